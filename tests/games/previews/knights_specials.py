"""Domino Knights: what special cards do."""

from collections.abc import Callable
from typing import Any

from tests.games.previews.knights_table import warnings
from tests.games.previews.told import names, spelled

from parlour.engine.pieces import Piece, Seat
from parlour.games.domino_knights.chapters import effects, specials, train
from parlour.games.domino_knights.chapters import kingdoms as knights
from parlour.games.domino_knights.chapters.knights import (
    commit,
    committable,
    knights_in_play,
    strength,
    why_idle,
)
from parlour.testing.previews import PreviewedAnswer, play_until


def special_card(f: PreviewedAnswer) -> int:
    """What a special card does, if nobody answers it."""
    told = [name for name, _ in f.hints if name.startswith("special-")]
    if not told:
        return 0
    after = f.before.copy()
    specials.announce(after, f.seat, f.answer[:])
    effects.settle(after, takes_effect=True)
    assert SPECIALS[told[0]](f, after), told
    named = f.before.table.pieces.find_piece
    for said in [values for name, values in f.hints if name == "becomes"]:
        knight = named(str(said["piece"]))
        stands = [strength(after, knight, defending=d) for d in (False, True)]
        assert stands == [said["attack"], said["defence"]]
    warned = [hint for hint in f.hints if hint[0] in ("warn-hurts", "warn-helps")]
    card, aim = f.answer[0], f.answer[1:]
    assert warned == warnings(f.before, f.seat, f.seat, card, aim)
    raised = f.hint_values("raised")
    graves = f.before.special(f.answer[0]) == knights.NECROMANCER
    assert (raised is not None) == (graves and f.answer[1] >= knights.SEAT)
    if raised is not None:
        pool = knights.RECRUITS
        if f.before.options.dominoless:
            pool = knights.CANDIDATES
        assert named(str(raised["piece"])) in after.zones[pool + f.seat]
    battle_cost(f)
    return 1


def cards_named(f: PreviewedAnswer) -> int:
    """Whoever is asked for a special card, or a Ten, sees which cards those are."""
    if f.answer or f.before.phase not in ("react", "disrupt"):
        return 0
    able = [card for card in f.before.ask(f.seat).options if card < knights.SEAT]
    told = [values for name, values in f.hints if name == "playable"]
    assert {str(values["piece"]) for values in told} == names(f, able)
    for values in told:
        card = f.before.table.pieces.find_piece(str(values["piece"]))
        assert values["kind"] == specials.name_of(f.before, card)
    return 1


def battle_cost(f: PreviewedAnswer) -> None:
    """The Health that the battle costs with the card and without, if all pass then."""
    before = f.before
    if not 4 <= before.window <= 7 or not before.by_health():
        return
    lost: list[int] = []
    for answer in ([], f.answer):
        trial = before.copy()
        trial.take(f.seat, answer[:])
        end: Any = play_until(trial, lambda s: s.step in SETTLED or s.defender < 0)
        lost.append(before.scores[before.defender] - end.scores[before.defender])
    said = f.hint_values("would-cost")
    if said is None:
        assert lost[0] == lost[1], lost
        return
    health = before.scores[before.defender]
    assert said["seat"] == before.defender
    assert lost == [min(int(said[part]), health) for part in ("before", "damage")]
    assert said["left"] == health - lost[1]


SETTLED = ("loot", "bury", "attack", "discard")
"""Steps by which a battle is over."""


def suited(f: PreviewedAnswer, state: Any, seat: int) -> list[Piece]:
    """The Knights of a player that have the suit of the card."""
    suit = f.before.table.pieces.suits[f.answer[0]]
    return [
        knight
        for knight in knights_in_play(state)
        if state.controller[knight] == seat and state.suit_of[knight] == suit
    ]


def aimed_at(f: PreviewedAnswer) -> int:
    """The player whom the card is aimed at."""
    return f.answer[1] - knights.SEAT


def necromancer(f: PreviewedAnswer, after: Any) -> bool:
    if f.answer[1] < knights.SEAT:
        return False
    grave = f.before.zones[knights.GRAVEYARD + aimed_at(f)]
    return grave[-1] not in after.zones[knights.GRAVEYARD + aimed_at(f)]


def necromancer_fallen(f: PreviewedAnswer, after: Any) -> bool:
    row = after.zones[knights.CANDIDATES + f.seat]
    return f.answer[1] in f.before.fallen and f.answer[1] in row


def wizard(f: PreviewedAnswer, after: Any) -> bool:
    said = f.hint_values("ends")
    assert said is not None
    ended = f.before.table.pieces.find_piece(str(said["piece"]))
    in_force = [[row[knights.CARD] for row in s.ongoing] for s in (f.before, after)]
    return ended in in_force[0] and ended not in in_force[1]


