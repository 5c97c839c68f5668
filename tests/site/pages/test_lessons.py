"""Lessons, problems and watched games: pages on which one learns, with the engine that judges."""

import json
import re
from collections.abc import Callable
from typing import Any

from anga.guide import problems
from tests.site.dom.page import Page
from tests.site.dom.window import Window
from widgets.pause import CALM

Visit = Callable[..., Page]
POSED = len(problems.load("bushi"))


def option(page: Page, touch: str) -> Page:
    return page.click(f'#options [data-touch="o:{touch}"]')


def achieved(page: Page) -> list[str]:
    """What is told of the problems that were solved."""
    return page.text("#tally .roomy").replace("\u00a0", " ").split(" · ")


def test_a_lesson_tells_what_to_do_and_what_was_right(visit: Visit) -> None:
    page = visit("learn-bushi.html")
    assert page.text("#lesson-title") == "Play in two minutes"
    assert page.text("#lesson-step") == "Step 1 of 3"
    assert page.text("#status") == "Your move."
    assert page.text("#do-next") == "Skip"
    option(page, "t")
    assert page.text("#status").startswith("Not quite.")
    assert page.said == page.text("#status")
    option(page, "f")
    assert page.text("#status").startswith("Right! A new face is up")
    assert page.text("#do-next") == "Next"
    assert page.find("#do-hint").disabled
    assert page.find("#lesson-text").dataset.done == "true", "it asks nothing any more"
    assert json.loads(page.device["anga:progress"])["lessons"]["bushi"] == {"two-minutes": [0]}
    page.click("#do-next")
    assert page.find("#lesson-text").dataset.done == "false"
    assert page.text("#lesson-step") == "Step 2 of 3"
    assert page.fragment == "#two-minutes.2"


def test_a_step_that_was_skipped_to_is_there_after_a_reload(visit: Visit) -> None:
    page = visit("learn-bushi.html").click("#do-next").click("#do-next")
    assert page.text("#lesson-step") == "Step 3 of 3"
    again = visit("learn-bushi.html", page.fragment.lstrip("#"))
    assert again.text("#lesson-step") == "Step 3 of 3"
    for place in ("two-minutes", "two-minutes.9", "two-minutes.x", "two-minutes.0"):
        assert visit("learn-bushi.html", place).text("#lesson-step") == "Step 1 of 3"


def test_an_address_of_no_lesson_and_no_problem_says_so(visit: Visit) -> None:
    page = visit("learn-bushi.html", "nosuch")
    assert page.text("#status").startswith("There is no lesson at that address.")
    assert page.text("#lesson-title") == "Play in two minutes"
    option(page, "t")
    assert page.text("#status").startswith("Not quite.")
    page = visit("problems-bushi.html", "q=00000000")
    assert page.text("#status").startswith("Find the move. There is no problem at that address;")
    assert "no problem" not in page.click("#do-next").text("#status")
    assert visit("problems-bushi.html", "day").tone != "failed"


def test_praise_is_read_once_where_the_focus_goes_to_its_card(visit: Visit) -> None:
    page = visit("learn-bushi.html")
    page.click('#options [data-touch="o:f"]', seconds=0.3)
    held = page.document.activeElement
    assert held
    assert held.getAttribute("id") == "status"
    assert page.said == page.text("#status")
    named = held.getAttribute("aria-label") if held.getAttribute("role") else page.text("#status")
    assert named == "Message", "else its text is read a second time"
    page.wait(5)
    assert page.said == "Go on with “Next”."


def test_the_first_task_is_read_once(visit: Visit) -> None:
    lesson = visit("learn-bushi.html")
    assert lesson.said == f"Your move. {lesson.text('#lesson-text')}"
    problem = visit("problems-bushi.html")
    assert problem.said == f"Find the move. {problem.text('#lesson-text')}"


