"""The home page, and what all pages have in common."""

import json
from collections.abc import Callable
from typing import Any

from tests.site.dom.elements import Event
from tests.site.dom.page import Page
from tests.site.dom.window import Query, Thing, Window

Visit = Callable[..., Page]


def kept(link: str, number: int = 0, **more: object) -> dict[str, str]:
    """A game that is kept on the device."""
    begun = 1_749_000_000_000 + number * 1000
    entry = {
        "v": 1, "link": link, "seats": {"b": "person", "w": 3}, "scale": 10, "name": "",
        "begun": begun, "changed": begun, "over": False, "rev": 2, "mover": [2, "b"], **more,
    }  # fmt: skip
    return {"anga:saved:kept" + "abcd"[number] * 4: json.dumps(entry)}


def test_each_link_of_a_game_is_called_by_its_name(visit: Visit) -> None:
    page = visit("index.html")
    for link in page.all(".cards .actions a"):
        own, name = str(link.getAttribute("aria-labelledby")).split()
        assert own == link.getAttribute("id")
        assert page.find("#" + name).closest(".card") is link.closest(".card")


def test_boards_play_until_somebody_stops_them(visit: Visit) -> None:
    page = visit("index.html")
    canvas = page.find("#board-chatra").getContext("2d")
    before = canvas.calls
    page.wait(4)
    assert canvas.calls is not before
    page.click("#do-pause").wait(20)
    assert page.find("#do-pause").getAttribute("aria-label") == "Let the boards play"
    still = canvas.calls
    page.wait(20)
    assert canvas.calls is still
    assert page.device["anga:still"] == "true"
    page.click("#do-pause").wait(20)
    assert canvas.calls is not still


def test_boards_are_still_for_whom_motion_is_too_much(visit: Visit) -> None:
    def calm(window: Window) -> None:
        window.queries["(prefers-reduced-motion: reduce)"] = Query(True)

    page = visit("index.html", prepare=calm)
    canvas = page.find("#board-chatra").getContext("2d")
    before = canvas.calls
    page.wait(20)
    assert canvas.calls is before
    assert page.find("#do-pause").getAttribute("aria-label") == "Let the boards play"


def test_unfinished_games_are_offered_the_latest_first(visit: Visit) -> None:
    device = {**kept("g=bushi&m=El.Wb"), **kept("g=bushi&m=El.Wb.t.f", 1)}
    page = visit("index.html", device=device)
    resume = page.find("#resume-bushi")
    assert resume.seen
    assert resume.getAttribute("href") == "./bushi.html#g=bushi&m=El.Wb.t.f"
    older = page.all("#older-bushi a")
    assert [each.getAttribute("href") for each in older] == ["./bushi.html#g=bushi&m=El.Wb"]
    assert page.text("#kept") == "(2)"
    assert not page.find("#resume-chatra").seen


def test_who_has_played_is_offered_to_play_first(visit: Visit) -> None:
    page = visit("index.html", device=kept("g=bushi&m=El.Wb"))

    def links(game: str) -> list[str]:
        names = [str(each.getAttribute("id")) for each in page.all(".cards .actions a")]
        return [name.partition("-")[0] for name in names if name.endswith(f"-{game}")]

    assert links("bushi") == ["resume", "play", "rules", "learn"]
    assert links("chatra") == ["resume", "learn", "play", "rules"]


def test_somebody_new_is_led_to_the_first_lesson_and_finds_today_below(visit: Visit) -> None:
    page = visit("index.html")
    assert not page.find("html").hasAttribute("data-known")
    assert [each.getAttribute("href") for each in page.all("main .strong")[:1]] == [
        "learn-bushi.html"
    ]
    assert len([each for each in page.all("main .strong") if not each.closest("dialog")]) == 1
    assert not page.find("#go-on").seen
    assert not page.find("#news").seen
    parts = [each.getAttribute("class") for each in page.find("#content").elements]
    assert parts.index("cards") < parts.index("today")
    assert len(page.all(".face .still")) == len(page.all(".face canvas")), "something at once"
    assert page.text(".cards .facts").startswith("2 players · about 5 min · ●○○ Easy")


