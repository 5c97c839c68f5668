"""Every screen: cells that a finger hits, nothing cut off or hidden, no smaller board by zoom."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from anga import games
from anga.guide import lessons
from tests.browser.conftest import PHONE
from tests.browser.patience import looking_for
from tests.browser.player import Player, press
from tests.thoroughness import chosen, chosen_pairs

LEAST = 24.0  # CSS pixels
UPRIGHT = [(320, 480), (320, 568), (375, 667), (390, 844), (768, 1024)]
PHONES = [(390, 844), (375, 667), (320, 640)]
HEADER = 56  # pixels of a desk's page
PANEL = 280  # pixels beside a board that takes all the height
SIDEWAYS = [(640, 400), (667, 375), (844, 390), (915, 412)]
LOWEST = (844, 390)  # sideways: what a lesson's buttons and a board with its hands must fit
DESK, LARGE = (1280, 800), (2560, 1440)
ZOOMS = (1.25, 1.5, 2.0, 2.5, 4.0)
SUSPENDED = (
    "rCre2gKgEgHgC/rHre2gsgsgsgs/rEre6/rKre6/6ywyK/6ywyE/knknknkn2ywyH/kCkHkE3ywyC_r_-_0p,1a,0a,0a"
)
LONGEST = ("printed", "forward")  # lessons in the order of the course
LINKS = {
    "bushi": "g=bushi&m=El.Wb",
    "chatra": "g=chatra&m=f9.g4.e12.g1.e12-g6",
    "chatra-b15": "g=chatra&r=b15",
    "orb": "g=orb&m=7i7h.8f7f.5c5d.1g2g",
    "shinsetsu": f"g=shinsetsu&p={SUSPENDED}",
    "shinsetsu-roll": "g=shinsetsu",
    "troop": "g=troop",
}
WIDEST = ("bushi", "chatra-b15", "shinsetsu")  # each in its way
Sit = Callable[..., Player]
Size = tuple[int, int]

DRAWN = """
async ([width, height]) => {
  const canvas = document.querySelector("#board");
  const fits = () => innerWidth === width && innerHeight === height
    && canvas.width === Math.trunc(canvas.clientWidth * devicePixelRatio + 0.5)
    && canvas.height === Math.trunc(canvas.clientHeight * devicePixelRatio + 0.5);
  let calm = 0;
  for (const end = performance.now() + 20000; calm < 3 && performance.now() < end;) {
    await new Promise(requestAnimationFrame);
    calm = fits() ? calm + 1 : 0;
  }
  return calm === 3;
}
"""
UNDER = """
() => {
  const box = selector => document.querySelector(selector).getBoundingClientRect();
  const seen = selector =>
    getComputedStyle(document.querySelector(selector)).visibility === "visible";
  const held = ["#status", ".bar"].filter(seen).map(box).filter(at => at.height);
  const over = box(".board").bottom - Math.min(...held.map(at => at.top));
  const read = box(".play > .told, .play:not(.learn) .board").top;
  return [Math.round(Math.max(0, over)), Math.round(read)];
}
"""
LINES_OF_CAPTIONS = """
options => options.map(option => {
  const range = document.createRange();
  range.selectNodeContents(option.querySelector(".name"));
  return new Set([...range.getClientRects()].map(at => Math.round(at.top))).size;
})
"""
FACE_LINES = [1, 2, 2, 2, 1, 2, 1, 1, 1, 1]  # faces of a cube, and the ways it may face
UNREAD = """
select => {
  const { font, letterSpacing, paddingLeft, paddingRight, border, appearance } =
    getComputedStyle(select);
  return [...select.options].map(option => {
    const alone = document.createElement("select");
    alone.append(option.cloneNode(true));
    Object.assign(alone.style, { position: "absolute", minWidth: 0, maxWidth: "none", font,
      letterSpacing, paddingLeft, paddingRight, border, appearance });
    document.body.append(alone);
    const width = alone.offsetWidth;
    alone.remove();
    return [option.textContent, width];
  }).filter(([, width]) => width > select.offsetWidth);
}
"""
SEEN = """
() => {
  const one = selector => document.querySelector(selector);
  const box = element => element.getBoundingClientRect();
  const bar = one(".bar");
  const read = ".moves, .option, .bar button, header.site :is(nav > *, .mark)";
  const words = [...document.querySelectorAll(read)];
  return {
    canvas: [one("#board").clientWidth, one("#board").clientHeight],
    frame: [one(".board").clientWidth, one(".board").clientHeight],
    wide: document.documentElement.scrollWidth,
    status: box(one("#status")).bottom,
    bar: getComputedStyle(bar).position === "fixed" ? box(bar).top : null,
    cut: words.filter(e => e.getClientRects().length
      && (e.scrollWidth > e.clientWidth + 1 || box(e).right > innerWidth)).map(e => e.textContent),
  };
}
"""


def sat(sit: Sit, size: Size, **options: Any) -> Player:
    return sit({**PHONE, "viewport": {"width": size[0], "height": size[1]}, **options})


def seen(page: Page, size: Size) -> dict[str, Any]:
    """The page's measures at a size, once the board is drawn in it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    assert page.evaluate(DRAWN, list(size)), f"the board is not drawn at {size}"
    return dict(page.evaluate(SEEN))


