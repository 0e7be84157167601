"""Previews keep their word: what an answer was said to do is what it does.

Each game has a function that compares what the preview claimed with what came of the
answer, in random games with random options and seats.
"""

from collections.abc import Callable
from typing import Any

import pytest

from parlour import laying
from parlour.engine.data import seats_in
from parlour.engine.events import second_number
from parlour.engine.pieces import HIDDEN, Piece, Seat, Token
from parlour.engine.pieces import suit as suit_of
from parlour.engine.table import Event
from parlour.engine.views import view
from parlour.games import GAMES, find
from parlour.games.abandon_ship import rules as abandon
from parlour.games.barcelona import rules as barcelona
from parlour.games.boneyard import rules as boneyard
from parlour.games.brain_baseball import rules as baseball
from parlour.games.caribbean_star import rules as caribbean
from parlour.games.caribbean_star.shows import show_value
from parlour.games.contest import words as contest
from parlour.games.domino_avatars import rules as avatars
from parlour.games.domino_knights import effects, goals, specials, train
from parlour.games.domino_knights import kingdoms as knights
from parlour.games.domino_knights.hints import hints as knights_hints
from parlour.games.domino_knights.knights import (
    commit,
    committable,
    knights_in_play,
    strength,
    why_idle,
)
from parlour.games.following_suit import rules as following
from parlour.games.following_suit.hints import NAMES
from parlour.games.hey_bartender import rules as bartender
from parlour.games.lamarckian_poker import rules as lamarckian
from parlour.games.last_man_standing import rules as last
from parlour.games.last_man_standing.hints import hints as last_hints
from parlour.games.lost_pueblo import rules as pueblo
from parlour.games.penniless_and_insane import rules as penniless
from parlour.games.seven_handed_poker import rules as seven
from parlour.games.spots import rules as spots
from parlour.games.spots.hints import halves
from parlour.games.willow import rules as betting
from parlour.kit.betting import layers
from parlour.kit.poker import category
from parlour.kit.tarot import BUST, evaluate, sums
from parlour.kit.values import VALUE, total
from parlour.testing.chance import Trial, brief, dealt, laid, random_trial
from parlour.testing.previews import Foretold, foretold, is_paid_by, played_on

TRIALS = 25
MANY = 600


def names(f: Foretold, pieces: Any) -> set[str]:
    return {f.before.table.pieces.names[piece] for piece in pieces}


def moved(f: Foretold, source: int, target: int) -> set[str]:
    """The pieces that went from one zone to another, by name."""
    kinds = [event for event in f.events if event[0] == "moved"]
    return names(f, [e[1] for e in kinds if e[2] == source and e[3] == target])


def told_before(f: Foretold, slug: str) -> dict[str, dict[str, str | int]]:
    """What the table told this seat before the answer, by name."""
    return dict(laying.hints(find(slug))(view(f.before, f.seat), f.seat))


def number_of(event: Event) -> int:
    """The number that was said, whatever else was."""
    return second_number(event[3])[1]


def this_hand(f: Foretold) -> Foretold:
    """Only what happened before the next hand was dealt."""
    said = [n for n, event in enumerate(f.events) if event[5] == "hand"]
    cut = f.events[: said[0]] if said else f.events
    return Foretold(f.seat, f.answer, f.hints, f.before, f.after, cut)


def willow(f: Foretold) -> int:
    f = this_hand(f)
    for name in ("would-fold", "would-check", "would-call", "would-bet"):
        said = f.said(name)
        if said is not None:
            assert f.paid() == said["cost"]
            if f.after.hand == f.before.hand and f.after.waiting:
                assert f.after.chips[betting.POT] == said["pot"]
    fold = f.said("would-fold")
    if fold is not None:
        assert f.before.put_in[f.seat] == fold["lost"]
    bet = f.said("would-bet")
    if bet is not None and f.after.hand == f.before.hand and f.after.level:
        assert f.after.level == bet["level"]
    told = dict(laying.hints(find("willow"))(f.before, f.seat))
    odds = told.get("odds") or told.get("odds-short")
    if odds is not None:
        put = f.before.put_in[:]
        put[f.seat] += odds["owed"]
        pots = layers(put, f.before.still_in)
        mine = sum(amount for amount, payers in pots if payers >> f.seat & 1)
        assert int(odds["pot"]) + int(odds["owed"]) == mine
    return len(f.hints)


def domino_avatars(f: Foretold) -> int:
    claims = 0
    before = f.before
    for name in ("would-attack", "would-hold", "would-fall"):
        said = f.said(name)
        if said is None:
            continue
        claims += 1
        trial = before.copy()
        trial.take(f.seat, f.answer[:])
        end = played_on(trial, lambda s: s.phase not in avatars.EXCHANGE)
        attacker = f.seat if name == "would-attack" else before.attacker
        gained = end.scores[attacker] - before.scores[attacker]
        falls = said["lacks"] != "nothing" if name == "would-attack" else said["falls"]
        assert gained == (said["prize"] if falls else 0), (name, said)
    for tile, said in [(v["piece"], v) for n, v in f.hints if n == "stands"]:
        claims += 1
        piece = before.table.pieces.named(tile)
        stands = (f.after.attack_base(piece), f.after.defence_base(piece))
        assert stands == (said["attack"], said["defence"])
    total = f.said("attack-total")
    if total is not None and f.after.phase == "aid-attack":
        claims += 1
        assert f.after.attack_score == total["total"]
    return claims


def abandon_ship(f: Foretold) -> int:
    before, after = f.before, f.after
    same = before.round_number == after.round_number and after.waiting
    thrown = f.said("would-throw")
    if thrown is not None and same:
        card = f.answer[0]
        boat = after.zones[abandon.BOAT + (card & 3)]
        assert sum(abandon.VALUES[one] for one in boat) == thrown["boat"]
    for name in ("would-attack", "would-answer"):
        said = f.said(name)
        if said is None:
            continue
        rival = Seat(int(said["seat"]))
        hand = after.zones[abandon.HAND + rival]
        assert said["held"] == len(hand)
        seen = names(f, before.zones[abandon.HAND + f.seat])
        for one in before.everyone():
            seen |= names(f, before.zones[abandon.BOARD + one])
        for suit in range(4):
            seen |= names(f, before.zones[abandon.BOAT + suit])
        seen |= names(f, before.zones[abandon.FIGHT])
        lying = [piece for zone in before.table.live for piece in before.zones[zone]]
        able = 0
        hidden = [one for one in lying if not names(f, [one]) <= seen]
        for one in hidden:
            able += one in after.answers([one, *hand[1:]])
        assert said["higher"] == able, said
        assert said["unseen"] == len(hidden)
    gave = f.said("would-give-up")
    if gave is not None and same:
        rival = Seat(int(gave["seat"]))
        grown = len(after.zones[abandon.BOARD + rival])
        assert grown == len(before.zones[abandon.BOARD + rival]) + 1
    run = f.said("would-run")
    if run is not None:
        for event in f.told("boards"):
            if event[1] == f.seat:
                assert number_of(event) == run["boat"]
        for event in f.told("claims"):
            suit = f.answer[0] & 3
            if event[2] & 3 == suit and event[1] == f.seat:
                assert number_of(event) == run["strength"]
            elif event[2] & 3 == suit:
                assert number_of(event) <= int(run["rival"])
    return len(f.hints)


