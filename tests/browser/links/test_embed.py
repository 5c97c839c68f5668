"""A board in somebody else's page: a picture that becomes the board once it is touched."""

import re
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import FrameLocator, Locator, Page, expect

from anga.contract.game import AnyLine
from anga.contract.pictures import alt_text, picture
from anga.record import record
from anga.shared.layout import fit
from anga.shared.layout.layout import Layout
from build.serve import Server
from tests.browser.conftest import Watch
from tests.browser.gate import Gate
from tests.browser.player import Player, press

WIDTH = 360
ENGINE = "engine.pack"
CUBES = record.replay(record.parse_fragment("g=bushi&m=El.Wb")[0])
DISCS = record.replay(record.parse_fragment("g=chatra&m=f9")[0])
# What the snippets of each kind begin with.
SHARED = {
    "html": "^<a ",
    "frame": "^<iframe [^>]*lang=",
    "board": "^<anga-board ",
    "replay": "^<iframe [^>]*controls=replay",
}
MARKED = "document.querySelector('anga-board')"

Host = Callable[..., Page]


def snippet(served: Server, line: AnyLine, **attributes: str) -> str:
    """What somebody puts into a page."""
    link = record.format_fragment(record.of(line))
    said = "".join(f' {name}="{value}"' for name, value in attributes.items())
    shown = picture(line, touchable=True)
    inner = f'<a href="{served.url}play.html#{link}">{shown} Play this position</a>'
    return f"<anga-board{said}>{inner}</anga-board>{script(served)}"


def script(served: Server) -> str:
    return f'<script async src="{served.url}embed.js"></script>'


@pytest.fixture
def host(
    visit: Callable[..., Page], watch: list[Watch], tmp_path: Path
) -> Iterator[Callable[..., Page]]:
    """Open a page of another origin with something in its body."""
    servers: list[Server] = []

    def open_page(body: str, headers: dict[str, str] | None = None, **options: Any) -> Page:
        head = '<!doctype html><meta charset="utf-8"><title>Host</title>'
        head += '<link rel="icon" href="data:,">'
        (tmp_path / "index.html").write_text(f"{head}<p>Before</p>{body}<p id=after>After</p>")
        servers.append(Server(tmp_path, headers=headers).start())
        page = visit({"viewport": {"width": 420, "height": 900}}, **options)
        watch[-1].expected.append(f"^request to elsewhere: {re.escape(servers[-1].url)}")
        page.goto(servers[-1].url)
        return page

    yield open_page
    for server in servers:
        server.stop()


def engines(served: Server) -> int:
    return sum(path.endswith(ENGINE) for path in served.requests)


def tap(page: Page, line: AnyLine, touch: str) -> None:
    """Touch a picture where something of its Scene is."""
    scene = line.game.scene(line.position, {})
    layout = Layout(scene, 0, WIDTH, fit.height(scene, 0, WIDTH))
    rect = layout.rect(touch)
    assert rect
    left, top, width, height = rect
    down = fit.names(scene, 0)[0]
    place = {"x": left + width / 2, "y": top + height / 2 + down}
    page.locator("anga-board svg").first.click(position=place)  # type: ignore[arg-type]


def board(page: Page) -> FrameLocator:
    return page.frame_locator("anga-board iframe")


def content(page: Page) -> Locator:
    return board(page).locator("#content")


def test_a_narrow_page_is_not_made_wider(host: Host, served: Server) -> None:
    page = host(snippet(served, DISCS))
    page.set_viewport_size({"width": 320, "height": 700})
    expect(page.locator("anga-board svg")).to_have_css("max-width", "100%")
    assert page.evaluate("document.documentElement.scrollWidth") == 320


@pytest.mark.parametrize(
    ("theme", "paper"),
    [("dark", "23, 20, 15"), pytest.param("light", "246, 241, 230", marks=pytest.mark.thorough)],
)
def test_a_keyboard_is_led_into_a_board_that_is_as_its_host_wants_and_has_room(
    host: Host, served: Server, theme: str, paper: str
) -> None:
    page = host(snippet(served, DISCS, theme=theme, language="ja"))
    page.set_viewport_size({"width": 320, "height": 700})
    page.locator("anga-board a").focus()
    page.keyboard.press("Enter")
    expect(page.locator("anga-board iframe")).to_be_focused()
    expect(board(page).locator("body")).to_have_css("background-color", f"rgb({paper})")
    expect(board(page).locator("html")).to_have_attribute("lang", "ja")
    expect(content(page)).to_have_attribute("data-engine", "ready")
    expect(board(page).locator("#to-game")).to_have_accessible_name("Angaで開く")
    hint = board(page).locator("#status button[name=hint]").bounding_box()
    back = board(page).locator("#do-back").bounding_box()
    assert hint
    assert back
    assert hint["x"] + hint["width"] <= back["x"]
    beyond = "each => each.scrollWidth - each.clientWidth"
    assert board(page).locator(".board").evaluate(beyond) == 0, "the board is seen whole"
    board(page).locator("#grid [data-touch='c:f8']").press("Enter")
    board(page).locator("#status").get_by_role("link", name="このルール").click(trial=True)


