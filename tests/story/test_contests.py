"""Contested actions inside a campaign: one deck, bells, wounds (4.7, 4.4)."""

from typing import Any

import pytest
from tests.story.table import SET, Campaign

from parlour.engine.data import tokens_by_name
from parlour.engine.game import token_name
from parlour.games.contest.wilds import declarable
from parlour.story import entries as e
from parlour.story.basics.cards import CARDS
from parlour.story.exports import export
from parlour.story.exports.page import html
from parlour.story.views import seen

SIGNS = {0: "M01", 1: "M03", 2: "M19", 3: "M10"}
DECK = 0


def hand(who: str, side: str, **more: Any) -> e.CastHand:
    return e.CastHand(who=who, side=side, **more)


class Fight(Campaign):
    """A campaign with a contest open, its next cards known."""

    def open(self, *hands: e.CastHand, cards: str = "", **more: Any) -> "Fight":
        self.do(
            self.dealer, e.ContestOpened(stakes="the chip", hands=list(hands), **more)
        )
        if cards:
            self.coming(cards)
        return self

    @property
    def contest(self) -> Any:
        return self.story.contest

    def coming(self, cards: str) -> None:
        """These cards come next from the contest's deck."""
        state = self.contest.match.state
        pieces = self.contest.match.table.pieces
        state.stack(DECK, [pieces.find_piece(card) for card in cards.split()])

    def play(self, seat: int, *chosen: str) -> Any:
        return self.do(seat, e.ContestPlayed(chosen=list(chosen)))

    def join(self) -> "Fight":
        """Everybody who is asked takes part; people at hand hold back."""
        while self.contest.state.phase == "join":
            match = self.contest.match
            for number, seat in enumerate(self.contest.seats):
                if not match.state.asks(number):
                    continue
                pick = match.state.ask(number)
                words: list[str] = []
                while len(words) < pick.least:
                    tokens = tokens_by_name(match.table, words)
                    ways = match.state.narrow(pick, tokens)
                    names = [token_name(match.table, way) for way in ways]
                    words.append("join" if "join" in names else "hold")
                self.play(seat, *words)
        return self


def fight(cards: str = "", **options: Any) -> Fight:
    """Seat 0 against a heavy whom the Dealer runs; 1 and 2 stand by."""
    table = Fight(options=dict(options))
    table.session(SIGNS)
    table.do(3, e.CharacterEntered(shown_as="a heavy"))
    table.open(hand("p0", "a"), hand("c1", "b"), cards=cards)
    return table.join()


def test_the_dealer_frames_it() -> None:
    """FUG-B02, FUG-R34, FUG-W08: sides, who may take part."""
    table = Fight()
    table.session(SIGNS)
    table.do(3, e.CharacterEntered(shown_as="a heavy"))
    opened = e.ContestOpened(stakes="x", hands=[hand("p0", "a"), hand("c1", "b")])
    assert table.no(0, opened) == "FUG-B02"
    one_side = e.ContestOpened(stakes="x", hands=[hand("p0", "a"), hand("c1", "a")])
    assert "FUG-B02" in table.no(3, one_side)
    twice = e.ContestOpened(
        stakes="x", hands=[hand("p0", "a"), hand("p0", "b"), hand("c1", "b")]
    )
    assert table.no(3, twice) == "FUG-R34"
    table.do(3, e.Incapacitated(who="p0", kind="restrained"))
    table.do(3, e.Recovered(who="p0"))
    table.do(3, opened)
    assert table.no(3, opened) == "FUG-B02"
    assert table.no(3, e.SessionClosed()) == "FUG-R31"
    assert table.contest.seats == [0, 1, 2, 3]
    assert table.contest.who == ["p0", "p1", "p2", "c1"]


