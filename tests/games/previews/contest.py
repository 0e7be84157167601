"""Contests: hands made or bust, who leads, twists, and what a winner may do."""

from typing import Any

from tests.games.previews.told import moved, names, picked, read_alike, spelled

from parlour.engine.pieces import Piece, Seat
from parlour.engine.views import view
from parlour.games.contest import words as contest
from parlour.kit.tarot import (
    BEST_TOTAL,
    BUST,
    FOOL_AND_WORLD,
    TIER_FACTOR,
    evaluate,
    sums,
    values,
)
from parlour.testing.previews import Hints, PreviewedAnswer, Values

TIERS = ("tier-1", "tier-2", "tier-3", "tier-4", "tier-5", "tier-6")
KINDS = (
    *TIERS,
    "total",
    "bust",
    "leads",
    "turn",
    "stands",
    "called",
    "twist",
    "card-makes",
    "card-bust",
)


def claims(f: PreviewedAnswer) -> int:
    compared = read_alike(f, "contest", KINDS, table)
    match f.before.phase:
        case "turn":
            return compared + made(f) + played(f)
        case "answer":
            assert len(f.hints) == 1
            return compared + made(f)
        case "effect" | "intervene":
            return compared + struck(f)
        case _:
            assert not f.hints
            return compared


def made(f: PreviewedAnswer) -> int:
    """A hand made or bust."""
    up = f.after.zones[contest.UP + f.before.actor]
    said = f.hint_values("would-make") or f.hint_values("would-bust")
    if said is not None and same_hand(f):
        tier, total = evaluate(up)
        assert (total, len(up)) == (said["number"], said["count"])
        assert (tier == BUST) == (f.hint_values("would-bust") is not None)
        assert tier == said.get("tier", tier)
    return int(said is not None)


def same_hand(f: PreviewedAnswer) -> bool:
    """Whether the cards still lie there after the answer."""
    ended = f.events_saying("all-stymied") or f.after.rounds != f.before.rounds
    up = f.after.zones[contest.UP + f.before.actor]
    swept = len(up) < len(f.before.zones[contest.UP + f.before.actor])
    return bool(f.after.waiting and not ended and not swept)


def played(f: PreviewedAnswer) -> int:
    """What is said of a twist, a stand, a wild card and the card it replaces."""
    if not f.answer:
        assert not f.hints
        return 0
    ((name, said),) = f.hints
    hand = f.before.actor
    match f.answer[0]:
        case contest.TWIST:
            assert name == "would-twist"
            assert said["percent"] == round(100 * too_many(f.before, f.seat))
            twisted(f, int(said["percent"]))
        case contest.STAND:
            assert name == "would-stand"
            if same_hand(f) and f.after.phase == "turn":
                assert f.after.stands == f.before.stands + 1
        case contest.DECLARE:
            assert name == "would-declare"
            wild = set(f.after.zones[contest.WILD + hand])
            new = wild - set(f.before.zones[contest.WILD + hand])
            if same_hand(f):
                assert len(new) == 1
                assert new <= set(view(f.after, f.seat).zones[contest.WILD + hand])
        case _:
            assert name in ("would-make", "would-bust")
            if len(f.answer) == 2:
                first = picked(f, "contest", f.answer[:1])
                assert first == [("would-pick", {"act": "swap"})]
                up = contest.UP + hand
                gone = moved(f, up, contest.DISCARD)
                assert names(f, f.answer[1:]) <= gone
    return 1


def twisted(f: PreviewedAnswer, percent: int) -> None:
    """A twist that is certain, or cannot be too much."""
    up = f.after.zones[contest.UP + f.before.actor]
    if same_hand(f) and percent in (0, 100):
        over = len(up) > 1 and not sums(up)
        assert over == (percent == 100)


def too_many(state: Any, seat: Seat) -> float:
    """The share of cards that may come next and are too many for who plays."""
    seen = view(state, seat)
    known = {card for zone in seen.table.live for card in seen.zones[zone]}
    unseen = [Piece(card) for card in range(78) if card not in known]
    up = state.zones[contest.UP + state.actor]

    def over(cards: list[Piece]) -> int:
        return len([card for card in cards if not sums([*up, card])])

    if state.zones[contest.DECK]:
        return over(unseen) / len(unseen)
    discard = state.zones[contest.DISCARD]  # shuffled anew, with what was put aside
    aside = len(state.zones[contest.UNSEEN])
    blind = aside * over(unseen) / len(unseen) if unseen else 0
    return (over(discard) + blind) / (len(discard) + aside)


