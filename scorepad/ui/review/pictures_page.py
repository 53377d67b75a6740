"""The charts of the standings, one at a time, for everybody or one player."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QPushButton,
    QScrollArea,
    QWidget,
)

from scorepad.archive.contracts import endings, sources
from scorepad.archive.facts import Facts
from scorepad.archive.standings import Chosen, Standing, Who, timeline
from scorepad.ui.paper.device import CannotPrint
from scorepad.ui.parts.file_dialog import ask_where
from scorepad.ui.parts.fitted import fit_in_row
from scorepad.ui.parts.flow_layout import FlowLayout
from scorepad.ui.parts.layouts import in_column
from scorepad.ui.parts.long_list_box import LongListBox
from scorepad.ui.parts.work_bar import WorkBar
from scorepad.ui.review.chart_players_button import ChartPlayersButton
from scorepad.ui.review.choices import choice
from scorepad.ui.review.equal_width_row import EvenRow
from scorepad.ui.review.picture_view import LEAST_LINES, Draw, PictureView
from scorepad.ui.review.pictures import draw_endings, draw_sources, draw_timeline, in_timeline
from scorepad.ui.words import by_alphabet, translate
from scorepad.ui.words import standings as standings_words
from scorepad.ui.words.errors import in_words
from scorepad.ui.words.paper import file_name, pdf_files, saved

TIMELINE, ENDINGS, SOURCES = range(3)
_FEW_LINES = 16
"""The lines that the running back score needs."""
_ABOVE, _GAP = 10, 8
_ENOUGH = 15.0
"""In points: choices with large words are this large, if they fit in one line then."""


class PicturesPage(QScrollArea):
    """Select a chart and a player; copy the chart, or save it as a PDF.

    The page scrolls if large text leaves too little room.
    """

    said = Signal(str)
    """Where a chart was saved, or why it was not."""

    def __init__(self, facts: Facts) -> None:
        super().__init__()
        self._facts = facts
        self._chosen: Chosen | None = None
        self._players: Sequence[Standing] = ()
        self.which, self.whose = LongListBox(), choice()
        self.which.addItems(_pictures())
        self.which.setAccessibleName(_which_picture())
        self.whose.addItem(standings_words.who(()), ())
        self.whose.setAccessibleName(standings_words.whose())
        self.lines = ChartPlayersButton()
        self._picked: tuple[str, ...] = ()
        """The players picked for lines; if empty, the first and the last."""
        self.picture = PictureView()
        self.slowly = WorkBar()
        self.copy_button = QPushButton(translate("words", "Cop&y the picture"))
        self.save_button = QPushButton(_save_picture())
        self._buttons = self.copy_button, self.save_button
        for button in self._buttons:
            button.setEnabled(False)  # until there is a chart
        self._choices, buttons = EvenRow(gap=_GAP), FlowLayout(gap=_GAP)
        for row, parts in (
            (self._choices, (self.which, self.whose, self.lines)),
            (buttons, self._buttons),
        ):
            for part in parts:
                row.addWidget(part)
        page = QWidget()
        column = self._choices, (self.picture, 1), self.slowly, buttons
        in_column(*column, inside=page, margins=(0, _ABOVE, 0, 0), spacing=_GAP)
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(_which_picture())
        self.which.currentIndexChanged.connect(self.draw)
        self.whose.currentIndexChanged.connect(self.draw)
        self.lines.picked.connect(self._pick)
        self.copy_button.clicked.connect(self.picture.copy)
        self.save_button.clicked.connect(self._ask_where)

    def show_standings(self, chosen: Chosen, players: Sequence[Standing]) -> None:
        """Show other standings; the selected player stays, if present."""
        self._chosen, self._players = chosen, players
        there = {one.who[0] for one in players}
        self._picked = tuple(name for name in self._picked if name in there)
        was = self.whose.currentData()
        names = sorted(
            (one.who for one in players), key=lambda who: by_alphabet(standings_words.who(who))
        )
        self.whose.blockSignals(True)
        while self.whose.count() > 1:
            self.whose.removeItem(1)
        for who in names:
            self.whose.addItem(standings_words.who(who), who)
        place = names.index(was) + 1 if was in names else 0
        self.whose.setCurrentIndex(place)
        self.whose.blockSignals(False)
        self.draw()

    def draw(self) -> None:
        """Draw the selected chart, if the page is visible."""
        is_course = self.which.currentIndex() == TIMELINE
        self.lines.setVisible(is_course and bool(self._players))
        if self._chosen is None or not self.isVisible():
            return
        if is_course:
            self.lines.offer(sorted(one.who[0] for one in self._players), self._drawn())
        self.slowly.start(self._drawing(self._chosen), 0, complain=self.said.emit)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.draw()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        """Keep the choices in one line and the picture whole, unless letters were too small."""
        if not self.isVisible():
            return
        room = self.viewport().size()
        choices = self.which, self.whose, self.lines
        fit_in_row(choices, room.width() - 2 * _GAP, least=_ENOUGH)
        above = _ABOVE + self._choices.heightForWidth(room.width()) + _GAP
        self.picture.fit_in(room.height() - above)

    def _drawing(self, chosen: Chosen) -> Iterator[None]:
        """Query the facts for the selected chart, and draw it."""
        which, who, answer = self.which.currentIndex(), self._who(), self._facts.answer
        draw: Draw
        if which == TIMELINE:
            course = partial(timeline, chosen=chosen, names=self._drawn())
            played = len(self._players)
            draw = partial(
                draw_timeline, who=who, timeline=(yield from answer(course)), played=played
            )
            title = standings_words.course_title()
        elif which == ENDINGS:
            ended = yield from answer(partial(endings, chosen=chosen, who=who))
            draw = partial(draw_endings, who=who, ended=ended)
            title = standings_words.endings_title(who)
        else:
            paid = yield from answer(partial(sources, chosen=chosen, who=who))
            draw = partial(draw_sources, who=who, sources=paid)
            title = standings_words.sources_title(who)
        self.picture.show_picture(draw, title, _FEW_LINES if which == TIMELINE else LEAST_LINES)
        self._fit()
        for button in self._buttons:
            button.setEnabled(True)

    def _pick(self) -> None:
        self._picked = self.lines.checked
        self.draw()

    def _drawn(self) -> list[str]:
        return in_timeline(self._players, self._who(), self._picked)

    def _who(self) -> Who:
        return tuple(self.whose.currentData() or ())

    def _ask_where(self) -> None:
        title, name = _save_picture(), file_name(self.picture.accessibleName())
        ask_where(self, pdf_files(), self._save_as, title=title, name=name)

    def _save_as(self, name: str, chosen: str) -> None:
        self.save(Path(name))

    def save(self, file: Path) -> None:
        try:
            self.picture.save(file)
        except CannotPrint as wrong:
            self.said.emit(in_words(wrong.message))
        else:
            self.said.emit(saved(str(file)))


def _pictures() -> tuple[str, ...]:
    return (
        translate("words", "The running back score"),
        translate("words", "How contracts ended"),
        translate("words", "Where the points came from"),
    )


def _which_picture() -> str:
    return translate("words", "Picture")


def _save_picture() -> str:
    return translate("words", "Save as PD&F…")