def barcelona_(f: Foretold) -> int:
    f = this_hand(f)
    assert len(f.hints) == 1
    won = [event[1] for event in f.told("wins")]
    for name in ("would-win", "would-lose", "would-lose-blind", "would-force"):
        said = f.said(name)
        if said is None:
            continue
        if name != "would-force":
            assert (won[0] == f.seat) == (name == "would-win")
        if won[0] != f.seat:
            assert f.paid() == said["price"]
        pot = [e[3] for e in f.events if e[0] == "paid" and e[1] == barcelona.POT]
        assert sum(pot) == said["pot"]
        if name in ("would-lose", "would-lose-blind"):
            shown = [
                f.before.zones[barcelona.SHOWN + rival][0]
                for rival in f.before.everyone()
                if rival != f.seat and f.before.still_in >> rival & 1
            ]
            high = f.before.options.ace_high_showdown
            mine = barcelona.strength(f.before.black_card(f.seat), high)
            assert (name == "would-lose") == any(
                barcelona.strength(card, high) > mine
                for card in shown
                if not barcelona.IS_RED[card]
            )
    if f.said("would-drop") is not None:
        assert f.paid() == 0
        assert f.seat not in [event[1] for event in f.told("survives")]
        if f.after.round_number == f.before.round_number and f.after.waiting:
            assert not f.after.still_in >> f.seat & 1
    if f.before.phase == "reveal":
        return len(f.hints) + barcelona_showing(f)
    return len(f.hints) + barcelona_rivals(f)


def barcelona_showing(f: Foretold) -> int:
    """What the others see of a card that is shown, and what it costs to lose."""
    after = f.after
    red = f.said("would-show-red")
    said = red or f.said("would-show-black")
    assert said is not None
    unseen = barcelona.RED if red is None else barcelona.BLACK
    for rival in after.everyone():
        seen = view(after, rival)
        assert names(f, seen.zones[barcelona.SHOWN + f.seat]) == {said["piece"]}
        assert rival == f.seat or seen.zones[unseen + f.seat] == [HIDDEN]
    own = told_before(f, "barcelona")["own"]
    winner, paid = forced(after, after.turn)
    assert winner == f.seat or paid[f.seat] == said["price"] == own["price"]
    assert names(f, [after.black_card(f.seat)]) == {own["piece"]}
    duel = after.copy()
    rival = next(one for one in seats_in(after.still_in) if one != f.seat)
    duel.still_in = 1 << f.seat | 1 << rival
    duel.zones[barcelona.SHOWN + rival] = duel.zones[barcelona.RED + rival] = []
    lower = 0
    for card in barcelona.BLACKS:
        duel.zones[barcelona.BLACK + rival] = [card]
        if card != after.black_card(f.seat):
            lower += duel.highest_black() == f.seat
    assert lower == own["lower"]
    return 2


def barcelona_rivals(f: Foretold) -> int:
    """Who acts when, and what each of the others would do in a showdown."""
    before = f.before
    told = laying.hints(find("barcelona"))(view(before, f.seat), f.seat)
    winner, paid = forced(before, f.seat)
    for name, said in told:
        if name == "risk":
            assert winner == f.seat or paid[f.seat] == said["price"]
        if name == "shows-red":
            rival = int(said["seat"])
            assert winner == rival or paid[rival] == said["price"]
        if name in ("above", "below"):
            duel = before.copy()
            duel.still_in = 1 << f.seat | 1 << int(said["seat"])
            assert (duel.highest_black() == f.seat) == (name == "below")
        if "seat" in said:
            shown = before.zones[barcelona.SHOWN + int(said["seat"])]
            assert names(f, shown) == {said["piece"]}
    trial = before.copy()
    acting = []
    while trial.phase == "action" and trial.round_number == before.round_number:
        acting.append(trial.turn)
        trial.take(trial.turn, [barcelona.DROP])
    acting += [one for one in seats_in(before.still_in) if one not in acting]
    lying = [names(f, before.zones[barcelona.SHOWN + one]).pop() for one in acting]
    assert " ".join(lying) == dict(told)["order"]["pieces"]
    return len(told) - 1  # the number of the hand is left out


def forced(state: Any, seat: Seat) -> tuple[int, list[int]]:
    """Who wins if this seat forces a showdown, and what each seat pays."""
    trial = state.copy()
    trial.events = []
    trial.take(seat, [barcelona.FORCE])
    end = this_hand(Foretold(seat, [], [], state, trial, trial.events))
    paid = [
        sum(event[3] for event in end.events if is_paid_by(event, one))
        for one in state.everyone()
    ]
    return end.told("wins")[0][1], paid


def boneyard_(f: Foretold) -> int:
    took = f.said("would-take")
    if took is not None and f.after.waiting:
        hand = f.after.zones[boneyard.HAND + f.seat]
        assert boneyard.worth(hand) == took["after"]
    bid = f.said("bid") or f.said("no-bid")
    if bid is not None and f.told("bids" if bid["total"] else "round"):
        shown = [number_of(e) for e in f.told("bids") if e[1] == f.seat]
        assert shown == ([bid["total"]] if bid["total"] else [])
        held = boneyard.worth(f.before.zones[boneyard.HAND + f.seat])
        assert held == int(bid["left"]) + int(bid["total"])
    return int(took is not None) + int(bid is not None)


def brain_baseball(f: Foretold) -> int:
    pitched = f.said("would-pitch") or f.said("would-lead") or f.said("would-have")
    ball = f.before.zones[baseball.BALL]
    same = f.before.phase == f.after.phase and f.after.zones[baseball.BALL] == ball
    if f.said("would-have") is not None:
        assert not same  # nobody is asked after this one
    if pitched is not None and (f.after.phase == "swing" or same) and f.after.waiting:
        asked = f.after.next_asked()
        held = f.after.zones[baseball.HAND + asked]
        unseen = [
            card
            for zone in f.before.table.live
            for card in f.before.zones[zone]
            if zone == baseball.STOCK
            or (
                baseball.HAND <= zone < baseball.HAND + f.before.seats
                and zone != baseball.HAND + f.seat
            )
        ]
        able = 0
        for card in unseen:
            f.after.zones[baseball.HAND + asked] = [card]
            able += card in f.after.ask(asked).options
        f.after.zones[baseball.HAND + asked] = held
        assert (pitched["n"], pitched["unseen"]) == (able, len(unseen))
    return int(pitched is not None)


