"""What phones enter: deals, results, corrections and ticks."""

from scorepad.bridge.changes import Change
from scorepad.bridge.changes.corrections import Replace, item_at
from scorepad.bridge.changes.deals import NEXT, Target, correction_of, enter
from scorepad.bridge.changes.results import set_result
from scorepad.bridge.comparison import Comparison, Played
from scorepad.bridge.deal import Deal
from scorepad.bridge.entering_results import ResultPlace
from scorepad.bridge.evening import ScoredEvening, score_evening
from scorepad.bridge.expected_results import all_expected
from scorepad.bridge.notation import print_what
from scorepad.bridge.ranking import ns_score
from scorepad.bridge.seats import Both, Seating
from scorepad.bridge.state import with_entries
from scorepad.bridge.translatable import Message, Translate, translate
from scorepad.phones import fields
from scorepad.phones.agreeing import must_be_other_side
from scorepad.phones.asked import comparison_of, deal_at, deal_named, next_deal
from scorepad.phones.desk import Desk, as_it_was
from scorepad.phones.kept import Phone, Tick
from scorepad.phones.once import (
    PhoneEntry,
    answered_before,
    done,
    entry_of,
    is_there,
    must_be_new,
    ticked,
)
from scorepad.phones.places import Place, is_own, read_place
from scorepad.phones.requests import Answer, Data, NotGranted, in_json
from scorepad.phones.standing import (
    another_deal,
    another_result,
    must_be_in_time,
    nothing_there,
    result_at,
    unchanged_deal,
    unchanged_result,
)
from scorepad.phones.typed import Typed, WithResult, read_at, read_result
from scorepad.words.deals import deal_aloud


def preview(desk: Desk, data: Data, say: Translate) -> Answer:
    """How a text is read, and what it would score."""
    typed, scored = _typed_in(data), desk.scored
    if comparison := comparison_of(scored):
        return _previewed_result(comparison, fields.result_place(data), typed, say)
    named = fields.deal_place(data) if data.get("deal") is not None else None
    there, target = next_deal(scored), NEXT
    if named and (there is None or named != (there.round, there.position)):
        there = deal_named(scored, *named)
        target = Target(there.at) if there else NEXT
    if there is None:
        raise nothing_there() if named else _ended()
    deal = read_at(typed, scored, there, target)
    after = deal_at(score_evening(enter(scored, deal, target).evening, scored), there.at)
    points = with_entries(Both(), after.scored.entries)
    return _reads(deal_aloud(deal, there.seating, say), points)


def _previewed_result(
    comparison: Comparison, place: ResultPlace, typed: Typed, say: Translate
) -> Answer:
    result = read_result(comparison, place, typed, result_at(comparison, place)).result
    points = ns_score(result) or 0
    reads = print_what(result.what)
    if isinstance(result.what, Played):
        reads = deal_aloud(Deal(result.what.contract, result.what.tricks), Seating(), say)
    return _reads(reads, Both(max(points, 0), max(-points, 0)))


def _reads(reads: str, points: Both) -> Answer:
    return in_json({"reads": reads, "points": {"NS": points.ns, "EW": points.ew}})


def enter_deal(desk: Desk, phone: Phone, data: Data) -> Answer:
    """Enter the next deal, or the result of a board."""
    typed = _typed_in(data)
    if comparison := comparison_of(desk.scored):
        place = fields.result_place(data)
        entry = entry_of(data, "deals", 201, "board", "pairs", "text", "language")
        if answer := answered_before(desk, entry):
            return answer
        _must_be_own(phone, comparison, place)
        must_be_new(desk, entry)
        return _enter_result(desk, phone, entry, comparison, place, typed)
    named = fields.deal_place(data)
    entry = entry_of(data, "deals", 201, "deal", "text", "language")
    if answer := answered_before(desk, entry):
        return answer
    must_be_new(desk, entry)
    return _enter_deal(desk, phone, entry, named, typed)


def _enter_deal(
    desk: Desk, phone: Phone, entry: PhoneEntry, named: tuple[int, int], typed: Typed
) -> Answer:
    scored = desk.scored
    coming = next_deal(scored)
    if coming is None or named != (coming.round, coming.position):
        return _there_already(desk, entry, named, typed)
    then = next_deal(score_evening(as_it_was(desk, entry.revision), scored))
    if then is None or then.seating != coming.seating:
        said = translate("words", "other players are at the table now; look again")
        raise NotGranted(409, Message(said), {"here": None})
    deal = read_at(typed, scored, coming)
    return done(desk, phone, entry, enter(scored, deal))


