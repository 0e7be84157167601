"""The body of a story, and which wounds touch which abilities (section 4.8)."""

from collections.abc import Iterable, Mapping

from parlour.kit.body import PARENTS, line, touches


class BodyParts:
    """The tree of parts, with those that a content-set adds (FUG-X03)."""

    def __init__(self, extra: Mapping[str, str] | None = None) -> None:
        self.parents = {**PARENTS, **(extra or {})}

    def __contains__(self, part: object) -> bool:
        return part in self.parents

    def line(self, part: str) -> list[str]:
        """Returns a part and all it belongs to.

        >>> Body().line("hand_r")
        ['hand_r', 'arm_r', 'body']
        """
        return line(part, self.parents)

    def touches(self, wound: str, parts: Iterable[str]) -> bool:
        """Returns whether a wound here touches what relies on these parts.

        >>> [Body().touches(w, ["hand_r"]) for w in ("arm_r", "hand_r", "arm_l")]
        [True, True, False]
        >>> Body().touches("body", [])
        False
        """
        return any(touches(wound, part, self.parents) for part in parts)

    def common(self, part: str) -> str:
        """Returns the part that every body has and that this one belongs to."""
        return next((one for one in self.line(part) if one in PARENTS), "body")
