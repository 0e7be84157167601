"""Previews keep their word: what an answer was said to do is what it does.

Each game has a function that compares what the preview claimed with what came of the
answer, in random games with random options and seats.
"""

import ast
import inspect
import re
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import Any

import pytest
from tests.games.previews import (
    abandon_ship,
    barcelona,
    boneyard,
    brain_baseball,
    caribbean_star,
    contest,
    domino_avatars,
    domino_knights,
    following_suit,
    hey_bartender,
    knights_battles,
    knights_specials,
    knights_table,
    knights_training,
    lamarckian_poker,
    last_man_standing,
    lost_pueblo,
    penniless_and_insane,
    seven_handed_poker,
    spots,
    willow,
)
from tests.games.previews.told import told_before

from parlour.engine.pieces import Piece, Seat, Token
from parlour.engine.views import view
from parlour.games import GAMES, find
from parlour.games.lost_pueblo import rules as pueblo
from parlour.games.spots import rules as spot_rules
from parlour.presentation.hints import hint_hook, preview_of
from parlour.testing.chance import (
    Trial,
    brief,
    deal_trial,
    fitting_options,
    make_table,
    random_trial,
)
from parlour.testing.previews import Hints, PreviewedAnswer, preview_answers
from parlour.words.messages import Messages, languages

TRIALS = 25
MANY = 600


CLAIMS: dict[str, Callable[[PreviewedAnswer], int]] = {
    "abandon-ship": abandon_ship.claims,
    "barcelona": barcelona.claims,
    "boneyard": boneyard.claims,
    "brain-baseball": brain_baseball.claims,
    "caribbean-star": caribbean_star.claims,
    "contest": contest.claims,
    "domino-avatars": domino_avatars.claims,
    "domino-knights": domino_knights.claims,
    "following-suit": following_suit.claims,
    "hey-bartender": hey_bartender.claims,
    "lamarckian-poker": lamarckian_poker.claims,
    "last-man-standing": last_man_standing.claims,
    "lost-pueblo": lost_pueblo.claims,
    "penniless-and-insane": penniless_and_insane.claims,
    "seven-handed-poker": seven_handed_poker.claims,
    "spots": spots.claims,
    "willow": willow.claims,
}


PARTS: dict[str, list[ModuleType]] = {
    "domino-knights": [
        knights_battles,
        knights_specials,
        knights_table,
        knights_training,
    ]
}
"""More modules of a game that has several."""

EXCUSED: dict[str, dict[str, str]] = {
    "caribbean-star": {
        "would-halt": "an Ace is never put down, so this is never said of an answer"
    },
}
"""Hints that nothing is compared with, and why."""

UNMISSED: dict[str, set[str]] = {
    "domino-knights": set(knights_battles.FOUGHT),
}
"""Compared where they are said, and not missed: a battle whose numbers no longer tell
why somebody fell is not spoken of."""

SELDOM: list[tuple[str, str, dict[str, object], range]] = [
    ("overtime", "boneyard", {"target": 20, "max_rounds": 100}, range(1, TRIALS)),
    ("short", "hey-bartender", {"deck_out": "short"}, range(1, TRIALS)),
    ("set", "spots", {"equal_change": "player_chooses"}, range(236, 237)),
    ("bluff-exposes", "lost-pueblo", {"ace_as_second_card": False}, range(30, 31)),
    ("bluff-escapes", "lost-pueblo", {"ace_as_second_card": True}, range(30, 31)),
    ("away", "lost-pueblo", {}, range(52, 53)),
    ("tier-3", "contest", {}, range(27, 28)),
]
"""What is seldom said, and games in which it is."""


THWARTED: dict[str, set[str]] = {
    "caribbean-star": {"would-add", "would-swap", "would-perform", "would-feed"},
    "domino-knights": {"becomes", "dies", "ends", "raised"},
    "seven-handed-poker": {"would-win"},
}
"""What others can still prevent: with an Ace, another special card, a better hand."""

CONDITIONAL: dict[str, str] = {
    "en": r"\b(would|could)\b",
    "de": r"\b(würde\w*|käme|müsste|dürfte\w*)\b",
    "es": r"\w(ría|rías|rían)\b",
    "fr": r"\w(rais|rait|riez)\b",
}


