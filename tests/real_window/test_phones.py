"""The page in a real browser: seen, entered, agreed, corrected, and the network lost between."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from scorepad.archive.archive import Archive
from scorepad.bridge.comparison import Comparison, Named
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import Evening
from scorepad.bridge.expected_results import all_expected
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.notation import print_deal
from scorepad.exchange.score_file import read_score_file
from tests.real_window.browser import Browser, is_there
from tests.ui.phones.conftest import Build, build
from tests.ui.ways.sessions import HOWELL, TEAMS, evening

__all__ = ["build"]
pytestmark = pytest.mark.skipif(not is_there(), reason="needs chromium and chromium-driver")

RUBBER = "form rubber\nseats N=Anna E=Bob S=Cora W=Dan\nkeeper Anna\nN 2H=\n"
LONG = (
    'form rubber\nseats N="Mrs Di Featherstonehaugh" E=Bob S="Margarethe Schwarzenberger" W=Dan\n'
)
TWO_RUBBERS = "N 4S=\nE 3N+1\nS 4HX+1\nE 7N=\n"
SMALL = (360, 640)
SMALLEST_TARGET = """
const wrong = [];
for (const each of document.querySelectorAll('button, input, select')) {
  const {width, height} = each.getBoundingClientRect();
  if (width && (width < 56 || height < 56)) wrong.push([each.id, width, height]);
}
return wrong;
"""
WIDE = """
const parts = [document.documentElement, ...document.querySelectorAll('.scroll')];
return Math.max(...parts.map(each => each.scrollWidth - each.clientWidth));
"""
BROKEN = """
const wrong = [...document.querySelectorAll('button')]
  .filter(each => each.scrollWidth > each.clientWidth).map(each => each.id);
for (const cell of document.querySelectorAll('.sheet tr:not(.what) td')) {
  const range = document.createRange(), room = cell.getBoundingClientRect();
  range.selectNodeContents(cell);
  const lines = [...range.getClientRects()];
  if (lines.length > 1 || lines.some(one => one.left < room.left || one.right > room.right)) {
    wrong.push(cell.textContent);
  }
}
return wrong;
"""
PALE = """
const rgb = text => text.match(/[0-9.]+/g).map(Number);
const light = ([r, g, b]) => {
  const linear = [r, g, b].map(one => one / 255)
    .map(one => one <= .04045 ? one / 12.92 : ((one + .055) / 1.055) ** 2.4);
  return .2126 * linear[0] + .7152 * linear[1] + .0722 * linear[2];
};
const behind = each => {
  for (let one = each; one; one = one.parentElement) {
    const colour = rgb(getComputedStyle(one).backgroundColor);
    if (colour.length < 4 || colour[3] > 0) return colour;
  }
  return [255, 255, 255];
};
const pale = [];
for (const each of document.querySelectorAll('body *')) {
  const own = [...each.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
  if (!own || !each.getClientRects().length || each.tagName === 'SCRIPT') continue;
  const [one, other] = [light(rgb(getComputedStyle(each).color)), light(behind(each))];
  const contrast = (Math.max(one, other) + .05) / (Math.min(one, other) + .05);
  if (contrast < 4.5) pale.push([each.textContent, contrast]);
}
return pale;
"""


class Laptop:
    """The program in a process of its own, as a command starts it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._program: subprocess.Popen[str] | None = None
        self.url, self._port = "", "0"

    def start(self) -> None:
        """Start, or start again at the same address."""
        archive = str(self._folder / "evenings.db")
        address = ["--phones", "enter", "--phones-address", f"127.0.0.1:{self._port}"]
        command = [sys.executable, "-m", "scorepad", "--archive", archive, *address]
        home = {"HOME": str(self._folder), "XDG_CONFIG_HOME": str(self._folder)}
        environment = {**os.environ, **home, "QT_QPA_PLATFORM": "offscreen"}
        self._program = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=environment
        )
        assert self._program.stdout
        line = self._program.stdout.readline()
        found = re.fullmatch(r"phones (http://127\.0\.0\.1:(\d+)/#\w+)\n", line)
        assert found, line
        self.url, self._port = found[1], found[2]

    def begin(self, evening: Evening) -> None:
        """Begin with an evening that is in the archive."""
        archive = Archive.open(self._folder / "evenings.db")
        archive.begin(evening, "", "5" * 32)
        archive.close()
        self.start()

    def kill(self) -> None:
        assert self._program
        self._program.kill()
        self._program.wait()
        assert self._program.stdout
        self._program.stdout.close()

    @property
    def played(self) -> list[str]:
        """The deals in the archive, once no program has it open."""
        archive = Archive.open(self._folder / "evenings.db")
        key = archive.latest_key()
        evening = archive.load(key) if key is not None else None
        archive.close()
        assert evening
        items = [item for entered in evening.rounds for item in entered.items]
        return [print_deal(item) for item in items if isinstance(item, Deal)]


