"""Effects of a round: the winner's effect, allies who intervene, rulings, the
helpless."""

from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Seat, Token
from parlour.games.contest.cast import AWAY, NO_GROUP, PARTS
from parlour.games.contest.hands import UNPLAYED, Hands
from parlour.games.contest.words import (
    END,
    ESCAPE,
    INCAPACITATE,
    KILL,
    KNOCK_OUT,
    MAIM,
    NO,
    PART,
    TELL,
    WHO,
    WHOLE,
    WOUND,
    YES,
)
from parlour.kit.tarot import HIGH, MANY, PAIR, TIER_FACTOR, TWO_MAJORS

# What may be chosen


def harm(state: Hands, hand: int, tier: int) -> list[Token]:
    """Returns the effects that a hand of each tier may have; higher tiers include lower
    ones."""
    if not state.options.violent:
        return []
    return reach(tier, armed=state.armed >> hand & 1 == 1)


def reach(tier: int, armed: bool) -> list[Token]:
    """Returns the strongest effect of a hand in a violent contest (FUG-B25)."""
    if tier < HIGH:
        return []
    able = [WOUND, INCAPACITATE]
    if tier >= MANY:
        able += [MAIM, KNOCK_OUT]
    if tier > PAIR or (tier == PAIR and armed):
        able.append(KILL)
    return able


def mortal(state: Hands, hand: int) -> bool:
    """Returns whether this character can be killed now (FUG-W10)."""
    if not state.is_persona(hand):
        return True
    if state.options.persona_death == "forbid" or state.dealer() < 0:
        return False
    return not state.spared >> hand & 1


def opponents(state: Hands, hand: int) -> int:
    """Returns the opponents of this hand in the round that are still there."""
    return state.joined & ~state.side_mask(state.sides[hand]) & ~state.gone_mask()


def elsewhere(state: Hands, hand: int) -> int:
    """Returns characters of other groups whom this hand beats (FUG-B29)."""
    mask = 0
    mine = state.strengths[hand]
    for other in range(state.hands):
        last = state.strengths[other]
        group = state.groups[other]
        if group in (NO_GROUP, state.group) or free(state, other):
            continue
        if last == UNPLAYED or state.gone_mask() >> other & 1:
            continue
        worth = last if last >= TIER_FACTOR else 0  # stymied or no valid hand: beaten
        if state.sides[other] != state.sides[hand] and mine > worth:
            mask |= 1 << other
    return mask


def targets(state: Hands, hand: int, allied: bool) -> int:
    """Returns the hands that a hand may aim at, as the winner or as the winner's
    ally."""
    if allied:
        mask = elsewhere(state, hand)
        return mask if state.inside else mask | opponents(state, hand)
    if state.inside:
        return state.victims  # each opponent in turn, at the highest tiers
    return opponents(state, hand) | elsewhere(state, hand)


def tier_now(state: Hands) -> int:
    """Returns the tier of the hand that acts."""
    if state.actor == state.winner:
        return state.tier
    return state.strengths[state.actor] // TIER_FACTOR


def victims_of(state: Hands, effect: Token) -> list[int]:
    found = state.hands_in(targets(state, state.actor, state.phase == "intervene"))
    if effect == KILL:
        return [hand for hand in found if mortal(state, hand)]
    return found


def ask_effect(state: Hands, seat: Seat) -> Pick:
    options = [
        effect
        for effect in harm(state, state.actor, tier_now(state))
        if victims_of(state, effect)
    ]
    if not state.inside:
        options += [ESCAPE, END, TELL]  # FUG-B26: the end may always be tried
    prompt = "effect" if state.phase == "effect" else "intervene"
    least = 1 if prompt == "effect" and not state.inside else 0
    if least == 0 and prompt == "effect":
        prompt = "effect-more"
    return Pick(seat, prompt, options, least, 3, "FUG-B25", staged=True)


