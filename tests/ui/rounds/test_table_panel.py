"""The picture of the table: what a screen reader says of it, and what a click on it opens."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.changes import Change
from scorepad.bridge.deal import NewSeats
from scorepad.bridge.evening import Evening
from scorepad.bridge.next_deal import now
from scorepad.bridge.options import CHICAGO, DUPLICATE
from scorepad.bridge.rounds import At
from scorepad.bridge.seats import Seat, Seating
from scorepad.exchange.score_file import read_score_file
from scorepad.ui import language
from scorepad.ui.document import Document
from scorepad.ui.evening.this_evening_page import ThisEveningPage
from scorepad.ui.parts.labels import Label
from scorepad.ui.rounds.deal_at_table import DealAtTable
from scorepad.ui.rounds.table_panel import TablePanel
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.words import player
from scorepad.ui.words.table import who_are_we
from tests.bridge.table import EVE_FOR_ANN, EVENINGS, FIVE, FOUR, entered
from tests.ui.painted import painted
from tests.ui.windows import Opened, flush, sample, type_deal


def test_the_table_in_words(opened: Opened) -> None:
    window = opened(sample())
    type_deal(window, "2ss")
    assert window.table.accessibleDescription().splitlines() == [
        "Deal 2",
        "We need 40 for game",
        "Mrs. Jones sits out",
        "Nobody is vulnerable",
    ]
    assert "Mr. Jones, East, They, dealer" in window.table.picture.accessibleDescription()


def test_a_click_on_the_table_seats_the_players(opened: Opened) -> None:
    window = opened(sample())
    QTest.mouseClick(window.table.picture, Qt.MouseButton.LeftButton)
    (page,) = window.findChildren(ThisEveningPage)
    page.close()
    below = QPoint(window.table.width() // 2, window.table.height() - 5)
    QTest.mouseClick(window.table, Qt.MouseButton.LeftButton, pos=below)
    QTest.mouseClick(window.table.picture, Qt.MouseButton.RightButton)
    flush()
    assert not window.findChildren(ThisEveningPage)
    assert "Mr. Smith" in window.table.picture.toolTip()


@pytest.mark.parametrize(
    ("keeper", "around"),
    [
        ("Ann", ["Ann", "Bob", "Cy", "Di"]),
        ("Bob", ["Bob", "Cy", "Di", "Ann"]),
        (None, ["Cy", "Di", "Ann", "Bob"]),
    ],
)
def test_the_keeper_sits_at_the_foot_of_the_picture(
    keeper: str | None, around: list[str], opened: Opened
) -> None:
    window = opened(Evening((entered("N 4S=", seating=FOUR, keeper=keeper),)))
    assert names(window) == around


TAKEN_OVER = Evening((entered("S 4S", "S 2S", EVE_FOR_ANN, "E 2S", seating=FOUR, keeper="Bob"),))


def names(window: MainWindow) -> list[str]:
    return [chair.name for chair in window.table.picture.chairs]


def seen(window: MainWindow) -> list[tuple[str, bool, bool | None]]:
    """Who sits where, who deals and who is vulnerable."""
    chairs = window.table.picture.chairs
    return [(chair.name, chair.deals, chair.is_vulnerable) for chair in chairs]


def test_before_anybody_gave_a_name(opened: Opened) -> None:
    window = opened()
    assert seen(window) == [
        ("South", False, False),
        ("West", False, False),
        ("North", True, False),
        ("East", False, False),
    ]
    aloud = window.table.picture.accessibleDescription().splitlines()
    assert aloud[2] == "North, We, dealer, not vulnerable"


def test_the_keeper_sits_at_the_foot(opened: Opened) -> None:
    window = opened(Evening((entered("E 4H=", "N 2S=", seating=FIVE, keeper="Bob"),)))
    assert seen(window) == [
        ("Bob", False, True),
        ("Cy", True, False),
        ("Di", False, True),
        ("Ann", False, False),
    ]
    assert window.table.picture.accessibleDescription().splitlines() == [
        "Bob, East, We, vulnerable",
        "Cy, South, They, dealer, not vulnerable",
        "Di, West, We, vulnerable",
        "Ann, North, They, not vulnerable",
    ]


def test_a_wheel_and_boards(opened: Opened) -> None:
    for form, expected in ((CHICAGO, (False, True)), (DUPLICATE, (True, False))):
        window = opened(Evening((entered("N 2S=", seating=FOUR, form=form),)))
        vulnerable = {chair.name: chair.is_vulnerable for chair in window.table.picture.chairs}
        assert (vulnerable["Ann"], vulnerable["Bob"]) == expected


def test_whoever_came_in_after_the_end_plays_the_next(opened: Opened) -> None:
    """As among five players after every rubber; here the keeper changes sides too."""
    chairs = NewSeats(Seating("Bob", "Eve", "Cy", "Ann", ("Di",)))
    rubber = entered("N 4H=", "N 4H=", chairs, seating=FIVE, keeper="Ann")
    window = opened(Evening((rubber,)))
    assert seen(window) == [
        ("Ann", False, False),
        ("Bob", False, False),
        ("Eve", False, False),
        ("Cy", True, False),
    ]


@given(st.lists(EVENINGS, min_size=1, max_size=4))
def test_it_follows_the_evening(evenings: list[Evening]) -> None:
    document = Document()
    panel = TablePanel(document, DealAtTable(document))
    for evening in evenings:
        document.become(Change(evening, Action(ActionKind.CHANGE_PLAYERS)))
        fresh = Document(evening)
        assert panel.picture.chairs == TablePanel(fresh, DealAtTable(fresh)).picture.chairs
        state, seating = now(document.scored).state, document.table.seating
        dealers = [chair.name for chair in panel.picture.chairs if chair.deals]
        assert dealers == [player(seating, state.dealer)]


def test_while_a_deal_is_corrected_the_table_is_that_of_the_deal(opened: Opened) -> None:
    window = opened(TAKEN_OVER)
    now, here = window.table.sentences, names(window)
    assert now[0] == "Deal 4"
    assert "Eve" in here
    window.entry.correct(At(0, 1))
    assert window.table.sentences == ["Deal 2"], "its round is the one that is played"
    assert names(window) == ["Bob", "Cy", "Di", "Ann"]
    assert "Ann, North" in window.table.picture.toolTip()
    assert "They are vulnerable" in window.table.accessibleDescription()
    QTest.keyClick(window.entry.field, Qt.Key.Key_Escape)
    assert (window.table.sentences, names(window)) == (now, here)
    window.entry.insert(At(0, 0))
    assert window.table.sentences == ["Deal 1"]
    type_deal(window, "pass")
    assert window.table.sentences[:1] == ["Deal 5"]


def test_an_earlier_deal_of_another_round_says_so(opened: Opened) -> None:
    rounds = entered("S 4S", "S 4S", seating=FOUR), entered("S 1S", seating=FOUR)
    window = opened(Evening(rounds))
    window.entry.correct(At(0, 0))
    assert window.table.sentences[0] == "Rubber 1, deal 1"
    window.entry.correct(At(1, 0))
    assert window.table.sentences[0] == "Deal 1"


def test_an_earlier_deal_is_shown_between_two_rounds_too(opened: Opened) -> None:
    window = opened(Evening((entered("S 4S", "S 4S", seating=FOUR),)))
    assert window.round_panel.isVisible()
    window.entry.correct(At(0, 0))
    assert not window.round_panel.isVisible()
    assert window.table.isVisible()
    before = window.table.grab().toImage()
    window.entry.give_up()
    assert window.round_panel.isVisible()
    assert window.table.grab().toImage() != before


def test_a_deal_that_is_taken_back_is_looked_at_no_more(opened: Opened) -> None:
    window = opened(Evening((entered(seating=FOUR),)))
    type_deal(window, "4sn")
    window.entry.correct(At(0, 0))
    window.document.steps.undo()
    assert window.table.sentences == ["Deal 1"]
    assert window.tonight.deal_at_table.earlier is None


def test_larger_words_are_not_smaller_in_a_low_window(opened: Opened) -> None:
    window = opened()
    window.resize(1024, 575)
    sizes = []
    for points in (12, 16, 20, 28):
        window.settings.points = points
        window.apply_look()
        QApplication.processEvents()
        sizes.append(window.table.who.font().pointSizeF())
    assert min(sizes) >= 12


def test_beside_the_pad_large_names_stay_large(opened: Opened) -> None:
    window = opened(Evening((entered("S 4S", seating=FOUR),)))
    window.entry.pad.click()
    window.resize(1024, 600)
    window.settings.points = 28
    window.apply_look()
    QApplication.processEvents()
    assert window.table.picture.written()[1].pointSizeF() > 16
    type_deal(window, "4ss")
    QApplication.processEvents()
    assert window.round_panel.picture.written()[1].pointSizeF() > 14


def test_who_is_playing_is_asked_until_somebody_is_named(opened: Opened) -> None:
    window = opened()
    assert "We are North and South" in window.table.sentences[-1]
    window.table.who.click()
    (asked,) = window.findChildren(ThisEveningPage)
    asked.close()
    flush()
    type_deal(window, "2ss")
    assert window.table.who.isVisible()
    window.document.open(Evening((entered(seating=FOUR),)))
    assert window.table.who.isHidden()


@pytest.mark.parametrize(
    ("keeper", "said"), [("North", "North and South"), ("East", "East and West")]
)
def test_who_we_are_is_said_once(keeper: str, said: str) -> None:
    assert said in who_are_we(Seat(keeper[0]).side)


def test_nothing_is_cut_off_at_any_size(opened: Opened) -> None:
    """All of its text is visible."""
    window = opened(Evening((entered("S 2S", seating=FIVE),), planned=3))
    for points in (9, 12, 20, 28):
        window.settings.points = points
        for size in ((1024, 600), (1366, 768), (1920, 1080)):
            for _ in range(2):  # at first it may be wider, as with the words before
                window.resize(*size)
                window.apply_look()
                QApplication.processEvents()
            shown = [part for part in window.table.findChildren(Label) if part.isVisible()]
            assert len(shown) == 4
            for part in (*shown, window.table.picture):
                assert part.visibleRegion().boundingRect() == part.rect()
            for part in shown:
                assert part.heightForWidth(part.width()) <= part.height()


@pytest.mark.parametrize("points", [12, 17, 28])
def test_beside_the_pad_nothing_scrolls(points: int, opened: Opened) -> None:
    window = opened()
    window.settings.points = points
    window.apply_look()
    QApplication.processEvents()
    window.resize(1024, 560)
    played = "form rubber\nseats N=Eve E=Ann S=Bob W=Dora out=Cleo\n"
    evening = read_score_file(f"{played}N 4S=\nE 3NT=\nN 1S+2\nN 1C=\nE 1C+1\n".encode())
    window.document.open(evening)
    window.entry.pad.setChecked(True)
    for _ in range(3):
        QApplication.processEvents()
    (scrolled,) = window.table.findChildren(QScrollArea)
    assert scrolled.verticalScrollBar().maximum() == 0
    bars = scrolled.verticalScrollBarPolicy()
    assert bars is Qt.ScrollBarPolicy.ScrollBarAlwaysOff, "a bar would break lines, and stay"


@pytest.mark.parametrize("out", ["", "Eve", "Eve out=Flo out=Gus"])
@pytest.mark.parametrize("spoken", ["en", "de", "pl"])
def test_beside_the_pad_a_line_goes_before_the_usual_words_are_smaller(
    out: str, spoken: str, app: QApplication, opened: Opened
) -> None:
    """Both sides need something; the number of the deal is what is missed least."""
    assert language.speak(app, spoken) == spoken
    seats = f"form rubber\nseats N=Ann E=Bob S=Cy W=Di {f'out={out}' if out else ''}\n"
    window = opened(read_score_file(f"{seats}N 4S=\nN 1C=\nE 1C=\n".encode()))
    window.entry.pad.setChecked(True)
    window.resize(1008, 560)
    for _ in range(2):
        QApplication.processEvents()
    said = painted(window.table)
    assert min(said.values()) >= 16
    assert sum("80" in text for text in said) == 2