def test_on_a_phone_a_refusal_lies_over_the_task_only_until_it_was_read(visit: Visit) -> None:
    def hold(window: Window) -> None:
        window.innerWidth, window.innerHeight = 390.0, 844.0

    page = visit("learn-shinsetsu.html", prepare=hold).touch("c:d2")
    assert page.tone == "refused"
    assert page.text("#status").startswith("Not allowed:")
    page.wait(20)
    assert (page.tone, page.text("#status")) == ("turn", "Your move.")


def test_on_a_phone_praise_takes_the_place_of_its_task_and_the_card_stays(visit: Visit) -> None:
    def hold(window: Window) -> None:
        window.innerWidth, window.innerHeight = 390.0, 844.0

    page = visit("learn-chatra4.html", prepare=hold).touch("t:b:S", "c:f9")
    assert page.text("#status") == "Right!"
    assert "Now Red on the left moves" in page.text("#lesson-text")
    assert page.find("#lesson-text").dataset.praise == "true"
    page.click("#do-next")
    assert page.text("#lesson-text").startswith("A Subject can fly")
    assert page.find("#lesson-text").dataset.praise is None


def test_praise_stands_in_the_same_place_in_every_game_s_lessons(visit: Visit) -> None:
    def hold(window: Window) -> None:
        window.innerWidth, window.innerHeight = 390.0, 844.0

    page = visit("learn-bushi.html", prepare=hold)
    page.click('#options [data-touch="o:f"]')
    assert page.text("#status") == "Right!"
    assert page.find("#lesson-text").dataset.praise == "true"


def test_keys_lead_to_what_can_be_touched_and_tell_it(visit: Visit) -> None:
    page = visit("learn-troop.html")
    page.focus('#grid [tabindex="0"]').press("n")
    held = page.document.activeElement
    assert held
    assert "can be chosen" in str(held.getAttribute("aria-label"))
    page.press("m").wait(1)
    assert "places (" in page.said
    page = visit("learn-troop.html", device={"anga:letters": "false"})
    page.focus('#grid [tabindex="0"]').press("m").wait(1)
    assert "places (" not in page.said


def test_a_letter_hints_and_another_tells_all_keys(visit: Visit) -> None:
    page = visit("learn-troop.html")
    page.focus('#grid [tabindex="0"]').press("h")
    assert page.text("#status").startswith("Touch")
    page.press("?")
    assert page.find("#keys").open
    assert "Hint" in page.text("#keys")
    assert not [number for number in page.texts("#keys kbd") if number == "1"]


def test_a_hint_and_another_try(visit: Visit) -> None:
    page = visit("learn-bushi.html")
    options = page.texts("#options .name")
    assert len(options) > 1
    page.click("#do-hint").click("#do-hint")
    assert page.text("#status") == "Touch: Roll forward."
    assert page.texts("#options .name") == options, "none has moved"
    assert page.texts("#options .badge") == ["!"]
    option(page, "f")
    page.click("#do-again")
    assert page.text("#status") == "Your move."
    assert not page.find("#do-hint").disabled


def test_a_step_of_a_hint_has_no_badge_before_its_button(visit: Visit) -> None:
    page = visit("learn-orb.html")
    for _ in range(3):
        page.click("#do-next")
    seen = page.drawn.texts
    page.click("#do-hint")
    assert page.text("#status").endswith("then Promote.")
    numbered = [page.drawn.texts.count(number) - seen.count(number) for number in "123"]
    assert numbered == [1, 1, 0]


def test_a_hint_ends_where_another_answer_takes_its_place(visit: Visit) -> None:
    page = visit("learn-bushi.html").click("#do-hint")
    page.touch("c:w").wait(1)
    assert "Touch:" not in page.text("#status")
    assert not page.all("#options .badge")


