"""Tooltips: never read as markup, and with the full text where it is cut off."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QToolTip

Index = QModelIndex | QPersistentModelIndex


def plain_tip(text: str) -> str:
    """Escape text that Qt would take for markup."""
    if "<" not in text:
        return text
    shown = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f'<p style="white-space: pre-wrap">{shown}</p>'


class FullTextTips(QStyledItemDelegate):
    """Shows the full text of cut-off cells as a tooltip."""

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        whole = self.cut_off(view, option, index)
        if event.type() != QEvent.Type.ToolTip or not whole:
            return super().helpEvent(event, view, option, index)
        tip = str(index.data(Qt.ItemDataRole.ToolTipRole) or "")
        QToolTip.showText(event.globalPos(), plain_tip("\n".join(filter(None, (whole, tip)))), view)
        return True

    def cut_off(self, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> str:
        """Return the text of a cell if it is cut off."""
        if not index.isValid():
            return ""
        room = view.visualRect(index).width()
        whole = str(index.data() or "")
        return whole if self.sizeHint(option, index).width() > room else ""
