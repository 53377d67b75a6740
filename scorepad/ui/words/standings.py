"""What the windows on the standings say."""

from collections.abc import Mapping
from datetime import date
from decimal import Decimal

from PySide6.QtCore import QLocale

from scorepad.bridge.contract import Strain
from scorepad.bridge.points import PayKind
from scorepad.ui.words import in_order, language, player_name, translate
from scorepad.ui.words.review import day_name
from scorepad.ui.words.settling import money

MINUS = "−"


def tabs() -> tuple[str, ...]:
    return (
        translate("words", "&Players"),
        translate("words", "Part&nerships"),
        translate("words", "&Contracts"),
        translate("words", "One &against another"),
        translate("words", "S&eason"),
        translate("words", "Several ta&bles"),
        translate("words", "Char&ts"),
    )


def who(names: tuple[str, ...]) -> str:
    if not names:
        return translate("words", "Everybody")
    return " & ".join(map(player_name, names))


def everyone_of(names: tuple[str, ...]) -> str:
    return ", ".join(map(player_name, names))


# Headings, each with what it means.


def player() -> str:
    return translate("words", "Player")


def partnership() -> str:
    return translate("words", "Partnership")


def evenings() -> tuple[str, str]:
    return translate("words", "Evenings"), translate("words", "Evenings they played")


def rounds() -> tuple[str, str]:
    return (
        translate("words", "Rounds"),
        translate("words", "Rubbers, chukkers and sets of boards played to an end or stopped"),
    )


def won() -> tuple[str, str]:
    return translate("words", "Won"), translate("words", "Rounds won")


def lost() -> tuple[str, str]:
    return translate("words", "Lost"), translate("words", "Rounds lost")


def won_share() -> tuple[str, str]:
    return translate("words", "Won %"), translate("words", "Of a hundred rounds so many won")


def in_hundreds(*, imps: bool) -> tuple[str, str]:
    if imps:
        return translate("words", "IMPs"), translate("words", "IMPs won less IMPs lost")
    return translate("words", "Hundreds"), translate("words", "The back score of all rounds")


def per_round(*, imps: bool) -> tuple[str, str]:
    tip = translate("words", "Hundreds in a round, on average")
    if imps:
        tip = translate("words", "IMPs in a round, on average")
    return translate("words", "A round"), tip


def points() -> tuple[str, str]:
    return (
        translate("words", "Points"),
        translate("words", "Margins won less margins lost, to the point"),
    )


def deals() -> tuple[str, str]:
    return translate("words", "Deals"), translate("words", "Deals sat at, those passed out too")


def per_deal(*, imps: bool) -> tuple[str, str]:
    tip = translate("words", "Points won less points lost in a deal, on average")
    if imps:
        tip = translate("words", "IMPs won less IMPs lost in a deal, on average")
    return translate("words", "A deal"), tip


def in_money() -> tuple[str, str]:
    return translate("words", "Money"), translate("words", "The back score at its stakes")


def declared() -> tuple[str, str]:
    return (
        translate("words", "Declared"),
        translate("words", "Contracts played: by the player, or by either of two partners"),
    )


def made() -> tuple[str, str]:
    return translate("words", "Made"), translate("words", "Contracts played and made")


def made_share() -> tuple[str, str]:
    return translate("words", "Made %"), translate("words", "Of a hundred contracts so many made")


def in_strain(strain: Strain) -> tuple[str, str]:
    return (
        language().sign(strain),
        translate("words", "Contracts made, of those played in {strain}").format(
            strain=language().sign(strain)
        ),
    )


def at_level(level: int) -> tuple[str, str]:
    return (
        translate("words", "Level {level}").format(level=level),
        translate("words", "Contracts made, of those played at the level of {level}").format(
            level=level
        ),
    )


def doubled() -> tuple[str, str]:
    return (
        translate("words", "Doubled"),
        translate("words", "Points won less points lost in doubled contracts of either side"),
    )


def redoubled() -> tuple[str, str]:
    return (
        translate("words", "Redoubled"),
        translate("words", "Points won less points lost in redoubled contracts of either side"),
    )


def slams() -> tuple[str, str]:
    return translate("words", "Slams"), translate("words", "Slams made, of those bid")


def penalties_paid() -> tuple[str, str]:
    return translate("words", "Given"), translate("words", "Penalties for contracts gone down")


def penalties_won() -> tuple[str, str]:
    return (
        translate("words", "Taken"),
        translate("words", "Penalties for contracts of the others that went down"),
    )


def honours() -> tuple[str, str]:
    return translate("words", "Honours"), translate("words", "Points for honours of their side")


def other_player() -> str:
    return translate("words", "With and against")


def as_partners(heading: str) -> str:
    return translate("words", "With: {what}").format(what=heading)


def as_opponents(heading: str) -> str:
    return translate("words", "Against: {what}").format(what=heading)


# Figures.


def at_tables() -> tuple[tuple[str, str], ...]:
    """What stands above the columns of boards that several tables played, each with its reason."""
    return (
        (translate("words", "Boards"), translate("words", "Boards that were compared")),
        (
            translate("words", "Per cent"),
            translate("words", "Matchpoints won, of all that could be won"),
        ),
        (
            translate("words", "IMPs a board"),
            translate("words", "IMPs won, for each board that was scored in IMPs"),
        ),
    )


