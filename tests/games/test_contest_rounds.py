"""Rounds and what happens in them: joining, effects, groups, the helpless, the end."""

from typing import Any

import pytest
from tests.games.answers import reply
from tests.games.contests import (
    announced,
    begin,
    cards,
    everyone_joins,
    fight,
    may_end,
    offers,
    up,
    wild,
    winner,
)
from tests.games.table import names

from parlour.engine.pieces import Seat
from parlour.engine.refusals import Refusal
from parlour.engine.views import view
from parlour.engine.zones import AUDIENCE
from parlour.games.contest.rules import Contest
from parlour.games.contest.words import DECK, DISCARD, UNSEEN, WILD

pytestmark = pytest.mark.rules

HIGH = ["Tw", "2s", "9c", "3p", "stand", "stand"]
"""Plays with which hand 1 wins with 19 against 5."""
HIGH_DEAL = "Tw 2s 9c 3p"


def high(cast: str = "0a.db", seats: int = 2, **options: Any) -> Contest:
    """A fight of two in which hand 1 has just won with the highest hand."""
    state = fight(HIGH_DEAL, cast, seats, **options)
    reply(state, *HIGH)
    return state


# Joining


def test_join_hold_back_or_give_up() -> None:
    """FUG-B04: sealed answers, everybody for their own characters."""
    state = begin("2w 3w 4w 5w", "0a.1a.db.dc", 3, max_rounds=20)
    assert state.phase == "join"
    assert state.sealing
    assert offers(state) == {"join", "hold", "give-up"}
    reply(state, "hold", "join")
    assert state.ask(Seat(2)).prompt == "join-all"
    reply(state, "join join")
    assert state.joined == 0b1110
    assert state.left == 0


def test_a_side_of_which_nobody_joins_gives_up() -> None:
    """FUG-B04, FUG-B35: and a single side left has no conflict."""
    state = begin("2w 3w 4w 5w", "0a.1b.dc", 3, max_rounds=20)
    reply(state, "hold", "join", "join")
    assert state.joined == 0b110
    assert state.left == 0b001
    state = begin("2w 3w 4w 5w", "0a.db", 2, max_rounds=20)
    reply(state, "join", "give-up")
    assert (state.phase, state.left) == ("over", 0b10)
    assert "gave-up" in announced(state)


def test_newcomers_choose_a_side() -> None:
    """FUG-B04, FUG-B06: at hand on no side, and in at their own place."""
    state = begin("2w 3w 4w 5w 6w 7w", "0a.1-.db", 3, max_rounds=20)
    reply(state, "join")
    assert offers(state) == {"hold", "side-a", "side-b"}
    reply(state, "side-b", "join")
    assert state.sides == [0, 1, 1]
    assert state.groups == [0, 0, 0]
    assert state.joined == 0b111
    assert "joins-b" in announced(state)


def test_who_is_away_is_not_asked() -> None:
    state = begin("2w 3w 4w 5w", "0a.1x.db", 3, max_rounds=20)
    reply(state, "join", "join")
    assert state.joined == 0b101


def test_people_of_a_settled_group_may_join_another() -> None:
    """FUG-B04, FUG-R34: but nobody is in two groups."""
    state = begin("2w 3w 4w 5w", "0a.db~1a.db", 3, max_rounds=20)
    reply(state, "give-up", "join")  # group 1: seat 0 gives up, so it is settled
    assert state.settled == 0b01
    assert state.group == 1
    assert state.phase == "join"
    assert state.left == 0b0001
    reply(state, "join")
    assert state.ask(Seat(2)).least == 2  # its character of group 1 may come over
    reply(state, "side-b join")
    assert state.groups[2] == 1


def test_single_rounds_ask_nobody() -> None:
    state = begin("2w 3w 4w 5w")
    assert (state.phase, state.joined) == ("turn", 0b11)


# Effects by tier


def test_highest_hand() -> None:
    """FUG-B25, FUG-B26, FUG-B28: section 5, tier 1."""
    state = high()
    assert (state.phase, winner(state), state.tier) == ("effect", 1, 1)
    harmless = {"escape", "end", "tell"}
    assert offers(state) == {"wound", "incapacitate", *harmless}
    assert offers(state, "wound") == {"who-2"}
    assert len(offers(state, "wound", "who-2")) == 17
    with pytest.raises(Refusal, match="not-at-this-tier"):
        reply(state, "kill who-2")


