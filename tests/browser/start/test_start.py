"""The site starts quickly and quietly, and when it cannot, it says so."""

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from build.serve import Server
from tests.browser.conftest import READ, UNWATCHED, Watch
from tests.thoroughness import chosen

IN_BOTH = ["./", "bushi.html"]  # the first leads to the browser's language


@pytest.mark.parametrize("locale", ["en", "ja"])
@pytest.mark.parametrize("address", chosen([*IN_BOTH, *READ], IN_BOTH[0], READ[4]))
def test_every_page_starts_without_a_word_in_the_console(
    page: Page, address: str, locale: str
) -> None:
    page.goto(f"ja/{address}" if locale == "ja" and address not in IN_BOTH else address)
    expect(page.locator("html")).to_have_attribute("data-start", "up")
    expect(page.locator("html")).to_have_attribute("lang", locale)


class TestWithoutHttpCache:
    @pytest.fixture
    def headers(self) -> dict[str, str]:
        return {"Cache-Control": "no-store"}

    def test_nothing_is_fetched_twice(
        self, visit: Callable[..., Page], served: Server, until: Callable[[Page, str], None]
    ) -> None:
        page = visit()
        page.add_init_script(UNWATCHED)
        page.goto("play.html")
        until(page, "performance.getEntriesByName('anga-ready').length")
        twice = {path for path, times in Counter(served.requests).items() if times > 1}
        asked_for_at_the_games_own_address = f"{served.under}icons/favicon.svg"
        assert twice <= {asked_for_at_the_games_own_address}


@pytest.mark.parametrize("lost", ["vendor/pyscript/core.js", "micropython.wasm"])
def test_a_start_that_fails_is_told_in_a_sentence(
    page: Page, watch: list[Watch], lost: str
) -> None:
    watch[0].expected.append(r"Failed to (load|fetch)|uncaught|wasm|falling back")
    page.route(f"**/{lost}", lambda route: route.abort())
    page.goto("./")
    expect(page.locator("#failed")).to_be_visible()
