"""The players as a list."""

from scorepad.ui.words import translate


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


def click_to_seat() -> str:
    return translate("words", "A click names and seats the players.")
