"""Writes docs/host/settings.md from the server's settings.

tools/settings_page.py
"""

import ast
import inspect
import textwrap
from dataclasses import MISSING, Field, fields
from pathlib import Path
from typing import Any, get_args, get_origin

from parlour.server.process import settings
from parlour.server.process.settings import Settings, variable

TARGET = Path(__file__).parents[1] / "docs" / "host" / "settings.md"
HEAD = """\
# Settings

All settings are environment variables. Set them in the shell, or in
`/etc/parlour.env` for the [systemd service](deploy.md).

```
PARLOUR_HOST=0.0.0.0 PARLOUR_PORT=8000 parlour serve
```

Lists are separated by commas. If a value is wrong or a `PARLOUR_` variable is unknown,
the server prints one line and exits with code 2. `parlour storage`, `parlour backup`
and `parlour restore` read the same variables.

*This page is generated from `src/parlour/server/process/settings.py` by `make types`.*
"""
CHAPTERS = {
    "Network": ("host", "port", "url", "allowed_hosts", "trusted_proxies"),
    "Data": ("data", "database_url", "secret"),
    "Workers": ("workers", "worker_port"),
    "Bots": ("bot_delay", "experts"),
    "Retention and limits": ("keep_", "upload_", "max_", "rate_factor"),
    "Lab": ("lab",),
    "Notifications": ("mail_", "push_"),
    "Logs and monitoring": ("log", "metrics_port", "operator_"),
}
"""Settings of each chapter, by the beginning of their names."""
GUIDES = {
    "Network": "[Deploy](deploy.md#https-and-nginx) has examples behind a proxy.",
    "Data": "[How data is stored](storage.md) explains durability and privacy.",
    "Workers": "[Deploy](deploy.md#several-workers) has an example.",
    "Retention and limits": "[Limits](limits.md) lists the limits per address.",
    "Notifications": "[Notifications](notifications.md) has examples.",
    "Logs and monitoring": "[Monitoring](monitoring.md) explains how to use them.",
}
"""Where a chapter is explained."""
TYPES = {
    "as_given": "text",
    "database": "database URL",
    "folder": "path of a folder",
    "host_names": "list of host names",
    "host_or_address": "host name or IP address",
    "networks": "list of IP addresses or networks",
    "public_url": "URL without a path",
    "services": "list of hosts",
    "typed_key": f"text of {settings.KEY_LENGTH} characters or more, without spaces",
    "unguessable": f"text of {settings.SECRET_LENGTH} characters or more",
}
"""What the function that reads a setting accepts."""
COMPUTED = {
    "data": "`~/.local/share/parlour`, or `parlour` in `$XDG_DATA_HOME`",
    "database_url": "SQLite file `parlour.db` in the data folder",
    "experts": "half of the CPU cores",
    "operator_key": "generated",
    "push_key": "derived from the secret",
    "secret": "generated",
    "url": "`http://HOST:PORT`",
}
"""Defaults that are not one value."""


def written() -> str:
    """The whole page."""
    chapters = [HEAD]
    left = {item.name: item for item in fields(Settings)}
    meanings = read_docstrings()
    for title, beginnings in CHAPTERS.items():
        chapters.append(f"## {title}\n")
        if title in GUIDES:
            chapters.append(f"{GUIDES[title]}\n")
        names = [n for start in beginnings for n in left if n.startswith(start)]
        for name in dict.fromkeys(names):
            chapters.append(entry(left.pop(name), meanings[name]))
    if left:
        raise SystemExit(f"settings without a chapter: {', '.join(left)}")
    return "\n".join(chapters)


def entry(item: Field[Any], meaning: str) -> str:
    facts = f"*Type:* {type_of(item)} · *Default:* {default_of(item)}"
    return f"### {variable(item.name)}\n\n{meaning}\n\n{facts}\n"


def type_of(item: Field[Any]) -> str:
    if get_origin(item.type) is not None and hasattr(item.type, "__metadata__"):
        reader = get_args(item.type)[1]
        if reader.__name__ in TYPES:
            return TYPES[reader.__name__]
        bounds = inspect.getclosurevars(reader).nonlocals
        return f"integer, {bounds['least']:,} to {bounds['most']:,}"
    return " or ".join(f"`{word}`" for word in get_args(item.type))


def default_of(item: Field[Any]) -> str:
    if item.name in COMPUTED:
        return COMPUTED[item.name]
    if item.default is MISSING or item.default in ("", ()):
        return "none"
    return f"`{item.default}`"


def read_docstrings() -> dict[str, str]:
    """The docstring under each field, as one paragraph."""
    (made,) = ast.parse(textwrap.dedent(inspect.getsource(Settings))).body
    assert isinstance(made, ast.ClassDef)
    found: dict[str, str] = {}
    for line, below in zip(made.body, made.body[1:], strict=False):
        match line, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                found[name] = " ".join(text.split())
    return found


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
    print("docs/host/settings.md is written")
