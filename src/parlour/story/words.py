"""Sentences for refused entries; the catalogue is `en.ftl` beside this file."""

from parlour.engine.refusals import BadInput, Refusal
from parlour.words import messages


def refusal_text(wrong: BadInput, language: str = messages.ENGLISH) -> str:
    """Returns the sentence for a refusal, with its rule."""
    if not isinstance(wrong, Refusal):
        return messages.explain_error(wrong, language)
    words = messages.Messages(language=language, package="parlour.story")
    text = messages.refusal_text(words, wrong)
    has_rule = wrong.rule and text != wrong.message
    return f"{text} ({wrong.rule})" if has_rule else text
