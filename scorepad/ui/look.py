"""How everything looks: colours, fonts and measures, in one place."""

from collections.abc import Callable
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from scorepad.bridge.contract import CLUBS, DIAMONDS, HEARTS, SPADES, Strain
from scorepad.resources import RESOURCES

ICON = RESOURCES / "icons" / "scorepad.svg"
SHEET_FAMILY = "Noto Serif"
TEXT_FAMILY = "Noto Sans"
_LIGATURES = QFont.Tag("liga") if hasattr(QFont.Tag, "fromString") else None
"""Never used: whoever looks for a name in a printed sheet types its letters one by one."""
_HAIR = 1 / 64
"""The least space between letters; PySide6 6.8 has no other way to keep them apart."""
FINGER = 44
"""Pixels: what is to be touched is no lower."""
USUAL_POINTS = 12
"""The size of words, unless somebody likes them larger."""
LARGEST_TAB = 19
"""Points; so all of them are seen on a small screen."""
HEADER = 0.9
"""The size of the headings of a table beside its words."""
_ABSOLUTE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
LEFT = Qt.AlignmentFlag.AlignLeft | _ABSOLUTE
RIGHT = Qt.AlignmentFlag.AlignRight | _ABSOLUTE
CENTRE = Qt.AlignmentFlag.AlignCenter
"""Where words stand in a drawing, also where windows are read from the right."""


class Colours(NamedTuple):
    """All colours of one theme."""

    desk: QColor
    """Behind everything."""
    panel: QColor
    """Fields to type into and lists."""
    paper: QColor
    ink: QColor
    """Figures on paper."""
    text: QColor
    quiet: QColor
    """What is there for those who look for it."""
    hairline: QColor
    edge: QColor
    """Around what is pressed or typed into."""
    accent: QColor
    on_accent: QColor
    glow: QColor
    """Behind the figures of the selected deal."""
    wrong: QColor
    vulnerable: QColor
    safe: QColor
    """The edges of the table, red and green as those of a board."""
    suits: dict[Strain, QColor]


LIGHT = Colours(
    desk=QColor("#E8E2D6"),
    panel=QColor("#F4F0E7"),
    paper=QColor("#FDFAF2"),
    ink=QColor("#1B1A18"),
    text=QColor("#2A2722"),
    quiet=QColor("#655E52"),
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
    hairline=QColor("#8A8A8A"),
    edge=QColor("#FFFFFF"),
    accent=QColor("#E0CCFF"),
    wrong=QColor("#FFB3AB"),
    safe=QColor("#9DB8A8"),
)


def with_two_colours(colours: Colours) -> Colours:
    """Return the colours with suits in black and red only, as on the cards."""
    black, red = colours.suits[SPADES], colours.suits[HEARTS]
    return colours._replace(suits={SPADES: black, HEARTS: red, DIAMONDS: red, CLUBS: black})


def with_calm_table(colours: Colours) -> Colours:
    """Return the colours with no red and green around the table."""
    return colours._replace(vulnerable=colours.accent, safe=colours.hairline)


class _InUse:
    """How everything looks now."""

    colours = LIGHT
    points = float(USUAL_POINTS)
    for_fingers = False


def use(
    colours: Colours, points: float, window: QWidget | None = None, *, for_fingers: bool = False
) -> None:
    """Let everything have these colours, and words of this size.

    The main window takes the style sheet, and all others have it from there: Qt would forget the
    fonts of single widgets whenever the application took another one. Once all have it, each
    widget hears of a FontChange, even if only colours changed, and can be measured anew.
    """
    _InUse.colours, _InUse.points, _InUse.for_fingers = colours, points, for_fingers
    QApplication.setPalette(_palette(colours))
    QApplication.setFont(text_font(points))
    if window:
        window.setStyleSheet(_style_sheet(colours, points, for_fingers=for_fingers))
        for part in reversed(window.findChildren(QWidget)):
            QApplication.sendEvent(part, QEvent(QEvent.Type.FontChange))


def colours() -> Colours:
    """Return the colours that are used now, for what draws itself."""
    return _InUse.colours


def points() -> float:
    """Return the size of the words as it is now."""
    return _InUse.points


def for_fingers() -> bool:
    """Return whether what is pressed must be large enough for a finger."""
    return _InUse.for_fingers


