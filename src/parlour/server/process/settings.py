"""How the server is set up: environment variables, each with a safe default.

`docs/running.md` describes them; a test compares the two.
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
OTHERS: Final = {"PARLOUR_BUILD", "PARLOUR_CHROMIUM"}
"""Variables of the tests, which the server lets be."""
SECRET_LENGTH: Final = 32
"""Characters of a secret, at least."""
KEY_LENGTH: Final = 16
"""And of the operator's key, which people type: wrong ones are limited."""
SECRET_FILE: Final = "secret"
KEY_FILE: Final = "operator-key"
"""Where they are kept in the data folder, if they are not given."""


# One for each kind of value


def number(least: int, most: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if not re.fullmatch("[0-9]{1,12}", text) or not least <= int(text) <= most:
            raise BadInput(f"a whole number from {least} to {most}, not {text!r}")
        return int(text)

    return parse


def choice(*words: str) -> Callable[[str], str]:
    def parse(text: str) -> str:
        if text not in words:
            raise BadInput(f"{' or '.join(words)}, not {text!r}")
        return text

    return parse


def host_or_address(text: str) -> str:
    if not re.fullmatch(r"[0-9A-Za-z.:-]{1,253}", text):
        raise BadInput(f"a host name or an address, not {text!r}")
    return text


def public_url(text: str) -> str:
    wrong = f"such as https://games.example.org, without a path, not {text!r}"
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
        raise BadInput(f"{SECRET_LENGTH} characters or more that nobody can guess")
    return text


def typed_key(text: str) -> str:
    if not re.fullmatch(f"[!-~]{{{KEY_LENGTH},200}}", text):
        raise BadInput(
            f"{KEY_LENGTH} characters or more that nobody can guess, without spaces"
        )
    return text


def as_given(text: str) -> str:
    """What is wrong with it, whoever uses it says: the server serves without it."""
    return text


def host_names(text: str) -> tuple[str, ...]:
    found = [part.strip().lower() for part in text.split(",")]
    for name in found:
        if name != "*" and not re.fullmatch("[0-9a-z.-]{1,253}", name):
            raise BadInput(f"names with commas between them, or *, not {name!r}")
    return tuple(found)


def services(text: str) -> tuple[str, ...]:
    found = [part.strip().lower() for part in text.split(",")]
    for name in found:
        if not re.fullmatch("[0-9a-z.-]{1,253}(:[0-9]{1,5})?", name):
            raise BadInput(
                f"names with commas between them, with a port if it is odd: {name!r}"
            )
    return tuple(found)


def networks(text: str) -> tuple[str, ...]:
    found = []
    for part in text.split(","):
        try:
            network = ip_network(part.strip(), strict=False)
        except ValueError:
            raise BadInput(
                f"addresses or networks with commas between them, not {part.strip()!r}"
            ) from None
        found.append(str(network))
    return tuple(found)


# The settings


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Field `port` is variable PARLOUR_PORT, and so on."""

    host: Annotated[str, host_or_address] = "127.0.0.1"
    """Address to listen on. 0.0.0.0 lets other machines in."""
    port: Annotated[int, number(0, 65_535)] = 8765
    """0 takes any that is free."""
    url: Annotated[str, public_url] = ""
    """Where people reach the server, if not at http://host:port."""
    allowed_hosts: Annotated[tuple[str, ...], host_names] = ()
    """Further names that the server may be asked for by; `*` for any."""
    data: Annotated[Path, folder]
    """Folder for the database file and the secret."""
    database_url: Annotated[str, database] = field(repr=False)
    """A file in `data` unless PostgreSQL is named."""
    secret: Annotated[str, unguessable] = field(repr=False)
    """Signs seats and cookies. Made once and kept in `data` if not given."""
    workers: Annotated[int, number(1, 64)] = 1
    """Processes that serve; more than one needs PostgreSQL."""
    worker_port: Annotated[int, number(0, 65_000)] = 0
    """First of the ports that belong to one worker each; 0 for none."""
    trusted_proxies: Annotated[tuple[str, ...], networks] = ()
    """Addresses or networks whose X-Forwarded headers are believed."""
    log: Literal["text", "json"] = "text"
    """How log lines look."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """The least important line that is written."""
    bot_delay: Annotated[int, number(0, 60_000)] = 1_200
    """Milliseconds that a bot seems to think, more or less."""
    experts: Annotated[int, number(0, 256)] = max(1, (os.cpu_count() or 2) // 2)
    """Processes in which expert bots think, each at most one processor."""
    keep_days: Annotated[int, number(1, 36_500)] = 30
    """Days after which an untouched table is forgotten."""
    keep_replays: Annotated[int, number(1, 36_500)] = 365
    """Days after which a replay is forgotten that nobody has looked at."""
    max_uploads: Annotated[int, number(0, 100_000_000)] = 4_096
    """Megabytes that all strangers together may keep here."""
    max_tables: Annotated[int, number(1, 1_000_000)] = 5_000
    """Live tables in one process."""
    max_sockets: Annotated[int, number(1, 1_000_000)] = 10_000
    """Open sockets in one process."""
    rate_factor: Annotated[int, number(1, 1_000)] = 1
    """Multiplies what one address may ask for: a school may share one address."""
    lab: Annotated[int, number(0, 100)] = 50
    """Percent of one processor that studies may take; 0 for no lab."""
    lab_games: Annotated[int, number(1, 1_000_000)] = 20_000
    """Games of each side of a study."""
    lab_studies: Annotated[int, number(1, 1_000)] = 3
    """Studies of one person that wait or are played."""
    lab_room: Annotated[int, number(1, 100_000_000)] = 2_048
    """Megabytes of played games that are kept for studies."""
    mail_url: Annotated[str, as_given] = field(default="", repr=False)
    """Mail server that tells people of their turns; none without it."""
    mail_from: Annotated[str, as_given] = ""
    """Address that such mail comes from."""
    push_contact: Annotated[str, as_given] = ""
    """Whom push services may ask; nothing is pushed without it."""
    push_key: Annotated[str, as_given] = field(default="", repr=False)
    """By it push services know this server. Made from the secret if not given."""
    push_hosts: Annotated[tuple[str, ...], services] = ()
    """Push services in our own network, which else nothing is sent to."""
    metrics_port: Annotated[int, number(0, 65_000)] = 0
    """Where figures are told on this machine; 0 for nowhere."""
    operator_port: Annotated[int, number(0, 65_535)] = 0
    """Where the operator's page is, on this machine; 0 for nowhere."""
    operator_key: Annotated[str, typed_key] = field(default="", repr=False)
    """Opens that page. Made once and kept in `data` if not given."""

    @property
    def address(self) -> str:
        """The public address, without a slash at its end."""
        if self.url:
            return self.url
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    @property
    def secure(self) -> bool:
        """Whether people come over HTTPS, so that cookies may be kept to it."""
        return self.address.startswith("https:")


def read_settings(
    environment: Mapping[str, str] = os.environ, *, making_secrets: bool = True
) -> Settings:
    """The settings, or BadInput that names the variable and says what it wants.

    Secrets that are not given are made where there are none, or left empty.
    """
    refuse_unknown(environment)
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
        given["secret"] = kept_secret(data, SECRET_FILE, SECRET_LENGTH)
    if making_secrets and given.get("operator_port") and "operator_key" not in given:
        given["operator_key"] = kept_secret(data, KEY_FILE, KEY_LENGTH)
    settings = Settings(**given)  # type: ignore[arg-type]
    if settings.workers > 1 and settings.database_url.startswith("sqlite"):
        raise BadInput(
            "PARLOUR_WORKERS: several workers need PostgreSQL; set "
            "PARLOUR_DATABASE_URL, or leave PARLOUR_WORKERS at 1"
        )
    return settings


def reader(item: Field[Any]) -> Callable[[str], object]:
    """What reads a setting: it stands beside its type, or the type says all."""
    if get_origin(item.type) is Literal:
        return choice(*get_args(item.type))
    parse: Callable[[str], object] = get_args(item.type)[1]
    return parse


def variable(name: str) -> str:
    return PREFIX + name.upper()


def refuse_unknown(environment: Mapping[str, str]) -> None:
    """A misspelt limit would silently be no limit."""
    known = {variable(item.name) for item in fields(Settings)}
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in known | OTHERS:
            near = difflib.get_close_matches(name, known, 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            raise BadInput(f"{name} is not a setting of Parlour{hint}")


def default_data(environment: Mapping[str, str]) -> Path:
    home = environment.get("XDG_DATA_HOME", "")
    if not os.path.isabs(home):
        home = str(Path("~/.local/share").expanduser())
    return Path(home) / "parlour"


def kept_secret(data: Path, name: str, length: int) -> str:
    """A secret in the data folder, made at the first start; so long or longer."""
    file = data / name
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not file.exists():
            keep_secret(file, secrets.token_urlsafe(length * 3 // 2))
        found = file.read_text().strip()
    except (OSError, UnicodeDecodeError) as wrong:
        why = getattr(wrong, "strerror", None) or "it cannot be read"
        raise BadInput(f"PARLOUR_DATA: cannot keep a secret in {data}: {why}") from None
    if len(found) < length:
        raise BadInput(f"{file} is damaged; delete it, and a new one is made")
    return found


def keep_secret(file: Path, secret: str) -> None:
    """Writes a secret that only we can read, unless there is one by now."""
    draft = file.with_name(f".{file.name}-{secrets.token_hex(8)}")
    with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as new:
        new.write(secret + "\n")
    try:
        os.link(draft, file)  # whole at once; the first of several wins
    except FileExistsError:
        pass
    finally:
        draft.unlink()
