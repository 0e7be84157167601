"""No code of the table reaches a reader, in any game, option or language."""

from collections.abc import Iterator

import pytest
from tests.narration.slips import slips

from parlour.bots import answer
from parlour.bots import find as find_bot
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.zones import AUDIENCE
from parlour.games import GAMES, find
from parlour.match import Match
from parlour.narration import Line, LogNarrator, result_lines
from parlour.testing.chance import (
    brief,
    choices_of,
    fitting_options,
    playable,
    random_options,
)
from parlour.testing.telling import NAMES, marking
from parlour.words.messages import languages

SHORT = 4_000
"""Decisions after which a game that allows it is cut short."""
PLAIN = {"event-sealed", "event-chose", "event-passed", "event-shuffled"}
"""What all games share and say well enough."""


def told(match: Match, viewer: int) -> Iterator[Line]:
    narrator = LogNarrator(match.game, match.table, viewer)
    for number in range(len(match.events)):
        for line in narrator.lines(match.events_for(viewer, number, number + 1)):
            yield line
            yield from line.detail
    yield from result_lines(match)


def trials(game: Game) -> Iterator[tuple[int, dict[str, object]]]:
    """Tables at which every value of every option is agreed at least once."""
    choices = choices_of(game)
    missing = {(name, str(one)) for name, row in choices.items() for one in row}
    for number in range(max(map(len, choices.values()), default=1)):
        seats = game.players[number % len(game.players)]
        wanted = {
            name: row[number % len(row)]
            for name, row in choices.items()
            if (name, str(row[number % len(row)])) in missing
        }
        options = fitting_options(game, seats, wanted)
        if playable(game, seats, options):
            missing -= {(name, str(value)) for name, value in options.items()}
            yield seats, options
    for name, row in choices.items():
        for value in row:
            if (name, str(value)) not in missing:
                continue
            for seats in (game.usual_seats, *game.players):
                if playable(game, seats, {name: value}):
                    yield seats, {name: value}
                    break


def played(game: Game, seats: int, options: dict[str, object], seed: int) -> Match:
    options = brief(game, seats, options, SHORT)
    match = Match(game, seats, options, seed=f"told-{seed}", names=NAMES[:seats])
    dice = Dice(seed)
    bot = find_bot(game, "random")
    while not match.over():
        seat = match.state.next_asked()
        match.play_tokens(seat, answer(bot, match.state, seat, dice))
    return match


def check(match: Match, viewer: int) -> None:
    """Every line in every language."""
    game = match.game
    you = viewer if viewer < AUDIENCE else None
    readings = [(marking(game, you, one), slips(game, one)) for one in languages()]
    for line in told(match, viewer):
        for words, found in readings:
            for text in words.read([line]):
                slip = found.find(text)
                assert not slip, (slip, text, line)
        if line.message.startswith("event-"):
            assert line.message in PLAIN, line


@pytest.mark.in_bulk
@pytest.mark.parametrize("slug", GAMES)
def test_the_log_has_no_codes_in_it(slug: str) -> None:
    game = find(slug)
    for number, (seats, options) in enumerate(trials(game)):
        match = played(game, seats, options, number)
        check(match, number % seats)
        check(match, AUDIENCE)


@pytest.mark.soak
@pytest.mark.parametrize("slug", GAMES)
def test_no_long_log_has_codes_in_it(slug: str) -> None:
    game = find(slug)
    for seed in range(15):
        seats, options = random_options(game, Dice(seed))
        match = played(game, seats, options, seed)
        for viewer in (*range(seats), AUDIENCE):
            check(match, viewer)


@pytest.mark.parametrize(
    ("language", "text", "slip"),
    [
        ("en", "Ann attacks Ben with 7-7.", ""),
        ("en", "Ann attacks the Kingdom of seat-2.", "seat-2"),
        ("en", "The goal is first_to_fame.", "first_to_fame"),
        ("en", "Ben has reached fame-reached.", "fame-reached"),
        ("en", "Ann answers aid-defence.", "aid-defence"),
        ("en", "You wins.", "You wins"),
        ("en", "Ben draw from the deck.", "Ben draw"),
        ("de", "Du greifst Ben mit 7-7 an.", ""),
        ("de", "Du greift Ben an.", "Du greift"),
        ("de", "Ann greifst Ben an.", "Ann greifst"),
        ("de", "Ann nimmt 7-7 aus graveyard.", "graveyard"),
        ("de", "Es gilt round_limit.", "round_limit"),
        ("es", "Ann ataca graveyard.", "graveyard"),
        ("en", "Ann gives  7-7 as a penalty.", "  "),
        ("en", "Ann attacks Ben with .", " ."),
        ("en", "Ann gives ∅ 7-7.", "∅"),
        ("fr", "Ann donne 7-7 à , puis passe.", " ,"),
        ("fr", "Ann gagne : 7-7 ; Ben perd !", ""),
        ("fr", "Tu retournes 7-7.", ""),
        ("fr", "Tu retourne 7-7.", "Tu retourne"),
    ],
)
def test_slips_are_seen(language: str, text: str, slip: str) -> None:
    assert slips(find("domino-knights"), language).find(text) == slip


@pytest.mark.parametrize("slug", GAMES)
def test_every_option_value_is_tried(slug: str) -> None:
    game = find(slug)
    tried = {
        (name, str(value))
        for _, options in trials(game)
        for name, value in options.items()
    }
    for name, row in choices_of(game).items():
        for value in row:
            able = any(playable(game, seats, {name: value}) for seats in game.players)
            assert (name, str(value)) in tried or not able
