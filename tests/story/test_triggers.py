"""The content-set's triggers (FUG-X04 to X10)."""

from tests.story.table import Campaign

from parlour.story import entries as e
from parlour.story.views import seen


def fired(id_: str, *who: str) -> e.TriggerFired:
    return e.TriggerFired(trigger=id_, personae=list(who))


def suggested(table: Campaign, seat: int) -> list[str]:
    dealing = table.scene(seat).dealing
    return [one.trigger for one in dealing.suggestions] if dealing else []


def test_suggestions_are_for_the_dealer_only() -> None:
    """FUG-X06: when an entry mentions the ref, or the card is exposed."""
    table = Campaign().session({0: "M00", 1: "M01", 2: "M02", 3: "M04"})
    assert suggested(table, 3) == []
    table.do(0, e.Narration(text="Far off I hear A Ship's Bell, twice"))
    assert suggested(table, 3) == ["the-bell"]
    table.do(3, e.CharacterEntered(character="clerk"))
    assert suggested(table, 3) == ["clerk-knows", "the-bell"]
    table.task(0)
    table.do(3, e.TaskSet(difficulty=5))
    table.flip("M18")
    assert suggested(table, 3)[0] == "moonlight"
    for other in (0, 1, 2, None):
        assert table.scene(other).dealing is None
        assert "moonlight" not in repr((table.scene(other), table.told(other)))
    table.do(3, e.Switched(what="suggestions", on=False))
    assert suggested(table, 3) == []


def test_private_words_call_for_nothing() -> None:
    """FUG-X06: a note is not the journal's to read."""
    table = Campaign().session()
    table.do(0, e.PrivateNote(text="a ship's bell"))
    table.do(1, e.MemoryDrafted(persona="p0", text="a ship's bell"))
    assert suggested(table, 3) == []


def test_limits() -> None:
    """FUG-X08: once, once per persona, any."""
    table = Campaign().session()
    table.do(3, fired("clerk-knows", "p0"))
    assert table.no(3, fired("clerk-knows", "p1")) == "FUG-X08"
    table.do(3, e.InScene(who="p2", here=False))
    table.do(3, fired("the-bell"))
    assert [len(s.abilities) for s in table.scene().sheets] == [2, 1, 0, 0]
    assert table.no(3, fired("the-bell", "p0")) == "FUG-X07"
    table.do(3, e.InScene(who="p2", here=True))
    table.do(3, fired("the-bell"))
    assert len(table.sheet("p2").abilities) == 1
    assert table.no(3, fired("the-bell")) == "FUG-X07"
    table.do(3, fired("moonlight", "p0"))
    table.do(3, fired("moonlight", "p0"))


def test_whom_a_trigger_may_name() -> None:
    """FUG-X07: never the Dealer's persona or the dead, seldom the unconscious."""
    table = Campaign().session({0: "M00", 1: "M03", 2: "M02", 3: "M04"})
    for who in ("p3",):
        assert table.no(3, fired("clerk-knows", who)) == "FUG-X07"
    table.do(3, e.Incapacitated(who="p0", kind="unconscious"))
    assert table.no(3, fired("moonlight", "p0")) == "FUG-X07"
    table.do(3, fired("clerk-knows", "p0"))  # dealer_choice may
    assert table.no(3, fired("the-bell", "p1")) == "FUG-X07"  # all of them
    told = table.do(3, fired("the-bell"))
    assert table.story.memories[told.seq].personae == ["p1", "p2"]
    assert table.no(3, fired("moonlight")) == "FUG-X07"  # one, please
    told = table.do(3, fired("empress"))
    assert table.story.memories[told.seq].personae == ["p1"]
    told = table.do(3, fired("marked"))
    assert table.story.memories[told.seq].personae == ["p0"]


def test_a_trigger_that_matches_nobody_cannot_fire() -> None:
    """FUG-X07."""
    table = Campaign().session({0: "M00", 1: "M01", 2: "M02", 3: "M03"})
    assert table.no(3, fired("empress")) == "FUG-X07"  # it is the Dealer's persona


def test_triggers_of_earlier_chapters_stay_and_later_ones_wait() -> None:
    """FUG-X09, FUG-S04: an unknown and a sealed trigger are refused alike."""
    table = Campaign().session()
    unknown = (
        table.no(3, fired("nothing-like-it", "p0")),
        table.why(3, fired("nothing-like-it")),
    )
    later = (
        table.no(3, fired("captain-knows", "p0")),
        table.why(3, fired("captain-knows")),
    )
    assert unknown == later == ("FUG-X08", "no-such-trigger")
    table.do(3, e.SessionClosed())
    table.appointed(1)
    table.do(1, e.SessionOpened())
    assert table.no(1, fired("moonlight", "p0")) == "FUG-X08"  # chapter_only
    table.do(1, fired("clerk-knows", "p0"))
    table.do(1, fired("captain-knows", "p3"))


def test_characters_are_shown_as_they_are_met() -> None:
    """FUG-X04, FUG-S04: by a name that tells nothing; later ones stay sealed."""
    table = Campaign().session()
    assert table.why(3, e.CharacterEntered(character="captain")) == "sealed"
    assert table.why(3, e.CharacterEntered(character="nobody")) == "sealed"
    assert table.no(3, e.CharacterEntered()) == "FUG-X04"
    table.do(3, e.CharacterEntered(character="clerk"))
    table.do(3, e.CharacterEntered(shown_as="a dog"))
    table.do(3, e.SceneSet())
    table.do(3, e.CharacterEntered(character="clerk"))  # comes back
    assert [(c.who, c.shown_as) for c in table.scene(0).characters] == [
        ("c1", "a clerk in a booth"),
        ("c2", "a dog"),
    ]
    assert '"clerk"' not in repr(table.told(0))
    assert "'clerk'" not in repr(table.told(0))
    assert "'clerk'" in repr(table.told(3))


def test_a_trigger_shows_its_memory_and_not_itself() -> None:
    """`trigger_fired`: the table sees the memory, not the trigger."""
    table = Campaign().session()
    table.do(3, fired("clerk-knows", "p0"))
    seen_by_player = table.told(0)[-1]
    assert seen_by_player.entry == e.TriggerFired(personae=["p0"])
    assert seen_by_player.facts["text"] == "Ann's persona counts wet banknotes."
    assert table.told(3)[-1].entry == fired("clerk-knows", "p0")


def test_the_dealer_who_prepares_sees_what_can_still_be_fired() -> None:
    """FUG-X08, FUG-X09: nothing is spent before it was fired or is late."""

    def spent(seat: int, number: int) -> list[str]:
        chapter = seen.view_sealed_part(table.story, seat, "chapter", number)
        return [one.id for one in chapter.triggers if one.spent]

    table = Campaign()
    table.appointed(3)
    assert table.story.state == "preparation"
    assert spent(3, 1) == []
    table = Campaign().session()
    table.do(3, e.CharacterEntered(character="clerk"))
    table.do(3, e.TriggerFired(trigger="clerk-knows", personae=["p0"]))
    assert spent(3, 1) == ["clerk-knows"]
    table.do(3, e.SessionClosed())
    table.appointed(1)
    assert table.story.state == "hand-over"
    assert spent(1, 2) == []
    assert spent(1, 1) == ["clerk-knows", "moonlight"], "one is of its chapter only"
    chapter = seen.view_sealed_part(table.story, 1, "chapter", 2)
    assert [one.personae for one in chapter.triggers] == [["p0", "p2", "p3"]]
    table.do(1, e.SessionOpened())
    assert spent(1, 1) == ["clerk-knows", "moonlight"]
