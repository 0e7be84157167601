"""No leaks and blind choices: what nobody at the table may find out.

Each function plays the game of a trial, raises AssertionError where the promise is
broken, and says how many comparisons it made, so that a test can see to it that
it was not idle.
"""

from collections.abc import Sequence
from typing import Any, Final

from parlour.engine.data import pick_data, save, view_data
from parlour.engine.dice import Dice
from parlour.engine.events import name_events
from parlour.engine.game import Game, token_name
from parlour.engine.numbers import observe
from parlour.engine.picks import DONE
from parlour.engine.pieces import Piece, Seat, Token
from parlour.engine.refusals import Refusal
from parlour.engine.state import State
from parlour.engine.table import Event, Table
from parlour.engine.views import imagine, view
from parlour.engine.zones import AUDIENCE
from parlour.testing.chance import (
    CLOCK,
    Answer,
    Trial,
    Walk,
    deal_trial,
    give_answer,
    make_table,
    moments,
    play_trial,
    random_answer,
    some,
)
from parlour.testing.checks import (
    COMPARED_MOMENTS,
    any_tokens,
    same,
    viewer_name,
    viewers,
)

SWAPPED_PAIRS: Final = 6
"""Pairs of pieces that are swapped in one game."""
NEVER: Final = 1 << 60


# Imagined worlds


def no_leaks(game: Game, trial: Trial) -> int:
    """Checks that worlds that a viewer cannot tell apart look and ask alike.

    What a viewer cannot know is dealt again: its view, its question, its refusals
    and who is asked stay the same.
    """
    dice = Dice(trial.seed ^ 0x1EAF)
    chosen = set(some(dice, range(len(play_trial(game, trial)) + 1), COMPARED_MOMENTS))
    compared = 0
    for number, walk in enumerate(moments(game, trial)):
        if number not in chosen:
            continue
        for viewer in viewers(trial.seats):
            tries = attempts(walk.table, walk.state, viewer, dice)
            real = look(game, walk.state, viewer, tries)
            for _ in range(2):
                world = imagine(walk.state, viewer, dice)
                instead = look(game, world, viewer, tries)
                same(real, instead, f"answer {number}: for {viewer_name(viewer)}")
                compared += 1
    return compared


def look(
    game: Game, state: State, viewer: int, tries: Sequence[list[Token]]
) -> dict[str, Any]:
    """Returns all that a viewer gets to see and hear at one moment, as data."""
    data: dict[str, Any] = {**view_data(game, state, viewer)}
    asked = state.waiting | state.shut & ~(1 << viewer)  # asked again if imagined
    seen: dict[str, Any] = {
        "asked": state.seats_in(asked),
        "view": {name: data[name] for name in data if name not in WHO_ANSWERED},
    }
    shown = save(view(state, viewer))  # what bots are shown
    seen["shown"] = {name: shown[name] for name in shown if name not in WHO_ASKED}
    if not state.sealing:
        seen["numbers"] = observe(state, viewer)
    if viewer < AUDIENCE:
        seat = Seat(viewer)
        if state.asks(seat):
            seen["question"] = pick_data(game, state, seat)
        seen["refusals"] = [verdict(state, seat, tokens) for tokens in tries]
    return seen


WHO_ANSWERED: Final = ("waiting", "answered")
WHO_ASKED: Final = ("waiting", "shut")
"""Parts of a view that imagining changes, since sealed seats are asked again."""


def verdict(state: State, seat: Seat, tokens: list[Token]) -> list[str]:
    """Returns the checked answer, or its refusal, as text."""
    try:
        return [str(token) for token in state.checked(seat, tokens)]
    except Refusal as refusal:
        return ["refused", refusal.message, refusal.rule, refusal.token]


def attempts(table: Table, state: State, viewer: int, dice: Dice) -> list[list[Token]]:
    """Answers to try, legal or not; a seat that is not asked tries something too."""
    if viewer == AUDIENCE:
        return []
    tries = [any_tokens(table, dice) for _ in range(4)]
    seat = Seat(viewer)
    if state.asks(seat):
        options = state.ask(seat).options
        tries += [some(dice, options, 1 + dice.roll(3)) for _ in range(2)]
        tries += [random_answer(state, seat, dice) + any_tokens(table, dice)]
    return tries


# Swapped pieces


