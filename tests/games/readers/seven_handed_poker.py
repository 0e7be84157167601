"""Reads the facts of Seven-Handed Poker's guide again."""

from itertools import combinations

from tests.games.guided import LEARNER
from tests.games.readers.poker_hands import Rank, card_order, poker_rank
from tests.games.readers.seen import Claims, SeenTable

from parlour.engine.happened import Moved, Said

RIVAL = 1
COINS = range(1, 8)
BEST_OF = {1: 0, 2: 1, 3: 3, 4: 7, 5: 9}
"""The best category of one to five cards."""


def read(table: SeenTable) -> Claims:
    mine, theirs = coins_of(table, LEARNER), coins_of(table, RIVAL)
    claims: Claims = {
        "rival": RIVAL,
        "mine": len(mine),
        "theirs": len(theirs),
        "deck": table.count("deck"),
        "laid": sum(table.count(f"spot-{spot}", LEARNER) > 0 for spot in COINS),
    }
    goals, dangers = missing(mine, theirs), missing(theirs, mine)
    if goals:
        claims["goal"] = goals[0]
    if dangers:
        claims["danger"] = dangers[0]
    if table.question["prompt"] == "choose-cards":
        claims |= to_lay(table)
    else:
        claims |= to_send(table, dangers)
    return claims | showdown(table)


def coins_of(table: SeenTable, seat: int) -> set[int]:
    return {
        event.number
        for event in table.all
        if isinstance(event, Said)
        and event.message == "wins-coin"
        and event.seat == seat
    }


def missing(mine: set[int], theirs: set[int]) -> list[int]:
    """The open spots whose coin would win the game."""
    found = []
    for spot in COINS:
        if spot in mine | theirs:
            continue
        won = mine | {spot}
        row = any({one, one + 1, one + 2} <= won for one in COINS)
        if len(won) >= 4 or row:
            found.append(spot)
    return found


def to_lay(table: SeenTable) -> Claims:
    """The best hand that wastes no card; of equal ones, the highest cards."""
    hand = sorted(table.pieces("hand", LEARNER), key=card_order, reverse=True)
    for size, least in ((5, 4), (4, 2), (3, 3), (2, 1), (1, 0)):
        found = max(combinations(hand, size), key=rank_and_cards, default=())
        if found and poker_rank(found)[0] >= least:
            return {
                "held": len(hand),
                "lay": " ".join(found),
                "lay-count": size,
                "lay-number": poker_rank(found)[0],
            }
    raise AssertionError("a single card is a hand")


def rank_and_cards(cards: tuple[str, ...]) -> tuple[Rank, list[tuple[int, int]]]:
    return poker_rank(cards), [card_order(card) for card in cards]


def to_send(table: SeenTable, dangers: list[int]) -> Claims:
    count = table.count("placing", RIVAL)
    claims: Claims = {"coming": count, "best-possible": BEST_OF[count]}
    free = [int(str(option).removeprefix("spot-")) for option in table.options]
    hidden = {
        spot: tuple(table.pieces(f"spot-{spot}", LEARNER))
        for spot in free
        if table.count(f"spot-{spot}", LEARNER)
    }
    ranks = {spot: poker_rank(cards) for spot, cards in hidden.items()}
    safe = [spot for spot in free if spot not in hidden and spot not in dangers]
    sure = [spot for spot in hidden if ranks[spot][0] > BEST_OF[count]]
    given = [spot for spot in hidden if spot not in dangers]
    if safe:
        claims["open"] = safe[0]
    if hidden:
        claims |= about(hidden, max(hidden, key=lambda spot: ranks[spot]), "strong")
    if sure:
        claims |= about(hidden, min(sure, key=lambda spot: ranks[spot]), "sure")
    if given:
        claims |= about(hidden, min(given, key=lambda spot: ranks[spot]), "weak")
    return claims


def about(hidden: dict[int, tuple[str, ...]], spot: int, name: str) -> Claims:
    return {
        name: f"spot-{spot}",
        f"{name}-spot": spot,
        f"{name}-cards": " ".join(hidden[spot]),
        f"{name}-count": len(hidden[spot]),
        f"{name}-number": poker_rank(hidden[spot])[0],
    }


def showdown(table: SeenTable) -> Claims:
    """Where the learner's cards went, and the hands that met."""
    put = [
        event
        for event in table.events
        if isinstance(event, Moved) and event.source == f"placing {LEARNER}"
    ]
    claims: Claims = {
        "put": " ".join(str(event.piece) for event in put),
        "coin": 0,
    }
    if put:
        claims["put-at"] = int(put[0].target.split()[0].removeprefix("spot-"))
    won = table.said("wins-coin")
    if not won:
        return claims
    spot = won[0].number
    mine = tuple(table.pieces(f"spot-{spot}", LEARNER))
    theirs = tuple(table.pieces(f"spot-{spot}", RIVAL))
    better = poker_rank(mine), poker_rank(theirs)
    return claims | {
        "coin": spot,
        "won-by": "both"
        if better[0] == better[1]
        else ("me" if better[0] > better[1] else "rival"),
        "my-cards": " ".join(mine),
        "their-cards": " ".join(theirs),
    }
