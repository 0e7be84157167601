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

TRIES: Final = 50
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
    choices and redraws the seed.
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
    pool: list[Piece] = []
    for zone in state.table.live:
        if not world.eyes[zone] & bit:
            pool += [piece for piece in world.zones[zone] if not known[piece] & bit]
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
            dealt = pool[:]
            mix(dealt, dice)
        put_back(world, pool, dealt, bit)
    for group in state.table.blends:
        stir(world, group, bit, dice)
    return world


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
            places = [k for k in range(len(pool)) if batch[pool[k]] == level]
            for last in range(len(places) - 1, 0, -1):
                here = places[last]
                there = places[dice.roll(last + 1)]
                piece = dealt[here]
                dealt[here] = dealt[there]
                dealt[there] = piece
        level <<= 1
    return dealt


def redealt_in_batches(
    world: State, pool: list[Piece], levels: int, dice: Dice
) -> list[Piece]:
    """Deals unknown pieces anew so that each shuffle holds what it held.

    Batch by batch in the order they were shuffled: a piece keeps the batches it
    came from, a place keeps those that came after.
    """
    batch = world.batch[:]
    dealt = pool[:]
    level = 1
    while level <= levels:
        if levels & level:
            places = [k for k in range(len(dealt)) if batch[dealt[k]] & level]
            fresh = [dealt[k] for k in places]
            later = [batch[piece] & ~(level - 1) for piece in fresh]
            mix(fresh, dice)
            for number in range(len(places)):
                piece = fresh[number]
                dealt[places[number]] = piece
                batch[piece] = (batch[piece] & (level - 1)) | later[number]
        level <<= 1
    world.batch = batch
    return dealt


def put_back(world: State, pool: list[Piece], dealt: list[Piece], bit: int) -> None:
    """Lays the newly dealt pieces where the old ones lay.

    Who else knows a piece stays with its place.
    """
    known = world.known
    who = [known[piece] for piece in pool]
    next_one = 0
    for zone in world.table.live:
        if not world.eyes[zone] & bit:
            pile = world.zones[zone]
            for place in range(len(pile)):
                if not known[pile[place]] & bit:
                    pile[place] = dealt[next_one]
                    next_one += 1
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
