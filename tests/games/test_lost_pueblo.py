"""The Lost Pueblo of Doctor Green: each rule and ruling of the catalogue."""

from statistics import mode
from typing import Any, cast

import pytest
from tests.games.answers import answer_at_random, offered, refusal, reply
from tests.games.positions import begun, laid_out
from tests.games.table import all_told, in_order, read_out, said_of, seen_by

from parlour.bots.luck import random_answer
from parlour.engine.cursor import playout
from parlour.engine.data import tokens_by_name, view_data
from parlour.engine.dice import Dice
from parlour.engine.options import options_as_text
from parlour.engine.pieces import HIDDEN, Seat, cards
from parlour.engine.refusals import BadInput, Refusal
from parlour.engine.views import imagine, view
from parlour.engine.zones import AUDIENCE
from parlour.games.lost_pueblo import GAME
from parlour.games.lost_pueblo.bot import odds, regular
from parlour.games.lost_pueblo.hints import hints, preview
from parlour.games.lost_pueblo.rules import (
    ACE,
    ACTIONS,
    BOX,
    FILLERS,
    HAND,
    PACK,
    LostPueblo,
)
from parlour.match import Match
from parlour.testing.telling import end_reasons, log_of

pytestmark = pytest.mark.rules


# Setting up and playing


def lying(*hands: str, turn: int = 0, **given: Any) -> LostPueblo:
    """A hand under way; seats without cards have dropped out."""
    still_in = sum(1 << seat for seat, hand in enumerate(hands) if hand)
    state = laid_out(
        LostPueblo, hands, {}, given, seed=2, round_number=1, turns=1, still_in=still_in
    )
    state.enter("turn")
    state.turn_to(Seat(turn))
    return state


def dealt(seats: int, stack: str = "", seed: int = 1, **given: Any) -> LostPueblo:
    """A session just begun; the pack is stacked with these cards, the first on top."""
    return begun(LostPueblo, seats, stack, given=given, seed=seed)


def meant(choice: str) -> str:
    """`give 1 5h` in full: numbers are seats."""
    words = [f"seat-{word}" if word.isdigit() else word for word in choice.split()]
    return " ".join(words)


def act(state: LostPueblo, *choices: str) -> LostPueblo:
    """Makes these choices, each by the seat that is asked."""
    return reply(state, *[meant(choice) for choice in choices])


def held(state: LostPueblo, seat: int) -> str:
    return in_order(state, HAND + seat)


def holder(state: LostPueblo) -> int:
    """The seat with the Ace of spades."""
    return next(s for s in state.everyone() if ACE in state.zones[HAND + s])


def seen_in(state: LostPueblo, viewer: int, seat: int) -> str:
    """What a viewer sees of a hand; a star for each card it cannot tell."""
    names = state.table.pieces.names
    hand = sorted(view(state, viewer).zones[HAND + seat])
    return " ".join("*" if card == HIDDEN else names[card] for card in hand)


# The deal


@pytest.mark.parametrize("seats", GAME.players)
def test_the_deal(seats: int) -> None:
    """LPG-01, LPG-20, LPG-21: three cards each, As and the first of the list."""
    state = dealt(seats)
    hands = [state.zones[HAND + seat] for seat in state.everyone()]
    assert [len(hand) for hand in hands] == [3] * seats
    pack = sorted(card for hand in hands for card in hand)
    assert pack == [*FILLERS[: 3 * seats - 1], ACE]
    assert cards("2c 2d 2h 3c 3d 3h") == FILLERS[:6]
    assert cards("Kc Kd Kh") == FILLERS[-3:]
    assert len(FILLERS) == 36
    assert state.zones[PACK] == state.zones[BOX] == []
    thief = holder(state)
    for viewer in [*state.everyone(), AUDIENCE]:
        for seat in state.everyone():
            own = held(state, seat) if seat == viewer else "* * *"
            assert seen_in(state, viewer, seat) == own
        data = view_data(GAME, state, viewer)
        if viewer != thief:
            assert "As" not in str(data)  # LPG-21: nobody else knows


def test_the_thief_changes_with_the_deal() -> None:
    """LPG-02, LPG-21: any seat may be the thief, and any may begin."""
    thieves = [holder(dealt(4, seed=seed)) for seed in range(200)]
    starters = [dealt(4, seed=seed).turn for seed in range(200)]
    assert min(thieves.count(seat) for seat in range(4)) > 25
    assert min(starters.count(Seat(seat)) for seat in range(4)) > 25


def test_any_cards() -> None:
    """LPG-01 with filler_cards = any: nobody is told which, As is always there."""
    others: set[int] = set()
    for seed in range(60):
        state = dealt(4, seed=seed, filler_cards="any")
        hands = [state.zones[HAND + seat] for seat in state.everyone()]
        assert [len(hand) for hand in hands] == [3] * 4
        assert len(state.zones[BOX]) == 40
        assert ACE in state.zones[HAND + holder(state)]
        others |= {int(card) for hand in hands for card in hand}
        for viewer in [*state.everyone(), AUDIENCE]:
            assert view(state, viewer).zones[BOX] == [HIDDEN] * 40
            world = cast(LostPueblo, imagine(state, viewer, Dice(seed)))
            assert 0 <= holder(world) < 4  # an imagined thief sits at the table
    assert len(others) > 48  # spades and other Aces too


