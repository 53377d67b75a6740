"""The table at a glance: players, dealer, vulnerability, and what is needed for game."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from scorepad.bridge.next_deal import NextDeal
from scorepad.bridge.next_round import is_over
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.state import State
from scorepad.ui.document import Document
from scorepad.ui.parts.fitted import FittedColumn, Role
from scorepad.ui.rounds.board_view import BoardView, Chair, around
from scorepad.ui.rounds.deal_at_table import DealAtTable
from scorepad.ui.words import deal_place, player, seat_name, side_name, translate
from scorepad.ui.words import table as table_words


class TablePanel(FittedColumn):
    """Shows the table from the scorekeeper's chair, at the foot.

    With `asks` off, as on a screen for all, there are no questions.
    """

    def __init__(self, document: Document, deal: DealAtTable, *, asks: bool = True) -> None:
        super().__init__(from_afar=not asks)
        self._asks = asks
        self._document = document
        self._at_table = deal
        self.picture = self.sized(BoardView())
        self._deal = self.line(1.4, bold=True)
        self._needed, self._planned = self.line(), self.line()
        self._out = self.line()
        self._sides = self.line(role=Role.PlaceholderText)
        self.who = self.sized(QPushButton(translate("words", "&Who is playing?")))
        rest = (self._needed, self._planned, self._out, self._sides, self.who)
        giving_way = self._sides, self._planned, self._deal, self._out, self._needed
        self.arrange((self.picture, self._deal, *rest), giving_way=giving_way)
        self.setAccessibleName(translate("words", "The table"))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not asks)
        document.changed.connect(self.follow)
        deal.turned.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        deal = self._at_table
        table, moment, earlier = deal.table, deal.moment, deal.earlier
        if table.round.comparison:
            return  # nobody plays at one table, and this is not seen
        self._show_chairs(table, moment.state, earlier=earlier is not None)
        planned = None if earlier else self._document.evening.planned
        # Within the present round, the number of the deal shows that it is an earlier one.
        is_past = earlier is not None and moment.round < len(self._document.scored.rounds)
        number = moment.state.number
        place = deal_place(moment.round - 1, moment.options, number) if is_past else ""
        awaits_round = earlier is None and is_over(self._document.scored)
        self._deal.say("" if awaits_round else place or _deal_number(moment))
        unnamed = not table.seating.is_named
        self.who.setVisible(unnamed and self._asks)
        self._sides.say(table_words.who_are_we(table.we) if unnamed else "")
        self._needed.say("\n".join(table_words.what_sides_need(moment, table.we)))
        self._planned.say(_round_of_planned(moment.round - 1, planned))
        self._out.say(table_words.who_sits_out(table.seating))
        vulnerable = table_words.vulnerable(moment.state.vulnerable, table.we)
        self.setAccessibleDescription("\n".join((*self.sentences, vulnerable)))
        self.fit()

    def _show_chairs(self, table: ScoredRound, state: State, *, earlier: bool) -> None:
        """Show the players at the deal, clockwise from the scorekeeper."""
        chairs, aloud = [], []
        for seat in around(table.keeper_seat):
            name, deals = player(table.seating, seat), seat is state.dealer
            is_red = seat.side in state.vulnerable
            chairs.append(Chair(name, deals, is_red))
            whose = name, seat_name(seat), side_name(seat.side, table.we)
            aloud.append(_player_aloud(*whose, deals=deals, is_vulnerable=is_red))
        self.picture.show_chairs(tuple(chairs), "\n".join(aloud), earlier=earlier)


def _round_of_planned(number: int, planned: int | None) -> str:
    """Return the position of a round among the planned ones; nothing without a plan."""
    if planned is None or number >= planned:
        return ""
    if number + 1 == planned:
        return translate("words", "This is the last round")
    return translate("words", "Round {number} of {planned}").format(
        number=number + 1, planned=planned
    )


def _deal_number(moment: NextDeal) -> str:
    said = (
        translate("words", "Board {number}")
        if moment.options.boards
        else translate("words", "Deal {number}")
    )
    return said.format(number=moment.state.number)


def _player_aloud(name: str, chair: str, side: str, *, deals: bool, is_vulnerable: bool) -> str:
    """Return an accessible text such as Ann, North, We, dealer, vulnerable."""
    said = [name, chair, side]
    if deals:
        said.append(translate("words", "dealer"))
    said.append(
        translate("words", "vulnerable") if is_vulnerable else translate("words", "not vulnerable")
    )
    return ", ".join(dict.fromkeys(said))
