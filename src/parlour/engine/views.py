"""What one seat, or somebody watching, may know; and worlds it may imagine.

Both are generic: they come from zones, knowledge, blends and batches. No game
hides anything by itself.
"""

from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.picks import DONE
from parlour.engine.pieces import HIDDEN, Piece, Seat, Token
from parlour.engine.state import State
from parlour.engine.table import Table

TRIES: Final = 200
"""How often `imagine` looks for a world that the game calls plausible."""


def view(state: State, viewer: int) -> State:
    """The table as this viewer sees it: a state with blanks.

    Pieces the viewer cannot tell are `HIDDEN`; seed, other seats' sealed answers
    and who knows what are left out. Zones without an order list what is known
    first, so that places tell nothing.
    """
    seen = state.copy()
    bit = 1 << viewer
    table = state.table
    for zone in table.live:
        if state.zones[zone] and not state.eyes[zone] & bit:
            seen.zones[zone] = blanked(state, zone, bit)
    for seat in state.everyone():
        if seat != viewer and state.sealed[seat]:
            seen.sealed[seat] = []
    seen.seed = 0
    seen.known = table.no_ints
    seen.batch = table.no_ints
    seen.script = None
    return seen


def blanked(state: State, zone: int, bit: int) -> list[Piece]:
    """What a viewer knows of the pieces in a zone that it does not see into."""
    pile = state.zones[zone]
    known = state.known
    table = state.table
    if table.blend_of[zone] >= 0 and blurred(state, zone, bit):
        return [HIDDEN] * len(pile)
    told = 0
    for piece in pile:
        if known[piece] & bit:
            told += 1
    if not told:
        return [HIDDEN] * len(pile)
    if table.ordered[zone]:
        return [piece if known[piece] & bit else HIDDEN for piece in pile]
    shown = [piece for piece in pile if known[piece] & bit]
    shown.sort()
    return shown + [HIDDEN] * (len(pile) - told)


def blurred(state: State, zone: int, bit: int) -> bool:
    """Whether pieces pass in and out of a blended zone with this viewer blind."""
    for other in state.table.blends[state.table.blend_of[zone]]:
        if state.eyes[other] & bit:
            return False
    return True


def suspected(state: State, viewer: int) -> list[tuple[list[int], list[Piece]]]:
    """Groups of blended zones, and the pieces known to be somewhere in each."""
    bit = 1 << viewer
    groups: list[tuple[list[int], list[Piece]]] = []
    for group in state.table.blends:
        if any(state.eyes[zone] & bit for zone in group):
            continue
        told = sorted(
            piece
            for zone in group
            for piece in state.zones[zone]
            if state.known[piece] & bit
        )
        if told:
            groups.append((group, told))
    return groups


def imagine(state: State, viewer: int, dice: Dice) -> State:
    """A world that this viewer cannot tell from the real one, playable to the end.

    Deals anew what the viewer cannot know, un-answers other seats' sealed
    choices and redraws the seed. Pieces are sorted before they are mixed: with the
    same dice, tables that the viewer cannot tell apart lead to the same world.
    """
    world = imagine_once(state, viewer, dice)
    for _ in range(TRIES):
        if world.plausible(Seat(viewer)):
            break
        world = imagine_once(state, viewer, dice)
    return world


def imagine_once(state: State, viewer: int, dice: Dice) -> State:
    world = state.copy()
    bit = 1 << viewer
    world.seed = dice.seed()
    others = world.shut & ~bit
    if others:
        world.waiting |= others
        world.shut &= bit
        for seat in state.everyone():
            if seat != viewer:
                world.sealed[seat] = []
    known = world.known
    for seat in state.everyone():  # answers used up that stayed secret
        for token in world.sealed[seat]:
            if seat != viewer and token < DONE and not known[token] & bit:
                world.sealed[seat] = []
                break
    zones = unseen_zones(world, bit)
    pool = unknown_pieces(world, zones, bit)
    if pool:
        levels = 0
        several = 0
        for piece in pool:
            batch = world.batch[piece]
            levels |= batch
            several |= batch & (batch - 1)
        if several:
            dealt = redealt_in_batches(world, pool, levels, dice)
        elif levels & (levels - 1):
            dealt = redealt_apart(world, pool, levels, dice)
        else:
            dealt = sorted(pool)
            mix(dealt, dice)
        put_back(world, zones, pool, dealt, bit)
    for group in state.table.blends:
        stir(world, group, bit, dice)
    return world