def test_a_hint_of_several_touches_goes_on_as_it_is_followed(visit: Visit) -> None:
    page = visit("learn-troop.html")
    seen = page.drawn.texts
    page.click("#do-hint")
    picture = "the picture “cone of c3, d4 and e3”"
    assert page.text("#status").startswith(f"Touch: Black’s soldier on d4, then {picture}, then d6")
    numbered = [page.drawn.texts.count(number) - seen.count(number) for number in "123"]
    assert numbered == [1, 1, 0]  # none for the formation, whose picture is not there yet
    page.touch("c:d4")
    assert page.text("#status").startswith(f"Touch: {picture}, then d6.")
    assert page.texts("#options .badge") == ["1"]
    option(page, "c3d4e3").touch("c:d6")
    assert page.text("#status").startswith("Right!")


def test_progress_is_kept_and_the_course_goes_on_there(visit: Visit) -> None:
    page = visit("learn-bushi.html")
    for touch in ("f", "t", "t"):
        option(page, touch).click("#do-next")
    assert len(page.all("#lessons .chip")) == 1
    page = visit("learn-bushi.html", device=page.device)
    assert page.text("#lesson-title") == "The six faces"
    assert len(page.all("#lessons .chip")) == 1
    page.click("#lessons a")
    assert page.text("#lesson-title") == "Play in two minutes"


def test_the_first_lesson_ends_with_a_game_beside_the_next_lesson(visit: Visit) -> None:
    page = visit("learn-bushi.html")
    for touch in ("f", "t"):
        option(page, touch)
        assert not page.find("#do-gentle").seen
        page.click("#do-next")
    option(page, "t")
    assert page.text("#do-gentle") == "Play now gentlest computer"
    assert page.text("#do-next") == "Next lesson"
    assert page.texts(".bar .strong") == ["Play now gentlest computer"]
    assert not page.find("#do-hint").seen
    page.click("#do-next")
    assert not page.find("#do-gentle").seen
    page.click("#lessons a").click("#do-next").click("#do-next")
    option(page, "t").click("#do-gentle")
    dealt = r"bushi\.html#g=bushi&m=([A-Z][fblr])\.([A-Z][fblr])&s=w:1$"
    assert re.search(dealt, str(page.window.location.href))


def test_one_walks_up_from_the_first_place_of_a_board(visit: Visit) -> None:
    page = visit("learn-troop.html").focus('#grid [tabindex="0"]')
    first = str(page.find(":focus").dataset.touch)
    assert first[2] != "a"
    page.press("ArrowUp")
    assert page.find(":focus").dataset.touch == f"c:{first[2]}{int(first[3]) + 1}"


def test_among_four_every_computer_of_a_first_game_is_gentle(visit: Visit) -> None:
    page = visit("learn-orb.html")
    while page.text("#lesson-step") != "Step 5 of 5":
        page.click("#do-next")
    page.click("#do-hint")
    for touch in ("c:7g", "c:7d"):
        page.touch(touch)
    page.wait(2)
    page.click("#do-gentle")
    assert str(page.window.location.href).endswith("orb.html#g=orb&s=e:1,n:1,w:1")


def test_the_next_lesson_makes_no_entry_of_its_own(visit: Visit) -> None:
    page = visit("learn-bushi.html", "two-minutes")
    before = len(page.platform.entries)
    page.click("#do-next").click("#do-next").click("#do-next")
    assert page.text("#lesson-title") == "The six faces"
    assert page.fragment == "#faces"
    assert len(page.platform.entries) == before


def test_a_lesson_begins_anew_when_it_is_chosen_again(visit: Visit) -> None:
    page = visit("learn-chatra.html", "drops")
    first = page.text("#lesson-step")
    assert page.click("#do-next").text("#lesson-step") != first
    assert page.click("#lessons [aria-current]").text("#lesson-step") == first
    assert page.document.activeElement is page.find("#lesson-title")


def test_a_refusal_is_said_and_the_task_stays_to_be_read(visit: Visit) -> None:
    page = visit("learn-chatra.html").touch("t:b:S", "c:e5")
    assert page.tone == "refused"
    assert page.text("#status").startswith("Not allowed: in or beside the enemy Object’s zone")
    assert page.said.endswith(page.text("#status"))
    task = page.find("#lesson-text")  # though the card may lie over it
    assert task.seen
    assert task.textContent.startswith("You play the dark pieces;")
    assert not task.closest("[aria-hidden], [inert]")