def courage(f: PreviewedAnswer, after: Any) -> bool:
    said = f.hint_values("special-courage")
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


def loyalty(f: PreviewedAnswer, after: Any) -> bool:
    seat = Seat(aimed_at(f))
    others = [other for other in after.everyone() if other != seat]
    loyal = [knight for other in others for knight in suited(f, after, other)]
    able = [knight for other in others for knight in committable(after, other, seat)]
    assert f.hint_values("kept-off") == {"seat": seat, "count": len(loyal)}
    if after.defender == seat and 4 <= after.window <= 7:
        able += [knight for group in after.attackers for knight in group]
    return not set(loyal) & set(able)


def majesty_untapped(f: PreviewedAnswer, after: Any) -> bool:
    covered = suited(f, after, aimed_at(f))
    marks = after.marks[:]
    for knight in covered:
        commit(after, knight)
    return bool(marks == f.before.marks == after.marks)


def majesty(f: PreviewedAnswer, after: Any) -> bool:
    covered = suited(f, after, aimed_at(f))
    fought = [one for one in covered if f.before.marks[one] & knights.USED]
    assert f.hint_values("freed") == {"seat": aimed_at(f), "count": len(fought)}
    return all(why_idle(after, knight, knights.NOBODY) != "used" for knight in covered)


def power(f: PreviewedAnswer, after: Any) -> bool:
    knight = f.answer[1]
    return all(
        strength(after, knight, defending=d)
        == 2 * strength(f.before, knight, defending=d)
        for d in (False, True)
    )


def wealth(f: PreviewedAnswer, after: Any) -> bool:
    tiles = after.zones[knights.RECRUITS + f.seat]
    lesson = train.training_cards(after, f.seat)[:1]
    doublings = f.before.wealths_of(f.seat).bit_count()
    if not tiles:
        return bool(after.wealths_of(f.seat).bit_count() == doublings + 1)
    after.enter("train")
    after.take(f.seat, [tiles[0], *lesson])
    number = len(f.before.zones[knights.CANDIDATES + f.seat])
    return bool(
        after.training_total(f.seat, number) == 2 * after.worth(lesson[0]) << doublings
    )


def mercenary(f: PreviewedAnswer, after: Any) -> bool:
    knight = f.answer[1]
    return bool(f.before.controller[knight] != f.seat == after.controller[knight])


def life(f: PreviewedAnswer, after: Any) -> bool:
    knight = f.answer[1]
    recruits = f.before.zones[knights.RECRUITS + f.seat]
    made = f.before.in_play(knight) or knight in recruits
    assert life_told(f) == ("lively" if f.before.in_play(knight) else "knighted")
    return made and why_idle(after, knight, knights.NOBODY) != "used"


def life_pair(f: PreviewedAnswer, after: Any) -> bool:
    knight = f.answer[1]
    made = len(f.answer) == (2 if f.before.in_play(knight) else 3)
    assert life_told(f) == ("lively" if f.before.in_play(knight) else "knighted")
    return made and why_idle(after, knight, knights.NOBODY) != "used"


def life_told(f: PreviewedAnswer) -> str:
    """Whether a Knight is said to go on, or somebody to become one."""
    told = [hint for hint in f.hints if hint[0] in ("lively", "knighted")]
    assert [hint[1]["piece"] for hint in told] == [spelled(f.before, f.answer[1:2])]
    return told[0][0]


def alive(state: Any, piece: Piece) -> bool:
    """Whether it is a Knight, or one still in training."""
    rows = [kind + s for kind in IN_LIFE for s in state.everyone()]
    return any(piece in state.zones[row] for row in rows)


def death(f: PreviewedAnswer, after: Any) -> bool:
    """Who dies, and whether Recruits could."""
    before = f.before
    for seat in before.everyone():
        if before.zones[knights.RECRUITS + seat]:
            kinds = specials.narrow_death(before, [f.answer[0], knights.SEAT + seat])
            any_of_them = f.hint_values("special-death-any") is not None
            if (knights.RECRUIT in kinds) != any_of_them:
                return False
    if f.answer[1] < knights.SEAT:
        said = f.hint_values("dies")
        assert said is not None
        dead = before.table.pieces.find_piece(str(said["piece"]))
        return alive(before, dead) and not alive(after, dead)
    zone = knights.TRAINING
    if f.answer[2] == knights.RECRUIT:
        zone = knights.RECRUITS
    held = [len(state.zones[zone + aimed_at(f)]) for state in (before, after)]
    return held[1] < held[0]


IN_LIFE = (knights.KNIGHTS, knights.CANDIDATES)
"""Where those lie whom Death can name."""


SPECIALS: dict[str, Callable[[PreviewedAnswer, Any], bool]] = {
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
