"""A board in somebody else's page that replays a game, asks a question, or has no worker."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from anga.record import record
from build.serve import Server
from tests.browser.conftest import Watch
from tests.browser.links.test_embed import CUBES, Host, board, host, snippet
from tests.browser.player import Player

__all__ = ["host"]

GAME = "g=bushi&m=El.Wb.f.f.t"
ASKED = record.replay(record.parse_fragment("g=bushi&p=Wb_Al_b")[0])
SOLUTION = ("t", "t", "l")
WRONG = next(move for move in map(str, ASKED.legal()) if move != SOLUTION[0])
CORS = {"Access-Control-Allow-Origin": "*"}
SANDBOX = ["Blocked opening"]  # what a sandbox forbids
NO_WORKER = """
globalThis.Worker = class {
  constructor() { throw new DOMException("none here", "SecurityError"); }
};
"""
DEAF_WORKER = """
globalThis.Worker = class {
  constructor() { setTimeout(() => this.onerror?.(new ErrorEvent("error"))); }
  postMessage() {}
};
"""


def frame(served: Server, fragment: str, width: int = 360, more: str = "") -> str:
    address = f"{served.url}embed.html#{fragment}".replace("&", "&amp;")
    return f'<iframe {more} src="{address}" width={width} height=560></iframe>'


def touch(page: Page, option: str) -> None:
    place = f'#grid [data-touch="o:{option}"], #options [data-touch="o:{option}"]'
    board(page).locator(place).first.press("Enter")


def inside(page: Page) -> FrameLocator:
    return page.frame_locator("iframe")


def test_a_game_is_replayed_by_itself_and_its_moves_can_be_read(host: Host, served: Server) -> None:
    page = host(frame(served, f"{GAME}&n=0&controls=replay&play=&start=now", 320))
    moves = inside(page).locator("#moves .move")
    expect(moves).to_have_count(5)
    play = inside(page).locator("#do-play")
    expect(play).to_have_attribute("aria-pressed", "true")
    expect(moves.nth(4)).to_have_attribute("aria-current", "step")
    expect(play).to_have_attribute("aria-pressed", "false")
    expect(moves.nth(4)).to_be_in_viewport(ratio=1)
    assert int(moves.nth(4).evaluate("move => parseFloat(getComputedStyle(move).fontSize)")) >= 14
    inside(page).locator("#do-first").click()
    expect(inside(page).locator("#status")).to_contain_text("The starting position.")
    expect(moves.nth(0)).to_be_in_viewport(ratio=1)
    moves.nth(1).click()
    expect(inside(page).locator("#status")).to_contain_text("after move 2 of 5")
    tops = [moves.nth(number).bounding_box() for number in range(5)]
    assert all(one and two and one["y"] == two["y"] for one, two in pairwise(tops)), "one line"


@pytest.mark.thorough
def test_a_replay_is_stopped_and_goes_on(host: Host, served: Server) -> None:
    page = host(frame(served, f"{GAME}&n=0&controls=replay&start=now"))
    play, status = inside(page).locator("#do-play"), inside(page).locator("#status")
    expect(status).to_contain_text("The starting position.")
    play.click()
    expect(play).to_have_attribute("aria-pressed", "true")
    expect(status).to_contain_text("after move 1 of 5")
    play.click()
    expect(play).to_have_attribute("aria-pressed", "false")
    stopped = status.inner_text()
    page.wait_for_timeout(1500)  # as long as two moves would take
    assert status.inner_text() == stopped
    play.click()
    expect(status).to_have_attribute("data-tone", "turn")


def test_who_wants_no_motion_gets_none(host: Host, served: Server) -> None:
    page = host(
        frame(served, f"{GAME}&n=1&controls=replay&play=&start=now"), reduced_motion="reduce"
    )
    expect(inside(page).locator("#content")).to_have_attribute("data-engine", "ready")
    expect(inside(page).locator("#status")).to_contain_text("after move 1 of 5")
    expect(inside(page).locator("#do-play")).to_have_attribute("aria-pressed", "false")


def test_the_element_replays_and_tells_nothing_of_it(host: Host, served: Server) -> None:
    page = host(snippet(served, CUBES, controls="replay", autoplay="", ply="0"))
    page.evaluate("heard = []; addEventListener('anga-move', event => heard.push(event.detail))")
    page.locator("anga-board svg").click(position={"x": 20, "y": 200})
    expect(board(page).locator("#moves .move").nth(1)).to_have_attribute("aria-current", "step")
    expect(board(page).locator("#status")).to_have_attribute("data-tone", "turn")
    assert page.evaluate("heard") == []


def test_a_question_is_asked_in_the_frame_and_answers_are_judged(
    host: Host, served: Server
) -> None:
    page = host(snippet(served, ASKED, question="mate:2"))
    page.locator("anga-board a").focus()
    page.keyboard.press("Enter")
    status = board(page).locator("#status")
    expect(status).to_contain_text("Find the move.")
    expect(status).to_contain_text("2")
    touch(page, WRONG)
    expect(status).to_contain_text("Not this one.")
    status.get_by_role("button", name="Start over").click()
    expect(status).to_contain_text("Find the move.")
    leads = board(page).locator("#to-game")
    expect(leads).to_have_attribute("href", re.compile(r"&q=mate:2$"))
    for move, said in ((SOLUTION[0], "Right! What next?"), (SOLUTION[2], "Solved!")):
        touch(page, move)
        expect(status).to_contain_text(said)
        expect(leads).to_have_attribute("href", re.compile(r"&m=[^=]+$"))


def test_a_links_question_is_asked_on_its_own_page_too(player: Player) -> None:
    link = "g=bushi&p=Wb_Al_b"
    player.open(f"{link}&q=mate:2").sees("turn", "Find the move.")
    player.option(SOLUTION[0]).click()
    player.sees("turn", "Right! What next?")
    player.has_address(f"{link}&m={'.'.join(SOLUTION[:2])}")
    player.option(SOLUTION[2]).click()
    player.sees("over", "Solved!")
    player.status.get_by_role("button", name="Start over").click()
    player.sees("turn", "Find the move.")
    player.has_address(f"{link}&q=mate:2")


def test_after_an_end_a_narrow_frame_has_room_for_each_button(host: Host, served: Server) -> None:
    page = host(frame(served, "g=bushi&p=Wb_Al_b&m=t.t.l&start=now", 288))
    status = inside(page).locator("#status")
    expect(status).to_have_attribute("data-tone", "over")
    for button in ("button[name=new-game]", "button[name=why-mate]"):
        status.locator(button).click(trial=True)
    with page.context.expect_page() as opened:  # the board stays where it is
        status.locator("a").click()
    assert opened.value.url.endswith("rules-bushi.html#mate")


@pytest.mark.parametrize("headers", [CORS])
@pytest.mark.parametrize(
    "script",
    [
        pytest.param(NO_WORKER, id="none", marks=pytest.mark.thorough),
        pytest.param(DEAF_WORKER, id="deaf"),
    ],
)
def test_a_sandbox_that_starts_no_worker_lets_the_engine_run_in_the_frame(
    host: Host, served: Server, watch: list[Watch], script: str
) -> None:
    body = frame(served, "g=bushi&m=El.Wb&s=w:1&start=now", more='sandbox="allow-scripts"')
    page = host("")
    page.context.add_init_script(script)
    watch[-1].expected += SANDBOX
    page.evaluate("body => { document.body.innerHTML = body; }", body)
    here = inside(page)
    expect(here.locator("#content")).to_have_attribute("data-engine", "ready")
    here.locator('#grid [data-touch="o:t"], #options [data-touch="o:t"]').first.press("Enter")
    expect(here.locator("#moves .move")).to_have_count(4)


@pytest.mark.parametrize("headers", [CORS])
def test_where_no_engine_runs_the_games_address_is_given(
    host: Host, served: Server, watch: list[Watch]
) -> None:
    page = host("")
    page.context.add_init_script(NO_WORKER)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.context.route("**/pyodide.mjs", lambda route: route.abort())
    watch[-1].let_fail("pyodide.mjs")
    watch[-1].expected += SANDBOX
    body = frame(served, "g=bushi&m=El.Wb&start=now", more='sandbox="allow-scripts"')
    page.evaluate("body => { document.body.innerHTML = body; }", body)
    expect(inside(page).locator("#status")).to_have_attribute("data-tone", "failed")
    assert any("did not start in this frame" in text for text in said)
    told = inside(page).locator("#notices")
    expect(told).to_contain_text(f"{served.url}bushi.html#g=bushi&m=El.Wb")


def test_the_board_of_cubes_is_whole_above_faces_to_choose_from_and_then_larger(
    host: Host, served: Server
) -> None:
    page = host(frame(served, "g=bushi&s=w:1&start=now"))
    canvas, options = inside(page).locator("#board"), inside(page).locator("#options")
    options.locator('[data-touch="o:E"]').wait_for()
    expect(canvas).to_be_in_viewport(ratio=1)
    here, row = canvas.bounding_box(), options.bounding_box()
    assert here
    assert row
    assert here["y"] + here["height"] <= row["y"] + 1
    for option in ("E", "l"):
        options.locator(f'[data-touch="o:{option}"]').press("Enter")
    expect(inside(page).locator("#content")).to_have_attribute("data-options", "here")
    expect(canvas).to_be_in_viewport(ratio=1)
    larger = canvas.bounding_box()
    assert larger
    assert larger["height"] > here["height"]
