"""Bots: they answer legally, keep to what their seat knows, and give nothing away."""

from typing import Any, Final

from parlour import bots
from parlour.bots.belief import is_legal
from parlour.bots.bot_input import BotInput, Decision, SearchBot, make_input
from parlour.bots.onlooker import (
    PublicAnswer,
    grade_doubt,
    place_pieces,
    public_answers,
)
from parlour.bots.reasons import NONE, USUAL, Reason
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.picks import DONE
from parlour.engine.pieces import Piece, Seat
from parlour.engine.state import State
from parlour.engine.views import imagine, view
from parlour.engine.zones import AUDIENCE
from parlour.narration import Line, Reading, answer_lines, hand_lines
from parlour.testing.chance import (
    ScriptedRolls,
    Trial,
    deal_trial,
    describe_question,
    make_table,
    random_answer,
)
from parlour.testing.checks import (
    COMPARED_MOMENTS,
    expect,
    refusal,
    same,
    spell_tokens,
    state_text,
    viewer_name,
    viewers,
)
from parlour.testing.masked_views import same_answer_masked
from parlour.words.messages import Messages, languages

ROLLOUT_BUDGET: Final = 6
"""Rollouts of a bot that looks ahead; few, for it is not to play well here."""
SEARCH_EVERY: Final = 16
"""One in this many questions goes to a search bot, the others to `regular`."""
MAX_SEARCHES: Final = 12
"""Maximum number of searches per game."""


def bot_plays(game: Game, trial: Trial, name: str = "regular") -> int:
    """Checks that a bot answers every question legally, the same way for what looks the
    same.

    When the true table is exchanged for one that its seat cannot tell from it, its
    past included, the bot says the same with the same dice, for the same reason.
    """
    bot = bots.find(game, name)
    looks_ahead = isinstance(bot, SearchBot)
    table = make_table(game, trial)
    state = deal_trial(table, trial)
    dice = Dice(trial.seed ^ 0xB07)
    choices = ScriptedRolls(trial)
    memory = bots.make_memory([bot])
    answers = 0
    while state.waiting and not (looks_ahead and answers == MAX_SEARCHES):
        seat = state.next_asked()
        if choices.roll(3) == 0:  # now and then somebody plays at random
            tokens = random_answer(state, seat, choices)
        elif looks_ahead and answers and dice.roll(SEARCH_EVERY):
            tokens = bots.answer(bots.find(game, "regular"), state, seat, dice)
        else:
            tokens = ask_checked(game, name, state, seat, memory, dice, answers)
            answers += 1
        if memory is not None:
            memory.note(state, seat, tokens)
        state.play(seat, tokens)
    return answers


def ask_checked(
    game: Game,
    name: str,
    state: State,
    seat: Seat,
    memory: bots.AnswerMemory | None,
    dice: Dice,
    number: int,
) -> list[Any]:
    """Returns a bot's checked answer; sometimes also tests an indistinguishable
    table."""
    luck = dice.seed()
    before = state_text(state)
    given = make_input(state, seat, Dice(luck), memory, ROLLOUT_BUDGET)
    decision = bots.decide(game, name, given)
    expect(state_text(state) == before, f"answer {number}: thinking changed the game")
    bot = bots.find(game, name)
    if not isinstance(bot, SearchBot):
        same_answer_masked(bot, state, seat, luck, decision.answer, f"answer {number}")
    why = refusal(state, seat, decision.answer)
    asked = describe_question(state, given.pick)
    expect(why is None, f"{asked}: it says {spell_tokens(state, decision.answer)}")
    if dice.roll(4) == 0:
        whole_and_true(game, given, decision)
        worlds = given.worlds.with_other_table(dice)
        other = worlds.state
        pick = other.ask(seat)
        again = BotInput(view(other, seat), pick, Dice(luck), worlds, ROLLOUT_BUDGET)
        instead = bots.decide(game, name, again)
        where = f"answer {number}: in two tables that look the same"
        same(decision.answer, instead.answer, f"{where}, what it says")
        same(
            as_data(decision.full_reason), as_data(instead.full_reason), f"{where}, why"
        )
    return decision.answer


