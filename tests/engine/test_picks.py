"""Questions: what may follow what, what is refused, one token at a time."""

import itertools

import pytest
from tests.engine.toys import (
    HUSH,
    HUSH_BET,
    HUSH_HAND,
    HUSH_SEAT,
    HUSH_STOP,
    TIDES,
    toy,
)

from parlour.engine.cursor import Cursor, playout
from parlour.engine.data import save
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.partial_answers import addable, check_partial
from parlour.engine.picks import DONE, Pick, companions, following
from parlour.engine.pieces import Seat, Token, cards, deck
from parlour.engine.refusals import Refusal
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.views import imagine
from parlour.engine.zones import Zones
from parlour.testing.chance import Trial, deal_trial, make_table

pytestmark = pytest.mark.both_ways

SUITS = deck().suits
ZERO = Seat(0)


def sets_of(pick: Pick) -> set[tuple[Token, ...]]:
    """All answers, by the meaning of the question."""
    return {
        answer
        for size in range(pick.least, pick.most + 1)
        for answer in itertools.combinations(sorted(pick.options), size)
        if not pick.kin or len({pick.kin[token] for token in answer}) <= 1
    }


def walked(pick: Pick) -> list[tuple[Token, ...]]:
    """All answers, by choosing one token after another; no way may be a dead end."""
    found = []
    ways: list[list[Token]] = [[]]
    while ways:
        chosen = ways.pop()
        able = following(pick, chosen)
        assert able or len(chosen) == pick.most
        if not able or DONE in able:
            found.append(tuple(chosen))
        ways += [[*chosen, token] for token in able if token != DONE]
    return found


@pytest.mark.parametrize("kin", [[], SUITS])
@pytest.mark.parametrize(("least", "most"), [(0, 0), (0, 1), (1, 1), (0, 3), (2, 3)])
@pytest.mark.parametrize("names", ["7h 2c 9h 3c 4c", "As Ks", "2c 2d 2h 3h"])
def test_token_by_token_leads_to_every_set_once(
    names: str, least: int, most: int, kin: list[int]
) -> None:
    pick = Pick(ZERO, "choose", cards(names), least, most, kin=kin)
    wanted = sets_of(pick)
    if wanted:
        found = walked(pick)
        assert len(found) == len(set(found))
        assert set(found) == wanted


def test_first_tokens_that_lead_nowhere_are_left_out() -> None:
    pick = Pick(ZERO, "choose", cards("7h 2c 9h 3c 4c"), 3, 3, kin=SUITS)
    assert following(pick, []) == cards("2c")
    assert following(pick, cards("2c")) == cards("3c")
    assert following(pick, cards("2c 3c 4c")) == []
    assert companions(pick, cards("2c")[0]) == 2


@pytest.mark.parametrize("kin", [[], SUITS])
def test_nothing_is_offered_if_there_is_too_little_to_choose_from(
    kin: list[int],
) -> None:
    for least in (3, 4):
        pick = Pick(ZERO, "choose", cards("2c 3c"), least, 4, kin=kin)
        assert following(pick, []) == []


def test_done_is_offered_once_enough_is_chosen() -> None:
    pick = Pick(ZERO, "choose", cards("2c 3c 4c"), 1, 3)
    assert DONE not in following(pick, [])
    assert following(pick, cards("2c")) == [*cards("3c 4c"), DONE]
    assert following(pick, cards("2c 4c")) == [DONE]
    nothing = Pick(ZERO, "choose", [], 0, 2)
    assert following(nothing, []) == [DONE]


# An answer in the making, in any order


@pytest.mark.parametrize("kin", [[], SUITS])
@pytest.mark.parametrize(
    ("least", "most"), [(0, 0), (0, 1), (1, 1), (0, 3), (1, 2), (2, 3), (3, 3), (5, 5)]
)
@pytest.mark.parametrize("names", ["7h 2c 9h 3c 4c", "As Ks", "2c 2d 2h 3h"])
def test_addable_leads_to_every_set_in_every_order(
    names: str, least: int, most: int, kin: list[int]
) -> None:
    """What may be added is what some legal answer has; the end where one ends."""
    state = playing()
    pick = Pick(ZERO, "choose", cards(names), least, most, kin=kin)
    wanted = sets_of(pick)
    parts = {part for answer in wanted for part in itertools.permutations(answer)}
    begun = {part[:size] for part in parts for size in range(len(part) + 1)}
    for chosen in begun | {()}:
        able = addable(state, pick, list(chosen))
        adds = {token for token in able if token != DONE}
        assert adds == {t for t in pick.options if (*chosen, t) in begun}
        ends = not able or DONE in able
        if wanted and len(chosen) < most:
            assert ends == (tuple(sorted(chosen)) in wanted)


