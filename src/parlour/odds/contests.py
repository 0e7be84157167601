"""Simulates contests between bots: wins and kinds of hands, with intervals."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from parlour.engine.happened import Said
from parlour.engine.options import specs
from parlour.engine.refusals import BadInput
from parlour.games import find
from parlour.lab.figures import Mean, Share, mean, share
from parlour.lab.play import Header
from parlour.lab.simulate import Series, run

GAME: Final = "contest"
TIERS: Final = range(1, 7)
LAST_ROUND_COUNTED: Final = 3
"""Rounds from this one on are counted together."""
MAX_ROUNDS: Final = 20
"""Rounds after which a simulated contest is a stalemate (FUG-B35)."""


@dataclass(frozen=True)
class Played:
    """Results of many contests, from the view of seat 0."""

    contests: int
    wins: Share
    losses: Share
    nothing: Share
    """Stalemates, and rounds in which everybody was stymied."""
    tiers: dict[int, Share]
    """Kinds of the winning hands, if every contest is a single round."""
    points: Mean


def seats_for(cast: str) -> int:
    """Returns the fewest seats for a cast; in `2v1` the first side has seats."""
    left, middle, right = cast.partition("v")
    if middle and left.isdigit() and right.isdigit():
        return int(left) + 1
    game = find(GAME)
    wrong = BadInput("")
    for seats in game.players:
        try:
            game.agree(seats, {"cast": cast})
        except BadInput as why:
            wrong = wrong if str(wrong) else why
        else:
            return seats
    raise wrong


def contests(
    cast: str,
    seats: int,
    bots: tuple[str, ...],
    *,
    count: int = 20_000,
    seed: int = 1,
    jobs: int = 1,
    options: Mapping[str, object] | None = None,
) -> Played:
    """Plays contests; bots are seated in turn, the last one as the Dealer.

    One point more per tier shows which hand won without looking at the hand.
    """
    given = {"cast": cast, **(options or {})}
    single = int(str(given.get("max_rounds", 1))) == 1
    if single:
        given["tier_bonus"] = 1
    series = Series(GAME, seats, count, seed, options=given, bots=bots, balanced=False)
    points = [
        outcome.returns[0] for outcomes, _ in run(series, jobs) for outcome in outcomes
    ]
    decided = [abs(point) for point in points if point]
    return Played(
        contests=count,
        wins=share(sum(point > 0 for point in points), count),
        losses=share(sum(point < 0 for point in points), count),
        nothing=share(points.count(0), count),
        tiers={
            tier: share(decided.count(tier), len(decided))
            for tier in (TIERS if single else ())
        },
        points=mean(points),
    )


# Round by round


KINDS: Final = ("choice", "switch")


def values_of(option: str) -> list[str]:
    """Lists the values of an option; raises BadInput if they are not a short list."""
    known = specs(find(GAME).options)
    if option not in known or known[option].kind not in KINDS:
        able = [name for name, spec in known.items() if spec.kind in KINDS]
        raise BadInput(f"{option!r} cannot be compared; choose from: {', '.join(able)}")
    return list(known[option].values) or ["false", "true"]


def by_round(
    cast: str,
    seats: int,
    bots: tuple[str, ...],
    *,
    count: int = 5_000,
    seed: int = 1,
    jobs: int = 1,
    options: Mapping[str, object] | None = None,
) -> dict[int, Share]:
    """Counts rounds won by seat 0's side: first, second, third and later ones.

    Stalemates and rounds in which all were stymied count as not won.
    """
    given = {"max_rounds": MAX_ROUNDS, **(options or {}), "cast": cast}
    written = find(GAME).agree(seats, given).cast
    if "~" in written:
        raise BadInput(f"rounds need a cast of one group, not {written!r}")
    # Hands are numbered by seat, the Dealer's last; a side is the letter after it.
    sides = [word[1] for word in sorted(written.split("."), key=lambda word: word[0])]
    ours = {number for number, side in enumerate(sides, 1) if side == sides[0]}
    series = Series(
        GAME, seats, count, seed, options=given, bots=bots, balanced=False, tell=True
    )
    played = dict.fromkeys(range(1, LAST_ROUND_COUNTED + 1), 0)
    won = dict(played)
    number = 0
    for _, events in run(series, jobs):
        for event in events:
            if isinstance(event, Header):
                number = 0
            if not isinstance(event, Said):
                continue
            decided = event.message.startswith("won-tier-")
            if decided or event.message in ("stalemate", "all-stymied"):
                number += 1
                late = min(number, LAST_ROUND_COUNTED)
                played[late] += 1
                won[late] += decided and event.number in ours
    return {late: share(won[late], many) for late, many in played.items()}
