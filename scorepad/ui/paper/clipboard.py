"""A sheet for the clipboard: as a picture, as text, and its deals as a table."""

from html import escape

from PySide6.QtCore import QMimeData

from scorepad.bridge.contract import Contract
from scorepad.bridge.rounds import ScoredRound
from scorepad.text import sheet_text
from scorepad.ui import words
from scorepad.ui.look import Colours
from scorepad.ui.paper.deal_table import deal_table
from scorepad.ui.paper.paper_table import PaperCell, PaperTable
from scorepad.ui.paper.picture import sheet_picture


def as_picture(number: int, scored: ScoredRound, *, letters: bool, colours: Colours) -> QMimeData:
    data = QMimeData()
    picture = sheet_picture(number, scored, letters=letters, colours=colours)
    data.setImageData(picture.image())
    return data


def as_text(number: int, scored: ScoredRound) -> QMimeData:
    data = QMimeData()
    data.setText(sheet_text(number + 1, scored, words.translate))
    return data


def as_table(number: int, scored: ScoredRound, *, letters: bool) -> QMimeData:
    """Return the deals, as HTML for those who can show it and with tabs for all others."""
    table = deal_table(scored, 9, letters=letters)
    heads = [" ".join((column.group, column.heading)).strip() for column in table.columns]
    rows = [heads, *(_texts(row) for row in table.rows)]
    data = QMimeData()
    data.setText("".join("\t".join(row) + "\n" for row in rows))
    title = escape(words.round_title(number, scored.round.options))
    data.setHtml(f"<table><caption>{title}</caption>{_html(table, heads)}</table>")
    return data


def _html(table: PaperTable, heads: list[str]) -> str:
    lines = ["<tr>" + "".join(f"<th>{escape(head)}</th>" for head in heads) + "</tr>"]
    for row in table.rows:
        cells, at = "", 0
        for cell in row:
            align = ' align="right"' if table.columns[at].right else ""
            span = f' colspan="{cell.span}"' if cell.span > 1 else ""
            cells += f"<td{align}{span}>{escape(_text(cell))}</td>"
            at += cell.span
        lines.append(f"<tr>{cells}</tr>")
    return "".join(lines)


def _texts(row: tuple[PaperCell, ...]) -> list[str]:
    texts = []
    for cell in row:
        texts += [_text(cell), *[""] * (cell.span - 1)]
    return texts


def _text(cell: PaperCell) -> str:
    """Return the text of a cell, with no bare sign, which would be read as a formula."""
    if isinstance(cell.what, Contract):
        return str(cell.what).replace("X", "×")
    if cell.what == words.result_sign(0):
        return words.result(0)
    return " ".join(cell.what.split())
