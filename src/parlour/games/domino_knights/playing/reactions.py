"""The bot's special cards, and its answers with a Wizard."""

from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Piece, Seat, Token
from parlour.games.domino_knights.chapters.kingdoms import (
    CANDIDATES,
    CARD,
    COURAGE,
    DEATH,
    GRAVEYARD,
    HIGH,
    LIFE,
    LOW,
    LOYALTY,
    MAJESTY,
    NECROMANCER,
    ON_KNIGHT,
    ON_SEAT,
    PLAYER,
    POWER,
    SEAT,
    USED,
    WEALTH,
    WIZARD,
    Kingdoms,
    effect,
)
from parlour.games.domino_knights.chapters.knights import committable, knights_in_play
from parlour.games.domino_knights.chapters.moments import (
    AFTER_SECOND_PHASE,
    CLEANED_UP,
    DEFENCE_AIDED,
    is_attack_complete,
    is_before_defence,
    is_during_battle,
)
from parlour.games.domino_knights.chapters.specials import (
    lessons_for,
    life_targets,
    other_halves,
    targets_of,
)
from parlour.games.domino_knights.playing.tactics import balance, might, price, side_of

MIN_BATTLE_CHANGE: Final = 4.5
"""The smallest change in a battle that makes a card worth playing."""
MIN_WIZARD_COST: Final = 6.0
"""The smallest cost of a card against us that makes it worth a Ten."""

NO_ANSWER: Final[list[Token]] = []


def reaction(view: Kingdoms, me: Seat, pick: Pick, dice: Dice) -> list[Token]:
    """Returns the special card that helps most now, if it helps enough."""
    if not pick.options:
        return []
    best: list[Token] = []
    most = 0.0
    side = side_of(view, me)
    fighting = side != 0 and is_during_battle(view.window)
    now = side * balance(view) if fighting else 0.0
    for card in pick.options:
        value, aim = worth_playing(view, me, card, side if fighting else 0, now, dice)
        if value > most:
            most = value
            best = [card, *aim]
    return best


def shuffle_targets(targets: list[Piece], dice: Dice) -> list[Piece]:
    """Returns targets in an order of chance, so that equals are chosen between by
    lot."""
    return [targets[place] for place in dice.order(len(targets))]


def worth_playing(
    view: Kingdoms, me: Seat, card: Token, side: int, now: float, dice: Dice
) -> tuple[float, list[Token]]:
    """Returns the worth of playing a card here beyond keeping it, and its target."""
    kind = view.special(card)
    if kind == LOYALTY:
        return loyalty(view, me, card) if side < 0 else (0.0, NO_ANSWER)
    if kind == COURAGE:
        target = Token(SEAT + me)
        change = row_change(view, effect(card, seat=me), side, now)
        return change - MIN_BATTLE_CHANGE, [target]
    if kind == POWER:
        return empower(view, me, card, side, now)
    if kind == DEATH:
        return death(view, me, side, now, dice)
    if kind == LIFE:
        return life(view, me, card, side)
    if kind == NECROMANCER:
        return necromancy(view, me, card, dice)
    if kind == MAJESTY:
        return majesty(view, me, card)
    if kind == WIZARD:
        return disenchant(view, me, side, now)
    return mercenary(view, me, card, dice) if kind == WEALTH else (0.0, NO_ANSWER)


def row_change(view: Kingdoms, row: list[int], side: int, now: float) -> float:
    """Returns the change in the battle for our side with a card in force."""
    if not side or not is_attack_complete(view.window):
        return 0.0
    view.ongoing.append(row)
    after = side * balance(view)
    view.ongoing.pop()
    return after - now


def empower(
    view: Kingdoms, me: Seat, card: Token, side: int, now: float
) -> tuple[float, list[Token]]:
    """Returns Power for the Knight that it helps most."""
    best = MIN_BATTLE_CHANGE
    aim: list[Token] = []
    if side and view.window == DEFENCE_AIDED:
        for knight in view.engaged:
            if view.controller[knight] == me:
                change = row_change(view, effect(card, knight=knight), side, now)
                if change > best:
                    best = change
                    aim = [knight]
    return best - MIN_BATTLE_CHANGE, aim


