"""A toy whose rules were renewed: its second edition scores a hundred more a card."""

from tests.engine.toys import MASK_ZONES, Masks, toy

from parlour.engine.pieces import Seat


class Renewed(Masks):
    def score(self, seat: Seat, points: int, rule: str = "") -> None:
        more = 100 if self.table.edition > 1 else 0
        super().score(seat, points + more, rule)


def renewed(edition: int, knows: tuple[int, ...] = ()) -> None:
    """From now on the game of that edition is what is found here."""
    global GAME
    GAME = toy("renewed", Renewed, MASK_ZONES, ("take", "mask"))
    GAME.edition = edition
    GAME.knows = (*knows, edition)


GAME = toy("renewed", Renewed, MASK_ZONES, ("take", "mask"))
