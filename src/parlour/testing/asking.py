"""Questions, refusals, imagined worlds and words."""

import itertools
from collections.abc import Iterator
from typing import Final

from parlour.engine.cursor import Cursor
from parlour.engine.data import pick_data, save
from parlour.engine.dice import Dice
from parlour.engine.events import name_events
from parlour.engine.game import Game, token_name, token_named
from parlour.engine.options import specs
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import Refusal
from parlour.engine.state import State
from parlour.engine.table import Event, Table
from parlour.engine.views import imagine
from parlour.engine.zones import AUDIENCE
from parlour.narration import LogNarrator
from parlour.presentation.layout import layout_of
from parlour.testing.chance import (
    Trial,
    decisions,
    describe_question,
    moments,
    play_trial,
    random_answer,
    some,
)
from parlour.testing.checks import (
    COMPARED_MOMENTS,
    any_tokens,
    expect,
    refusal,
    same,
    spell_tokens,
    state_text,
    viewer_name,
    viewers,
)
from parlour.testing.telling import EMPTY, find_gap, marking
from parlour.words.messages import Messages, languages

MAX_OPTIONS_FOR_SUBSETS: Final = 9
"""Maximum number of options for which every subset is tried."""
MAX_TRIED_ANSWERS: Final = 200
"""Answers to one question that are tried, at most."""


# Refusals


def refusals(game: Game, trial: Trial) -> int:
    """Checks that what was not offered is refused in known words, and nothing
    changes."""
    dice = Dice(trial.seed ^ 0x4EF)
    messages = Messages(game)
    chosen = set(
        some(dice, range(len(play_trial(game, trial)) + 1), 2 * COMPARED_MOMENTS)
    )
    refused = 0
    for number, walk in enumerate(moments(game, trial)):
        state = walk.state
        if number not in chosen:
            continue
        before = state_text(state)
        for seat in state.everyone():
            for tokens in wild_answers(state, seat, dice):
                wanted = is_offered(state, seat, tokens)
                why = refusal(state, seat, tokens)
                expect(
                    (why is None) == wanted,
                    f"answer {number}: {spell_tokens(state, tokens)} by seat {seat} is"
                    f" {'refused' if why else 'allowed'}",
                )
                if why:
                    refused += 1
                    check_explanation(messages, why)
        expect(
            state_text(state) == before, f"answer {number}: refusing changed the game"
        )
    return refused


def wild_answers(state: State, seat: Seat, dice: Dice) -> Iterator[list[Token]]:
    """Answers that may or may not be legal."""
    yield []
    yield [DONE]
    for _ in range(3):
        yield any_tokens(state.table, dice)
    if state.asks(seat):
        good = random_answer(state, seat, dice)
        yield good
        yield good + any_tokens(state.table, dice)
        yield good + good[:1]
        yield [*good, DONE]
        yield good[:-1]
        options = state.ask(seat).options
        for _ in range(2):
            yield some(dice, options, 1 + dice.roll(4))[::-1]


def is_offered(state: State, seat: Seat, tokens: list[Token]) -> bool:
    """Returns whether an answer is legal, worked out from the question itself."""
    if not state.asks(seat):
        return False
    pick = state.ask(seat)
    if pick.staged or type(state).narrow is not State.narrow:
        return tokens_follow(state, pick, state.spelled(pick, tokens))
    kinds = {pick.kin[token] for token in tokens if token in pick.options and pick.kin}
    return (
        pick.least <= len(tokens) <= pick.most
        and len(set(tokens)) == len(tokens)
        and set(tokens) <= set(pick.options)
        and len(kinds) <= 1
    )


def tokens_follow(state: State, pick: Pick, tokens: list[Token]) -> bool:
    able = state.narrow(pick, [])
    for number, token in enumerate(tokens):
        if token == DONE or token not in able:
            return False
        able = state.narrow(pick, tokens[: number + 1])
    return not able or DONE in able


def check_explanation(messages: Messages, why: Refusal) -> None:
    """Checks that a refusal can be read out."""
    read_out(messages, f"refused-{why.message}", token="that", least=1, most=1)


# Imagining


def imagining(game: Game, trial: Trial) -> int:
    """Checks that an imagined world keeps what its viewer knows and can be played to
    the end.

    Tables that the viewer cannot tell apart lead to the same world with the same dice.
    """
    dice = Dice(trial.seed ^ 0x1A6)
    chosen = set(some(dice, range(len(play_trial(game, trial))), COMPARED_MOMENTS))
    imagined = 0
    for number, walk in enumerate(moments(game, trial)):
        if number not in chosen:
            continue
        before = state_text(walk.state)
        for viewer in viewers(trial.seats):
            where = f"answer {number}, imagined by {viewer_name(viewer)}"
            luck = dice.seed()
            world = imagine(walk.state, viewer, Dice(luck))
            keeps_what_is_known(walk.state, world, viewer, where)
            other = imagine(walk.state, viewer, dice)
            again = imagine(other, viewer, Dice(luck))
            same(save(world), save(again), f"{where} from a table like the real one")
            try:
                decisions(world, dice, walk.bound)
            except Exception as wrong:
                raise AssertionError(f"{where}: cannot be played: {wrong!r}") from wrong
            expect(not world.waiting, f"{where}: cannot be played, or not to the end")
            imagined += 1
        expect(state_text(walk.state) == before, "imagining changed the game")
    return imagined


