"""The rules of a game, with what one table agreed on."""

from typing import Any, Final

from parlour.engine.options import options_as_text, specs
from parlour.printing.blocks import blocks
from parlour.printing.request import PrintRequest

TEMPLATE: Final = "booklet.typ"


def has(want: PrintRequest) -> bool:
    return bool(want.page("rules")[0])


def sheet(want: PrintRequest) -> dict[str, Any]:
    text, language = want.page("rules")
    page = [one for one in blocks(text) if one.get("level") != 1]  # the head has it
    head = want.head("rules", seats=want.seats)
    if want.game is None:
        head["subtitle"] = want.say("rules-of-story")
    return {
        **head,
        "blocks": page,
        "text-language": language,
        "note": "" if language == want.language else want.say("only-english"),
        "options": options(want),
        "words": {
            name: want.say(name)
            for name in ("at-this-table", "unusual", "ours", "ours-explained")
        },
    }


def options(want: PrintRequest) -> list[dict[str, Any]]:
    """Returns the options of the table, and whether each is the default."""
    if want.game is None:
        return []
    usual = options_as_text(want.game.agree(want.seats, dict(want.game.at_tables)))
    return [
        {
            "label": want.words.text(f"option-{name}"),
            "value": want.option_value(name),
            "unusual": want.given[name] != usual[name],
        }
        for name in specs(want.game.options)
    ]
