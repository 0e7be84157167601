"""The Lost Pueblo of Doctor Green: one of you is the thief. Who hands over what?"""

from parlour.games.lost_pueblo.rules import GAME as GAME
