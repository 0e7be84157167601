"""Measures of Last Man Standing: where the coins go, and what fighters earn."""

from typing import Final, cast

from parlour.engine.measures import (
    FinishedGame,
    Measure,
    Payment,
    PieceMove,
    Statement,
    mean,
    ratio,
)
from parlour.engine.zones import ROW
from parlour.games.last_man_standing.rules import (
    FIGHTERS,
    HAND,
    HIGH,
    LINE,
    PRICES,
    ROUNDS,
    TOP_RANK,
    Options,
    attacks,
    wages,
)
from parlour.kit.values import VALUE

KILLS: Final = "LMS-18"
SHARES: Final = "LMS-24"
BOUGHT: Final = "LMS-06"


def sum_paid(game: FinishedGame, rule: str) -> int:
    return sum([one.amount for one in game.payments if one.rule == rule])


def pot_left(game: FinishedGame) -> float | None:
    """Returns the coins shared out at the end; zero if the pot was emptied."""
    return ratio(sum_paid(game, SHARES), game.count("auction"))


def measure_emptied(game: FinishedGame) -> float | None:
    return ratio(game.count("emptied"), game.count("auction"))


def by_kills(game: FinishedGame) -> float | None:
    return ratio(sum_paid(game, KILLS), sum_paid(game, KILLS) + sum_paid(game, SHARES))


def survivors(game: FinishedGame) -> float | None:
    return mean([float(one.number) for one in game.statements("survivors")])


def measure_blocked(game: FinishedGame) -> float | None:
    return ratio(game.count("blocked"), game.count("round"))


def measure_bought(game: FinishedGame) -> float | None:
    return ratio(sum_paid(game, BOUGHT), game.count("auction") * game.seats)


class Fighter:
    """The cost of a card, if it was bought, and its earnings."""

    def __init__(self) -> None:
        self.price = -1
        self.earned = 0


def fighters(game: FinishedGame) -> dict[int, Fighter]:
    """Returns every card that came into a hand in the first game of a session."""
    found: dict[int, Fighter] = {}
    price = 0
    for one in game.parts("auction")[0] if game.count("game") < 2 else []:
        if isinstance(one, Payment) and one.rule == BOUGHT:
            price = one.amount
        elif (
            isinstance(one, PieceMove)
            and one.source == LINE
            and HAND <= one.target < HAND + ROW
        ):
            found[one.piece] = Fighter()
            found[one.piece].price = price
            price = 0
        elif isinstance(one, Statement) and one.message == "attacks":
            fighter = found.setdefault(one.piece, Fighter())
            fighter.earned += wages(one.number - 1, one.of - one.number + 1)
        elif isinstance(one, Statement) and one.message == "share":
            found.setdefault(one.piece, Fighter()).earned += one.number
    return found


def spot(game: FinishedGame, price: int) -> float | None:
    cards = [one for one in fighters(game).values() if one.price == price]
    return mean([float(one.earned) for one in cards])


def at_0(game: FinishedGame) -> float | None:
    return spot(game, 0)


def at_2(game: FinishedGame) -> float | None:
    return spot(game, 2)


def at_4(game: FinishedGame) -> float | None:
    return spot(game, 4)


def at_6(game: FinishedGame) -> float | None:
    return spot(game, 6)


def of_ranks(game: FinishedGame, lowest: int, highest: int) -> float | None:
    """Returns coins of all cards of these ranks, for each of the ranks; ranks, the Ace
    14."""
    earned = [
        one.earned
        for card, one in fighters(game).items()
        if lowest <= HIGH[card] <= highest
    ]
    return sum(earned) / (highest - lowest + 1)


def low_ranks(game: FinishedGame) -> float | None:
    return of_ranks(game, 2, 5)


def middle_ranks(game: FinishedGame) -> float | None:
    return of_ranks(game, 6, 10)


def high_ranks(game: FinishedGame) -> float | None:
    return of_ranks(game, 11, 14)


