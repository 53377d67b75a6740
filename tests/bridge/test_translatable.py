"""Sentences with gaps, in English and in a language that says everything loudly."""

from scorepad.bridge.translatable import Message, all_of, each_of, one_of


def loud(subject: str, text: str, comment: str = "", count: int = -1) -> str:
    """A language in capitals, which keeps gaps unchanged."""
    return "".join(part if part.startswith("{") else part.upper() for part in _parts(text))


def _parts(text: str) -> list[str]:
    return text.replace("{", "\0{").replace("}", "}\0").split("\0")


def test_things_that_stand_one_after_the_other() -> None:
    assert str(all_of(["one"])) == "one"
    assert str(all_of(["one", "two", "three"])) == "one, two and three"
    assert str(one_of(["one", "two"])) == "one or two"
    assert str(each_of(["one", "two", "three"])) == "one, two, three"
    assert one_of(["one", "two"]).said(loud) == "one OR two"


def test_a_fact_that_is_a_sentence_is_translated_too() -> None:
    inner = Message("no {name}", {"name": "Ann"})
    outer = Message("at {place}: {fault}", {"place": 3, "fault": inner})
    assert str(outer) == "at 3: no Ann"
    assert outer.said(loud) == "AT 3: NO Ann"
    assert Message("a {brace").said(loud) == "A {brace"
