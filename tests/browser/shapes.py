"""Every kind of question of a game, each with an answer, found by playing at random.

Two answers are alike if the same prompt is answered by the same kinds of things in the
same order: a card of one's hand, then a seat, then a word. Of each kind the fullest
table is kept.
"""

from collections.abc import Iterator

from tests.browser.laid import Laid, Moment

from parlour.bots.luck import random_answer
from parlour.engine.data import zone_names
from parlour.engine.dice import Dice
from parlour.engine.game import token_name
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import BadInput
from parlour.engine.views import view
from parlour.games import find
from parlour.kit.body import PARENTS
from parlour.match import Match
from parlour.match.seeds import bot_dice

Asked = tuple[Moment, list[str]]
"""A table at which somebody is asked something, and what they answer."""
TRIES = 6
"""How many answers to one staged question are looked at."""
FULLER = 4
"""By how many more options a later table is worth keeping."""


def tables(slug: str, seeds: int) -> Iterator[Laid]:
    """The game with as few, as usual and as many as may play, under every preset."""
    game = find(slug)
    counts = sorted({game.players[0], game.usual_seats, game.players[-1]})
    for options in ({}, *({"preset": name} for name in game.presets)):
        for seats in counts:
            for number in range(seeds):
                for bot in ("random", "regular"):
                    seed = f"{seats} {number}"
                    try:
                        yield Laid(slug, seats, options=options, seed=seed, bot=bot)
                    except BadInput:  # a preset that is not for so many
                        break


def kind(match: Match, seat: int, token: Token) -> str:
    """What a token is for somebody who has to find it: where a piece lies, a word."""
    name = token_name(match.table, token)
    if name.isdigit():
        return "number"
    if token >= match.table.piece_count:
        return "part" if name in PARENTS else name.rstrip("0123456789")
    zone, *owner = zone_names(match.game)[match.state.zone_of(token)].split()
    return f"{zone} {'own' if owner == [str(seat)] else 'theirs'}" if owner else zone


def shape(match: Match, pick: Pick, answer: list[Token]) -> tuple[str, ...]:
    row = [kind(match, pick.seat, token) for token in answer]
    kinds = list(dict.fromkeys(row if pick.staged else sorted(row)))
    return (pick.prompt, *kinds, "more" if len(row) > len(kinds) else "")


def shapes(slug: str, *, choices: int, seeds: int) -> dict[tuple[str, ...], Asked]:
    """For each kind of answer the table at which most could be chosen."""
    found: dict[tuple[str, ...], Asked] = {}
    width: dict[tuple[str, ...], int] = {}
    for laid in tables(slug, seeds):
        dice = Dice(bot_dice(laid.room.secret, 0))
        for _ in laid.play(choices):
            match = laid.room.match
            if match is None or not laid.room.asked:
                break
            seat = Seat(min(laid.room.asked))
            pick = match.state.ask(seat)
            seen = view(match.state, seat)
            for _ in range(TRIES if pick.staged else 2):
                answer = random_answer(seen, pick, dice)
                key = shape(match, pick, answer)
                if len(pick.options) >= width.get(key, -FULLER) + FULLER:
                    width[key] = len(pick.options)
                    names = [token_name(match.table, token) for token in answer]
                    found[key] = laid.look(seat), names
    return found
