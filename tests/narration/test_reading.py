"""Lines as one reader reads them: names, rows, places, signs; and what they keep."""

import pytest
from msgspec import to_builtins
from tests.narration.events import game_of

from parlour.narration import Line, answer_lines, hand_lines, join_lines
from parlour.narration.joining import drop_unused_values
from parlour.narration.reading import joker_name
from parlour.narration.sentences import sentences
from parlour.testing.telling import reading
from parlour.words.messages import Messages


def read(slug: str, line: Line, you: int | None = None, language: str = "en") -> str:
    return reading(game_of(slug), you, language).text(line)


PLACES = [
    # a game, a zone, who reads, what it is called
    ("hush", "stock", None, "stock"),
    ("seven-handed-poker", "spot-3", None, "spot 3"),
    ("abandon-ship", "key-card 1", None, "Ben’s key card"),
    ("abandon-ship", "key-card 1", 0, "Ben’s key card"),
    ("abandon-ship", "key-card 1", 1, "your key card"),
    ("contest", "down 1", 1, "hole cards of hand 1"),
    ("contest", "down 3", None, "hole cards of hand 3"),
]


def test_places_are_told_by_their_owners() -> None:
    for slug, zone, you, called in PLACES:
        assert reading(game_of(slug), you).zone(zone) == called
        line = Line(message="event-moved", part="detail", zones={"zone": zone})
        assert read(slug, line, you) == f": from  to {called}."


STANDINGS: list[tuple[list[tuple[int, str, int]], str]] = [
    ([(0, "chips", 5), (1, "", 1)], "Final standing: Ann 5 chips, Ben 1."),
    ([(0, "chips", 1), (1, "", 0)], "Final standing: Ann 1 chip, Ben 0."),
    (
        [(0, "chips", 1), (1, "", 0), (2, "", -1)],
        "Final standing: Ann +1 chip, Ben 0, Cleo −1.",
    ),
]


def test_a_standing_has_signs_where_somebody_is_below_zero() -> None:
    for rows, text in STANDINGS:
        assert read("willow", Line(message="standing", standing=rows)) == text


PEOPLE = [
    # who, for Ann in English, in French
    ([0], "You pass.", "Tu passes."),
    ([1], "Ben passes.", "Ben passe."),
    ([1, 0], "Ben and you pass.", "Ben et toi passez."),
    ([1, 2, 3], "Ben, Cleo and Dev pass.", "Ben, Cleo et Dev passent."),
]


def test_people_are_told_in_rows() -> None:
    for seats, english, french in PEOPLE:
        line = Line(message="event-passed", seats={"seat": seats})
        assert read("willow", line, 0) == english
        assert read("willow", line, 0, "fr") == french


LINES = [
    # a game, a line, what Ann reads
    (
        "hush",
        Line(
            message="event-gave",
            part="detail",
            seats={"seat": [1], "target": [0]},
            pieces={"pieces": ["7h", None, "8h", None]},
        ),
        "Ben gives you 7h 8h and 2 cards face down.",
    ),
    (
        "hush",
        Line(
            message="event-laid",
            part="detail",
            shares=[(1, ["7h", "8h"]), (0, [None])],
        ),
        "Laid: Ben 7h 8h, you a card face down.",
    ),
    (
        "hush",
        Line(
            message="event-decided",
            seats={"seat": [1]},
            tokens={"chosen": ["7h", "stop", "seat-0", "3"]},
        ),
        "Ben chooses 7h, Stop, you and 3.",
    ),
    (
        "hush",
        Line(message="event-decided", seats={"seat": [1]}, tokens={"chosen": ["7h"]}),
        "Ben chooses 7h.",
    ),
    (  # paid to nobody: the pot has it
        "hush",
        Line(message="event-paid-in", part="detail", seats={"seat": [1]}),
        "Ben pays 0 into the pot.",
    ),
    (
        "hush",
        Line(message="event-paid", part="detail", seats={"seat": [1], "target": [2]}),
        "Ben pays Cleo 0.",
    ),
    ("hush", Line(message="event-shown", part="detail"), "Nothing is shown."),
    # what a line does not know is 0
    (
        "barcelona",
        Line(message="said-survives", seats={"seat": [1]}),
        "Ben is the only one left, with no pot to win.",
    ),
    (
        "hey-bartender",
        Line(
            message="decided-offer-card",
            seats={"seat": [1]},
            pieces={"moved-deck-bartender": [], "moved-bartender-discard": ["7h"]},
        ),
        "Ben offers ; the bartender gives 7h, exact change.",
    ),
    (
        "lost-pueblo",
        Line(message="said-innocent", seats={"seat": [1]}),
        "Ben does not have the Ace of spades.",
    ),
    (
        "domino-knights",
        Line(
            message="end-time-up",
            seats={"seat": [1]},
            values={"counted": "fame", "number": 4},
        ),
        "Time is up, and Ben has the most Fame: 4.",
    ),
]


