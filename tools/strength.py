"""How strong the bots are: plays, keeps what came of it, and writes the tables.

    tools/strength.py [GAME ...] [--guest NAME] [--guest LABEL=NAME] [--jobs N]
    tools/strength.py --tables

For every game each guest sits among `regular` (`parlour compare`), and all of them
climb a ladder (`parlour ladder`). What was played lies in build/strength, so that a
run that was cut off goes on; what it came to lies in docs/strength.json, with all that
is needed to play it again; and docs/bots.md has tables of it. With --tables only those
are written anew. A label keeps bots of one column together whose names differ from
game to game, such as by how much they may think.
"""

import argparse
import json
import re
from pathlib import Path
from typing import Any, Final

from parlour.bots import look_up as look_up_bot
from parlour.engine.game import Game
from parlour.engine.refusals import BadInput
from parlour.games import find, listed
from parlour.lab.advantage import Comparison, advantage, compared
from parlour.lab.figures import Mean, Share
from parlour.lab.ladder import climb, ratings
from parlour.lab.simulate import Series

ROOT: Final = Path(__file__).resolve().parent.parent
PLAYED: Final = ROOT / "build" / "strength"
STORED: Final = ROOT / "docs" / "strength.json"
PAGE: Final = ROOT / "docs" / "bots.md"
PLACE: Final = re.compile(r"(<!-- strength:.*?-->\n).*?(<!-- end -->)", re.DOTALL)
HOSTS: Final = "regular"

Data = dict[str, Any]


def main() -> None:
    asked = parser().parse_args()
    stored = json.loads(STORED.read_text()) if STORED.exists() else {}
    for game in [] if asked.tables else listed():
        if not asked.names or game.slug in asked.names:
            measure(game, asked, stored)
            STORED.write_text(json.dumps(stored, indent=1, sort_keys=True) + "\n")
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(written(page, stored), encoding="utf-8")


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--guest", action="append", metavar="[LABEL=]NAME")
    parser.add_argument("--games", type=int, default=200, help="for each guest")
    parser.add_argument("--rollouts", type=int, default=16)
    parser.add_argument("--ladder", type=int, default=400, help="games of the ladder")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=-1)
    parser.add_argument("--tables", action="store_true", help="play nothing")
    return parser


def measure(game: Game, asked: argparse.Namespace, stored: Data) -> None:
    """Plays one game and puts what it came to beside what is stored."""
    found = stored.setdefault(game.slug, {})
    if found.get("edition") != game.edition:
        found.clear()
    found |= {"edition": game.edition, "seats": game.usual_seats, "hosts": HOSTS}
    guests = {}
    for text in asked.guest or ["random", "gentle", "expert"]:
        label, _, name = text.rpartition("=")
        try:
            look_up_bot(game, name)
        except BadInput as wrong:
            print(f"{game.slug}: {wrong}")
        else:
            guests[label or name] = name
    for label, name in guests.items():
        found.setdefault("guests", {})[label] = guest(game, name, asked)
        print(game.slug, label, cell(found, label), flush=True)
    found["ladder"] = on_ladder(game, (HOSTS, *guests.values()), asked)
    print(game.slug, steps(found), flush=True)


def guest(game: Game, name: str, asked: argparse.Namespace) -> Data:
    """One bot among others that are all the same."""
    wanted = Comparison(
        game=game.slug,
        seats=game.usual_seats,
        games=asked.games,
        guest=name,
        hosts=HOSTS,
        rollouts=asked.rollouts,
        seed=asked.seed,
    )
    deals = compared(wanted, asked.jobs, PLAYED / game.slug / f"{name}.jsonl")
    came = advantage(wanted, [gain for deal in deals for gain in deal])
    return {
        "bot": name,
        "games": came.games,
        "rollouts": wanted.rollouts,
        "seed": wanted.seed,
        "won": plain(came.won),
        "returned": plain(came.returned),
        "raw_won": plain(came.raw_won),
        "raw_returned": plain(came.raw_returned),
        "seconds": float(f"{came.seconds:.2g}"),
    }


def on_ladder(game: Game, bots: tuple[str, ...], asked: argparse.Namespace) -> Data:
    """All of them against each other."""
    series = Series(game.slug, game.usual_seats, asked.ladder, asked.seed, bots=bots)
    file = PLAYED / game.slug / f"ladder-{'-'.join(bots)}.jsonl"
    outcomes = [one for deal in climb(series, asked.jobs, file) for one in deal]
    rated = ratings(bots, outcomes)
    return {
        "games": len(outcomes),
        "seed": asked.seed,
        "bots": {
            bot: [round(rating.value, 2), round(rating.half, 2)]
            for bot, rating in rated.items()
        },
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
    return PLACE.sub(lambda place: f"{place[1]}{tables(stored)}{place[2]}", page)


def tables(stored: Data) -> str:
    """What each guest wins among `regular`, in Markdown; then what it is played for."""
    labels = labels_of(stored)
    lines = [
        f"| Game | Seats | Fair | {' | '.join(labels)} | Ladder |",
        f"|---|--:|--:|{'--:|' * len(labels)}---|",
    ]
    for slug, found in sorted(stored.items()):
        cells = [cell(found, label) for label in labels]
        fair = f"{100 / found['seats']:.1f}"
        lines.append(row(slug, found["seats"], fair, *cells, steps(found)))
    lines += [
        "",
        f"| Game, result | {' | '.join(labels)} |",
        f"|---|{'--:|' * len(labels)}",
    ]
    for slug, found in sorted(stored.items()):
        if find(slug).utility:
            zero_sum = find(slug).zero_sum
            cells = [result(found, label, zero_sum) for label in labels]
            lines.append(row(slug, *cells))
    return "\n".join(lines) + "\n"


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
    return told if low < fair < high else f"**{told}**"


def result(found: Data, label: str, zero_sum: bool) -> str:
    """What a guest wins or loses in a game more than `regular` would.

    Where all that is won is lost by others, `regular` among its like has nothing, and
    the bare result says the same if it is surer.
    """
    guest = found.get("guests", {}).get(label)
    if guest is None:
        return "–"
    value, low, high = guest["returned"]
    raw = guest["raw_returned"]
    if zero_sum and raw[2] - raw[1] < high - low:
        value, low, high = raw
    told = f"{value:+.2f} ({low:+.2f} to {high:+.2f})"
    return told if low < 0 < high else f"**{told}**"


def steps(found: Data) -> str:
    """The ladder from its top: rating and half its interval."""
    bots = found.get("ladder", {}).get("bots", {})
    order = sorted(bots, key=lambda bot: -bots[bot][0])
    return ", ".join(f"{bot} {bots[bot][0]:.1f} ± {bots[bot][1]:.1f}" for bot in order)


if __name__ == "__main__":
    main()
