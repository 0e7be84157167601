"""Plans of the people at one table: kept in the store, beside its log."""

from dataclasses import dataclass, field

import msgspec

from parlour.server.games.fold import entries as log
from parlour.server.games.fold import plans
from parlour.server.games.fold.plans import Planned
from parlour.server.games.fold.room import Room
from parlour.server.games.frames import Fate, Planning
from parlour.server.ports import Store


@dataclass(eq=False)
class Plans:
    """What this worker knows of them; the store knows best."""

    store: Store
    table: str
    known: dict[int, Planned] = field(default_factory=dict)
    doubtful: bool = False
    """Somebody is asked whose plan may have been made at another worker."""
    fresh: list[tuple[int, log.Chose]] = field(default_factory=list)
    """What was written, by its seq, and has yet to be compared with them."""

    async def load(self, room: Room) -> None:
        bodies = await self.store.plans(self.table)
        found = [msgspec.json.decode(body, type=Planned) for body in bodies]
        self.known = {plan.seat: plan for plan in found}
        self.doubtful = False
        for plan in found:
            if not plan.waits or plan.words:
                continue
            if (plan.person, plan.id) in room.done:
                plan.fate = "used"  # and the worker died before it noted that
            elif room.latest.get(plan.seat, -1) >= plan.after:
                plan.fate = "over"

    async def put(self, plan: Planned) -> None:
        body = msgspec.json.encode(plan)
        await self.store.put_plan(self.table, plan.seat, plan.person, body)
        self.known[plan.seat] = plan

    async def drop(self, seat: int) -> None:
        await self.store.drop_plan(self.table, seat)
        self.known.pop(seat, None)

    def answers(self, room: Room) -> dict[int, list[str]]:
        """What plans answer to the questions that stand."""
        found = {}
        for seat, plan in self.known.items():
            if plan.waits and seat in room.asked and not plans.stale(room, plan):
                chosen, _ = plans.answer(room, plan)
                if chosen is not None:
                    found[seat] = chosen
        return found

    def heard(self, seq: int, entry: log.AnyEntry) -> None:
        if self.known and isinstance(entry, log.Chose):
            self.fresh.append((seq, entry))

    async def settle(self, room: Room) -> set[str]:
        """Notes what became of plans by now, and says whose."""
        if self.doubtful:
            await self.load(room)
        fresh = self.fresh[:]
        changed = await self.follow(fresh)
        del self.fresh[: len(fresh)]  # not before: if the store fails they stay
        for seat, plan in list(self.known.items()):
            if plans.stale(room, plan):
                await self.drop(seat)
            elif plan.waits and seat in room.asked and room.sitters[seat].plays:
                chosen, fate = plans.answer(room, plan)
                if chosen is not None:
                    continue
                await self.put(msgspec.structs.replace(plan, fate=fate))
            else:
                continue
            changed.add(plan.person)
        return changed

    async def follow(self, entries: list[tuple[int, log.Chose]]) -> set[str]:
        """What was answered by a plan was, what somebody answered themselves needs none
        any more, and what a bot answered for them was the question it was for."""
        changed = set()
        for seq, entry in entries:
            plan = self.known.get(entry.seat)
            if plan is None or not plan.waits or seq <= plan.upon:
                continue
            if entry.by == plan.person and not plans.is_own(plan, entry.by, entry.id):
                await self.drop(plan.seat)
            elif plan.words:
                continue
            else:
                fate: Fate = "used" if entry.by else "over"
                await self.put(msgspec.structs.replace(plan, fate=fate))
            changed.add(plan.person)
        return changed

    def shown(self) -> dict[int, Planning]:
        return {
            seat: Planning(
                cases=plan.cases, words=plan.words, span=plan.span, fate=plan.fate
            )
            for seat, plan in self.known.items()
        }


def carried_out(room: Room, plan: Planned, at: int) -> list[log.AnyEntry]:
    """The answer of a plan, if the question is still the one it was meant for."""
    asked, sitter = room.asked.get(plan.seat), room.sitters[plan.seat]
    if room.state != "playing" or room.paused or asked is None or asked.seq != at:
        return []
    if sitter.plays != plan.person or not plan.waits:
        return []
    chosen, _ = plans.answer(room, plan)
    if chosen is None:
        return []
    id_ = f"{plan.id} {at}" if plan.words else plan.id
    return [log.Chose(seat=plan.seat, chosen=chosen, by=plan.person, id=id_)]
