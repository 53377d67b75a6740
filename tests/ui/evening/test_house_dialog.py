"""The house rules, behind their button."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from scorepad.bridge.options import (
    CHICAGO,
    DUPLICATE,
    POINTS,
    RUBBER,
    Form,
    MoneyBy,
    Options,
)
from scorepad.bridge.points_scale import USUAL, Expectation
from scorepad.ui.evening.agreement_fields import AgreementFields
from scorepad.ui.evening.house_dialog import HouseDialog
from scorepad.ui.evening.option_fields import OptionFields
from scorepad.ui.words import house as house_words
from tests.ui.windows import main_window

OWN = (Expectation(), *[Expectation(90, 140)] * 20)
ALL = Options(
    CHICAGO,
    deals=6,
    overtricks=False,
    passed_out_counts=True,
    last_deal_double=True,
    cut=True,
    money=MoneyBy.TENS,
    stake_by_side=True,
)
BOARDS = Options(POINTS, chukkers=False, deals=20, scale=OWN, last_deal_double=True)


@pytest.fixture
def opened(qtbot: QtBot) -> "Opened":
    return Opened(qtbot)


class Opened:
    """Opens the dialog with options."""

    def __init__(self, qtbot: QtBot) -> None:
        self._parent = main_window(qtbot)
        self._parent.show()

    def __call__(self, options: Options) -> HouseDialog:
        dialog = HouseDialog(options, self._parent)
        dialog.show()
        return dialog


@pytest.mark.parametrize("options", [Options(), Options(POINTS), Options(DUPLICATE), ALL, BOARDS])
def test_what_was_agreed_is_ticked(opened: Opened, options: Options) -> None:
    chosen = opened(options).options
    assert chosen == options


def test_only_what_has_an_effect_is_asked(opened: Opened) -> None:
    seen = {
        form: [
            name
            for name in (
                *("chukkers", "deals", "scale", "overtricks", "passed_out"),
                *("last_double", "cut", "money", "by_side"),
            )
            if getattr(dialog, name).isVisible()
        ]
        for form in Form
        for dialog in [opened(Options(form))]
    }
    assert seen[RUBBER] == ["overtricks", "cut", "money", "by_side"]
    assert seen[CHICAGO] == [
        *("deals", "overtricks", "passed_out", "last_double", "cut", "money", "by_side")
    ]
    assert seen[DUPLICATE] == ["cut"]
    assert seen[POINTS] == [
        *("chukkers", "scale", "overtricks", "passed_out", "last_double", "cut", "by_side")
    ]


def test_imps_are_chosen_there_and_given_up(opened: Opened) -> None:
    dialog = opened(Options())
    dialog.imps.click()
    assert dialog.options == Options(POINTS)
    dialog.chukkers.click()
    offered = [dialog.deals.itemText(number) for number in range(dialog.deals.count())]
    assert offered == ["no limit", "10", "15", "20", "25"]
    dialog.deals.setCurrentIndex(3)
    assert dialog.options == Options(POINTS, chukkers=False, deals=20)
    dialog.imps.click()
    assert dialog.options.form is RUBBER
    assert opened(replace(ALL, form=POINTS)).options.form is POINTS


def test_a_scale_of_their_own(opened: Opened, tmp_path: Path) -> None:
    dialog = opened(Options(POINTS))
    assert dialog.usual.isHidden()
    file = tmp_path / "ours.txt"
    file.write_text("21-40 90/140")
    dialog.load_scale(str(file))
    assert dialog.options.scale == OWN
    assert not dialog.usual.isHidden()
    file.write_text("21-40 90/140\n30 1/1")
    dialog.load_scale(str(file))
    assert dialog.complaint == "ours.txt, line 2: The scale has two rows for 30."
    assert dialog.options.scale == OWN
    file.write_text("21 90/140")
    dialog.load_scale(str(file))
    assert dialog.complaint.startswith("ours.txt: The scale has no score for 22, 23,")
    dialog.load_scale(str(tmp_path / "none.txt"))
    assert dialog.complaint.startswith(
        "none.txt cannot be read: this file or folder no longer exists"
    )
    dialog.usual.click()
    assert dialog.options.scale == ()
    assert dialog.complaint == ""


def test_who_only_wants_a_rubber_sees_none_of_it(qtbot: QtBot) -> None:
    parent = main_window(qtbot)
    fields = OptionFields(tuple(Form))
    fields.setParent(parent)
    parent.show()
    assert not fields.forms[POINTS].isVisible()
    assert not fields.agreed.isVisible()
    fields.more.click()
    dialog = fields.findChildren(HouseDialog)[-1]
    dialog.imps.click()
    dialog.last_double.click()
    dialog.accept()
    assert fields.options == Options(POINTS, last_deal_double=True)
    assert fields.forms[POINTS].isVisible()
    assert fields.agreed.text() == "The last deal counts double."
    fields.forms[RUBBER].click()
    assert fields.options.form is RUBBER
    assert not fields.agreed.isVisible(), "it has no effect here"


@pytest.mark.parametrize("form", [*Form])
def test_each_rule_is_said_only_where_it_has_an_effect(form: Form) -> None:
    assert house_words.of_the_house(Options(form)) == []
    others = replace(ALL, form=form, chukkers=False, scale=OWN)
    said = house_words.of_the_house(others)
    assert (house_words.overtricks() in said) == (form is not DUPLICATE)
    assert (house_words.passed_out() in said) == others.has_chukkers
    assert ("Uses your table of expected scores." in said) == (form is POINTS)
    assert house_words.cut() in said
    assert house_words.by_side() in said
    assert len(said) == len(set(said))


def test_what_was_agreed_in_sentences() -> None:
    assert house_words.of_the_house(ALL) == [
        "A chukker has 6 deals: on the fifth nobody is vulnerable, on the sixth both sides are.",
        "Overtricks count only when doubled.",
        "A passed-out deal counts and is not dealt again.",
        "The last deal counts double.",
        "Draw for partners before each round.",
        "Money is paid for points, rounded to tens.",
        "The stake is per side; partners share it.",
    ]
    assert house_words.of_the_house(Options(CHICAGO, deals=8)) == [
        "A chukker has 8 deals: after the fourth the cycle begins again."
    ]
    assert house_words.of_the_house(BOARDS) == [
        "A set has 20 boards.",
        "Five players change seats after every deal, so that everyone partners everyone.",
        "Uses your table of expected scores.",
        "The last deal counts double.",
    ]
    assert house_words.of_the_house(replace(BOARDS, deals=0, scale=USUAL)) == []
    rubber = Options(RUBBER, honours=False, money=MoneyBy.POINTS)
    assert house_words.of_the_house(rubber) == ["Money is paid for the exact points."]


def test_the_stake_is_for_what_is_counted(qtbot: QtBot) -> None:
    fields = AgreementFields()
    fields.setParent(main_window(qtbot))
    captions = []
    for form in (RUBBER, POINTS):
        fields.show_form(form)
        captions += [
            label.text() for label in fields.findChildren(QLabel) if "Sta&ke" in label.text()
        ]
    assert captions == ["Sta&ke for 100 points", "Sta&ke for each IMP"]


def test_a_form_that_is_not_offered_gives_way_to_the_first(qtbot: QtBot) -> None:
    """Boards were played last time, and an old evening is entered from its rubbers."""
    fields = OptionFields((RUBBER, CHICAGO))
    qtbot.addWidget(fields)
    fields.set_options(Options(CHICAGO))
    fields.set_options(Options(DUPLICATE, honours=True))
    assert fields.form is RUBBER
    assert fields.honours.isChecked()