# Actions

TURNS = [
    # rule, hands, choices, hands afterwards, next to act
    ("LPG-03", ["2c 3c As", "4c", "5c 6c", "7c"], ["give 2 3c"], "5c 6c 3c", 1),
    ("LPG-04, LPG-08", ["2c 3c As", "4c", "5c 6c", "7c"], ["ask 2", "6c"], "5c", 1),
    ("LPG-09: the last card", ["2c As", "4c 5c", "6c", "7c"], ["ask 2"], "", 1),
    (
        "LPG-05, LPG-27",
        ["2c 3c 4c", "As", "5c", "7c"],
        ["accuse 2", "2c 4c"],
        "5c 2c 4c",
        1,
    ),
]


@pytest.mark.parametrize(("rule", "hands", "choices", "second", "after"), TURNS)
def test_turns(
    rule: str, hands: list[str], choices: list[str], second: str, after: int
) -> None:
    """LPG-19 in every row: then the next seat clockwise."""
    state = act(lying(*hands), *choices)
    assert sorted(state.zones[HAND + 2]) == sorted(cards(second)), rule
    assert state.next_asked() == state.turn == after
    assert state.phase == "turn"
    assert sum(len(state.zones[HAND + seat]) for seat in range(4)) == len(
        " ".join(hands).split()
    )


def test_the_question_of_a_turn() -> None:
    """LPG-07, LPG-25: what, whom, and if you give, which card; no passing."""
    state = lying("2c 3c As", "4c", "", "7c")
    pick = state.question()
    assert pick is not None
    assert pick.staged
    assert not pick.window
    assert (pick.prompt, pick.rule) == ("act", "LPG-07")
    assert state.narrow(pick, []) == ACTIONS
    for action in ("give", "ask", "accuse"):
        assert offered(state, action) == "seat-1 seat-3"  # LPG-24
    assert offered(state, "give seat-1") == "2c 3c"
    assert offered(state, "ask seat-1") == ""
    assert offered(state, "accuse seat-3") == ""
    assert refusal(state) == ("too-few", "LPG-07")
    assert refusal(state, "give seat-1") == ("too-few", "LPG-07")
    assert refusal(state, "ask seat-1 4c") == ("not-in-hand", "LPG-03")  # LPG-25
    assert refusal(state, "ask seat-1 2c") == ("not-offered", "LPG-07")


def test_targets() -> None:
    """LPG-24, LPG-34, LPG-R08: not yourself, nobody who dropped out, nobody else."""
    state = lying("2c 3c As", "4c", "", "7c")
    for action in ("give", "ask", "accuse"):
        assert refusal(state, f"{action} seat-0") == ("yourself", "LPG-24")
        assert refusal(state, f"{action} seat-2") == ("dropped-out", "LPG-24")
        assert refusal(state, f"{action} seat-4") == ("not-offered", "LPG-07")
        assert refusal(state, f"{action} 2c") == ("not-offered", "LPG-07")
    assert refusal(state, "refuse") == ("not-offered", "LPG-07")


def test_everything_is_always_possible() -> None:
    """LPG-07, LPG-16, LPG-29: all who are in have cards, a target and three ways."""
    for seed in range(120):
        dice = Dice(seed)
        state = dealt(4 + seed % 7, seed=seed)
        while state.waiting:
            assert state.still_in >> holder(state) & 1  # LPG-29
            for seat in state.everyone():
                playing = bool(state.still_in >> seat & 1)
                assert playing == bool(state.zones[HAND + seat])
            if state.phase == "turn":
                pick = state.ask(state.turn)
                assert pick.options[:3] == ACTIONS
                assert state.narrow(pick, pick.options[:1])
                assert state.narrow(pick, pick.options[:1] + pick.options[3:4])
            answer_at_random(state, dice)


# The Ace rule


def test_the_ace_comes_last() -> None:
    """LPG-06: however cards are handed over."""
    state = lying("2c As", "4c 5c 9c", "6c", "7c")
    assert refusal(state, "give seat-1 As") == ("ace-comes-last", "LPG-06")
    act(state, "give 1 2c")
    assert held(state, 0) == "As"
    state = lying("2c 3c", "As 5c", "6c", "7c")
    act(state, "ask 1")
    pick = state.question()
    assert pick is not None
    assert (pick.seat, pick.prompt, pick.rule) == (1, "hand-over", "LPG-08")
    assert pick.options == cards("5c")
    assert refusal(state, "As") == ("ace-comes-last", "LPG-06")
    assert refusal(state, "2c") == ("not-in-hand", "LPG-08")
    assert refusal(state, "refuse") == ("no-refusing", "LPG-09")
    state = lying("2c 3c As", "5c", "6c", "7c")
    act(state, "accuse 1")
    assert refusal(state, "2c As") == ("ace-comes-last", "LPG-06")  # LPG-12, LPG-13
    assert refusal(state, "2c") == ("too-few", "LPG-27")
    act(state, "2c 3c")
    assert held(state, 0) == "As"
    assert held(state, 1) == "2c 3c 5c"


