"""Questions: what cannot be chosen says why, what is not whole is not sent, losses are
confirmed, and each leads to its rule."""

import json
import re
import time
from typing import Final

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import Come
from tests.browser.laid import Laid, Show, moments
from tests.browser.player import DESK, PHONE, Player

pytestmark = pytest.mark.browser


def alone(person: Player, game: str, seats: int, **options: object) -> None:
    """A table with bots, and the first question."""
    bots = [None, *["regular"] * (seats - 1)]
    person.host(game, seats=seats, bots=bots, options=options, pace="fast")
    person.give("begin")
    person.wait_for("window.hand.scene.question")


SEEN_THROUGH: Final = """piece => {
    const wide = part => part.getBoundingClientRect().width;
    return [piece, ...piece.querySelectorAll('*')]
        .filter(part => wide(part) >= 0.9 * wide(piece))
        .filter(part => getComputedStyle(part).opacity !== '1')
        .map(part => part.className);
}"""
"""What of a piece's whole surface is not opaque."""

ESCAPE_AND_KEY: Final = """async () => {
    const sheet = document.querySelector('dialog[open]');
    const closed = new Promise(told => sheet.addEventListener('close', told));
    sheet.requestClose();  // as Escape does
    document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: '?', bubbles: true })
    );
    await closed;  // which is told later
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    return sheet.open;
}"""
"""Escape and at once the key that opens the rules: whether they are open then."""


def veiled(person: Player) -> str:
    """Plays on until a card of the hand cannot be played; that card."""
    for _ in range(60):
        person.wait_for("window.hand.scene.question || window.hand.scene.table.seed")
        question = person.question()
        assert question is not None, "every card could always be played"
        zones = person.scene()["view"]["zones"]
        own = [z for z in zones if z["zone"] == "hand" and z["seat"] == 0]
        held: list[str] = [name for zone in own for name in zone["pieces"]]
        shut = [name for name in held if name not in question["options"]]
        if question["prompt"] in ("swing", "field") and 0 < len(shut) < len(held):
            return shut[0]
        person.page.evaluate("window.hand.play()")
        person.moved_on(question["at"], 5)
    raise AssertionError("every card could always be played")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_veiled_card_says_why(size: dict[str, int], come: Come) -> None:
    yola = come("Yola", size)
    alone(yola, "brain-baseball", 3)
    piece = veiled(yola)
    question = yola.question()
    assert question is not None
    no = yola.page.evaluate(
        "([seat, at, chosen]) => window.hand.ask({do: 'consider', seat, at, chosen})",
        [question["seat"], question["at"], [piece]],
    )["no"]
    why = no["text"].partition(piece)[2].strip()  # the card itself is drawn
    assert why
    lying = yola.page.locator(f'[data-piece="{piece}"]').first
    expect(lying).to_have_attribute("data-state", "veiled")
    assert lying.evaluate(SEEN_THROUGH) == [], "what lies below would tint it"
    lying.get_by_role("button").click(force=True)  # it is called disabled
    expect(yola.page.locator("#question")).to_contain_text(why)
    yola.look("why not")
    assert yola.question() == question, "a refusal changes nothing"
    # Escape puts the refusal away.
    yola.page.keyboard.press("Escape")
    expect(yola.page.locator("#question")).not_to_contain_text(why)


NOTE_SENT = """() => {
  window.sent = [];
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (data) {
    window.sent.push(data);
    return send.call(this, data);
  };
}"""
"""Notes every frame that is sent from now on."""


def test_what_is_not_whole_is_not_sent(come: Come) -> None:
    yola = come("Yola")
    alone(yola, "boneyard", 4)
    question = yola.question()
    assert question is not None
    send = yola.card(question["prompt"]).locator('[data-answer="do"]')
    expect(send).to_have_attribute("aria-disabled", "true")
    expect(send).to_contain_text("Choose a card")
    yola.page.evaluate(NOTE_SENT)
    send.click(force=True)
    yola.page.keyboard.press("Enter")
    assert yola.page.evaluate("window.sent") == []
    # The server says no as well, in words.
    told = yola.page.evaluate(
        "([seat, at]) => window.hand.ask({do: 'play', seat, at, chosen: []})",
        [question["seat"], question["at"]],
    )
    assert (told["is"], bool(told["text"])) == ("no", True)


