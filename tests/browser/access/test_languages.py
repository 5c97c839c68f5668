"""Every word is there in English and in Japanese, and never both at once."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from build.serve import Server
from tests.browser.conftest import READ
from tests.browser.player import Player
from tests.thoroughness import chosen, times

JAPANESE = re.compile("[\u3040-\u30ff\u3400-\u9fff]")
LATIN = re.compile("[A-Za-z]{2,}")
WON = "g=bushi&m=El.Wb.l.r.f.t"  # by White
# The same anywhere.
NAMES = {"Anga", "JavaScript", "WebAssembly", "Enter", "Esc", "Shift", "MB", "Lv"}

# Every text that can be seen or heard, but for ornaments, the other language's own name, and the
# articles of a guide and pictures, which speak of what is written on the pieces.
TEXTS = """
() => {
  const texts = [document.title];
  const wanted = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const all = document.createTreeWalker(document.body, wanted);
  for (let node = all.nextNode(); node; node = all.nextNode()) {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (element.closest(".brush, #other-language, article, svg, script, noscript, style")) continue;
    if (!element.checkVisibility() && !element.closest("option, .unseen")) continue;
    if (element.closest("option") && !element.closest("select").checkVisibility()) continue;
    if (node === element) {
      for (const name of ["aria-label", "title", "alt", "placeholder"]) {
        texts.push(element.getAttribute(name) ?? "");
      }
    } else texts.push(node.data);
  }
  return texts.filter(text => text.trim());
}
"""


def texts(page: Page) -> list[str]:
    return list(page.evaluate(TEXTS))


def check(page: Page, language: str) -> None:
    """All texts are in one language, and there are some."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    found = texts(page)
    assert len(found) > 5
    for text in found:
        if language == "en":
            assert not JAPANESE.search(text), text
        else:
            assert set(LATIN.findall(text)) <= NAMES, text


def switch(page: Page) -> None:
    page.locator("#other-language").click()


def shown(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-shown", "")


@pytest.mark.parametrize("locale", chosen(["en-GB", "ja-JP", "fr"], "ja-JP"))
def test_a_game_is_in_the_browsers_language_and_switches_in_place(
    player: Player, locale: str
) -> None:
    page = player.open("g=bushi").page
    first, second = ("ja", "en") if locale == "ja-JP" else ("en", "ja")
    check(page, first)
    page.evaluate("window.same = true")
    switch(page)
    check(page, second)
    switch(page)
    check(page, first)
    assert page.evaluate("window.same")


@pytest.mark.parametrize("locale", ["ja-JP"])
@pytest.mark.parametrize("link", [WON, "g=orb", "g=shinsetsu"], ids=["won", "orb", "shinsetsu"])
def test_a_board_and_an_end_need_no_second_files_of_typefaces(player: Player, link: str) -> None:
    page = player.open(link).page
    page.evaluate("document.fonts.ready.then(() => null)")
    fetched = page.evaluate("performance.getEntriesByType('resource').map(each => each.name)")
    assert [name for name in fetched if name.endswith("mincho.woff2")]
    assert not [name for name in fetched if "-rest" in name]


def test_from_a_page_in_one_language_one_comes_to_games_in_the_same(player: Player) -> None:
    page = player.page
    page.goto("ja/rules-bushi.html")
    shown(page)
    page.goto("bushi.html")
    player.ready()
    check(page, "ja")
    switch(page)
    page.goto("ja/about.html")
    shown(page)
    page.goto("bushi.html")
    expect(page.locator("html")).to_have_attribute("lang", "en")  # what was chosen


@pytest.mark.parametrize("locale", ["ja"])
def test_what_is_read_has_an_address_a_language_and_holds_no_other(player: Player) -> None:
    page = player.page
    for address in [*READ[: times(2, 99)], "embedding.html"]:
        page.goto(address)
        shown(page)
        check(page, "en")
        expect(page.locator("main [lang]:not([data-keep], .brush, svg *)")).to_have_count(0)
        switch(page)
        expect(page).to_have_url(re.compile(f"/ja/{address}$"))
        shown(page)
        expect(page.locator("html")).to_have_attribute("lang", "ja")
        if address in READ[:3]:  # the others name addresses of the web, and code
            check(page, "ja")


@pytest.mark.parametrize("locale", chosen(["en", "fr", "ja"], "fr", "ja"))
def test_the_root_follows_the_browser_and_then_the_choice(
    player: Player, served: Server, locale: str
) -> None:
    page, first = player.page, "ja/" if locale == "ja" else ""
    page.goto("./")
    expect(page).to_have_url(served.url + first)
    shown(page)
    switch(page)
    other = "" if first else "ja/"
    expect(page).to_have_url(re.compile(f"{re.escape(served.url + other)}(index.html)?$"))
    shown(page)
    page.goto("./")
    expect(page).to_have_url(served.url + other)
    page.goto("orb.html")
    expect(page.locator("html")).to_have_attribute("lang", other[:2] or "en")
    expect(page.locator("#game-rules")).to_have_attribute("href", f"{other}rules-orb.html")


@pytest.mark.thorough
def test_the_other_language_keeps_the_place(
    player: Player, until: Callable[[Page, str], None]
) -> None:
    page = player.page
    page.goto("rules-bushi.html")
    shown(page)
    article = page.locator("article").nth(12)
    article.evaluate("article => scrollBy(0, article.getBoundingClientRect().top - 90)")
    name = str(article.get_attribute("id"))
    page.evaluate("document.querySelector('#other-language').click()")  # and nothing scrolls
    expect(page).to_have_url(re.compile("/ja/rules-bushi.html$"))
    shown(page)
    top = f"document.getElementById('{name}').getBoundingClientRect().top"
    until(page, f"Math.abs({top} - 90) < 4")
    page.goto("rules-chatra.html#hints")
    shown(page)
    switch(page)
    expect(page).to_have_url(re.compile("/ja/rules-chatra.html#hints$"))
    shown(page)
    assert page.evaluate("scrollY") > 100


@pytest.mark.thorough
@pytest.mark.parametrize("locale", ["ja"])
def test_a_whole_game_is_in_one_language_even_if_that_changes(player: Player) -> None:
    page = player.page
    player.open("g=bushi&m=Ef.Ar.r.f").sees("turn")
    player.press("known")
    expect(page.locator(".badge")).to_have_count(1)
    player.option("r").click(force=True)
    for language in ("ja", "en"):
        check(page, language)
        player.press("new")
        check(page, language)
        page.locator("#new-game button[value=cancel]").click()
        switch(page)
    switch(page)
    player.sees("turn", "Black to move.").play("t")
    check(page, "en")
    switch(page)
    check(page, "ja")
    player.press("undo")
    player.sees("turn", re.compile("先手）?の番です。"))
    check(page, "ja")
    player.press("first")
    player.sees("earlier", "4手中0手目")
    check(page, "ja")


@pytest.mark.thorough
def test_what_was_noted_and_heard_changes_its_language_too(player: Player) -> None:
    page = player.page
    player.open("g=bushi&m=El.Wb.l.r.f.t.t")
    notice = page.locator(".notice")
    expect(notice).to_contain_text("Move 7")
    switch(page)
    expect(notice).not_to_contain_text("Move")
    check(page, "ja")
