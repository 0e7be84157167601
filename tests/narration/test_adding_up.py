"""A log adds up: the numbers of its lines are those of the result."""

import re

import pytest

from parlour.bots import answer
from parlour.bots import find as find_bot
from parlour.engine.dice import Dice
from parlour.engine.zones import AUDIENCE
from parlour.games import find
from parlour.match import Match
from parlour.narration import LogNarrator, join_lines, result_lines
from parlour.testing.telling import NAMES, reading
from parlour.words.messages import MINUS

WORTH = dict(zip("A23456789TJQK", range(1, 14), strict=True))


def played(slug: str, seed: int, bot: str = "regular", **options: object) -> Match:
    game = find(slug)
    seats = game.usual_seats
    match = Match(game, seats, options, seed=f"sum-{seed}", names=NAMES[:seats])
    dice = Dice(seed)
    plays = find_bot(game, bot)
    while not match.over():
        seat = match.state.next_asked()
        match.play_tokens(seat, answer(plays, match.state, seat, dice))
    return match


def log(match: Match, viewer: int = AUDIENCE) -> list[str]:
    narrator = LogNarrator(match.game, match.table, viewer)
    lines = [
        line
        for number in range(len(match.events))
        for line in narrator.lines(match.events_for(viewer, number, number + 1))
    ]
    you = viewer if viewer < AUDIENCE else None
    return reading(match.game, you).read(join_lines(lines) + result_lines(match))


def test_shows_of_the_caribbean_star_add_up() -> None:
    """A show below zero is told below zero."""
    below = 0
    for seed in range(6):
        match = played("caribbean-star", seed)
        scores = [0, 0]
        for line in log(match):
            line = line.replace(MINUS, "-")
            found = re.search(r"makes (-?\d+)(?: points?)?: (-?\d+) in", line)
            if found:
                seat = int("Ben" in line)
                scores[seat] += int(found[1])
                below += int(found[1]) == -1
                assert scores[seat] == int(found[2]), line
        assert scores == match.state.scores[:2]
    assert below


def test_bids_and_buckets_of_boneyard_add_up() -> None:
    """26 dollars at first, less every bid, with every bucket and what comes back."""
    reached = 0
    for seed in range(3):
        match = played("boneyard", seed)
        money = dict.fromkeys(match.names, 26)
        told = log(match)
        for line in told:
            if found := re.match(r"(\w+) bids (\d+) with", line):
                money[found[1]] -= int(found[2])
            if found := re.search(r", (\w+) takes the (?:(\d+) )?dollars? of", line):
                money[found[1]] += int(found[2] or 1)
            if found := re.match(r"(\w+) holds (\d+) dollars now, and 40 are", line):
                assert money[found[1]] == int(found[2])
                reached += 1
        assert list(money.values()) == match.state.scores[:5]
        assert told[-1].startswith("Final standing: ")
        assert f"{max(money.values())} dollars" in told[-1]
    assert reached


def people(text: str) -> list[str]:
    """The names in `Ann, Ben and Cleo`."""
    return re.split(", | and ", text)