def test_weighed_stops_at_the_first_token_that_does_not_fit() -> None:
    state = playing()
    pick = state.ask(ZERO)
    for names, fits, wrong in (
        ("", "", ""),
        ("4c", "4c", ""),
        ("4c 2c", "4c 2c", ""),
        ("4c 5h 2c", "4c", "must-match"),
        ("4c 4c", "4c", "chosen-twice"),
        ("4c 2c 3c", "4c 2c", "too-many"),
        ("Ah 2c", "", "not-in-hand"),
    ):
        found = check_partial(state, pick, [Token(card) for card in cards(names)])
        assert found.fits == cards(fits)
        assert found.able == addable(state, pick, found.fits)
        assert (found.wrong.message if found.wrong else "") == wrong
        assert found.may_end()
        assert found.is_complete() == (not wrong)


def test_weighed_answer_needs_enough_and_never_contains_done() -> None:
    state = playing()
    pick = Pick(ZERO, "choose", cards("2c 3c 4c"), 2, 3)
    short = check_partial(state, pick, cards("3c"))
    assert (short.may_end(), short.is_complete(), short.wrong) == (False, False, None)
    assert short.able == cards("2c 4c")
    enough = check_partial(state, pick, cards("3c 2c"))
    assert (enough.may_end(), enough.is_complete()) == (True, True)
    full = check_partial(state, pick, cards("3c 2c 4c"))
    assert (full.able, full.is_complete()) == ([], True)
    ended = check_partial(state, pick, [*cards("3c 2c"), DONE])
    assert (ended.fits, ended.may_end(), ended.is_complete()) == (
        cards("3c 2c"),
        True,
        False,
    )


@pytest.mark.parametrize("staged", [False, True])
def test_staged_answers_are_weighed_in_order(staged: bool) -> None:
    state = choosy(1, 2, staged)
    pick = state.ask(ZERO)
    tokens = cards("2c 3c 4c 5c")
    assert addable(state, pick, []) == (tokens[::-1] if staged else tokens)


# Refusals


def playing() -> State:
    """Hush at its sealed question: up to two cards of one suit."""
    state = deal_trial(make_table(HUSH, Trial(2)), Trial(2, seed=1))
    state.play(ZERO, [Token(HUSH_SEAT + 1)])
    for seat in state.everyone():
        state.zones[HUSH_HAND + seat].clear()
    state.zones[HUSH_HAND][:] = cards("2c 3c 4c 5h")
    state.zones[HUSH_HAND + 1][:] = cards("Ah Kh")
    return state


@pytest.mark.parametrize(
    ("seat", "tokens", "message", "rule"),
    [
        (0, cards("Ah"), "not-in-hand", "H-1"),
        (0, [HUSH_STOP], "not-offered", "H-1"),
        (0, [DONE], "not-offered", "H-1"),
        (0, cards("2c 5h"), "must-match", "H-1"),
        (0, cards("2c 2c"), "chosen-twice", "H-1"),
        (0, cards("2c 3c 4c"), "too-many", "H-1"),
        (2, cards("2c"), "not-your-turn", ""),
        (-1, cards("2c"), "not-your-turn", ""),
    ],
)
def test_refusals_name_the_reason(
    seat: int, tokens: list[Token], message: str, rule: str
) -> None:
    state = playing()
    before = str(save(state))
    with pytest.raises(Refusal) as refused:
        state.play(Seat(seat), tokens)
    assert (refused.value.message, refused.value.rule) == (message, rule)
    assert str(save(state)) == before