def test_only_usable_abilities_are_relevant() -> None:
    """FUG-W04, FUG-B15, FUG-R28."""
    table = Fight()
    table.session(SIGNS)
    number = table.remember(0, "fencing", "hand_r")
    table.do(3, e.CharacterEntered(character="clerk"))
    table.do(3, e.Wound(who="p0", kind="temporary", part="arm_r"))
    foe = hand("c1", "b", skills=["haggle"])
    mine = hand("p0", "a", abilities=[number])
    opened = e.ContestOpened(stakes="x", hands=[mine, foe])
    assert table.no(3, opened) == "FUG-W04"
    stranger = e.ContestOpened(
        stakes="x", hands=[hand("p0", "a"), hand("c1", "b", skills=["karate"])]
    )
    assert table.no(3, stranger) == "FUG-R28"
    table.do(3, e.WoundTended(wound=table.sheet("p0").wounds[0].wound))
    table.do(3, opened)
    assert "haggle" not in repr((table.told(0), table.scene(0)))


def test_e7_the_dealer_twists_another_personas_signifier() -> None:
    """E7, FUG-F19, FUG-F20, FUG-B14: X appears and gets nothing, Y may use it."""
    table = fight("2c 2s 3c 3s M03")
    done = table.play(0, "twist")
    assert done.facts["bells"] == ["M03"]
    (bell,) = table.scene().bells
    assert (bell.narrator, bell.personae) == (3, ["p1"])
    assert set(bell.appear) == {"p1", "p0"}
    assert table.no(3, e.ContestPlayed(chosen=["twist"])) == "FUG-B14"
    told = table.do(
        3,
        e.MemoryNarrated(
            source="signifier", persona="p1", text="a yard", bell=bell.bell
        ),
    )
    assert table.no(1, e.ContestPlayed(chosen=["side-a"])) == "FUG-B14"
    table.do(3, e.Ability(memory=told.seq, name="knife-fighting", parts=["hand_r"]))
    assert table.sheet("p0").abilities == []
    assert table.ability("p1", "knife-fighting").state == "usable"
    table.play(1, "side-a")  # an outsider joins at once (FUG-F22)
    assert table.contest.takes_part("p1")
    assert len(table.contest.state.skills[1]) == 1


def test_e9_turned_up_from_ones_own_hand() -> None:
    """E9, FUG-F19: persona v persona; X narrates and appears, Y receives."""
    table = Fight()
    table.session(SIGNS)
    table.open(hand("p0", "a"), hand("p2", "b"), cards="M03 2s 3c 3s").join()
    table.play(0, "M03")
    (bell,) = table.scene().bells
    assert (bell.narrator, bell.personae) == (0, ["p1"])
    assert set(bell.appear) == {"p1", "p0"}
    telling = e.MemoryNarrated(
        source="signifier", persona="p1", text="x", bell=bell.bell
    )
    assert table.no(1, telling) == "FUG-F19"
    told = table.do(0, telling)
    table.do(0, e.Ability(memory=told.seq, name="breaking and entering"))
    assert table.sheet("p1").memories == [told.seq]


def test_two_signifiers_in_one_hand() -> None:
    """FUG-F23, FUG-R52: the second extends the memory; one ability serves both."""
    table = fight("2c 2s 3c 3s M03 M19")
    table.play(0, "twist")
    bell = table.scene().bells[0].bell
    told = table.do(
        3, e.MemoryNarrated(source="signifier", persona="p1", text="one", bell=bell)
    )
    table.do(3, e.Ability(memory=told.seq, name="swimming"))
    table.play(1)  # passes
    table.play(3, "2s")
    table.coming("M19")
    table.play(0, "twist")
    second = next(b for b in table.scene().bells if b.cards == ["M19"])
    assert second.extends == told.seq
    assert "p1" in second.appear
    table.do(
        3,
        e.MemoryNarrated(
            source="signifier", persona="p2", text="two", bell=second.bell
        ),
    )
    memory = table.story.memories[told.seq]
    assert memory.text == "one\ntwo"
    assert memory.personae == ["p1", "p2"]
    assert table.ability("p2", "swimming").memory == told.seq
    assert len(table.sheet("p1").abilities) == len(table.sheet("p2").abilities) == 1
    assert len([m for m in table.scene().memories if m.source == "signifier"]) == 1