TIERS = [
    # deal, plays, weapon, may maim, may kill
    ("5w 2s 6c 3p Tw", ["5w", "2s", "6c", "3p", "twist"], "", True, False),
    ("Aw 2s Kc 3p", ["Aw", "2s", "Kc", ""], "", True, False),
    ("Aw 2s Kc 3p", ["Aw", "2s", "Kc", ""], "w", True, True),
    ("Aw 2s M11 3p", ["Aw", "2s", "M11", ""], "", True, True),
    ("M01 2s M20 3p", ["M01", "2s", "M20", ""], "", True, True),
]


@pytest.mark.parametrize(("deal", "plays", "weapon", "maims", "kills"), TIERS)
def test_better_hands_do_more(
    deal: str, plays: list[str], weapon: str, maims: bool, kills: bool
) -> None:
    """FUG-B25, FUG-R25: each tier includes what lower ones allow."""
    state = fight(deal, f"0a{weapon}.db")
    reply(state, *plays)
    able = offers(state)
    assert {"wound", "incapacitate", "escape", "end", "tell"} <= able
    assert ({"maim", "knock-out"} <= able) == maims
    assert ("kill" in able) == kills


def test_two_majors_reach_every_opponent() -> None:
    """Section 5 tier 5, FUG-R26: separately, in this group."""
    state = fight("M01 2s 4s M20 3p 5p", "0a.db.dc~1a.db", 3)
    assert state.group == 0
    reply(state, "M01", "2s", "4s", "M20", "", "")
    assert state.tier == 5
    reply(state, "kill who-3")
    assert (state.phase, state.dead) == ("effect", 0b100)
    assert offers(state, "wound") == {"who-4"}
    assert "end" not in offers(state)
    assert may_end(state)
    reply(state, "wound who-4 arm_l")
    assert state.phase != "effect"
    assert state.hurt[3]


def test_the_fool_and_the_world() -> None:
    """FUG-B36: the moment, then anything at all."""
    state = fight("M00 2s M21 3p")
    reply(state, "M00", "2s", "M21")
    assert (state.phase, state.tier) == ("moment", 6)
    assert offers(state) == {"begin"}
    reply(state, "begin")
    assert {"kill", "tell", "end"} <= offers(state)


def test_no_blows_no_harm() -> None:
    """FUG-B25 and option violent."""
    state = high(violent=False)
    assert offers(state) == {"escape", "end", "tell"}
    reply(state, "tell")
    assert state.phase == "join"


def test_single_rounds_with_effects() -> None:
    """Option effects: one round and what happens; the cards stay to be looked at."""
    state = begin(HIGH_DEAL, effects=True)
    reply(state, *HIGH, "wound who-2 body")
    assert (state.phase, state.hurt, up(state, 1)) == ("over", [0, 1], "Tw 9c")


# What becomes of people


def test_wounds_block_abilities() -> None:
    """FUG-B33, FUG-W04, FUG-R29: a blocked ability's wild card goes after the round."""
    state = fight("Tw 2s 9c 3p 4c", "0a.db@hand_r")
    reply(state, "Tw", "declare ability-1", "2s", "", "9c", "3p", "", "stand", "stand")
    assert wild(state, 2) == "4c"
    reply(state, "wound who-2 arm_r")  # the hand is part of the arm
    assert wild(state, 2) == ""
    assert names(state, UNSEEN) == "4c"
    everyone_joins(state)
    reply(state, "twist")
    assert "declare" not in offers(state)
    assert state.declared == [0, 1]


WOUNDS = [
    # FUG-W02, FUG-W03: wound, ability, usable
    ("wound", "leg_l", "hand_r", True),
    ("wound", "body", "hand_r", False),
    ("wound", "hand_r", "arm_r", False),
    ("wound", "eye_l", "eye_r", True),
    ("wound", "body", "-", True),
    ("maim", "leg_l", "hand_r", False),
    ("maim", "leg_l", "-", False),
]


@pytest.mark.parametrize(("kind", "part", "ability", "usable"), WOUNDS)
def test_which_wounds_touch_which_abilities(
    kind: str, part: str, ability: str, usable: bool
) -> None:
    state = begin("2w 3w 4w 5w", f"0a@{ability}.db")
    state.news([kind, "who-1", part])
    assert ("declare" in offers(state)) == usable


def test_incapacitated_for_the_next_round_only() -> None:
    """FUG-B34: sits the next round of the group out, then is able again."""
    state = fight("Tw 2s 4s 9c 3p 5p", "0a.db.db")
    reply(state, "Tw", "2s", "4s", "9c", "3p", "5p", "stand", "stand", "stand")
    reply(state, "incapacitate who-2")
    assert state.dazed == 0b10
    everyone_joins(state)
    assert state.joined == 0b101
    finish_round(state)
    assert state.dazed & 0b10 == 0
    everyone_joins(state)
    assert state.joined == 0b111


