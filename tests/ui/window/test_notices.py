"""What the bar asks before a deal is moved to a table with other partners."""

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorepad.bridge.changes.corrections import Move
from scorepad.bridge.rounds import At
from scorepad.bridge.seats import Seating
from scorepad.ui.window import notices
from tests.bridge.corrected import deals_of, evening
from tests.bridge.table import EVE_FOR_ANN, FIVE, FOUR, entered, played
from tests.ui.windows import Opened, flush, shown_deals

EVE_SITS = Seating("Ann", "Eve", "Cy", "Di")
TURNED = Seating("Di", "Ann", "Bob", "Cy")
OTHERS = entered("N 2S", "E 4S", seating=FOUR), entered("pass", seating=EVE_SITS)
QUESTION = "Moved there, it would be 4♠ by Eve."
MOVE = Move(At(0, 1), At(1, 0))


def test_the_question_names_who_plays_there() -> None:
    assert notices.of_move(evening(*OTHERS), MOVE) == QUESTION
    assert not notices.of_move(evening(OTHERS[0], entered(seating=TURNED)), MOVE)


def test_nothing_is_moved_before_the_answer(opened: Opened) -> None:
    window = opened(evening(*OTHERS))
    before = window.document.evening
    window.corrections.move(*MOVE)
    assert window.notice.sentence == QUESTION
    assert window.document.evening == before
    (yes,) = window.notice.buttons
    yes.click()
    flush()
    assert deals_of(window.document.evening) == ["N 2S=", "E 4S=, pass"]
    assert window.deal_list.current == At(1, 0)


def test_sent_away_the_deal_stays(opened: Opened) -> None:
    window = opened(evening(*OTHERS))
    window.corrections.move(*MOVE)
    QApplication.processEvents()
    QTest.keyClick(window.line, Qt.Key.Key_Escape)
    assert window.notice.isHidden()
    assert deals_of(window.document.evening) == ["N 2S=, E 4S=", "pass"]


def test_it_says_whom_a_deal_of_the_next_round_would_belong_to() -> None:
    rounds = entered("N 2S", seating=FOUR), entered("E 4S", seating=EVE_SITS)
    scored = played(*rounds)
    notice = notices.standing(scored)
    assert notice
    assert notice.sentence == (
        "Rubber 1 is now unfinished. There the first deal of Rubber 2 would be 4♠ by Bob."
    )


def test_the_list_says_who_took_a_chair(opened: Opened) -> None:
    window = opened(
        evening(
            entered("N 2S honours S 100", EVE_FOR_ANN, "N 1C honours N 150", "E 1C-1", seating=FIVE)
        )
    )
    assert [row[:3] for row in shown_deals(window)] == [
        ("Rubber 1", "", ""),
        ("1", "2♠ =", "Ann · 100 honours, Cy"),
        ("From deal 2: Eve for Ann", "", ""),
        ("2", "1♣ =", "Eve · 150 honours"),
        ("3", "1♣ −1", "Bob"),
    ]
    model = window.deal_list.model()
    # A deal dropped below that line is the first that Eve played, one above it the last of Ann's.
    moves: list[tuple[At, At]] = []
    window.deals.moved.disconnect()
    window.deals.moved.connect(lambda start, to: moves.append((start, to)))
    data = model.mimeData([model.index(4, 0)])
    for row in (2, 3):
        model.dropMimeData(data, Qt.DropAction.MoveAction, row, 0, QModelIndex())
    assert moves == [(At(0, 3), At(0, 1)), (At(0, 3), At(0, 2))]
