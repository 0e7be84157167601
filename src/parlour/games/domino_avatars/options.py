"""Options of Domino Avatars, set before the first tile is drawn (AVA-01)."""

from dataclasses import dataclass, replace

from parlour.engine.options import AUTO, NONE, Value, choice, number, switch
from parlour.engine.refusals import BadOption


@dataclass(frozen=True)
class Options:
    domino_set: int = number(9, least=3, most=18, typical=(3, 6, 9, 12, 15))
    """N of the double-N set, and the Capture Bonus."""
    decks: int = number(AUTO, least=1, most=2, words={"auto": AUTO}, typical=(1, 2))
    """Packs of cards; `auto` takes a second one for five or six players."""
    goal_points: int = number(
        NONE, least=1, words={"none": NONE, "auto": AUTO}, typical=(30, 60)
    )
    """The score that ends the game; `auto` follows the formula of AVA-50."""
    goal_estimated_rounds: int = number(10, least=1, most=10_000, typical=(2, 3))
    """The number of rounds in the formula."""
    goal_points_base: str = choice("pip_max", "pip_max", "pip_sum")
    """Whether the formula multiplies N or twice N (AVA-R21)."""
    goal_exhaustion: bool = switch(False)
    """Whether the game ends when the dominoes are exhausted."""
    goal_minutes: int = number(NONE, least=1, words={"none": NONE}, typical=(60,))
    """Minutes after which the timekeeper calls `clock` (AVA-R24)."""
    goal_rounds: int = number(10, least=1, words={"none": NONE}, typical=(1, 3))
    """Rounds after which the game ends."""
    points_check: str = choice("immediate", "immediate", "end_of_round")
    """The moment at which scores are compared with the points goal (AVA-32, AVA-52)."""
    time_check: str = choice("end_of_turn", "immediate", "end_of_turn", "end_of_round")
    """The part of play that is still finished once time is up."""
    counter_attack: bool = switch(False)
    """Whether an Avatar that held may strike back (AVA-35)."""
    counter_same_color: bool = switch(False)
    """Whether it must do so in the colour of the attack (AVA-36)."""
    counter_chain: bool = switch(False)
    """Whether a counter-attack may be countered in its turn (AVA-38)."""
    turn_structure: str = choice("standard", "standard", "one_attack_two_turns")
    """Beta variant 8.1: two turns in a round, one attack in each (AVA-12)."""
    avatars_per_player: int = number(2, least=1, most=2, typical=(1, 2))
    """Beta variant 8.2 is one Avatar (AVA-13)."""
    hand_size: int = number(
        AUTO, least=1, most=52, words={"auto": AUTO}, typical=(3, 8)
    )
    """Cards dealt to each; `auto` is ten with two Avatars, five with one."""
    continuous_draw: bool = switch(False)
    """Beta variant 8.3: no rounds, and hands are filled up each turn (AVA-14)."""
    orientation: str = choice("chosen", "chosen", "as_drawn")
    """Whether the owner or chance turns a new tile (AVA-R16)."""
    bare_defence: bool = switch(True)
    """Whether the Defense Base alone may repel an attack (AVA-R2)."""
    aid_protocol: str = choice("rounds", "rounds", "single_pass")
    """Whether aid is asked for until all have passed, or once (AVA-25)."""
    topup: bool = switch(False)
    """Whether attacker and defender may add to their own side later (AVA-R7)."""
    tie: str = choice("shared", "shared", "most_captures")
    """The ranking of equal scores (AVA-53)."""
    max_rounds: int = number(200, least=1, typical=(5, 20))
    """Safety cap in rounds, or in circles of the table without rounds (AVA-54)."""


PRESETS: dict[str, dict[str, Value]] = {
    "classic": {},
    "beta_8_1": {"turn_structure": "one_attack_two_turns"},
    "beta_8_2": {"avatars_per_player": 1},
    "beta_8_3": {"continuous_draw": True},
    "counter": {"counter_attack": True},
    "counter_color": {"counter_attack": True, "counter_same_color": True},
}


def settle(options: Options, seats: int) -> Options:
    """Returns the options with every `auto` resolved; refuses what cannot be played."""
    if options.continuous_draw:  # 8.3 builds on 8.2
        options = replace(
            options, avatars_per_player=1, hand_size=5, turn_structure="standard"
        )
    if options.decks == AUTO:
        options = replace(options, decks=1 if seats <= 4 else 2)
    if options.hand_size == AUTO:
        options = replace(options, hand_size=5 * options.avatars_per_player)
    if options.goal_points == AUTO:
        options = replace(options, goal_points=points_target(options))
    if options.goal_rounds > options.max_rounds:  # the cap is no goal (AVA-54)
        options = replace(options, max_rounds=options.goal_rounds)
    refuse_impossible(options, seats)
    return options


def refuse_impossible(options: Options, seats: int) -> None:
    goals = (options.goal_points, options.goal_minutes, options.goal_rounds)
    if goals == (NONE, NONE, NONE) and not options.goal_exhaustion:
        raise BadOption(
            "the game needs an end: set goal_points, goal_exhaustion, goal_minutes"
            " or goal_rounds",
            "endless",
            option="goal_points",
            other="goal_rounds",
        )
    tiles = (options.domino_set + 1) * (options.domino_set + 2) // 2
    avatars = seats * options.avatars_per_player
    if avatars > tiles:
        raise BadOption(
            f"a double-{options.domino_set} set has {tiles} tiles, but {seats} players"
            f" need {avatars}: take a larger domino_set or avatars_per_player=1",
            "tiles",
            option="domino_set",
            other="avatars_per_player",
            set=options.domino_set,
            tiles=tiles,
            seats=seats,
            avatars=avatars,
        )
    dealt = seats * options.hand_size
    if dealt > 52 * options.decks:
        raise BadOption(
            f"{seats} hands of {options.hand_size} need {dealt} cards, and there are"
            f" {52 * options.decks}: take decks=2 or a smaller hand_size",
            "deal",
            option="hand_size",
            other="decks",
            dealt=dealt,
            cards=52 * options.decks,
        )
    for name in ("counter_same_color", "counter_chain"):
        if getattr(options, name) and not options.counter_attack:
            raise BadOption(
                f"{name} needs counter_attack",
                "counter",
                option=name,
                other="counter_attack",
            )


def points_target(options: Options) -> int:
    """Returns 1.5 times N, or 2N, times the rounds expected, rounded up (AVA-50,
    AVA-R22).

    >>> points_target(Options(domino_set=15, goal_estimated_rounds=7))
    158
    """
    base = options.domino_set
    if options.goal_points_base == "pip_sum":
        base *= 2
    return (3 * base * options.goal_estimated_rounds + 1) // 2


def decision_bound(options: Options, seats: int) -> int:
    """Returns more tokens than any game at this table takes.

    Every exchange spends a card, and so does every aid, after which the others are
    asked once more; the rest is a few tokens a turn.
    """
    rounds = options.max_rounds
    if options.goal_rounds != NONE:
        rounds = min(rounds, options.goal_rounds)
    cards = seats * options.hand_size * (2 if options.continuous_draw else 1)
    exchange = 6 + 2 * seats
    return (rounds + 1) * (cards * (exchange + seats + 1) + 6 * seats)