@pytest.fixture
def laptop(tmp_path: Path) -> Iterator[Laptop]:
    made = Laptop(tmp_path)
    yield made
    made.kill()


@pytest.fixture
def browsers(tmp_path: Path) -> Iterator[Callable[..., Browser]]:
    made: list[Browser] = []

    def browser(laptop: Laptop, language: str = "en") -> Browser:
        made.append(Browser(tmp_path / f"phone {len(made)}", language))
        made[-1].be(*SMALL)
        made[-1].open(laptop.url)
        return made[-1]

    yield browser
    for each in made:
        assert [one for one in each.complaints() if "ERR_" not in one and "404" not in one] == []
        each.close()


Browsers = Callable[..., Browser]


def rubber() -> Evening:
    return read_score_file(RUBBER.encode())


def test_four_at_one_table(laptop: Laptop, browsers: Browsers) -> None:
    laptop.begin(rubber())
    anna, bob = browsers(laptop), browsers(laptop, "fr")
    anna.touch("chair-N")
    bob.touch("chair-E")
    bob.see("Bob")
    anna.see("Rubber 1")
    assert "60" in anna.text()
    anna.touch("want", "enter", "level-4", "suit-S", "seat-N")
    anna.see("4♠ by Anna, made – We 120")
    anna.touch("ok")
    bob.see("120")
    anna.touch("tab-deals", "fix-1-1", "level-4", "suit-S", "seat-N", "over-1")
    anna.see("made with 1 overtrick")
    anna.touch("ok")
    bob.see("30")
    laptop.kill()
    assert laptop.played == ["N 2H=", "N 4S+1"]


def test_who_corrects_one_thing_changes_nothing_else(laptop: Laptop, browsers: Browsers) -> None:
    laptop.begin(read_score_file(f"{RUBBER}E 3DX-1 honours W 100\npass\n".encode()))
    phone = browsers(laptop)
    phone.touch("chair-N", "want", "tab-deals", "fix-1-1", "over--2")
    phone.see("3♦ doubled, by Bob, 2 down, 100 honours held by Dan")
    phone.touch("ok")
    phone.see("Entered.")
    phone.touch("tab-deals", "fix-1-2")
    phone.see("Passed out")
    laptop.kill()
    assert laptop.played == ["N 2H=", "E 3DX-2 honours W 100", "pass"]


def test_two_who_type_the_same_deal_enter_it_once(laptop: Laptop, browsers: Browsers) -> None:
    laptop.begin(rubber())
    anna, bob = browsers(laptop), browsers(laptop)
    anna.touch("chair-N", "want", "enter", "level-4", "suit-S", "seat-N")
    bob.touch("chair-E", "want", "enter", "level-4", "suit-S", "seat-N")
    bob.see("4♠ by Anna")
    anna.touch("ok")
    anna.see("Entered.")
    bob.touch("ok")
    bob.see("Entered.")
    laptop.kill()
    assert laptop.played == ["N 2H=", "N 4S="]


