"""Own mistakes: kept from a review or a failed problem, solved again on later days."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from anga import games
from anga.guide import problems
from kept.mistakes import name_of, new_entry
from tests.site.dom.page import Page
from tests.site.dom.window import Window
from tests.site.pages.answers import answer, make, press

Visit = Callable[..., Page]
PEOPLE = '{"b": "person", "w": "person"}'
KEY = "anga:progress"
MATE = next(each for each in problems.load("chatra") if each.own == 1)


def on(day: str) -> Callable[[Window], None]:
    def prepare(window: Window) -> None:
        window.platform.date = day

    return prepare


def mistakes(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.device[KEY])["mistakes"]
    return found


def reviewed(visit: Visit, seats: str = "", **how: Any) -> Page:
    """A game in which Black's first move lost a draw."""
    how.setdefault("device", {"anga:seats:bushi": PEOPLE})
    page = visit("bushi.html", "g=bushi&m=El.Wb.t.f" + seats, **how)
    return page.click("#do-review").wait(30)


def play(page: Page, entry: dict[str, Any], move: str) -> Page:
    """Make a move in a position that was kept."""
    choices = possible(entry)
    path = next(each["paths"][0] for each in choices if each["move"] == move)
    make(page, choices, [touch.removeprefix("?") for touch in path])
    return page.wait(30)


def possible(entry: dict[str, Any]) -> list[Any]:
    line = games.get(entry["game"]).line(position=entry["position"])
    return list(line.game.choices(line.position))


def later(visit: Visit, page: Page, day: str, fragment: str = "", game: str = "bushi") -> Page:
    return visit(f"own-{game}.html", fragment, device=page.device, prepare=on(day))


@pytest.fixture
def kept(visit: Visit) -> Page:
    """The first turning point of a game is kept."""
    page = reviewed(visit, prepare=on("2026-11-24"))
    press(page, "#review-points .keep")
    return page


def test_a_turning_point_is_kept_only_by_a_touch_and_let_go_by_another(visit: Visit) -> None:
    page = reviewed(visit, prepare=on("2026-11-24"))
    assert KEY not in page.device
    press(page, "#review-points .keep")
    assert (
        page.text("#review-points [role=status]") == "Kept: it comes back tomorrow. Kept positions"
    )
    assert page.find("#review-points .keep").getAttribute("aria-pressed") == "true"
    ((name, entry),) = mistakes(page).items()
    assert (entry["game"], entry["played"], entry["goal"]) == ("bushi", "El", "")
    assert name == name_of(entry)
    press(page, "#review-points .keep")
    assert mistakes(page) == {name: {"gone": True}}


def test_computers_mistakes_are_not_offered(visit: Visit) -> None:
    page = reviewed(visit, "&s=b:3")
    assert not [told for told in page.texts("#review-points li") if told.startswith("1.")]
    assert len(page.all("#review-points .keep")) == len(page.all("#review-points .again"))


def test_it_is_due_on_the_next_day_and_solved_like_a_problem(visit: Visit, kept: Page) -> None:
    today = later(visit, kept, "2026-11-24")
    assert today.text("#lesson-text") == "Nothing more for today."
    assert today.texts("#lessons h2") == ["Tomorrow"]
    page = later(visit, kept, "2026-11-25")
    assert page.text("#lesson-step") == "Due today"
    told = "You played left guard up, facing Black’s left here. Find a better move."
    assert page.text("#lesson-text") == told
    assert page.text("#status") == "Find the move."
    ((name, entry),) = mistakes(page).items()
    play(page, entry, entry["better"])
    assert page.text("#status").startswith("Solved!")
    assert page.text("#status").endswith("It comes back in 3 days.")
    assert (mistakes(page)[name]["solved"], page.texts("#lessons h2")) == (1, ["In 3 days"])
    press(page, "#do-next")
    assert page.text("#lesson-text") == "Nothing more for today."
    assert not page.find("#do-hint").seen


def test_a_move_that_is_as_good_is_right_and_one_that_loses_is_not(
    visit: Visit, kept: Page
) -> None:
    ((name, entry),) = mistakes(kept).items()
    page = later(visit, kept, "2026-11-25")
    assert play(page, entry, entry["played"]).text("#status").startswith("Not this one.")
    assert mistakes(page)[name]["seen"] == 0
    press(page, "#do-again")
    page.wait(5)
    told = []
    for choice in possible(entry):
        if choice["move"] not in (entry["played"], entry["better"]):
            told.append(play(page, entry, choice["move"]).text("#status")[:7])
            if told[-1] == "Solved!":
                break
            press(page, "#do-again")
            page.wait(5)
    assert told[-1] == "Solved!"
    assert (mistakes(page)[name]["seen"], mistakes(page)[name]["solved"]) == (1, 0)


def test_a_hint_helps_and_the_position_returns_all_the_same(visit: Visit, kept: Page) -> None:
    page = later(visit, kept, "2026-11-25").click("#do-hint").click("#do-hint")
    assert page.text("#status").startswith("Touch: ")
    ((name, entry),) = mistakes(page).items()
    play(page, entry, entry["better"])
    assert mistakes(page)[name]["seen"] == 1
    assert mistakes(page)[name]["solved"] == 0


