"""Draws the icon in every size that desktops ask for, from the one drawing."""

import os
import struct
from collections.abc import Sequence

from environment import ROOT
from PySide6.QtCore import QBuffer, QByteArray, QRectF
from PySide6.QtGui import QColorConstants, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWING = os.path.join(ROOT, "resources", "icons", "scorepad.svg")
MAC_SIZES = {16: b"icp4", 32: b"icp5", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def drawn(side: int) -> QImage:
    """Draws the icon as a square picture."""
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(QColorConstants.Transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(DRAWING).render(painter, QRectF(image.rect()))
    return image


def windows_icon(sides: Sequence[int] = (16, 24, 32, 48, 64, 256)) -> bytes:
    """The icon as a file of Windows, which holds it in several sizes."""
    pictures = [png(drawn(side)) for side in sides]
    head = struct.pack("<3H", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    entries = b""
    for side, picture in zip(sides, pictures, strict=True):
        entries += struct.pack("<4B2H2I", side % 256, side % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + entries + b"".join(pictures)


def mac_icon() -> bytes:
    """The icon as a file of macOS, which names each size by four letters."""
    parts = b""
    for side, name in (
        (16, b"icp4"),
        (32, b"icp5"),
        (128, b"ic07"),
        (256, b"ic08"),
        (512, b"ic09"),
    ):
        picture = png(drawn(side))
        parts += name + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def png(image: QImage) -> bytes:
    """A picture as a PNG."""
    data = QBuffer()
    data.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(data, QByteArray(b"PNG")).write(image)
    return bytes(data.data().data())


def save(image: QImage, file: str) -> None:
    """Saves a picture, and makes the folder for it."""
    os.makedirs(os.path.dirname(file), exist_ok=True)
    if not image.save(file):
        raise OSError(f"{file} could not be written")