def test_who_has_only_the_address_types_the_code(laptop: Laptop, browsers: Browsers) -> None:
    laptop.begin(rubber())
    phone = browsers(laptop)
    address, _, code = laptop.url.partition("#")
    phone.open("about:blank")
    phone.command("Storage.clearDataForOrigin", origin=address.rstrip("/"), storageTypes="all")
    phone.open(address)
    phone.see("Scan the code on the laptop")
    phone.run("document.getElementById('code').focus()")
    phone.command("Input.insertText", text=code.upper())
    phone.touch("code-ok", "looks")
    phone.see("Rubber 1")


def test_what_was_entered_waits_while_the_network_is_away(
    laptop: Laptop, browsers: Browsers
) -> None:
    laptop.begin(rubber())
    phone = browsers(laptop)
    phone.touch("chair-N", "want", "enter", "level-3", "suit-N", "seat-S")
    phone.see("3NT by Cora")
    phone.lose_network(True)
    phone.touch("ok")
    phone.see("Your entry waits here")
    phone.touch("enter", "level-2", "suit-D", "seat-W", "ok")
    phone.lose_network(False)
    phone.run("window.dispatchEvent(new Event('online'))")
    phone.see("Entered.")
    phone.see("Live")
    phone.touch("enter", "passed")
    phone.see("Passed out")
    laptop.kill()
    phone.touch("ok")
    phone.see("Your entry waits here")
    laptop.start()
    phone.see("Live")
    phone.touch("tab-deals")
    phone.see("passed out")
    laptop.kill()
    assert laptop.played == ["N 2H=", "S 3NT=", "W 2D=", "pass"]


def test_a_pair_of_long_names_is_at_its_table(laptop: Laptop, browsers: Browsers) -> None:
    names = (Named("1", "Ann Featherstonehaugh & Bob Schwarzenberger"), *HOWELL.names[1:])
    laptop.begin(evening(replace(HOWELL, names=names)))
    phone = browsers(laptop)
    choose_pair(phone, "1")
    phone.see("Round 1, table 1")


def test_two_tables_agree_and_go_on(laptop: Laptop, browsers: Browsers) -> None:
    laptop.begin(evening(HOWELL))
    table, other = browsers(laptop), browsers(laptop)
    table.touch("table-1")
    other.touch("table-2")
    table.see("Round 1, table 1")
    for name in ("Lou", "Ann"):
        assert re.search(rf"{name}.*\sRound 2: table \d, (NS|EW), boards", table.text())
    table.touch("want")
    table.see("Enter")
    boards = table.ids("board-")
    for name in boards:
        table.touch(name, "level-1", "suit-N", "seat-W")
        table.see("1NT by West, made")
        table.touch("ok")
        table.see("Entered.")
    table.see("Round 2, table 1")
    other.touch("tab-deals")
    other.see("A board is shown here once your table has played it.")
    assert "1NT" not in other.text()
    board = boards[0].partition("-")[2]
    table.touch(f"yes-{board}")
    other.touch("tab-scores")
    other.see("Ranking")
    table.touch(f"no-{boards[1].partition('-')[2]}")
    table.see("ask the director")
    other.touch("tab-more", "table-1")
    other.see("Round 2, table 1")


def choose_pair(phone: Browser, pair: str) -> None:
    phone.see("Or your pair")
    phone.run(f"document.getElementById('pair').value = '{pair}'")
    phone.touch("pair-ok")


