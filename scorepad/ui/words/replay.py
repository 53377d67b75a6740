"""What is said where an evening is gone through deal by deal."""

from scorepad.ui.words import translate


def first_step() -> str:
    return translate("words", "To the beginning")


def step_back() -> str:
    return translate("words", "One deal back")


def step_on() -> str:
    return translate("words", "One deal on")


def last_step() -> str:
    return translate("words", "To the end")


def slider() -> str:
    return translate("words", "How far the evening is shown")


def step_of(number: int, total: int) -> str:
    return translate("words", "{number} of {total}").format(number=number, total=total)
