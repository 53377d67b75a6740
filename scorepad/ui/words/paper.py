"""Texts on paper, and of the page for printing."""

import re
from collections.abc import Sequence

from scorepad.bridge.deal import Adjustment
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import DUPLICATE, POINTS
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import EW, NS, Seating, Side, Sides
from scorepad.bridge.state import ScoredDeal
from scorepad.sheets.pages import Blank, BoardsPart, Extent
from scorepad.ui import words
from scorepad.ui.words import rounds as rounds_words
from scorepad.ui.words import table as table_words
from scorepad.ui.words import translate
from scorepad.ui.words.elements import all_elements
from scorepad.ui.words.review import first_names


def default_title() -> str:
    """Return the title of an evening without one."""
    return translate("words", "An evening of bridge")


def pairs(seating: Seating, we: Side) -> str:
    """Return Ann and Cy against Bob and Di, if they have names; and who sits out."""
    if not words.have_names(seating.pair(we)) and not words.have_names(seating.pair(we.other)):
        return ""
    said = words.pairs(seating, we)
    return f"{said}; {table_words.who_sits_out(seating)}" if seating.out else said


def who_played(seating: Seating) -> str:
    """Return who played whom in a round, and who sat out; empty without names."""
    played = rounds_words.pairing(seating) if player_names(seating.players) else ""
    out = f"({table_words.who_sits_out(seating)})" if seating.out else ""
    return f"{played} {out}".strip()


def held_by(evening: Evening) -> str:
    """Return the club and the director, if known."""
    said = translate("words", "Director: {name}")
    director = said.format(name=evening.director) if evening.director else ""
    return " · ".join(filter(None, (evening.club, director)))


def player_names(names: Sequence[str]) -> str:
    """Return all named players."""
    return " · ".join(name for name in names if words.have_names((name, name)))


def page_of(number: int, count: int) -> str:
    """Return the page number if there are several pages."""
    if count == 1:
        return ""
    return translate("words", "Page {number} of {count}").format(number=number, count=count)


def score() -> str:
    return translate("words", "Score")


def imps() -> str:
    return translate("words", "IMPs")


def vulnerable(sides: Sides, we: Side) -> str:
    """Return who is vulnerable, for a narrow column."""
    if len(sides) == 2:
        return translate("words", "both")
    return words.side_name(sides[0], we) if sides else "–"


def outcome(scored: ScoredRound) -> str:
    """Return how a round ended; also the winner of two games, if that side has fewer points."""
    if scored.round.options.form is DUPLICATE:
        return ""
    if not scored.is_settled:
        return translate("words", "Not finished")
    if scored.winner is None:
        return translate("words", "The round is tied")
    said = rounds_words.won(scored).replace("\n", " ")
    if scored.round.options.form is not POINTS:
        score = rounds_words.goes_on_back_score(scored)
        said = translate("words", "{said}: {sum}").format(said=said, sum=score)
    games = scored.two_games
    if games is None or games is scored.winner:
        return said
    two = translate("words", "{side} won both games").format(side=rounds_words.side(scored, games))
    return f"{two}. {said}"


def after_deal(deal: ScoredDeal, scored: ScoredRound) -> str:
    """Return the caption of a sheet after a deal."""
    if isinstance(deal.item, Adjustment):
        return translate("words", "Adjustment")
    said = (
        translate("words", "Board {number}")
        if scored.round.options.boards
        else translate("words", "Deal {number}")
    )
    return said.format(number=deal.number)


def won_game(scored: ScoredRound, deal: ScoredDeal, number: int) -> str:
    """Return Ann and Cy win game 1."""
    if deal.game_to is None:
        return ""
    pair, said = deal.seating.pair(deal.game_to), translate("words", "{side} win game {number}")
    if words.have_names(pair):
        called = first_names(deal.seating.players)
        return said.format(side=words.all_of([called[name] for name in pair]), number=number)
    if deal.game_to is scored.we:
        said = translate("words", "We win game {number}")
    return said.format(side=words.side_name(deal.game_to, scored.we), number=number)


# Blank forms.


