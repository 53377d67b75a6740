"""The pictures of the standings, one at a time, of everybody or of one player."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFileDialog, QGridLayout, QPushButton, QWidget

from scorepad.bridge.profiles import endings, sources
from scorepad.bridge.standings import Standings, Who
from scorepad.ui.look import Colours
from scorepad.ui.review.picture_view import PictureView
from scorepad.ui.review.pictures import draw_course, draw_endings, draw_sources
from scorepad.ui.words import standings as words
from scorepad.ui.words.review import exported

COURSE, ENDINGS, SOURCES = range(3)


class PicturesPage(QWidget):
    """Choose a picture and whose it is; copy it, or save it as a PDF."""

    said = Signal(str)
    """Where a picture was saved, or why it was not."""

    def __init__(self, colours: Colours, points: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._standings = Standings()
        self.which, self.whose = QComboBox(), QComboBox()
        self.which.addItems(words.pictures())
        self.whose.addItem(words.who(()), ())
        for combo in (self.which, self.whose):
            combo.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            combo.setMinimumContentsLength(10)
        self.whose.setAccessibleName(words.whose())
        self.picture = PictureView(colours, points)
        self.copy_button = QPushButton(words.copy_picture())
        self.save_button = QPushButton(words.save_picture())
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 10, 0, 0)
        grid.addWidget(self.which, 0, 0)
        grid.addWidget(self.whose, 0, 1)
        grid.addWidget(self.picture, 1, 0, 1, 2)
        grid.addWidget(self.copy_button, 2, 0)
        grid.addWidget(self.save_button, 2, 1)
        grid.setRowStretch(1, 1)
        self.which.currentIndexChanged.connect(self.draw)
        self.whose.currentIndexChanged.connect(self.draw)
        self.copy_button.clicked.connect(self.picture.copy)
        self.save_button.clicked.connect(self._ask_where)

    def show_standings(self, standings: Standings) -> None:
        """Draw other standings; whose picture it is stays, where they still played."""
        self._standings = standings
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

    def draw(self) -> None:
        which = self.which.currentIndex()
        who: Who = tuple(self.whose.currentData() or ())
        tally = self._standings.tally
        if which == COURSE:
            draw = partial(draw_course, who=who, evenings=self._standings.course)
            self.picture.show_picture(draw, words.course_title())
        elif which == ENDINGS:
            self.picture.show_picture(
                partial(draw_endings, who=who, ended=endings(tally, who)), words.endings_title(who)
            )
        else:
            self.picture.show_picture(
                partial(draw_sources, who=who, sources=sources(tally, who)),
                words.sources_title(who),
            )

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
