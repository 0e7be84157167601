"""The contract: one function for each promise that every game keeps.

    from parlour.testing.contract import check_contract

    def test_contract() -> None:
        check_contract(GAME)

Each function plays the game of a trial, raises AssertionError where the promise is
broken, and says how many comparisons it made, so that a test can see to it that
it was not idle. `PROMISES` lists them all by name.
"""

import itertools
import json
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from parlour import bots
from parlour.engine.cursor import Cursor
from parlour.engine.data import load, pick_data, save, seats_in
from parlour.engine.dice import Dice
from parlour.engine.game import Game, token_name, token_named
from parlour.engine.options import specs
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import BadInput, Refusal
from parlour.engine.state import State
from parlour.engine.table import Event
from parlour.engine.views import imagine, view
from parlour.match import Match
from parlour.match.log import read_log
from parlour.match.match import replay
from parlour.messages import Messages
from parlour.testing.chance import (
    CLOCK,
    Choices,
    Trial,
    answered,
    apply,
    dealt,
    decisions,
    described,
    laid,
    moments,
    played,
    random_answer,
    random_trial,
    rings_after,
    some,
)
from parlour.testing.secrecy import (
    LOOKS,
    any_tokens,
    blind_choices,
    called,
    no_leaks,
    same,
    swaps,
    viewers,
)

Promise: TypeAlias = Callable[[Game, Trial], int]

SMALL: Final = 9
"""Questions with at most so many options are tried with every set of them."""
BRANCHES: Final = 200
"""Answers to one question that are tried, at most."""


def written(state: State) -> str:
    """A whole state as text, to compare byte by byte."""
    return json.dumps(save(state), sort_keys=True)


def expect(kept: bool, otherwise: str) -> None:
    if not kept:
        raise AssertionError(otherwise)


# Conservation


def conservation(game: Game, trial: Trial) -> int:
    """Pieces and chips are those of the opening, after each event.

    A referee who only hears the events knows where everything lies.
    """
    referee = Referee(game)
    heard = 0
    for walk in moments(game, trial, heard=True):
        for event in walk.heard()[heard:]:
            referee.hear(event, opening=not walk.answers)
        heard = len(walk.heard())
        referee.agree(walk.state)
    return heard


