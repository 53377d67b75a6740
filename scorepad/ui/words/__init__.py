"""What the windows say, in one place, ready to be translated."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from scorepad import words
from scorepad.bridge.agreed import CAVENDISH, CHICAGO, DUPLICATE, RUBBER, Agreed, Form
from scorepad.bridge.back_score import round_back_score
from scorepad.bridge.contract import DOUBLED, UNDOUBLED, Contract, Doubling, Strain
from scorepad.bridge.corrections import Consequences
from scorepad.bridge.deal import Adjustment, Deal, Item
from scorepad.bridge.four_deal import LAST
from scorepad.bridge.notation import Fault
from scorepad.bridge.points import Pay
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import Both, Seat, Seating, Side, Sides
from scorepad.bridge.state import Entry, ScoredDeal, with_entries
from scorepad.bridge.what_if import Ends, Now, Outlook
from scorepad.layout import BoardLine, Header, Row, Rule, SheetLine, Totals
from scorepad.ui.settings import Theme

translate = QCoreApplication.translate


def we_and_they() -> tuple[str, str]:
    return translate("words", "We"), translate("words", "They")


def side_name(side: Side, we: Side) -> str:
    return we_and_they()[side is not we]


def round_title(number: int, agreed: Agreed) -> str:
    titles = {
        RUBBER: translate("words", "Rubber {number}"),
        CHICAGO: translate("words", "Chukker {number}"),
        CAVENDISH: translate("words", "Chukker {number}, Cavendish"),
        DUPLICATE: translate("words", "Boards {number}"),
    }
    return titles[agreed.form].format(number=number + 1)


def why(pay: Pay) -> str:
    return words.why(pay, translate)


def seat_name(seat: Seat) -> str:
    names = {
        Seat.NORTH: translate("words", "North"),
        Seat.EAST: translate("words", "East"),
        Seat.SOUTH: translate("words", "South"),
        Seat.WEST: translate("words", "West"),
    }
    return names[seat]


def player(seating: Seating, seat: Seat) -> str:
    """A player by name, or by the chair where nobody has given a name."""
    name = seating.at(seat)
    return seat_name(seat) if name == seat else name


def contract(bid: Contract) -> str:
    if bid.doubling is UNDOUBLED:
        return f"{bid.level}{bid.strain.sign}"
    doubled = (
        translate("words", "doubled")
        if bid.doubling is DOUBLED
        else translate("words", "redoubled")
    )
    return f"{bid.level}{bid.strain.sign} {doubled}"


def result(over: int) -> str:
    if over == 0:
        return translate("words", "made")
    if over > 0:
        return translate("words", "made with {number} over").format(number=over)
    return translate("words", "{number} down").format(number=-over)


def item(entered: Item, seating: Seating) -> str:
    """A deal or an adjustment in a few words."""
    if isinstance(entered, Adjustment):
        return translate("words", "adjustment of {points}").format(points=entered.points)
    if not isinstance(entered, Deal):
        return translate("words", "seats")
    if entered.contract is None:
        return translate("words", "a passed-out deal")
    by = translate("words", "{contract} by {player}")
    return by.format(
        contract=contract(entered.contract),
        player=player(seating, entered.contract.declarer),
    )


def deal_aloud(deal: Deal, seating: Seating) -> str:
    """A deal as it is read back: 4♠ doubled by Ann, made with 1 over."""
    if deal.contract is None:
        return translate("words", "Passed out")
    said = f"{item(deal, seating)}, {result(deal.over)}"
    if deal.honours is None:
        return said
    honours = translate("words", "{points} honours held by {player}").format(
        points=deal.honours.points, player=player(seating, deal.honours.holder)
    )
    return f"{said}, {honours}"


def scores(scored: ScoredDeal, we: Side, agreed: Agreed) -> str:
    """What a deal brings each side: We 240 below and 150 above."""
    parts = []
    if agreed.form is DUPLICATE:
        total = with_entries(Both(), scored.entries)
        parts = [f"{side_name(side, we)} {total.of(side)}" for side in Side if total.of(side)]
        return "; ".join(parts) or translate("words", "no score")
    for side in (we, we.other):
        below = sum(e.points for e in scored.entries if e.side is side and e.line == "below")
        above = sum(e.points for e in scored.entries if e.side is side and e.line == "above")
        if below and above:
            said = translate("words", "{side} {below} below and {above} above the line")
        elif below:
            said = translate("words", "{side} {below} below the line")
        elif above:
            said = translate("words", "{side} {above} above the line")
        else:
            continue
        parts.append(said.format(side=side_name(side, we), below=below, above=above))
    return "; ".join(parts) or translate("words", "no score")


def ends(scored: ScoredDeal, agreed: Agreed) -> str:
    """What a deal brings to an end, if anything."""
    if scored.after.ended:
        if agreed.form is RUBBER:
            return translate("words", "game and rubber")
        if scored.game_to:
            return translate("words", "game, and the end of the chukker")
        return translate("words", "end of the chukker")
    if scored.game_to and agreed.form is not DUPLICATE:
        return translate("words", "game")
    return ""


def entered(scored: ScoredDeal, scored_round: ScoredRound) -> str:
    """The whole of a deal in one sentence, for the line below the entry and for a reader."""
    assert isinstance(scored.item, Deal)
    we = scored_round.we
    parts = [
        deal_aloud(scored.item, scored_round.seating),
        scores(scored, we, scored_round.round.agreed),
    ]
    end = ends(scored, scored_round.round.agreed)
    return " – ".join([*parts, end] if end else parts)


def figure_aloud(line: SheetLine, column: int, entry: Entry | None) -> str:
    """A figure as a screen reader says it."""
    side = we_and_they()[column]
    match line:
        case Row():
            if entry is None:
                return ""
            return f"{side} {entry.points}: {why(entry.pay)}"
        case Totals(we, they):
            return translate("words", "{side} total {points}").format(
                side=side, points=they if column else we
            )
        case BoardLine(deal, we, they):
            return translate("words", "{side} {points} on board {number}").format(
                side=side, points=they if column else we, number=deal.number
            )
        case Header(we_names, they_names):
            return f"{side}: {', '.join(they_names if column else we_names)}"
        case Rule.HEAVY:
            return translate("words", "the line")
        case Rule.GAME:
            return translate("words", "game")
        case _:
            return ""


def passed_out() -> str:
    return translate("words", "passed out")


def result_sign(over: int) -> str:
    """A result in a sign: =, +1, −2."""
    return f"{over:+d}".replace("-", "−") if over else "="


def letter(place: int) -> str:
    """The letter of a deal, as in a textbook: a to z, then aa, ab and so on."""
    letters = ""
    while place >= 0:
        place, rest = divmod(place, 26)
        letters = chr(ord("a") + rest) + letters
        place -= 1
    return letters


def have_names(names: tuple[str, str]) -> bool:
    """Whether anybody gave a name, rather than going by the letter of the chair."""
    return any(name not in ("N", "E", "S", "W") for name in names)


def the_table() -> str:
    return translate("words", "The table")


def vulnerable(sides: Sides, we: Side) -> str:
    if len(sides) == 2:
        return translate("words", "Both sides are vulnerable")
    if not sides:
        return translate("words", "Nobody is vulnerable")
    if sides[0] is we:
        return translate("words", "We are vulnerable")
    return translate("words", "They are vulnerable")


def next_deal(moment: Now, seating: Seating) -> str:
    said = (
        translate("words", "Board {number}: {player} deals")
        if moment.agreed.form is DUPLICATE
        else translate("words", "Deal {number}: {player} deals")
    )
    return said.format(number=moment.state.number, player=player(seating, moment.state.dealer))


def needs(moment: Now, we: Side) -> list[str]:
    """What each side needs for game, and what a game would bring."""
    agreed, state = moment.agreed, moment.state
    if agreed.form is DUPLICATE or (agreed.form is not RUBBER and not agreed.carry_over):
        return []
    lines = []
    for side in (we, we.other):
        name, wins = side_name(side, we), state.games.of(side) and agreed.form is RUBBER
        said = (
            translate("words", "{side} need {points} for game and rubber")
            if wins
            else translate("words", "{side} need {points} for game")
        )
        lines.append(said.format(side=name, points=state.needed(side)))
    return lines


def sit_out(seating: Seating) -> str:
    if not seating.out:
        return ""
    said = (
        translate("words", "{players} sits out")
        if len(seating.out) == 1
        else translate("words", "{players} sit out")
    )
    return said.format(players=", ".join(seating.out))


def round_over(scored: ScoredRound) -> str:
    """Who won a settled round, by how much, and what goes on the back score."""
    if scored.winner is None:
        return translate("words", "The round is tied")
    said = (
        translate("words", "We win by {points}: {hundreds} on the back score")
        if scored.winner is scored.we
        else translate("words", "They win by {points}: {hundreds} on the back score")
    )
    return said.format(points=scored.margin, hundreds=round_back_score(scored))


def table_sentences(last: ScoredRound, table: ScoredRound, moment: Now) -> list[str]:
    """The state of the table in words, the most important first.

    A round that has ended is told with those who played it, what comes with those at the table.
    """
    seating, we = table.seating, table.we
    lines = [round_over(last)] if last.is_settled else []
    lines += [next_deal(moment, seating), vulnerable(moment.state.vulnerable, we)]
    lines += needs(moment, we)
    return [line for line in (*lines, sit_out(seating)) if line]


def dealer_button() -> str:
    """The letter on the dealer's button."""
    return translate("words", "D", "dealer")