def test_two_at_once_are_one_memory() -> None:
    """FUG-F23: both get the same memory and the same ability."""
    table = fight("M03 2s M19 3s")
    table.play(0, "M03")
    bell = table.scene().bells[0].bell
    told = table.do(
        0, e.MemoryNarrated(source="signifier", persona="p1", text="x", bell=bell)
    )
    table.do(0, e.Ability(memory=told.seq, name="y"))
    assert table.ability("p1", "y").state == "usable"


def test_the_dealers_own_signifier_brings_nothing() -> None:
    """FUG-F21."""
    table = fight("2c 2s 3c 3s M10")
    table.play(0, "twist")
    assert table.scene().bells == []


def test_whoever_turns_a_card_tells_a_bit() -> None:
    """FUG-B13, FUG-J09."""
    table = fight("2c 2s 3c 3s 7w")
    table.play(0, "twist")
    assert table.scene().contest_to_tell == 0
    assert table.scene().table_cards == ["7w"]
    assert table.no(1, e.ContestNarrated()) == "FUG-B13"
    table.do(0, e.ContestNarrated())
    assert table.scene().contest_to_tell is None


def test_one_deck_serves_the_session() -> None:
    """FUG-B08, section 3: what a task used lies in the discard, and so on."""
    table = Fight()
    table.session(SIGNS)
    table.do(3, e.CharacterEntered(shown_as="a heavy"))
    table.task(0)
    table.do(3, e.TaskSet(difficulty=2))
    table.flip("7c")
    table.do(0, e.TaskNarration())
    table.open(hand("p0", "a"), hand("c1", "b"))
    state, names = table.contest.match.state, table.contest.match.table.pieces.names
    assert [names[card] for card in state.zones[1]] == ["7c"]
    assert len(state.zones[DECK]) == 77
    table.coming("2c 2s 3c 3s 9w")
    table.join()
    table.play(0, "twist")
    table.do(3, e.Override(why="time", what="contest", words="close"))
    lying = table.story.deck
    assert set(lying.discard) == {"7c", "9w"}
    assert sorted(lying.unseen) == ["2c", "2s", "3c", "3s"]
    assert sorted([*lying.deck, *lying.discard, *lying.unseen]) == sorted(CARDS)
    assert "2c" not in repr((table.scene(0), table.told(0), table.scene(3)))
    table.open(hand("p0", "a"), hand("c1", "b"))
    assert len(table.contest.match.state.zones[DECK]) == 72


def test_effects_land_on_sheets() -> None:
    """FUG-B25, FUG-W01, `outcome`."""
    table = fight("Tc 5s Tw 4s")
    table.play(0, "Tc")
    table.play(3, "5s")
    table.play(0, "Tw")
    table.play(3, "4s")
    table.play(0, "stand")
    table.play(3, "stand")
    assert table.contest.state.phase == "effect"
    done = table.play(0, "wound", "who-4", "arm_l")
    assert done.facts["outcome"] == [("c1", "temporary", "arm_l")]
    (wound,) = table.scene().characters[0].wounds
    assert (wound.part, wound.kind) == ("arm_l", "temporary")
    table.do(3, e.ContestClosed())
    assert table.scene().contest is None


MERCY = [
    # cards dealt to the persona and the heavy in turn, the heavy's weapon, advised
    ("2c Ts 3c 9s", False, False),  # the highest hand kills nobody
    ("2c As 3c Ks", False, False),  # two minors kill with a weapon
    ("2c As 3c Ks", True, True),
    ("2c As 3c M18", False, True),
    ("As 2c M18 3c", False, False),  # the persona may kill, but no persona
]


