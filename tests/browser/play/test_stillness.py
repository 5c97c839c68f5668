"""A table that stands still: whatever is touched, said or captured, the board stays where it is."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from anga import games
from anga.record import record
from anga.service import door
from tests.browser.conftest import PHONE
from tests.browser.learner import Learner
from tests.browser.player import Player
from tests.site.pages.answers import loaded, path_of, wrong_paths
from tests.thoroughness import chosen, chosen_pairs, is_thorough

Sit = Callable[..., Player]

WINDOWS = {
    "phone": {**PHONE, "viewport": {"width": 390, "height": 844}},
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "small phone": {**PHONE, "viewport": {"width": 360, "height": 640}},
    "smallest phone": {**PHONE, "viewport": {"width": 320, "height": 568}},
    "sideways": {**PHONE, "viewport": {"width": 844, "height": 390}},
    "small desk": {"viewport": {"width": 1024, "height": 768}},
}
LINKS = {
    "bushi": "g=bushi",
    "chatra": "g=chatra&m=f9.g4.e12.g1",
    "orb": "g=orb&m=7i7h.8f7f.5c5d.1g2g",
    "chatra4": "g=chatra4",
    "shinsetsu": "g=shinsetsu",
    "troop": "g=troop",
}
PLIES, THOROUGH_PLIES = 3, 12
WATCH = """
new PerformanceObserver(list => {
  window.shifts = [...(window.shifts ?? []), ...list.getEntries()];
}).observe({ type: "layout-shift", buffered: true });
"""
SHIFTED = """
() => {
  const [drawn] = performance.getEntriesByName("anga-board");
  const told = node => node && (node.id || node.className || node.nodeName);
  return (window.shifts ?? [])
    .filter(shift => shift.startTime > drawn.startTime + 100)
    .map(shift => [shift.value, ...shift.sources.map(each => told(each.node))]);
}
"""

LACKING = """
() => {
  const options = document.querySelector("#options");
  return options.scrollHeight - options.clientHeight;
}
"""

CUT = """
() => {
  const card = document.querySelector("#status").getBoundingClientRect();
  const buttons = [...document.querySelectorAll("#status button")];
  return buttons.filter(each => each.getBoundingClientRect().bottom > card.bottom).map(
    each => each.textContent);
}
"""
HALF = """
() => {
  const [chips, asked, bar] = ["#round", "#options", ".bar"].map(
    name => document.querySelector(name)?.getBoundingClientRect());
  if (!chips) return false;  // in a lesson
  const end = Math.min(chips.bottom, bar.top);  // of what is seen of the chips
  const over = Math.min(end, asked.bottom) - Math.max(chips.top, asked.top);
  return chips.top < end && over > 0 && over < end - chips.top;
}
"""


COVERED = '.learn[data-choices="over"]'  # where answers float over the task instead


class Table:
    """A board whose place is known, and asked for again and again."""

    def __init__(self, player: Player) -> None:
        self.player, self.page = player, player.page
        self.page.evaluate("document.fonts.ready.then(() => null)")
        self.rectangles = player.rectangles

    def stands_still(self, after: str) -> None:
        """Nothing has moved since the table was laid."""
        known = 6 if self.page.locator(COVERED).count() else 8  # the card's place is the last one
        assert self.player.rectangles[:known] == self.rectangles[:known], after
        assert not self.page.evaluate(HALF), "chips are in sight, or what is asked lies over them"

    def touch(self, touch: str) -> None:
        """Touch a cell, a piece in hand or an option, if it is there to be touched."""
        place = self.page.locator(f':is(#grid, #options) [data-touch="{touch.strip("?")}"]')
        if touch[0] != "?" or place.count():
            expect(place.first).not_to_have_attribute("aria-disabled", "true")  # resting
            place.first.dispatch_event("click")
            self.stands_still(touch)

    def play(self) -> None:
        """Play a move of several touches, if there is one."""
        game, _ = record.parse_fragment(self.player.link)
        moves = list(game.moves)
        request: dict[str, Any] = {"cmd": "scene", "game": game.game, "record": moves}
        choices = [c for c in door.answer(request)["choices"] if "forbidden" not in c]
        if not choices:
            return
        with self.player.moving():
            if self.page.locator("#status").get_attribute("data-tone") == "roll":
                self.page.locator("#status [name=roll]").click()
            else:
                paths = [path for choice in choices for path in choice["paths"]]
                for touch in max(paths, key=len):
                    self.touch(touch)
        self.stands_still("a move")


@pytest.mark.parametrize(
    ("game", "window"),
    chosen_pairs(LINKS, WINDOWS, ("bushi", "phone"), ("shinsetsu", "desk")),
)
def test_nothing_moves_while_a_game_goes_on(sit: Sit, game: str, window: str) -> None:
    player = sit(WINDOWS[window])
    page = player.page
    page.add_init_script(WATCH)
    seats = json.dumps(dict.fromkeys(games.get(game).seats, "person"))
    page.add_init_script(f"localStorage['anga:seats:{game}'] = '{seats}'")
    player.open(LINKS[game])
    page.evaluate("document.fonts.ready.then(() => null)")
    page.reload()  # the typefaces are at hand now: a first visit shows others until they come
    table = Table(player.ready())
    if window in {"phone", "desk"}:
        assert page.evaluate(LACKING) <= 0, "what is asked is in sight without scrolling"
    if player.status.get_attribute("data-tone") == "turn":
        player.press("hint")
        expect(player.status).to_have_attribute("data-hinted", "true")
        table.stands_still("a hint")
        table.touch(str(page.locator("#grid [data-touch]").first.get_attribute("data-touch")))
        page.keyboard.press("Escape")
    for _ in range(THOROUGH_PLIES if is_thorough() else PLIES):
        table.play()
    player.press("back")
    player.sees("earlier")
    table.stands_still("a step back")
    assert page.evaluate(CUT) == []
    player.press("forward")
    expect(player.status).not_to_have_attribute("data-tone", "earlier")
    table.stands_still("a step on")
    if player.status.get_attribute("data-tone") != "over":
        assert page.evaluate(SHIFTED) == []
        player.press("leave")
        page.locator("#ask-yes").click()
    table.stands_still("the end")  # and the record gives way to its card
    if player.status.get_attribute("data-tone") == "over":  # a seat of four goes to the computer
        player.press("study")
        page.get_by_role("tab", name="Moves").click(trial=True)  # the end's card is not over it


@pytest.mark.parametrize("window", chosen(WINDOWS, "phone"))
@pytest.mark.parametrize("game", chosen(LINKS, "bushi"))
def test_nothing_moves_within_a_step_of_a_lesson(sit: Sit, game: str, window: str) -> None:
    player = sit(WINDOWS[window])
    learner = Learner(player.page, game).open().awake()
    for step in [step for step in loaded(game) if not step["turns"]][:PLIES]:
        table = Table(player)
        learner.make(step, next(wrong_paths(step)))
        learner.sees("wrong", "refused")
        table.stands_still("a wrong move")
        player.page.locator("#do-again").click()
        learner.sees("turn")
        player.page.locator("#do-hint").click()
        table.stands_still("a hint")
        right = path_of(step, {taken["move"] for taken in step["accepted"]})
        assert right
        learner.make(step, right)
        learner.sees("right")
        table.stands_still("a right move")
        learner.go_on()


@pytest.mark.parametrize("window", chosen(WINDOWS, "phone"))
def test_nothing_moves_when_the_coach_warns(sit: Sit, window: str) -> None:
    player = sit(WINDOWS[window]).open("g=bushi")
    with player.settings():
        player.page.locator("#coach").check()
    player.option("l").click(trial=True)  # small windows scroll down to it
    table = Table(player)
    player.place("Nl")
    player.reads("That move would cost you a lot")
    table.stands_still("a warning")
    player.notices.get_by_role("button", name="Take it back").click()
    expect(player.option("N")).to_be_visible()
    table.stands_still("a move taken back")


PICTURES = """
() => {
  const [row] = document.querySelectorAll("#options .row"), pictures = {};
  for (const each of row.querySelectorAll(".option")) {
    const { x, y, width, height } = each.getBoundingClientRect();
    if (each.checkVisibility({ visibilityProperty: true }))
      pictures[each.dataset.touch] = [x, y, width, height];
  }
  return [row.getBoundingClientRect().y, pictures];
}
"""


@pytest.mark.parametrize(
    ("text", "locale"), chosen_pairs(["usual", "larger"], ["en", "ja"], ("larger", "ja"))
)
@pytest.mark.usefixtures("locale")
def test_pictures_of_formations_stand_still_between_the_touches_of_a_move(
    sit: Sit, text: str
) -> None:
    player = sit(WINDOWS["phone"])
    page = player.page
    page.add_init_script(f"localStorage['anga:text'] = '\"{text}\"'")
    table = Table(player.open(LINKS["troop"]))
    table.touch("c:d1")
    top, before = page.evaluate(PICTURES)
    bar = page.locator(".bar").bounding_box()
    assert bar
    assert len(before) == 3
    assert all(y + height <= bar["y"] for _, y, _, height in before.values())
    table.touch("c:e1")
    expect(page.locator("#options .passed")).to_have_count(1)
    assert page.evaluate(PICTURES) == [
        top, {each: place for each, place in before.items() if each != "o:b1c1d1"},
    ]  # fmt: skip
    table.touch("o:c1d1e1")
    expect(page.locator("#options .passed")).to_have_count(0)
    assert page.evaluate(PICTURES) == [top, before]
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    table.touch("c:d1")
    table.touch("c:d2")
    expect(player.option("c1d2e1")).to_be_visible()
    stepped = page.evaluate(PICTURES)
    assert stepped[0] == top
    table.touch("o:c1d2e1")
    assert page.evaluate(PICTURES) == stepped


def test_a_hint_covers_no_picture_of_a_formation(sit: Sit) -> None:
    player = sit(WINDOWS["phone"]).open("g=troop")
    player.press("hint")
    expect(player.status).to_contain_text("You could ")
    hinted = re.search(r"(step|touch) (\w\d)(?: to (\w\d))?", player.status.inner_text())
    assert hinted
    for cell in filter(None, hinted.groups()[1:]):
        player.cell(cell).dispatch_event("click")
    picture = player.page.locator("#options .option").first
    expect(picture).to_be_visible()
    card, place = player.status.bounding_box(), picture.bounding_box()
    assert card
    assert place
    assert card["y"] + card["height"] <= place["y"]


def test_a_long_hint_is_read_whole_over_the_options(sit: Sit) -> None:
    player = sit(WINDOWS["phone"])
    seats = json.dumps(dict.fromkeys(games.get("shinsetsu").seats, "person"))
    player.page.add_init_script(f"localStorage['anga:seats:shinsetsu'] = '{seats}'")
    table = Table(player.open("g=shinsetsu&m=roll:KE"))
    player.press("hint")
    expect(player.status).to_contain_text("can then capture what comes to")
    expect(player.status).to_have_attribute("data-covers", "true")
    assert player.status.get_attribute("data-long") == ""
    table.stands_still("a long hint")
    player.status.locator("p").click()
    expect(player.status).to_have_attribute("data-shut", "")
    table.stands_still("a hint put away")


MATED = "g=chatra&p=5S6/12/3S1o1S4/12/12/5S6/12/12/12/12/12/O11_b_32-0_-&m=f1-f11"


ENDINGS = """
() => [...document.querySelectorAll("#status > :is(button, .button)")].map(each => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [each.textContent, x, y + scrollY, width, height];
})
"""


@pytest.mark.parametrize("window", chosen(WINDOWS, "phone"))
def test_the_card_of_an_end_covers_no_tab_of_an_analysis(sit: Sit, window: str) -> None:
    player = sit(WINDOWS[window]).open("g=bushi&m=Wr.Nb.r.r.f.r.t.t").sees("over")
    player.press("study")
    player.page.get_by_role("tab", name="Moves").click(trial=True)


MISTAKEN = (
    "g=chatra&m=c10.f4.j9.j1.g9.b1.j12.e2.g9-e7.l3.g8.b3.j12-d4.f4-g3.c10-k6.Oh1.h6.Og1.f"
    "5.b1-b5.e7xg3.Of1.j9-f3.e2xf3.g3xf3.Oe1.g8-e2"
)


def test_the_card_of_a_mistake_ends_above_the_review_on_a_phone(sit: Sit) -> None:
    player = sit(WINDOWS["phone"]).open(MISTAKEN).sees("over")
    player.press("review")
    player.page.locator("#review-points button").first.click()
    player.sees("earlier", "Better: ")
    card, read = player.status.bounding_box(), player.page.locator(".rest").bounding_box()
    assert card
    assert read
    assert card["y"] + card["height"] <= read["y"]


@pytest.mark.parametrize("window", chosen(WINDOWS, "phone"))
def test_nothing_moves_while_a_mate_is_shown(sit: Sit, window: str) -> None:
    player = sit(WINDOWS[window])
    page = player.page
    page.add_init_script(WATCH)
    undrawn = player.open(MATED).sees("over").picture()
    page.locator("#status [name=why-mate]").click(trial=True)  # small windows scroll down to it
    table = Table(player)
    page.evaluate("window.shifts = []")  # the record has given way to the end's card
    buttons = page.evaluate(ENDINGS)
    page.locator("#status [name=why-mate]").click()
    expect(player.status).to_contain_text("f6 slides away from f11 to f3")
    drawn = "before => document.querySelector('#board').toDataURL() !== before"
    page.wait_for_function(drawn, arg=undrawn)
    table.stands_still("the line of attack")
    assert page.evaluate(SHIFTED) == []
    assert page.evaluate(ENDINGS) == buttons
    page.locator("#status [name=review]").click()
    expect(page.locator("#review")).to_be_visible()
    assert page.evaluate(ENDINGS) == buttons
    expect(player.status).to_contain_text("f6 slides away from f11 to f3")


BESIDE = """
() => {
  const [card, options, record] = ["#status", "#options", ".record"].map(
    name => document.querySelector(name).getBoundingClientRect());
  const { scrollHeight, clientHeight } = document.querySelector("#status");
  return { card: [card.top, card.bottom], record: [record.top, record.bottom],
    whole: scrollHeight <= clientHeight, free: card.bottom <= record.top &&
    (!options.height || (card.bottom <= options.top && options.bottom <= record.top)) };
}
"""


READ = """
() => {
  const [tabs, steps] = [".tabs", ".steps"].map(
    name => document.querySelector(name).getBoundingClientRect());
  return steps.top - tabs.bottom;
}
"""
READABLE = 220


@pytest.mark.parametrize("locale", chosen(["en", "ja"], "ja"))
@pytest.mark.parametrize("link", chosen(["g=bushi&m=El.Wb.t.f", LINKS["chatra"]], LINKS["chatra"]))
def test_a_record_lies_below_the_whole_card_of_an_end(sit: Sit, link: str, locale: str) -> None:
    player = sit(WINDOWS["desk"]).open(link)
    page = player.page
    page.evaluate("document.fonts.ready.then(() => null)")
    player.press("study")
    expect(page.locator("#analysis")).to_be_visible()
    player.sees("turn")
    analysed = page.evaluate(BESIDE)
    player.press("study")
    player.seat("b").select_option("1")
    player.press("leave")
    page.locator("#ask-yes").click()
    player.sees("over")
    end = page.evaluate(BESIDE)
    assert end["whole"]
    assert end["free"]
    player.status.locator("[name=review]").click()
    expect(page.locator("#review")).to_be_visible()
    reviewed = page.evaluate(BESIDE)
    assert reviewed["free"]
    assert (reviewed["card"][0], reviewed["record"][1]) == (end["card"][0], end["record"][1])
    assert end["record"][0] - reviewed["record"][0] == end["card"][1] - reviewed["card"][1] > 0
    assert page.evaluate(READ) >= READABLE
    page.get_by_role("tab", name="指し手" if locale == "ja" else "Moves").click()
    assert page.evaluate(BESIDE) == reviewed
    assert page.evaluate(READ) >= READABLE
    player.press("back")
    player.sees("earlier")
    assert page.evaluate(BESIDE) | {"whole": False} == reviewed
    player.press("study")
    player.sees("turn")
    there = page.evaluate(BESIDE)
    assert there["free"]
    assert (there["card"], there["record"]) == (analysed["card"], analysed["record"])
    player.press("study")
    player.sees("earlier")
    assert page.evaluate(BESIDE) | {"whole": False} == reviewed


UNSCROLLED = """
() => {
  const [card, heading] = ["#status", "#status > p"].map(
    name => document.querySelector(name).getBoundingClientRect());
  const { scrollTop, scrollHeight, clientHeight } = document.querySelector("#status");
  return [card.top < heading.top && scrollTop === 0, scrollHeight <= clientHeight];
}
"""


@pytest.mark.parametrize(
    ("game", "window"), chosen_pairs(["shinsetsu", "chatra4"], WINDOWS, ("shinsetsu", "desk"))
)
def test_no_button_moves_when_a_game_given_up_is_reviewed(sit: Sit, game: str, window: str) -> None:
    player = sit(WINDOWS[window])
    page = player.page
    order = games.get(game).seats
    seats = json.dumps({seat: 1 if seat != order[0] else "person" for seat in order})
    lost = json.dumps({"streak": ["", 1, 2, 1]})  # so that a handicap is offered
    page.add_init_script(
        f"localStorage['anga:seats:{game}'] = '{seats}';"
        f"localStorage['anga:results:{game}'] = '{lost}';"
    )
    player.open(f"g={game}")
    if game == "shinsetsu":
        player.status.locator("[name=roll]").click()
    else:
        player.cell("f9").dispatch_event("click")
    expect(player.moves).not_to_have_count(0)
    player.press("leave")
    page.locator("#ask-yes").click()
    review = player.status.locator("[name=review]")
    expect(player.status.locator("[name=try-handicap]")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => null)")
    assert page.evaluate(UNSCROLLED) == [True, True]
    buttons = page.evaluate(ENDINGS)
    review.click()
    expect(page.locator("#review")).to_be_visible()
    assert page.evaluate(ENDINGS) == buttons
    expect(page.locator("#review-stop")).to_be_hidden()
    assert page.evaluate(ENDINGS) == buttons
    assert page.evaluate(UNSCROLLED)[0]


FOUR = (
    "g=chatra4&m="
    "h10.d10.b4.j2.k9.Oc7.b4-c5.Oj6.Og11.Oc8.j4.i12.a9.Od8.c5-b6.Oj7.Of11.Oe8.j4-k5"
    ".j2-i2.k11.d3.h5.l7.a11.h7.h5-i6.a9-b8.h7xi6.e6.f10.d12.g7.f10xd10.f9.e6-e7"
    ".k11-e9"
)


SHOWN = """
() => {
  const [tabs, rest] = [".tabs", ".rest"].map(
    name => document.querySelector(name).getBoundingClientRect());
  return rest.bottom - tabs.bottom;
}
"""


def test_a_review_can_be_read_below_the_end_among_four_in_a_small_window(sit: Sit) -> None:
    player = sit(WINDOWS["small desk"]).open(FOUR)
    player.sees("over")
    player.page.evaluate("document.fonts.ready.then(() => null)")
    again = player.status.get_by_role("button", name="Play again")
    place = again.bounding_box()
    player.status.locator("[name=review]").click()
    expect(player.page.locator("#review")).to_be_visible()
    assert player.page.evaluate(SHOWN) >= 120
    assert again.bounding_box() == place
    again.click(trial=True)


def test_steps_and_a_review_are_whole_below_the_end_among_four(sit: Sit) -> None:
    player = sit(WINDOWS["desk"]).open(FOUR)
    page = player.page
    player.sees("over")
    page.evaluate("document.fonts.ready.then(() => null)")
    page.locator("#do-back").click(trial=True)
    player.status.locator("[name=review]").click()
    expect(page.locator("#review")).to_be_visible()
    assert page.evaluate("document.querySelector('.rest').scrollTop") == 0
    assert page.evaluate(READ) >= READABLE
    for each in (page.get_by_role("tab", name="Review"), page.locator("#do-back")):
        each.click(trial=True)


def test_a_review_in_a_small_window_scrolls_wherever_the_wheel_turns(sit: Sit) -> None:
    player = sit({"viewport": {"width": 1024, "height": 600}}).open(FOUR)
    page = player.page
    player.sees("over")
    player.status.locator("[name=review]").click()
    expect(page.locator("#review-stop")).to_be_hidden()
    page.locator("#review-graph").hover()
    page.mouse.wheel(0, 400)
    page.wait_for_function("document.querySelector('.rest').scrollTop > 0")


# Whether parts of an analysis can be touched where they are, before anything is scrolled.
TOUCHABLE = """
wanted => wanted.map(name => {
  const part = document.querySelector(name);
  const { left, top, width, height } = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})