@pytest.mark.parametrize(
    ("chips", "options"),
    [
        (0, {}),
        (12, {"stakes": "table", "starting_chips": 12, "ante": 5}),
        (6, {"stakes": "table", "starting_chips": 6, "ante": 10}),
    ],
)
def test_payments_of_barcelona_add_up(chips: int, options: dict[str, object]) -> None:
    """Antes, prices and pots as they are told make everybody's last number."""
    short = {"antes": 0, "prices": 0}
    for seed in range(20):
        match = played("barcelona", seed, "random", **options)
        coins = dict.fromkeys(match.names, chips)
        pot = paid = ante = 0
        for line in log(match):
            if found := re.match(r"Hand \d+: everyone antes (\d+) coin", line):
                ante, paid = int(found[1]), 0
                coins = {name: coins[name] - ante for name in coins}
                pot = ante * len(coins)
            left_out = re.match(r"(.+) ha(?:s|ve) no chips left and sits? this", line)
            only = re.match(r"(.+) antes? only (\d+): no more is left", line)
            if found := left_out or only:
                less = ante - int(only[2]) if only else ante
                for name in people(found[1]):
                    coins[name] += less
                    pot -= less
                short["antes"] += only is not None
            if found := re.fullmatch(
                r"(\w+) pays (\w+) (\d+) coins? for \w+"
                r"(?: instead of (\d+): no more is left)?\.",
                line,
            ):
                coins[found[1]] -= int(found[3])
                coins[found[2]] += int(found[3])
                paid += int(found[3])
                short["prices"] += found[4] is not None
                assert int(found[3]) < int(found[4] or 99)
            short["prices"] += "has nothing left to pay" in line
            if found := re.match(r"With the pot (\w+) takes (\d+) coin", line):
                assert int(found[2]) == pot + paid
                coins[found[1]] += pot
            if found := re.match(r"(\w+) wins the (\d+) coins? in the pot", line):
                assert int(found[2]) == pot
                coins[found[1]] += pot
        assert list(coins.values()) == match.state.chips[: len(coins)]
    assert all(short.values()) == bool(options)


def test_small_stacks_of_willow_add_up() -> None:
    """Short antes, calls for less, layers of the pot, and what comes back."""
    seen = dict.fromkeys(["only", "back", "alone", "layer"], 0)
    for seed in range(60):
        options = {"bankroll": "table_stakes", "starting_stack": 12, "hands": 6}
        match = played("willow", seed, "random", ante=1 + seed % 5, **options)
        chips = dict.fromkeys(match.names, 12)
        playing = set(chips)
        pot = layer = ante = 0
        for line in log(match):
            given: dict[str, int] = {}
            if found := re.search(r"Everyone antes (\d+) chip", line):
                assert pot == 0
                ante, layer = int(found[1]), 0
                given = dict.fromkeys(playing, -ante)
            if found := re.match(r"(.+) antes? only (\d+): no more is left", line):
                given = dict.fromkeys(people(found[1]), ante - int(found[2]))
                seen["only"] += 1
            if found := re.match(r"(.+) (?:calls?|bets?) (\d+)(?: each)?\.", line):
                given = dict.fromkeys(people(found[1]), -int(found[2]))
            if found := re.match(
                r"(\w+) raises by \d+, to \d+, and puts in (\d+)", line
            ):
                given = {found[1]: -int(found[2])}
            if found := re.match(r"(\w+) gets (\d+) back that nobody matched", line):
                given = {found[1]: int(found[2])}
                seen["back"] += 1
            if found := re.match(r"A pot of (\d+) chips?, for those who", line):
                layer = int(found[1])
                seen["layer"] += 1
            if found := re.match(r"(\w+) wins (?:the )?(\d+) chips?\b(.*)", line):
                given = {found[1]: int(found[2])}
                assert int(found[2]) == (layer or pot)
                seen["alone"] += "nobody else still in paid as much" in found[3]
            if found := re.match(r"(.+) ha(?:s|ve) no chips left and leaves?", line):
                playing -= set(people(found[1]))
            for name, amount in given.items():
                chips[name] += amount
                pot -= amount
            assert pot >= 0, line
        assert list(chips.values()) == match.state.chips[: len(chips)]
    assert all(seen.values()), seen


