"""PBN as read by a reader of others: its fields, and the score it computes."""

from endplay.parsers.pbn import loads
from hypothesis import given

from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.seats import Seat
from scorepad.bridge.state import ScoredDeal
from scorepad.exchange.saved_evening import SavedEvening
from scorepad.exchange.tables import vulnerable
from tests.bridge.table import EVENINGS, rounds
from tests.exchange.test_pbn import ID
from tests.exchange.whole_files import pbn_of

VULNERABLE = {"None": "none", "NS": "ns", "EW": "ew", "All": "both"}


def deals(evening: Evening) -> list[tuple[ScoredDeal, Deal]]:
    return [
        (scored, scored.item)
        for part in score_evening(evening).rounds
        for scored in part.deals
        if isinstance(scored.item, Deal)
    ]


@given(EVENINGS)
def test_others_read_the_same_fields(evening: Evening) -> None:
    boards = loads(pbn_of([SavedEvening(ID, evening)]).decode())
    assert len(boards) == len(deals(evening))
    for board, (scored, deal) in zip(boards, deals(evening), strict=True):
        assert board.dealer.name[0].upper() == str(scored.dealer)
        assert board.vul.name == VULNERABLE[vulnerable(scored.vulnerable)]
        assert board.contract.is_passout() == deal.is_passed_out
        if deal.contract:
            played = board.contract
            assert played.level == deal.contract.level
            assert played.denom.name[0].upper() == deal.contract.strain
            assert played.penalty.abbr.upper() == deal.contract.doubling
            assert played.declarer.name[0].upper() == deal.contract.declarer
            assert played.result == deal.over


BOARDS = rounds(agreements=EVENINGS.map(lambda evening: Options(DUPLICATE)))


@given(BOARDS.map(lambda boards: Evening((boards,))))
def test_others_score_boards_alike(evening: Evening) -> None:
    for board in loads(pbn_of([SavedEvening(ID, evening)]).decode()):
        score = board.contract.score(board.vul)
        declarer_is_ns = board.contract.is_passout() or board.contract.declarer.name[0] in "ns"
        assert board.info["Score"] == f"NS {score if declarer_is_ns else -score}"


@given(EVENINGS)
def test_others_find_the_names(evening: Evening) -> None:
    boards = iter(loads(pbn_of([SavedEvening(ID, evening)]).decode()))
    for part in score_evening(evening).rounds:
        for scored in part.deals:
            if isinstance(scored.item, Deal):
                seating = part.round.seatings(before=scored.place)[-1]
                board = next(boards)
                names = [board.info[seat.name.title()] for seat in Seat]
                assert names == list(seating.players[:4])