@pytest.mark.parametrize("answer", ["do", "fold"])
def test_a_plain_move_sends_one_frame(answer: str, come: Come) -> None:
    """What the least bet and a word would do came with the question."""
    yola = come("Yola")
    yola.host("willow", seats=2, bots=[None, "regular"], pace="fast")
    yola.page.evaluate(NOTE_SENT)
    yola.give("begin")
    yola.wait_for("window.hand.scene.question")
    question = yola.question()
    assert question is not None
    button = yola.card(question["prompt"]).locator(f'[data-answer="{answer}"]')
    expect(button).to_have_attribute("aria-disabled", "false")
    expect(button).to_contain_text(re.compile(r"\w"))
    button.click()
    yola.wait_for('window.sent.some(one => one.includes(\'"do":"play"\'))')
    sent = [json.loads(one) for one in yola.page.evaluate("window.sent")]
    deal = ("begin", "reveal")  # before there is a question
    assert [one["do"] for one in sent if one["do"] not in (*deal, "ping")] == ["play"]


def test_what_others_have_a_say_in_is_confirmed(
    browser: Browser, base_url: str
) -> None:
    context = browser.new_context(
        base_url=base_url, reduced_motion="reduce", service_workers="block"
    )
    show = Show(context.new_page())
    page = show.page
    moment = moments(Laid("abandon-ship", 3))["act"]
    question = moment.scene.question
    assert question is not None
    assert moment.scene.final
    piece = next(one for one in question.options if one[0] in "23456789")
    seat = next(one for one in question.options if one.startswith("seat-"))
    show(moment)
    page.locator(f'[data-piece="{piece}"] button').click()
    page.locator(f'[data-answer="{seat}"]:visible').click()
    send = page.locator('[data-answer="do"]:not([aria-disabled="true"])')
    send.click()
    asked = page.locator("#question")
    expect(asked).to_contain_text("If you are outdone")
    page.locator('[data-answer="keep"]').click()
    send.click()
    page.keyboard.press("Escape")
    expect(page.locator('[data-answer="sure"]')).to_have_count(0)
    assert show.played == []
    send.click()
    page.locator('[data-answer="sure"]').click()
    expect(page.locator('.held[data-sent="true"]')).to_be_attached()
    assert show.played == [[piece, seat]]
    # Where nobody else would have to agree, nothing is asked.
    moment.scene.final = False
    show.moment = None
    show(moment)
    page.locator(f'[data-piece="{piece}"] button').click()
    page.locator(f'[data-answer="{seat}"]:visible').click()
    send.click()
    expect(page.locator('.held[data-sent="true"]')).to_be_attached()
    context.close()


def test_rules_lie_one_key_away_and_questions_lead_to_theirs(come: Come) -> None:
    yola = come("Yola")
    alone(yola, "willow", 2)
    page = yola.page
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Crib sheet")).to_be_visible()
    yola.look("the crib")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    rule = str((yola.question() or {})["rule"])
    assert rule
    page.get_by_role("button", name=f"Rule {rule}").click()
    expect(sheet.get_by_role("heading", name="The rules")).to_be_visible()
    place = sheet.locator(f'[id="{rule}"]')
    expect(place).to_have_class(re.compile("pointed"))
    expect(place).to_be_in_viewport()
    yola.look("the rules")
    # Another time without a rule the crib lies on top again.
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("?")
    expect(sheet.get_by_role("heading", name="Crib sheet")).to_be_visible()
    assert page.evaluate(ESCAPE_AND_KEY), "the key right after Escape was lost"
    expect(sheet.get_by_role("heading", name="Crib sheet")).to_be_visible()


@pytest.mark.parametrize("game", ["willow", "boneyard"])
def test_the_guided_game_leads_by_its_hints(game: str, come: Come) -> None:
    yola = come("Yola")
    page = yola.page
    page.goto(f"/new/{game}")
    page.get_by_role("button", name="Guided game").click()
    page.wait_for_url("**/t/*")
    yola.take_hand(page.url.rpartition("/")[2])
    followed = 0
    until = time.monotonic() + 100
    while not yola.over():
        assert time.monotonic() < until, "the guided game does not end"
        question = yola.question()
        if question is None or question["passing"]:
            page.wait_for_timeout(50)
            continue
        if followed < 3 and question["guide"] and question["suggested"]:
            said = " ".join(hint["hint"] for hint in question["guide"])
            expect(page.locator(f'[data-guide="{said}"]')).to_be_visible()
            note = page.locator("[data-guide]").inner_text()
            assert "guide-" not in note
            if followed == 0:
                yola.look("the guide")
            assert yola.choose(question, question["suggested"])
            followed += 1
        else:
            page.evaluate("window.hand.play()")
            yola.moved_on(question["at"], 5)
    assert followed == 3
    expect(page.locator("[data-result]")).to_be_visible()
