"""What the program remembers of how its users like it; no scores."""

from enum import StrEnum

from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtWidgets import QWidget

from scorepad.ui import look

LEAST_POINTS, MOST_POINTS = 9, 28


class Theme(StrEnum):
    """Whose colours to use."""

    DESKTOP = "desktop"
    LIGHT = "light"
    DARK = "dark"


class Settings:
    """Typed access to the settings; whatever cannot be understood is the usual choice."""

    def __init__(self, store: QSettings) -> None:
        self._store = store

    @property
    def theme(self) -> Theme:
        stored = str(self._store.value("theme", "", type=str))
        return Theme(stored) if stored in list(Theme) else Theme.DESKTOP

    @theme.setter
    def theme(self, theme: Theme) -> None:
        self._store.setValue("theme", str(theme))

    @property
    def points(self) -> int:
        """The size of the interface."""
        return self._number("points", look.USUAL_POINTS, LEAST_POINTS, MOST_POINTS)

    @points.setter
    def points(self, points: int) -> None:
        self._store.setValue("points", max(LEAST_POINTS, min(MOST_POINTS, points)))

    @property
    def marks(self) -> bool:
        return self._switch("marks")

    @marks.setter
    def marks(self, on: bool) -> None:
        self._store.setValue("marks", on)

    @property
    def pad(self) -> bool:
        """Whether the bidding pad lies along the foot of the window."""
        return self._switch("pad")

    @pad.setter
    def pad(self, on: bool) -> None:
        self._store.setValue("pad", on)

    @property
    def two_colours(self) -> bool:
        return self._switch("two-colours")

    @two_colours.setter
    def two_colours(self, on: bool) -> None:
        self._store.setValue("two-colours", on)

    @property
    def calm_table(self) -> bool:
        """Whether vulnerable sides are not to be red."""
        return self._switch("calm-table")

    @calm_table.setter
    def calm_table(self, on: bool) -> None:
        self._store.setValue("calm-table", on)

    def use_look(self, window: QWidget | None = None) -> None:
        """Let the whole program look as was chosen; the desktop says what was left to it."""
        by_desktop = self.theme is Theme.DESKTOP
        is_dark = look.desktop_is_dark() if by_desktop else self.theme is Theme.DARK
        colours = look.theme(dark=is_dark, strong=look.desktop_wants_contrast())
        if self.two_colours:
            colours = look.with_two_colours(colours)
        if self.calm_table:
            colours = look.with_calm_table(colours)
        look.use(colours, self.points, window, for_fingers=self.pad)

    def remembered(self, name: str, usual: str = "") -> str:
        """Return a choice made before, by its name."""
        return str(self._store.value(f"choice/{name}", usual, type=str))

    def remember(self, name: str, choice: str) -> None:
        self._store.setValue(f"choice/{name}", choice)

    @property
    def language(self) -> str:
        """The code of the language wanted; none for that of the desktop."""
        return str(self._store.value("language", "", type=str))

    @language.setter
    def language(self, code: str) -> None:
        self._store.setValue("language", code)

    def state(self, name: str) -> QByteArray:
        """Return how a window or splitter was left."""
        stored = self._store.value(f"state/{name}", QByteArray(), type=QByteArray)
        return stored if isinstance(stored, QByteArray) else QByteArray()

    def keep_state(self, name: str, state: QByteArray) -> None:
        self._store.setValue(f"state/{name}", state)

    def _number(self, name: str, usual: int, least: int, most: int) -> int:
        text = str(self._store.value(name, "", type=str))
        number = int(text) if text.isascii() and text.isdigit() else usual
        return max(least, min(most, number))

    def _switch(self, name: str) -> bool:
        return str(self._store.value(name, "", type=str)) == "true"
