"""A position or a whole game studied on the play page: analysis, notes, review, what is known."""

from collections.abc import Callable

from tests.site.dom.elements import Event
from tests.site.dom.page import Page

Visit = Callable[..., Page]
PEOPLE = '{"b": "person", "w": "person"}'
GAME = "g=bushi&m=El.Wb"


def open_game(visit: Visit, fragment: str = GAME) -> Page:
    return visit("bushi.html", fragment, device={"anga:seats:bushi": PEOPLE})


def studied(visit: Visit, fragment: str = GAME) -> Page:
    return open_game(visit, fragment).click("#do-study")


def noted(visit: Visit) -> Page:
    """A note is written in an analysis."""
    return studied(visit).click("#study-notes summary").type("#note-text", "Look left.")


def switch(page: Page, name: str) -> None:
    """Switch something on or off among the settings."""
    page.click("#do-settings").click("#" + name).click("#settings .actions button")


def test_an_analysis_tells_the_best_moves_and_what_they_are_worth(visit: Visit) -> None:
    page = studied(visit)
    assert page.find("#analysis").seen
    assert page.find("#analysis").in_sight == 1, "once, when it was asked for"
    assert page.text("#study-verdict") == "White is winning"
    assert page.text("#study-chances") == "Black 0% · White 100%"
    lines = page.texts("#study-lines li")
    assert len(lines) == 4
    assert "loses in 12" in lines[0]
    assert page.text("#study-depth").startswith("Solved: all")


def test_an_analysis_leaves_the_board_as_it_faces_whoever_played(visit: Visit) -> None:
    white = '{"b": 1, "w": "person"}'
    page = visit("bushi.html", "", device={"anga:seats:bushi": white}).wait(60)
    for control in ("#do-study", "#study-lines .line", "#do-back", "#study-end"):
        page.click(control)
        assert page.text("#seats-bottom .name").startswith("White"), control


def test_an_analysis_of_an_end_says_how_it_ended(visit: Visit) -> None:
    page = visit("bushi.html", "g=bushi&m=Wf.Al.r.t").click("#do-study")
    assert page.text("#study-verdict") == "White wins: mate."
    assert page.click("#do-back").text("#study-verdict") == "White is winning"


def test_of_perfect_play_that_draws_only_the_beginning_is_told(visit: Visit) -> None:
    page = studied(visit, "g=bushi&m=Nl.Tb")
    assert page.text("#study-verdict") == "Even"
    assert page.text("#study-perfect").endswith(" · …")
    assert page.text("#study-perfect").count(" · ") == 10


def test_a_line_that_is_chosen_is_played_and_nothing_of_it_is_kept(visit: Visit) -> None:
    page = studied(visit)
    page.click("#study-lines .line")
    assert len(page.all("#moves .move")) == 3
    assert page.device == {"anga:seats:bushi": PEOPLE}
    page.click("#study-end")
    assert not page.find("#analysis").seen
    assert page.fragment == "#" + GAME + "&v=0~2~l"  # the line is still to be looked at
    assert len(page.all("#moves .move")) == 2


def test_lines_keep_the_focus_and_are_played_as_they_are_read(visit: Visit) -> None:
    page = studied(visit)
    line = page.all("#study-lines .line")[1]
    line.focus()
    told = line.textContent
    page.wait(2)
    assert page.document.activeElement is line
    assert line.textContent == told
    page.press("Enter")
    assert page.all("#moves .move")[2].textContent in told


def test_an_analysis_is_told_by_ear(visit: Visit) -> None:
    page = studied(visit, "g=bushi&m=El.Wb")
    assert "The analysis has begun" in page.said
    page.wait(2)
    assert "Best moves: " in page.said


def test_one_step_back_nobody_is_said_to_move_again(visit: Visit) -> None:
    page = studied(visit, "g=bushi&m=El.Wb.l").click("#do-back")
    assert page.text("#status").startswith("Black to move.")
    assert "another move" not in page.text("#status")


def test_a_study_rests_and_goes_on(visit: Visit) -> None:
    page = studied(visit).click("#study-rest")
    before = page.text("#study-rest")
    page.click("#study-rest")
    assert page.text("#study-rest") != before


def test_a_note_goes_into_the_link_and_is_shown_beside_the_game(visit: Visit) -> None:
    page = noted(visit)
    assert page.fragment.endswith("&k=0~2~Look%20left.")
    link = page.fragment[1:]
    page = open_game(visit, link)
    assert page.text("#remark") == "Look left."
    assert page.said.endswith("Look left.")


