"""The body, part by part, and which parts a wound touches: contests and stories."""

from collections.abc import Mapping
from typing import Final

PARENTS: Final[dict[str, str]] = {
    "body": "",
    "head": "body",
    "eye_l": "head",
    "eye_r": "head",
    "ear_l": "head",
    "ear_r": "head",
    "nose": "head",
    "mouth": "head",
    "torso": "body",
    "arm_l": "body",
    "hand_l": "arm_l",
    "arm_r": "body",
    "hand_r": "arm_r",
    "leg_l": "body",
    "foot_l": "leg_l",
    "leg_r": "body",
    "foot_r": "leg_r",
}
"""The part that each part belongs to (FUG-W01)."""


def line(part: str, parents: Mapping[str, str] = PARENTS) -> list[str]:
    """Returns a part and all it belongs to.

    >>> line("hand_r")
    ['hand_r', 'arm_r', 'body']
    """
    found: list[str] = []
    while part and part not in found:
        found.append(part)
        part = parents.get(part, "")
    return found


def touches(wound: str, part: str, parents: Mapping[str, str] = PARENTS) -> bool:
    """Returns whether a wound at one part touches another (FUG-W02).

    >>> [touches(wound, "hand_r") for wound in ("body", "arm_r", "arm_l")]
    [True, True, False]
    """
    return wound in line(part, parents) or part in line(wound, parents)
