"""Searches find the better answer, within their budget, and always the same one."""

import pytest
from tests.bots.leduc import (
    JACK,
    KING,
    OTHER_KING,
    QUEEN,
    caller,
    dealt,
    expert,
    folder,
)

from parlour import bots
from parlour.bots.belief import Belief
from parlour.bots.bot_input import make_input
from parlour.bots.luck import random_answer
from parlour.bots.nodes import Nodes, SearchNode
from parlour.bots.regrets import add_regret, draw_choice
from parlour.bots.rollouts import (
    RETURNS,
    WIN,
    Rollouts,
    SearchHooks,
    estimate_from_lead,
)
from parlour.bots.search_result import SearchResult
from parlour.bots.settings import FLAT, TREE, SearchSettings
from parlour.bots.tree import SearchTree
from parlour.engine.dice import Dice
from parlour.engine.pieces import Seat, Token
from parlour.engine.state import State
from parlour.games import find
from parlour.games.yardsticks.leduc import CALL, FOLD, RAISE

pytestmark = pytest.mark.both_ways

FIRST, SECOND = Seat(0), Seat(1)

MEANS = [-6.0909, -2.0, -15.8333, -52.6667, -24.0, -1.4545, -88.0, -89.0]
MEANS += [-90.0, -91.0, -92.0]
ROLLOUTS = 50

WAYS = [
    SearchSettings(way=FLAT),
    SearchSettings(way=TREE),
    SearchSettings(way=TREE, own=True),
]


def paired() -> State:
    """The second round; seat 0 has a pair of Kings, which nothing beats."""
    state = dealt(KING, JACK, OTHER_KING)
    for seat in (FIRST, SECOND):
        state.take(seat, [CALL])
    assert state.phase == "second"
    return state


@pytest.mark.parametrize("settings", [WAYS[0], WAYS[2]], ids=["flat", "own"])
def test_a_pair_is_raised_where_others_call(settings: SearchSettings) -> None:
    bot = expert(caller, settings)
    for seed in range(5):
        assert bots.answer(bot, paired(), FIRST, Dice(seed)) == [RAISE]


@pytest.mark.parametrize("settings", WAYS, ids=["flat", "tree", "own"])
def test_nobody_folds_what_cannot_lose(settings: SearchSettings) -> None:
    state = paired()
    state.take(FIRST, [CALL])
    state.take(SECOND, [RAISE])
    bot = expert(folder, settings)
    for seed in range(5):
        assert bots.answer(bot, state, FIRST, Dice(seed)) != [FOLD]


def test_what_the_usual_player_says_is_taken_unless_something_is_clearly_better() -> (
    None
):
    state = dealt(QUEEN, JACK, KING)
    trusting = expert(caller, SearchSettings(trust=50.0))
    assert bots.answer(trusting, state, FIRST, Dice(1)) == [CALL]


@pytest.mark.parametrize("settings", WAYS, ids=["flat", "tree", "own"])
def test_the_same_dice_give_the_same_search(settings: SearchSettings) -> None:
    state = dealt(QUEEN, JACK, KING)
    bot = expert(caller, settings)
    first, again = (
        bot.think(make_input(state, FIRST, Dice(3))).search for _ in range(2)
    )
    assert first is not None
    assert again is not None
    assert [one.values for one in first.tried] == [one.values for one in again.tried]
    assert first.best == again.best
    assert 50 <= first.rollouts <= 62


def test_a_search_is_the_same_on_any_machine() -> None:
    """Compiled or not: these figures were written down once."""
    willow = find("willow")
    state = willow.new(5, seed=4)
    bot = bots.expert(willow, 60, SearchSettings(cut=True))
    found = bot.think(make_input(state, state.next_asked(), Dice(9))).search
    assert found is not None
    assert [round(one.mean(), 4) for one in found.tried] == MEANS
    assert found.rollouts == ROLLOUTS


def test_only_one_answer_needs_no_search() -> None:
    poker = find("seven-handed-poker")
    state = poker.new(2, seed=1)
    bot = bots.expert(poker, 10, SearchSettings())
    asked = 0
    while state.waiting and asked < 30:
        seat = state.next_asked()
        given = make_input(state, seat, Dice(asked))
        if len(given.pick.options) == 1 and given.pick.most == 1:
            decision = bot.think(given)
            assert decision.search is not None
            assert decision.search.rollouts == 0
            assert decision.full_reason.message == "reason-only-answer"
        state.take(seat, bots.answer(bots.find(poker, "regular"), state, seat, Dice(1)))
        asked += 1


# What was found


def tried(*rows: list[float], paired: bool = True) -> SearchResult:
    found = SearchResult([[Token(number)] for number in range(len(rows))], paired)
    for number, row in enumerate(rows):
        found.tried[number].values = row
    return found


def test_gaps_are_paired_over_the_worlds_that_both_were_played_in() -> None:
    found = tried([1.0, 0.0, 1.0, 0.0], [1.0, 1.0, 1.0])
    gap, error = found.gap(1, 0)
    assert gap == pytest.approx(1 / 3)
    assert error == pytest.approx(1 / 3)
    assert found.gap(0, 0) == (0.0, 0.0)