def swaps(game: Game, trial: Trial) -> int:
    """Checks that nobody notices if two pieces that a viewer never saw change places.

    The same game is dealt with the two swapped and everybody else's choices
    relabelled. As long as those are legal, the game goes on and calls it plausible,
    the same seats are asked in the same phases, and the viewer's events, views and
    questions are the same, byte for byte.
    """
    dice = Dice(trial.seed ^ 0x5A4B)
    real = Recording(game, trial)
    compared = 0
    for viewer in viewers(trial.seats):
        learned = first_seen(real, viewer)
        for one, other in pairs(real, learned, dice):
            end = min(learned[one], learned[other])
            compared += swapped_alike(real, viewer, one, other, end, dice)
    return compared


class Recording:
    """Plays a whole game and records all events, split at the answers."""

    def __init__(self, game: Game, trial: Trial) -> None:
        self.game = game
        self.trial = trial
        walk = Walk(game, trial, heard=True)
        self.table = walk.table
        self.cuts = [len(walk.recorded_events())]
        """Number of events before each answer."""
        self.flow = [flow(walk.state)]
        while walk.state.waiting:
            walk.step()
            self.cuts.append(len(walk.recorded_events()))
            self.flow.append(flow(walk.state))
        self.answers: list[Answer] = walk.answers
        self.events: list[Event] = walk.recorded_events()


def flow(state: State) -> tuple[str, int, int]:
    """Returns the public progress of the game: phase, turn, seats to answer."""
    return state.phase, state.turn, state.waiting


def outcome(state: State) -> tuple[bool, list[int], list[int], list[int]]:
    return state.waiting == 0, state.ranks, state.scores, state.chips


def first_seen(real: Recording, viewer: int) -> list[int]:
    """Returns, for each piece, the number of answers before the viewer first saw it.

    A piece is seen when it enters or leaves a zone that the viewer sees into, or when
    it is shown in place. Events that reveal more are a leak.
    """
    eyes = real.table.eyes
    bit = 1 << viewer
    seen = [NEVER] * real.table.piece_count
    number = 0
    for place, (kind, piece, source, target, seen_by, _, _) in enumerate(real.events):
        while place >= real.cuts[number]:
            number += 1
        if kind == "moved" and seen[piece] == NEVER:
            visible = eyes[target] | (eyes[source] if source >= 0 else 0)
            if source == target:
                visible |= seen_by
            if visible & bit:
                seen[piece] = number
    return [min(when, len(real.answers) + 1) for when in seen]


def pairs(real: Recording, learned: list[int], dice: Dice) -> list[tuple[Piece, Piece]]:
    """Returns pieces of one back to swap, mostly such as lay in different zones."""
    backs = real.table.pieces.backs
    in_play = [event[1] for event in real.events if event[0] == "moved"]
    hidden = sorted({piece for piece in in_play if learned[piece] > 0})
    home = zones_visited(real, learned)
    found: list[tuple[Piece, Piece]] = []
    for _ in range(4 * SWAPPED_PAIRS):
        if len(found) == SWAPPED_PAIRS or len(hidden) < 2:
            break
        one = Piece(hidden[dice.roll(len(hidden))])
        other = Piece(hidden[dice.roll(len(hidden))])
        if one == other or backs[one] != backs[other]:
            continue
        if home[one] == home[other] and dice.roll(4):
            continue
        found.append((one, other))
    return found


def zones_visited(real: Recording, learned: list[int]) -> list[list[int]]:
    """Returns the zones that each piece entered before the viewer saw it."""
    zones: list[list[int]] = [[] for _ in learned]
    number = 0
    for place, (kind, piece, _, target, _, _, _) in enumerate(real.events):
        while place >= real.cuts[number]:
            number += 1
        if kind == "moved" and number < learned[piece]:
            zones[piece].append(target)
    return zones


def swapped_alike(
    real: Recording, viewer: int, one: Piece, other: Piece, end: int, dice: Dice
) -> int:
    """Plays the swapped game up to `end` answers; 1 if it got past the first."""
    game = real.game
    trial = real.trial
    relabel = [Piece(piece) for piece in range(real.table.piece_count)]
    relabel[one], relabel[other] = other, one
    table = make_table(game, trial)
    table.relabel = relabel
    plain = deal_trial(make_table(game, trial), trial)
    twin = deal_trial(table, trial, heard=True)
    names = real.table.pieces.names
    where = f"with {names[one]} and {names[other]} swapped, for {viewer_name(viewer)}"
    looks = set(some(dice, range(end), COMPARED_MOMENTS)) | {end - 1}
    reached = -1
    heard = 0
    for number in range(end):
        if not (twin.waiting and plain.waiting) and outcome(twin) != outcome(plain):
            break  # how it ends may depend on what nobody was shown
        same(list(real.flow[number]), list(flow(twin)), f"answer {number}: {where}")
        reached = number
        heard = len(twin.events or [])
        if number in looks:
            same(
                look(game, plain, viewer, []),
                look(game, twin, viewer, []),
                f"answer {number}: {where}",
            )
        if number == len(real.answers):
            break
        seat, tokens = real.answers[number]
        mine = tokens if seat == viewer else [rename_token(t, relabel) for t in tokens]
        if not legal(twin, seat, mine):
            break
        give_answer(twin, seat, mine)
        give_answer(plain, seat, tokens)
        if ruled_out(plain, viewer, one, other):
            break
    if reached < 0:
        return 0
    same(
        name_events(game, real.table, real.events[: real.cuts[reached]], viewer),
        name_events(game, table, (twin.events or [])[:heard], viewer),
        f"events before answer {reached}: {where}",
    )
    return int(reached > 0)


