"""What each deal earned, in the list of deals."""

from PySide6.QtCore import Qt

from scorepad.exchange.score_file import read_score_file
from scorepad.ui.deals.deal_model import THEY
from tests.golden.test_sheets import STEPS
from tests.ui.windows import Opened, shown_deals, type_deal, under_test


def test_the_list_has_a_column_for_all_that_a_deal_was_paid_for(opened: Opened) -> None:
    """The table of 000."""
    *_, step = (each for each in STEPS if each.name.startswith("000"))
    window = opened(read_score_file(step.entered.encode()))
    under_test(window.deals, window)
    plain = shown_deals(window)
    assert window.deal_list.elements in window.deal_list.actions()
    window.deal_list.elements.trigger()
    heads = ("Tricks", "Over", "Insult", "Slam", "Penalty", "Honours", "Bonus", "Agreed")
    assert [window.deals.headerData(THEY + n, Qt.Orientation.Horizontal) for n in range(1, 9)] == [
        *heads
    ]
    deals = {row[0]: row[THEY + 1 :] for row in shown_deals(window) if row[0].isdecimal()}
    assert deals["4"] == ("240", "100", "50", "", "", "", "", "")
    assert deals["6"] == ("120", "", "", "750", "", "150", "500", "")
    type_deal(window, "4sn")
    assert shown_deals(window)[-1][THEY + 1] == "120"
    window.document.steps.undo()
    window.deal_list.elements.trigger()
    assert shown_deals(window) == plain


def test_names_are_still_to_be_read(opened: Opened) -> None:
    window = opened()
    type_deal(window, "4sn")
    before = window.deal_list.columnWidth(2)
    window.deal_list.elements.trigger()
    assert window.deal_list.columnWidth(2) > 40
    assert window.deal_list.columnSpan(0, 0) == window.deals.columnCount()
    window.deal_list.elements.trigger()
    assert window.deal_list.columnWidth(2) == before


def test_heads_run_across_all_columns_whatever_comes_and_goes(opened: Opened) -> None:
    window = opened()

    def spans() -> None:
        deals = window.deals
        for row in range(deals.rowCount()):
            span = deals.columnCount() if deals.row(row).deal is None else 1
            assert window.deal_list.columnSpan(row, 0) == span

    for typed in ("4sn", "4hn", "4se", "4he", "3cn"):
        type_deal(window, typed)
        spans()
    for _ in range(3):
        window.document.steps.undo()
        spans()
    window.document.steps.redo()
    spans()