def caribbean_star(f: Foretold) -> int:
    before, after = f.before, f.after
    if before.phase == "stop" and (f.answer or before.queue):
        return 0
    claims = 0
    card = before.zones[caribbean.PLAYED + before.resolving]
    if before.phase == "stop":
        owner = before.owner(card[0])
        performed = f.said("would-perform")
        if performed is not None:
            claims += 1
            first = next(e for e in f.events if e[0] == "scored")
            assert (first[1], first[2]) == (owner, performed["value"])
        added = f.said("would-add")
        if added is not None and after.waiting and after.phase == "stop":
            claims += 1
            pile = after.zones[caribbean.PRACTICE + owner]
            assert show_value(pile) == added["after"]
    cashed = f.said("would-cash")
    if cashed is not None:
        claims += 1
        first = next(e for e in f.events if e[0] == "scored")
        assert (first[1], first[2]) == (f.seat, cashed["number"])
    left = cashed or f.said("would-decline")
    piles = range(caribbean.PRACTICE, caribbean.PRACTICE + 2)
    stirred = [e for e in f.events if e[0] == "moved" and {e[2], e[3]} & {*piles}]
    if left is not None and len(stirred) == (cashed is not None):
        claims += 1
        pile = after.zones[caribbean.PRACTICE + f.seat]
        assert show_value(pile) == left["after" if cashed else "before"]
    return claims


def following_suit(f: Foretold) -> int:
    said, after = f.said("captures"), f.said("after")
    assert said is not None
    assert after is not None
    mark = f.answer[0]
    seats = f.before.everyone()
    home = following.HAND + f.seat
    prey = {str(v["piece"]): v["points"] for n, v in f.hints if n == "prey"}
    won = [event for event in f.told("captures") if event[1] == f.seat]
    marks = set().union(*(moved(f, following.MARK + one, home) for one in seats))
    taken = moved(f, following.POOL, home)
    laid = [
        Piece(event[1])
        for event in f.events
        if event[0] == "moved" and event[3] in range(following.MARK, following.MARK + 6)
    ]
    assert bool(won) != any(
        suit_of(one) == suit_of(mark) and one > mark for one in laid
    )
    pieces = f.before.table.pieces
    points = {name: VALUE[pieces.named(name)] for name in taken}
    told = told_before(f, "following-suit")
    assert {said["piece"]} == names(f, [mark])
    if won:
        assert won[0][3] == following.PREY[int(said["number"])]
        assert prey == points
        assert (said["count"], said["points"]) == (len(taken), sum(points.values()))
        assert told["table"][NAMES[won[0][3]]] == sum(points.values())
        assert told[NAMES[suit_of(mark)]]["points"] == sum(points.values())
    held = names(f, f.before.zones[home]) - names(f, [mark]) | taken | marks
    best = max(following.suit_sums([pieces.named(name) for name in held]))
    if not won or not marks:
        assert best == after["best" if won else "without"]
    assert best >= int(after["best" if won else "without"])
    assert not names(f, [mark]) & marks
    over = f.after.round_number != f.before.round_number or not f.after.waiting
    assert over == (told["turn"]["turn"] == told["turn"]["turns"])
    seen = view(f.before, f.seat)
    hunts = laying.preview(find("following-suit"))(seen, f.seat, [])
    hunted = {values["piece"]: values for _, values in hunts}
    assert set(hunted) == names(f, f.before.zones[home])
    if won:
        hunt = hunted[names(f, [mark]).pop()]
        assert (hunt["count"], hunt["points"]) == (len(taken), sum(points.values()))
    trial = f.before.copy()
    trial.events = []
    trial.score_round()
    end = Foretold(f.seat, [], [], f.before, trial, trial.events)
    best_suit = next(e[3] for e in end.told("best-suit") if e[1] == f.seat)
    assert end.scored() == told["hand"]["best"] == told["hand"][NAMES[best_suit]]
    return len(f.hints) + 4


def hey_bartender(f: Foretold) -> int:
    said = f.said("offer")
    if said is not None:
        assert f.scored() == said["points"]
        paid = moved(f, bartender.BARTENDER, bartender.DISCARD)
        assert paid == set(str(said["pieces"]).split())
        left = f.said("leaves")
        assert left is not None
        if f.after.round_number == f.before.round_number and f.after.waiting:
            held = names(f, f.after.zones[bartender.BARTENDER])
            assert held == set(str(left["pieces"]).split())
    if f.said("offer-short") is not None:
        assert f.scored() == 0
    return len(f.hints)


def lamarckian_poker(f: Foretold) -> int:
    first = f.said("would-take-first")
    if first is not None:
        taken = moved(f, lamarckian.POOL, lamarckian.HAND + f.seat)
        assert taken == set(str(first["pieces"]).split())
    return len(f.hints)


def last_man_standing(f: Foretold) -> int:
    if f.before.phase == "battle":
        return last_battle(f)
    said = f.said("buys")
    assert said is not None
    assert f.paid() == said["price"]
    assert f.after.results()[f.seat] == said["result"]
    if f.after.phase == "auction":
        line = f.after.zones[last.LINE]
        for name, slid in f.hints:
            if name == "slides":
                card = f.before.table.pieces.named(str(slid["piece"]))
                assert f.after.prices[line.index(card)] == slid["number"]
    return 1


def last_battle(f: Foretold) -> int:
    """How a fighter fares if nobody else sends one, and so for each card in hand."""
    coins, fell = alone(f, f.answer[0])
    own = names(f, f.answer)
    first = not any(f.before.zones[last.FIGHTERS + s] for s in f.before.everyone())
    assert (f.said("first-out") is not None) == first
    if first:
        assert (coins, fell) == (0, set())
        return 1
    fate = f.said("alone-falls") or f.said("alone-lives")
    assert fate is not None
    assert fate["number"] == coins
    assert (f.said("alone-falls") is not None) == (own <= fell)
    doomed = {str(values["piece"]) for name, values in f.hints if name == "would-fall"}
    assert doomed == fell - own
    claims = 1
    seen: Any = view(f.before, f.seat)
    for name, values in last_hints(seen, f.seat):
        if name in ("lives", "falls"):
            claims += 1
            card = str(values["piece"])
            coins, fell = alone(f, f.before.table.pieces.named(card))
            assert (values["number"], name == "falls") == (coins, card in fell), card
    return claims


