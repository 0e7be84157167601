"""A contest as people at the table, its Dealer and those who watch are shown it."""

from typing import Any

from tests.server.story_house import Person
from tests.server.test_story_bots import Table
from tests.server.test_story_seats import four

from parlour.server.tables.act import Consider
from parlour.story import entries as e

SKILL = "SKILL-SECRET"


async def fight() -> tuple[Table, Person]:
    """Ann against a guard who has an ability; Bob deals, Eve watches."""
    table = await four()
    eve = table.people[4]
    table.house.people.append(eve)
    await table.bob.write(e.CharacterEntered(shown_as="a guard"))
    own = e.MemoryNarrated(source="self", persona="p0", text="a gym", trigger="a rope")
    memory = await table.ann.write(own)
    await table.ann.write(e.Ability(memory=memory, name="boxing"))
    hands = [
        e.CastHand(who="p0", side="a", abilities=[memory]),
        e.CastHand(who="c1", side="b", skills=[SKILL]),
    ]
    await table.bob.write(e.ContestOpened(stakes="the hat", hands=hands))
    stacked(table, "7w 2s 8w 3s 9w M18")
    for person, chosen in ((table.ann, "join"), (table.bob, "join")):
        await person.play(chosen)
    for person in table.people[2:4]:
        await person.play("hold")
    return table, eve


def stacked(table: Table, cards: str) -> None:
    """These cards come next from the contest's deck."""
    match = table.story.contest.match
    pieces = [match.table.pieces.find_piece(card) for card in cards.split()]
    match.state.stack(0, pieces)


def contest(person: Person) -> Any:
    assert person.scene is not None
    return person.scene.contest


def hinted(person: Person, name: str) -> list[dict[str, Any]]:
    return [dict(one.values) for one in contest(person).hints if one.hint == name]


def abilities(person: Person) -> list[list[str]]:
    found = {hand.who: hand.abilities for hand in contest(person).hands}
    return [found["p0"], found["c1"]]


async def test_watchers_are_told_totals_and_nothing_private() -> None:
    table, eve = await fight()
    await table.ann.play("7w")
    await table.ann.play()
    (total,) = hinted(eve, "total")
    assert (total["number"], total["ways"]) == (7, 1)
    assert hinted(eve, "turn") == hinted(table.ann, "turn")
    assert hinted(table.bob, "card-makes"), "the Dealer is told what hole cards make"
    for private in ("card-makes", "card-bust", "twist"):
        assert not hinted(eve, private)
        assert not hinted(table.people[2], private), "nor who stands by"
    assert contest(eve).question is None
    assert contest(eve).you is None


async def test_abilities_go_by_their_names() -> None:
    """A game-character's are public once declared, and the Dealer's own before."""
    table, eve = await fight()
    assert abilities(table.bob) == [["boxing"], [SKILL]]
    for person in (table.ann, table.people[2], eve):
        assert abilities(person) == [["boxing"], []]
        assert SKILL.encode() not in b"".join(person.sent)
    await table.ann.play("7w")
    await table.ann.play()
    await table.bob.play("declare", "ability-1")
    for person in (table.ann, table.bob, eve):
        assert abilities(person) == [["boxing"], [SKILL]]


async def test_openings_equal_what_consider_answers() -> None:
    table, _ = await fight()
    asked = 0
    for chosen in (["7w"], []):
        for person in table.people:
            question = contest(person).question
            for opening in question.openings if question else []:
                found = await person.ask(
                    Consider(
                        id=table.house.id(),
                        seat=person.seat,
                        at=question.at,
                        chosen=opening.chosen,
                    )
                )
                assert (found.next, found.enough, found.hints, found.no) == (
                    opening.next if opening.chosen else question.next,
                    opening.enough,
                    opening.hints,
                    None,
                )
                asked += 1
        await table.ann.play(*chosen)
    assert asked >= 4
