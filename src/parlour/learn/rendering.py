"""A table in plain lines, for the `render` of environments."""

from typing import Any, Final

from parlour.engine.cursor import Cursor
from parlour.engine.data import view_data
from parlour.engine.game import Game, token_name
from parlour.engine.refusals import BadInput
from parlour.engine.zones import AUDIENCE

RENDER_MODES: Final = ("ansi", "human")


def check_render_mode(mode: str | None) -> str | None:
    """Returns the mode; BadInput if there is none of this name."""
    if mode not in (None, *RENDER_MODES):
        raise BadInput(f"render_mode is ansi or human, not {mode!r}")
    return mode


def render_for_asked(game: Game, cursor: Cursor, mode: str | None) -> str | None:
    """Prints the table as the asked seat sees it, or returns it, as the mode says.

    After the game it is shown as all see it.
    """
    if mode is None:
        return None
    text = render_table(game, cursor, cursor.seat if cursor.legal else AUDIENCE)
    if mode == "ansi":
        return text
    print(text)
    return None


def render_table(game: Game, cursor: Cursor, viewer: int) -> str:
    """Returns the table in plain lines, as this viewer sees it."""
    data: dict[str, Any] = {**view_data(game, cursor.state, viewer)}
    lines = [f"{game.title}: {data['phase']}"]
    for zone in data["zones"]:
        name = f"{zone['zone']} {zone.get('seat', '')}".strip()
        pieces = " ".join(piece or "?" for piece in zone.get("pieces", []))
        lines.append(f"  {name} ({zone['count']}): {pieces}".rstrip())
    for name in ("scores", "chips", "pots", "ranks"):
        if any(data.get(name, [])):
            lines.append(f"  {name}: {' '.join(str(n) for n in data[name])}")
    if cursor.legal:
        names = [token_name(cursor.state.table, token) for token in cursor.legal]
        lines.append(f"player_{cursor.seat} chooses of: {' '.join(names)}")
    return "\n".join(lines)
