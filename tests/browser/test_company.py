"""Who is at the table: hosts, coming and going, talk, watching, one screen for two."""

import json

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Come
from tests.browser.player import PHONE, TABLET, Player, play_on
from tests.websocket import connect_sync

pytestmark = pytest.mark.browser


def dealt(yola: Player, *others: Player, **wishes: object) -> str:
    table = yola.host("willow", seats=1 + len(others), **wishes)
    for other in others:
        other.arrive(table)
    yola.give("begin")
    for person in (yola, *others):
        person.wait_for("window.hand.scene.view")
    return table


def test_hosts_seat_bots_hand_the_role_on_and_show_out(come: Come) -> None:
    yola, ines, wren = come("Yola"), come("Ines", PHONE), come("Wren", TABLET)
    dealt(yola, ines, wren)
    expect(ines.page.get_by_text("As host")).to_have_count(0)
    yola.menu("Let a bot play for Ines")
    expect(ines.card("kept")).to_be_visible()
    ines.give("sit")
    expect(ines.card("kept")).to_have_count(0)

    yola.menu("Make Ines the host")
    ines.menu()
    expect(ines.page.get_by_text("As host")).to_be_visible()
    ines.look("the host's menu on a phone")
    tools = ines.page.get_by_role("group", name="Table menu")
    tools.get_by_role("button", name="Ask Wren to leave").click()
    tools.get_by_role("button", name="Really ask Wren to leave?").click()
    expect(
        wren.page.get_by_role("heading", name="The host needs the chair")
    ).to_be_visible()
    wren.look("shown out")
    wren.expected = ["WebSocket", "403", "404"]

    # The chair is free for somebody else, and a bot plays until then.
    mara = come("Mara")
    mara.arrive(yola.page.url.rpartition("/")[2])
    mara.wait_for("window.hand.scene.table.seats[2].yours")
    expect(yola.page.get_by_text("Mara").first).to_be_visible()


def test_everybody_reads_the_log_in_their_own_language(come: Come) -> None:
    yola, ines = come("Yola"), come("Ines", locale="de")
    odile = come("Odile", locale="fr")
    table = yola.host("willow", seats=3)
    ines.arrive(table, "Dein Name", "Hinsetzen")
    odile.arrive(table, "Ton nom", "S’asseoir")
    yola.give("begin")
    for person in (yola, ines, odile):
        person.wait_for("window.hand.scene.view")
    folds = {
        yola: ("You fold.", "{} folds."),
        ines: ("Du steigst aus.", "{} steigt aus."),
        odile: ("Tu te couches.", "{} se couche."),
    }
    asked = next(person for person in folds if person.question())
    question = asked.question()
    assert question is not None
    assert asked.choose(question, ["fold"])
    for person, (mine, theirs) in folds.items():
        said = mine if person is asked else theirs.format(asked.name)
        expect(person.page.get_by_role("tabpanel")).to_contain_text(said)


def test_a_bot_chair_is_offered_and_taken(come: Come) -> None:
    yola, ines = come("Yola"), come("Ines")
    table = yola.host("willow", seats=2, bots=[None, "regular"])
    yola.give("begin")
    yola.wait_for("window.hand.scene.view")
    ines.page.goto(f"/t/{table}")
    expect(ines.page.get_by_text("Every chair is taken")).to_be_visible()
    yola.menu("Offer Clover’s chair to somebody")
    ines.arrive(table)
    ines.wait_for("window.hand.scene.table.seats[1].yours")


def test_standing_up_and_coming_back(come: Come) -> None:
    yola, ines = come("Yola", PHONE), come("Ines")
    dealt(yola, ines)
    ines.menu("Leave my chair", "Really leave?")
    expect(ines.card("kept")).to_contain_text("A bot keeps your seat warm")
    yola.wait_for("window.hand.scene.table.seats[1].keeps")
    ines.page.goto("/")
    ines.page.go_back()
    ines.give("sit")
    yola.wait_for("!window.hand.scene.table.seats[1].keeps")
    expect(ines.card("kept")).to_have_count(0)


