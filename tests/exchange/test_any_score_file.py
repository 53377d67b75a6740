"""Any text is read as a score file, or refused with a line and a sentence."""

from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.deal import Deal
from scorepad.bridge.errors import BadData
from scorepad.bridge.evening import score_evening
from scorepad.exchange.score_file import read_score_file
from tests.exchange.score_lines import SEATS, read


def read_or_refuse(data: bytes) -> None:
    lines = 1 + data.count(b"\n") + data.count(b"\r")
    try:
        score_evening(read_score_file(data))
    except BadData as bad:
        faults = [bad.sentence] if 1 <= int(bad.place) <= lines else []
    else:
        faults = ["none"]
    assert faults


WORDS = """
    form rubber chicago cavendish duplicate dealer honours on off part-score-50 carry-over
    unfinished-part-score 100 50 seats N=Ann E=Bob S=Cy W=Di out=Ed keeper Ann stake 2.50
    board 7 adjust NS EW 200 reason stop pass N E S W 4S 3NT 1C 7NTXX 2HX +1 -2 = h100e
    " "Mr. Smith" # N= "" “ ” „Mr. S=« » , : = \u202e 0 99999 ♠ −
    pairs scoring matchpoints butler teams scale 1/.5/0 short-boards own winners vp datum median
    1-2: 3-4: A1-B1: 1+2-3+4: average ave+ ave- 60 -3 not played date 2026-01-31 title 1=Ann
"""
LINE = st.lists(st.sampled_from(WORDS.split()), max_size=5).map(" ".join)


@given(st.binary(max_size=200))
def test_any_bytes(data: bytes) -> None:
    read_or_refuse(data)


@given(st.binary(max_size=60))
def test_any_bytes_after_a_good_line(data: bytes) -> None:
    read_or_refuse(b"form rubber\n" + data)


@given(st.text(max_size=100))
def test_any_text(text: str) -> None:
    read_or_refuse(("form duplicate\nboard 1\n" + text).encode(errors="replace"))


@given(st.lists(LINE, max_size=12), st.sampled_from(["\n", "\r\n", "\r"]))
def test_known_words_in_any_order(lines: list[str], end: str) -> None:
    read_or_refuse(end.join(lines).encode())


GOOD_LINES = [
    *("form rubber", "form chicago", "form cavendish", SEATS, f"{SEATS} out=Ed", "keeper Bob"),
    *("stake 2", "dealer E", "adjust NS 200 late", "stop", "pass", "N 3NT", "E 4SX-3", "W 2H+1"),
]


@given(st.lists(st.sampled_from(GOOD_LINES), max_size=40))
def test_good_lines_in_any_order(lines: list[str]) -> None:
    evening = read("\n".join(["form rubber", *lines]))
    assert not any(entered.is_empty for entered in evening.rounds[:-1])
    scored = score_evening(evening)
    assert not any(part.after_end for part in scored.rounds)
    deals = sum(isinstance(item, Deal) for entered in evening.rounds for item in entered.items)
    assert deals == sum(line in ("pass", "N 3NT", "E 4SX-3", "W 2H+1") for line in lines)
