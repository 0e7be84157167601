"""The hand of cards: deal, turns, wild cards, 21, ties. Ids are the catalogue's."""

import pytest
from tests.games.answers import reply
from tests.games.contests import (
    announced,
    begin,
    cards,
    down,
    fight,
    may_end,
    offers,
    up,
    wild,
    winner,
)
from tests.games.table import listed, names

from parlour.engine.pieces import Seat
from parlour.engine.refusals import Refusal
from parlour.engine.views import view
from parlour.engine.zones import AUDIENCE
from parlour.games.contest.rules import Contest
from parlour.games.contest.words import DECK, DISCARD, UNSEEN, UP

pytestmark = pytest.mark.rules


# Deal


def test_two_cards_each_one_at_a_time() -> None:
    """FUG-B05, FUG-B07: no wild cards."""
    state = begin("2w 3w 4w 5w")
    assert (down(state, 1), down(state, 2)) == ("2w 4w", "3w 5w")
    assert (wild(state, 1), wild(state, 2)) == ("", "")


def test_personae_by_seat_then_the_dealers_characters_as_listed() -> None:
    """FUG-B06, FUG-R10: left of the Dealer first, the Dealer last."""
    state = begin("2w 3w 4w 5w", "db.1a.0a.dc", 3)
    assert [int(state.holder(hand)) for hand in range(4)] == [0, 1, 2, 2]
    assert state.sides == [0, 0, 1, 2]
    order = []
    for _ in range(5):
        order.append(state.actor + 1)
        reply(state, "twist")
    assert order == [1, 2, 3, 4, 1]


def test_nobody_sees_hole_cards_but_their_holder() -> None:
    """Section 3: the Dealer sees game-characters' cards only."""
    state = begin("2w 3w 4w 5w")
    shown = [[names_seen(state, seat, hand) for hand in (1, 2)] for seat in (0, 1, 10)]
    assert shown == [["2w 4w", ""], ["", "3w 5w"], ["", ""]]


def names_seen(state: Contest, viewer: int, hand: int) -> str:
    seen = view(state, viewer)
    return listed(seen, [card for card in seen.zones[3 + hand - 1] if card >= 0])


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """FUG-B08: unseen discards come back too, and cards in hands stay."""
    state = begin("2w 3w 4w 5w 6w 7w")
    discards = state.zones[DECK][:-2]
    for card in discards[:40]:
        state.move(card, DECK, DISCARD)
    for card in discards[40:]:
        state.move(card, DECK, UNSEEN)
    reply(state, "twist", "twist")
    assert not state.zones[DECK]
    reply(state, "twist")
    assert len(state.zones[DECK]) == len(discards) - 1
    assert not state.zones[DISCARD]
    assert not state.zones[UNSEEN]
    assert down(state, 1) == "2w 4w"


def test_without_any_card_nobody_can_twist_or_declare() -> None:
    """FUG-B08, FUG-R30: a hole card can still be turned."""
    state = begin("2w 3w 4w 5w", "0a@-.db")
    state.sweep(DECK, UP + 1)
    assert offers(state) == {"2w", "4w"}
    with pytest.raises(Refusal, match="no-cards-left"):
        reply(state, "twist")
    with pytest.raises(Refusal, match="nothing-to-declare"):
        reply(state, "declare")


# A turn


def test_turn_up_twist_or_stand() -> None:
    """FUG-B09, FUG-R2: only face-up cards count."""
    state = begin("2w 3w 4w 5w 6w 7w")
    assert offers(state) == {"2w", "4w", "twist"}
    reply(state, "2w", "twist")
    assert (up(state, 1), up(state, 2)) == ("2w", "6w")
    assert (down(state, 1), down(state, 2)) == ("4w", "3w 5w")
    assert state.strength_of(0) < 1024  # one card is no hand yet


def test_standing_needs_two_face_up_cards() -> None:
    """FUG-B10, FUG-R1, FUG-R3, FUG-R11: and it passes one turn only."""
    state = begin("2w 3w 4w 5w 6w 7w 8w 9w")
    with pytest.raises(Refusal, match="two-face-up-first"):
        reply(state, "stand")
    reply(state, "2w", "twist", "twist", "twist")
    assert offers(state) == {"4w", "twist", "stand"}
    reply(state, "stand", "3w")
    assert offers(state) == {"4w", "twist", "stand"}


