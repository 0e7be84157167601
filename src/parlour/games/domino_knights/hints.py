"""Hints for a player of Domino Knights."""

from typing import Final, TypeAlias

from parlour.engine.options import NONE
from parlour.engine.pieces import HIDDEN, Piece, Seat, Token
from parlour.games.domino_knights.chapters.battle import seat_named, targets
from parlour.games.domino_knights.chapters.kingdoms import (
    ACE,
    CANDIDATE,
    CARD,
    CLOCK,
    HOME,
    KNIGHTS,
    NOBODY,
    NUMBER,
    ON_KNIGHT,
    ON_SEAT,
    PLAYER,
    RECRUIT,
    RECRUITS,
    SEAT,
    TIRED,
    USED,
    WIZARD,
    Kingdoms,
    halved,
)
from parlour.games.domino_knights.chapters.knights import (
    attack_of,
    barred,
    committable,
    defence_of,
    strength,
    why_idle,
)
from parlour.games.domino_knights.chapters.specials import name_of
from parlour.games.domino_knights.chapters.train import training_cards
from parlour.games.domino_knights.playing.lessons import cheapest
from parlour.games.domino_knights.previews import (
    battle_fought,
    battle_so_far,
    consequences,
    does,
    kingdom_hit,
    preview,
    warnings,
)

__all__ = ["Hint", "ending", "hints", "preview"]

Hint: TypeAlias = tuple[str, dict[str, str | int]]

UNDECIDED: Final = ("aid-attack", "defend", "aid-defence", "resolve")
"""Steps before a battle is settled: its outcome is still open."""
ASKED_IN_BATTLE: Final = ("aid-attack", "defend", "aid-defence")
"""Questions that are named after who attacks whom."""
FOUGHT: Final = ("loot", "bury")
"""Steps after that: the fallen still lie there."""
SUITS: Final = "♣♦♥♠"
SUIT_NAMES: Final = ("clubs", "diamonds", "hearts", "spades")


def hints(view: Kingdoms, seat: Seat) -> list[Hint]:
    """Returns goal, Kingdoms, effects, and the question at hand."""
    if not view.waiting or not view.round_number:
        return []
    hints: list[Hint] = [(f"goal-{view.goal}", goal_values(view))]
    hints += kingdoms(view)
    for other in view.everyone():
        hints += worth(view, other)
    for row in view.ongoing:
        if not superseded(view, row):
            hints.append(effect(view, seat, row))
    if view.window:
        values: dict[str, str | int] = {"seat": view.turn}
        if view.defender >= 0:
            values["other"] = view.defender
        hints.append((f"window-{view.window}", values))
    if view.defender >= 0 and view.phase in ASKED_IN_BATTLE:
        battle: dict[str, str | int] = {"seat": view.turn, "other": view.defender}
        hints.append((f"asked-{view.phase}", battle))
    if view.pending:
        hints += chain(view, seat)
    if view.defender >= 0 and view.step in UNDECIDED:
        hints += battle_so_far(view)
    elif view.defender >= 0 and view.step in FOUGHT:
        hints += battle_fought(view)
    elif view.phase == "attack" and view.turn == seat:
        hints += to_attack(view, seat)
    if view.phase == "train" and view.turn == seat and not view.options.dominoless:
        hints += lessons(view, seat)
    tens, aces = unseen(view, WIZARD), unseen(view, ACE)
    hints.append(("unseen", {"tens": tens, "aces": aces}))
    return hints


def ending(view: Kingdoms) -> list[Hint]:
    """Explains which goal was reached, or what else ended the game."""
    if view.alive.bit_count() < 2:
        return [("last-standing" if view.alive else "none-standing", {})]
    most = max(view.scores[seat] for seat in view.everyone() if view.living(seat))
    if view.goal == "first_to_fame" and most >= view.options.fame_target:
        return [("fame-target", {"number": view.options.fame_target})]
    if view.capped:
        return []
    values: dict[str, str | int] = {"number": most, "rounds": view.round_number}
    values["counted"] = "health" if view.by_health() else "fame"
    return [("time-up" if view.time_up else "rounds-up", values)]