# How hands end

ENDINGS = [
    # rule, hands, choices, who wins
    ("LPG-10", ["2c 3c", "4c As", "5c", "6c"], ["accuse 1"], 0),
    ("LPG-14, LPG-31, LPG-R09", ["As", "4c", "5c", "6c"], ["give 1 As"], 0),
    ("LPG-14 before LPG-15", ["As", "4c 5c 6c 7c 8c", "2c", "3c"], ["give 1 As"], 0),
    ("LPG-23, LPG-R03", ["2c 3c", "As", "5c", "6c"], ["ask 1"], 1),
    ("LPG-31", ["As", "4c", "5c", "6c"], ["accuse 1"], 0),
    ("LPG-30, LPG-R06", ["2c As", "4c", "5c", "6c"], ["accuse 1"], 0),
    ("LPG-R07", ["2c As", "4c 5c 6c 7c 8c", "2d", "3c"], ["accuse 1"], 0),
    ("LPG-15", ["2c 3c 4c 5c 6c", "7c 8c", "As", "2d"], ["ask 1", "7c"], 0),
    (
        "LPG-15: on another's turn",
        ["2c As", "3c 4c 5c 6c 7c", "2d", "3d"],
        ["give 1 2c"],
        1,
    ),
    (
        "LPG-15, LPG-R07: 4 to 6",
        ["2c 3c 4c", "5c 6c 7c 8c", "As", "2d"],
        ["accuse 1", "2c 3c"],
        1,
    ),
    (
        "LPG-R07: 5 to 7",
        ["2c 3c 4c", "5c 6c 7c 8c 9c", "As", "2d"],
        ["accuse 1", "2c 3c"],
        1,
    ),
    ("LPG-R21", ["2c 3c As", "5c 6c 7c 8c 9c", "2d", "3d"], ["give 1 3c"], 1),
    ("LPG-15 before LPG-16", ["2c", "5c 6c 7c 8c 9c", "As", "3d"], ["give 1 2c"], 1),
    ("LPG-R13", ["2c 3c", "", "4c As", ""], ["accuse 2"], 0),
]


@pytest.mark.parametrize(("rule", "hands", "choices", "winner"), ENDINGS)
@pytest.mark.parametrize("option", [True, False])
def test_endings(
    rule: str, hands: list[str], choices: list[str], winner: int, option: bool
) -> None:
    """The third is the rulebook's own case; LPG-31 holds with either option value."""
    if not option and "As" in hands[0] and len(hands[0].split()) == 2:
        return
    state = act(lying(*hands, ace_as_second_card=option), *choices)
    assert not state.waiting, rule
    assert state.ranks == [1 if seat == winner else 2 for seat in range(4)]
    assert state.scores == [int(seat == winner) for seat in range(4)]
    assert not state.capped
    assert state.still_in == lying(*hands).still_in  # nobody dropped out on top of it
    for viewer in [*state.everyone(), AUDIENCE]:
        assert "As" in str(view_data(GAME, state, viewer)["zones"])


def test_the_log_says_to_whom_and_where_the_ace_was() -> None:
    """LPG-08, LPG-10, LPG-11, LPG-15, LPG-27."""
    hands = ["2c 3c 4c", "5c 2d As", "2h 3d 4d", "3h 4h 5d"]
    lines = log_of(GAME, act(lying(*hands), "accuse 2", "2c 3c", "ask 2", "2c"))
    assert lines[-1] == "Cleo hands Ben a card face down."
    assert "Ann gives Cleo 2 cards face down as a penalty." in lines
    caught = act(lying(*hands, hands=2), "accuse 1")
    assert (
        "Ann catches the thief: Ben had the Ace of spades."
        " That is the first hand won by Ann."
    ) in log_of(GAME, caught)
    alone = act(lying(*hands), "accuse 1")
    assert end_reasons(GAME, alone) == [
        "Ann catches the thief: Ben had the Ace of spades."
    ]


