"""Whom typed letters mean: a chair by its letter or name, or the player in it."""

from collections.abc import Iterable
from typing import NamedTuple

from scorepad.bridge.contract import SPADES
from scorepad.bridge.seats import NORTH, Initial, Seat, Seating
from scorepad.bridge.translatable import Message, Several, all_of, each_of, one_of, translate
from scorepad.bridge.typed.deal_words import DealWords, deal_words
from scorepad.bridge.typed.languages import ENGLISH
from scorepad.bridge.typed.name_matching import (
    Names,
    letters_of,
    match_player,
    names_by_seat,
    simplified,
)

_CHAIR_NAMES = {
    Seat.NORTH: Message(translate("words", "North")),
    Seat.EAST: Message(translate("words", "East")),
    Seat.SOUTH: Message(translate("words", "South")),
    Seat.WEST: Message(translate("words", "West")),
}


class _Meant(NamedTuple):
    """The number of letters, and the chairs of those they may mean; several are asked about.

    A letter that is a chair and also begins another player's name has that chair first.
    """

    letters: int = 0
    seats: tuple[Seat, ...] = ()


class People:
    """The players at a table, and what they may be called."""

    def __init__(
        self,
        seating: Seating,
        words: DealWords | None = None,
        initials: Iterable[Initial] = (),
    ) -> None:
        self.seating = seating
        self._initials = {initial.chair: initial.player for initial in initials}
        self._words = words or deal_words(ENGLISH)
        self._language = self._words.language
        self._names: Names = names_by_seat(seating)

    def meant(self, text: str, at: int) -> _Meant:
        """Return whom the next letters of a simplified text mean, unless the word goes on.

        Where that is asked, what follows may answer: E East, E Ev.
        """
        letters, seats = self._meant(text, at)
        end = at + letters
        if letters and len(seats) > 1 and (answer := self._answer(text, end, seats)):
            return _Meant(letters + answer.letters, answer.seats)
        return _Meant() if self._words.goes_on(text, end) else _Meant(letters, seats)

    def _answer(self, text: str, at: int, seats: tuple[Seat, ...]) -> _Meant | None:
        """Return which of these seats is named next, by a letter with no other meaning."""
        start = at + len(text[at:]) - len(text[at:].lstrip())
        answer = self.meant(text, start)
        if not answer.letters or len(answer.seats) > 1 or answer.seats[0] not in seats:
            return None
        if answer.letters == 1 and self._words.is_of_deal(text, start):
            return None
        return _Meant(start - at + answer.letters, answer.seats)

    def _meant(self, text: str, at: int) -> _Meant:
        """Return whom the longest match means."""
        letters, seats = match_player(self._names, text, at)
        letters = len(text[at : at + letters].rstrip(" ."))
        if chair := self._words.chair_at(text, at):
            seat, end = chair
            word = text[at:end]
            is_name = any(called[0] == word for called in self._names.values())
            is_own = self._words.is_own_name(word, seat) and not is_name
            if letters < len(word) or (is_own and letters == len(word)):
                return _Meant(len(word), (seat,))
        if self._words.keyword.match(text, at):
            return _Meant()
        letter = text[at : at + 1]
        out = self.sitting_out(text, at)
        if letters <= 1 and not out and (begun := self._words.chair_begun(text, at)):
            return _Meant(begun[1] - at, (begun[0],))
        if letters <= 1 and (seat_meant := self._words.chairs.get(letter)):
            others = [
                who
                for who, (name, *_) in self._names.items()
                if who != seat_meant and name.startswith(letter)
            ]
            return _Meant(1, self._told(seat_meant, others))
        return _Meant(letters, tuple(seats))

    def _told(self, chair: Seat, others: list[Seat]) -> tuple[Seat, ...]:
        """Return whom the letter of a chair means, which may have been answered before."""
        if chair not in self._initials:
            return (chair, *others)
        told = self._initials[chair]
        meant = self.seating.seat_of(told) if told else chair
        return (meant,) if meant in (chair, *others) else (chair, *others)

    def is_chair(self, typed: str, seat: Seat) -> bool:
        """Whether this is the letter of a chair."""
        return self._words.chairs.get(simplified(typed)) is seat

    def sitting_out(self, text: str, at: int) -> tuple[str, int] | None:
        """Return who of those sitting out is named here by two letters or more, and its end."""
        letters = {name: letters_of(name, text, at) for name in self.seating.out}
        name = max(letters, key=lambda name: letters[name], default="")
        return (name, at + letters[name]) if letters.get(name, 0) > 1 else None

    def chair_name(self, chair: Seat) -> str:
        """Return a chair as it is typed in full."""
        return self._language.chair_name(chair)

    @property
    def have_names(self) -> bool:
        return bool(self._names)

    @property
    def everybody(self) -> Several:
        """All four players, by name or by the letter of the chair."""
        return all_of([*map(self.called, Seat)])

    @property
    def one(self) -> Several:
        return one_of([*map(self.called, Seat)])

    def called(self, who: Seat) -> str:
        """Return a player's name, or the letter of the chair without one."""
        return self._language.player(self.seating.at(who))

    @property
    def example(self) -> tuple[str, Seat]:
        """Return an example to type: a contract by the player with the shortest name."""
        contract = f"4{self._language.suit(SPADES).lower()}"
        if not self._names:
            return f"{contract}{self._language.chair(NORTH).lower()}", NORTH
        who = min(self._names, key=lambda seat: len(self.seating.at(seat)))
        return f"{contract} {self.in_full(who)}", who

    def in_full(self, who: Seat) -> str:
        """Return a player's full name, or the chair's if the name is ambiguous."""
        name = simplified(self.seating.at(who))
        is_unmistakable = self.meant(name, 0) == (len(name), (who,))
        return name.lower() if is_unmistakable else self.chair_name(who)

    def question(self, typed: str, seats: tuple[Seat, ...]) -> Message:
        """Return the question for ambiguous letters, with what to type for each meaning."""
        letter = simplified(typed)
        if not self.is_chair(letter, seats[0]):
            said = translate("words", "“{typed}” could be {names}: type more letters")
            return Message(said, {"typed": typed, "names": one_of([*map(self.seating.at, seats)])})
        chair, *others = seats
        said = translate("words", "{letter}: {players}? Type {ways}")
        names = one_of([self._with_name(chair), *(self.seating.at(who) for who in others)])
        ways = one_of([self._chair(chair), *map(self.typed, others)])
        return Message(said, {"letter": letter, "players": names, "ways": ways})

    def reminder(self, typed: str, seats: tuple[Seat, ...], meant: Seat) -> Message:
        """Return a reminder of what a letter means, with what to type for the others."""
        chair = seats[0]
        ways = [self._way(who, chair) for who in seats if who is not meant]
        said = translate("words", "{letter} is {player}; type {ways}")
        player = _CHAIR_NAMES[chair] if meant is chair else self.seating.at(meant)
        facts = {"letter": simplified(typed), "player": player}
        return Message(said, {**facts, "ways": each_of(ways)})

    def _way(self, who: Seat, chair: Seat) -> Message:
        """Return what to type for a player, or for the chair."""
        said = translate("words", "{letters} for {player}")
        if who is chair:
            facts = {"letters": self._chair(chair), "player": _CHAIR_NAMES[chair]}
            return Message(said, facts)
        return Message(said, {"letters": self.typed(who), "player": self.seating.at(who)})

    def _with_name(self, chair: Seat) -> Message:
        name = self.seating.at(chair)
        if name == chair:
            return _CHAIR_NAMES[chair]
        said = translate("words", "{chair} ({player})")
        return Message(said, {"chair": _CHAIR_NAMES[chair], "player": name})

    def typed(self, who: Seat) -> str:
        """Return a player's first name, or as much more as means nobody else and no chair."""
        name = simplified(self.seating.at(who))
        chairs = [simplified(self.chair_name(seat)) for seat in Seat]
        beginnings = (name[:letters] for letters in range(len(name.split()[0]), len(name) + 1))
        own = (some for some in beginnings if not any(chair.startswith(some) for chair in chairs))
        fit = (some for some in own if self.meant(some, 0) == (len(some), (who,)))
        return next(fit, self.chair_name(who)).lower()

    def _chair(self, chair: Seat) -> str:
        """Return the name of the chair, unless it is another player's."""
        name = self.chair_name(chair)
        return name if self.meant(simplified(name), 0).seats == (chair,) else self.typed(chair)
