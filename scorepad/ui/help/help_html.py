"""The help as HTML, in the colours and sizes of the window."""

import re
from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QUrl

from scorepad.bridge.contract import Strain
from scorepad.ui.help.help_sections import MANUAL, Section
from scorepad.ui.look import Colours
from scorepad.ui.words.score_tables import HelpTable
from scorepad.words.manual import ManualPicture

LAWS = {
    "acbl.org": "https://www.acbl.org/",
    "worldbridge.org": "https://www.worldbridge.org/wp-content/uploads/2017/03/"
    "2017LawsofDuplicateBridge-paginated.pdf",
}
"""Links for the publishers of the Laws named in the help."""


def page(sections: Iterable[Section], colours: Colours) -> str:
    """Return all sections as one page, one below the other."""
    blocks = []
    for section in sections:
        blocks.append(f"<h2>{escape(section.title)}</h2>")
        blocks += map(_block, section.parts)
    html = "\n".join(blocks)
    for strain in Strain:
        if strain in colours.suits:
            sign = f'<span style="color:{colours.suits[strain].name()}">{strain.sign}</span>'
            html = html.replace(strain.sign, sign)
    return html


def style(colours: Colours, points: float) -> str:
    """Return the style sheet of the page."""
    quiet, accent, hairline = (c.name() for c in (colours.quiet, colours.accent, colours.hairline))
    return f"""
    h2 {{ color: {accent}; font-size: {points * 1.5}pt; margin-top: {points * 2}px;
         margin-bottom: {points * 0.6}px; }}
    p {{ margin-top: 0; margin-bottom: {points * 0.8}px; }}
    p.caption {{ font-weight: bold; margin-top: {points * 0.8}px;
                margin-bottom: {points * 0.4}px; }}
    table {{ border-collapse: collapse; margin-top: {points * 0.4}px; margin-bottom: {points}px; }}
    a {{ color: {accent}; }}
    td {{ border-bottom: 1px solid {hairline}; }}
    td.next, th.next {{ padding-left: {points * 1.6}px; }}
    th {{ color: {quiet}; font-weight: normal; border-bottom: 1px solid {hairline}; }}
    """


def _block(part: str | HelpTable | ManualPicture) -> str:
    if isinstance(part, HelpTable):
        return _table(part)
    if isinstance(part, ManualPicture):
        file = QUrl.fromLocalFile(str(MANUAL / part.file)).toString()
        return f'<p><img src="{file}" alt="{escape(part.words)}"></p>'
    return f"<p>{_marked(part)}</p>"


def _marked(text: str) -> str:
    """Set typed text in bold, as its blanks and signs matter, and link the Laws."""
    said = re.sub(r"`([^`]+)`", r"<b>\1</b>", escape(text))
    for name, address in LAWS.items():
        said = said.replace(name, f'<a href="{address}">{name}</a>')
    return said


def _table(table: HelpTable) -> str:
    caption = f'<p class="caption">{escape(table.caption)}</p>' if table.caption else ""
    head = _row("th", table.headings, table.figures) if table.headings else ""
    body = "".join(_row("td", row, table.figures) for row in table.rows)
    return f'{caption}<table cellspacing="0" cellpadding="5">{head}{body}</table>'


def _row(tag: str, cells: Iterable[str], figures: bool) -> str:
    """Return a row: the first cell left-aligned, figures right-aligned, with room between."""
    row = ""
    for place, cell in enumerate(cells):
        side = "right" if figures and place else "left"
        gap = ' class="next"' if place else ""
        row += f'<{tag} align="{side}"{gap}>{_marked(cell)}</{tag}>'
    return f"<tr>{row}</tr>"
