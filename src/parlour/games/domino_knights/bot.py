"""A decent player of Domino Knights.

It trains the best Recruit it can pay for with plain cards, attacks where more comes
through than it risks, blocks to kill and to survive, and throws a special card in
when that turns a battle. The numbers were found by playing against other settings.
"""

from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Piece, Seat, Token
from parlour.games.domino_knights.battle import groups_for, seat_named
from parlour.games.domino_knights.kingdoms import APART, KNIGHTS, RECRUITS, Kingdoms
from parlour.games.domino_knights.knights import committable, strength
from parlour.games.domino_knights.reactions import disruption, reaction
from parlour.games.domino_knights.tactics import might
from parlour.games.domino_knights.train import narrow_train, partners, training_cards

SPECIAL_PRICE: Final = 7
"""Pips that a Ten or a face card is worth beyond its training value."""
EXPOSED: Final = 0.45
"""How much of an enemy attack to fear for each Knight that is not at home."""
WORTH_IT: Final = 0.5
"""An attack must promise more than this."""


def regular(view: Kingdoms, pick: Pick, dice: Dice) -> list[Token]:
    """A legal answer to any question of the game."""
    me = pick.seat
    match pick.prompt:
        case "react":
            return reaction(view, me, pick)
        case "disrupt":
            return disruption(view, me, pick)
        case "train":
            return training(view, me, pick)
        case "attack":
            return attack(view, me, pick)
        case "defend":
            return defence(view, me, pick, must=True)
        case "aid-defence":
            return aid_defence(view, me, pick)
        case "aid-attack":
            return aid_attack(view, me, pick)
        case "discard":
            return discards(view, me, pick)
        case "orient":
            return orientation(view, me, pick)
        case "draw-source":
            return draw_source(view, me, pick)
        case "orient-pair":
            return [higher_attack(view, me, pick)]
        case "promote" | "dissolve":
            return sorted(pick.options)
        case "stack":
            return sorted(pick.options, key=lambda knight: -view.pips(knight))
        case "loot" | "copy":
            return [max(pick.options, key=lambda knight: might(view, knight))]
        case _:  # a vote
            return [pick.options[dice.roll(len(pick.options))]]


# Training


def card_price(view: Kingdoms, card: Piece) -> int:
    """What it costs to lay a card under a Candidate."""
    worth = view.worth(card)
    return worth + SPECIAL_PRICE if worth >= 10 else worth


def training(view: Kingdoms, me: Seat, pick: Pick) -> list[Token]:
    """The most pips for the fewest pips' worth of cards."""
    if view.options.dominoless:
        return train_pair(view, me, pick)
    best: list[Token] = []
    most = 0.0
    wealth: Token = Token(-1)
    doublings = view.wealth_of(me).bit_count()
    richer = 0.0
    for tile in pick.options:
        if tile in view.hand(me):
            wealth = tile
    tiles = [tile for tile in view.zones[RECRUITS + me] if tile in pick.options]
    for tile in tiles:
        value, cards = payment(view, me, tile, doublings)
        if cards and value > most:
            most = value
            best = [tile, *cards]
    if wealth >= 0:
        for tile in view.zones[RECRUITS + me]:
            value, cards = payment(view, me, tile, doublings + 1)
            if cards:
                richer = max(richer, value)
        if richer > most + 4:
            return [wealth]
    if best:
        return best
    for tile in pick.options:  # a Candidate that was begun
        if tile not in tiles and tile != wealth:
            able = narrow_train(view, pick, [tile])
            cards = [card for card in able if card_price(view, card) < 10]
            return [tile, cards[0]] if cards else []
    return []


def payment(
    view: Kingdoms, me: Seat, tile: Piece, doublings: int
) -> tuple[float, list[Token]]:
    """The best way to pay for a Recruit, and what that is worth."""
    faces = view.table.pieces
    pips = faces.high[tile] + faces.low[tile]
    most = 0.0
    best: list[Token] = []
    for suit in range(4):
        cards = [c for c in training_cards(view, me) if faces.suits[c] == suit]
        if not cards:
            continue
        if tile == 0:
            cards = [min(cards, key=lambda card: card_price(view, card))]
            value = model_might(view, suit)
            price = card_price(view, cards[0])
        else:
            cards = cheapest(view, cards, -(-pips >> doublings))
            value = float(pips)
            price = sum([card_price(view, card) for card in cards])
        gain = value - 0.4 * price + 4
        if cards and value > 0 and gain > most:
            most = gain
            best = cards
    return most, best


def model_might(view: Kingdoms, suit: int) -> float:
    """The best Knight that a Doppelganger of this suit could copy."""
    most = 0
    for seat in view.everyone():
        for knight in view.zones[KNIGHTS + seat]:
            if view.suit_of[knight] == suit and view.in_play(knight) and knight:
                most = max(most, might(view, knight))
    return float(most)


