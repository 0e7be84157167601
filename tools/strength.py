"""Measures how strong the bots are, and writes the tables.

    tools/strength.py [GAME ...] [--guest NAME ...] [--games N | --seconds S] [--jobs N]
    tools/strength.py GAME --two N --only-two NAME
    tools/strength.py --pace S [GAME ...]
    tools/strength.py --again [GAME ...]
    tools/strength.py --tables

For every game each guest sits among `regular` (`parlour compare`), and those that do
not look ahead climb a ladder (`parlour ladder`). `gentle/random` sits among `random`.
`expert@0.1s` has as many rollouts as take a tenth of a second on one core: --pace finds
out how many that are, by S seconds of thinking in each game, and stores it, so that a
run can be repeated on any machine. With --two N, two bots also play N hands of
Willow and Barcelona; with --only-two NAME that guest alone, and nothing else.

Games are stored in build/strength.sqlite, so that an interrupted run resumes. Results
are in docs/bots/strength.json, with all that is needed to play them --again.
docs/bots/strength.md has their tables. With --tables only those are written.
"""

import argparse
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import process_time
from typing import Any, Final

from parlour.bots import AnswerMemory, expert, find, look_up
from parlour.bots.books.book import Book
from parlour.bots.books.shelf import book_for
from parlour.bots.bot_input import make_input
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.refusals import BadInput
from parlour.games import find as find_game
from parlour.games import list_games
from parlour.lab.advantage import Comparison, advantage, compare_bots, is_forced
from parlour.lab.figures import Mean, Share
from parlour.lab.ladder import climb, ratings
from parlour.lab.simulate import Series

ROOT: Final = Path(__file__).resolve().parent.parent
PLAYED: Final = ROOT / "build" / "strength.sqlite"
STORED: Final = ROOT / "docs" / "bots" / "strength.json"
PAGE: Final = ROOT / "docs" / "bots" / "strength.md"
PLACE: Final = re.compile(r"(<!-- strength:.*?-->\n).*?(<!-- end -->)", re.DOTALL)
HOSTS: Final = "regular"
GUESTS: Final = ("random", "gentle", "gentle/random", "expert@0.1s", "expert@1s")
TIMED: Final = re.compile(r"expert@([\d.]+)s")
LEAST_DEALS: Final = 4
"""With fewer an interval would mean nothing, however long they take."""

TWO: Final[dict[str, dict[str, object]]] = {
    "barcelona": {"hands": 1},
    "willow": {"structure": "fixed", "hands": 1},
}
"""Further tables for two, one hand at a time."""

Data = dict[str, Any]


def main() -> None:
    asked = parser().parse_args()
    stored = json.loads(STORED.read_text()) if STORED.exists() else {}
    for game in [] if asked.tables else list_games():
        if not asked.names or game.slug in asked.names:
            if asked.pace:
                kept_for(game, stored)["pace"] = pace(game, asked.pace)
                print(game.slug, stored[game.slug]["pace"], flush=True)
            elif asked.again:
                play_again(game, asked.jobs, stored)
            elif asked.only_two:
                by_two(game, asked, kept_for(game, stored), (asked.only_two,))
            else:
                measure(game, asked, stored)
            STORED.write_text(json.dumps(stored, indent=1, sort_keys=True) + "\n")
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(written(page, stored), encoding="utf-8")


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--guest", action="append", metavar="NAME[/HOSTS]")
    parser.add_argument("--games", type=int, default=200, help="for each guest")
    parser.add_argument(
        "--seconds", type=float, help="of thought for each guest with a budget"
    )
    parser.add_argument("--rollouts", type=int, default=16)
    parser.add_argument("--ladder", type=int, default=400, help="games of the ladder")
    parser.add_argument("--two", type=int, default=0, help="hands of two, besides")
    parser.add_argument("--only-two", metavar="NAME", help="these hands, and no other")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=-1)
    parser.add_argument("--pace", type=float, metavar="S", help="only find the pace")
    parser.add_argument("--again", action="store_true", help="what is stored")
    parser.add_argument("--tables", action="store_true", help="play nothing")
    return parser


# Playing


def kept_for(game: Game, stored: Data) -> Data:
    """What is stored of a game; nothing of older rules."""
    found: Data = stored.setdefault(game.slug, {})
    if found.get("edition") != game.edition:
        found.clear()
    found |= {"edition": game.edition, "seats": game.usual_seats}
    return found


def measure(game: Game, asked: argparse.Namespace, stored: Data) -> None:
    """Plays one game and puts what it came to beside what is stored."""
    found = kept_for(game, stored)
    guests = found.setdefault("guests", {})
    climbing = [HOSTS]
    for text in asked.guest or GUESTS:
        label, wanted = comparison(game, text, asked, found)
        try:
            look_up(game, wanted.guest)
        except BadInput as wrong:
            print(f"{game.slug}: {wrong}")
            continue
        guests[label] = entry(wanted, asked.jobs)
        print(game.slug, label, cell(found, label), flush=True)
        if wanted.guest in ("random", "gentle") and wanted.guest not in climbing:
            climbing.append(wanted.guest)
    if asked.ladder and len(climbing) > 1:
        series = Series(
            game.slug, game.usual_seats, asked.ladder, asked.seed, bots=tuple(climbing)
        )
        found["ladder"] = on_ladder(series, asked.jobs)
        print(game.slug, steps(found), flush=True)
    if asked.two and game.slug in TWO:
        by_two(game, asked, found, ("gentle", "expert"))