def ruled_out(state: State, viewer: int, one: Piece, other: Piece) -> bool:
    """Returns True if play so far proves that these two pieces have not been
    swapped."""
    world = state.copy()
    for pile in world.zones:
        for place, piece in enumerate(pile):
            if piece in (one, other):
                pile[place] = other if piece == one else one
    known = world.known
    known[one], known[other] = known[other], known[one]
    return not world.plausible(Seat(viewer))


def rename_token(token: Token, relabel: list[Piece]) -> Token:
    return relabel[token] if token < len(relabel) else token


def legal(state: State, seat: Seat, tokens: list[Token]) -> bool:
    if seat == CLOCK:
        return True
    if not state.asks(seat):
        return False
    try:
        state.checked(seat, tokens)
    except Refusal:
        return False
    return True


# Blind choices


def blind_choices(game: Game, trial: Trial) -> int:
    """Checks that what is chosen in secret reveals nothing to anybody.

    Two answers that an onlooker could not tell apart by watching, sealed ones and
    pieces that pass between zones it does not see, leave it with the same events,
    the same view and the same question.
    """
    dice = Dice(trial.seed ^ 0xB11D)
    chosen = set(some(dice, range(len(play_trial(game, trial))), 2 * COMPARED_MOMENTS))
    compared = 0
    walk = Walk(game, trial)
    while walk.state.waiting:
        before = walk.state.copy()
        walk.step()
        number = len(walk.answers) - 1
        seat, tokens = walk.answers[number]
        if seat == CLOCK:
            continue
        secret = before.sealing and before.waiting != 1 << seat
        if number not in chosen and not (secret and dice.roll(2)):
            continue
        instead = random_answer(before, seat, dice)
        if instead == tokens:
            continue
        first = after(before, seat, tokens)
        second = after(before, seat, instead)
        for viewer in viewers(trial.seats):
            if viewer == seat:
                continue
            if not secret:
                watched = [watching(state, before, viewer) for state in (first, second)]
                if watched[0] != watched[1]:
                    continue
            names = [
                " ".join(token_name(before.table, token) for token in answer) or "none"
                for answer in (tokens, instead)
            ]
            where = (
                f"answer {number}, {names[0]} or {names[1]}: {viewer_name(viewer)}'s"
            )
            events = [
                name_events(game, before.table, state.events or [], viewer)
                for state in (first, second)
            ]
            same(events[0], events[1], f"{where} events")
            same(
                [look(game, first, viewer, []), flow(first), observe(first, viewer)],
                [look(game, second, viewer, []), flow(second), observe(second, viewer)],
                f"{where} table",
            )
            compared += 1
    return compared


def after(before: State, seat: Seat, tokens: list[Token]) -> State:
    """Returns the state after an answer, with the events on the way."""
    state = before.copy()
    state.events = []
    give_answer(state, seat, tokens)
    return state


def watching(state: State, before: State, viewer: int) -> list[object]:
    """Returns what a spectator sees who only watches pieces move.

    It is computed from the zones, not from the engine's visibility.
    """
    eyes = state.eyes
    bit = 1 << viewer
    seen: list[object] = []
    for kind, first, second, third, seen_by, text, rule in state.events or []:
        if kind == "moved":
            visible = eyes[third] | (eyes[second] if second >= 0 else 0)
            if second == third:
                visible |= seen_by
            piece = first if visible & bit else -1
            seen.append((kind, piece, second, third))
        elif kind == "chose":
            visible = -1
            if second < DONE:
                visible = eyes[before.zone_of(Piece(second))]
            if before.sealing:
                visible = 0
            token = second if visible & bit else -1
            seen.append((kind, first, token, before.sealing))
        else:
            seen.append((kind, first, second, third, text, rule))
    return seen
