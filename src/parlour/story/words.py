"""Why an entry is refused, in words; catalogue `en.ftl` beside this file."""

from parlour.engine.refusals import BadInput, Refusal
from parlour.words.messages import bundle, explained


def refused(wrong: BadInput, language: str = "en") -> str:
    """The sentence for a refusal, with its rule."""
    if not isinstance(wrong, Refusal):
        return explained(wrong, language)
    words = bundle("parlour.story", language)
    message = f"refused-{wrong.message}"
    if not words.has_message(message):
        return wrong.message
    pattern = words.get_message(message).value
    assert pattern is not None
    values = {"token": wrong.token, "least": 0, "most": 0}
    text, _ = words.format_pattern(pattern, values)
    return f"{text} ({wrong.rule})" if wrong.rule else str(text)
