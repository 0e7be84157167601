"""Compares a bot with another in the same seat, with variance reduction.

A *guest* plays among *hosts*, which are all the same bot. On average, the guest's gain
over a host equals a sum over its decisions: how much better its answer is than a
host's, if hosts play on from the true state after either answer. Each difference is
estimated by rollouts in pairs, with the same cards and dice for both answers. Equal
answers differ by zero. So the luck of the deal, most of the variance, cancels out.
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
from parlour.lab.keeping import Playing, play_missing_deals
from parlour.lab.play import game_seed
from parlour.lab.results import content_key

GUEST_DICE_SALT: Final = 0x6E57
ROLLOUT_DICE_SALT: Final = 0x10D6E
"""XORed with the deal's seed, for dice independent of the deal's."""


@dataclass(frozen=True)
class Comparison:
    """A comparison to play: a guest with the hosts around it."""

    game: str
    seats: int
    games: int
    """Approximate number of games: the guest plays each deal in every seat."""
    guest: str
    hosts: str = "regular"
    rollouts: int = 16
    """Pairs of rollouts per answer that a host would not have given."""
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def deals(self) -> int:
        return -(-self.games // self.seats)


class Gain(msgspec.Struct, frozen=True):
    """One game with the guest in one seat."""

    deal: int
    chair: int
    won: float
    """Share of the win above a host's: the sum over the guest's decisions."""
    returned: float
    """The same in chips, coins or points."""
    raw_won: float
    """Share of the win without variance reduction."""
    raw_returned: float
    decisions: int
    """The guest's decisions, without forced ones."""
    different: int
    """Decisions in which a host would have answered differently."""
    seconds: float
    """CPU time of the guest's decisions, in seconds."""


def check(wanted: Comparison) -> Game:
    """Returns the game; raises BadInput for anything that cannot be compared."""
    game = look_up_game(wanted.game)
    if wanted.games < 1:
        raise BadInput(f"--games: play at least one game, not {wanted.games:,}")
    if wanted.rollouts < 1:
        raise BadInput(f"--rollouts must be 1 or more, not {wanted.rollouts:,}")
    for name in (wanted.guest, wanted.hosts):
        look_up(game, name)
    game.table(wanted.seats, wanted.options)
    return game


def compare_bots(
    wanted: Comparison, jobs: int = 1, file: Path | None = None
) -> Iterator[list[Gain]]:
    """Plays deal by deal, in order; skips deals that the file already has."""
    playing = Playing(
        wanted=wanted,
        content=content_of(check(wanted), wanted),
        results=list[Gain],
        play=play_deals,
        deals=wanted.deals,
        at_once=1,
    )
    return play_missing_deals(file, playing, jobs)


def content_of(game: Game, wanted: Comparison) -> str:
    comparing = {
        "game": wanted.game,
        "guest": wanted.guest,
        "hosts": wanted.hosts,
        "rollouts": wanted.rollouts,
        "seed": wanted.seed,
    }
    return content_key(game, wanted.seats, wanted.options, comparing)


def play_deals(wanted: Comparison, deals: Sequence[int]) -> list[list[Gain]]:
    return [play_deal(wanted, deal) for deal in deals]


def play_deal(wanted: Comparison, deal: int) -> list[Gain]:
    """Plays one deal with the guest in each seat."""
    game = look_up_game(wanted.game)
    table = game.table(wanted.seats, wanted.options)
    guest, host = look_up(game, wanted.guest), look_up(game, wanted.hosts)
    return [
        measure_gain(table, wanted, deal, Seat(chair), guest, host)
        for chair in range(wanted.seats)
    ]


def measure_gain(
    table: Table, wanted: Comparison, deal: int, chair: Seat, guest: Bot, host: Bot
) -> Gain:
    """Plays one game and compares each answer of the guest with a host's."""
    start = game_seed(wanted.seed, deal)
    dice, own = Dice(start), Dice(start ^ GUEST_DICE_SALT)
    luck = Dice(start ^ ROLLOUT_DICE_SALT ^ chair)
    state = table.blank()
    state.begin(start)
    memory = make_memory([guest])
    won = returned = seconds = 0.0
    decisions = different = 0
    while state.waiting:
        seat = state.next_asked()
        tokens = answer(host, state, seat, dice)
        if seat == chair and not is_forced(state, seat):
            begun = process_time()
            mine = answer(guest, state, seat, own, memory)
            seconds += process_time() - begun
            decisions += 1
            if not are_alike(state, seat, mine, tokens):
                different += 1
                pair = (mine, tokens)
                more = estimate_gain(state, seat, pair, host, luck, wanted.rollouts)
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
        raw_won=win_share(state, chair),
        raw_returned=state.returns()[chair],
        decisions=decisions,
        different=different,
        seconds=seconds,
    )


def is_forced(state: State, seat: Seat) -> bool:
    """Returns True if there is only one legal answer."""
    pick = state.ask(seat)
    return pick.least == 1 and pick.most == 1 and len(pick.options) == 1


def are_alike(
    state: State, seat: Seat, one: Sequence[Token], other: Sequence[Token]
) -> bool:
    pick = state.ask(seat)
    return state.spelled(pick, list(one)) == state.spelled(pick, list(other))


def estimate_gain(
    state: State,
    seat: Seat,
    answers: tuple[list[Token], list[Token]],
    host: Bot,
    dice: Dice,
    times: int,
) -> tuple[float, float]:
    """Estimates how much better the first answer is, in wins and in returns."""
    bots = [host] * state.seats
    won = returned = 0.0
    for _ in range(times):
        cards, luck = dice.seed(), dice.seed()
        for sign, tokens in zip((1, -1), answers, strict=True):
            world = state.copy()
            world.seed = cards
            world.take(seat, tokens)
            play_bots(world, bots, Dice(luck))
            won += sign * win_share(world, seat)
            returned += sign * world.returns()[seat]
    return won / times, returned / times


def win_share(state: State, seat: Seat) -> float:
    """Returns this seat's share of the win; a shared win counts in parts."""
    return 1 / state.ranks.count(1) if state.ranks[seat] == 1 else 0.0


@dataclass(frozen=True)
class Advantage:
    """The result of a comparison. Games of one deal count as one observation."""

    games: int
    deals: int
    won: Mean
    """Share of games that the guest wins above a host in the same seat."""
    returned: Mean
    fair: float
    """Share of games that a host wins over all seats: 1 / seats."""
    raw_won: Share
    raw_returned: Mean
    decisions: Mean
    different: float
    """Share of the guest's decisions that differ from a host's."""
    seconds: float
    """CPU time per decision of the guest, in seconds."""


def advantage(wanted: Comparison, gains: Sequence[Gain]) -> Advantage:
    """Summarizes the games played."""
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
