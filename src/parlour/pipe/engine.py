"""Answers requests one after the other, and keeps the positions they are about."""

import sys
from collections.abc import Iterator
from typing import Any, BinaryIO

import msgspec

from parlour import __version__, bots
from parlour.engine.data import tokens_named
from parlour.engine.dice import Dice
from parlour.engine.game import Game, token_name
from parlour.engine.picks import DONE
from parlour.engine.refusals import BadInput, Refusal
from parlour.engine.weighing import weighed
from parlour.games import find, listed, look_up
from parlour.match import Match
from parlour.match.match import replay
from parlour.pipe import frames as f
from parlour.pipe.positions import Held
from parlour.terminal.catalogue import game_entry
from parlour.words.messages import Messages, explained, refused

LONGEST = 4_000_000
"""Bytes of a line; a log of a long game is one line."""
MOST = 20_000
"""Positions held at once."""
MOST_TIMES = 100_000

encode = msgspec.json.Encoder().encode


class Engine:
    """What one program has asked for so far."""

    def __init__(self) -> None:
        self.held: dict[int, Held] = {}
        self.last = 0

    def answer(self, line: bytes) -> bytes:
        """The reply to one line; whatever is wrong with it, nothing has changed."""
        try:
            request = f.read_request(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
            return encode(f.Oops(text=f"That is no request: {wrong}"))
        try:
            reply = self.reply(request)
        except BadInput as wrong:
            reply = self.no(request, wrong)
        reply.id = request.id
        return encode(reply)

    def reply(self, request: f.AnyRequest) -> f.Reply:
        match request:
            case f.Hello():
                return f.Welcome(parlour=__version__)
            case f.Games():
                return f.Listed(games=[game_entry(game) for game in listed()])
            case f.New():
                return self.keep(new(request))
            case f.Load(log=log):
                match = replay(find(log.game), log, request.upto)
                return self.keep(Held.of(match))
            case f.Drop():
                self.at(request)
                del self.held[request.position]
                return f.Dropped(position=request.position)
        return self.about(request, self.at(request))

    def about(self, request: Any, held: Held) -> f.Reply:
        """A reply that is about one position."""
        match request:
            case f.Copy():
                return self.keep(held.copy())
            case f.Imagine(seat=seat, seed=seed):
                return self.keep(held.imagined(seat, seed))
            case f.Play(seat=seat, chosen=chosen):
                held.play(seat, chosen)
                return standing(request.position, held)
            case f.View(seat=seat):
                return held.seen(seat)
            case f.Question(seat=seat):
                return f.Asked(question=held.question(seat))
            case f.Next(seat=seat, chosen=chosen):
                return following(held, seat, chosen)
            case f.Events(seat=seat, since=since):
                return f.Told(events=held.events(seat, since), choices=held.choices)
            case f.Bot():
                return advised(held, request)
            case f.Playout():
                return f.Played(returns=list(played_out(held, request)))
        if held.match is None:
            raise BadInput("this position was sampled with `imagine`, so it has no log")
        return f.Written(log=held.match.log(reveal=True))

    def at(self, request: f.Placed) -> Held:
        held = self.held.get(request.position)
        if held is None:
            raise BadInput(f"position {request.position} does not exist or was dropped")
        return held

    def keep(self, held: Held) -> f.Position:
        if len(self.held) >= MOST:
            raise BadInput(f"{MOST} positions are held already; drop some first")
        self.last += 1
        self.held[self.last] = held
        return standing(self.last, held)

    def no(self, request: f.AnyRequest, wrong: BadInput) -> f.No:
        if not isinstance(wrong, Refusal):
            return f.No(refused="bad-input", text=explained(wrong))
        text = wrong.message
        if isinstance(request, f.Placed):
            held = self.at(request)
            seat = getattr(request, "seat", None)
            text = refused(Messages(held.game), wrong, *held.counts(seat))
        return f.No(refused=wrong.message, rule=wrong.rule, text=text)


def new(request: f.New) -> Held:
    game = look_up(request.game)
    match = Match(
        game,
        game.usual_seats if request.seats is None else request.seats,
        request.options,
        seed=request.seed,
        names=request.names,
        pace=request.pace,
    )
    return Held.of(match)


def standing(number: int, held: Held) -> f.Position:
    state = held.state
    over = not state.waiting
    return f.Position(
        position=number,
        game=held.game.slug,
        seats=state.seats,
        choices=held.choices,
        waiting=held.waiting(),
        over=over,
        scores=state.scores[: state.seats],
        ranks=state.ranks if over else [],
        returns=state.returns() if over else [],
    )


def following(held: Held, seat: int, chosen: list[str]) -> f.Following:
    state = held.state
    pick = state.ask(held.asked(seat))
    found = weighed(state, pick, tokens_named(state.table, chosen))
    if found.wrong is not None:
        raise found.wrong
    able = [token for token in found.able if token != DONE]
    return f.Following(
        next=[token_name(state.table, token) for token in able], enough=found.enough()
    )


def advised(held: Held, request: f.Bot) -> f.Answer:
    seat = held.asked(request.seat)
    bot = bots.look_up(held.game, request.bot)
    answer = bots.answer(bot, held.state, seat, Dice(request.seed))
    return f.Answer(chosen=[token_name(held.state.table, token) for token in answer])


def played_out(held: Held, request: f.Playout) -> Iterator[list[float]]:
    """What each seat won, each time with other dice."""
    if not 1 <= request.times <= MOST_TIMES:
        raise BadInput(f"times is 1 to {MOST_TIMES}, not {request.times}")
    players = seated(held.game, request.bots, held.state.seats)
    dice = Dice(request.seed)
    for _ in range(request.times):
        state = held.state.copy()
        state.seed = dice.seed()
        while state.waiting:
            seat = state.next_asked()
            state.take(seat, bots.answer(players[seat], state, seat, dice))
        yield state.returns()


def seated(game: Game, names: list[str], seats: int) -> list[bots.Bot]:
    if len(names) not in (1, seats):
        raise BadInput(f"name 1 bot for all seats or {seats} bots, not {len(names)}")
    found = [bots.look_up(game, name) for name in names]
    return found * seats if len(found) == 1 else found


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answers every line of a program until it says no more."""
    engine = Engine()
    while line := source.readline(LONGEST + 1):
        if len(line) > LONGEST:
            while line and not line.endswith(b"\n"):
                line = source.readline(LONGEST)
            reply = encode(f.Oops(text=f"A line has at most {LONGEST} bytes."))
        elif line.isspace():
            continue
        else:
            reply = engine.answer(line)
        target.write(reply + b"\n")
        target.flush()


def main() -> None:
    serve(sys.stdin.buffer, sys.stdout.buffer)
