"""Damaged files: each is read or refused in a sentence, and no reader ever crashes."""

import pytest

from scorepad.exchange.file_kinds import FileKind
from tests.exchange.foreign import FOREIGN
from tests.exchange.fuzz import FILES, lost, opened, outcomes, spoiled


@pytest.mark.no_cover
@pytest.mark.parametrize("kind", FileKind)
def test_spoiled_files(kind: FileKind) -> None:
    found = list(outcomes(range(800), kinds=(kind,)))
    refused = {outcome.sentence for outcome in found if outcome.sentence}
    assert len(found) == 800
    # Damaged XML is mostly not XML any more; the rest is read, and named in its note.
    assert len(refused) > (5 if kind is FileKind.USEBIO else 20)


@pytest.mark.parametrize("kind", FileKind)
def test_the_same_seed_spoils_alike(kind: FileKind) -> None:
    assert opened(kind, FILES[kind]).sentence == ""
    assert spoiled(7, kind) == spoiled(7, kind)
    assert len({spoiled(seed, kind) for seed in range(50)}) > 40


@pytest.mark.no_cover
@pytest.mark.parametrize("kind", FOREIGN)
def test_nothing_of_another_program_is_lost_in_silence(kind: FileKind) -> None:
    assert [lost(seed, kind) for seed in range(150)] == [""] * 150
