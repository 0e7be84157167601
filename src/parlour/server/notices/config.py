"""The operator's setup: a mail server, a key for push, or neither.

Wrong settings cost nobody a game: what cannot be used is off, and a line says why.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urlsplit

from parlour.engine.refusals import BadInput
from parlour.server.process.settings import Settings

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

ATOM: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
ADDRESS: Final = re.compile(
    rf"(?![^@]{{65}})(?!.*=\?){ATOM}(?:\.{ATOM})*"
    r"@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)
"""None with `=?` in it: to mail programs that begins a word that stands for another."""
MAX_ADDRESS_LENGTH: Final = 254
PORTS: Final = {"smtp": 587, "smtps": 465}
CURVE_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: a private key is a number below it."""


@dataclass(frozen=True)
class MailServer:
    host: str
    port: int
    name: str
    password: str = field(repr=False)
    encrypted: bool
    """From the first byte on; else as soon as the server offers it."""
    sender: str

    @property
    def on_this_machine(self) -> bool:
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"


@dataclass(frozen=True)
class PushKey:
    """The key by which push services identify the sender (VAPID, RFC 8292)."""

    contact: str
    private: "EllipticCurvePrivateKey" = field(repr=False)
    public: str
    hosts: tuple[str, ...] = ()
    """Push services that need not be out in the world, with a port where it is odd."""


@dataclass(frozen=True)
class Config:
    mail: MailServer | None = None
    push: PushKey | None = None
    troubles: tuple[str, ...] = ()
    """Settings that cannot be used, one line each."""


def read_config(settings: Settings) -> Config:
    mail, push, troubles = None, None, []
    try:
        mail = mail_server(settings)
    except BadInput as wrong:
        troubles.append(f"no mail is sent: {wrong}")
    try:
        push = push_key(settings)
    except BadInput as wrong:
        troubles.append(f"nothing is pushed: {wrong}")
    return Config(mail, push, tuple(troubles))


def is_address(text: str) -> bool:
    """Returns whether mail can be sent to it: plain letters, one @, a domain with a
    dot.

    >>> is_address("ann@example.org"), is_address("ann@localhost")
    (True, False)
    """
    return len(text) <= MAX_ADDRESS_LENGTH and ADDRESS.fullmatch(text) is not None


# Mail


def mail_server(settings: Settings) -> MailServer | None:
    if not settings.mail_url and not settings.mail_from:
        return None
    if not settings.mail_url:
        raise BadInput("PARLOUR_MAIL_URL is missing, such as smtp://mail.example.org")
    if not is_address(settings.mail_from):
        raise BadInput(
            "PARLOUR_MAIL_FROM: expected an address, not"
            f" {settings.mail_from!r}, such as parlour@example.org"
        )
    if not settings.url:
        raise BadInput("PARLOUR_URL is missing: mails have links in them")
    wrong = BadInput(
        "PARLOUR_MAIL_URL: such as smtp://name:password@mail.example.org:587,"
        " or smtps:// for a connection that is encrypted from the start"
    )
    try:
        parts = urlsplit(settings.mail_url)
        port = parts.port
    except ValueError:
        raise wrong from None
    if parts.scheme not in PORTS or not parts.hostname or port == 0:
        raise wrong
    if parts.path.strip("/") or parts.query or parts.fragment:
        raise wrong
    name, password = unquote(parts.username or ""), unquote(parts.password or "")
    if bool(name) != bool(password) or not (name + password).isascii():
        raise wrong
    return MailServer(
        host=parts.hostname,
        port=port or PORTS[parts.scheme],
        name=name,
        password=password,
        encrypted=parts.scheme == "smtps",
        sender=settings.mail_from,
    )


# Push


def push_key(settings: Settings) -> PushKey | None:
    contact = settings.push_contact
    if not contact:
        if settings.push_key or settings.push_hosts:
            raise BadInput(f"PARLOUR_PUSH_CONTACT is missing, {CONTACT}")
        return None
    if not is_contact(contact):
        raise BadInput(f"PARLOUR_PUSH_CONTACT: {CONTACT}")
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    text = settings.push_key
    number = given_number(text) if text else own_number(settings.secret)
    private = ec.derive_private_key(number, ec.SECP256R1())
    point = private.public_key().public_bytes(
        Encoding.X962, PublicFormat.UncompressedPoint
    )
    return PushKey(contact, private, encode_base64url(point), settings.push_hosts)


CONTACT: Final = (
    "such as mailto:you@example.org: push services want to know whom to ask"
)


def is_contact(text: str) -> bool:
    if text.startswith("mailto:"):
        return is_address(text.removeprefix("mailto:"))
    return re.fullmatch(r"https://[!-~]{4,200}", text) is not None


def given_number(text: str) -> int:
    number = int.from_bytes(decode_base64url(text)) if re.fullmatch(KEY, text) else 0
    if not 0 < number < CURVE_ORDER:
        raise BadInput(
            "PARLOUR_PUSH_KEY: a private key of P-256, 43 characters of base64url;"
            " without it one is made from PARLOUR_SECRET"
        )
    return number


KEY: Final = "[A-Za-z0-9_-]{43}=?"


def own_number(secret: str) -> int:
    """Returns the same key for the same secret, which cannot be derived from the
    key."""
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    made = HKDF(SHA256(), 48, None, b"parlour push key").derive(secret.encode())
    return int.from_bytes(made) % (CURVE_ORDER - 1) + 1


def encode_base64url(data: bytes) -> str:
    """Encodes bytes as base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode_base64url(text: str) -> bytes:
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
