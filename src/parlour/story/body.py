"""The body, part by part, and which wounds touch which abilities (section 4.8)."""

from collections.abc import Iterable, Mapping
from typing import Final

PARENTS: Final[Mapping[str, str]] = {
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


class Body:
    """The tree of parts, with those that a content-set adds (FUG-X03)."""

    def __init__(self, extra: Mapping[str, str] | None = None) -> None:
        self.parents = {**PARENTS, **(extra or {})}

    def __contains__(self, part: object) -> bool:
        return part in self.parents

    def line(self, part: str) -> list[str]:
        """A part and all it belongs to.

        >>> Body().line("hand_r")
        ['hand_r', 'arm_r', 'body']
        """
        found: list[str] = []
        while part and part not in found:
            found.append(part)
            part = self.parents.get(part, "")
        return found

    def touches(self, wound: str, parts: Iterable[str]) -> bool:
        """Whether a wound here touches what relies on these parts.

        >>> [Body().touches(w, ["hand_r"]) for w in ("arm_r", "hand_r", "arm_l")]
        [True, True, False]
        >>> Body().touches("body", [])
        False
        """
        return any(
            wound in self.line(part) or part in self.line(wound) for part in parts
        )

    def common(self, part: str) -> str:
        """The part that every body has and that this one belongs to."""
        return next((one for one in self.line(part) if one in PARENTS), "body")
