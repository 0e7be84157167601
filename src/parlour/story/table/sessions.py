"""Seats, Dealers and sessions: who plays, who deals, when a chapter opens (4.1)."""

from typing import Annotated

from msgspec import Meta

from parlour.engine.refusals import Refusal
from parlour.story.basics.body import BodyParts
from parlour.story.basics.cards import CARDS, dice_for, is_major, shuffled
from parlour.story.basics.options import settle_options
from parlour.story.basics.people import Persona, StorySeat
from parlour.story.content.check import read_content
from parlour.story.entry import JournalEntry, Sealed, Seat, Steps
from parlour.story.rules import ANY, SESSION, rule
from parlour.story.state import MAX_SEATS, JournalRecord, Story


@rule(writer="table", when=ANY[:7], calm=True)
class SeatJoined(JournalEntry, tag="seat_joined"):
    name: Annotated[str, Meta(min_length=1, max_length=24)]
    bot: bool = False
    """Whether a bot plays here; the host decides how long (FUG-J03)."""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        seat = record.by
        if not 0 <= seat < MAX_SEATS or seat > len(story.places):
            raise Refusal("table-full")
        before = story.places[seat] if seat < len(story.places) else None
        over = before is not None and not before.left  # a seat that somebody takes over
        if over and (not story.places[seat].away or seat == story.dealer):
            raise Refusal("seat-taken")
        story.wait_for_round("FUG-R51")
        if over and fights(story, seat):
            raise Refusal("contest-open", "FUG-R51")
        yield
        place = StorySeat(seat=seat, name=self.name, bot=self.bot, declined=self.bot)
        if over:
            take_over(story, place, record)
        elif seat == len(story.places):
            story.places.append(place)
        else:
            story.places[seat] = place
        if not over and story.state not in ("lobby", "preparation", "opening"):
            story.personae.append(Persona(f"p{seat}", seat=seat))  # FUG-R51


def take_over(story: Story, place: StorySeat, record: JournalRecord) -> None:
    """Lets somebody else play on with the same persona: its sheet, and nothing that the
    one before might read or wrote for themselves (FUG-J01)."""
    seat = place.seat
    place.since, place.more = record.seq, story.places[seat].more
    story.places[seat] = place
    story.opened = {one for one in story.opened if one[0] != seat}
    story.drafts = {memory: by for memory, by in story.drafts.items() if by != seat}
    record.facts["took_over"] = True


@rule(writer="table", when=("lobby",), calm=True)
class SeatLeft(JournalEntry, tag="seat_left"):
    """A seat is given up for good, before the story begins."""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        story.place(record.by)
        yield
        story.places[record.by].left = True
        for place in story.places:
            place.says = None


@rule(writer="table", when=("lobby",), id="FUG-X01")
class ContentChosen(JournalEntry, tag="content_chosen"):
    """The whole content-set goes into the journal: nothing may change it later."""

    source: str = ""
    """The text of the set; stored, and never sent to anybody."""
    uploaded: bool = False

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        content = read_content(self.source)
        yield
        story.content = content
        story.uploaded = self.uploaded
        story.body = BodyParts(content.extra_parts)
        story.given = {
            name: value
            for name, value in story.given.items()
            if name not in content.locked_options
        }
        story.options = settle_options(
            content.presets(), content.locked_options, story.given
        )
        for place in story.places:
            place.says = None


@rule(when=("lobby",), id="FUG-X05")
class OptionsSet(JournalEntry, tag="options_set"):
    options: Annotated[dict[str, str | int | bool], Meta(max_length=30)]

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        content = story.content
        presets = content.presets() if content else {}
        locked = content.locked_options if content else []
        options = settle_options(presets, locked, {**story.given, **self.options})
        yield
        story.given |= self.options
        story.options = options
        for place in story.places:
            place.says = None  # what was agreed to has changed


@rule(when=ANY[:7], id="FUG-X11", calm=True)
class KnowsStory(JournalEntry, tag="knows_story"):
    """This seat has read the file outside the table, for all to see (FUG-X11)."""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        yield
        story.places[record.by].knows_story = True


# Who deals


