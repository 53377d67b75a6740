"""The print options of last time, and the usual paper of the country."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QLocale

from scorepad.sheets.pages import BOARDS, Format, Paper, Wanted
from scorepad.ui.look import Colours
from scorepad.ui.paper.paper_style import PRINTED, PRINTED_IN_TWO
from scorepad.ui.settings import Settings

SWITCHES = (
    "back_score",
    "chart",
    "settlement",
    "elements",
    "games",
    "panels",
    "letters",
    *BOARDS,
    "large",
    "black",
)
"""The fields of `Wanted` that are on or off."""


def last_print_settings(settings: Settings) -> Wanted:
    """Return the choices of last time; at first, the usual paper."""
    usual = Wanted(Format(usual_paper()))
    name = settings.remembered("paper")
    paper = Paper(name) if name in list(Paper) else usual.format.paper
    switches = {
        switch: settings.remembered(switch, _yes_or_no(getattr(usual, switch))) == "yes"
        for switch in SWITCHES
    }
    wanted = replace(usual, format=Format(paper), two_colours=settings.two_colours)
    return with_switches(wanted, switches)


def picture_colours(settings: Settings) -> Colours:
    """Return the colours for pictures, with suits as in the window."""
    return PRINTED_IN_TWO if settings.two_colours else PRINTED


def with_switches(wanted: Wanted, on: Mapping[str, bool]) -> Wanted:
    """Return the same choices with these switches."""
    return replace(
        wanted,
        back_score=on["back_score"],
        chart=on["chart"],
        settlement=on["settlement"],
        elements=on["elements"],
        games=on["games"],
        panels=on["panels"],
        letters=on["letters"],
        ranking=on["ranking"],
        cards=on["cards"],
        travellers=on["travellers"],
        hands=on["hands"],
        movement=on["movement"],
        slips=on["slips"],
        large=on["large"],
        black=on["black"],
    )


def remember_print_settings(settings: Settings, wanted: Wanted) -> None:
    settings.remember("paper", str(wanted.format.paper))
    for switch in SWITCHES:
        settings.remember(switch, _yes_or_no(getattr(wanted, switch)))


def _yes_or_no(on: bool) -> str:
    return "yes" if on else "no"


_TERRITORIES = QLocale.Country
_LETTER = {
    getattr(_TERRITORIES, name)
    for name in (
        "Belize",
        "Canada",
        "Chile",
        "Colombia",
        "CostaRica",
        "ElSalvador",
        "Guatemala",
        "Mexico",
        "Nicaragua",
        "Panama",
        "Philippines",
        "PuertoRico",
        "UnitedStates",
        "Venezuela",
    )
}


def usual_paper(locale: QLocale | None = None) -> Paper:
    """Return Letter in the countries that use it, A4 elsewhere."""
    return Paper.LETTER if (locale or QLocale.system()).territory() in _LETTER else Paper.A4
