"""The look of everything: colours, fonts and sizes."""

from collections.abc import Callable
from math import ceil, floor
from string import Template
from typing import NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QHeaderView, QWidget

from scorepad.bridge.contract import CLUBS, DIAMONDS, HEARTS, SPADES, Strain
from scorepad.resources import RESOURCES

ICON = RESOURCES / "icons" / "scorepad.svg"
SHEET_FAMILY = "Noto Serif"
TEXT_FAMILY = "Noto Sans"
_LIGATURES = QFont.Tag("liga") if hasattr(QFont.Tag, "fromString") else None
"""Disabled: searching a printed sheet needs separate letters."""
_HAIR = 1 / 64
"""A minimal letter spacing, which PySide6 6.8 needs to disable ligatures."""
FINGER = 44
"""The minimum height in pixels of things to touch."""
USUAL_POINTS = 12
"""The size of text by default, on a screen of a laptop."""
_LAPTOP = 810
"""The height of that screen in pixels: a larger one is seen from the same chairs."""
_LEAST_GROWING, _MOST_GROWTH = QSize(1180, 760), 1.6
"""Text beside a sheet grows with windows larger than this, up to this factor."""
_ICONS = ("tick", "right", "right_chosen", "up", "down")
"""Icons that style sheets use."""
HEADER = 0.9
"""The size of a table's headings relative to its text."""
_ABSOLUTE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
LEFT = Qt.AlignmentFlag.AlignLeft | _ABSOLUTE
RIGHT = Qt.AlignmentFlag.AlignRight | _ABSOLUTE
CENTRE = Qt.AlignmentFlag.AlignCenter
"""Centred text in a drawing, even in right-to-left windows."""


class Colours(NamedTuple):
    """All colours of a theme."""

    desk: QColor
    """Behind everything."""
    panel: QColor
    """Fields and lists."""
    paper: QColor
    ink: QColor
    """Figures on paper."""
    text: QColor
    quiet: QColor
    hint: QColor
    """Of an example in an empty field, which nobody takes for words entered there."""
    """Secondary text."""
    hairline: QColor
    edge: QColor
    """Around buttons and fields."""
    accent: QColor
    on_accent: QColor
    glow: QColor
    """Behind the figures of the selected deal."""
    wrong: QColor
    vulnerable: QColor
    safe: QColor
    """The edges of the table, red and green as on a board."""
    suits: dict[Strain, QColor]


LIGHT = Colours(
    desk=QColor("#E8E2D6"),
    panel=QColor("#F4F0E7"),
    paper=QColor("#FDFAF2"),
    ink=QColor("#1B1A18"),
    text=QColor("#2A2722"),
    quiet=QColor("#655E52"),
    hint=QColor("#655E52"),
    hairline=QColor("#CFC6B4"),
    edge=QColor("#857D6D"),
    accent=QColor("#5B3A8C"),
    on_accent=QColor("#FFFFFF"),
    glow=QColor("#E6DCF5"),
    wrong=QColor("#A8201A"),
    vulnerable=QColor("#B71F25"),
    safe=QColor("#74887B"),
    suits={
        SPADES: QColor("#111111"),
        HEARTS: QColor("#C1272D"),
        DIAMONDS: QColor("#0A58CA"),
        CLUBS: QColor("#007A5E"),
    },
)
DARK = Colours(
    desk=QColor("#171615"),
    panel=QColor("#211F1D"),
    paper=QColor("#1F1D1A"),
    ink=QColor("#F2EFE8"),
    text=QColor("#ECE8DF"),
    quiet=QColor("#A9A294"),
    hint=QColor("#A9A294"),
    hairline=QColor("#4A463E"),
    edge=QColor("#8A857C"),
    accent=QColor("#C4A5F2"),
    on_accent=QColor("#1B1226"),
    glow=QColor("#3C3150"),
    wrong=QColor("#FF8A80"),
    vulnerable=QColor("#FF7878"),
    safe=QColor("#5E7568"),
    suits={
        SPADES: QColor("#F2F2F2"),
        HEARTS: QColor("#FF6B6B"),
        DIAMONDS: QColor("#6CA8FF"),
        CLUBS: QColor("#4CC38A"),
    },
)