def audit(slug: str, seeds: range, given: Mapping[str, object] | None = None) -> int:
    """How many claims were compared; an AssertionError names the first that failed."""
    game = find(slug)
    claims = 0
    for seed in seeds:
        trial = random_trial(game, seed)
        wanted = dict(given or {})
        wanted |= {name: v for name, v in trial.options.items() if name not in wanted}
        agreed = fitting_options(game, trial.seats, wanted)
        options = brief(game, trial.seats, agreed, 50_000)
        trial = type(trial)(trial.seats, options, trial.seed)
        for one in preview_answers(game, preview_of(game), trial):
            try:
                claims += CLAIMS[slug](one)
            except AssertionError as wrong:
                raise AssertionError(f"{trial}: {one.hints} {wrong}") from wrong
    return claims


@pytest.mark.in_bulk
@pytest.mark.parametrize("slug", CLAIMS)
def test_previews_keep_their_word(slug: str) -> None:
    assert audit(slug, range(1, TRIALS))


def test_a_doppelganger_that_loses_its_model_is_said_to_go_too() -> None:
    """It blocked the very Knight that it copies, and beat it."""
    assert audit("domino-knights", range(9151, 9152))


def test_knight_hired_twice_is_said_to_fight_for_the_last_hirer_alone() -> None:
    assert audit("domino-knights", range(158, 159))


def test_a_new_knight_is_worth_what_its_preview_said() -> None:
    """A Jack was in force for its suit when it was turned."""
    assert audit("domino-knights", range(9_100_142, 9_100_143))


def test_who_may_be_the_thief_in_the_lost_pueblo() -> None:
    """Everybody knows the thief, and a player accuses somebody else."""
    assert audit("lost-pueblo", range(88, 89))


def test_a_hand_that_is_known_is_not_suspected_in_the_lost_pueblo() -> None:
    game = find("lost-pueblo")
    trial = Trial(4, {}, 3)
    dealt_out: Any = deal_trial(make_table(game, trial), trial, heard=True)
    seat = dealt_out.turn
    hands = [dealt_out.zones[pueblo.HAND + one] for one in dealt_out.everyone()]
    thief = next(one for one, hand in enumerate(hands) if pueblo.ACE in hand)
    known = next(one for one in dealt_out.everyone() if one not in (seat, thief))
    for card in hands[known]:
        dealt_out.show(card, dealt_out.eyes[pueblo.HAND + seat])
    for target in {0, 1, 2, 3} - {seat}:
        tokens = [pueblo.ACCUSE, Token(pueblo.SEAT + target)]
        one = answered(dealt_out.copy(), "lost-pueblo", seat, tokens)
        assert (one.hint_values("gave-them") is not None) == (target == known)
        assert lost_pueblo.claims(one)


def test_a_wrong_accusation_that_ends_the_hand_in_the_lost_pueblo() -> None:
    """Nobody drops out by the cards that win it for somebody else."""
    assert audit("lost-pueblo", range(70, 71))


def test_without_graveyards_a_necromancer_is_said_to_raise_the_fallen() -> None:
    assert audit("domino-knights", range(59, 60))


def test_a_doppelganger_becomes_what_its_preview_said() -> None:
    """A Jack lay before only one of the two players."""
    assert audit("domino-knights", range(3437, 3438))


def test_a_pot_that_runs_dry_is_foretold() -> None:
    """What is left is paid in one game; in the other, those behind are spared."""
    assert audit("last-man-standing", range(91, 92))
    assert audit("last-man-standing", range(100, 101))


@pytest.mark.in_bulk
@pytest.mark.parametrize(("message", "slug", "options", "seeds"), SELDOM)
def test_what_is_seldom_said_is_so(
    message: str, slug: str, options: dict[str, object], seeds: range
) -> None:
    assert audit(slug, seeds, options), message


