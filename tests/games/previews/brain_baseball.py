"""Brain Baseball!: what can be played at a ball."""

from parlour.games.brain_baseball import rules as baseball
from parlour.testing.previews import Foretold


def claims(f: Foretold) -> int:
    pitched = f.said("would-pitch") or f.said("would-lead") or f.said("would-have")
    ball = f.before.zones[baseball.BALL]
    same = f.before.phase == f.after.phase and f.after.zones[baseball.BALL] == ball
    if f.said("would-have") is not None:
        assert not same  # nobody is asked after this one
    if pitched is not None and (f.after.phase == "swing" or same) and f.after.waiting:
        asked = f.after.next_asked()
        held = f.after.zones[baseball.HAND + asked]
        unseen = [
            card
            for zone in f.before.table.live
            for card in f.before.zones[zone]
            if zone == baseball.STOCK
            or (
                baseball.HAND <= zone < baseball.HAND + f.before.seats
                and zone != baseball.HAND + f.seat
            )
        ]
        able = 0
        for card in unseen:
            f.after.zones[baseball.HAND + asked] = [card]
            able += card in f.after.ask(asked).options
        f.after.zones[baseball.HAND + asked] = held
        assert (pitched["n"], pitched["unseen"]) == (able, len(unseen))
    return int(pitched is not None)