STRONG_LIGHT = LIGHT._replace(
    desk=QColor("#FFFFFF"),
    panel=QColor("#FFFFFF"),
    paper=QColor("#FFFFFF"),
    ink=QColor("#000000"),
    text=QColor("#000000"),
    quiet=QColor("#333333"),
    hint=QColor("#5A5A5A"),
    hairline=QColor("#767676"),
    edge=QColor("#000000"),
    accent=QColor("#3B1670"),
    wrong=QColor("#8A0000"),
    safe=QColor("#3E5A49"),
)
STRONG_DARK = DARK._replace(
    desk=QColor("#000000"),
    panel=QColor("#000000"),
    paper=QColor("#000000"),
    ink=QColor("#FFFFFF"),
    text=QColor("#FFFFFF"),
    quiet=QColor("#D0D0D0"),
    hint=QColor("#949494"),
    hairline=QColor("#8A8A8A"),
    edge=QColor("#FFFFFF"),
    accent=QColor("#E0CCFF"),
    wrong=QColor("#FFB3AB"),
    safe=QColor("#9DB8A8"),
)


def with_two_colours(colours: Colours) -> Colours:
    """Return the colours with suits in black and red only, as on cards."""
    black, red = colours.suits[SPADES], colours.suits[HEARTS]
    return colours._replace(suits={SPADES: black, HEARTS: red, DIAMONDS: red, CLUBS: black})


def with_calm_table(colours: Colours) -> Colours:
    """Return the colours without red and green around the table."""
    return colours._replace(vulnerable=colours.accent, safe=colours.edge)


class _InUse:
    """The colours and sizes in use."""

    colours = LIGHT
    points = float(USUAL_POINTS)
    for_fingers = False


def use(
    colours: Colours, points: float, window: QWidget | None = None, *, for_fingers: bool = False
) -> None:
    """Use these colours, and text of this size, everywhere.

    The style sheet is set on the main window, from which all others inherit it: set on the
    application, it would reset the fonts of single widgets. Then each widget gets a FontChange,
    even if only colours changed, to measure again.
    """
    _InUse.colours, _InUse.points, _InUse.for_fingers = colours, points, for_fingers
    QApplication.setPalette(_palette(colours))
    QApplication.setFont(text_font(points))
    if window:
        window.setStyleSheet(_style_sheet(colours, points))
        for header in window.findChildren(QHeaderView):
            write_headings(header, points)
        for part in reversed(window.findChildren(QWidget)):
            QApplication.sendEvent(part, QEvent(QEvent.Type.FontChange))


def colours() -> Colours:
    """Return the colours in use, for widgets that paint themselves."""
    return _InUse.colours


def points() -> float:
    """Return the size of text in use."""
    return _InUse.points