class Referee:
    """Keeps book of pieces, chips and scores from the events alone."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.where: dict[int, int] = {}
        self.chips: dict[int, int] = {}
        self.scores: dict[int, int] = {}
        self.phase = ""

    def hear(self, event: Event, *, opening: bool) -> None:
        kind, first, second, third, _, text, _ = event
        match kind:
            case "moved":
                if second < 0:
                    expect(opening, "a piece was laid out after the opening")
                    expect(first not in self.where, "a piece was laid out twice")
                else:
                    lies = self.where.get(first)
                    expect(lies == second, f"piece {first} left a zone it is not in")
                self.where[first] = third
            case "paid":
                if first < 0:
                    expect(opening, "chips were given out after the opening")
                else:
                    self.chips[first] = self.chips.get(first, 0) - third
                self.chips[second] = self.chips.get(second, 0) + third
            case "scored":
                self.scores[first] = self.scores.get(first, 0) + second
                expect(self.scores[first] == third, "a score was told wrongly")
            case "phase":
                self.phase = text

    def agree(self, state: State) -> None:
        """Compares the book with the table."""
        lying: dict[int, int] = {}
        for zone, pile in enumerate(state.zones):
            for piece in pile:
                expect(piece not in lying, f"piece {piece} lies in two places")
                lying[piece] = zone
                eyes = state.eyes[zone]
                expect(
                    state.known[piece] & eyes == eyes,
                    f"piece {piece} lies open and is not known to all who see it",
                )
        same(self.where, lying, "pieces by events and on the table")
        expect(len(lying) == state.laid, "pieces left the table; use a box zone")
        chips = {number: n for number, n in enumerate(state.chips) if n}
        same({n: c for n, c in self.chips.items() if c}, chips, "chips by events")
        scores = {seat: n for seat, n in enumerate(state.scores) if n}
        same({s: n for s, n in self.scores.items() if n}, scores, "scores by events")
        expect(self.phase == state.phase, f"phase {state.phase!r} was not told")


# Order, ending, replay


def any_order(game: Game, trial: Trial) -> int:
    """Answers given at once make one state in every order, and can be taken back."""
    dice = Dice(trial.seed ^ 0x0D3)
    compared = 0
    for walk in moments(game, trial):
        state = walk.state
        if not state.sealing or state.shut or compared >= 4 * LOOKS:
            continue
        asked = [Seat(seat) for seat in seats_in(state.waiting)]
        answers = {seat: random_answer(state, seat, dice) for seat in asked}
        ends: set[str] = set()
        for order in orders(asked, dice):
            one = state.copy()
            for seat in order:
                one.take(seat, one.checked(seat, answers[seat]))
            ends.add(written(one))
        expect(len(ends) == 1, f"answer {len(walk.answers)}: the order matters")
        if len(asked) > 1:
            one = state.copy()
            one.take(asked[0], answers[asked[0]])
            one.unseal(asked[0])
            expect(written(one) == written(state), "an answer was not quite taken back")
            compared += 1
    return compared


def orders(seats: list[Seat], dice: Dice) -> Iterator[list[Seat]]:
    """All orders of up to three seats, some orders of more."""
    if len(seats) <= 3:
        for order in itertools.permutations(seats):
            yield list(order)
        return
    yield seats
    yield seats[::-1]
    for _ in range(3):
        left = seats[:]
        yield [left.pop(dice.roll(len(left))) for _ in seats]


def termination(game: Game, trial: Trial) -> int:
    """Random play ends within the bound, in known phases, with a result."""
    table = laid(game, trial)
    state = dealt(table, trial, heard=True)
    bound = game.bound(table.options, trial.seats)
    count = decisions(state, Choices(trial), bound)
    expect(count <= bound, f"more than {bound} decisions, which is the stated bound")
    expect(not state.waiting, f"somebody cannot answer in phase {state.phase!r}")
    phases = [event[5] for event in state.events or [] if event[0] == "phase"]
    for phase in phases:
        expect(phase in game.phases, f"the game has no phase {phase!r}")
    expect(state.phase == "over", f"it ended in phase {state.phase!r}")
    expect(not state.sealing and not state.shut, "it ended with sealed answers")
    expect(len(state.ranks) == trial.seats, "not everybody has a place at the end")
    best = min(state.ranks)  # nobody may have won: then the first place is empty
    for rank in state.ranks:
        better = sum(1 for other in state.ranks if other < rank)
        expect(rank == best + better, f"places {state.ranks} do not add up")
    returns = state.returns()
    most = game.utility(table.options, trial.seats) if game.utility else 1.0
    expect(len(returns) == trial.seats, "not everybody has a return")
    expect(max(map(abs, returns)) <= most, f"returns {returns} exceed {most}")
    refused = refusal(state, Seat(0), [])
    expect(refused is not None and refused.message == "game-over", "it goes on")
    return count


def replays(game: Game, trial: Trial) -> int:
    """The log alone rebuilds every event; listening and looking change nothing."""
    answers = played(game, trial)
    quiet = dealt(laid(game, trial), trial)
    heard = dealt(laid(game, trial), trial, heard=True)
    for seat, tokens in answers:
        for state in (quiet, heard):
            expect(
                seat == CLOCK or refusal(state, seat, tokens) is None,
                f"played again, it was refused: {spelt(state, tokens)}",
            )
        apply(quiet, seat, tokens)
        for viewer in viewers(trial.seats):
            view(heard, viewer)
        answered(heard, seat, tokens)
    expect(written(quiet) == written(heard), "listening changed the game")
    match = recorded(game, trial)
    try:
        again = replay(game, read_log(match.log().written()))
    except BadInput as wrong:
        raise AssertionError(f"the log cannot be replayed: {wrong}") from wrong
    same(match.events, again.events, "events of the game and of its replay")
    expect(written(match.state) == written(again.state), "the replay ended otherwise")
    return len(match.choices)


def recorded(game: Game, trial: Trial) -> Match:
    """A whole match of random answers."""
    match = Match(game, trial.seats, trial.options, seed=f"{trial.seed:032x}")
    choices = Choices(trial)
    rings = rings_after(match.state, trial)
    while not match.over():
        if len(match.choices) == rings:
            match.ring()
            continue
        asked = seats_in(match.state.waiting)
        seat = Seat(asked[choices.roll(len(asked))])
        match.play_tokens(seat, random_answer(match.state, seat, choices))
    return match


# Saving and copying


def round_trip(game: Game, trial: Trial) -> int:
    """Any state survives JSON, mid-turn included, and play goes on alike."""
    dice = Dice(trial.seed ^ 0x5A7E)
    answers = played(game, trial)
    chosen = set(some(dice, range(len(answers) + 1), LOOKS))
    table = laid(game, trial)
    state = dealt(table, trial)
    saved: list[tuple[int, str]] = []
    for number in range(len(answers) + 1):
        if number in chosen:
            plain_fields(state)
            saved.append((number, written(state)))
        if number < len(answers):
            apply(state, *answers[number])
    for number, text in saved:
        loaded = load(laid(game, trial), json.loads(text))
        expect(written(loaded) == text, f"answer {number}: it was read otherwise")
        for seat, tokens in answers[number:]:
            apply(loaded, seat, tokens)
        expect(
            written(loaded) == written(state),
            f"saved before answer {number} and read again, it goes on otherwise",
        )
    return len(saved)


def plain_fields(state: State) -> None:
    """What a game adds to a state is plain data."""
    for name in state.table.fields:
        value = getattr(state, name)
        parts = value if isinstance(value, list) else [value]
        inner = [n for part in parts for n in (part if type(part) is list else [part])]
        wanted = (int, bool) if isinstance(value, list) else (int, bool, str)
        expect(
            all(type(part) in wanted for part in inner),
            f"field {name} is not a number, a word or numbers in lists: {value!r}",
        )


def copies(game: Game, trial: Trial) -> int:
    """A copy is the same state, goes on alike and shares nothing that changes."""
    dice = Dice(trial.seed ^ 0xC0B1)
    answers = played(game, trial)
    chosen = set(some(dice, range(len(answers)), LOOKS))
    kept: list[tuple[int, State, str]] = []
    for number, walk in enumerate(moments(game, trial)):
        if number in chosen:
            text = written(walk.state)
            other = walk.state.copy()
            expect(written(other) == text, f"answer {number}: a copy differs")
            spoil(walk.state.copy())
            expect(written(walk.state) == text, f"answer {number}: a copy shares")
            kept.append((number, other, text))
    end = ""
    for number, state, text in kept[::-1]:
        expect(written(state) == text, f"the copy before answer {number} was changed")
        other = state.copy()
        for seat, tokens in answers[number:]:
            apply(other, seat, tokens)
        end = end or written(other)
        expect(written(other) == end, f"the copy before answer {number} went astray")
        expect(written(state) == text, f"a copy of a copy shares, answer {number}")
    return len(kept)


def spoil(state: State) -> None:
    """Changes every list of a state that play may change."""
    for pile in state.zones:
        if pile:
            pile.append(pile[0])
            break
    for name in ("known", "scores", "chips"):
        numbers = getattr(state, name)
        if numbers:
            numbers[0] += 1
    state.sealed[0] = [DONE]
    for name in state.table.fields:
        value = getattr(state, name)
        if isinstance(value, list):
            for part in value:
                if isinstance(part, list):
                    part.append(1)
            if all(type(part) is int for part in value):
                value.append(1)


# Refusals


def refusals(game: Game, trial: Trial) -> int:
    """What was not offered is refused in known words, and nothing changes."""
    dice = Dice(trial.seed ^ 0x4EF)
    messages = Messages(game)
    chosen = set(some(dice, range(len(played(game, trial)) + 1), 2 * LOOKS))
    refused = 0
    for number, walk in enumerate(moments(game, trial)):
        state = walk.state
        if number not in chosen:
            continue
        before = written(state)
        for seat in state.everyone():
            for tokens in wild_answers(state, seat, dice):
                wanted = offered(state, seat, tokens)
                why = refusal(state, seat, tokens)
                expect(
                    (why is None) == wanted,
                    f"answer {number}: {spelt(state, tokens)} by seat {seat} is"
                    f" {'refused' if why else 'allowed'}",
                )
                if why:
                    refused += 1
                    explained(messages, why)
        expect(written(state) == before, f"answer {number}: refusing changed the game")
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


def offered(state: State, seat: Seat, tokens: list[Token]) -> bool:
    """Whether an answer is legal, worked out from the question itself."""
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


def refusal(state: State, seat: Seat, tokens: list[Token]) -> Refusal | None:
    try:
        state.checked(seat, tokens)
    except Refusal as why:
        return why
    return None


def explained(messages: Messages, why: Refusal) -> None:
    """A refusal can be read out."""
    read_out(messages, f"refused-{why.message}", token="that", least=1, most=1)


def spelt(state: State, tokens: list[Token]) -> str:
    return " ".join(token_name(state.table, token) for token in tokens) or "nothing"


# Imagining


def imagining(game: Game, trial: Trial) -> int:
    """An imagined world keeps what its viewer knows and can be played to the end."""
    dice = Dice(trial.seed ^ 0x1A6)
    chosen = set(some(dice, range(len(played(game, trial))), LOOKS))
    imagined = 0
    for number, walk in enumerate(moments(game, trial)):
        if number not in chosen:
            continue
        before = written(walk.state)
        for viewer in viewers(trial.seats):
            where = f"answer {number}, imagined by {called(viewer)}"
            world = imagine(walk.state, viewer, dice)
            keeps_what_is_known(walk.state, world, viewer, where)
            try:
                decisions(world, dice, walk.bound)
            except Exception as wrong:
                raise AssertionError(f"{where}: cannot be played: {wrong!r}") from wrong
            expect(not world.waiting, f"{where}: cannot be played, or not to the end")
            imagined += 1
        expect(written(walk.state) == before, "imagining changed the game")
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
    """A question changes nothing, and token by token leads to all of its answers."""
    dice = Dice(trial.seed ^ 0xA5C)
    chosen = set(some(dice, range(len(played(game, trial))), 2 * LOOKS))
    tried = 0
    for number, walk in enumerate(moments(game, trial)):
        if number not in chosen:
            continue
        state = walk.state
        before = written(state)
        for seat in [Seat(seat) for seat in seats_in(state.waiting)]:
            pick = state.ask(seat)
            data = pick_data(game, state, seat)
            same(data, pick_data(game, state, seat), "a question asked twice")
            well_formed(state, seat, pick)
            tried += every_answer(state, seat, pick, dice)
        expect(written(state) == before, f"answer {number}: asking changed the game")
        token_by_token(state, dice)
    return tried


def well_formed(state: State, seat: Seat, pick: Pick) -> None:
    what = described(state, pick)
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
    while open_ends and len(reached) < BRANCHES:
        chosen = open_ends.pop(dice.roll(len(open_ends)))
        able = state.narrow(pick, chosen)
        if chosen == [] and not able:
            raise AssertionError(f"{described(state, pick)} cannot be answered")
        expect(len(set(able)) == len(able), f"{described(state, pick)} repeats itself")
        if not able or DONE in able:
            reached.append(chosen)
        open_ends += [[*chosen, token] for token in able if token != DONE]
    expect(bool(reached), f"{described(state, pick)} has no answer")
    for answer in reached:
        why = refusal(state, seat, answer)
        expect(why is None, f"{spelt(state, answer)} is offered and refused")
    for answer in some(dice, reached, 3):
        after = state.copy()
        after.play(seat, answer)
    if not open_ends and not pick.staged and len(pick.options) <= SMALL:
        sets = {tuple(sorted(answer)) for answer in reached}
        expect(len(sets) == len(reached), f"{described(state, pick)}: two spellings")
        for size in range(len(pick.options) + 1):
            for some_set in itertools.combinations(sorted(pick.options), size):
                allowed = refusal(state, seat, list(some_set)) is None
                expect(
                    allowed == (some_set in sets),
                    f"{spelt(state, list(some_set))} is"
                    f" {'allowed' if allowed else 'refused'} and"
                    f" {'' if some_set in sets else 'not '}offered token by token",
                )
    return len(reached)


def token_by_token(state: State, dice: Dice) -> None:
    """One answer through the cursor, copied in the middle, and the same in one go."""
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
        expect(written(twin.state) == written(cursor.state), "a copied cursor strayed")
        choosing = bool(cursor.chosen)
    whole = state.copy()
    whole.play(seat, answer)
    expect(
        written(whole) == written(cursor.state),
        f"{spelt(state, answer)} token by token is not the same as in one go",
    )


# Bots


def bot_plays(game: Game, trial: Trial, name: str = "regular") -> int:
    """A bot answers every question legally, the same way for what looks the same."""
    bot = bots.find(game, name)
    table = laid(game, trial)
    state = dealt(table, trial)
    dice = Dice(trial.seed ^ 0xB07)
    choices = Choices(trial)
    answers = 0
    while state.waiting:
        seat = state.next_asked()
        if choices.roll(3) == 0:  # now and then somebody plays at random
            state.take(seat, random_answer(state, seat, choices))
            continue
        luck = dice.seed()
        before = written(state)
        answer = bots.answer(bot, state, seat, Dice(luck))
        expect(written(state) == before, f"answer {answers}: thinking changed the game")
        why = refusal(state, seat, answer)
        expect(
            why is None,
            f"{described(state, state.ask(seat))}: it says {spelt(state, answer)}",
        )
        if dice.roll(4) == 0:
            world = imagine(state, seat, dice)
            other = bots.answer(bot, world, seat, Dice(luck))
            same(answer, other, f"answer {answers}: what it says in two equal views")
        state.play(seat, answer)
        answers += 1
    return answers


# Words


def words(game: Game, trial: Trial) -> int:
    """All that is asked and said can be read out."""
    messages = Messages(game)
    for name in declared_messages(game):
        expect(messages.has(name), f"no message is called {name}")
    heard = 0
    read = 0
    for walk in moments(game, trial, heard=True):
        for event in walk.heard()[heard:]:
            if event[0] == "said":
                read_out(messages, f"said-{event[5]}", seat="Ann", piece="7h", number=2)
                read += 1
        heard = len(walk.heard())
        for seat in seats_in(walk.state.waiting):
            pick = walk.state.ask(Seat(seat))
            name = f"prompt-{pick.prompt}"
            read_out(messages, name, least=pick.least, most=pick.most)
            read += 1
    return read


def read_out(messages: Messages, name: str, **values: str | int) -> None:
    expect(messages.has(name), f"no message is called {name}")
    expect(bool(messages.text(name, "", **values).strip()), f"{name} says nothing")


def declared_messages(game: Game) -> list[str]:
    """Messages that a game needs for what it declares."""
    wanted = ["title", "tagline"]
    wanted += [f"zone-{zone.name}" for zone in game.zones.all]
    wanted += [f"pot-{name}" for name in game.pots]
    wanted += [f"phase-{name}" for name in game.phases]
    wanted += [f"preset-{name}" for name in game.presets]
    seats = game.words.seat_names
    for number, name in enumerate(game.words.names):
        if not (seats >= 0 and 0 <= number + DONE - seats < 10):
            wanted.append(f"word-{name}")
    for name, values in option_words(game).items():
        wanted.append(f"option-{name}")
        wanted += [f"option-{name}-{value}" for value in values]
    return wanted


def option_words(game: Game) -> dict[str, list[str]]:
    """For each option the words among its values."""
    return {
        name: [*spec.values, *spec.words] for name, spec in specs(game.options).items()
    }


PROMISES: Final[dict[str, Promise]] = {
    "conservation": conservation,
    "no leaks": no_leaks,
    "swaps": swaps,
    "blind choices": blind_choices,
    "any order": any_order,
    "termination": termination,
    "replay": replays,
    "round trip": round_trip,
    "copies": copies,
    "refusals": refusals,
    "imagining": imagining,
    "questions": questions,
    "words": words,
}


def check_contract(game: Game, games: int = 20) -> None:
    """Tries every promise on so many random games with random options."""
    for name, promise in PROMISES.items():
        for seed in range(1, games + 1):
            trial = random_trial(game, seed)
            try:
                promise(game, trial)
            except Exception as broken:
                broken.add_note(f"promise: {name}, {trial}")
                raise