def finish_round(state: Contest) -> None:
    """Plays on until everybody stands, and only tells what happens."""
    number = state.round_number
    while state.round_number == number and state.phase not in ("join", "over"):
        able = offers(state)
        for word in ("stand", "twist", "tell", "begin", "no"):
            if word in able:
                reply(state, word)
                break
        else:
            reply(state, "")


def test_a_side_all_incapacitated_has_lost() -> None:
    """FUG-B35, FUG-R24, FUG-R35: and its victor may not finish them."""
    state = high()
    reply(state, "incapacitate who-2")
    assert state.phase == "over"
    assert "settled" in announced(state)


def test_knocked_out_for_the_action() -> None:
    """FUG-B34."""
    state = fight("Aw 2s 4s Kc 3p 5p", "0a.db.db")
    reply(state, "Aw", "2s", "4s", "Kc", "", "")
    reply(state, "knock-out who-2")
    everyone_joins(state)
    assert state.joined == 0b101
    finish_round(state)
    assert state.felled == 0b10


def test_escape_is_for_certain() -> None:
    """FUG-B28."""
    state = high()
    reply(state, "escape")
    assert (state.left, state.phase) == (0b01, "over")


def test_trying_to_end_it() -> None:
    """FUG-B26, FUG-R27: the Dealer rules, and a refusal uses it up."""
    state = high()
    reply(state, "end")
    assert (state.phase, state.waiting) == ("accept-end", 0b10)
    assert offers(state) == {"yes", "no"}
    reply(state, "no")
    assert state.phase == "join"
    state = high()
    reply(state, "end", "yes")
    assert state.phase == "over"


def test_the_whole_action_may_end() -> None:
    """FUG-B26: if the Dealer finds that it follows."""
    for answer, goes_on in (("yes", True), ("whole", False)):
        state = fight("Tw 2s 9c 3p", "0a.db~1a.db", 3)
        reply(state, *HIGH, "end", answer)
        assert (state.phase == "join") == goes_on


def test_nobody_rules_without_a_dealer() -> None:
    """FUG-B02: with personae only and no Dealer at the table it just ends."""
    state = high("0a.1b", 2)
    reply(state, "end")
    assert state.phase == "over"
    state = high("0a.1b", 3)
    reply(state, "end")
    assert (state.phase, state.waiting) == ("accept-end", 0b100)


# Death


def killing(**options: Any) -> Contest:
    """The Dealer's character may kill a persona."""
    state = fight("2s Aw 3p M11", **options)
    reply(state, "2s", "Aw", "3p", "M11")
    return state


def test_killing_a_persona_needs_a_second_yes() -> None:
    """FUG-W10 and option persona_death."""
    state = killing()
    reply(state, "kill who-1")
    assert (state.phase, state.dead) == ("mercy", 0)
    reply(state, "no")
    assert state.phase == "effect"
    assert "kill" not in offers(state)
    assert "spared" in announced(state)
    state = killing()
    reply(state, "kill who-1", "yes")
    assert (state.dead, state.phase) == (0b01, "over")
    assert "kill" not in offers(killing(persona_death="forbid"))


def test_game_characters_die_at_once() -> None:
    state = fight("Aw 2s M11 3p")
    reply(state, "Aw", "2s", "M11", "", "kill who-2")
    assert (state.dead, state.phase) == (0b10, "over")


def test_personae_alone_cannot_kill_each_other_unruled() -> None:
    state = fight("Aw 2s M11 3p", "0a.1b", 2)
    reply(state, "Aw", "2s", "M11", "")
    assert "kill" not in offers(state)
    state = fight("Aw 2s M11 3p", "0a.1b", 3)
    reply(state, "Aw", "2s", "M11", "")
    assert "kill" in offers(state)


def felled(cast: str = "0a.1a.db.db", seats: int = 3) -> Contest:
    """Hand 1 has knocked hand 3 out; its ally was in the round as well."""
    state = fight("5w 4c 2s 2c 6w 4p 3s 3c Tw", cast, seats)
    reply(state, "5w", "4c", "2s", "2c", "6w", "4p", "3s", "3c", "twist")
    reply(state, "knock-out who-3")
    return state


def test_another_may_finish_the_helpless() -> None:
    """FUG-B27, FUG-R35: not who felled them, and it costs the next round."""
    state = felled()
    assert (state.phase, state.actor) == ("helpless", 1)
    assert offers(state) == {"who-3", "done"}
    reply(state, "who-3")
    assert (state.dead, state.busy) == (0b100, 0b010)
    everyone_joins(state)
    assert state.joined == 0b1001
    finish_round(state)
    assert state.busy == 0


