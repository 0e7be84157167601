"""Content-sets that this worker has read, each of them in a confined process."""

from parlour.server.confined import STRANGERS, Bounds, Confined
from parlour.server.story_files import content_read, remember
from parlour.story.check import MEMORY


async def known(
    confined: Confined, source: str, *, by: str = "", bounds: Bounds = STRANGERS
) -> None:
    """From now on this file can be read at once; BadInput says why it cannot."""
    if MEMORY.get(source) is None:
        text = source.encode("utf-8", "replace")
        remember(source, await confined.run(content_read, text, by=by, bounds=bounds))
