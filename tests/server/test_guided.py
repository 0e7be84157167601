"""The guided first game at a real table says what it says in a match alone."""

import pytest
from tests.games.guided import GuidedGame
from tests.server.house import House

from parlour.games import GAMES, find
from parlour.presentation.guide import guide_of
from parlour.server.api.data import TableBody
from parlour.server.api.games import begin_table, read_table, seat_people
from parlour.server.games.room import GameRoom
from parlour.server.kinds import GAME
from parlour.server.process.thinking import make_job, think
from parlour.server.tables import frames as common
from parlour.server.tables.room import fold


@pytest.mark.parametrize("delay", [0.0, 1.2])
@pytest.mark.parametrize("slug", GAMES)
async def test_guided_game_says_the_same_at_a_table(slug: str, delay: float) -> None:
    plan = guide_of(find(slug))
    if plan is None:
        pytest.skip("no guided game yet")
    house = House(delay)
    opened, seed = read_table(TableBody(game=slug, guide=True))
    opened.by = "ann"
    draft = fold(GameRoom, "", "", "", [(1, 0.0, opened)])
    made = [opened, *seat_people(draft, ["Ann"], ""), begin_table(draft)]
    room = await house.tables.create(GAME, made, seed=seed)
    live = await house.live(room.id)
    ann = house.guest(live, "ann").join()
    said = []
    while live.room.state == "playing":
        await house.beat(live)
        while any(live.room.sitters[seat].bot for seat in live.room.asked):
            await house.beat(live, 0.3)
        ann.read()
        if not live.room.asked:
            break
        assert ann.scene is not None
        asked = ann.scene.question
        assert asked is not None
        match = live.room.match
        assert match is not None
        chosen = asked.suggested
        said += [hint.hint for hint in asked.guide]
        if chosen is None:
            chosen = think(make_job(match, 0, "regular", lesson=True)).chosen
        assert isinstance(await ann.play(chosen, 0), common.Done)
    taught = GuidedGame(find(slug), plan, "suggested")
    expected = [hint for one in taught.questions() for hint, _ in one.lesson.said]
    assert said == expected
    assert [hint for lesson in live.room.lessons for hint, _ in lesson.said] == said
