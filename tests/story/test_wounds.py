"""Wounds, incapacity, death, healing (4.8)."""

import pytest
from tests.story.table import SET, Campaign

from parlour.story import entries as e
from parlour.story.basics.body import BodyParts


def hurt(part: str, kind: str = "temporary", *parts: str) -> tuple[Campaign, int]:
    """A persona with one ability on these parts, then a wound."""
    table = Campaign().session()
    table.remember(0, "painting", *parts)
    wound = table.do(3, e.Wound(who="p0", kind=kind, part=part))  # type: ignore[arg-type]
    return table, wound.seq


TOUCHES = [
    # wound, parts the ability relies on, touched
    ("hand_r", ["hand_r"], True),
    ("arm_r", ["hand_r"], True),
    ("hand_r", ["arm_r"], True),
    ("body", ["eye_l"], True),
    ("arm_l", ["hand_r"], False),
    ("eye_l", ["eye_r"], False),
    ("head", ["mouth", "leg_l"], True),
    ("torso", ["leg_l"], False),
    ("body", [], False),
]


@pytest.mark.parametrize(("wound", "parts", "touched"), TOUCHES)
def test_a_temporary_wound_blocks_what_it_touches(
    wound: str, parts: list[str], touched: bool
) -> None:
    """FUG-W01, FUG-W02, FUG-W04."""
    assert BodyParts().touches(wound, parts) is touched
    table, number = hurt(wound, "temporary", *parts)
    ability = table.ability("p0", "painting")
    assert ability.state == ("blocked" if touched else "usable")
    assert ability.by == ([number] if touched else [])
    table.do(3, e.WoundTended(wound=number, by="p1"))
    assert table.ability("p0", "painting").state == "usable"


def test_e17_the_right_arm_is_lost() -> None:
    """E17, FUG-W03, FUG-R53: what relied on it for good, everything until tended."""
    table = Campaign().session()
    table.remember(0, "painting", "hand_r")
    table.remember(0, "singing", "mouth")
    wound = table.do(3, e.Wound(who="p0", kind="permanent", part="arm_r"))
    assert table.ability("p0", "painting").state == "lost"
    assert table.ability("p0", "singing").state == "blocked"
    table.do(3, e.WoundTended(wound=wound.seq))
    assert table.ability("p0", "painting").state == "lost"
    assert table.ability("p0", "singing").state == "usable"
    told = table.gift(1, 0)
    table.do(1, e.Ability(memory=told.seq, name="fencing", parts=["arm_r"]))
    assert table.ability("p0", "fencing").state == "lost"
    table.do(3, e.WoundHealed(who="p0", hours=8))
    assert table.ability("p0", "painting").state == "lost"


def test_lost_abilities_are_relearned_with_another_part() -> None:
    """FUG-W03."""
    table, _ = hurt("arm_r", "permanent", "hand_r")
    number = table.ability("p0", "painting").memory
    relearn = e.Relearned(ability=number, persona="p0", parts=["hand_r"])
    assert table.no(3, relearn) == "FUG-W03"
    assert table.no(0, relearn) == "FUG-W03"
    table.do(3, e.Relearned(ability=number, persona="p0", parts=["hand_l"]))
    assert table.ability("p0", "painting").state == "blocked"  # still untended
    assert table.no(3, e.Relearned(ability=number, persona="p0", parts=["hand_l"])) == (
        "FUG-W03"
    )


def test_a_set_whose_wounds_heal_completely() -> None:
    """FUG-R60, FUG-W06: `restores_lost_abilities`."""
    kind = SET.replace("continuous = true", "restores_lost_abilities = true")
    table = Campaign(source=kind).session()
    table.remember(0, "painting", "hand_r")
    wound = table.do(3, e.Wound(who="p0", kind="permanent", part="hand_r"))
    table.do(3, e.WoundTended(wound=wound.seq))
    assert table.ability("p0", "painting").state == "lost"
    table.do(3, e.WoundHealed(who="p0", hours=8))
    assert table.ability("p0", "painting").state == "usable"


def test_e18_a_full_nights_sleep_heals_what_was_tended() -> None:
    """E18, FUG-W05, FUG-W06."""
    table, number = hurt("leg_l")
    assert table.no(3, e.WoundHealed(who="p0", hours=8)) == "FUG-W06"
    assert table.no(0, e.WoundTended(wound=number)) == "FUG-W05"
    table.do(3, e.Incapacitated(who="p1", kind="restrained"))
    assert table.no(3, e.WoundTended(wound=number, by="p1")) == "FUG-W05"
    table.do(3, e.WoundTended(wound=number, by="p2"))
    assert table.no(3, e.WoundTended(wound=number)) == "FUG-W05"
    assert table.no(3, e.WoundHealed(who="p0", hours=7)) == "FUG-W06"
    assert table.no(3, e.WoundHealed(who="p0", hours=8, unbroken=False)) == "FUG-W06"
    table.do(3, e.WoundHealed(who="p0", hours=8))
    assert table.sheet("p0").wounds[0].healed