@pytest.mark.parametrize("money", ["pot", "bank"])
def test_small_purses_of_last_man_standing_add_up(money: str) -> None:
    """What is bought with the last coins, kills, shares, and what is carried over."""
    free = 0
    for seed in range(12):
        match = played(
            "last-man-standing",
            *(seed, "random"),
            bankroll=26,
            ante=22,
            games=2,
            auction_prices="1_2_3_6",
            auction_money=money,
            odd_coins="carry_over",
        )
        coins = dict.fromkeys(match.names, 26)
        pot = 0
        for line in log(match):
            if found := re.match(r"Everyone pays (\d+) coins into the pot", line):
                coins = {name: 26 - int(found[1]) for name in coins}
                pot += int(found[1]) * len(coins)
            if found := re.match(r"(\w+) buys \w+ for (\d+) coin", line):
                coins[found[1]] -= int(found[2])
                pot += int(found[2]) if money == "pot" else 0
            free += " for nothing" in line
            if found := re.match(r"(\w+) attacks .* That earns (\d+) coin", line):
                coins[found[1]] += int(found[2])
                pot -= int(found[2])
            if found := re.match(r"(\w+) gets (\d+) coins? for \w+\.", line):
                coins[found[1]] += int(found[2])
                pot -= int(found[2])
            if found := re.search(r"(\d+) coins in the pot", line):
                assert int(found[1]) == pot, line
            assert min(coins.values()) >= 0
        assert list(coins.values()) == match.state.chips[: len(coins)]
    assert free


def test_dollars_of_brain_baseball_add_up() -> None:
    """Every pitch costs its value; ties share the pot."""
    ties = 0
    for seed in range(20):
        match = played("brain-baseball", seed, "random", gambling=True, innings=3)
        dollars = dict.fromkeys(match.names, 0)
        pot = 0
        for line in log(match):
            if found := re.match(r"(\w+) pitches (\w)\w\.", line):
                dollars[found[1]] -= WORTH[found[2]]
                pot += WORTH[found[2]]
            if found := re.match(r"(.+) takes? (\d+)( each)? from the pot", line):
                winners = people(found[1])
                assert bool(found[3]) == (len(winners) > 1)
                ties += len(winners) > 1
                for name in winners:
                    dollars[name] += int(found[2])
                    pot -= int(found[2])
        assert pot == match.state.chips[-1]
        assert list(dollars.values()) == match.state.chips[: len(dollars)]
    assert ties


def test_purses_of_penniless_and_insane_add_up() -> None:
    """Coins paid and won in the gambling game make what it ends with."""
    for seed in range(12):
        match = played(
            "penniless-and-insane", seed, "random", gambling=True, max_rounds=4
        )
        won = dict.fromkeys(match.names, 0)
        coins = dict.fromkeys(match.names, 20)
        told = 0
        for line in log(match):
            if line.startswith("Round "):
                coins = dict.fromkeys(coins, 20)
            if found := re.match(
                r"(\w+) buys .* for (\d+) coins?; (\d+|nothing) (?:is|are) left", line
            ):
                coins[found[1]] -= int(found[2])
                won[found[1]] -= int(found[2])
                assert coins[found[1]] == int(found[3].replace("nothing", "0"))
            if found := re.match(r"(.+) takes? (\d+) coins?(?: each)? from the", line):
                for name in people(found[1]):
                    won[name] += int(found[2])
            if found := re.match(r"(.+) ha(?:s|ve) (won|lost) (\d+) coin", line):
                sign = 1 if found[2] == "won" else -1
                for name in people(found[1]):
                    assert won[name] == sign * int(found[3])
                    told += 1
        assert told


def test_spades_beat_clubs_in_words() -> None:
    told = [line for seed in range(12) for line in log(played("barcelona", seed))]
    ties = [line for line in told if "the highest black card: spades beat" in line]
    assert ties
    assert all(re.search(r"wins with \ws,", line) for line in ties)


