"""Flashbacks of the four sources, abilities, quotas and vetoes (4.4)."""

import pytest
from tests.story.table import Campaign

from parlour.story import entries as e


def own(who: str = "p0", **more: object) -> e.MemoryNarrated:
    given = {"text": "cutting meat", "trigger": "a cleaver", **more}
    return e.MemoryNarrated(source="self", persona=who, **given)  # type: ignore[arg-type]


def quota(table: Campaign, seat: int) -> tuple[int, int]:
    place = table.scene().seats[seat]
    return place.own_flashbacks.left, place.gifts.left


def test_e5_a_self_flashback_and_its_ability() -> None:
    """E5, FUG-F01, FUG-F02, FUG-F15: the memory first, then the ability."""
    table = Campaign().session()
    told = table.do(0, own())
    assert table.told()[-1].status == "pending"
    assert table.sheet("p0").abilities == []
    table.do(0, e.Narration(text="other play may happen between them"))
    table.do(
        0, e.Ability(memory=told.seq, name="use cleaver as weapon", parts=["hand_r"])
    )
    ability = table.ability("p0", "use cleaver as weapon")
    assert (ability.state, ability.parts) == ("usable", ["hand_r"])
    assert quota(table, 0) == (1, 1)
    assert table.no(0, e.Ability(memory=told.seq, name="cooking")) == "FUG-F01"


def test_no_ability_without_a_flashback() -> None:
    """FUG-F01, FUG-F07, FUG-S05: only flashbacks bring abilities, of one level."""
    table = Campaign().session()
    assert table.why(0, e.Ability(memory=1, name="flying")) == "no-such-memory"


def test_every_flashback_needs_a_trigger() -> None:
    """FUG-F03."""
    table = Campaign().session()
    assert table.no(0, own(trigger="  ")) == "FUG-F03"
    table.do(0, own(trigger="x"))


def test_e6_a_gift_includes_the_giver_and_cannot_be_refused() -> None:
    """E6, FUG-F16, FUG-F11, FUG-F12: the recipient has no say."""
    table = Campaign().session()
    told = table.gift(1, 0, "a night with an unconscious companion")
    assert table.story.memories[told.seq].appears[:2] == ["p0", "p1"]
    assert table.no(0, e.Ability(memory=told.seq, name="bartending")) == "FUG-F08"
    table.do(1, e.Ability(memory=told.seq, name="field-dressing a wound"))
    assert table.ability("p0", "field-dressing a wound").state == "usable"
    assert table.sheet("p1").abilities == []
    assert quota(table, 1) == (2, 0)
    assert quota(table, 0) == (2, 1)
    assert table.no(
        1, e.MemoryNarrated(source="gift", persona="p2", text="x", trigger="y")
    ) == ("FUG-F16")


def test_a_persona_may_get_any_number_of_gifts() -> None:
    """FUG-F26."""
    table = Campaign(5, dealer=4).session()
    for giver in (1, 2, 3):
        told = table.gift(giver, 0)
        table.do(giver, e.Ability(memory=told.seq, name=f"gift of {giver}"))
    assert len(table.sheet("p0").abilities) == 3


def test_gifts_go_to_others_but_not_to_the_dealer() -> None:
    """FUG-F16, FUG-F09, FUG-R50: two seats cannot give at all."""
    table = Campaign().session()
    gift = e.MemoryNarrated(source="gift", persona="p3", text="x", trigger="y")
    assert table.no(0, gift) == "FUG-F16"
    assert table.no(
        0, e.MemoryNarrated(source="gift", persona="p0", text="x", trigger="y")
    ) == ("FUG-F16")
    two = Campaign(2, dealer=1).session()
    assert two.why(
        0, e.MemoryNarrated(source="gift", persona="p1", text="x", trigger="y")
    ) == ("not-to-the-dealer")
    assert quota(two, 0) == (2, 1)


