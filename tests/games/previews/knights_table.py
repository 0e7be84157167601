"""Domino Knights: Kingdoms, cards in force, chains and what may be attacked."""

from typing import Any

from tests.games.previews.told import spelled

from parlour.engine.game import token_name
from parlour.engine.options import NONE
from parlour.engine.pieces import Piece, Seat, Token
from parlour.engine.views import view
from parlour.games.domino_knights.chapters import kingdoms as knights
from parlour.games.domino_knights.chapters.knights import (
    committable,
    strength,
    why_idle,
)
from parlour.games.domino_knights.chapters.specials import name_of
from parlour.testing.previews import Hints, Values

GOALS = (
    "goal-last_standing",
    "goal-healthiest_at_time",
    "goal-first_to_fame",
    "goal-most_fame_at_time",
    "goal-fame_last_standing",
    "goal-fame_attrition",
)
WINDOWS = (
    "window-1",
    "window-2",
    "window-3",
    "window-4",
    "window-5",
    "window-6",
    "window-7",
    "window-8",
    "window-9",
    "window-10",
)
ASKED = ("asked-aid-attack", "asked-defend", "asked-aid-defence")
EFFECTS = (
    "effect-courage",
    "effect-loyalty",
    "effect-majesty",
    "effect-wealth",
    "effect-power",
    "effect-life",
    "effect-mercenary",
)
KINDS = (
    *GOALS,
    *WINDOWS,
    *ASKED,
    "ejected",
    "knights",
    "knight",
    *EFFECTS,
    "chain-stands",
    "chain-falls",
    "target",
    "strike",
    "unseen",
    "warn-hurts",
    "warn-helps",
)
SUITS = ("clubs", "diamonds", "hearts", "spades")
CONDITIONS = {"": "ready", "engaged": "fighting"}
"""Other reasons to stand idle are told by their own names."""


def table(state: Any, seat: Seat) -> Hints:
    """All that is told of the table, whoever is asked."""
    if not state.round_number:
        return []
    limit = state.options.round_limit
    values: Values = {
        "round": state.round_number,
        "target": state.options.fame_target,
        "rounds": 0 if limit == NONE else limit,
    }
    told: Hints = [(f"goal-{state.goal}", values)]
    for other in state.everyone():
        told += kingdom(state, other)
    told += [in_force(state, seat, row) for row in rules(state)]
    if state.window:
        about: Values = {"seat": state.turn}
        if state.defender >= 0:
            about["other"] = state.defender
        told.append((WINDOWS[state.window - 1], about))
    asked = f"asked-{state.phase}"
    if asked in ASKED:
        told.append((asked, {"seat": state.turn, "other": state.defender}))
    if state.pending:
        told += chain(state, seat)
    if state.phase == "attack" and state.turn == seat and not in_battle(state):
        told += to_attack(state, seat)
    tens, aces = (len(hidden_from(state, seat, rank)) for rank in (10, 14))
    return [*told, ("unseen", {"tens": tens, "aces": aces})]


def in_battle(state: Any) -> bool:
    steps = ("aid-attack", "defend", "aid-defence", "resolve", "loot", "bury")
    return state.defender >= 0 and state.step in steps


def kingdom(state: Any, seat: Seat) -> Hints:
    """A player who is out, or the Knights of one who is not."""
    row = [k for k in state.zones[knights.KNIGHTS + seat] if state.controller[k] >= 0]
    notes = [note(state, knight) for knight in row]
    told: Hints = [("knight", values) for values in notes]
    if not state.alive >> seat & 1:
        return [*told, ("ejected", {"seat": seat})]
    if not row:
        return told
    ready = [values for values in notes if values["state"] == "ready"]
    shown = [written(state, k, n) for k, n in zip(row, notes, strict=True)]
    values: Values = {
        "seat": seat,
        "knights": ", ".join(shown),
        "attack": sum(int(values["attack"]) for values in ready),
        "defence": sum(int(values["defence"]) for values in ready),
        "idle": len(row) - len(ready),
    }
    return [*told, ("knights", values)]


def note(state: Any, knight: Piece) -> Values:
    """What a Knight comes to, and why it could not be sent out now."""
    idle = why_idle(state, knight, knights.NOBODY)
    word = CONDITIONS.get(idle, idle)
    if idle == "used" and state.options.old:
        word = "tapped"
    suit = state.suit_of[knight]
    return {
        "piece": spelled(state, [knight]),
        "attack": strength(state, knight, defending=False),
        "defence": strength(state, knight, defending=True),
        "suit": SUITS[suit] if suit >= 0 else "none",
        "state": word if state.in_play(knight) else "fallen",
    }


def written(state: Any, knight: Piece, values: Values) -> str:
    """A Knight as players write it: what it was, where that differs, and its suit."""
    now = [str(values["attack"]), str(values["defence"])]
    name = spelled(state, [knight])
    told = "/".join(now)
    if sorted(name.split("-")) != sorted(now):
        told = f"{name.replace('-', '/')} → {told}"
    mark = dict(zip(SUITS, "♣♦♥♠", strict=True)).get(str(values["suit"]), "-")
    ready = values["state"] == "ready"
    return f"{told} {mark}" if ready else f"({told} {mark})"


def rules(state: Any) -> list[list[int]]:
    """The cards in force, without a Mercenary whose Knight was hired once more."""
    last: dict[int, list[int]] = {}
    for row in state.ongoing:
        if row[knights.HOME] >= 0:
            last[row[knights.ON_KNIGHT]] = row
    return [
        row
        for row in state.ongoing
        if row[knights.HOME] < 0 or row is last[row[knights.ON_KNIGHT]]
    ]