def deal_headings() -> tuple[str, ...]:
    return (
        translate("words", "No."),
        translate("words", "Contract"),
        translate("words", "By"),
        *we_and_they(),
    )


def contract_and_result(entered: Deal | Adjustment) -> str:
    if isinstance(entered, Adjustment):
        return entered.reason
    if entered.contract is None:
        return passed_out()
    return f"{entered.contract} {result_sign(entered.over)}".replace("X", "×")


def declarer(entered: Deal | Adjustment, seating: Seating) -> str:
    if isinstance(entered, Adjustment) or entered.contract is None:
        return ""
    return player(seating, entered.contract.declarer)


def deal_tip(scored: ScoredDeal, we: Side) -> str:
    """Every figure of a deal with the rule that pays it."""
    if scored.after_end:
        return translate("words", "This deal stands after the end of its round and counts nothing.")
    return "\n".join(
        f"{side_name(entry.side, we)} {entry.points}: {why(entry.pay)}" for entry in scored.entries
    )


def total() -> str:
    return translate("words", "Total")


def hundreds(number: int) -> str:
    """A figure of the back score, with its sign."""
    return f"{number:+d}".replace("-", "−") if number else "0"


# The window and its menus.


def program() -> str:
    return "scorepad"


def entry_hint() -> str:
    return translate("words", "4sn is 4♠ by North – type a deal, then Enter")


