"""How a game ended: why, who won, by how much, and what everybody has."""

import re

import pytest

from parlour.bots import answer
from parlour.bots import find as find_bot
from parlour.engine.dice import Dice
from parlour.engine.events import name_events
from parlour.engine.happened import Ended
from parlour.engine.zones import AUDIENCE
from parlour.games import GAMES, find
from parlour.games.contest import hints
from parlour.match import Match
from parlour.narration import closing_lines, final_hands, result_lines
from parlour.presentation import hints as presentation_hints
from parlour.presentation.hints import Hint, hint_hook
from parlour.testing.telling import NAMES, reading


def played(slug: str, seats: int, **options: object) -> Match:
    match = Match(find(slug), seats, options, seed="end", names=NAMES[:seats])
    bot = find_bot(match.game, "random")
    dice = Dice(1)
    while not match.over():
        seat = match.state.next_asked()
        match.play_tokens(seat, answer(bot, match.state, seat, dice))
    return match


def told(match: Match) -> list[str]:
    return reading(match.game).read(result_lines(match))


CHIPS: list[tuple[list[int], list[int], list[str]]] = [
    # what everybody has, their ranks, what is told
    (
        [5, -2, -3, 0],
        [1, 3, 4, 2],
        [
            "Ann wins.",
            "Ann is up 5 coins, 5 coins ahead of Dev.",
            "Won and lost: Ann +5 coins, Dev 0, Ben −2, Cleo −3.",
        ],
    ),
    (
        [1, 2, -3, 0],
        [2, 1, 4, 3],
        [
            "Ben wins.",
            "Ben is up 2 coins, 1 coin ahead of Ann.",
            "Won and lost: Ben +2 coins, Ann +1, Dev 0, Cleo −3.",
        ],
    ),
    (  # two are next
        [3, -1, -1, -1],
        [1, 2, 2, 2],
        [
            "Ann wins.",
            "Ann is up 3 coins, 4 coins ahead of each of Ben, Cleo and Dev.",
            "Won and lost: Ann +3 coins, Ben −1, Cleo −1, Dev −1.",
        ],
    ),
    (
        [1, 1, -2, 0],
        [1, 1, 4, 3],
        [
            "Ann and Ben share the win.",
            "Ann and Ben are up 1 coin each, 1 coin ahead of Dev.",
            "Won and lost: Ann +1 coin, Ben +1, Dev 0, Cleo −2.",
        ],
    ),
    (  # nobody is up
        [0, 0, 0, 0],
        [1, 1, 1, 1],
        [
            "Ann, Ben, Cleo and Dev share the win.",
            "Ann, Ben, Cleo and Dev have 0 coins each.",
            "Won and lost: Ann 0 coins, Ben 0, Cleo 0, Dev 0.",
        ],
    ),
    (  # chips were given out at the start
        [5, 5, 9, 1],
        [2, 2, 1, 4],
        [
            "Cleo wins.",
            "Cleo has 9 coins, 4 coins more than each of Ann and Ben.",
            "Final standing: Cleo 9 coins, Ann 5, Ben 5, Dev 1.",
        ],
    ),
    (  # something else decided it
        [5, 3, 1, 1],
        [1, 1, 3, 3],
        [
            "Ann and Ben share the win.",
            "Final standing: Ann 5 coins, Ben 3, Cleo 1, Dev 1.",
        ],
    ),
    (
        [5, 5, 1, 1],
        [1, 2, 3, 3],
        ["Ann wins.", "Final standing: Ann 5 coins, Ben 5, Cleo 1, Dev 1."],
    ),
    (
        [5, 5, 1, 1],
        [2, 2, 3, 3],
        ["Nobody wins.", "Final standing: Ann 5 coins, Ben 5, Cleo 1, Dev 1."],
    ),
]


def test_the_winners_have_more_than_the_next() -> None:
    match = played("barcelona", 4, hands=4)
    for chips, ranks, sentences in CHIPS:
        match.state.chips[:4] = chips
        match.state.ranks = ranks
        assert told(match) == ["All 4 hands are played.", *sentences]


def test_a_limit_on_the_length_is_told() -> None:
    match = played("barcelona", 4, hands=4)
    usual = told(match)
    match.state.capped = True
    assert told(match) == [
        usual[0],
        "The limit on the length of a game ended it.",
        *usual[1:],
    ]


