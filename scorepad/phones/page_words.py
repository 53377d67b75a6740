"""All that the page on a phone says by itself, in its language."""

from scorepad.bridge.contract import NOTRUMP, SPADES, Strain
from scorepad.bridge.seats import Seat
from scorepad.bridge.translatable import Translate
from scorepad.bridge.typed.languages import Language, spoken
from scorepad.words.deals import seat_name


def page_words(say: Translate) -> dict[str, str]:
    """Each sentence by its name in the script of the page."""
    language = spoken(say)
    return {
        "code": language.code,
        "notrump": language.suit(NOTRUMP),
        **{f"suit_{strain}": _suit_name(strain, language) for strain in Strain},
        **{f"seat_{seat}": seat_name(seat, say) for seat in Seat},
        "example": f"4{language.suit(SPADES)} {language.chair(Seat.NORTH)} +1".lower(),
        **_places(say),
        **_network(say),
        **_sheet(say),
        **_pad(say),
        **_tables(say),
    }


def _suit_name(strain: Strain, language: Language) -> str:
    """A suit as it is read aloud."""
    names = [*language.suit_names, language.suit(NOTRUMP)]
    return names[[*Strain].index(strain)].partition("|")[0].lower()


def _places(say: Translate) -> dict[str, str]:
    return {
        "who": say("words", "Who is at this phone?"),
        "who_how": say("words", "Then the score is shown from your own side."),
        "only_look": say("words", "Only look"),
        "or_pair": say("words", "Or your pair or number"),
        "table_number": say("words", "Table {number}"),
        "say_where": say("words", "At which table is this phone?"),
        "want_enter": say("words", "I want to enter deals"),
        "may_see": say("words", "This phone may look."),
        "may_enter": say("words", "This phone may enter deals."),
        "asked": say("words", "The laptop is asked whether this phone may enter."),
        "speak": say("words", "Say each score aloud"),
        "next_phone": say("words", "The next phone"),
        "next_phone_how": say("words", "It scans this code. Phones there: {number}"),
        "code_title": say("words", "Scan the code on the laptop’s screen"),
        "code_how": say("words", "Or type the letters after # in the address there."),
        "code_name": say("words", "Code"),
        "no_script": say("words", "This page needs JavaScript. Switch it on in the browser."),
    }


def _network(say: Translate) -> dict[str, str]:
    return {
        "here": say("words", "Live"),
        "sending": say("words", "Sending…"),
        "away": say("words", "The laptop cannot be reached."),
        "away_waits": say("words", "The laptop cannot be reached. Your entry waits here."),
        "entered": say("words", "Entered."),
        "there": say("words", "On the sheet: {total}"),
    }


def _sheet(say: Translate) -> dict[str, str]:
    return {
        "pages": say("words", "Pages"),
        "sheet": say("words", "Sheet"),
        "deals": say("words", "Deals"),
        "scores": say("words", "Back score"),
        "more": say("words", "More"),
        "we": say("words", "We"),
        "they": say("words", "They"),
        "NS": say("words", "NS"),
        "EW": say("words", "EW"),
        "total": say("words", "Total"),
        "deals_next": say("words", "{player} deals"),
        "all_vulnerable": say("words", "Both sides are vulnerable"),
        "none_vulnerable": say("words", "Nobody is vulnerable"),
        "vulnerable": say("words", "{side} vulnerable"),
        "ended": say("words", "The evening has ended."),
        "nothing_yet": say("words", "Nothing has been played yet."),
        "card": say("words", "The card of the evening as a picture"),
        "card_how": say("words", "Hold the picture to save or send it."),
    }


def _pad(say: Translate) -> dict[str, str]:
    return {
        "enter": say("words", "Enter"),
        "enter_deal": say("words", "Enter a deal"),
        "enter_title": say("words", "The next deal"),
        "correcting": say("words", "Correcting {deal}"),
        "correct": say("words", "Correct"),
        "correct_deal": say("words", "Correct: {deal}"),
        "ok": say("words", "OK"),
        "cancel": say("words", "Cancel"),
        "level": say("words", "Level"),
        "suit": say("words", "Suit"),
        "declarer": say("words", "Declarer"),
        "doubling": say("words", "Doubled"),
        "result": say("words", "Result"),
        "pass": say("words", "Pass"),
        "doubled": say("words", "Doubled"),
        "redoubled": say("words", "Redoubled"),
        "made": say("words", "made"),
        "more_results": say("words", "Other results"),
        "you": say("words", "{player} (you)"),
        "honours": say("words", "Honours"),
        "holder": say("words", "Who held the honours?"),
        "held": say("words", "Points our side held, of 40"),
        "or_type": say("words", "Or type it, e.g. {example}"),
        "reading": say("words", "One moment…"),
        "who_plays": say("words", "Who is the declarer?"),
        "choose": say("words", "Choose the contract, or Pass where all four passed."),
        "no_score": say("words", "no score"),
    }


def _tables(say: Translate) -> dict[str, str]:
    return {
        "table": say("words", "Table"),
        "boards": say("words", "Boards"),
        "ranking": say("words", "Ranking"),
        "board": say("words", "Board {number}"),
        "board_head": say("words", "Board"),
        "against": say("words", "Against"),
        "points": say("words", "Points"),
        "own_card": say("words", "Your card"),
        "round_table": say("words", "Round {round}, table {table}"),
        "goes_on": say("words", "Round {round}: table {table}, {line}, boards {boards}"),
        "sits_out": say("words", "Round {round}: you sit out."),
        "no_movement": say("words", "No movement is set. Enter any board."),
        "board_pairs": say("words", "Board and pairs, e.g. 3 1-2"),
        "still_to_come": say("words", "Still to come"),
        "not_ticked": say("words", "Not yet agreed by the other side"),
        "ticked": say("words", "Agreed by the other side"),
        "disputed": say("words", "Not agreed: ask the director"),
        "agree": say("words", "Agree"),
        "disagree": say("words", "Not right"),
    }
