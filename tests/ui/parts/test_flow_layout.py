"""Buttons that continue on the next line if they do not fit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from scorepad.ui.parts.flow_layout import FlowLayout


@pytest.mark.usefixtures("qapp")
class TestFlow:
    @given(
        names=st.lists(st.text("abc ", max_size=30), min_size=1, max_size=8),
        width=st.integers(50, 1200),
    )
    @pytest.mark.parametrize("in_columns", [False, True])
    def test_nothing_overlaps_or_sticks_out(
        self, names: list[str], width: int, *, in_columns: bool
    ) -> None:
        holder = QWidget()
        flow = FlowLayout(gap=8, in_columns=in_columns)
        holder.setLayout(flow)
        for name in names:
            flow.addWidget(QPushButton(name))
        holder.resize(max(width, flow.minimumSize().width()), 10)
        holder.resize(holder.width(), flow.heightForWidth(holder.width()))
        flow.activate()
        places = [button.geometry() for button in holder.findChildren(QPushButton)]
        assert len(places) == flow.count() == len(names)
        for number, place in enumerate(places):
            assert holder.rect().contains(place)
            assert not any(place.intersects(other) for other in places[number + 1 :])
        if flow.sizeHint().width() <= holder.width():
            assert len({place.top() for place in places}) == 1
        elif in_columns:
            assert len({place.width() for place in places}) == 1

    def test_what_is_taken_out_is_gone(self) -> None:
        flow = FlowLayout(gap=8)
        holder = QWidget()
        holder.setLayout(flow)
        button = QPushButton("Undo")
        flow.addWidget(button)
        flow.removeWidget(button)
        assert flow.count() == 0
        assert QApplication.instance()

    def test_a_line_stands_at_one_height_and_has_no_gap_for_what_is_hidden(self) -> None:
        flow = FlowLayout(gap=8)
        holder = QWidget()
        holder.setLayout(flow)
        low, hidden, high = QPushButton("Low"), QPushButton("Hidden"), QPushButton("High")
        high.setMinimumHeight(low.sizeHint().height() * 2)
        for button in (hidden, low, high):
            flow.addWidget(button)
        hidden.hide()
        holder.resize(flow.sizeHint())
        flow.activate()
        assert low.geometry().left() == 0
        assert high.geometry().left() == low.geometry().right() + 1 + 8
        assert abs(low.geometry().center().y() - high.geometry().center().y()) <= 1