def test_first_token_without_companions_is_refused_as_too_few() -> None:
    state = playing()
    pick = Pick(ZERO, "choose", cards("2c 3c 7h"), 2, 3, "H-7", kin=SUITS)
    for before, token, message in (
        ("", "7h", "too-few"),
        ("2c", "7h", "must-match"),
        ("2c", "2c", "chosen-twice"),
        ("", "9h", "not-in-hand"),
    ):
        why = state.explain_refusal(pick, cards(before), cards(token)[0])
        assert (why.message, why.token) == (message, token)


@pytest.mark.parametrize(
    ("tokens", "name"),
    [
        (cards("Ah"), "Ah"),
        (cards("2c 2c"), "2c"),
        ([HUSH_STOP], "stop"),
        ([DONE], "done"),
        ([Token(HUSH_BET + 9)], "9"),
        ([Token(HUSH_BET + 10)], ""),
        ([Token(-1)], ""),
        ([Token(79)], "6-6"),
        ([Token(80)], ""),
        ([Token(999)], ""),
    ],
)
def test_refusal_names_the_token(tokens: list[Token], name: str) -> None:
    state = playing()
    with pytest.raises(Refusal) as refused:
        state.play(ZERO, tokens)
    assert refused.value.token == name


def test_too_few_and_the_end_of_the_game() -> None:
    state = deal_trial(make_table(TIDES, Trial(2)), Trial(2))
    with pytest.raises(Refusal, match="too-few"):
        state.play(ZERO, [])
    playout(state, Dice(1))
    with pytest.raises(Refusal, match="game-over"):
        state.play(ZERO, [])
    assert state.question() is None
    assert state.next_asked() == -1


@pytest.mark.parametrize(
    ("tokens", "ok"),
    [
        ([HUSH_SEAT + 1], True),
        ([HUSH_SEAT + 1, HUSH_BET + 3], True),
        ([HUSH_BET + 3, HUSH_SEAT + 1], False),
        ([HUSH_SEAT], False),
        ([HUSH_SEAT + 1, HUSH_BET + 4], False),
        ([HUSH_SEAT + 1, HUSH_BET + 3, HUSH_BET + 3], False),
        ([], False),
    ],
)
def test_staged_answers_come_in_order(tokens: list[int], ok: bool) -> None:
    state = deal_trial(make_table(HUSH, Trial(2)), Trial(2))
    answer = [Token(token) for token in tokens]
    if ok:
        assert state.checked(ZERO, answer) == answer
    else:
        with pytest.raises(Refusal):
            state.checked(ZERO, answer)


def test_answers_are_put_into_their_one_spelling() -> None:
    state = playing()
    assert state.checked(ZERO, cards("4c 2c")) == cards("2c 4c")
    assert state.checked(ZERO, []) == []


# The cursor


def test_a_cursor_can_be_copied_in_the_middle_of_a_selection() -> None:
    cursor = Cursor(playing())
    assert cursor.legal == [*cards("2c 3c 4c 5h"), DONE]
    cursor.step(cards("2c")[0])
    other = cursor.copy()
    assert other.chosen == cards("2c")
    assert other.legal == cursor.legal == [*cards("3c 4c"), DONE]
    cursor.step(cards("4c")[0])
    other.step(DONE)
    assert cursor.state.sealed[0] == cards("2c 4c")
    assert other.state.sealed[0] == cards("2c")
    assert cursor.seat == other.seat == 1


def test_a_selection_goes_on_in_an_imagined_world() -> None:
    cursor = Cursor(playing())
    cursor.step(cards("3c")[0])
    world = imagine(cursor.state, 0, Dice(1))
    other = cursor.within(world)
    assert (other.seat, other.chosen) == (0, cards("3c"))
    assert other.legal == [*cards("4c"), DONE]
    other.step(DONE)
    assert cursor.chosen == cards("3c")
    assert not cursor.state.sealed[0]


def test_a_cursor_ends_with_its_game() -> None:
    state = deal_trial(make_table(TIDES, Trial(2)), Trial(2))
    playout(state, Dice(1))
    cursor = Cursor(state)
    assert (cursor.seat, cursor.pick, cursor.legal) == (-1, None, [])
    with pytest.raises(ValueError, match="over"):
        cursor.step(DONE)


