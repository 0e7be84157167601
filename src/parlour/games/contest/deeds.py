"""A bot's decisions apart from cards: joining, striking, sparing, letting it end."""

from parlour.engine.dice import Dice
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Token
from parlour.games.contest.cast import PARTS
from parlour.games.contest.effects import elsewhere
from parlour.games.contest.hands import Hands
from parlour.games.contest.words import (
    BEGIN,
    DECLARE,
    END,
    ESCAPE,
    HOLD,
    INCAPACITATE,
    JOIN,
    KNOCK_OUT,
    NO,
    PART,
    TELL,
    WHO,
    WOUND,
    YES,
)


def deed(view: Hands, pick: Pick, dice: Dice) -> list[Token]:
    """Returns an answer to any question that is not about cards."""
    match view.phase:
        case "join":
            return join(view, pick)
        case "moment":
            return [BEGIN]
        case "mercy":
            return [NO]
        case "accept-end":
            return [YES] if view.rounds[view.group] >= 3 else [NO]
        case "intercede":
            return [DECLARE] if DECLARE in pick.options else []
        case "effect":
            return effect(view, pick, dice)
        case "intervene":
            return intervene(view, pick, dice)
        case _:
            return []  # the helpless are left alone


def join(view: Hands, pick: Pick) -> list[Token]:
    chosen: list[Token] = []
    able = view.narrow(pick, chosen)
    while able and able != [DONE]:
        chosen.append(JOIN if JOIN in able else HOLD)
        able = view.narrow(pick, chosen)
    return chosen


def effect(view: Hands, pick: Pick, dice: Dice) -> list[Token]:
    """Returns the winner's choice: hard on game-characters, mild with personae."""
    hand = view.actor
    if not view.inside and view.is_persona(hand) and in_trouble(view, hand):
        return [END] if dice.chance(50) else [ESCAPE]
    struck = strike(view, pick, dice, view.hands_in(view.joined))
    if struck:
        return struck
    return [] if pick.least == 0 else [TELL]


def in_trouble(view: Hands, hand: int) -> bool:
    """Returns True if outnumbered or wounded already."""
    friends = (view.joined & view.side_mask(view.sides[hand])).bit_count()
    return view.hurt[hand] > 0 or 2 * friends < view.joined.bit_count()


def strike(view: Hands, pick: Pick, dice: Dice, wanted: list[int]) -> list[Token]:
    """Returns the gravest thing this player does to one of these, or nothing."""
    for word in (KNOCK_OUT, INCAPACITATE, WOUND):
        if word not in pick.options:
            continue
        for token in view.narrow(pick, [word]):
            target = token - WHO
            if target not in wanted:
                continue
            mild = view.is_persona(target) and not view.is_persona(view.actor)
            if not mild:
                return with_part(word, token, dice)
            if word == WOUND:
                return with_part(word, token, dice)
    return []


def with_part(word: Token, target: Token, dice: Dice) -> list[Token]:
    if word == WOUND:
        return [word, target, Token(PART + dice.roll(len(PARTS)))]
    return [word, target]


def intervene(view: Hands, pick: Pick, dice: Dice) -> list[Token]:
    """Strikes at somebody elsewhere who beats an ally."""
    hand = view.actor
    wanted = []
    for other in view.hands_in(elsewhere(view, hand)):
        for ally in view.hands_in(view.members(view.groups[other])):
            friend = view.sides[ally] == view.sides[hand]
            if friend and view.strengths[other] > view.strengths[ally]:
                wanted.append(other)
    return strike(view, pick, dice, wanted)