def test_gaps_of_answers_in_different_worlds() -> None:
    found = tried([0.0, 1.0], [1.0, 1.0, 0.0, 1.0], paired=False)
    gap, error = found.gap(1, 0)
    assert gap == pytest.approx(0.25)
    assert error == pytest.approx((0.5 / 2 + 0.25 / 4) ** 0.5)


@pytest.mark.parametrize(("trust", "best"), [(0.5, 1), (2.0, 0)])
def test_trust(trust: float, best: int) -> None:
    found = tried([1.0, 0.0, 1.0, 0.0], [1.0, 1.0, 1.0])
    found.settle(1, trust)
    assert found.best == best
    assert found.others()[0] == 1 - best


# Sealed answers


def test_regret_matching_learns_to_be_unreadable() -> None:
    """Paper, scissors, stone, where scissors win double: half paper, a quarter each."""
    wins = [[0, -2, 1], [2, 0, -1], [-1, 1, 0]]
    dice = Dice(5)
    regrets = [[0.0] * 3 for _ in range(2)]
    played = [[0.0] * 3 for _ in range(2)]
    for _ in range(60_000):
        (one, mine), (two, theirs) = (
            draw_choice(regrets[seat], played[seat], dice) for seat in range(2)
        )
        add_regret(regrets[0], one, (wins[one][two] + 2) / 4, mine)
        add_regret(regrets[1], two, (wins[two][one] + 2) / 4, theirs)
    total = sum(played[0])
    assert [part / total for part in played[0]] == pytest.approx(
        [0.25, 0.25, 0.5], abs=0.06
    )


# Rollouts


def test_a_rollout_ends_with_the_deal_where_it_should() -> None:
    willow = find("willow")
    regular = bots.find(willow, "regular")
    rollouts = Rollouts(regular, RETURNS, willow.deals, 0.0, None, 0, [])
    state = willow.new(4, seed=2)
    deal = rollouts.deal(state)
    worth = rollouts.play(state, deal, Dice(1))
    assert rollouts.deal(state) == deal + 1
    assert worth == state.returns()
    assert rollouts.play(state, deal, Dice(1)) == worth  # it is over already


def test_a_rollout_ends_with_a_value_where_the_game_has_one() -> None:
    willow = find("willow")
    seen: list[int] = []

    def value(state: object, seat: Seat) -> float:
        seen.append(seat)
        return 0.5

    regular = bots.find(willow, "regular")
    rollouts = Rollouts(regular, WIN, None, 0.0, value, 3, [Seat(0), Seat(1)])
    state = willow.new(4, seed=2)
    assert rollouts.play(state, 0, Dice(1)) == [0.5, 0.5, 0.0, 0.0]
    assert seen == [0, 1]
    assert state.waiting


def test_standings_are_parts_of_a_win() -> None:
    state = find("hey-bartender").new(3, seed=1)
    assert estimate_from_lead(state, 5.0) == pytest.approx([1 / 3] * 3)
    state.score(Seat(1), 5)
    shares = estimate_from_lead(state, 5.0)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[1] / shares[0] == pytest.approx(2.718, abs=0.001)


def test_a_tree_leans_to_rules_of_thumb_and_never_to_chance() -> None:
    handed = make_input(dealt(JACK, QUEEN, KING), FIRST, Dice(1))
    leanings = []
    for regular in (caller, random_answer):
        declared = SearchHooks(regular, utility=find("leduc").utility)
        rollouts = declared.rollouts(
            SearchSettings(), handed.view.table, [FIRST, SECOND]
        )
        belief = Belief(handed.worlds, regular, 1.0, 0, 0, handed.dice)
        tree = SearchTree(handed, rollouts, belief, own=False, matching=False)
        for _ in range(50):
            tree.simulate()
        leanings.append({node.usual for node in tree.nodes.all()})
    assert leanings[0] <= {0, 1}  # calling is the first answer or the second
    assert leanings[1] == {-1}


def test_without_rules_of_thumb_the_most_visited_answer_is_taken() -> None:
    state = dealt(QUEEN, JACK, KING)
    bot = expert(random_answer, SearchSettings(way=TREE, trust=50.0), 200)
    for seed in range(5):
        found = bot.think(make_input(state, FIRST, Dice(seed))).search
        assert found is not None
        visits = [len(one.values) for one in found.tried]
        assert visits[found.best] == max(visits)


def test_nodes_are_found_by_their_keys_however_many_there_are() -> None:
    nodes = Nodes()
    keys = [*range(0, 4096 * 300, 4096), *range(300)]  # many want the same place
    for key in keys:
        nodes.put(SearchNode(key, [CALL], sealed=False))
    again = SearchNode(5, [FOLD, CALL], sealed=False)
    nodes.put(again)
    assert nodes.get(5) is again
    assert nodes.get(-1) is None
    assert sorted(node.key for node in nodes.all()) == sorted(set(keys))
    for key in keys:
        node = nodes.get(key)
        assert node is not None
        assert node.key == key
