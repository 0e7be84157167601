"""Golden games: readable transcripts of fixed games, one for each option's values.

If a golden game changes, a rule has changed. `tools/golden.py` rewrites them.
"""

import hashlib
from pathlib import Path
from typing import Final

from parlour.engine.cursor import playout
from parlour.engine.dice import Dice, scatter
from parlour.engine.events import name_events
from parlour.engine.game import Game
from parlour.engine.happened import (
    AnyEvent,
    Decided,
    Ended,
    Entered,
    Mixed,
    Moved,
    Paid,
    Rolled,
    Said,
    Scored,
    Shuffled,
    Turned,
)
from parlour.engine.options import specs
from parlour.engine.refusals import BadInput
from parlour.testing.chance import (
    CLOCK,
    Trial,
    Walk,
    as_written,
    playable,
    random_options,
    values_to_try,
)
from parlour.testing.checks import state_text

MAX_TRANSCRIPT_LINES: Final = 400
HEAD_LINES: Final = 120
TAIL_LINES: Final = 20
"""Maximum number of lines of a transcript; the rest is kept as a hash."""
READABLE_ANSWERS: Final = 100
SEARCHED_GAMES: Final = 48
MAX_CANDIDATE_GAMES: Final = 2000
"""Games that are looked at for each golden one; many, if it seldom matters."""

Case = dict[str, object]


def cases(game: Game) -> dict[str, Case]:
    """Returns the cases for golden games: the defaults, each option value, presets."""
    wanted: dict[str, Case] = {"default": {}}
    usual = game.options()
    for name, spec in specs(game.options).items():
        default = getattr(usual, name)
        values = values_to_try(spec, default)[1:]
        if spec.kind == "number" and not spec.typical:
            other = spec.least if default != spec.least else spec.least + 1
            values = [other, *(w for w in spec.words if w != as_written(spec, default))]
        for value in values:
            wanted[f"{name}-{value}".lower()] = {name: value}
    for name in game.presets:
        wanted[f"preset-{name}"] = {"preset": name}
    return wanted


def transcript(game: Game, trial: Trial) -> list[str]:
    """Returns a whole game in words, a line for each thing that happens."""
    walk = Walk(game, trial, heard=True)
    lines = event_lines(walk, "", 0)
    while walk.state.waiting:
        heard_before = len(walk.recorded_events())
        prompts = {
            seat: walk.state.ask(seat).prompt
            for seat in walk.state.everyone()
            if walk.state.asks(seat)
        }
        walk.step()
        seat = walk.answers[-1][0]
        if seat == CLOCK:
            lines.append("the clock rings")
        lines += event_lines(walk, prompts.get(seat, ""), heard_before)
    return shorten_lines([*header(game, trial), "", *lines, *ending(walk)])


def header(game: Game, trial: Trial) -> list[str]:
    options = " ".join(f"{name}={value}" for name, value in trial.options.items())
    return [
        f"{game.title}, edition {game.edition}",
        f"seats: {trial.seats}",
        f"options: {options or 'none'}",
        f"seed: {trial.seed}",
    ]


def event_lines(walk: Walk, prompt: str, since: int) -> list[str]:
    """Returns the events since then; pieces that move together share a line."""
    lines: list[str] = []
    way = ""
    for event in name_events(walk.game, walk.table, walk.recorded_events()[since:]):
        if isinstance(event, Mixed | Rolled):
            continue  # the dice's business, not the rules'
        line = describe_event(event, prompt)
        if isinstance(event, Moved):
            if line == way:
                lines[-1] += f" {event.piece}"
                continue
            way = line
            line += f" {event.piece}"
        else:
            way = ""
        lines.append(line)
    return lines


def describe_event(event: AnyEvent, prompt: str) -> str:
    """Returns one event in words, the piece that moves left out."""
    rule = f" [{event.rule}]" if event.rule else ""
    match event:
        case Moved(source=source, target=target):
            if source is None:
                return f"  laid out in {target}:"
            if source == target:
                return f"  shown in {target}:"
            return f"  {source} to {target}:"
        case Shuffled():
            return f"  {event.zone} shuffled, {event.count} pieces"
        case Turned():
            return f"  {event.piece} turned, facing {event.facing}{rule}"
        case Paid():
            giver, taker = whose(event.source), whose(event.target)
            return f"  {giver} to {taker}: {event.amount} chips{rule}"
        case Scored():
            scores = f"scores {event.points}, now {event.total}"
            return f"  seat {event.seat} {scores}{rule}"
        case Said():
            parts = [f"seat {event.seat}"] if event.seat is not None else []
            parts += [f"piece {event.piece}"] if event.piece is not None else []
            parts += [str(event.number)] if event.number else []
            parts += [f"of {event.of}"] if event.of is not None else []
            return f"  {event.message}: {', '.join(parts)}".rstrip(": ") + rule
        case Decided():
            chosen = " ".join(map(str, event.chosen)) or "nothing"
            sealed = " (sealed)" if event.sealed else ""
            return f"seat {event.seat}, {prompt}: {chosen}{sealed}"
        case Entered():
            return f"  phase: {event.phase}"
        case Ended():
            return "  ended"
    raise ValueError(event)


def whose(account: object) -> str:
    if account is None:
        return "the bank"
    return f"seat {account}" if isinstance(account, int) else str(account)


