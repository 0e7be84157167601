"""State: plain data that a game subclasses, and the verbs that move pieces.

Rules are three methods. `start` deals; `ask` says what a seat is asked now and
changes nothing; `take` applies an answer that is known to be legal. `play` is
the checked door in front of `take`.
"""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.dice import LOW_32_BITS, MULTIPLIER
from parlour.engine.picks import DONE, Pick, following
from parlour.engine.pieces import Piece, Seat, Token
from parlour.engine.refusals import BadInput, ChanceNeeded, Refusal
from parlour.engine.table import Event, Table
from parlour.engine.zones import ROW

LOOSE_ZONES: Final = 60
"""Only zones below this number can lie loose; the mask stays a small int."""

SAID_TARGET_FACTOR: Final = 16
"""Factor of the second seat in the number that packs the two seats of a `said`."""
SAID_NUMBER_FACTOR: Final = 1 << 32
"""Factor of the second number in the number that packs the two numbers of a `said`."""

UNSAVED: Final = ("table", "seats", "eyes", "script", "events", "opened")
"""Fields of a state that belong to its table or to its driver."""

LOWEST: Final[list[Seat]] = [
    Seat((mask & -mask).bit_length() - 1) for mask in range(1 << ROW)
]
"""For each set of seats, the first of them; -1 for none."""

