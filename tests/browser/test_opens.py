"""The first page opens, says what it is, and complains about nothing."""

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Response, expect

pytestmark = pytest.mark.browser


def test_the_first_page_opens_without_a_complaint(
    browser: Browser, base_url: str
) -> None:
    page = browser.new_page(base_url=base_url, service_workers="allow")
    complaints: list[str] = []

    def said(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def answered(response: Response) -> None:
        if response.status >= 400:
            complaints.append(f"{response.status} {response.url}")

    page.on("console", said)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("response", answered)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page).to_have_title("Parlour")
    assert complaints == []
    page.close()
