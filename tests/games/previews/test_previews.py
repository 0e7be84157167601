"""Previews keep their word: what an answer was said to do is what it does.

Each game has a function that compares what the preview claimed with what came of the
answer, in random games with random options and seats.
"""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.previews import (
    abandon_ship,
    barcelona,
    boneyard,
    brain_baseball,
    caribbean_star,
    contest,
    domino_avatars,
    domino_knights,
    following_suit,
    hey_bartender,
    lamarckian_poker,
    last_man_standing,
    lost_pueblo,
    penniless_and_insane,
    seven_handed_poker,
    spots,
    willow,
)

from parlour import laying
from parlour.engine.pieces import Token
from parlour.engine.views import view
from parlour.games import GAMES, find
from parlour.games.lost_pueblo import rules as pueblo
from parlour.testing.chance import Trial, brief, dealt, laid, random_trial
from parlour.testing.previews import Foretold, foretold

TRIALS = 25
MANY = 600


CLAIMS: dict[str, Callable[[Foretold], int]] = {
    "abandon-ship": abandon_ship.claims,
    "barcelona": barcelona.claims,
    "boneyard": boneyard.claims,
    "brain-baseball": brain_baseball.claims,
    "caribbean-star": caribbean_star.claims,
    "contest": contest.claims,
    "domino-avatars": domino_avatars.claims,
    "domino-knights": domino_knights.claims,
    "following-suit": following_suit.claims,
    "hey-bartender": hey_bartender.claims,
    "lamarckian-poker": lamarckian_poker.claims,
    "last-man-standing": last_man_standing.claims,
    "lost-pueblo": lost_pueblo.claims,
    "penniless-and-insane": penniless_and_insane.claims,
    "seven-handed-poker": seven_handed_poker.claims,
    "spots": spots.claims,
    "willow": willow.claims,
}


def audit(slug: str, seeds: range) -> int:
    """How many claims were compared; an AssertionError names the first that failed."""
    game = find(slug)
    claims = 0
    for seed in seeds:
        trial = random_trial(game, seed)
        options = brief(game, trial.seats, trial.options, 50_000)
        trial = type(trial)(trial.seats, options, trial.seed)
        for one in foretold(game, laying.preview(game), trial):
            try:
                claims += CLAIMS[slug](one)
            except AssertionError as wrong:
                raise AssertionError(f"{trial}: {one.hints} {wrong}") from wrong
    return claims


@pytest.mark.in_bulk
@pytest.mark.parametrize("slug", CLAIMS)
def test_previews_keep_their_word(slug: str) -> None:
    assert audit(slug, range(1, TRIALS))


def test_a_doppelganger_that_loses_its_model_is_said_to_go_too() -> None:
    """It blocked the very Knight that it copies, and beat it."""
    assert audit("domino-knights", range(9151, 9152))


def test_a_new_knight_is_worth_what_its_preview_said() -> None:
    """A Jack was in force for its suit when it was turned."""
    assert audit("domino-knights", range(9_100_142, 9_100_143))


def test_who_may_be_the_thief_in_the_lost_pueblo() -> None:
    """Everybody knows the thief, and a player accuses somebody else."""
    assert audit("lost-pueblo", range(88, 89))


def test_a_hand_that_is_known_is_not_suspected_in_the_lost_pueblo() -> None:
    game = find("lost-pueblo")
    trial = Trial(4, {}, 3)
    dealt_out: Any = dealt(laid(game, trial), trial, heard=True)
    seat = dealt_out.turn
    hands = [dealt_out.zones[pueblo.HAND + one] for one in dealt_out.everyone()]
    thief = next(one for one, hand in enumerate(hands) if pueblo.ACE in hand)
    known = next(one for one in dealt_out.everyone() if one not in (seat, thief))
    for card in hands[known]:
        dealt_out.show(card, dealt_out.eyes[pueblo.HAND + seat])
    for target in {0, 1, 2, 3} - {seat}:
        state = dealt_out.copy()
        state.events = []
        tokens = [pueblo.ACCUSE, Token(pueblo.SEAT + target)]
        said = laying.preview(game)(view(state, seat), seat, tokens)
        state.take(seat, tokens[:])
        one = Foretold(seat, tokens, said, dealt_out, state, state.events)
        assert (one.said("gave-them") is not None) == (target == known)
        assert lost_pueblo.claims(one)


def test_a_wrong_accusation_that_ends_the_hand_in_the_lost_pueblo() -> None:
    """Nobody drops out by the cards that win it for somebody else."""
    assert audit("lost-pueblo", range(70, 71))


def test_without_graveyards_a_necromancer_is_said_to_raise_the_fallen() -> None:
    assert audit("domino-knights", range(59, 60))


def test_a_doppelganger_becomes_what_its_preview_said() -> None:
    """A Jack lay before only one of the two players."""
    assert audit("domino-knights", range(3437, 3438))


def test_a_pot_that_runs_dry_is_foretold() -> None:
    """What is left is paid in one game; in the other, those behind are spared."""
    assert audit("last-man-standing", range(91, 92))
    assert audit("last-man-standing", range(100, 101))


@pytest.mark.soak
@pytest.mark.parametrize("slug", CLAIMS)
def test_previews_keep_their_word_for_long(slug: str) -> None:
    assert audit(slug, range(1000, 1000 + MANY))


def test_every_game_is_audited() -> None:
    assert set(GAMES) == set(CLAIMS)
