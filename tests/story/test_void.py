"""What is void changes nothing, and what was allowed is not void: a contest and the
sheets say the same of every body (FUG-W01 to W08)."""

from typing import Any

import pytest
from tests.story.test_anything import plain
from tests.story.test_contests import SIGNS, Fight, fight, hand

from parlour.engine.refusals import Refusal
from parlour.games.contest.wilds import declarable
from parlour.story import entries as e
from parlour.story.entry import Steps
from parlour.story.state import JournalRecord, Story


def armed(**options: Any) -> Fight:
    """Seat 0, who can fence, against a heavy; both have joined."""
    table = Fight(options=options)
    table.session(SIGNS)
    table.skill = table.remember(0, "fencing", "hand_r")  # type: ignore[attr-defined]
    table.do(3, e.CharacterEntered(shown_as="a heavy"))
    return table


def opened(table: Fight, cards: str = "") -> Fight:
    known = [table.skill]  # type: ignore[attr-defined]
    table.open(hand("p0", "a", abilities=known), hand("c1", "b"), cards=cards)
    return table


def can_declare(table: Fight) -> bool:
    return bool(declarable(table.contest.state, 0))


def test_a_wound_older_than_the_contest_can_be_tended() -> None:
    table = armed()
    old = table.do(3, e.Wound(who="p0", kind="temporary", part="leg_l")).seq
    bled = table.do(3, e.Wound(who="c1", kind="permanent", part="arm_l")).seq
    opened(table)
    table.do(3, e.WoundTended(wound=old))
    table.do(3, e.WoundTended(wound=bled))
    assert [w.tended for w in table.sheet("p0").wounds] == [True]


def test_two_wounds_on_one_part_are_tended_one_by_one() -> None:
    """FUG-W04: the ability comes back with the second bandage."""
    table = opened(armed())
    first = table.do(3, e.Wound(who="p0", kind="temporary", part="arm_r")).seq
    second = table.do(3, e.Wound(who="p0", kind="temporary", part="arm_r")).seq
    table.do(3, e.WoundTended(wound=first))
    assert not can_declare(table)
    assert table.ability("p0", "fencing").state == "blocked"
    table.do(3, e.WoundTended(wound=second))
    assert can_declare(table)
    assert table.ability("p0", "fencing").state == "usable"


def test_a_second_wound_on_the_same_part_in_a_contest_is_on_the_sheet() -> None:
    table = fight("2c 2s 3c 3s Kc 4c Ks 4s")
    table.do(3, e.Wound(who="c1", kind="temporary", part="leg_l"))
    table.play(0, "twist")
    table.play(3, "twist")
    table.play(0, "twist")
    table.play(3, "twist")
    for seat in (0, 3):
        table.play(seat, "stand")
    assert table.contest.state.phase == "effect"
    table.play(0, "wound", "who-4", "leg_l")
    (heavy,) = table.scene().characters
    assert [wound.part for wound in heavy.wounds] == ["leg_l", "leg_l"]


def test_healing_and_other_words_reach_the_contest() -> None:
    """FUG-W06, FUG-F08: what can be used again, or relies on other parts."""
    table = opened(armed())
    table.do(3, e.Wound(who="p0", kind="temporary", part="hand_r"))
    assert not can_declare(table)
    number = table.skill  # type: ignore[attr-defined]
    table.do(3, e.AbilityWorded(memory=number, name="fencing", parts=["hand_l"]))
    assert can_declare(table)


@pytest.mark.parametrize(
    "entry",
    [
        e.Death(who="p1", sure=True),
        e.Incapacitated(who="p1", kind="restrained"),
        e.Death(who="p0", sure=True),
    ],
)
def test_nothing_becomes_of_anybody_while_their_bell_rings(entry: e.AnyEntry) -> None:
    """FUG-B14: it was void and yet they were dead."""
    table = fight("2c 2s 3c 3s M03")
    table.play(0, "twist")
    assert table.no(3, entry) in ("FUG-B14", "FUG-B37")


def test_who_comes_back_plays_again_when_the_contest_is_over() -> None:
    """FUG-S09: the Dealer holds their hand, and goes on holding it."""
    table = Fight()
    table.session(SIGNS)
    table.do(1, e.Away(seat=1, away=True))
    table.do(3, e.CharacterEntered(shown_as="a heavy"))
    table.open(hand("p0", "a"), hand("p1", "a"), hand("c1", "b"))
    assert table.no(1, e.Away(seat=1, away=False)) == "FUG-S09"
    assert table.no(1, e.SeatJoined(name="Zoe")) == "FUG-R51"
    table.do(3, e.Override(what="contest", words="close", why="they are back"))
    table.do(1, e.Away(seat=1, away=False))


def test_a_gift_whose_ability_was_vetoed_helps_by_its_next_name() -> None:
    """FUG-F26: in the middle of a contest too."""
    table = opened(armed())
    given = table.gift(1, 0).seq
    table.do(1, e.Ability(memory=given, name="flying"))
    assert len(declarable(table.contest.state, 0)) == 2
    table.do(3, e.AbilityVetoed(memory=given))
    assert len(declarable(table.contest.state, 0)) == 1
    table.do(1, e.Ability(memory=given, name="jumping"))
    assert len(declarable(table.contest.state, 0)) == 2
    names = table.contest.abilities(table.story, 0)
    assert names == ["fencing", "", "jumping"]