def alone(f: Foretold, card: Piece) -> tuple[int, set[str]]:
    """The coins for this seat if only this card joined, and who fell."""
    trial = f.before.copy()
    trial.round_number = 1  # no sharing out
    trial.takings = [0] * trial.seats
    trial.events = []
    trial.move(card, last.HAND + f.seat, last.FIGHTERS + f.seat)
    trial.combat()
    fallen = [e[1] for e in trial.events if e[0] == "moved" and e[3] == last.DISCARD]
    return trial.takings[f.seat], names(f, fallen)


def lost_pueblo(f: Foretold) -> int:
    before, after = f.before, f.after
    going_on = before.round_number == after.round_number and after.waiting
    given = f.said("handing")
    if given is not None and going_on:
        receiver = pueblo.HAND + int(given["seat"])
        assert len(after.zones[receiver]) == given["count"]
    if given is not None:
        assert (f.scored() == 1) == (f.said("away") is not None)
    sixth = f.said("sixth")
    if sixth is not None:
        receiver = int(sixth["seat"])
        thief = pueblo.ACE in before.zones[pueblo.HAND + receiver]
        assert thief == (f.scored(receiver) == 0)
    elif given is not None:
        assert f.scored(int(given["seat"])) == 0 or f.said("out-of-it") is not None
    last = f.said("out-of-it") is not None
    if given is not None:
        out = f.seat in [event[1] for event in f.told("drops-out")]
        won = sixth is not None and f.scored(int(sixth["seat"])) == 1
        assert out == (last and not won)
        assert given["risk"] == ("six" if sixth else "last" if last else "none")
    for name in ("asking", "asking-may-refuse"):
        asked = f.said(name)
        if asked is not None:
            target = Seat(int(asked["seat"]))
            assert len(before.zones[pueblo.HAND + target]) == asked["count"]
            at_once = bool(f.told("drops-out") or f.told("escaped"))
            at_once |= bool(f.told("end-escaped") or f.told("six") or f.told("end-six"))
            assert at_once == (name == "asking" and asked["count"] == 1)
        if asked is not None and going_on and after.phase == "asked":
            may = pueblo.REFUSE in after.ask(target).options
            assert may == (name == "asking-may-refuse")
    refused = f.said("refusing")
    assert (refused is not None) == (f.answer == [pueblo.REFUSE])
    if refused is not None:
        assert refused["seat"] == before.turn
        drawn = f.told("drawn") or f.told("end-drawn")
        assert drawn or (after.phase == "turn" and after.turns == before.turns + 1)
        if going_on:
            assert not [event for event in f.events if event[0] == "moved"]
    if before.phase == "turn" and f.answer[0] == pueblo.ACCUSE:
        pueblo_accused(f)
    return len(f.hints) + pueblo_seen(f)


def pueblo_accused(f: Foretold) -> None:
    """What an accusation costs, once the penalty is paid with any cards."""
    before = f.before
    target = Seat(f.answer[1] - pueblo.SEAT)
    right = pueblo.ACE in before.zones[pueblo.HAND + target]
    stake = f.said("stake")
    thief = pueblo.ACE in before.zones[pueblo.HAND + f.seat]
    assert thief == (stake is None)
    for name in ("stake", "bluff", "bluff-escapes", "penalty-wins"):
        assert (f.said(name) or {}).get("seat", target) == target
    assert (f.scored() == 1) == (right or f.said("bluff-escapes") is not None)
    suspects = f.said("suspects")
    known = [v for n, v in f.hints if n in ("cleared", "exposed", "gave-them")]
    assert len(known) + (suspects is not None) == (not thief)
    if suspects is not None:
        may = [
            other
            for other in seats_in(before.still_in & ~before.cleared)
            if other != f.seat and may_hold_ace(before, f.seat, Seat(other))
        ]
        assert target in may
        assert suspects["count"] == len(may)
    for name, values in f.hints:
        if name in ("cleared", "exposed", "gave-them"):
            hand = before.zones[pueblo.HAND + int(values["seat"])]
            assert (pueblo.ACE in hand) == (name == "exposed")
            assert not right
            if name == "gave-them":
                assert set(str(values["pieces"]).split()) == names(f, hand)
    if right or f.said("bluff-escapes") is not None:
        return
    trial = f.after.copy()
    trial.events = list(f.events)
    if trial.phase == "penalty":
        trial.take(f.seat, trial.giveable(f.seat)[: pueblo.PENALTY])
    end = Foretold(f.seat, [], [], before, trial, trial.events)
    paid = moved(end, pueblo.HAND + f.seat, pueblo.HAND + target)
    if stake is not None:
        assert len(paid) == stake["count"]
    wins = f.said("penalty-wins")
    assert (end.scored(target) == 1) == (wins is not None)
    if wins is not None:
        assert len(before.zones[pueblo.HAND + target]) + len(paid) == wins["count"]
    out = f.seat in [event[1] for event in end.told("drops-out")]
    assert out == (f.said("penalty-last") is not None)
    exposes = f.said("bluff-exposes") is not None
    assert exposes == (thief and len(paid) == 1)
    exposed = [event[1] for event in end.told("exposed")]
    assert before.exposed or exposes == (f.seat in exposed)


def may_hold_ace(state: Any, seat: Seat, other: Seat) -> bool:
    """Whether a seat cannot tell that another one does not have the Ace of spades."""
    if state.known[pueblo.ACE] >> seat & 1:
        return pueblo.ACE in state.zones[pueblo.HAND + other]
    hand = state.zones[pueblo.HAND + other]
    return any(not state.known[card] >> seat & 1 for card in hand)


def pueblo_seen(f: Foretold) -> int:
    """What is told of the others is so."""
    before = f.before
    told = laying.hints(find("lost-pueblo"))(view(before, f.seat), f.seat)
    for name, said in told:
        if "seat" in said:
            hand = before.zones[pueblo.HAND + int(said["seat"])]
            assert (not hand) == (name == "out")
            if name in ("exposed", "cleared"):
                assert (pueblo.ACE in hand) == (name == "exposed")
                assert name == "cleared" or before.exposed
            if name == "gave-them":
                assert set(str(said["pieces"]).split()) <= names(f, hand)
        if name == "innocent":
            giver = next(s for s in seats_in(before.still_in) if s != f.seat)
            for short in (0, 1):
                trial = before.copy()
                more = [Piece(0)] * (int(said["number"]) - short)
                trial.zones[pueblo.HAND + f.seat] += more
                trial.hand_over(Seat(giver), f.seat, [])
                assert trial.scores[f.seat] == before.scores[f.seat] + 1 - short
        if name == "thief":
            hand = before.zones[pueblo.HAND + f.seat]
            assert pueblo.ACE in hand
            assert len(hand) == said["number"]
    return len([name for name, _ in told if name not in ("hand", "turn", "did")])


