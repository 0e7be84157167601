"""Making personae, Signifiers, and the campaign's states (4.1 to 4.3)."""

from tests.story.table import SET, Campaign

from parlour.story import entries as e
from parlour.story.basics.cards import CARDS, MAJORS, is_major
from parlour.story.exports import export
from parlour.story.exports.page import html


def suggest(who: str, category: str, text: str = "a burn") -> e.FeatureSuggested:
    return e.FeatureSuggested(persona=who, category=category, text=text)


def test_e1_an_unread_tattoo_is_a_fine_description() -> None:
    """E1, FUG-P01, FUG-P03: its meaning is left open."""
    table = Campaign().creation()
    text = "late twenties, shaved head, a tattoo in a script its owner cannot read"
    table.do(0, e.PersonaDescribed(text=text))
    assert table.sheet("p0").description == text
    assert table.sheet("p0").name == ""
    table.do(1, suggest("p0", "scar"))
    table.do(0, e.FeatureAccepted(persona="p0"))
    for seat in (1, 2, 3):
        table.make(seat)
    table.do(3, e.SignifiersDealt())
    table.do(3, e.SessionOpened())
    told = table.do(  # anybody's flashback may fix the meaning
        1,
        e.MemoryNarrated(
            source="gift",
            persona="p0",
            text="The needle writes a ship's name",
            trigger="the tattoo",
        ),
    )
    assert told.facts == {}
    assert table.story.memories[told.seq].stands


def test_e2_the_dealers_persona_is_made_and_run_as_a_game_character() -> None:
    """E2, FUG-P02: with both cues, last in the round."""
    table = Campaign(dealer=3).creation()
    for seat in (0, 1, 2):
        table.make(seat)
    table.do(
        3,
        e.PersonaDescribed(text="forty", looks_like="a singer", sounds_like="a queen"),
    )
    sheet = table.sheet("p3")
    assert (sheet.looks_like, sheet.sounds_like) == ("a singer", "a queen")
    assert sheet.run_by == "dealer"
    assert table.sheet("p0").run_by == "player"


def test_e3_the_left_neighbour_adds_one_physical_thing() -> None:
    """E3, FUG-P04: seat i + 1, the last one's left neighbour is seat 0."""
    table = Campaign().creation()
    table.do(0, e.PersonaDescribed(text="thin"))
    assert table.no(2, suggest("p0", "scar")) == "FUG-P04"
    assert table.no(0, suggest("p0", "scar")) == "FUG-P04"
    table.do(1, suggest("p0", "scar", "a crescent burnt into the back"))
    table.do(0, e.FeatureAccepted(persona="p0"))
    assert table.sheet("p0").feature == "a crescent burnt into the back"
    assert table.sheet("p0").feature_by == 1
    for seat in (1, 2):
        table.make(seat)
    table.do(3, e.PersonaDescribed(text="tall"))
    assert table.scene().creation.neighbour == 0  # type: ignore[union-attr]
    table.do(0, suggest("p3", "teeth"))


def test_e4_after_a_veto_the_second_is_of_another_kind_and_binding() -> None:
    """E4, FUG-P06, FUG-P07."""
    table = Campaign().creation()
    table.do(0, e.PersonaDescribed(text="thin"))
    table.do(1, suggest("p0", "Tattoo", "on the forehead"))
    assert table.no(1, e.FeatureVetoed(persona="p0")) == "FUG-P06"
    table.do(0, e.FeatureVetoed(persona="p0"))
    assert table.scene().creation.not_again == "Tattoo"  # type: ignore[union-attr]
    assert table.no(1, suggest("p0", "tattoo", "on the neck")) == "FUG-P07"
    second = table.do(1, suggest("p0", "scar", "a burn"))
    assert second.facts["accepted"]
    assert table.no(0, e.FeatureVetoed(persona="p0")) == "FUG-P07"
    table.do(3, e.FeatureRejected(persona="p0", rule="FUG-P07", why="same theme"))
    assert table.scene().creation.stage == "suggest"  # type: ignore[union-attr]
    assert table.no(1, suggest("p0", "TATTOO")) == "FUG-P07"
    table.do(1, suggest("p0", "hair", "a white streak"))
    assert table.sheet("p0").feature == "a white streak"


def test_the_dealer_rejects_what_disables_and_nothing_is_used_up() -> None:
    """FUG-P05: the neighbour proposes again, the owner still has the veto."""
    table = Campaign().creation()
    table.do(0, e.PersonaDescribed(text="thin"))
    table.do(1, suggest("p0", "eye", "one eye is gone"))
    assert table.no(0, e.FeatureRejected(persona="p0")) == "FUG-P05"
    assert table.no(3, e.FeatureRejected(persona="p0", rule="FUG-P07")) == "FUG-P07"
    table.do(3, e.FeatureRejected(persona="p0", why="disables"))
    assert table.scene().creation.refused == "disables"  # type: ignore[union-attr]
    table.do(1, suggest("p0", "eye", "eyes of two colours"))
    table.do(0, e.FeatureVetoed(persona="p0"))


