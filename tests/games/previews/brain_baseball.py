"""Brain Baseball!: what can be played at a ball."""

from typing import Any

from tests.games.previews.told import read_alike, spelled

from parlour.engine.pieces import Piece, Seat
from parlour.games.brain_baseball import rules as baseball
from parlour.kit.values import VALUE
from parlour.testing.previews import Hints, PreviewedAnswer

KINDS = (
    "inning",
    "pitcher",
    "two-strikes",
    "swing",
    "swing-exact",
    "swing-closed",
    "field",
    "field-closed",
    "last-asked",
    "asked-next",
    "points",
    "played",
    "unseen",
    "counts",
)
IN_PLAY = {1: 15, 2: 14}
"""What low cards count as a catch (BBB-07)."""


def claims(f: PreviewedAnswer) -> int:
    ((name, said),) = f.hints
    ball = f.before.zones[baseball.BALL]
    same = f.before.phase == f.after.phase and f.after.zones[baseball.BALL] == ball
    if f.answer[0] == baseball.PASS:
        assert name == "would-pass"
        passed(f)
    elif f.before.phase == "pitch":
        assert name == "would-pitch"
        assert said["number"] == VALUE[f.answer[0]]
        assert said["last"] == int(strike_wins(f.before))
    else:
        alone = not asked_later(f.before)
        assert name == ("would-have" if alone else "would-lead")
        assert said["number"] == counted(f.before, f.answer[0])
    if name == "would-have":
        assert not same  # nobody is asked after this one
    going_on = (f.after.phase == "swing" or same) and f.after.waiting
    if name != "would-pass" and going_on:
        unseen = hidden_from(f.before, f.seat)
        able = playable(f.after, unseen)
        assert (said["n"], said["unseen"]) == (len(able), len(unseen))
    return 1 + read_alike(f, "brain-baseball", KINDS, table)


def passed(f: PreviewedAnswer) -> None:
    """Whoever passes keeps all cards and never has the ball by it."""
    moves = [event for event in f.events if event[0] == "moved"]
    inning_over = f.events_saying("inning-over")
    assert inning_over or baseball.HAND + f.seat not in [event[2] for event in moves]
    if f.before.taker != f.seat and f.before.hitter != f.seat:
        assert baseball.WON + f.seat not in [event[3] for event in moves]


def table(state: Any, seat: Seat) -> Hints:
    """The inning, what may be played at the ball, and what has been played."""
    of = state.options.innings
    told: Hints = [
        (
            "inning",
            {"number": state.round_number, "innings": of, "seat": state.dealer},
        )
    ]
    if strike_wins(state):
        told.append(("two-strikes", {"seat": state.pitcher}))
    else:
        strikes = state.streak
        told.append(("pitcher", {"seat": state.pitcher, "strikes": strikes}))
    if state.phase != "pitch":
        told += at_the_ball(state, seat)
    for other in state.everyone():
        inning = sum(VALUE[card] for card in state.zones[baseball.WON + other])
        values = {"inning": inning, "total": state.scores[other]}
        told.append(("points", {"seat": other, **values}))
    unseen = hidden_from(state, seat)
    seen = {*unseen, *state.zones[baseball.HAND + seat]}
    played = sorted(VALUE[card] for card in baseball.PACK if card not in seen)
    if played:
        ranks = " ".join(" A23456789TJQK"[value] for value in played)
        told.append(("played", {"ranks": ranks}))
    low = [VALUE[card] for card in unseen]
    return [*told, ("unseen", {"aces": low.count(1), "deuces": low.count(2)})]


def strike_wins(state: Any) -> bool:
    """Whether the pitcher wins the game if nobody hits the ball."""
    trial = state.copy()
    trial.events = []
    if not trial.zones[baseball.BALL]:
        own = baseball.HAND + trial.pitcher
        trial.move(trial.zones[own][0], own, baseball.BALL)
    trial.strike()
    return "end-three-strikes" in [event[5] for event in trial.events]


def at_the_ball(state: Any, seat: Seat) -> Hints:
    """Which values may be played now, who is asked later, and cards that count more."""
    ball = VALUE[state.zones[baseball.BALL][0]]
    able = [counted(state, card) for card in playable(state, baseball.PACK)]
    told: Hints = []
    if state.phase == "field":
        told.append(("field-closed", {"ball": ball}))
        if able:
            low = ball if min(able) == 3 else min(able)  # nothing counts less
            told = [("field", {"ball": ball, "low": low})]
    elif not able:
        told.append(("swing-closed", {"ball": ball}))
    else:
        assert max(able) == ball
        told.append(("swing", {"ball": ball, "low": min(able)}))
        if set(able) == {ball}:
            told = [("swing-exact", {"ball": ball})]
    if state.asks(seat):
        later = asked_later(state)
        told.append(("last-asked", {}))
        if later:
            told[-1] = ("asked-next", {"count": len(later), "seat": later[0]})
        for card in state.zones[baseball.HAND + seat] * (state.phase == "field"):
            if VALUE[card] in IN_PLAY:
                worth = IN_PLAY[VALUE[card]]
                told.append(
                    ("counts", {"piece": spelled(state, [card]), "number": worth})
                )
    return told


def counted(state: Any, card: Piece) -> int:
    """What a card counts at this ball."""
    if state.phase == "field":
        return IN_PLAY.get(VALUE[card], VALUE[card])
    return VALUE[card]


def playable(state: Any, cards: list[Piece]) -> list[Piece]:
    """The cards that the seat that is asked could play, if it held them all."""
    asked = state.next_asked()
    trial = state.copy()
    trial.zones[baseball.HAND + asked] = cards
    return [card for card in trial.ask(asked).options if card != baseball.PASS]


def asked_later(state: Any) -> list[Seat]:
    """Who else is asked at this ball, if everybody passes."""
    trial = state.copy()
    ball, phase = state.zones[baseball.BALL], state.phase
    asked = []
    while trial.phase == phase and trial.zones[baseball.BALL] == ball:
        asked.append(trial.next_asked())
        trial.take(trial.next_asked(), [baseball.PASS])
        if not trial.waiting:
            break
    return asked[1:]


def hidden_from(state: Any, seat: Seat) -> list[Piece]:
    """The cards in the stock and in other hands."""
    zones = [baseball.STOCK]
    zones += [baseball.HAND + one for one in state.everyone() if one != seat]
    return [card for zone in zones for card in state.zones[zone]]