def test_lost_cookies_a_seat_link_gives_the_seat_back(come: Come) -> None:
    yola, ines = come("Yola"), come("Ines", PHONE)
    table = dealt(yola, ines)
    hand = ines.scene()["view"]["zones"]
    ines.menu("Link to Ines’s seat")
    link = ines.page.get_by_label("Open this link on the other device").input_value()
    assert "/seat/" in link
    ines.look("the seat link")

    ines.context.clear_cookies()
    ines.page.goto(f"/t/{table}")
    expect(ines.page.get_by_text("Every chair is taken")).to_be_visible()
    ines.page.get_by_text("Was one of these chairs yours?").click()
    expect(ines.page.get_by_text("copy your seat link")).to_be_visible()
    ines.look("a lost seat")
    ines.page.goto(link)
    expect(ines.page.get_by_text("Play here as Ines?")).to_be_visible()
    ines.look("whom a seat link makes of you")
    ines.page.get_by_role("button", name="Play here as Ines").click()
    ines.page.wait_for_url(f"**/t/{table}")
    ines.take_hand(table)
    assert ines.scene()["table"]["seats"][1]["yours"]
    assert ines.scene()["view"]["zones"] == hand


def test_talk_is_text_and_can_be_muted(come: Come) -> None:
    yola, ines = come("Yola"), come("Ines", PHONE)
    dealt(yola, ines)
    nasty = '<img src=x onerror="document.title=1"><b>bold</b> &amp; javascript:1'
    yola.page.keyboard.press("t")
    yola.page.keyboard.type(nasty)
    yola.page.keyboard.press("Enter")
    log = yola.page.get_by_role("tabpanel")
    expect(log).to_contain_text(nasty)
    assert log.locator("img, b", has_text="bold").count() == 0
    expect(ines.told()).to_contain_text("<b>bold</b>")

    ines.menu("Talk")
    sheet = ines.page.get_by_role("dialog", name="Chat")
    expect(sheet).to_contain_text(nasty)
    sheet.get_by_role("button", name="Quick phrases").click()
    phrases = sheet.get_by_role("group", name="Quick phrases").get_by_role("button")
    said = phrases.all_inner_texts()
    assert len(said) > 6
    ines.look("quick phrases")
    for name in said[:1] + said[-1:]:
        if not phrases.first.is_visible():
            sheet.get_by_role("button", name="Quick phrases").click()
        phrases.filter(has_text=name).click()
        expect(yola.page.locator('[data-account="1"]')).to_contain_text(name)
        expect(log).to_contain_text(name)

    sheet.get_by_role("button", name="mute Yola").first.click()
    expect(sheet).not_to_contain_text("bold")
    ines.page.keyboard.press("Escape")
    yola.page.get_by_label("Say something").fill("Can you hear me?")
    yola.page.keyboard.press("Enter")
    expect(log).to_contain_text("Can you hear me?")
    ines.wait_for_seq(yola.page.evaluate("window.hand.seq"))
    assert "Can you hear me?" not in ines.page.content()
    ines.page.goto("/settings")
    ines.page.get_by_role("button", name="Hear Yola again").click()
    ines.page.go_back()
    ines.menu("Talk")
    expect(sheet).to_contain_text("Can you hear me?")


