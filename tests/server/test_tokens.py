"""Cookies, tokens and links: each is good for one thing, and only from us."""

import doctest

import pytest

from parlour.server.access import addresses, tokens
from parlour.server.access.tokens import (
    COOKIE_LIFETIME_S,
    Tokens,
    bearer_in,
    cookie_in,
    first_device,
)


@pytest.fixture
def ours() -> Tokens:
    return Tokens("a" * 40)


@pytest.fixture
def others() -> Tokens:
    return Tokens("b" * 40)


def test_examples_in_the_source_are_true() -> None:
    for module in (addresses, tokens):
        assert doctest.testmod(module).failed == 0
        assert doctest.testmod(module).attempted > 0


def test_a_cookie_lasts_a_year() -> None:
    assert COOKIE_LIFETIME_S == 31_536_000


def test_a_first_device_has_a_name_of_its_own_for_each_person() -> None:
    names = {first_device(person) for person in ("ann", "bob")}
    assert len(names) == 2
    assert {len(name) for name in names} == {24}
    assert "ann" not in first_device("ann")


def test_the_token_of_a_chair_is_for_one_table(ours: Tokens, others: Tokens) -> None:
    token = ours.chair("t1", "bot")
    assert ours.program(token, "t1") == "bot"
    assert ours.program(token, "t2") == ""
    assert ours.program(others.chair("t1", "bot"), "t1") == ""
    assert ours.program("t1", "t1") == ""
    assert "bot" not in token.partition(".")[2]


def test_a_mailed_link_does_one_thing(ours: Tokens, others: Tokens) -> None:
    off, all_off = (
        ours.make_mail_token("off", "w1", "t1"),
        ours.make_mail_token("off", "w1"),
    )
    assert ours.mail("off", off) == ("w1", "t1")
    assert ours.mail("off", all_off) == ("w1", "")
    assert ours.mail("yes", off) == ("", "")
    assert ours.mail("off", ours.make_mail_token("yes", "w1", "t1")) == ("", "")
    assert ours.mail("off", others.make_mail_token("off", "w1", "t1")) == ("", "")
    assert ours.mail("off", "w1") == ("", "")


def test_no_token_is_good_for_what_another_is(ours: Tokens) -> None:
    """The same words signed for one thing are nothing for the others."""
    cookie = ours.cookie("t1", "p")
    chair = ours.chair("t1", "p")
    mailed = ours.make_mail_token("off", "t1", "p")
    assert ours.person(cookie) == ("t1", "p")
    assert ours.person(chair) == ours.person(mailed) == ("", "")
    assert ours.program(cookie, "t1") == ours.program(mailed, "t1") == ""
    assert ours.mail("off", cookie) == ours.mail("off", chair) == ("", "")
    long_chair = str(ours.chairs.dumps(["off", "t1", "p"]))
    assert ours.mail("off", long_chair) == ("", "")


def test_signed_words_of_another_form_are_nothing(ours: Tokens) -> None:
    for words in ([1, 2], ["t1"], ["t1", "p", "more"], {"t1": "p"}, "t1", None):
        assert ours.program(str(ours.chairs.dumps(words)), "t1") == ""
    for more in (["off", 1, ""], ["off", "w"], ["off"], "off", None):
        assert ours.mail("off", str(ours.mails.dumps(more))) == ("", "")


def test_bearer_tokens_in_headers() -> None:
    assert bearer_in(" BEARER  a.b  ") == "a.b"
    assert bearer_in("bearer") == ""
    assert bearer_in("Bearers a.b") is None
    assert bearer_in("") is None


def test_our_cookie_among_others() -> None:
    assert cookie_in("a=1; parlour=one; parlour-b=2; b=3") == "one"
    assert cookie_in("parlour = one ") == "one"
    assert cookie_in("parlour=one; parlour=two=2") == "two=2"
    assert cookie_in("xparlour=one; a=parlour") == ""
    assert cookie_in("") == ""
