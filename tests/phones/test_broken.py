"""Whatever is asked, there is a sentence; what is refused changes nothing."""

from random import Random

from tests.phones.broken import ask, both


def test_broken_requests_are_answered_and_enter_nothing() -> None:
    random = Random(1)
    for laptop, phone in both():
        for _ in range(300):
            before = laptop.scored.evening
            if ask(phone, random) >= 300:
                assert laptop.scored.evening == before