def in_force(state: Any, viewer: Seat, row: list[int]) -> tuple[str, Values]:
    """A card before a player or under a Knight, and whose turn ends it."""
    card, seat, knight, clock, home = row
    kind = name_of(state, Token(card))
    holder = owner_of(state, row)
    promised = knights.BEFORE if knight < 0 else knights.UNDER
    assert card in state.zones[promised + holder]
    assert home < 0 or (holder == seat and clock in (-1, seat))
    if kind == "wealth":
        clock = seat
        ends = "maintain" if state.options.old else "promote"
    elif clock < 0:
        ends = "never"
    else:
        ends = "maintain" if state.options.old else "draw"
    values: Values = {
        "piece": spelled(state, [card]),
        "seat": holder,
        "mine": int(holder == viewer),
        "suit": SUITS[state.table.pieces.suits[card]],
        "bonus": state.options.highest // 3,
        "ends": ends,
        "other": clock,
        "own-end": int(clock == viewer),
    }
    if knight >= 0:
        values["second"] = spelled(state, [knight])
    return f"effect-{kind}", values


def owner_of(state: Any, row: list[int]) -> Seat:
    """Whose Kingdom a card in force is about."""
    knight = row[knights.ON_KNIGHT]
    return Seat(state.controller[knight] if knight >= 0 else row[knights.ON_SEAT])


def chain(state: Any, viewer: Seat) -> Hints:
    """Whether the card announced takes effect if nobody answers, and its aim."""
    trial = state.copy()
    trial.events = []
    while trial.pending and trial.waiting:
        trial.take(trial.next_asked(), [])
    negated = [event for event in trial.events if event[5] == "negated"]
    card, seat = state.pending[0]
    name = spelled(state, [card])
    announced: Values = {
        "seat": seat,
        "piece": name,
        "kind": name_of(state, card),
        **aim_told(state, viewer, seat),
    }
    told: Hints = [("chain-falls" if negated else "chain-stands", announced)]
    for kind, values in warnings(state, viewer, seat, card, state.aim):
        told.append((kind, {**values, "card": name}))
    return told


def aim_told(state: Any, viewer: Seat, seat: Seat) -> Values:
    """What the card is aimed at, and whether that is the viewer's."""
    if not state.aim:
        return {"aim": "none"}
    first, *rest = state.aim
    if first >= knights.SEAT:
        owner = first - knights.SEAT
        mine: Values = {"other": owner, "mine": int(owner == viewer)}
        if not rest:
            return {**mine, "aim": "seat"}
        word, number = (token_name(state.table, token) for token in rest)
        return {**mine, "aim": word, "number": int(number)}
    owner = state.controller[first] if state.in_play(first) else seat
    for row in state.ongoing:
        if row[knights.CARD] == first:
            owner = owner_of(state, row)
    values: Values = {"aim": "piece", "second": spelled(state, [first])}
    return {**values, "other": owner, "mine": int(owner == viewer)}


TAKING = ("death", "wizard")
"""Cards that take something from the Kingdom they are aimed at."""
GIVING = ("courage", "loyalty", "majesty", "power", "life")
"""Cards that help it."""


def warnings(
    state: Any, viewer: Seat, seat: Seat, card: Piece, aim: list[Any]
) -> Hints:
    """What a player is warned of: harm to the own Kingdom, help to another one."""
    if not aim:
        return []
    kingdom = aim[0] - knights.SEAT
    if kingdom < 0:
        kingdom = state.controller[aim[0]] if state.in_play(aim[0]) else -1
        for row in state.ongoing:
            if row[knights.CARD] == aim[0]:
                kingdom = owner_of(state, row)
    kind = name_of(state, Token(card))
    if kind in TAKING and kingdom == viewer:
        return [("warn-hurts", {"mine": int(seat == viewer)})]
    if kind in GIVING and seat == viewer and kingdom not in (viewer, -1):
        return [("warn-helps", {"seat": kingdom})]
    return []


def special_told(state: Any, hints: Hints) -> None:
    """The card announced is told by its name, with what Courage would add."""
    special = [hint for hint in hints if hint[0].startswith("special-")]
    assert len(special) == bool(state.pending)
    for name, values in special:
        card = state.pending[0][0]
        assert name.startswith(f"special-{name_of(state, card)}")
        assert values == {
            "card": spelled(state, [card]),
            "bonus": state.options.highest // 3,
        }


def to_attack(state: Any, seat: Seat) -> Hints:
    """Whom one may attack, who could block, and what all together would strike."""
    told: Hints = []
    pick = state.ask(seat)
    for token in state.narrow(pick, []):
        other = token - knights.SEAT
        if not 0 <= other < state.seats:
            continue
        blockers = committable(state, other)
        told.append(("target", {"seat": other, "blockers": len(blockers)}))
        if state.by_health():
            force = committable(state, seat, other)
            attack = sum(strength(state, one, defending=False) for one in force)
            left = max(0, state.scores[other] - attack)
            told.append(("strike", {"seat": other, "attack": attack, "left": left}))
    return told


def hidden_from(state: Any, seat: Seat, rank: int) -> list[Piece]:
    """Cards of a rank that lie somewhere this seat cannot see."""
    seen = view(state, seat)
    visible = {card for zone in seen.table.live for card in seen.zones[zone]}
    lying = [card for zone in state.table.live for card in state.zones[zone]]
    ranks = state.table.pieces.ranks
    return [c for c in lying if ranks[c] == rank and c not in visible]