def test_a_choice_of_change_is_foretold_in_spots() -> None:
    """Six and one, or four and three, for a seven."""
    trial = Trial(2, {"equal_change": "player_chooses"}, 3)
    state: Any = deal_trial(make_table(find("spots"), trial), trial, heard=True)
    seat = state.turn
    for card in state.zones[spot_rules.MIDDLE][:]:
        state.move(card, spot_rules.MIDDLE, spot_rules.DECK)
    for name in ("6h", "As", "4c", "3d"):
        bring(state, name, spot_rules.MIDDLE)
    seven = bring(state, "7c", spot_rules.HAND + seat)
    paid = answered(state, "spots", seat, [seven])
    assert "choice" in told_before(paid, "spots")
    assert paid.hint_values("pay-choice") == {"points": 7, "count": 2}
    assert spots.claims(paid)
    four = state.table.pieces.find_piece("4c")
    chosen = answered(state, "spots", seat, [four])
    assert "set" in told_before(chosen, "spots")
    assert spots.claims(chosen)


def bring(state: Any, name: str, zone: int) -> Piece:
    """Moves a piece from wherever it lies."""
    piece: Piece = state.table.pieces.find_piece(name)
    source = next(one for one in state.table.live if piece in state.zones[one])
    if source != zone:
        state.move(piece, source, zone)
    return piece


def answered(state: Any, slug: str, seat: Seat, tokens: list[Token]) -> PreviewedAnswer:
    """An answer in a game that goes on, with what was said of it."""
    before = state.copy()
    said = preview_of(find(slug))(view(state, seat), seat, tokens)
    state.events = []
    state.take(seat, tokens[:])
    return PreviewedAnswer(seat, tokens, said, before, state.copy(), state.events)


@pytest.mark.parametrize("slug", CLAIMS)
def test_every_hint_is_audited(slug: str) -> None:
    """Each message of the hints stands in a comparison, or is excused."""
    package = slug.replace("-", "_")
    words = files(f"parlour.games.{package}").joinpath("en.ftl").read_text("utf-8")
    said = set(re.findall(r"^hint-(\S+) =", words, re.MULTILINE))
    modules = [import_module(CLAIMS[slug].__module__), *PARTS.get(slug, [])]
    compared = set().union(*map(strings_in, modules))
    excused = set(EXCUSED.get(slug, {}))
    assert said
    assert said - compared == excused


def strings_in(module: ModuleType) -> set[str]:
    """Every string that a module writes out."""
    tree = ast.parse(inspect.getsource(module))
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {node.value for node in constants if isinstance(node.value, str)}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", THWARTED)
def test_effect_that_others_can_prevent_is_told_as_conditional(
    slug: str, language: str
) -> None:
    words = Messages(find(slug), language)
    told = dict.fromkeys(["seat", "piece", "attack", "defence", "minutes"], "")
    for message in THWARTED[slug]:
        for mine in (0, 1):
            values: dict[str, Any] = {
                **told,
                "value": 0,
                "before": 0,
                "after": 0,
                "mine": mine,
            }
            text = words.text(f"hint-{message}", **values)
            assert re.search(CONDITIONAL[language], text), text


@pytest.mark.soak
@pytest.mark.parametrize("slug", CLAIMS)
def test_a_hint_that_is_left_out_is_missed(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every message that is said in these games is looked for by the audit."""
    heard: set[str] = set()
    left_out = ""

    def deaf(tell: Callable[..., Hints]) -> Callable[..., Hints]:
        def told(*seen: Any) -> Hints:
            hints = tell(*seen)
            heard.update(name for name, _ in hints)
            return [hint for hint in hints if hint[0] != left_out]

        return told

    monkeypatch.setattr(
        "parlour.presentation.hints.hint_hook",
        lambda game, name: deaf(hint_hook(game, name)),
    )
    audit(slug, range(1, TRIALS))
    unmissed = set()
    for left_out in sorted(heard):
        if not fails(slug):
            unmissed.add(left_out)
    assert unmissed <= UNMISSED.get(slug, set())


def fails(slug: str) -> bool:
    """Whether the audit stumbles over anything."""
    try:
        audit(slug, range(1, TRIALS))
    except (AssertionError, LookupError, StopIteration, ValueError):
        return True
    return False


@pytest.mark.soak
@pytest.mark.parametrize("slug", CLAIMS)
def test_previews_keep_their_word_for_long(slug: str) -> None:
    assert audit(slug, range(1000, 1000 + MANY))


def test_every_game_is_audited() -> None:
    assert set(GAMES) == set(CLAIMS)