"""


LAPTOP = {"viewport": {"width": 1366, "height": 768}}


ASKED = ["g=shinsetsu&m=roll:KE", "g=bushi&m=El.Wb"]
ANALYSED = [
    ("g=orb&m=6h6g.9g8g", LAPTOP),
    (FOUR, LAPTOP),
    ("g=troop", WINDOWS["small desk"]),
    (ASKED[0], WINDOWS["desk"]),
    (ASKED[0], WINDOWS["small desk"]),
    (ASKED[1], WINDOWS["desk"]),
]


@pytest.mark.parametrize("beside", chosen(ANALYSED, ANALYSED[1], ANALYSED[2], ANALYSED[4]))
def test_an_analysis_beside_a_board_shows_a_line_and_the_ways_back(
    sit: Sit, beside: tuple[str, Any]
) -> None:
    moves, window = beside
    player = sit(window).open(moves)
    player.page.evaluate("document.fonts.ready.then(() => null)")
    player.press("study")
    if moves == FOUR:
        player.page.keyboard.press("ArrowLeft")
    expect(player.page.locator("#study-lines .line").first).to_be_visible()
    wanted = ["#study-lines .line", "#study-rest", "#study-end", "#do-back"]
    assert player.page.evaluate(TOUCHABLE, wanted) == [True] * 4


@pytest.mark.parametrize(
    ("window", "moves"),
    chosen_pairs(["phone", "sideways"], ASKED, ("phone", ASKED[0]), ("sideways", ASKED[1])),
)
def test_what_is_always_asked_covers_no_analysis_and_no_review_on_a_phone(
    sit: Sit, moves: str, window: str
) -> None:
    player = sit(WINDOWS[window]).open(moves)
    page = player.page
    player.press("study")
    expect(page.locator("#study-chances")).to_contain_text("%")
    wanted = ["#options .option", "#tab-analysis", "#study-verdict"]
    assert page.evaluate(TOUCHABLE, wanted) == [True] * 3
    player.press("study")
    player.press("review")
    expect(page.locator("#review-seats")).to_contain_text(":")
    wanted = ["#options .option", "#tab-review", "#review-seats"]
    asked = window == "phone"  # sideways a review takes the place of what is asked
    assert page.evaluate(TOUCHABLE, wanted) == [asked, True, True]
    player.press("study")
    if window == "sideways":
        page.locator("#study-verdict").hover()
        page.mouse.wheel(0, 600)
        expect(page.locator("#study-verdict")).not_to_be_in_viewport()


TABS = """
() => {
  const [tabs, asked] = [".tabs", "#options"].map(
    name => document.querySelector(name).getBoundingClientRect());
  if (tabs.bottom <= asked.top || asked.bottom <= tabs.top) return "in sight";
  return asked.top <= tabs.top && tabs.bottom <= asked.bottom ? "covered" : "half covered";
}
"""


@pytest.mark.parametrize("window", chosen(WINDOWS, "sideways"))
def test_what_is_asked_covers_no_half_of_a_review(sit: Sit, window: str) -> None:
    player = sit(WINDOWS[window])
    for moves, several in (("El.Wb.t.f", False), ("El", True)):
        player.page.goto("about:blank")
        player.open(f"g=bushi&m={moves}").press("review")
        expect(player.page.get_by_role("tab", name="Review")).to_be_visible()
        options = player.page.locator("#options")
        expect(options).to_have_attribute("data-several", str(several).lower())
        seen = player.page.evaluate(TABS)
        if several and window in ("desk", "small desk"):
            assert seen == "covered"
            expect(player.page.locator("#review")).to_be_hidden()
        else:
            assert seen == "in sight"


@pytest.mark.parametrize("game", chosen(LINKS, "chatra"))
def test_a_seat_is_as_wide_whatever_it_tells(sit: Sit, game: str) -> None:
    player = sit(WINDOWS["desk"]).open(LINKS[game])
    seat = player.page.locator("#seats-bottom .seat")
    before = seat.bounding_box()
    seat.locator(".note").evaluate("note => { note.textContent = 'in check'; }")
    expect(seat.locator(".note")).to_be_visible()
    assert seat.bounding_box() == before
