"""An evening with every fact, as the evening file has it."""

from dataclasses import replace
from datetime import date
from decimal import Decimal
from uuid import UUID

from scorepad.bridge.comparison import (
    Adjusted,
    Average,
    Bye,
    Comparison,
    ComparisonSettings,
    Datum,
    Handicap,
    Named,
    NotPlayed,
    Played,
    Pot,
    Scale,
    Score,
    Scoring,
    SessionStake,
    ShortBoards,
    Split,
    StakePer,
    TableResult,
)
from scorepad.bridge.contract import CLUBS, DOUBLED, Contract
from scorepad.bridge.deal import Adjustment, NewSeats
from scorepad.bridge.earlier import Earlier
from scorepad.bridge.evening import Evening
from scorepad.bridge.hands import Cards
from scorepad.bridge.movements import Away, Late, Movement, Plan
from scorepad.bridge.options import CHICAGO, DUPLICATE, MoneyBy, Options
from scorepad.bridge.payments import Debt, Extra, Payment, Settled
from scorepad.bridge.points_scale import Expectation
from scorepad.bridge.rotation import PartnerChange
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import EAST, NORTH, NS, WEST, Initial, Side
from scorepad.exchange.saved_evening import SavedEvening
from tests.bridge.table import FIVE, FOUR, dealt, entered, on_board