def goal_values(view: Kingdoms) -> dict[str, str | int]:
    limit = view.options.round_limit
    return {
        "round": view.round_number,
        "target": view.options.fame_target,
        "rounds": limit if limit != NONE else 0,
    }


def kingdoms(view: Kingdoms) -> list[Hint]:
    """Lists ejected players, and Knights with their values, including those who may
    act."""
    hints: list[Hint] = []
    for seat in view.everyone():
        knights: list[int] = []
        knights += [k for k in view.zones[KNIGHTS + seat] if view.controller[k] >= 0]
        if not view.living(seat):
            hints.append(("ejected", {"seat": seat}))
        elif knights:
            ready = [k for k in knights if condition(view, Piece(k)) == "ready"]
            values: dict[str, str | int] = {
                "seat": seat,
                "knights": ", ".join(
                    [describe_knight(view, Piece(k)) for k in knights]
                ),
                "attack": attack_of(view, ready),
                "defence": defence_of(view, ready),
                "idle": len(knights) - len(ready),
            }
            hints.append(("knights", values))
    return hints


def worth(view: Kingdoms, seat: Seat) -> list[Hint]:
    """Returns a note for each Knight: attack and defence now, its suit, what it can
    do."""
    hints: list[Hint] = []
    for knight in view.zones[KNIGHTS + seat]:
        if view.controller[knight] >= 0:
            suit = view.suit_of[knight]
            words: dict[str, str | int] = {
                "piece": view.table.pieces.names[knight],
                "attack": strength(view, knight, defending=False),
                "defence": strength(view, knight, defending=True),
                "suit": SUIT_NAMES[suit] if suit >= 0 else "none",
                "state": condition(view, knight),
            }
            hints.append(("knight", words))
    return hints


def describe_knight(view: Kingdoms, knight: Piece) -> str:
    """Returns a Knight with its values now and its suit: `3/3 ♣`, or `6/3 → 9/6 ♥`.

    In brackets where it may not act, since numbers and signs need no language.
    """
    attack = strength(view, knight, defending=False)
    defence = strength(view, knight, defending=True)
    suit = view.suit_of[knight]
    mark = SUITS[suit] if suit >= 0 else "-"
    name = view.table.pieces.names[knight]
    now = f"{attack}/{defence}"
    if name not in (f"{attack}-{defence}", f"{defence}-{attack}"):
        now = f"{name.replace('-', '/')} → {now}"
    said = f"{now} {mark}"
    return said if condition(view, knight) == "ready" else f"({said})"


def condition(view: Kingdoms, knight: Piece) -> str:
    """Returns one word for what a Knight can do."""
    if not view.in_play(knight):
        return "fallen"
    if knight in view.engaged:
        return "fighting"
    if view.marks[knight] & TIRED:
        return "tired"
    if barred(view, knight):
        return "barred"
    if view.marks[knight] & USED and why_idle(view, knight, Seat(-1)):
        return "tapped" if view.options.old else "used"
    return "ready"


def superseded(view: Kingdoms, row: list[int]) -> bool:
    """Returns whether it is a Mercenary whose Knight somebody else has hired since."""
    return row[HOME] >= 0 and view.controller[row[ON_KNIGHT]] != row[ON_SEAT]


def effect(view: Kingdoms, seat: Seat, row: list[int]) -> Hint:
    """Returns a card in force by name: on whom, what it does, and until when."""
    card = Piece(row[CARD])
    kind = name_of(view, card)
    knight = row[ON_KNIGHT]
    on = view.controller[knight] if knight >= 0 else row[ON_SEAT]
    clock = row[CLOCK]
    ends = "never"
    if kind == "wealth":
        clock, ends = on, "maintain" if view.options.old else "promote"
    elif clock >= 0:
        ends = "maintain" if view.options.old else "draw"
    values: dict[str, str | int] = {
        "piece": view.table.pieces.names[card],
        "seat": on,
        "mine": int(on == seat),
        "suit": SUIT_NAMES[view.table.pieces.suits[card]],
        "bonus": view.bonus(),
        "ends": ends,
        "other": clock,
        "own-end": int(clock == seat),
    }
    if knight >= 0:
        values["second"] = view.table.pieces.names[knight]
    return f"effect-{kind}", values


