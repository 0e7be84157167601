"""Signifiers, intercession, news from the story, and the rulebook's long example."""

from typing import Any

import pytest
from tests.games.answers import reply
from tests.games.contests import (
    announced,
    begin,
    down,
    everyone_joins,
    fight,
    offers,
    up,
    wild,
    winner,
)

from parlour.engine.data import save
from parlour.engine.refusals import BadInput
from parlour.games.contest import GAME
from parlour.games.contest.rules import Contest
from parlour.games.contest.words import DECK, DISCARD
from parlour.match import Match
from parlour.match.match import replay

pytestmark = pytest.mark.rules


def test_the_long_example() -> None:
    """E16: totals 10, 20, 18, 21; three cards, so tier 2; the third persona passes."""
    state = begin(
        "3p M18 7s 2s M10 8c",
        "0a@-.1-.2x.db",
        4,
        signifiers="M10=2",
        effects=True,
    )
    reply(state, "declare ability-1", "3p", "")
    assert wild(state, 1) == "M10"
    reply(state, "M18", "7s", "", "2s", "twist")
    assert (up(state, 1), up(state, 4)) == ("3p 7s 8c", "M18 2s")
    reply(state, "M10 7s")
    assert announced(state)[-2:] == ["remembers", "made-21"]
    assert (state.phase, state.waiting) == ("intercede", 0b0100)
    assert offers(state) == {"describe", "done"}  # FUG-F22: too late for cards
    reply(state, "")
    assert (state.phase, winner(state), state.tier) == ("effect", 1, 2)
    assert "knock-out" in offers(state)
    assert "kill" not in offers(state)


# Signifiers


def test_a_bust_is_settled_before_the_memory() -> None:
    """FUG-B14, FUG-F19: a twist, turned by the Dealer, rings for its persona."""
    state = begin("Tw 3w Kw 5w M14", "0a.1a.db", 3, signifiers="M14@1")
    assert state.signs == 1 << 14
    state = begin("Tw 2w 3w Kw 4w 5w M14", "0a.1a.db", 3, signifiers="M14@1")
    reply(state, "Tw", "2w", "3w", "Kw", "4w", "5w", "twist")
    assert announced(state)[-2:] == ["remembers", "stymied"]
    assert (state.phase, state.witness) == ("intercede", 1)


def test_a_participant_declares_at_once() -> None:
    """FUG-F22, FUG-B15: without waiting for their turn."""
    deal = "Tw 2w 3w Kw 4w 5w M03 6c"
    state = begin(deal, "0a.1a.db", 3, signifiers="M03@1")
    reply(state, "twist")
    assert up(state, 1) == "M03"
    assert offers(state) == {"declare", "describe", "done"}
    reply(state, "declare")
    assert wild(state, 2) == "6c"
    assert (state.phase, state.actor) == ("turn", 1)


def test_an_outsider_joins_a_side() -> None:
    """FUG-F22, FUG-R33: two hole cards, own place, and stands begin anew."""
    deal = "Tw 2w Kw 3w 5c 7c M03 8c 9c"
    state = begin(deal, "0a.1-.db", 3, signifiers="M03@1")
    reply(state, "Tw", "2w", "Kw", "3w", "stand", "twist")
    assert state.stands == 0
    reply(state, "stand", "twist", "stand", "twist")
    assert up(state, 3).endswith("M03")
    assert (state.phase, state.witness) == ("intercede", 1)
    assert offers(state) == {"describe", "side-a", "side-b", "done"}
    reply(state, "side-a")
    assert down(state, 2) == "8c 9c"
    assert state.joined == 0b111
    assert state.sides[1] == 0
    assert state.stands == 0
    assert (state.phase, state.actor) == ("turn", 0)
    reply(state, "stand")
    assert state.actor == 1
    assert "declare" in offers(state)


def test_too_few_cards_to_join() -> None:
    """FUG-R33: in at the next round."""
    state = begin("Tw 2w Kw 3w M03", "0a.1-.db", 3, signifiers="M03@1")
    rest = state.zones[DECK][:-1]
    for card in rest:
        state.move(card, DECK, 6)  # into somebody's hand
    reply(state, "twist")
    assert offers(state) == {"describe", "done"}


def test_who_is_in_another_group_cannot_join_this_one() -> None:
    """FUG-R34."""
    deal = "Tw 2w Kw 3w M03 8c 9c"
    state = begin(deal, "0a.db~1a.db", 3, signifiers="M03@1")
    reply(state, "twist")
    assert offers(state) == {"describe", "done"}