def comparison(
    game: Game, text: str, asked: argparse.Namespace, found: Data
) -> tuple[str, Comparison]:
    """A guest's column, and what is to be played."""
    name, _, hosts = text.partition("/")
    label = f"{name} among {hosts}" if hosts else name
    games: int = asked.games
    timed = TIMED.fullmatch(name)
    if timed:
        seconds = float(timed[1])
        label = f"expert, {seconds:g} s"
        name = "expert"
        if found["pace"]["rollouts"]:
            name = f"expert@{few_digits(seconds * found['pace']['rollouts'])}"
            if asked.seconds:
                a_game = seconds * found["pace"]["decisions"]
                least = LEAST_DEALS * game.usual_seats
                games = max(least, round(asked.seconds / a_game))
    wanted = Comparison(
        game=game.slug,
        seats=game.usual_seats,
        games=games,
        guest=name,
        hosts=hosts or HOSTS,
        rollouts=asked.rollouts,
        seed=asked.seed,
    )
    return label, wanted


def few_digits(number: float) -> int:
    """With two digits that tell something, and at least one.

    >>> [few_digits(number) for number in (0.2, 12345.6)]
    [1, 12000]
    """
    return max(1, int(float(f"{number:.2g}")))


def entry(wanted: Comparison, jobs: int) -> Data:
    """Plays one bot among others that are all the same: settings, and what came."""
    deals = compare_bots(wanted, jobs, PLAYED)
    came = advantage(wanted, [gain for deal in deals for gain in deal])
    return {
        "bot": wanted.guest,
        "hosts": wanted.hosts,
        "games": came.games,
        "rollouts": wanted.rollouts,
        "seed": wanted.seed,
        "won": plain(came.won),
        "returned": plain(came.returned),
        "raw_won": plain(came.raw_won),
        "raw_returned": plain(came.raw_returned),
        "seconds": float(f"{came.seconds:.2g}"),
    }


def on_ladder(series: Series, jobs: int) -> Data:
    """All of them against each other."""
    bots = series.bots
    outcomes = [one for deal in climb(series, jobs, PLAYED) for one in deal]
    rated = ratings(bots, outcomes)
    return {
        "games": series.games,
        "seed": series.seed,
        "order": list(bots),
        "bots": {
            bot: [round(rating.value, 2), round(rating.half, 2)]
            for bot, rating in rated.items()
        },
    }


def by_two(
    game: Game, asked: argparse.Namespace, found: Data, names: Sequence[str]
) -> None:
    """Hand by hand against `regular` alone, and what a best reply would win."""
    options = TWO[game.slug]
    two = found.setdefault("two", {"options": options, "guests": {}})
    book = book_for(game, game.table(2, options).options, 2)
    assert isinstance(book, Book)
    two["loses_at_most"] = book.head.made["loses_at_most"]
    for name in names:
        wanted = Comparison(
            game=game.slug,
            seats=2,
            games=asked.two,
            guest=name,
            hosts=HOSTS,
            rollouts=asked.rollouts,
            seed=asked.seed,
            options=options,
        )
        two["guests"][name] = entry(wanted, asked.jobs)


def play_again(game: Game, jobs: int, stored: Data) -> None:
    """All that is stored of a game, as it was played then."""
    found = stored[game.slug]
    two = found.get("two", {"options": {}, "guests": {}})
    for seats, options, guests in (
        (found["seats"], {}, found["guests"]),
        (2, two["options"], two["guests"]),
    ):
        for label, guest in guests.items():
            wanted = Comparison(
                game=game.slug,
                seats=seats,
                games=guest["games"],
                guest=guest["bot"],
                hosts=guest["hosts"],
                rollouts=guest["rollouts"],
                seed=guest["seed"],
                options=options,
            )
            guests[label] = entry(wanted, jobs)
    ladder = found.get("ladder")
    if ladder is None:
        return
    bots = tuple(ladder["order"])
    series = Series(
        game.slug, found["seats"], ladder["games"], ladder["seed"], bots=bots
    )
    found["ladder"] = on_ladder(series, jobs)


