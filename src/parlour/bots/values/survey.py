"""Finds which questions and messages a game has, so that features can be numbered."""

from dataclasses import dataclass
from typing import Final

from parlour.bots import usual_bot
from parlour.bots.candidates import answers_to_score
from parlour.bots.luck import random_answer
from parlour.bots.values.answer_features import AnswerEncoder, MessageEncoder, words_of
from parlour.bots.values.features import FeatureEncoder
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.table import Table
from parlour.engine.views import view
from parlour.presentation.hints import hints_of, preview_of

SURVEY_DECISIONS: Final = 3000
"""Decisions that a survey looks at."""
MIN_WORD_COUNT: Final = 10
"""A word that was shown less often has no feature."""
RANDOM_PERCENT: Final = 30
"""Percentage of random answers in a survey; the others are those of `regular`."""
ANSWERS_LOOKED_AT: Final = 4
"""Answers of each decision that are previewed."""


@dataclass(frozen=True)
class Survey:
    """The questions and messages of a game, in alphabetical order.

    Weights belong to one survey: it says what their features mean.
    """

    prompts: tuple[str, ...]
    state_words: tuple[str, ...]
    """Names of features of hints; see `MessageEncoder`."""
    answer_words: tuple[str, ...]
    """Names of features of previews."""


def survey_game(game: Game, table: Table, decisions: int = SURVEY_DECISIONS) -> Survey:
    """Plays games to see what is asked and shown; the same table gives the same."""
    regular = usual_bot(game)
    hints, preview = hints_of(game), preview_of(game)
    encoder = MessageEncoder([], table.seats)
    dice = Dice(1)
    prompts: set[str] = set()
    of_states: dict[str, int] = {}
    of_answers: dict[str, int] = {}
    state = table.blank()
    for _ in range(decisions):
        if not state.waiting:
            state = table.blank()
            state.begin(dice.seed())
        seat = state.next_asked()
        seen = view(state, seat)
        pick = state.ask(seat)
        prompts.add(pick.prompt)
        words_of(hints(seen, seat), seat, encoder, of_states)
        answers = answers_to_score(seen, pick, regular, ANSWERS_LOOKED_AT, dice, None)
        for answer in answers:
            words_of(preview(seen, seat, answer), seat, encoder, of_answers)
        bot = random_answer if dice.chance(RANDOM_PERCENT) else regular
        state.take(seat, bot(seen, pick, dice))
    return Survey(tuple(sorted(prompts)), often(of_states), often(of_answers))


def often(counts: dict[str, int]) -> tuple[str, ...]:
    """Returns the words that were shown often enough to learn from."""
    return tuple(
        sorted(word for word, count in counts.items() if count >= MIN_WORD_COUNT)
    )


def encoders_for(
    game: Game, table: Table, survey: Survey
) -> tuple[FeatureEncoder, AnswerEncoder]:
    """Returns the encoders of tables and of answers for such a table."""
    sight = FeatureEncoder(game.zones, table)
    answers = AnswerEncoder(
        sight,
        table,
        list(survey.prompts),
        list(survey.state_words),
        list(survey.answer_words),
        hints_of(game),
        preview_of(game),
    )
    return sight, answers
