"""Releases: only the changelog raises the version."""

from datetime import date

import publish
import pytest
import release
from publish import NotReady, begun, dated, newest, with_version

from scorepad import __version__

CHANGELOG = """\
# What is new

## 0.2.0 (not released yet)

- This.

## 0.1.0 (2026-01-31)

- That.
"""
RELEASED = CHANGELOG.replace("not released yet", "2026-02-01")


def test_the_program_has_the_version_of_the_changelog() -> None:
    """If this fails, the newest section of packaging/CHANGELOG.md was begun by hand."""
    assert release.version() == __version__


def test_a_release_has_its_day() -> None:
    assert dated(CHANGELOG, date(2026, 2, 1)) == RELEASED
    with pytest.raises(NotReady, match="Nothing is new"):
        dated(RELEASED, date(2026, 2, 2))


def test_the_next_version_is_begun() -> None:
    assert begun(RELEASED, "0.10.0").startswith(
        "# What is new\n\n## 0.10.0 (not released yet)\n\n## 0.2.0 (2026-02-01)\n"
    )
    assert newest(begun(RELEASED, "0.10.0")) == "0.10.0"
    for version in ("0.2.0", "0.1.9", "1", "1.0.0-rc"):
        with pytest.raises(NotReady, match="is no version after"):
            begun(RELEASED, version)
    with pytest.raises(NotReady, match="is not released yet"):
        begun(CHANGELOG, "0.3.0")
    with pytest.raises(NotReady, match="has no section"):
        newest("")


def test_the_program_is_told() -> None:
    assert with_version('"""A sheet."""\n\n__version__ = "0.1.0"\n', "0.2.0") == (
        '"""A sheet."""\n\n__version__ = "0.2.0"\n'
    )


def test_packages_of_debian_rise_with_each_change_up_to_the_release(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    monkeypatch.setattr(release, "heading", lambda: ("0.2.0", "not released yet"))
    assert release.deb_version() == "0.2.0~200109090146"
    monkeypatch.setattr(release, "heading", lambda: ("0.2.0", "2026-02-01"))
    assert release.deb_version() == "0.2.0"


def test_nothing_is_released_over_work_that_is_not_committed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[str, ...]] = []

    def output(*command: str) -> str:
        asked.append(command)
        return " M README.md"

    monkeypatch.setattr(publish, "output", output)
    with pytest.raises(SystemExit, match="not committed yet"):
        publish.main([])
    assert [command[1] for command in asked] == ["status"]
