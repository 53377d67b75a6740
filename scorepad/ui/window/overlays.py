"""Manages pages over the sheet: only the topmost can get the focus."""

from PySide6.QtWidgets import QWidget

from scorepad.ui.parts.overlay import Overlay


class Overlays:
    """Pages that cover the upper part, or all of it; what is below is unchanged."""

    def __init__(self, whole: QWidget, upper: QWidget) -> None:
        self._parts = whole, upper

    @property
    def lying(self) -> list[Overlay]:
        """The visible overlays, the topmost last."""
        return [each for each in self._parts[0].findChildren(Overlay) if not each.isHidden()]

    def lay(self, overlay: Overlay) -> None:
        overlay.left.connect(self._open_to_keys)
        overlay.show()
        overlay.raise_()
        self._open_to_keys()

    def leave(self) -> bool:
        """Close the topmost overlay, and return whether there was one."""
        lying = self.lying
        if lying:
            lying[-1].close()
        return bool(lying)

    def close_all(self) -> None:
        while self.leave():
            pass

    def _open_to_keys(self) -> None:
        lying = self.lying
        for part in self._parts:
            below = part.layout()
            assert below
            is_covered = any(overlay.parentWidget() is part for overlay in lying)
            for place in range(below.count()):
                item = below.itemAt(place)
                covered = item.widget() if item else None
                if covered:
                    covered.setEnabled(not is_covered)
        for overlay in lying:
            overlay.setEnabled(overlay is lying[-1])