def tells_nothing(game: Game, trial: Trial, name: str = "regular") -> int:
    """Checks that the reason a bot gives at once is the same whatever it holds.

    It is the same for every table that somebody else cannot tell from the true one,
    and it can be read out.
    """
    table = make_table(game, trial)
    state = deal_trial(table, trial)
    dice = Dice(trial.seed ^ 0x7E11)
    choices = ScriptedRolls(trial)
    compared = 0
    asked = 0
    while state.waiting and asked < COMPARED_MOMENTS:
        seat = state.next_asked()
        if dice.roll(SEARCH_EVERY) == 0 or not compared:
            asked += 1
            given = make_input(state, seat, dice, None, ROLLOUT_BUDGET)
            reason = bots.decide(game, name, given).public_reason
            expect(not reason.weighed and not reason.facts, "it tells too much at once")
            readable(game, reason)
            for viewer in viewers(trial.seats):
                world = imagine(state, viewer, dice)
                if viewer == seat or not world.asks(seat):
                    continue
                given = make_input(world, seat, dice, None, ROLLOUT_BUDGET)
                instead = bots.decide(game, name, given).public_reason
                same(
                    as_data(reason),
                    as_data(instead),
                    f"to {viewer_name(viewer)} its reason",
                )
                compared += 1
            explains_alike(game, state, seat, dice)
        state.take(seat, random_answer(state, seat, choices))
    return compared


def explains_alike(game: Game, state: State, seat: Seat, dice: Dice) -> None:
    """Checks that what a bot says of its answer follows from what the table sees.

    It is the same for every table that somebody else cannot tell from the true one and
    in which the move shows the same pieces; and it can be read out.
    """
    usual = bots.usual_bot(game)
    answer = bots.answer(usual, state, seat, Dice(dice.seed()))
    answer = state.spelled(state.ask(seat), answer)
    pieces = [Piece(token) for token in answer if token < DONE]
    luck = dice.seed()
    for shown in {0, len(pieces)}:
        public = public_answers(state, seat, answer, shown, usual, Dice(luck))
        if public:
            check_explanation(game, state, public)
        for viewer in viewers(state.seats):
            world = imagine(state, viewer, dice)
            if shown:
                place_pieces(world, state, pieces)
            if viewer == seat or not world.asks(seat):
                continue
            if not world.plausible(Seat(AUDIENCE)):
                continue
            if shown and not is_legal(world, world.ask(seat), answer):
                continue
            instead = public_answers(world, seat, answer, shown, usual, Dice(luck))
            same(
                [(one.names, one.kind, one.share) for one in public],
                [(one.names, one.kind, one.share) for one in instead],
                f"to {viewer_name(viewer)} what its answer was among others",
            )


def check_explanation(game: Game, state: State, public: list[PublicAnswer]) -> None:
    """Checks that move, runner-up and doubt can be read out in every language."""
    expect(sum(one.share for one in public) <= 100, "shares of more than 100 hands")
    names = [f"Player {seat}" for seat in state.everyone()]
    doubt = Line(message="reason-doubt", values={"doubt": grade_doubt(public)})
    lines = [doubt, *answer_lines((one.names, one.kind, one.share) for one in public)]
    for language in languages():
        reading = Reading(Messages(game, language), names, None, str)
        for line in lines:
            expect(bool(reading.text(line)), f"{line.message} is mute in {language}")


def as_data(reason: Reason) -> dict[str, Any]:
    weighed = [(one.answer, one.kind, one.worth) for one in reason.weighed]
    compared = {"weighed": weighed, "facts": reason.facts}
    return {"message": reason.message, **reason.values, **compared}


def whole_and_true(game: Game, given: BotInput, decision: Decision) -> None:
    """Checks that the reason for afterwards can be read out, and weighs the answer that
    was given beside others that could have been."""
    reason = decision.full_reason
    readable(game, reason)
    table = given.view.table
    for one in reason.weighed:
        wrong = refusal(given.view, given.pick.seat, one.answer)
        expect(wrong is None, f"it weighed {one.names(table)}, which it may not say")
    if reason.weighed and reason.weighed[0].kind != USUAL:
        same(decision.answer, reason.weighed[0].answer, "what it weighed first")
    weighed = [(one.names(table), one.kind, one.worth) for one in reason.weighed]
    lines = [*hand_lines([], reason.facts), *answer_lines(weighed)]
    names = [f"Player {seat}" for seat in given.view.everyone()]
    for language in languages():
        reading = Reading(Messages(game, language), names, None, str)
        for line in lines:
            expect(bool(reading.text(line)), f"{line.message} is mute in {language}")


def readable(game: Game, reason: Reason) -> None:
    """Checks that a reason can be read out in every language."""
    for language in languages():
        words = Messages(game, language)
        thumb = str(reason.values.get("thumb", NONE))
        for name in (reason.message, *([] if thumb == NONE else [thumb])):
            expect(words.has(name), f"no message is called {name}")
        values: dict[str, Any] = {**reason.values, "thumb": words.text(thumb)}
        expect(bool(words.text(reason.message, **values)), f"{reason.message} is mute")
