"""The fifteen options of a campaign; a table that sets none plays all defaults."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

from parlour.engine.options import choice, number, options_as_text, read, switch
from parlour.engine.refusals import BadOption


@dataclass(frozen=True)
class StoryOptions:
    ordinary_personae: bool = switch(True)
    """Personae are normal people of the genre, without powers (FUG-P03)."""
    literacy: bool = switch(True)
    """They can read and write their language (FUG-P09)."""
    relearn_everything: bool = switch(False)
    """Even keys and clothes must be remembered: no basic abilities (FUG-P09)."""
    self_flashbacks: int = number(2, least=0, most=6)
    """Flashbacks of one's own, for each player and session (FUG-F15)."""
    gift_flashbacks: int = number(1, least=0, most=6)
    """Flashbacks given to others, for each player and session (FUG-F16)."""
    signifier_recipient: str = choice("signified", "signified", "exposer")
    """Whose memory it is when a Signifier is turned up (FUG-F24)."""
    persona_death: str = choice("confirm", "confirm", "forbid")
    """Whether a persona may die, if the Dealer says yes again (FUG-W10)."""
    play_on: bool = switch(False)
    """Whether the journal stays open past the last chapter (FUG-S06)."""
    skilled_numbers: str = choice("rank", "rank", "contest")
    """What aces and court cards count in skilled actions (FUG-A06)."""
    time_compare: str = choice("beat", "beat", "meet")
    """Whether Time Passes needs more than the difficulty, or as much (FUG-A09)."""
    wild_limit: str = choice("per_ability", "per_ability", "per_contest")
    """How many wild cards a character may get in a contest (FUG-B15)."""
    wild_timing: str = choice("free_on_turn", "free_on_turn", "uses_turn")
    """Whether a swap is free on a turn, or is the play of that turn (FUG-B12)."""
    wild_carry: str = choice("reusable", "reusable", "unused_only")
    """Which wild cards are kept for later rounds (FUG-B33)."""
    draw_rule: str = choice("dealer_takes", "dealer_takes", "stalemate")
    """The winner of a tie in a contest (FUG-B31)."""
    fewer_cards_breaks_ties: bool = switch(False)
    """Whether fewer face-up cards win before the draw rule is applied (FUG-B30)."""


NAMES: Final = tuple(one.name for one in fields(StoryOptions))
OF_CONTESTS: Final = (
    "signifier_recipient",
    "persona_death",
    "wild_limit",
    "wild_timing",
    "wild_carry",
    "draw_rule",
    "fewer_cards_breaks_ties",
)
"""Those that a contested action is played with."""


def settle_options(
    presets: Mapping[str, object], locked: list[str], given: Mapping[str, object]
) -> StoryOptions:
    """Combines the table's options with the presets of the content-set (FUG-X05)."""
    wanted = options_as_text(read(StoryOptions, dict(given)))
    preset = options_as_text(read(StoryOptions, dict(presets)))
    chosen = {name.replace("-", "_") for name in given}
    for name in locked:
        if name in chosen and wanted[name] != preset[name]:
            wrong = BadOption(
                f"option {name} is fixed by the content-set", "locked", option=name
            )
            wrong.words = "parlour.story"
            raise wrong
    return read(
        StoryOptions,
        {name: wanted[name] if name in chosen else preset[name] for name in NAMES},
    )
