"""Options of Domino Knights, set before the first card is drawn."""

from dataclasses import dataclass, replace
from typing import Final

from parlour.engine.options import AUTO, NONE, Value, choice, number, switch
from parlour.engine.refusals import BadOption

TIMED: Final = ("healthiest_at_time", "most_fame_at_time")
"""Goals that look at the score when time is up."""
HEALTH: Final = ("last_standing", "healthiest_at_time")
"""Goals played with Health; the others are played with Fame."""
GOALS: Final = (
    "last_standing",
    "healthiest_at_time",
    "first_to_fame",
    "most_fame_at_time",
    "fame_last_standing",
    "fame_attrition",
)


@dataclass(frozen=True)
class Options:
    edition: str = choice("0.9", "0.8", "0.9")
    """The edition of the rulebook."""
    domino_set: int = number(9, least=3, most=18, typical=(3, 6, 9, 12, 15))
    """N of the double-N set."""
    decks: int = number(AUTO, least=1, most=3, words={"auto": AUTO}, typical=(1, 2, 3))
    """Packs with two Jokers each; `auto` takes one for every three players."""
    goal: str = choice("last_standing", *GOALS, "random")
    """The goal of the game; a card may decide (KNI-002)."""
    health_start: int = number(
        AUTO, least=1, most=10_000, words={"auto": AUTO}, typical=(9, 27)
    )
    """Health at the start; `auto` is three times N (KNI-006)."""
    fame_start: int = number(10, least=0, most=10_000, typical=(2, 10))
    fame_target: int = number(30, least=1, most=10_000, typical=(12, 30, 50))
    """Fame that wins with `first_to_fame` (KNI-615)."""
    fame_value: str = choice("one", "one", "pips")
    """The points for a defeated Knight: one, or its pips (KNI-610)."""
    fame_unblocked: str = choice("none", "none", "lose_one", "transfer_one")
    """House rule: whether an unblocked group costs Fame (KNI-R63)."""
    random_goal_joker: str = choice("redraw", "redraw", "vote")
    """The effect of a Joker that is turned for the goal (KNI-002)."""
    time_limit_minutes: int = number(
        AUTO, least=1, words={"auto": AUTO, "none": NONE}, typical=(60,)
    )
    """Minutes after which the timekeeper calls `clock` (KNI-R70)."""
    round_limit: int = number(
        AUTO, least=1, words={"auto": AUTO, "none": NONE}, typical=(2, 8)
    )
    """Rounds that stand for the time limit where no clock is kept."""
    time_check: str = choice("auto", "auto", "end_of_turn", "end_of_round")
    """The part of play that is still finished once time is up (KNI-R70)."""
    multi_turn_training: bool = switch(False)
    """Whether training may be spread over several turns (KNI-132)."""
    train_after_discard: bool = switch(False)
    """Whether one trains between Discard and the next Draw (KNI-102)."""
    attack_as_unit: bool = switch(False)
    """Whether attackers may fight as units (KNI-202)."""
    loot_battlefield: bool = switch(False)
    """Whether the victor takes a fallen Knight (KNI-224)."""
    loot_trigger: str = choice("battle", "battle", "ejection")
    """The players who count as victorious (KNI-R60)."""
    majesty_fatigue: bool = switch(False)
    """Whether Knights that a King drove on must rest (KNI-442)."""
    dominoless: bool = switch(False)
    """Pairs of cards take the place of dominoes (KNI-700)."""
    ace_of_diamonds: str = choice("mercenary", "mercenary", "inert")
    """The effect of the card without dominoes (KNI-703)."""
    mercenary_duration: str = choice("edition", "edition", "round", "until_disrupted")
    """The time that a Mercenary serves (KNI-475)."""
    blank_cards: int = number(0, least=0, most=2, typical=(0, 1, 2))
    """Blank cards in each pack, without dominoes (KNI-708)."""
    graveyard_mode: str = choice("last_only", "last_only", "battlefield_only")
    """The fate of the dead without dominoes (KNI-705, KNI-706)."""
    death_targets: str = choice(
        "edition", "edition", "knights_candidates", "any_domino"
    )
    """Whether Death reaches Recruits (KNI-410)."""
    life_suit_08: str = choice("none", "none", "hearts")
    """Suit of a Knight made by Life in 0.8 (KNI-423)."""
    refresh: str = choice("owner_turn", "owner_turn", "every_turn")
    """The moment at which used Knights become active again in 0.9 (KNI-R04)."""
    blocker_removed: str = choice("unblocked", "unblocked", "blocked")
    """The behaviour of a group whose last blocker went away (KNI-R30)."""
    queen_defender: str = choice("idle_block", "idle_block", "step_aside")
    """Whether a Knight that may not fight still blocks (KNI-R35)."""
    ace_clock: str = choice("controller", "controller", "player")
    """The player whose Draw ends Life and Power in 0.9 (KNI-R43)."""
    doppel_death_spreads: bool = switch(False)
    """Whether Death on the copied Knight kills its Doppelganger (KNI-R55)."""
    reaction_windows: str = choice("full", "full", "lean")
    """The limit on special cards (KNI-301, KNI-308)."""
    max_rounds: int = number(100, least=1, most=10_000, typical=(2, 6))
    """Safety cap (KNI-630)."""

    @property
    def old(self) -> bool:
        """Whether edition 0.8 is played."""
        return self.edition == "0.8"

    @property
    def highest(self) -> int:
        """N: the most that half a Knight can have (KNI-R74)."""
        return 13 if self.dominoless else self.domino_set


