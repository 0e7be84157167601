"""Hand order: how players sort their hands is nobody else's business."""

from collections import Counter

from parlour.engine.data import zone_names
from parlour.engine.dice import Dice
from parlour.engine.events import name_events
from parlour.engine.game import Game
from parlour.engine.happened import AnyEvent, Moved
from parlour.engine.state import State
from parlour.engine.table import Event, Table
from parlour.testing.chance import Trial, Walk, moments, some
from parlour.testing.checks import COMPARED_MOMENTS, same, viewer_name, viewers
from parlour.testing.secrecy import after


def hand_order(game: Game, trial: Trial) -> int:
    """Checks that the order in which a hidden hand is held does not show when pieces
    leave it.

    Before an answer that takes several pieces from a zone without an order, that zone
    is shuffled. Viewers who cannot see into it get the same events of those pieces.
    """
    dice = Dice(trial.seed ^ 0x04DE)
    walk = Walk(game, trial, heard=True)
    found: list[tuple[int, int]] = []
    while walk.state.waiting:
        heard_before = len(walk.recorded_events())
        walk.step()
        zones = left_by_several(walk.table, walk.recorded_events()[heard_before:])
        found += [(len(walk.answers) - 1, zone) for zone in zones]
    chosen = some(dice, found, 2 * COMPARED_MOMENTS)
    compared = 0
    for number, moment in enumerate(moments(game, trial)):
        for zone in [zone for wanted, zone in chosen if wanted == number]:
            twin = moment.state.copy()
            hand = twin.zones[zone]
            hand[:] = [hand[place] for place in dice.order(len(hand))]
            worlds = [
                after(state, *walk.answers[number]) for state in (moment.state, twin)
            ]
            for viewer in viewers(trial.seats):
                if moment.state.eyes[zone] >> viewer & 1:
                    continue
                name = zone_names(game)[zone]
                real, other = (leaving(game, name, world, viewer) for world in worlds)
                where = f"answer {number}, with {name} in another order"
                same(real, other, f"{where}: {viewer_name(viewer)}'s events")
                compared += 1
    return compared


def left_by_several(table: Table, events: list[Event]) -> list[int]:
    """Returns zones without an order that more than one piece leaves."""
    left = Counter(event[2] for event in events if event[0] == "moved")
    several = [zone for zone in left if zone >= 0 and left[zone] > 1]
    return [zone for zone in several if not table.ordered[zone]]


def leaving(game: Game, zone: str, state: State, viewer: int) -> list[AnyEvent]:
    """Returns a viewer's events of pieces that leave a zone, until others enter it."""
    found: list[AnyEvent] = []
    for event in name_events(game, state.table, state.events or [], viewer):
        if isinstance(event, Moved) and event.source == zone:
            found.append(event)
        elif isinstance(event, Moved) and event.target == zone:
            break
    return found
