"""Plays a guided first game in the ways in which people play it: as the guide says,
against it, and anyhow."""

import zlib
from collections.abc import Iterator
from typing import NamedTuple

from parlour import bots
from parlour.engine.data import tokens_by_name
from parlour.engine.dice import Dice
from parlour.engine.game import Game, token_name
from parlour.engine.pieces import Seat
from parlour.engine.views import view
from parlour.match import Match
from parlour.match.seeds import bot_dice
from parlour.presentation.guide import Guide, GuideLesson
from parlour.testing.chance import random_answer

LEARNER = Seat(0)
WAYS = ("suggested", "worst", "random-1", "random-2", "half-1", "half-2")
MOST_QUESTIONS = 150


class TaughtQuestion(NamedTuple):
    """A question to the learner, what the guide says, and where it began."""

    match: Match
    lesson: GuideLesson
    past: list[GuideLesson]


class GuidedGame:
    """A guided first game; bots answer first, as at a table of the server."""

    def __init__(self, game: Game, plan: Guide, way: str) -> None:
        self.game = game
        self.plan = plan
        self.way = way
        self.dice = Dice(zlib.crc32(way.encode()))
        self.match = Match(game, plan.seats, plan.options, seed=plan.seed)
        self.bot = bots.find(game, "regular")
        self.past: list[GuideLesson] = []

    def questions(self) -> Iterator[TaughtQuestion]:
        """Plays on, and stops at each question to the learner before it is answered."""
        match = self.match
        while not match.over() and len(self.past) < MOST_QUESTIONS:
            state = match.state
            asked = [seat for seat in state.everyone() if state.asks(seat)]
            others = [seat for seat in asked if seat != LEARNER]
            seat = others[0] if others else asked[0]
            dice = Dice(bot_dice(match.seed, len(match.choices)))
            chosen = bots.answer(self.bot, state, seat, dice)
            if seat != LEARNER:
                match.play_tokens(seat, chosen)
                continue
            # In a window, the table passes for a learner who could do nothing else.
            if state.ask(seat).window and match.only_answer(seat) == []:
                match.play_tokens(seat, [])
                continue
            lesson = self.lesson()
            yield TaughtQuestion(match, lesson, self.past)
            usual = [token_name(match.table, token) for token in chosen]
            lesson.chosen = self.answer(lesson, usual)
            lesson.events = len(match.events)
            self.past.append(lesson)
            match.play_tokens(seat, tokens_by_name(match.table, lesson.chosen))

    def lesson(self) -> GuideLesson:
        since = self.past[-1].events if self.past else 0
        happened = self.match.events_for(LEARNER, since)
        seen = view(self.match.state, LEARNER)
        return self.plan.teach(self.game, seen, LEARNER, happened, self.past)

    def answer(self, lesson: GuideLesson, usual: list[str]) -> list[str]:
        if self.way == "suggested" or (self.way[:4] == "half" and self.dice.roll(2)):
            return usual if lesson.suggested is None else lesson.suggested
        tries = [self.any_answer() for _ in range(8)]
        if self.way != "worst":
            return tries[0]
        # What nobody would do: the longest answer that neither guide nor bot gives.
        advice = usual if lesson.suggested is None else lesson.suggested
        odd = [one for one in tries if one not in (usual, advice)]
        return max(odd, key=lambda one: (len(one), one), default=tries[0])

    def any_answer(self) -> list[str]:
        tokens = random_answer(self.match.state, LEARNER, self.dice)
        return [token_name(self.match.table, token) for token in tokens]
