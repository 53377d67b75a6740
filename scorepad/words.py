"""Sentences for what the engine explains as values."""

from typing import assert_never

from scorepad.bridge import translatable
from scorepad.bridge.contract import DOUBLED, NOTRUMP, UNDOUBLED
from scorepad.bridge.points import Pay, PayKind
from scorepad.bridge.translatable import Translate


def why(pay: Pay, translate: Translate = translatable.translate) -> str:
    """Why points are paid: the rule in words, then its sum."""
    rule = _rule(pay, translate).format(
        number=pay.number,
        contract=f"{pay.number}{pay.strain.sign}" if pay.strain else "",
        doubled=_doubled(pay, translate),
        vulnerable=translate("words", "vulnerable")
        if pay.vulnerable
        else translate("words", "not vulnerable"),
        reason=pay.note,
    )
    if pay.sum == str(pay.points):
        return rule
    return f"{rule}: {pay.sum.replace('*', ' x ').replace('+', ' + ')}"


def _rule(pay: Pay, translate: Translate) -> str:
    """The rule with gaps for what it is about."""
    match pay.kind:
        case PayKind.CONTRACT:
            return translate("words", "{contract}{doubled} made")
        case PayKind.OVERTRICKS if pay.number == 1:
            return translate("words", "1 overtrick{doubled}, {vulnerable}")
        case PayKind.OVERTRICKS:
            return translate("words", "{number} overtricks{doubled}, {vulnerable}")
        case PayKind.PENALTY:
            return translate("words", "{number} down{doubled}, {vulnerable}")
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
            return translate("words", "{number} trump honours in one hand")
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


def _doubled(pay: Pay, translate: Translate) -> str:
    if pay.doubling is UNDOUBLED:
        return ""
    if pay.doubling is DOUBLED:
        return translate("words", " doubled")
    return translate("words", " redoubled")
