"""Hypothesis strategies: options, seats and choices for any game."""

from hypothesis import assume
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from parlour.engine.game import Game
from parlour.testing.chance import Trial, brief, choices_of, fitting_options, playable

FIRST_CHOICES = 24
"""Choices that hypothesis picks itself and simplifies; dice pick the rest."""


@st.composite
def agreements(draw: DrawFn, game: Game) -> tuple[int, dict[str, object]]:
    """Draws seats and options that the game can be played with, as people write
    them."""
    seats = draw(st.sampled_from(list(game.players)), label="seats")
    given: dict[str, object] = {}
    if game.presets:
        names = st.sampled_from(["", *game.presets])
        given |= game.presets.get(draw(names, label="preset"), {})
    for name, values in choices_of(game).items():
        value = draw(st.sampled_from([None, *values]), label=name)
        if value is not None:
            given[name] = value
    kept = fitting_options(game, seats, given)
    assume(playable(game, seats, kept))
    return seats, kept


@st.composite
def trials(draw: DrawFn, game: Game, *, long: bool = True) -> Trial:
    """Returns a strategy for whole games: options, deal and first choices, optionally
    long ones."""
    seats, given = draw(agreements(game))
    if not long:
        given = brief(game, seats, given)
    seed = draw(st.integers(0, 2**32 - 1))
    rolls = st.lists(st.integers(0, 255), max_size=FIRST_CHOICES)
    return Trial(seats, given, seed, tuple(draw(rolls)))


def seeds() -> SearchStrategy[int]:
    return st.integers(0, 2**64 - 1)
