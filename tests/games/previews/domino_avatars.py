"""Domino Avatars: what attacks and defences come to."""

from parlour.games.domino_avatars import rules as avatars
from parlour.testing.previews import Foretold, played_on


def claims(f: Foretold) -> int:
    claims = 0
    before = f.before
    for name in ("would-attack", "would-hold", "would-fall"):
        said = f.said(name)
        if said is None:
            continue
        claims += 1
        trial = before.copy()
        trial.take(f.seat, f.answer[:])
        end = played_on(trial, lambda s: s.phase not in avatars.EXCHANGE)
        attacker = f.seat if name == "would-attack" else before.attacker
        gained = end.scores[attacker] - before.scores[attacker]
        falls = said["lacks"] != "nothing" if name == "would-attack" else said["falls"]
        assert gained == (said["prize"] if falls else 0), (name, said)
    for tile, said in [(v["piece"], v) for n, v in f.hints if n == "stands"]:
        claims += 1
        piece = before.table.pieces.named(tile)
        stands = (f.after.attack_base(piece), f.after.defence_base(piece))
        assert stands == (said["attack"], said["defence"])
    total = f.said("attack-total")
    if total is not None and f.after.phase == "aid-attack":
        claims += 1
        assert f.after.attack_score == total["total"]
    return claims
