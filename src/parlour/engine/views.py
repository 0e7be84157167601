"""Views: what one seat or watcher may know, and determinizations for it.

Both are generic: they come from zones, knowledge, blends and batches. Only fields of
a game that are not for everybody are hidden by the game, in `State.conceal`.
"""

from typing import Final

from mypy_extensions import i64

from parlour.engine.dice import LOW_32_BITS, MULTIPLIER, Dice
from parlour.engine.picks import DONE
from parlour.engine.pieces import HIDDEN, Piece, Seat
from parlour.engine.state import State
from parlour.engine.zones import AUDIENCE

IMAGINE_ATTEMPTS: Final = 200
"""Number of attempts of `imagine` to find a world that the game calls plausible."""


def view(state: State, viewer: int) -> State:
    """Returns the table as this viewer sees it: a state with blanks.

    Pieces the viewer cannot tell are `HIDDEN`; seed, other seats' sealed answers
    and who knows what are left out. Zones without an order list what is known
    first, so that places tell nothing.
    """
    seen = state.copy()
    bit = 1 << viewer
    table = state.table
    for zone in table.live:
        if state.zones[zone] and not state.eyes[zone] & bit:
            seen.zones[zone] = mask_zone(state, zone, bit)
    for seat in table.everyone:
        if seat != viewer and state.sealed[seat]:
            seen.sealed[seat] = []
    seen.seed = 0
    seen.known = table.no_ints
    seen.batch = table.no_ints
    seen.script = None
    seen.conceal(viewer)
    return seen


def without_secret_facts(state: State, viewer: int) -> State:
    """Returns the table itself, or a copy without the fields' values kept from a
    viewer."""
    if not state.has_secret_facts():
        return state
    copy = state.copy()
    copy.conceal(viewer)
    return copy


def mask_zone(state: State, zone: int, bit: int) -> list[Piece]:
    """Returns a zone that a viewer does not see into: known pieces, and masks for the
    rest."""
    pile = state.zones[zone]
    known = state.known
    table = state.table
    if table.blend_of[zone] >= 0 and is_blurred(state, zone, bit):
        return [HIDDEN] * len(pile)
    known_count = 0
    for piece in pile:
        if known[piece] & bit:
            known_count += 1
    if not known_count:
        return [HIDDEN] * len(pile)
    if table.ordered[zone]:
        return [piece if known[piece] & bit else HIDDEN for piece in pile]
    shown = [piece for piece in pile if known[piece] & bit]
    shown.sort()
    return shown + [HIDDEN] * (len(pile) - known_count)


def is_blurred(state: State, zone: int, bit: int) -> bool:
    """Returns whether pieces pass in and out of a blended zone with this viewer
    blind."""
    for other in state.table.blends[state.table.blend_of[zone]]:
        if state.eyes[other] & bit:
            return False
    return True


def hidden_hand(state: State, seat: int) -> list[Piece]:
    """Lists the pieces in this seat's hand that not all other players know.

    With a single player, watchers count as the other players.
    """
    bit = 1 << seat
    table = state.table
    others = table.all_viewers & ~bit
    if others != 1 << AUDIENCE:
        others &= ~(1 << AUDIENCE)
    found: list[Piece] = []
    for zone in table.live:
        if table.in_hand[zone] and state.eyes[zone] & bit:
            for piece in state.zones[zone]:
                if state.known[piece] & others != others:
                    found.append(piece)
    found.sort()
    return found


def pieces_somewhere(state: State, viewer: int) -> list[tuple[list[int], list[Piece]]]:
    """Groups of blended zones, and the pieces known to be somewhere in each."""
    bit = 1 << viewer
    groups: list[tuple[list[int], list[Piece]]] = []
    for group in state.table.blends:
        if any(state.eyes[zone] & bit for zone in group):
            continue
        pieces = sorted(
            piece
            for zone in group
            for piece in state.zones[zone]
            if state.known[piece] & bit
        )
        if pieces:
            groups.append((group, pieces))
    return groups


