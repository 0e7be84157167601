"""Dealers, sessions, absence and hand-over (4.1, 4.9, J04)."""

import pytest
from tests.story.table import SET, Campaign

from parlour.story import entries as e
from parlour.story.basics.cards import CARDS
from parlour.story.exports import export
from parlour.story.views import seen

LONG = SET + "".join(
    f'\n[[chapter]]\nnumber = {n}\ntitle = "T{n}"\ntext = "CHAPTER-{n}"\n'
    for n in (3, 4, 5)
)
LONG = LONG.replace("sessions = 2", "sessions = 5")


def closed(table: Campaign) -> Campaign:
    table.do(table.dealer, e.SessionClosed())
    return table


def test_everybody_confirms_the_first_dealer() -> None:
    """FUG-S01: C0 to C1 when all seats agree."""
    table = Campaign()
    for seat in (0, 1, 2):
        table.do(seat, e.DealerAppointed(dealer=2))
        assert table.scene().state == "lobby"
    table.do(3, e.DealerAppointed(dealer=1))
    assert table.scene().state == "lobby"
    table.do(3, e.DealerAppointed(dealer=2))
    assert table.scene().state == "preparation"
    assert table.scene().dealer == 2


def test_what_was_agreed_to_may_not_change_unseen() -> None:
    table = Campaign()
    table.do(0, e.DealerAppointed(dealer=2))
    table.do(0, e.OptionsSet(options={"self_flashbacks": 3}))
    assert table.scene().seats[0].says is None


def test_a_story_needs_two_seats_and_a_content_set() -> None:
    alone = Campaign(1, dealer=0)
    assert alone.no(0, e.DealerAppointed(dealer=0)) == "two-seats-at-least"


def test_a_different_dealer_each_session_until_all_have_dealt() -> None:
    """FUG-S01, FUG-R47: then the round begins again; a seat may decline."""
    table = Campaign(3, source=LONG, dealer=2).session()
    closed(table)
    assert table.scene().may_deal == [0, 1]
    assert table.no(0, e.DealerAppointed(dealer=2)) == "FUG-S01"
    table.do(1, e.DealingDeclined())
    assert table.no(0, e.DealerAppointed(dealer=1)) == "FUG-S01"
    table.appointed(0)
    table.do(0, e.SessionOpened())
    closed(table)
    assert table.scene().may_deal == [2]  # all who have not declined have dealt
    table.do(1, e.DealingDeclined(declines=False))
    assert table.scene().may_deal == [1]
    table.appointed(1)
    table.do(1, e.SessionOpened())
    closed(table)
    assert table.scene().may_deal == [0, 2]


def test_personae_change_hands_with_the_dealer() -> None:
    """FUG-P02, C7: the old Dealer's persona is ordinary, the new one's is not."""
    table = Campaign().session()
    table.remember(0, "locks")
    closed(table).appointed(0)
    table.do(0, e.SessionOpened())
    assert table.sheet("p3").run_by == "player"
    assert table.sheet("p0").run_by == "dealer"
    assert table.ability("p0", "locks").state == "usable"  # FUG-R46
    table.remember(3, "dancing")
    assert table.no(
        0, e.MemoryNarrated(source="self", persona="p0", text="x", trigger="y")
    ) == ("FUG-F27")


def test_quotas_start_afresh() -> None:
    """FUG-S07: sheets, wounds and Signifiers persist; the deck is whole again."""
    table = Campaign().session()
    table.remember(0, "one")
    table.remember(0, "two")
    table.do(3, e.Wound(who="p0", kind="temporary", part="head"))
    table.task(0)
    table.do(3, e.TaskSet(difficulty=2))
    table.flip("7c")
    table.do(0, e.TaskNarration())
    signifier = table.sheet("p0").signifier
    closed(table).appointed(1)
    table.do(1, e.SessionOpened())
    seat = table.scene().seats[0]
    assert (seat.own_flashbacks.left, seat.gifts.left) == (2, 1)
    assert len(table.sheet("p0").abilities) == 2
    assert len(table.sheet("p0").wounds) == 1
    assert table.sheet("p0").signifier == signifier
    assert sorted(table.story.deck.deck) == sorted(CARDS)
    assert table.scene().discard == []