def chain(view: Kingdoms, seat: Seat) -> list[Hint]:
    """Returns the card announced, whether it would take effect as things stand, its
    aim, and what that would lead to."""
    card, player = Piece(view.pending[0][CARD]), Seat(view.pending[0][PLAYER])
    stands = len(view.pending) % 2 == 1
    name = view.table.pieces.names[card]
    values: dict[str, str | int] = {"seat": player, "piece": name}
    aim = view.aim
    announced = {**values, "kind": name_of(view, card), **aim_values(view, seat)}
    hints: list[Hint] = [("chain-stands" if stands else "chain-falls", announced)]
    what: list[Hint] = []
    if aim:
        what += consequences(view, player, card, aim)
        what += warnings(view, seat, player, card, aim)
    what.append((does(view, card), {"bonus": view.bonus()}))
    return hints + [(hint, {**values, "card": name}) for hint, values in what]


def aim_values(view: Kingdoms, viewer: Seat) -> dict[str, str | int]:
    """Says what the announced card is aimed at, and whether that is the viewer's."""
    aim = view.aim
    if not aim:
        return {"aim": "none"}
    hit = kingdom_hit(view, aim)
    owner = view.pending[0][PLAYER] if hit == NOBODY else hit  # a Recruit of their own
    values: dict[str, str | int] = {"other": owner, "mine": int(owner == viewer)}
    if aim[0] < SEAT:
        return {**values, "aim": "piece", "second": view.table.pieces.names[aim[0]]}
    kinds: dict[Token, str] = {RECRUIT: "recruit", CANDIDATE: "candidate"}
    if len(aim) < 3 or aim[1] not in kinds:
        return {**values, "aim": "seat"}
    return {**values, "aim": kinds[aim[1]], "number": aim[2] - NUMBER}


def to_attack(view: Kingdoms, seat: Seat) -> list[Hint]:
    """Lists possible targets of an attack, with blockers and stakes."""
    hints: list[Hint] = []
    for target in targets(view, seat):
        other = seat_named(target)
        ready = [
            knight
            for knight in view.zones[KNIGHTS + other]
            if view.in_play(knight) and not why_idle(view, knight, Seat(-1))
        ]
        hints.append(("target", {"seat": other, "blockers": len(ready)}))
        if view.by_health():
            force: list[int] = [*committable(view, seat, other)]
            attack = attack_of(view, force)
            left = max(0, view.scores[other] - attack)
            hints.append(("strike", {"seat": other, "attack": attack, "left": left}))
    return hints


def lessons(view: Kingdoms, seat: Seat) -> list[Hint]:
    """Returns, for each Recruit, its cost, and the cheapest cards that cover it."""
    hints: list[Hint] = []
    faces = view.table.pieces
    doublings = view.doublings_of(seat)
    for tile in view.zones[RECRUITS + seat]:
        if tile == HIDDEN:
            continue
        cost = view.cost(tile)
        best: list[Piece] = []
        for suit in range(4):
            cards = [c for c in training_cards(view, seat) if faces.suits[c] == suit]
            cover = cheapest(view, cards, halved(cost, doublings))
            if cover and (not best or size(view, cover) < size(view, best)):
                best = cover
        values: dict[str, str | int] = {"tile": faces.names[tile], "cost": cost}
        if best:
            values["pieces"] = " ".join([faces.names[card] for card in best])
        hints.append(("lesson" if best else "no-lesson", values))
    return hints


def size(view: Kingdoms, cards: list[Piece]) -> tuple[int, int]:
    """Counts the cards, and adds up what they are worth."""
    return len(cards), sum([view.worth(card) for card in cards])


def unseen(view: Kingdoms, rank: int) -> int:
    """Returns cards of a rank that this player cannot see, wherever they lie."""
    ranks = view.table.pieces.ranks
    count = 4 * view.options.decks
    for zone in view.table.live:
        for card in view.zones[zone]:
            if card != HIDDEN and ranks[card] == rank:
                count -= 1
    return count


def final_hand(view: Kingdoms, seat: Seat) -> tuple[list[Piece], None]:
    """Returns the strongest Knights who still stand."""
    return sorted(view.zones[KNIGHTS + seat], key=view.pips)[::-1][:5], None
