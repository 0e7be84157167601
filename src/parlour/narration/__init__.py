"""Log lines, made from the events that one viewer may see, in any language."""

from parlour.narration.joining import joined
from parlour.narration.lines import Line
from parlour.narration.reading import Reading
from parlour.narration.reasons import holding, weighing
from parlour.narration.result import result
from parlour.narration.teller import Teller

__all__ = [
    "Line",
    "Reading",
    "Teller",
    "holding",
    "joined",
    "result",
    "weighing",
]
