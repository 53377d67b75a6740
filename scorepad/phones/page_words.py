"""All that the page on a phone says by itself, in its language."""

from scorepad.bridge.contract import NOTRUMP, SPADES, Strain
from scorepad.bridge.seats import Seat
from scorepad.bridge.translatable import Translate
from scorepad.bridge.typed.languages import Language, spoken
from scorepad.phones.requests import ONLY_LOOK, whole_sentence
from scorepad.words.deals import seat_name


def page_words(translate: Translate) -> dict[str, str]:
    """Each sentence by its name in the script of the page."""
    language = spoken(translate)
    return {
        "code": language.code,
        "notrump": language.suit(NOTRUMP),
        **{f"suit_{strain}": _suit_name(strain, language) for strain in Strain},
        **{f"seat_{seat}": seat_name(seat, translate) for seat in Seat},
        "example": f"4{language.suit(SPADES)} {language.chair(Seat.NORTH)} +1".lower(),
        **_places(translate),
        **_network(translate),
        **_sheet(translate),
        **_pad(translate),
        **_tables(translate),
    }


def _suit_name(strain: Strain, language: Language) -> str:
    """A suit as it is read aloud."""
    names = [*language.suit_names, language.suit(NOTRUMP)]
    return names[[*Strain].index(strain)].partition("|")[0].lower()


def _places(translate: Translate) -> dict[str, str]:
    return {
        "who": translate("words", "Who is using this phone?"),
        "only_look": translate("words", "Only look"),
        "or_pair": translate("words", "Or your pair or number"),
        "table_number": translate("words", "Table {number}"),
        "say_where": translate("words", "Which table is this phone at?"),
        "want_enter": translate("words", "I want to enter deals"),
        "may_see": whole_sentence(translate("words", ONLY_LOOK)),
        "asked": translate("words", "Waiting until the laptop allows this phone to enter deals."),
        "speak": translate("words", "Say each score aloud"),
        "next_phone": translate("words", "The next phone"),
        "next_phone_how": translate(
            "words", "Scan this code with the phone. Phones connected: {number}"
        ),
        "code_title": translate("words", "Scan the code on the laptop’s screen"),
        "code_how": translate("words", "Or type the letters after # in the address on the laptop."),
        "code_name": translate("words", "Code"),
        "no_script": translate("words", "This page needs JavaScript. Switch it on in the browser."),
    }


def _network(translate: Translate) -> dict[str, str]:
    return {
        "here": translate("words", "Live"),
        "sending": translate("words", "Sending…"),
        "away": translate("words", "The laptop cannot be reached."),
        "away_waits": translate("words", "The laptop cannot be reached. Your entry waits here."),
        "entered": translate("words", "Entered."),
        "there": translate("words", "On the sheet: {total}"),
        "changed": whole_sentence(translate("words", "this deal was changed; look again")),
    }


def _sheet(translate: Translate) -> dict[str, str]:
    return {
        "pages": translate("words", "Pages"),
        "sheet": translate("words", "Sheet"),
        "deals": translate("words", "Deals"),
        "scores": translate("words", "Back score"),
        "more": translate("words", "More"),
        "we": translate("words", "We"),
        "they": translate("words", "They"),
        "NS": translate("words", "NS"),
        "EW": translate("words", "EW"),
        "total": translate("words", "Total"),
        "deals_next": translate("words", "{player} deals"),
        "all_vulnerable": translate("words", "Both sides are vulnerable"),
        "none_vulnerable": translate("words", "Nobody is vulnerable"),
        "we_vulnerable": translate("words", "We are vulnerable"),
        "they_vulnerable": translate("words", "They are vulnerable"),
        "vulnerable": translate("words", "{side} vulnerable"),
        "ended": translate("words", "The evening has ended."),
        "nothing_yet": translate("words", "Nothing has been played yet."),
        "card": translate("words", "The card of the evening as a picture"),
        "card_how": translate("words", "Press and hold the picture to save or send it."),
    }


def _pad(translate: Translate) -> dict[str, str]:
    return {
        "enter": translate("words", "Enter"),
        "enter_deal": translate("words", "Enter a deal"),
        "enter_title": translate("words", "The next deal"),
        "correcting": translate("words", "Correcting {deal}"),
        "correct": translate("words", "Correct"),
        "correct_deal": translate("words", "Correct: {deal}"),
        "ok": translate("words", "OK"),
        "cancel": translate("words", "Cancel"),
        "level": translate("words", "Level"),
        "suit": translate("words", "Suit"),
        "declarer": translate("words", "Declarer"),
        "doubling": translate("words", "Doubled"),
        "result": translate("words", "Result"),
        "pass": translate("words", "Pass"),
        "doubled": translate("words", "Doubled"),
        "redoubled": translate("words", "Redoubled"),
        "made": translate("words", "made"),
        "more_results": translate("words", "More results"),
        "you": translate("words", "{player} (you)"),
        "honours": translate("words", "Honours"),
        "holder": translate("words", "Who held the honours?"),
        "held": translate("words", "Points our side held, of 40"),
        "or_type": translate("words", "Or type it, e.g. {example}"),
        "reading": translate("words", "One moment…"),
        "who_plays": translate("words", "Who is the declarer?"),
        "choose": translate("words", "Choose the contract, or Pass if all four passed."),
        "no_score": translate("words", "no score"),
    }


def _tables(translate: Translate) -> dict[str, str]:
    return {
        "table": translate("words", "Table"),
        "boards": translate("words", "Boards"),
        "boards_later": translate("words", "A board is shown here once your table has played it."),
        "ranking": translate("words", "Ranking"),
        "board": translate("words", "Board {number}"),
        "board_head": translate("words", "Board"),
        "against": translate("words", "Against"),
        "points": translate("words", "Points"),
        "own_card": translate("words", "Your card"),
        "round_table": translate("words", "Round {round}, table {table}"),
        "goes_on": translate("words", "Round {round}: table {table}, {line}, boards {boards}"),
        "sits_out": translate("words", "Round {round}: you sit out."),
        "no_movement": translate("words", "No movement is set. Enter any board."),
        "board_pairs": translate("words", "Board and pairs, e.g. 3 1-2"),
        "still_to_come": translate("words", "Still to come"),
        "not_ticked": translate("words", "Not yet agreed by the other side"),
        "ticked": translate("words", "Agreed by the other side"),
        "disputed": translate("words", "Not agreed: ask the director"),
        "agree": translate("words", "Agree"),
        "disagree": translate("words", "Disagree"),
    }