@pytest.mark.parametrize(
    ("kind", "hours", "unbroken", "heals"),
    [
        ("rest", 8, True, True),
        ("rest", 8, False, False),
        ("time", 8, False, True),
        ("time", 7, True, False),
        ("dealer", 0, False, True),
    ],
)
def test_healing_at_the_sets_rate(
    kind: str, hours: int, unbroken: bool, heals: bool
) -> None:
    """FUG-W06, FUG-X12."""
    source = SET.replace('kind = "sleep"', f'kind = "{kind}"')
    table = Campaign(source=source).session()
    wound = table.do(3, e.Wound(who="p0", kind="temporary", part="head"))
    table.do(3, e.WoundTended(wound=wound.seq))
    heal = e.WoundHealed(who="p0", hours=hours, unbroken=unbroken)
    if heals:
        table.do(3, heal)
    else:
        assert table.no(3, heal) == "FUG-W06"


def test_healing_at_the_end_of_a_scene() -> None:
    """FUG-X12."""
    source = SET.replace('kind = "sleep"', 'kind = "scene"')
    table = Campaign(source=source).session()
    wound = table.do(3, e.Wound(who="p0", kind="temporary", part="head"))
    table.do(3, e.WoundTended(wound=wound.seq))
    assert table.no(3, e.WoundHealed(who="p0")) == "FUG-X12"
    table.do(3, e.SceneSet(text="dawn"))
    table.do(3, e.WoundHealed(who="p0"))


def test_a_tended_wound_may_be_reopened_until_it_is_healed() -> None:
    """FUG-W07, FUG-R54: healing closes it for good."""
    table, number = hurt("hand_r", "temporary", "hand_r")
    assert table.no(3, e.WoundReopened(wound=number)) == "FUG-W07"
    table.do(3, e.WoundTended(wound=number))
    table.do(3, e.WoundReopened(wound=number))
    assert table.ability("p0", "painting").state == "blocked"
    table.do(3, e.WoundTended(wound=number))
    table.do(3, e.WoundHealed(who="p0", hours=8))
    assert table.why(3, e.WoundReopened(wound=number)) == "no-such-wound"


def test_unusable_abilities_do_not_help() -> None:
    """FUG-W04."""
    table, _ = hurt("hand_r", "temporary", "hand_r")
    number = table.ability("p0", "painting").memory
    table.task(0)
    assert table.no(3, e.TaskSet(difficulty=5, ability=number)) == "FUG-W04"
    assert table.no(3, e.TaskGranted(ability=number)) == "FUG-W04"


def test_incapacity() -> None:
    """FUG-W08: no plays; what the bound attempt is the Dealer's to set."""
    table = Campaign().session()
    table.do(3, e.Incapacitated(who="p0", kind="unconscious"))
    assert table.no(0, e.SkilledAction(persona="p0", task="x")) == "FUG-W08"
    assert table.no(0, e.Speech(who="p0", text="x")) == "FUG-W08"
    assert table.no(0, e.BasicAction(who="p0")) == "FUG-W08"
    table.do(3, e.Incapacitated(who="p0", kind="subdued"))
    table.task(0, "slip the ropes")
    table.do(3, e.TaskDropped())
    table.do(3, e.Recovered(who="p0"))
    assert table.no(3, e.Recovered(who="p0")) == "FUG-W08"
    assert table.no(0, e.Incapacitated(who="p1", kind="subdued")) == "FUG-W08"


def test_killing_a_persona_needs_the_second_yes() -> None:
    """FUG-W09, FUG-W10, option `persona_death`: the Dealer's own included."""
    table = Campaign().session()
    for who in ("p0", "p3"):
        assert table.no(3, e.Death(who=who)) == "FUG-W10"
        assert table.why(3, e.Death(who=who)) == "sure-of-death"
    table.do(3, e.Death(who="p0", sure=True))
    assert table.sheet("p0").state == "dead"
    assert table.no(3, e.Wound(who="p0", kind="temporary", part="head")) == "FUG-W09"
    table.do(3, e.CharacterEntered(shown_as="a heavy"))
    table.do(3, e.Death(who="c1"))  # game-characters die without asking
    gentle = Campaign(options={"persona_death": "forbid"}).session()
    assert gentle.no(3, e.Death(who="p0", sure=True)) == "FUG-W10"


def test_the_player_of_a_dead_persona_stays() -> None:
    """FUG-W11, FUG-R55: gives, deals, is remembered; a new one if all want it."""
    table = Campaign().session()
    table.do(3, e.Death(who="p0", sure=True))
    told = table.gift(0, 1, "they laughed")
    assert "p0" in table.story.memories[told.seq].appears
    table.do(0, e.Ability(memory=told.seq, name="laughing"))
    assert table.no(1, e.NewPersona(seat=1)) == "FUG-W11"
    for seat in (0, 1, 2):
        table.do(seat, e.NewPersona(seat=0))
        assert table.scene().creation is None
    made = table.do(3, e.NewPersona(seat=0))
    assert made.facts["persona"] == "p0-2"
    table.make(0, "hair")
    table.do(3, e.SignifiersDealt())
    fresh = table.sheet("p0-2")
    assert fresh.signifier
    assert fresh.signifier not in {s.signifier for s in table.scene().sheets[:-1]}
    assert table.sheet("p0").state == "dead"
    table.remember(0, "anything")
    table.do(3, e.SessionClosed())
    table.appointed(0)  # still deals when it is their turn