def test_the_unconscious_remember_and_cannot_act() -> None:
    """FUG-R45 of the catalogue: the ability is theirs."""
    state = begin("Tw 2w Kw 3w M03 8c 9c", "0a.1-.db", 3, signifiers="M03@1")
    state.felled = 0b010
    reply(state, "twist")
    assert state.phase == "turn"
    assert state.skills[1] == [0]


def test_the_dead_and_the_dealers_persona_remember_nothing() -> None:
    """FUG-F21."""
    state = begin("Tw 2w Kw 3w M03 8c 9c", "0a.1-.db", 3, signifiers="M03@1")
    state.dead = 0b010
    reply(state, "twist")
    assert "remembers" not in announced(state)
    state = begin("Tw 2w Kw 3w M03 8c 9c", signifiers="M03@d")
    reply(state, "twist")
    assert "remembers" not in announced(state)


def test_whose_hand_it_came_to_remembers() -> None:
    """FUG-F24 and option signifier_recipient."""
    options: dict[str, Any] = {
        "signifiers": "M03@1.M04@d",
        "signifier_recipient": "exposer",
    }
    state = begin("Tw 2w Kw 3w M03 M04 9c", "0a.1-.db", 3, **options)
    reply(state, "twist")
    assert (state.phase, state.witness) == ("intercede", 0)
    assert state.skills == [[0], [], []]
    reply(state, "", "")  # it rests, and the turn is done
    reply(state, "twist")  # M04 to a game-character: nobody remembers
    assert state.phase == "turn"
    assert announced(state).count("remembers") == 1


def test_two_signifiers_in_one_hand_are_one_memory() -> None:
    """FUG-F23, FUG-F24: one ability for whose hand it was."""
    options: dict[str, Any] = {
        "signifiers": "M03@1.M04@d",
        "signifier_recipient": "exposer",
    }
    state = begin("Tw 2w Kw 3w M03 9c M04", "0a.1-.db", 3, **options)
    reply(state, "twist", "", "", "twist", "twist")
    assert announced(state).count("remembers") == 2
    assert state.skills[0] == [0]


def test_a_wild_card_seen_before_rings_no_more() -> None:
    """FUG-F21: reused in the same action."""
    state = fight("Tw 2s 9c 3p M15", "0a@-.db", signifiers="M15@0")
    reply(state, "declare ability-1", "9c", "", "2s", "Tw", "M15 9c")
    assert state.phase == "intercede"
    reply(state, "", "", "3p", "stand", "stand", "tell")
    everyone_joins(state)
    reply(state, "twist")
    assert "M15" in offers(state)
    reply(state, f"M15 {up(state, 1)}")
    assert announced(state).count("remembers") == 1


def test_memories_may_be_told_from_outside() -> None:
    """Option memories, FUG-B16: the ability comes with its parts."""
    deal = "Tw 2w Kw 3w M03 6c"
    state = begin(deal, signifiers="M03@0", memories="told")
    reply(state, "twist")
    assert offers(state) == {"describe", "done"}
    state.news(["ability", "who-1", "hand_r+arm_r"])
    assert offers(state) == {"declare", "describe", "done"}
    reply(state, "declare")
    assert wild(state, 1) == "6c"


# News


def test_a_gift_in_the_middle_of_it() -> None:
    """FUG-B16."""
    state = begin("2w 3w 4w 5w 6w")
    assert "declare" not in offers(state)
    state.news(["ability", "who-1", "-"])
    reply(state, "declare ability-1")
    assert wild(state, 1) == "6w"


def test_an_ability_ruled_out_in_mid_contest() -> None:
    """FUG-R29, FUG-B15: swapped in this round, then it goes."""
    state = fight("Tw 2s 9c 3p M15", "0a@-.db")
    reply(state, "declare ability-1")
    state.news(["bar", "who-1", "ability-1"])
    reply(state, "9c", "")
    reply(state, "2s", "Tw", "M15 9c", "3p", "stand", "stand", "tell")
    assert wild(state, 1) == ""
    assert "M15" in [state.table.pieces.names[card] for card in state.zones[DISCARD]]


def test_arrivals() -> None:
    """FUG-B04: at hand, or on a side from the next round on."""
    state = begin("2w 3w 4w 5w", "0a.1x.db.dx", 3, max_rounds=20)
    state.news(["arrive", "who-2"])
    assert state.sides == [0, -1, 1, -2]
    assert state.waiting == 0b111
    state.news(["arrive", "who-4", "side-c"])
    assert state.sides == [0, -1, 1, 2]
    reply(state, "join", "hold", "join join")
    assert state.joined == 0b1101


