"""Settings of the server: environment variables, each with a safe default.

The docs list them; a test compares the two.
"""

import difflib
import os
import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal, cast, get_args, get_origin
from urllib.parse import urlsplit

from parlour.engine.refusals import BadInput
from parlour.server.process.database_url import read_url

PREFIX: Final = "PARLOUR_"
OTHER_VARIABLES: Final = {"PARLOUR_BUILD", "PARLOUR_CHROMIUM"}
"""Variables that are not settings of the server."""
RENAMED: Final = {
    "PARLOUR_KEEP_REPLAYS": "PARLOUR_KEEP_REPLAYS_DAYS",
    "PARLOUR_LAB": "PARLOUR_LAB_CPU_PERCENT",
    "PARLOUR_LAB_ROOM": "PARLOUR_LAB_QUOTA_MB",
    "PARLOUR_MAX_UPLOADS": "PARLOUR_UPLOAD_QUOTA_MB",
}
"""Old names, accepted for one release, and the names of today."""
SECRET_LENGTH: Final = 32
"""Minimum length of the secret, in characters."""
KEY_LENGTH: Final = 16
"""Minimum length of the operator's key, in characters. People type it, and the number
of attempts is limited."""
SECRET_FILE: Final = "secret"
"""File in the data folder for a generated secret."""
KEY_FILE: Final = "operator-key"
"""File in the data folder for a generated operator's key."""


# Parsers, one for each kind of value


