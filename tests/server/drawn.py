"""The scene of one socket, kept as a client keeps it."""

from typing import Any

from parlour.server.games.changes import folded


class Drawn:
    """What a client draws: the scene of its welcome, and what changed since."""

    def __init__(self) -> None:
        self.scene: Any = None

    def hear(self, message: Any) -> Any:
        """The scene after a message, if that has any news of it."""
        if "scene" not in message:
            return None
        whole = message["is"] == "welcome"
        change = message["scene"]
        self.scene = change if whole else folded(self.scene, change)
        return self.scene