# Who cannot act


@pytest.mark.parametrize("kind", ["restrained", "subdued", "unconscious"])
def test_who_cannot_act_is_not_dealt_in(kind: Any) -> None:
    """FUG-W08."""
    table = armed()
    table.do(3, e.Incapacitated(who="p0", kind=kind))
    framed = e.ContestOpened(stakes="x", hands=[hand("p0", "a"), hand("c1", "b")])
    assert table.no(3, framed) == "FUG-W08"


@pytest.mark.parametrize("kind", ["restrained", "subdued", "unconscious"])
def test_a_bystander_who_cannot_act_remembers_and_stays_out(kind: Any) -> None:
    """FUG-R45, FUG-W08: memory and ability, but no side to join."""
    table = Fight()
    table.session(SIGNS)
    table.do(3, e.CharacterEntered(shown_as="a heavy"))
    table.do(3, e.Incapacitated(who="p1", kind=kind))
    table.open(hand("p0", "a"), hand("c1", "b"), cards="2c 2s 3c 3s M03").join()
    table.play(0, "twist")
    (bell,) = table.scene().bells
    told = e.MemoryNarrated(
        source="signifier", persona="p1", text="a yard", bell=bell.bell
    )
    number = table.do(3, told).seq
    table.do(3, e.Ability(memory=number, name="knives"))
    assert table.ability("p1", "knives").state == "usable"
    assert not table.contest.match.state.asks(1)
    assert table.sheet("p1").state == kind
    table.do(3, e.Recovered(who="p1"))
    assert table.sheet("p1").state == "able"


def test_a_blocked_memory_spends_no_older_ability() -> None:
    """FUG-F22: what was just remembered may be used at once, and nothing else."""
    table = Fight(options={"signifier_recipient": "exposer"})
    table.session(SIGNS)
    number = table.remember(0, "fencing", "hand_r")
    table.do(3, e.CharacterEntered(shown_as="a heavy"))
    table.do(3, e.Wound(who="p0", kind="temporary", part="leg_l"))
    mine = hand("p0", "a", abilities=[number])
    table.open(mine, hand("c1", "b"), cards="2c 2s 3c 3s M03").join()
    table.play(0, "twist")
    (bell,) = table.scene().bells
    told = e.MemoryNarrated(
        source="signifier", persona="p0", text="a yard", bell=bell.bell
    )
    told_at = table.do(3, told).seq
    table.do(3, e.Ability(memory=told_at, name="running", parts=["leg_r", "leg_l"]))
    question = table.contest.match.question(0)
    assert question["prompt"] == "intercede"
    assert question["options"] == ["describe"]


def test_under_exposer_the_dealers_signifier_can_be_used_at_once() -> None:
    """FUG-F24, FUG-F22: whoever's card it is, who turned it up remembers."""
    table = Fight(options={"signifier_recipient": "exposer"})
    table.session(SIGNS)
    table.do(3, e.CharacterEntered(shown_as="a heavy"))
    table.open(hand("p0", "a"), hand("c1", "b"), cards="2c 2s 3c 3s M10").join()
    table.play(0, "twist")
    (bell,) = table.scene().bells
    assert bell.personae == ["p0"]
    told = e.MemoryNarrated(
        source="signifier", persona="p0", text="a yard", bell=bell.bell
    )
    table.do(3, e.Ability(memory=table.do(3, told).seq, name="knives"))
    assert table.contest.match.question(0)["options"] == ["describe", "declare"]
    table.play(0, "declare")
    assert table.contest.state.declared[0] == 1


def test_an_ability_by_the_dealers_hand_has_no_other_ones_name() -> None:
    """FUG-J07: names and numbers stay together."""
    table = opened(armed())
    table.do(3, e.Override(what="contest", words="ability who-1 -", why="a ruling"))
    given = table.gift(1, 0).seq
    table.do(1, e.Ability(memory=given, name="jumping"))
    assert table.contest.abilities(table.story, 0) == ["fencing", "", "jumping"]


# Whatever rule fails half-way


def test_a_rule_that_fails_half_way_leaves_nothing_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every reader has the story without it."""

    def hasty(entry: e.Narration, story: Story, record: JournalRecord) -> Steps:
        yield
        story.scene = "half a scene"
        raise Refusal("not-now")

    table = Fight().session()
    table.do(3, e.CharacterEntered(shown_as="a heavy"))
    assert isinstance(table, Fight)
    table.open(hand("p0", "a"), hand("c1", "b")).join()
    before = plain(table.story)
    monkeypatch.setattr(e.Narration, "steps", hasty)
    line = e.JournalLine(seat=0, entry=e.Narration(text="on"))
    assert table.journal.add(1.0, line).status == "void"
    assert plain(table.story) == before
    assert plain(table.again().story) == before
    monkeypatch.undo()
    assert table.play(0, "twist").status != "void"