def cheapest(view: Kingdoms, cards: list[Piece], cost: int) -> list[Token]:
    """The cards that cover a cost at the lowest price; none if they cannot."""
    best = 0
    least = 1000
    cards = cards[:10]
    for chosen in range(1, 1 << len(cards)):
        worth = 0
        price = 0
        for number in range(len(cards)):
            if chosen >> number & 1:
                worth += view.worth(cards[number])
                price += card_price(view, cards[number])
        if worth >= cost and price < least:
            least = price
            best = chosen
    return sorted([cards[n] for n in range(len(cards)) if best >> n & 1])


def train_pair(view: Kingdoms, me: Seat, pick: Pick) -> list[Token]:
    """The strongest pair of plain cards; Kings and Queens fight well, too."""
    ranks = view.table.pieces.ranks
    best: list[Token] = []
    most = 0
    for card in pick.options:
        for mate in partners(view, me, card):
            value = 0
            for half in (card, mate):
                value += ranks[half] - (6 if ranks[half] == 10 else 0)
            if value > most and (card < mate or card not in view.hand(me)):
                most = value
                best = [card, mate]
    return best


def orientation(view: Kingdoms, me: Seat, pick: Pick) -> list[Token]:
    """Turns a new Knight to defend where attackers abound."""
    sharp = 0
    for knight in view.zones[KNIGHTS + me]:
        if view.in_play(knight):
            gap = strength(view, knight, defending=False) - strength(
                view, knight, defending=True
            )
            sharp += 1 if gap > 0 else -1
    turned: list[Token] = []
    for tile in sorted(pick.options):
        if sharp > 0:
            turned.append(tile)
            sharp -= 1
        else:
            sharp += 1
    return turned


def higher_attack(view: Kingdoms, me: Seat, pick: Pick) -> Token:
    """Attacks with the higher card while fewer own Knights do than do not."""
    sharp = 0
    for knight in view.zones[KNIGHTS + me]:
        if view.in_play(knight):
            gap = strength(view, knight, defending=False) - strength(
                view, knight, defending=True
            )
            sharp += 1 if gap > 0 else -1
    ranks = view.table.pieces.ranks
    by_rank = sorted(pick.options, key=lambda card: ranks[card])
    return by_rank[0] if sharp > 0 else by_rank[1]


def draw_source(view: Kingdoms, me: Seat, pick: Pick) -> list[Token]:
    """Takes the discard if it pays for somebody whom the hand cannot pay for."""
    top = pick.options[0]
    suits = view.table.pieces.suits
    held = 0
    for card in training_cards(view, me):
        if suits[card] == suits[top]:
            held += view.worth(card)
    for tile in view.zones[RECRUITS + me]:
        if held < view.cost(tile) <= held + view.worth(top):
            return [top]
    return [pick.options[1]]


# Attacking


def threats(view: Kingdoms, me: Seat) -> list[int]:
    """The attacks that can come before my next turn, the strongest first."""
    attacks: list[int] = []
    for seat in view.everyone():
        if seat != me and view.living(seat):
            for knight in view.zones[KNIGHTS + seat]:
                if view.in_play(knight):
                    attacks.append(strength(view, knight, defending=False))
    attacks.sort(reverse=True)
    return attacks


def exposures(view: Kingdoms, me: Seat, ready: int) -> list[float]:
    """What may get through to a Kingdom with 0, 1, 2 ... Knights at home."""
    if not view.by_health():
        return [0.0] * (ready + 1)
    attacks = threats(view, me)
    share = 1.0 / max(1, view.alive.bit_count() - 1)
    fears: list[float] = []
    for at_home in range(ready + 1):
        fear = float(sum(attacks[at_home:])) * EXPOSED * share
        fears.append(fear * 2 if fear * 2 > view.scores[me] else fear)
    return fears


def boldness(view: Kingdoms) -> float:
    """What an attack is worth for its own sake: somebody has to begin.

    It grows with the rounds, so that nobody sits behind a wall of Knights for ever.
    Where unblocked attacks bring nothing it is needed from the start.
    """
    if view.by_health():
        return 0.4 * max(0, view.round_number - 5)
    return 0.5 * view.round_number


def attack(view: Kingdoms, me: Seat, pick: Pick) -> list[Token]:
    """The opponent and the force that promise most, or nothing."""
    home = len(committable(view, me))
    fears = exposures(view, me, home)
    bold = boldness(view)
    most = WORTH_IT
    answer: list[Token] = []
    for target in pick.options:
        other = seat_named(target)
        force = fighters(view, committable(view, me, other))
        blockers = fighters(view, committable(view, other))
        for size in range(1, len(force) + 1):
            fear = fears[home - size] - fears[home]
            value = promise(view, other, force[:size], blockers) - fear + bold
            if value > most:
                most = value
                sent = sorted([fighter[3] for fighter in force[:size]])
                answer = [target, *apart(view, sent)]
    return answer


