"""Tables laid in this process and shown to a page as their server would.

A table is the fold of its entries, so the same seed, seats and bots give the same
moments every time. The page itself comes from a served Parlour; only its socket is
answered from here, so nothing runs on while somebody looks.
"""

import re
from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute, expect

from parlour import bots
from parlour.engine.dice import Dice
from parlour.engine.game import token_name
from parlour.engine.pieces import Seat
from parlour.games import find
from parlour.match.seeds import bot_dice
from parlour.server.games import acts, scenes
from parlour.server.games import entries as log
from parlour.server.games import frames as wire
from parlour.server.games.room import GameEntry, GameRoom
from parlour.server.games.table import refusal
from parlour.server.tables import act
from parlour.server.tables import frames as common
from parlour.server.tables.match_view import consider_answer
from parlour.server.tables.room import Company, Reader

NAMES = (
    "Yola",
    "Ines",
    "Mara",
    "Tobias",
    "Odile",
    "Bram",
    "Wren",
    "Juno",
    "Ash",
    "Pia",
)
WIDE = tuple(f"{letter}wwwwwwwmmmmmmmmmmmm" for letter in "ABCDEFGHKL")
"""Twenty of the widest letters."""
REQUEST = msgspec.json.Decoder(acts.Request)
CANDLE = 8.0


@dataclass(frozen=True)
class Moment:
    """A table as one seat sees it, or nobody's."""

    room: GameRoom
    told: list[wire.SeenEntry]
    seat: int | None

    @property
    def name(self) -> str:
        question = self.scene.question
        if question is not None:
            return question.prompt
        return "over" if self.room.state == "over" else "wait"

    @cached_property
    def scene(self) -> wire.Scene:
        room = self.room
        candles = {seat: CANDLE for seat in room.asked if room.burns_candle(seat)}
        company = Company(
            here=frozenset(range(self.room.opened.seats)), candles=candles
        )
        return scenes.scene(self.room, self.reader, company, 0.0)

    @property
    def reader(self) -> Reader:
        seats = () if self.seat is None else (self.seat,)
        return Reader(looking=self.seat, seats=seats, host=True)

    @property
    def fullness(self) -> int:
        """How much there is to see: pieces in sight and things to choose from."""
        zones = self.scene.view["zones"] if self.scene.view else []
        seen = sum(len(zone.get("pieces", ())) for zone in zones)
        asked = self.scene.question
        return 2 * seen + (len(asked.options) if asked else 0)


class Laid:
    """A table at which bots play every seat, one answer at a time."""

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        names: Sequence[str] = NAMES,
        options: dict[str, Any] | None = None,
        seed: str = "laid",
        bot: str = "regular",
    ) -> None:
        found = find(game)
        self.room = GameRoom("laid", "plum-kettle-nine", seed)
        self.bot = bots.find(found, bot)
        self.write(
            log.Opened(
                by="0",
                game=game,
                edition=found.edition,
                seats=seats,
                options=options or {},
                candle=CANDLE,
                bots=[None] * seats,
            )
        )
        for seat in range(seats):
            self.write(log.Sat(by=str(seat), seat=seat, name=names[seat]))
        self.write(log.Began(by="0"))

    def write(self, entry: GameEntry) -> None:
        self.room.apply(self.room.seq + 1, 0.0, entry)

    def step(self) -> None:
        """The first seat that is asked answers as its bot would."""
        match = self.room.match
        assert match is not None
        seat = Seat(min(self.room.asked))
        dice = Dice(bot_dice(self.room.secret, len(match.choices)))
        answer = bots.answer(self.bot, match.state, seat, dice)
        names = [token_name(match.table, token) for token in answer]
        self.write(log.Chose(by=str(seat), seat=seat, chosen=names))

    def look(self, seat: int | None = 0) -> Moment:
        """The table as it is now; it does not change any more."""
        told = scenes.log_since(self.room, Moment(self.room, [], seat).reader, 0)
        return Moment(still(self.room), told[-scenes.WELCOME_ENTRIES :], seat)

    def play(self, choices: int) -> Iterator[None]:
        """Goes on, with a stop before each of so many choices."""
        for _ in range(choices):
            yield
            if self.room.state == "over":
                return
            self.step()