def test_the_log_says_what_a_thief_pays_with_and_why_six_cards_come_too_late() -> None:
    """LPG-12, LPG-14, LPG-30: two cards go over, whoever sees the Ace in the end."""
    hands = ["2c As", "2h 3d 4d 5d", "3h 4h 5h", "6h 7h 8h"]
    away = act(lying(*hands), "accuse 1")
    assert (
        "Ben does not have the Ace of spades:"
        " Ann was wrong and gives Ben 2 cards face down as a penalty."
    ) in log_of(GAME, away)
    assert end_reasons(GAME, away) == [
        (
            "Ann, the thief, hands Ben the Ace of spades as the last card"
            " and gets away, which counts before the 6 cards that Ben has now."
        )
    ]
    few = act(lying("2c As", "2h 3d 4d", *hands[2:]), "accuse 1")
    assert end_reasons(GAME, few) == [
        "Ann, the thief, hands Ben the Ace of spades as the last card and gets away."
    ]


def test_what_is_said_at_the_end() -> None:
    """LPG-10, LPG-14, LPG-15, with the rule behind it."""
    for hands, choice, told in (
        (["2c", "4c As", "5c", "6c"], "accuse 1", ("end-caught", 0, "LPG-10")),
        (["As", "4c", "5c", "6c"], "give 1 As", ("end-escaped", 0, "LPG-14")),
        (["2c 3c 4c 5c 6c", "7c", "As", "2d"], "ask 1", ("end-six", 0, "LPG-15")),
    ):
        assert said_of(act(lying(*hands), choice)) == [told]


# Wrong accusations


def test_the_accused_is_cleared() -> None:
    """LPG-11, LPG-27: publicly, for the rest of the hand."""
    state = act(lying("2c 3c 4c", "As 5c", "6c", "7c"), "accuse 2")
    assert said_of(state) == [("innocent", 2, "LPG-11")]
    assert state.cleared == 0b100
    pick = state.question()
    assert pick is not None
    assert (pick.seat, pick.prompt, pick.rule) == (0, "hand-over-two", "LPG-27")
    assert (pick.least, pick.most) == (2, 2)
    assert refusal(state, "2c 3c 4c") == ("too-many", "LPG-27")
    assert refusal(state, "2c 9c") == ("not-in-hand", "LPG-27")
    act(state, "2c 3c")
    dice = Dice(5)
    for _ in range(100):  # nobody imagines the Ace there any more
        assert holder(cast(LostPueblo, imagine(state, 3, dice))) != 2
    act(state, "give 2 5c", "give 3 2c", "accuse 2")  # LPG-R20: for certain wrong
    assert state.cleared == 0b100


PENALTIES = [
    # rule, cards of the accuser, cards handed over, who is still in
    ("LPG-28, LPG-R04", "2c", "2c", 0b1110),
    ("LPG-R05", "2c 3c", "2c 3c", 0b1110),
]


@pytest.mark.parametrize(("rule", "own", "over", "still_in"), PENALTIES)
@pytest.mark.parametrize("option", [True, False])
def test_short_penalties(
    rule: str, own: str, over: str, still_in: int, option: bool
) -> None:
    """LPG-16: an innocent pays with what there is, and drops out."""
    state = lying(own, "9c", "As 5c", "7c", ace_as_second_card=option)
    act(state, "accuse 1")  # there is nothing to choose
    assert held(state, 1) == f"{over} 9c", rule
    assert state.still_in == still_in
    assert ("drops-out", 0, "LPG-16") in said_of(state)
    assert state.next_asked() == 1


def test_the_ace_stays_as_second_card() -> None:
    """LPG-30, LPG-R18 with ace_as_second_card off: the thief is given away."""
    state = lying("2c As", "9c", "3c 5c", "7c", ace_as_second_card=False)
    act(state, "accuse 1")
    assert (held(state, 0), held(state, 1)) == ("As", "2c 9c")
    assert ("exposed", 0, "LPG-R18") in said_of(state)
    for viewer in [*state.everyone(), AUDIENCE]:
        assert seen_in(state, viewer, 0) == "As"
    act(state, "give 0 9c", "give 0 5c", "give 0 7c")
    assert state.turn == 0
    act(state, "give 1 9c")  # they know that it was not the Ace
    for viewer in [2, AUDIENCE]:
        assert "As" in seen_in(state, viewer, 0)


def test_the_thief_accuses() -> None:
    """LPG-13, LPG-R10, LPG-R19: necessarily wrong, and it looks like anybody's."""
    thief = lying("2c 3c As", "4c", "5c 6c", "7c")
    other = lying("2c 3c 4c", "As", "5c 6c", "7c")
    for state in (thief, other):
        act(state, "accuse 2", "2c 3c")
        assert state.phase == "turn"
        assert not state.exposed
    assert outside(thief, 3) == outside(other, 3)
    assert outside(thief, AUDIENCE) == outside(other, AUDIENCE)
    for target in (1, 2, 3):
        state = act(lying("2c 3c As", "4c", "5c 6c", "7c"), f"accuse {target}")
        assert state.waiting  # never right


def outside(state: LostPueblo, viewer: int) -> list[Any]:
    """All that somebody hears and sees."""
    return [event for event in all_told(state, viewer) if event.get("from", "")] + [
        view_data(GAME, state, viewer)
    ]


# Asking


