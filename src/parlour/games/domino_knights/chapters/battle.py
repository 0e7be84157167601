"""A battle from the declaration to the clean-up (KNI-140, KNI-200 to KNI-224)."""

from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Piece, Seat, Token
from parlour.engine.refusals import Refusal
from parlour.games.domino_knights.chapters.goals import fame_after
from parlour.games.domino_knights.chapters.graves import bury, eject
from parlour.games.domino_knights.chapters.kingdoms import (
    APART,
    FALLEN,
    KNIGHTS,
    NOBODY,
    NOTHING,
    SEAT,
    Kingdoms,
)
from parlour.games.domino_knights.chapters.knights import (
    attack_of,
    commit,
    committable,
    defence_of,
    shuns,
    why_idle,
)

# Declaring


def targets(state: Kingdoms, seat: Seat) -> list[Token]:
    """Returns the opponents who may still be attacked this turn (KNI-140)."""
    found: list[Token] = []
    for other in state.everyone():
        if other == seat or not state.living(other) or state.attacked >> other & 1:
            continue
        if committable(state, seat, other):  # KNI-R23: nobody attacks with nothing
            found.append(Token(SEAT + other))
    return found


def seat_named(token: Token) -> Seat:
    return Seat(token - SEAT)


def next_in_force(
    chosen: list[Token], ready: list[Piece], leaders: list[Piece], units: bool
) -> list[Token]:
    """Lists what may follow in a list of Knights that go into battle (KNI-201,
    KNI-203).

    They come in ascending order, so that each force has one spelling.
    """
    if units:
        return next_in_groups(chosen, ready, leaders)
    last = chosen[-1] if chosen else -1
    able: list[Token] = [knight for knight in ready if knight > last]
    if chosen:
        able.append(DONE)
    return able


def next_in_groups(
    chosen: list[Token], ready: list[Piece], leaders: list[Piece]
) -> list[Token]:
    """Returns the same with units: the list falls into groups (KNI-202, KNI-204).

    A word sets them apart; a group that joins another begins with that one's leader.
    Groups come in the order of their first Knights.
    """
    groups = split_groups(chosen)
    group = groups[-1]
    free = [knight for knight in ready if knight not in chosen]
    if not group:
        previous = groups[-2][0] if len(groups) > 1 else -1
        return beginnings(free, leaders, chosen, after=previous)
    if len(group) == 1 and group[0] in leaders:
        return free  # somebody must join that leader
    able: list[Token] = [knight for knight in free if knight > group[-1]]
    if beginnings(free, leaders, chosen, after=group[0]):
        able.append(APART)
    able.append(DONE)
    return able


def split_groups(tokens: list[Token]) -> list[list[Token]]:
    """Returns the groups of a force; the last is empty where one is to begin."""
    groups: list[list[Token]] = [[]]
    for token in tokens:
        if token == APART:
            groups.append([])
        else:
            groups[-1].append(token)
    return groups


def beginnings(
    free: list[Piece], leaders: list[Piece], chosen: list[Token], after: int
) -> list[Token]:
    """Lists the Knights that a further group can begin with."""
    if not free:
        return []
    able = [knight for knight in free if knight > after]
    for leader in leaders:
        if leader > after and leader not in chosen:
            able.append(leader)
    return able


def spelled_force(tokens: list[Token], leaders: list[Piece]) -> list[Token]:
    """Returns a force as `next_in_force` spells it, however it was typed."""
    groups = split_groups(tokens)
    for number in range(len(groups)):
        led = [token for token in groups[number] if token in leaders]
        groups[number] = led + sorted([t for t in groups[number] if t not in led])
    groups.sort()
    spelled = groups[0]
    for group in groups[1:]:
        spelled = [*spelled, APART, *group]
    return spelled


def join(state: Kingdoms, tokens: list[Token], units: bool) -> None:
    """Adds Knights to the attack, alone or in groups (KNI-201 to KNI-204)."""
    into = -1
    for token in tokens:
        if token == APART:
            into = -1
        elif token in state.engaged:  # the leader of a group that is joined
            into = group_of(state, token)
        else:
            commit(state, token)
            if into < 0 or not units:
                into = len(state.attackers)
                state.attackers.append([])
                state.defenders.append([])
            state.attackers[into].append(token)


def group_of(state: Kingdoms, attacker: Token) -> int:
    """Returns the number of the group that an attacker is in."""
    for number in range(len(state.attackers)):
        if attacker in state.attackers[number]:
            return number
    return -1