def test_lifeboats_of_abandon_ship_add_up() -> None:
    """Cards make the strength, and what lies in the boat the points of who boards."""
    runs = lost = 0
    for seed in range(3):
        match = played("abandon-ship", seed)
        scores = dict.fromkeys(match.names, 0)
        boats: dict[str, int] = {}
        fought: list[str] = []
        for line in log(match):
            if re.match(r"Round \d+: ", line):
                boats = dict.fromkeys("cdhs", 0)
            if found := re.search(r" throws (\w)(\w) into the (\w)", line):
                assert found[2] == found[3]
                boats[found[2]] += WORTH[found[1]]
            if found := re.search(r"(?:attacks \w+|fights back) with (\w\w)\.", line):
                fought.append(found[1])
            if " gives up: " in line:
                for card in fought:
                    boats[card[1]] += WORTH[card[0]]
                fought = []
            if found := re.search(r"boat with ([\w ]+): strength (\d+)\.", line):
                runs += 1
                assert int(found[2]) == sum(WORTH[card[0]] for card in found[1].split())
            if found := re.match(r"Nobody runs for the (\w).* the (\d+) points", line):
                lost += 1
                assert int(found[2]) == boats[found[1]]
            if found := re.search(r"the (\w)\w+ lifeboat and scores the (\d+)", line):
                assert int(found[2]) == boats[found[1]]
                name = next(name for name in scores if name in line)
                scores[name] += int(found[2])
                assert line.endswith(f": {scores[name]} in all.")
        assert list(scores.values()) == match.state.scores[:4]
    assert runs
    assert lost


def test_totals_of_a_contest_are_told_card_by_card() -> None:
    """Tarot cards by their names, and the last total is what a hand ends with."""
    kinds = set()
    for seed in range(8):
        match = played("contest", seed)
        totals: dict[str, int] = {}
        for line in log(match):
            if found := re.match(r"(\w+) .*: (\d+) in all\.", line):
                totals[found[1]] = int(found[2])
            if found := re.match(r"(\w+) ends with (\d+): (.+)\.", line):
                assert totals[found[1]] == int(found[2])
                assert re.search(r"[A-Z][a-z]+", found[3])
                assert not re.search(r"\bM\d\d|\b\w[wcsp]\b", found[3])
                kinds.add(found[1])
    assert kinds == {"Ann", "Ben"}


def test_balls_of_an_inning_add_up() -> None:
    deuces = strikes = 0
    for seed in range(6):
        told = log(played("brain-baseball", seed))
        totals: dict[str, int] = {}
        for line in told:
            if found := re.match(r"(\w+) scores (\d+) for ([\w ]+): (\d+) in", line):
                assert int(found[2]) == sum(WORTH[c[0]] for c in found[3].split())
                totals[found[1]] = totals.get(found[1], 0) + int(found[2])
                assert totals[found[1]] == int(found[4])
            deuces += "with 2" in line and "counts 14 in a catch" in line
            if "Three strikes in a row win" in line:
                strikes += 1
                assert not any("innings are played" in one for one in told)
    assert deuces
    assert strikes


def test_defeated_avatars_add_up() -> None:
    """Both sides of a fight, and pips and bonus, make what is told of it."""
    ties = 0
    for seed in range(2):
        match = played("domino-avatars", seed)
        scores = dict.fromkeys(match.names, 0)
        defended = False
        for line in log(match):
            if " attacks " in line or (" defend" in line and " defeats " not in line):
                defended = " attacks " not in line
            if found := re.search(
                r" holds out, (\d+) against (\d+)(: the defence)?", line
            ):
                assert int(found[1]) >= int(found[2])
                assert (found[1] == found[2]) == bool(found[3])
                ties += bool(found[3])
            if found := re.match(
                r"(\w+) defeats \w+’s (\d)-(\d)(, which nobody defends)?, (\d+) against"
                r" (\d+), and scores (\d+) for its pips? and 9 for the victory:"
                r" (\d+) in all.",
                line,
            ):
                name, high, low, bare, won, held, pips, total = found.groups()
                assert int(won) > int(held)
                assert bool(bare) != defended
                assert int(high) + int(low) == int(pips)
                scores[name] += int(pips) + 9
                assert scores[name] == int(total)
        assert list(scores.values()) == match.state.scores[: len(scores)]
    assert ties
