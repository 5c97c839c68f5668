"""Whatever is posted to a page with a board, or to that board: both go on and believe nothing."""

import random
import re
from collections.abc import Iterator

from playwright.sync_api import Frame, Page, expect

from build.serve import Server
from tests import thoroughness
from tests.browser.links.test_embed import CUBES, Host, board, host, snippet

__all__ = ["host"]

MANY = thoroughness.times(100, 2000)
SEED = 14

# Things that can be posted, as JavaScript.
WHOLE = ["undefined", "null", "true", "0", "-1e308", "NaN", "1n", "''", "'anga'", "'x'.repeat(1e6)"]
WHOLE += ["[]", "[[[]]]", "new Map([['anga', 1]])", "new Set([1])", "new Date(NaN)", "/anga/"]
WHOLE += ["new Uint8Array(9)", "new ArrayBuffer(99)", "new Error('ready')", "cyclic", "deep"]
VERSIONS = ["1", "1", "1", "1.0", "'1'", "[1]", "0", "2", "-1", "1n", "true", "null", "{}"]
TYPES = ["'show'", "'show'", "'ready '", "'READY'", "'moves'", "'__proto__'", "'constructor'"]
TYPES += ["''", "'toString'", "['show']", "{}", "7", "null", "undefined", "'\\ud800'"]
TYPES += ["'s'.repeat(1e6)"]
NO_TEXTS = ["null", "undefined", "NaN", "-3", "2.5", "[]", "{}", "{ toString: 1, valueOf: 2 }"]
NO_TEXTS += ["cyclic", "1n", "new Date(NaN)"]
TEXTS = ["''", "'-1'", "'1.5'", "'1e3'", "' 1'", "'\\u00b2'", "'\\u0663'", "'\\ud800'", "'\\0'"]
TEXTS += ["'<img src=x onerror=alert(1)>'", "'9'.repeat(1e6)"]
POST = """
(texts) => {
  const cyclic = {}; cyclic.anga = cyclic;
  let deep = []; for (let depth = 0; depth < 2000; depth += 1) deep = [deep];
  for (const message of [%s]) (%s).postMessage(message, "*");
}
"""
HEARD = """
() => {
  window.heard = [];
  for (const kind of ["anga-move", "anga-end", "anga-ready", "error"]) {
    addEventListener(kind, event => heard.push(`${kind}: ${event.message ?? ""}`));
  }
}
"""


def junk(count: int, types: list[str] = TYPES) -> Iterator[str]:
    """Messages, as JavaScript, none of which is one of ours."""
    chance = random.Random(SEED)
    for _ in range(count):
        if chance.random() < 0.3:
            yield chance.choice(WHOLE)
            continue
        parts = {"anga": chance.choice(VERSIONS), "type": chance.choice(types)}
        parts["value"] = chance.choice(TEXTS + NO_TEXTS)
        parts |= {key: chance.choice(NO_TEXTS) for key in ("moves", "count", "reason")}
        kept = [key for key in parts if chance.random() < 0.9]
        yield "({" + ", ".join(f"{key}: {parts[key]}" for key in kept) + "})"


def post(place: Page | Frame, target: str, messages: Iterator[str]) -> None:
    place.evaluate(POST % (", ".join(messages), target))


def open_board(host: Host, served: Server) -> tuple[Page, Frame]:
    """A page with a board in it that shows its last move, and the board's own frame."""
    page = host(snippet(served, CUBES))
    page.evaluate(HEARD)
    page.locator("anga-board svg").click(position={"x": 20, "y": 200})
    expect(board(page).locator("#content")).to_have_attribute("data-engine", "ready")
    expect(board(page).locator("#status")).to_have_attribute("data-tone", "turn")
    return page, page.frames[1]


def test_a_board_hears_nothing_in_what_is_no_message(host: Host, served: Server) -> None:
    page, frame = open_board(host, served)
    frame.evaluate(HEARD)
    post(page, "document.querySelector('iframe').contentWindow", junk(MANY))
    page.evaluate("document.querySelector('anga-board').setAttribute('ply', '1')")
    expect(board(page).locator("#status")).to_contain_text("after move 1 of 2")
    expect(board(page).locator("#notices")).to_be_empty()
    assert frame.evaluate("heard") == page.evaluate("heard") == []


def test_a_board_listens_to_nobody_but_the_page_around_it(host: Host, served: Server) -> None:
    page, frame = open_board(host, served)
    frame.evaluate(HEARD)
    shown = "({ anga: 1, type: 'show', value: '1' })"
    post(frame, "window", iter([shown, *junk(MANY), shown]))
    frame.evaluate("() => new Promise(done => setTimeout(done, 300))")  # what would be heard is
    expect(board(page).locator("#status")).to_have_attribute("data-tone", "turn")
    assert frame.evaluate("heard") == []


def test_a_page_believes_nothing_that_is_no_message_and_nobody_but_the_board(
    host: Host, served: Server
) -> None:
    page, frame = open_board(host, served)
    moved = "({ anga: 1, type: 'move', moves: 'El', count: 1 })"
    ended = "({ anga: 1, type: 'end', reason: 'mate', placings: {} })"
    post(page, "window", iter([moved, *junk(MANY), ended]))
    broken = ["'move'", "'end'", *TYPES]
    post(frame, "parent", junk(MANY, broken))
    board(page).locator('#grid [data-touch="o:t"], #options [data-touch="o:t"]').first.press(
        "Enter"
    )
    page.wait_for_function("heard.length")
    assert page.evaluate("heard") == ["anga-move: "], "the one that was made"


def test_the_messages_are_of_many_kinds() -> None:
    found = list(junk(300))
    assert len(set(found)) > 200
    assert any(re.search("anga: 1[,}]", text) for text in found)
    assert any("anga: 2" in text for text in found)
    assert set(WHOLE) <= set(found)
