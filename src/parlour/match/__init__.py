"""A game in progress: checks choices, keeps the log, replays, commits the seed."""

from parlour.match.log import Log as Log
from parlour.match.match import Match as Match
