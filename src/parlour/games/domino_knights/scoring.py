"""The score pad of Domino Knights: Health or Fame, and who is ejected."""

from typing import cast

from parlour.engine.options import NONE
from parlour.engine.refusals import BadOption
from parlour.games.domino_knights.options import HEALTH, TIMED, Options
from parlour.kit.scoring import PadMessage, PadPlan, Row, Scoring, Shown, Wrong, number

LIVING_BONUS = 1 << 20
"""The living are placed before all who are out."""


class DominoKnightsScoring(Scoring):
    out_rule = "KNI-620"

    def __init__(
        self, plan: PadPlan, options: Options, seats: int, dealer: int = 0
    ) -> None:
        if options.goal == "random":
            raise BadOption(
                "turn the card for the goal first, and choose what it says",
                "pad-goal-random",
                option="goal",
            )
        super().__init__(plan, options, seats, dealer)

    @property
    def own_options(self) -> Options:
        return cast(Options, self.options)

    @property
    def by_health(self) -> bool:
        return self.own_options.goal in HEALTH

    def first(self) -> int:
        return (
            self.own_options.health_start
            if self.by_health
            else self.own_options.fame_start
        )

    def check(self, row: Row) -> None:
        only_lost = self.by_health or self.own_options.goal == "fame_attrition"
        for seat, gain in enumerate(self.gains(row)):
            if only_lost and gain > 0:
                rule = "KNI-222" if self.by_health else "KNI-615"
                raise Wrong("pad-only-lost", rule, seat, "won")
            after = self.totals[seat] + gain
            if after < 0:
                had = self.totals[seat]
                rule = "KNI-222" if self.by_health else "KNI-612"
                raise Wrong("pad-more-than-had", rule, seat, "won", had=had)
            if number(row[seat], "ejected") and after:
                raise Wrong("out-without-fame", "KNI-614", seat, "ejected")

    def enter(self, row: Row) -> list[Shown]:
        shown = super().enter(row)
        for seat, cells in enumerate(row):
            dead = self.by_health and self.totals[seat] <= 0
            if dead or number(cells, "ejected"):
                self.go_out(seat)
        return shown

    def standings(self) -> list[int]:
        return [
            self.gone[seat] or LIVING_BONUS + self.totals[seat]
            for seat in range(self.seats)
        ]

    def goal(self) -> int | None:
        return (
            self.own_options.fame_target
            if self.own_options.goal == "first_to_fame"
            else None
        )

    def end_message(self) -> PadMessage | None:
        if len(self.playing()) < 2:
            return self.last_one("KNI-600")
        fame = self.own_options.fame_target
        if self.own_options.goal == "first_to_fame" and max(self.totals) >= fame:
            leaders = self.leaders()
            return PadMessage("pad-end-target", "KNI-615", leaders, {"target": fame})
        limit = self.own_options.round_limit
        if self.own_options.goal in TIMED and limit != NONE and self.rows >= limit:
            return PadMessage("pad-end-rounds", "KNI-601", (), {"rounds": limit})
        return self.by_plan()

    def pass_on(self) -> None:
        """Lets the same seat begin every round, or the next one still in the game."""
        if self.gone[self.dealer]:
            super().pass_on()


SCORING = DominoKnightsScoring