def first_buyer(game: FinishedGame) -> float | None:
    first = game.statements("auction")
    return game.part_won(first[0].seat) if len(first) == 1 else None


def last_buyer(game: FinishedGame) -> float | None:
    first = game.statements("auction")
    last = (first[0].seat - 1) % game.seats
    return game.part_won(last) if len(first) == 1 else None


def net(game: FinishedGame, place: int) -> float | None:
    """Returns coins that a card bought at this place of the line earns above its
    price."""
    options = cast(Options, game.table.options)
    price = PRICES[options.auction_prices][place]
    earned = spot(game, price)
    return None if earned is None else earned - price


def net_1(game: FinishedGame) -> float | None:
    return net(game, 0)


def net_2(game: FinishedGame) -> float | None:
    return net(game, 1)


def net_3(game: FinishedGame) -> float | None:
    return net(game, 2)


def net_4(game: FinishedGame) -> float | None:
    return net(game, 3)


def blocks_matter(game: FinishedGame) -> float | None:
    """Returns blocked ranks that would have killed somebody if they held one
    fighter."""
    ranks = HIGH if cast(Options, game.table.options).ace == "high" else VALUE
    standing = [0] * (TOP_RANK + 1)
    blocks = 0
    matter = 0
    for one in game.record:
        if isinstance(one, PieceMove) and one.source != one.target:
            if FIGHTERS <= one.target < FIGHTERS + ROW:
                standing[ranks[one.piece]] = standing[ranks[one.piece]] + 1
            if FIGHTERS <= one.source < FIGHTERS + ROW:
                standing[ranks[one.piece]] = standing[ranks[one.piece]] - 1
        elif isinstance(one, Statement) and one.message == "blocked":
            blocks += 1
            alone = standing[:]
            alone[one.number] = 1
            struck = [attack.rank for attack in attacks(alone)]
            matter += int(one.number in struck)
    return ratio(matter, blocks)


MEASURES: Final = (
    Measure("pot-left", "coins shared out at the end", pot_left, share=False),
    Measure("emptied", "games in which the pot is emptied", measure_emptied),
    Measure("by-kills", "part of the coins won that is for kills", by_kills),
    Measure("survivors", "fighters left at the end", survivors, share=False),
    Measure(
        "blocked",
        f"ranks blocked in one of the {ROUNDS} rounds",
        measure_blocked,
        False,
    ),
    Measure(
        "spent", "coins that a player spends on cards", measure_bought, share=False
    ),
    Measure("at-0", "coins that a card bought for nothing earns", at_0, share=False),
    Measure("at-2", "coins that a card bought for 2 earns", at_2, share=False),
    Measure("at-4", "coins that a card bought for 4 earns", at_4, share=False),
    Measure("at-6", "coins that a card bought for 6 earns", at_6, share=False),
    Measure(
        "low-ranks", "coins that each rank from 2 to 5 earns", low_ranks, share=False
    ),
    Measure(
        "middle-ranks", "coins that each rank from 6 to 10 earns", middle_ranks, False
    ),
    Measure(
        "high-ranks", "coins that each rank from Jack to Ace earns", high_ranks, False
    ),
    Measure("first-buyer", "games won by the first buyer", first_buyer),
    Measure("last-buyer", "games won by the last buyer", last_buyer),
    Measure(
        "net-1",
        "coins that the oldest card of the line earns above its price",
        net_1,
        share=False,
        signed=True,
    ),
    Measure(
        "net-2",
        "coins that the second card of the line earns above its price",
        net_2,
        share=False,
        signed=True,
    ),
    Measure(
        "net-3",
        "coins that the third card of the line earns above its price",
        net_3,
        share=False,
        signed=True,
    ),
    Measure(
        "net-4",
        "coins that the newest card of the line earns above its price",
        net_4,
        share=False,
        signed=True,
    ),
    Measure(
        "blocks-matter", "blocked ranks that would have killed somebody", blocks_matter
    ),
)
