"""Lists the evenings of the archive with their results."""

from collections.abc import Mapping, Sequence
from contextlib import closing
from typing import Any, NamedTuple

from scorepad.archive.archive import Archive
from scorepad.archive.evenings import day_out
from scorepad.archive.facts import Facts
from scorepad.archive.standings import results_of
from scorepad.archive.summaries import Summary
from scorepad.commands.desktop_language import translate
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.tables.text import in_columns, signed
from scorepad.tables.text import joined as joined_lines
from scorepad.words import form_name


class _Listed(NamedTuple):
    summary: Summary
    results: Mapping[str, int]
    """Each player's result, as on the back score; the best first."""


def listed(archive: Archive, summaries: Sequence[Summary]) -> list[_Listed]:
    """Return the evenings with their results, counting them where needed."""
    with closing(Facts(archive)) as facts:
        facts.bring_up_to_date([summary.key for summary in summaries])
        return [_Listed(one, _best_first(one, results_of(facts, one.key))) for one in summaries]


def listed_text(evenings: Sequence[_Listed]) -> str:
    """Return a line for each evening."""
    columns: list[Column[_Listed]] = [
        Column(translate("words", "No."), lambda one: str(one.summary.key), FIGURES),
        Column(translate("words", "Day"), lambda one: day_out(one.summary.day) or ""),
        Column(translate("words", "Form"), _forms),
        Column(translate("words", "Deals"), lambda one: str(one.summary.deals), FIGURES),
        Column(translate("words", "Result"), _result),
        Column(translate("words", "Title"), lambda one: one.summary.title),
    ]
    return joined_lines(in_columns(Table(columns, evenings)))


def listed_data(evenings: Sequence[_Listed]) -> dict[str, Any]:
    return {
        "evenings": [
            {
                "number": summary.key,
                "day": day_out(summary.day),
                "title": summary.title,
                "note": summary.note,
                "players": list(summary.players),
                "forms": list(summary.forms),
                "rounds": summary.rounds,
                "deals": summary.deals,
                "results": [
                    {"player": name, "hundreds": hundreds} for name, hundreds in results.items()
                ],
            }
            for summary, results in evenings
        ]
    }


def _forms(one: _Listed) -> str:
    return ", ".join(form_name(form, translate) for form in one.summary.forms)


def _result(one: _Listed) -> str:
    """Return a result such as Ann +18, Bob -18; only the names if nothing was won."""
    if not any(one.results.values()):
        return ", ".join(one.summary.players)
    return ", ".join(f"{name} {signed(hundreds)}" for name, hundreds in one.results.items())


def _best_first(summary: Summary, results: Mapping[str, int]) -> dict[str, int]:
    """Sort results; equal players stay in the order of their seats."""
    found = [name for name in summary.players if name in results]
    return {name: results[name] for name in sorted(found, key=lambda name: -results[name])}
