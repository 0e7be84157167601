"""Setup, scoring and the end of the game (KNI-001 to KNI-007, KNI-600 to KNI-630)."""

from typing import Final

from parlour.engine.pieces import CLUBS, DIAMONDS, HEARTS, Piece, Seat, Token
from parlour.games.domino_knights.chapters.graves import bury, eject
from parlour.games.domino_knights.chapters.kingdoms import (
    ACE,
    BLANK,
    CANDIDATES,
    DECK,
    DISCARD,
    HAND,
    KNIGHTS,
    PEASANTS,
    PENDING,
    RECRUITS,
    TRAINING,
    USED,
    VOTE_ATTRITION,
    VOTE_FIRST,
    VOTE_LAST,
    VOTE_MOST,
    Kingdoms,
    replace_at,
)
from parlour.games.domino_knights.chapters.knights import knights_in_play, lives
from parlour.games.domino_knights.chapters.moments import NO_WINDOW

VOTES: Final[list[Token]] = [VOTE_LAST, VOTE_FIRST, VOTE_MOST, VOTE_ATTRITION]
VOTED: Final = ("last_standing", "first_to_fame", "most_fame_at_time", "fame_attrition")

LIVING_BONUS: Final = 1_000_000
"""Puts the living before the ejected in the final ranking."""

# Setup


def goal_of_card(suit: int) -> str:
    """Returns the goal that a card turned at the start stands for (KNI-002).

    >>> [goal_of_card(suit) for suit in range(4)]
    ['last_standing', 'first_to_fame', 'most_fame_at_time', 'fame_attrition']
    """
    if suit == CLUBS:
        return "last_standing"
    if suit == DIAMONDS:
        return "first_to_fame"
    return "most_fame_at_time" if suit == HEARTS else "fame_attrition"


def turn_goal(state: Kingdoms) -> bool:
    """Turns cards until one names the goal; false if a Joker calls a vote."""
    faces = state.table.pieces
    while True:
        card = state.draw(DECK, PENDING)
        if faces.suits[card] >= 0:
            settle_goal(state, goal_of_card(faces.suits[card]))
            return True
        joker = faces.ranks[card] != BLANK  # KNI-708: a blank is redrawn
        if joker and state.options.random_goal_joker == "vote":
            return False


def settle_goal(state: Kingdoms, goal: str) -> None:
    state.goal = goal
    state.say(f"goal-{goal}", rule="KNI-002")


def count_votes(state: Kingdoms) -> bool:
    """Finds the goal most players named; false for a tie (KNI-002)."""
    counts = [0, 0, 0, 0]
    for answer in state.sealed:
        number = VOTES.index(answer[0])
        counts[number] += 1
    most = max(counts)
    if counts.count(most) > 1:
        state.say("vote-tied", rule="KNI-002")
        return False
    settle_goal(state, VOTED[counts.index(most)])
    return True


def draw_for_first(state: Kingdoms) -> Seat:
    """Lets the highest card begin, Kings high and Aces low (KNI-003, KNI-R05)."""
    ranks = state.table.pieces.ranks
    players = state.everyone()
    while True:
        best = -1
        highest: list[Seat] = []
        for seat in players:
            rank = 0
            while rank <= BLANK:  # Jokers and blanks are redrawn
                if not state.zones[DECK]:
                    state.gather([PENDING], DECK)
                card = state.draw(DECK, PENDING)
                rank = ranks[card]
                state.say("draws", seat, card, rule="KNI-003")
            value = rank if rank < ACE else 1
            if value > best:
                best = value
                highest = []
            if value == best:
                highest.append(seat)
        if len(highest) == 1:
            return highest[0]
        players = highest


def deal(state: Kingdoms) -> None:
    """Deals five cards and two Recruits each, and Health or Fame (KNI-004 to
    KNI-006)."""
    options = state.options
    state.first = draw_for_first(state)
    state.say("first-player", state.first, rule="KNI-003")
    state.gather([PENDING], DECK)
    for seat in state.clockwise(state.first):
        state.deal(DECK, HAND + seat, 5)
    if not options.dominoless:
        state.shuffle(PEASANTS)
        for seat in state.clockwise(state.first):
            state.deal(PEASANTS, RECRUITS + seat, 2)
    if options.old:
        state.draw(DECK, DISCARD)  # KNI-005
    start = options.health_start if state.by_health() else options.fame_start
    counted = "health" if state.by_health() else "fame"
    for seat in state.everyone():
        state.say(f"starts-{counted}", seat, number=start, rule="KNI-006")
    for seat in state.everyone():
        state.score(seat, start, "KNI-006")
    state.alive = state.table.all_seats
    state.round_number = 1
    state.round_opens()
    state.say("round", number=1, rule="KNI-007")


# State checks


def lost_doppelganger(state: Kingdoms) -> Piece:
    """Returns a Doppelganger in play that copies nobody, the active player's first."""
    for seat in state.clockwise(state.turn):
        for knight in state.zones[KNIGHTS + seat]:
            if state.doppelganger(knight) and state.in_play(knight):
                model = state.model[knight]
                if model < 0 or not state.in_play(model):
                    return knight
    return Piece(-1)


