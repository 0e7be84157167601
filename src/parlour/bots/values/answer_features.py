"""Features of an answer: what it says, and what the game tells people that it does.

A game works out hints for its players and previews of their answers. The same messages
and numbers describe answers to a policy, so that a new game needs nothing of its own.
All features are binary, as in `features.py`. `survey.py` finds which messages a game
has.
"""

from collections.abc import Callable
from typing import Any, Final

from parlour.bots.values.features import MAX_COUNTED, FeatureEncoder
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.state import State
from parlour.engine.table import Table

Hint = tuple[str, dict[str, str | int]]
Hints = Callable[[Any, Seat], list[Hint]]
Preview = Callable[[Any, Seat, list[Token]], list[Hint]]

LOW_NUMBER: Final = -12
HIGH_NUMBER: Final = 30
"""Numbers from here to there are features of their own; larger ones share."""
SHARED_BINS: Final = 14
"""Bins for larger numbers on each side, each half as wide again as the last."""
NUMBER_BINS: Final = HIGH_NUMBER - LOW_NUMBER + 1 + 2 * SHARED_BINS
SEAT_KEYS: Final = ("seat", "target", "other")
"""Values of messages that are seats: they count from the viewer."""
MAX_TOKENS: Final = 12
"""Answers of more tokens look alike in their number of tokens."""
SHARE_BINS: Final = 10


def number_bin(number: int) -> int:
    """Returns the bin of a number, from 0 to `NUMBER_BINS` - 1, in ascending order.

    >>> number_bin(-12), number_bin(30), number_bin(31), number_bin(33), number_bin(-13)
    (14, 56, 57, 58, 13)
    """
    if number < LOW_NUMBER:
        return SHARED_BINS - 1 - shared_bin(LOW_NUMBER - number)
    if number <= HIGH_NUMBER:
        return SHARED_BINS + number - LOW_NUMBER
    return SHARED_BINS + HIGH_NUMBER - LOW_NUMBER + 1 + shared_bin(number - HIGH_NUMBER)


def shared_bin(beyond: int) -> int:
    """Returns the bin of a number that is this far beyond those with their own."""
    number = 0
    width = 2
    while beyond >= width and number < SHARED_BINS - 1:
        beyond -= width
        width += (width + 1) // 2
        number += 1
    return number


class MessageEncoder:
    """Features of messages that a game shows to a seat.

    `words` names those that have one: `message`, `message.key` for a number, which has
    a feature per bin, and `message.key=word` for a word.
    """

    def __init__(self, words: list[str], seats: int) -> None:
        self.seats = seats
        self.places: dict[str, int] = {}
        place = 0
        for word in words:
            self.places[word] = place
            place += NUMBER_BINS if is_number_key(word) else 1
        self.size = place

    def encode(
        self, hints: list[Hint], viewer: Seat, start: int, found: list[int]
    ) -> None:
        """Adds the features of these messages, counted from `start`."""
        places = self.places
        for message, values in hints:
            name = self.name_of(message, values, viewer)
            place = places.get(name)
            if place is not None:
                found.append(start + place)
            for key, value in values.items():
                if isinstance(value, str):
                    prefix = f"{name}.{key}="
                    for word in value.split():
                        place = places.get(prefix + word)
                        if place is not None:
                            found.append(start + place)
                else:
                    place = places.get(f"{name}.{key}")
                    if place is not None:
                        found.append(start + place + number_bin(value))

    def name_of(self, message: str, values: dict[str, str | int], viewer: Seat) -> str:
        """Returns the name of a message: one about a seat has one for each seat, the
        viewer's with the number 0."""
        for key in SEAT_KEYS:
            seat = values.get(key)
            if isinstance(seat, int):
                return f"{message}@{(seat - viewer) % self.seats}"
        return message


def is_number_key(word: str) -> bool:
    return "." in word and "=" not in word


def words_of(
    hints: list[Hint], viewer: Seat, encoder: MessageEncoder, counts: dict[str, int]
) -> None:
    """Counts the names of features that these messages would have."""
    for message, values in hints:
        name = encoder.name_of(message, values, viewer)
        counts[name] = counts.get(name, 0) + 1
        for key, value in values.items():
            if isinstance(value, str):
                for word in value.split():
                    full = f"{name}.{key}={word}"
                    counts[full] = counts.get(full, 0) + 1
            elif key not in SEAT_KEYS:
                full = f"{name}.{key}"
                counts[full] = counts.get(full, 0) + 1


