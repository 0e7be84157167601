"""Going back: what may be undone at once, and the match as it was."""

from parlour.engine.table import Event
from parlour.match import Match
from parlour.match.match import repeat


def came_to_light(events: list[Event], eyes: list[int]) -> bool:
    """Whether anybody may have seen a piece that lay out of their sight before.

    It looks at zones only, because what somebody knew already is their secret.
    """
    for kind, _, source, target, *_ in events:
        if kind == "moved":
            before = eyes[source] if source >= 0 else 0
            if source == target or eyes[target] & ~before:
                return True
    return False


def rebuilt(match: Match, to: int) -> Match:
    """The same match with only its first choices."""
    fresh = Match(
        match.game,
        match.table.seats,
        match.options(),
        seed=match.seed,
        mix=match.mix,
        names=match.names,
        pace=match.pace,
        edition=match.table.edition,
    )
    for choice in match.choices[:to]:
        repeat(fresh, choice)
    return fresh
