"""Search settings of each game's expert, chosen by measurement."""

from dataclasses import dataclass
from typing import Final

FLAT: Final = "flat"
TREE: Final = "tree"
REGULAR: Final = "regular"
"""The ways to search; the last one is no search: nothing measured was better."""


@dataclass(frozen=True)
class SearchSettings:
    """Search settings."""

    way: str = FLAT
    rollouts: int = 400
    """Rollouts for a decision where nobody gives a budget."""
    hasty: int = 16
    """If less than this fraction of the rollouts fits the time at a table, `regular`
    answers instead. With 1/16 an expert still won more than `regular` would: of 100
    games 24 ± 7 in The Lost Pueblo, 22 ± 10 in Caribbean Star, 16 ± 8 in Penniless and
    Insane and 12 ± 9 in Following Suit (72 to 120 games each, by the advantage sum)."""
    aim: str = ""
    """Objective: `win` or `returns`. By default returns if the table plays for more
    than a win, such as chips, and otherwise the win."""
    belief: bool = True
    """Whether worlds are weighed by what the others answered."""
    doubt: float = 0.3
    """Factor of a world's weight for each past answer that it does not explain."""
    resample: bool = False
    """True if worlds are resampled to fit what the others chose unseen."""
    moments: int = 12
    """Answers of the past that are looked at."""
    trust: float = 1.0
    """Number of standard errors by which an answer must beat that of `regular`."""
    most: int = 32
    """Answers that are tried."""
    own: bool = False
    """In a tree: true if the others answer as `regular` would."""
    matching: bool = False
    """In a tree: true if sealed answers are chosen by regret matching."""
    cut: bool = False
    """Whether rollouts end with the deal."""
    swing: float = 0.0
    """Points by which a seat leads that wins e times as often, for such an end."""
    depth: int = 0
    """Answers after which a rollout ends with the game's own value, if it has one."""
    book: bool = False
    """Whether it plays by the book where there is one for the table."""
    mistakes: int = 25
    """Percentage of decisions in which the gentle bot errs."""
    looks: int = 3
    """Worlds in which it compares a few answers before it errs, so that a mistake is
    never nonsense; none where such a look is better than what `regular` says."""
    why: str = ""
    """Measurements behind these settings and the rejected alternatives: wins above
    `regular` in the same seat, one bot among regulars at the usual seats, by the
    advantage sum with a 95 % interval, at 0.2 s per decision; per 100 games, or in
    chips per session. docs/bots/strength.json has the strength."""


USUAL: Final = SearchSettings(trust=2.0)
"""Default for games without measurements, such as those of other packages."""

EXPERTS: Final[dict[str, SearchSettings]] = {
    "abandon-ship": SearchSettings(
        cut=True,
        swing=22.6,
        rollouts=500,
        why="+5 ± 22, at 0.07 s +32 ± 24; without the cut -3 ± 12, trees -13 ± 26",
    ),
    "barcelona": SearchSettings(
        cut=True,
        rollouts=3000,
        book=True,
        why="by the book +2.3 ± 0.1 coins; +0.5 ± 1.1 by search, without belief -0.0",
    ),
    "boneyard": SearchSettings(
        rollouts=150,
        depth=10,
        mistakes=10,
        why="with the value +34 ± 8 at 0.1 s, without +16 ± 7; at 0.2 s without it"
        " +13 ± 8, without belief +10 ± 10, trees -7 ± 14",
    ),
    "brain-baseball": SearchSettings(
        cut=True,
        swing=22.6,
        rollouts=500,
        why="+45 ± 21; without the cut +1 ± 17, a tree with it +21 ± 16",
    ),
    "caribbean-star": SearchSettings(
        rollouts=400,
        looks=0,
        why="+56 ± 18, the limit is 50; without belief +27 ± 39, trees +24 to +39",
    ),
    "contest": SearchSettings(
        rollouts=1500,
        why="+5.0 ± 1.2; for the win, without belief and in trees the same",
    ),
    "domino-avatars": SearchSettings(
        cut=True,
        swing=22.6,
        rollouts=1000,
        why="+61 ± 26; without the cut -37 ± 53, a tree with it +17 ± 20",
    ),
    "domino-knights": SearchSettings(
        belief=False,
        rollouts=100,
        why="+45 ± 57 at 0.03 s; with belief +53 ± 54, trees +8 ± 36 at 0.25 s",
    ),
    "following-suit": SearchSettings(
        way=TREE,
        own=True,
        trust=0.0,
        cut=True,
        swing=22.6,
        rollouts=400,
        why="+52 ± 18; flat +34 ± 19, without the cut +14 ± 12",
    ),
    "hey-bartender": SearchSettings(
        way=TREE,
        belief=False,
        trust=0.0,
        rollouts=600,
        hasty=2,  # with 150 it wins -0.7 ± 4.0 more than regular, with 37 -4.1 ± 3.8
        why="+4.4 ± 5.0, at 0.09 s +6 ± 9; flat +3 ± 6, with belief -4 ± 6",
    ),
    "lamarckian-poker": SearchSettings(
        way=TREE,
        own=True,
        trust=0.0,
        rollouts=300,
        why="+32 ± 10; flat +22 ± 10, by regret matching -16 ± 12",
    ),
    "last-man-standing": SearchSettings(
        aim="win",
        trust=2.0,
        rollouts=100,
        mistakes=50,
        looks=0,
        why="+25 ± 10 and 9 coins; for coins +20 ± 11 and 10 coins, trees -10 ± 17",
    ),
    "lost-pueblo": SearchSettings(
        belief=False,
        rollouts=1200,
        mistakes=50,
        looks=0,
        why="+30 ± 5; with belief the same, trees +24 ± 11, by the book +14 ± 1",
    ),
    "penniless-and-insane": SearchSettings(
        cut=True,
        swing=32.0,
        rollouts=500,
        why="+43 ± 13; without the cut +15 ± 11, a tree with it +20 ± 11",
    ),
    "seven-handed-poker": SearchSettings(
        resample=True,
        rollouts=400,
        why="+36 ± 9 at 0.3 s, with trust 2 +28 ± 8, a tree +8 ± 19; in worlds that are"
        " not bent -2 ± 10; with 25 rollouts +4 ± 6",
    ),
    "spots": SearchSettings(
        cut=True,
        swing=1.0,
        rollouts=700,
        why="+28 ± 23, at 0.07 s +49 ± 25; without the cut -23 ± 15",
    ),
    "willow": SearchSettings(
        trust=2.0,
        cut=True,
        rollouts=3000,
        book=True,
        why="by the book, which cannot be read, +15.3 ± 0.9 chips; +19.8 ± 5.5 by"
        " search, which can; with trust 1 the same, without belief +2.7 ± 10.7",
    ),
}


def settings_for(slug: str) -> SearchSettings:
    return EXPERTS.get(slug, USUAL)
