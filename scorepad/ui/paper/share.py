"""The result of an evening to send to friends: a picture, and a few lines of text."""

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QPainter

from scorepad.bridge.back_score import back_score, running_totals
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.evening_result import evening_result
from scorepad.ui.look import Colours
from scorepad.ui.painting.result_card import ResultCard
from scorepad.ui.painting.result_painter import CARD, draw_result
from scorepad.ui.paper.picture import Picture
from scorepad.ui.words import short_weekday
from scorepad.ui.words.review import results


def card_picture(card: ResultCard, scored: ScoredEvening, colours: Colours) -> Picture:
    """Return the card in portrait, for phones."""

    def draw(painter: QPainter) -> None:
        draw_result(painter, card, scored, colours)

    return Picture(card.headline, CARD.size(), draw, round(CARD.width()), resolution=72)


def share_text(card: ResultCard, scored: ScoredEvening) -> str:
    """Return the result in three lines: winners, biggest deal, and payments."""
    day = short_weekday(scored.evening.day)
    if card.of_tables:
        said = "; ".join([card.headline, *(f"{name} {figure}" for _, name, figure in card.order)])
    else:
        said = _brought(scored) or card.headline
    first = f"{day}: {said}" if day else said
    best = f"{card.name_of_best}: {card.best_deal}" if card.best_deal else ""
    return "\n".join(
        filter(None, (first, best, "; ".join(each.sentence for each in card.payments)))
    )


def _brought(scored: ScoredEvening) -> str:
    """Return everybody's result: Ann +8, Bob −8."""
    brought = running_totals(back_score(scored))
    if not brought:
        brought = {each.player: each.score for each in evening_result(scored).order}
    return results(brought).replace("\N{NO-BREAK SPACE}", " ")


def as_shared(card: ResultCard, scored: ScoredEvening, colours: Colours) -> QMimeData:
    """Return picture and text for the clipboard."""
    data = QMimeData()
    data.setImageData(card_picture(card, scored, colours).image())
    data.setText(share_text(card, scored))
    return data