@pytest.mark.parametrize(
    "played",
    [
        HOWELL,
        replace(HOWELL, plan=Plan(Movement.MITCHELL, 6, 3)),
        replace(TEAMS, names=(Named("A", "Owls"), Named("B", "Larks"))),
        replace(HOWELL, names=(), plan=Plan(Movement.INDIVIDUAL, 8, 3)),
    ],
)
def test_only_the_other_side_agrees(played: Comparison, laptop: Laptop, browsers: Browsers) -> None:
    laptop.begin(evening(played))
    coming = all_expected(played)[0]
    ours, theirs = browsers(laptop), browsers(laptop)
    for phone, side in ((ours, coming.ns), (theirs, coming.ew)):
        choose_pair(phone, side.partition("+")[0])
        phone.touch("want")
        phone.see("Enter")
    ours.touch(f"board-{coming.board}", "level-1", "suit-N", "seat-N")
    ours.see("1NT by North, made – We 90")
    ours.touch("ok")
    ours.see("Not yet agreed by the other side")
    ours.see("We +90")
    theirs.see("We −90")
    assert "Not yet agreed" not in theirs.text()
    assert ours.ids("yes-") == []
    if played.plan and played.plan.movement is Movement.TEAMS:
        ours.see("A1\u00a0 Owls")
    theirs.touch(f"yes-{coming.board}")
    ours.see("✓ Agreed by the other side")
    theirs.touch("tab-deals", "tab-scores")
    assert theirs.run(WIDE) <= 0


def test_a_correction_that_was_overtaken_says_so_at_once(
    laptop: Laptop, browsers: Browsers
) -> None:
    laptop.begin(rubber())
    anna, bob = browsers(laptop), browsers(laptop)
    anna.touch("chair-N", "want", "tab-deals", "fix-1-0", "over-1")
    anna.see("made with 1 overtrick")
    bob.touch("chair-E", "want", "tab-deals", "fix-1-0", "over--2", "ok")
    anna.see("This deal was changed; look again.")
    assert anna.run("return document.getElementById('ok').disabled")
    anna.touch("cancel", "tab-deals")
    anna.see("2♥ Anna\u00a0−2")


def test_each_new_deal_is_said_aloud_and_no_correction(laptop: Laptop, browsers: Browsers) -> None:
    laptop.begin(rubber())
    anna, bob = browsers(laptop), browsers(laptop, "fr")
    bob.touch("chair-E", "tab-more")
    bob.run(
        "window.said = [];"
        "speechSynthesis.speak = one => window.said.push(`${one.lang}: ${one.text}`)"
    )
    bob.touch("speak")
    anna.touch("chair-N", "want", "enter", "level-1", "suit-C", "seat-E", "ok")
    anna.see("Entered.")
    bob.touch("tab-sheet")
    bob.see("20")
    anna.touch("tab-deals", "fix-1-1", "over-1", "ok")
    bob.touch("tab-deals")
    bob.see("+1")
    needs = "Il nous manque {} pour la manche; Il leur manque 40 pour la manche"
    assert bob.run("return window.said") == [
        "fr: 60 pour eux; Il leur manque 40 pour la manche",
        f"fr: 20 pour nous; {needs.format(80)}",
    ]


def test_the_total_is_in_sight_below_long_names(laptop: Laptop, browsers: Browsers) -> None:
    laptop.begin(read_score_file(f"{LONG}N 2H=\nE 3N+1\nS 1C=\nN 7N=\n".encode()))
    phone = browsers(laptop)
    phone.be(320, 568)
    phone.touch("chair-N", "want")
    phone.see("Enter a deal")
    for size in ("100%", "200%"):
        phone.run(f"document.documentElement.style.fontSize = '{size}'")
        if size == "200%":
            phone.run("window.scrollTo(0, 500)")
        phone.until(lambda: is_in_sight(phone), f"the total at {size}")


def is_in_sight(phone: Browser) -> bool:
    """Whether the total, what is below it and the tabs follow each other on the screen."""
    lies = "return document.querySelector(arguments[0]).getBoundingClientRect()"
    total, foot, tabs = (phone.run(lies, one) for one in (".total td", ".foot", "nav"))
    follow = total["bottom"] <= foot["top"] + 1 and foot["bottom"] <= tabs["top"] + 1
    return bool(follow and tabs["bottom"] <= 568)