def ending(walk: Walk) -> list[str]:
    state = walk.state
    lines = [f"places: {' '.join(map(str, state.ranks))}"]
    if any(state.scores):
        lines.append(f"scores: {' '.join(map(str, state.scores))}")
    if state.chips:
        lines.append(f"chips: {' '.join(map(str, state.chips[: state.seats]))}")
    return lines


def shorten_lines(lines: list[str]) -> list[str]:
    if len(lines) <= MAX_TRANSCRIPT_LINES:
        return lines
    middle = lines[HEAD_LINES:-TAIL_LINES]
    digest = hashlib.sha256("\n".join(middle).encode()).hexdigest()
    return [
        *lines[:HEAD_LINES],
        f"... {len(middle)} lines with the SHA-256 {digest} ...",
        *lines[-TAIL_LINES:],
    ]


def read_trial(text: str) -> Trial:
    """Returns the trial that the first lines of a transcript describe."""
    try:
        fields = dict(line.split(": ", 1) for line in text.splitlines()[1:4])
        pairs = [] if fields["options"] == "none" else fields["options"].split()
        options = dict(pair.split("=", 1) for pair in pairs)
        return Trial(int(fields["seats"]), options, int(fields["seed"]))
    except (KeyError, ValueError) as wrong:
        raise BadInput(f"this file is not a golden game: {wrong}") from None


def choose_trial(game: Game, case: Case) -> tuple[Trial, bool]:
    """Returns a game that shows a case, of a readable length; and whether it matters
    there."""
    best: Trial | None = None
    best_worth = (0, 0, 0)
    for seed in range(1, MAX_CANDIDATE_GAMES + 1):
        if seed > SEARCHED_GAMES and best_worth[0]:
            break
        others: Case = {}
        seats = game.players[(seed - 1) % len(game.players)]
        if case and seed % 3 == 0:
            seats, others = random_options(game, Dice(seed))
            others = unusual(game, others, case)
        trial = Trial(seats, {**others, **case}, seed)
        if not playable(game, seats, trial.options):
            continue
        if seed > SEARCHED_GAMES and not ends_otherwise(game, trial, case):
            continue
        lines = transcript(game, trial)
        length = len(lines) if len(lines) <= READABLE_ANSWERS else -len(lines)
        matters = not case or matters_in(game, trial, case, lines)
        worth = (int(matters), int(length > 0) - len(others), length)
        if best is None or worth > best_worth:
            best, best_worth = trial, worth
    if best is None:
        raise BadInput(f"{game.title} cannot be played with {case}")
    return best, best_worth[0] == 1


def unusual(game: Game, given: Case, case: Case) -> Case:
    """Returns options that are not defaults, without those of a case."""
    usual = game.options()
    defaults = {
        name: as_written(spec, getattr(usual, name))
        for name, spec in specs(game.options).items()
    }
    return {
        name: value
        for name, value in given.items()
        if name not in case and value != defaults[name]
    }


def without(trial: Trial, case: Case) -> Trial:
    """Returns the same game without the case's option."""
    plain = {name: v for name, v in trial.options.items() if name not in case}
    return Trial(trial.seats, plain, trial.seed)


def matters_in(game: Game, trial: Trial, case: Case, lines: list[str]) -> bool:
    """Returns whether this game would have gone otherwise without the case."""
    usual = without(trial, case)
    if not playable(game, usual.seats, usual.options):
        return True
    start = len(header(game, trial))
    return transcript(game, usual)[start:] != lines[start:]


def ends_otherwise(game: Game, trial: Trial, case: Case) -> bool:
    """Returns whether this game would have ended otherwise, which is quicker to find
    out."""
    usual = without(trial, case)
    if not playable(game, usual.seats, usual.options):
        return True
    return last_state(game, trial) != last_state(game, usual)


def last_state(game: Game, trial: Trial) -> str:
    walk = Walk(game, trial)
    while walk.state.waiting:
        walk.step()
    return state_text(walk.state)


def write_games(game: Game, folder: Path) -> list[str]:
    """Rewrites the golden games of one game; returns the cases without an effect."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = cases(game)
    for old in folder.glob("*.txt"):
        if old.stem not in wanted:
            old.unlink()
    idle = []
    for name, case in wanted.items():
        trial, matters = choose_trial(game, case)
        text = "\n".join(transcript(game, trial)) + "\n"
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")
        if not matters:
            idle.append(name)
    return idle


# Final states


def final_state(game: Game, trial: Trial) -> str:
    """Returns the SHA-256 of the state in which a random playout ends."""
    state = game.table(trial.seats, trial.options).blank()
    state.begin(scatter(trial.seed))
    playout(state, Dice(trial.seed))
    return hashlib.sha256(state_text(state).encode()).hexdigest()


def final_states(game: Game, count: int = 12) -> list[dict[str, object]]:
    """Returns fixed games and the states they end in, for both builds to agree on."""
    listed: list[dict[str, object]] = []
    for seed in range(1, count + 1):
        seats, given = random_options(game, Dice(seed))
        trial = Trial(seats, given, seed)
        listed.append(
            {
                "seats": seats,
                "options": given,
                "seed": seed,
                "sha256": final_state(game, trial),
            }
        )
    return listed