def test_what_was_touched_stays_there_in_a_wide_page(host: Host, served: Server) -> None:
    page = host(snippet(served, DISCS))
    page.set_viewport_size({"width": 900, "height": 900})
    seen = page.locator("anga-board svg").bounding_box()
    tap(page, DISCS, "c:g5")
    expect(content(page)).to_have_attribute("data-known", "")
    shown = board(page).locator("#board").bounding_box()
    assert seen
    assert shown
    assert [shown["x"], shown["width"]] == pytest.approx([seen["x"], seen["width"]], abs=1)


def test_what_options_lie_over_is_scrolled_from_under_them(host: Host, served: Server) -> None:
    line = record.replay(record.parse_fragment("g=troop")[0])
    page = host(snippet(served, line))
    tap(page, line, "c:d1")
    expect(board(page).locator("#options .option").first).to_be_visible()
    rank = board(page).locator("#grid [data-touch='c:d1']")
    expect(rank).to_have_attribute("aria-selected", "true")
    row, options = rank.bounding_box(), board(page).locator("#options").bounding_box()
    assert row
    assert options
    assert row["y"] + row["height"] <= options["y"]
    board(page).locator("#to-game").click(trial=True)


def test_the_first_tap_on_one_of_four_pictures_is_the_first_touch_and_starts_its_engine_alone(
    host: Host, served: Server
) -> None:
    page = host("".join(snippet(served, line) for line in (CUBES, DISCS, CUBES, DISCS)))
    pictures = page.locator("anga-board svg")
    expect(pictures.first).to_have_attribute("aria-label", alt_text(CUBES, "en"))
    page.wait_for_function("!!customElements.get('anga-board')")
    expect(page.locator("iframe")).to_have_count(0)
    page.evaluate(
        "heard = []; addEventListener('anga-move', event => heard.push(event.detail.moves))"
    )
    places = [page.locator("anga-board").first, page.locator("#after")]
    before = [each.bounding_box() for each in places]
    assert engines(served) == 0
    tap(page, CUBES, "o:t")
    page.wait_for_function("heard.includes('El Wb t')")
    assert [each.bounding_box() for each in places] == before, "nothing moves"
    expect(content(page)).to_have_attribute("data-engine", "ready")
    link = board(page).locator("#to-game")
    expect(link).to_have_attribute("href", f"{served.url}bushi.html#g=bushi&m=El.Wb.t")
    assert page.evaluate("localStorage.length") == 0
    expect(page.locator("iframe")).to_have_count(1)
    assert engines(served) == 1


def test_the_start_of_a_game_is_shown_at_once(host: Host, served: Server) -> None:
    page = host(f'<iframe src="{served.url}embed.html#g=bushi" width=360 height=568></iframe>')
    expect(page.frame_locator("iframe").locator("#board")).to_be_visible()
    assert engines(served) == 0


def test_the_picture_stays_until_the_board_shows_the_same(host: Host, served: Server) -> None:
    page = host(snippet(served, CUBES))
    gate = Gate(page.context, "**/engine.pack")
    page.locator("anga-board svg").click(position={"x": 20, "y": 200})
    expect(board(page).locator("#status")).to_contain_text("The page is still loading")
    expect(page.locator("anga-board svg")).to_be_visible()
    place = {"x": 180, "y": 200}
    page.locator("anga-board svg").click(position=place)  # type: ignore[arg-type]
    expect(page).to_have_title("Host")  # another touch leads nowhere
    gate.open()
    expect(content(page)).to_have_attribute("data-engine", "ready")
    expect(page.locator("anga-board svg")).to_be_hidden()
    expect(board(page).locator("#board")).to_be_visible()