@pytest.mark.parametrize(("cards", "weapon", "advised"), MERCY)
def test_sparing_personae_is_advised_where_one_may_die(
    cards: str, weapon: bool, advised: bool
) -> None:
    """FUG-W10: for the Dealer's eyes, and only while there is such a choice."""
    table = Fight()
    table.session(SIGNS)
    table.do(3, e.CharacterEntered(shown_as="a heavy"))
    hands = [hand("p0", "a"), hand("c1", "b", weapon=weapon)]
    table.open(*hands, cards=cards).join()
    assert table.scene(3).dealing.advice == []  # type: ignore[union-attr]
    own, theirs, more, last = cards.split()
    for seat, card in ((0, own), (3, theirs), (0, more), (3, last)):
        if table.contest.state.phase == "turn":
            table.play(seat, card)
    while table.contest.state.phase in ("turn", "answer"):
        seat = table.contest.seats[table.contest.state.next_asked()]
        table.play(seat, *(["stand"] if table.contest.state.phase == "turn" else []))
    assert table.contest.state.phase == "effect"
    assert table.scene(3).dealing.advice == ["spare-personae"] * advised  # type: ignore[union-attr]
    assert table.scene(0).dealing is None


def test_cards_of_the_deck_are_counted_while_a_contest_lasts() -> None:
    table = fight("Tc 5s Tw 4s 2w")
    assert table.scene().deck == 78 - 4
    table.play(0, "twist")
    assert table.scene().deck == 78 - 5
    table.do(3, e.Override(why="time", what="contest", words="close"))
    assert (table.scene().deck, table.scene().unseen) == (78 - 5, 4)


def test_effects_can_be_left_to_people() -> None:
    """Every automation can be switched off."""
    table = fight("Tc 5s Tw 4s")
    table.do(3, e.Switched(what="effects", on=False))
    for seat, *words in ((0, "Tc"), (3, "5s"), (0, "Tw"), (3, "4s"), (0, "stand")):
        table.play(seat, *words)
    table.play(3, "stand")
    table.play(0, "incapacitate", "who-4")
    assert table.scene().characters[0].state == "able"


def test_a_knock_out_lasts_and_a_daze_does_not() -> None:
    """FUG-B34, FUG-W08."""
    table = fight("Tc 5s Tw 4s")
    for seat, *words in ((0, "Tc"), (3, "5s"), (0, "Tw"), (3, "4s"), (0, "stand")):
        table.play(seat, *words)
    table.play(3, "stand")
    table.play(0, "incapacitate", "who-4")
    assert table.scene().characters[0].state == "subdued"
    while not table.contest.between_rounds() or table.contest.state.phase == "helpless":
        if table.contest.over():
            break
        seat = next(
            s
            for n, s in enumerate(table.contest.seats)
            if table.contest.match.state.asks(n)
        )
        table.play(seat)
    table.do(3, e.ContestClosed())
    assert table.scene().characters[0].state == "able"


def test_other_business_waits_for_the_round_and_flashbacks_do_not() -> None:
    """FUG-B37, FUG-B16: self on one's own turn, gifts between two turns."""
    table = fight("2c 2s 3c 3s 4w")
    assert table.no(1, e.SkilledAction(persona="p1", task="x")) == "FUG-B37"
    assert table.no(3, e.SceneSet(text="x")) == "FUG-B37"
    assert table.no(3, e.ContestClosed()) == "FUG-B26"
    told = table.gift(1, 0)
    table.do(1, e.Ability(memory=told.seq, name="boxing"))
    assert len(table.contest.state.skills[0]) == 1
    table.play(0, "declare", "ability-1")
    assert (
        len(table.contest.state.zones[table.contest.match.game.zones.all[5].first]) == 1
    )
    number = table.remember(0, "biting")
    assert len(table.contest.state.skills[0]) == 2
    assert table.no(3, e.MemoryRuledOut(memory=told.seq, rule="FUG-F03")) == "FUG-F06"
    table.do(3, e.MemoryRuledOut(memory=number, rule="FUG-F03"))
    assert declarable(table.contest.state, 0) == []
    table.play(0, "twist")
    if table.contest.state.phase == "turn" and table.contest.state.actor == 0:
        table.play(0)
    assert table.no(
        0, e.MemoryNarrated(source="self", persona="p0", text="x", trigger="y")
    ) == ("FUG-B16")


