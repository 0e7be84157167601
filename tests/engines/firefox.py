"""Debian's Firefox, spoken to over WebDriver BiDi: one program, a container for each.

https://w3c.github.io/webdriver-bidi/ is the protocol.
"""

import base64
import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any, Final

from tests.engines.driver import Driver, Refused
from tests.patience import PATIENCE
from websockets.sync.client import ClientConnection, connect

LISTENS: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
ABORTED: Final = "status=2152398850"
"""A file was on its way when the page was left."""
PREFERENCES: Final = {
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "layout.css.prefers-color-scheme.content-override": 0,  # dark
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.prefs.recommended": True,
    "ui.prefersReducedMotion": 1,
}


class Program:
    """A Firefox that several people share, without sharing anything else."""

    def __init__(self, folder: Path) -> None:
        found = os.environ.get("PARLOUR_FIREFOX") or shutil.which("firefox-esr")
        if found is None:
            raise FileNotFoundError("no Firefox: run tools/setup engines")
        lines = [
            f"user_pref({json.dumps(name)}, {json.dumps(value)});"
            for name, value in PREFERENCES.items()
        ]
        (folder / "user.js").write_text("\n".join(lines))
        self.log = folder / "log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [found, "--headless", "--profile", folder, "--remote-debugging-port=0"],
                env={**os.environ, "HOME": str(folder)},
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        self.numbers = count(1)
        self.errors: dict[str, list[str]] = {}
        self.held = ExitStack()
        self.line = self.connected()
        made = self.send("session.new", {"capabilities": {}})
        self.version = str(made["capabilities"]["browserVersion"])
        self.send("session.subscribe", {"events": ["log.entryAdded"]})

    def connected(self) -> ClientConnection:
        until = time.monotonic() + PATIENCE
        while not (found := LISTENS.search(self.log.read_text())):
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < until, "Firefox does not answer"
            time.sleep(0.05)
        line = connect(f"{found[1]}/session", max_size=None, ping_interval=None)
        return self.held.enter_context(line)

    def send(self, method: str, given: dict[str, Any]) -> Any:
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": given}))
        while True:
            told = json.loads(self.line.recv(PATIENCE * 2))
            if told["type"] == "event":
                self.hear(told["params"])
            elif told["id"] == number:
                if told["type"] == "error":
                    raise Refused(told["error"], told["message"])
                return told["result"]

    def hear(self, entry: dict[str, Any]) -> None:
        if entry["level"] == "error" and ABORTED not in str(entry["text"]):
            where = str(entry["source"].get("context"))
            self.errors.setdefault(where, []).append(str(entry["text"]))

    def close(self) -> None:
        self.held.close()
        self.process.terminate()
        self.process.wait(PATIENCE)


class Firefox(Driver):
    name = "firefox"

    def __init__(self, program: Program) -> None:
        self.program = program
        self.version = program.version
        self.container = program.send("browser.createUserContext", {})["userContext"]
        # A tab behind another one would be hidden, and draws nothing.
        wanted = {"type": "window", "userContext": self.container}
        self.tab = program.send("browsingContext.create", wanted)["context"]

    def send(self, method: str, **given: Any) -> Any:
        return self.program.send(method, {"context": self.tab, **given})

    def goto(self, url: str) -> None:
        self.send("browsingContext.navigate", url=url, wait="complete")

    def reload(self) -> None:
        self.send("browsingContext.reload", wait="complete")

    def run(self, script: str, *given: object) -> Any:
        told = self.program.send(
            "script.callFunction",
            {
                "functionDeclaration": f"async function () {{ {script} }}",
                "arguments": [given_as(one) for one in given],
                "awaitPromise": True,
                "target": {"context": self.tab},
            },
        )
        if told["type"] == "exception":
            raise Refused("javascript error", told["exceptionDetails"]["text"])
        return got(told["result"])

    def act(self, kind: str, actions: Sequence[object]) -> None:
        hand = {"type": kind, "id": kind, "actions": actions}
        self.send("input.performActions", actions=[hand])

    def origin(self, element: Any) -> object:
        return {"type": "element", "element": element}

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self.send("browsingContext.setViewport", viewport=size)

    def picture(self) -> bytes:
        return base64.b64decode(self.send("browsingContext.captureScreenshot")["data"])

    def complaints(self) -> list[str]:
        return self.program.errors.pop(self.tab, [])

    def close(self) -> None:
        self.program.send("browser.removeUserContext", {"userContext": self.container})


def given_as(value: Any) -> dict[str, Any]:
    """A value as BiDi sends it to a page."""
    match value:
        case None:
            return {"type": "null"}
        case bool():
            return {"type": "boolean", "value": value}
        case int() | float():
            return {"type": "number", "value": value}
        case str():
            return {"type": "string", "value": value}
        case {"sharedId": _}:
            return dict(value)
        case dict():
            pairs = [[key, given_as(one)] for key, one in value.items()]
            return {"type": "object", "value": pairs}
        case _:
            return {"type": "array", "value": [given_as(one) for one in value]}


def got(told: dict[str, Any]) -> Any:
    """What a page returned; elements stay handles."""
    match told["type"]:
        case "null" | "undefined":
            return None
        case "array":
            return [got(one) for one in told["value"]]
        case "object":
            return {key: got(one) for key, one in told["value"]}
        case "node":
            return {"sharedId": told["sharedId"]}
        case "number":
            return told["value"] if isinstance(told["value"], int | float) else None
        case _:
            return told["value"]
