"""A sheet for the clipboard: a picture, text, and its deals as a table."""

from functools import partial
from html import escape

from PySide6.QtCore import QMimeData

from scorepad.bridge.rounds import ScoredRound
from scorepad.sheets.text import sheet_text
from scorepad.tables.table import FIGURES, R, Table
from scorepad.ui import words
from scorepad.ui.look import Colours
from scorepad.ui.paper.deal_table import deal_table
from scorepad.ui.paper.paper_table import Cell, cells
from scorepad.ui.paper.picture import sheet_picture


def as_sheet(number: int, scored: ScoredRound, *, letters: bool, colours: Colours) -> QMimeData:
    """Return a picture, and text for programs without pictures."""
    data = QMimeData()
    picture = sheet_picture(number, scored, letters=letters, colours=colours)
    data.setImageData(picture.image())
    data.setText(sheet_text(number + 1, scored, words.translate))
    return data


def as_table(number: int, scored: ScoredRound, *, letters: bool) -> QMimeData:
    """Return the deals as HTML, and as text with tabs for programs without it."""
    table = deal_table(scored, letters=letters)
    heads = [" ".join((column.group, column.heading)).strip() for column in table.columns]
    lines = [[*cells(table, row)] for row in table.rows]
    rows = [
        [text for cell in line for text in (_text(cell), *[""] * (cell.span - 1))] for line in lines
    ]
    data = QMimeData()
    data.setText("".join("\t".join(row) + "\n" for row in (heads, *rows)))
    title = escape(words.round_title(number, scored.round.options))
    head = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join(f"<tr>{''.join(map(partial(_html, table), line))}</tr>" for line in lines)
    data.setHtml(f"<table><caption>{title}</caption><tr>{head}</tr>{body}</table>")
    return data


def _html(table: Table[R], cell: Cell) -> str:
    align = ' align="right"' if table.columns[cell.at].align is FIGURES else ""
    span = f' colspan="{cell.span}"' if cell.span > 1 else ""
    return f"<td{align}{span}>{escape(_text(cell))}</td>"


def _text(cell: Cell) -> str:
    """Return the text of a cell; a bare sign would be read as a formula."""
    return words.result(0) if cell.text == words.result_sign(0) else " ".join(cell.text.split())
