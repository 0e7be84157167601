"""A push service and a mail server of the tests' own, on this machine."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from parlour.server.notices.config import decode_base64url, encode_base64url
from parlour.server.notices.push import Keys, message_cipher, point_of

HERE = "127.0.0.1"


@dataclass
class Browser:
    """A browser's end of push: keys of which only it has the private ones."""

    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = b"sixteen bytes..."

    @property
    def keys(self) -> Keys:
        return Keys(
            encode_base64url(point_of(self.private)), encode_base64url(self.auth)
        )

    def read(self, body: bytes) -> bytes:
        """What was sent, or InvalidTag if it was not for this one."""
        salt, size, point, sealed = body[:16], body[20], body[21:86], body[86:]
        assert size == len(point)
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        shared = self.private.exchange(ec.ECDH(), sender)
        both = point_of(self.private) + point
        lock, nonce = message_cipher(shared, self.auth, both, salt)
        return lock.decrypt(nonce, sealed, None).rstrip(b"\0").removesuffix(b"\2")


def signed_by(header: str) -> dict[str, Any]:
    """The claims of a VAPID header, whose signature is looked at."""
    parts = dict(part.strip().split("=", 1) for part in header[6:].split(","))
    text, _, signature = parts["t"].rpartition(".")
    raw = decode_base64url(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(
        ec.SECP256R1(), decode_base64url(parts["k"])
    )
    pair = int.from_bytes(raw[:32]), int.from_bytes(raw[32:])
    key.verify(encode_dss_signature(*pair), text.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(decode_base64url(text.partition(".")[2]))
    return claims


@dataclass
class Pushed:
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Keeps what it gets, and answers as it is told to."""

    def __init__(self) -> None:
        self.got: list[Pushed] = []
        self.answers: dict[str, str] = {}
        """By path, other first lines and headers than `201 Created`."""
        self.silent = False
        self.port = 0

    @property
    def at(self) -> str:
        return f"{HERE}:{self.port}"

    def endpoint(self, name: str) -> str:
        return f"http://{self.at}/{name}"

    async def serve(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            await self.answer(reader, writer)  # unless they leave before
        writer.close()

    async def answer(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.split("\r\n")
        path = first.split(" ")[1]
        headers = dict(one.split(": ", 1) for one in lines if one)
        body = await reader.readexactly(int(headers["Content-Length"]))
        self.got.append(Pushed(path, headers, body))
        if self.silent:
            await reader.read()  # until they have enough of it
        answer = self.answers.get(path, "201 Created")
        writer.write(f"HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n".encode())

    def read(self, browser: Browser, name: str) -> list[dict[str, str]]:
        """All that this browser was told."""
        mine = [one.body for one in self.got if one.path == f"/{name}"]
        return [json.loads(browser.read(body)) for body in mine]


class Mailbox:
    """What aiosmtpd calls a handler: keeps mails, and refuses as it is told to."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.answers: dict[str, str] = {}
        """By address, other answers than a yes."""
        self.full = ""
        self.port = 0

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Session, envelope: Envelope, to: str, options: Any
    ) -> str:
        if to in self.answers:
            return self.answers[to]
        envelope.rcpt_tos.append(to)
        return "250 OK"

    async def handle_DATA(  # noqa: N802
        self, server: Any, session: Session, envelope: Envelope
    ) -> str:
        if self.full:
            return self.full
        assert isinstance(envelope.content, bytes)
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    def let_in(self, *given: Any) -> AuthResult:
        found = given[-1]
        good = found == LoginPassword(b"parlour", b"right")
        return AuthResult(success=good, handled=good)


@contextlib.asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.serve, HERE, 0)
    service.port = server.sockets[0].getsockname()[1]
    async with server:
        yield service


@contextlib.asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    box = Mailbox()

    def answer() -> SMTP:
        return SMTP(
            box,
            hostname="localhost",
            authenticator=box.let_in,
            auth_require_tls=False,
            loop=asyncio.get_running_loop(),
        )

    server = await asyncio.get_running_loop().create_server(answer, HERE, 0)
    box.port = server.sockets[0].getsockname()[1]
    async with server:
        yield box
