"""Names in tooltips are names, whatever letters are in them."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QLabel

from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seating
from scorepad.ui.parts.tips import plain_tip
from tests.ui.windows import Opened


@given(st.text("<b>/&;=ampltg 1\"'", max_size=40))
def test_every_text_is_read_as_it_is(text: str) -> None:
    shown = plain_tip(text)
    page = QTextDocument()
    if shown == text:
        assert "<" not in text
    else:
        page.setHtml(shown)
        assert page.toPlainText() == text


def test_a_name_in_the_line_and_at_the_table(opened: Opened) -> None:
    named = Round(seating=Seating("<b>Al&Bo</b>", "Bea", "Cy", "Di"))
    window = opened(Evening((named,)))
    window.entry.set_text("4sn")
    (message,) = (label for label in window.entry.findChildren(QLabel) if label.toolTip())
    assert (window.entry.message, message.toolTip()) == (
        "4♠ by <b>Al&Bo</b>, made – We 120 below the line – game",
        plain_tip(window.entry.message),
    )
    assert "&lt;b&gt;Al&amp;Bo&lt;/b&gt;" in message.toolTip()