def loyalty(view: Kingdoms, me: Seat, card: Token) -> tuple[float, list[Token]]:
    """Returns a Queen that turns away what comes at us."""
    if me != view.defender:
        return 0.0, NO_ANSWER
    suit = view.table.pieces.suits[card]
    saved = 0.0
    for number in range(len(view.attackers)):
        if view.defenders[number]:
            continue
        for knight in view.attackers[number]:
            if view.suit_of[knight] == suit:
                saved += might(view, knight) / 2
    return saved - MIN_BATTLE_CHANGE, [Token(SEAT + me)]


def death(
    view: Kingdoms, me: Seat, side: int, now: float, dice: Dice
) -> tuple[float, list[Token]]:
    """Chooses the target of Death whose end changes most; outside a battle only the
    mighty."""
    best = 0.0
    aim: list[Token] = []
    for knight in shuffle_targets(knights_in_play(view), dice):
        if view.controller[knight] == me:
            continue
        value = 0.3 * price(view, [knight])
        if side and is_attack_complete(view.window) and knight in view.engaged:
            value += side * without(view, knight) - now
        else:
            value += 0.25 * might(view, knight)
        if value > best:
            best = value
            aim = [knight]
    return best - 8.0, aim


def without(view: Kingdoms, knight: Piece) -> float:
    """Returns the balance of the battle if this Knight were gone."""
    attackers = view.attackers
    defenders = view.defenders
    view.attackers = [[k for k in group if k != knight] for group in attackers]
    view.defenders = [[k for k in group if k != knight] for group in defenders]
    value = balance(view)
    view.attackers = attackers
    view.defenders = defenders
    return value


def life(view: Kingdoms, me: Seat, card: Token, side: int) -> tuple[float, list[Token]]:
    """Returns a Recruit who stands up to block, or to attack in our own turn."""
    blocks = me == view.defender and is_before_defence(view.window)
    attacks = me == view.turn and view.window == AFTER_SECOND_PHASE
    if not blocks and not attacks:
        return 0.0, NO_ANSWER
    if blocks and len(committable(view, me)) >= len(view.attackers):
        return 0.0, NO_ANSWER
    best = 0.0
    aim: list[Token] = []
    faces = view.table.pieces
    for target in life_targets(view, me, card):
        if view.in_play(target):
            continue
        if view.options.dominoless:
            for mate in other_halves(view, me, target):
                value = float(faces.ranks[target] + faces.ranks[mate])
                if value > best:
                    best = value
                    aim = [target, mate]
            continue
        value = float(faces.high[target] + faces.low[target])
        if value > best:
            best = value
            aim = [target]
            if faces.high[target] != faces.low[target]:
                aim.append(LOW if blocks else HIGH)
            if not view.options.old:
                lessons = lessons_for(view, me, target)
                aim.append(min(lessons, key=lambda one: view.worth(one)))
    return best - view.options.highest, aim


def necromancy(
    view: Kingdoms, me: Seat, card: Token, dice: Dice
) -> tuple[float, list[Token]]:
    """Raises the best of the dead, if it is good enough."""
    faces = view.table.pieces
    best = 0
    aim: list[Token] = []
    for target in shuffle_targets(targets_of(view, me, card), dice):
        pips = 0
        if target < SEAT:
            pips = view.pips(target)
        elif view.options.dominoless:
            for half in view.zones[GRAVEYARD + target - SEAT]:
                pips += faces.ranks[half]
        else:
            tile = view.zones[GRAVEYARD + target - SEAT][-1]
            pips = faces.high[tile] + faces.low[tile]
        if pips > best:
            best = pips
            aim = [target]
    return best - 1.2 * view.options.highest, aim


def majesty(view: Kingdoms, me: Seat, card: Token) -> tuple[float, list[Token]]:
    """Returns a King that lets suited Knights go out again, or go out and stay
    ready."""
    if me != view.turn or view.defender >= 0:
        return 0.0, NO_ANSWER
    suit = view.table.pieces.suits[card]
    targets = 0
    for seat in view.everyone():
        if seat != me and view.living(seat) and not view.attacked >> seat & 1:
            targets += 1
    gain = 0.0
    for knight in knights_in_play(view):
        if view.controller[knight] == me and view.suit_of[knight] == suit:
            used = view.marks[knight] & USED != 0
            if used != view.options.old:
                gain += 0.4 * might(view, knight)
    wanted = AFTER_SECOND_PHASE if view.options.old else CLEANED_UP
    if view.window != wanted or (targets == 0 and not view.options.old):
        return 0.0, NO_ANSWER
    return gain - 7.0, [Token(SEAT + me)]