def test_marks_are_drawn_by_touch_and_wiped(visit: Visit) -> None:
    page = studied(visit).click("#study-notes summary").click("#note-mark")
    assert page.find("#note-mark").getAttribute("aria-pressed") == "true"
    page.touch("c:w")
    assert "&" not in page.fragment.removeprefix("#" + GAME)
    page.touch("c:b")
    assert page.fragment.startswith("#" + GAME + "&")
    assert "w-b" in page.fragment
    assert "arrow" in page.label("c:w")
    assert len(page.all("#moves .move")) == 2  # no move was made
    assert not page.find("#note-clear").disabled
    page.click("#note-clear")
    assert page.fragment == "#" + GAME
    assert page.find("#note-clear").disabled
    page.touch("c:w").touch("c:w")
    assert page.fragment.endswith("w")  # a circle
    assert "circle" in page.label("c:w")
    page.click("#note-mark").touch("c:b")
    assert page.find("#note-mark").getAttribute("aria-pressed") == "false"


def test_lines_are_kept_side_by_side_promoted_and_deleted(visit: Visit) -> None:
    page = studied(visit).click('#options [data-touch="o:f"]')
    assert "&v=" in page.fragment
    page.click("#do-back").click('#options [data-touch="o:t"]')
    assert page.fragment.count("~") > 2
    assert len(page.all("#moves .aside, #moves [name^=line]")) > 0
    page.click("#study-notes summary")
    before = page.fragment
    page.click("#study-promote")
    assert page.fragment != before
    page.click("#do-back").click('#options [data-touch="o:l"]').click("#study-remove")
    assert page.text("#notices").startswith("The variation was deleted.")
    after = page.fragment
    page.click("#notices [name=undo]")
    assert page.fragment != after


def test_a_review_finds_the_mistake_and_leads_to_it(visit: Visit) -> None:
    page = open_game(visit, "g=bushi&m=El.Wb.t.f").click("#do-review").wait(30)
    assert page.find("#review").seen
    points = page.texts("#review-points li")
    assert points[0].startswith(
        "Move 1, Black: left guard up, facing Black’s left cost 50%. Better: "
    )
    assert page.text("#review-seats") == "Winning chances, move by move: Black"
    assert page.find("#review").in_sight == 1
    graph = page.find("#review-graph")
    (curve,) = graph.querySelectorAll(".share").parts
    assert len(str(curve.getAttribute("points")).split()) == 5  # each ply, as the game is solved
    page.click("#review-points button")
    assert page.fragment.endswith("&n=0")
    graph.box.width = 100
    page.do(lambda: graph.dispatch(Event("click", clientX=98)))
    assert page.fragment == "#g=bushi&m=El.Wb.t.f"
    first = page.find("#moves [name=ply-1]")
    assert "slip" in str(first.getAttribute("class"))
    assert str(first.getAttribute("aria-label")).endswith(", cost 50%")


def test_against_a_computer_a_review_tells_ones_own_losses_alone(visit: Visit) -> None:
    page = open_game(visit, "g=bushi&m=El.Wb.t.f&s=w:1").click("#do-review").wait(30)
    assert page.said.startswith("The review has begun")
    assert "The review is complete. Your moves that cost most: Move 1:" in page.said
    assert page.text("#review-told") == "Your moves that cost most:"
    points = page.texts("#review-points li")
    assert points[0].startswith("Move 1: left guard up, facing Black’s left cost you 50%. Better: ")
    page = open_game(visit, "g=bushi&m=El.Wb.t.f&s=b:1").click("#do-review").wait(30)
    (point,) = page.texts("#review-points li")
    assert point.startswith(
        "Move 4: Roll forward (right guard, White’s left) cost you 50%. Better: Turn"
    )
    assert page.text("#review-seats") == "Winning chances, move by move: White"


def test_a_review_under_way_cannot_be_begun_again(visit: Visit) -> None:
    page = open_game(visit, "g=bushi&m=El.Wb.t.f&e=resign:b")
    worker, late = page.worker, page.loop.create_future()
    assert worker
    think = worker.door["think"]

    async def think_later(number: int, request: str) -> object:
        await late
        return await think(number, request)

    worker.door["think"] = think_later
    buttons = [page.find("#do-review"), page.find("#status [name=review]")]
    page.click("#status [name=review]")
    assert [button.getAttribute("aria-busy") for button in buttons] == ["true", "true"]
    assert all(button.disabled for button in buttons)
    page.do(lambda: late.set_result(None)).wait(30)
    assert [button.getAttribute("aria-busy") for button in buttons] == ["false", "false"]
    assert not any(button.disabled for button in buttons)