def test_the_dealer_vetoes_a_gifts_ability_but_not_the_memory() -> None:
    """FUG-F26, FUG-R44: after a third veto the Dealer names it."""
    table = Campaign().session()
    told = table.gift(1, 0)
    veto = e.AbilityVetoed(memory=told.seq)
    assert table.no(3, veto) == "FUG-F16"  # nothing to veto yet
    for number, name in enumerate(("Safe-cracking", "juggling", "flying")):
        if number:
            assert table.no(1, e.Ability(memory=told.seq, name="SAFE-cracking")) == (
                "FUG-F26"
            )
        table.do(1, e.Ability(memory=told.seq, name=name))
        assert table.no(0, veto) == "FUG-F16"
        table.do(3, veto)
        assert table.sheet("p0").abilities == []
        assert table.story.memories[told.seq].status == "pending"
    assert table.no(1, e.Ability(memory=told.seq, name="baking")) == "FUG-F08"
    table.do(3, e.Ability(memory=told.seq, name="baking"))
    assert table.no(3, veto) == "FUG-F26"
    assert table.ability("p0", "baking").state == "usable"
    assert quota(table, 1)[1] == 0


def test_a_self_ability_is_worded_but_never_vetoed() -> None:
    """FUG-F08, FUG-R59."""
    table = Campaign().session()
    number = table.remember(0, "hack")
    assert table.no(3, e.AbilityVetoed(memory=number)) == "FUG-R59"
    assert table.no(0, e.AbilityWorded(memory=number, name="x")) == "FUG-F08"
    table.do(3, e.AbilityWorded(memory=number, name="cleavers", parts=["hand_l"]))
    assert table.ability("p0", "cleavers").parts == ["hand_l"]
    assert table.no(3, e.AbilityWorded(memory=number, name="x", parts=["tail"])) == (
        "FUG-X03"
    )


@pytest.mark.parametrize("rule", ["FUG-F03", "FUG-F04", "FUG-F05"])
def test_ruling_out_costs_no_quota(rule: str) -> None:
    """FUG-F06, FUG-F04, FUG-F05, FUG-J02: named reasons only; no veto of taste."""
    table = Campaign().session()
    number = table.remember(0, "mind reading")
    ruled = e.MemoryRuledOut(memory=number, rule=rule)  # type: ignore[arg-type]
    assert table.no(1, ruled) == "FUG-F06"
    assert quota(table, 0)[0] == 1
    table.do(3, ruled)
    assert quota(table, 0)[0] == 2
    assert table.sheet("p0").abilities == []
    assert table.told()[number - 1].status == "ruled_out"
    assert table.no(3, ruled) == "FUG-F06"


def test_an_ability_that_was_used_stays() -> None:
    """FUG-F06: a ruling comes before it has told in play."""
    table = Campaign().session()
    number = table.remember(0, "locks")
    table.task(0)
    table.do(3, e.TaskGranted(ability=number))
    assert table.no(3, e.MemoryRuledOut(memory=number, rule="FUG-F04")) == "FUG-F06"


def test_the_dealer_has_no_quota() -> None:
    """FUG-F27, FUG-F09, FUG-R57: nor does the Dealer's persona remember."""
    table = Campaign().session()
    assert table.no(3, own("p3")) == "FUG-F27"
    assert quota(table, 3) == (0, 0)
    gift = e.MemoryNarrated(source="gift", persona="p0", text="x", trigger="y")
    assert table.no(3, gift) == "FUG-F27"
    assert table.no(0, own("p1")) == "FUG-F15"


@pytest.mark.parametrize(
    ("option", "source"), [("self_flashbacks", "self"), ("gift_flashbacks", "gift")]
)
@pytest.mark.parametrize("most", [0, 1, 3])
def test_quotas_are_options(option: str, source: str, most: int) -> None:
    """Options `self_flashbacks` and `gift_flashbacks` (FUG-F15, FUG-F16)."""
    table = Campaign(options={option: most}).session()
    who = "p0" if source == "self" else "p1"
    memory = e.MemoryNarrated(source=source, persona=who, text="x", trigger="y")  # type: ignore[arg-type]
    for _ in range(most):
        told = table.do(0, memory)
        table.do(0, e.Ability(memory=told.seq, name="a"))
    assert table.no(0, memory) == ("FUG-F15" if source == "self" else "FUG-F16")


def test_who_remembers_is_alive_awake_and_there() -> None:
    """FUG-F10, FUG-W08: ropes do not keep anybody from remembering."""
    table = Campaign().session()
    table.do(3, e.InScene(who="p0", here=False))
    assert table.no(0, own()) == "FUG-F10"
    table.do(3, e.InScene(who="p0", here=True))
    table.do(3, e.Incapacitated(who="p0", kind="unconscious"))
    assert table.no(0, own()) == "FUG-W08"
    assert table.no(
        1, e.MemoryNarrated(source="gift", persona="p0", text="x", trigger="y")
    ) == ("FUG-W08")
    table.do(3, e.Incapacitated(who="p0", kind="restrained"))
    table.remember(0, "slipping ropes")
    table.do(3, e.Death(who="p0", sure=True))
    assert table.no(0, own()) == "FUG-F09"