def narrowest(player: Player, measures: dict[str, Any]) -> float:
    """The least width or height of a cell as it is drawn, in CSS pixels."""
    scene = player.scene()
    layout = player.layout(*measures["canvas"])
    rects = [layout.rect("c:" + cell["id"]) for cell in scene["cells"]]
    return min(min(rect[2:]) for rect in rects if rect)


@pytest.fixture(params=chosen(LINKS, *WIDEST))
def link(request: pytest.FixtureRequest) -> str:
    """A game of each kind."""
    return LINKS[request.param]


@pytest.mark.parametrize("locale", chosen(["en", "ja"], "ja"))
def test_cells_can_be_hit_and_nothing_is_cut_off_or_hidden(sit: Sit, link: str) -> None:
    player = sat(sit, UPRIGHT[0]).open(link)
    for size in [*UPRIGHT, *SIDEWAYS]:
        measures = seen(player.page, size)
        assert narrowest(player, measures) >= LEAST, size
        assert measures["wide"] == size[0], size
        assert measures["frame"][0] <= size[0], size
        beside = size[0] - measures["frame"][0] >= PANEL  # where a finger scrolls the page
        assert measures["frame"][1] <= (size[1] if beside else max(300, size[1] - 100)), size
        assert not measures["cut"], size
        if measures["bar"] is not None:
            assert measures["status"] <= measures["bar"], size


@pytest.mark.parametrize("locale", chosen(["en", "ja"], "ja"))
@pytest.mark.parametrize("game", chosen(["bushi", "shinsetsu"], "shinsetsu"))
def test_larger_text_is_not_cut_off(sit: Sit, game: str) -> None:
    player = sat(sit, PHONES[0])
    player.page.add_init_script("localStorage['anga:text'] = '\"larger\"'")
    player.open(LINKS[game])
    for size in [*PHONES, (360, 740), (320, 568), (320, 256)]:
        measures = seen(player.page, size)
        assert measures["wide"] == size[0], size
        assert not measures["cut"], size