class Unseen:
    """The part of a table that one viewer does not know, computed once for many worlds.

    Valid as long as the table does not change.
    """

    def __init__(self, state: State, viewer: int) -> None:
        state = without_secret_facts(state, viewer)
        self.viewer = Seat(viewer)
        self.bit = 1 << viewer
        self.state = state
        self.others = state.shut & ~self.bit
        self.secret = secretive(state, viewer, self.others)
        """Seats whose answers this viewer cannot know."""
        self.zones = unseen_zones(state, self.bit)
        self.counts: list[int] = []
        """Number of unknown pieces in each of them."""
        self.pool = unknown_pieces(state, self.zones, self.bit, self.counts)
        known = state.known
        self.who: list[int] = [known[piece] for piece in self.pool]
        """The other viewers who know a piece stay with its place."""
        levels = 0
        several = 0
        for piece in self.pool:
            batch = state.batch[piece]
            levels |= batch
            several |= batch & (batch - 1)
        self.levels = levels
        """The shuffles that these pieces went through unseen, as a bitmask."""
        self.several = several != 0
        """Whether some went through more than one."""
        self.apart = levels & (levels - 1) != 0
        """Whether they went through more than one in all."""
        self.ordered = self.pool if self.apart else sorted(self.pool)
        """With the same dice, tables that the viewer cannot tell apart lead to the same
        world: pieces are sorted before they are mixed."""

    def world(self, dice: Dice) -> State:
        """Returns a world that this viewer cannot tell from the real one; see
        `imagine`."""
        world = self.deal_world(dice)
        for _ in range(IMAGINE_ATTEMPTS):
            if world.plausible(self.viewer):
                break
            world = self.deal_world(dice)
        return world

    def deal_world(self, dice: Dice) -> State:
        world = self.state.copy()
        world.seed = dice.seed()
        world.waiting |= self.others
        world.shut &= ~self.others
        for seat in self.secret:
            world.sealed[seat] = []
        pool = self.pool
        if pool:
            if self.several:
                dealt = redealt_in_batches(world, pool, self.levels, dice)
            elif self.apart:
                dealt = redealt_apart(world, pool, self.levels, dice)
            else:
                dealt = self.ordered[:]
                mix(dealt, dice)
            self.put_back(world, dealt)
        for group in world.table.blends:
            stir(world, group, self.bit, dice)
        return world

    def put_back(self, world: State, dealt: list[Piece]) -> None:
        """Lays the newly dealt pieces where the old ones lay.

        A blended group takes its pieces in any order that keeps to their backs,
        because it is stirred afterwards.
        """
        bit = self.bit
        known = world.known
        zones = world.zones
        blend_of = world.table.blend_of
        next_one = 0
        left: list[Piece] = []
        for number in range(len(self.zones)):
            count = self.counts[number]
            if not count:
                continue
            zone = self.zones[number]
            pile = zones[zone]
            if blend_of[zone] >= 0 and not left and is_blurred(world, zone, bit):
                left = dealt[next_one:]  # of all blended groups: they come last
            if left:
                put_by_backs(world, pile, left, bit)
            elif count == len(pile):
                zones[zone] = dealt[next_one : next_one + count]
            else:
                put_between(pile, dealt, next_one, known, bit)
            next_one += count
        who = self.who
        for number, piece in enumerate(dealt):
            known[piece] = who[number]


def imagine(state: State, viewer: int, dice: Dice) -> State:
    """Returns a determinization: a world that this viewer cannot tell from the real
    one.

    Deals again what the viewer cannot know, removes other seats' sealed answers and
    redraws the seed. The world can be played to the end.
    """
    return Unseen(state, viewer).world(dice)


def secretive(state: State, viewer: int, others: int) -> list[Seat]:
    """Returns the seats that have answered in secret: those, or whose answers stayed
    so."""
    bit = 1 << viewer
    known = state.known
    found: list[Seat] = []
    for seat in state.everyone():
        if seat == viewer:
            continue
        if others:
            found.append(seat)
            continue
        for token in state.sealed[seat]:  # answers used up that stayed secret
            if token < DONE and not known[token] & bit:
                found.append(seat)
                break
    return found


def unseen_zones(world: State, bit: int) -> list[int]:
    """Returns the zones that this viewer does not see into, blended groups last."""
    table = world.table
    eyes = world.eyes
    if not table.blends:
        return [zone for zone in table.live if not eyes[zone] & bit]
    zones = [
        zone
        for zone in table.live
        if not eyes[zone] & bit
        and not (table.blend_of[zone] >= 0 and is_blurred(world, zone, bit))
    ]
    for group in table.blends:
        if is_blurred(world, group[0], bit):
            zones += group
    return zones


