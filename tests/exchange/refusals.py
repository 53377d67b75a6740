"""The messages about a refused file."""

from collections.abc import Callable

import pytest

from scorepad.bridge.errors import BadData


def refusal(read: Callable[[bytes], object], file: bytes | str) -> BadData:
    """What is wrong with a file, for any reader."""
    with pytest.raises(BadData) as bad:
        read(file.encode() if isinstance(file, str) else file)
    return bad.value


def refused(read: Callable[[bytes], object], file: bytes | str) -> tuple[str, str]:
    """The place and the sentence with which a file is refused."""
    wrong = refusal(read, file)
    return wrong.place, wrong.sentence