def test_refusing() -> None:
    """LPG-26, LPG-R01: with the option, whatever one holds; else it is compulsory."""
    for hand in ("4c 5c", "4c", "As", "4c As"):
        state = act(lying("2c 3c", hand, "9c", "7c", may_refuse=True), "ask 1")
        pick = state.question()
        assert pick is not None
        assert (pick.prompt, pick.rule) == ("hand-over-or-not", "LPG-26")
        act(state, "refuse")
        assert held(state, 1) == hand
        assert state.next_asked() == state.turn == 1
    state = act(lying("2c 3c", "As", "9c", "7c", may_refuse=True), "ask 1", "As")
    assert state.scores == [0, 1, 0, 0]
    state = act(lying("2c 3c", "4c 5c", "As", "7c"), "ask 1")
    assert refusal(state, "refuse") == ("no-refusing", "LPG-09")
    assert refusal(state) == ("too-few", "LPG-08")


def test_the_asked_player_chooses() -> None:
    """LPG-08, LPG-25, LPG-R02."""
    state = act(lying("2c 3c", "4c 5c 6c", "As", "7c"), "ask 1")
    assert state.turn == 0
    assert state.waiting == 0b10
    with pytest.raises(Refusal, match="not-your-turn"):
        state.play(Seat(0), cards("5c"))
    act(state, "5c")
    assert held(state, 0) == "2c 3c 5c"


# Forced choices do not show


def test_a_forced_choice_looks_like_any_other() -> None:
    """Section 3: two cards, one of them the Ace, or two to choose from."""
    thief = lying("2c 3c", "5c As", "9c", "7c")
    other = lying("2c 3c", "5c 6c", "As", "7c")
    for state in (thief, other):
        act(state, "ask 1")
        assert state.waiting == 0b10  # the thief is asked like everybody else
        assert not state.ask(Seat(1)).window
    for viewer in (3, AUDIENCE):
        assert outside(thief, viewer) == outside(other, viewer)
    for state in (thief, other):
        act(state, "5c")
    for viewer in (3, AUDIENCE):
        assert outside(thief, viewer) == outside(other, viewer)


def test_a_match_waits_for_a_forced_thief() -> None:
    """Section 3: at a table of people, nobody is answered for while they think."""
    stack = cards("2c 2d As 2h 3c 3d 3h 4c 4d 4h 5c 5d")
    for seed in range(20):
        match = Match(GAME, 4, seed=f"{seed:032x}", stacks=[stack], pace="sealed")
        if match.state.turn == 0:
            break
    match.play(0, ["give", "seat-2", "2c"])
    match.play(1, ["ask", "seat-0"])
    assert match.state.asks(0)
    question = match.question(0)
    assert question is not None
    assert question["options"] == ["2d"]
    match.play(0, ["2d"])
    assert match.state.turn == 2


# Secret hand-overs


def test_only_giver_and_receiver_see_the_card() -> None:
    """LPG-33, LPG-R11."""
    state = act(lying("2c 3c As", "4c", "5c 6c", "7c"), "give 1 3c")
    assert [seen_in(state, viewer, 1) for viewer in (0, 1, 2, 3)] == [
        "* 3c",
        "3c 4c",
        "* *",
        "* *",
    ]
    for viewer in (2, 3, AUDIENCE):
        events = all_told(state, viewer)
        assert "3c" not in str(events)
        moved = [event for event in events if event["event"] == "moved"]
        assert [(e["piece"], e["from"], e["to"]) for e in moved] == [
            (None, "hand 0", "hand 1")
        ]
        decided = [event for event in events if event["event"] == "decided"]
        assert decided[0]["chosen"] == ["give", "seat-1", None]
    for viewer in (0, 1):
        assert "3c" in str(all_told(state, viewer))


def test_what_is_known_fades() -> None:
    """LPG-33: a giver knows the card there until the receiver hands something on."""
    state = act(lying("2c 3c 8c", "4c 5c", "6c As", "7c"), "give 1 3c")
    assert seen_in(state, 0, 1) == "* * 3c"
    act(state, "give 2 5c")
    assert seen_in(state, 0, 1) == "* *"  # it may be anywhere now
    assert seen_in(state, 0, 2) == "* * *"
    assert seen_in(state, 1, 2) == "* * 5c"
    act(state, "give 1 6c")  # seat 1 saw what left, and still knows the other
    assert seen_in(state, 1, 2) == "* 5c"
    act(state, "give 1 7c")
    assert seen_in(state, 3, 1) == "* * * 7c"


def test_imagined_worlds_keep_the_thief_s_secret() -> None:
    """LPG-21: worlds of an innocent have the Ace wherever it may be."""
    state = lying("2c 3c 8c", "4c 5c", "6c As", "7c 9c", cleared=0b1000)
    dice = Dice(3)
    found = [holder(cast(LostPueblo, imagine(state, 0, dice))) for _ in range(200)]
    assert set(found) == {1, 2}
    act(state, "give 1 2c")
    worlds = [cast(LostPueblo, imagine(state, 3, dice)) for _ in range(300)]
    assert {holder(world) for world in worlds} == {0, 1, 2}
    for world in worlds:  # it cannot be the card that seat 0 gave away
        assert world.known[ACE] == 1 << holder(world)
    thief = lying("2c 3c As", "4c 5c", "6c", "7c")
    assert holder(cast(LostPueblo, imagine(thief, 0, dice))) == 0