def test_descriptions_outside_the_limits_are_told_again() -> None:
    """FUG-P03: the Dealer says so, before Signifiers are dealt."""
    table = Campaign().creation()
    table.do(0, e.PersonaDescribed(text="MY NAME IS JO, tattooed"))
    assert table.no(1, e.PersonaRefused(persona="p0", why="x")) == "FUG-P03"
    table.do(3, e.PersonaRefused(persona="p0", why="spells out who they are"))
    assert table.scene().creation.stage == "describe"  # type: ignore[union-attr]
    table.do(0, e.PersonaDescribed(text="a plain face"))


def test_going_round_the_table() -> None:
    """FUG-P01: clockwise from the Dealer's left, the Dealer last."""
    table = Campaign(dealer=1).creation()
    order = []
    while table.story.state == "creation":
        seat = table.scene().creation.seat  # type: ignore[union-attr]
        order.append(seat)
        for other in range(4):
            if other != seat:
                assert table.no(other, e.PersonaDescribed(text="x")) == "FUG-P01"
        table.make(seat)
    assert order == [2, 3, 0, 1]


def test_basics_are_the_content_sets_and_follow_the_options() -> None:
    """FUG-P08 is a hint of the client's; FUG-P09: literacy, relearn_everything."""
    plain = Campaign().session()
    assert plain.scene().content.can == ["speak", "use a key"]  # type: ignore[union-attr]
    assert "read or write" not in plain.scene().content.cannot  # type: ignore[union-attr]
    plain.do(0, e.BasicAction(who="p0", text="opens the door"))
    bare = Campaign(options={"relearn_everything": True, "literacy": False}).session()
    assert bare.scene().content.can == []  # type: ignore[union-attr]
    assert "read or write" in bare.scene().content.cannot  # type: ignore[union-attr]
    assert bare.no(0, e.BasicAction(who="p0", text="opens the door")) == "FUG-P09"
    bare.do(3, e.BasicAction(who="p3"))


def test_ordinary_personae_come_from_the_set_unless_the_table_says_otherwise() -> None:
    """Option `ordinary_personae`, FUG-X05."""
    odd = SET.replace("[basics]", "[basics]\nordinary_personae = false")
    assert Campaign().story.options.ordinary_personae
    assert not Campaign(source=odd).story.options.ordinary_personae
    told = Campaign(source=odd, options={"ordinary_personae": True})
    assert told.story.options.ordinary_personae


# Signifiers


def test_signifiers_are_dealt_until_everybody_has_a_major() -> None:
    """FUG-G01, FUG-G03: passing over whoever has one; distinct."""
    for seed in ("a", "b", "c", "d"):
        table = Campaign(seed=seed).creation()
        for seat in (0, 1, 2, 3):
            table.make(seat)
        assert table.no(0, e.SignifiersDealt()) == "FUG-G01"
        dealt = table.do(3, e.SignifiersDealt()).facts["dealt"]
        got: dict[str, str] = {}
        turn: list[str] = []
        for who, card in dealt:
            assert who not in got, "passed over once they have a major"
            if not turn:
                turn = [one for one in ("p0", "p1", "p2", "p3") if one not in got]
            assert who == turn.pop(0), "clockwise from the Dealer's left"
            if is_major(card):
                got[who] = card
        assert {s.persona: s.signifier for s in table.scene().sheets} == got
        assert len(set(got.values())) == 4
        assert len({card for _, card in dealt}) == len(dealt)
        assert table.no(3, e.SignifiersDealt()) == "FUG-G03"


def test_signifiers_go_back_into_the_deck() -> None:
    """FUG-G02: they must be able to come up in play."""
    table = Campaign().session()
    assert sorted(table.story.deck.deck) == sorted(CARDS)
    assert table.scene().deck == 78
    signifiers = {sheet.signifier for sheet in table.scene().sheets}
    assert signifiers <= set(table.story.deck.deck) & set(MAJORS)


def test_the_deal_is_the_same_for_every_reader_and_new_for_every_seed() -> None:
    one, other = Campaign(seed="x").session(), Campaign(seed="y").session()
    assert one.again().story.deck.deck == one.story.deck.deck
    assert one.story.deck.deck != other.story.deck.deck
    assert [s.signifier for s in one.scene().sheets] == [
        p.signifier for p in one.again().story.personae
    ]


def test_people_talk_while_personae_are_made() -> None:
    """Table talk is heard by all at any time, and is no part of the story."""
    table = Campaign()
    table.do(0, e.Talk(text="Who wants tea?"))
    assert table.told(1)[-1].entry == e.Talk(text="Who wants tea?")
    assert "tea" not in html(export.export(table.journal, 1))