def unseen_zones(world: State, bit: int) -> list[int]:
    """The zones that this viewer does not see into, blended groups last."""
    table = world.table
    eyes = world.eyes
    if not table.blends:
        return [zone for zone in table.live if not eyes[zone] & bit]
    zones = [
        zone
        for zone in table.live
        if not eyes[zone] & bit
        and not (table.blend_of[zone] >= 0 and blurred(world, zone, bit))
    ]
    for group in table.blends:
        if blurred(world, group[0], bit):
            zones += group
    return zones


def unknown_pieces(world: State, zones: list[int], bit: int) -> list[Piece]:
    """All that this viewer cannot tell, zone by zone.

    Where in a blended group a piece lies is no more than a guess: there they come
    in an order that all worlds of the viewer share, by last shuffle and who knows.
    """
    known = world.known
    pool: list[Piece] = []
    blended: list[tuple[int, int, int, Piece]] = []
    for zone in zones:
        here = [piece for piece in world.zones[zone] if not known[piece] & bit]
        group = world.table.blend_of[zone]
        if group < 0 or not blurred(world, zone, bit):
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
    for last in range(len(pieces) - 1, 0, -1):
        place = dice.roll(last + 1)
        piece = pieces[last]
        pieces[last] = pieces[place]
        pieces[place] = piece


def redealt_apart(
    world: State, pool: list[Piece], levels: int, dice: Dice
) -> list[Piece]:
    """Deals unknown pieces anew, each within its one batch."""
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
    """Deals unknown pieces anew so that each shuffle holds what it held.

    Batch by batch in the order they were shuffled: a piece keeps the batches it
    came from, a place keeps those that came after. Places that are mixed again
    later are told apart by that later batch alone.
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


def put_back(
    world: State, zones: list[int], pool: list[Piece], dealt: list[Piece], bit: int
) -> None:
    """Lays the newly dealt pieces where the old ones lay.

    Who else knows a piece stays with its place. A blended group takes its pieces
    in any order that keeps to their backs, because it is stirred afterwards.
    """
    known = world.known
    who = [known[piece] for piece in pool]
    table = world.table
    backs = table.batches
    next_one = 0
    left: list[Piece] = []
    for zone in zones:
        pile = world.zones[zone]
        group = table.blend_of[zone]
        if group >= 0 and not left and blurred(world, zone, bit):
            left = dealt[next_one:]  # of all blended groups: they come last
        for place in range(len(pile)):
            if known[pile[place]] & bit:
                continue
            if not left:
                pile[place] = dealt[next_one]
                next_one += 1
                continue
            same = 0
            while backs[left[same]] != backs[pile[place]]:
                same += 1
            pile[place] = left.pop(same)
    for number in range(len(dealt)):
        known[dealt[number]] = who[number]


def stir(world: State, group: list[int], bit: int, dice: Dice) -> None:
    """Mixes the pieces of blended zones that the viewer cannot see into."""
    if not blurred(world, group[0], bit):
        return
    backs = world.table.batches
    kinds = 0
    for zone in group:
        for piece in world.zones[zone]:
            kinds |= backs[piece]
    back = 1
    while back <= kinds:  # each back by itself
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


def observe(state: State, viewer: int) -> list[int]:
    """A fixed-size list of numbers for learners: all that this seat may know.

    For each piece the zone it is known to lie in (from 1; 0 is unknown), then
    the size of each zone, the phase, turn and who is awaited, scores and chips,
    and the game's own public numbers.
    """
    table = state.table
    bit = 1 << viewer
    zones = state.zones
    known = state.known
    numbers = table.unknown[:]
    live = table.live
    for place in range(len(live)):
        zone = live[place]
        pile = zones[zone]
        numbers.append(len(pile))
        if table.blend_of[zone] < 0 or not blurred(state, zone, bit):
            for piece in pile:
                if known[piece] & bit:
                    numbers[piece] = place + 1
    numbers.append(table.phase_numbers.get(state.phase, 0))
    numbers.append(state.turn)
    numbers.append(state.waiting)
    numbers.extend(state.scores)
    for account in table.accounts:
        numbers.append(state.chips[account])
    for name in table.number_fields:
        number: int = getattr(state, name)
        numbers.append(number + 0)  # a bool becomes a number
    for name in table.list_fields:
        row: list[int] = getattr(state, name)
        fits = len(row) == state.seats
        numbers.extend(row if fits else (row + table.nil)[: state.seats])
    for name in table.piece_fields:
        row = getattr(state, name)
        numbers.extend(row)
    return numbers


def mask(table: Table, legal: list[Token]) -> bytearray:
    """For learners, a byte for each action number: 1 where it may be chosen."""
    marks = table.unmarked.copy()
    words = table.piece_count - DONE
    for token in legal:
        marks[token if token < DONE else token + words] = 1
    return marks
