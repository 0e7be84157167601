"""What a bot wins more than another would in its chair, with most luck taken out.

A *guest* sits among *hosts*, who are all the same bot. What the guest wins more than a
host would in its chair is, on average, exactly the sum over its decisions of how much
better its answer is than a host's, where both are played on by hosts from the true
table. Each such difference is estimated by games played on in pairs, with the same
cards and dice for both answers; where both say the same it is nothing at all. So the
luck of the deal, which is most of what a result is made of, never comes in.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import Final

import msgspec

from parlour.bots import Bot, answer, look_up, make_memory
from parlour.bots.playing import play_bots
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import BadInput
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.games import look_up as look_up_game
from parlour.lab.figures import Mean, Share, mean, share_of_deals
from parlour.lab.keeping import Playing, kept
from parlour.lab.play import game_seed
from parlour.lab.results import spelled

GUEST: Final = 0x6E57
JUDGE: Final = 0x10D6E
"""What the guest's dice, and those of games played on, differ by from the deal's."""


@dataclass(frozen=True)
class Comparison:
    """What to compare: a guest with the hosts around it."""

    game: str
    seats: int
    games: int
    """About how many: the guest plays each deal in every chair."""
    guest: str
    hosts: str = "regular"
    rollouts: int = 16
    """Pairs of games played on for each answer that a host would not have given."""
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def deals(self) -> int:
        return -(-self.games // self.seats)


class Gain(msgspec.Struct, frozen=True):
    """One game with the guest in one chair."""

    deal: int
    chair: int
    won: float
    """How much more of a win than a host's, by the sum over its decisions."""
    returned: float
    """The same of what the game is played for: chips, coins, points."""
    raw_won: float
    """What it came to, luck and all."""
    raw_returned: float
    decisions: int
    """The guest's own, but for those where nothing else could be said."""
    different: int
    """Decisions in which a host would have said something else."""
    seconds: float
    """How long the guest thought, in seconds of CPU time."""


def check(wanted: Comparison) -> Game:
    """The game; BadInput for anything that cannot be compared."""
    game = look_up_game(wanted.game)
    if wanted.games < 1:
        raise BadInput("play at least one game")
    if wanted.rollouts < 1:
        raise BadInput("play an answer on at least once: rollouts are 1 or more")
    for name in (wanted.guest, wanted.hosts):
        look_up(game, name)
    game.table(wanted.seats, wanted.options)
    return game


def compared(
    wanted: Comparison, jobs: int = 1, file: Path | None = None
) -> Iterator[list[Gain]]:
    """Plays deal by deal, in order; what the file already holds is not played again."""
    playing = Playing(
        wanted=wanted,
        content=content_of(check(wanted), wanted),
        results=list[Gain],
        play=deals_played,
        deals=wanted.deals,
        at_once=1,
    )
    return kept(file, playing, jobs)


def content_of(game: Game, wanted: Comparison) -> str:
    comparing = {
        "game": wanted.game,
        "guest": wanted.guest,
        "hosts": wanted.hosts,
        "rollouts": wanted.rollouts,
        "seed": wanted.seed,
    }
    return spelled(game, wanted.seats, wanted.options, comparing)


def deals_played(wanted: Comparison, deals: Sequence[int]) -> list[list[Gain]]:
    return [deal_played(wanted, deal) for deal in deals]


def deal_played(wanted: Comparison, deal: int) -> list[Gain]:
    """One deal with the guest in each chair."""
    game = look_up_game(wanted.game)
    table = game.table(wanted.seats, wanted.options)
    guest, host = look_up(game, wanted.guest), look_up(game, wanted.hosts)
    return [
        gained(table, wanted, deal, Seat(chair), guest, host)
        for chair in range(wanted.seats)
    ]