def test_who_is_sent_away_sees_nothing_and_who_stays_is_told_the_new_code(
    build: Build, tmp_path: Path
) -> None:
    house = build(rubber())
    old = house.phones.url

    def come(name: str, chair: str) -> Browser:
        phone = Browser(tmp_path / name)
        phone.be(*SMALL)
        phone.open(old)
        phone.touch(chair)
        phone.see("Rubber 1")
        return phone

    anna, bob = house.wait(lambda: come("a", "chair-N")), house.wait(lambda: come("b", "looks"))
    assert [phone.name for phone in house.phones.phones] == ["Anna", ""]
    house.phones.send_away(house.phones.phones[0])
    house.wait(lambda: anna.see("This phone was sent away at the laptop."))
    assert "Cora" not in house.wait(anna.text)
    house.wait(lambda: anna.run("localStorage.clear(); location.reload()"))
    house.wait(lambda: anna.open(old))
    house.wait(lambda: anna.see("There is another code now"))
    assert "Cora" not in house.wait(anna.text)
    house.wait(lambda: bob.touch("tab-more"))
    house.wait(lambda: bob.see(house.phones.url))
    assert house.wait(lambda: bob.run("return location.href")) == house.phones.url != old
    for phone in (anna, bob):
        house.wait(phone.close)


def test_who_wants_to_enter_waits_and_is_told_what_the_laptop_said(
    build: Build, tmp_path: Path
) -> None:
    house = build(rubber(), may_enter=False)
    phone = Browser(tmp_path / "phone")
    phone.be(*SMALL)

    def ask() -> None:
        phone.open(house.phones.url)
        phone.touch("chair-N", "want")
        phone.see("Waiting until the laptop allows this phone")

    house.wait(ask)
    house.phones.decide(house.phones.phones[0], enters=False)
    house.wait(lambda: phone.touch("want"))
    house.wait(lambda: phone.see("This phone may only look; ask at the laptop."))
    house.phones.decide(house.phones.phones[0], enters=True)
    house.wait(lambda: phone.see("Enter a deal"))
    assert "Waiting" not in house.wait(phone.text)
    house.wait(phone.close)


@pytest.mark.parametrize("width", [320, 360, 768])
@pytest.mark.parametrize("dark", [False, True])
def test_every_page_can_be_read_and_touched(
    width: int, dark: bool, laptop: Laptop, browsers: Browsers
) -> None:
    laptop.begin(read_score_file(f"{LONG}{TWO_RUBBERS}".encode()))
    phone = browsers(laptop)
    phone.be(width, 640, dark=dark)
    wrong = fault(phone)
    phone.touch("chair-N", "want")
    for steps in (
        [],
        ["tab-deals"],
        ["tab-scores"],
        ["tab-more"],
        ["tab-sheet", "enter"],
        ["honours", "all", "level-4", "suit-S", "seat-N"],
    ):
        phone.touch(*steps)
        wrong += fault(phone)
    assert wrong == []


@pytest.mark.parametrize(
    ("played", "ways"),
    [
        (
            read_score_file(f"{RUBBER}N 7N=\n".encode()),
            (["chair-N", "want"], ["tab-deals"], ["tab-more"], ["tab-sheet", "enter"]),
        ),
        (
            evening(HOWELL),
            (["table-1", "want"], ["tab-deals"], ["tab-scores"], ["tab-more"], ["tab-sheet"]),
        ),
    ],
)
@pytest.mark.parametrize("width", [320, 360])
def test_twice_as_large_it_still_has_room(
    width: int,
    played: Evening,
    ways: Sequence[Sequence[str]],
    laptop: Laptop,
    browsers: Browsers,
) -> None:
    laptop.begin(played)
    phone = browsers(laptop)
    phone.be(width, 640)
    phone.see("Only look")
    phone.run("document.documentElement.style.fontSize = '200%'")
    for steps in ways:
        phone.touch(*steps)
        assert phone.run(WIDE) <= 0, steps
        assert phone.run(BROKEN) == [], steps


def fault(phone: Browser) -> list[object]:
    """What is too small, too wide or too pale on the current page."""
    wide = phone.run(WIDE)
    found = [*phone.run(SMALLEST_TARGET), *phone.run(PALE), *phone.run(BROKEN)]
    return [*found, *([wide] if wide > 0 else [])]