class AnswerEncoder:
    """Features of answers at the tables of one game."""

    def __init__(
        self,
        sight: FeatureEncoder,
        table: Table,
        prompts: list[str],
        state_words: list[str],
        answer_words: list[str],
        hints: Hints,
        preview: Preview,
    ) -> None:
        self.table = table
        self.hints = hints
        self.preview = preview
        self.hint_messages = MessageEncoder(state_words, table.seats)
        self.messages = MessageEncoder(answer_words, table.seats)
        self.prompts = {prompt: n for n, prompt in enumerate(prompts, start=1)}
        self.faces = sight.faces
        self.kinds = sight.kinds
        self.actions = len(table.token_names)
        self.seat_tokens = [
            int(name.removeprefix("seat-")) if name.startswith("seat-") else -1
            for name in table.token_names
        ]
        """By action: the seat that it names, or -1."""
        names = table.token_names
        self.amounts = [
            int(name) if place >= table.piece_count and name.isdecimal() else -1
            for place, name in enumerate(names)
        ]
        """By action: the number that it is, or -1."""
        self.by_prompt = 1
        self.by_token = self.by_prompt + len(prompts) + 1
        self.by_face = self.by_token + self.actions
        self.by_kept = self.by_face + self.kinds * MAX_COUNTED
        self.by_count = self.by_kept + self.kinds * MAX_COUNTED
        self.by_left = self.by_count + MAX_TOKENS + 1
        self.by_seat = self.by_left + MAX_TOKENS + 1
        self.by_amount = self.by_seat + table.seats
        self.by_share = self.by_amount + NUMBER_BINS
        self.by_message = self.by_share + SHARE_BINS + 1
        self.size = self.by_message + self.messages.size
        self.hint_size = len(prompts) + 1 + self.hint_messages.size

    def add_hints(self, view: State, pick: Pick, start: int, found: list[int]) -> None:
        """Adds the question and the hints for its seat to the features of a table,
        counted from `start`; there are `hint_size` of them."""
        found.append(start + self.prompts.get(pick.prompt, 0))
        start += len(self.prompts) + 1
        hints = self.hints(view, pick.seat)
        self.hint_messages.encode(hints, pick.seat, start, found)

    def features(self, view: State, pick: Pick, answer: list[Token]) -> list[int]:
        """Returns the features of an answer to this question."""
        table = self.table
        viewer = pick.seat
        found = [self.by_prompt + self.prompts.get(pick.prompt, 0)]
        found.append(self.by_count + min(len(answer), MAX_TOKENS))
        pieces: list[Token] = []
        for token in answer:
            action = int(token)
            if token < DONE:
                pieces.append(token)
            else:
                action = token - DONE + table.piece_count
                self.add_word(pick, token, action, found)
            found.append(self.by_token + action)
        if pieces:
            self.add_faces(pieces, self.by_face, found)
        kept: list[Token] = []
        bit = 1 << viewer
        for zone in table.live:
            if table.in_hand[zone] and table.eyes[zone] & bit:
                for piece in view.zones[zone]:
                    if piece >= 0 and piece not in pieces:
                        kept.append(piece)
        found.append(self.by_left + min(len(kept), MAX_TOKENS))
        if kept and pieces:
            self.add_faces(kept, self.by_kept, found)
        hints = self.preview(view, viewer, answer)
        self.messages.encode(hints, viewer, self.by_message, found)
        return found

    def add_word(self, pick: Pick, token: Token, action: int, found: list[int]) -> None:
        """Adds what a word means if it is a seat or a number."""
        seat = self.seat_tokens[action]
        if seat >= 0:
            found.append(self.by_seat + (seat - pick.seat) % self.table.seats)
        amount = self.amounts[action]
        if amount >= 0:
            found.append(self.by_amount + number_bin(amount))
            lower = 0
            for other in pick.options:
                if DONE < other < token:
                    lower += 1
            share = SHARE_BINS * lower // max(1, len(pick.options) - 1)
            found.append(self.by_share + min(share, SHARE_BINS))

    def add_faces(self, pieces: list[Token], start: int, found: list[int]) -> None:
        """Adds how many of these pieces share each rank, suit or half."""
        held = [0] * self.kinds
        for piece in pieces:
            for face in self.faces[piece]:
                held[face] += 1
        place = start - 1
        for number in held:
            if number:
                found.append(place + min(number, MAX_COUNTED))
            place += MAX_COUNTED
