"""A program that plays one chair of a table, any game, by chance.

PARLOUR_TOKEN=... python random_bot.py ws://localhost:8765/ws/TABLE

It needs the websockets package and nothing of Parlour. `choose` is the place for
ideas of your own; docs/bots/live-seat.md has the details.
"""

import json
import os
import random
import secrets
import sys
import time
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

FOR_GOOD = (4401, 4403, 4404, 4409)
"""Close codes after which nobody should come back: the chair is not ours any more."""


class Bot:
    """One line to the table, from hello to the end of the game."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.scene: Any = None
        self.answered: Any = None
        self.name = secrets.token_hex(4)
        self.asked = 0

    def play(self) -> None:
        self.send(do="hello")
        while self.scene is None:
            self.read()
        if self.own()["keeps"]:
            self.ask("sit")  # a bot kept the chair while we were away
        while self.scene["table"]["state"] in ("gathering", "playing"):
            question = self.scene["question"]
            if question and question["at"] != self.answered:
                self.answer(question)
            else:
                self.read()
        print(f"{self.own()['name']} has played to the end.")

    def own(self) -> Any:
        """Our chair, as everybody sees it."""
        return next(one for one in self.scene["table"]["seats"] if one["yours"])

    def answer(self, question: Any) -> None:
        about = {"seat": question["seat"], "at": question["at"]}
        chosen: list[str] = []
        following = question["next"]
        while following:
            token = choose(following)
            if token == "done":
                break
            chosen.append(token)
            told = self.ask("consider", **about, chosen=chosen)
            if told["is"] != "considered" or told["no"]:
                return  # the table has moved on: look again
            following = told["next"]
        told = self.ask("play", **about, chosen=chosen)
        if told["is"] == "done":
            self.answered = question["at"]

    # The line

    def ask(self, do: str, **fields: Any) -> Any:
        """Sends a request, again if it came too fast, and reads up to its answer."""
        while True:
            self.asked += 1
            own = f"{self.name}-{self.asked}"
            self.send(do=do, id=own, **fields)
            told = self.read()
            while told.get("id") != own:
                told = self.read()
            if told["is"] != "oops" or told["code"] not in ("too-fast", "busy"):
                if told["is"] in ("no", "oops"):
                    time.sleep(0.2)
                return told
            time.sleep(0.5)

    def send(self, **frame: Any) -> None:
        self.line.send(json.dumps(frame))

    def read(self) -> Any:
        told = json.loads(self.line.recv())
        if told["is"] == "welcome":
            self.scene = told["scene"]
        elif told["is"] == "update":  # only what is different, of the table too
            table = {**self.scene["table"], **told["scene"].get("table", {})}
            self.scene = {**self.scene, **told["scene"], "table": table}
        return told


def choose(following: list[str]) -> str:
    """One of what may follow; of a row of numbers such as `1..200` one number."""
    token = random.choice(following)
    low, dots, high = token.partition("..")
    return str(random.randint(int(low), int(high))) if dots else token


def main(address: str, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}"}
    while True:
        try:
            with connect(address, additional_headers=headers) as line:
                Bot(line).play()
                return
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
            if code in FOR_GOOD:
                sys.exit(f"The table closed the line ({code}).")
        except OSError:
            pass  # the server restarts, perhaps
        time.sleep(1 + random.random())


if __name__ == "__main__":
    main(sys.argv[1], os.environ["PARLOUR_TOKEN"])