def hundredths(number: float | None) -> str:
    """A figure with two decimals, or none."""
    return "" if number is None else QLocale().toString(number, "f", 2)


def whole(number: float) -> str:
    return QLocale().toString(round(number))


def signed(number: float) -> str:
    return _signed(QLocale().toString(round(abs(number))), round(number))


def signed_tenths(number: float) -> str:
    figure = round(number, 1)
    return _signed(QLocale().toString(abs(figure), "f", 1), figure)


def of_those(made: int, played: int) -> str:
    """Contracts made, of those played: 12 / 20."""
    if not played:
        return "–"
    return f"{QLocale().toString(made)} / {QLocale().toString(played)}"


def sums_of_money(sums: Mapping[str, Decimal]) -> str:
    return ", ".join(money(amount, currency) for currency, amount in sums.items())


def _signed(figure: str, number: float) -> str:
    sign = "" if not number else "+" if number > 0 else MINUS
    return in_order(f"{sign}{figure}")


# What there is to choose.


def at_least(number: int) -> str:
    if number == 1:
        return translate("words", "Everybody")
    return translate("words", "{number} rounds or more").format(number=number)


def find_player() -> str:
    return translate("words", "Find a player")


def whose_boards() -> str:
    return translate("words", "Whose boards at several tables")


def whose() -> str:
    return translate("words", "Whose")


def how_to(sort_key: str) -> str:
    return translate(
        "words",
        "Enter, or a double click, on a figure shows what is behind it. A click on a heading,"
        " or {key}, sorts by it.",
    ).format(key=sort_key)


def nothing_played() -> str:
    return translate("words", "Nobody played in that time.")


def nobody_has_a_name() -> str:
    return translate(
        "words", "Who played in that time has no name, and standings are of those who have."
    )


# Behind a figure.


def behind_title(names: tuple[str, ...], heading: str) -> str:
    return translate("words", "{who}: {what}").format(who=who(names), what=heading)


def behind_headings(where: str, what: str) -> tuple[str, ...]:
    """The contract of a deal, or what a round or an evening brought, stands in the middle."""
    return (
        translate("words", "Date"),
        where,
        what,
        translate("words", "By"),
        translate("words", "Against"),
        translate("words", "Points"),
    )


def session_headings(where: str) -> tuple[str, ...]:
    """The same of an evening at several tables."""
    date, _, _, by, _, points = behind_headings(where, "")
    boards, _ = at_tables()[0]
    return date, where, translate("words", "Won in all"), by, boards, points


def imps(points: float) -> str:
    return translate("words", "{number} IMPs").format(number=hundredths(points))


def behind_found(number: int) -> str:
    if number == 1:
        return translate("words", "One, Enter looks at its evening")
    return translate("words", "{number} in all; Enter looks at the evening").format(
        number=QLocale().toString(number)
    )


def only_these(number: int) -> str:
    """Said on the button that limits the standings to the evenings of the list."""
    if number == 1:
        return translate("words", "Only one evening of the list")
    return translate("words", "Only the {number} evenings of the list").format(number=number)


# Pictures.


def course_title() -> str:
    return translate("words", "The back score, evening by evening")


def endings_title(names: tuple[str, ...]) -> str:
    return translate("words", "How contracts ended – {who}").format(who=who(names))


def sources_title(names: tuple[str, ...]) -> str:
    return translate("words", "Where the points came from – {who}").format(who=who(names))


def pictures() -> tuple[str, ...]:
    return (
        translate("words", "The running back score"),
        translate("words", "How contracts ended"),
        translate("words", "Where the points came from"),
    )


def kind_name(kind: PayKind) -> str:
    names = {
        PayKind.CONTRACT: translate("words", "Contracts"),
        PayKind.OVERTRICKS: translate("words", "Overtricks"),
        PayKind.PENALTY: translate("words", "Penalties"),
        PayKind.INSULT: translate("words", "Doubled and made"),
        PayKind.SLAM: translate("words", "Slams"),
        PayKind.GAME: translate("words", "Game bonus"),
        PayKind.PART_SCORE: translate("words", "Part-score bonus"),
        PayKind.HONOURS: translate("words", "Honours"),
        PayKind.RUBBER: translate("words", "Rubber bonus"),
        PayKind.UNFINISHED_GAME: translate("words", "Unfinished: game"),
        PayKind.UNFINISHED_PART_SCORE: translate("words", "Unfinished: part-score"),
        PayKind.ADJUSTMENT: translate("words", "Adjustments"),
    }
    return names[kind]


def which_picture() -> str:
    return translate("words", "Picture")


def save_picture() -> str:
    return translate("words", "&Save it as PDF…")


def lines_drawn(drawn: int, played: int) -> str:
    return translate("words", "{drawn} of {played} players").format(drawn=drawn, played=played)


def choose_lines() -> str:
    return translate("words", "Whose lines are drawn: seven at most")


def month_or_year(day: date, *, by_month: bool, year: bool) -> str:
    """What stands below a chart where a month or a year begins: 2025, Oct, Jan 2025."""
    if not by_month:
        return str(day.year)
    month = QLocale().standaloneMonthName(day.month, QLocale.FormatType.ShortFormat)
    if not year:
        return month
    return translate("words", "{month} {year}").format(month=month, year=day.year)


def from_to(first: date | None, last: date | None) -> str:
    return f"{day_name(first)} – {day_name(last)}"