def number(least: int, most: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if not re.fullmatch("[0-9]{1,12}", text) or not least <= int(text) <= most:
            raise BadInput(
                f"expected a whole number from {least} to {most}, not {text!r}"
            )
        return int(text)

    return parse


def choice(*words: str) -> Callable[[str], str]:
    def parse(text: str) -> str:
        if text not in words:
            raise BadInput(f"expected {' or '.join(words)}, not {text!r}")
        return text

    return parse


def host_or_address(text: str) -> str:
    if not re.fullmatch(r"[0-9A-Za-z.:-]{1,253}", text):
        raise BadInput(f"expected a host name or an IP address, not {text!r}")
    return text


def public_url(text: str) -> str:
    wrong = f"expected a URL without a path (https://games.example.org), not {text!r}"
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise BadInput(wrong) from None
    plain = f"{parts.scheme}://{parts.netloc}"
    if (
        parts.scheme not in ("http", "https")
        or not parts.hostname
        or port == 0
        or "@" in parts.netloc
        or text.rstrip("/") != plain
    ):
        raise BadInput(wrong)
    return plain


def folder(text: str) -> Path:
    return Path(text).expanduser().absolute()


def database(text: str) -> str:
    return read_url(text).render_as_string(hide_password=False)


def unguessable(text: str) -> str:
    if len(text) < SECRET_LENGTH:
        raise BadInput(
            f"expected at least {SECRET_LENGTH} random characters, not {len(text)}"
        )
    return text


def typed_key(text: str) -> str:
    if not re.fullmatch(f"[!-~]{{{KEY_LENGTH},200}}", text):
        raise BadInput(
            f"expected {KEY_LENGTH} to 200 random ASCII characters without spaces"
        )
    return text


def as_given(text: str) -> str:
    """Accepts any text. Code that uses the setting reports errors, so that a mistake
    does not keep the server from starting."""
    return text


def host_names(text: str) -> tuple[str, ...]:
    found = [part.strip().lower() for part in text.split(",")]
    for name in found:
        if name != "*" and not re.fullmatch("[0-9a-z.-]{1,253}", name):
            raise BadInput(
                f"expected host names separated by commas, or *, not {name!r}"
            )
    return tuple(found)


def services(text: str) -> tuple[str, ...]:
    found = [part.strip().lower() for part in text.split(",")]
    for name in found:
        if not re.fullmatch("[0-9a-z.-]{1,253}(:[0-9]{1,5})?", name):
            raise BadInput(
                f"expected host names or host:port separated by commas, not {name!r}"
            )
    return tuple(found)


def networks(text: str) -> tuple[str, ...]:
    found = []
    for part in text.split(","):
        try:
            network = ip_network(part.strip(), strict=False)
        except ValueError:
            raise BadInput(
                "expected IP addresses or networks separated by commas, not"
                f" {part.strip()!r}"
            ) from None
        found.append(str(network))
    return tuple(found)


# The settings


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All settings. Field `port` is the variable PARLOUR_PORT, and so on."""

    host: Annotated[str, host_or_address] = "127.0.0.1"
    """Address to listen on. 0.0.0.0 lets other machines connect."""
    port: Annotated[int, number(0, 65_535)] = 8765
    """Port to listen on. 0 takes any free port."""
    url: Annotated[str, public_url] = ""
    """Public URL of the server, if it is not http://host:port."""
    allowed_hosts: Annotated[tuple[str, ...], host_names] = ()
    """Additional host names that requests may name; `*` allows any."""
    data: Annotated[Path, folder]
    """Data folder, for the database file and the secret."""
    database_url: Annotated[str, database] = field(repr=False)
    """Database URL. Defaults to a SQLite file in `data`."""
    secret: Annotated[str, unguessable] = field(repr=False)
    """Secret that signs seats and cookies. If unset, generated once in `data`."""
    workers: Annotated[int, number(1, 64)] = 1
    """Worker processes. More than one needs PostgreSQL."""
    worker_port: Annotated[int, number(0, 65_000)] = 0
    """First of the ports that each belong to one worker. 0 disables them."""
    trusted_proxies: Annotated[tuple[str, ...], networks] = ()
    """Addresses or networks whose X-Forwarded headers are trusted."""
    log: Literal["text", "json"] = "text"
    """Format of log lines."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """Lowest level that is logged."""
    bot_delay: Annotated[int, number(0, 60_000)] = 1_200
    """Approximate time before a bot answers, in milliseconds."""
    experts: Annotated[int, number(0, 256)] = max(1, (os.cpu_count() or 2) // 2)
    """Processes per worker for expert bots. Each uses at most one CPU core."""
    keep_days: Annotated[int, number(1, 36_500)] = 30
    """Days after which an unused table is deleted."""
    keep_replays_days: Annotated[int, number(1, 36_500)] = 365
    """Days after which a replay that nobody has viewed is deleted."""
    upload_quota_mb: Annotated[int, number(0, 100_000_000)] = 4_096
    """Quota for the uploads of all players together, in MB."""
    max_tables: Annotated[int, number(1, 1_000_000)] = 5_000
    """Maximum number of open tables per worker."""
    max_sockets: Annotated[int, number(1, 1_000_000)] = 10_000
    """Maximum number of open WebSockets per worker."""
    rate_factor: Annotated[int, number(1, 1_000)] = 1
    """Multiplies the rate limits per address, for example if a school shares one."""
    lab_cpu_percent: Annotated[int, number(0, 100)] = 50
    """CPU share of the lab, in percent of one core. 0 disables the lab."""
    lab_games: Annotated[int, number(1, 1_000_000)] = 20_000
    """Maximum number of games per arm of a study."""
    lab_studies: Annotated[int, number(1, 1_000)] = 3
    """Maximum number of queued and running studies per person."""
    lab_quota_mb: Annotated[int, number(1, 100_000_000)] = 2_048
    """Disk quota for stored study games, in MB. If it is full, no study starts."""
    mail_url: Annotated[str, as_given] = field(default="", repr=False)
    """URL of the mail server for turn notifications. If unset, no mail is sent."""
    mail_from: Annotated[str, as_given] = ""
    """Sender address of notification mail."""
    push_contact: Annotated[str, as_given] = ""
    """Contact for push services, a URL. If unset, no push messages are sent."""
    push_key: Annotated[str, as_given] = field(default="", repr=False)
    """Private key for web push (VAPID). If unset, derived from the secret."""
    push_hosts: Annotated[tuple[str, ...], services] = ()
    """Push services in private networks that the server may connect to."""
    metrics_port: Annotated[int, number(0, 65_000)] = 0
    """Prometheus metrics port, bound to 127.0.0.1. 0 disables it."""
    operator_port: Annotated[int, number(0, 65_535)] = 0
    """Port of the operator's page, bound to 127.0.0.1. 0 disables it."""
    operator_key: Annotated[str, typed_key] = field(default="", repr=False)
    """Key for the operator's page. If unset, generated once in `data`."""

    @property
    def address(self) -> str:
        """Returns the public URL, without a trailing slash."""
        if self.url:
            return self.url
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    @property
    def secure(self) -> bool:
        """True if the public URL is HTTPS, so that cookies can be HTTPS only."""
        return self.address.startswith("https:")


def read_settings(
    environment: Mapping[str, str] = os.environ, *, making_secrets: bool = True
) -> Settings:
    """Reads the settings; BadInput names the variable and the expected value.

    Secrets that are not set are generated, or left empty without `making_secrets`.
    """
    refuse_unknown(environment)
    environment = replace_old_names(environment)
    given: dict[str, object] = {}
    for item in fields(Settings):
        text = environment.get(variable(item.name), "").strip()
        if text:
            try:
                given[item.name] = reader(item)(text)
            except BadInput as wrong:
                raise BadInput(f"{variable(item.name)}: {wrong}") from None
    data = cast(Path, given.setdefault("data", default_data(environment)))
    given.setdefault("database_url", f"sqlite:///{data / 'parlour.db'}")
    if not making_secrets:
        given.setdefault("secret", "")
    if "secret" not in given:
        given["secret"] = read_or_make_secret(data, SECRET_FILE, SECRET_LENGTH)
    if making_secrets and given.get("operator_port") and "operator_key" not in given:
        given["operator_key"] = read_or_make_secret(data, KEY_FILE, KEY_LENGTH)
    settings = Settings(**given)  # type: ignore[arg-type]
    if settings.workers > 1 and settings.database_url.startswith("sqlite"):
        raise BadInput(
            "PARLOUR_WORKERS: several workers need PostgreSQL; set "
            "PARLOUR_DATABASE_URL, or leave PARLOUR_WORKERS at 1"
        )
    return settings


def reader(item: Field[Any]) -> Callable[[str], object]:
    """Returns the parser of a setting, from its annotation."""
    if get_origin(item.type) is Literal:
        return choice(*get_args(item.type))
    parse: Callable[[str], object] = get_args(item.type)[1]
    return parse


def variable(name: str) -> str:
    return PREFIX + name.upper()


def refuse_unknown(environment: Mapping[str, str]) -> None:
    """Refuses unknown variables: a misspelt limit would silently be no limit."""
    known = {variable(item.name) for item in fields(Settings)}
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in known | OTHER_VARIABLES | {*RENAMED}:
            near = difflib.get_close_matches(name, known, 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            raise BadInput(f"{name} is not a Parlour setting{hint}")


def replace_old_names(environment: Mapping[str, str]) -> dict[str, str]:
    """Returns the environment with old settings under their new names."""
    found = dict(environment)
    for old in old_names(environment):
        new, text = RENAMED[old], found.pop(old)
        if found.setdefault(new, text) != text:
            raise BadInput(f"{old} is now called {new}, and both are set: remove {old}")
    return found


def old_names(environment: Mapping[str, str]) -> list[str]:
    """Returns the settings that are given under an old name."""
    return [name for name in RENAMED if name in environment]


def default_data(environment: Mapping[str, str]) -> Path:
    home = environment.get("XDG_DATA_HOME", "")
    if not os.path.isabs(home):
        home = str(Path("~/.local/share").expanduser())
    return Path(home) / "parlour"


def read_or_make_secret(data: Path, name: str, length: int) -> str:
    """Reads a secret from the data folder; generates it at the first start."""
    file = data / name
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not file.exists():
            keep_secret(file, secrets.token_urlsafe(length * 3 // 2))
        found = file.read_text().strip()
    except (OSError, UnicodeDecodeError) as wrong:
        why = getattr(wrong, "strerror", None) or "not a text file"
        raise BadInput(
            f"PARLOUR_DATA: cannot read or write {file}: {why}; choose a folder that"
            " the user of the server may write"
        ) from None
    if len(found) < length:
        raise BadInput(
            f"{file} is damaged: delete it, and the next start creates a new one"
        )
    return found


def keep_secret(file: Path, secret: str) -> None:
    """Writes a secret that only our user can read, unless there is one already."""
    draft = file.with_name(f".{file.name}-{secrets.token_hex(8)}")
    with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as new:
        new.write(secret + "\n")
    try:
        os.link(draft, file)  # atomic; the first of several processes wins
    except FileExistsError:
        pass
    finally:
        draft.unlink()
