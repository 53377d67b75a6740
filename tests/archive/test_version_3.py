"""Archives of version 3, which noted no totals, are taken over with all they hold."""

import shutil
import sqlite3
from pathlib import Path

from scorepad.archive.archive import Archive
from scorepad.archive.check import check
from tests.archive.evenings import FULL, with_deal
from tests.archive.test_version_2 import FULL_THEN
from tests.archive.version_1 import check_all, expected

FOLDER = Path(__file__).parent / "data" / "version_3"


def laid_down(name: str, file: Path) -> Path:
    """Copy an archive that version 3 wrote to where it shall be opened."""
    file.parent.mkdir(parents=True)
    return Path(shutil.copyfile(FOLDER / f"{name}.db", file))


def test_everything_is_there(file: Path) -> None:
    was = laid_down("every_feature", file).read_bytes()
    archive = Archive.open(file, read_only=True)
    check_all(archive, expected("every_feature"))
    archive.close()
    assert file.read_bytes() == was
    archive = Archive.open(file)
    check_all(archive, expected("every_feature"))
    archive.close()
    assert check(file).faults == ()
    assert file.with_name("evenings.db.version-3").read_bytes()[:16] == was[:16]


def test_the_score_goes_on(file: Path) -> None:
    archive = Archive.open(laid_down("full", file))
    assert archive.load(4) == with_deal(FULL_THEN)
    assert archive.merged() == {"Anne": "Ann"}
    assert archive.session().typed == "3nt"
    archive.save(4, FULL_THEN, "x")
    archive.delete(4)
    archive.erase(4)
    assert archive.begin(FULL) == 5
    archive.close()
    assert check(file).faults == ()


def test_what_was_missing_then_is_missing_now(file: Path) -> None:
    db = sqlite3.connect(laid_down("full", file))
    db.execute("DELETE FROM evenings WHERE id=4")
    db.execute("DELETE FROM history WHERE evening=4")
    db.execute("UPDATE evenings SET binned=9 WHERE id=1")
    db.commit()
    db.close()
    said = ["evening 4 is missing", "evening 1 of 2026-11-21: the evening is damaged"]
    assert [str(fault) for fault in check(file).faults] == said
    Archive.open(file).close()
    assert [str(fault) for fault in check(file).faults] == said