def models_for(state: Kingdoms, suit: int) -> list[Piece]:
    """Returns the Knights that a Doppelganger of this suit can copy (KNI-500)."""
    if suit < 0:
        return []
    return [
        knight
        for knight in knights_in_play(state)
        if state.suit_of[knight] == suit and not state.doppelganger(knight)
    ]


def copy_knight(state: Kingdoms, double: Piece, model: Piece) -> None:
    """Has a Doppelganger copy a Knight from now on (KNI-500, KNI-503)."""
    state.model = replace_at(state.model, double, model)
    state.say("copies", state.controller[double], model, rule="KNI-500")
    if state.options.old and lives(state, double):
        state.marks[double] = state.marks[double] & ~USED


def match_doppelgangers(state: Kingdoms) -> bool:
    """Finds each Doppelganger a model or a grave; true if its player must choose."""
    while True:
        double = lost_doppelganger(state)
        if double < 0:
            return False
        models = models_for(state, state.suit_of[double])
        if len(models) > 1:
            return True
        if models:
            copy_knight(state, double, models[0])
        else:  # KNI-501, KNI-502
            state.say("doppelganger-gone", state.controller[double], double)
            bury(state, double)


def eject_the_forgotten(state: Kingdoms) -> bool:
    """Ejects players without Fame, Knights, Candidates and Recruits (KNI-614)."""
    if state.by_health() or state.defender >= 0:
        return False
    moment = max(state.gone) + 1
    for seat in state.clockwise(state.turn):
        if not state.living(seat) or state.scores[seat]:
            continue
        if state.zones[RECRUITS + seat] or state.zones[TRAINING + seat]:
            continue
        if state.zones[KNIGHTS + seat] or state.zones[CANDIDATES + seat]:
            continue
        state.gone[seat] = moment
    if max(state.gone) < moment:
        return False
    for seat in state.clockwise(state.turn):
        if state.gone[seat] == moment:
            eject(state, seat)
    return True


def won(state: Kingdoms) -> bool:
    """Ends the game if somebody has won (KNI-600, KNI-615, KNI-621)."""
    if state.alive.bit_count() < 2:
        finish(state)
        return True
    if state.goal == "first_to_fame":
        for seat in state.everyone():
            if state.living(seat) and state.scores[seat] >= state.options.fame_target:
                state.say("fame-reached", seat, rule="KNI-615")
                finish(state)
                return True
    return False


def finish(state: Kingdoms) -> None:
    """Ranks the living by Health or Fame, then the ejected, the last of them first."""
    values = [
        LIVING_BONUS + state.scores[seat] if state.living(seat) else state.gone[seat]
        for seat in state.everyone()
    ]
    state.window = NO_WINDOW
    state.shut = 0
    state.sealing = False
    state.finish(values)


# Fame


def fame_after(
    state: Kingdoms,
    beaten: list[list[int]],
    victors: list[list[int]],
    attack: list[bool],
    unblocked: list[list[int]],
) -> None:
    """Nets and applies what a resolution brings (KNI-610 to KNI-612).

    `beaten[k]` fell to `victors[k]`, which attacked or defended; the groups in
    `unblocked` met nobody.
    """
    options = state.options
    change = [0] * state.seats
    gains = state.goal != "fame_attrition"
    for number in range(len(beaten)):
        total = 0
        for knight in beaten[number]:
            worth = state.pips(Piece(knight)) if options.fame_value == "pips" else 1
            total += worth
            loser = state.controller[knight]
            change[loser] = change[loser] - worth
        if gains:
            share_fame(
                state,
                change,
                kingdoms(state, victors[number]),
                total,
                split=attack[number] and options.fame_value == "pips",
            )
    if options.fame_unblocked != "none":  # KNI-R63
        for group in unblocked:
            change[state.defender] = change[state.defender] - 1
            if options.fame_unblocked == "transfer_one" and gains:
                lead = kingdoms(state, group)[0]
                change[lead] = change[lead] + 1
    for seat in state.everyone():
        points = max(change[seat], -state.scores[seat])  # KNI-R64
        if points:
            state.score(seat, points, "KNI-612")


def kingdoms(state: Kingdoms, knights: list[int]) -> list[int]:
    """Returns the controllers of these Knights, the attacking player first, then in
    order."""
    seats: list[int] = []
    for knight in knights:
        seat = state.controller[knight]
        if seat not in seats:
            seats.append(seat)
    if state.turn in seats:
        seats.remove(state.turn)
        seats.insert(0, state.turn)
    return seats


def share_fame(
    state: Kingdoms, change: list[int], seats: list[int], total: int, split: bool
) -> None:
    """Gives all the Fame to each, or equal shares of it (KNI-611, KNI-R65, KNI-R66)."""
    share = total // len(seats) if split else total
    for seat in seats:
        change[seat] = change[seat] + share
    if split:
        change[seats[0]] = change[seats[0]] + total - share * len(seats)