def fighters(
    view: Kingdoms, knights: list[Piece]
) -> list[tuple[int, int, float, Piece]]:
    """Attack, defence, worth and name of Knights, the best attack first."""
    found = [
        (
            strength(view, knight, defending=False),
            strength(view, knight, defending=True),
            4 + 0.5 * view.pips(knight),
            knight,
        )
        for knight in knights
    ]
    found.sort(reverse=True)
    return found[:12]


def apart(view: Kingdoms, force: list[Token]) -> list[Token]:
    """The force as single fighters, also where units are allowed."""
    if not view.options.attack_as_unit:
        return force
    from_apart: list[Token] = force[:1]
    for knight in force[1:]:
        from_apart += [APART, knight]
    return from_apart


def promise(
    view: Kingdoms,
    other: Seat,
    force: list[tuple[int, int, float, Piece]],
    blockers: list[tuple[int, int, float, Piece]],
) -> float:
    """What an attack should bring if the defender blocks sensibly."""
    left = blockers[:]
    value = 0.0
    through = 0
    health = view.by_health()
    for hit, shield, worth, _ in force:
        best = -1
        found = 0.0
        for number in range(len(left)):
            gain = float(hit) if health else 0.0
            if left[number][0] > shield:
                gain += worth
            if left[number][1] < hit:
                gain -= left[number][2]
            if gain > found:
                found = gain
                best = number
        if best >= 0:
            left.pop(best)
            value -= found - (hit if health else 0)
        else:
            through += hit
    if health:
        value += through
        if through >= view.scores[other]:
            value += 50
        value += 0.02 * (view.options.health_start - view.scores[other])
    return value


def aid_attack(view: Kingdoms, me: Seat, pick: Pick) -> list[Token]:
    """Helps against the leader with what need not stay at home."""
    best = max([view.scores[s] for s in view.everyone() if s != me])
    if view.scores[view.defender] < best or not view.by_health():
        return []
    spare = len(pick.options) - 2
    blockers = len(committable(view, view.defender))
    if spare <= 0 or blockers > len(view.attackers):
        return []
    ranked = sorted(pick.options, key=lambda k: -strength(view, k, defending=False))
    return apart(view, sorted(ranked[:spare]))


# Defending


def defence(view: Kingdoms, me: Seat, pick: Pick, must: bool) -> list[Token]:
    """Blocks to kill, to survive, and rather than take too much."""
    left = list(pick.options)
    groups: list[tuple[int, int]] = []
    for number in range(len(view.attackers)):
        if view.attackers[number] and not view.defenders[number]:
            hit = 0
            for knight in view.attackers[number]:
                hit += strength(view, knight, defending=False)
            groups.append((-hit, number))
    groups.sort()
    coming = -sum([hit for hit, _ in groups])
    answer: list[list[Token]] = []
    for minus, number in groups:
        hit = -minus
        shield = 0
        worth = 0.0
        for knight in view.attackers[number]:
            shield += strength(view, knight, defending=True)
            worth += 4 + 0.5 * view.pips(Piece(knight))
        leader = Token(view.attackers[number][0])
        deadly = must and view.by_health() and coming >= view.scores[me]
        best: Token = Token(-1)
        found = 0.0
        for knight in left:
            if leader not in groups_for(view, knight):
                continue
            gain = 0.0
            if strength(view, knight, defending=False) > shield:
                gain += worth
            if strength(view, knight, defending=True) < hit:
                gain -= 4 + 0.5 * view.pips(knight)
            if must:
                gain += hit * (3.0 if deadly else 1.0) if view.by_health() else 2.0
            if gain > found:
                found = gain
                best = knight
        if best >= 0:
            left.remove(best)
            coming -= hit
            answer.append([best, leader])
    answer.sort()
    return [token for pair in answer for token in pair]


def aid_defence(view: Kingdoms, me: Seat, pick: Pick) -> list[Token]:
    """Helps the weakest against the strongest, where it costs nothing."""
    if view.by_health() and view.scores[view.turn] < view.scores[me]:
        return []
    if len(pick.options) < 3 and view.by_health():
        return []
    return defence(view, me, pick, must=False)


# Discarding


def keep_price(view: Kingdoms, me: Seat, card: Piece) -> int:
    """What a card in hand is worth for the next round."""
    rank = view.table.pieces.ranks[card]
    if rank == 14 or rank == 10:
        return 40
    if rank == 0:
        return 35
    if rank > 10:
        return 20 + rank
    suits = view.table.pieces.suits
    total = 0
    for other in training_cards(view, me):
        if suits[other] == suits[card]:
            total += view.worth(other)
    return rank + total // 2


def discards(view: Kingdoms, me: Seat, pick: Pick) -> list[Token]:
    """All that must go, and small cards that pay for nobody soon."""
    ranked = sorted(pick.options, key=lambda card: keep_price(view, me, card))
    least = pick.least
    gone = [
        card
        for place, card in enumerate(ranked)
        if place < least or keep_price(view, me, card) <= 7
    ]
    if not pick.staged:
        return sorted(gone)
    return gone[::-1]  # the poorest on top