def entry_name() -> str:
    return translate("words", "The next deal")


def player_heading() -> str:
    return translate("words", "Back score")


def player_called(name: str) -> str:
    """A player in a list; one without a name by the chair."""
    return seat_name(Seat(name)) if name in ("N", "E", "S", "W") else name


def pad_button() -> str:
    return translate("words", "Bidding &pad…")


def faults(found: Sequence[Fault]) -> str:
    """What is wrong in what was typed, as one sentence."""
    said = "; ".join(dict.fromkeys(fault.said(translate) for fault in found))
    return said[:1].upper() + said[1:]


def aiming(deal: str, *, inserts: bool) -> str:
    if inserts:
        return translate("words", "A forgotten deal, before {deal} – Esc leaves it").format(
            deal=deal
        )
    return translate("words", "Correcting {deal} – Esc leaves it as it was").format(deal=deal)


def notice() -> str:
    return translate("words", "What a correction changed")


def close_notice() -> str:
    return translate("words", "Close")


def _deals(number: int) -> str:
    if number == 1:
        return translate("words", "one deal")
    return translate("words", "{number} deals").format(number=number)


def stray_deals(number: int, scored: ScoredRound) -> str:
    """Rubber 1 now ends after deal 4; 2 deals stand after its end."""
    counted = [deal.number for deal in scored.deals if not deal.after_end]
    said = (
        translate("words", "{round} now ends after deal {last}; one deal stands after its end.")
        if len(scored.after_end) == 1
        else translate(
            "words", "{round} now ends after deal {last}; {number} deals stand after its end."
        )
    )
    return said.format(
        round=round_title(number, scored.round.agreed),
        last=counted[-1] if counted else 0,
        number=len(scored.after_end),
    )