MEMBERS: Final[list[list[Seat]]] = [
    [Seat(seat) for seat in range(ROW) if mask >> seat & 1] for mask in range(1 << ROW)
]
"""For each set of seats, its seats in order."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress: all data that is needed to continue it.

    A game adds its own fields in `__init__`: ints, strings, lists of ints or
    lists of such lists, all of them public. What is secret is a piece in a zone
    or a sealed answer. Constructors do no work, because copying calls them.
    """

    replaced: ClassVar[tuple[str, ...]] = ()
    """Lists that are never changed but replaced by others, so that copies share them;
    for a game with large ones that seldom change."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seats = table.seats
        self.eyes = table.eyes
        self.zones: list[list[Piece]] = table.no_zones
        self.known: list[int] = table.no_ints
        """For each piece, the viewers who know where it lies, as a bitmask."""
        self.batch: list[int] = table.batches
        """For each piece, the shuffles it went through unseen, as a bitmask."""
        self.loose = 0
        """Shuffled piles whose order is not drawn yet, as a bitmask of zones."""
        self.phase = ""
        self.turn: Seat = Seat(0)
        self.waiting = 0
        """The seats who owe an answer, as a bitmask; none left: it is over."""
        self.shut = 0
        """The seats whose sealed answers are in, while others are awaited."""
        self.sealing = False
        """Whether the answers awaited now are kept sealed."""
        self.sealed: list[list[Token]] = table.no_zones
        self.scores: list[int] = table.no_ints
        self.chips: list[int] = table.no_ints
        """Chips of the seats 0 to 9, then of each pot."""
        self.ranks: list[int] = table.no_ints
        """Once it is over: 1 for each winner, then 2 and so on."""
        self.capped = False
        """Whether a safety cap ended the game."""
        self.laid = 0
        """Number of pieces laid out."""
        self.shuffles = 0
        self.seed = 0
        """The whole random generator."""
        self.script: list[int] | None = None
        """Rolls to come, where a driver chooses them; see `roll`."""
        self.events: list[Event] | None = None
        """The list that records events, if there are listeners."""
        self.opened = -1
        """The place among them at which the last round opened, if one did."""

    # What a game writes

    def start(self) -> None:
        """Deals."""
        raise NotImplementedError

    def ask(self, seat: Seat) -> Pick:
        """Returns the question to this seat; changes nothing."""
        raise NotImplementedError

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        """Applies a legal answer."""
        raise NotImplementedError

    def narrow(self, pick: Pick, chosen: list[Token]) -> list[Token]:
        """Lists the tokens that may be chosen next; includes `DONE` if the answer may
        end.

        A game with staged picks overrides it for those.
        """
        return following(pick, chosen)

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        """Explains why `token` cannot follow `chosen`, in terms of what the seat can
        see."""
        return Refusal("not-offered", pick.rule)

    def clock(self) -> None:
        """Handles the end of the time limit, in games with one; the driver calls
        it."""
        raise Refusal("no-clock")

    def news(self, words: list[str]) -> None:
        """Applies news from outside the rules; BadInput changes nothing."""
        raise BadInput("this game takes no news")

    def returns(self) -> list[float]:
        """Returns the win of each seat: winners share one, less what each seat put
        in."""
        winners = self.ranks.count(1)
        if not winners:
            return [0.0] * self.seats
        share = 1.0 / winners
        stake = 1.0 / self.seats
        return [(share if rank == 1 else 0.0) - stake for rank in self.ranks]

    def has_secret_facts(self) -> bool:
        """Returns whether some fields of the game are not for every viewer; see
        `conceal`."""
        return False

    def conceal(self, viewer: int) -> None:
        """Removes the fields' values that a viewer may not know; called on copies."""

    def plausible(self, seat: Seat) -> bool:
        """Returns true if play so far allows this imagined world, as far as the seat
        knows."""
        return True

    # Doors

    def begin(self, seed: int) -> None:
        """Clears the table and deals. The seed must be scattered; see `dice`."""
        self.lay()
        self.seed = seed
        self.start()

    def lay(self) -> None:
        """Clears the table."""
        table = self.table
        zones = table.bare[:]
        for zone in table.live:
            zones[zone] = []
        self.zones = zones
        self.known = table.unknown[:]
        self.sealed = table.unsealed[:]
        self.scores = table.nil[:]
        self.chips = table.broke[:]

    def play(self, seat: Seat, tokens: list[Token]) -> None:
        """Checks an answer, explains a refusal, or applies it."""
        self.take(seat, self.checked(seat, tokens))

    def checked(self, seat: Seat, tokens: list[Token]) -> list[Token]:
        """Returns the answer in its one spelling; raises a Refusal if it is not
        legal."""
        return self.checked_answer(self.pending_question(seat), tokens)

    def pending_question(self, seat: Seat) -> Pick:
        """Returns the question to this seat; raises a Refusal if it owes no answer."""
        if not self.asks(seat):
            raise Refusal("game-over" if not self.waiting else "not-your-turn")
        return self.ask(seat)

    def checked_answer(self, pick: Pick, tokens: list[Token]) -> list[Token]:
        """Does the same as `checked`, for those who have the seat's question
        already."""
        answer = self.spelled(pick, tokens)
        for place in range(len(answer)):
            before = answer[:place]
            token = answer[place]
            if token not in self.narrow(pick, before) or token == DONE:
                raise self.explain_refusal(pick, before, token)
        after = self.narrow(pick, answer)
        if after and DONE not in after:
            raise Refusal("too-few", pick.rule)
        return answer

    def spelled(self, pick: Pick, tokens: list[Token]) -> list[Token]:
        """Returns these tokens in the one order that `narrow` offers them in."""
        return tokens[:] if pick.staged else sorted(tokens)

    def explain_refusal(self, pick: Pick, before: list[Token], token: Token) -> Refusal:
        """Explains why `token` cannot follow `before`, and names the token."""
        why = self.reason(pick, before, token)
        why.token = self.table.name_of(token)
        return why

    def reason(self, pick: Pick, before: list[Token], token: Token) -> Refusal:
        if token in before:
            return Refusal("chosen-twice", pick.rule)
        if token in pick.options and not pick.staged:
            if len(before) >= pick.most:
                return Refusal("too-many", pick.rule)
            if before and pick.kin and pick.kin[token] != pick.kin[before[0]]:
                return Refusal("must-match", pick.rule)
            return Refusal("too-few", pick.rule)
        return self.why_not(pick, before, token)

    def asks(self, seat: int) -> bool:
        """Returns whether this seat owes an answer."""
        return 0 <= seat < self.seats and (self.waiting >> seat) & 1 == 1

    def next_asked(self) -> Seat:
        """Returns the seat that drivers ask first; -1 once it is over."""
        return LOWEST[self.waiting]

    def question(self) -> Pick | None:
        """Returns the question of the seat that drivers ask first; None once it is
        over."""
        if not self.waiting:
            return None
        return self.ask(LOWEST[self.waiting])

    # Seats

    def everyone(self) -> list[Seat]:
        return self.table.everyone

    def left_of(self, seat: Seat) -> Seat:
        return self.table.left[seat]

    def clockwise(self, first: Seat) -> list[Seat]:
        """Returns all seats in order, beginning with `first`."""
        return self.table.clockwise[first]

    def seats_in(self, seats: int, first: int = 0) -> list[Seat]:
        """Returns the seats of a bitmask, clockwise from `first`.

        States share these lists: copy one before you change it.
        """
        if first == 0:
            return MEMBERS[seats]
        later = seats & -(1 << first)
        return MEMBERS[later] + MEMBERS[seats & ~later]

    # Asking

    def turn_to(self, seat: Seat) -> None:
        """Gives this seat the turn: only this seat is asked."""
        self.turn = seat
        self.waiting = 1 << seat

    def ask_sealed(self, seats: int) -> None:
        """Asks a set of seats at once; answers stay sealed until the last is in."""
        self.waiting = seats
        self.shut = 0
        self.sealing = True
        self.sealed = self.table.unsealed[:]

    def seal(self, seat: Seat, tokens: list[Token]) -> bool:
        """Keeps a sealed answer; true when it was the last one awaited."""
        self.sealed[seat] = tokens
        self.waiting &= ~(1 << seat)
        if self.waiting:
            self.shut |= 1 << seat
            return False
        self.shut = 0
        self.sealing = False
        return True

    def unseal(self, seat: Seat) -> None:
        """Gives a sealed answer back, to be chosen again."""
        if not (self.shut >> seat) & 1:
            raise Refusal("nothing-sealed")
        self.sealed[seat] = []
        self.shut &= ~(1 << seat)
        self.waiting |= 1 << seat

    def enter(self, phase: str) -> None:
        """Begins a phase and says so."""
        self.phase = phase
        if self.events is not None:
            self.record_event("phase", 0, 0, 0, phase, "")

    def finish(self, values: list[int], tiebreak: list[int] | None = None) -> None:
        """Ends the game: the highest value wins.

        Seats with equal values are ordered by `tiebreak`, the highest first. If
        that is equal too, they share a place.
        """
        self.ranks = standing(values, tiebreak)
        self.enter("over")
        self.waiting = 0
        if self.events is not None:
            winners = 0
            for seat in range(len(self.ranks)):
                if self.ranks[seat] == 1:
                    winners |= 1 << seat
            self.record_event("ended", winners, 0, 0, "", "")

    # Chance

    def roll(self, sides: int) -> int:
        """Returns a number from 0 to sides - 1 that a rule asks for.

        Draws and shuffles of piles can be repeated from the other events. Such a number
        cannot, so it is an event of its own, for the open record only.
        """
        number = self.next_number(sides)
        if sides > 1 and self.events is not None:
            self.events.append(("rolled", sides, number, 0, 0, "", ""))
        return number

    def next_number(self, sides: int) -> int:
        """Returns a number from 0 to sides - 1 from the state's own dice."""
        if sides <= 1:
            return 0
        if self.script is not None:
            if not self.script:
                raise ChanceNeeded(sides)
            return self.script.pop(0)
        seed: i64 = self.seed
        seed = MULTIPLIER * (seed & LOW_32_BITS) + (seed >> 32)
        self.seed = seed
        faces: i64 = sides
        return ((seed & LOW_32_BITS) * faces) >> 32

    # Verbs

    def fill(self, zone: int, pieces: list[Piece]) -> None:
        """Lays pieces out that were not in play."""
        if self.table.relabel:
            relabel = self.table.relabel
            pieces = [relabel[piece] for piece in pieces]
        self.zones[zone] = self.zones[zone] + pieces
        self.laid += len(pieces)
        eyes = self.eyes[zone]
        if eyes:
            for piece in pieces:
                self.known[piece] = eyes
        if self.events is not None:
            for piece in pieces:
                self.record_move(piece, -1, zone, eyes)

    def move(self, piece: Piece, source: int, target: int) -> None:
        """Moves a piece; viewers who see into the target zone now know it."""
        if (self.loose >> target) & 1:
            self.fix_order(target)
        known = self.known
        seen = known[piece] | self.eyes[target]
        if self.table.blends:
            seen = self.viewers_after_move(piece, source, target)
        self.zones[source].remove(piece)
        self.zones[target].append(piece)
        known[piece] = seen
        if self.events is not None:
            if self.table.blend_of[source] >= 0:  # it must not betray itself
                seen = self.eyes[target]
            self.record_move(piece, source, target, self.eyes[source] | seen)

    def draw(self, source: int, target: int) -> Piece:
        """Moves the top piece of a pile."""
        pile = self.zones[source]
        size = len(pile)
        piece = pile[size - 1]
        if (self.loose >> source) & 1:
            place = self.next_number(size)
            top = piece
            piece = pile[place]
            pile[place] = top
        pile.pop()
        if (self.loose >> target) & 1:
            self.fix_order(target)
        self.zones[target].append(piece)
        known = self.known
        before = known[piece]
        known[piece] = before | self.eyes[target]
        if self.events is not None:
            seen = before | self.eyes[source] | self.eyes[target]
            self.record_move(piece, source, target, seen)
        return piece

    def deal(self, source: int, target: int, count: int) -> None:
        """Draws this many pieces."""
        only_source = self.loose & (1 << source | 1 << target) == 1 << source
        if only_source and self.events is None and self.script is None:
            self.deal_loose(source, target, count)
            return
        for _ in range(count):
            self.draw(source, target)

    def deal_loose(self, source: int, target: int, count: int) -> None:
        """Draws from a loose pile with nobody listening: all of `draw` in one loop."""
        pile = self.zones[source]
        hand = self.zones[target]
        known = self.known
        eyes = self.eyes[target]
        seed: i64 = self.seed
        size: i64 = len(pile)
        for _ in range(count):
            if size > 1:
                seed = MULTIPLIER * (seed & LOW_32_BITS) + (seed >> 32)
            place = ((seed & LOW_32_BITS) * size) >> 32
            size -= 1
            piece = pile[place]
            pile[place] = pile[size]
            pile.pop()
            hand.append(piece)
            known[piece] = known[piece] | eyes
        self.seed = seed

    def sweep(self, source: int, target: int) -> None:
        """Moves all pieces of a zone."""
        if not self.zones[source]:
            return
        if self.events is not None or self.table.blends:
            for piece in self.zones[source][:]:
                self.move(piece, source, target)
            return
        if (self.loose >> target) & 1:
            self.fix_order(target)
        eyes = self.eyes[target]
        if eyes & ~self.eyes[source]:  # somebody sees more than before
            known = self.known
            for piece in self.zones[source]:
                known[piece] = known[piece] | eyes
        self.zones[target].extend(self.zones[source])
        self.zones[source] = []

    def slip(self, piece: Piece, source: int, target: int) -> None:
        """Moves a piece so that only those who see a zone it leaves or joins know.

        The others lose what they knew of every piece in `source`: any of them
        might be the one that left.
        """
        if (self.loose >> target) & 1:
            self.fix_order(target)
        seen = self.eyes[source] | self.eyes[target]
        known = self.known
        for other in self.zones[source]:
            known[other] &= seen
        self.zones[source].remove(piece)
        self.zones[target].append(piece)
        known[piece] |= self.eyes[target]
        if self.events is not None:
            self.record_move(piece, source, target, seen)

    def show(self, piece: Piece, viewers: int) -> None:
        """Tells these viewers where a piece lies, without moving it."""
        self.known[piece] |= viewers
        if self.events is not None:
            zone = self.zone_of(piece)
            self.record_move(piece, zone, zone, self.known[piece])

    def shuffle(self, zone: int) -> None:
        """Shuffles a pile: nobody knows its order any more.

        The order is drawn as the pile is, card by card, which is the same
        chance and much less work.
        """
        pile = self.zones[zone]
        table = self.table
        if len(pile) < self.laid:
            self.mark_batch(zone)
            known = self.known
            for piece in pile:
                known[piece] = 0
        else:
            self.batch = table.batches
            self.known = table.unknown[:]
        if zone < LOOSE_ZONES:
            self.loose |= 1 << zone
            if self.shuffles < len(table.stacks):
                self.stack(zone, table.stacks[self.shuffles])
        else:
            self.mix(pile)
        self.shuffles += 1
        if self.events is not None:
            self.record_event("shuffled", zone, len(pile), 0, "", "")
            if zone >= LOOSE_ZONES:
                self.events.append(("mixed", zone, 0, 0, 0, "", ""))

    def gather(self, zones: list[int], pile: int) -> None:
        """Sweeps zones into a pile and shuffles it, for the next deal."""
        self.loose &= ~(1 << pile)  # the order it had means nothing any more
        for zone in zones:
            self.sweep(zone, pile)
        self.shuffle(pile)

    def stack(self, zone: int, order: list[Piece]) -> None:
        """Puts these pieces on top of a pile, the first of them uppermost."""
        pile = self.zones[zone]
        for piece in order:
            if piece not in pile:
                name = self.table.pieces.names[piece]
                raise ValueError(f"{name} is not in the pile to be stacked")
            pile.remove(piece)
        self.mix(pile)
        pile.extend(order[::-1])
        self.loose &= ~(1 << zone)

    def fix_order(self, zone: int) -> None:
        """Draws the order of a loose pile now, so that its places mean something."""
        self.loose &= ~(1 << zone)
        self.mix(self.zones[zone])
        if self.events is not None:
            self.events.append(("mixed", zone, 0, 0, 0, "", ""))

    def mix(self, pile: list[Piece]) -> None:
        for last in range(len(pile) - 1, 0, -1):
            place = self.next_number(last + 1)
            pile[last], pile[place] = pile[place], pile[last]

    def pay(self, source: int, target: int, amount: int, rule: str = "") -> None:
        """Moves chips between seats and pots."""
        chips = self.chips  # not -=, which mypyc leaves to Python
        chips[source] = chips[source] - amount
        chips[target] = chips[target] + amount
        if self.events is not None:
            self.record_event("paid", source, target, amount, "", rule)

    def stake(self, account: int, amount: int, rule: str = "") -> None:
        """Gives chips out at the start; later they only change hands."""
        self.chips[account] = self.chips[account] + amount
        if self.events is not None:
            self.record_event("paid", -1, account, amount, "", rule)

    def score(self, seat: Seat, points: int, rule: str = "") -> None:
        self.scores[seat] = self.scores[seat] + points
        if self.events is not None:
            self.record_event("scored", seat, points, self.scores[seat], "", rule)

    def record_turn(self, piece: Piece, facing: int, rule: str = "") -> None:
        """Records that a piece now lies another way round; the game keeps which."""
        if self.events is not None:
            self.record_event("turned", piece, facing, 0, "", rule)

    def round_opens(self) -> None:
        """Opens the next round, hand or deal: events from here on are part of it.

        For the span that counts the game along, wherever its number goes up.
        """
        if self.events is not None:
            self.opened = len(self.events)

    def say(
        self,
        message: str,
        seat: int = -1,
        piece: int = -1,
        number: int = 0,
        rule: str = "",
        target: int = -1,
        of: int = -1,
    ) -> None:
        """Tells the table something public in the words of a message.

        A `target` is the other seat that it is about, and needs a `seat` before it.
        `of` is the number that `number` was made from or is part of.
        """
        if self.events is not None:
            if target >= 0:
                seat += (target + 1) * SAID_TARGET_FACTOR
            if of >= 0:
                number += (of + 1) * SAID_NUMBER_FACTOR
            self.record_event("said", seat, piece, number, message, rule)

    def record_answer(self, seat: Seat, tokens: list[Token], prompt: str = "") -> None:
        """Records that a seat answered. Drivers call it just before `take`, with the
        prompt if they have it.

        Others read words and pieces on the open table, nothing of a sealed answer.
        """
        if self.events is None:
            return
        own = 1 << seat
        prompt = prompt or self.ask(seat).prompt
        self.record_event("decided", seat, int(self.sealing), 0, prompt, "")
        for token in tokens:
            seen = own
            if not self.sealing:
                seen |= self.eyes[self.zone_of(token)] if token < DONE else -1
            self.events.append(("chose", seat, token, int(self.sealing), seen, "", ""))

    def has_listeners(self) -> bool:
        """Returns whether anybody reads what is said.

        `say` does nothing without listeners. Ask this only before work that is
        done for the words alone, such as finding the card that decides.
        """
        return self.events is not None

    def record_event(
        self, kind: str, first: int, second: int, third: int, text: str, rule: str
    ) -> None:
        if self.events is not None:
            viewers = self.table.all_viewers
            self.events.append((kind, first, second, third, viewers, text, rule))

    def record_move(self, piece: Piece, source: int, target: int, seen: int) -> None:
        if self.events is not None:
            self.events.append(("moved", piece, source, target, seen, "", ""))

    def zone_of(self, piece: Piece) -> int:
        for zone in self.table.live:
            if piece in self.zones[zone]:
                return zone
        raise ValueError("that piece is not in play")

    # Knowledge

    def viewers_after_move(self, piece: Piece, source: int, target: int) -> int:
        """Returns the viewers who know a piece after a move between blended zones, as a
        bitmask."""
        group = self.table.blend_of[source]
        if group < 0:
            return self.known[piece] | self.eyes[target]
        seen = self.eyes[source] | self.eyes[target]
        if self.table.blend_of[target] == group:
            return self.known[piece] | self.eyes[target]
        # It leaves the group: who saw neither end cannot tell which one left.
        for zone in self.table.blends[group]:
            for other in self.zones[zone]:
                self.known[other] &= seen | self.eyes[zone]
        return (self.known[piece] & seen) | self.eyes[target]

    def mark_batch(self, zone: int) -> None:
        """Stamps the pieces of a shuffle: all know which pieces it holds.

        A piece that everybody knew is now just one of this batch. A piece that went in
        unseen also stays one of the batches it came from. If the pile holds all pieces
        of its back, earlier batches mean nothing.
        """
        pile = self.zones[zone]
        batch = self.batch[:]
        if not self.elsewhere(zone):
            for piece in pile:
                batch[piece] = self.table.batches[piece]
            self.batch = batch
            return
        used = 0
        for mask in batch:
            used |= mask
        for mask in self.table.batches:  # numbers of backs are never used again
            used |= mask
        if used >= 1 << 58:
            batch, used = renumber_batches(batch, used)
        stamp = 1
        while stamp <= used:
            stamp <<= 1
        everyone = self.table.all_viewers
        for piece in pile:
            if self.known[piece] & everyone == everyone:
                batch[piece] = stamp
            else:
                batch[piece] |= stamp
        self.batch = batch

    def elsewhere(self, pile: int) -> bool:
        """Returns true if other zones hold pieces of the same back as this pile's."""
        batches = self.table.batches
        backs = 0
        for piece in self.zones[pile]:
            backs |= batches[piece]
        if self.table.back_counts.get(backs, 0) == len(self.zones[pile]):
            return False
        for zone in self.table.live:
            if zone != pile:
                for piece in self.zones[zone]:
                    if batches[piece] & backs:
                        return True
        return False

    # Copies

    def copy(self) -> "State":
        """Returns an independent state that goes on alike, without listeners.

        Field by field, which a test compares with `__init__`: copying by names took two
        microseconds more, of four in Willow.
        """
        other = self.table.blank()
        zones = self.zones[:]
        for zone in self.table.live:
            zones[zone] = zones[zone][:]
        other.zones = zones
        other.known = self.known[:]
        other.batch = self.batch
        other.loose = self.loose
        other.phase = self.phase
        other.turn = self.turn
        other.waiting = self.waiting
        other.shut = self.shut
        other.sealing = self.sealing
        other.sealed = self.sealed[:]
        other.scores = self.scores[:]
        other.chips = self.chips[:]
        other.ranks = self.ranks
        other.capped = self.capped
        other.laid = self.laid
        other.shuffles = self.shuffles
        other.seed = self.seed
        if self.script is not None:
            other.script = self.script[:]
        self.copy_fields(other)
        return other

    def copy_fields(self, other: "State") -> None:
        """Copies what the game added.

        A game with very many fields may write them out: compiled, a copy of a contest
        or of Domino Knights then takes half as long. The contract holds it against
        what the game declares.
        """
        for name in self.table.fields:
            value = getattr(self, name)
            if type(value) is list:
                value = copy_list(value)
            setattr(other, name, value)


