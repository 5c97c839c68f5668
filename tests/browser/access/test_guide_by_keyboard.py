"""The boards of a guide, for those who hear them and have a keyboard."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.listener import Listener


def figure(page: Page, guide: str, article: str) -> Locator:
    """The first board of an article, once it is described."""
    page.goto(f"{guide}.html#{article}")
    found = page.locator(f"#{article} figure").first
    expect(found.locator("[role=gridcell]").first).to_be_attached()
    return found


def test_every_board_has_a_name_and_is_one_stop(visit: Callable[..., Page]) -> None:
    page = visit()
    page.goto("rules-bushi.html")
    boards = page.locator("figure").count()
    stops = page.locator('figure [role=gridcell][tabindex="0"]')
    expect(stops).to_have_count(boards)
    grids = Listener(page).listen().every("grid")
    assert len(grids) == boards
    assert all(grid.name for grid in grids)
    captions = page.locator("figcaption p[id]").all_inner_texts()
    assert [grid.name for grid in grids] == [" ".join(text.split()) for text in captions]


def test_a_move_is_tried_by_keyboard_and_heard(visit: Callable[..., Page]) -> None:
    page = visit()
    board = figure(page, "rules-chatra", "camp")
    board.locator('[data-touch="t:b:S"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("#live")).to_contain_text("chosen:")
    page.keyboard.press("Escape")
    expect(page.locator("#live")).to_contain_text("No longer chosen:")
    page.keyboard.press("Enter")
    target = board.locator('[aria-label$="can be chosen"]').first
    target.focus()
    page.keyboard.press("Enter")
    expect(board.get_by_role("status")).to_contain_text("drops a Subject")
    again = board.get_by_role("button", name="Start over")
    again.focus()
    page.keyboard.press("Enter")
    expect(again).to_be_hidden()
    expect(board.locator("[role=gridcell]:focus")).to_have_count(1)
