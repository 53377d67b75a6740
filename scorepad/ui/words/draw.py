"""What the draw says: cards, ranks, partners, seats."""

from scorepad.bridge.contract import Strain
from scorepad.bridge.draw import Card
from scorepad.bridge.seats import Seat, Seating
from scorepad.ui.words import language, player, translate
from scorepad.ui.words.bidding_pad import suit


def rank(card: Card) -> str:
    """What stands in the corner of a card."""
    return card.called(language())[:-1]


def card_aloud(card: Card) -> str:
    ranks = (
        *(str(number) for number in range(2, 11)),
        translate("words", "jack"),
        translate("words", "queen"),
        translate("words", "king"),
        translate("words", "ace"),
    )
    said = translate("words", "{rank} of {suit}")
    return said.format(rank=ranks[card.rank], suit=suit([*Strain][card.suit]))


def draw_hint(*, down: bool) -> str:
    if down:
        return translate(
            "words",
            "A click or Space turns one card, Enter all of them. "
            "The two highest are partners, and the highest deals first.",
        )
    return translate(
        "words",
        "Type the card that each has drawn, such as QC or 10H. "
        "The two highest are partners, and the highest deals first.",
    )


def face_down(card: Card | None) -> str:
    return translate("words", "A card, face down") if card else ""


def draw_button(*, down: bool, again: bool) -> str:
    if down:
        return translate("words", "Turn all &cards up")
    return translate("words", "Dra&w once more") if again else translate("words", "Dra&w for us")


def card_hint() -> str:
    return translate("words", "10H")


def drawn_by(name: str, card: Card) -> str:
    return translate("words", "{name} has drawn the {card}.").format(
        name=name, card=card.called(language())
    )


def outcome(seating: Seating, dealer: Seat) -> str:
    """Ann and Cy play Bob and Di. Eve sits out. Ann deals."""
    names = {seat: player(seating, seat) for seat, _ in seating}
    pairs = translate("words", "{north} and {south} play {east} and {west}.").format(
        north=names[Seat.NORTH],
        south=names[Seat.SOUTH],
        east=names[Seat.EAST],
        west=names[Seat.WEST],
    )
    deals = translate("words", "{name} deals.").format(name=names[dealer])
    return " ".join(filter(None, (pairs, _out(seating.out), deals)))


def _out(out: tuple[str, ...]) -> str:
    if not out:
        return ""
    if len(out) == 1:
        return translate("words", "{name} sits out.").format(name=out[0])
    return translate("words", "{names} sit out.").format(names=", ".join(out))