def _there_already(desk: Desk, entry: PhoneEntry, named: tuple[int, int], typed: Typed) -> Answer:
    """The same deal may have been entered by somebody else."""
    scored = desk.scored
    there = deal_named(scored, *named)
    if there is None:
        raise nothing_there() if next_deal(scored) else _ended()
    was = item_at(scored.evening, there.at)
    try:
        deal = read_at(typed, scored, there)
        is_same = correction_of(scored, deal, Target(there.at)) == Replace(there.at, was)
    except NotGranted:
        is_same = False
    if not is_same:
        raise another_deal(translate("words", "another deal is there already"), there)
    return is_there(desk, entry)


def _enter_result(
    desk: Desk,
    phone: Phone,
    entry: PhoneEntry,
    comparison: Comparison,
    place: ResultPlace,
    typed: Typed,
) -> Answer:
    was = result_at(comparison, place)
    if was:
        try:
            is_same = read_result(comparison, place, typed, None).result == was
        except NotGranted:
            is_same = False
        if not is_same:
            said = translate("words", "another result is there already")
            raise another_result(said, desk, comparison, was)
        return is_there(desk, entry)
    if not _may_meet(comparison, place):
        said = translate("words", "in this movement {ns} and {ew} do not meet on board {board}")
        raise NotGranted(409, Message(said, place._asdict()), {"here": None})
    made = read_result(comparison, place, typed, None)
    return done(desk, phone, entry, _with_result(desk.scored, made, place))


def correct(desk: Desk, phone: Phone, data: Data) -> Answer:
    """Correct a deal or a result that is there."""
    typed = _typed_in(data)
    if comparison := comparison_of(desk.scored):
        place = fields.result_place(data)
        entry = entry_of(data, "corrections", 200, "board", "pairs", "text", "language")
        if answer := answered_before(desk, entry):
            return answer
        _must_be_own(phone, comparison, place)
        must_be_in_time(phone, comparison, place)
        must_be_new(desk, entry)
        was = unchanged_result(desk, place, entry.revision)
        made = read_result(comparison, place, typed, was)
        if made.result == was:
            return is_there(desk, entry)
        return done(desk, phone, entry, _with_result(desk.scored, made, place))
    named = fields.deal_place(data)
    entry = entry_of(data, "corrections", 200, "deal", "text", "language")
    if answer := answered_before(desk, entry):
        return answer
    return _correct_deal(desk, phone, entry, named, typed)


def _correct_deal(
    desk: Desk, phone: Phone, entry: PhoneEntry, named: tuple[int, int], typed: Typed
) -> Answer:
    scored = desk.scored
    _must_be_last_round(scored, named[0])
    must_be_new(desk, entry)
    there = unchanged_deal(desk, named, entry.revision)
    target = Target(there.at)
    deal = read_at(typed, scored, there, target)
    if correction_of(scored, deal, target) == Replace(there.at, there.scored.item):
        return is_there(desk, entry)
    return done(desk, phone, entry, enter(scored, deal, target))


def tick(desk: Desk, phone: Phone, data: Data) -> Answer:
    """Note that the other side agrees with a result as it saw it, or does not."""
    place, agrees = fields.result_place(data), _truth(data, "agrees")
    entry = entry_of(data, "ticks", 200, "board", "pairs", "agrees")
    if answer := answered_before(desk, entry):
        return answer
    if comparison := comparison_of(desk.scored):
        _must_be_own(phone, comparison, place)
        must_be_other_side(desk, phone, comparison, place)
    must_be_new(desk, entry)
    seen = unchanged_result(desk, place, entry.revision)
    printed, number = print_what(seen.what), len(desk.scored.rounds) - 1
    made = Tick(entry.id, entry.sent, *place, agrees, printed, desk.steps, number)
    return ticked(desk, entry, made)


def _with_result(scored: ScoredEvening, made: WithResult, place: ResultPlace) -> Change:
    return set_result(scored.evening, len(scored.rounds) - 1, made.comparison, place)


def _ended() -> NotGranted:
    return NotGranted(409, Message(translate("words", "the evening has ended")), {"here": None})


def _typed_in(data: Data) -> Typed:
    return Typed(fields.text(data, "text"), fields.language(data))


def _truth(data: Data, name: str) -> bool:
    found = data.get(name)
    if not isinstance(found, bool):
        raise fields.unfit_field(name)
    return found


def _must_be_own(phone: Phone, comparison: Comparison, place: ResultPlace) -> None:
    if not is_own(read_place(phone.place) or Place(), comparison, place):
        said = translate("words", "this is another table’s result")
        raise NotGranted(403, Message(said))


def _may_meet(comparison: Comparison, place: ResultPlace) -> bool:
    """Whether the movement has these pairs on this board; without one all may meet."""
    if comparison.plan is None:
        return True
    return any((one.board, one.ns, one.ew) == place for one in all_expected(comparison))


def _must_be_last_round(scored: ScoredEvening, number: int) -> None:
    """A deal can be corrected until the first one of the next round is there."""
    if number < len(scored.played):
        said = translate("words", "the next round has begun; only the laptop can correct this")
        raise NotGranted(403, Message(said))
