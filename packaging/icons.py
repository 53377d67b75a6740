"""Draws the icon in every size that desktops ask for, from the one drawing."""

import os

from environment import ROOT
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColorConstants, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWING = os.path.join(ROOT, "resources", "icons", "scorepad.svg")
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def drawn(side: int) -> QImage:
    """Draws the icon as a square picture."""
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(QColorConstants.Transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(DRAWING).render(painter, QRectF(image.rect()))
    return image


def save(image: QImage, file: str) -> None:
    """Saves a picture, and makes the folder for it."""
    os.makedirs(os.path.dirname(file), exist_ok=True)
    if not image.save(file):
        raise OSError(f"{file} could not be written")