@pytest.mark.parametrize(
    ("game", "locale"), chosen_pairs(games.ids(), ["en", "ja"], ("troop", "ja"), ("orb", "en"))
)
@pytest.mark.usefixtures("locale")
def test_larger_text_cuts_no_player_s_name(sit: Sit, game: str) -> None:
    player = sat(sit, PHONES[0])
    page = player.page
    seats = {seat: 8 if number else "person" for number, seat in enumerate(games.get(game).seats)}
    page.add_init_script("localStorage['anga:text'] = '\"larger\"'")
    page.add_init_script(f"localStorage['anga:seats:{game}'] = '{json.dumps(seats)}'")
    player.open(f"g={game}")
    page.evaluate("document.fonts.ready.then(() => null)")
    for select in page.locator(".seats select").all():
        assert select.evaluate(UNREAD) == []
    player.press("new")
    page.locator("#new-game details").evaluate_all("all => all.forEach(e => { e.open = true; })")
    for select in page.locator('#new-game [name^="seat:"]').all():
        assert select.evaluate(UNREAD) == []


@pytest.mark.parametrize("text", chosen(["usual", "larger"], "larger"))
@pytest.mark.parametrize("locale", ["ja"])
@pytest.mark.usefixtures("locale")
def test_no_caption_of_the_editor_breaks_within_a_word(sit: Sit, text: str) -> None:
    player = sat(sit, LOWEST)
    page = player.page
    page.add_init_script(f"localStorage['anga:text'] = '\"{text}\"'")
    player.open("g=chatra").press("edit")
    captions = page.locator(".option:has(.picture)")
    for _ in looking_for("captions of two lines, once their typeface is there"):
        if captions.evaluate_all(LINES_OF_CAPTIONS) == [2] * 4:
            break


@pytest.mark.parametrize("locale", ["ja"])
@pytest.mark.usefixtures("locale")
def test_larger_text_breaks_no_name_of_a_face(sit: Sit) -> None:
    player = sat(sit, PHONES[0])
    page = player.page
    page.add_init_script("localStorage['anga:text'] = '\"larger\"'")
    player.open("g=bushi")
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        for _ in looking_for("names of one line, and where a face lies on another"):
            if page.locator("#options .option").evaluate_all(LINES_OF_CAPTIONS) == FACE_LINES:
                break


def _hold(_route: Route) -> None:
    """Never answer."""


def lies_clear(page: Page, at_most: int = 0) -> None:
    """Wait until neither card nor bar lies over what is to be touched or read."""
    for _ in looking_for("a board in the clear"):
        covered, above = page.evaluate(UNDER)
        if covered <= at_most and above >= 0:
            break


@pytest.mark.parametrize("locale", chosen(["en", "ja"], "ja"))
@pytest.mark.parametrize("game", chosen(games.ids(), "shinsetsu"))
def test_nothing_of_a_board_lies_under_the_card(sit: Sit, game: str, locale: str) -> None:
    page = sat(sit, PHONES[0]).page
    folder = "ja/" if locale == "ja" else ""
    learn = f"{folder}learn-{game}.html"
    for address in (learn, f"{learn}#game", f"{game}.html"):
        page.goto(address)
        expect(page.locator("html")).to_have_attribute("data-shown", "")
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            lies_clear(page)


@pytest.mark.parametrize("locale", chosen(["en", "ja"], "ja"))
def test_the_longest_tasks_leave_the_largest_board_in_the_clear(sit: Sit, locale: str) -> None:
    page = sat(sit, PHONES[-1]).page
    taught = [lesson for lesson in lessons.load("chatra") if lesson.id in LONGEST]
    assert len(taught) == len(LONGEST)
    page.goto(f"{'ja/' if locale == 'ja' else ''}learn-chatra.html#{taught[0].id}")
    steps = [step for lesson in taught for step in lesson.steps]
    for step in steps:
        text = getattr(step.text, locale).replace("*", "")
        expect(page.locator("#lesson-text")).to_have_text(text)
        lies_clear(page)
        if step is not steps[-1]:
            page.locator("#do-next").tap()


