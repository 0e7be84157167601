"""Everything that can be asked at a game's table: each request is a class."""

from typing import TypeAlias

from parlour.server.games.acts.plans import Foresee, Plan, Unplan
from parlour.server.games.acts.playing import (
    Ahead,
    Consent,
    Phrase,
    Play,
    Retract,
    Say,
    TakeBack,
    Why,
)
from parlour.server.games.acts.seating import (
    Again,
    Begin,
    Host,
    Pledge,
    Reveal,
    Sit,
    Stand,
)
from parlour.server.tables.act import Consider, Hello, Look, Nudge, Ping

Request: TypeAlias = (
    Hello
    | Play
    | Consider
    | Look
    | Stand
    | Nudge
    | Ping
    | Retract
    | TakeBack
    | Consent
    | Say
    | Phrase
    | Ahead
    | Plan
    | Unplan
    | Foresee
    | Sit
    | Begin
    | Pledge
    | Reveal
    | Why
    | Again
    | Host
)

__all__ = [
    "Again",
    "Ahead",
    "Begin",
    "Consent",
    "Consider",
    "Foresee",
    "Hello",
    "Host",
    "Look",
    "Nudge",
    "Phrase",
    "Ping",
    "Plan",
    "Play",
    "Pledge",
    "Request",
    "Retract",
    "Reveal",
    "Say",
    "Sit",
    "Stand",
    "TakeBack",
    "Unplan",
    "Why",
]