def move_on(number: int, stray: int) -> str:
    said = (
        translate("words", "Move it to round {number}")
        if stray == 1
        else translate("words", "Move them to round {number}")
    )
    return said.format(number=number + 2)


def take_out(stray: int) -> str:
    return translate("words", "Take it out") if stray == 1 else translate("words", "Take them out")


def left_unfinished(number: int, scored: ScoredRound) -> str:
    return translate("words", "{round} is now unfinished.").format(
        round=round_title(number, scored.round.agreed)
    )


def stop_round() -> str:
    return translate("words", "Stop it there, with its premiums")


def take_from_next() -> str:
    return translate("words", "Take the first deal of the next round")


def consequences(effects: Consequences) -> str:
    """That also changed 2 other deals; rubber 1 now ends after deal 4."""
    parts = []
    if effects.deals:
        said = translate("words", "That also changed {deals}").format(
            deals=_deals(len(effects.deals))
        )
        numbers = ", ".join(str(change.after.number) for change in effects.deals[:8])
        more = "…" if len(effects.deals) > 8 else ""
        parts.append(
            translate("words", "{said}: number {numbers}").format(said=said, numbers=numbers + more)
        )
    for change in effects.rounds:
        title = round_title(change.round, change.after.round.agreed)
        if change.after.state.ended:
            counted = [deal for deal in change.after.deals if not deal.after_end]
            end = translate("words", "{round} now ends after deal {last}")
            parts.append(end.format(round=title, last=counted[-1].number if counted else 0))
        else:
            parts.append(translate("words", "{round} no longer ends").format(round=title))
    return "; ".join(parts) + "."


def undo() -> str:
    return translate("words", "Undo")


def redo() -> str:
    return translate("words", "Redo")


def undo_step(step: str) -> str:
    return translate("words", "Undo {step}").format(step=step)


def redo_step(step: str) -> str:
    return translate("words", "Redo {step}").format(step=step)


def removing(deal: str) -> str:
    return translate("words", "taking out {deal}").format(deal=deal)


def moving(deal: str) -> str:
    return translate("words", "moving {deal}").format(deal=deal)


# The menus.


def menu_edit() -> str:
    return translate("words", "Ed&it")


def correct_deal() -> str:
    return translate("words", "&Correct the deal")


def correct_on_pad() -> str:
    return translate("words", "Correct it on the &pad…")


def list_of_deals() -> str:
    return translate("words", "Deals")


def the_sheet() -> str:
    return translate("words", "The sheet")


def insert_deal() -> str:
    return translate("words", "&Insert a forgotten deal before it")


def remove_deal() -> str:
    return translate("words", "&Take the deal out")


def move_up() -> str:
    return translate("words", "Move the deal &up")


def move_down() -> str:
    return translate("words", "Move the deal &down")


def menu_deal() -> str:
    return translate("words", "&Deal")


def menu_pad() -> str:
    return translate("words", "&Bidding pad…")


def menu_pass() -> str:
    return translate("words", "&Passed out")


def menu_what_if() -> str:
    return translate("words", "&What if…")


def menu_view() -> str:
    return translate("words", "&View")


def table_view() -> str:
    return translate("words", "&Table view, full screen")


def zoom_in() -> str:
    return translate("words", "Sheet &larger")


def zoom_out() -> str:
    return translate("words", "Sheet &smaller")


def zoom_usual() -> str:
    return translate("words", "Sheet as &usual")


def larger() -> str:
    return translate("words", "&Words larger")


def smaller() -> str:
    return translate("words", "Words s&maller")


def menu_colours() -> str:
    return translate("words", "&Colours")


def themes() -> dict[Theme, str]:
    return {
        Theme.DESKTOP: translate("words", "As the &desktop"),
        Theme.LIGHT: translate("words", "&Light"),
        Theme.DARK: translate("words", "Da&rk"),
    }


def two_colours() -> str:
    return translate("words", "Suits in &black and red")


def marks() -> str:
    return translate("words", "L&etters at the figures")


def menu_help() -> str:
    return translate("words", "&Help")


def why_this() -> str:
    return translate("words", "&Why this figure?")


def menu_round() -> str:
    return translate("words", "&Round")


def menu_players() -> str:
    return translate("words", "&Players…")