@pytest.mark.parametrize("locale", chosen(["en", "ja"], "ja"))
@pytest.mark.parametrize("game", chosen(games.ids(), "orb"))
def test_a_lessons_buttons_are_in_sight_sideways(sit: Sit, game: str, locale: str) -> None:
    page = sat(sit, LOWEST).page
    for lesson in lessons.load(game):
        page.goto(f"{'ja/' if locale == 'ja' else ''}learn-{game}.html#{lesson.id}")
        for step in lesson.steps:
            text = getattr(step.text, locale).replace("*", "")
            expect(page.locator("#lesson-text")).to_have_text(text)
            for button in page.locator(".bar button:visible").all():
                expect(button).to_be_in_viewport(ratio=1)
            if step is not lesson.steps[-1]:
                page.locator("#do-next").tap()


def test_a_review_under_way_is_no_slit_sideways(sit: Sit) -> None:
    page = sat(sit, (667, 375)).open("g=shinsetsu&m=roll:KC.K:d2d3.stop").page
    press(page, "review")
    expect(page.locator("#review")).to_be_visible()
    frame, bar = (page.locator(each).bounding_box() for each in (".rest", ".bar"))
    assert frame
    assert bar
    assert frame["height"] >= 120
    assert frame["y"] + frame["height"] <= bar["y"]


@pytest.mark.parametrize("size", [LOWEST, (360, 640)])  # where answers lie on the card
def test_a_task_is_read_whole_before_anything_is_touched(sit: Sit, size: tuple[int, int]) -> None:
    page = sat(sit, size).page
    page.goto("learn-shinsetsu.html")
    task, text = page.locator(".play > .told"), page.locator("#lesson-text")
    expect(task).to_have_attribute("data-open", "")
    expect(task).to_have_attribute("data-long", "")
    expect(text).to_be_in_viewport(ratio=1)
    board = page.locator("#board").bounding_box()
    page.locator('#grid [data-touch="c:b1"]').dispatch_event("click")
    expect(task).not_to_have_attribute("data-open", "")
    assert page.locator("#board").bounding_box() == board


def test_a_card_tells_what_to_do_while_its_task_is_cut_off(sit: Sit) -> None:
    page = sat(sit, (360, 640)).page
    page.goto("learn-troop.html")
    task, card = page.locator(".play > .told"), page.locator("#status")
    expect(task).to_have_attribute("data-long", "true")
    expect(card).to_have_text("Your move. Touch d4, then the picture of the formation, then d6.")
    task.tap()
    expect(task).to_have_attribute("data-long", "")
    expect(card).to_have_text("Your move.")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(card).to_have_text("Your move.")


def test_a_hint_lies_over_the_whole_task_where_answers_lie_on_the_card(sit: Sit) -> None:
    page = sat(sit, (390, 844)).page
    page.goto("learn-shinsetsu.html")
    task, card = page.locator(".play > .told"), page.locator("#status")
    expect(page.locator("#options")).to_be_visible()
    page.locator("#do-hint").tap()
    expect(card).to_have_attribute("data-covers", "true")
    over, under = card.bounding_box(), task.bounding_box()
    assert over
    assert under
    assert over["y"] <= under["y"]
    assert over["y"] + over["height"] >= under["y"] + under["height"]
    card.locator("p").tap()
    below, board = card.bounding_box(), page.locator("#board").bounding_box()
    assert below
    assert board
    assert below["y"] >= board["y"] + board["height"]


HANDS = "g=orb&m=6h6g.9g8g.5c5d.2d3d.5g5f.8g7f.5d5e.1c2b.7i7h.9c8c.3a3b.2b3b.6g6f.7f6f"


IN_SIGHT = [f"orb.html#{HANDS}", "learn-orb.html#game"]


@pytest.mark.parametrize("address", chosen(IN_SIGHT, IN_SIGHT[0]))
def test_every_hand_is_in_sight_sideways(sit: Sit, address: str) -> None:
    page = sat(sit, LOWEST).page
    page.goto(address)
    expect(page.locator("#content")).to_have_attribute("data-engine", "ready")
    frame = seen(page, LOWEST)
    assert frame["canvas"][1] <= frame["frame"][1]
    page.locator(".board").evaluate("frame => scrollBy(0, frame.getBoundingClientRect().top)")
    held = page.locator('#grid [data-touch^="t:"]')
    expect(held.first).to_be_attached()
    for hand in held.all():
        expect(hand).to_be_in_viewport(ratio=1)


