"""Questions to players, growing answers, and reasons of refusals (4.10)."""

from typing import Final

from parlour.engine.picks import DONE, Pick, following
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import Refusal
from parlour.games.domino_knights.chapters import (
    battle,
    goals,
    recruits,
    specials,
    train,
)
from parlour.games.domino_knights.chapters.kingdoms import (
    DISCARD,
    FROM_DECK,
    NOBODY,
    SEAT,
    TRAINING,
    WIZARD,
    Kingdoms,
)
from parlour.games.domino_knights.chapters.knights import committable

MAX_TOKENS: Final = 1000
"""More tokens than any answer has."""


def ask(state: Kingdoms, seat: Seat) -> Pick:
    match state.phase:
        case "react":
            cards = specials.playable(state, seat)
            return Pick(seat, "react", cards, 0, 5, "KNI-302", staged=True, window=True)
        case "disrupt":
            tens = wizards(state, seat)
            return Pick(seat, "disrupt", tens, 0, 1, "KNI-303", window=True)
        case "train":
            return train.ask_train(state, seat)
        case "discard":
            return ask_discard(state, seat)
        case "draw-source":
            top = state.zones[DISCARD][-1]
            return Pick(seat, "draw-source", [top, FROM_DECK], rule="KNI-114")
        case "vote":
            return Pick(seat, "vote", goals.VOTES, rule="KNI-002")
        case "promote":
            return ask_named(state, seat, recruits.finished_tiles(state, seat))
        case "dissolve":
            return ask_named(state, seat, train.unpaid_tiles(state, seat))
        case "orient":
            tiles = recruits.to_turn(state)
            return Pick(seat, "orient", tiles, 0, len(tiles), "KNI-120")
        case "orient-pair":
            return Pick(seat, "orient-pair", state.placing[:2], rule="KNI-701")
        case "copy":
            double = goals.lost_doppelganger(state)
            models = goals.models_for(state, state.suit_of[double])
            return Pick(seat, "copy", models, rule="KNI-500")
        case _:
            return ask_in_battle(state, seat)


def ask_in_battle(state: Kingdoms, seat: Seat) -> Pick:
    match state.phase:
        case "attack":
            tokens = battle.targets(state, seat)
            return Pick(seat, "attack", tokens, 0, MAX_TOKENS, "KNI-140", staged=True)
        case "aid-attack":
            ready = committable(state, seat, state.defender)
            return aid_pick(seat, "aid-attack", ready, "KNI-203")
        case "defend":
            ready = battle.blockers(state, seat)
            return Pick(seat, "defend", ready, 0, MAX_TOKENS, "KNI-205", staged=True)
        case "aid-defence":
            ready = battle.blockers(state, seat)
            return aid_pick(seat, "aid-defence", ready, "KNI-206")
        case "loot":
            return Pick(seat, "loot", state.fallen[:], 0, 1, "KNI-224")
        case _:
            fallen = battle.fallen_of(state, seat)
            count = len(fallen)
            return Pick(seat, "stack", fallen, count, count, "KNI-223", staged=True)


def aid_pick(seat: Seat, prompt: str, ready: list[Token], rule: str) -> Pick:
    return Pick(seat, prompt, ready, 0, MAX_TOKENS, rule, staged=True, window=True)


def ask_named(state: Kingdoms, seat: Seat, tiles: list[Token]) -> Pick:
    """Asks for Candidates that their owner must name: just these, no more and no
    fewer."""
    rule = "KNI-132" if state.phase == "promote" else "KNI-432"
    count = len(tiles)
    return Pick(seat, state.phase, tiles, count, max(1, count), rule)


def ask_discard(state: Kingdoms, seat: Seat) -> Pick:
    """Asks for discards; in 0.8 the order matters: the last card lies on top
    (KNI-150)."""
    hand = state.hand(seat)
    least = max(0, len(hand) - 5)
    ordered = state.options.old
    return Pick(seat, "discard", hand, least, len(hand), "KNI-150", staged=ordered)


def wizards(state: Kingdoms, seat: Seat) -> list[Token]:
    ranks = state.table.pieces.ranks
    return [card for card in state.hand(seat) if ranks[card] == WIZARD]


def narrow(state: Kingdoms, pick: Pick, chosen: list[Token]) -> list[Token]:
    match pick.prompt:
        case "react":
            return specials.narrow_react(state, pick, chosen)
        case "train":
            return train.narrow_train(state, pick, chosen)
        case "attack":
            return narrow_attack(state, pick, chosen)
        case "aid-attack":
            able = battle.next_in_force(
                chosen,
                pick.options,
                battle.leaders(state),
                state.options.attack_as_unit,
            )
            return able if chosen else [*able, DONE]
        case "defend" | "aid-defence":
            return battle.narrow_defence(state, pick, chosen)
        case "stack" | "discard" if pick.staged:
            able = [token for token in pick.options if token not in chosen]
            if len(chosen) >= pick.least and able:
                able.append(DONE)
            return able
        case _:
            return following(pick, chosen)


def narrow_attack(state: Kingdoms, pick: Pick, chosen: list[Token]) -> list[Token]:
    """Returns an opponent, then Knights (KNI-140)."""
    if not chosen:
        return [*pick.options, DONE]
    against = battle.seat_named(chosen[0])
    ready = committable(state, pick.seat, against)
    return battle.next_in_force(chosen[1:], ready, [], state.options.attack_as_unit)


def spelled(state: Kingdoms, pick: Pick, tokens: list[Token]) -> list[Token]:
    """Spells an answer whose cards and Knights may be named in any order."""
    if not pick.staged:
        return sorted(tokens)
    match pick.prompt:
        case "train":
            if state.options.dominoless:
                laid = state.zones[TRAINING + pick.seat]
                if not tokens or tokens[0] not in laid:
                    return sorted(tokens)
            return tokens[:1] + sorted(tokens[1:])
        case "attack":
            return tokens[:1] + battle.spelled_force(tokens[1:], [])
        case "aid-attack":
            return battle.spelled_force(tokens, battle.leaders(state))
        case "defend" | "aid-defence":
            return battle.spelled_defence(tokens)
        case _:
            return tokens[:]


def why_not(state: Kingdoms, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
    seat = pick.seat
    match pick.prompt:
        case "react":
            return specials.why_not_react(state, seat, chosen, token)
        case "disrupt":
            held = token in state.hand(seat)
            return Refusal("only-wizards" if held else "not-offered", "KNI-303")
        case "train":
            return train.why_not_train(state, seat, chosen, token)
        case "attack":
            return why_not_attack(state, seat, chosen, token)
        case "aid-attack":
            return battle.why_not_force(state, seat, token, state.defender)
        case "defend" | "aid-defence":
            if len(chosen) % 2:
                return Refusal("group-next", "KNI-205")
            return battle.why_not_force(state, seat, token, NOBODY)
        case _:
            return Refusal("not-offered", pick.rule)


def why_not_attack(
    state: Kingdoms, seat: Seat, chosen: list[Token], token: Token
) -> Refusal:
    if chosen:
        against = battle.seat_named(chosen[0])
        return battle.why_not_force(state, seat, token, against)
    if not SEAT <= token < SEAT + state.seats:
        return Refusal("opponent-first", "KNI-140")
    other = battle.seat_named(token)
    if state.attacked >> other & 1:
        return Refusal("attacked-already", "KNI-140")
    if other == seat or not state.living(other):
        return Refusal("no-opponent", "KNI-140")
    return Refusal("nobody-to-send", "KNI-R23")
