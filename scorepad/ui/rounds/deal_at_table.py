"""The deal that the picture of the table shows."""

from PySide6.QtCore import QObject, Signal

from scorepad.bridge.next_deal import NextDeal, now, past_deal
from scorepad.bridge.rounds import At, ScoredRound
from scorepad.ui.document import Document


class DealAtTable(QObject):
    """The next deal, or an earlier one while that is corrected."""

    turned = Signal()
    """Another deal is shown."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._at: At | None = None

    def look_at(self, at: At | None) -> None:
        """Show an earlier deal, or None for the next."""
        if at != self._at:
            self._at = at
            self.turned.emit()

    @property
    def earlier(self) -> NextDeal | None:
        """The conditions of the earlier deal, if one is shown."""
        return past_deal(self._document.scored, *self._at) if self._at else None

    @property
    def moment(self) -> NextDeal:
        return self.earlier or now(self._document.scored)

    @property
    def table(self) -> ScoredRound:
        """The round as it was before the deal."""
        earlier = self.earlier
        if earlier is None:
            return self._document.table
        scored = self._document.scored.rounds[earlier.round - 1]
        return scored._replace(deals=(), state=earlier.state)
