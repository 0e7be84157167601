"""Log lines, made from the events that one viewer may see, in any language."""

from parlour.narration.joining import join_lines
from parlour.narration.lines import Line
from parlour.narration.log_narrator import LogNarrator
from parlour.narration.reading import Reading
from parlour.narration.reasons import answer_lines, hand_lines
from parlour.narration.result import FinalHand, closing_lines, final_hands, result_lines

__all__ = [
    "FinalHand",
    "Line",
    "LogNarrator",
    "Reading",
    "answer_lines",
    "closing_lines",
    "final_hands",
    "hand_lines",
    "join_lines",
    "result_lines",
]
