"""What a step did, as a kind with its facts."""

from scorepad.bridge.actions import ActionKind, told


def test_a_finished_sentence_is_kept_as_it_was() -> None:
    assert told("4♠ by North") == (ActionKind.TOLD, {"words": "4♠ by North"})