def test_one_card_a_turn_and_no_swap_without_a_card() -> None:
    """FUG-B11, FUG-B12, FUG-B15: declaring is free, then the wild card waits."""
    state = begin("2w 3w 4w 5w 6w 7w", "0a@-.db")
    assert offers(state) == {"2w", "4w", "twist", "declare"}
    reply(state, "declare ability-1")
    assert wild(state, 1) == "6w"
    assert offers(state) == {"2w", "4w", "twist"}
    with pytest.raises(Refusal, match="nothing-to-swap"):
        reply(state, "6w")
    reply(state, "2w")
    assert offers(state) == {"6w", "done"}
    assert may_end(state)
    with pytest.raises(Refusal, match="one-card-a-turn"):
        reply(state, "twist")
    with pytest.raises(Refusal, match="say-done"):
        reply(state, "stand")
    reply(state, "")
    assert state.actor == 1


def test_a_swap_before_the_play_after_it_or_in_its_place() -> None:
    """FUG-B09, FUG-B12, FUG-R5, FUG-R6: free on your own turn."""
    state = begin("2w 3w 4w 5w 9w 7w 8w", "0a@-.db")
    reply(state, "declare ability-1", "2w", "", "3w")
    assert offers(state) == {"4w", "9w", "twist"}
    reply(state, "9w 2w")
    assert (up(state, 1), names(state, DISCARD)) == ("9w", "2w")
    assert offers(state) == {"4w", "twist", "done"}  # the play may still come
    reply(state, "4w")
    assert (up(state, 1), state.actor) == ("9w 4w", 1)  # nothing more: it ends


def test_a_swap_as_the_play_of_a_turn() -> None:
    """Option wild_timing = uses_turn: reveal, twist and swap exclude each other."""
    state = begin("2w 3w 4w 5w 9w 7w 8w", "0a@-.db", wild_timing="uses_turn")
    reply(state, "declare ability-1", "2w")
    assert state.actor == 1  # no swap besides
    reply(state, "3w")
    reply(state, "9w 2w")
    assert (up(state, 1), state.actor) == ("9w", 1)


def test_a_turn_with_a_play_is_no_stand() -> None:
    """FUG-B12, FUG-B23: only stands in a row end the round."""
    state = begin("2w 3w 4w 5w 9w 7w 8w", "0a@-.db")
    reply(state, "declare ability-1", "2w", "", "3w", "4w", "", "5w")
    reply(state, "9w 2w", "", "stand")
    assert state.stands == 1
    assert state.phase == "turn"
    reply(state, "stand")
    assert (state.phase, winner(state)) == ("over", 1)


def test_a_wild_card_cannot_undo_a_bust() -> None:
    """FUG-B12, FUG-B19, FUG-R9: a bust ends the turn and the round for you."""
    state = begin("Tw 3w Tc 5w 2c 9s", "0a@-.db")
    reply(state, "declare ability-1", "Tw", "", "3w", "Tc", "", "5w", "twist")
    assert announced(state)[-1] == "stymied"
    assert state.actor == 1
    assert up(state, 1) == "Tw Tc 9s"  # the cards stay on show


def test_one_wild_card_for_each_ability_or_one_in_all() -> None:
    """FUG-B15, FUG-R4 and option wild_limit."""
    state = begin("2w 3w 4w 5w 6w 7w", "0a@-@hand_r.db")
    assert offers(state, "declare") == {"ability-1", "ability-2"}
    reply(state, "declare ability-1", "declare ability-2")
    assert wild(state, 1) == "6w 7w"
    assert "declare" not in offers(state)
    state = begin("2w 3w 4w 5w 6w 7w", "0a@-@hand_r.db", wild_limit="per_contest")
    reply(state, "declare ability-2")
    assert "declare" not in offers(state)


def test_game_characters_declare_too() -> None:
    """FUG-R28."""
    state = begin("2w 3w 4w 5w 6w 7w", "0a.db@-")
    reply(state, "twist")
    reply(state, "declare ability-1")
    assert wild(state, 2) == "7w"


def test_what_is_told_of_a_card_turned_up() -> None:
    """FUG-B13: everybody sees it at once; FUG-B14 needs a Signifier."""
    state = begin("2w 3w 4w 5w 6w 7w")
    reply(state, "2w")
    assert all(state.known[cards("2w")[0]] >> seat & 1 for seat in (0, 1, AUDIENCE))
    assert "remembers" not in announced(state)


# 21


def test_21_stops_play_and_everybody_answers_once() -> None:
    """FUG-B21, FUG-B22, FUG-R12, FUG-R13: clockwise from the caller."""
    deal = "2w Aw Tw 3w Kw Tc 4c 5c"  # hole cards 2w Kw, Aw Tc, Tw 4c, 3w 5c
    state = begin(deal, "0a.1b.2c.dd", 4)
    reply(state, "twist", "Aw", "twist", "twist", "twist", "Tc")
    assert state.phase == "answer"
    assert [state.actor, *state.queue] == [2, 3, 0]
    assert offers(state) == {"Tw", "4c", "done"}
    reply(state, "", "3w 5c")
    assert announced(state).count("made-21") == 1
    assert state.phase == "answer"
    reply(state, "")
    assert (state.phase, winner(state), state.tier) == ("over", 2, 3)


