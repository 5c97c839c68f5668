"""A reader runs a program in the page, under the page's policy."""

from playwright.sync_api import Page, expect


def test_a_program_runs_and_a_loop_without_end_can_be_stopped(page: Page) -> None:
    page.goto("ja/run.html")
    expect(page.locator("#program")).to_be_visible()
    page.goto("run.html")
    page.click("#do-run")
    expect(page.locator("#output")).to_contain_text("65 legal moves")
    board = page.locator("#output img")
    expect(board).to_be_visible()
    assert board.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    page.fill("#program", "while True:\n    pass")
    page.press("#program", "Control+Enter")
    expect(page.locator("#told")).to_have_text("Running …")
    page.click("#do-stop")
    expect(page.locator("#told")).to_have_text("Stopped.")
    expect(page.locator("#do-run")).to_be_focused()
    page.fill("#program", "6 * 7")
    page.press("#program", "Control+Enter")
    expect(page.locator("#output")).to_have_text("42")