def struck(f: PreviewedAnswer) -> int:
    """The tier by which somebody acts, and what it rules out."""
    offered = f.before.ask(f.seat).options
    harm = {contest.WOUND, contest.MAIM, contest.KNOCK_OUT, contest.KILL} & {*offered}
    tier = tier_used(f.before)
    said = f.hint_values("would-strike")
    tells = f.answer[:1] in ([contest.ESCAPE], [contest.END], [contest.TELL])
    assert f.before.options.violent or not harm
    assert (said is None) == (tells or not f.before.options.violent)
    if said is None:
        return 1
    assert said["tier"] == tier
    lasting = {contest.MAIM, contest.KNOCK_OUT, contest.KILL}
    assert tier > 1 or not harm & lasting
    assert tier > 2 or contest.KILL not in harm
    armed = f.before.armed >> f.before.actor & 1
    assert tier > 3 or armed or contest.KILL not in harm
    return 1


def tier_used(state: Any) -> int:
    """The tier of the hand that acts; only the winner strikes all (FUG-B29)."""
    tier, _ = evaluate(state.zones[contest.UP + state.actor])
    return tier if state.actor == state.winner else min(tier, 4)


def table(state: Any, seat: Seat) -> Hints:
    """Totals, who leads, whose turn it is; and what the own cards would make."""
    if not state.joined:
        return []
    joined = [hand for hand in range(state.hands) if state.joined >> hand & 1]
    told = [total(state, hand) for hand in joined if state.zones[contest.UP + hand]]
    told += leading(state, joined)
    if state.phase == "turn":
        told.append(("turn", {"seat": state.next_asked(), "number": state.actor + 1}))
        if state.stands:
            able = [hand for hand in joined if not state.stymied >> hand & 1]
            told.append(("stands", {"number": state.stands, "of": len(able)}))
    if state.phase == "answer":
        up = state.zones[contest.UP + state.caller]
        assert sums(up) >> BEST_TOTAL
        told.append(("called", {"number": state.caller + 1}))
    if state.asks(seat) and state.phase in ("turn", "answer"):
        told += [if_turned(state, c) for c in state.zones[contest.DOWN + state.actor]]
        if contest.TWIST in state.ask(seat).options:
            told.append(("twist", {"percent": round(100 * too_many(state, seat))}))
    if state.phase in ("effect", "intervene") and state.options.violent:
        told.append((TIERS[tier_used(state) - 1], {"number": state.actor + 1}))
    return told


def total(state: Any, hand: int) -> tuple[str, Values]:
    """What face-up cards count, and in how many ways without too many."""
    up = state.zones[contest.UP + hand]
    reach = all_sums(up)
    good = sorted(one for one in reach if one <= BEST_TOTAL)
    told: Values = {"zone": f"up {hand + 1}"}
    if not good:
        return "bust", {**told, "number": min(reach)}
    tier, best = evaluate(up)
    if tier == FOOL_AND_WORLD:
        good = sorted({*good, BEST_TOTAL})
    assert best == good[-1]
    told["number"], told["ways"], told["low"] = best, len(good), good[0]
    return "total", {**told, "middle": good[len(good) // 2], "tier": tier}


def all_sums(up: list[Piece]) -> set[int]:
    """Every total that these cards may count."""
    reach = {0}
    for card in up:
        reach = {one + worth for one in reach for worth in values(card)}
    return reach


def leading(state: Any, joined: list[int]) -> Hints:
    """The one hand that is better than all others, if there is one."""
    playing = [hand for hand in joined if not state.stymied >> hand & 1]
    strengths = [state.strength_of(hand) for hand in playing]
    best = max(strengths, default=0)
    if best < TIER_FACTOR or strengths.count(best) > 1:
        return []
    hand = playing[strengths.index(best)]
    return [("leads", {"seat": int(state.holder(hand)), "number": hand + 1})]


def if_turned(state: Any, card: Piece) -> tuple[str, Values]:
    """What the face-up cards count with a hole card among them."""
    up = [*state.zones[contest.UP + state.actor], card]
    tier, count = evaluate(up)
    told: Values = {"piece": spelled(state, [card]), "number": count}
    if tier == BUST:
        return "card-bust", told
    good = sorted(one for one in all_sums(up) if one <= BEST_TOTAL)
    if tier == FOOL_AND_WORLD:
        good = sorted({*good, BEST_TOTAL})
    middle = good[len(good) // 2]
    ways = {"ways": len(good), "low": good[0], "middle": middle}
    return "card-makes", {**told, **ways}