def test_an_answer_may_be_better_or_too_much() -> None:
    """FUG-B21: a better 21 wins, and an answer may bust."""
    state = begin("Aw Tc Kw Kc 9c 9s")
    reply(state, "Aw", "twist", "Kw")
    assert state.phase == "answer"
    with pytest.raises(Refusal, match="only-face-down"):
        reply(state, "twist")  # FUG-R14
    reply(state, "Tc Kc")  # 29: too much
    assert announced(state)[-3:] == ["made-21", "stymied", "won-tier-3"]
    state = begin("Aw M01 Kw M20 9c 9s")
    reply(state, "Aw", "M01", "Kw", "M20")
    assert (winner(state), state.tier) == (2, 5)


def test_wild_cards_in_an_answer() -> None:
    """FUG-B21, FUG-R5, FUG-R14: those already held, each with the card it replaces."""
    state = begin("Aw 2w Kw 3w M11 4c 5c", "0a.db@-")
    reply(state, "Aw", "declare ability-1", "twist", "", "Kw")
    assert up(state, 2) == "4c"
    assert offers(state) == {"2w", "3w", "M11", "done"}
    assert offers(state, "3w") == {"M11", "done"}
    assert offers(state, "3w", "M11") == {"4c", "3w"}
    assert offers(state, "3w", "M11", "4c") == {"done"}
    with pytest.raises(Refusal):
        reply(state, "M11 3w")
    reply(state, "3w M11 4c")
    assert up(state, 2) == "3w M11"
    assert winner(state) == 1


def test_several_wild_cards_in_an_answer() -> None:
    state = begin("Aw 2w Kw 3w M11 M10 4c 5c", "0a.db@-@-")
    reply(state, "Aw", "declare ability-1", "declare ability-2", "2w", "", "Kw")
    assert offers(state, "3w", "M10", "2w") == {"M11", "done"}
    reply(state, "3w M10 2w M11 3w")
    assert (up(state, 2), winner(state), state.tier) == ("M10 M11", 2, 5)


def test_nobody_sits_on_a_21_and_nobody_answers_without_cards() -> None:
    """FUG-R12; whoever has nothing face down is not asked."""
    state = begin("2w 3w 4w 5w Kw Tc 5c Ts")
    reply(state, "2w", "3w", "4w", "5w", "twist", "stand")
    assert up(state, 1) == "2w 4w Kw"
    reply(state, "twist")  # Tc: 26
    assert state.stymied == 0b01
    state = begin("Aw 3w 2c 5w Kw 7w")
    reply(state, "Aw", "3w", "2c", "5w")
    assert state.phase == "turn"  # an ace and a two can be 13, not 21
    state = begin("Aw 3w 4c 5w 6w 7w")
    reply(state, "Aw", "3w", "4c", "5w", "twist")
    assert (state.phase, winner(state), state.tier) == ("over", 1, 2)


def test_the_fool_and_the_world_cannot_be_answered() -> None:
    """FUG-B36."""
    state = begin("M00 Aw M21 Kw")
    reply(state, "M00", "Aw", "M21")
    assert (state.phase, winner(state), state.tier) == ("over", 1, 6)


# The end of the hand


def test_a_lone_participant_plays_on() -> None:
    """FUG-B19, FUG-B23, FUG-R22: two cards are still needed, and 21 may be tried."""
    state = begin("2w Tw 4w Tc 9c 5s 6s 7s")
    reply(state, "2w", "Tw", "twist", "Tc", "stand", "twist")
    assert state.stymied == 0b10
    assert offers(state) == {"4w", "twist", "stand"}
    reply(state, "stand")
    assert (state.phase, winner(state)) == ("over", 1)
    state = begin("2w Tw 4w Tc 9c 5s 6s 7s")
    reply(state, "2w", "Tw")
    state.stymied |= 0b10
    assert offers(state) == {"4w", "twist"}


def test_everybody_stymied_decides_nothing() -> None:
    """FUG-B20: no winner, no points, and another round in a longer contest."""
    bust = "Tw Ts Tc Tp 5c 5s 6c 6s"
    state = begin(bust)
    reply(state, "Tw", "Ts", "Tc", "Tp", "twist", "twist")
    assert (state.phase, winner(state), state.scores) == ("over", 0, [0, 0])
    assert announced(state)[-1] == "all-stymied"
    state = fight(bust)
    reply(state, "Tw", "Ts", "Tc", "Tp", "twist", "twist")
    assert state.phase == "join"
    assert offers(state) == {"join", "give-up"}  # FUG-B04: who was in stays in


