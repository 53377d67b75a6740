"""Tooltips are never read as markup."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index = QModelIndex | QPersistentModelIndex


def plain_tip(text: str) -> str:
    """Escape text that Qt would take for markup."""
    if "<" not in text:
        return text
    shown = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f'<p style="white-space: pre-wrap">{shown}</p>'
