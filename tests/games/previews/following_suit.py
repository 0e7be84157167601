"""Following Suit: what a mark captures."""

from tests.games.previews.told import moved, names, told_before

from parlour.engine.pieces import Piece
from parlour.engine.pieces import suit as suit_of
from parlour.engine.views import view
from parlour.games import find
from parlour.games.following_suit import rules as following
from parlour.kit.values import VALUE
from parlour.presentation.hints import preview_of
from parlour.testing.previews import PreviewedAnswer

NAMES = ("clubs", "diamonds", "hearts", "spades")


def claims(f: PreviewedAnswer) -> int:
    said, after = f.hint_values("captures"), f.hint_values("after")
    assert said is not None
    assert after is not None
    mark = f.answer[0]
    seats = f.before.everyone()
    home = following.HAND + f.seat
    prey = {str(v["piece"]): v["points"] for n, v in f.hints if n == "prey"}
    won = [event for event in f.events_saying("captures") if event[1] == f.seat]
    marks = set().union(*(moved(f, following.MARK + one, home) for one in seats))
    taken = moved(f, following.POOL, home)
    laid = [
        Piece(event[1])
        for event in f.events
        if event[0] == "moved" and event[3] in range(following.MARK, following.MARK + 6)
    ]
    assert bool(won) != any(
        suit_of(one) == suit_of(mark) and one > mark for one in laid
    )
    safe = said["beaten"] == "no"
    assert won or not safe
    assert safe or mark < 48  # the Aces are the last
    worse = "worse" if int(after["without"]) < int(after["best"]) else "same"
    assert after["beaten"] == ("no" if safe else worse)
    pieces = f.before.table.pieces
    points = {name: VALUE[pieces.find_piece(name)] for name in taken}
    told = told_before(f, "following-suit")
    assert {said["piece"]} == names(f, [mark])
    if won:
        assert won[0][3] == following.PREY[int(said["number"])]
        assert prey == points
        assert (said["count"], said["points"]) == (len(taken), sum(points.values()))
        assert told["table"][NAMES[won[0][3]]] == sum(points.values())
        assert told[NAMES[suit_of(mark)]]["points"] == sum(points.values())
    held = names(f, f.before.zones[home]) - names(f, [mark]) | taken | marks
    best = max(following.suit_sums([pieces.find_piece(name) for name in held]))
    if not won or not marks:
        assert best == after["best" if won else "without"]
    assert best >= int(after["best" if won else "without"])
    assert not names(f, [mark]) & marks
    over = f.after.round_number != f.before.round_number or not f.after.waiting
    assert over == (told["turn"]["turn"] == told["turn"]["turns"])
    assert told["turn"]["round"] == f.before.round_number
    assert told["turn"]["target"] == f.before.options.target_score
    seen = view(f.before, f.seat)
    hunts = preview_of(find("following-suit"))(seen, f.seat, [])
    assert {name for name, _ in hunts} == {"hunts"}
    hunted = {values["piece"]: values for _, values in hunts}
    assert set(hunted) == names(f, f.before.zones[home])
    if won:
        hunt = hunted[names(f, [mark]).pop()]
        assert (hunt["count"], hunt["points"]) == (len(taken), sum(points.values()))
    trial = f.before.copy()
    trial.events = []
    trial.score_round()
    end = PreviewedAnswer(f.seat, [], [], f.before, trial, trial.events)
    best_suit = next(e[3] for e in end.events_saying("best-suit") if e[1] == f.seat)
    assert end.points_scored() == told["hand"]["best"] == told["hand"][NAMES[best_suit]]
    return len(f.hints) + 4