# Dropping out


def test_an_innocent_without_cards_drops_out() -> None:
    """LPG-16, LPG-34, LPG-22, LPG-R15: no turns, no target, no cards."""
    state = act(lying("2c", "3c 4c", "5c As", "7c 8c"), "give 1 2c")
    assert ("drops-out", 0, "LPG-16") in said_of(state)
    assert state.still_in == 0b1110
    assert refusal(state, "give seat-0 3c") == ("dropped-out", "LPG-24")
    act(state, "give 2 2c", "give 3 5c", "give 1 7c")
    assert state.next_asked() == 1  # LPG-19: seat 0 is skipped
    act(state, "ask 3", "8c", "give 3 2c")
    assert state.scores == [0] * 4


def test_being_asked_for_the_last_card_forces_it() -> None:
    """LPG-07, LPG-09, LPG-16."""
    state = act(lying("2c 9c", "3c", "5c As", "7c 8c"), "ask 1")
    assert state.still_in == 0b1101
    assert held(state, 0) == "2c 3c 9c"
    assert state.next_asked() == 2


def test_a_lone_thief() -> None:
    """LPG-17, LPG-R12: nobody wins, or the thief with lone_thief."""
    state = act(lying("2c", "", "5c As", ""), "give 2 2c")
    assert not state.waiting
    assert state.scores == [0] * 4
    assert state.ranks == [2] * 4
    assert state.returns() == [0.0] * 4
    assert not state.capped
    assert said_of(state)[-1] == ("end-lone", 2, "LPG-17")
    state = act(lying("2c", "", "5c As", "", lone_thief="thief_wins"), "give 2 2c")
    assert state.ranks == [2, 2, 1, 2]
    assert said_of(state)[-1] == ("end-lone-winner", 2, "LPG-17")
    state = act(lying("2c 3c", "", "5c As", "", turn=2), "ask 0", "2c")
    assert state.waiting  # LPG-R13: two are left, play on


def test_six_cards_do_not_help_the_thief() -> None:
    """LPG-18: and everybody can tell who it is."""
    state = act(lying("2c 3c", "4c 5c 6c 7c As", "8c", "9c"), "give 1 2c")
    assert state.next_asked() == 1
    assert said_of(state) == [("exposed", 1, "LPG-18")]
    for viewer in [*state.everyone(), AUDIENCE]:
        assert "As" in seen_in(state, viewer, 1)
    act(state, "give 2 2c")
    for viewer in [*state.everyone(), AUDIENCE]:
        assert "As" in seen_in(state, viewer, 1)
    act(state, "give 1 8c")
    assert [message for message, _, _ in said_of(state)] == ["exposed"]


# Length and sessions


def test_the_turn_cap() -> None:
    """LPG-32, LPG-R17: after so many turns nobody wins."""
    state = lying("2c 3c", "4c As", "5c 6c", "7c 8c", turn_cap=3)
    act(state, "ask 2", "5c", "ask 3", "8c")
    assert state.waiting
    act(state, "ask 0", "2c")
    assert not state.waiting
    assert state.capped
    assert state.ranks == [2] * 4
    assert said_of(state) == [("end-drawn", -1, "LPG-32")]
    assert options_as_text(GAME.agree(6))["turn_cap"] == 300
    assert options_as_text(GAME.agree(10))["turn_cap"] == 500


def test_a_win_in_the_last_turn_counts() -> None:
    """LPG-32."""
    state = lying("As", "4c", "5c 6c", "7c 8c", turn_cap=1)
    act(state, "give 1 As")
    assert not state.capped
    assert state.scores == [1, 0, 0, 0]


@pytest.mark.parametrize("filler_cards", ["no_aces_no_spades", "any"])
def test_sessions(filler_cards: str) -> None:
    """LPG-35, LPG-R16: a fresh pack, a new thief, a random start, a point each."""
    starts: list[int] = []
    thieves: list[int] = []
    for seed in range(80):
        state = dealt(4, seed=seed, hands=3, filler_cards=filler_cards)
        dice = Dice(seed)
        number = 0
        while state.waiting:
            if state.round_number > number:
                number = state.round_number
                starts.append(state.turn)
                thieves.append(holder(state))
                assert state.turns == 1
                assert (state.still_in, state.cleared) == (0b1111, 0)
                assert state.gave == state.asked == state.accused == [0] * 4
                assert [len(state.zones[HAND + s]) for s in range(4)] == [3] * 4
                for viewer in state.everyone():
                    for seat in state.everyone():
                        if seat != viewer:
                            assert seen_in(state, viewer, seat) == "* * *"
            answer_at_random(state, dice)
        assert number == 3
        assert sum(state.scores) <= 3
        best = max(state.scores)
        assert not best or [r == 1 for r in state.ranks] == [
            n == best for n in state.scores
        ]
    assert min(starts.count(seat) for seat in range(4)) > 35
    assert min(thieves.count(seat) for seat in range(4)) > 35