ROUNDS = [
    # a game, its seats and options, how many rounds there were, what is told of them
    ("barcelona", 4, {"hands": 4}, {}, "All 4 hands are played."),
    ("barcelona", 4, {"hands": 4}, {"round_number": 3}, ""),
    ("barcelona", 4, {"hands": 4}, {"round_number": 5}, ""),
    ("barcelona", 4, {"hands": 2}, {}, "All 2 hands are played."),
    ("barcelona", 4, {"hands": 1}, {}, ""),
    # five rounds make one game of the last man standing, which is none to count
    ("last-man-standing", 4, {"games": 1}, {"round_number": 5}, ""),
    ("last-man-standing", 4, {"games": 2}, {}, "All 2 games are played."),
    ("spots", 3, {}, {}, ""),
]


def test_rounds_that_were_agreed_on_are_told_when_all_are_played() -> None:
    for slug, seats, options, facts, sentence in ROUNDS:
        match = played(slug, seats, **options)
        for name, value in facts.items():
            setattr(match.state, name, value)
        said = [text for text in told(match) if text.startswith("All ")]
        assert said == ([sentence] if sentence else [])


def test_what_decided_it_comes_before_the_winners(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of the winners, or of whom the game names; how much they have is left out."""
    decided: list[Hint] = [
        (
            "hand",
            {"seat": 1, "target": 0, "hand": 3, "tier": 1, "number": 19, "next": 17},
        ),
        ("stalemate", {}),
    ]
    match = played("contest", 2, cast="1v2")
    match.state.ranks = [1, 2]
    monkeypatch.setattr(hints, "ending", lambda view: decided)
    monkeypatch.setattr(presentation_hints, "hint_hook", hint_hook.__wrapped__)
    lines = result_lines(match)
    assert reading(match.game).read(lines)[:3] == [
        "Ben (hand 3) has 19, against 17 for Ann.",
        "The best hands of both sides are worth the same: a stalemate.",
        "Ann wins.",
    ]
    assert [line.seats.get("seat") for line in lines[:3]] == [[1], [0], [0]]
    assert lines[1].seats == {"seat": [0]}


def test_reasons_that_the_game_said_are_told_once_and_last() -> None:
    match = played("lamarckian-poker", 4)
    events = name_events(match.game, match.table, match.events[-1], AUDIENCE)
    assert isinstance(events[-1], Ended)
    lines = result_lines(match)
    assert lines[0].message.startswith("said-end-")
    assert {line.at for line in lines} == {len(events) - 1}


def test_units_depend_on_what_was_agreed() -> None:
    """In the Domino Knights points are Fame or Health."""
    for goal, unit in (("first_to_fame", "Fame"), ("last_standing", "Health")):
        match = played("domino-knights", 3, goal=goal)
        match.state.scores[:3] = [3, 2, 1]
        match.state.ranks = [1, 2, 3]
        assert told(match)[-1] == f"Final standing: Ann 3 {unit}, Ben 2, Cleo 1."


@pytest.mark.parametrize("slug", GAMES)
def test_final_hands_hold_only_pieces_that_everybody_sees(slug: str) -> None:
    match = played(slug, find(slug).usual_seats)
    zones = match.view(AUDIENCE)["zones"]
    shown = {piece for zone in zones for piece in zone.get("pieces", ())}
    hands = final_hands(match)
    assert len(hands) in (0, match.table.seats)
    for hand in hands:
        assert set(hand.pieces) <= shown
        assert len(set(hand.pieces)) == len(hand.pieces)


def test_the_best_five_of_a_poker_hand_are_named() -> None:
    match = played("lamarckian-poker", 4)
    hands = final_hands(match)
    winner = match.state.ranks.index(1)
    assert len(hands[winner].pieces) == 5
    said = hands[winner].said
    assert said is not None
    assert reading(match.game).text(said) != "final-hand"


@pytest.mark.parametrize("slug", GAMES)
def test_a_log_closes_with_one_line(slug: str) -> None:
    match = played(slug, find(slug).usual_seats)
    *reasons, closing = closing_lines(match)
    assert closing.message.startswith(("won", "closed-"))
    assert all(line.message.startswith(("said-end-", "end-")) for line in reasons) or (
        match.state.capped
    )
    inside = {line.message for line in closing.detail}
    assert inside <= {"standing", "standing-from-zero"} | {
        line.message for line in result_lines(match) if line.message.startswith("over-")
    }
    assert reading(match.game).text(closing).count(".") == 1


def test_the_closing_line_says_by_how_much() -> None:
    match = played("caribbean-star", 2)
    text = reading(match.game).text(closing_lines(match)[-1])
    assert re.fullmatch(r"\w+ wins: −?\d+ points?, \d+ points? more than \w+\.", text)