def test_where_dice_were_rolled_a_move_is_compared_too(visit: Visit) -> None:
    position = str(games.get("shinsetsu").line().play("roll:KE").position)
    entry: Any = new_entry("shinsetsu", "", position, "K:d1e1", played="K:d1e2")
    device = {KEY: json.dumps({"v": 1, "mistakes": {name_of(entry): {**entry, "due": 1}}})}
    page = visit("own-shinsetsu.html", device=device, prepare=on("2026-11-24"))
    status = play(page, entry, "K:a2a3").text("#status")
    assert status.startswith(("Solved!", "Not this one."))


def failed(visit: Visit, **how: Any) -> Page:
    page = visit("problems-chatra.html", f"q={MATE.id}", prepare=on("2026-11-24"), **how)
    assert page.find("#do-keep").seen
    assert page.find("#do-keep").disabled
    tokens = [MATE.line.position.format_move(move) for move in MATE.line.legal()]
    answer(page, MATE, (), next(each for each in tokens if each != MATE.solution[0]))
    return page


def test_a_failed_problem_is_kept_and_solved_again_apart_from_the_new_ones(visit: Visit) -> None:
    page = failed(visit)
    assert page.find("#own").seen, "from the start, so that no number moves"
    assert not page.find("#do-keep").disabled
    press(page, "#do-keep")
    assert page.text("#status").endswith("Kept: it comes back tomorrow.")
    assert page.text("#do-keep") == "Keep this position"
    assert page.find("#do-keep").getAttribute("aria-pressed") == "true"
    page = later(visit, page, "2026-11-25", game="chatra")
    assert page.text("#lesson-text") == "Black to move: mate in 1."
    answer(page, MATE, (), MATE.solution[0])
    assert page.text("#status").startswith("Solved!")
    kept = json.loads(page.device[KEY])
    assert [each["solved"] for each in kept["mistakes"].values()] == [1]
    assert MATE.id not in kept.get("problems", {}).get("chatra", {}).get("solved", [])


def test_where_the_browser_keeps_nothing_the_page_says_so(visit: Visit) -> None:
    page = failed(visit)
    page.platform.lets = False
    press(page, "#do-keep")
    assert "This browser does not let pages save anything" in page.text("#status")
    assert page.find("#do-keep").getAttribute("aria-pressed") == "false"


def test_games_follow_each_other(visit: Visit, kept: Page) -> None:
    ((name, entry),) = mistakes(kept).items()
    other = new_entry("chatra", "", str(MATE.line.position), MATE.solution[0], "mate:1")
    both = {name: entry, name_of(other): {**other, "due": 1}}
    kept.device[KEY] = json.dumps({"v": 1, "mistakes": both})
    page = later(visit, kept, "2026-11-26")
    assert page.texts("#elsewhere a") == ["Chatra 1 due"]
    assert page.text("#do-next") == "Skip"
    press(page, "#do-next")
    assert str(page.window.location.href).endswith("own-chatra.html")


def test_positions_have_addresses_and_may_be_looked_at_before_their_day(
    visit: Visit, kept: Page
) -> None:
    (name,) = mistakes(kept)
    page = later(visit, kept, "2026-11-24", name)
    assert page.text("#lesson-step") == "Tomorrow"
    ((_, entry),) = mistakes(page).items()
    play(page, entry, entry["better"])
    assert "not due yet" in page.text("#status")
    assert mistakes(page)[name]["seen"] == 0


def test_a_position_is_let_go_on_its_page(visit: Visit, kept: Page) -> None:
    page = later(visit, kept, "2026-11-25")
    press(page, "#do-keep")
    assert "No longer kept." in page.text("#status")
    page = later(visit, page, "2026-11-25")
    assert page.text("#lesson-text") == "You have not kept any positions here yet."


def test_without_any_the_page_says_how_to_keep_one(visit: Visit) -> None:
    page = visit("ja/own-bushi.html")
    assert page.text("#lesson-text") == "復習する局面はまだありません。"
    assert "「復習に入れる」" in page.text("#status")
    assert not page.find("#own-how").seen
    assert page.text("#do-next") == "問題"
    assert not page.find("#do-hint").seen
    page.press("Escape")
    page.click("#do-next")
    assert str(page.window.location.href).endswith("problems-bushi.html")


def test_home_says_how_many_are_due(visit: Visit, kept: Page) -> None:
    page = visit("index.html", device=kept.device, prepare=on("2026-11-24"))
    assert "of your own" not in page.text("#going")
    page = visit("index.html", device=kept.device, prepare=on("2026-11-25"))
    assert "One kept position is due." in page.text("#going")
    hrefs = [each.getAttribute("href") for each in page.all("#going a")]
    assert "own-bushi.html" in hrefs


def test_without_an_engine_the_page_says_that_nothing_can_be_solved(
    visit: Visit, kept: Page
) -> None:
    page = visit("own-bushi.html", device=kept.device, failure="no room", prepare=on("2026-11-25"))
    assert "cannot be set up" in page.text("#status")
    assert not page.find("#elsewhere").seen
