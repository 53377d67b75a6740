"""A team's name and the people of its pairs, as typed: Owls: Ann & Bob, Cy & Di."""

from collections.abc import Iterable

from scorepad.bridge.comparison import Named, team_of


def team_typed(team: str, names: Iterable[Named]) -> str:
    """Return what is typed for a team with these names."""
    named = {one.entrant: one.name for one in names if team_of(one.entrant) == team}
    name = named.pop(team, "")
    last = max((int(pair[1:]) for pair in named), default=0)
    people = ", ".join(named.get(f"{team}{number}", "") for number in range(1, last + 1))
    if name and people:
        return f"{name}: {people}"
    return name or (f": {people}" if people and not _are_pairs(people) else people)


def read_team(team: str, typed: str) -> dict[str, str]:
    """Return the names of a team and its pairs; a single name is the team's."""
    name, colon, people = typed.partition(":")
    if not colon and _are_pairs(typed):
        name, people = "", typed
    pairs = {f"{team}{number}": one for number, one in enumerate(people.split(","), 1)}
    return {entrant: one.strip() for entrant, one in {team: name, **pairs}.items() if one.strip()}


def _are_pairs(typed: str) -> bool:
    """Whether this is two pairs, such as Ann & Bob, Cy & Di, and not a team's name."""
    pairs = typed.split(",")
    return len(pairs) > 1 and all(len(Named("A", pair).players) > 1 for pair in pairs)
