"""Reads the facts of Last Man Standing's guide again."""

from tests.games.guided import LEARNER
from tests.games.readers.seen import Claims, SeenTable

from parlour.engine.happened import Decided, Entered, Moved, Paid, Said

RANKS = "23456789TJQKA"
PRICES = (0, 2, 4, 6)
PURCHASES = 4


def height(card: str) -> int:
    return RANKS.index(card[0]) + 2


def from_jack(card: str) -> int:
    return abs(height(card) - height("J"))


def read(table: SeenTable) -> Claims:
    paid = dict.fromkeys(("pot", LEARNER), 0)
    for event in table.all:
        if isinstance(event, Paid):
            for end, sign in ((event.target, 1), (event.source, -1)):
                if end in paid:
                    paid[end] += sign * event.amount
    mine = paid[LEARNER]
    claims: Claims = {"pot": paid["pot"], "up": max(0, mine), "down": max(0, -mine)}
    if table.question["prompt"] == "buy-card":
        return claims | auction(table) | purchases(table)
    return claims | battle(table, paid["pot"]) | last_round(table)


def auction(table: SeenTable) -> Claims:
    bought = [
        event
        for event in table.all
        if isinstance(event, Decided)
        and event.seat == LEARNER
        and event.prompt == "buy-card"
    ]
    held = {card[0] for card in table.pieces("hand", LEARNER)}
    line = table.pieces("line")
    costs = [
        from_jack(card) + price + (4 if card[0] in held else 0)
        for card, price in zip(line, PRICES, strict=True)
    ]
    best = costs.index(min(costs))
    claims: Claims = {
        "lap": len(bought) + 1,
        "to-buy": PURCHASES - len(bought),
        "buy": line[best],
        "price": PRICES[best],
        "alone": int(line[best][0] not in held),
        "next": 1,
    }
    if line[best] != line[-1]:
        claims |= {"slides": line[best + 1], "slides-to": PRICES[best]}
    return claims


def purchases(table: SeenTable) -> Claims:
    """Cards that left the line, and the coins paid just before."""
    sales: dict[int, tuple[str, int]] = {}
    price = 0
    for event in table.events:
        if isinstance(event, Paid):
            price = event.amount
        elif isinstance(event, Moved) and event.source == "line":
            assert event.piece is not None
            sales[int(event.target.removeprefix("hand "))] = (event.piece, price)
            price = 0
    claims: Claims = {}
    if LEARNER in sales:
        claims["bought"], claims["paid"] = sales.pop(LEARNER)
    if sales:
        dear = max(sales, key=lambda seat: (sales[seat][1], seat))
        claims |= {
            "buyer": dear,
            "theirs": sales[dear][0],
            "their-price": sales[dear][1],
        }
    return claims


def battle(table: SeenTable, pot: int) -> Claims:
    teams = {
        seat: sorted(table.pieces("fighters", seat), key=in_order)
        for seat in range(table.view["seats"])
    }
    everybody = [(card, seat) for seat, team in teams.items() for card in team]
    rounds = [e for e in table.all if isinstance(e, Said) and e.message == "round"]
    claims: Claims = {
        "round": len(rounds),
        "standing": len(everybody),
        "own": len(teams[LEARNER]),
        "rivals": len(everybody) - len(teams[LEARNER]),
        "mine": " ".join(teams[LEARNER]),
    }
    hand = sorted(table.options, key=in_order)
    if len(rounds) == 5:
        send = min(hand, key=from_jack)
    else:
        if len(rounds) > 1:
            late = sorted(hand, key=lambda card: (from_jack(card), -height(card)))[:2]
            claims["late"] = " ".join(card for card in hand if card in late)
            hand = [card for card in hand if card not in late]
        send = hand[0]
    if claims["rivals"]:
        alive = [card for card in hand if fight(everybody, card, pot)[1]]
        if len(rounds) < 5 and alive:
            send = alive[0]
        coins, lives = fight(everybody, send, pot)
        low = min(everybody, key=lambda one: (height(one[0]), one[1]))
        top = max(height(one) for one, _ in everybody)
        tops = sorted((seat, one) for one, seat in everybody if height(one) == top)
        claims |= {
            "coins": coins,
            "lives": int(lives),
            "low": low[0],
            "low-owner": low[1],
            "lowest": sum(one[0] == low[0][0] for one, _ in everybody),
            "high": " ".join(one for _, one in tops),
        }
    return claims | {"send": send}


def in_order(card: str) -> tuple[int, str]:
    return height(card), card[1]


def fight(everybody: list[tuple[str, int]], card: str, pot: int) -> tuple[int, bool]:
    """Fights a round out with one more fighter: the learner's coins, and whether the
    fighter lives."""
    alive = [*everybody, (card, LEARNER)]
    low = min(height(one) for one, _ in alive)
    coins = kills = 0
    for attacker, owner in sorted(alive, key=lambda one: in_order(one[0])):
        equals = [one for one, _ in alive if one[0] == attacker[0]]
        if equals != [attacker] or not pot:
            continue
        if height(attacker) == low:
            top = max(height(one) for one, _ in alive)
            struck = [one for one in alive if height(one[0]) == top > low]
        else:
            struck = [one for one in alive if height(one[0]) < height(attacker)]
        alive = [one for one in alive if one not in struck]
        for _ in struck:
            kills += 1
            pay = min(kills, pot)
            pot -= pay
            coins += pay if owner == LEARNER else 0
    return coins, (card, LEARNER) in alive


def last_round(table: SeenTable) -> Claims:
    """What the learner's fighter of the last round met, by the cards that moved."""
    sent: dict[int, str] = {}
    fallen: list[str] = []
    earned = 0
    claims: Claims = {}
    attacker = Said(message="", number=0)
    fighting = False
    for event in table.events:
        if isinstance(event, Entered):
            sent = {}
        if isinstance(event, Said) and event.message == "attacks":
            attacker, fighting = event, True
        if isinstance(event, Paid) and fighting and event.target == LEARNER:
            earned += event.amount
        if not isinstance(event, Moved) or event.piece is None:
            continue
        source, target = str(event.source), event.target
        if source.startswith("hand ") and target.startswith("fighters "):
            sent[int(source.removeprefix("hand "))] = event.piece
        if source == f"fighters {LEARNER}" and target == "discard":
            assert attacker.seat is not None
            assert attacker.piece is not None
            fallen.append(event.piece)
            claims |= {
                "killer": attacker.seat,
                "killed-by": attacker.piece,
                "from-below": int(height(attacker.piece) < height(event.piece)),
            }
    if LEARNER not in sent:
        return {}
    twins = {
        seat: card
        for seat, card in sent.items()
        if seat != LEARNER and card[0] == sent[LEARNER][0]
    }
    if twins:
        owner = min(twins)
        claims |= {"twin-owner": owner, "rival-twin": twins[owner]}
    return claims | {
        "sent": sent[LEARNER],
        "earned": earned,
        "lost": len(fallen),
        "fallen": " ".join(fallen),
    }