ID = UUID(int=7)
FILE = """\
{
  "format": "scorepad evenings",
  "version": 2,
  "evenings": [
    {
      "id": "00000000-0000-0000-0000-000000000007",
      "rounds": [
        {
          "options": {
            "form": "chicago",
            "honours": false,
            "part_score_50": true,
            "carry_over": false,
            "unfinished_part_score": 50,
            "chukkers": false,
            "scale": [
              {},
              {"not_vulnerable": 90, "vulnerable": 140},
              {"not_vulnerable": 90, "vulnerable": 140},
              {"not_vulnerable": 90, "vulnerable": 140},
              {"not_vulnerable": 90, "vulnerable": 140},
              {"not_vulnerable": 90, "vulnerable": 140},
              {"not_vulnerable": 90, "vulnerable": 140},
              {"not_vulnerable": 90, "vulnerable": 140},
              {"not_vulnerable": 90, "vulnerable": 140},
              {"not_vulnerable": 90, "vulnerable": 140},
              {"not_vulnerable": 90, "vulnerable": 140},
              {"not_vulnerable": 90, "vulnerable": 140},
              {"not_vulnerable": 90, "vulnerable": 140},
              {"not_vulnerable": 90, "vulnerable": 140},
              {"not_vulnerable": 90, "vulnerable": 140},
              {"not_vulnerable": 90, "vulnerable": 140},
              {"not_vulnerable": 90, "vulnerable": 140},
              {"not_vulnerable": 90, "vulnerable": 140},
              {"not_vulnerable": 90, "vulnerable": 140},
              {"not_vulnerable": 90, "vulnerable": 140},
              {"not_vulnerable": 90, "vulnerable": 140}
            ],
            "deals": 6,
            "overtricks": false,
            "passed_out_counts": true,
            "last_deal_double": true,
            "cut": true,
            "money": "points",
            "stake_by_side": true
          },
          "seating": {"north": "Ann", "east": "Bob", "south": "Cy", "west": "Di"},
          "keeper": "Ann",
          "stake": "2.50",
          "items": [
            {"kind": "deal", "contract": {"level": 4, "strain": "S", "doubling": "X", \
"declarer": "N"}, "tricks": 11, "honours": {"holder": "N", "points": 100}, "note": "a \
squeeze", "points_ns": 23, "late": true},
            {"kind": "deal", "tricks": 0, "dealer": "E"},
            {"kind": "adjustment", "side": "NS", "points": 50, "reason": "late"},
            {"kind": "new seats", "seating": {"north": "Ann", "east": "Bob", "south": "Cy", \
"west": "Di", "out": ["Eve"]}},
            {"kind": "deal", "contract": {"level": 7, "strain": "N", "doubling": "XX", \
"declarer": "W"}, "tricks": 0, "board": 12}
          ],
          "stopped": true,
          "next_dealer": "N",
          "next_board": 4,
          "ranked": ["Ann", "Bob", "Cy", "Di"]
        },
        {},
        {
          "options": {"form": "duplicate"},
          "comparison": {
            "settings": {"scoring": "butler", "scale": "1/.5/0", "short_boards": "own", \
"extremes": 0, "datum": "median", "vp": false, "one_list": true},
            "names": [
              {"entrant": "1", "name": "Ann & Bob"}
            ],
            "results": [
              {"board": 3, "ns": "1", "ew": "B", "what": {"kind": "played", "contract": \
{"level": 1, "strain": "C", "doubling": "X", "declarer": "W"}, "tricks": 7}},
              {"board": 3, "ns": "3", "ew": "4", "what": {"kind": "played", "tricks": 0}},
              {"board": 4, "ns": "1", "ew": "4", "what": {"kind": "average", "ns": "ave+", \
"ew": "-2.5"}},
              {"board": 4, "ns": "3", "ew": "B", "what": {"kind": "not played"}},
              {"board": 5, "ns": "1", "ew": "4", "what": {"kind": "score", "points": -50}},
              {"board": 5, "ns": "3", "ew": "B", "what": {"kind": "split", "ns": 420, "ew": 0}, \
"fouled": true}
            ],
            "plan": {"movement": "mitchell", "entrants": 8, "boards": 3, "shares": true, \
"rounds": 3, "first_board": 17, "switched": 1, "short_line": "NS", \
"away": [{"entrant": "7", "first": 2, "last": 2}], "late": [{"first": 3, "places": ["5"]}]},
            "adjusted": [
              {"entrant": "1", "by": "-2.5", "reason": "slow play"}
            ],
            "handicaps": [
              {"entrant": "3", "by": "1.25"}
            ],
            "stakes": {"kind": "session stake", "amount": "0.50", "per": "imp"},
            "cards": [
              {"board": 3, "dealt": "W:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 \
KQT2.AT.J6542.85"}
            ]
          }
        },
        {
          "options": {"form": "duplicate"},
          "comparison": {
            "settings": {"scoring": "teams"},
            "plan": {"movement": "swiss", "entrants": 10, "boards": 8, "drawn": ["A-C B-D"]},
            "byes": [
              {"team": "E", "vp": "12"}
            ],
            "stakes": {"kind": "pot", "each": "5", "shares": [60, 40]}
          },
          "ends_evening": true
        }
      ],
      "title": "At Ann’s",
      "day": "2026-01-31",
      "note": "snow\\nand tea",
      "partner_change": "fixed",
      "planned": 3,
      "currency": "€",
      "debts": [
        {"payer": "Bob", "payee": "Ann", "amount": "1.20", "currency": "£", "evening": \
"00000000000000000000000000000006", "day": "2026-01-03"}
      ],
      "settled": [
        {
          "payments": [
            {"payer": "Cy", "payee": "Di", "amount": "3", "currency": "£"}
          ],
          "day": "2026-02-01"
        }
      ],
      "extras": [
        {"payer": "Cy", "payee": "Ann", "amount": "3.50", "reason": "the supper"}
      ],
      "initials": [
        {"chair": "E", "player": "Eve"}
      ],
      "club": "Owls",
      "director": "Jo",
      "earlier": [
        {"place": "rounds 1 items", "order": ["1", "3/2", "2"]},
        {"place": "rounds 1 items 3/2", "were": ["0123456789abcdef"]}
      ]
    }
  ]
}
""".replace("SCALE", ", ".join(["{}", *['{"not_vulnerable": 90, "vulnerable": 140}'] * 20]))
FILE_OF_VERSION_1 = """\
{
  "format": "scorepad evenings",
  "version": 1,
  "evenings": [
    {
      "id": "00000000-0000-0000-0000-000000000007",
      "date": "2026-01-31",
      "title": "At Ann’s",
      "note": "snow\\nand tea",
      "partners": "fixed",
      "planned_rounds": 3,
      "currency": "€",
      "debts": [
        {"payer": "Bob", "payee": "Ann", "amount": "1.20"}
      ],
      "settled": [
        {
          "payments": [
            {"payer": "Cy", "payee": "Di", "amount": "3"}
          ],
          "date": "2026-02-01"
        }
      ],
      "rounds": [
        {
          "form": "chicago",
          "honours": false,
          "part_score_50": true,
          "carry_over": false,
          "unfinished_part_score": 50,
          "seats": {"N": "Ann", "E": "Bob", "S": "Cy", "W": "Di"},
          "keeper": "Ann",
          "stake": "2.50",
          "ranked": ["Ann", "Bob", "Cy", "Di"],
          "deals": [
            {"kind": "deal", "contract": "4SX", "declarer": "N", "tricks": 11, \
"honours": {"holder": "N", "points": 100}, "note": "a squeeze"},
            {"kind": "deal", "contract": "pass", "dealer": "E"},
            {"kind": "adjustment", "side": "NS", "points": 50, "reason": "late"},
            {"kind": "seats", "N": "Ann", "E": "Bob", "S": "Cy", "W": "Di", "out": ["Eve"]},
            {"kind": "deal", "contract": "7NTXX", "declarer": "W", "tricks": 0, "board": 12}
          ],
          "stopped": true,
          "next_dealer": "N",
          "next_board": 4
        },
        {"form": "rubber"}
      ]
    }
  ]
}
"""
COMPARED = Comparison(
    ComparisonSettings(
        Scoring.BUTLER,
        Scale.ONE,
        ShortBoards.OWN,
        extremes=0,
        datum=Datum.MEDIAN,
        vp=False,
        one_list=True,
    ),
    (Named("1", "Ann & Bob"),),
    (
        TableResult(3, "1", "B", Played(Contract(1, CLUBS, DOUBLED, WEST), 7)),
        TableResult(3, "3", "4", Played()),
        TableResult(4, "1", "4", Average("ave+", "-2.5")),
        TableResult(4, "3", "B", NotPlayed()),
        TableResult(5, "1", "4", Score(-50)),
        TableResult(5, "3", "B", Split(420, 0), fouled=True),
    ),
    Plan(
        Movement.MITCHELL,
        8,
        3,
        shares=True,
        rounds=3,
        first_board=17,
        switched=1,
        short_line=Side.NS,
        away=(Away("7", 2, 2),),
        late=(Late(3, ("5",)),),
    ),
    (Adjusted("1", Decimal("-2.5"), "slow play"),),
    handicaps=(Handicap("3", Decimal("1.25")),),
    stakes=SessionStake(Decimal("0.50"), StakePer.IMP),
    cards=(Cards(3, "W:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"),),
)
OF_TEAMS = Comparison(
    ComparisonSettings(Scoring.TEAMS),
    plan=Plan(Movement.SWISS, 10, 8, drawn=("A-C B-D",)),
    byes=(Bye("E", Decimal(12)),),
    stakes=Pot(Decimal(5), (60, 40)),
)
SQUEEZE = replace(dealt(NORTH, "N 4SX+1 honours N 100"), dealer=None, note="a squeeze")
PLAYED = entered(
    replace(SQUEEZE, points_ns=23, late=True),
    dealt(EAST, "pass"),
    Adjustment(NS, 50, "late"),
    NewSeats(FIVE),
    on_board(12, "W 7NTXX-13"),
    form=CHICAGO,
    honours=False,
    part_score_50=True,
    carry_over=False,
    unfinished_part_score=50,
    chukkers=False,
    scale=(Expectation(), *[Expectation(90, 140)] * 20),
    deals=6,
    overtricks=False,
    passed_out_counts=True,
    last_deal_double=True,
    cut=True,
    money=MoneyBy.POINTS,
    stake_by_side=True,
    seating=FOUR,
    keeper="Ann",
    stake=Decimal("2.50"),
    ranked=FOUR.players,
    stopped=True,
    next_dealer=NORTH,
    next_board=4,
)
PLAYED_IN_VERSION_1 = replace(
    PLAYED,
    options=Options(CHICAGO, False, True, False, 50),
    items=(SQUEEZE, *PLAYED.items[1:]),
)
WRITTEN = SavedEvening(
    ID,
    Evening(
        (
            PLAYED,
            Round(),
            Round(Options(DUPLICATE), comparison=COMPARED),
            Round(Options(DUPLICATE), comparison=OF_TEAMS, ends_evening=True),
        ),
        "At Ann’s",
        date(2026, 1, 31),
        "snow\nand tea",
        PartnerChange.FIXED,
        3,
        "€",
        (Debt("Bob", "Ann", Decimal("1.20"), "£", UUID(int=6).hex, date(2026, 1, 3)),),
        (Settled((Payment("Cy", "Di", Decimal(3), "£"),), date(2026, 2, 1)),),
        (Extra("Cy", "Ann", Decimal("3.50"), "the supper"),),
        (Initial(EAST, "Eve"),),
        "Owls",
        "Jo",
    ),
    (
        Earlier("rounds 1 items", order=("1", "3/2", "2")),
        Earlier("rounds 1 items 3/2", ("0123456789abcdef",)),
    ),
)
WRITTEN_IN_VERSION_1 = SavedEvening(
    ID,
    replace(
        WRITTEN.evening,
        rounds=(PLAYED_IN_VERSION_1, Round()),
        debts=(Debt("Bob", "Ann", Decimal("1.20")),),
        settled=(Settled((Payment("Cy", "Di", Decimal(3)),), date(2026, 2, 1)),),
        extras=(),
        initials=(),
        club="",
        director="",
    ),
)
"""Its debts and payments had no currency, and it had neither points nor house rules."""