def test_news_gives_sealed_answers_back() -> None:
    state = begin("2w 3w 4w 5w", "0a.db.dx", 2, max_rounds=20)
    reply(state, "hold")
    state.news(["arrive", "who-3"])
    assert state.waiting == 0b11
    assert state.sealed == [[], []]


def test_the_moment_is_missed() -> None:
    """FUG-R56: the round is won as with two majors."""
    state = fight("M00 2s M21 3p")
    reply(state, "M00", "2s", "M21")
    state.news(["missed"])
    assert (state.phase, state.tier) == ("effect", 5)


def test_weapons_change_hands() -> None:
    """FUG-B02."""
    state = fight("Aw 2s Kc 3p", "0a.dbw")
    reply(state, "Aw", "2s", "Kc", "")
    assert "kill" not in offers(state)
    state.news(["disarm", "who-2"])
    state.news(["arm", "who-1"])
    assert "kill" in offers(state)
    assert state.armed == 0b01


def test_wounds_are_tended_between_rounds() -> None:
    """FUG-B37, FUG-W04: a temporary one is gone, a permanent one blocks its part."""
    state = begin("2w 3w 4w 5w", "0a@hand_r@leg_l.db", max_rounds=20)
    state.news(["wound", "who-1", "hand_r"])
    state.news(["maim", "who-1", "leg_l"])
    everyone_joins(state)
    assert "declare" not in offers(state)
    state.news(["tend", "who-1", "leg_l"])
    assert "declare" not in offers(state)
    state.news(["tend", "who-1", "hand_r"])
    assert offers(state, "declare") == {"ability-1"}


def test_the_dealer_may_set_a_status() -> None:
    """FUG-J07, FUG-B34: until the Dealer says otherwise."""
    state = begin("2w 3w 4w 5w", "0a.1a.db", 3, max_rounds=20)
    state.news(["status", "who-1", "felled"])
    reply(state, "join", "join")
    assert state.joined == 0b110
    state.news(["status", "who-1", "able"])
    assert state.felled == 0
    for status, field in (("dead", "dead"), ("left", "left"), ("dazed", "dazed")):
        state.news(["status", "who-1", status])
        assert getattr(state, field) == 1
    state = begin("2w 3w 4w 5w", "0a.1a.db", 3, max_rounds=20)
    for who in ("who-1", "who-2"):
        state.news(["status", who, "left"])
    assert state.phase == "over"


WRONG_NEWS = [
    ("", "knows no news"),
    ("rain", "knows no news"),
    ("ability who-1", "knows no news"),
    ("ability who-9 -", "nobody in this contest is called 'who-9'"),
    ("ability 1 -", "nobody in this contest is called '1'"),
    ("ability who-1 wing", "'wing' is no part of the body"),
    ("ability who-2 -", "game-characters gain no abilities"),
    ("bar who-1 ability-1", "has no 'ability-1'"),
    ("arrive who-1", "in the contest already"),
    ("arrive who-3 b", "'b' is no side"),
    ("arrive who-3 side-z", "'side-z' is no side"),
    ("missed", "no moment is open"),
    ("wound who-1 wing", "no part of the body"),
    ("tend who-1 head", "no wound there"),
    ("status who-1 happy", "a status is one of"),
    ("status who-1 dead", "is in this round"),
]


@pytest.mark.parametrize(("words", "says_"), WRONG_NEWS)
def test_news_that_cannot_be_is_refused(words: str, says_: str) -> None:
    state = begin("2w 3w 4w 5w", "0a.db.dx")
    before = save(state.copy())
    with pytest.raises(BadInput, match=says_):
        state.news(words.split())
    assert save(state.copy()) == before


def test_nobody_is_changed_while_they_decide() -> None:
    state = begin("Tw 2w Kw 3w M03 8c 9c", "0a.1-.db", 3, signifiers="M03@1")
    reply(state, "twist")
    with pytest.raises(BadInput, match="just remembered"):
        state.news(["status", "who-2", "dead"])


def test_a_match_keeps_the_news() -> None:
    """They are in the log, replayed, and refused where nobody listens."""
    match = Match(GAME, 2, {"cast": "0a.db.dx"}, seed="n")
    before = len(match.choices)
    with pytest.raises(BadInput):
        match.news(["rain"])
    assert len(match.choices) == before
    match.news(["ability", "who-1", "-"])
    match.play(0, ["declare", "ability-1"])
    again = replay(GAME, match.log(reveal=True))
    assert isinstance(again.state, Contest)
    assert save(again.state.copy()) == save(match.state.copy())
    assert again.events == match.events


def test_other_games_take_no_news() -> None:
    from parlour.games import find

    match = Match(find("willow"), 4, seed="n")
    with pytest.raises(BadInput, match="takes no news"):
        match.news(["rain"])