def test_cursor_that_reaches_the_end_offers_nothing() -> None:
    cursor = Cursor(deal_trial(make_table(HUSH, Trial(2)), Trial(2)))
    while cursor.legal:
        cursor.step(cursor.legal[0])
    assert not cursor.state.waiting
    assert (cursor.seat, cursor.pick, cursor.chosen) == (-1, None, [])
    with pytest.raises(ValueError, match="over"):
        cursor.step(DONE)


class Choosy(State):
    """Each seat chooses from `least` to `most` cards of four, the highest first."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.least = self.most = 1
        self.staged = 0
        self.answers: list[list[int]] = [[] for _ in range(table.seats)]

    def start(self) -> None:
        self.turn_to(ZERO)

    def ask(self, seat: Seat) -> Pick:
        options = cards("2c 3c 4c 5c")
        staged = bool(self.staged)
        return Pick(seat, "choose", options, self.least, self.most, staged=staged)

    def narrow(self, pick: Pick, chosen: list[Token]) -> list[Token]:
        if not pick.staged:
            return super().narrow(pick, chosen)
        able = [card for card in pick.options[::-1] if card not in chosen]
        able = able if len(chosen) < pick.most else []
        return [*able, DONE] if able and len(chosen) >= pick.least else able

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        self.answers[seat] = [int(token) for token in tokens]
        if seat == self.seats - 1:
            self.finish(self.scores)
        else:
            self.turn_to(self.left_of(seat))


def choosy(least: int, most: int, staged: bool) -> Choosy:
    state = toy("choosy", Choosy, Zones(), ()).table(2).blank()
    assert isinstance(state, Choosy)
    state.begin(1)
    state.least, state.most, state.staged = least, most, int(staged)
    return state


@pytest.mark.parametrize("staged", [False, True])
@pytest.mark.parametrize(
    ("least", "most"), [(1, 1), (1, 2), (2, 2), (0, 2), (2, 3), (4, 4)]
)
def test_cursor_offers_what_narrow_offers(least: int, most: int, staged: bool) -> None:
    """Token by token the answer is the one that was chosen, never a shorter one."""
    for first in range(4):
        state = choosy(least, most, staged)
        cursor = Cursor(state)
        chosen: list[Token] = []
        while cursor.seat == 0:
            assert cursor.pick is not None
            able = state.narrow(cursor.pick, chosen)
            assert cursor.legal == (able if most > 1 else cursor.pick.options)
            assert cursor.chosen == chosen
            token = cursor.legal[0 if chosen else first % len(cursor.legal)]
            chosen += [token] if token != DONE else []
            cursor.step(token)
        assert state.answers[0] == chosen
        assert least <= len(chosen) <= most
        assert state.checked(Seat(1), chosen) == chosen


def test_cursor_tells_answers_to_who_listens() -> None:
    state = playing()
    state.events = []
    cursor = Cursor(state)
    cursor.step(cards("2c")[0])
    assert state.events == []
    cursor.step(DONE)
    assert [(event[0], event[1]) for event in state.events] == [
        ("decided", 0),
        ("chose", 0),
    ]


def test_selection_is_not_carried_over_to_another_seat() -> None:
    cursor = Cursor(playing())
    cursor.step(cards("3c")[0])
    later = cursor.copy()
    later.step(DONE)
    other = cursor.within(later.state)
    assert (other.seat, other.chosen) == (1, [])
    assert other.legal == [*cards("Ah Kh"), DONE]


def test_forced_ends_need_no_step() -> None:
    """The last card of a suit completes an answer by itself."""
    cursor = Cursor(playing())
    cursor.step(cards("5h")[0])
    assert cursor.seat == 1


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", [HUSH, TIDES], ids=["hush", "tides"])
def test_playouts_and_cursors_count_alike(game: Game, seed: int) -> None:
    trial = Trial(3, seed=seed)
    state = deal_trial(make_table(game, trial), trial)
    cursor = Cursor(state.copy())
    dice = Dice(seed)
    steps = 0
    while cursor.legal:
        cursor.step(cursor.legal[dice.roll(len(cursor.legal))])
        steps += 1
    assert playout(state, Dice(seed)) == steps
    assert save(state) == save(cursor.state)