def test_a_second_look_tells_how_far_it_has_come(visit: Visit) -> None:
    page = open_game(visit, "g=bushi&m=El.Wb.t.f")
    assert page.worker
    think, told = page.worker.door["think"], set()

    async def watched(number: int, request: str) -> object:
        told.add(page.text("#review-told"))
        return await think(number, request)

    page.worker.door["think"] = watched
    page.click("#do-review").wait(30)
    again = "Looking again at the moves that seem to have cost most: %d of at most 12 …"
    assert {again % 0, again % 1} <= told


def test_a_review_has_no_empty_parts(visit: Visit) -> None:
    for moves in ("El", "El.Wb.t.f"):
        page = open_game(visit, f"g=bushi&m={moves}").click("#do-review").wait(30)
        for part in ("#review-told", "#review-points"):
            assert page.find(part).seen == bool(page.text(part))
    assert page.text("#review-told") == "The moves that cost most:"


def test_a_turning_point_is_tried_again_in_a_game_of_its_own(visit: Visit) -> None:
    page = open_game(visit, "g=bushi&m=El.Wb.t.f").click("#do-review").wait(30)
    page.click("#review-points .again")
    assert page.fragment == "#g=bushi"
    assert page.text("#moves") == "No moves yet."
    told = "You played left guard up, facing Black’s left here. Your move again: play a better one."
    assert told in page.text("#status")
    assert not page.text("#notices")
    assert not page.find("#review").seen
    assert page.back().fragment == "#g=bushi&m=El.Wb.t.f"


def test_who_finds_the_better_move_is_told_so_until_the_next(visit: Visit) -> None:
    found = "That is the better move."
    page = open_game(visit, "g=bushi&m=El.Wb.t.f").click("#do-review").wait(30)
    page.click("#review-points li:nth-child(2) .again")
    assert "Your move again: play a better one." in page.text("#status")
    page.click('#options [data-touch="o:l"]')
    assert found not in page.text("#status")
    page.click("#do-undo")
    assert "Your move again: play a better one." in page.text("#status")
    page.click('#options [data-touch="o:t"]')
    assert found in page.text("#status")
    assert found in page.text("#live")
    page.click('#options [data-touch="o:t"]')
    assert found in page.text("#status")
    page.click('#options [data-touch="o:t"]')
    assert found not in page.text("#status")


def test_a_turning_point_keeps_the_focus_when_it_is_told_anew(visit: Visit) -> None:
    page = open_game(visit, "g=bushi&m=El.Wb.t.f").click("#do-review").wait(30)
    page.focus("#review-points button")
    before = page.document.activeElement
    page.do(page.find("#other-language").click)
    assert page.document.activeElement is page.find("#review-points button")
    assert page.document.activeElement is not before


def test_a_review_says_which_moves_were_helped(visit: Visit) -> None:
    page = open_game(visit).click("#do-known").click('#options [data-touch="o:l"]')
    page.click("#do-known").click('#options [data-touch="o:r"]').click("#do-review").wait(30)
    told = "Moves made with a hint, or while “Show perfect play” was on: 1. "
    assert any(text.startswith(told) for text in page.texts("#review-points li"))


def test_what_is_known_of_a_solved_game_is_shown_on_its_options(visit: Visit) -> None:
    page = open_game(visit)
    assert not page.all("#options .badge")
    page.click("#do-known")
    assert page.find("#do-known").getAttribute("aria-pressed") == "true"
    badges = page.texts("#options .badge")
    assert len(badges) == 4
    page.click("#do-known")
    assert not page.all("#options .badge")


def test_a_hint_names_a_move_and_shows_its_touches(visit: Visit) -> None:
    page = open_game(visit).click("#do-hint")
    assert page.text("#status").startswith("Black to move. Touch: Roll left.")
    assert page.text("#status").endswith(".")
    assert page.fragment == "#" + GAME


def test_a_hint_ends_with_its_words(visit: Visit) -> None:
    page = open_game(visit).click("#do-hint")
    assert page.texts("#options .badge") == ["!"]
    page.touch("c:w").wait(1)
    assert "Touch:" not in page.text("#status")
    assert not page.all("#options .badge")
    page.click("#do-hint")
    assert page.texts("#options .badge") == ["!"]