def keeps_what_is_known(state: State, world: State, viewer: int, where: str) -> None:
    bit = 1 << viewer
    backs = state.table.pieces.backs
    for zone in state.table.live:
        old, new = state.zones[zone], world.zones[zone]
        expect(len(old) == len(new), f"{where}: the size of zone {zone} changed")
        same(
            sorted(backs[piece] for piece in old),
            sorted(backs[piece] for piece in new),
            f"{where}: backs in zone {zone}",
        )
        if state.eyes[zone] & bit:
            expect(old == new, f"{where}: zone {zone}, which it sees, changed")
        elif state.table.blend_of[zone] < 0:
            known = {piece for piece in old if state.known[piece] & bit}
            expect(known <= set(new), f"{where}: a piece it knows left zone {zone}")
            for place, piece in enumerate(old):
                others = state.known[piece] & ~bit
                if piece not in known and world.known[new[place]] & ~bit != others:
                    raise AssertionError(f"{where}: who else knows moved in {zone}")
    pieces = sorted(piece for pile in state.zones for piece in pile)
    dreamt = sorted(piece for pile in world.zones for piece in pile)
    expect(pieces == dreamt, f"{where}: the pieces are not the same")
    if viewer < state.seats:
        expect(
            world.sealed[viewer] == state.sealed[viewer],
            f"{where}: it forgot its own sealed answer",
        )


# Questions


def questions(game: Game, trial: Trial) -> int:
    """Checks that a question changes nothing, and token by token leads to all of its
    answers."""
    dice = Dice(trial.seed ^ 0xA5C)
    chosen = set(some(dice, range(len(play_trial(game, trial))), 2 * COMPARED_MOMENTS))
    tried = 0
    for number, walk in enumerate(moments(game, trial)):
        if number not in chosen:
            continue
        state = walk.state
        before = state_text(state)
        for seat in state.seats_in(state.waiting):
            pick = state.ask(seat)
            data = pick_data(game, state, seat)
            same(data, pick_data(game, state, seat), "a question asked twice")
            well_formed(game, state, seat, pick)
            tried += every_answer(state, seat, pick, dice)
        expect(state_text(state) == before, f"answer {number}: asking changed the game")
        token_by_token(state, dice)
    return tried


def well_formed(game: Game, state: State, seat: Seat, pick: Pick) -> None:
    what = describe_question(state, pick)
    expect(game.windows or not pick.window, f"{what}: no windows are declared")
    expect(pick.seat == seat, f"{what} is put to another seat, {seat}")
    expect(len(set(pick.options)) == len(pick.options), f"{what} repeats itself")
    expect(DONE not in pick.options, f"{what} offers to be done")
    expect(0 <= pick.least <= pick.most, f"{what} makes no sense")
    for token in pick.options:
        name = token_name(state.table, token)
        expect(token_named(state.table, name) == token, f"two tokens are called {name}")


def every_answer(state: State, seat: Seat, pick: Pick, dice: Dice) -> int:
    """Walks through the answers that can be reached; each is accepted and works."""
    reached: list[list[Token]] = []
    open_ends: list[list[Token]] = [[]]
    while open_ends and len(reached) < MAX_TRIED_ANSWERS:
        chosen = open_ends.pop(dice.roll(len(open_ends)))
        able = state.narrow(pick, chosen)
        if chosen == [] and not able:
            raise AssertionError(f"{describe_question(state, pick)} cannot be answered")
        expect(
            len(set(able)) == len(able),
            f"{describe_question(state, pick)} repeats itself",
        )
        if not able or DONE in able:
            reached.append(chosen)
        open_ends += [[*chosen, token] for token in able if token != DONE]
    expect(bool(reached), f"{describe_question(state, pick)} has no answer")
    for answer in reached:
        why = refusal(state, seat, answer)
        expect(why is None, f"{spell_tokens(state, answer)} is offered and refused")
    for answer in some(dice, reached, 3):
        after = state.copy()
        after.play(seat, answer)
    if (
        not open_ends
        and not pick.staged
        and len(pick.options) <= MAX_OPTIONS_FOR_SUBSETS
    ):
        sets = {tuple(sorted(answer)) for answer in reached}
        expect(
            len(sets) == len(reached),
            f"{describe_question(state, pick)}: two spellings",
        )
        for size in range(len(pick.options) + 1):
            for some_set in itertools.combinations(sorted(pick.options), size):
                allowed = refusal(state, seat, list(some_set)) is None
                expect(
                    allowed == (some_set in sets),
                    f"{spell_tokens(state, list(some_set))} is"
                    f" {'allowed' if allowed else 'refused'} and"
                    f" {'' if some_set in sets else 'not '}offered token by token",
                )
    return len(reached)


