"""The line for results of several tables: its size."""

import pytest
from PySide6.QtWidgets import QWidget

from scorepad.ui.settings import Theme
from tests.ui.ways.sessions import HOWELL, evening
from tests.ui.windows import Opened, flush


@pytest.mark.parametrize("points", [12, 16, 20, 28])
def test_what_is_typed_has_its_height_at_once_and_in_other_colours(
    opened: Opened, points: int
) -> None:
    window = opened()
    window.settings.points = points
    window.resize(1366, 768)
    window.apply_look()
    window.document.open(evening(HOWELL))
    field = window.boards.line.field
    flush()
    assert _is_whole(field)
    window.settings.theme = Theme.DARK
    window.apply_look()
    flush()
    assert _is_whole(field)


def _is_whole(field: QWidget) -> bool:
    return field.height() >= 1.3 * field.fontMetrics().height() - 1
