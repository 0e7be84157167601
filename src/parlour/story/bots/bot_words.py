"""Sentences of bots at a story table: plain templates, for people to build upon.

They say what can be seen, never what it means: the meaning is for people to find.
The sentences are in the message catalogues, in the language of the table; where
there are several to choose from they are numbered.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from parlour.words.messages import ENGLISH, Messages

MAX_NAME_LENGTH: Final = 120
"""Letters in the name of an ability."""
WORD: Final = re.compile(r"[^\W\d_]{5,}")


@lru_cache(maxsize=8)
def voice_for(language: str) -> "Voice":
    return Voice(language)


class Voice:
    """A bot's sentences in one language."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.words = Messages(language=language, package="parlour.story")

    def several(self, message: str, **values: str) -> list[str]:
        """Returns all sentences of this kind."""
        found: list[str] = []
        while self.words.has(f"{message}-{len(found) + 1}"):
            found.append(self.words.text(f"{message}-{len(found) + 1}", **values))
        return found

    def picture(self, card: str) -> str:
        """Returns the picture on a card, in words."""
        return self.words.text(f"tarot-{card}", "picture").rstrip(".")

    def looks(self, chance: Random, others: Sequence[str] = ()) -> str:
        """Returns a description: what anybody could see, and no more (FUG-P01).

        Nobody looks like the others who were described, and nobody young goes grey.
        """
        parts: dict[str, str] = {}
        for part in ("age", "build", "hair", "sign"):
            every = self.several(f"bot-{part}")
            if part == "hair" and parts["age"] == self.words.text("bot-age-1"):
                every.remove(self.words.text("bot-hair-5"))
            fresh = [one for one in every if not any(one in text for text in others)]
            parts[part] = chance.choice(fresh or every)
        return self.words.text("bot-looks", **parts)

    def features(self, chance: Random) -> list[tuple[str, str]]:
        """Returns kinds and words of things to add; none of them disables (FUG-P05)."""
        texts = self.several("bot-feature")
        kinds = [
            self.words.text(f"bot-feature-{number}", "kind")
            for number in range(1, len(texts) + 1)
        ]
        return chance.sample(list(zip(kinds, texts, strict=True)), len(texts))

    def thing(self, scene: str, chance: Random) -> str:
        """Returns something that the scene speaks of, where no card lies.

        >>> Voice().thing("", Random(1)), Voice().thing("A lantern.", Random(1))
        ('A door, half open', 'The lantern, seen before')
        """
        found = WORD.findall(scene)
        if not found:
            return self.words.text("bot-thing-none")
        return self.words.text("bot-thing", word=chance.choice(found))

    def memory_sentence(self, picture: str, chance: Random) -> str:
        return chance.choice(self.several("bot-remembered", picture=picture))

    def gift_sentence(self, picture: str, chance: Random) -> str:
        return chance.choice(self.several("bot-shared", picture=picture))

    def contest_sentence(self, picture: str, chance: Random) -> str:
        return chance.choice(self.several("bot-fought", picture=picture))

    def task_sentence(self, task: str, picture: str, well: bool) -> str:
        message = "bot-tried-well" if well else "bot-tried"
        task = task[:1].upper() + task[1:]
        return self.words.text(message, task=task, picture=picture)

    def abilities(self, task: str, vetoes: int) -> list[str]:
        """Returns names for an ability that a task asks for, another after each veto.

        >>> Voice().abilities("pick a lock", 1)
        ['knowing a little about: pick a lock']
        """
        names = [task, *self.several("bot-ability", trigger=task)]
        return [name[:MAX_NAME_LENGTH] for name in names[vetoes : vetoes + 1]]

    def skills(self, memory: int, vetoes: int) -> list[str]:
        """Returns names for an ability that no task asks for: others for other
        memories.

        >>> Voice().skills(1, 0), Voice().skills(2, 0), Voice().skills(1, 1)
        (['reading faces'], ["standing one's ground"], ["standing one's ground"])
        """
        names = self.several("bot-skill")
        return names[(memory + vetoes) % len(names) :][:1]