def gained(
    table: Table, wanted: Comparison, deal: int, chair: Seat, guest: Bot, host: Bot
) -> Gain:
    """Plays one game, and weighs each answer of the guest against a host's."""
    start = game_seed(wanted.seed, deal)
    dice, own = Dice(start), Dice(start ^ GUEST)
    luck = Dice(start ^ JUDGE ^ chair)
    state = table.blank()
    state.begin(start)
    memory = make_memory([guest])
    won = returned = seconds = 0.0
    decisions = different = 0
    while state.waiting:
        seat = state.next_asked()
        tokens = answer(host, state, seat, dice)
        if seat == chair and not forced(state, seat):
            begun = process_time()
            mine = answer(guest, state, seat, own, memory)
            seconds += process_time() - begun
            decisions += 1
            if not alike(state, seat, mine, tokens):
                different += 1
                pair = (mine, tokens)
                more = weighed(state, seat, pair, host, luck, wanted.rollouts)
                won += more[0]
                returned += more[1]
            tokens = mine
        if memory is not None:
            memory.note(state, seat, tokens)
        state.take(seat, tokens)
    return Gain(
        deal=deal,
        chair=chair,
        won=won,
        returned=returned,
        raw_won=part_won(state, chair),
        raw_returned=state.returns()[chair],
        decisions=decisions,
        different=different,
        seconds=seconds,
    )


def forced(state: State, seat: Seat) -> bool:
    """Whether there is only one thing to say."""
    pick = state.ask(seat)
    return pick.least == 1 and pick.most == 1 and len(pick.options) == 1


def alike(
    state: State, seat: Seat, one: Sequence[Token], other: Sequence[Token]
) -> bool:
    pick = state.ask(seat)
    return state.spelled(pick, list(one)) == state.spelled(pick, list(other))


def weighed(
    state: State,
    seat: Seat,
    answers: tuple[list[Token], list[Token]],
    host: Bot,
    dice: Dice,
    times: int,
) -> tuple[float, float]:
    """How much better the first answer is than the second, in wins and in returns."""
    bots = [host] * state.seats
    won = returned = 0.0
    for _ in range(times):
        cards, luck = dice.seed(), dice.seed()
        for sign, tokens in zip((1, -1), answers, strict=True):
            world = state.copy()
            world.seed = cards
            world.take(seat, tokens)
            play_bots(world, bots, Dice(luck))
            won += sign * part_won(world, seat)
            returned += sign * world.returns()[seat]
    return won / times, returned / times


def part_won(state: State, seat: Seat) -> float:
    """What of the win is this seat's: a shared one counts in parts."""
    return 1 / state.ranks.count(1) if state.ranks[seat] == 1 else 0.0


@dataclass(frozen=True)
class Advantage:
    """What a comparison came to. Games of one deal count as one."""

    games: int
    deals: int
    won: Mean
    """How much more of the games the guest wins than a host in its chair would."""
    returned: Mean
    fair: float
    """What a host wins of the games, all chairs together: one over the seats."""
    raw_won: Share
    raw_returned: Mean
    decisions: Mean
    different: float
    """Of the guest's decisions, the part that a host would have made otherwise."""
    seconds: float
    """How long the guest thought about a decision, in seconds of CPU time."""


def advantage(wanted: Comparison, gains: Sequence[Gain]) -> Advantage:
    """Sums up what was played."""
    deals: dict[int, list[Gain]] = {}
    for gain in gains:
        deals.setdefault(gain.deal, []).append(gain)
    decisions = sum(gain.decisions for gain in gains)

    def by_deal(name: str) -> list[float]:
        return [
            sum(float(getattr(gain, name)) for gain in deal) / len(deal)
            for deal in deals.values()
        ]

    return Advantage(
        games=len(gains),
        deals=len(deals),
        won=mean(by_deal("won")),
        returned=mean(by_deal("returned")),
        fair=1 / wanted.seats,
        raw_won=share_of_deals(by_deal("raw_won")),
        raw_returned=mean(by_deal("raw_returned")),
        decisions=mean([float(gain.decisions) for gain in gains]),
        different=sum(gain.different for gain in gains) / max(1, decisions),
        seconds=sum(gain.seconds for gain in gains) / max(1, decisions),
    )