def test_named_ahead_but_the_chapter_opens_only_when_the_session_is_closed() -> None:
    """FUG-S03, FUG-S04, FUG-S08: an early night changes nothing."""
    table = Campaign().session()
    for seat in range(4):
        table.do(seat, e.DealerAppointed(dealer=1))
    assert table.scene().dealer == 3
    assert table.scene().next_dealer == 1
    assert not seen.may_read(table.story, 1, "chapter", 2)
    assert table.no(1, e.ChapterOpened(part="chapter", number=2)) == "FUG-S04"
    closed(table)
    assert table.scene().dealer == 1
    assert seen.may_read(table.story, 1, "chapter", 2)
    for other in (0, 2, 3):  # a past Dealer neither
        assert not seen.may_read(table.story, other, "chapter", 2)
    table.do(1, e.SessionOpened())


def test_new_dealers_read_old_chapters_and_others_wait() -> None:
    """FUG-R48, FUG-S04."""
    table = Campaign().session()
    closed(table).appointed(1)
    assert seen.may_read(table.story, 1, "chapter", 1)
    assert seen.may_read(table.story, 3, "chapter", 1)
    assert not seen.may_read(table.story, 0, "chapter", 1)
    for part in ("setting", "advice"):
        assert [seen.may_read(table.story, s, part) for s in range(4)] == [
            False,
            True,
            False,
            True,
        ]


def test_the_campaign_always_ends() -> None:
    """FUG-S06: everything opens, the journal is read-only."""
    table = Campaign().session()
    closed(table).appointed(1)
    table.do(1, e.SessionOpened())
    last = table.do(1, e.SessionClosed())
    assert last.facts["campaign_closed"]
    assert table.story.state == "end"
    for seat in (0, 1, 2, 3):
        assert seen.may_read(table.story, seat, "chapter", 2)
        assert table.scene(seat).may == []
    assert table.no(0, e.Narration(text="and then")) == "FUG-S06"
    assert table.no(0, e.PrivateNote(text="x")) == "FUG-S06"
    assert table.no(0, e.DealerAppointed(dealer=0)) == "FUG-S06"


def test_playing_on_past_the_last_chapter() -> None:
    """Option `play_on`."""
    table = Campaign(options={"play_on": True}).session()
    closed(table).appointed(1)
    table.do(1, e.SessionOpened())
    closed(table)
    assert seen.may_read(table.story, 0, "chapter", 2)
    table.appointed(0)
    table.do(0, e.SessionOpened())
    assert (table.story.state, table.story.session) == ("session", 3)
    table.do(1, e.Narration(text="a year later"))


def test_a_seat_that_is_away() -> None:
    """FUG-S09: run by the Dealer, no flashbacks, Signifier silent, quota kept."""
    table = Campaign().session()
    table.remember(0, "locks")
    assert table.no(1, e.Away(seat=0, away=True)) == "FUG-S09"
    assert table.no(3, e.Away(seat=0, away=True)) == "FUG-S09"
    table.do(3, e.Away(seat=0, away=True, gone=True))
    assert table.sheet("p0").run_by == "dealer"
    assert not table.sheet("p0").signifier_live
    assert table.scene().seats[0].own_flashbacks.most == 0
    gift = e.MemoryNarrated(source="gift", persona="p0", text="x", trigger="y")
    assert table.no(1, gift) == "FUG-F09"
    table.do(3, e.Speech(who="p0", text="The Dealer speaks for them."))
    assert table.no(0, e.Away(seat=0, away=True)) == "FUG-S09"
    table.do(0, e.Away(seat=0, away=False))
    assert table.scene().seats[0].own_flashbacks.left == 1
    assert table.ability("p0", "locks").state == "usable"


