"""A WebKit of its own for each person: Debian's driver, spoken to over WebDriver."""

import base64
import json
import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from tests.engines.driver import Driver, Refused
from tests.patience import PATIENCE
from tests.ports import free_port

ELEMENT: Final = "element-6066-11e4-a52e-4f735466cecf"
"""The name under which the protocol hands out elements."""
STILL: Final = """[Settings]
gtk-enable-animations=0
"""
"""What pages are told of the system: nothing moves."""
NARROW: Final = """
headerbar *, toolbar *, box * {
  min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px;
}
"""
"""Buttons and address above the page, so small that a phone's width is to be had."""
SCREEN: Final = "1800x1400x24"


def mini_browser() -> str:
    """The small browser that comes with WebKitGTK; it is not on the path."""
    for found in sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")):
        return str(found)
    raise FileNotFoundError("no MiniBrowser: run tools/setup engines")


@contextmanager
def screen() -> Iterator[str]:
    """A display that nobody sees; its name for DISPLAY."""
    program = shutil.which("Xvfb")
    if program is None:
        raise FileNotFoundError("no Xvfb: run tools/setup engines")
    reading, writing = os.pipe()
    shown = subprocess.Popen(
        [
            program,
            "-displayfd",
            str(writing),
            "-screen",
            "0",
            SCREEN,
            "-nolisten",
            "tcp",
        ],
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        assert number, "Xvfb did not start"
        yield f":{number}"
    finally:
        shown.terminate()
        shown.wait(PATIENCE)


class WebKit(Driver):
    """One browser with one window, and the driver that belongs to it."""

    name = "webkit"

    def __init__(self, display: str, folder: Path) -> None:
        """`folder` is the system's settings for it."""
        wishes = folder / "gtk-3.0" / "settings.ini"
        wishes.parent.mkdir(exist_ok=True)
        wishes.write_text(STILL)
        (folder / "gtk-3.0" / "gtk.css").write_text(NARROW)
        program = shutil.which("WebKitWebDriver")
        if program is None:
            raise FileNotFoundError("no WebKitWebDriver: run tools/setup engines")
        self.port = free_port()
        self.driver = subprocess.Popen(
            [program, f"--port={self.port}", "--host=127.0.0.1"],
            env={
                **os.environ,
                "DISPLAY": display,
                "GDK_BACKEND": "x11",
                "XDG_CONFIG_HOME": str(folder),
                "LIBGL_ALWAYS_SOFTWARE": "1",
                "NO_AT_BRIDGE": "1",
                "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
            },
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self.path = ""
        self.await_driver()
        browser = {"binary": mini_browser(), "args": ["--automation", "--dark-mode"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": browser}}
        made = self.send("POST", "/session", {"capabilities": wanted})
        self.version = str(made["capabilities"]["browserVersion"])
        self.path = f"/session/{made['sessionId']}"
        limits = {"script": int(PATIENCE * 1000), "pageLoad": int(PATIENCE * 1000)}
        self.send("POST", "/timeouts", limits)

    def await_driver(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                assert self.driver.poll() is None, "WebKitWebDriver ended"
                assert time.monotonic() < until, "WebKitWebDriver does not answer"
                time.sleep(0.02)
            else:
                return

    def send(self, how: str, path: str, data: object = None) -> Any:
        body = None if how != "POST" else json.dumps(data or {}).encode()
        asked = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{self.path}{path}",
            data=body,
            method=how,
            headers={"content-type": "application/json"},
        )
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE * 2) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            with error:
                wrong = json.load(error)["value"]
            raise Refused(wrong["error"], wrong["message"]) from None

    def goto(self, url: str) -> None:
        self.send("POST", "/url", {"url": url})

    def reload(self) -> None:
        self.send("POST", "/refresh")

    def run(self, script: str, *given: object) -> Any:
        body = f"""
          const [given, done] = [[...arguments].slice(0, -1), [...arguments].at(-1)];
          (async function () {{ {script} }}).apply(null, given).then(
            (value) => done({{ value: value ?? null }}),
            (wrong) => done({{ wrong: String(wrong) }}),
          );
        """
        told = self.send("POST", "/execute/async", {"script": body, "args": given})
        if "wrong" in told:
            raise Refused("javascript error", told["wrong"])
        return told["value"]

    def act(self, kind: str, actions: Sequence[object]) -> None:
        hand = {"type": kind, "id": kind, "actions": actions}
        self.send("POST", "/actions", {"actions": [hand]})

    def origin(self, element: Any) -> object:
        return element

    def resize(self, width: int, height: int) -> None:
        """Makes the page itself so large: the window has a frame around it."""
        frame = (0, 0)
        for _ in range(3):
            wanted = {"width": width + frame[0], "height": height + frame[1]}
            self.send("POST", "/window/rect", wanted)
            inner = self.run("return [innerWidth, innerHeight]")
            if inner == [width, height]:
                return
            frame = (frame[0] + width - inner[0], frame[1] + height - inner[1])

    def picture(self) -> bytes:
        return base64.b64decode(self.send("GET", "/screenshot"))

    def close(self) -> None:
        with suppress(Refused, OSError):  # it is gone already
            self.send("DELETE", "")
        self.driver.terminate()
        self.driver.wait(PATIENCE)
