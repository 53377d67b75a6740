"""The pictures of the standings, one at a time, of everybody or of one player."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QFrame,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from scorepad.bridge.pictured import Pictured
from scorepad.bridge.standings import Standings, Who
from scorepad.ui.look import Colours
from scorepad.ui.review.equal_width_row import EvenRow
from scorepad.ui.review.filters import choice
from scorepad.ui.review.picture_view import Draw, PictureView
from scorepad.ui.review.pictures import draw_course, draw_endings, draw_sources
from scorepad.ui.words import standings as words
from scorepad.ui.words.review import exported

COURSE, ENDINGS, SOURCES = range(3)


class PicturesPage(QScrollArea):
    """Choose a picture and whose it is; copy it, or save it as a PDF.

    It is scrolled where large words would leave a picture too little room.
    """

    said = Signal(str)
    """Where a picture was saved, or why it was not."""
    contracts_wanted = Signal()
    """The picture shows contracts that were not counted yet."""

    def __init__(self, colours: Colours, points: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._standings = Standings()
        self._pictured: Pictured | None = None
        self.which, self.whose = QComboBox(), choice()
        self.which.addItems(words.pictures())
        self.which.setAccessibleName(words.which_picture())
        self.whose.addItem(words.who(()), ())
        self.whose.setAccessibleName(words.whose())
        self.picture = PictureView(colours, points)
        self.copy_button = QPushButton(words.copy_picture())
        self.save_button = QPushButton(words.save_picture())
        choices, buttons = EvenRow(gap=8), EvenRow(gap=8)
        for row, parts in (
            (choices, (self.which, self.whose)),
            (buttons, (self.copy_button, self.save_button)),
        ):
            for part in parts:
                row.addWidget(part)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 10, 0, 0)
        column.addLayout(choices)
        column.addWidget(self.picture, 1)
        column.addLayout(buttons)
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(words.which_picture())
        self.which.currentIndexChanged.connect(self.draw)
        self.whose.currentIndexChanged.connect(self.draw)
        self.copy_button.clicked.connect(self.picture.copy)
        self.save_button.clicked.connect(self._ask_where)

    def show_standings(self, standings: Standings) -> None:
        """Draw other standings; whose picture it is stays, where they still played."""
        self._standings, self._pictured = standings, None
        was = self.whose.currentData()
        players = sorted((one.who for one in standings.players()), key=str)
        self.whose.blockSignals(True)
        while self.whose.count() > 1:
            self.whose.removeItem(1)
        for who in players:
            self.whose.addItem(words.who(who), who)
        place = players.index(was) + 1 if was in players else 0
        self.whose.setCurrentIndex(place)
        self.whose.blockSignals(False)
        self.draw()

    @property
    def wanted(self) -> Who | None:
        """Whose contracts the picture shows, where they were not counted yet."""
        who = self._who()
        is_there = self._pictured is not None and self._pictured.who == who
        return None if is_there or self.which.currentIndex() == COURSE else who

    def show_contracts(self, pictured: Pictured) -> None:
        """Draw contracts that were counted."""
        self._pictured = pictured
        self.draw()

    def draw(self) -> None:
        draw, title = self._picture()
        self.picture.show_picture(draw, title)
        for button in (self.copy_button, self.save_button):
            button.setEnabled(draw is not None)
        if draw is None:
            self.contracts_wanted.emit()

    def _picture(self) -> tuple[Draw | None, str]:
        """How to draw what was chosen, unless it must be counted before, and what it is called."""
        which, who = self.which.currentIndex(), self._who()
        draw: Draw | None
        pictured = self._pictured if self.wanted is None else None
        if which == COURSE:
            draw = partial(draw_course, who=who, course=self._standings.course)
            return draw, words.course_title()
        if which == ENDINGS:
            draw = partial(draw_endings, who=who, ended=pictured.endings()) if pictured else None
            return draw, words.endings_title(who)
        draw = partial(draw_sources, who=who, sources=pictured.sources()) if pictured else None
        return draw, words.sources_title(who)

    def _who(self) -> Who:
        return tuple(self.whose.currentData() or ())

    def _ask_where(self) -> None:
        dialog = QFileDialog(self, words.save_picture().strip("&…"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(words.picture_file())
        dialog.fileSelected.connect(self._save_as)
        dialog.open()

    def _save_as(self, name: str) -> None:
        self.save(Path(name))

    def save(self, file: Path) -> None:
        if file.suffix.lower() != ".pdf":
            file = file.with_name(f"{file.name}.pdf")
        try:
            self.picture.save(file)
        except OSError:
            self.said.emit(words.not_written(str(file)))
        else:
            self.said.emit(exported(str(file)))