PRESETS: dict[str, dict[str, Value]] = {
    "classic_0.9": {},
    "classic_0.8": {"edition": "0.8"},
    "quick": {"reaction_windows": "lean", "train_after_discard": True},
    "tournament": {"goal": "first_to_fame", "attack_as_unit": True},
    "dominoless": {"dominoless": True},
}


def settle(options: Options, seats: int) -> Options:
    """Returns the options with every `auto` and `edition` resolved; refuses the
    rest."""
    old = options.old
    if options.decks == AUTO:
        options = replace(options, decks=(seats + 2) // 3)
    if options.health_start == AUTO:
        options = replace(options, health_start=3 * options.highest)
    if options.mercenary_duration == "edition":
        lasting = "until_disrupted" if old else "round"
        options = replace(options, mercenary_duration=lasting)
    if options.death_targets == "edition":
        reach = "knights_candidates" if old else "any_domino"
        options = replace(options, death_targets=reach)
    options = settle_time(options)
    refuse_impossible(options, seats)
    return options


def may_be_timed(options: Options) -> bool:
    return options.goal in TIMED or options.goal == "random"


def settle_time(options: Options) -> Options:
    """Settles a timed goal by rounds, unless the table keeps a clock (KNI-R70)."""
    minutes, rounds = options.time_limit_minutes, options.round_limit
    if not may_be_timed(options):
        minutes = NONE
        rounds = NONE
    elif minutes == AUTO:
        minutes = 60 if rounds == NONE else NONE
    if rounds == AUTO:
        rounds = 8 if minutes == NONE else NONE
    check = options.time_check
    if check == "auto":
        check = "end_of_turn" if minutes != NONE else "end_of_round"
    return replace(
        options, time_limit_minutes=minutes, round_limit=rounds, time_check=check
    )


def refuse_impossible(options: Options, seats: int) -> None:
    if options.old:
        for name in ("train_after_discard", "attack_as_unit", "majesty_fatigue"):
            if getattr(options, name):
                raise BadOption(
                    f"{name} belongs to edition 0.9", "edition", option=name
                )
        if options.fame_value == "pips":
            raise BadOption(
                "fame_value=pips belongs to edition 0.9",
                "edition-pips",
                option="fame_value",
            )
    tiles = (options.domino_set + 1) * (options.domino_set + 2) // 2
    if not options.dominoless and 2 * seats > tiles:
        raise BadOption(
            f"a double-{options.domino_set} set has {tiles} tiles, and {seats} players"
            f" draw {2 * seats} Recruits: take a larger domino_set",
            "tiles",
            option="domino_set",
            set=options.domino_set,
            tiles=tiles,
            seats=seats,
            recruits=2 * seats,
        )
    if options.loot_battlefield and options.graveyard_mode == "battlefield_only":
        raise BadOption(
            "with graveyard_mode=battlefield_only there is nothing to loot",
            "loot",
            option="loot_battlefield",
            other="graveyard_mode",
        )
    no_end = options.time_limit_minutes == NONE and options.round_limit == NONE
    if may_be_timed(options) and no_end:
        raise BadOption(
            "a timed goal needs time_limit_minutes or round_limit",
            "endless",
            option="round_limit",
            other="time_limit_minutes",
        )
    famous = options.goal in ("first_to_fame", "random")
    if famous and options.fame_start >= options.fame_target:
        raise BadOption(
            "fame_start must be less than fame_target",
            "fame",
            option="fame_start",
            other="fame_target",
        )


def decision_bound(options: Options, seats: int) -> int:
    """Returns more tokens than any game at this table takes (KNI-306).

    Every special card played leaves a hand for good or costs one that does, and
    asks everybody twice; the rest is a few tokens for each window, Knight and card.
    """
    cards = (54 + options.blank_cards) * options.decks
    tiles = 0 if options.dominoless else (options.domino_set + 1) ** 2
    windows = (4 + 6 * (seats - 1)) * seats
    plays = 2 * cards * (2 * seats + 8)
    choices = (cards + tiles) * 4 * seats
    return (options.max_rounds + 1) * seats * (windows + plays + choices)