def penniless_and_insane(f: Foretold) -> int:
    left = f.said("left-least") or f.said("left-above")
    if left is not None:
        rivals = f.before.chips[: f.before.seats]
        rivals.pop(f.seat)
        above = int(left["left"]) - min(rivals)
        assert (f.said("left-least") is not None) == (above <= 0)
        assert left.get("above", above) == above
    if f.before.phase == "bids":
        return len(f.hints) + penniless_bid(f) + penniless_so_far(f)
    art = f.said("with-art")
    assert art is not None
    assert left is not None
    assert [number_of(e) for e in f.told("left")] == [left["left"]]
    hand = f.before.zones[penniless.HAND + f.seat]
    bought = [e[1] for e in f.events if e[0] == "moved" and e[2] == penniless.POOL]
    assert total([*hand, Piece(bought[0])]) == art["points"]
    for event in f.told("hand") + f.told("penniless"):
        if event[1] == f.seat:
            assert second_number(event[3]) == (left["left"], art["points"])
            worth = art["triple" if event[5] == "penniless" else "points"]
            assert f.scored() == worth
    told = told_before(f, "penniless-and-insane")
    assert f.before.chips[f.seat] - int(told["cost"]["price"]) == left["left"]
    assert told["cost"]["left"] == left["left"]
    own = names(f, f.before.zones[penniless.BID + f.seat])
    assert own == {told["cost"]["piece"]}
    end, _ = penniless_bought(f.before, f)
    bids = range(penniless.BID, penniless.BID + f.before.seats)
    acted = [e[1] for e in end.events if e[0] == "moved" and e[2] in bids]
    order = [f.before.table.pieces.names[card] for card in acted]
    assert " ".join(order) == told["order"]["pieces"]
    return len(f.hints) + 2


def penniless_bought(state: Any, f: Foretold) -> tuple[Foretold, list[int]]:
    """The rest of a trick, and what the hand of this seat may count by buying."""
    trial = state.copy()
    trial.events = []
    counts: list[int] = []
    while trial.phase == "purchases":
        pool = trial.zones[penniless.POOL]
        if trial.next_asked() == f.seat:
            hand = trial.zones[penniless.HAND + f.seat]
            counts = [total([*hand, art]) for art in pool]
        trial.take(trial.next_asked(), pool[:1])
    return Foretold(f.seat, [], [], state, trial, trial.events), counts


def penniless_bid(f: Foretold) -> int:
    """What a bid costs and brings when its turn comes."""
    end, counts = penniless_bought(f.after, f)
    end.events[:0] = f.events
    left = [number_of(e) for e in end.told("left") if e[1] == f.seat]
    unable = [e[1] for e in end.told("cannot-pay")]
    bid = f.before.table.pieces.names[f.answer[0]]
    shown = laying.hints(find("penniless-and-insane"))(f.before, f.seat)
    listed = next((n, v) for n, v in shown if v.get("piece") == bid)
    costs, brings = f.said("bid-costs"), f.said("bid-brings")
    if costs is None or brings is None:
        dear = f.said("bid-too-dear")
        assert dear is not None
        assert listed[0] == "too-dear"
        assert f.seat in unable
        assert not left
        assert not counts
        assert dear["price"] == VALUE[f.answer[0]] == listed[1]["price"]
        assert dear["money"] == f.before.chips[f.seat]
        back = moved(end, penniless.BID + f.seat, penniless.HAND + f.seat)
        assert back == {bid}
        return 1
    assert f.seat not in unable
    assert listed[0] == "bid"
    if not counts:
        assert not left
        assert f.seat in [e[1] for e in end.told("nothing-left")]
        return 1
    assert left == [f.before.chips[f.seat] - int(costs["price"])]
    then = f.said("left-least") or f.said("left-above") or {}
    assert left == [then["left"]] == [listed[1]["left"]]
    assert costs["price"] == listed[1]["price"]
    reach = (min(counts), max(counts))
    assert int(brings["low"]) <= reach[0]
    assert reach[1] <= int(brings["high"])
    if len(counts) == len(f.before.zones[penniless.POOL]):
        assert reach == (brings["low"], brings["high"])
    return 1


def penniless_so_far(f: Foretold) -> int:
    """What would be scored if the round were over before the bids."""
    told = told_before(f, "penniless-and-insane")
    trial = f.before.copy()
    trial.events = []
    trial.score_round()
    end = Foretold(f.seat, [], [], f.before, trial, trial.events)
    poorest = end.told("penniless")
    own = told.get("least") or told["not-least"]
    poor = f.seat in [event[1] for event in poorest]
    assert poor == ("least" in told)
    assert end.scored() == own["triple" if poor else "value"]
    worth = [e for e in end.told("hand") + poorest if e[1] == f.seat]
    assert number_of(worth[0]) == own["value"]
    poorer = f.before.copy()
    poorer.chips[f.seat] = 0
    poorer.events = []
    poorer.score_round()
    end = Foretold(f.seat, [], [], f.before, poorer, poorer.events)
    assert end.scored() == own["triple"]
    least = second_number(poorest[0][3])[0]
    assert (told["money"]["least"], told["money"]["count"]) == (least, len(poorest))
    coins = f.before.chips[f.seat]
    assert told["money"]["money"] == coins == least + int(own.get("need", 0))
    return 2


def seven_handed_poker(f: Foretold) -> int:
    if f.before.phase == "spot":
        shown = bool(f.told("shows"))
        assert shown == (f.said("spot-mine") is not None)
        turn, spot = f.before.turn, f.answer[0] - seven.SPOT_WORDS[0]
        taken = bool(f.after.won[turn] >> spot & 1)
        ended = taken and bool(seven.GOAL[f.after.won[turn]])
        assert ended == (taken and f.said("would-win") is not None)
    picked = f.said("picked")
    if picked is not None:
        laid = f.after.zones[seven.PLACING + f.seat]
        assert category(f.after.value(laid)) == picked["number"]
        assert names(f, laid) == set(str(picked["pieces"]).split())
    return len(f.hints)