def declare(state: Kingdoms, seat: Seat, tokens: list[Token]) -> None:
    """Announces the target and the Knights together (KNI-201)."""
    defender = seat_named(tokens[0])
    state.defender = defender
    state.attacked |= 1 << defender
    state.attacking = 1 << seat
    state.defending = 1 << defender
    join(state, tokens[1:], state.options.attack_as_unit)


def leaders(state: Kingdoms) -> list[Piece]:
    """Returns the first attacker of each group that still has any."""
    return [Piece(group[0]) for group in state.attackers if group]


def no_attack_left(state: Kingdoms) -> bool:
    return all(not group for group in state.attackers)


# Aid and defence


def aiders(state: Kingdoms, side: str) -> int:
    """Returns third parties who can send Knights; all of it is public (KNI-203,
    KNI-206)."""
    seats = 0
    other_side = state.defending if side == "attack" else state.attacking
    principals = 1 << state.turn | 1 << state.defender
    for seat in state.everyone():
        if state.living(seat) and not (other_side | principals) >> seat & 1:
            if side == "attack":
                able = bool(committable(state, seat, state.defender))
            else:
                able = bool(blockers(state, seat))
            if able:
                seats |= 1 << seat
    return seats


def blockers(state: Kingdoms, seat: Seat) -> list[Piece]:
    """Returns the Knights a player may place before some group (KNI-205)."""
    ready = committable(state, seat)
    if state.options.queen_defender == "step_aside" and state.ongoing:
        return [knight for knight in ready if groups_for(state, knight)]
    return ready if ready and leaders(state) else []


def worn_out(state: Kingdoms, seat: Seat) -> bool:
    """Returns whether a player has Knights, and all of them have fought (KNI-211)."""
    knights = [one for one in state.zones[KNIGHTS + seat] if state.in_play(one)]
    idle = [why_idle(state, one, NOBODY) for one in knights]
    return bool(idle) and all(why in ("used", "tired") for why in idle)


def groups_for(state: Kingdoms, knight: int) -> list[Token]:
    """Returns the groups, by their leaders, that a Knight may be placed before."""
    able: list[Token] = []
    aside = state.options.queen_defender == "step_aside"
    for group in state.attackers:
        if group and not (aside and refuses(state, knight, group)):
            able.append(Token(group[0]))
    return able


def refuses(state: Kingdoms, knight: int, group: list[int]) -> bool:
    """Returns whether a defender faces somebody it may not fight (KNI-452)."""
    if not state.ongoing:
        return False
    return any(shuns(state, knight, attacker) for attacker in group)


def narrow_defence(state: Kingdoms, pick: Pick, chosen: list[Token]) -> list[Token]:
    """Returns a Knight, the leader of the group it stands against, and so on."""
    if len(chosen) % 2:
        return groups_for(state, chosen[-1])
    last = chosen[-2] if chosen else -1
    able = [knight for knight in pick.options if knight > last]
    able.append(DONE)
    return able


def spelled_defence(tokens: list[Token]) -> list[Token]:
    """Returns pairs of Knight and group in ascending order."""
    if len(tokens) % 2:
        return tokens[:]
    pairs = sorted([tokens[n : n + 2] for n in range(0, len(tokens), 2)])
    spelled: list[Token] = []
    for pair in pairs:
        spelled += pair
    return spelled


def defend(state: Kingdoms, seat: Seat, tokens: list[Token]) -> None:
    """Stands Knights before groups, several as one unit (KNI-205, KNI-206)."""
    for place in range(0, len(tokens), 2):
        aid = int(seat != state.defender)
        state.say("sets", seat, tokens[place], aid, "KNI-205")
        state.say("against", seat, tokens[place + 1], rule="KNI-205")
        commit(state, tokens[place])
        number = group_of(state, tokens[place + 1])
        state.defenders[number].append(tokens[place])
        state.blocked_once |= 1 << number
    if tokens:
        state.defending |= 1 << seat


# Queens


def turn_away(state: Kingdoms, seat: int, suit: int) -> None:
    """Turns a Knight away: a Queen arrives during a battle (KNI-453, KNI-454)."""
    if seat == state.defender:
        for group in state.attackers:
            for knight in group[:]:
                if state.suit_of[knight] == suit:
                    state.leave_battle(Piece(knight))
                    state.say("turned-away", piece=knight, rule="KNI-453")
                    if not state.options.old:
                        state.bars.append([knight, state.turn])  # BARRED, BAR_CLOCK
    if state.options.queen_defender == "step_aside":
        for number in range(len(state.attackers)):
            for knight in state.defenders[number][:]:
                if refuses(state, knight, state.attackers[number]):
                    state.leave_battle(Piece(knight))


# Resolution