def test_the_links_of_a_phones_title_are_as_high_as_its_strip(sit: Sit) -> None:
    page = sat(sit, (390, 844)).open("g=chatra&m=f9.g4").page
    strip = page.locator(".title").bounding_box()
    assert strip
    for link in page.locator(".title .ways a").all():
        box = link.bounding_box()
        assert box
        assert box["height"] > strip["height"] - 6


def test_the_boards_twin_lies_where_things_are_drawn(sit: Sit) -> None:
    player = sat(sit, (390, 844)).open("g=chatra&m=f9.g4")
    for size in ((390, 844), (844, 390)):
        layout = player.layout(*seen(player.page, size)["canvas"])
        canvas = player.page.locator("#board").bounding_box()
        assert canvas
        for touch in ("c:a1", "c:l1", "c:f11", "c:f12", "c:l12", "t:b:S"):
            box = player.page.locator(f'#grid [data-touch="{touch}"]').bounding_box()
            rect = layout.rect(touch)
            assert box
            assert rect
            lies = (box["x"] - canvas["x"], box["y"] - canvas["y"], box["width"], box["height"])
            assert lies == pytest.approx(rect, abs=1.0), (size, touch)


def test_nothing_lies_under_the_card_while_the_engine_loads(sit: Sit) -> None:
    page = sat(sit, (320, 640)).page
    page.route("**/engine.pack", _hold)
    page.goto("troop.html")
    expect(page.locator("html")).to_have_attribute("data-shown", "")
    lies_clear(page)


@pytest.mark.thorough
def test_the_board_stays_where_it_is_when_the_card_has_less_to_say(sit: Sit) -> None:
    player = sat(sit, (390, 844)).open("g=troop")
    board = player.page.locator(".board")
    player.tap("c:c1")
    expect(player.page.locator("#options .option").first).to_be_visible()
    before = board.bounding_box()
    player.tap("c:c1")
    expect(player.page.locator("#options .option")).to_have_count(0)
    assert board.bounding_box() == before


@pytest.mark.parametrize("locale", ["ja"])
def test_the_board_stays_under_the_finger_that_takes_a_piece_up(sit: Sit) -> None:
    player = sit(PHONE).open("g=chatra&m=e10.l3.g9.f4")
    board, told = player.page.locator("#board"), player.status.bounding_box()
    before = board.bounding_box()
    player.tap("t:b:S")
    expect(player.status).to_contain_text("打てるのは")
    after = player.status.bounding_box()
    assert told
    assert after
    assert after["height"] > told["height"]  # it has far more to say, and there are no options
    assert {**after, "height": told["height"]} == told
    bar = player.page.locator(".bar").bounding_box()
    assert bar
    assert bar["y"] >= after["y"] + after["height"]
    assert board.bounding_box() == before


@pytest.mark.parametrize("game", chosen(LINKS, WIDEST[1]))
def test_a_desks_board_is_large_on_a_large_screen_and_no_smaller_by_zoom(
    sit: Sit, game: str
) -> None:
    player = sit({"viewport": {"width": DESK[0], "height": DESK[1]}}).open(LINKS[game])
    plain = narrowest(player, seen(player.page, DESK))
    for zoom in ZOOMS:
        size = (int(DESK[0] / zoom), int(DESK[1] / zoom))
        assert narrowest(player, seen(player.page, size)) * zoom >= min(plain, LEAST * zoom), zoom
    large = seen(player.page, LARGE)
    assert narrowest(player, large) > 1.6 * plain, LARGE
    assert large["frame"][1] <= LARGE[1] - HEADER, LARGE


