"""What the table works out for a player of Last Man Standing."""

from parlour.engine.pieces import HIDDEN, RANKS, Piece, Seat
from parlour.games.last_man_standing.rules import (
    ASIDE,
    BOUGHT,
    DISCARD,
    FIGHTERS,
    HAND,
    LINE,
    PACK,
    POT,
    ROUNDS,
    TOP_RANK,
    LastManStanding,
    attacks,
    wages,
)

Hint = tuple[str, dict[str, str | int]]


def hints(view: LastManStanding, seat: Seat) -> list[Hint]:
    """Money, prices, who is standing or blocked, and the ranks still to come."""
    if not view.waiting:
        return []
    told: list[Hint] = []
    if view.options.games > 1:
        told.append(("game", {"number": view.game_number, "games": view.options.games}))
    told.append(("money", {"pot": view.chips[POT], "result": view.results()[seat]}))
    if view.phase == "auction":
        told += prices(view)
        laps = BOUGHT - view.purchases // view.seats
        told.append(("laps", {"number": laps}))
    else:
        told.append(("round", {"number": view.round_number, "rounds": ROUNDS}))
        if view.round_number > 1:
            told.append(("takings", {"number": view.takings[seat]}))
        told += standing_fighters(view)
        told += trials(view, seat)
    told.append(("unseen", {"ranks": unseen_ranks(view, seat)}))
    return told


def prices(view: LastManStanding) -> list[Hint]:
    """What each card of the auction line costs."""
    return [
        ("price", {"piece": view.table.pieces.names[card], "number": price})
        for card, price in zip(view.zones[LINE], view.prices, strict=True)
    ]


def standing_fighters(view: LastManStanding) -> list[Hint]:
    """Every fighter on the table from the lowest up, blocked ones marked."""
    ranks = view.rank_of()
    count = counted(view)
    fighters = [
        (ranks[card], card, owner)
        for owner in view.everyone()
        for card in view.zones[FIGHTERS + owner]
    ]
    return [
        (
            "standing" if count[rank] == 1 else "blocked",
            {"piece": view.table.pieces.names[card], "seat": owner},
        )
        for rank, card, owner in sorted(fighters)
    ]


def trials(view: LastManStanding, seat: Seat) -> list[Hint]:
    """How each own card would fare if nobody else sent a fighter out."""
    ranks = view.rank_of()
    if not any(counted(view)):
        return []
    told: list[Hint] = []
    for card in sorted(view.zones[HAND + seat], key=ranks.__getitem__):
        coins, falls = tried(view, seat, card)
        told.append(
            (
                "falls" if falls else "lives",
                {"piece": view.table.pieces.names[card], "number": coins},
            )
        )
    return told


def tried(view: LastManStanding, seat: Seat, card: Piece) -> tuple[int, bool]:
    """Coins for the owner if only this card joins the fighters; whether it falls."""
    ranks = view.rank_of()
    count = counted(view)
    mine = [ranks[own] for own in view.zones[FIGHTERS + seat]] + [ranks[card]]
    count[ranks[card]] += 1
    coins = 0
    kills = 0
    falls = False
    pot = view.chips[POT]
    for attacker, low, high, killed in attacks(count):
        due = min(pot, wages(kills, killed))
        pot -= due
        kills += killed
        if attacker in mine:
            coins += due
        falls = falls or low <= ranks[card] <= high
        if not pot:
            break
    return coins, falls


def counted(view: LastManStanding) -> list[int]:
    """How many fighters of each rank are on the table."""
    ranks = view.rank_of()
    count = [0] * (TOP_RANK + 1)
    for owner in view.everyone():
        for card in view.zones[FIGHTERS + owner]:
            count[ranks[card]] += 1
    return count


def unseen_ranks(view: LastManStanding, seat: Seat) -> str:
    """How many cards of each rank this seat has not seen: `2×4 5×1`."""
    names = [RANKS[card // 4] for card in not_seen(view, seat)]
    return " ".join(
        f"{name.replace('T', '10')}\N{MULTIPLICATION SIGN}{names.count(name)}"
        for name in RANKS
        if name in names
    )


def not_seen(view: LastManStanding, seat: Seat) -> list[Piece]:
    """The cards that may be in the deck or hidden in other hands."""
    zones = view.zones
    seen = zones[HAND + seat] + zones[LINE] + zones[ASIDE] + zones[DISCARD]
    for other in view.everyone():
        seen += zones[FIGHTERS + other]
        if other != seat:
            seen += [card for card in zones[HAND + other] if card != HIDDEN]
    return [card for card in PACK if card not in seen]