def still(room: GameRoom) -> GameRoom:
    """A copy of a room that does not go on with it."""
    other = copy(room)
    for name, value in vars(room).items():
        if isinstance(value, list | dict | set):
            setattr(other, name, copy(value))
    other.match = room.match and room.match.copy()
    return other


def moments(laid: Laid, choices: int = 150) -> dict[str, Moment]:
    """For each kind of question that seat 0 is asked the fullest table."""
    best: dict[str, Moment] = {}
    for _ in laid.play(choices):
        now = Moment(laid.room, [], 0)
        old = best.get(now.name)
        if old is None or now.fullness > old.fullness:
            best[now.name] = laid.look()
    return best


class Show:
    """A page on which moments are shown one after the other."""

    def __init__(self, page: Page, *, text: str = "", language: str = "en") -> None:
        self.page = page
        self.language = language
        """What it is all in, once the words have come."""
        self.text = text
        """The size of letters that the reader's browser is set to."""
        self.moment: Moment | None = None
        self.scene: wire.Scene | None = None
        """What the page was told last."""
        self.line: WebSocketRoute | None = None
        self.shown = 0
        self.played: list[list[str]] = []
        """The answers that the page sent to this moment."""
        page.route_web_socket(re.compile("/ws/"), self.connect)
        page.add_init_script(A_GAME)

    def connect(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(self.hear)

    def hear(self, frame: str | bytes) -> None:
        request = REQUEST.decode(frame)
        if isinstance(request, act.Hello):
            self.welcome()
        elif isinstance(request, act.Consider) and self.moment is not None:
            room, seat = self.moment.room, request.seat
            asked = room.asked.get(seat)
            if asked is not None and asked.seq == request.at and room.match is not None:
                told = partial(refusal, room, request)
                self.send(consider_answer(room.match, seat, request, told))
        elif isinstance(request, acts.Play):
            self.played.append(request.chosen)
            self.send(common.Done(id=request.id, seq=self.shown))

    def send(self, message: wire.Message) -> None:
        assert self.line is not None
        self.line.send(msgspec.json.encode(message).decode())

    def welcome(self) -> None:
        assert self.moment is not None
        made = self.moment
        self.scene = made.scene
        self.send(
            wire.Welcome(seq=self.shown, scene=made.scene, told=made.told, whole=True)
        )

    def __call__(self, moment: Moment) -> None:
        """Shows a moment; the same page goes on while the game is the same."""
        same = (
            self.moment is not None
            and self.moment.room.opened.game == moment.room.opened.game
        )
        self.moment = moment
        self.played = []
        self.shown += 1
        if same:
            self.welcome()
        else:
            self.page.goto("/t/laid")
            if self.text:
                self.page.evaluate(ENLARGE, self.text)
        spoken = f'[data-seq="{self.shown}"][data-language="{self.language}"]'
        expect(self.page.locator(spoken)).to_be_attached()
        self.settle()

    def size(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.settle()

    def settle(self) -> None:
        """Waits until nothing on the page moves any more."""
        self.page.evaluate(STILL)


A_GAME = """(() => {
  const plain = fetch;
  window.fetch = (what, how) =>
    /\\/api\\/tables\\/[^/]+$/.test(what)
      ? Promise.resolve(Response.json({ kind: "game" }))
      : plain(what, how);
})()"""
"""No server knows this table; Playwright's own way would load every file anew."""
ENLARGE = "(size) => { document.documentElement.style.fontSize = size; }"
STILL = """async () => {
  const things = "[data-seat], [data-zone], button, .tag";
  const now = () => [...document.querySelectorAll(things)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
  }).join();
  const moving = () => document.fonts.status !== "loaded" ||
    document.getAnimations().some(({ effect, playState }) =>
      playState === "running" && effect.target?.closest("[data-piece], .flyer"));
  let [last, alike] = ["", 0];
  while (alike < 3) {
    await new Promise(requestAnimationFrame);
    const drawn = now();
    alike = drawn === last && !moving() ? alike + 1 : 0;
    last = drawn;
  }
}"""
"""Three frames in a row are alike, all letters are there and no piece is on its way."""
