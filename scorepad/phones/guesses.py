"""Wrong keys: who tries too many waits for a minute."""

from collections import defaultdict, deque

_MOST = 10
_MINUTE = 60.0
_MOST_ADDRESSES = 1000


class Guesses:
    """Counts the wrong keys of each address."""

    def __init__(self) -> None:
        self._times: dict[str, deque[float]] = defaultdict(deque)
        self._until: dict[str, float] = {}

    def are_too_many(self, address: str, now: float) -> bool:
        """Note another wrong key, and tell whether its address has to wait."""
        if now < self._until.get(address, now):
            return True
        if len(self._times) > _MOST_ADDRESSES:
            self._times.clear()
            self._until.clear()
        times = self._times[address]
        while times and now - times[0] >= _MINUTE:
            times.popleft()
        if len(times) == _MOST:
            self._until[address] = now + _MINUTE
            times.clear()
            return True
        times.append(now)
        return False
