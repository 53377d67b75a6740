"""A poster of an evening: winners, order, the deal of the evening, and the biggest penalty."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from scorepad.bridge.best_board import best_board, dearest_penalty
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.evening_result import EveningResult, FinalPlace
from scorepad.bridge.ranking import rank
from scorepad.sheets import poster as one_table
from scorepad.sheets.pages import Wanted
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.ui import words
from scorepad.ui.look import RIGHT
from scorepad.ui.painting.result_card import ResultCard, has_result, result_card
from scorepad.ui.painting.wrapping import write
from scorepad.ui.paper.blocks import ENDLESS, GAP, Block, in_column
from scorepad.ui.paper.paper_lines import (
    FIXED,
    HEADING,
    bound,
    even_lines,
    heading,
    names_whole,
    players_in,
    sentence,
    titled_headings,
    whole_names,
)
from scorepad.ui.paper.paper_style import (
    DOTS,
    LARGER,
    PRINTED,
    SMALLEST,
    enlarged,
    paper_colours,
    rule,
    title_font,
    words_font,
)
from scorepad.ui.paper.paper_table import LINE, LOOSE, PaperTable, with_names_broken, within
from scorepad.ui.words import evening_result as result_words
from scorepad.ui.words import ranking as ranking_words
from scorepad.ui.words import season as season_words
from scorepad.ui.words import sessions as sessions_words
from scorepad.ui.words import translate

GREATEST, _GREAT = 1 / 9, 1 / 14
"""The headline size as a share of the page width: at first, and for more than two lines.

