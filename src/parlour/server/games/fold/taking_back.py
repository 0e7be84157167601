"""Going back: what may be undone at once."""

from parlour.engine.table import Event


def came_to_light(events: list[Event], eyes: list[int]) -> bool:
    """Whether anybody may have seen a piece that lay out of their sight before.

    It looks at zones only, because what somebody knew already is their secret.
    """
    for kind, _, source, target, *_ in events:
        if kind == "moved":
            before = eyes[source] if source >= 0 else 0
            if source == target or eyes[target] & ~before:
                return True
    return False