def test_who_is_away_need_not_agree() -> None:
    """FUG-S01: all seats present confirm."""
    table = Campaign().session()
    table.do(3, e.Away(seat=2, away=True, gone=True))
    closed(table)
    for seat in (0, 1, 3):
        table.do(seat, e.DealerAppointed(dealer=0))
    assert table.scene().dealer == 0
    assert table.story.ready


def test_replacing_a_dealer_in_mid_session() -> None:
    """FUG-J04: rights gained are kept, both have dealt, personae change hands."""
    table = Campaign().session()
    table.do(3, e.DealerNote(text="EARLY-NOTE"))
    table.do(3, e.Away(seat=3, away=True))
    assert table.no(0, e.DealerReplaced(dealer=3)) == "FUG-J04"
    for seat in (0, 1):
        table.do(seat, e.DealerReplaced(dealer=1))
        assert table.scene().dealer == 3
    table.do(2, e.DealerReplaced(dealer=1))
    assert table.scene().dealer == 1
    assert seen.may_read(table.story, 1, "chapter", 1)
    assert seen.may_read(table.story, 3, "chapter", 1)
    late = table.do(1, e.DealerNote(text="LATE-NOTE"))
    table.do(3, e.Away(seat=3, away=False))
    assert table.sheet("p1").run_by == "dealer"
    assert table.sheet("p3").run_by == "player"
    assert table.scene().seats[3].own_flashbacks.left == 2
    assert late.seq not in [note.seq for note in seen.view_notes(table.story, 3)]
    assert len(seen.view_notes(table.story, 1)) == 2
    closed(table)
    assert table.scene().may_deal == [0, 2]


def test_a_late_joining_person() -> None:
    """FUG-R51: persona and Signifier from the majors not in use."""
    table = Campaign().session()
    table.do(4, e.SeatJoined(name="Eve"))
    assert table.scene().creation.seat == 4  # type: ignore[union-attr]
    assert table.no(
        4, e.MemoryNarrated(source="self", persona="p4", text="x", trigger="y")
    ) == ("FUG-F09")
    table.do(4, e.PersonaDescribed(text="out of breath"))
    table.do(0, e.FeatureSuggested(persona="p4", category="hair", text="wet"))
    table.do(4, e.FeatureAccepted(persona="p4"))
    assert table.story.state == "session"
    table.do(3, e.SignifiersDealt())
    signs = [sheet.signifier for sheet in table.scene().sheets]
    assert len(set(signs)) == 5
    assert all(signs)
    table.remember(4, "running")


def test_a_seat_given_up_in_the_lobby_can_be_taken_again() -> None:
    table = Campaign()
    table.do(1, e.SeatLeft())
    assert [seat.seat for seat in table.scene().seats] == [0, 2, 3]
    table.do(1, e.SeatJoined(name="Zoe"))
    assert table.scene().seats[1].name == "Zoe"
    assert table.no(1, e.SeatJoined(name="Abe")) == "seat-taken"


def test_the_dealer_frames_and_runs_everybody_else() -> None:
    """FUG-S02: and has no further veto over others' flashbacks."""
    table = Campaign().session()
    assert table.no(0, e.SceneSet(text="x")) == "FUG-S02"
    table.do(3, e.SceneSet(text="The quay at night"))
    assert table.scene().scene == "The quay at night"
    table.do(3, e.CharacterEntered(character="clerk"))
    table.do(3, e.Speech(who="c1", text="Next!"))
    assert table.no(0, e.Speech(who="c1", text="Next!")) == "FUG-S02"
    assert table.no(3, e.Speech(who="p0", text="x")) == "FUG-S02"
    table.do(0, e.Speech(who="p0"))  # spoken aloud (FUG-J09)
    table.do(0, e.PersonaNamed(name="Salt"))
    assert table.sheet("p0").name == "Salt"


