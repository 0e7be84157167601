"""Why a bot did what it did, as far as that may be told by now."""

from parlour.narration import holding, weighing
from parlour.server.games.fold.room import Room
from parlour.server.games.fold.seating import Record
from parlour.server.games.frames import Because


def because(record: Record, now: Room) -> Because | None:
    """A bot's reason by the entry of its move; none for what no bot did.

    It is told in full when the hands of that deal are of no use any more. What a bot
    held that played for somebody is theirs to show, until the game is over.
    """
    if record.bot is None or record.why is None:
        return None
    why = record.why
    whole = now.uncovered(record.asked_in) and not (record.kept and now.state != "over")
    reason = why.whole if whole and why.whole is not None else why.told
    return Because(
        id="",
        at=record.seq,
        seat=record.bot,
        bot=why.bot,
        message=reason.message,
        values=reason.values,
        whole=whole,
        held=holding(record.held, reason.facts) if whole else [],
        weighed=weighing((one.chosen, one.kind, one.worth) for one in reason.weighed)
        if whole
        else [],
    )


def reasons(room: Room) -> list[Because | None]:
    """For each choice of a game that is over, why a bot made it."""
    return [because(room.records[seq - 1], room) for seq in room.chosen_at]
