"""Reads the facts of Penniless and Insane's guide again."""

from collections.abc import Sequence

from tests.games.guided import LEARNER
from tests.games.readers.making_change import total_of, value_of
from tests.games.readers.seen import Claims, SeenTable

from parlour.engine.happened import AnyEvent, Decided, Moved, Paid, Said, Scored

PACK = [rank + suit for rank in "A23456789TJQK" for suit in "cdhs"]


def order(card: str) -> tuple[int, str]:
    """Clubs, diamonds, hearts, spades among equals (PEN-25)."""
    return value_of(card), card[1]


def read(table: SeenTable) -> Claims:
    money = coins(table.all)
    scores = table.view["scores"]
    rivals = range(1, table.view["seats"])
    poorest = min(rivals, key=lambda seat: money[seat])
    leader = max(rivals, key=lambda seat: (scores[seat], -seat))
    rounds = [e for e in table.all if isinstance(e, Said) and e.message == "round"]
    art = max(table.pieces("pool"), key=order)
    claims: Claims = {
        "round": len(rounds),
        "trick": len(sales(table.all)),
        "money": money[LEARNER],
        "poorest": poorest,
        "least": money[poorest],
        "art": art,
        "sale": len(table.pieces("pool")),
        "target": int(table.match.options()["target"]),
        "score": scores[LEARNER],
        "rival": leader,
        "rival-score": scores[leader],
    }
    if table.question["prompt"] == "choose-bid":
        claims |= bids(table, money, art)
    else:
        claims |= purchase(table, money, art)
    return claims | last_bid(table) | round_end(table)


def coins(events: Sequence[AnyEvent]) -> dict[int, int]:
    """Everybody's money by what was paid."""
    money: dict[int, int] = {}
    for event in events:
        if isinstance(event, Paid):
            if isinstance(event.target, int):
                money[event.target] = money.get(event.target, 0) + event.amount
            if isinstance(event.source, int):
                money[event.source] -= event.amount
    return money


def sales(events: Sequence[AnyEvent]) -> list[bool]:
    """One entry for each time that cards were put up for sale in this round."""
    found: list[bool] = []
    was_card = False
    for event in events:
        if isinstance(event, Said) and event.message == "round":
            found = []
        is_card = isinstance(event, Moved) and event.target == "pool"
        if is_card and not was_card:
            found.append(True)
        was_card = is_card
    return found


def bids(table: SeenTable, money: dict[int, int], art: str) -> Claims:
    hand = sorted(table.options, key=order)
    low, middle, _ = hand
    mine = money.pop(LEARNER)
    least = min(money.values())
    gone = {*hand, *table.pieces("pool"), *table.pieces("discard")}
    claims: Claims = {
        "low": low,
        "low-price": value_of(low),
        "low-left": mine - value_of(low),
        "lower": sum(order(card) < order(low) for card in PACK if card not in gone),
        "middle": middle,
        "middle-price": value_of(middle),
        "middle-left": mine - value_of(middle),
        "gain": value_of(art) - value_of(low),
    }

    def points(bid: str) -> int:
        after = total_of([card for card in hand if card != bid] + [art])
        return after * (3 if mine - value_of(bid) <= least else 1)

    able = [card for card in hand if value_of(card) <= mine]
    if able:
        last = max(able, key=points)  # the lowest of equals
        claims |= {
            "last": last,
            "last-price": value_of(last),
            "last-left": mine - value_of(last),
            "last-hand": total_of(hand) - value_of(last) + value_of(art),
            "last-points": points(last),
            "last-poor": int(mine - value_of(last) <= least),
        }
    return claims


def purchase(table: SeenTable, money: dict[int, int], art: str) -> Claims:
    [bid] = table.pieces("bid", LEARNER)
    left = money.pop(LEARNER) - value_of(bid)
    worth = total_of([*table.pieces("hand", LEARNER), art])
    bought = [seat for seat in money if not table.pieces("bid", seat)]
    return {
        "bid": bid,
        "price": value_of(bid),
        "left": left,
        "before": len(bought),
        "worth": worth,
        "triple": worth * 3,
        "poor": int(left <= min(money.values())),
    }


def last_bid(table: SeenTable) -> Claims:
    """The last purchases, by the cards that moved."""
    claims: Claims = {}
    bid = ""
    for event in table.events:
        if isinstance(event, Decided) and event.prompt == "take-art":
            claims.pop("back", None)
        if not isinstance(event, Moved) or event.piece is None:
            continue
        source, target = str(event.source), event.target
        if source.startswith("bid ") and target == "discard":
            bid = event.piece
        elif source == "pool" and target.startswith("hand "):
            if target == f"hand {LEARNER}":
                claims |= {"got": event.piece, "paid": bid}
            else:
                buyer = int(target.removeprefix("hand "))
                claims |= {"buyer": buyer, "bought": event.piece, "buyer-bid": bid}
        elif source == f"bid {LEARNER}":
            claims["back"] = event.piece
            claims["unpaid"] = int(value_of(event.piece) > money_left(table))
    if "got" in claims:
        claims["kept"] = money_left(table)
    return claims


def money_left(table: SeenTable) -> int:
    """The learner's money after the last trick, also if the round ended with it."""
    ended = round_ended(table)
    return ended_with(table) if ended else coins(table.all)[LEARNER]


def round_ended(table: SeenTable) -> bool:
    return any(isinstance(event, Scored) for event in table.events)


def ended_with(table: SeenTable) -> int:
    """The learner's money when the last round ended."""
    before = [*table.all]
    while not isinstance(before[-1], Scored):
        before.pop()
    return coins(before)[LEARNER]


def round_end(table: SeenTable) -> Claims:
    """The round that ended since the last answer, from the hands that were shown."""
    if not round_ended(table):
        return {}
    before = [*table.all]
    while not isinstance(before[-1], Scored):
        before.pop()
    money = coins(before)
    points = {e.seat: e.points for e in table.events if isinstance(e, Scored)}
    poor = [seat for seat in money if money[seat] == min(money.values())]
    claims: Claims = {
        "ended-poor": int(LEARNER in poor),
        "ended-money": money[LEARNER],
        "ended-points": points[LEARNER],
        "ended-hand": points[LEARNER] // (3 if LEARNER in poor else 1),
    }
    heirs = [seat for seat in sorted(poor) if seat != LEARNER]
    if heirs:
        claims |= {
            "heir": heirs[-1],
            "heir-money": money[heirs[-1]],
            "heir-hand": points[heirs[-1]] // 3,
            "heir-points": points[heirs[-1]],
        }
    return claims