def spots_(f: Foretold) -> int:
    got = f.said("gets")
    same = f.after.round_number == f.before.round_number and f.after.waiting
    if got is not None and same:
        more = f.after.points(f.seat) - f.before.points(f.seat)
        assert more == got["points"]
        taken = set()
        for zone in f.before.table.live:
            if zone != spots.MIDDLE:
                taken |= moved(f, spots.MIDDLE, zone)
        assert set(str(got["pieces"]).split()) <= taken
    stands = f.said("stands")
    if stands is not None and same and f.after.phase == "play":
        assert halves(f.after.adjusted(f.seat)) == stands["adjusted"]
    choice = f.said("pay-choice")
    if choice is not None:
        assert f.after.phase == "change"
        assert len(f.after.offers()) == choice["count"]
    return int(got is not None) + int(stands is not None)


SETTLED = ("loot", "bury", "attack", "discard")
"""Steps by which a battle is over."""
FALLS = {
    "group-open": "",
    "group-standoff": "",
    "group-held": "",
    "group-attack-falls": "attackers",
    "group-defence-falls": "defenders",
    "group-both-fall": "attackers defenders",
}
"""Who falls in each kind of clash."""


def domino_knights(f: Foretold) -> int:
    before = f.before
    claims = 0
    stake = f.said("at-stake")
    if stake is not None:
        claims += 1
        trial = before.copy()
        trial.take(f.seat, f.answer[:])
        end = played_on(trial, lambda s: s.step in SETTLED or s.defender < 0)
        victim = int(stake["seat"])
        lost = before.scores[victim] - end.scores[victim]
        assert lost == min(int(stake["damage"]), before.scores[victim])
    ejects = stake is not None and (
        int(stake["damage"]) >= before.scores[int(stake["seat"])]
    )
    bereft = [
        before.table.pieces.named(str(values["piece"]))
        for name, values in f.hints
        if name == "bereft"
    ]
    for name, said in f.hints:
        if name in FALLS and before.phase in ("defend", "aid-defence") and not ejects:
            claims += 1
            trial = before.copy()
            trial.take(f.seat, f.answer[:])
            over: Any = played_on(trial, lambda s: s.step in SETTLED or s.defender < 0)
            for side in ("attackers", "defenders"):
                group = [
                    before.table.pieces.named(one)
                    for one in str(said.get(side, "")).split()
                ]
                falls = [side in FALLS[name] or knight in bereft for knight in group]
                fell = [not over.in_play(knight) for knight in group]
                assert fell == falls, (name, side, said)
            assert not any(over.in_play(knight) for knight in bereft)
    answered = f.said("would-stand") or f.said("would-fail")
    killed = f.said("dies")
    if f.answer and (answered or killed):
        claims += 1
        trial = before.copy()
        trial.events = []
        trial.take(f.seat, f.answer[:])
        while trial.pending and trial.waiting:  # if nobody answers again
            trial.take(trial.next_asked(), [])
        negated = [event for event in trial.events if event[5] == "negated"]
        assert bool(negated) == (f.said("would-fail") is not None)
        if killed:
            dead = before.table.pieces.named(str(killed["piece"]))
            assert not trial.in_play(dead)
    for name in ("paid", "paying"):
        trained = f.said(name)
        if trained is not None and len(f.answer) > 1:
            claims += 1
            tile = f.answer[0]
            row = f.after.zones[knights.CANDIDATES + f.seat]
            if tile in row:
                done = f.after.finished(f.seat, row.index(tile))
                assert done == (name == "paid")
                assert f.after.paid(f.seat, row.index(tile)) == trained["paid"]
                missing = int(trained["cost"]) - int(trained["paid"])
                assert trained["missing"] == max(0, missing)
    for name, source in (("draw-top", knights.DISCARD), ("draw-deck", knights.DECK)):
        if f.said(name) is not None:
            claims += 1
            drawn = next(e for e in f.events if e[0] == "moved")
            assert drawn[2] == source
    if before.phase == "orient":
        for said in [values for name, values in f.hints if name == "becomes"]:
            claims += 1
            knight = before.table.pieces.named(str(said["piece"]))
            stands = [strength(f.after, knight, defending=d) for d in (False, True)]
            assert stands == [said["attack"], said["defence"]]
    kept = f.said("keeps")
    if kept is not None:
        claims += 1
        gone = moved(f, knights.HAND + f.seat, knights.DISCARD)
        held = len(before.zones[knights.HAND + f.seat])
        assert held - len(gone) == kept["kept"]
        assert not kept["over"]
    return claims + training(f) + special_card(f) + copying(f) + target(f)


def target(f: Foretold) -> int:
    """How many could block, when the time comes and nobody plays a card before."""
    said = f.said("target")
    if said is None:
        return 0
    trial = f.before.copy()
    trial.take(f.seat, f.answer[:])
    end: Any = played_on(trial, lambda s: s.phase == "defend" or s.defender < 0)
    blockers = []
    if end.phase == "defend":
        blockers = end.ask(Seat(int(said["seat"]))).options
    assert len(blockers) == said["blockers"]
    return 1


def copying(f: Foretold) -> int:
    """What a Doppelganger comes to once it copies somebody."""
    if f.before.phase != "copy":
        return 0
    trial = f.before.copy()
    double = goals.lost_doppelganger(trial)
    goals.copy_knight(trial, double, f.answer[0])
    values = [strength(trial, double, defending=d) for d in (False, True)]
    (said,) = [values for name, values in f.hints if name == "becomes"]
    assert {str(said["piece"])} == names(f, [double])
    assert values == [said["attack"], said["defence"]]
    return 1


def training(f: Foretold) -> int:
    """What Recruits cost, which cards would do, and what a pair still needs."""
    before = f.before
    if before.phase != "train":
        return 0
    pair = f.said("pair")
    if pair is not None:
        trial = before.copy()
        train.train(trial, f.seat, f.answer[:])
        number = trial.candidate_of(f.seat, f.answer[0])
        assert len(trial.lesson(f.seat, number)) == pair["count"]
        return 1
    claims = 0
    named = before.table.pieces.named
    costs = {named(str(v["piece"])): v["cost"] for n, v in f.hints if n == "costs"}
    offered = before.ask(f.seat).options
    seen: Any = view(before, f.seat)
    for name, said in knights_hints(seen, f.seat):
        if name not in ("lesson", "no-lesson"):
            continue
        claims += 1
        tile = named(str(said["tile"]))
        assert costs.get(tile, said["cost"]) == said["cost"]
        if name == "no-lesson":
            assert tile not in offered or before.options.multi_turn_training
            assert most_in_a_suit(f) < int(said["cost"])
            continue
        cards = [named(one) for one in str(said["pieces"]).split()]
        trial = before.copy()
        train.train(trial, f.seat, [tile, *cards])
        lots = trial.zones[knights.CANDIDATES + f.seat]
        assert trial.finished(f.seat, lots.index(tile))
        assert trial.paid(f.seat, lots.index(tile)) >= int(said["cost"])
    return claims + len(costs)


