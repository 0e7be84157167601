"""A chapter for readers who may open it, with its state in play."""

from msgspec.structs import replace

from parlour.story.content.content_set import ContentSet
from parlour.story.memories.triggers import candidates, over
from parlour.story.state import Story
from parlour.story.views import view


def chapter_text(story: Story, content: ContentSet, number: int) -> view.SealedText:
    chapter = content.chapter[number - 1]
    met = {one.id: one.who for one in story.characters if one.id}
    return view.SealedText(
        part="chapter",
        number=number,
        title=chapter.title,
        text=chapter.text,
        scenes=[
            replace(scene, title=scene.title or scene.id.replace("-", " "))
            for scene in chapter.scene
        ],
        characters=[
            view.of(
                view.ChapterCharacter,
                one,
                who=met.get(one.id, ""),
                abilities=[skill.name for skill in one.abilities],
            )
            for one in content.character
            if one.chapter == number
        ],
        triggers=[
            view.of(
                view.ChapterTrigger,
                one,
                when=one.when.kind,
                ref=one.when.ref,
                ability=one.ability.name,
                parts=one.ability.parts,
                spent=over(story, number, one),
                personae=[
                    persona.who
                    for persona in candidates(story, one)
                    if not over(story, number, one)
                ],
            )
            for one in chapter.trigger
        ],
    )