def test_collecting_the_cards_tells_nothing() -> None:
    """LPG-33: where the Ace lay among them would say which card went."""
    told = []
    for card in ("2c", "3c"):
        state = lying("2c As 3c", "4c 5c 6c 7c 8c", "9c Jc", "Tc Qc", hands=2)
        act(state, f"give 1 {card}")
        assert state.round_number == 2
        events = all_told(state, 3)
        shuffled = [event["event"] for event in events].index("shuffled")
        told.append(events[:shuffled])
    assert told[0] == told[1]


def test_options_are_checked() -> None:
    for name, value in (("turn_cap", 0), ("hands", 0), ("lone_thief", "all")):
        with pytest.raises(BadInput, match=f"option {name} is"):
            GAME.agree(4, {name: value})
    for seats in (3, 11):
        with pytest.raises(BadInput, match="4 to 10 players"):
            GAME.agree(seats)


def test_nothing_that_is_said_binds_anybody() -> None:
    """LPG-R14: the game has no words for claims, so there is nothing to keep to."""
    words = [name for name in GAME.words.names if not name.startswith("seat-")]
    assert words == ["done", "give", "ask", "accuse", "refuse"]


def test_the_end_is_never_shared() -> None:
    """Section 5: one winner at most, and a known ending."""
    endings = []
    for seed in range(300):
        state = dealt(4 + seed % 7, seed=seed, turn_cap=12)
        dice = Dice(seed)
        while state.waiting:
            answer_at_random(state, dice)
        assert state.ranks.count(1) == (0 if state.capped else 1) or not any(
            state.scores
        )
        endings.append(said_of(state)[-1][0])
    usual = {"end-caught", "end-escaped", "end-six", "end-drawn"}
    assert usual <= set(endings) <= usual | {"end-lone"}


# What players are told


def test_hints() -> None:
    state = lying("2c 3c As", "4c 5c 9c", "6c 8c", "7c", hands=2, turn_cap=90)
    assert read_out(state, 0) == [
        "Hand 1 of 2.",
        "Turn 1 of 90 at most.",
        "You are the thief. Get rid of 3 cards, the Ace of spades last.",
    ]
    act(state, "give 1 3c")
    sentences = read_out(state, 0)
    assert "You know these cards of 1: 3c." in sentences
    assert "You are innocent. 2 more cards win the hand." in read_out(state, 1)
    assert "0 so far: gave 1, asked 0, accused 0." in read_out(state, 2)
    act(state, "accuse 2", "4c 5c")
    assert "2 is proved innocent." in read_out(state, 3)
    act(state, "ask 3")
    assert "3 has dropped out." in read_out(state, 0)
    assert "You have dropped out of this hand." in read_out(state, 3)
    alone = lying("As", "4c", "6c", "7c 8c 9c Tc Jc")
    assert any("Only the Ace of spades is left" in text for text in read_out(alone, 0))
    assert any("One more card wins" in text for text in read_out(alone, 3))
    exposed = act(lying("2c 3c", "4c 5c 6c 7c As", "8c", "9c"), "give 1 2c")
    assert "1 is the thief, as all can tell." in read_out(exposed, 3)
    over = act(lying("As", "4c", "6c", "7c"), "give 1 As")
    assert read_out(over, 1) == []


def test_hints_say_only_what_may_be_known() -> None:
    dice = Dice(9)
    for seed in range(12):
        state = dealt(5, seed=seed)
        while state.waiting:
            for seat in state.everyone():
                world = imagine(state, seat, dice)
                real = hints(seen_by(state, seat), seat)
                assert hints(cast(LostPueblo, view(world, seat)), seat) == real
            answer_at_random(state, dice)


# Bots


def test_regular_s_suspicions() -> None:
    """It sees through an exposed thief and never suspects the cleared."""
    state = lying("2c 3c 8c", "4c 5c", "6c As", "7c", cleared=0b10)
    state.gave[2] = 3
    chance = odds(seen_by(state, 0), Seat(0))
    assert chance[1] == 0
    assert chance[2] > chance[3] > 0
    assert abs(sum(chance) - 1) < 1e-9
    exposed = act(lying("2c 3c", "4c 5c 6c 7c As", "8c 9c", "Tc"), "give 1 2c")
    assert odds(seen_by(exposed, 2), Seat(2)) == [0, 1, 0, 0]


