"""The settings of the program; no scores."""

from enum import StrEnum

from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtWidgets import QWidget

from scorepad.ui import look

_LEAST_POINTS, _MOST_POINTS = 9, 28


class Theme(StrEnum):
    """Which colours to use."""

    DESKTOP = "desktop"
    LIGHT = "light"
    DARK = "dark"


class _Switch:
    """A setting that is on or off."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, settings: "Settings", owner: type["Settings"]) -> bool:
        return str(settings.store.value(self._name, "", type=str)) == "true"

    def __set__(self, settings: "Settings", on: bool) -> None:
        settings.store.setValue(self._name, on)


class Settings:
    """Typed access to the settings; invalid values are read as the default."""

    marks = _Switch("marks")
    """Whether letters are beside the figures of the sheet."""
    pad = _Switch("pad")
    """Whether the bidding pad is shown."""
    two_colours = _Switch("two-colours")
    strong = _Switch("strong")
    """Whether to use high contrast, whatever the desktop asks for."""
    calm_table = _Switch("calm-table")
    """Whether to avoid red for vulnerable sides."""

    def __init__(self, store: QSettings) -> None:
        self.store = store

    @property
    def theme(self) -> Theme:
        stored = str(self.store.value("theme", "", type=str))
        return Theme(stored) if stored in list(Theme) else Theme.DESKTOP

    @theme.setter
    def theme(self, theme: Theme) -> None:
        self.store.setValue("theme", str(theme))

    @property
    def is_dark(self) -> bool:
        """Whether dark colours are used, by choice or as on the desktop."""
        by_desktop = self.theme is Theme.DESKTOP
        return look.desktop_is_dark() if by_desktop else self.theme is Theme.DARK

    @property
    def points(self) -> int:
        """The size of text in points."""
        text = str(self.store.value("points", "", type=str))
        number = int(text) if text.isascii() and text.isdigit() else look.usual_points()
        return max(_LEAST_POINTS, min(_MOST_POINTS, number))

    @points.setter
    def points(self, points: int) -> None:
        self.store.setValue("points", max(_LEAST_POINTS, min(_MOST_POINTS, points)))

    def use_look(self, window: QWidget | None = None) -> None:
        """Apply the chosen look to the whole program; what is left to the desktop follows it."""
        colours = look.theme(dark=self.is_dark, strong=self.strong or look.desktop_wants_contrast())
        if self.two_colours:
            colours = look.with_two_colours(colours)
        if self.calm_table:
            colours = look.with_calm_table(colours)
        look.use(colours, self.points, window, for_fingers=self.pad)

    def remembered(self, name: str, usual: str = "") -> str:
        """Return an earlier choice, by its name."""
        return str(self.store.value(f"choice/{name}", usual, type=str))

    def remember(self, name: str, choice: str) -> None:
        self.store.setValue(f"choice/{name}", choice)

    @property
    def hides_ranking(self) -> bool:
        """Whether the ranking is hidden until all results are in."""
        return self.remembered("hide-ranking") == "yes"

    @hides_ranking.setter
    def hides_ranking(self, hides: bool) -> None:
        self.remember("hide-ranking", "yes" if hides else "no")

    @property
    def language(self) -> str:
        """The code of the chosen language; empty for that of the desktop."""
        return str(self.store.value("language", "", type=str))

    @language.setter
    def language(self, code: str) -> None:
        self.store.setValue("language", code)

    def state(self, name: str) -> QByteArray:
        """Return the saved state of a window or splitter."""
        stored = self.store.value(f"state/{name}", QByteArray(), type=QByteArray)
        return stored if isinstance(stored, QByteArray) else QByteArray()

    def keep_state(self, name: str, state: QByteArray) -> None:
        self.store.setValue(f"state/{name}", state)
