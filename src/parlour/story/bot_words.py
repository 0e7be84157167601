"""What bots at a story table say: plain templates, for people to build upon.

They say what can be seen, never what it means: the meaning is for people to find.
"""

import re
from random import Random
from typing import Final

AGES: Final = ("young", "middle-aged", "grey-haired", "of no age one could name")
BUILDS: Final = ("short and square", "tall and stooped", "slight", "broad", "wiry")
HAIR: Final = (
    "black hair cut badly",
    "a red braid",
    "fair curls",
    "a shaved head",
    "brown hair going grey",
)
SIGNS: Final = (
    "ink stains on both thumbs",
    "sunburn up to the collar and no further",
    "a mended coat one size too large",
    "freckles everywhere",
    "nails bitten to the quick",
)
FEATURES: Final = (
    ("scar", "A thin pale scar runs through one eyebrow."),
    ("teeth", "One front tooth is made of some dull metal."),
    ("ink", "There is a small tattoo of a key behind one ear."),
    ("skin", "The left palm has an old round burn, no bigger than a coin."),
    ("piercing", "Both ears were pierced once and have grown shut."),
    ("eyes", "One eye is green and the other brown."),
)
REMEMBERED: Final = (
    "It comes back like a picture: {picture}. And hands that knew what to do.",
    "For a moment it is another day. {picture}. Somebody was teaching this, patiently.",
    "{picture}. That was before; it had been done a hundred times.",
)
SHARED: Final = (
    "We were both there. {picture}. You did it first, and I watched how.",
    "You and I, one evening long ago: {picture}. You laughed because it was so easy.",
)
TOLD: Final = ("As in the picture: {picture}.", "It goes like this. {picture}.")
WORD: Final = re.compile(r"[^\W\d_]{5,}")


def looks(chance: Random) -> str:
    """A description: what anybody could see, and no more (FUG-P01)."""
    age, build = chance.choice(AGES), chance.choice(BUILDS)
    hair, sign = chance.choice(HAIR), chance.choice(SIGNS)
    return f"Somebody {age}, {build}, with {hair}; {sign}."


def features(chance: Random) -> list[tuple[str, str]]:
    """Kinds and words of things to add; none of them disables (FUG-P05)."""
    return chance.sample(FEATURES, len(FEATURES))


def thing(scene: str, chance: Random) -> str:
    """Something that the scene speaks of, where no card lies.

    >>> thing("", Random(1)), thing("A lantern.", Random(1))
    ('A door, half open', 'The lantern, seen before')
    """
    found = WORD.findall(scene)
    return f"The {chance.choice(found)}, seen before" if found else "A door, half open"


def remembered(picture: str, chance: Random) -> str:
    return chance.choice(REMEMBERED).format(picture=picture)


def shared(picture: str, chance: Random) -> str:
    return chance.choice(SHARED).format(picture=picture)


def told(picture: str, chance: Random) -> str:
    return chance.choice(TOLD).format(picture=picture)


def tried(task: str, picture: str, well: bool) -> str:
    end = "And it works." if well else "And it does not work."
    return f"{task[:1].upper()}{task[1:]}. {picture}. {end}"


def abilities(trigger: str, vetoes: int) -> list[str]:
    """Names for an ability, another after each veto.

    >>> abilities("pick a lock", 1)
    ['knowing a little about: pick a lock']
    """
    names = [
        trigger or "staying calm",
        f"knowing a little about: {trigger}",
        f"watching others: {trigger}",
    ]
    return [name[:120] for name in names[vetoes : vetoes + 1]]
