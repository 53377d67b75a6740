"""The commands in the language of the desktop; what programs read stays the same."""

import gettext
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scorepad.bridge.typed.languages import LANGUAGES
from scorepad.commands import desktop_language
from scorepad.commands.desktop_language import said
from tests.ran import BACK_SCORE, DEALS, PLAYERS, Ran, in_json, refused, run

Desktop = Callable[..., None]
OTHERS = sorted(LANGUAGES.keys() - {"en"})
BUTLER = Path(__file__).parents[1] / "golden" / "rankings" / "butler.txt"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch) -> Iterator[Desktop]:
    """Sets the desktop's languages, in the variables named."""

    def speaks(**variables: str) -> None:
        for name in VARIABLES:
            monkeypatch.delenv(name, raising=False)
        for name, value in variables.items():
            monkeypatch.setenv(name, value)

    yield speaks
    speaks()
    desktop_language.speak()


@pytest.mark.parametrize(
    ("variables", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_BE"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_BE", "LC_ALL": "fr_CA@euro"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LANG": "POSIX", "LANGUAGE": "de"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "es:en"}, "es"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "it:nl"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "en_GB:de"}, "en"),
        ({"LANG": "tlh_AQ.UTF-8"}, "en"),
    ],
)
def test_which_language_it_is(desktop: Desktop, variables: dict[str, str], spoken: str) -> None:
    desktop(**variables)
    desktop_language.speak()
    assert said("en") == spoken


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("de", "nowhere ist nicht zu lesen: Datei oder Ordner nicht gefunden"),
        ("fr", "nowhere ne peut pas être lu\u00a0: Fichier ou dossier introuvable"),
        ("nl", "nowhere kan niet gelezen worden: Bestand of map niet gevonden"),
        ("pl", "nie można odczytać nowhere: Nie ma takiego pliku ani folderu"),
        ("es", "nowhere no se puede leer: No existe el archivo o la carpeta"),
    ],
)
def test_an_error_is_said_in_it(desktop: Desktop, code: str, sentence: str) -> None:
    desktop(LANG=code)
    assert refused(run("score", "nowhere")) == sentence


def test_what_python_says_of_arguments_is_said_in_it(desktop: Desktop) -> None:
    desktop(LANG="de")
    assert refused(run("rank")) == "scorepad rank: es fehlt: FILE; siehe scorepad rank --help"
    assert run("rank", "--help").out.startswith("Aufruf: scorepad rank")
    desktop()
    assert run("rank", "--help").out.startswith("usage: scorepad rank")


def test_headings_of_help_have_a_blank_before_the_colon_in_french(desktop: Desktop) -> None:
    desktop(LANG="fr")
    lines = run("rank", "--help").out.splitlines()
    assert [line for line in lines if line.endswith(":")] == [
        "arguments\u00a0:",
        "options\u00a0:",
        "exemples\u00a0:",
    ]


@pytest.mark.parametrize(
    ("number", "evenings"), [(1, "1 wieczór"), (3, "3 wieczory"), (5, "5 wieczorów")]
)
def test_polish_has_three_plurals(
    desktop: Desktop, tmp_path: Path, number: int, evenings: str
) -> None:
    desktop(LANG="pl")
    archive, played = str(tmp_path / "evenings.db"), tmp_path / "played.txt"
    for day in range(1, number + 1):
        played.write_text(f"date 2026-01-{day:02}\nform rubber\nN 1C\n")
        assert run("import", str(played), "--archive", archive).err == ""
    out = str(tmp_path / "out.scorepad")
    assert run("export", "-o", out, "--archive", archive).out == f"{out}: {evenings}\n"


def test_a_sheet_is_printed_in_it(desktop: Desktop) -> None:
    desktop(LANG="de")
    ran = score(PLAYERS + DEALS)
    assert ran.out.splitlines()[:3] == ["Rubber 1", "     Wir | Sie", "     500 |"]
    assert "\nGesamtliste     1\nMr. Smith     +18\n" in ran.out
    assert "\nMrs. Smith zahlt Mr. Smith 45,00\n" in ran.out
    desktop()
    assert score(PLAYERS + DEALS).out.endswith(BACK_SCORE)


@pytest.mark.parametrize(
    ("code", "card", "amount", "awarded"),
    [
        ("en", "AH", "5.25", "average ave+ ave-"),
        ("de", "AC", "5,25", "Durchschnitt schnitt+ schnitt-"),
        ("fr", "AC", "5,25", "moyenne moy+ moy-"),
        ("nl", "AH", "5,25", "gemiddelde gem+ gem-"),
        ("pl", "AKI", "5,25", "średnia śr+ śr-"),
        ("es", "AC", "5,25", "media med+ med-"),
    ],
)
def test_cards_money_and_averages_are_those_of_the_language(
    desktop: Desktop, code: str, card: str, amount: str, awarded: str
) -> None:
    desktop(LANG=code)
    drawn = run("seats", f"Ann={card}", "Bob=2♣", "Cy=3♣", "Di=4♣").out
    assert "Ann" in drawn.splitlines()[0].partition("(")[0]
    money = "seats N=Ann E=Bob S=Cy W=Di\nstake 2\nextra Ann Bob 5.25 bet\n"
    assert amount in score(money + "form rubber\nN 1C=\n").out
    lines = "form duplicate\nboard 1\n1-2: ave+ ave-\n3-4: N 1C=\n5-6: N 2C-1\n"
    ranked = run("rank", "-", "--by", "travellers", "--why", stdin=lines).out
    assert awarded in ranked
    assert "−1" in ranked


@pytest.mark.parametrize("code", OTHERS)
def test_tables_stay_in_line(desktop: Desktop, code: str) -> None:
    """However long the headings of the columns are."""
    desktop(LANG=code)
    boards = "form duplicate\nboard 1\nN 4S+1\nE 3NT-2\nN 1C-1\n"
    points = "form points\nN 4S+1 points NS 23\nE 2H-1 points EW 21\nadjust NS 2 late\n"
    for played in (boards, points):
        _, head, first, *_, total = score(played).out.splitlines()
        ends = {len(line) for line in (head, total)}
        assert len(ends) == 1
        assert first.rstrip() == first
    heads = {line for line in what_if(boards).splitlines() if line.endswith(said("one down"))}
    assert len({len(head) for head in heads}) == 1


@pytest.mark.parametrize("code", OTHERS)
def test_what_programs_read_stays_as_it_is(desktop: Desktop, code: str) -> None:
    for played in (PLAYERS + DEALS, BUTLER.read_text(encoding="utf-8")):
        desktop()
        english = in_json("score", "--json", "-", stdin=played)
        desktop(LANG=code)
        assert in_json("score", "--json", "-", stdin=played) == english


def test_pythons_own_sentences_are_left_alone_in_english(desktop: Desktop) -> None:
    desktop(LANG="de")
    desktop_language.speak()
    assert gettext.gettext("usage: ") == "Aufruf: "
    desktop(LANG="en_GB")
    desktop_language.speak()
    assert gettext.gettext("usage: ") == "usage: "


def score(played: str) -> Ran:
    ran = run("score", "-", stdin=played)
    assert (ran.status, ran.err) == (0, "")
    return ran


def what_if(played: str) -> str:
    return run("what-if", "-", stdin=played).out