def token_by_token(state: State, dice: Dice) -> None:
    """Compares one answer through the cursor, copied in the middle, with the same in
    one go."""
    cursor = Cursor(state.copy())
    seat = cursor.seat
    answer: list[Token] = []
    choosing = True
    while choosing:
        token = cursor.legal[dice.roll(len(cursor.legal))]
        twin = cursor.copy()
        same(twin.legal, cursor.legal, "what a copied cursor offers")
        if token != DONE:
            answer.append(token)
        cursor.step(token)
        twin.step(token)
        expect(
            state_text(twin.state) == state_text(cursor.state),
            "a copied cursor strayed",
        )
        choosing = bool(cursor.chosen)
    whole = state.copy()
    whole.play(seat, answer)
    expect(
        state_text(whole) == state_text(cursor.state),
        f"{spell_tokens(state, answer)} token by token is not the same as in one go",
    )


# Words

EMPTY_LITERAL = '"value": "", "type": "StringLiteral"'
"""Marker for a text that is empty on purpose in Fluent."""


def words(game: Game, trial: Trial) -> int:
    """Checks that all that is asked and said can be read out, and no sentence has an
    empty part."""
    messages = Messages(game)
    dice = Dice(trial.seed ^ 0x70D)
    language = languages()[dice.roll(len(languages()))]
    readers = [AUDIENCE, dice.roll(trial.seats)]
    logs = [ViewerLog(game, viewer, language) for viewer in readers]
    for name in declared_messages(game):
        expect(messages.has(name), f"no message is called {name}")
    heard = 0
    read = 0
    for walk in moments(game, trial, heard=True):
        new = walk.recorded_events()[heard:]
        for event in new:
            if event[0] == "said":
                name = f"said-{event[5]}"
                expect(messages.has(name), f"no message is called {name}")
                read += 1
        for log in logs:
            log.check(walk.state.table, new)
        heard += len(new)
        for seat in walk.state.seats_in(walk.state.waiting):
            pick = walk.state.ask(seat)
            name = f"prompt-{pick.prompt}"
            read_out(messages, name, least=pick.least, most=pick.most)
            read += 1
    return read


class ViewerLog:
    """The log of one viewer in one language."""

    def __init__(self, game: Game, viewer: int, language: str) -> None:
        self.game = game
        self.viewer = viewer
        self.reading = marking(game, viewer if viewer < AUDIENCE else None, language)

    def check(self, table: Table, events: list[Event]) -> None:
        """Checks that every sentence says something, and no part of it is empty."""
        seen = name_events(self.game, table, events, self.viewer)
        lines = LogNarrator(self.game, table, self.viewer).lines(seen)
        for line in itertools.chain(lines, *(line.detail for line in lines)):
            name = line.message
            text = self.reading.text(line)
            expect(bool(text) or mute(self.reading.words, name), f"{name} says nothing")
            shown = text.replace(EMPTY, "")
            expect(not find_gap(text), f"{name} has an empty part: {shown!r}")


def mute(messages: Messages, name: str) -> bool:
    """Returns whether a message says nothing on purpose: one of its variants is `{ ""
    }`."""
    values = [
        words.get_message(name).value
        for words in messages.bundles
        if words.has_message(name)
    ]
    return any(EMPTY_LITERAL in str(value) for value in values)


def read_out(messages: Messages, name: str, **values: str | int) -> None:
    expect(messages.has(name), f"no message is called {name}")
    expect(bool(messages.text(name, "", **values).strip()), f"{name} says nothing")


def declared_messages(game: Game) -> list[str]:
    """Returns messages that a game needs for what it declares."""
    wanted = ["title", "tagline"]
    wanted += [f"zone-{zone.name}" for zone in game.zones.all]
    wanted += [f"pot-{name}" for name in game.pots]
    wanted += [f"phase-{name}" for name in game.phases]
    wanted += [f"preset-{name}" for name in game.presets]
    counted = [fact for fact in layout_of(game).facts if fact.label == game.rounds]
    wanted += [f"over-{fact.label}" for fact in counted if fact.of]
    seats = game.words.seat_names
    for number, name in enumerate(game.words.names):
        if not (seats >= 0 and 0 <= number + DONE - seats < 10):
            wanted.append(f"word-{name}")
    for name, values in option_words(game).items():
        wanted.append(f"option-{name}")
        wanted += [f"option-{name}-{value}" for value in values]
    return wanted


def option_words(game: Game) -> dict[str, list[str]]:
    """Returns the words among the values of each option."""
    return {
        name: [*spec.values, *spec.words] for name, spec in specs(game.options).items()
    }