def test_who_held_back_finishes_for_free() -> None:
    """FUG-B27."""
    state = begin("5w 2s 2c 6w 3s 3c Tw", "0a.1a.db.db", 3, max_rounds=20)
    reply(state, "join", "hold", "join join")
    reply(state, "5w", "2s", "2c", "6w", "3s", "3c", "twist", "knock-out who-3")
    assert (state.phase, state.actor) == ("helpless", 1)
    reply(state, "who-3")
    assert (state.dead, state.busy) == (0b100, 0)


def test_finishing_a_persona_needs_the_dealer_too() -> None:
    state = fight("2s 2c 5w 4p 3s 3c 6w 4w Tw", "0a.1a.db.db", 3)
    reply(state, "2s", "2c", "5w", "4p", "3s", "3c", "6w", "4w", "stand", "stand")
    reply(state, "twist", "knock-out who-1")
    assert (state.phase, state.actor) == ("helpless", 3)
    reply(state, "who-1")
    assert state.phase == "mercy"
    reply(state, "no")
    assert state.dead == 0


# Groups


def test_groups_take_turns_by_whole_rounds() -> None:
    """FUG-B02, FUG-B03."""
    state = fight("Tw 2s 9c 3p", "0a.db~1a.db", 3)
    assert (state.group, state.joined) == (0, 0b0101)
    reply(state, *HIGH, "tell")
    everyone_joins(state)
    assert (state.group, state.joined) == (1, 0b1010)
    finish_round(state)
    everyone_joins(state)
    assert state.group == 0


def bar_fight(heavy: str = "9s", ally: str = "5c 5p") -> Contest:
    """E15: one persona against a heavy, two against a bouncer who is stymied.

    The heavy won with a ten and this card; hand 3 wins with 19 against the bouncer.
    """
    first, second = ally.split()
    deal = f"2w {heavy} 3w Ts {first} Tw Tc {second} 9c Tp 6s"
    state = fight(deal, "0a.db~1a.2a.db", 4)
    reply(state, "2w", heavy, "3w", "Ts", "stand", "stand", "tell")
    everyone_joins(state)
    reply(state, first, "Tw", "Tc", second, "9c", "Tp", "stand", "stand", "twist")
    assert state.stymied == 1 << 4
    reply(state, "stand", "stand")
    assert (state.phase, winner(state)) == ("effect", 3)
    return state


def test_strictly_better_hands_reach_into_another_group() -> None:
    """E15, FUG-B03, FUG-B29: a tie with the target fails."""
    assert offers(bar_fight("9s"), "wound") == {"who-5"}  # 19 against 19
    assert offers(bar_fight("8s"), "wound") == {"who-4", "who-5"}


def test_an_ally_strikes_in_another_group() -> None:
    """E15, FUG-B29: harm by their own hand; no escape, no end."""
    state = bar_fight("7s", "9w 9p")
    reply(state, "incapacitate who-5")
    assert (state.phase, state.actor) == ("intervene", 1)
    assert offers(state) == {"wound", "incapacitate", "done"}
    assert offers(state, "incapacitate") == {"who-4"}
    reply(state, "incapacitate who-4")
    assert state.dazed == 0b11000
    assert (state.phase, state.actor) == ("helpless", 1)
    reply(state, "")
    assert state.settled == 0b11  # nobody is left to stand up for that side
    assert state.phase == "over"


def test_a_weaker_ally_is_not_asked() -> None:
    """FUG-B29."""
    state = bar_fight("7s")  # 10 against 17
    reply(state, "wound who-5 head")
    assert state.phase == "join"


def test_when_the_winner_strikes_elsewhere_an_ally_takes_the_effect() -> None:
    """FUG-B29: at most one effect lands inside the group."""
    state = bar_fight("8s")
    reply(state, "wound who-4 head")
    assert (state.phase, state.actor) == ("intervene", 1)
    assert offers(state, "wound") == {"who-5"}  # 10 does not beat the heavy's 18
    reply(state, "wound who-5 head")
    assert state.hurt[3]
    assert state.hurt[4]
    assert state.phase == "join"


def test_who_has_not_played_yet_is_no_target() -> None:
    state = fight("Tw 2s 9c 3p", "0a.db~1a.db", 3)
    reply(state, *HIGH)
    assert offers(state, "wound") == {"who-3"}


# After a round