def test_without_a_picture_there_is_one_of_the_game_where_the_board_will_be(
    host: Host, served: Server
) -> None:
    marked = '<anga-board game="chatra" moves="f9" language="ja"></anga-board>'
    linked = f'<anga-board><a href="{served.url}chatra.html#g=chatra&m=f9">Play</a></anga-board>'
    seen = marked.replace(" language", ' start="visible" language')
    page = host(marked + linked + seen + script(served))
    page.wait_for_function("!!customElements.get('anga-board')")
    boards = [page.locator("anga-board").nth(number) for number in range(3)]
    button, link = boards[0].get_by_role("button", name="局面を見る"), boards[1].locator("a")
    expect(button).to_be_visible()
    expect(boards[1].locator("button")).to_have_count(0)
    expect(boards[1].get_by_text("Show the position")).to_be_visible()  # on the picture in the link
    places = [each.bounding_box() for each in boards]
    for each, place in zip(boards, places, strict=True):
        assert place
        assert place["height"] == 600
        picture = each.locator("img")
        each.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("naturalWidth", 360)
        box = picture.bounding_box()
        assert box
        assert (box["width"], box["height"]) == (place["width"], 516)
    expect(boards[2].locator("iframe").content_frame.locator("#status")).to_have_attribute(
        "data-tone", "turn"
    )
    for each, what in zip(boards, (button, link), strict=False):
        what.click()
        expect(each.locator("iframe").content_frame.locator("#board")).to_be_visible()
        for hidden in (what, each.locator("img")):
            expect(hidden).to_be_hidden()
    page.evaluate("scrollTo(0, 0)")
    assert [each.bounding_box() for each in boards] == places, "nothing moves"


def test_nothing_that_is_shared_is_wider_than_its_column(player: Player, host: Host) -> None:
    page = player.open("g=troop&m=a1b1c1:n1").sees("turn").page
    press(page, "share")
    codes = []
    for kind, begins in SHARED.items():
        page.locator("#share-kind").select_option(kind)
        expect(page.locator("#share-text")).to_have_value(re.compile(begins))
        codes.append(page.locator("#share-text").input_value())
    column = "".join(f"<div>{code}</div>" for code in codes)
    elsewhere = host(f'<div style="width:300px">{column}</div>')
    elsewhere.set_viewport_size({"width": 320, "height": 900})
    expect(elsewhere.locator("anga-board svg")).to_be_visible()
    assert elsewhere.evaluate("document.documentElement.scrollWidth") == 320
    frame = elsewhere.frame_locator("iframe >> nth=0")
    frame.locator("#begin").click()
    expect(frame.locator("#status")).to_contain_text("White to move")
    for part in ("#status", "#status p"):
        cut = frame.locator(part).evaluate("each => each.scrollHeight - each.clientHeight")
        assert cut <= 0, part
    for button in ("#do-back", "#status button[name=hint]"):
        frame.locator(button).click(trial=True)


def test_without_script_there_is_a_picture_in_a_link(host: Host, served: Server) -> None:
    page = host(snippet(served, DISCS), java_script_enabled=False)
    link = page.locator("anga-board a")
    expect(link).to_have_attribute("href", f"{served.url}play.html#g=chatra&m=f9")
    expect(link.locator("svg")).to_be_visible()
    expect(page.get_by_role("img")).to_have_accessible_name(alt_text(DISCS, "en"))


def test_it_is_harmless_twice_hears_its_own_frame_alone_and_needs_our_address_alone(
    host: Host, served: Server
) -> None:
    ours = "{0.scheme}://{0.netloc}".format(urlsplit(served.url))
    policy = f"default-src 'none'; img-src data:; script-src {ours}; frame-src {ours}"
    body = snippet(served, CUBES, ply="1") + script(served)
    page = host(body, {"Content-Security-Policy": policy})
    page.locator("anga-board svg").click(position={"x": 20, "y": 200})
    page.evaluate("postMessage({ anga: 1, type: 'ready' }, '*')")
    page.evaluate("heard = 0; addEventListener('anga-end', () => { heard += 1; })")
    page.evaluate("postMessage({ anga: 1, type: 'end' }, '*')")
    expect(content(page)).to_have_attribute("data-engine", "ready")
    expect(board(page).locator("#status")).to_have_attribute("data-tone", "earlier")
    page.evaluate(f"{MARKED}.setAttribute('ply', '2')")
    expect(board(page).locator("#status")).to_have_attribute("data-tone", "turn")
    expect(board(page).locator("#status")).to_contain_text("Black to move")
    assert page.evaluate("heard") == 0
    expect(page.locator("iframe")).to_have_count(1)