@rule(when=("lobby", "session", "hand-over", "end"), id="FUG-S01", calm=True)
class DealerAppointed(JournalEntry, tag="dealer_appointed"):
    """A seat's yes to the next Dealer; appointed once all who are here agree."""

    dealer: Seat

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        if story.content is None:
            raise Refusal("no-content-yet", "FUG-X01")
        if story.state == "hand-over" and story.ready:
            raise Refusal("dealer-is-named", "FUG-S01")
        if len(story.seated_places()) < 2:
            raise Refusal("two-seats-at-least")
        story.place(self.dealer)
        if story.places[self.dealer].declined:
            raise Refusal("declined-to-deal", "FUG-S01")
        if self.dealer not in story.may_deal():
            raise Refusal("not-this-dealer", "FUG-S01")
        if story.state != "session" and is_alone(story, record.by):
            raise Refusal("not-on-ones-own-word", "FUG-S04")
        yield
        story.places[record.by].says = self.dealer
        appoint_if_agreed(story, record)


def is_alone(story: Story, seat: int) -> bool:
    """Returns whether others play here and none of them is there to agree (FUG-S04)."""
    others = [place for place in story.seated_places() if place.seat != seat]
    agree = [place for place in story.voters() if place.seat != seat]
    return not agree and any(not place.bot for place in others)


def appoint_if_agreed(story: Story, record: JournalRecord) -> None:
    """Appoints the next Dealer if all who are here agree: the next Dealer may read the
    chapter (FUG-S03)."""
    if story.state == "session" or (story.state == "hand-over" and story.ready):
        return  # named ahead; the chapter opens when the session is closed
    if story.state == "end" and not story.options.play_on:
        return
    dealer = story.agreed_dealer()
    if dealer is None or dealer not in story.may_deal() or is_alone(story, dealer):
        return
    appoint(story, dealer, story.session + 1)
    record.facts["appointed"] = dealer
    story.ready = True
    if story.state == "lobby":
        story.state = "preparation"


def appoint(story: Story, dealer: int, session: int) -> None:
    place = story.places[dealer]
    story.dealer = dealer
    place.deals += 1
    place.reach = max(place.reach, session)
    place.appointed = story.seq
    for other in story.places:
        other.says = other.replaces = None


@rule(id="FUG-J04", calm=True)
class DealerReplaced(JournalEntry, tag="dealer_replaced"):
    """A seat's yes to another Dealer in mid-session, the Dealer's too (FUG-J04)."""

    dealer: Seat
    gone: bool = False
    """Whether the Dealer has been absent for minutes; set by the table."""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        dealer = story.place(story.dealer)
        if self.dealer == dealer.seat:
            raise Refusal("others-replace-the-dealer", "FUG-J04")
        agreed = dealer.replaces == self.dealer or record.by == dealer.seat
        if not (agreed or self.gone or dealer.away):
            raise Refusal("dealer-is-here", "FUG-J04")
        if story.contest is not None:
            raise Refusal("contest-open", "FUG-J04")
        place = story.place(self.dealer)
        if place.away or place.declined:
            raise Refusal("declined-to-deal", "FUG-S01")
        yield
        story.places[record.by].replaces = self.dealer
        voters = [place for place in story.voters() if place.seat != dealer.seat]
        if voters and all(place.replaces == self.dealer for place in voters):
            appoint(story, self.dealer, story.session)
            story.dealers.setdefault(story.session, []).append(place.name)
            record.facts["appointed"] = self.dealer


@rule(when=ANY, id="FUG-S01", calm=True)
class DealingDeclined(JournalEntry, tag="dealing_declined"):
    declines: bool = True

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        yield
        story.places[record.by].declined = self.declines
        for place in story.places:
            if self.declines and place.says == record.by:
                place.says = None


@rule(when=ANY[1:7], id="FUG-S09", calm=True)
class Away(JournalEntry, tag="away"):
    """A seat is away for the session, or back (FUG-S09)."""

    seat: Seat
    away: bool
    gone: bool = False
    """Whether the seat was empty for minutes; set by the table."""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        place = story.place(self.seat)
        if record.by != self.seat:
            if self.away and not self.gone:
                raise Refusal("they-are-here", "FUG-S09")
            if not self.away and record.by != story.dealer:
                raise Refusal("not-yours-to-say", "FUG-S09")
        if place.away == self.away:
            raise Refusal("so-already", "FUG-S09")
        story.wait_for_round("FUG-S09")
        if fights(story, self.seat):
            raise Refusal("contest-open", "FUG-S09")
        yield
        place.away = self.away
        appoint_if_agreed(story, record)


def fights(story: Story, seat: int) -> bool:
    """Returns whether a seat, or the Dealer for it, holds a hand: that stays so to the
    end."""
    contest, own = story.contest, story.played_by(seat)
    if contest is None:
        return False
    holds = own is not None and contest.hand_of(own.who) is not None
    return seat in contest.seats or holds


# Opening a chapter


