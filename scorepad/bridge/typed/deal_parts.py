"""The typed parts of a deal, combined with those that a correction leaves unchanged."""

from dataclasses import dataclass, field

from scorepad.bridge.contract import LEVELS, NOTRUMP, UNDOUBLED, Contract, Doubling, Strain
from scorepad.bridge.deal import Deal, Honours
from scorepad.bridge.options import DUPLICATE, POINTS, Options
from scorepad.bridge.points_scale import ALL_POINTS
from scorepad.bridge.seats import NS, Seat, Side
from scorepad.bridge.translatable import Message, Several, translate
from scorepad.bridge.typed.misread import Fault
from scorepad.bridge.typed.result_words import ResultWords, tricks_in_all, tricks_meant

Span = tuple[int, int]


@dataclass(slots=True)
class DealParts:
    """The parts of a deal read so far, and where they are in the text."""

    text: str
    level: int | None = None
    strain: Strain | None = None
    bid: Span = (0, 0)
    declarer: Seat | None = None
    doubling: Doubling | None = None
    result: ResultWords | None = None
    honours: Span | None = None
    points: str = ""
    """The points for honours; 0 if there were none."""
    holder: Seat | None = None
    held: tuple[int, Side | None, Span] | None = None
    """The high-card points of a side; declarer's if none is named."""
    doubtful: set[Seat] = field(default_factory=set)
    """Players named by letters that may mean somebody else."""

    @property
    def is_whole(self) -> bool:
        """Whether it is a complete deal, even while another one is corrected."""
        return self.strain is not None and self.declarer is not None


def deal_of(
    parts: DealParts, was: Deal, options: Options, anybody: Several, faults: list[Fault]
) -> Deal | None:
    """Combine the parts; everything impossible is added to the faults."""
    bid = None if parts.is_whole else was.contract
    strain = parts.strain or (bid.strain if bid else NOTRUMP)
    level = parts.level or (bid.level if bid else 0)
    declarer = parts.declarer or (bid.declarer if bid else None)
    doubling = parts.doubling
    if doubling is None:
        doubling = bid.doubling if bid else UNDOUBLED
    if declarer is None:
        said = translate("words", "the declarer is missing: {names}")
        faults.append(Fault(0, len(parts.text), Message(said, {"names": anybody})))
    tricks = _tricks(parts, level, was.over if bid else 0, faults) if level in LEVELS else None
    if options.honours_count:
        honours = _honours(parts, strain, was.honours if bid else None, anybody, faults)
    else:
        honours = _uncounted_honours(parts, strain, was.honours, options, faults)
    points_ns = was.points_ns
    if options.form is POINTS:
        before = None if parts.is_whole else was.points_ns
        points_ns = points_of(parts, declarer, faults) if parts.held else before
    if tricks is None or declarer is None:
        return None
    return Deal(Contract(level, strain, doubling, declarer), tricks, honours, points_ns=points_ns)


def points_of(parts: DealParts, declarer: Seat | None, faults: list[Fault]) -> int | None:
    """Return North-South's points held, if they were typed."""
    if parts.held is None:
        return None
    figure, side, where = parts.held
    side = side or (declarer.side if declarer else None)
    if figure > ALL_POINTS:
        said = translate("words", "a side holds 0 to {most} points, not {number}")
        faults.append(Fault(*where, Message(said, {"most": ALL_POINTS, "number": figure})))
    elif side:
        return figure if side is NS else ALL_POINTS - figure
    return None


def _tricks(parts: DealParts, level: int, was_over: int, faults: list[Fault]) -> int | None:
    start, end = parts.bid
    if parts.result:
        start, end = parts.result.start, parts.result.end
        tricks = tricks_meant(parts.result, parts.text[start:end], level)
    else:
        tricks = tricks_in_all(level, was_over)
    if isinstance(tricks, int):
        return tricks
    faults.append(Fault(start, end, tricks, is_certain=parts.result is not None))
    return None


def _honours(
    parts: DealParts, strain: Strain, was: Honours | None, anybody: Several, faults: list[Fault]
) -> Honours | None:
    if parts.honours is None and was is None:
        return None
    if parts.points == "0" and parts.holder is None:
        return None
    holder = parts.holder or (was.holder if was else None)
    points = parts.points or (str(was.points) if was else "")
    where = parts.honours or parts.bid
    if holder is None:
        said = translate("words", "honours need their holder: {names}")
        faults.append(Fault(*where, Message(said, {"names": anybody})))
    if points not in ("100", "150"):
        faults.append(Fault(*where, Message(translate("words", "honours are 100 or 150"))))
    elif points == "100" and strain is NOTRUMP:
        said = translate("words", "at notrump honours are four aces: 150")
        faults.append(Fault(*where, Message(said)))
    elif holder:
        return Honours(holder, int(points))
    return None


def _uncounted_honours(
    parts: DealParts, strain: Strain, was: Honours | None, options: Options, faults: list[Fault]
) -> Honours | None:
    """If honours do not count, those of the earlier deal are kept."""
    is_duplicate = options.form is DUPLICATE
    if parts.honours and parts.points != "0":
        said = translate("words", "honours do not count, as agreed; leave them out")
        if is_duplicate:
            said = translate("words", "duplicate has no honours; leave them out")
        faults.append(Fault(*parts.honours, Message(said)))
    if was is None or is_duplicate or parts.honours:
        return None
    return None if strain is NOTRUMP and was.points == 100 else was