def test_a_bare_frame_waits_until_it_is_touched(host: Host, served: Server) -> None:
    frame = f'<iframe src="{served.url}embed.html#g=bushi&m=El.Wb" width=360 height=520></iframe>'
    page = host(frame)
    inside = page.frame_locator("iframe")
    expect(inside.locator("#begin")).to_be_visible()
    assert engines(served) == 0
    for start in ("#board", "#grid"):  # which is not what was shared
        expect(inside.locator(start)).to_be_hidden()
    placeholder = re.compile("pictures/board-bushi.svg")
    expect(inside.locator(".table")).to_have_css("background-image", placeholder)
    inside.locator("#begin").click()
    expect(inside.locator("#begin")).to_be_hidden()
    expect(inside.locator("#board")).to_be_visible()
    expect(inside.locator(".table")).not_to_have_css("background-image", placeholder)
    expect(inside.locator("#status")).to_contain_text("Black to move")
    inside.locator("#do-back").click()
    expect(inside.locator("#status")).to_have_attribute("data-tone", "earlier")


def test_a_position_is_shared_as_a_picture_a_frame_and_a_board(player: Player, host: Host) -> None:
    player.open("g=bushi&m=El.Wb").sees("turn")
    page = player.page
    press(page, "share")
    dialog = page.locator("#share")
    dialog.locator("#share-kind").select_option("board")
    expect(dialog.locator("#share-preview anga-board svg")).to_be_visible()
    board_code = dialog.locator("#share-text").input_value()
    dialog.locator("#share-kind").select_option("markdown")
    expect(dialog.locator("#share-preview img")).to_be_visible()
    expect(dialog.locator("#share-text")).to_have_value(re.compile(r"^\[!\[BushiShogi"))
    expect(dialog.locator("a[download]")).to_have_attribute("href", re.compile("^data:image/svg"))
    dialog.locator("#share-kind").select_option("html")
    dialog.locator("#share-scheme").select_option("dark")
    expect(dialog.locator("#share-preview rect").first).to_have_attribute("fill", "#17140f")
    dialog.locator("#share-kind").select_option("frame")
    expect(page.frame_locator("#share-preview iframe").locator("#begin")).to_be_visible()
    dialog.locator("#share-close").click()
    expect(dialog).to_be_hidden()
    elsewhere = host(board_code)
    elsewhere.locator("anga-board svg").click(position={"x": 20, "y": 200})
    expect(board(elsewhere).locator("#status")).to_contain_text("Black to move")


@pytest.mark.parametrize("headers", [{"Access-Control-Allow-Origin": "*"}])
def test_in_a_sandbox_the_engine_runs_in_a_worker_of_the_frames_own(
    host: Host, served: Server, watch: list[Watch]
) -> None:
    address = f"{served.url}embed.html#g=bushi&m=El.Wb&s=w:1&start=now"
    page = host(f'<iframe sandbox="allow-scripts" src="{address}" width=360 height=530></iframe>')
    watch[-1].expected += ["Blocked opening"]  # a sandbox opens no windows
    inside = page.frame_locator("iframe")
    expect(inside.locator("#content")).to_have_attribute("data-engine", "ready")
    expect(inside.locator("#status")).to_contain_text("Black to move")
    inside.locator('#grid [data-touch="o:t"], #options [data-touch="o:t"]').first.press("Enter")
    expect(inside.locator("#moves .move")).to_have_count(4)
    inside.locator("#to-game").press("Enter")
    expect(inside.locator("#notices")).to_contain_text(f"{served.url}bushi.html#g=bushi&m=El.Wb.t.")


@pytest.mark.parametrize("headers", [{"Access-Control-Allow-Origin": "*"}])
def test_in_a_page_in_a_sandbox_the_link_stays_below_the_board(host: Host, served: Server) -> None:
    inside = escape(snippet(served, CUBES).replace("async ", ""))
    page = host(f'<iframe sandbox="allow-scripts" srcdoc="{inside}" width=380 height=600></iframe>')
    around = page.frame_locator("iframe")
    around.locator("anga-board svg").click(position={"x": 20, "y": 200})
    frame, link = around.locator("anga-board iframe"), around.locator("anga-board a")
    here = around.frame_locator("anga-board iframe")
    expect(here.locator("#content")).to_have_attribute("data-engine", "ready")
    expect(link).to_be_visible()
    above, below = frame.bounding_box(), link.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] < below["y"] + below["height"] - 10
    around.locator("anga-board").evaluate("board => board.setAttribute('ply', '1')")
    expect(here.locator("#moves [aria-current]")).to_have_count(1)


def test_the_page_about_it_has_boards_that_play(visit: Callable[..., Page]) -> None:
    page = visit()
    page.goto("embedding.html")
    expect(page.locator("html")).to_have_attribute("data-shown", re.compile(".*"))
    first = page.locator("anga-board").first
    expect(first.locator("svg")).to_be_visible()
    first.locator("svg").click(position={"x": 20, "y": 200})
    inside = first.frame_locator("iframe")
    expect(inside.locator("#status")).to_contain_text("Black to move")
    expect(inside.locator("#content")).to_have_attribute("data-engine", "ready")
