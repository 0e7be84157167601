"""Push: what is sent can be read by one browser only, and goes out into the world."""

import asyncio
import socket
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.notices.house import config
from tests.server.notices.services import HERE, Browser, PushService, signed_by

from parlour.server.notices import endpoints
from parlour.server.notices.config import decode_base64url, encode_base64url
from parlour.server.notices.endpoints import Unreachable, is_public, place, post
from parlour.server.notices.push import (
    RECORD_BYTES,
    Keys,
    encrypt_message,
    post_push,
    vapid,
)
from parlour.server.notices.sending import Accepted, Dead, Later


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode_base64url(text)), ec.SECP256R1())


def test_the_worked_example_of_rfc_8291() -> None:
    keys = Keys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"
        "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    body = encrypt_message(
        b"When I grow up, I want to be a watermelon",
        keys,
        salt=decode_base64url("DGv6ra1nlYgDCS1FRnbzlw"),
        own=private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        step=1,
    )
    assert encode_base64url(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_one_browser_reads_it_and_its_length_tells_nothing() -> None:
    ann, bob = Browser(), Browser()
    long, short = encrypt_message(b"x" * 700, ann.keys), encrypt_message(b"x", ann.keys)
    assert len(long) == len(short) < RECORD_BYTES
    assert ann.read(long) == b"x" * 700
    with pytest.raises(InvalidTag):
        bob.read(long)


def test_we_say_who_we_are_to_this_service_alone() -> None:
    key = config().push
    assert key is not None
    header = vapid(key, "https://push.example.net:443/send/abc", 1_000.0)
    assert signed_by(header) == {
        "aud": "https://push.example.net:443",
        "exp": 1_000 + 12 * 3_600,
        "sub": "mailto:op@example.org",
    }
    assert header.endswith(f"k={key.public}")


KEPT_OUT = [
    "http://push.example.net/a",
    "https://127.0.0.1/a",
    "https://10.1.2.3/a",
    "https://[::1]/a",
    "https://2130706433/a",
    "https://0x7f.1/a",
    "https://localhost/a",
    "https://push.example.net:8443/a",
    "https://push.example.net:22/a",
    "https://ann:secret@push.example.net/a",
    "https://push.example.net/a#b",
    "https://push.example.net/a b",
    "https://push.example.net/a\r\nHost: other",
    "https://push_example.net/a",
    "https://pusħ.example.net/a",
    "ftp://push.example.net/a",
    "file:///etc/passwd",
    "https:///a",
    "https://[",
    "https://push.example.net/" + "a" * 1_000,
    "",
]


@pytest.mark.parametrize("endpoint", KEPT_OUT)
def test_nothing_is_sent_to(endpoint: str) -> None:
    assert place(endpoint) is None


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254"),
        *("0.0.0.0", "100.64.0.1", "224.0.0.1", "255.255.255.255", "::", "::1"),
        *("fe80::1", "fc00::1", "ff02::1", "::ffff:10.0.0.1", "64:ff9b::7f00:1"),
        *("2002:7f00:1::", "2001:0:7f00:1::", "nonsense", "fec0::1"),
        *("::127.0.0.1", "::10.0.0.1", "::ffff:0:127.0.0.1", "1::1"),
        *("0.255.255.255", "192.0.0.1", "192.0.0.8", "192.0.0.9", "192.0.0.170"),
        *("192.0.2.1", "192.31.196.1", "192.52.193.1", "192.88.99.1", "192.175.48.1"),
        *("198.19.255.255", "198.51.100.1", "203.0.113.1", "240.0.0.1"),
        *("100:0:0:1::1", "64:ff9b:1::1", "2001:1::1", "2001:4:112::1", "2001:1ff::"),
        *("2001:db8::1", "2620:4f:8000::1", "3fff::1", "3fff:fff:ffff::", "5f00::1"),
        *("::ffff:192.0.0.8", "::ffff:192.88.99.1", "fe80::1%eth0"),
    ],
)
def test_not_out_in_the_world(address: str) -> None:
    assert not is_public(address)


def test_out_in_the_world() -> None:
    assert is_public("142.250.185.106")
    assert is_public("::ffff:142.250.185.106")
    assert is_public("192.0.1.1")
    assert is_public("2001:200::1")
    assert is_public("3ffe::1")
    assert is_public("2a00:1450:4001:82a::200a")
    assert place("https://fcm.googleapis.com/fcm/send/a:b_c-d?e=f") is not None


async def test_a_name_that_leads_back_here_is_refused(
    monkeypatch: pytest.MonkeyPatch, service: PushService
) -> None:
    """Even if one of its addresses is good: DNS may say what it likes."""

    async def leads(*_: Any, **__: Any) -> Any:
        ends = [("142.250.185.106", 443), (HERE, service.port)]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", end) for end in ends]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", leads)
    with pytest.raises(Unreachable, match="not public"):
        await post("https://push.example.net/a", {}, b"")
    assert not service.got


async def test_only_ports_that_the_operator_names(service: PushService) -> None:
    """A machine that may be reached is not all that runs on it."""
    with pytest.raises(Unreachable):
        await post(service.endpoint("a"), {}, b"x", (HERE,))
    assert place(f"http://{HERE}/a", (HERE,)) is not None
    assert place(f"https://{HERE}/a", (f"{HERE}:8443",)) is None
    assert not service.got


async def test_a_redirection_is_not_followed(service: PushService) -> None:
    service.answers["/a"] = f"307 Go\r\nLocation: {service.endpoint('b')}"
    assert await post(service.endpoint("a"), {}, b"x", (service.at,)) == (307, 0.0)
    assert [one.path for one in service.got] == ["/a"]


async def test_a_service_that_never_answers_is_given_up(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    service.silent = True
    monkeypatch.setattr(endpoints, "TIMEOUT_S", 0.05)
    with pytest.raises(Unreachable, match="in time"):
        await post(service.endpoint("a"), {}, b"x", (service.at,))


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        ("201 Created", Accepted()),
        ("404 Not Found", Dead()),
        ("410 Gone", Dead()),
        ("429 Slow\r\nRetry-After: 120", Later(120.0, "a push service answers 429")),
        ("500 Oh", Later(0.0, "a push service answers 500")),
        ("500 Oh\r\nRetry-After: -1", Later(0.0, "a push service answers 500")),
        ("nonsense", None),
        ("101 Switch\r\nConnection: upgrade\r\nUpgrade: websocket", None),
        ("200 OK\r\nA: " + "b" * 20_000, None),
    ],
)
async def test_what_a_service_says(
    answer: str, outcome: Any, service: PushService
) -> None:
    service.answers["/a"] = answer
    key = config(service).push
    assert key is not None
    given = (key, service.endpoint("a"), Browser().keys, b"hello")
    found = await post_push(*given, topic="t", now=0.0)
    if outcome is not None:
        assert found == outcome
    else:
        assert isinstance(found, Later)
        assert HERE not in found.why


def test_keys_are_in_no_repr() -> None:
    assert "private" not in repr(config())
