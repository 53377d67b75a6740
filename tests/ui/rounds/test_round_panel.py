"""Between two rounds: who won, and who sits where next."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.changes import Change
from scorepad.bridge.deal import NewSeats
from scorepad.bridge.evening import Evening
from scorepad.bridge.next_round import moves
from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, Form
from scorepad.bridge.options import RUBBER as RUBBER_BRIDGE
from scorepad.bridge.rotation import PartnerChange
from scorepad.bridge.seating_changes import take_seats
from scorepad.bridge.seats import Seating
from scorepad.exchange.score_file import read_score_file
from scorepad.ui.evening.this_evening_page import ThisEveningPage
from scorepad.ui.parts.labels import Label
from scorepad.ui.rounds.board_view import HEAD, LEFT, OUT, Chair
from scorepad.ui.scores.settle_page import SettlePage
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.words.actions import action_words
from scorepad.ui.words.rounds import ahead as told_ahead
from scorepad.ui.words.rounds import who_moves
from tests.bridge.table import FIVE, FOUR, entered
from tests.ui.ways.table import OVER
from tests.ui.windows import Opened, type_deal

RUBBER = ("N 4S=", "N 4S=")
LEGIBLE = 16
"""The least size in pixels of what is said beside a name, with large words."""
SEATED = Action(ActionKind.CHANGE_PLAYERS)


def sentences(window: MainWindow) -> list[str]:
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in window.round_panel.sentences]


def press_enter(window: MainWindow) -> None:
    QTest.keyClick(window.entry.field, Qt.Key.Key_Return)


def test_it_stands_where_the_table_was_until_the_next_round_begins(opened: Opened) -> None:
    window = opened(Evening((entered("N 4S=", seating=FIVE),)))
    assert window.table.isVisible()
    assert not window.round_panel.isVisible()
    type_deal(window, "4sn")
    assert window.round_panel.isVisible()
    assert not window.table.isVisible()
    press_enter(window)
    assert window.table.isVisible()
    assert not window.round_panel.isVisible()
    window.document.steps.undo()
    assert window.round_panel.isVisible()


def test_what_it_says(opened: Opened) -> None:
    window = opened(Evening((entered(*RUBBER, seating=FIVE, keeper="Ann"),), planned=3))
    assert sentences(window) == [
        "Ann and Cy",
        "win by 940",
        "+9 on the back score",
        "Di sits out",
        "Sitting out after that: Bob",
    ]
    said = "Next: Rubber 2 of 3 – Ann and Bob against Cy and Eve. Bob deals."
    assert window.next_round.title.text() == said
    assert window.round_panel.accessibleDescription().splitlines() == window.round_panel.sentences
    assert window.round_panel.picture.accessibleDescription().splitlines() == [
        "Ann and Bob against Cy and Eve",
        "Cy and Bob change seats",
        "Eve comes in for Di",
    ]


def test_the_table_marks_those_who_move(opened: Opened) -> None:
    window = opened(Evening((entered(*RUBBER, seating=FIVE, keeper="Ann"),)))
    assert window.round_panel.picture.chairs == (
        Chair("Ann"),
        Chair("Cy", came="from South", start=HEAD),
        Chair("Bob", deals=True, came="from East", start=LEFT),
        Chair("Eve", came="sat out", start=OUT),
    )


@pytest.mark.parametrize(
    ("form", "said"),
    [
        (RUBBER_BRIDGE, "Change part&ners (Enter)"),
        (CHICAGO, "Change part&ners (Enter)"),
        (CAVENDISH, "Change part&ners (Enter)"),
        (DUPLICATE, "Change part&ners (Enter)"),
    ],
)
def test_one_button_is_filled_and_does_what_enter_does(
    form: Form, said: str, opened: Opened
) -> None:
    window = opened(Evening((entered("N 2S=", seating=FOUR, form=form, stopped=True),)))
    buttons = window.next_round.findChildren(QPushButton)
    assert [one.text() for one in buttons if one.isVisible() and one.isDefault()] == [said]
    press_enter(window)
    assert len(window.document.evening.rounds) == 2


@pytest.mark.parametrize(
    ("form", "said"),
    [
        (RUBBER_BRIDGE, "&Next rubber (Enter)"),
        (CHICAGO, "&Next chukker (Enter)"),
        (DUPLICATE, "&Next boards (Enter)"),
    ],
)
def test_five_go_by_the_rotation(form: Form, said: str, opened: Opened) -> None:
    window = opened(Evening((entered("N 2S=", seating=FIVE, form=form, stopped=True),)))
    assert window.next_round.play_on.text() == said
    assert window.next_round.other.isHidden()


def test_four_stay_partners_by_one_key_and_go_on_so(opened: Opened) -> None:
    window = opened(Evening((entered(*RUBBER, seating=FOUR),)))
    coming = window.next_round
    assert coming.other.text() == "&Same partners"
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window.entry.field, Qt.Key.Key_S, Qt.KeyboardModifier.AltModifier)
    QTest.qWait(200)  # until the button was visibly pressed
    assert [one.seating.pairs for one in window.document.evening.rounds] == [FOUR.pairs] * 2
    for text in ("4sn", "4sn"):
        type_deal(window, text)
    assert (coming.play_on.text(), coming.other.text()) == (
        "&Same partners (Enter)",
        "Change part&ners",
    )
    coming.other.click()
    third = window.document.evening.rounds[2].seating
    assert third.pairs != FOUR.pairs
    for text in ("4sn", "4sn"):
        type_deal(window, text)
    assert coming.play_on.text() == "Change part&ners (Enter)"


def test_who_draws_or_sat_down_anew_has_no_other_partners(opened: Opened) -> None:
    drawn = Evening((entered(*RUBBER, seating=FOUR),), partner_change=PartnerChange.DRAW)
    assert opened(drawn).next_round.other.isHidden()
    turned = NewSeats(Seating("Di", "Ann", "Bob", "Cy"))
    anew = Evening((entered(*RUBBER, turned, seating=FOUR),))
    assert opened(anew).next_round.other.isHidden()


def test_whoever_changes_chairs_is_named() -> None:
    """Two who swap, one who comes in, and three who go round."""
    assert who_moves(moves(FOUR, Seating("Bob", "Ann", "Eve", "Di"))) == [
        "Bob and Ann change seats",
        "Eve comes in for Cy",
    ]
    assert who_moves(moves(FOUR, Seating("Di", "Ann", "Bob", "Cy"))) == [
        "Di sits North",
        "Ann sits East",
        "Bob sits South",
        "Cy sits West",
    ]


def test_enter_alone_takes_the_proposal(opened: Opened) -> None:
    window = opened(Evening((entered(*RUBBER, seating=FIVE),)))
    press_enter(window)
    assert [entered.seating for entered in window.document.evening.rounds] == [
        FIVE,
        Seating("Ann", "Cy", "Bob", "Eve", ("Di",)),
    ]
    press_enter(window)
    assert len(window.document.evening.rounds) == 2
    assert window.document.steps.to_undo
    assert action_words(window.document.steps.to_undo) == "beginning the next round"


def test_the_button_that_is_clicked_chooses_no_deal(opened: Opened) -> None:
    """It disappears with its panel, and the focus with it, but not into the list."""
    window = opened(Evening((entered(*RUBBER, seating=FIVE),)))
    window.activateWindow()
    QApplication.processEvents()
    QTest.mouseClick(window.next_round.play_on, Qt.MouseButton.LeftButton)
    assert window.table.isVisible()
    assert window.deal_list.chosen_now is None
    assert window.entry.field.hasFocus()


def test_a_deal_typed_straight_away_takes_it_too(opened: Opened) -> None:
    """In one step, with the names of the players seated then."""
    window = opened(Evening((entered(*RUBBER, seating=FIVE),)))
    window.entry.set_text("2s eve")
    assert "2♠ by Eve" in window.entry.message
    type_deal(window, "2s eve")
    assert window.document.evening.rounds[1].seating.out == ("Di",)
    assert window.document.scored.rounds[1].total == (0, 60)
    window.document.steps.undo()
    assert len(window.document.evening.rounds) == 1


def test_players_without_names_stay_where_they_are(opened: Opened) -> None:
    window = opened(Evening((entered(*RUBBER),)))
    assert sentences(window) == [
        "We",
        "win by 940",
        "+9 on the back score",
    ]
    assert window.next_round.title.text() == "Next: Rubber 2. South deals."
    type_deal(window, "2sn")
    assert window.document.evening.rounds[1].seating == Seating()


@pytest.mark.parametrize(("item", "who"), [("N 4S+1", "We"), ("E 4S+1", "They")])
def test_imps_of_players_without_names(opened: Opened, item: str, who: str) -> None:
    window = opened(read_score_file(f"form points\n{item} points NS 20\nstop".encode()))
    said, by = sentences(window)[:2]
    assert said == who
    assert by.startswith("win by ")
    assert by.endswith(" IMPs")


def test_the_side_with_two_games_may_lose(opened: Opened) -> None:
    deals = ["S 2H+2", "E 4SX-2", "E 3NT+1", "E 3S", "E 2S-2", "S 6HX+1", "E 1NT+1", "S 3C", "E 3S"]
    window = opened(Evening((entered(*deals, seating=FOUR, keeper="Ann"),)))
    assert sentences(window)[:4] == [
        "Ann and Cy",
        "win by 810",
        "+8 on the back score",
        "Bob and Di won both games",
    ]


def test_a_rubber_that_was_stopped_names_its_premiums(opened: Opened) -> None:
    window = opened(Evening((entered("N 4S=", "E 2S=", seating=FOUR),)))
    window.rounds.stop()
    assert "Ann and Cy get 300: the only game of an unfinished rubber" in sentences(window)
    assert any(line.startswith("Bob and Di get 100") for line in sentences(window))


def test_nobody_wins(opened: Opened) -> None:
    window = opened(Evening((entered("N 2S=", "E 2S=", seating=FOUR, stopped=True),)))
    assert sentences(window)[:2] == ["Nobody wins: 60 each", "0 on the back score"]


def test_boards_are_not_on_the_back_score(opened: Opened) -> None:
    window = opened(Evening((entered("N 2S=", seating=FOUR, form=DUPLICATE, stopped=True),)))
    assert sentences(window)[:2] == ["Ann and Cy", "win by 110"]
    assert "back score" not in " ".join(sentences(window))
    assert window.next_round.title.text().startswith("Next: Boards 2 – ")


AGAIN = "Draw for partners again."


def test_who_draws_for_every_round_is_asked_to(opened: Opened) -> None:
    evening = Evening((entered(*RUBBER, seating=FOUR),), partner_change=PartnerChange.DRAW)
    window = opened(evening)
    assert window.next_round.title.text() == f"Next: Rubber 2. {AGAIN}"
    assert window.document.table.seating == FOUR
    window.next_round.draw.click()
    assert window.findChildren(ThisEveningPage)
    fixed = opened(replace(evening, partner_change=PartnerChange.FIXED))
    assert AGAIN not in fixed.next_round.title.text()


def test_who_drew_draws_again_when_somebody_left(opened: Opened) -> None:
    five = entered(*RUBBER, seating=FIVE, ranked=FIVE.players)
    window = opened(Evening((five, entered(*RUBBER, seating=FOUR))))
    assert window.next_round.title.text().endswith(AGAIN)
    assert not window.next_round.draw.isHidden()


def test_who_leaves_between_two_rubbers_is_followed_by_a_draw(opened: Opened) -> None:
    """The next rubber begins with those who stay; they draw before its first deal."""
    window = opened(Evening((entered(*RUBBER, seating=FIVE, ranked=FIVE.players),)))
    assert AGAIN not in window.next_round.title.text()
    window.document.become(Change(take_seats(window.document.evening, FOUR), SEATED))
    assert window.table.isVisible()
    assert window.notice.sentence == AGAIN
    window.notice.buttons[0].click()
    (asked,) = window.findChildren(ThisEveningPage)
    asked.close()
    type_deal(window, "2sn")
    assert window.notice.isHidden()
    window.document.steps.undo()
    assert window.notice.isVisible()
    window.document.steps.undo()
    assert window.notice.sentence != AGAIN


EVERYONE = "Everyone has played with everyone."


def test_after_five_rubbers_everyone_has_played_with_everyone(opened: Opened) -> None:
    window = opened(Evening((entered(*RUBBER, seating=FIVE),)))
    out = "Sitting out after that: "
    coming = window.next_round
    for ahead in ([out + "Bob, then Cy, then Ann"], [out + "Cy, then Ann"], [out + "Ann"], []):
        assert [line for line in sentences(window) if line.startswith(out)] == ahead
        assert EVERYONE not in coming.title.text()
        type_deal(window, "4sn")
        type_deal(window, "4sn")
    assert coming.title.text() == f"Next: Rubber 6. {EVERYONE} {AGAIN}"
    assert window.round_panel.picture.isHidden(), "they draw for the seats"
    assert not [line for line in sentences(window) if "out" in line]
    assert (coming.play_on.text(), coming.draw.text()) == ("&Next rubber", "Dra&w… (Enter)")
    assert (coming.play_on.isDefault(), coming.draw.isDefault()) == (False, True)
    press_enter(window)
    (asked,) = window.findChildren(ThisEveningPage)
    asked.close()
    type_deal(window, "4sn")
    assert len(window.document.evening.rounds) == 6


def test_four_who_pivot_see_whom_they_play_after_the_next_rubber(opened: Opened) -> None:
    window = opened(Evening((entered(*RUBBER, seating=FOUR),)))
    assert sentences(window)[-1] == "After that: Ann and Di against Cy and Bob"
    planned = opened(Evening((entered(*RUBBER, seating=FOUR),), planned=2))
    assert sentences(planned)[-1] == "+9 on the back score"


@pytest.mark.parametrize("pad", [False, True])
def test_with_large_words_a_round_ends_in_the_same_window(pad: bool, opened: Opened) -> None:
    """Messages move into the line, and the sheet gets their room."""
    window = opened(Evening((entered(*RUBBER[:-1], seating=FIVE),)))
    window.settings.points, window.settings.pad = 28, pad
    window.apply_look()
    window.resize(1008, 560)
    QApplication.processEvents()
    below = window.entry.said.y() > window.entry.field.geometry().bottom()
    assert below is not pad
    type_deal(window, "4sn")
    QApplication.processEvents()
    assert window.size() == QSize(1008, 560)
    assert window.next_round.isVisible()
    assert QFontInfo(window.round_panel.picture.font()).pixelSize() * 0.8 >= LEGIBLE
    assert window.entry.field.geometry().contains(window.entry.said.geometry().center())
    window.entry.set_text("4sn")
    assert bool(window.entry.message) is not pad


def test_of_many_rounds_only_the_next_are_foretold_in_words_of_the_usual_size(
    opened: Opened,
) -> None:
    seating = Seating("Ann", "Bob", "Cy", "Di", ("Eve", "Flo"))
    window = opened(Evening((entered(*RUBBER, seating=seating),)))
    said = sentences(window)[-1]
    assert said.startswith("Sitting out after that: ")
    assert said.count(", then ") == 2
    assert said.endswith(" …")
    assert window.next_round.play_on.font().pointSizeF() == window.font().pointSizeF()


def test_three_who_sit_out_are_named_together(opened: Opened) -> None:
    seating = Seating("Ann", "Bob", "Cy", "Di", ("Eve", "Flo", "Gus"))
    window = opened(Evening((entered(*RUBBER, seating=seating),), planned=3))
    assert sentences(window)[-1] == "Sitting out after that: Ann, Flo and Gus"


@pytest.mark.parametrize(
    ("planned", "said"),
    [
        (None, "Next: Rubber 2"),
        (1, "That was the only round planned."),
        (2, "Next: Rubber 2, the last"),
        (5, "Next: Rubber 2 of 5"),
    ],
)
def test_how_many_were_planned(planned: int | None, said: str, opened: Opened) -> None:
    window = opened(Evening((entered(*RUBBER, seating=FIVE),), planned=planned))
    assert window.next_round.title.text().startswith(said)
    press_enter(window)
    assert len(window.document.evening.rounds) == (1 if planned == 1 else 2)
    window.overlays.close_all()  # Enter showed the result
    window.next_round.play_on.click()
    assert len(window.document.evening.rounds) == 2


def test_the_last_of_many(opened: Opened) -> None:
    rounds = (entered(*RUBBER, seating=FIVE),) * 3
    window = opened(Evening(rounds, planned=3))
    assert window.next_round.title.text() == "That was the last of 3 rounds planned."
    assert window.next_round.play_on.text() == "&Next rubber"
    assert not window.next_round.play_on.isDefault()
    assert (window.next_round.end.text(), window.next_round.end.isDefault()) == (
        "Resul&t… (Enter)",
        True,
    )
    assert window.round_panel.picture.isHidden()
    window.next_round.settle.click()
    assert window.findChildren(SettlePage)


def test_it_is_read_at_every_size(opened: Opened) -> None:
    window = opened(Evening((entered(*RUBBER, seating=FIVE),)))
    for points in (9, 28, 12):
        window.settings.points = points
        window.resize(1024, 600)
        window.apply_look()
        assert window.round_panel.width() <= window.width() * 0.38 + 1
        button = window.next_round.play_on
        QApplication.processEvents()
        assert button.visibleRegion().boundingRect().height() == button.height()


def test_where_there_is_little_room_the_next_seats_are_still_seen_whole(opened: Opened) -> None:
    window = opened(Evening((entered(*RUBBER, seating=FOUR),)))
    panel = window.round_panel
    window.resize(1366, 1000)
    QApplication.processEvents()
    said = sentences(window)
    seen = [line.text() for line in panel.findChildren(Label) if line.isVisible()]
    assert any(text.startswith("After that:") for text in seen)
    window.resize(1180, 728)
    window.entry.pad.setChecked(True)
    QApplication.processEvents()
    scroll = panel.findChild(QScrollArea)
    assert scroll
    assert scroll.verticalScrollBar().maximum() == 0
    picture = panel.picture
    assert picture.visibleRegion().boundingRect() == picture.rect()
    assert sentences(window) == said, "what has no room is still read out"
    window.entry.pad.setChecked(False)
    window.resize(1366, 1000)
    QApplication.processEvents()
    assert [line.text() for line in panel.findChildren(Label) if line.isVisible()] == seen


@pytest.mark.parametrize("pad", [False, True])
def test_a_rubber_that_ended_is_whole_in_a_low_window(pad: bool, opened: Opened) -> None:
    """Each figure on the sheet and each deal in the list, although choices are below them."""
    seats = "seats N=Ann E=Bob S=Cy W=Di"
    deals = "N 2S+1\nE 3NT-2\nW 4H=\nS 4H= honours S 100\nE 2D-1\nS 3NT+1\n"
    window = opened(read_score_file(f"form rubber\n{seats}\nkeeper Ann\n{deals}".encode()))
    window.resize(1008, 551)
    window.entry.pad.setChecked(pad)
    for _ in range(3):
        QApplication.processEvents()
    assert window.next_round.isVisible()
    assert not window.sheet.placed().sums
    rows = [row for row in range(window.deals.rowCount()) if not window.deal_list.isRowHidden(row)]
    assert len(rows) == 6
    for row in rows:
        place = window.deal_list.visualRect(window.deals.index(row, 0))
        assert window.deal_list.viewport().rect().contains(place)


def test_large_words_of_the_buttons_break_before_they_shrink(opened: Opened) -> None:
    window = opened(Evening((entered(*RUBBER, seating=FOUR),)))
    window.settings.points = 28
    window.resize(1024, 738)
    window.apply_look()
    QApplication.processEvents()
    buttons = [one for one in window.next_round.buttons if one.isVisible()]
    assert min(one.font().pointSizeF() for one in buttons) >= 18
    assert any("\n" in one.text() for one in buttons)
    assert not any("\n" in one.accessibleName() for one in buttons)
    for one in buttons:
        assert one.width() >= one.sizeHint().width()
        assert one.visibleRegion().boundingRect().size() == one.size()


def test_what_goes_on_the_back_score_is_said_with_who_won_where_it_has_no_line(
    opened: Opened,
) -> None:
    window = opened(read_score_file(OVER.encode()))
    for points, size, line in ((28, (1024, 570), False), (12, (1180, 760), True)):
        window.settings.points = points
        window.apply_look()
        window.resize(*size)
        QApplication.processEvents()
        seen = [label.text() for label in window.round_panel.findChildren(Label)]
        shown = [label.isVisible() for label in window.round_panel.findChildren(Label)]
        texts = [text for text, is_seen in zip(seen, shown, strict=True) if is_seen]
        assert ("+7 on the back score" in texts) is line
        assert ("(+7)" in texts[0]) is not line


def test_what_goes_on_is_said_without_dots_alone_on_a_line() -> None:
    rounds = [Seating("Ann", "Bob", "Cy", "Di", (out,)) for out in ("Eve", "Flo", "Gus", "Hal")]
    assert (
        told_ahead(rounds) == "Sitting out after that: Eve, then Flo, then Gus\N{NO-BREAK SPACE}…"
    )