def copy_list(value: list[object]) -> list[object]:
    if value and type(value[0]) is list:
        return [part[:] if isinstance(part, list) else part for part in value]
    return value[:]


def standing(values: list[int], tiebreak: list[int] | None = None) -> list[int]:
    """Returns places by value, the highest first; equal values share the better place.

    >>> standing([5, 9, 9, 1])
    [3, 1, 1, 4]
    >>> standing([5, 9, 9, 1], tiebreak=[7, 2, 3, 7])
    [3, 2, 1, 4]
    """
    places: list[int] = []
    for seat, value in enumerate(values):
        place = 1
        for other, rival in enumerate(values):
            if rival > value:
                place += 1
            elif rival == value and tiebreak is not None:
                place += tiebreak[other] > tiebreak[seat]
        places.append(place)
    return places


def renumber_batches(batch: list[int], used: int) -> tuple[list[int], int]:
    """Returns the same batches with the lowest numbers, in the same order."""
    table: list[tuple[int, int]] = []
    bit = 1
    low = 1
    while bit <= used:
        if used & bit:
            table.append((bit, low))
            low <<= 1
        bit <<= 1
    fresh = []
    for mask in batch:
        new = 0
        for old_bit, new_bit in table:
            if mask & old_bit:
                new |= new_bit
        fresh.append(new)
    return fresh, low - 1