def resolve(state: Kingdoms) -> None:
    """Lets all groups fight at once; values are read first (KNI-220 to KNI-222)."""
    beaten: list[list[int]] = []
    victors: list[list[int]] = []
    by_attack: list[bool] = []
    unblocked: list[list[int]] = []
    damage = 0
    for number in range(len(state.attackers)):
        group = state.attackers[number]
        if not group:
            continue
        stand = state.defenders[number]
        if not stand:
            once = state.blocked_once >> number & 1 == 1
            if not once or state.options.blocker_removed == "unblocked":
                damage += attack_of(state, group)
                unblocked.append(group)
            continue
        fight = [knight for knight in stand if not refuses(state, knight, group)]
        if not fight:
            continue  # a stand-off (KNI-R35)
        stood = len(beaten)
        if attack_of(state, group) > defence_of(state, fight):
            beaten.append(fight)
            victors.append(group)
            by_attack.append(True)
        if attack_of(state, fight) > defence_of(state, group):
            beaten.append(group)
            victors.append(fight)
            by_attack.append(False)
        if len(beaten) == stood:
            state.say("held", state.defender, rule="KNI-R28")
            for knight in fight:
                state.say("held-defender", piece=knight)
            for knight in group:
                state.say("held-attacker", piece=knight)
    if not state.by_health():
        fame_after(state, beaten, victors, by_attack, unblocked)
    losses = [0, 0]
    for knight in state.engaged:  # in the order of commitment (KNI-620)
        for number in range(len(beaten)):
            if knight in beaten[number]:
                side = int(by_attack[number])
                losses[side] = losses[side] + 1
                state.marks[knight] = state.marks[knight] | FALLEN
                state.fallen.append(knight)
                state.say("falls", state.controller[knight], knight, rule="KNI-220")
    hurt = damage if state.by_health() else 0
    if hurt:
        state.say("unblocked", state.defender, number=hurt, rule="KNI-221")
        health = state.scores[state.defender]
        state.score(state.defender, -min(hurt, health), "KNI-222")
    state.victor = victor(state, losses, hurt)
    if hurt and state.scores[state.defender] == 0:
        state.gone[state.defender] = max(state.gone) + 1
        eject(state, state.defender)


def victor(state: Kingdoms, losses: list[int], hurt: int) -> Seat:
    """Returns the looter; `losses` of the attack, then of the defence (KNI-R60)."""
    if hurt and state.scores[state.defender] == 0:  # she is ejected
        return state.turn
    if state.options.loot_trigger == "ejection":
        return NOBODY
    if losses[0] != losses[1]:
        return state.turn if losses[0] < losses[1] else state.defender
    return state.turn if hurt else NOBODY


# Clean-up


def may_loot(state: Kingdoms) -> bool:
    """Returns whether the victor is asked (KNI-224)."""
    return state.options.loot_battlefield and state.victor >= 0 and bool(state.fallen)


def bury_fallen(state: Kingdoms) -> Seat:
    """Buries the fallen, the active player's first, then the loot (KNI-223, KNI-224).

    Stops at a player who must put several in order, and returns that seat.
    """
    for seat in state.clockwise(state.turn):
        fallen = fallen_of(state, seat)
        if len(fallen) > 1 and state.living(seat) and state.has_graveyards():
            return seat
        stack(state, fallen)
    if state.looted >= 0:
        bury(state, state.looted, state.victor)
    return NOBODY


def fallen_of(state: Kingdoms, seat: Seat) -> list[Token]:
    """Returns a player's fallen Knights that were not looted, in order of
    commitment."""
    return [
        knight
        for knight in state.fallen
        if state.controller[knight] == seat and knight != state.looted
    ]


def stack(state: Kingdoms, knights: list[Token]) -> None:
    """Stacks fallen Knights in a graveyard in this order, the last on top (KNI-223)."""
    for knight in knights:
        bury(state, knight)
        state.fallen.remove(knight)


def end_battle(state: Kingdoms) -> None:
    """Returns survivors and forgets the battle."""
    state.defender = NOBODY
    state.attackers = []
    state.defenders = []
    state.engaged = []
    state.attacking = 0
    state.defending = 0
    state.blocked_once = 0
    state.fallen = []
    state.victor = NOBODY
    state.looted = NOTHING


# Refusals


def why_not_force(state: Kingdoms, seat: Seat, token: Token, against: Seat) -> Refusal:
    """Explains why a Knight cannot go to battle, or is no Knight of this player's."""
    if token in state.zones[KNIGHTS + seat]:
        why = why_idle(state, token, against)
        if why:
            return Refusal(why, "KNI-451" if why == "loyal" else "KNI-210")
    return Refusal("not-offered", "KNI-210")