def pace(game: Game, seconds: float) -> Data:
    """How many rollouts of the expert take a second, and its decisions in a game.

    In games of regulars, where now and then it is asked what it would say. None at
    all where it looks things up, or plays as `regular` does.
    """
    bot = expert(game)
    host = find(game, HOSTS)
    dice = Dice(1)
    rollouts = decisions = games = 0
    spent = 0.0
    while spent < seconds and (rollouts or games < 2):
        state = game.table(game.usual_seats).blank()
        state.begin(dice.seed())
        memory = AnswerMemory()
        games += 1
        while state.waiting:
            seat = state.next_asked()
            handed = make_input(state, seat, dice, memory)
            if not is_forced(state, seat):
                decisions += 1
                if spent < seconds and (not rollouts or dice.chance(10)):
                    begun = process_time()
                    found = bot.think(handed).search
                    if found is not None and found.rollouts:
                        spent += process_time() - begun
                        rollouts += found.rollouts
            tokens = host(handed.view, handed.pick, dice)
            memory.note(state, seat, tokens)
            state.take(seat, tokens)
    return {
        "rollouts": few_digits(rollouts / spent) if rollouts else 0,
        "decisions": round(decisions / games / game.usual_seats, 1),
    }


def plain(figure: Mean | Share) -> list[float]:
    """A value and the ends of its interval."""
    low, high = figure.low, figure.high
    if isinstance(figure, Mean):
        low, high = figure.value - figure.half, figure.value + figure.half
    return [round(number, 5) for number in (figure.value, low, high)]


# Tables


def written(page: str, stored: Data) -> str:
    """The page with its tables as they should be."""
    text = "\n".join(tables(stored)) + "\n"
    return PLACE.sub(lambda place: f"{place[1]}{text}{place[2]}", page)


def tables(stored: Data) -> Iterator[str]:
    """What each guest wins among `regular`, in Markdown; then what it is played for."""
    labels = labels_of(stored)
    yield row("Game", "Seats", "Fair", *labels, "Ladder")
    yield f"|---|--:|--:|{'--:|' * len(labels)}---|"
    for slug, found in sorted(stored.items()):
        cells = [cell(found, label) for label in labels]
        fair = f"{100 / found['seats']:.1f}"
        yield row(slug, found["seats"], fair, *cells, steps(found))
    yield ""
    yield row("Game, result", *labels)
    yield f"|---|{'--:|' * len(labels)}"
    for slug, found in sorted(stored.items()):
        if find_game(slug).utility:
            yield row(slug, *[result(slug, found, label) for label in labels])
    two = {slug: found["two"] for slug, found in stored.items() if "two" in found}
    if two:
        yield ""
        yield row("Two seats, a hand", "gentle", "expert", "it loses at most")
        yield "|---|--:|--:|--:|"
    for slug, found in sorted(two.items()):
        cells = [result(slug, found, label) for label in ("gentle", "expert")]
        yield row(slug, *cells, f"{found['loses_at_most']:.4f}")
    timed = [label for label in labels if label.startswith("expert,")]
    if timed:
        yield ""
        yield row("Rollouts a decision, games", *timed)
        yield f"|---|{'--:|' * len(timed)}"
    for slug, found in sorted(stored.items()):
        if any(label in found["guests"] for label in timed):
            yield row(slug, *[budget(found, label) for label in timed])


def row(*cells: object) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def labels_of(stored: Data) -> list[str]:
    """The columns: weak ones first, others as they come."""
    found = [label for game in stored.values() for label in game.get("guests", {})]
    order = {"random": 0, "gentle": 1}
    return sorted(dict.fromkeys(found), key=lambda label: (order.get(label, 2), label))


def cell(found: Data, label: str) -> str:
    """The share that a guest wins in per cent: by whichever way is surer of it.

    That is the advantage sum among bots much alike, and the bare result where one is
    hopeless. In bold where the interval leaves out a fair share.
    """
    guest = found.get("guests", {}).get(label)
    if guest is None:
        return "–"
    fair = 1 / found["seats"]
    value, low, high = guest["raw_won"]
    if guest["won"][2] - guest["won"][1] < high - low:
        value, low, high = (fair + more for more in guest["won"])
    told = f"{100 * value:.1f} ({100 * low:.1f} to {100 * high:.1f})"
    return told if low <= fair <= high else f"**{told}**"


def result(slug: str, found: Data, label: str) -> str:
    """What a guest wins or loses in a game more than a host would.

    Where all that is won is lost by others, a host among its like has nothing, and
    the bare result says the same if it is surer.
    """
    guest = found.get("guests", {}).get(label)
    if guest is None:
        return "–"
    value, low, high = guest["returned"]
    raw = guest["raw_returned"]
    if find_game(slug).zero_sum and raw[2] - raw[1] < high - low:
        value, low, high = raw
    told = f"{value:+.2f} ({low:+.2f} to {high:+.2f})"
    return told if low <= 0 <= high else f"**{told}**"


def budget(found: Data, label: str) -> str:
    """With how many rollouts a guest decided, and how many games it played."""
    guest = found["guests"].get(label)
    if guest is None:
        return "–"
    _, _, rollouts = guest["bot"].partition("@")
    return f"{int(rollouts or 0):,}, {guest['games']}"


def steps(found: Data) -> str:
    """The ladder from its top: rating and half its interval."""
    bots = found.get("ladder", {}).get("bots", {})
    order = sorted(bots, key=lambda bot: -bots[bot][0])
    return ", ".join(f"{bot} {bots[bot][0]:.1f} ± {bots[bot][1]:.1f}" for bot in order)


if __name__ == "__main__":
    main()