@pytest.mark.parametrize("watch", ["none", "public", "delayed"])
def test_those_who_watch_see_no_hand(watch: str, come: Come) -> None:
    yola, ines, wren = come("Yola"), come("Ines"), come("Wren", TABLET)
    table = dealt(yola, ines, watch=watch)
    wren.page.goto(f"/t/{table}")
    button = wren.page.get_by_role("button", name="Watch")
    if watch == "none":
        expect(wren.page.get_by_text("Every chair is taken")).to_be_visible()
        expect(button).to_have_count(0)
    else:
        button.click()
        expect(wren.card("wait")).to_contain_text("You are watching.")
        wren.look(f"watching: {watch}")
    if watch == "delayed":
        expect(wren.page.get_by_text("minutes")).to_be_visible()
    if watch == "public":
        expect(wren.page.locator("[data-seat]").first).to_be_visible()
        wren.page.keyboard.press("?")
        expect(wren.page.get_by_role("heading", name="Crib sheet")).to_be_visible()
    assert wren.page.locator("[data-piece]").count() == 0, "nothing is open yet"
    assert not any("WebSocket" in line for line in wren.complaints)


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_two_at_one_screen_see_only_their_own(size: dict[str, int], come: Come) -> None:
    yola = come("Yola", size)
    page = yola.page
    page.goto("/new/willow")
    page.get_by_label("You, the host").fill("Yola")
    while page.locator('[data-chair="2"]').count():
        page.get_by_role("button", name="One fewer").first.click()
    page.get_by_role("radio", name="All at this screen").check()
    page.get_by_label("Name for chair 2").fill("Ines")
    page.get_by_role("button", name="Start", exact=True).click()
    shown: dict[int, set[str]] = {}
    for _ in range(6):
        curtain = page.locator("[data-curtain]")
        expect(curtain).to_be_visible()
        assert page.locator("[data-piece]").count() == 0, "cards behind the curtain"
        if not shown:
            yola.look("the curtain")
        seat = int(curtain.get_attribute("data-curtain") or "")
        page.keyboard.press("Enter")
        expect(curtain).to_have_count(0)
        hand = page.locator(f'[data-zone$=" {seat}"]')
        expect(hand.locator("[data-piece]").first).to_be_visible()
        held = hand.locator("[data-piece]").evaluate_all(
            "(all) => all.map((one) => one.dataset.piece)"
        )
        shown[seat] = set(held)
        other = page.locator(f'[data-zone$=" {1 - seat}"] [data-piece]')
        assert other.count() == 0
        if len(shown) == 2:
            break
        least = page.locator("[data-amount]:visible, [data-answer='call']:visible")
        least.first.click()
        if page.locator('[data-answer="do"]:visible').count():
            page.locator('[data-answer="do"]:visible').click()
    assert len(shown) == 2
    assert not shown[0] & shown[1]


def test_the_same_again(come: Come) -> None:
    yola, ines = come("Yola"), come("Ines", PHONE)
    table = yola.host("willow", seats=2, options={"hands": 1}, pace="fast")
    ines.arrive(table)
    yola.page.get_by_label("Say something").fill("Who deals?")  # talk while waiting
    yola.page.keyboard.press("Enter")
    expect(ines.page.get_by_text("Who deals?").first).to_be_visible()
    yola.give("begin")
    play_on([yola, ines], until=40)
    old = ines.page.url
    yola.give("again")  # one press; everybody who looks on comes along
    for person in (yola, ines):
        expect(person.page).not_to_have_url(old)
        expect(person.page.locator('[data-state="playing"]')).to_be_attached()
    assert yola.page.url == ines.page.url


def test_a_program_gets_a_chair(come: Come) -> None:
    yola = come("Yola", PHONE)
    yola.host("willow", seats=2)
    yola.menu("Let a program play a chair", "Chair 2")
    token = yola.page.get_by_label("With this token, one program").input_value()
    yola.look("a token for a program")
    address = yola.page.url.replace("http", "ws", 1).replace("/t/", "/ws/")
    chair = yola.page.locator("[data-seat='1']")
    expect(chair).to_contain_text("Away, program")
    with connect_sync(address) as line:
        line.send(json.dumps({"do": "hello", "token": token}))
        assert json.loads(line.recv())["scene"]["looking"] == 1
        expect(chair).to_contain_text("here, program")
        yola.give("begin")
        yola.wait_for("window.hand.scene.view")
        assert yola.scene()["table"]["seats"][1]["program"]
    yola.menu()
    tools = yola.page.get_by_role("group", name="Table menu")
    expect(tools.get_by_role("button", name="the host")).to_have_count(0)
    expect(tools.get_by_role("button", name="to leave")).to_have_count(1)