def test_drafts_are_for_their_author_only() -> None:
    """FUG-F26: not even the recipient sees one; withdrawn before it is shown."""
    table = Campaign().session()
    draft = table.do(1, e.MemoryDrafted(persona="p0", text="DRAFT-SECRET"))
    for viewer in (0, 2, 3, None):
        assert "DRAFT-SECRET" not in repr((table.scene(viewer), table.told(viewer)))
    assert table.no(0, e.MemoryWithdrawn(memory=draft.seq)) == "FUG-J02"
    table.do(1, e.MemoryWithdrawn(memory=draft.seq))
    assert table.no(1, e.MemoryWithdrawn(memory=draft.seq)) == "FUG-J02"
    second = table.do(1, e.MemoryDrafted(persona="p0", text="better"))
    told = table.gift(1, 0, "better still", draft=second.seq)
    assert table.no(1, e.MemoryWithdrawn(memory=told.seq)) == "FUG-J02"
    assert quota(table, 1)[1] == 0


def test_e10_a_story_trigger() -> None:
    """E10, FUG-F18: the Dealer dictates memory and ability; recognition is allowed."""
    table = Campaign().session()
    assert (
        table.no(3, e.MemoryNarrated(source="story", persona="p0", text="x"))
        == "FUG-F18"
    )
    table.do(3, e.CharacterEntered(character="clerk"))
    assert table.no(0, e.TriggerFired(trigger="clerk-knows")) == "FUG-F18"
    fired = table.do(3, e.TriggerFired(trigger="clerk-knows", personae=["p1"]))
    memory = table.story.memories[fired.seq]
    assert memory.text == "Bob's persona counts wet banknotes."
    assert memory.appears == ["p1", "c1"]
    assert table.ability("p1", "counting money").parts == ["hand_r"]
    assert table.no(3, e.MemoryRuledOut(memory=fired.seq, rule="FUG-F04")) == "FUG-F06"
    assert quota(table, 1) == (2, 1)


def test_e11_augmenting_links_and_has_no_veto() -> None:
    """E11, FUG-F25, FUG-F05, FUG-R49: anyone's memory, the Dealer's persona in it."""
    table = Campaign().session()
    first = table.remember(0, "use cleaver as weapon")
    told = table.do(
        1,
        own(
            "p1",
            text="It was no joint of meat",
            augments=[first],
            appears=["p0", "p3"],
        ),
    )
    board = {one.memory: one for one in table.scene().memories}
    assert board[told.seq].augments == [first]
    assert set(board[told.seq].appears) == {"p0", "p1", "p3"}
    assert board[first].text == "how use cleaver as weapon"
    assert table.why(0, own(augments=[2])) == "no-such-memory"
    table.do(1, e.Ability(memory=told.seq, name="stealth"))
    table.do(3, e.MemoryRuledOut(memory=first, rule="FUG-F05"))
    assert table.no(2, own("p2", augments=[first])) == "FUG-F25"


def test_personae_know_nothing_until_told() -> None:
    """FUG-F13, FUG-F14: players hear all; the owner says when the others do."""
    table = Campaign().session()
    number = table.remember(0, "locks")
    board = {one.memory: one for one in table.scene(2).memories}
    assert board[number].text == "how locks"
    assert not board[number].shared
    assert table.no(1, e.SharedMemory(memory=number)) == "FUG-F13"
    table.do(0, e.SharedMemory(memory=number))
    assert table.scene().memories[0].shared
    assert table.scene().memories[0].by == 0
    assert table.sheet("p0").memories == [number]


def test_a_pending_memory_keeps_the_session_open() -> None:
    """FUG-F02."""
    table = Campaign().session()
    told = table.do(0, own())
    assert table.no(3, e.SessionClosed()) == "FUG-F02"
    table.do(0, e.Ability(memory=told.seq, name="x"))
    table.do(3, e.SessionClosed())


def test_the_narrator_is_gone_so_the_dealer_names_the_ability() -> None:
    """FUG-F08, FUG-S09."""
    table = Campaign().session()
    told = table.gift(1, 0)
    table.do(1, e.Away(seat=1, away=True))
    assert table.scene().memories[0].names_ability == 3
    table.do(3, e.Ability(memory=told.seq, name="x"))
