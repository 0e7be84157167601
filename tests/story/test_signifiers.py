"""The Signifier bell: narrators, recipients, who must appear (FUG-F17 to F24)."""

import pytest
from tests.story.table import Campaign

from parlour.story import entries as e

SIGNS = {0: "M01", 1: "M03", 2: "M19", 3: "M10"}


def flipped(card: str, *, ability: bool = False, **options: object) -> Campaign:
    """Seat 0 tries something and this card is flipped."""
    table = Campaign(options=dict(options)).session(SIGNS)
    number = table.remember(0, "picking pockets") if ability else None
    table.task(0, "pick a pocket")
    table.do(3, e.TaskSet(difficulty=8, ability=number))
    table.flip(card)
    return table


def test_e8_a_bystanders_signifier_on_a_task_flip() -> None:
    """E8, FUG-A08, FUG-F19, FUG-F20, FUG-R42: failure first, the Dealer narrates."""
    table = flipped("M19")
    task = table.scene().task
    assert task is not None
    assert (task.outcome, task.barred) == ("failure", True)
    (bell,) = table.scene().bells
    assert (bell.narrator, bell.personae, bell.cards) == (3, ["p2"], ["M19"])
    assert set(bell.appear) == {"p2", "p0"}
    told = e.MemoryNarrated(
        source="signifier", persona="p2", text="a bruised face", bell=bell.bell
    )
    assert table.no(2, told) == "FUG-F19"
    table.do(3, told)
    memory = next(iter(table.story.memories.values()))
    assert set(memory.appears) >= {"p2", "p0"}
    table.do(0, e.TaskNarration())  # some play in between
    table.do(3, e.Ability(memory=memory.entry, name="persuade with fists"))
    assert table.ability("p2", "persuade with fists").state == "usable"
    assert table.sheet("p0").abilities == []
    (bell,) = table.scene().bells
    assert (bell.stage, bell.use) == ("use", ["p2"])
    use = e.ImmediateUse(bell=bell.bell, how="pass")
    assert table.no(0, use) == "FUG-F22"
    table.do(2, use)
    assert table.scene().bells == []
    assert (
        table.no(0, e.SkilledAction(persona="p0", task="Pick a  pocket")) == "FUG-A05"
    )
    table.do(
        3,
        e.Override(
            why="grace",
            what="retry",
            entry=min(table.story.tasks),
        ),
    )
    table.task(0, "pick a pocket")


def test_your_own_signifier_on_a_flip_is_told_by_the_dealer() -> None:
    """FUG-R58, FUG-F20."""
    (bell,) = flipped("M01").scene().bells
    assert (bell.narrator, bell.personae, bell.appear) == (3, ["p0"], ["p0"])


@pytest.mark.parametrize("card", ["M10", "M05", "7c"])
def test_what_never_rings(card: str) -> None:
    """FUG-F21: the Dealer's persona's Signifier, nobody's, a minor."""
    assert flipped(card).scene().bells == []


def test_the_dead_have_no_signifier() -> None:
    """FUG-F21, FUG-W09; but R55: their player goes on giving."""
    table = Campaign().session(SIGNS)
    table.do(3, e.Death(who="p2", sure=True))
    assert not table.sheet("p2").signifier_live
    table.task(0)
    table.do(3, e.TaskSet(difficulty=2))
    table.flip("M19")
    assert table.scene().bells == []


def test_an_unconscious_persona_remembers_but_cannot_use_it() -> None:
    """FUG-R45, FUG-F22."""
    table = Campaign().session(SIGNS)
    table.do(3, e.Incapacitated(who="p2", kind="unconscious"))
    table.task(0)
    table.do(3, e.TaskSet(difficulty=2))
    table.flip("M19")
    (bell,) = table.scene().bells
    told = table.do(
        3, e.MemoryNarrated(source="signifier", persona="p2", text="x", bell=bell.bell)
    )
    table.do(3, e.Ability(memory=told.seq, name="y"))
    assert table.ability("p2", "y").state == "usable"
    assert table.scene().bells == []


def test_the_exposer_remembers_instead() -> None:
    """FUG-F24, option `signifier_recipient`: the signified persona appears."""
    table = flipped("M19", signifier_recipient="exposer")
    (bell,) = table.scene().bells
    assert bell.personae == ["p0"]
    assert set(bell.appear) == {"p0", "p2"}
    mine = flipped("M01", signifier_recipient="exposer")
    assert mine.scene().bells[0].personae == ["p0"]
    dealers = flipped("M10", signifier_recipient="exposer")
    assert set(dealers.scene().bells[0].appear) == {"p0", "p3"}


def test_the_dead_are_remembered_by_others() -> None:
    """FUG-F24."""
    table = Campaign(options={"signifier_recipient": "exposer"}).session(SIGNS)
    table.do(3, e.Death(who="p2", sure=True))
    table.task(0)
    table.do(3, e.TaskSet(difficulty=2))
    table.flip("M19")
    assert table.scene().bells[0].personae == ["p0"]


def test_nobody_may_refuse_and_a_players_telling_is_told_again() -> None:
    """FUG-F17, FUG-R43: sent back under FUG-F06, the bell rings on."""
    table = Campaign().session(SIGNS)
    table.do(3, e.Switched(what="bell", on=False))
    turned = table.do(3, e.SignifierTurned(card="M19", on="p0", by=0))
    (bell,) = table.scene().bells
    assert (bell.narrator, set(bell.appear)) == (0, {"p2", "p0"})
    telling = e.MemoryNarrated(
        source="signifier", persona="p2", text="x", bell=turned.seq
    )
    assert table.no(2, telling) == "FUG-F19"
    told = table.do(0, telling)
    table.do(3, e.MemoryRuledOut(memory=told.seq, rule="FUG-F05"))
    assert table.scene().bells[0].stage == "memory"
    assert table.no(3, e.SessionClosed()) == "FUG-F02"
    again = table.do(3, telling)  # stuck or away: the Dealer tells it for them
    assert table.no(3, e.MemoryRuledOut(memory=again.seq, rule="FUG-F05")) == "FUG-F06"
    table.do(3, e.Ability(memory=again.seq, name="y"))


def test_the_bell_can_be_switched_off() -> None:
    """Every automation can be: then the Dealer rings by hand (FUG-F19)."""
    table = Campaign().session(SIGNS)
    assert table.no(3, e.SignifierTurned(card="M19", on="p0")) == "FUG-F19"
    table.do(3, e.Switched(what="bell", on=False))
    table.task(0)
    table.do(3, e.TaskSet(difficulty=2))
    table.flip("M19")
    assert table.scene().bells == []
    table.do(3, e.SignifierTurned(card="M19", on="p0"))
    assert table.scene().bells[0].narrator == 3
    table.do(
        3, e.Override(why="no time", what="bell", entry=table.scene().bells[0].bell)
    )
    assert table.scene().bells == []
