"""The score pad of Spots: hands, handicaps, and who won the round."""

from typing import cast

from parlour.games.spots.rules import MOST_ROUNDS, Options, handicap
from parlour.kit.scoring import PadMessage, Row, Scoring, Shown, number


class SpotsScoring(Scoring):
    @property
    def own_options(self) -> Options:
        return cast(Options, self.options)

    def handicaps(self, row: Row) -> list[int]:
        """Returns the handicaps in half points (SPO-05)."""
        hands = [number(cells, "hand") for cells in row]
        rounding = self.own_options.handicap_rounding
        return [handicap(hand, min(hands), rounding) for hand in hands]

    def results(self, row: Row) -> list[int]:
        """Returns the results in half points (SPO-16)."""
        off = self.handicaps(row)
        return [2 * number(cells, "pile") - off[n] for n, cells in enumerate(row)]

    def gains(self, row: Row) -> list[int]:
        results = self.results(row)
        best = max(results)
        if results.count(best) > 1 and self.own_options.round_tie != "shared":
            return [0] * self.seats  # SPO-32
        return [int(one == best) for one in results]

    def enter(self, row: Row) -> list[Shown]:
        shown = super().enter(row)
        off, results = self.handicaps(row), self.results(row)
        for seat in range(self.seats):
            shown[seat]["handicap"] = halves(off[seat])
            shown[seat]["result"] = halves(results[seat])
        return shown

    def end_message(self) -> PadMessage | None:
        target = self.own_options.rounds_to_win
        if max(self.totals) >= target:
            return PadMessage(
                "pad-end-wins", "SPO-17", self.leaders(), {"wins": target}
            )
        if self.own_options.round_tie == "none" and self.rows >= MOST_ROUNDS:
            return PadMessage("pad-end-cap", "SPO-33", (), {"rounds": MOST_ROUNDS})
        return None


def halves(count: int) -> int | str:
    """Formats half points as people write them.

    >>> halves(8), halves(7), halves(1), halves(-3)
    (4, '3½', '½', '−1½')
    """
    if count % 2 == 0:
        return count // 2
    whole = abs(count) // 2
    return f"{'−' if count < 0 else ''}{whole or ''}½"


SCORING = SpotsScoring