def test_a_coach_warns_before_a_move_that_loses_and_lets_it_be_made(visit: Visit) -> None:
    page = visit("bushi.html")
    switch(page, "coach")
    for answer, made in (("coach-back", 0), ("coach-play", 2)):
        page.click('#options [data-touch="o:E"]').click('#options [data-touch="o:l"]')
        told = "That move would cost you a lot: your winning chances would drop from 50% to 0%"
        assert page.text("#notices").startswith(told)
        assert page.text("#moves") == "No moves yet."
        page.click(f"#notices [name={answer}]")
        assert page.text("#notices") == ""
        assert len(page.all("#moves .move")) == made


def test_the_bar_shows_the_chances(visit: Visit) -> None:
    page = open_game(visit)
    assert not page.find("#chances-bar").seen
    switch(page, "bar")
    page.click("#do-study").wait(20)
    assert page.find("#chances-bar").seen
    assert (
        page.find("#chances-bar").getAttribute("aria-label")
        == "Winning chances: Black 0% · White 100%"
    )


def test_what_could_be_captured_is_marked_and_told(visit: Visit) -> None:
    page = visit("orb.html", "g=orb&m=5g5f")
    switch(page, "danger")
    assert page.text("#status").endswith("None of your pieces can be captured next.")
    assert page.device["anga:danger"] == "true"


def test_the_field_has_the_note_of_the_position_that_is_shown(visit: Visit) -> None:
    page = noted(visit)
    assert page.click("#do-back").find("#note-text").value == ""
    assert page.click("#do-forward").find("#note-text").value == "Look left."
    page.type("#note-text", "Look right.")
    assert page.find("#note-text").value == "Look right."
    assert page.click("#do-back").find("#note-text").value == ""


def test_a_hint_points_at_its_touches_on_the_board(visit: Visit) -> None:
    page = visit("chatra.html", "g=chatra&m=f9.g4", device={"anga:seats:chatra": PEOPLE})
    before = page.drawn.look
    page.click("#do-hint").wait(60)
    assert "Touch: " in page.text("#status")
    assert page.drawn.look != before


def tabs(page: Page) -> list[str]:
    """The names of the tabs that are seen, in both languages, the chosen one in brackets."""
    seen = [tab for tab in page.all("#tabs [role=tab]") if tab.seen]
    names = {"true": "[%s]", "false": "%s"}
    return [names[str(tab.getAttribute("aria-selected"))] % tab.textContent for tab in seen]


def panels(page: Page) -> list[str]:
    return [str(each.getAttribute("id")) for each in page.all("[role=tabpanel]") if each.seen]


def test_record_analysis_and_review_are_tabs_while_several_are_open(visit: Visit) -> None:
    moves, analysis, review = "Moves指し手", "Analysis検討", "Review振り返り"
    page = open_game(visit, "g=bushi&m=El.Wb.t.f")
    assert (tabs(page), panels(page)) == ([], ["listed"])
    page.click("#do-review").wait(30)
    assert (tabs(page), panels(page)) == ([moves, f"[{review}]"], ["review"])
    page.click("#do-study")
    assert (tabs(page), panels(page)) == ([moves, f"[{analysis}]", review], ["analysis"])
    page.click("#tab-listed")
    assert (tabs(page), panels(page)) == ([f"[{moves}]", analysis, review], ["listed"])
    page.click("#tab-analysis").click("#study-end")
    assert (tabs(page), panels(page)) == ([f"[{moves}]", review], ["listed"])
    assert page.find(".steps").seen


def test_tabs_are_chosen_with_arrows_which_make_no_step(visit: Visit) -> None:
    page = studied(visit).focus("#tab-analysis")
    before = page.fragment
    chosen = []
    for key in ("ArrowRight", "ArrowLeft", "Home", "End"):
        page.press(key)
        chosen += panels(page)
        active = page.document.activeElement
        assert active
        assert active.getAttribute("aria-controls") == chosen[-1]
        assert active.getAttribute("tabindex") == "0"
    assert chosen == ["listed", "analysis", "listed", "analysis"]
    assert page.fragment == before


def test_an_analysis_that_awaits_a_roll_says_so(visit: Visit) -> None:
    page = studied(visit, "g=shinsetsu&m=roll:HH.H:b2b3.H:b1c3")
    assert page.text("#study-verdict").endswith(". Roll to see moves")