def test_who_comes_back_goes_on_with_games_and_the_next_lesson(visit: Visit) -> None:
    device = {
        **kept("g=bushi&m=El.Wb"),
        **kept("g=chatra&m=f9.b3", 1, turn="w", seats={"b": "person", "w": "away"}),
        **kept("g=chatra&m=f9", 2, turn="b", seats={"b": "person", "w": "away"}),
        **kept("g=bushi&m=El", 3, over=True),
        "anga:progress": json.dumps({"v": 1, "lessons": {"chatra": {"two-minutes": [0]}}}),
    }
    page = visit("index.html", device=device)
    assert page.find("html").hasAttribute("data-known")
    assert page.all("#going h3")[0].textContent == "Chatra"
    told = [str(each.textContent) for each in page.all("#going p")]
    assert told[:3] == ["Your move", "Moves: 2", "Their move"]
    assert told[3].startswith("Chatra: lesson 1 of ")
    links = [str(each.getAttribute("href")) for each in page.all("#going .button")]
    assert links[0] == "./chatra.html#g=chatra&m=f9"
    assert links[3] == "learn-chatra.html#two-minutes"
    assert page.find("#going .button").getAttribute("class") == "button strong"
    if not page.all("#going canvas"):  # where nothing watches what is in sight
        stills = [str(each.getAttribute("src")) for each in page.all("#going img")]
        order = ("chatra", "bushi", "chatra")
        assert stills == [f"./pictures/board-{game}.svg" for game in order]
    parts = [each.getAttribute("class") for each in page.find("#content").elements]
    assert parts.index("go-on") < parts.index("today") < parts.index("cards")


def test_a_game_of_computers_alone_is_nothing_to_go_on_with(visit: Visit) -> None:
    device = {
        **kept("g=chatra&m=f9.b3", seats={"b": 3, "w": 5}),
        **kept("g=chatra&m=f9", 1, seats={"b": 3, "w": "person"}),
    }
    assert visit("index.html", device=device).texts("#going h3") == ["Chatra"]


def test_of_many_things_to_go_on_with_there_are_four(visit: Visit) -> None:
    kept_position = {
        "game": "bushi", "rules": "", "position": "", "better": "El", "goal": "", "played": "Wb",
        "seen": 0, "solved": 0, "due": 3,
    }  # fmt: skip
    parts = {"lessons": {"chatra": {"two-minutes": [0]}}, "mistakes": {"x": kept_position}}
    device = {
        **kept("g=bushi&m=El.Wb"),
        **kept("g=chatra&m=f9.b3", 1),
        **kept("g=chatra&m=f9", 2),
        "anga:progress": json.dumps({"v": 1, **parts}),
    }
    rows = visit("index.html", device=device).texts("#going h3")
    assert rows == ["Chatra", "Chatra", "Kept positions", "Play in two minutes"]


def test_another_tab_goes_on_with_what_this_one_shows(visit: Visit) -> None:
    page = visit("index.html", device=kept("g=bushi&m=El.Wb"))
    assert len(page.all("#going li")) == 1
    page.device.update(kept("g=chatra&m=f9.b3", 1))
    page.do(lambda: page.platform.heard_storage[0](Thing(key="anga:saved:x", newValue="{}")))
    assert len(page.all("#going li")) == 2


def test_today_shows_its_problem_and_what_was_done(visit: Visit) -> None:
    page = visit("index.html")
    assert page.text("#today-game") == "Chatra ●○○ Easy"
    assert page.text("#today-asked") == "Black to move: mate in 1."
    assert page.all("#today-board canvas")
    assert page.find("#today-solve").getAttribute("href") == "problems-chatra.html#q=d79ddf1e"
    assert page.text("#today-solve") == "Solve it"
    assert not page.find("#today-result").seen
    done = {"game": "chatra", "id": "d79ddf1e", "tries": 2, "helped": False, "done": True}
    whole = {"v": 1, "today": {"2026-11-24": done, "2026-11-22": done}}
    page.device["anga:progress"] = json.dumps(whole)
    page.do(lambda: page.document.hear(Event("visibilitychange")))
    assert page.text("#today-said") == "Solved: 2 tries"
    assert page.text("#today-week").startswith("○○○○●○●")
    assert "Solved on 2 of the last seven days" in page.text("#today-week")
    page.click("#today-result")
    assert page.text("#result-line") == "Anga 24 Nov · Chatra ●○○ · 2 tries · 2 days"


