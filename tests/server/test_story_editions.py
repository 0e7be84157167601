"""A story in play whose contests get new rules."""

from typing import Any

import pytest
from tests.server.test_story_contests import fight

from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import Refusal
from parlour.games import find
from parlour.server.stories.room import StoryRoom, decode
from parlour.server.tables.room import fold
from parlour.story.views import seen


async def test_what_new_rules_refuse_is_void_and_the_story_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, _ = await fight()
    room = table.live.room
    rows = await table.house.store.read(room.id)
    lines = [(row.seq, row.at, decode(row.body)) for row in rows]
    game = find("contest")
    checked: Any = game.state.checked

    def renewed(state: Any, seat: Seat, tokens: list[Token]) -> list[Token]:
        if seat == 0 and state.phase == "join":
            raise Refusal("not-offered", "FUG-B02")
        answer: list[Token] = checked(state, seat, tokens)
        return answer

    monkeypatch.setattr(game, "edition", 99)
    monkeypatch.setattr(game.state, "checked", renewed)
    again = fold(StoryRoom, room.id, room.code, room.journal.seed, lines)
    statuses = [record.status for record in again.journal.story.records]
    before = [record.status for record in room.journal.story.records]
    assert statuses.count("void") > before.count("void")
    assert again.journal.story.contest is not None
    assert again.state == "playing"
    for seat in (None, 0, 1):
        assert (
            seen.view_story(again.journal, seat).session == room.journal.story.session
        )
