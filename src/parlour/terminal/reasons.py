"""Why bots did what they did, in lines of text: coarse while the deal goes on, and in
full once it is over."""

from collections.abc import Iterator
from typing import Any

from parlour.bots.bot_input import Decision
from parlour.bots.reasons import NONE, Reason
from parlour.match import Match
from parlour.narration import holding, weighing
from parlour.terminal.narrator import Narrator


class Remembered:
    """What a bot thought, in which deal, and what it held."""

    def __init__(self, deal: int, decision: Decision, held: list[str]) -> None:
        self.deal = deal
        self.decision = decision
        self.held = held


class Reasons:
    """What each bot of a table thought last, and last in a deal before that."""

    def __init__(self, match: Match, narrator: Narrator) -> None:
        self.match = match
        self.narrator = narrator
        self.kept: dict[int, list[Remembered]] = {}

    def deal(self) -> int:
        """The deal that goes on; 0 where hands stay hidden to the end."""
        deals = self.match.game.deals
        return deals(self.match.state) if deals else 0

    def remember(self, seat: int, decision: Decision) -> None:
        """Keeps what a bot thinks, before it is done."""
        deal = self.deal()
        over = [one for one in self.kept.get(seat, []) if one.deal < deal]
        now = Remembered(deal, decision, self.match.held(seat))
        self.kept[seat] = [*over[-1:], now]

    def lines(self, name: str) -> Iterator[str]:
        """What the bots say whose names begin so."""
        words = self.narrator.words
        for seat, kept in sorted(self.kept.items()):
            if not self.match.names[seat].lower().startswith(name):
                continue
            player = self.narrator.name(seat)
            for one in kept:
                if self.match.over() or one.deal < self.deal():
                    text, *more = self.full(one)
                    yield words.text("play-reason-whole", name=player, reason=text)
                    yield from (f"    {part}" for part in more)
                else:
                    text = self.said(one.decision.public_reason)
                    yield words.text("play-reason", name=player, reason=text)

    def full(self, one: Remembered) -> list[str]:
        """All of it in one line, and one for each answer that was compared."""
        reason = one.decision.full_reason
        read = self.narrator.reading.read
        table = self.match.table
        weighed = [(w.names(table), w.kind, w.worth) for w in reason.weighed]
        holds = read(holding(one.held, reason.facts))
        return [" ".join([*holds, self.said(reason)]), *read(weighing(weighed))]

    def said(self, reason: Reason) -> str:
        """The sentence of a reason; a rule of thumb is one of the game's own."""
        words = self.narrator.words
        thumb = str(reason.values.get("thumb", NONE))
        values: dict[str, Any] = dict(reason.values)
        if thumb != NONE:
            values["thumb"] = words.text(thumb)
        return words.text(reason.message, **values)