def test_a_refusal_is_in_sight(sit: Sit) -> None:
    player = sat(sit, UPRIGHT[0])
    player.open("g=chatra&m=f9.g4.e12.g1").sees("turn", "Black to move.")
    for size in UPRIGHT:
        seen(player.page, size)
        player.cell("e12").dispatch_event("click")
        player.sees("turn")
        player.cell("a1").dispatch_event("click")
        player.sees("refused", "this piece cannot reach that square by a step, a flight or a slide")
        assert player.status_in_sight(), size
        player.cell("e12").dispatch_event("click")  # put down


def test_the_board_scrolls_to_the_keyboards_cell(sit: Sit, until: Callable[..., None]) -> None:
    player = sat(sit, (320, 480)).open("g=chatra&r=b15")
    for cell in ("a15", "o15", "o1", "a1"):
        player.cell(cell).focus()
        rect = player.layout(*seen(player.page, (320, 480))["canvas"]).rect(f"c:{cell}")
        assert rect
        left, top, width, height = rect
        until(
            player.page,
            f"""(frame => frame.scrollLeft <= {left} && frame.scrollTop <= {top}
                && frame.scrollLeft + frame.clientWidth >= {left + width}
                && frame.scrollTop + frame.clientHeight >= {top + height}
            )(document.querySelector(".board"))""",
        )


def test_a_piece_is_dragged_on_a_board_that_is_scrolled(sit: Sit) -> None:
    player = sat(sit, (844, 260)).open("g=chatra&m=f9.g4.e12.g1")
    player.spot("c:e12")
    assert player.page.evaluate("document.querySelector('.board').scrollTop") > 20
    with player.moving(), player.resting("c:e12") as finger:
        finger.slide("c:f9")
        finger.slide("c:g6")
    assert player.played[-1] == "e12-g6"