def test_fewer_than_two_cards_cannot_win() -> None:
    """FUG-B24."""
    state = begin("Aw 3w Kw M20 6w 7w")
    reply(state, "Aw", "M20", "Kw", "")
    assert winner(state) == 1


# Ties


def test_a_game_character_takes_a_tie_with_personae() -> None:
    """FUG-B31, FUG-R8 and option draw_rule."""
    deal = "Tw Ts 9c 9p"
    state = begin(deal)
    reply(state, "Tw", "Ts", "9c", "9p", "stand", "stand")
    assert (winner(state), state.scores) == (2, [-1, 1])
    state = begin(deal, draw_rule="stalemate")
    reply(state, "Tw", "Ts", "9c", "9p", "stand", "stand")
    assert (winner(state), state.scores) == (0, [0, 0])
    assert "stalemate" in announced(state)


TIES = [
    # FUG-B31: cast, seats, winner when all hands tie
    ("0a.1b", 2, 0),  # personae only
    ("0a.1b.dc", 3, 3),
    ("0a.1b.db", 3, 3),
    ("0a.db.dc", 2, 0),  # game-characters on two sides
    ("0a.1a.db", 3, 3),
    ("0a.da.db", 2, 0),
]


@pytest.mark.parametrize(("cast", "seats", "wins"), TIES)
def test_ties(cast: str, seats: int, wins: int) -> None:
    many = len(cast.split("."))
    tens = ["Tw", "Tc", "Ts", "Tp"][:many]
    nines = ["9w", "9c", "9s", "9p"][:many]
    state = begin(" ".join(tens + nines), cast, seats)
    reply(state, *tens, *nines, *["stand"] * many)
    assert winner(state) == wins


def test_allies_tie_and_the_earlier_tells_it() -> None:
    """FUG-B31, FUG-R23."""
    state = begin("Tw Tc 8s 9w 9c 8p", "0a.1a.db", 3)
    reply(state, "Tw", "Tc", "8s", "9w", "9c", "8p", "stand", "stand", "stand")
    assert (winner(state), state.scores) == (1, [1, 1, -1])


def test_fewer_cards_break_ties_if_agreed() -> None:
    """FUG-B30, FUG-R15 and option fewer_cards_breaks_ties."""
    deal = "Tw 5s 9c 5p 9p"
    play = ["Tw", "5s", "9c", "5p", "stand", "twist", "stand", "stand"]
    state = begin(deal)
    reply(state, *play)
    assert winner(state) == 2
    state = begin(deal, fewer_cards_breaks_ties=True)
    reply(state, *play)
    assert winner(state) == 1


# The clock


def test_the_clock_stands_or_turns_the_lower_card() -> None:
    """FUG-R32."""
    state = begin("9w 3w 4w 5w 6w 7w")
    state.clock()
    assert up(state, 1) == "4w"
    state.clock()
    assert up(state, 2) == "3w"
    reply(state, "twist", "twist")
    state.clock()
    assert state.stands == 1
    state = begin("2w 3w 4w 5w 6w 7w", "0a@-.db")
    reply(state, "declare ability-1", "2w")
    state.clock()
    assert state.actor == 1  # done
    state = begin("Aw 3w Kw 5w")
    reply(state, "Aw", "3w", "Kw")
    state.clock()
    assert (down(state, 2), winner(state)) == ("5w", 1)


def test_the_clock_answers_for_one_question_only() -> None:
    """FUG-R32: an answer may end the round of one group and begin the next one's.

    The first turn over there is somebody else's, and their time has just begun.
    """
    state = begin("Aw 2s Kc 3p 9w 5c 8w 4c", "0a.db~1a.db", seats=3)
    reply(state, "Aw", "2s", "Kc")
    assert (state.phase, state.actor) == ("answer", 2)
    state.clock()
    assert (state.phase, state.group, state.actor) == ("turn", 1, 1)
    assert (up(state, 2), down(state, 2)) == ("", "9w 8w")
    state.clock()
    assert (up(state, 2), state.actor) == ("8w", 3)


def test_the_clock_twists_when_nothing_else_is_left() -> None:
    state = begin("9w 3w 4w 5w 6w 7w")
    state.move(cards("9w")[0], 3, DISCARD)
    state.move(cards("4w")[0], 3, DISCARD)
    state.clock()
    assert up(state, 1) == "6w"


def test_seats_of_hands() -> None:
    state = begin("2w 3w 4w 5w")
    assert state.turn == Seat(0)
    assert state.table.holders == [0, 1]
