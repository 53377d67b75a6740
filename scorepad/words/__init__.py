"""Names of forms and rounds, why points are paid, and how money is written."""

from collections.abc import Iterable
from decimal import Decimal
from typing import assert_never
from unicodedata import category

from scorepad.bridge.contract import DOUBLED, NOTRUMP, UNDOUBLED, Doubling
from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, POINTS, RUBBER, Form, Options
from scorepad.bridge.payments import coin
from scorepad.bridge.points import Pay, PayKind
from scorepad.bridge.translatable import Message, Translate, plural, translate
from scorepad.bridge.typed.languages import spoken

COINS = 2
"""Minimum number of decimals for fractions of money, and next to a currency sign."""


def form_name(form: Form, translate: Translate) -> str:
    names = {
        RUBBER: translate("words", "Rubber"),
        CHICAGO: translate("words", "Chicago"),
        CAVENDISH: translate("words", "Cavendish"),
        DUPLICATE: translate("words", "Boards"),
        POINTS: translate("words", "IMPs"),
    }
    return names[form]


def round_title(number: int, options: Options, translate: Translate) -> str:
    """Return a title such as Rubber 2, or Chukker 3, IMPs."""
    title = translate("words", "Chukker {number}")
    if options.form is RUBBER:
        title = translate("words", "Rubber {number}")
    elif options.boards:
        title = translate("words", "Boards {number}")
    elif options.form is CAVENDISH:
        title = translate("words", "Chukker {number} (Cavendish)")
    if options.form is POINTS:
        title = translate("words", "{round}, IMPs").format(round=title)
    return title.format(number=number)


def coins(amounts: Iterable[Decimal], currency: str = "") -> int:
    """Return how many decimals these amounts need when all are written with the same number."""
    needed = max((-int(amount.as_tuple().exponent) for amount in amounts), default=0)
    usual = is_sign(currency) and coin(currency) < 1
    return max(COINS, needed) if needed > 0 or usual else 0


def is_sign(currency: str) -> bool:
    """Return whether a currency is a sign, such as € or A$, and not a word."""
    return any(category(letter) == "Sc" for letter in currency)


def money(amount: Decimal, currency: str, translate: Translate) -> str:
    """Write an amount as the language does: €2.50, 40 points."""
    digits = coins([amount], currency)
    figure = f"{amount:.{digits}f}".replace(".", spoken(translate).decimal_sign)
    if is_sign(currency):
        return translate("words", "{sign}{amount}").format(sign=currency, amount=figure)
    return f"{figure} {currency}".rstrip()


def result(over: int) -> Message:
    """Say the result of a contract: made, made with 1 overtrick, 1 down."""
    if over == 0:
        return Message(translate("words", "made"))
    if over > 0:
        return plural(translate("words", "made with %n overtrick(s)", "", -1), over)
    return plural(translate("words", "%n down", "", -1), -over)


def why(pay: Pay, translate: Translate = translate) -> str:
    """Why points are paid: the rule in words, then its sum."""
    rule = _rule(pay)
    facts: dict[str, object] = {
        "contract": _contract(pay, translate),
        "doubled": doubled(pay.doubling, translate),
        "vulnerable": translate("words", "vulnerable")
        if pay.vulnerable
        else translate("words", "not vulnerable"),
        "reason": pay.note,
    }
    if "%n" in rule:
        facts["n"] = pay.number
    said = Message(rule, facts).said(translate)
    if pay.sum == str(pay.points):
        return said
    text = translate("words", "{said}: {sum}")
    return text.format(said=said, sum=pay.sum.replace("*", " × ").replace("+", " + "))


def _contract(pay: Pay, translate: Translate) -> str:
    if not pay.strain:
        return ""
    named = f"{pay.number}{spoken(translate).sign(pay.strain)}"
    return f"{named} {doubled(pay.doubling, translate)}".rstrip()


def _rule(pay: Pay) -> str:
    """Return the rule as a text with gaps."""
    match pay.kind:
        case PayKind.CONTRACT:
            return translate("words", "{contract} made")
        case PayKind.OVERTRICKS if pay.doubling is UNDOUBLED:
            return translate("words", "%n overtrick(s), {vulnerable}", "", -1)
        case PayKind.OVERTRICKS:
            return translate("words", "%n overtrick(s), {doubled}, {vulnerable}", "", -1)
        case PayKind.PENALTY if pay.doubling is UNDOUBLED:
            return translate("words", "%n down, {vulnerable}", "", -1)
        case PayKind.PENALTY:
            return translate("words", "%n down, {doubled}, {vulnerable}", "", -1)
        case PayKind.INSULT if pay.doubling is DOUBLED:
            return translate("words", "doubled contract made")
        case PayKind.INSULT:
            return translate("words", "redoubled contract made")
        case PayKind.SLAM if pay.number == 6:
            return translate("words", "small slam bid and made, {vulnerable}")
        case PayKind.SLAM:
            return translate("words", "grand slam bid and made, {vulnerable}")
        case PayKind.GAME:
            return translate("words", "game completed, {vulnerable}")
        case PayKind.PART_SCORE:
            return translate("words", "part-score made")
        case PayKind.HONOURS if pay.strain is NOTRUMP:
            return translate("words", "four aces in one hand")
        case PayKind.HONOURS:
            return translate("words", "%n trump honours in one hand", "", -1)
        case PayKind.RUBBER if pay.number:
            return translate("words", "rubber won by two games to one")
        case PayKind.RUBBER:
            return translate("words", "rubber won by two games to none")
        case PayKind.UNFINISHED_GAME:
            return translate("words", "the only game of an unfinished rubber")
        case PayKind.UNFINISHED_PART_SCORE:
            return translate("words", "the only part-score of an unfinished game")
        case PayKind.ADJUSTMENT:
            return translate("words", "agreed: {reason}")
        case _:
            assert_never(pay.kind)


def doubled(doubling: Doubling, translate: Translate) -> str:
    """Doubled, redoubled, or nothing."""
    match doubling:
        case Doubling.UNDOUBLED:
            return ""
        case Doubling.DOUBLED:
            return translate("words", "doubled")
        case _:
            return translate("words", "redoubled")