def load_fonts() -> None:
    """Use the fonts that come with the program, the same on every machine."""
    QFontDatabase.styles(TEXT_FAMILY)  # the last of a name wins: those of the machine come first
    for file in sorted((RESOURCES / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(file))


def text_font(points: float, *, bold: bool = False) -> QFont:
    font = QFont(TEXT_FAMILY)
    font.setPointSizeF(points)
    font.setBold(bold)
    return _letter_by_letter(font)


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
    """Return whether the desktop asks for strong contrasts, where Qt knows (since 6.10)."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    return hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast


def follow_desktop(change: Callable[[], None]) -> None:
    """Let this be done whenever the desktop wants other colours."""
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
    """Return the colours for Qt's own controls."""
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


_TOUCHED = f"""
    QLineEdit, QComboBox, QAbstractSpinBox, QToolBar QToolButton {{ min-height: {FINGER - 8}px; }}
    QAbstractSpinBox QLineEdit, QComboBox QLineEdit {{ min-height: 0; }}
    QRadioButton, QCheckBox, QSlider {{ min-height: {FINGER}px; }}
    QRadioButton, QCheckBox {{ min-width: {FINGER - 24}px; }}
    QSpinBox::up-button, QSpinBox::down-button {{
        width: {FINGER}px; height: {FINGER}px; subcontrol-position: center right;
    }}
    QSpinBox::down-button {{ right: {FINGER}px; }}
    QTabBar::tab {{ min-height: {FINGER - 17}px; }}
    ButtonRow QPushButton {{ min-height: {FINGER - 10}px; min-width: {FINGER - 22}px; }}
    QCalendarWidget QToolButton {{ min-width: {FINGER}px; min-height: {FINGER}px; }}
    QComboBox QAbstractItemView::item, QFileDialog QAbstractItemView::item {{
        min-height: {FINGER}px;
    }}
"""
"""What is pressed besides buttons, with the room that frames take left out."""


def _style_sheet(colours: Colours, points: float, *, for_fingers: bool) -> str:
    """Return what Qt's own controls need besides colours to look as calm as the sheet."""
    bar = finger_margin(text_font(points))  # for a mouse too, or the sheet below would jump
    entry = bar if for_fingers else 3
    least = f"min-height: {FINGER - 14}px; min-width: {FINGER - 30}px;" if for_fingers else ""
    touched = _TOUCHED if for_fingers else ""
    hairline, panel, desk = (c.name() for c in (colours.hairline, colours.panel, colours.desk))
    accent, text, paper = (c.name() for c in (colours.accent, colours.text, colours.paper))
    quiet, glow, wrong = (c.name() for c in (colours.quiet, colours.glow, colours.wrong))
    on_accent, ink, edge = colours.on_accent.name(), colours.ink.name(), colours.edge.name()
    side, arrow = round(points * 1.4), round(points)
    return f"""
    QMainWindow, QMenuBar {{ background: {desk}; }}
    QMenuBar::item {{ background: transparent; padding: {bar}px 12px; }}
    QMenuBar::item:selected {{
        background: {accent}; color: {on_accent}; border-radius: 5px;
    }}
    QMenu {{ background: {paper}; border: 1px solid {hairline}; padding: 4px 0; }}
    QMenu::item {{ padding: {entry}px {side}px {entry}px 14px; }}
    QMenu::item:selected {{ background: {accent}; color: {on_accent}; }}
    QMenu::item:disabled {{ color: {quiet}; background: transparent; }}
    QMenu::separator {{ height: 1px; background: {hairline}; margin: 4px 8px; }}
    QMenu::indicator {{
        width: {side - 4}px; height: {side - 4}px; margin-left: 6px;
        border: 2px solid transparent; border-radius: 4px;
    }}
    QMenu::indicator:non-exclusive {{ background: {panel}; border-color: {edge}; }}
    QMenu::indicator:checked {{
        background: {accent}; border-color: {accent}; image: url("{_icon("tick", colours)}");
    }}
    QMenu::right-arrow {{
        image: url("{_icon("right", colours)}"); width: {side}px; height: {side}px; right: 2px;
    }}
    QMenu::right-arrow:selected {{ image: url("{_icon("right-chosen", colours)}"); }}
    QTableCornerButton::section {{ background: {desk}; border: none; }}
    QHeaderView {{ background: {desk}; border: none; }}
    QHeaderView::section {{
        background: {desk}; color: {quiet}; border: none;
        border-bottom: 1px solid {hairline}; padding: 5px 6px; font-size: {points * HEADER}pt;
    }}
    QHeaderView::up-arrow, QHeaderView::down-arrow {{
        width: {arrow}px; height: {arrow}px; subcontrol-position: center right;
        subcontrol-origin: padding; margin-left: -{arrow}px; /* or it would cut the words */
    }}
    QHeaderView::up-arrow {{ image: url("{_icon("up", colours)}"); }}
    QHeaderView::down-arrow {{ image: url("{_icon("down", colours)}"); }}
    QTableView, QTextBrowser, QPlainTextEdit {{ border: 2px solid transparent; }}
    QTableView:focus, QTextBrowser:focus, QPlainTextEdit:focus {{ border-color: {accent}; }}
    QTableView {{ background: {desk}; padding-left: 2px; outline: 2px solid {accent}; }}
    SheetView, WhatIfTable {{ border: none; padding: 0; }}
    QTableView#evenings {{
        border: none; outline: none; padding: 0; selection-background-color: transparent;
    }}
    StandingsPage QTableView {{ background: {panel}; }}
    StandingsPage QTableView#names {{
        border: none; border-right: 1px solid {hairline}; padding: 0;
    }}
    StandingsPage QTableView::item {{ padding-right: {arrow + 3}px; }}
    StandingsPage QHeaderView::section {{ padding: 5px {arrow + 6}px 5px 3px; }}
    StandingsPage QHeaderView:vertical {{ background: {panel}; }}
    StandingsPage QHeaderView::section:vertical {{
        background: {panel}; border: none; padding: 0 8px 0 0;
    }}
    BehindPage QTableView {{ outline: none; }}
    BehindPage QHeaderView::up-arrow, BehindPage QHeaderView::down-arrow {{
        right: {round(points / 3)}px;
    }}
    WhatIfTable {{ background: {paper}; }}
    WhatIfTable QTableCornerButton::section {{
        background: {paper}; border: none; border-bottom: 1px solid {ink};
    }}
    QTabBar {{ font-size: {min(points, LARGEST_TAB)}pt; }}
    QTabBar::tab {{
        background: transparent; color: {quiet}; padding: 7px 14px;
        border-bottom: 3px solid {hairline};
    }}
    QTabBar::tab:selected {{ color: {text}; border-bottom: 3px solid {accent}; }}
    QTabBar::tab:selected:focus {{ background: {accent}; color: {on_accent}; }}
    QTextBrowser {{ background: {paper}; color: {ink}; }}
    Replay QPlainTextEdit {{ background: {desk}; }}
    QToolBar {{ background: {desk}; border: none; }}
    QToolBar QToolButton {{
        padding: 5px 10px; border: 1px solid {edge}; border-radius: 6px; background: {panel};
    }}
    QToolBar QToolButton:hover {{ background: {glow}; }}
    QSlider {{ min-height: 34px; }}
    QSlider::groove:horizontal {{ height: 8px; background: {edge}; border-radius: 4px; }}
    QSlider::sub-page:horizontal {{ background: {accent}; border-radius: 4px; }}
    QSlider::handle:horizontal {{
        width: 26px; margin: -10px 0; border-radius: 13px;
        background: {accent}; border: 3px solid {panel};
    }}
    QSlider::handle:horizontal:focus {{ border-color: {text}; }}
    QAbstractScrollArea::corner {{ background: {desk}; border: none; }}
    QPushButton {{
        background: {panel}; color: {text}; border: 1px solid {edge};
        border-radius: 8px; padding: 6px 14px; outline: none; {least}
    }}
    QPushButton:hover {{ background: {glow}; }}
    QPushButton:checked, QPushButton:default {{
        background: {accent}; border-color: {accent}; color: {on_accent};
    }}
    QPushButton#switch:checked {{ background: {glow}; color: {text}; }}
    QPushButton:focus {{ border: 2px solid {accent}; padding: 5px 13px; }}
    QPushButton:checked:focus, QPushButton:default:focus {{
        border: 4px double {on_accent}; padding: 3px 11px;
    }}
    QPushButton#switch:checked:focus {{ border-color: {accent}; }}
    ButtonRow QPushButton {{ padding: 4px 10px; }}
    ButtonRow QPushButton:focus {{ padding: 3px 9px; }}
    ButtonRow QPushButton:checked:focus {{ border: 4px double {on_accent}; padding: 1px 7px; }}
    QPushButton:disabled {{ color: {quiet}; }}
    QPushButton::menu-indicator {{
        image: url("{_icon("down", colours)}"); width: {side}px; height: {side}px;
        subcontrol-position: center right; right: 6px;
    }}
    QLineEdit, QComboBox, QAbstractSpinBox {{
        background: {paper}; border: 1px solid {edge}; border-radius: 8px; padding: 3px 11px;
    }}
    QLineEdit[wrong="true"] {{ border-color: {wrong}; }}
    QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus {{
        border: 3px solid {accent}; padding: 1px 9px;
    }}
    QComboBox {{ combobox-popup: 0; }}
    QComboBox:disabled, QAbstractSpinBox:disabled {{ color: {quiet}; }}
    QComboBox::drop-down, QDateEdit::drop-down, QAbstractSpinBox::up-button,
    QAbstractSpinBox::down-button {{ border: none; width: {side + 8}px; }}
    QComboBox::down-arrow, QDateEdit::down-arrow, QAbstractSpinBox::down-arrow {{
        image: url("{_icon("down", colours)}"); width: {side}px; height: {side}px;
    }}
    QAbstractSpinBox::up-arrow {{
        image: url("{_icon("up", colours)}"); width: {side}px; height: {side}px;
    }}
    QComboBox QAbstractItemView {{ background: {paper}; border: 1px solid {hairline};
        selection-background-color: {accent}; selection-color: {on_accent}; }}
    QComboBox QListView {{ qproperty-spacing: {round(points / 4)}; }}
    QRadioButton, QCheckBox {{ spacing: 8px; }}
    QRadioButton::indicator, QCheckBox::indicator {{
        width: {side}px; height: {side}px; background: {paper}; border: 2px solid {edge};
    }}
    QRadioButton::indicator {{ border-radius: {side // 2 + 2}px; }}
    QCheckBox::indicator {{ border-radius: 4px; }}
    QRadioButton::indicator:focus, QCheckBox::indicator:focus,
    QRadioButton::indicator:hover, QCheckBox::indicator:hover {{ border-color: {accent}; }}
    QCheckBox::indicator:checked {{
        background: {accent}; border-color: {accent}; image: url("{_icon("tick", colours)}");
    }}
    QRadioButton::indicator:checked {{
        border-color: {accent};
        background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
            stop: 0 {accent}, stop: 0.5 {accent}, stop: 0.6 {paper}, stop: 1 {paper});
    }}
    QRadioButton:focus, QCheckBox:focus {{ color: {accent}; outline: 1px solid {accent}; }}
    QCheckBox:disabled {{ color: {quiet}; }}
    QScrollBar {{ background: transparent; border: none; margin: 2px; }}
    QScrollBar:vertical {{ width: 12px; }}
    QScrollBar:horizontal {{ height: 12px; }}
    QScrollBar::handle {{ background: {edge}; border-radius: 4px; min-width: 40px; }}
    QScrollBar::handle:vertical {{ min-height: 40px; min-width: 0; }}
    QScrollBar::handle:hover {{ background: {quiet}; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    QSplitter::handle {{ background: {desk}; }}
    QToolTip {{
        background: {paper}; color: {text}; border: 1px solid {hairline}; padding: 6px;
    }}
    {touched}
    """


def row_height(high: float) -> int:
    """Return the room of what wants so much and may have to be found by a finger."""
    return max(FINGER if for_fingers() else 0, round(high))


def finger_margin(font: QFont) -> int:
    """Return the room that words need above and below to be found by a finger."""
    return max(5, ceil((FINGER - QFontMetricsF(font).height()) / 2))


def _icon(name: str, colours: Colours) -> str:
    """Return a drawing that suits the colours, as a style sheet names it."""
    theme = "dark" if colours.paper.lightness() < colours.ink.lightness() else "light"
    return (RESOURCES / "icons" / f"{name}-{theme}.svg").as_posix()
