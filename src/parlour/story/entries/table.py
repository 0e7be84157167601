"""Entries about who plays, who deals, and how a story opens."""

from typing import Annotated, Literal

from msgspec import Meta

from parlour.story.entries.base import Entry, Maybe, Seat, Short, Text, Who

# Who plays, what, and who deals


class SeatJoined(Entry, tag="seat_joined"):
    name: Annotated[str, Meta(min_length=1, max_length=24)]
    bot: bool = False
    """A bot plays here, for as long as the host wants one (FUG-J03)."""


class SeatLeft(Entry, tag="seat_left"):
    """A seat is given up for good, before the story begins."""


class ContentChosen(Entry, tag="content_chosen"):
    """The whole content-set goes into the journal: nothing may change it later."""

    source: str
    uploaded: bool = False


class OptionsSet(Entry, tag="options_set"):
    options: Annotated[dict[str, str | int | bool], Meta(max_length=30)]


class KnowsStory(Entry, tag="knows_story"):
    """This seat has read the file outside the table, for all to see (FUG-X11)."""


class DealerAppointed(Entry, tag="dealer_appointed"):
    """A seat's yes to the next Dealer; appointed once all who are here agree."""

    dealer: Seat


class DealerReplaced(Entry, tag="dealer_replaced"):
    """A seat's yes to another Dealer in mid-session, the Dealer's too (FUG-J04)."""

    dealer: Seat
    gone: bool = False
    """The Dealer has been gone for minutes; the table says so, whoever writes."""


class DealingDeclined(Entry, tag="dealing_declined"):
    declines: bool = True


class Away(Entry, tag="away"):
    """A seat is away for the session, or back (FUG-S09)."""

    seat: Seat
    away: bool
    gone: bool = False
    """Nobody was there for minutes; the table says so, whoever writes."""


# The opening


class ChapterOpened(Entry, tag="chapter_opened"):
    """The fact that a seat opened what it may read; never the text."""

    part: Literal["intro", "setting", "advice", "chapter"]
    number: Annotated[int, Meta(ge=0, le=99)] = 0


class EyesClosed(Entry, tag="eyes_closed"):
    """All but the Dealer close their eyes."""


class IntroRead(Entry, tag="intro_read"):
    pass


class PersonaDescribed(Entry, tag="persona_described"):
    text: Text
    looks_like: Maybe = ""
    sounds_like: Maybe = ""


class PersonaRefused(Entry, tag="persona_refused"):
    """The Dealer finds a description outside the limits (FUG-P03)."""

    persona: Who
    why: Short


class FeatureSuggested(Entry, tag="feature_suggested"):
    persona: Who
    category: Short
    """What kind of feature it is: a second suggestion is of another kind."""
    text: Text


class FeatureRejected(Entry, tag="feature_rejected"):
    """The Dealer finds a suggestion illegal (FUG-P05), or too like the first (P07)."""

    persona: Who
    rule: Literal["FUG-P05", "FUG-P07"] = "FUG-P05"
    why: Maybe = ""


class FeatureVetoed(Entry, tag="feature_vetoed"):
    persona: Who


class FeatureAccepted(Entry, tag="feature_accepted"):
    persona: Who


class NewPersona(Entry, tag="new_persona"):
    """A seat's yes to a new persona for the player of a dead one (FUG-W11)."""

    seat: Seat


class SignifiersDealt(Entry, tag="signifiers_dealt"):
    """To everybody who has none yet."""


class SessionOpened(Entry, tag="session_opened"):
    pass


class SessionClosed(Entry, tag="session_closed"):
    pass
