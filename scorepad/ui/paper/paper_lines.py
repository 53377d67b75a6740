"""Lines of text on paper: headings and sentences."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache, partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from scorepad.ui.look import CENTRE, Colours
from scorepad.ui.painting.contract_painter import draw_words, has_suits
from scorepad.ui.painting.wrapping import balanced, wrapped, write
from scorepad.ui.paper.blocks import Block
from scorepad.ui.paper.paper_style import BOTTOM_LEFT, DOTS, PRINTED, title_font, words_font
from scorepad.ui.words import translate

FIXED = "\u00a0"
"""A no-break space."""
ABOVE = 8.0 * DOTS
"""Space above a heading, except at the top."""
_LONG = 3
"""A name of more words may be broken."""
_TITLE_LINE, _CLOSER = 1.4, 0.15
"""The height of a small title, and how much closer a heading is below it, in text sizes."""
HEADING = 1.2
"""How large the letters of a heading are, in its size."""


def heading(text: str, size: float, below: float = 0.4, lines: Sequence[str] = ()) -> Block:
    """Return a heading that stays with what follows; `below` is space in text sizes.

    It may be one of several lines, which are alike.
    """
    draw = partial(_draw_heading, text, lines or [text], size, below)
    return Block(size * (1.6 + below) * DOTS, draw, keeps=True, above=ABOVE)


def headings(lines: Sequence[str], size: float) -> list[Block]:
    """Return a heading in several lines."""
    *others, last = lines
    blocks = [heading(line, size, 0, lines) for line in others]
    blocks.append(heading(last, size, lines=lines))
    return [replace(block, above=0 if number else ABOVE) for number, block in enumerate(blocks)]


def continued(title: str, size: float) -> Block:
    """Return the heading of what goes on, on another page."""
    return heading(f"{title} ({translate('words', 'continued')})", size)


def titled_headings(title: str, lines: Sequence[str], size: float, small: float) -> list[Block]:
    """Return a heading in several lines below a small title, if it has one."""
    first, *rest = headings(lines, size)
    if not title:
        return [first, *rest]
    draw = partial(_draw_title, title, small)
    above = Block(small * _TITLE_LINE * DOTS, draw, keeps=True, above=ABOVE)
    high = first.height - _CLOSER * size * DOTS
    return [above, replace(first, height=high, above=0), *rest]


def heading_size(lines: Sequence[str], size: float, width: float) -> float:
    """Return the size of the letters of a heading, smaller if any of its lines is long."""
    wide = max(map(QFontMetricsF(title_font(size * HEADING)).horizontalAdvance, lines))
    return size * max(0.8, min(HEADING, 1.18 * width / wide))


def name_heading(name: str, size: float, width: float) -> list[Block]:
    """Return a name as a heading, in several lines if it does not fit in one."""
    return headings(even_lines(name, title_font(size), width), size)


def _tied(text: str) -> str:
    """Return a text with each word of one letter, and "&", bound to the next one.

    Lines do not end with these, as printers have it in Polish.
    """
    return re.sub(r"(?<=\s)(&|[^\W\d_]) ", rf"\1{FIXED}", text)


def even_lines(text: str, font: QFont, width: float) -> list[str]:
    """Break a text into even lines, beginning one with "&" rather than ending it where it fits."""
    lines = balanced(text, font, width)
    if (tied := _tied(text)) != text:
        bound = balanced(tied, font, width)
        widest = max(map(QFontMetricsF(font).horizontalAdvance, bound))
        if widest <= width and len(bound) == len(lines):
            lines = bound
    return [line.replace(FIXED, " ") for line in lines]


def names_whole(text: str, names: Iterable[str], font: QFont, width: float) -> list[str]:
    """Break a text into even lines, without breaking names that fit into one.

    Of a longer name the first two words stay together, so that a number is not separated.
    """
    metrics = QFontMetricsF(font)
    for name in names:
        fits = metrics.horizontalAdvance(f"{name}:") <= width
        text = text.replace(name, name.replace(" ", FIXED, -1 if fits else 1))
    return even_lines(text, font, width)


def bound(text: str, names: Iterable[str]) -> str:
    """Return a text whose lines do not end within these names."""
    for name in names:
        text = text.replace(name, name.replace(" ", FIXED))
    return text


def players_in(said: str) -> list[str]:
    """Return the names in those of a pair or team."""
    return re.split(" & |, |: ", said)


def whole_names(said: str) -> str:
    """Bind the words of each name, so that lines end between players.

    Of a longer one, such as that of a team, only the first two.
    """
    for name in players_in(said):
        said = said.replace(name, name.replace(" ", FIXED, -1 if name.count(" ") < _LONG else 1))
    return said


def sentence(text: str, size: float, width: float, colours: Colours = PRINTED) -> list[Block]:
    """Return a sentence in as many lines as needed."""
    height = QFontMetricsF(words_font(size)).lineSpacing()
    blocks = []
    for number, line in enumerate(sentence_lines(text, size, width)):
        draw, above = partial(_draw_sentence, line, size, colours), size * 0.5 * DOTS
        blocks.append(Block(height, draw, 0 if number else above))
    return blocks


@lru_cache(maxsize=256)
def sentence_lines(text: str, size: float, width: float) -> list[str]:
    """Return the lines of a sentence; cached, as layouts are tried at many heights."""
    font = words_font(size)
    bound = re.sub("(?<=[0-9×]) (?=[^ ])", FIXED, text)  # keeps a number with the next word
    bound = _tied(re.sub(r"(?<=\w) (?=\d+[,:)])", FIXED, bound))  # and the number of a round
    lines = wrapped(bound, font, width)
    if len(lines) > 1 and QFontMetricsF(font).horizontalAdvance(lines[-1]) < width / 4:
        lines = balanced(bound, font, width)
    return [line.replace(FIXED, " ") for line in lines]


def draw_caption(text: str, size: float, painter: QPainter, rect: QRectF) -> None:
    """Write a caption, centred."""
    write(painter, text, rect, words_font(size, bold=True), PRINTED.ink, CENTRE)


def _draw_heading(
    text: str, lines: Sequence[str], size: float, below: float, painter: QPainter, rect: QRectF
) -> None:
    """Write a line of a heading among the others."""
    font = title_font(heading_size(lines, size, rect.width()))
    write(
        painter, text, rect.adjusted(0, 0, 0, -size * below * DOTS), font, PRINTED.ink, BOTTOM_LEFT
    )


def _draw_title(text: str, size: float, painter: QPainter, rect: QRectF) -> None:
    write(painter, text, rect, words_font(size), PRINTED.quiet, BOTTOM_LEFT)


def _draw_sentence(
    text: str, size: float, colours: Colours, painter: QPainter, rect: QRectF
) -> None:
    if has_suits(text):
        painter.setPen(PRINTED.ink)
        draw_words(painter, text, rect, words_font(size), colours)
    else:
        write(painter, text, rect, words_font(size), PRINTED.ink)