def usual_points() -> int:
    """Return the size of text by default on this screen."""
    height = QGuiApplication.primaryScreen().size().height()
    return max(USUAL_POINTS, USUAL_POINTS * height // _LAPTOP)


def growth(window: QSize) -> float:
    """Return the growth of text beside a sheet for a window of this size, in steps."""
    least = _LEAST_GROWING
    times = min(window.width() / least.width(), window.height() / least.height(), _MOST_GROWTH)
    return max(1, floor(times * 20) / 20)


def for_fingers() -> bool:
    """Return whether rows and menus must be large enough for fingers."""
    return _InUse.for_fingers


def load_fonts() -> None:
    """Load the fonts that come with the program, the same on every machine."""
    QFontDatabase.styles(TEXT_FAMILY)  # the machine's first: of equal names the last wins
    for file in sorted((RESOURCES / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(file))


def text_font(points: float, *, bold: bool = False) -> QFont:
    font = QFont(TEXT_FAMILY)
    font.setPointSizeF(points)
    font.setBold(bold)
    return _letter_by_letter(font)


def write_headings(header: QHeaderView, points: float) -> None:
    """Set headings in a smaller size than the text of their table."""
    # With a style sheet its viewport has its own; viewport() makes PySide6 read all its widgets.
    for part in (header, *header.findChildren(QWidget)):
        part.setFont(text_font(points * HEADER))


def sheet_font(pixels: float) -> QFont:
    font = QFont(SHEET_FAMILY)
    font.setPixelSize(max(1, round(pixels)))
    return _letter_by_letter(font)


def _letter_by_letter(font: QFont) -> QFont:
    if _LIGATURES is None:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, _HAIR)
    else:
        font.setFeature(_LIGATURES, 0)
    return font


def desktop_is_dark() -> bool:
    return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark


def desktop_wants_contrast() -> bool:
    """Return whether the desktop asks for high contrast, if Qt knows (since 6.10)."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    return hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast


def follow_desktop(change: Callable[[], None]) -> None:
    """Call a function whenever the desktop changes its colours."""
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.connect(change)
    if hasattr(hints, "accessibility"):
        hints.accessibility().contrastPreferenceChanged.connect(change)


def theme(*, dark: bool, strong: bool) -> Colours:
    """Return the colours of a theme."""
    if strong:
        return STRONG_DARK if dark else STRONG_LIGHT
    return DARK if dark else LIGHT


def _palette(colours: Colours) -> QPalette:
    """Return the palette for Qt's own controls."""
    roles = QPalette.ColorRole
    result = QPalette()
    for role, colour in (
        (roles.Window, colours.desk),
        (roles.WindowText, colours.text),
        (roles.Base, colours.panel),
        (roles.AlternateBase, colours.glow),
        (roles.Text, colours.text),
        (roles.Button, colours.panel),
        (roles.ButtonText, colours.text),
        (roles.BrightText, colours.wrong),
        (roles.Highlight, colours.accent),
        (roles.HighlightedText, colours.on_accent),
        (roles.ToolTipBase, colours.paper),
        (roles.ToolTipText, colours.ink),
        (roles.PlaceholderText, colours.quiet),
        (roles.Link, colours.accent),
        (roles.Mid, colours.hairline),
        (roles.Midlight, colours.hairline),
        (roles.Light, colours.panel),
        (roles.Dark, colours.hairline),
        (roles.Shadow, colours.hairline),
        (roles.Accent, colours.accent),
    ):
        result.setColor(role, colour)
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, colours.quiet)
    return result


def beside_arrow(points: float) -> int:
    """Return the width beside figures below a heading's arrow."""
    return round(points) + 3


def _style_sheet(colours: Colours, points: float) -> str:
    """Return the style sheet that makes Qt's own controls look like the sheet."""
    bar = finger_margin(text_font(points))  # for a mouse too, or the sheet below would jump
    side, arrow = round(points * 1.4), round(points)
    letters = ceil(QFontMetricsF(text_font(points)).height())
    measures = {
        "menu_margin": bar,
        "finger": max(FINGER, letters),
        "field": max(FINGER - 8, letters),
        "side": side,
        "mark_edge": max(0, (FINGER - side - 4) // 2),
        "half_side": side // 2 + 2,
        "menu_mark": side - 4,
        "drop_down": side + 8,
        "arrow": arrow,
        "beside_arrow": beside_arrow(points),
        "around_arrow": arrow + 6,
        "third": round(points / 3),
    }
    named = {name: c.name() for name, c in colours._asdict().items() if isinstance(c, QColor)}
    icons = {f"icon_{name}": _icon(name, colours) for name in _ICONS}
    text = (RESOURCES / "styles" / "window.css").read_text(encoding="utf-8")
    return Template(text).substitute(named, **icons, **measures)


def row_height(high: float) -> int:
    """Return the height of a row: as wanted, or more if it must be touched."""
    return max(FINGER if for_fingers() else 0, round(high))


def finger_margin(font: QFont) -> int:
    """Return the margin above and below text that must be touched."""
    return max(5, ceil((FINGER - QFontMetricsF(font).height()) / 2))


def _icon(name: str, colours: Colours) -> str:
    """Return the path of an icon for these colours, for a style sheet."""
    theme = "dark" if colours.paper.lightness() < colours.ink.lightness() else "light"
    return (RESOURCES / "icons" / f"{name.replace('_', '-')}-{theme}.svg").as_posix()