def most_in_a_suit(f: Foretold) -> int:
    """The most that this seat could pay with cards of one suit."""
    totals = [0] * 4
    for card in f.before.hand(f.seat):
        if f.before.worth(card):
            totals[f.before.table.pieces.suits[card]] += f.before.worth(card)
    return int(max(totals) << f.before.wealth_of(f.seat).bit_count())


def special_card(f: Foretold) -> int:
    """What a special card does, if nobody answers it."""
    told = [name for name, _ in f.hints if name.startswith("special-")]
    if not told:
        return 0
    after = f.before.copy()
    specials.announce(after, f.seat, f.answer[:])
    effects.settle(after, takes_effect=True)
    assert SPECIALS[told[0]](f, after), told
    named = f.before.table.pieces.named
    for said in [values for name, values in f.hints if name == "becomes"]:
        knight = named(str(said["piece"]))
        stands = [strength(after, knight, defending=d) for d in (False, True)]
        assert stands == [said["attack"], said["defence"]]
    raised = f.said("raised")
    if raised is not None:
        pool = knights.RECRUITS
        if f.before.options.dominoless:
            pool = knights.CANDIDATES
        assert named(str(raised["piece"])) in after.zones[pool + f.seat]
    return 1


def suited(f: Foretold, state: Any, seat: int) -> list[Piece]:
    """The Knights of a player that have the suit of the card."""
    suit = f.before.table.pieces.suits[f.answer[0]]
    return [
        knight
        for knight in knights_in_play(state)
        if state.controller[knight] == seat and state.suit_of[knight] == suit
    ]


def aimed_at(f: Foretold) -> int:
    """The player whom the card is aimed at."""
    return f.answer[1] - knights.SEAT


def necromancer(f: Foretold, after: Any) -> bool:
    if f.answer[1] < knights.SEAT:
        return False
    grave = f.before.zones[knights.GRAVEYARD + aimed_at(f)]
    return grave[-1] not in after.zones[knights.GRAVEYARD + aimed_at(f)]


def necromancer_fallen(f: Foretold, after: Any) -> bool:
    row = after.zones[knights.CANDIDATES + f.seat]
    return f.answer[1] in f.before.fallen and f.answer[1] in row


def wizard(f: Foretold, after: Any) -> bool:
    said = f.said("ends")
    assert said is not None
    ended = f.before.table.pieces.named(str(said["piece"]))
    in_force = [[row[knights.CARD] for row in s.ongoing] for s in (f.before, after)]
    return ended in in_force[0] and ended not in in_force[1]


def courage(f: Foretold, after: Any) -> bool:
    said = f.said("special-courage")
    assert said is not None
    becomes = {str(values["piece"]) for name, values in f.hints if name == "becomes"}
    powers = [row for row in after.ongoing if after.special(row[0]) == knights.POWER]
    cheered = suited(f, after, aimed_at(f))
    gains = {
        strength(after, knight, defending=d) - strength(f.before, knight, defending=d)
        for knight in cheered
        for d in (False, True)
    }
    return becomes == names(f, cheered) and (bool(powers) or gains <= {said["bonus"]})


def loyalty(f: Foretold, after: Any) -> bool:
    seat = Seat(aimed_at(f))
    others = [other for other in after.everyone() if other != seat]
    loyal = [knight for other in others for knight in suited(f, after, other)]
    able = [knight for other in others for knight in committable(after, other, seat)]
    if after.defender == seat and 4 <= after.window <= 7:
        able += [knight for group in after.attackers for knight in group]
    return not set(loyal) & set(able)


def majesty_untapped(f: Foretold, after: Any) -> bool:
    covered = suited(f, after, aimed_at(f))
    marks = after.marks[:]
    for knight in covered:
        commit(after, knight)
    return bool(marks == f.before.marks == after.marks)


def majesty(f: Foretold, after: Any) -> bool:
    covered = suited(f, after, aimed_at(f))
    return all(why_idle(after, knight, knights.NOBODY) != "used" for knight in covered)


def power(f: Foretold, after: Any) -> bool:
    knight = f.answer[1]
    return all(
        strength(after, knight, defending=d)
        == 2 * strength(f.before, knight, defending=d)
        for d in (False, True)
    )


def wealth(f: Foretold, after: Any) -> bool:
    tiles = after.zones[knights.RECRUITS + f.seat]
    lesson = train.training_cards(after, f.seat)[:1]
    doublings = f.before.wealth_of(f.seat).bit_count()
    if not tiles:
        return bool(after.wealth_of(f.seat).bit_count() == doublings + 1)
    after.enter("train")
    after.take(f.seat, [tiles[0], *lesson])
    number = len(f.before.zones[knights.CANDIDATES + f.seat])
    return bool(after.paid(f.seat, number) == 2 * after.worth(lesson[0]) << doublings)


def mercenary(f: Foretold, after: Any) -> bool:
    knight = f.answer[1]
    return bool(f.before.controller[knight] != f.seat == after.controller[knight])


def life(f: Foretold, after: Any) -> bool:
    knight = f.answer[1]
    recruits = f.before.zones[knights.RECRUITS + f.seat]
    made = f.before.in_play(knight) or knight in recruits
    return made and why_idle(after, knight, knights.NOBODY) != "used"


def life_pair(f: Foretold, after: Any) -> bool:
    knight = f.answer[1]
    made = len(f.answer) == (2 if f.before.in_play(knight) else 3)
    return made and why_idle(after, knight, knights.NOBODY) != "used"


def alive(state: Any, piece: Piece) -> bool:
    """Whether it is a Knight, or one still in training."""
    rows = [kind + s for kind in IN_LIFE for s in state.everyone()]
    return any(piece in state.zones[row] for row in rows)


def death(f: Foretold, after: Any) -> bool:
    """Who dies, and whether Recruits could."""
    before = f.before
    for seat in before.everyone():
        if before.zones[knights.RECRUITS + seat]:
            kinds = specials.narrow_death(before, [f.answer[0], knights.SEAT + seat])
            any_of_them = f.said("special-death-any") is not None
            if (knights.RECRUIT in kinds) != any_of_them:
                return False
    if f.answer[1] < knights.SEAT:
        said = f.said("dies")
        assert said is not None
        dead = before.table.pieces.named(str(said["piece"]))
        return alive(before, dead) and not alive(after, dead)
    zone = knights.TRAINING
    if f.answer[2] == knights.RECRUIT:
        zone = knights.RECRUITS
    held = [len(state.zones[zone + aimed_at(f)]) for state in (before, after)]
    return held[1] < held[0]