BOT_TURNS = [
    # what it does, hands, options
    (["accuse"], ["2c As", "4c 5c", "6c 8c", "7c"], {}),
    (["give"], ["2c As", "4c 5c", "6c 8c", "7c"], {"ace_as_second_card": False}),
    (["give"], ["As", "4c 5c", "6c 8c", "7c"], {}),
    (["ask"], ["2c 3c 4c 5c 6c", "As 7c", "9c Tc", "Jc"], {}),
    (["ask"], ["2c 3c 4c", "As 7c 8c", "9c Tc Jc", "5d 6d 7d"], {}),
]


@pytest.mark.parametrize(("does", "hands", "given"), BOT_TURNS)
def test_regular_knows_the_tricks(
    does: list[str], hands: list[str], given: dict[str, Any]
) -> None:
    """Section 10; an innocent also gives or accuses now and then."""
    state = lying(*hands, **given)
    pick = state.ask(Seat(0))
    acts = [regular(seen_by(state, 0), pick, Dice(seed))[0] for seed in range(25)]
    assert [mode(acts)] == tokens_by_name(state.table, meant(does[0]).split())


@pytest.mark.parametrize("seats", [4, 6, 10])
@pytest.mark.parametrize("may_refuse", [False, True])
def test_regular_beats_random(seats: int, may_refuse: bool) -> None:
    table = GAME.table(seats, {"may_refuse": may_refuse})
    dice = Dice(4)
    won = 0
    for number in range(150):
        state = cast(LostPueblo, table.blank())
        state.begin(dice.seed())
        while state.waiting:
            seat = state.next_asked()
            pick = state.ask(seat)
            if (seat + number) % 2:
                state.play(seat, regular(seen_by(state, seat), pick, dice))
            else:
                state.take(seat, random_answer(state, pick, dice))
        won += sum((s + number) % 2 for s in range(seats) if state.ranks[s] == 1)
    assert won > 85


def test_bound() -> None:
    table = GAME.table(6, {"turn_cap": 20})
    dice = Dice(1)
    for _ in range(100):
        state = table.blank()
        state.begin(dice.seed())
        assert playout(state, dice) <= GAME.bound(table.options, 6) == 80


def foretold(state: LostPueblo, text: str) -> dict[str, dict[str, Any]]:
    """What the preview of a turn says, by the hint."""
    action, seat, *given = text.split()
    tokens = tokens_by_name(state.table, [action, f"seat-{seat}", *given])
    seen = seen_by(state, state.turn)
    return dict(preview(seen, state.turn, tokens))


def test_previews_of_an_accusation() -> None:
    """LPG-15, LPG-16, LPG-R18: what a wrong guess gives away is said before."""
    four = lying("2c 3c 4c", "5c 6c 7c 8c", "As 9c", "Tc")
    assert foretold(four, "accuse 1")["penalty-wins"] == {"seat": 1, "count": 6}
    assert "penalty-wins" not in foretold(four, "accuse 3")
    act(four, "accuse 1", "2c 3c")
    assert four.scores[1] == 1  # as foretold
    assert "penalty-last" in foretold(lying("2c 3c", "5c", "As 9c", "Tc"), "accuse 1")
    off = {"ace_as_second_card": False}
    thief = lying("2c As", "5c 6c", "9c", "Tc", **off)
    assert "bluff-exposes" in foretold(thief, "accuse 1")
    act(thief, "accuse 1")
    assert thief.exposed
    both = lying("2c As", "5c 6c", "9c", "Tc")
    assert list(foretold(both, "accuse 1")) == ["bluff-escapes"]
    cornered = lying("2c 3c As", "5c 6c 7c 8c", "9c", "Tc")
    assert "penalty-wins" in foretold(cornered, "accuse 1")


def test_previews_of_asking_and_giving() -> None:
    """LPG-26: somebody who may refuse is not said to hand over."""
    hands = ("2c", "5c 6c 7c 8c 9c", "As 9d", "Tc")
    assert list(foretold(lying(*hands, may_refuse=True), "ask 1")) == [
        "asking-may-refuse"
    ]
    assert list(foretold(lying(*hands), "ask 1")) == ["asking"]
    last = foretold(lying(*hands), "give 1 2c")  # LPG-15 comes before LPG-16
    assert last["handing"]["risk"] == "six"
    assert "sixth" in last


def test_nobody_is_answered_for_at_any_pace() -> None:
    """A thief with the Ace and one other card has no choice, and it must not show."""
    match = Match(GAME, 4, seed="forced", pace="fast")
    match.state = lying("2c 3c", "As 5c", "6c 7c", "8c 9c")
    match.play(0, ["ask", "seat-1"])
    assert match.state.asks(1)


def test_where_nobody_can_be_the_thief_all_are_as_likely() -> None:
    """Only in an imagined world that cannot be: who searches may meet one."""
    state = lying("2c 3c", "4c 5c", "As 6c", "7c")
    state.cleared = 0b1111
    assert odds(cast(LostPueblo, view(state, 0)), Seat(0)) == [1 / 4] * 4