@pytest.mark.parametrize("seats", [2, 8])
def test_smallest_and_largest_tables(seats: int) -> None:
    table = Campaign(seats, dealer=0).session()
    assert len({sheet.signifier for sheet in table.scene().sheets}) == seats
    if seats == 8:
        assert table.no(8, e.SeatJoined(name="Ivy")) == "table-full"


def test_previously_and_open_questions() -> None:
    """Section 8: made from the last session's entries."""
    table = Campaign().session()
    table.do(3, e.SceneSet(text="A quay"))
    number = table.remember(0, "locks")
    out = table.remember(1, "flying")
    table.do(3, e.MemoryRuledOut(memory=out, rule="FUG-F04"))
    table.do(0, e.QuestionAsked(text="Who is the woman?", about=number))
    answered = table.do(1, e.QuestionAsked(text="Where are we?"))
    table.do(3, e.QuestionAnswered(question=answered.seq))
    assert table.scene().previously == []
    closed(table).appointed(1)
    table.do(1, e.SessionOpened())
    assert [line.text for line in table.scene().previously] == ["A quay", "how locks"]
    assert [q.text for q in table.scene().questions] == ["Who is the woman?"]


def test_who_dealt_each_session_is_remembered() -> None:
    """Both of them where it changed hands, by the names they had then."""
    table = Campaign().session()
    assert table.scene().dealers == [["Dot"]]
    table.do(3, e.Away(seat=3, away=True))
    for seat in (0, 1, 2):
        table.do(seat, e.DealerReplaced(dealer=1))
    assert table.scene().dealers == [["Dot", "Bob"]]
    table.do(1, e.SessionClosed())
    table.appointed(0)
    assert table.scene().dealers == [["Dot", "Bob"]]
    table.do(0, e.SessionOpened())
    assert table.scene().dealers == [["Dot", "Bob"], ["Ann"]]
    table.do(0, e.SceneSet(text="A quay"))
    found = export.StoryDocument(export.export(table.journal, None))
    heads = [one.head for one in found.blocks() if one.kind == "session"]
    assert heads == [
        "Session 1, dealt by Dot, then Bob",
        "Session 2, dealt by Ann",
    ]


def two() -> Campaign:
    """Ann plays and Bob deals; nobody else is there."""
    return Campaign(2, dealer=1).session()


def test_one_player_alone_does_not_replace_a_dealer_who_is_there() -> None:
    """FUG-J04: absence or consent; FUG-S04: the chapter stays sealed."""
    table = two()
    assert table.no(0, e.DealerReplaced(dealer=0)) == "FUG-J04"
    assert not seen.may_read(table.story, 0, "chapter", 1)
    table.do(1, e.DealerReplaced(dealer=0))
    assert table.scene().dealer == 1, "who is named has to agree"
    table.do(0, e.DealerReplaced(dealer=0))
    assert table.scene().dealer == 0


def test_a_past_dealer_appoints_nobody_alone() -> None:
    """FUG-S04: whoever else is declared away."""
    table = Campaign().session()
    closed(table)
    for seat in (0, 1, 2):
        assert table.no(3, e.Away(seat=seat, away=True)) == "FUG-S09"
        table.do(3, e.Away(seat=seat, away=True, gone=True))
    assert table.no(3, e.DealerAppointed(dealer=3)) == "FUG-S04"
    assert not seen.may_read(table.story, 3, "chapter", 2)


def test_who_named_themselves_ahead_is_not_appointed_when_all_others_leave() -> None:
    table = Campaign().session()
    closed(table)
    for place in table.story.places:
        place.declined = place.seat != 3
    table.do(3, e.DealerAppointed(dealer=3))
    for seat in (0, 1, 2):
        table.do(seat, e.Away(seat=seat, away=True))
    assert not table.story.ready
    assert not seen.may_read(table.story, 3, "chapter", 2)


def test_somebody_with_bots_deals_on_their_own_word() -> None:
    table = Campaign(1)
    table.do(1, e.SeatJoined(name="Bot", bot=True))
    table.do(0, e.DealerAppointed(dealer=0))
    assert table.scene().dealer == 0
