"""Keeps what lies over the sheet in order: only what is uppermost can be reached by keys."""

from PySide6.QtWidgets import QWidget

from scorepad.ui.parts.overlay import Overlay


class Overlays:
    """Over the upper part of the page, which stays as it was below them."""

    def __init__(self, over: QWidget) -> None:
        self._over = over

    @property
    def lying(self) -> list[Overlay]:
        """The overlays that are seen, the uppermost last."""
        return [each for each in self._over.findChildren(Overlay) if not each.isHidden()]

    def lay(self, overlay: Overlay) -> None:
        overlay.left.connect(self._open_to_keys)
        overlay.show()
        overlay.raise_()
        self._open_to_keys()

    def leave(self) -> bool:
        """Leave the uppermost, and tell whether there was one."""
        lying = self.lying
        if lying:
            lying[-1].close()
        return bool(lying)

    def close_all(self) -> None:
        while self.leave():
            pass

    def _open_to_keys(self) -> None:
        lying = self.lying
        below = self._over.layout()
        assert below
        for place in range(below.count()):
            item = below.itemAt(place)
            part = item.widget() if item else None
            if part:
                part.setEnabled(not lying)
        for overlay in lying:
            overlay.setEnabled(overlay is lying[-1])