def test_lessons_work_where_nothing_can_be_kept(visit: Visit) -> None:
    page = visit("learn-bushi.html")
    page.platform.lets = False
    option(page, "f").click("#do-next")
    assert page.text("#lesson-step") == "Step 2 of 3"
    assert page.device == {}


def test_lessons_follow_each_other_and_the_address(visit: Visit) -> None:
    page = visit("learn-bushi.html", "facing")
    assert page.text("#lesson-title") == "Which way a face faces"
    current = page.all("#lessons [aria-current]")
    assert [each.getAttribute("href") for each in current] == ["#facing"]
    page.click('#lessons [href="#crossed"]')
    assert page.text("#lesson-title") == "Crossed swords"
    page.paste("nothing-of-that-name")
    assert page.text("#lesson-title") == "Crossed swords"
    for _ in range(12):
        if page.text("#lesson-title") != "Crossed swords":
            break
        page.click("#do-next")
    assert page.fragment == "#trap"


def test_a_lesson_on_a_board_is_touched_there(visit: Visit) -> None:
    page = visit("learn-chatra.html")
    assert page.text("#lesson-step").startswith("Step 1 of")
    page.click("#do-hint")
    assert page.text("#status").startswith("Touch")
    able = [
        str(each.dataset.touch)
        for each in page.all("#grid [data-touch]")
        if "can be chosen" in str(each.getAttribute("aria-label"))
    ]
    page.point("pointermove", page.place(able[0]))
    assert page.find("#board").style.cursor == "pointer"  # type: ignore[attr-defined]
    page.touch(able[0])
    assert page.text("#status") != "Your move."


def test_a_lesson_in_japanese(visit: Visit) -> None:
    page = visit("ja/learn-bushi.html")
    assert page.find("html").getAttribute("lang") == "ja"
    assert "Your move" not in page.text("#status")
    option(page, "f")
    assert json.loads(page.device["anga:progress"])["lessons"]["bushi"] == {"two-minutes": [0]}


def test_a_lesson_whose_engine_does_not_start_says_so(visit: Visit) -> None:
    page = visit("learn-bushi.html", "game", failure="no room")
    option(page, "E")
    option(page, "l")
    assert "no room" in page.text("#status")


def test_a_lesson_whose_engine_dies_goes_on_with_another(visit: Visit) -> None:
    page = visit("learn-bushi.html", "game").kill()
    option(page, "E")
    option(page, "l")
    assert len(page.all("#options button")) == 4  # somebody has answered


def test_what_an_engine_dies_of_is_asked_once_more(visit: Visit) -> None:
    page = visit("problems-bushi.html").click("#do-hint")
    told = page.text("#status")
    assert told.startswith("Find this move.")
    page.click("#do-again")
    assert page.worker
    page.worker.dead = True  # it has not been noticed yet
    page.click("#do-hint").kill()
    assert page.text("#status") == told


def test_a_problem_whose_engine_does_not_start_says_so(visit: Visit) -> None:
    page = visit("problems-bushi.html", failure="no room")
    assert "no room" in page.text("#status")
    assert "lessons" not in page.text("#status")


def test_a_problem_is_solved_and_counted(visit: Visit) -> None:
    page = visit("problems-bushi.html")
    assert page.text("#lesson-title").startswith("Problem 1")
    assert page.find("#newcomer").seen
    page.click("#do-hint").click("#do-hint")
    assert page.text("#status") == "Touch: Roll forward."
    option(page, "f")
    assert page.text("#status").startswith("Right! What next?")
    assert page.device == {}
    option(page, "l")
    assert achieved(page) == [f"1 of {POSED} solved", "1 of them with a hint"]
    assert page.find("#tally").elements[1].textContent == "Share this problem", "as before"
    assert "Both samurai face each other" in page.wait(2).text("#status")
    assert page.find("#do-hint").disabled
    assert page.device
    page.click("#do-next")
    assert page.text("#lesson-title").startswith("Problem 2")
    assert page.text("#status") == "Find the move."