IN_LIFE = (knights.KNIGHTS, knights.CANDIDATES)
"""Where those lie whom Death can name."""
SPECIALS: dict[str, Callable[[Foretold, Any], bool]] = {
    "special-necromancer": necromancer,
    "special-necromancer-fallen": necromancer_fallen,
    "special-wizard": wizard,
    "special-courage": courage,
    "special-loyalty": loyalty,
    "special-majesty-untapped": majesty_untapped,
    "special-majesty": majesty,
    "special-power": power,
    "special-wealth": wealth,
    "special-mercenary": mercenary,
    "special-life": life,
    "special-life-pair": life_pair,
    "special-death": death,
    "special-death-any": death,
}
"""Whether a card did what was said of it."""


def contest_(f: Foretold) -> int:
    """A hand made or bust, and a twist that is certain."""
    if f.before.phase not in ("turn", "answer"):
        return 0
    hand = f.before.actor
    up = f.after.zones[contest.UP + hand]
    said = f.said("would-make") or f.said("would-bust")
    ended = f.told("all-stymied") or f.after.rounds != f.before.rounds
    going_on = f.after.waiting and not ended
    if said is not None and going_on:
        tier, total = evaluate(up)
        assert (total, len(up)) == (said["number"], said["count"])
        assert (tier == BUST) == (f.said("would-bust") is not None)
        assert tier == said.get("tier", tier)
    twist = f.said("would-twist")
    if twist is not None and going_on and twist["percent"] in (0, 100):
        over = len(up) > 1 and not sums(up)
        assert over == (twist["percent"] == 100) or 0 < exact(f, hand) < 1
    return int(said is not None) + int(twist is not None)


def exact(f: Foretold, hand: int) -> float:
    """The share of cards that would be too many, before it is rounded."""
    seen = view(f.before, f.seat)
    known = {card for zone in seen.table.live for card in seen.zones[zone]}
    unseen = [card for card in range(78) if card not in known]
    up = f.before.zones[contest.UP + hand]
    return sum(not sums([*up, Piece(card)]) for card in unseen) / len(unseen)


CLAIMS: dict[str, Callable[[Foretold], int]] = {
    "abandon-ship": abandon_ship,
    "barcelona": barcelona_,
    "boneyard": boneyard_,
    "brain-baseball": brain_baseball,
    "caribbean-star": caribbean_star,
    "contest": contest_,
    "domino-avatars": domino_avatars,
    "domino-knights": domino_knights,
    "following-suit": following_suit,
    "hey-bartender": hey_bartender,
    "lamarckian-poker": lamarckian_poker,
    "last-man-standing": last_man_standing,
    "lost-pueblo": lost_pueblo,
    "penniless-and-insane": penniless_and_insane,
    "seven-handed-poker": seven_handed_poker,
    "spots": spots_,
    "willow": willow,
}


def audit(slug: str, seeds: range) -> int:
    """How many claims were compared; an AssertionError names the first that failed."""
    game = find(slug)
    claims = 0
    for seed in seeds:
        trial = random_trial(game, seed)
        options = brief(game, trial.seats, trial.options, 50_000)
        trial = type(trial)(trial.seats, options, trial.seed)
        for one in foretold(game, laying.preview(game), trial):
            try:
                claims += CLAIMS[slug](one)
            except AssertionError as wrong:
                raise AssertionError(f"{trial}: {one.hints} {wrong}") from wrong
    return claims


@pytest.mark.in_bulk
@pytest.mark.parametrize("slug", CLAIMS)
def test_previews_keep_their_word(slug: str) -> None:
    assert audit(slug, range(1, TRIALS))


def test_a_doppelganger_that_loses_its_model_is_said_to_go_too() -> None:
    """It blocked the very Knight that it copies, and beat it."""
    assert audit("domino-knights", range(9151, 9152))


def test_a_new_knight_is_worth_what_its_preview_said() -> None:
    """A Jack was in force for its suit when it was turned."""
    assert audit("domino-knights", range(9_100_142, 9_100_143))


def test_who_may_be_the_thief_in_the_lost_pueblo() -> None:
    """Everybody knows the thief, and a player accuses somebody else."""
    assert audit("lost-pueblo", range(88, 89))


def test_a_hand_that_is_known_is_not_suspected_in_the_lost_pueblo() -> None:
    game = find("lost-pueblo")
    trial = Trial(4, {}, 3)
    dealt_out: Any = dealt(laid(game, trial), trial, heard=True)
    seat = dealt_out.turn
    hands = [dealt_out.zones[pueblo.HAND + one] for one in dealt_out.everyone()]
    thief = next(one for one, hand in enumerate(hands) if pueblo.ACE in hand)
    known = next(one for one in dealt_out.everyone() if one not in (seat, thief))
    for card in hands[known]:
        dealt_out.show(card, dealt_out.eyes[pueblo.HAND + seat])
    for target in {0, 1, 2, 3} - {seat}:
        state = dealt_out.copy()
        state.events = []
        tokens = [pueblo.ACCUSE, Token(pueblo.SEAT + target)]
        said = laying.preview(game)(view(state, seat), seat, tokens)
        state.take(seat, tokens[:])
        one = Foretold(seat, tokens, said, dealt_out, state, state.events)
        assert (one.said("gave-them") is not None) == (target == known)
        assert lost_pueblo(one)


def test_a_wrong_accusation_that_ends_the_hand_in_the_lost_pueblo() -> None:
    """Nobody drops out by the cards that win it for somebody else."""
    assert audit("lost-pueblo", range(70, 71))


def test_without_graveyards_a_necromancer_is_said_to_raise_the_fallen() -> None:
    assert audit("domino-knights", range(59, 60))


def test_a_doppelganger_becomes_what_its_preview_said() -> None:
    """A Jack lay before only one of the two players."""
    assert audit("domino-knights", range(3437, 3438))


def test_a_pot_that_runs_dry_is_foretold() -> None:
    """What is left is paid in one game; in the other, those behind are spared."""
    assert audit("last-man-standing", range(91, 92))
    assert audit("last-man-standing", range(100, 101))


@pytest.mark.soak
@pytest.mark.parametrize("slug", CLAIMS)
def test_previews_keep_their_word_for_long(slug: str) -> None:
    assert audit(slug, range(1000, 1000 + MANY))


def test_every_game_is_audited() -> None:
    assert set(GAMES) == set(CLAIMS)