def test_wounds_in_the_middle_reach_the_contest() -> None:
    """FUG-R29, FUG-W04."""
    table = fight("2c 2s 3c 3s")
    told = table.gift(1, 0)
    table.do(1, e.Ability(memory=told.seq, name="boxing", parts=["hand_r"]))
    assert declarable(table.contest.state, 0) == [0]
    wound = table.do(3, e.Wound(who="p0", kind="temporary", part="hand_r"))
    assert declarable(table.contest.state, 0) == []
    assert len(table.sheet("p0").wounds) == 1
    assert table.no(3, e.WoundTended(wound=wound.seq)) == "FUG-B37"
    assert table.no(3, e.Incapacitated(who="p0", kind="subdued")) == "FUG-B37"


def test_the_dealer_plays_on_for_somebody_slow() -> None:
    """FUG-R32, FUG-J07: a hole card is turned, and everybody sees why."""
    table = fight("2c 2s 9c 3s")
    table.do(3, e.Override(why="asleep", what="contest", words="clock"))
    assert table.scene().table_cards == ["2c"]
    bad = e.Override(why="x", what="contest", words="who-9 flies")
    assert "no news" in table.no(3, bad)
    table.do(3, e.Override(why="a knife", what="contest", words="arm who-1"))
    assert table.contest.state.armed & 1


def test_what_people_do_not_know_is_not_in_the_journal() -> None:
    """FUG-J01: hole cards and sealed answers are the contest's to show."""
    table = fight("2c 2s 3c 3s 9w")
    for viewer in (0, 1, 2, 3, None):
        assert "contest_played" not in repr(table.told(viewer))
    table.play(0, "twist")
    for viewer in (0, 1, 2, 3, None):  # what all saw, and not who pressed what
        told = table.told(viewer)[-1]
        assert (told.seat, told.entry) == (None, e.ContestPlayed(chosen=[]))
        assert told.facts == {"played": [("twisted", "p0", "9w")]}


def test_the_journal_keeps_what_came_of_a_round() -> None:
    """FUG-B25, FUG-J06: who won, and whom it hurt, told again to whoever asks later."""
    table = fight("Tc 5s Tw 4s")
    for seat, *words in ((0, "Tc"), (3, "5s"), (0, "Tw"), (3, "4s"), (0, "stand")):
        table.play(seat, *words)
    table.play(3, "stand")
    table.play(0, "wound", "who-4", "arm_l")
    played = [one.facts["played"] for one in table.told(1) if "played" in one.facts]
    assert played[0] == [("turned", "p0", "Tc")]
    assert ("won-tier-1", "p0", "") in played[-2]
    assert ("wounded", "c1", "") in played[-1]
    page = html(export.export(table.journal, 1))
    assert "persona wins the round." in page
    assert "a heavy is wounded." in page
    assert "a heavy wird verletzt." in html(export.export(table.journal, 1), "de")


def test_the_journal_says_that_a_draw_went_to_the_dealer() -> None:
    """FUG-B31: two hands of 19, and why one of them won."""
    table = fight("Ts Tc 9s 9c")
    for turn in ("Ts Tc", "9s 9c"):
        for seat, card in zip((0, 3), turn.split(), strict=True):
            table.play(seat, card)
    table.play(0, "stand")
    table.play(3, "stand")
    told = seen.view_entries_since(table.story, 1, 0)[-1].facts["played"]
    assert told == [("won-tier-1", "c1", ""), ("drawn", "c1", "")]


def test_all_are_told_which_part_was_hit() -> None:
    """FUG-B25, FUG-W01: the journal of everybody names it."""
    table = fight("2s Tc 3s 9c")
    for turn in ("2s Tc", "3s 9c"):
        for seat, card in zip((0, 3), turn.split(), strict=True):
            table.play(seat, card)
    table.play(0, "stand")
    table.play(3, "stand")
    table.play(3, "wound", "who-1", "arm_l")
    last = seen.view_entries_since(table.story, 1, 0)[-1]
    assert last.facts["outcome"] == [("p0", "temporary", "arm_l")]


