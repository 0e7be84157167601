"""Line mode: a game against bots, one question and one answer at a time."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from rich.markup import escape

from parlour.bots import Bot, ask_bot, make_memory
from parlour.bots.bot_input import make_input
from parlour.engine.dice import Dice
from parlour.engine.partial_answers import PartialAnswer, addable, check_partial
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import BadInput, Refusal
from parlour.engine.views import view
from parlour.match import Match
from parlour.narration import Line
from parlour.presentation.hints import Hint, hints_of, preview_of
from parlour.presentation.pages import page, rule_text
from parlour.terminal.catalogue import page_or_english
from parlour.terminal.choices import ChoiceReader, UnknownChoice
from parlour.terminal.narrator import Narrator
from parlour.terminal.reasons import Reasons
from parlour.words.messages import ENGLISH

Write = Callable[[str], None]
Read = Callable[[str], str]


PIECES: Final = (
    "piece",
    "second",
    "third",
    "tile",
    "model",
    "pieces",
    "attackers",
    "defenders",
)
"""Values of hints that are pieces."""


class Quit(Exception):
    """The player gets up."""


class LineTable:
    """One person at a table of bots, in lines of text."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bots: Sequence[Bot | None],
        dice: Dice,
        read: Read,
        write: Write,
        style: str = "symbols",
        language: str = ENGLISH,
        levels: Sequence[str] = (),
    ) -> None:
        self.match = match
        self.seat = Seat(seat)
        self.bots = bots
        self.dice = dice
        self.levels = levels
        """Name of each seat's bot, for its reasons."""
        self.memory = make_memory([bot for bot in bots if bot is not None])
        self.read = read
        self.write = write
        self.narrator = Narrator(match.game, match.names, seat, style, language)
        self.choices = ChoiceReader(match.table, self.narrator)
        self.reasons = Reasons(match, self.narrator)
        self.language = language
        self.words = self.narrator.words
        self.events_shown = 0
        self.news: list[Line] = []
        """Lines shown last, for `more`."""
        self.why = ""
        """Rule of the last refusal, for `?`."""

    def play(self) -> None:
        """Plays to the end, or until the player gets up."""
        self.write(self.words.text("play-welcome", title=self.match.game.title))
        self.write(self.words.text("play-promise", hash=self.match.commitment[:16]))
        while not self.match.over():
            if self.match.state.asks(self.seat):
                self.show_news()
                self.ask()
            else:
                self.let_bots_play()
        self.show_news()
        self.show_table()
        self.finish()

    def show_news(self) -> None:
        """Says what happened since the player last looked."""
        self.news = self.narrator.story(self.match, self.seat, self.events_shown)
        self.events_shown = len(self.match.events)
        for line in self.narrator.read(self.news):
            self.write(line)

    def let_bots_play(self) -> None:
        for seat in self.match.table.everyone:
            bot = self.bots[seat]
            if bot is not None and self.match.state.asks(seat):
                state = self.match.state
                given = make_input(state, seat, self.dice, self.memory)
                level = self.levels[seat] if self.levels else ""
                decision = ask_bot(self.match.game, bot, level, given)
                self.reasons.remember(seat, decision)
                self.give(seat, decision.answer)
                return

    # Asking

    def ask(self) -> None:
        """Asks until a legal answer is given."""
        pick = self.match.state.ask(self.seat)
        self.show_table()
        self.write(self.prompt(pick))
        chosen: list[Token] = []
        while True:
            able = addable(self.match.state, pick, chosen)
            if not able or able == [DONE]:
                break
            self.write(self.offer(pick, able, chosen))
            text = self.read("> ").strip()
            before = len(self.match.choices)
            if not self.is_answer(text, pick, chosen) and self.command(text, pick):
                if len(self.match.choices) > before:
                    return  # it was answered by passing ahead
                continue
            try:
                added = self.read_tokens(text, pick, chosen)
                if not added and DONE not in able:
                    raise BadInput(self.words.text("play-choose-something"))
                found = self.check_selection(pick, chosen + added)
            except BadInput as wrong:
                self.refuse(wrong, pick)
                chosen = []
                continue
            chosen = found.fits
            if found.may_end():
                break
        self.give(self.seat, chosen)

    def give(self, seat: Seat, chosen: list[Token]) -> None:
        """Plays a legal answer; bots that look back remember it."""
        if self.memory is not None:
            self.memory.note(self.match.state, seat, chosen)
        self.match.play_tokens(seat, chosen)

    def check_selection(self, pick: Pick, chosen: list[Token]) -> PartialAnswer:
        """Returns the checked selection; raises Refusal if a part is not legal."""
        found = check_partial(self.match.state, pick, chosen)
        if found.wrong is not None:
            raise found.wrong
        return found

    def prompt(self, pick: Pick) -> str:
        text = self.words.text(
            f"prompt-{pick.prompt}", least=pick.least, most=pick.most
        )
        rule = f" ({pick.rule})" if pick.rule else ""
        return self.words.text("play-asked", prompt=text) + rule

    def offer(self, pick: Pick, able: list[Token], chosen: list[Token]) -> str:
        """Returns the choices that can be typed now."""
        shown = self.choices.show(able)
        if DONE in able:
            key = "play-enter-done" if chosen or pick.least else "play-enter-pass"
            shown.append(self.words.text(key))
        return self.words.text("play-choices", choices=", ".join(shown))

    def read_tokens(self, text: str, pick: Pick, chosen: list[Token]) -> list[Token]:
        """Returns the tokens a line of text means; words may be cut short."""
        able = partial(addable, self.match.state, pick)
        try:
            tokens = self.choices.read(text, able, chosen)
        except UnknownChoice as wrong:
            raise BadInput(self.words.text("play-unknown", text=wrong.part)) from None
        return [token for token in tokens if token != DONE]

    def is_answer(self, text: str, pick: Pick, chosen: list[Token]) -> bool:
        """Returns True if the line is a shown choice: `Pass` is then not a command."""
        able = partial(addable, self.match.state, pick)
        try:
            return bool(self.choices.read(text, able, chosen, exact=True))
        except UnknownChoice:
            return False

    def refuse(self, wrong: BadInput, pick: Pick) -> None:
        if not isinstance(wrong, Refusal):
            self.write(escape(str(wrong)))
            return
        self.why = wrong.rule
        text = self.words.text(
            f"refused-{wrong.message}",
            token=self.narrator.label(wrong.token),
            least=pick.least,
            most=pick.most,
        )
        more = self.words.text("play-why") if wrong.rule else ""
        self.write(f"{text} {more}".rstrip())

    # Commands

    def command(self, text: str, pick: Pick) -> bool:
        """Does what a command asks; false if the text is an answer."""
        word, _, rest = text.partition(" ")
        match word.lower():
            case "?":
                rule = self.why or pick.rule
                shown = rule_text(self.match.game, rule, self.language) if rule else ""
                text = f"{rule}: {shown}" if shown else self.words.text("play-help")
                self.write(escape(text))
            case "help":
                self.write(self.words.text("play-help"))
            case "table":
                self.show_table()
            case "more":
                for line in self.narrator.read(self.news, detail=True):
                    self.write(line)
            case "why":
                self.explain(rest.strip().lower())
            case "crib" | "rules":
                self.write(escape(self.page(word.lower())))
            case "try":
                self.show_preview(pick, rest)
            case "pass":
                self.pass_ahead(rest.strip().lower())
            case "save":
                self.save(rest)
            case "quit":
                raise Quit
            case _:
                return False
        return True

    def page(self, name: str) -> str:
        """Returns the crib sheet or the rules, in the player's language."""
        return page_or_english(
            lambda language: page(self.match.game, name, language), self.language
        )

    def explain(self, name: str) -> None:
        """Prints why bots did what they did last; in full what was in a deal that is
        over."""
        lines = list(self.reasons.lines(name))
        for line in lines or [self.words.text("play-no-why")]:
            self.write(line)

    def pass_ahead(self, span: str) -> None:
        """Passes in windows for a turn, a round or another span; the shortest by
        default."""
        spans = self.match.spans()
        if (span and span not in spans) or not spans:
            able = ", ".join(f"pass {name}" for name in spans)
            self.write(self.words.text("play-no-passing", able=able or "none"))
            return
        wish = span or spans[0]
        self.match.pass_ahead(self.seat, wish)
        self.write(self.words.text("play-passing", span=wish))
        self.match.hurry()

    def save(self, name: str) -> None:
        path = Path(name.strip() or f"{self.match.game.slug}.json")
        try:
            path.write_bytes(self.match.log(reveal=True).to_json())
        except OSError as wrong:
            self.write(escape(f"{path}: {wrong.strerror}"))
            return
        self.write(self.words.text("play-saved", path=escape(str(path))))

    # Showing

    def show_table(self) -> None:
        for line in self.narrator.table(self.match.view(self.seat)):
            self.write(line)
        for line in self.hints():
            self.write(line)

    def hints(self) -> list[str]:
        """Returns the game's hints for the player: totals, own hand in words."""
        seen = view(self.match.state, self.seat)
        return self.word_hints(hints_of(self.match.game)(seen, self.seat))

    def word_hints(self, hints: list[Hint]) -> list[str]:
        """Returns hints in words; some are tags for other clients and no more."""
        lines = [
            self.words.text(f"hint-{name}", **self.spell_values(values))
            for name, values in hints
        ]
        return [f"  {line}" for line in lines if line]

    def show_preview(self, pick: Pick, text: str) -> None:
        """Shows what an answer would do, before it is given."""
        try:
            found = self.check_selection(pick, self.read_tokens(text, pick, []))
        except BadInput as wrong:
            self.refuse(wrong, pick)
            return
        seen = view(self.match.state, self.seat)
        chosen = seen.spelled(pick, found.fits)
        lines = self.word_hints(preview_of(self.match.game)(seen, self.seat, chosen))
        for line in lines or [self.words.text("play-no-preview")]:
            self.write(line)

    def spell_values(self, values: dict[str, Any]) -> dict[str, Any]:
        """Returns a hint's values with names for seats, faces for pieces, labels for
        words."""
        spelled = dict(values)
        for key, verb in (("seat", "who"), ("other", "whom")):
            if key in spelled and int(spelled[key]) >= 0:
                seat = int(spelled[key])
                spelled[key] = self.narrator.name(seat)
                spelled[verb] = "you" if seat == self.seat else "one"
        if "word" in spelled:
            spelled["word"] = self.narrator.label(str(spelled["word"]))
        for key in PIECES:
            if key in spelled:
                spelled[key] = self.narrator.faces(str(spelled[key]).split())
        return spelled

    def finish(self) -> None:
        for line in self.narrator.end(self.match):
            self.write(line)
        self.write(self.words.text("play-seed", seed=escape(self.match.seed)))

    def look_back(self) -> None:
        """Looks back after the end: bots say why, or the game is saved, until that is
        enough."""
        if not self.reasons.kept:
            return
        self.write(self.words.text("play-look-back"))
        with suppress(EOFError):
            while text := self.read("> ").strip():
                word, _, rest = text.partition(" ")
                match word.lower():
                    case "why":
                        self.explain(rest.strip().lower())
                    case "save":
                        self.save(rest)
                    case "quit":
                        return
                    case _:
                        self.write(self.words.text("play-look-back"))
