"""The pages around the game: boards that are alive, and rules with a board to each case."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from anga import games
from anga.guide import articles
from anga.record import record
from anga.shared.layout.layout import Layout
from tests.browser.conftest import PHONE
from tests.browser.patience import PATIENCE
from tests.browser.player import Player
from tests.thoroughness import chosen

# How many different colours a canvas shows, once its typefaces are there.
COLOURS = """
async canvas => {
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
  const { width, height } = canvas;
  const pixels = canvas.getContext("2d").getImageData(0, 0, width, height).data;
  return new Set(new Uint32Array(pixels.buffer)).size;
}
"""
MOVES = """
async patience => {
  const canvas = document.querySelector("#board-bushi");
  const before = canvas.toDataURL();
  const end = performance.now() + patience;
  while (canvas.toDataURL() === before) {
    if (performance.now() > end) throw new Error("nothing moved");
    await new Promise(requestAnimationFrame);
  }
}
"""
PLACES = """
figure => [...figure.querySelectorAll(".options, figcaption, .links")].map(each => {
  const { top, height } = each.getBoundingClientRect();
  return [top + scrollY, height];
})
"""
WITH_OPTIONS = """
() => [...document.querySelectorAll("figure")].findIndex(f => f.querySelector(".options button"))
"""
STARTED = "performance.getEntriesByName('anga-board').length"
Until = Callable[[Page, str], None]


def test_the_board_on_the_home_page_plays_by_itself(page: Page, until: Until) -> None:
    page.goto("./")
    until(page, STARTED)
    page.evaluate(MOVES, PATIENCE)
    page.evaluate(MOVES, PATIENCE)


@pytest.mark.thorough
def test_where_motion_is_unwelcome_the_board_rests(
    sit: Callable[..., Player], until: Until
) -> None:
    player = sit(reduced_motion="reduce")
    player.page.clock.install()
    player.page.goto("./")
    until(player.page, f"await ({COLOURS})(document.querySelector('#board-bushi')) > 100")
    before = player.picture("#board-bushi")
    player.page.clock.run_for(20_000)
    assert player.picture("#board-bushi") == before


@pytest.mark.thorough
def test_moves_are_not_animated_where_motion_is_unwelcome(sit: Callable[..., Player]) -> None:
    player = sit(reduced_motion="reduce").open("g=bushi&m=El.Wb")
    player.sees("turn")
    player.page.evaluate(
        """() => {
            window.frames = 0;
            const { drawImage } = CanvasRenderingContext2D.prototype;
            CanvasRenderingContext2D.prototype.drawImage = function(...given) {
                if (this.canvas.id === "board") window.frames++;
                return drawImage.apply(this, given);
            };
        }"""
    )
    player.play("l")
    player.sees("turn", "White to move.")
    assert player.page.evaluate("window.frames") < 12


@pytest.mark.thorough
@pytest.mark.parametrize("game_id", chosen(games.ids(), "bushi"))
def test_the_home_page_leads_to_each_game_and_its_rules(page: Page, game_id: str) -> None:
    name = games.get(game_id).words["name"]["en"]
    page.goto("./")
    expect(page.locator(".cards > .card")).to_have_count(len(games.ids()))
    own = page.get_by_role("heading", name=re.compile(rf"^{name}\b"))
    card = page.locator(".cards > .card").filter(has=own)
    card.get_by_role("link", name="Read the rules").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    page.get_by_role("navigation").get_by_role("link", name="Rules", exact=True).click()
    page.locator(".guides .card").filter(has=own).get_by_role("link").click()
    page.locator("#content").get_by_role("link", name="Play", exact=True).click()
    expect(Player(page).ready().status).not_to_be_empty()
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)


def test_every_diagram_is_shown_moves_can_be_tried_on_one_and_the_game_be_printed(
    page: Page, until: Until
) -> None:
    page.goto("rules-bushi.html")
    until(page, STARTED)
    loaded = articles.pages("bushi")["articles"]
    expect(page.locator("article")).to_have_count(len(loaded))
    diagrams = page.locator("canvas.diagram")
    expect(diagrams).to_have_count(sum(len(article["diagrams"]) for article in loaded))
    for canvas in diagrams.all():
        assert canvas.evaluate(COLOURS) > 100
    # By its number: a move may leave no options, and another figure would be the first with some.
    figure = page.locator("figure").nth(page.evaluate(WITH_OPTIONS))
    note = figure.locator(".note")
    option, again = figure.locator(".options button:not([aria-disabled])"), figure.locator(".again")
    places = figure.evaluate(PLACES)
    option.first.click()
    again.click()  # while the engine starts: its answer comes too late
    expect(again).to_be_hidden()
    option.first.click()
    expect(note).to_contain_text(re.compile("Black|White"))
    assert figure.evaluate(PLACES) == places
    again.click()
    expect(note).to_be_empty()
    expect(again).to_be_hidden()
    assert figure.evaluate(PLACES) == places
    page.get_by_role("link", name="Print and play").click()
    expect(page).to_have_url(re.compile("/print-bushi.html$"))
    expect(page.locator("html")).to_have_attribute("data-shown", "")


@pytest.mark.thorough
def test_a_flat_diagram_can_be_played_on_by_touch(sit: Callable[..., Player], until: Until) -> None:
    player = sit(PHONE)
    player.page.goto("rules-chatra.html")
    until(player.page, STARTED)
    figure = player.page.locator("figure").filter(has=player.page.locator("canvas.diagram")).nth(3)
    link = str(figure.locator("a").get_attribute("href")).partition("#")[2]
    canvas = figure.locator("canvas.diagram")
    canvas.scroll_into_view_if_needed()
    box = canvas.bounding_box()
    assert box
    layout = Layout(player.scene(link), 0, box["width"], box["height"])
    for touch in a_move(link):
        rect = layout.rect(touch)
        assert rect
        left, top, width, height = rect
        player.page.touchscreen.tap(box["x"] + left + width / 2, box["y"] + top + height / 2)
    expect(figure.locator(".note")).to_contain_text(re.compile("Black|White"))
    expect(figure.locator(".again")).to_be_visible()


def a_move(link: str) -> list[str]:
    """The touches of a move from cell to cell."""
    position = record.replay(record.parse_fragment(link)[0]).position
    choices = games.get("chatra").choices(position)
    paths = [path for choice in choices for path in choice["paths"]]
    return next(path for path in paths if all(touch.startswith("c:") for touch in path))


@pytest.mark.thorough
def test_every_diagram_leads_to_its_position_on_the_play_page(player: Player) -> None:
    player.page.goto("rules-bushi.html")
    links = player.page.locator("figure a")
    addresses = [link.get_attribute("href") for link in links.all()]
    player.open()
    for address in addresses:
        assert address
        player.page.goto(address)
        player.has_link(address.partition("#")[2])
        expect(player.status).not_to_be_empty()
        expect(player.notices).to_be_empty()


@pytest.mark.parametrize("name", ["index.html", "play.html", "rules.html", "rules-bushi.html"])
def test_without_javascript_a_page_says_what_it_needs(
    sit: Callable[..., Player], dist: Path, name: str
) -> None:
    page = sit(java_script_enabled=False).page
    assert (dist / name).exists()
    page.goto(name)
    expect(page.locator("noscript p")).to_contain_text("Anga needs JavaScript")


def test_the_boards_follow_the_size_of_the_window_and_the_colour_scheme(player: Player) -> None:
    page = player.page
    player.open("g=bushi&m=El.Wb").sees("turn")
    light = player.picture()
    page.emulate_media(color_scheme="dark")
    player.looks_unlike(light, 0.005)
    page.set_viewport_size({"width": 390, "height": 844})
    player.picture()
    fits = "canvas => canvas.width === Math.round(canvas.clientWidth * devicePixelRatio)"
    assert page.locator("#board").evaluate(fits)
    page.set_viewport_size({"width": 844, "height": 390})
    player.picture()
    assert page.locator("#board").evaluate(fits)
    player.play("l")


@pytest.mark.thorough
def test_rules_are_searched_and_what_a_link_leads_to_is_shown_again(page: Page) -> None:
    page.goto("rules-chatra.html")
    expect(page.locator("html")).to_have_attribute("data-shown", "")
    every = page.locator("article").count()
    page.locator("#find-rule").fill("offside front")
    expect(page.locator("#found")).to_contain_text("Articles found:")
    found = page.locator("article:visible")
    assert 0 < found.count() < every
    assert "offside" in found.first.inner_text().lower()
    page.locator("#find-rule").fill("no such word")
    expect(page.locator("#contents")).to_be_hidden()
    hidden = page.locator("article:not(:visible)").first.get_attribute("id")
    page.evaluate("id => { location.hash = id; }", hidden)
    expect(page.locator(f"#{hidden}")).to_be_visible()
    expect(page.locator("article:visible")).to_have_count(every)


def test_a_game_can_be_printed(page: Page) -> None:
    page.goto("print-orb.html")
    expect(page.locator("html")).to_have_attribute("data-shown", "")
    page.emulate_media(media="print")
    expect(page.locator(".sheet")).to_have_count(3)
    expect(page.locator("header.site")).to_be_hidden()
    expect(page.locator(".sheet text").filter(has_text="K").first).to_be_visible()


@pytest.mark.parametrize("language", chosen(["", "ja/"], "ja/"))
@pytest.mark.parametrize("game_id", chosen(games.ids(), "troop"))
def test_each_sheet_of_a_set_is_printed_on_one_page(
    page: Page, game_id: str, language: str
) -> None:
    page.goto(f"{language}print-{game_id}.html")
    printed = page.pdf(prefer_css_page_size=True)
    pages = re.findall(rb"/Type\s*/Page\b", printed)
    assert len(pages) == page.locator(".sheet").count()