def test_lines_are_read_out() -> None:
    for slug, line, text in LINES:
        assert read(slug, line, 0) == text


def test_what_says_nothing_is_left_out() -> None:
    silent = Line(message="event-said")
    passed = Line(message="event-passed", seats={"seat": [1]})
    assert reading(game_of("hush")).read([silent, passed, silent]) == ["Ben passes."]


@pytest.mark.parametrize(
    ("piece", "called"),
    [
        ("Joker", "Joker"),
        ("Joker2", "second Joker"),
        ("Joker2/3", "second Joker"),
        ("Joker3", "Joker 3"),
        ("7h", ""),
        ("7h/2", ""),
    ],
)
def test_jokers_have_numbers(piece: str, called: str) -> None:
    assert joker_name(piece, Messages(game_of("hush"))) == called


def full_line() -> Line:
    return Line(
        message="x",
        seats={"seat": [1], "target": [2]},
        pieces={"pieces": ["7h"], "yours": ["8h"], "moved-deck-pool": ["9h"]},
        shares=[(1, ["7h"])],
        tokens={"chosen": ["7h"], "word": ["stop"]},
        zones={"zone": "deck", "source": "stock"},
        values={"number": 3, "won": 4, "said-tie": 5},
    )


KEPT: list[tuple[set[str], dict[str, object]]] = [
    # what a sentence asks for, what a line keeps for it
    (set(), {}),
    ({"pieces", "number"}, {"pieces": {"pieces": ["7h"]}, "values": {"number": 3}}),
    ({"yours-count"}, {"pieces": {"yours": ["8h"]}}),
    ({"word", "source"}, {"tokens": {"word": ["stop"]}, "zones": {"source": "stock"}}),
    ({"shares"}, {"shares": [(1, ["7h"])]}),
    ({"shares-count"}, {"shares": [(1, ["7h"])]}),
    # what was said or moved may not have happened
    ({"said-tie", "said-excess"}, {"values": {"said-tie": 5, "said-excess": 0}}),
    (
        {"moved-deck-pool", "moved-deck-hand-count", "named-five"},
        {
            "pieces": {
                "moved-deck-pool": ["9h"],
                "moved-deck-hand": [],
                "named-five": [],
            }
        },
    ),
]


def test_a_line_keeps_what_its_sentence_asks_for() -> None:
    """Who acts is always kept; what is empty is not sent."""
    for wanted, kept in KEPT:
        line = full_line()
        drop_unused_values(line, frozenset(wanted))
        seats = {"seat": [1], "target": [2]}
        assert to_builtins(line) == {"message": "x", "seats": seats, **kept}
    bare = Line(message="x", at=0)
    drop_unused_values(bare, frozenset({"pieces"}))
    assert to_builtins(bare) == {"message": "x"}


