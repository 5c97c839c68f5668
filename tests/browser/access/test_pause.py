"""The boards of the home page move until somebody stops them."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

STOP, PLAY = "Pause the boards", "Let the boards play"
STILL = """
async () => {
  const picture = () => [...document.querySelectorAll("canvas.living")]
    .map(canvas => canvas.toDataURL()).join();
  const wait = () => new Promise(resolve => setTimeout(resolve, 700));
  let before = picture();
  for (let still = 0; still < 5; still++) {
    await wait();
    const now = picture();
    if (now !== before) still = -1;
    before = now;
  }
}
"""


def at_home(page: Page) -> Page:
    page.goto("./")
    expect(page.locator("html")).to_have_attribute("data-start", "up")
    return page


def test_the_boards_are_stopped_and_stay_so(visit: Callable[..., Page]) -> None:
    page = at_home(visit())
    page.get_by_role("button", name=STOP).click()
    page.evaluate(STILL)
    page.reload()
    expect(page.get_by_role("button", name=PLAY)).to_be_visible()
    page.locator("#other-language").click()
    expect(page.get_by_role("button", name="盤を動かす")).to_be_visible()


def test_boards_are_still_where_motion_is_unwelcome(visit: Callable[..., Page]) -> None:
    page = at_home(visit(reduced_motion="reduce"))
    button = page.get_by_role("button", name=PLAY)
    expect(button).to_be_visible()
    button.click()
    expect(page.get_by_role("button", name=STOP)).to_be_visible()
