"""Content-sets that were parsed before: strangers' files are parsed once, elsewhere.

A server parses an uploaded file in a confined process and stores the result beside the
table, so that no later load has to trust or wait for the file again.
"""

import hashlib
from functools import lru_cache

import msgspec

from parlour.engine.refusals import BadInput
from parlour.story.content.check import (
    BYTE_ORDER_MARK,
    BadContent,
    parse_content,
    recall,
    remember,
)
from parlour.story.content.content_set import ContentSet


def parse_upload(source: bytes) -> bytes:
    """Returns a content-set ready for use. The uploader is shown all problems."""
    try:
        text = source.decode().removeprefix(BYTE_ORDER_MARK)
        return msgspec.msgpack.encode(parse_content(text))
    except BadContent as wrong:
        raise BadInput(wrong.describe(blind=False)) from None


@lru_cache(maxsize=1)
def parsed_form() -> str:
    """Names the way in which parsed content-sets are written; changes with their
    classes."""
    schema = msgspec.json.encode(msgspec.json.schema(ContentSet))
    return hashlib.sha256(schema).hexdigest()[:24]


def digest_of(source: str) -> str:
    return hashlib.sha256(source.encode("utf-8", "replace")).hexdigest()


def is_known(source: str) -> bool:
    """Returns whether this file needs no parsing now."""
    return recall(source.removeprefix(BYTE_ORDER_MARK)) is not None


def use_parsed(source: str, parsed: bytes) -> None:
    """Keeps a parsed file, so that reading it takes no time from now on."""
    content = msgspec.msgpack.decode(parsed, type=ContentSet)
    remember(source.removeprefix(BYTE_ORDER_MARK), content)