def test_only_the_same_sentence_is_told_of_several() -> None:
    def line(
        seat: int, message: str = "said-x", part: str = "", **values: int | str
    ) -> Line:
        return Line(message=message, part=part, seats={"seat": [seat]}, values=values)

    rows = join_lines(
        [
            line(0),
            line(1, part="aside"),
            line(2, "said-y", part="aside"),
            line(3, "said-y", part="aside", number=1),
            line(0, "said-y", part="aside", number=1),
            Line(message="said-y", part="aside", values={"number": 1}),
        ]
    )
    assert [row.seats.get("seat") for row in rows] == [[0], [1], [2], [3, 0], None]


def test_a_secret_choice_gives_way_to_what_came_of_it() -> None:
    passed = Line(message="event-passed", seats={"seat": [2]})
    secret = Line(message="event-sealed", seats={"seat": [1]})
    own = Line(message="event-chose", seats={"seat": [0]})
    kept = Line(message="event-sealed", seats={"seat": [1]}, detail=[passed])
    assert join_lines([secret, own]) == [secret, own]
    assert join_lines([secret, own, passed, secret]) == [passed, secret]
    assert join_lines([kept, passed]) == [kept, passed]


def test_a_game_without_a_sentence_is_an_error() -> None:
    with pytest.raises(ValueError, match="no sentence is called said-a or said-b"):
        sentences(game_of("hush")).first("said-a", "said-b")
    assert not sentences(game_of("contest")).alone("said-nothing-of-the-kind")
    assert not sentences(game_of("contest")).alone("moved-deck-wild")
    assert sentences(game_of("contest")).alone("moved-deck-up")


SHAPES = [
    ("willow", "said-hand", "line"),
    ("willow", "said-all-in", "aside"),
    ("willow", "paid-seat-pot", "detail"),
    ("willow", "said-level", "silent"),
    ("willow", "said-nothing-of-the-kind", None),
]


def test_how_a_message_is_written_is_its_shape() -> None:
    for slug, message, shape in SHAPES:
        assert sentences(game_of(slug)).shape(message) == shape


def test_a_bot_says_what_it_held_and_knew() -> None:
    facts: list[tuple[str, dict[str, str | int]]] = [
        ("risk", {"piece": "7h", "seat": 1, "odds": 30, "count": 2}),
        ("sure", {}),
    ]
    held, risk, sure = hand_lines(["8h", "9h"], facts)
    assert (held.message, held.pieces) == ("reason-held", {"pieces": ["8h", "9h"]})
    assert to_builtins(risk) == {
        "message": "reckoned-risk",
        "pieces": {"piece": ["7h"]},
        "seats": {"seat": [1]},
        "values": {"odds": 30, "count": 2},
    }
    assert to_builtins(sure) == {"message": "reckoned-sure"}
    assert hand_lines([], []) == []


ANSWERS = [
    # what a bot thought of, and how it is told
    ("", "Pass: likely to win 45 of 100 games"),
    ("3", "3: likely to win 45 of 100 games"),
    ("7h 3", "7h → 3: likely to win 45 of 100 games"),
    ("stop 7h stop", "Stop 7h → Stop: likely to win 45 of 100 games"),
    (
        "2c 3c 4c 5c 6c 7c",
        "2c 3c 4c 5c 6c 7c: likely to win 45 of 100 games",
    ),
    (
        "2c 3c 4c 5c 6c 7c 8c 9c",
        "2c 3c 4c 5c 6c 7c and 2 more: likely to win 45 of 100 games",
    ),
]


def test_answers_that_were_compared_are_told() -> None:
    for names, text in ANSWERS:
        (line,) = answer_lines([(names.split(), "ahead", 45)])
        assert read("hush", line) == text
    numbers = [
        answer_lines([(names.split(), "ahead", 45)])[0].values["number"]
        for names in ("", "3", "7h", "3 4")
    ]
    assert numbers == [0, 1, 0, 0]
