"""Web Push: a text that only one browser can read (RFC 8291), and who sends it (8292).

The push service in between sees how long a text is at most, and nothing else.
"""

import asyncio
import os
from collections.abc import Sequence

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from parlour.server.notices.config import PushKey, decode_base64url, encode_base64url
from parlour.server.notices.endpoints import Unreachable, origin, post
from parlour.server.notices.sending import (
    Accepted,
    Dead,
    Later,
    Letter,
    NoticeSender,
    Outcome,
    error_name,
)
from parlour.server.notices.texts import push_text, topic

RECORD_BYTES = 4_096
"""Bytes of a message, as push services take them."""
PADDING_BYTES = 1_024
"""Bytes to a multiple of which texts are padded."""
MAX_MESSAGE_BYTES = 2 * PADDING_BYTES + 900
"""Bytes of a text."""
POINT, AUTH = 65, 16
"""Bytes of a browser's keys."""
TOKEN_LIFETIME_S = 12 * 3_600
"""Seconds for which we say who we are."""
MESSAGE_LIFETIME_S = 24 * 3_600
"""Seconds for which a push service keeps what it cannot deliver."""
GONE = (404, 410)
MAX_CONCURRENT = 32
"""Push messages on their way at once."""


class Keys(msgspec.Struct, frozen=True):
    """A browser's keys; only this browser can decrypt."""

    p256dh: str
    auth: str

    def bytes(self) -> tuple[bytes, bytes]:
        """Returns both; ValueError where they are none."""
        point, auth = decode_base64url(self.p256dh), decode_base64url(self.auth)
        if len(point) != POINT or len(auth) != AUTH:
            raise ValueError("no keys of a browser")
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        return point, auth


def derive_key(salt: bytes, secret: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, purpose).derive(secret)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def message_cipher(
    shared: bytes, auth: bytes, both: bytes, salt: bytes
) -> tuple[AESGCM, bytes]:
    """Returns the cipher of one message, and its first nonce."""
    secret = derive_key(auth, shared, b"WebPush: info\0" + both, 32)
    key = derive_key(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    return AESGCM(key), derive_key(salt, secret, b"Content-Encoding: nonce\0", 12)


def encrypt_message(
    text: bytes,
    keys: Keys,
    *,
    salt: bytes = b"",
    own: ec.EllipticCurvePrivateKey | None = None,
    step: int = PADDING_BYTES,
) -> bytes:
    """Returns the body of a push message; salt and key are fresh unless a test gives
    them."""
    theirs, auth = keys.bytes()
    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(ec.SECP256R1())
    point = point_of(own)
    receiver = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared = own.exchange(ec.ECDH(), receiver)
    lock, nonce = message_cipher(shared, auth, theirs + point, salt)
    padding = bytes(-(len(text) + 1) % step)
    sealed = lock.encrypt(nonce, text + b"\2" + padding, None)
    return salt + RECORD_BYTES.to_bytes(4) + bytes([len(point)]) + point + sealed


def vapid(key: PushKey, endpoint: str, now: float) -> str:
    """Returns the header that says who sends; it is good for one push service."""
    claims = {
        "aud": origin(endpoint),
        "exp": int(now) + TOKEN_LIFETIME_S,
        "sub": key.contact,
    }
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    signed = ".".join(encode_base64url(msgspec.json.encode(part)) for part in parts)
    found = key.private.sign(signed.encode(), ec.ECDSA(SHA256()))
    r, s = decode_dss_signature(found)
    signature = encode_base64url(r.to_bytes(32) + s.to_bytes(32))
    return f"vapid t={signed}.{signature}, k={key.public}"


async def post_push(
    key: PushKey, endpoint: str, keys: Keys, text: bytes, *, topic: str, now: float
) -> Outcome:
    """Hands a text to a push service; one about the same things replaces another."""
    headers = {
        "Authorization": vapid(key, endpoint, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(MESSAGE_LIFETIME_S),
        "Topic": topic,
        "Urgency": "normal",
    }
    try:
        status, wait = await post(
            endpoint, headers, encrypt_message(text, keys), key.hosts
        )
    except Unreachable as wrong:
        return Later(why=f"a push service cannot be reached: {wrong}")
    if 200 <= status < 300:
        return Accepted()
    if status in GONE:
        return Dead()
    return Later(wait, f"a push service answers {status}")


class PushSender(NoticeSender):
    """Sends letters to browsers."""

    def __init__(self, key: PushKey) -> None:
        self.key = key
        self.slots = asyncio.Semaphore(MAX_CONCURRENT)

    async def send(self, letters: Sequence[Letter], now: float) -> list[Outcome]:
        """Sends a message. Those that worked before go first: nobody waits behind a
        browser that never answered."""
        known = sorted(letters, key=lambda one: (one.way.failures, not one.way.sent))
        came = await asyncio.gather(*(self.send_one(one, now) for one in known))
        found = dict(zip((one.way.id for one in known), came, strict=True))
        return [found[one.way.id] for one in letters]

    async def send_one(self, letter: Letter, now: float) -> Outcome:
        way, tables = letter.way, letter.tables(now)
        try:
            keys = msgspec.json.decode(way.keys, type=Keys)
            keys.bytes()
        except ValueError:
            return Dead()
        async with self.slots:
            try:
                return await post_push(
                    self.key,
                    way.address,
                    keys,
                    push_text(way.language, tables),
                    topic=topic(tables),
                    now=now,
                )
            except Exception as wrong:  # others are notified all the same
                return Later(why=f"a message cannot be pushed ({error_name(wrong)})")