def test_a_problem_solved_with_a_hint_ends_the_row_of_those_solved_without(visit: Visit) -> None:
    page = visit("problems-bushi.html")
    option(option(page, "f"), "l").click("#do-next").click("#do-hint")
    kept = json.loads(page.device["anga:progress"])["problems"]["bushi"]
    assert (kept["solved"], kept["row"], kept["best"]) == (["dbb294bd"], 0, 1)
    while not page.text("#status").startswith("Solved!"):
        page.click("#do-hint").click("#do-hint")
        wanted = page.text("#status").removeprefix("Touch: ").rstrip(".")
        (button,) = [
            each for each in page.all("#options button") if each.textContent.startswith(wanted)
        ]
        page.do(button.click)
    kept = json.loads(page.device["anga:progress"])["problems"]["bushi"]
    assert (kept["solved"], kept["row"]) == (["dbb294bd", "262cea34"], 0)
    assert kept["helped"] == ["262cea34"]
    assert achieved(page)[:2] == [f"2 of {POSED} solved", "1 of them with a hint"]
    assert page.all("#lessons a")[1].getAttribute("aria-label") == "Problem 2 – done with a hint"


def test_a_wrong_move_is_answered_and_can_be_tried_again(visit: Visit) -> None:
    page = visit("problems-bushi.html")
    assert page.find("#do-again").getAttribute("class") == ""
    option(page, "t")
    assert page.find("#status").getAttribute("data-tone") == "wrong"
    assert page.find("#do-again").getAttribute("class") == "strong"
    assert not page.find("#do-hint").disabled
    page.click("#do-again")
    assert page.text("#status") == "Find the move."
    assert page.find("#do-again").getAttribute("class") == ""


def test_after_a_wrong_move_a_touch_of_the_board_begins_again(visit: Visit) -> None:
    page = visit("problems-orb.html").touch("c:6i", "c:7i")
    assert page.find("#status").getAttribute("data-tone") == "wrong"
    assert page.label("c:7i").startswith("7i, South’s King")
    page.touch("c:7i")
    assert page.text("#status") == "Find the move."
    assert page.label("c:6i").startswith("6i, South’s King")


def test_what_was_solved_before_is_counted_and_marked(visit: Visit) -> None:
    kept = '{"solved": ["dbb294bd", "262cea34"], "row": 2, "best": 5, "day": 0, "days": 0}'
    page = visit("problems-bushi.html", device={"anga:problems:bushi": kept})
    assert achieved(page) == [f"2 of {POSED} solved", "streak: 2", "best streak: 5"]
    links = [each.getAttribute("aria-label") for each in page.all("#lessons a")]
    assert str(links[0]).startswith("Problem 1 – ")
    assert links[2] == "Problem 3"
    assert page.texts("#lessons h2")[0] == "●○○ Easy"


def test_a_problem_is_named_by_the_address(visit: Visit) -> None:
    page = visit("problems-bushi.html")
    links = [str(each.getAttribute("href"))[1:] for each in page.all("#lessons a")]
    page = visit("problems-bushi.html", links[6])
    assert page.text("#lesson-title").startswith("Problem 7")
    page.paste(links[11])
    assert page.text("#lesson-title").startswith("Problem 12")
    assert page.find("#lessons [aria-current]").getAttribute("href") == "#" + links[11]
    page.paste("q=nothing")
    assert page.text("#lesson-title").startswith("Problem 12")


def test_who_has_played_is_no_newcomer(visit: Visit) -> None:
    page = visit("problems-bushi.html", device={"anga:progress:bushi": '{"two-minutes": [0]}'})
    assert not page.find("#newcomer").seen


