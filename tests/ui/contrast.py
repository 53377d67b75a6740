"""The contrast of two colours."""

from collections.abc import Iterable
from functools import cache

from PySide6.QtGui import QColor


def contrast(one: QColor | int, other: QColor | int) -> float:
    """As defined by WCAG; a pixel of a picture is a number."""
    bright, dim = sorted((_light(_rgb(one)), _light(_rgb(other))), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def greatest_contrast(colours: Iterable[int], other: int) -> float:
    """That of the brightest or of the darkest of these with another one."""
    ordered = sorted(colours, key=_light)
    return max(contrast(ordered[0], other), contrast(ordered[-1], other))


def _rgb(colour: QColor | int) -> int:
    return colour if isinstance(colour, int) else colour.rgb()


@cache
def _light(rgb: int) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in ((rgb >> shift & 0xFF) / 255 for shift in (16, 8, 0))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