def mercenary(
    view: Kingdoms, me: Seat, card: Token, dice: Dice
) -> tuple[float, list[Token]]:
    """Hires the mightiest Knight for our own turn."""
    if me != view.turn or view.window != AFTER_SECOND_PHASE:
        return 0.0, NO_ANSWER
    best = 0
    aim: list[Token] = []
    for knight in shuffle_targets(targets_of(view, me, card), dice):
        strong = might(view, knight)
        if strong > best:
            best = strong
            aim = [knight]
    return best - 11.0, aim


def disenchant(
    view: Kingdoms, me: Seat, side: int, now: float
) -> tuple[float, list[Token]]:
    """Returns a Wizard against a card in force that turns the battle."""
    best = MIN_WIZARD_COST
    aim: list[Token] = []
    if side and view.window == DEFENCE_AIDED:
        rows = view.ongoing
        for row in rows:
            view.ongoing = [other for other in rows if other != row]
            change = side * balance(view) - now
            if change > best and row[CARD] in targets_of(view, me, row_ten(view, me)):
                best = change
                aim = [Token(row[CARD])]
        view.ongoing = rows
    return best - MIN_WIZARD_COST, aim


def row_ten(view: Kingdoms, me: Seat) -> Piece:
    """Returns a Ten in hand."""
    for card in view.hand(me):
        if view.special(card) == WIZARD:
            return card
    return Piece(-1)


# Answering


def disruption(view: Kingdoms, me: Seat, pick: Pick) -> list[Token]:
    """Returns a Ten, if the card at the bottom of the chain does us that much harm."""
    if not pick.options:
        return []
    above = len(view.pending) - 1
    mine = view.pending[0][PLAYER] == me
    if mine:
        valued = view.special(Piece(view.pending[0][CARD])) in (DEATH, POWER, LIFE)
        return [pick.options[0]] if above % 2 and valued else []
    if above % 2 or harm(view, me) < MIN_WIZARD_COST:
        return []
    return [pick.options[0]]


def harm(view: Kingdoms, me: Seat) -> float:
    """Returns the cost to us of the lowest card of the chain."""
    card = Piece(view.pending[0][CARD])
    kind = view.special(card)
    if not view.aim:
        return 0.0
    aim = view.aim[0]
    side = side_of(view, me)
    battle = side != 0 and is_during_battle(view.window)
    now = side * balance(view) if battle else 0.0
    if kind in (DEATH, WEALTH) and aim < SEAT:
        loss = 0.0
        if view.in_play(aim) and view.controller[aim] == me:
            loss = price(view, [aim])
            if battle and aim in view.engaged:
                loss += now - side * without(view, aim)
        return loss
    if kind == POWER and battle:
        return -row_change(view, effect(card, knight=aim), side, now)
    if kind == COURAGE and battle:
        return -row_change(view, effect(card, seat=aim - SEAT), side, now)
    if kind == LOYALTY and me == view.turn and aim - SEAT == view.defender:
        suit = view.table.pieces.suits[card]
        loss = 0.0
        for group in view.attackers:
            for knight in group:
                if view.suit_of[knight] == suit:
                    loss += might(view, knight) / 2
        return loss
    if kind == WIZARD:
        return harm_of_loss(view, me, aim, side if battle else 0, now)
    return 0.0


def harm_of_loss(view: Kingdoms, me: Seat, card: Token, side: int, now: float) -> float:
    """Returns the cost to us of losing a card in force."""
    rows = view.ongoing
    loss = 0.0
    for row in rows:
        if row[CARD] != card:
            continue
        if side:
            view.ongoing = [other for other in rows if other != row]
            loss = now - side * balance(view)
            view.ongoing = rows
        elif row[ON_KNIGHT] >= 0 and view.controller[row[ON_KNIGHT]] == me:
            loss = 4.0
        elif view.special(card) == WEALTH and row[ON_SEAT] == me:
            loss = 5.0 * len(view.zones[CANDIDATES + me])
    return loss
