"""Games between people who answer by chance, and what each of them is told."""

from collections.abc import AsyncIterator

from tests.server.house import Guest, House, any_answer, usual

from parlour.engine.dice import Dice
from parlour.server.games.table import GameTable
from parlour.server.tables import frames as common


class Heard:
    """A table at which all seats are people's, with somebody who watches."""

    def __init__(self, house: House, live: GameTable) -> None:
        self.live = live
        self.seated = [house.guest(live, one).join() for one in seated(live)]
        self.all = [*self.seated, house.guest(live, "zed").join()]

    def sizes(self) -> list[int]:
        """Bytes of the update that each seat got last."""
        return [len(update(guest)) for guest in self.seated]


def seated(live: GameTable) -> list[str]:
    return [sitter.person for sitter in live.room.sitters]


def update(guest: Guest) -> bytes:
    return next(d for d in guest.sent[::-1] if d.startswith(b'{"is":"update"'))


async def by_chance(slug: str, moves: int, seed: int = 1) -> AsyncIterator[Heard]:
    """A game, after each of so many answers that everybody has read."""
    house = House()
    live = await house.open(slug, usual(slug), candle=0, seed=f"told {seed}")
    heard = Heard(house, live)
    dice = Dice(seed)
    for _ in range(moves):
        if live.room.state != "playing":
            return
        seat = sorted(live.room.asked)[dice.roll(len(live.room.asked))]
        answer = await heard.seated[seat].play(any_answer(live, seat, dice), seat)
        assert isinstance(answer, common.Done), answer
        for guest in heard.all:
            guest.read()
        yield heard