def menu_begin() -> str:
    return translate("words", "&Begin the next as")


def menu_stop() -> str:
    return translate("words", "&Stop it here, with its premiums")


def forms() -> dict[Form, str]:
    return {
        RUBBER: translate("words", "&Rubber"),
        CHICAGO: translate("words", "&Chukker of four deals (Chicago)"),
        CAVENDISH: translate("words", "Chukker of four deals (Ca&vendish)"),
        DUPLICATE: translate("words", "&Duplicate boards"),
    }


def beginning(form: Form) -> str:
    return translate("words", "beginning {form}").format(form=forms()[form].replace("&", ""))


def stopping() -> str:
    return translate("words", "stopping the round")


def sentence(said: str) -> str:
    """What is wrong, with a capital and a full stop."""
    return f"{said[:1].upper()}{said[1:]}."


# The dialog of a deal.


def suit(which: Strain) -> str:
    names = {
        Strain.CLUBS: translate("words", "clubs"),
        Strain.DIAMONDS: translate("words", "diamonds"),
        Strain.HEARTS: translate("words", "hearts"),
        Strain.SPADES: translate("words", "spades"),
        Strain.NOTRUMP: translate("words", "notrump"),
    }
    return names[which]


def bid_aloud(level: int, strain: Strain) -> str:
    """A card of the bidding box as a screen reader says it."""
    one = {
        Strain.CLUBS: translate("words", "1 club"),
        Strain.DIAMONDS: translate("words", "1 diamond"),
        Strain.HEARTS: translate("words", "1 heart"),
        Strain.SPADES: translate("words", "1 spade"),
        Strain.NOTRUMP: translate("words", "1 notrump"),
    }
    more = {
        Strain.CLUBS: translate("words", "{level} clubs"),
        Strain.DIAMONDS: translate("words", "{level} diamonds"),
        Strain.HEARTS: translate("words", "{level} hearts"),
        Strain.SPADES: translate("words", "{level} spades"),
        Strain.NOTRUMP: translate("words", "{level} notrump"),
    }
    return one[strain] if level == 1 else more[strain].format(level=level)


def pass_card() -> str:
    return translate("words", "Pass")


def doubling_aloud(doubling: Doubling) -> str:
    if doubling is DOUBLED:
        return translate("words", "doubled")
    return translate("words", "redoubled")


def contract_caption() -> str:
    return translate("words", "Contract")


def declarer_caption() -> str:
    return translate("words", "Declarer")


def declarer_aloud(name: str) -> str:
    return translate("words", "declarer {player}").format(player=name)


def result_caption() -> str:
    return translate("words", "Result")


def honours_caption() -> str:
    return translate("words", "Honours")


def honours_figure(points: int) -> str:
    return str(points) if points else translate("words", "none", "honours")


def honours_aloud(points: int) -> str:
    if not points:
        return translate("words", "no honours")
    return translate("words", "{points} for honours").format(points=points)


def holder_caption() -> str:
    return translate("words", "Held by")


def holder_aloud(name: str) -> str:
    return translate("words", "honours held by {player}").format(player=name)


def ask_contract() -> str:
    return translate("words", "Choose the contract, or Pass where all four passed.")


def ask_suit(level: int) -> str:
    return translate("words", "{level} of what? C, D, H, S or N for notrump.").format(level=level)


def ask_declarer() -> str:
    return translate("words", "Who is the declarer?")


def ask_holder() -> str:
    return translate("words", "Who held the honours?")


def enter_deal(*, corrects: bool) -> str:
    return translate("words", "Correct") if corrects else translate("words", "Enter")


def cancel() -> str:
    return translate("words", "Cancel")


# What if.


def what_if_title(state: list[str]) -> str:
    return translate("words", "What if – {state}").format(state=" – ".join(state))


def what_if_state(moment: Now, seating: Seating, we: Side) -> list[str]:
    """What the next deal is played under, the most important first."""
    said = [next_deal(moment, seating), vulnerable(moment.state.vulnerable, we)]
    if moment.agreed.form in (CHICAGO, CAVENDISH) and moment.state.number == LAST:
        said.append(translate("words", "This deal ends the chukker"))
    return said + needs(moment, we)


def what_if_table() -> str:
    return translate("words", "What each contract would score")