def test_hole_cards_are_put_aside_unseen() -> None:
    """FUG-B32, FUG-B33 and section 3."""
    state = fight("Tw 2s 9c 3p 5c 6c")
    reply(state, "twist", "twist", "Tw", "2s", "stand", "stand", "tell")
    assert names(state, UNSEEN) == "9c 3p"
    assert set(names(state, DISCARD).split()) == {"5c", "6c", "Tw", "2s"}
    seen = view(state, AUDIENCE)
    assert all(card < 0 for card in seen.zones[UNSEEN])
    assert state.known[cards("9c")[0]] == 0b01  # its holder remembers it


def reuse(**options: Any) -> Contest:
    """Hand 1 wins with a wild card swapped in, and tells it."""
    state = fight("Tw 2s 9c 3p M15", "0a@-.db", **options)
    reply(state, "declare ability-1", "9c", "", "2s", "Tw", "M15 9c", "3p")
    reply(state, "stand", "stand", "tell")
    return state


def test_wild_cards_come_back() -> None:
    """FUG-B33, FUG-R7: known to all; option wild_carry."""
    state = reuse()
    assert wild(state, 1) == "M15"
    assert names(view(state, 1), WILD) == "M15"
    everyone_joins(state)
    assert "declare" not in offers(state)  # FUG-B15: for the whole action
    assert wild(reuse(wild_carry="unused_only"), 1) == ""


def test_an_unused_wild_card_is_kept_and_stays_secret() -> None:
    """FUG-B33: also under unused_only."""
    for carry in ("reusable", "unused_only"):
        state = fight("Tw 2s 9c 3p M15", "0a@-.db", wild_carry=carry)
        reply(state, "declare ability-1", "Tw", "", "2s", "9c", "", "3p")
        reply(state, "stand", "stand", "tell")
        assert wild(state, 1) == "M15"
        assert view(state, 1).zones[WILD] == [-1]


def test_all_wild_cards_go_in_the_end_and_those_of_people_who_left() -> None:
    """FUG-B33."""
    state = fight("Tw 2s 9c 3p M15", "0a@-.db")
    reply(state, "declare ability-1", "Tw", "", "2s", "9c", "", "3p")
    reply(state, "stand", "stand", "escape")
    assert (state.phase, wild(state, 1)) == ("over", "")
    assert sum(len(pile) for pile in state.zones) == 78


def test_stalemates_go_on_with_new_cards() -> None:
    """FUG-B32: no effect, wild cards are kept, another round."""
    state = fight("Tw Ts 9c 9p M15", "0a@-.1b", 2)
    reply(state, "declare ability-1", "Tw", "", "Ts", "9c", "", "9p", "stand", "stand")
    assert (state.phase, winner(state)) == ("join", 0)
    assert wild(state, 1) == "M15"
    assert state.scores == [0, 0]
    assert offers(state) == {"join", "give-up"}
    everyone_joins(state)
    assert state.round_number == 2


def test_the_last_round_is_a_stalemate() -> None:
    """FUG-B35: simulated contests stop."""
    state = fight(HIGH_DEAL, max_rounds=2)
    reply(state, *HIGH, "tell")
    everyone_joins(state)
    finish_round(state)
    assert (state.phase, state.capped) == ("over", True)
    assert "stalled" in announced(state)


# Points


def test_points() -> None:
    """Section 4.10: one for a win, one less for a loss; option tier_bonus."""
    assert high().scores == [1, -1]
    state = begin("Aw 2s M11 3p", tier_bonus=2)
    reply(state, "Aw", "2s", "M11", "")
    assert state.scores == [7, -7]
    assert state.returns() == [7.0, -7.0]
    assert state.ranks == [1, 2]


def test_a_controller_on_both_sides_scores_nothing() -> None:
    state = begin("Tw 2s 4s 9c 3p 5p", "0a.da.db")
    reply(state, "Tw", "2s", "4s", "9c", "3p", "5p", "stand", "stand", "stand")
    assert state.scores == [1, 0]


# The deck of a session


def test_cards_put_aside_do_not_come_up() -> None:
    """FUG-B08 and options discarded, buried: one deck serves a session."""
    state = begin("2w 3w 4w 5w", discarded="M03 7w", buried=20)
    assert names(state, DISCARD) == "M03 7w"
    assert len(state.zones[UNSEEN]) == 20
    assert len(state.zones[DECK]) == 78 - 22 - 4
    loose = begin("", discarded="M03 7w", buried=20)
    assert len(loose.zones[UNSEEN]) == 20


def test_a_contest_and_its_dealer() -> None:
    """FUG-B01: somebody acts against somebody; FUG-R31 is the story table's."""
    state = begin("2w 3w 4w 5w", "0a.1a.db.db", 3)
    assert state.dealer() == 2
    assert [state.is_persona(hand) for hand in range(4)] == [True, True, False, False]