def unknown_pieces(
    world: State, zones: list[int], bit: int, counts: list[int]
) -> list[Piece]:
    """Returns all that this viewer cannot tell, zone by zone, and how many are in each.

    Where in a blended group a piece lies is no more than a guess: there they come
    in an order that all worlds of the viewer share, by last shuffle and who knows.
    """
    known = world.known
    pool: list[Piece] = []
    blended: list[tuple[int, int, int, Piece]] = []
    for zone in zones:
        here = [piece for piece in world.zones[zone] if not known[piece] & bit]
        counts.append(len(here))
        group = world.table.blend_of[zone]
        if group < 0 or not is_blurred(world, zone, bit):
            pool += here
            continue
        for piece in here:
            shuffle = world.batch[piece].bit_length()
            blended.append((group, shuffle, known[piece], piece))
    if not blended:
        return pool
    blended.sort()
    return pool + [piece for _, _, _, piece in blended]


def mix(pieces: list[Piece], dice: Dice) -> None:
    """Shuffles pieces in place (Fisher–Yates); `roll` is inlined for speed."""
    rolls: i64 = dice.state
    last: i64 = len(pieces) - 1
    while last > 0:
        rolls = MULTIPLIER * (rolls & LOW_32_BITS) + (rolls >> 32)
        place = ((rolls & LOW_32_BITS) * (last + 1)) >> 32
        piece = pieces[last]
        pieces[last] = pieces[place]
        pieces[place] = piece
        last -= 1
    dice.state = rolls


def redealt_apart(
    world: State, pool: list[Piece], levels: int, dice: Dice
) -> list[Piece]:
    """Deals unknown pieces again, each within its one batch."""
    batch = world.batch
    dealt = pool[:]
    level = 1
    while level <= levels:
        if levels & level:
            fresh = sorted([piece for piece in pool if batch[piece] == level])
            mix(fresh, dice)
            next_one = 0
            for place in range(len(pool)):
                if batch[pool[place]] == level:
                    dealt[place] = fresh[next_one]
                    next_one += 1
        level <<= 1
    return dealt


def redealt_in_batches(
    world: State, pool: list[Piece], levels: int, dice: Dice
) -> list[Piece]:
    """Deals unknown pieces again so that each shuffle holds the pieces it held.

    Batch by batch in the order they were shuffled: a piece keeps the batches it came
    from, a place keeps those that came after. Places that are mixed again later differ
    by that later batch alone.
    """
    batch = world.batch[:]
    dealt = pool[:]
    level = 1
    while level <= levels:
        if levels & level:
            places: list[tuple[int, int]] = []
            for place in range(len(dealt)):
                mask = batch[dealt[place]]
                if mask & level:
                    after = mask & ~(2 * level - 1)
                    places.append((after & -after, place))
            places.sort()
            later = [batch[dealt[place]] & ~(level - 1) for _, place in places]
            fresh = sorted([dealt[place] for _, place in places])
            mix(fresh, dice)
            for number in range(len(places)):
                piece = fresh[number]
                dealt[places[number][1]] = piece
                batch[piece] = (batch[piece] & (level - 1)) | later[number]
        level <<= 1
    world.batch = batch
    return dealt


def put_between(
    pile: list[Piece], dealt: list[Piece], next_one: int, known: list[int], bit: int
) -> None:
    """Lays pieces, from this one on, in place of those that the viewer cannot tell."""
    for place in range(len(pile)):
        if not known[pile[place]] & bit:
            pile[place] = dealt[next_one]
            next_one += 1


def put_by_backs(world: State, pile: list[Piece], left: list[Piece], bit: int) -> None:
    """Lays pieces of those that are left, each in place of one with the same back."""
    backs = world.table.batches
    for place in range(len(pile)):
        if not world.known[pile[place]] & bit:
            same = 0
            while backs[left[same]] != backs[pile[place]]:
                same += 1
            pile[place] = left.pop(same)


def stir(world: State, group: list[int], bit: int, dice: Dice) -> None:
    """Mixes the pieces of blended zones that the viewer cannot see into."""
    if not is_blurred(world, group[0], bit):
        return
    backs = world.table.batches
    kinds = 0
    for zone in group:
        for piece in world.zones[zone]:
            kinds |= backs[piece]
    back = 1
    while back <= kinds:  # each back on its own
        pieces: list[Piece] = []
        for zone in group:
            pieces += [piece for piece in world.zones[zone] if backs[piece] & back]
        pieces.sort()
        mix(pieces, dice)
        next_one = 0
        for zone in group:
            pile = world.zones[zone]
            for place in range(len(pile)):
                if backs[pile[place]] & back:
                    pile[place] = pieces[next_one]
                    next_one += 1
        back <<= 1