def narrow_effect(state: Hands, pick: Pick, chosen: list[Token]) -> list[Token]:
    if not chosen:
        return pick.options if pick.least else [*pick.options, DONE]
    effect = chosen[0]
    if effect in (ESCAPE, END, TELL):
        return []
    if len(chosen) == 1:
        return [Token(WHO + hand) for hand in victims_of(state, effect)]
    if len(chosen) == 2 and effect in (WOUND, MAIM):
        return [Token(PART + part) for part in range(len(PARTS))]
    return []


# What is done


def begin_effects(state: Hands) -> None:
    """Asks the winner what happens (FUG-B25)."""
    state.inside = False
    state.victims = 0
    state.queue = state.hands_in(allies(state))
    state.ask_hand("effect", state.winner)


def allies(state: Hands) -> int:
    """Returns others of the winning side with a valid hand."""
    side = state.side_mask(state.sides[state.winner])
    mask = 0
    for hand in state.hands_in(state.joined & side):
        if hand != state.winner and state.strengths[hand] >= TIER_FACTOR:
            mask |= 1 << hand
    return mask


def take_effect(state: Hands, tokens: list[Token]) -> None:
    hand = state.actor
    if not tokens:
        after_effect(state)
        return
    effect = tokens[0]
    if effect == ESCAPE:
        state.inside = True
        leave(state, hand, "escaped", "FUG-B28")
        after_effect(state)
    elif effect == TELL:
        state.inside = True
        state.say_of_hand("told", hand, "FUG-B25")
        after_effect(state)
    elif effect == END:
        state.inside = True
        try_to_end(state, hand)
    else:
        strike(state, hand, tokens)


def strike(state: Hands, hand: int, tokens: list[Token]) -> None:
    effect = tokens[0]
    target = tokens[1] - WHO
    if effect == KILL and state.is_persona(target):
        ask_mercy(state, target)
        return
    if effect in (WOUND, MAIM):
        wound(state, target, tokens[2] - PART, effect == MAIM)
    elif effect == KILL:
        kill(state, target)
    else:
        fell(state, hand, target, effect == KNOCK_OUT)
    after_strike(state, hand, target)


def after_strike(state: Hands, hand: int, target: int) -> None:
    """Goes on after an effect has landed, inside the group or in another one."""
    if state.groups[target] == state.group:
        if not state.inside:
            state.inside = True
            everyone = hand == state.winner and state.tier >= TWO_MAJORS
            state.victims = opponents(state, hand) if everyone else 0
        state.victims &= ~(1 << target)
        if state.phase == "effect" and state.victims:
            state.ask_hand("effect", hand)  # each opponent separately, at tier 5
            return
    after_effect(state)