def what_if_headings() -> tuple[str, ...]:
    """A heading for each column: We undoubled, We doubled and so on."""
    return tuple(f"{side} {doubled}" for side in we_and_they() for doubled in doublings().values())


def doublings() -> dict[Doubling, str]:
    return {
        UNDOUBLED: translate("words", "undoubled"),
        DOUBLED: translate("words", "doubled"),
        Doubling.REDOUBLED: translate("words", "redoubled"),
    }


def result_button(over: int) -> str:
    """A result on a button: −1, made, +1."""
    return result_sign(over) if over else result(over)


def result_heading(over: int) -> str:
    """A result over a table: made exactly, 1 over, 1 down."""
    if over == 0:
        return translate("words", "made exactly")
    if over < 0:
        return result(over)
    return translate("words", "{number} over").format(number=over)


def side_plays(side: int) -> str:
    return (
        translate("words", "They play") if side else translate("words", "We play", "the contract")
    )


def contract_aloud(bid: Contract) -> str:
    """A contract as it is said: 4 spades doubled."""
    said = bid_aloud(bid.level, bid.strain)
    return said if bid.doubling is UNDOUBLED else f"{said} {doublings()[bid.doubling]}"


def won_or_lost(points: int) -> str:
    """Points with a real minus sign where they are lost."""
    return str(points).replace("-", "−")


def end(ends: Sequence[Ends]) -> str:
    """The one word for what a deal would end: the rubber before the game, the game before all."""
    names = {
        Ends.RUBBER: translate("words", "rubber"),
        Ends.GAME: translate("words", "game"),
        Ends.CHUKKER: translate("words", "chukker"),
    }
    return next((names[which] for which in names if which in ends), "")


def outlook_aloud(outlook: Outlook, points: int) -> str:
    """A contract, its result, and what that brings: 4 spades doubled, made: 590 and game."""
    said = translate("words", "{contract}, {result}: {points}").format(
        contract=contract_aloud(outlook.contract),
        result=result(outlook.over),
        points=won_or_lost(points),
    )
    brings = translate("words", "{said} and {ended}")
    return brings.format(said=said, ended=ended(outlook.ends)) if outlook.ends else said


def ended(ends: tuple[Ends, ...]) -> str:
    """All that a deal would end."""
    if Ends.RUBBER in ends:
        return translate("words", "game and rubber")
    if Ends.CHUKKER not in ends:
        return translate("words", "game") if ends else ""
    if Ends.GAME in ends:
        return translate("words", "game and the end of the chukker")
    return translate("words", "the end of the chukker")


def outlook_entered(outlook: Outlook, we: Side, agreed: Agreed) -> str:
    """The same with where the points would stand: We 240 below and 50 above the line."""
    said = translate("words", "{side}: {contract}, {result}").format(
        side=side_name(outlook.side, we),
        contract=contract_aloud(outlook.contract),
        result=result(outlook.over),
    )
    parts = (said, scores(outlook.deal, we, agreed), ended(outlook.ends))
    return " – ".join(part for part in parts if part)


def no_figure() -> str:
    """Stands where there can be no points."""
    return "–"


def no_such_result() -> str:
    return translate("words", "there are not so many tricks")


def stays_awake() -> str:
    """Why the screen must not go blank, for the desktop's own list of reasons."""
    return translate("words", "An evening of bridge is on")


# The players as a list.


def player_headings() -> tuple[str, ...]:
    return (
        translate("words", "Player"),
        translate("words", "Chair"),
        translate("words", "Side"),
        translate("words", "Deals"),
        translate("words", "Vulnerable"),
    )


def yes_or_no(yes: bool) -> str:
    return translate("words", "yes") if yes else translate("words", "no")


def sits_out() -> str:
    return translate("words", "sits out")


def player_aloud(name: str, chair: str, side: str, *, deals: bool, is_vulnerable: bool) -> str:
    """A player in one breath: Ann, North, We, deals, vulnerable."""
    said = [name, chair, side]
    if deals:
        said.append(translate("words", "deals"))
    if side:
        said.append(
            translate("words", "vulnerable")
            if is_vulnerable
            else translate("words", "not vulnerable")
        )
    return ", ".join(dict.fromkeys(part for part in said if part))
