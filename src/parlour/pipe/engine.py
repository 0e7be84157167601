"""Answers requests in order, and keeps their positions."""

import sys
from collections.abc import Iterator
from typing import Any, BinaryIO

import msgspec

from parlour import __version__, bots
from parlour.engine.data import tokens_by_name
from parlour.engine.dice import Dice
from parlour.engine.game import Game, token_name
from parlour.engine.partial_answers import check_partial
from parlour.engine.picks import DONE
from parlour.engine.refusals import BadInput, Refusal
from parlour.games import find, list_games, look_up
from parlour.match import Match
from parlour.match.match import replay
from parlour.pipe import frames as f
from parlour.pipe.positions import HeldPosition
from parlour.terminal.catalogue import game_entry
from parlour.words.messages import Messages, explain_error, refusal_text

MAX_LINE_BYTES = 4_000_000
"""Bytes of a line; a log of a long game is one line."""
MAX_POSITIONS = 20_000
"""Positions held at once."""
MAX_PLAYOUTS = 100_000

encode = msgspec.json.Encoder().encode


class Engine:
    """Session of one program: its positions."""

    def __init__(self) -> None:
        self.held: dict[int, HeldPosition] = {}
        self.last = 0

    def answer(self, line: bytes) -> bytes:
        """Returns the reply to one line; an invalid line changes nothing."""
        try:
            request = f.read_request(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
            return encode(f.ErrorReply(text=f"not a valid request: {wrong}"))
        try:
            reply = self.reply(request)
        except BadInput as wrong:
            reply = self.no(request, wrong)
        reply.id = request.id
        return encode(reply)

    def reply(self, request: f.AnyRequest) -> f.Reply:
        match request:
            case f.HelloRequest():
                return f.HelloReply(parlour=__version__)
            case f.GamesRequest():
                return f.GamesReply(games=[game_entry(game) for game in list_games()])
            case f.NewRequest():
                return self.keep(new_position(request))
            case f.LoadRequest(log=log):
                match = replay(find(log.game), log, request.upto)
                return self.keep(HeldPosition.of(match))
            case f.DropRequest():
                self.at(request)
                del self.held[request.position]
                return f.DroppedReply(position=request.position)
        return self.about(request, self.at(request))

    def about(self, request: Any, held: HeldPosition) -> f.Reply:
        """Returns the reply to a request about one position."""
        match request:
            case f.CopyRequest():
                return self.keep(held.copy())
            case f.ImagineRequest(seat=seat, seed=seed):
                return self.keep(held.sample_world(seat, seed))
            case f.PlayRequest(seat=seat, chosen=chosen):
                held.play(seat, chosen)
                return describe_position(request.position, held)
            case f.ViewRequest(seat=seat):
                return held.view_reply(seat)
            case f.QuestionRequest(seat=seat):
                return f.QuestionReply(question=held.question(seat))
            case f.NextRequest(seat=seat, chosen=chosen):
                return next_tokens(held, seat, chosen)
            case f.EventsRequest(seat=seat, since=since):
                return f.EventsReply(
                    events=held.events(seat, since), choices=held.choices
                )
            case f.BotRequest():
                return ask_bot(held, request)
            case f.PlayoutRequest():
                return f.PlayoutReply(returns=list(play_out(held, request)))
        if held.match is None:
            raise BadInput("this position was sampled with `imagine`, so it has no log")
        return f.LogReply(log=held.match.log(reveal=True))

    def at(self, request: f.PositionRequest) -> HeldPosition:
        held = self.held.get(request.position)
        if held is None:
            raise BadInput(f"position {request.position} does not exist or was dropped")
        return held

    def keep(self, held: HeldPosition) -> f.PositionReply:
        if len(self.held) >= MAX_POSITIONS:
            raise BadInput(
                f"{MAX_POSITIONS} positions are held already; drop some first"
            )
        self.last += 1
        self.held[self.last] = held
        return describe_position(self.last, held)

    def no(self, request: f.AnyRequest, wrong: BadInput) -> f.RefusedReply:
        if not isinstance(wrong, Refusal):
            return f.RefusedReply(refused="bad-input", text=explain_error(wrong))
        text = wrong.message
        if isinstance(request, f.PositionRequest):
            held = self.at(request)
            seat = getattr(request, "seat", None)
            text = refusal_text(Messages(held.game), wrong, *held.counts(seat))
        return f.RefusedReply(refused=wrong.message, rule=wrong.rule, text=text)


def new_position(request: f.NewRequest) -> HeldPosition:
    game = look_up(request.game)
    match = Match(
        game,
        game.usual_seats if request.seats is None else request.seats,
        request.options,
        seed=request.seed,
        names=request.names,
        pace=request.pace,
    )
    return HeldPosition.of(match)


def describe_position(number: int, held: HeldPosition) -> f.PositionReply:
    state = held.state
    over = not state.waiting
    return f.PositionReply(
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


def next_tokens(held: HeldPosition, seat: int, chosen: list[str]) -> f.NextReply:
    state = held.state
    pick = state.ask(held.asked_seat(seat))
    found = check_partial(state, pick, tokens_by_name(state.table, chosen))
    if found.wrong is not None:
        raise found.wrong
    able = [token for token in found.able if token != DONE]
    return f.NextReply(
        next=[token_name(state.table, token) for token in able], enough=found.may_end()
    )


def ask_bot(held: HeldPosition, request: f.BotRequest) -> f.AnswerReply:
    seat = held.asked_seat(request.seat)
    bot = bots.look_up(held.game, request.bot)
    answer = bots.answer(bot, held.state, seat, Dice(request.seed))
    return f.AnswerReply(
        chosen=[token_name(held.state.table, token) for token in answer]
    )


def play_out(held: HeldPosition, request: f.PlayoutRequest) -> Iterator[list[float]]:
    """Yields the returns of each playout, each with different dice."""
    if not 1 <= request.times <= MAX_PLAYOUTS:
        raise BadInput(f"times is 1 to {MAX_PLAYOUTS}, not {request.times}")
    players = find_bots(held.game, request.bots, held.state.seats)
    dice = Dice(request.seed)
    for _ in range(request.times):
        state = held.state.copy()
        state.seed = dice.seed()
        while state.waiting:
            seat = state.next_asked()
            state.take(seat, bots.answer(players[seat], state, seat, dice))
        yield state.returns()


def find_bots(game: Game, names: list[str], seats: int) -> list[bots.Bot]:
    if len(names) not in (1, seats):
        raise BadInput(f"name 1 bot for all seats or {seats} bots, not {len(names)}")
    found = [bots.look_up(game, name) for name in names]
    return found * seats if len(found) == 1 else found


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answers every line of a program until it says no more."""
    engine = Engine()
    while line := source.readline(MAX_LINE_BYTES + 1):
        if len(line) > MAX_LINE_BYTES:
            while line and not line.endswith(b"\n"):
                line = source.readline(MAX_LINE_BYTES)
            reply = encode(
                f.ErrorReply(text=f"A line has at most {MAX_LINE_BYTES} bytes.")
            )
        elif line.isspace():
            continue
        else:
            reply = engine.answer(line)
        target.write(reply + b"\n")
        target.flush()


def main() -> None:
    serve(sys.stdin.buffer, sys.stdout.buffer)