def after_effect(state: Hands) -> None:
    """Lets allies strike where they are stronger (FUG-B29)."""
    state.victims = 0
    while state.queue:
        hand = state.queue.pop(0)
        strong = harm(state, hand, state.strengths[hand] // TIER_FACTOR)
        if not state.gone_mask() >> hand & 1 and strong and targets(state, hand, True):
            state.ask_hand("intervene", hand)
            return
    state.after_effects()


# Bodies


def wound(state: Hands, hand: int, part: int, permanent: bool) -> None:
    state.hurt[hand] = state.hurt[hand] | 1 << part
    if permanent:
        state.bleeding[hand] = state.bleeding[hand] | 1 << part
    state.blows = [*state.blows, [hand, part, int(permanent)]]
    state.say_of_hand("maimed" if permanent else "wounded", hand, "FUG-B25")


def fell(state: Hands, by: int, hand: int, out: bool) -> None:
    """Puts a character out for the next round, or for the whole action (FUG-B34)."""
    state.felled_by[hand] = by
    if out:
        state.felled |= 1 << hand
    else:
        state.dazed |= 1 << hand
    state.say_of_hand("knocked-out" if out else "incapacitated", hand, "FUG-B34")


def kill(state: Hands, hand: int) -> None:
    state.dead |= 1 << hand
    state.say_of_hand("killed", hand, "FUG-W09")


def leave(state: Hands, hand: int, how: str, rule: str) -> None:
    state.left |= 1 << hand
    state.say_of_hand(how, hand, rule)


# The Dealer's rulings


def ask_mercy(state: Hands, target: int) -> None:
    """Asks the Dealer to say yes again before a persona dies."""
    state.back = state.phase
    state.victim = target
    state.enter("mercy")
    state.turn_to(state.table.everyone[state.dealer()])


def take_mercy(state: Hands, answer: Token) -> None:
    hand = state.actor
    target = state.victim
    state.victim = -1
    state.enter(state.back)
    if answer == YES:
        kill(state, target)
        if state.back == "helpless":
            sit_out_after_finish(state, hand)
        else:
            after_strike(state, hand, target)
        return
    state.spared |= 1 << target
    state.say_of_hand("spared", target, "FUG-W10")
    state.ask_hand(state.back, hand)  # something else, then


def try_to_end(state: Hands, hand: int) -> None:
    """Tries to end it; without a Dealer nobody is there to refuse (FUG-B26)."""
    state.say_of_hand("tries-to-end", hand, "FUG-B26")
    if state.dealer() < 0:
        end(state, False)
        return
    state.back = state.phase
    state.enter("accept-end")
    state.turn_to(state.table.everyone[state.dealer()])


def ask_end(state: Hands, seat: Seat) -> Pick:
    options = [YES, NO, WHOLE] if len(state.rounds) > 1 else [YES, NO]
    return Pick(seat, "accept-end", options, rule="FUG-B26")


def take_end(state: Hands, answer: Token) -> None:
    state.enter(state.back)
    if answer == NO:
        state.say("goes-on", rule="FUG-R27")
        after_effect(state)
    else:
        end(state, answer == WHOLE)


def end(state: Hands, whole: bool) -> None:
    """Ends the group's conflict, or the whole action."""
    state.settled |= 1 << state.group
    state.say("ended", number=state.group + 1, rule="FUG-B26")
    if whole:
        state.settled = (1 << len(state.rounds)) - 1
        state.queue = []
    after_effect(state)


# The helpless


def finishers(state: Hands) -> list[int]:
    """Returns able characters who might finish somebody of this group (FUG-B27)."""
    able = ~(state.gone_mask() | state.helpless() | state.sits)
    return [
        hand
        for hand in state.hands_in(able)
        if state.sides[hand] != AWAY
        and (state.groups[hand] in (NO_GROUP, state.group) or free(state, hand))
    ]


def free(state: Hands, hand: int) -> bool:
    """Returns whether this character's own conflict is over."""
    return state.settled >> state.groups[hand] & 1 == 1


def at_mercy(state: Hands, hand: int) -> list[Token]:
    """Returns the hands that this character may kill: not those it brought down
    (FUG-R35)."""
    lying = state.helpless() & state.members(state.group)
    return [
        Token(WHO + other)
        for other in state.hands_in(lying)
        if state.sides[other] != state.sides[hand]
        and state.felled_by[other] != hand
        and mortal(state, other)
    ]


def next_finisher(state: Hands) -> bool:
    """Asks the next who may finish somebody; false when there is none."""
    while state.queue:
        hand = state.queue.pop(0)
        if not state.helpless() >> hand & 1 and at_mercy(state, hand):
            state.ask_hand("helpless", hand)
            return True
    return False


def ask_finish(state: Hands, seat: Seat) -> Pick:
    options = at_mercy(state, state.actor)
    return Pick(seat, "finish", options, 0, 1, "FUG-B27", window=True)


def sit_out_after_finish(state: Hands, hand: int) -> None:
    """Takes the next round from them, unless they had held back."""
    if state.joined >> hand & 1:
        state.busy |= 1 << hand
    state.after_effects()
