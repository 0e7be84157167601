"""Reasons of bots in lines of text: coarse during the deal, in full once it is over."""

from collections.abc import Iterator
from typing import Any

from parlour.bots.bot_input import Decision
from parlour.bots.reasons import NONE, Reason
from parlour.match import Match
from parlour.narration import answer_lines, hand_lines
from parlour.terminal.narrator import Narrator


class RememberedDecision:
    """Decision of a bot, the deal it belongs to, and the bot's hand."""

    def __init__(self, deal: int, decision: Decision, held: list[str]) -> None:
        self.deal = deal
        self.decision = decision
        self.held = held


class Reasons:
    """Last decision of each bot in this deal, and in the deal before it."""

    def __init__(self, match: Match, narrator: Narrator) -> None:
        self.match = match
        self.narrator = narrator
        self.kept: dict[int, list[RememberedDecision]] = {}

    def deal(self) -> int:
        """Returns the number of the current deal; 0 if hands stay hidden to the end."""
        deals = self.match.game.deals
        return deals(self.match.state) if deals else 0

    def remember(self, seat: int, decision: Decision) -> None:
        """Stores a bot's decision before it is played."""
        deal = self.deal()
        over = [one for one in self.kept.get(seat, []) if one.deal < deal]
        now = RememberedDecision(deal, decision, self.match.list_hidden_hand(seat))
        self.kept[seat] = [*over[-1:], now]

    def lines(self, name: str) -> Iterator[str]:
        """Yields the reasons of the bots whose names begin with this text."""
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
                    text = self.sentence(one.decision.public_reason)
                    yield words.text("play-reason", name=player, reason=text)

    def full(self, one: RememberedDecision) -> list[str]:
        """Returns the full reason in one line, and a line for each compared answer."""
        reason = one.decision.full_reason
        read = self.narrator.reading.read
        table = self.match.table
        weighed = [(w.names(table), w.kind, w.worth) for w in reason.weighed]
        holds = read(hand_lines(one.held, reason.facts))
        return [" ".join([*holds, self.sentence(reason)]), *read(answer_lines(weighed))]

    def sentence(self, reason: Reason) -> str:
        """Returns the sentence of a reason; rules of thumb are messages of the game."""
        words = self.narrator.words
        thumb = str(reason.values.get("thumb", NONE))
        values: dict[str, Any] = dict(reason.values)
        if thumb != NONE:
            values["thumb"] = words.text(thumb)
        return words.text(reason.message, **values)