@rule(writer="table", when=ANY, calm=True)
class ChapterOpened(JournalEntry, tag="chapter_opened"):
    """The fact that a seat opened what it may read; never the text."""

    part: Sealed
    number: Annotated[int, Meta(ge=0, le=99)] = 0

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        may_open(story, record.by, self.part, self.number)
        yield
        story.opened.add((record.by, self.part, self.number))


def may_open(story: Story, seat: int, part: Sealed, number: int) -> None:
    """Refuses parts that are sealed or missing, with the same reason for both."""
    content = story.content
    sealed = Refusal("sealed", "FUG-S04")
    if content is None:
        raise sealed
    reach = story.places[seat].reach
    over = story.state == "end"
    if part == "intro":
        allowed = number == 0 and (reach > 0 or story.intro_read)
    elif part in ("setting", "advice"):
        found = content.setting if part == "setting" else content.advice
        everybody = over or (found is not None and found.visibility == "all")
        allowed = number == 0 and found is not None and (everybody or reach > 0)
    else:
        allowed = 1 <= number <= (len(content.chapter) if over else reach)
        allowed = allowed and number <= len(content.chapter)
    if not allowed:
        raise sealed


@rule(writer="dealer", when=("preparation",))
class EyesClosed(JournalEntry, tag="eyes_closed"):
    """All but the Dealer close their eyes."""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        yield
        story.state = "opening"


@rule(writer="dealer", when=("opening",))
class IntroRead(JournalEntry, tag="intro_read"):
    def steps(self, story: Story, record: JournalRecord) -> Steps:
        yield
        story.intro_read = True
        story.state = "creation"
        story.personae = [
            Persona(f"p{place.seat}", seat=place.seat)
            for place in story.seated_places()
        ]  # FUG-P02: the Dealer's too


# Signifiers and sessions

DEALS = ("signifiers", "session", "hand-over")
"""A late-comer is dealt a Signifier in play (FUG-R51)."""


@rule(writer="dealer", when=DEALS, id="FUG-G01")
class SignifiersDealt(JournalEntry, tag="signifiers_dealt"):
    """To everybody who has none yet."""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        order = story.round_table()
        waiting = [p for p in story.personae if p.made and p.alive and not p.signifier]
        waiting.sort(key=lambda persona: order.index(persona.seat))
        if not waiting:
            raise Refusal("all-signified", "FUG-G03")
        if story.contest is not None or story.task is not None:
            raise Refusal("finish-first", "FUG-G01")
        yield
        taken = {persona.signifier for persona in story.personae}
        pile = shuffled(list(CARDS), dice_for(story.seed, record.seq, "signifiers"))
        dealt: list[tuple[str, str]] = []
        while waiting:
            for persona in waiting[:]:
                card = pile.pop()
                if is_major(card) and card in taken:
                    continue  # FUG-R51: only majors not in use
                dealt.append((persona.who, card))
                if is_major(card):
                    persona.signifier = card
                    taken.add(card)
                    waiting.remove(persona)
        record.facts["dealt"] = dealt


@rule(writer="dealer", when=("signifiers", "hand-over", "end"), step="final")
class SessionOpened(JournalEntry, tag="session_opened"):
    def steps(self, story: Story, record: JournalRecord) -> Steps:
        if not story.ready:
            raise Refusal("no-dealer-yet", "FUG-S01")
        if any(not persona.signifier for persona in story.personae if persona.alive):
            raise Refusal("signifiers-first", "FUG-G01")
        yield
        story.session += 1
        story.dealers[story.session] = [story.places[record.by].name]
        story.ready = False
        story.state = "session"
        story.scene = ""
        story.scene_at = 0
        story.scene_picture = None
        story.deck.gather(record.seq)  # FUG-G02, FUG-S07
        record.session = story.session
        record.facts["session"] = story.session
        for persona in story.personae:
            persona.in_scene = True


@rule(writer="dealer", when=SESSION, id="FUG-S07")
class SessionClosed(JournalEntry, tag="session_closed"):
    def steps(self, story: Story, record: JournalRecord) -> Steps:
        if story.contest is not None:
            raise Refusal("contest-open", "FUG-R31")
        if story.pending() or story.ringing():
            raise Refusal("memory-pending", "FUG-F02")
        if story.task is not None:
            raise Refusal("task-open", "FUG-A07")
        yield
        story.deck.gather(record.seq)
        story.bells = []
        record.facts["session"] = story.session
        assert story.content is not None
        if story.session >= len(story.content.chapter):
            story.state = "end"  # FUG-S06
            record.facts["campaign_closed"] = True
        else:
            story.state = "hand-over"
        appoint_if_agreed(story, record)  # FUG-S03: named ahead
