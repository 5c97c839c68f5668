"""The eye that the other tests rely on sees what goes wrong."""

import pytest
from playwright.sync_api import Browser, Page

from build.serve import Server
from tests.browser.conftest import Watch
from tests.browser.patience import looking_for

WRONG = {
    "console: no good": "console.error('no good')",
    "uncaught: lost": "setTimeout(() => { throw new Error('lost'); })",
    "uncaught: refused": "Promise.reject(new Error('refused'))",
    "request to elsewhere: http://127.0.0.1:9/": "fetch('http://127.0.0.1:9/')",
    "answer 404: ": "fetch('nowhere.txt')",
}


@pytest.mark.parametrize("trouble", WRONG)
def test_trouble_is_seen(browser: Browser, served: Server, trouble: str) -> None:
    context = browser.new_context(base_url=served.url)
    watch = Watch(context, served.url)
    page = context.new_page()
    page.goto("LICENSE.txt")
    watch.seen.clear()
    page.evaluate(f"() => {{ {WRONG[trouble]}; }}")
    wait_for(page, watch, trouble)
    watch.expected.append("")
    assert not watch.troubles
    context.close()


def wait_for(page: Page, watch: Watch, trouble: str) -> None:
    for _ in looking_for(trouble):
        if any(trouble in text for text in watch.troubles):
            break
        page.evaluate("() => new Promise(resolve => setTimeout(resolve))")


def test_a_quiet_page_is_no_trouble(page: Page, watch: list[Watch]) -> None:
    page.goto("rules.html")
    page.evaluate("console.log('a word'), console.info('another')")
    assert not watch[0].seen