Everything else is in proportion.
"""
_LEAST_PAIR = 1 / 22
"""The same to which headlines of several lines shrink to keep each pair in one."""
_SHORT = 3
"""A line this short, such as a single "and", is avoided."""
_SMALLER = 0.95
"""The factor of each step by which the text shrinks for many players."""
_FIRST = 3
"""How many places of several tables a poster names, of each line."""
_HEADINGS = 0.9
"""The size of the headings of the order in large print, relative to its text."""
_LEAST_ORDER = 0.7
"""To what share of its size the order may shrink for long names."""


_TEXT = 0.6
"""The size of the text relative to the headline."""
_BESIDE_RULE = 0.3
"""Space between a team and the rules above and below it, in text sizes."""
_BROKEN = 0.75
"""The longest line of a broken name, relative to the whole name."""
_BELOW_TEAM = 0.82
"""The size of pairs relative to the name of their team above them."""


class _Team(NamedTuple):
    """A team in the order."""

    place: str
    name: str
    pairs: Sequence[str]
    figure: str


class Told(NamedTuple):
    """What a poster says."""

    headlines: Sequence[str]
    """Who won, or who won each line."""
    names: Sequence[str]
    """Kept whole in the headlines."""
    by_how_much: str
    order: Table[Any]
    deals: dict[str, str]
    titles: Sequence[str] = ("",)
    """Above each headline the line that was won."""
    of_teams: bool = False


def told_of(result: EveningResult, scored: ScoredEvening) -> Told | None:
    """Return what a poster says of several tables, or else of one; nothing before there is one."""
    session = scored.rounds[-1].round.comparison if scored.rounds else None
    if session and has_result(scored):
        ranking, card = rank(session), result_card(scored)
        dearest = dearest_penalty(ranking)
        found = {card.name_of_best: card.best_deal}
        if dearest and dearest != best_board(ranking):
            found[season_words.dearest_penalty()] = sessions_words.best_board(dearest, ranking)
        pairs = [*(pair for _, pair, _ in card.order), *ranking.names.values()]
        names = [player for pair in pairs for player in players_in(pair)]
        won = ranking_words.winners(ranking)
        if len(won) < 2:
            won = [ranking_words.Winners("", card.headline)]
        said, titles = [each.who for each in won], [each.line for each in won]
        told = said, names, card.by_how_much, _first_places(card), found, titles
        return Told(*told, ranking.of_teams)
    if not result.order:
        return None
    deals = {
        result_words.deal_of_the_evening(): result.best_deal,
        season_words.dearest_penalty(): one_table.dearest_penalty(scored, result),
    }
    return Told(
        [result_words.headline(result)],
        [each.player for each in result.order],
        result_words.by_how_much(result, scored),
        _order(result),
        {title: result_words.best_deal(deal, scored) for title, deal in deals.items() if deal},
    )


def poster(told: Told, wanted: Wanted, body: QRectF, usual: QRectF) -> Block:
    """Return the poster as large as it fits, its parts spread over the page.

    In large print the headline is no smaller than on a `usual` page, and there is one deal where
    the places would hardly be larger with two.
    """
    size, lines = _fitting(told, wanted, usual)
    text = _TEXT * size
    if wanted.large:
        places = _places_size(told, text, usual.width(), large=False)
        least, size = size, enlarged(size, HEADING)
        lines = _headlines(told, size, body.width())
        while _are_torn(lines) and size > least:
            size = max(least, _SMALLER * size)
            lines = _headlines(told, size, body.width())
        for deals in range(len(told.deals), -1, -1):
            fewer = told._replace(deals=dict([*told.deals.items()][:deals]))
            text = _largest(lines, fewer, wanted, size, body)
            least = enlarged(places) if deals > 1 else places
            if _places_size(fewer, text, body.width(), large=True) >= least:
                break
        told = fewer
    spare = _spare(_parts(lines, told, wanted, size, text, body.width()), body, GAP)
    parts = _parts(lines, told, wanted, size, text, body.width(), spare / 2)
    spare = _spare(parts, body)
    return in_column([replace(part, above=spare / len(parts)) for part in parts])


def _headlines(told: Told, size: float, width: float) -> list[list[str]]:
    """Return the lines of each headline."""
    font = title_font(size * HEADING)
    return [names_whole(said, told.names, font, width) for said in told.headlines]


def _fitting(told: Told, wanted: Wanted, body: QRectF) -> tuple[float, list[list[str]]]:
    """Return the largest size that fits in usual print, and the lines of each headline."""
    size, spare, plain = body.width() / DOTS * GREATEST, -1.0, replace(wanted, large=False)
    lines: list[list[str]] = []
    while spare < 0 or _are_ragged(lines, size * DOTS / body.width()):
        size *= _SMALLER
        lines = _headlines(told, size, body.width())
        parts = _parts(lines, told, plain, size, _TEXT * size, body.width())
        spare = _spare(parts, body, GAP)
    return size, lines


def _largest(
    lines: Sequence[Sequence[str]], told: Told, wanted: Wanted, size: float, body: QRectF
) -> float:
    """Return the largest text below a headline of this size that fits in large print."""
    text = _TEXT * size * LARGER**2
    while _spare(_parts(lines, told, wanted, size, text, body.width()), body, GAP) < 0:
        text *= _SMALLER
    return text


def _spare(parts: Sequence[Block], body: QRectF, gap: float = 0) -> float:
    """Return the height that these parts leave, each with a gap."""
    return body.height() - sum(part.height + gap for part in parts)


def _are_torn(lines: Sequence[Sequence[str]]) -> bool:
    """Return whether one of several headlines takes more than a line."""
    return len(lines) > 1 and any(len(each) > 1 for each in lines)


def _are_ragged(lines: Sequence[Sequence[str]], share: float) -> bool:
    """Return whether smaller text is better than these lines, at this share of the width."""
    said = [line for each in lines for line in each]
    if _are_torn(lines) and share > _LEAST_PAIR:
        return True
    return (len(said) > 2 * len(lines) and share > _GREAT) or (
        min(map(len, said), default=0) <= _SHORT and share > _GREAT / 2
    )


def _parts(
    lines: Sequence[Sequence[str]],
    told: Told,
    wanted: Wanted,
    size: float,
    text: float,
    width: float,
    spare: float = 0,
) -> list[Block]:
    """Return the headline, the order, stretched if there is height, and the deals."""
    if teams := _teams(told):
        order = _team_lines(teams, text, width, spare)
    else:
        order = _places(told, text, width, large=wanted.large).lines(width, spare=spare, full=True)
    titled = zip(told.titles, lines, strict=True)
    won = (titled_headings(title, each, size, text) for title, each in titled)
    *others, last = (in_column(each) for each in won)
    below = sentence(told.by_how_much, text, width) if told.by_how_much else []
    parts = [*others, in_column([last, *below]), in_column(order)]
    for title, deal in told.deals.items():
        if deal:
            fitting = (name for name in told.names if _wide(f"{name},", text * 0.85) <= width)
            whole = bound(deal, fitting)
            said = sentence(whole, text * 0.85, width, paper_colours(wanted))
            parts.append(in_column([heading(title, text), *said]))
    return parts


def _places_size(told: Told, text: float, width: float, *, large: bool) -> float:
    """Return the size of the names in the order."""
    if teams := _teams(told):
        return _team_sizes(teams, text, width)[1]
    return _places(told, text, width, large=large).size


def _places(told: Told, text: float, width: float, *, large: bool) -> PaperTable[Any]:
    """Return the order; names in several lines need not be small."""

    def made(size: float) -> PaperTable[Any]:
        return PaperTable(told.order, size, smallest=_HEADINGS * size if large else SMALLEST)

    order = within(made, text, width, text * (1 if large else _LEAST_ORDER))
    return order if order.width <= width else with_names_broken(made, text, width)


def _teams(told: Told) -> list[_Team]:
    """Return the teams in the order with their pairs; nothing if others played."""
    if not told.of_teams:
        return []
    rows = [[column.text(row) for column in told.order.columns] for row in told.order.rows]
    return [_team(*(text.replace(FIXED, " ") for text in row)) for row in rows]


def _team(place: str, said: str, figure: str) -> _Team:
    """Return a team; without a name its first pair stands for it."""
    name, colon, members = said.rpartition(": ")
    pairs = members.split(", ")
    return _Team(place, name, pairs, figure) if colon else _Team(place, pairs[0], pairs[1:], figure)


def _wide(text: str, size: float) -> float:
    return QFontMetricsF(words_font(size)).horizontalAdvance(text)


def _indent(teams: Sequence[_Team], text: float) -> float:
    """Return the width of the places, with space beside them."""
    return max(_wide(team.place, text) for team in teams) + text * DOTS


def _named(team: _Team, text: float, width: float) -> list[str]:
    """Return the name of a team, in two lines rather than much smaller than other text."""
    font = words_font(text, bold=True)
    wide = QFontMetricsF(font).horizontalAdvance(team.name)
    if _LEAST_ORDER * wide <= width:
        return [team.name]
    return even_lines(whole_names(team.name), font, _BROKEN * wide)


def _team_sizes(teams: Sequence[_Team], text: float, width: float) -> tuple[float, float]:
    """Return the sizes of teams with their figures, and of pairs, each in one line."""
    bold, beside = QFontMetricsF(words_font(text, bold=True)), _indent(teams, text) + text * DOTS
    size = text
    for team in teams:
        more = beside + _wide(team.figure, text)
        wide = max(map(bold.horizontalAdvance, _named(team, text, width - more)))
        size = min(size, text * width / (more + wide))
    below, room = _BELOW_TEAM * size, width - _indent(teams, size)
    pairs = (room / _wide(pair, below) for team in teams for pair in team.pairs)
    return size, below * min([1, *pairs])


def _team_lines(teams: Sequence[_Team], text: float, width: float, spare: float) -> list[Block]:
    """Return the teams, each with its pairs in a line each below its name."""
    size, pairs = _team_sizes(teams, text, width)
    name, below = words_font(size, bold=True), words_font(pairs)
    indent = _indent(teams, size)
    blocks = []
    for team in teams:
        room = width - _indent(teams, text) - text * DOTS - _wide(team.figure, text)
        said = _named(team, text, room)
        lines = [*((line, name) for line in said), *((pair, below) for pair in team.pairs)]
        high = sum(LINE * font.pixelSize() for _, font in lines) + _BESIDE_RULE * size * DOTS
        draw = partial(_draw_team, team, lines, words_font(size), indent)
        blocks.append(Block(high + min(spare / len(teams), LOOSE * high), draw))
    return blocks


def _draw_team(
    team: _Team,
    lines: Sequence[tuple[str, QFont]],
    figures: QFont,
    indent: float,
    painter: QPainter,
    rect: QRectF,
) -> None:
    high = [LINE * font.pixelSize() for _, font in lines]
    top = rect.center().y() - sum(high) / 2
    first = QRectF(rect.left(), top, rect.width(), high[0])
    write(painter, team.place, first, figures, PRINTED.ink)
    write(painter, team.figure, first, figures, PRINTED.ink, RIGHT)
    for (said, font), line in zip(lines, high, strict=True):
        place = QRectF(rect.left() + indent, top, rect.width() - indent, line)
        write(painter, said, place, font, PRINTED.ink)
        top += line
    rule(painter, rect.left(), rect.right(), rect.bottom())


def _order(result: EveningResult) -> Table[FinalPlace]:
    place, player, *_ = season_words.columns(imps=result.in_imps)
    shared = Counter(each.place for each in result.order)
    columns: list[Column[FinalPlace]] = [
        Column(place, lambda row: f"{row.place}{'=' * (shared[row.place] > 1)}"),
        Column(player, lambda row: words.player_name(row.player), most=ENDLESS),
        Column(words.total(), lambda row: words.hundreds(row.score), FIGURES),
    ]
    return Table(columns, result.order)


def _first_places(card: ResultCard) -> Table[tuple[str, str, str]]:
    """Return the first places of each line, and all that share the last of them."""
    lines: dict[str, list[tuple[str, str, str]]] = {}
    for row in card.order:
        lines.setdefault(row[0].rpartition(" ")[0], []).append(row)
    columns: list[Column[tuple[str, str, str]]] = [
        Column(translate("words", "Place"), lambda row: row[0]),
        Column(translate("words", "Name"), lambda row: whole_names(row[1]), most=ENDLESS),
        Column("", lambda row: row[2].replace(" ", FIXED), FIGURES, most=ENDLESS),
    ]
    shown = [
        row
        for rows in lines.values()
        for at, row in enumerate(rows)
        if at < _FIRST or row[0] == rows[_FIRST - 1][0]
    ]
    return Table(columns, shown)
