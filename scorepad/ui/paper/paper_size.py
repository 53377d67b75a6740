"""The paper that lies in the printers of a country."""

from PySide6.QtCore import QLocale

from scorepad.pages import Paper

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
    """Return Letter in the Americas where it is usual, A4 everywhere else."""
    return Paper.LETTER if (locale or QLocale()).territory() in _LETTER else Paper.A4