def blank_titles() -> dict[Blank, str]:
    return {
        Blank.RUBBER: translate("words", "Rubber bridge"),
        Blank.CHUKKER: translate("words", "Four-deal bridge"),
        Blank.BACK_SCORE: translate("words", "Back score"),
        Blank.TRAVELLER: translate("words", "Traveller"),
        Blank.SLIPS: translate("words", "Score slips"),
        Blank.PRIVATE: translate("words", "Private score card"),
        Blank.SCORES: translate("words", "Card of all scores"),
    }


def traveller_columns() -> tuple[str, ...]:
    return (
        translate("words", "N-S"),
        translate("words", "E-W"),
        translate("words", "Contract"),
        translate("words", "By"),
        translate("words", "Tricks"),
        translate("words", "N-S +"),
        translate("words", "N-S −"),
        translate("words", "Points N-S"),
        translate("words", "Points E-W"),
    )


def slip_columns() -> tuple[str, ...]:
    _, _, contract, by, tricks, *points = traveller_columns()[:7]
    lead, initials = translate("words", "Lead"), translate("words", "Initials")
    return (translate("words", "Board"), contract, by, lead, tricks, *points, initials)


def board_number() -> str:
    return translate("words", "Board")


def vulnerable_on_board(sides: Sides) -> str:
    """Return who is vulnerable on a board, for a narrow column."""
    if len(sides) == 2:
        return translate("words", "all")
    return (
        {NS: translate("words", "N-S"), EW: translate("words", "E-W")}[sides[0]] if sides else "–"
    )


# The page for printing.


def subject_names() -> dict[Extent | BoardsPart | Blank, str]:
    blank = translate("words", "Blank: {sheet}")
    return {
        Extent.SHEET: translate("words", "This sheet"),
        Extent.ROUND: translate("words", "This round with its deals"),
        Extent.EVENING: translate("words", "The whole evening"),
        Extent.POSTER: translate("words", "A poster of the evening"),
        BoardsPart.CARDS: switches()[BoardsPart.CARDS],
        **{sheet: blank.format(sheet=title) for sheet, title in blank_titles().items()},
        Blank.SCORES: translate("words", "Card of all scores"),
    }


def switches() -> dict[str, str]:
    return {
        "back_score": translate("words", "Who won, and the back score"),
        "chart": translate("words", "Chart"),
        "settlement": translate("words", "Settling up"),
        "elements": all_elements(),
        "games": translate("words", "Who won each game"),
        "panels": translate("words", "The sheet after each deal"),
        "letters": translate("words", "Explain every figure"),
        "ranking": translate("words", "Ranking"),
        "cards": translate("words", "Cards for the pairs"),
        "travellers": translate("words", "All results, board by board"),
        "hands": translate("words", "The hands"),
        "movement": translate("words", "The movement, also for each table"),
        "slips": translate("words", "Score slips for all tables"),
        "large": translate("words", "Large print"),
        "black": translate("words", "Black only"),
    }


def paper() -> str:
    return translate("words", "Paper")


def save_pdf() -> str:
    return translate("words", "Save as PD&F…")


def pdf_files() -> dict[str, str]:
    """Return the filter for PDF files with its extension."""
    return {translate("words", "PDF files (*.pdf)"): ".pdf"}


def picture_files() -> tuple[str, str]:
    return translate("words", "Pictures (*.png)"), translate("words", "Drawings (*.svg)")


def file_name(title: str) -> str:
    """Return a title as a file name that is valid everywhere."""
    plain = re.sub(r'[\x00-\x1f/\\:*?"<>|]', " ", title)
    return " ".join(plain.split())[:80].strip(" .") or "scorepad"


def evening_file_name(evening: Evening, part: str = "") -> str:
    """Return a file name such as 2026-11-22 Sunday evening, Rubber 1: files sort by day."""
    day = evening.day.isoformat() if evening.day else ""
    parts = evening.title or default_title(), part
    return file_name(f"{day} {', '.join(filter(None, parts))}")


def round_file_name(evening: Evening, number: int) -> str:
    return evening_file_name(evening, words.round_title(number, evening.rounds[number].options))


def saved(file: str) -> str:
    return translate("words", "Saved as {file}.").format(file=file)


# In the menu.


def copied() -> str:
    return translate("words", "Copied: paste it into an e-mail.")