def test_the_dealers_persona_dies_only_by_the_second_yes() -> None:
    """FUG-W10: the contest's kill leaves it unconscious until then."""
    table = Fight()
    table.session(SIGNS)
    table.open(
        hand("p0", "a", weapon=True), hand("p3", "b"), cards="Ac 5s Tw 4s"
    ).join()
    table.play(0, "Ac")
    table.play(3, "5s")
    table.play(0, "Tw")  # a two-card 21
    while table.contest.state.phase == "answer":
        table.play(3)
    done = table.play(0, "kill", "who-4")
    assert done.facts["death_to_confirm"] == "p3"
    assert table.sheet("p3").state == "unconscious"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("wild_limit", "per_contest"),
        ("wild_timing", "uses_turn"),
        ("wild_carry", "unused_only"),
        ("draw_rule", "stalemate"),
        ("fewer_cards_breaks_ties", True),
        ("persona_death", "forbid"),
        ("signifier_recipient", "exposer"),
    ],
)
def test_the_tables_options_are_the_contests(option: str, value: object) -> None:
    """Section 2.3: each goes on to the contest, on and off."""
    given: Any = {option: value}
    plain, other = fight(), fight(**given)
    assert getattr(other.contest.match.table.options, option) == value
    assert getattr(plain.contest.match.table.options, option) != value


def test_the_same_contest_for_every_reader() -> None:
    table = Fight()
    table.session()
    table.do(3, e.CharacterEntered(shown_as="a heavy"))
    table.open(hand("p0", "a"), hand("c1", "b")).join()
    for _ in range(12):
        contest = table.contest
        if contest is None or contest.over() or table.story.ringing():
            break
        number = next(n for n in range(4) if contest.match.state.asks(n))
        question = contest.match.question(number)
        answer = question["options"][:1] if question["least"] else []
        if contest.state.phase == "effect":
            answer = ["tell"]
        try:
            table.play(contest.seats[number], *answer)
        except Exception:  # a staged answer: enough was played
            break
    other = table.again().story.contest
    assert other.match.log(reveal=True) == table.contest.match.log(reveal=True)
    for viewer in range(4):
        assert other.match.view(viewer) == table.contest.match.view(viewer)


ARMED = """
[[character]]
id = "guard"
chapter = 1
shown_as = "a guard with a rifle"
text = "He is bored."
weapon = true
abilities = [{ name = "shooting", parts = ["eye_r"] }]
[[chapter]]
number = 1
"""


@pytest.mark.parametrize(
    ("said", "kills"),
    [({}, True), ({"weapon": True}, True), ({"weapon": False}, False)],
)
def test_a_weapon_of_the_content_set_is_in_hand(
    said: dict[str, bool], kills: bool
) -> None:
    """FUG-B02: an armed game-character's two-card 21 may kill, if not disarmed."""
    source = SET.replace("\n[[chapter]]\nnumber = 1\n", ARMED)
    table = Fight(source=source)
    table.session(SIGNS)
    table.do(3, e.CharacterEntered(character="guard"))
    (cast,) = table.scene(3).dealing.characters  # type: ignore[union-attr]
    assert (cast.who, cast.abilities, cast.weapon) == ("c1", ["shooting"], True)
    table.open(hand("p0", "a"), hand("c1", "b", **said), cards="2c As 3c Ks 4c").join()
    (opened,) = [one for one in table.told(0) if one.kind == "contest_opened"]
    assert isinstance(opened.entry, e.ContestOpened)
    assert [one.weapon for one in opened.entry.hands] == [False, kills]
    table.play(0, "twist")
    table.play(3, "As")
    table.play(0, "2c")
    table.play(3, "Ks")
    table.play(0)
    assert table.contest.state.phase == "effect"
    effects = table.contest.match.question(3)["options"]
    assert ("kill" in effects) is kills