def test_a_finger_pans_where_nothing_can_be_dragged(
    sit: Sit, until: Callable[[Page, str], None]
) -> None:
    player = sat(sit, (844, 260)).open("g=chatra&m=f9.g4.e12.g1")
    x, y = player.spot("c:c6")
    finger = player.page.context.new_cdp_session(player.page)
    for kind, points in (
        ("touchStart", [(x, y)]),
        *(("touchMove", [(x, y - 20 * step)]) for step in range(1, 6)),
        ("touchEnd", []),
    ):
        touches = [{"x": at[0], "y": at[1]} for at in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
    until(player.page, "document.querySelector('.board').scrollTop > 30")


def test_seat_and_move_are_marked_in_forced_colours(sit: Sit) -> None:
    player = sit({"viewport": {"width": 1280, "height": 800}})
    player.page.emulate_media(forced_colors="active")
    player.open(LINKS["chatra"])
    for selector in ('.seat[data-turn="true"]', ".moves .move[aria-current]"):
        style = player.page.locator(selector).evaluate("e => getComputedStyle(e).outlineStyle")
        assert style == "solid", selector
    stones = player.page.locator(".seat .stone")
    colours = stones.evaluate_all("all => all.map(e => getComputedStyle(e).backgroundColor)")
    assert len(set(colours)) == 2


def test_the_credit_below_the_links_covers_nothing_of_them_in_forced_colours(sit: Sit) -> None:
    page = sit({"viewport": {"width": DESK[0], "height": DESK[1]}}).page
    page.emulate_media(forced_colors="active")
    page.goto("orb.html")
    expect(page.locator("[data-stage]")).to_be_attached()
    page.evaluate("document.fonts.ready.then(() => null)")
    credit, ways = page.locator(".title .credit"), page.locator(".title .ways")
    whole = ways.screenshot()
    credit.evaluate("e => { e.style.visibility = 'hidden'; }")
    assert ways.screenshot() == whole


@pytest.mark.parametrize("game", chosen(["bushi", "shinsetsu"], "bushi"))
def test_what_may_be_placed_leaves_the_board_in_sight(sit: Sit, game: str) -> None:
    page = sat(sit, PHONES[0]).open(f"g={game}").page
    press(page, "edit")
    brush = page.locator("#options .option:has(.picture)").last
    brush.tap()
    expect(brush).to_have_attribute("aria-pressed", "true")
    expect(brush).to_be_in_viewport(ratio=0.9)  # the row stays where it was drawn to
    expect(page.locator("#status strong")).to_be_in_viewport(ratio=1)  # and alone is drawn
    board, sheet = (page.locator(each).bounding_box() for each in (".board", "#options"))
    assert board
    assert sheet
    assert board["y"] >= 0
    assert sheet["y"] - board["y"] > 0.8 * board["height"]


@pytest.mark.parametrize(
    ("game", "locale"),
    chosen_pairs(["chatra", "troop", "orb", "chatra4"], ["en", "ja"], ("chatra", "ja")),
)
@pytest.mark.usefixtures("locale")
def test_sideways_the_editors_tools_are_whole_and_all_are_reached(sit: Sit, game: str) -> None:
    player = sit({**PHONE, "viewport": {"width": 844, "height": 390}})
    page = player.open(f"g={game}").page
    press(page, "edit")
    panel, options = page.locator(".panel"), page.locator("#options .option")
    if game == "chatra":
        expect(options).to_have_count(5)
        for option in options.all():
            expect(option).to_be_in_viewport(ratio=1)
    expect(panel).to_have_attribute("data-long", "true")
    panel.evaluate("e => { e.scrollTop = e.scrollHeight; }")
    expect(panel).to_have_attribute("data-long", "")
    expect(page.locator("#editor button.strong")).to_be_in_viewport(ratio=1)
    page.locator("#editor button.strong").click(trial=True)
    expect(page.locator("#status strong")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", chosen(["chatra", "bushi", "orb", "shinsetsu"], "chatra"))
@pytest.mark.parametrize("size", chosen([(1440, 900), (1024, 768)], (1024, 768)), ids=str)
def test_beside_the_board_the_editors_tools_do_not_lie_over_each_other(
    sit: Sit, game: str, size: tuple[int, int]
) -> None:
    player = sit({"viewport": {"width": size[0], "height": size[1]}})
    page = player.open(f"g={game}").page
    press(page, "edit")
    start = page.locator("#editor button.strong")
    expect(start).to_be_in_viewport(ratio=1)
    for tool in page.locator("#options .option, #editor select, #editor button").all():
        tool.click(trial=True)
    expect(page.locator("#status strong")).to_be_in_viewport(ratio=1)


CHIPS = [(320, 568), (390, 844), (720, 450)]
CUT = """
all => all.filter(e => e.scrollHeight > e.clientHeight + 4 || e.scrollWidth > e.clientWidth + 1)
  .map(e => e.textContent)
"""  # letters may be a little higher than their line
FOUR = "orb&m=4i3h.8f7f.7a8b.3e4e.3h2g.9g8h.6a7b.2d3d"
TWICE = (
    "shinsetsu&m=roll:HH.H:b1c3.H:c3d5.roll:CC.C:b8c8.C:c8d8.roll:KC.K:e7e6.C:h7h6.roll:HE.H:h2f3"
)


def test_chips_of_the_last_round_are_whole(sit: Sit) -> None:
    player = sat(sit, CHIPS[0]).open(f"g={TWICE}.E:h3f1")
    for size in CHIPS:
        seen(player.page, size)
        made = player.page.locator(".round .made")
        expect(made).to_have_count(4)
        assert not made.evaluate_all(CUT), size


def test_four_moves_stand_in_a_row_of_a_phone_held_sideways(sit: Sit) -> None:
    page = sit({**PHONE, "viewport": {"width": 844, "height": 390}}).open(f"g={FOUR}").page
    for move in page.locator("#moves .move").all():
        box = move.bounding_box()
        assert box
        assert box["height"] < 36, move.text_content()


SIGN = """
lists => lists.filter(each => each.getClientRects().length)
  .map(each => parseFloat(getComputedStyle(each, "::after").bottom)
    + parseFloat(getComputedStyle(each).paddingBottom))
"""


def test_the_sign_that_a_list_goes_on_is_whole(sit: Sit) -> None:
    page = sit({"viewport": {"width": 720, "height": 450}}).open("g=bushi&m=El.Wb.l.r.f.t").page
    press(page, "review")
    expect(page.locator("#review-points button").last).to_be_attached()
    rest = page.locator('.rest[data-long="true"]')
    expect(rest).to_have_count(1)
    assert min(rest.evaluate_all(SIGN)) >= 0


@pytest.mark.parametrize("size", chosen([(720, 450), (1280, 640)], (720, 450)))
def test_the_buttons_of_a_mistake_come_into_sight_with_it(sit: Sit, size: tuple[int, int]) -> None:
    viewport = {"viewport": {"width": size[0], "height": size[1]}}
    page = sit(viewport).open("g=bushi&m=El.Wb.l.r.f.t").page
    press(page, "review")
    last = page.locator("#review-points li").last
    expect(last.locator(".keep")).to_be_attached()
    expect(last.locator(".again")).not_to_be_in_viewport()
    last.locator("button").first.evaluate("button => button.click()")
    expect(last.locator(".again")).to_be_in_viewport(ratio=0.98)  # but for parts of a pixel
    assert page.evaluate("scrollY") == 0


def test_signs_that_there_is_more_are_seen_in_forced_colours(sit: Sit) -> None:
    page = sit(PHONE).page
    page.emulate_media(forced_colors="active")
    page.goto("learn-chatra.html")
    expect(page.locator("[data-stage]")).to_be_attached()
    for part in ("#status", ".told"):
        edge = "e => getComputedStyle(e).borderBottomColor"
        assert page.locator(part).first.evaluate(edge) == "rgba(0, 0, 0, 0)", part


def test_the_bar_of_a_phone_covers_no_move_that_has_the_focus(sit: Sit) -> None:
    player = sit(PHONE).open("g=chatra4&m=k9.d11.b4.i2.i9.d9.d4.i4.b9.d2")
    bar = player.page.locator(".bar").bounding_box()
    assert bar
    for move in player.moves.all():
        move.focus()
        box = move.bounding_box()
        assert box
        assert box["y"] + box["height"] <= bar["y"]


BIG = "document.documentElement.style.fontSize = '200%'"
APART = """
seats => seats.every(seat => {
  const box = part => seat.querySelector(part).getBoundingClientRect();
  return box(".name").right <= box(".score").left + 1
    && box(".score").right <= seat.getBoundingClientRect().right + 1;
})
"""


READ = [
    "./", "rules-bushi.html", "rules-shinsetsu.html", "embedding.html",
    "ja/", "ja/rules.html", "ja/library.html",
]  # fmt: skip
KEPT = """
localStorage["anga:saved:kept"] = JSON.stringify({
  v: 1, link: "g=bushi&m=El.Wb", seats: { b: "person", w: 3 }, scale: 10, name: "", over: false,
  rev: 1, begun: 1763000000000, changed: 1763000000000,
});
"""


@pytest.mark.parametrize(
    "address",
    chosen(READ, "rules-bushi.html", "ja/library.html", "embedding.html"),
)
def test_no_page_is_wider_than_a_phone_with_twice_as_large_text(sit: Sit, address: str) -> None:
    page = sit(PHONE).page
    page.add_init_script(KEPT)
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("data-shown", "")
    if address.endswith("library.html"):
        expect(page.locator("#do-export")).to_be_visible()
    page.evaluate(BIG)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_scores_and_names_stay_apart_with_twice_as_large_text(sit: Sit) -> None:
    page = sit(PHONE).open("g=shinsetsu").page
    page.evaluate(BIG)
    assert page.locator("#seats-top .seat").evaluate_all(APART)