def calm(window: Any) -> None:
    """Motion is to be reduced."""
    window.matchMedia(CALM).matches = True


def test_a_game_is_watched_move_by_move(visit: Visit) -> None:
    page = visit("watch-bushi.html", prepare=calm)
    assert page.text("#status").startswith("The start. The computer plays both sides at level 5.")
    assert page.text("#lesson-text") == "Play on from here against the computer"
    assert page.text("#do-autoplay") == "Play"
    assert page.find("#do-back").disabled
    page.click("#do-forward")
    told = "Black places the cube: left guard, facing back."
    assert page.text("#status").startswith(told)
    assert page.said == page.text("#status")
    assert page.find("#moves [aria-current]").getAttribute("name") == "ply-1"
    page.click('#moves [name="ply-17"]')
    assert page.find("#do-forward").disabled
    page.click("#do-back")
    assert page.find("#moves [aria-current]").getAttribute("name") == "ply-16"
    assert page.worker is None  # nothing is asked


def test_what_is_told_of_a_watched_game_can_be_scrolled_by_keyboard(visit: Visit) -> None:
    page = visit("watch-chatra.html", prepare=calm)
    page.focus(".told")  # longer than its place
    assert page.document.activeElement is page.find(".told")
    page.press("ArrowRight")
    assert "Move 1 of" in page.text("#lesson-step")


def pause(page: Page) -> float:
    """How long the line on the button takes, in seconds."""
    return float(page.find("#do-autoplay .pace").style.properties["--pause"].removesuffix("s"))


def test_a_watched_game_goes_on_by_itself_until_one_button_stops_it(visit: Visit) -> None:
    page = visit("watch-bushi.html")
    assert page.text("#do-autoplay") == "Pause"
    for _ in range(2):
        assert abs(pause(page) - 2 - len(page.text("#status")) / 20) < 0.2
        page.wait(20)
    at = page.text("#lesson-step")
    assert at.startswith("Move ")
    page.click("#do-autoplay")
    assert page.text("#do-autoplay") == "Play"
    assert not page.all(".pace")
    stays = page.text("#lesson-step")
    assert page.wait(60).text("#lesson-step") == stays
    page.click("#do-autoplay").wait(600)
    assert page.text("#lesson-step") == "Move 17 of 17"
    assert page.text("#do-autoplay") == "Play"
    page.click("#do-autoplay", seconds=0.1)
    assert page.text("#status").startswith("The start.")


def test_the_move_shown_stays_over_a_reload_and_a_change_of_language(visit: Visit) -> None:
    page = visit("watch-bushi.html").click("#do-forward").click("#do-forward")
    place = page.fragment.lstrip("#")
    assert place == "2"
    again = visit("ja/watch-bushi.html", place)
    assert again.find("#moves [aria-current]").getAttribute("name") == "ply-2"
    assert again.text("#do-autoplay") == "自動で進める"
    assert visit("watch-bushi.html", "x").text("#do-autoplay") == "Pause"
    assert "Move 17 of 17" in visit("watch-bushi.html", "999").text("#lesson-step")


def test_whoever_steps_or_looks_away_is_waited_for(visit: Visit) -> None:
    page = visit("watch-bushi.html").click("#do-forward")
    stays = page.text("#lesson-step")
    assert page.wait(60).text("#lesson-step") == stays
    page.document.hidden = True
    page.click("#do-autoplay").wait(60)
    assert page.text("#lesson-step") == stays
    page.document.hidden = False
    assert page.wait(60).text("#lesson-step") != stays


def test_a_watched_game_can_be_played_on(visit: Visit) -> None:
    page = visit("watch-bushi.html", prepare=calm).click("#do-forward")
    links = [str(each.getAttribute("href")) for each in page.all("main a") if each.seen]
    assert any(link.endswith("bushi.html#g=bushi&m=Eb&s=b:1") for link in links)
