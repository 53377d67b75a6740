"""What the draw says: cards, ranks, partners, seats."""

from scorepad.bridge.draw import RANKS, Card
from scorepad.bridge.seats import Seat, Seating
from scorepad.ui.words import player, translate
from scorepad.ui.words.table import chair_or_outside


def rank(card: Card) -> str:
    """What stands in the corner of a card."""
    return RANKS[card.rank].replace("T", "10")


def card_aloud(card: Card) -> str:
    ranks = (
        *(str(number) for number in range(2, 11)),
        translate("words", "jack"),
        translate("words", "queen"),
        translate("words", "king"),
        translate("words", "ace"),
    )
    suits = (
        translate("words", "clubs"),
        translate("words", "diamonds"),
        translate("words", "hearts"),
        translate("words", "spades"),
    )
    said = translate("words", "{rank} of {suit}")
    return said.format(rank=ranks[card.rank], suit=suits[card.suit])


def draw_hint() -> str:
    return translate(
        "words",
        "Type the card that each has drawn, such as QC or 10H, or let the program draw. "
        "The two highest are partners, and the highest deals first.",
    )


def face_down(card: Card | None) -> str:
    return translate("words", "A card, face down") if card else ""


def let_program_draw() -> str:
    return translate("words", "Draw for us")


def card_hint() -> str:
    return translate("words", "QC, 10H …")


def seats_hint() -> str:
    return translate(
        "words",
        "Drag a name onto another to change places, or press Space on each of the two. "
        "A click on the button D, or the key D, says who deals.",
    )


def seat_aloud(seat: Seat | None, name: str, *, deals: bool, lifted: bool) -> str:
    """A place at the table, as a screen reader says it."""
    said = [chair_or_outside(seat), name]
    if deals:
        said.append(translate("words", "deals"))
    if lifted:
        said.append(translate("words", "changes places with the next one chosen"))
    return ", ".join(said)


def deals_aloud(name: str) -> str:
    return translate("words", "{name} deals").format(name=name)


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


def place_in_draw(place: int) -> str:
    """The place in the draw, beside the card; nothing where there is none."""
    return translate("words", "{place}.").format(place=place) if place else ""