def without(name: str) -> Callable[[Window], None]:
    """A site on which a file is missing."""

    def prepare(window: Window) -> None:
        fetch = window.fetch

        async def missing(path: str, *how: Any) -> Any:
            return Thing(ok=False, status=404) if path.endswith(name) else await fetch(path, *how)

        async def no_problem(_path: str, _ident: str) -> str:
            return ""

        window.fetch = missing
        if name.startswith("problems"):
            window.platform.problem = no_problem

    return prepare


def test_a_result_is_sent_even_without_its_picture(visit: Visit) -> None:
    done = {"game": "chatra", "id": "d79ddf1e", "tries": 1, "helped": False, "done": True}
    device = {"anga:progress": json.dumps({"v": 1, "today": {"2026-11-24": done}})}
    page = visit("index.html", device=device, prepare=without("problems-chatra.json"))
    page.click("#today-result")
    assert page.find("#result").open
    assert page.text("#result-line") == "Anga 24 Nov · Chatra ●○○ · first try"
    assert not page.find("#result-save").seen


def test_without_the_list_of_days_there_are_the_problems_of_each_game(visit: Visit) -> None:
    page = visit("index.html", prepare=without("today.json"))
    assert not page.find("#today-solve").seen
    assert page.find("#today .each").seen


def test_a_page_left_open_shows_the_problem_of_the_next_day(visit: Visit) -> None:
    page = visit("index.html")
    page.platform.date = "2026-11-25"
    page.do(lambda: page.document.hear(Event("visibilitychange")))
    assert page.text("#today-date") == "25 Nov"
    assert page.text("#today-game").startswith("Yonin Shogi")


def test_news_are_told_once_and_only_to_whom_they_are_new(visit: Visit) -> None:
    device = kept("g=bushi&m=El.Wb")
    assert visit("index.html", device=device).find("#news").seen
    assert not visit("index.html", device=device).find("#news").seen
    new: dict[str, str] = {}
    assert not visit("index.html", device=new).find("#news").seen
    new.update(kept("g=bushi&m=El.Wb"))
    assert not visit("index.html", device=new).find("#news").seen


def test_where_nothing_can_be_kept_everything_is_there(visit: Visit) -> None:
    def closed(window: Window) -> None:
        window.platform.lets = False

    page = visit("index.html", prepare=closed)
    assert page.text("#today-game") == "Chatra ●○○ Easy"
    assert not page.find("#news").seen


def test_the_page_is_in_japanese_too(visit: Visit) -> None:
    page = visit("ja/index.html", device=kept("g=bushi&m=El.Wb"))
    assert page.text("#today-date") == "11月24日"
    assert page.text("#going .button") == "続ける"
    assert page.find("#today-solve").getAttribute("href") == "problems-chatra.html#q=d79ddf1e"


def test_a_game_is_taken_in_at_the_door(visit: Visit) -> None:
    page = visit("index.html").click("#do-paste")
    page.type("#paste-text", "https://x.example/#g=chatra&m=f9.b3")
    assert page.text("#paste-said") == "Chatra · Moves: 2"
    page.click("#paste-keep")
    assert page.text("#kept") == "(1)"
    (entry,) = (json.loads(text) for key, text in page.device.items() if "saved:" in key)
    assert entry["link"] == "g=chatra&m=f9.b3"
    assert entry["taken"] is True


def test_a_page_that_fails_says_so(visit: Visit) -> None:
    def broken(window: Window) -> None:
        window.document.getElementById("do-pause").remove()  # type: ignore[union-attr]

    try:
        page = visit("index.html", prepare=broken)
    except AttributeError:
        return
    raise AssertionError(page.find("html").attributes)


def test_the_skip_link_leaves_no_trace_in_the_address(visit: Visit) -> None:
    page = visit("bushi.html", "g=bushi&m=El")
    page.click(".skip")
    assert page.document.activeElement is page.find("#content")
    assert page.fragment.startswith("#g=bushi&m=El")


def test_pages_are_drawn_anew_in_another_scheme_or_size(visit: Visit) -> None:
    page = visit("bushi.html")
    before = page.drawn.calls
    page.do(lambda: page.window.matchMedia("(prefers-color-scheme: dark)").change(True))
    assert page.drawn.calls is not before
    page.find("#board").box.width = 300
    page.do(lambda: page.window.onresize(None))
    assert page.drawn.canvas.width == 300
