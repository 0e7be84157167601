"""Hints for a player of Last Man Standing."""

from parlour.engine.pieces import HIDDEN, RANKS, Piece, Seat, Token
from parlour.games.last_man_standing.rules import (
    ASIDE,
    CARDS_BOUGHT,
    DISCARD,
    FIGHTERS,
    HAND,
    LINE,
    OPEN,
    PACK,
    POT,
    ROUNDS,
    TOP_PRICE,
    TOP_RANK,
    LastManStanding,
    attacks,
    wages,
)
from parlour.kit.packs import missing

Hint = tuple[str, dict[str, str | int]]


def hints(view: LastManStanding, seat: Seat) -> list[Hint]:
    """Returns money, prices, who is standing or blocked, and the ranks still to
    come."""
    if not view.waiting:
        return []
    hints: list[Hint] = []
    if view.options.games > 1:
        hints.append(
            ("game", {"number": view.game_number, "games": view.options.games})
        )
    hints.append(("money", {"pot": view.chips[POT], "result": view.results()[seat]}))
    if view.phase == "auction":
        hints += prices(view)
        laps = CARDS_BOUGHT - view.purchases // view.seats
        hints.append(("laps", {"number": laps}))
    else:
        hints.append(("round", {"number": view.round_number, "rounds": ROUNDS}))
        if view.round_number > 1:
            hints.append(("takings", {"number": view.takings[seat]}))
        hints += standing_fighters(view)
        hints += trials(view, seat)
    hints.append(("unseen", {"ranks": unseen_ranks(view, seat)}))
    return hints


def prices(view: LastManStanding) -> list[Hint]:
    """Shows the cost of each card of the auction line."""
    return [
        ("price", {"piece": view.table.pieces.names[card], "number": price})
        for card, price in zip(view.zones[LINE], view.prices, strict=True)
    ]


def standing_fighters(view: LastManStanding) -> list[Hint]:
    """Returns every fighter on the table from the lowest up, blocked ones marked."""
    ranks = view.rank_of()
    count = count_fighters(view)
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
    """Shows the result of each own card if nobody else sent a fighter out."""
    ranks = view.rank_of()
    if not any(count_fighters(view)):
        return []
    hints: list[Hint] = []
    for card in sorted(view.zones[HAND + seat], key=ranks.__getitem__):
        coins, falls = try_fighter(view, seat, card)
        hints.append(
            (
                "falls" if falls else "lives",
                {"piece": view.table.pieces.names[card], "number": coins},
            )
        )
    return hints


def try_fighter(view: LastManStanding, seat: Seat, card: Piece) -> tuple[int, bool]:
    """Returns coins for the owner if only this card joins the fighters; whether it
    falls."""
    coins, dead = clash(view, seat, card)
    return coins, dead[view.rank_of()[card]]


def clash(view: LastManStanding, seat: Seat, card: Piece) -> tuple[int, list[bool]]:
    """Returns coins for the owner if only this card joins, and the ranks that fall."""
    ranks = view.rank_of()
    count = count_fighters(view)
    mine = [ranks[own] for own in view.zones[FIGHTERS + seat]] + [ranks[card]]
    count[ranks[card]] += 1
    coins = 0
    kills = 0
    dead = [False] * (TOP_RANK + 1)
    pot = view.chips[POT]
    for attack in attacks(count):
        due = min(pot, wages(kills, attack.killed))
        pot -= due
        kills += attack.killed
        if attack.rank in mine:
            coins += due
        for rank in range(attack.lowest, attack.highest + 1):
            dead[rank] = True
        if not pot:
            break
    return coins, dead


def holdings(view: LastManStanding) -> tuple[str, list[int]]:
    """Returns coins; over several games what was won and lost in all of them (LMS-43,
    LMS-45).

    Stacks are set back after each game, so in the end they are those of the last one.
    """
    if view.options.games > 1:
        return "coins", view.results()
    return "coins", view.chips[: view.seats]


def final_hand(view: LastManStanding, seat: Seat) -> tuple[list[Piece], None]:
    """Returns the fighters who are still standing (LMS-41)."""
    team = [card for card in view.zones[FIGHTERS + seat] if card != HIDDEN]
    return sorted(team)[::-1], None


def preview(view: LastManStanding, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """Shows the cost of a card of the line, or the result of a fighter on its own."""
    if not chosen:
        return []
    if view.phase == "auction":
        return buying(view, seat, chosen[0])
    return fighting(view, seat, chosen[0])


def buying(view: LastManStanding, seat: Seat, card: Piece) -> list[Hint]:
    """Returns the price, the money after it, and what gets cheaper for the next
    player."""
    line = view.zones[LINE]
    place = line.index(card)
    price = view.prices[place]
    if view.options.bankroll != OPEN:
        price = min(price, view.chips[seat])  # LMS-43
    hints: list[Hint] = [
        (
            "buys",
            {
                "price": price,
                "result": view.results()[seat] - price,
                "top": int(price == TOP_PRICE),
            },
        )
    ]
    for later in range(place + 1, len(line)):
        hints.append(
            (
                "slides",
                {
                    "piece": view.table.pieces.names[line[later]],
                    "number": view.prices[later - 1],
                },
            )
        )
    return hints


def fighting(view: LastManStanding, seat: Seat, card: Piece) -> list[Hint]:
    """Returns coins and losses if only this card joined those standing."""
    ranks = view.rank_of()
    if not any(count_fighters(view)):
        return [("first-out", {})]
    coins, dead = clash(view, seat, card)
    fate = "alone-falls" if dead[ranks[card]] else "alone-lives"
    hints: list[Hint] = [(fate, {"number": coins})]
    for owner in view.everyone():
        for fighter in view.zones[FIGHTERS + owner]:
            if dead[ranks[fighter]]:
                name = view.table.pieces.names[fighter]
                hints.append(("would-fall", {"piece": name, "seat": owner}))
    return hints


def count_fighters(view: LastManStanding) -> list[int]:
    """Counts the fighters of each rank on the table."""
    ranks = view.rank_of()
    count = [0] * (TOP_RANK + 1)
    for owner in view.everyone():
        for card in view.zones[FIGHTERS + owner]:
            count[ranks[card]] += 1
    return count


def unseen_ranks(view: LastManStanding, seat: Seat) -> str:
    """Counts the unseen cards of each rank for this seat: `2×4 5×1`."""
    names = [RANKS[card // 4] for card in not_seen(view, seat)]
    return " ".join(
        f"{name.replace('T', '10')}\N{MULTIPLICATION SIGN}{names.count(name)}"
        for name in RANKS
        if name in names
    )


def not_seen(view: LastManStanding, seat: Seat) -> list[Piece]:
    """Returns the cards that may be in the deck or hidden in other hands."""
    zones = view.zones
    seen = zones[HAND + seat] + zones[LINE] + zones[ASIDE] + zones[DISCARD]
    for other in view.everyone():
        seen += zones[FIGHTERS + other]
        if other != seat:
            seen += [card for card in zones[HAND + other] if card != HIDDEN]
    return missing(PACK, seen)
