"""A list of payments with check boxes: a ticked one is paid."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QScrollArea, QWidget

from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.settling import Carried, LedgerLine, Status, ledger
from scorepad.ui.parts.flow_layout import FlowLayout
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.words import settling as settling_words
from scorepad.ui.words import shortened, translate

BOX = 40
"""Pixels for the check box."""
_CUT = Qt.TextElideMode.ElideRight
_MOST_LINES = 3
"""The lines shown at once; more can be scrolled to."""


class PaymentTicks(QScrollArea):
    """A check box for each payment of the evening, largest first; each keeps its place."""

    ticked = Signal(object, bool)
    """A line of the ledger, and whether it is now paid."""

    def __init__(self) -> None:
        super().__init__()
        self.boxes: list[QCheckBox] = []
        self._lines: list[tuple[LedgerLine, str]] = []
        self._flow = FlowLayout(gap=12, in_columns=True)
        inside = QWidget()
        inside.setLayout(self._flow)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(translate("words", "Who pays whom"))

    def show_payments(self, scored: ScoredEvening, carried: Sequence[Carried]) -> None:
        """Show open and paid amounts, keeping the focus."""
        lines = [each for each in ledger(scored, carried) if each.status is not Status.CARRIED]
        lines.sort(key=lambda line: (-line.payment.amount, *line.payment))
        amounts = settling_words.amounts(line.payment for line in lines)
        self._lines = list(zip(lines, amounts, strict=True))
        while len(self.boxes) > len(lines):
            self.boxes.pop().deleteLater()
        while len(self.boxes) < len(lines):
            box = QCheckBox()
            box.clicked.connect(partial(self._tick, len(self.boxes)))
            self._flow.addWidget(box)
            self.boxes.append(box)
        for box, line, said in zip(
            self.boxes, lines, settling_words.ledger_lines(lines), strict=True
        ):
            box.setChecked(line.status is Status.PAID)
            box.setAccessibleName(said)
            box.setToolTip(plain_tip(said))
        self.setVisible(bool(lines))
        self._fit()

    def _tick(self, number: int) -> None:
        self.ticked.emit(self._lines[number][0], self.boxes[number].isChecked())

    def _fit(self) -> None:
        """Shorten names that do not fit, and set the height to a few lines."""
        room = self.viewport().width() - BOX
        metrics = self.fontMetrics()
        for box, (line, amount) in zip(self.boxes, self._lines, strict=True):
            ways = [[name, *shortened(name)] for name in line.payment[:2]]
            for step in range(max(map(len, ways)) + 1):
                payer, payee = (
                    way[step] if step < len(way) else metrics.elidedText(way[-1], _CUT, room // 3)
                    for way in ways
                )
                short = line.payment._replace(payer=payer, payee=payee)
                said = f"{settling_words.who(line._replace(payment=short))} {amount}"
                if metrics.horizontalAdvance(said) <= room:
                    break
            box.setText(said.replace("&", "&&"))
        wanted = self._flow.heightForWidth(room + BOX)
        line_high = max((box.sizeHint().height() for box in self.boxes), default=0)
        self.setFixedHeight(min(wanted, _MOST_LINES * (line_high + self._flow.spacing())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)
