"""The play page whole: what somebody sees and hears who plays, with the engine that answers."""

import json
from collections.abc import Callable

import pytest

from anga.guide import articles
from tests.site.dom.page import Page

Visit = Callable[..., Page]
TWO = {"anga:seats:bushi": '{"b": "person", "w": "person"}'}
PEOPLE = '{"b": "person", "w": "person"}'


def options(page: Page) -> list[str]:
    return [each.dataset.touch for each in page.all("#options [data-touch]")]  # type: ignore[misc]


def moves(page: Page) -> list[str]:
    return page.texts("#moves .move")


def option(page: Page, *touches: str) -> Page:
    for touch in touches:
        page.click(f'#options [data-touch="o:{touch}"]')
    return page


def two(visit: Visit, game: str, fragment: str = "") -> Page:
    """Two people at one device."""
    return visit(f"{game}.html", fragment, device={f"anga:seats:{game}": PEOPLE})


def test_a_ready_deal_is_made_on_request_and_taken_back_at_once(visit: Visit) -> None:
    page = visit("bushi.html")
    assert page.fragment == ""
    assert "New here? Press “Set up for me”." in page.text("#status")
    page.click("#status [name=deal]")
    assert len(page.all("#moves .move")) == 2
    assert "Touch an arrow. You win if" in page.text("#status")
    assert not page.all("#status [name=deal]")
    assert "anga:progress" not in page.device
    assert not [key for key in page.device if key.startswith("anga:saved")]
    page.click("#do-undo")
    assert page.text("#moves") == "No moves yet."
    assert page.all("#status [name=deal]")
    assert "Touch an arrow" not in page.text("#status")


def test_a_deal_is_offered_after_the_computers_cube_and_not_after_ones_own(visit: Visit) -> None:
    page = visit("bushi.html", device={"anga:seats:bushi": '{"b": 1, "w": "person"}'}).wait(60)
    assert len(page.all("#moves .move")) == 1
    assert "New here? Press “Set up for me”." in page.text("#status")
    assert not page.all("#status [name=why-move]")
    page.click("#status [name=deal]").wait(60)
    assert len(page.all("#moves .move")) == 3  # Black has moved
    assert not page.all("#status [name=deal]")
    page = two(visit, "bushi", "g=bushi&m=El").wait(60)
    assert not page.all("#status [name=deal]")


@pytest.mark.parametrize(
    ("moves", "told"),
    [("", False), ("El.Wb", True), ("El.Wb.t.f", False), ("El.Wb.t.f.t.f", False)],
)
def test_whoever_placed_a_cube_by_hand_is_told_once_how_to_win(
    visit: Visit, moves: str, told: bool
) -> None:
    page = visit("bushi.html", "g=bushi&s=w:1&m=" + moves).wait(1)
    assert ("Touch an arrow. You win if" in page.text("#status")) == told
    page = visit("bushi.html", "g=bushi&s=w:1&p=El_Wb_b").wait(1)
    assert "You win if" not in page.text("#status")


def test_nobody_places_a_cube_for_somebody_elsewhere(visit: Visit) -> None:
    away = {"anga:seats:bushi": '{"b": "person", "w": "away"}'}
    assert not visit("bushi.html", device=away).all("#status [name=deal]")


def test_of_a_game_that_was_given_up_nobody_reads_how_to_begin(visit: Visit) -> None:
    page = two(visit, "bushi").click("#status [name=deal]").click("#do-leave")
    page.click("#ask-yes")
    assert "has resigned" in page.text("#status")
    assert "Touch an arrow" not in page.text("#status")


def test_a_game_begins_with_its_name_and_whose_turn_it_is(visit: Visit) -> None:
    page = visit("chatra.html")
    assert page.document.title == "Chatra – Anga"
    assert page.text("#game-name") == "Chatra"
    assert page.text("#status p").startswith("Your turn: Black to move.")
    assert page.said.startswith("Your turn: Black to move. Aim: mate the enemy")
    assert page.text("#moves") == "No moves yet."
    assert page.label("c:f9") == "f9, can be chosen"
    assert page.find("#content").getAttribute("data-engine") == "ready"
    assert page.find("html").getAttribute("data-start") == "up"
    assert "a" in page.drawn.texts  # the board's letters


def test_a_square_says_that_a_hint_leads_over_it_and_that_it_stands_for_a_choice(
    visit: Visit,
) -> None:
    page = visit("troop.html").click("#do-hint")
    marked = [page.label(f"c:{cell}") for cell in ("a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1")]
    assert sum("Hint: touch 1" in label for label in marked) == 1
    page = two(visit, "troop").touch("c:b1")
    assert page.label("c:c1").endswith("can be chosen")
    assert not page.label("c:h1").endswith("can be chosen")


def test_a_move_is_made_with_a_mouse_and_answered(visit: Visit) -> None:
    page = visit("chatra.html").touch("c:f9")
    assert len(moves(page)) == 2
    assert moves(page)[0] == "f9"
    assert page.fragment.startswith("#g=chatra&m=f9.")
    assert page.label("c:f9").startswith("f9, Black’s Subject")
    assert page.text("#status p").startswith("Your turn: Black to move. White ")
    assert [each.getAttribute("aria-current") for each in page.all("#moves .move")] == [
        None,
        "step",
    ]


def test_a_move_is_made_by_finger_and_by_keyboard(visit: Visit) -> None:
    page = two(visit, "chatra").touch("c:f9", pointer="touch")
    assert moves(page) == ["f9"]
    page.focus('#grid [data-touch="c:a4"]').press("Enter")
    assert page.fragment == "#g=chatra&m=f9.a4"
    page.find('#grid [data-touch="c:k9"]').focus()
    page.press(" ")
    assert len(moves(page)) == 3


def test_a_piece_is_dragged_to_where_it_goes(visit: Visit) -> None:
    page = two(visit, "orb").drag("c:5g", "c:5f")
    assert page.fragment == "#g=orb&m=5g5f"
    assert page.label("c:5f").startswith("5f, South’s Pawn")
    assert page.label("c:5g") == "5g"
    page.drag("c:5f", "c:9a")  # is not his turn, and nothing goes there
    assert page.fragment == "#g=orb&m=5g5f"


def test_a_touch_that_goes_on_shows_where_it_may_and_can_be_taken_back(visit: Visit) -> None:
    page = two(visit, "orb").touch("c:5g")
    assert page.label("c:5g").endswith("chosen")
    assert page.label("c:5f").endswith("can be chosen")
    assert page.said.startswith("5g, South’s Pawn chosen")
    page.touch("c:5g")
    assert page.label("c:5g").endswith("can be chosen")
    assert page.said == "No longer chosen: 5g, South’s Pawn."
    page.touch("c:5g").focus('#grid [data-touch="c:5g"]').press("Escape")
    assert page.label("c:5f") == "5f"


def test_a_mouse_shows_where_it_can_touch(visit: Visit) -> None:
    page = two(visit, "orb")
    for cell, cursor in (("5g", "pointer"), ("5e", ""), ("6h", "pointer")):
        page.point("pointermove", page.place("c:" + cell))
        assert page.find("#board").style.cursor == cursor  # type: ignore[attr-defined]


def test_somebody_else_takes_a_seat(visit: Visit) -> None:
    page = two(visit, "bushi", "g=bushi&m=El")
    page.type("#seats-top select", "3")
    assert len(moves(page)) == 2
    assert page.text("#status p").startswith("Your turn: Black to move.")
    page.type("#seats-bottom select", "3").wait(60)
    assert len(moves(page)) > 2
    assert page.device["anga:players:bushi"] == '{"b": 3, "w": 3}'


def test_the_focus_stays_beside_what_goes_away(visit: Visit) -> None:
    page = two(visit, "bushi", "g=bushi&m=El.Wb")
    page.focus('#options [data-touch="o:f"]').press("Enter")
    active = page.document.activeElement
    assert active
    assert active.closest("#options")  # where one goes on
    page = two(visit, "bushi", "g=bushi&m=El.Wb")
    page.find("#do-undo").focus()
    page.press("Enter").press("Enter")
    assert page.find("#do-undo").disabled
    active = page.document.activeElement
    assert active
    assert active.closest(".bar")
    assert not active.disabled


def test_a_touch_that_leads_nowhere_says_why(visit: Visit) -> None:
    page = two(visit, "orb").touch("c:5c")
    assert page.tone == "refused"
    assert page.text("#status p") == "Not allowed: that piece is North’s."
    assert page.said == "Not allowed: that piece is North’s."
    assert page.fragment == ""


def test_what_has_no_effect_is_said_in_the_colour_of_refusals_as_in_lessons(visit: Visit) -> None:
    for page in (two(visit, "orb"), visit("learn-orb.html")):
        page.touch("c:5f")
        assert page.tone == "refused"
        assert page.text("#status strong") == page.text("#status p")


def test_undo_takes_back_a_half_made_move_before_any_other(visit: Visit) -> None:
    page = two(visit, "troop", "g=troop&m=a1b1c1:n1").touch("c:b8", "c:b7")
    assert page.all("#options .option")
    page.click("#do-undo")
    assert not page.all("#options .option")
    assert page.fragment.endswith("m=a1b1c1:n1")
    assert page.click("#do-undo").fragment in ("", "#g=troop")


def test_options_are_asked_one_after_the_other(visit: Visit) -> None:
    page = two(visit, "bushi")
    assert options(page)[:3] == ["o:T", "o:N", "o:U"]
    option(page, "E")
    assert page.find('#options [data-touch="o:E"]').getAttribute("aria-pressed") == "true"
    assert page.texts("#options .question")[1:] == ["Facing which way?"]
    assert page.text("#status p") == "Black to place the cube. Now pick the way it faces."
    option(page, "l")
    assert page.fragment == "#g=bushi&m=El"
    assert "then the way it faces" in page.text("#status")
    option(page, "r")
    assert page.text("#status").endswith("Now pick the face to go on top.")


def test_pieces_can_be_laid_out_until_the_first_is_placed(visit: Visit) -> None:
    page = option(visit("bushi.html"), "r")
    assert page.text("#status").endswith("Now pick the face to go on top.")
    page.click("#do-hint")
    assert page.all("#status [name=deal]")
    assert "Touch:" in page.wait(5).text("#status")
    page.click("#status [name=deal]")
    assert len(page.all("#moves .move")) == 2
    assert not page.all("#status [name=deal]")


def test_undo_and_redo_go_back_and_forth_a_turn(visit: Visit) -> None:
    page = visit("bushi.html")
    assert page.find("#do-undo").disabled
    option(page, "E", "l")
    link, told = page.fragment, page.text("#status")
    page.click("#do-undo")
    assert (page.fragment, page.text("#moves")) == ("#g=bushi", "No moves yet.")
    assert page.find("#do-undo").disabled
    page.click("#do-redo")
    assert (page.fragment, page.text("#status")) == (link, told)
    assert page.find("#do-redo").disabled
    page.press("u")
    assert page.fragment == "#g=bushi"


def test_one_steps_through_a_game_and_plays_on_from_there(visit: Visit) -> None:
    page = two(visit, "bushi", "g=bushi&m=El.Wb.t")
    assert page.find("#do-forward").disabled
    page.click("#do-back")
    assert page.fragment == "#g=bushi&m=El.Wb.t&n=2"
    assert page.find("#moves [aria-current]").getAttribute("name") == "ply-2"
    assert options(page) == []
    page.click("#do-first")
    assert page.fragment.endswith("&n=0")
    assert page.find("#do-back").disabled
    page.click("#do-forward")
    assert page.fragment.endswith("&n=1")
    page.click('#moves [name="ply-2"]')
    assert page.fragment.endswith("&n=2")
    page.click("#status [name=play-from-here]")
    assert page.fragment == "#g=bushi&m=El.Wb"
    option(page, "f")
    assert page.fragment == "#g=bushi&m=El.Wb.f"


def test_arrows_step_where_the_board_has_not_the_focus(visit: Visit) -> None:
    page = two(visit, "bushi", "g=bushi&m=El.Wb.t")
    page.press("ArrowLeft")
    assert page.fragment.endswith("&n=2")
    page.press("ArrowRight")
    assert page.fragment == "#g=bushi&m=El.Wb.t"


def test_the_browsers_back_takes_the_last_turn_from_the_board(visit: Visit) -> None:
    page = two(visit, "chatra").touch("c:f9").touch("c:a4")
    page.back()
    assert moves(page) == ["f9"]
    page.back()
    assert moves(page) == []


def test_a_link_is_opened_as_it_is_and_its_faults_are_told(visit: Visit) -> None:
    page = visit("play.html", "g=bushi&m=El.Wb.q.t")
    assert page.text("#notices").startswith("Move 3 in the link, “q”,")
    assert len(moves(page)) == 2
    assert page.window.location.href.startswith("https://anga.example/bushi.html#")
    page.click("#notices button")
    assert page.text("#notices") == ""
    page.paste("g=bushi&m=El")
    assert len(moves(page)) == 1
    page.paste("g=chatra")
    assert page.window.location.reloads == 1


def test_a_game_nobody_knows_is_said_to_be_unknown(visit: Visit) -> None:
    page = visit("play.html", "g=go&m=a1")
    assert "“go”" in page.text("#notices")
    assert page.text("#game-name") == "BushiShogi"


def test_the_link_is_copied_or_shown(visit: Visit) -> None:
    page = two(visit, "bushi", "g=bushi&m=El").click("#do-copy", seconds=1)
    assert page.platform.copied == ["https://anga.example/bushi.html#g=bushi&m=El"]
    assert page.text("#notices").startswith("Link copied.")
    page.wait(5)
    assert page.text("#notices") == ""
    page.platform.lets = False
    page.click("#do-copy")
    assert "bushi.html#g=bushi&m=El" in page.text("#notices")


def test_the_other_language_is_everywhere_at_once(visit: Visit) -> None:
    page = two(visit, "chatra").touch("c:f9")
    page.click("#other-language")
    assert page.find("html").getAttribute("lang") == "ja"
    assert page.document.title == "チャトラ – Anga"
    assert "can be chosen" not in page.label("c:a4")
    assert page.device["anga:language"] == '"ja"'
    assert "Your turn" not in page.text("#status")
    page.click("#other-language")
    assert page.label("c:a4") == "a4, can be chosen"


def test_a_board_is_turned_and_says_so_to_everybody(visit: Visit) -> None:
    page = two(visit, "chatra")
    first = page.all("#grid [role=gridcell]")[0].dataset.touch
    assert page.find("#seats-bottom").textContent.startswith("Black")
    page.click("#do-turn")
    assert page.all("#grid [role=gridcell]")[0].dataset.touch != first
    assert page.find("#seats-bottom").textContent.startswith("White")
    page.focus('#grid [tabindex="0"]').press("f")
    assert page.find("#seats-bottom").textContent.startswith("Black")


def test_an_answer_to_a_touch_leaves_the_question_about_the_last_move(visit: Visit) -> None:
    page = visit("orb.html", "g=orb&m=7i7h.8f7f.5c5d.1g2g&s=w:1,n:1,e:1")
    assert page.texts("#status button") == ["Why their move?"]
    page.touch("c:5e")
    assert page.tone == "refused"
    assert page.texts("#status button") == ["Why their move?"]


def test_beside_a_refusal_the_rule_takes_the_place_of_that_question(visit: Visit) -> None:
    page = visit("chatra.html", "g=chatra&m=c12.a1&s=w:1")
    assert page.texts("#status button") == ["Why their move?"]
    page.touch("c:l1")
    assert page.texts("#status a") == ["The rule"]
    assert not page.all("#status button")


def test_a_reason_ends_with_the_rule_that_explains_it(visit: Visit) -> None:
    page = visit("orb.html", "g=orb&m=7i7h.8f7f.5c5d.1g2g&s=w:1,n:1,e:1")
    assert not page.all("#status p a")
    page.click("#do-hint").wait(5)
    (rule,) = page.all("#status p a")
    address = str(rule.getAttribute("href"))
    assert address.startswith("rules-orb.html#")
    assert address.partition("#")[2] in articles.explaining("orb").values()
    page.click("#other-language")
    assert page.texts("#status p a") == ["このルール"]


def test_a_hint_that_is_asked_for_again_is_said_again(visit: Visit) -> None:
    page = visit("orb.html", "g=orb&m=7i7h.8f7f.5c5d.1g2g&s=w:1,n:1,e:1")
    card = page.click("#do-hint").wait(5).text("#status p")
    told = card.partition("Touch: ")[2].partition(".")[0]
    assert told
    page.find("#live").textContent = ""
    page.click("#do-hint", seconds=0)
    heard = [page.wait(0.1).said for _ in range(20)]
    assert any(f"Touch: {told}." in each for each in heard)


def test_no_hint_is_offered_about_an_earlier_position(visit: Visit) -> None:
    page = two(visit, "bushi", "g=bushi&m=Nl.Tb.l")
    assert not page.find("#do-hint").disabled
    page.click("#do-back")
    assert page.find("#do-hint").disabled
    page.click("#do-forward")
    assert not page.find("#do-hint").disabled


@pytest.mark.parametrize(
    ("home", "told"),
    [
        ("3", "Black’s King is a prisoner: only a double King frees it."),
        ("rn2", "Black’s King is a prisoner and cannot come back now: a piece is on d1."),
    ],
)
def test_a_prisoner_is_told_what_it_rolls_for(visit: Visit, home: str, told: str) -> None:
    at = f"rCre2gKgEgHgC/rHre2gsgsgsgs/rEre6/rK7/6ywyK/6ywyE/8/kCkHkE{home}ywyC"
    page = visit("shinsetsu.html", f"g=shinsetsu&p={at}_k_-_0p,0a,0a,0a")
    assert page.text("#status p") == page.said == f"Black to roll. {told}"
    page.click("#do-hint")
    assert page.text("#status p") == f"Roll the dice first. {told}"


def test_dice_are_thrown_and_a_die_is_chosen(visit: Visit) -> None:
    page = visit(
        "shinsetsu.html", device={"anga:seats:shinsetsu": '{"b": "person", "w": "person"}'}
    )
    assert page.text("#status p").startswith("Your turn: Black to roll.")
    page.click("#do-hint")
    assert page.text("#status p").startswith("Roll the dice first.")
    assert page.said.startswith("Roll the dice first.")
    page.click("#status [name=roll]")
    assert page.text("#status p").startswith("Your turn: Black to move. Black rolls")
    assert page.fragment.startswith("#g=shinsetsu&m=roll:")
    assert len(options(page)) in (0, 2)  # only two dice that differ are asked about
    assert page.find("#dice").seen


def test_letters_lead_from_target_to_target_and_name_them(visit: Visit) -> None:
    page = two(visit, "orb").focus('#grid [data-touch="c:9a"]')
    page.press("n")
    assert page.document.activeElement.dataset.touch == "c:5g"  # type: ignore[union-attr]
    page.press("n").press("N")
    assert page.document.activeElement.dataset.touch == "c:5g"  # type: ignore[union-attr]
    page.press("m")
    assert page.said.startswith("7 places")
    page.click("#do-settings").click("#single-keys").click("#settings .actions button")
    page.focus('#grid [data-touch="c:9a"]').press("n")
    assert page.document.activeElement.dataset.touch == "c:9a"  # type: ignore[union-attr]


def test_the_unfinished_game_is_offered_when_one_comes_back(visit: Visit) -> None:
    device: dict[str, str] = {}
    option(visit("bushi.html", device=device), "E", "l")
    page = visit("bushi.html", device=device)
    assert page.text("#notices").startswith("You have an unfinished game. Moves so far: 2.")
    page.click("#notices [name=resume]")
    assert len(moves(page)) == 2
    assert page.text("#notices") == ""


def test_another_tab_that_plays_on_is_told(visit: Visit) -> None:
    device: dict[str, str] = {}
    page = option(visit("bushi.html", device=device), "E", "l")
    (key,) = (key for key in device if key.startswith("anga:saved:"))
    text = device[key].replace('"rev": 2', '"rev": 3').replace("El.", "El.")
    page.other_tab(key, text)
    assert page.text("#notices").startswith("This game is being continued in another tab.")


def test_an_engine_that_dies_is_replaced(visit: Visit) -> None:
    page = two(visit, "bushi", "g=bushi&m=El.Wb")
    first = page.worker
    page.kill()
    assert page.worker is not first
    assert page.find("#content").getAttribute("data-engine") == "ready"
    option(page, "f")
    assert page.fragment == "#g=bushi&m=El.Wb.f"


def test_an_engine_that_does_not_start_is_told_with_its_reason(visit: Visit) -> None:
    page = visit("bushi.html", failure="no room")
    assert page.tone == "failed"
    assert "no room" in page.text("#status")


def test_what_the_engine_makes_possible_can_be_pressed_as_soon_as_it_is_up(visit: Visit) -> None:
    page = visit("chatra.html", slow=5)
    content, edit = page.find("#content"), page.find("#do-edit")
    write = content.setAttribute
    told: list[tuple[str, str, bool]] = []

    def watch(name: str, value: str) -> None:
        told.append((name, value, bool(edit.disabled)))
        write(name, value)

    content.setAttribute = watch  # type: ignore[method-assign]
    assert edit.disabled
    page.wait(60)
    assert ("data-engine", "ready", False) in told


def test_an_opening_move_does_not_wait_for_the_engine(visit: Visit) -> None:
    page = visit("chatra.html", slow=90)
    page.touch("c:f9")
    assert moves(page) == ["f9"]
    assert page.tone == "waiting"
    page.wait(20)
    assert page.text("#status").startswith("The page is still loading … 3.0 MB to go.")
    page.wait(80)
    assert len(moves(page)) == 2


def test_a_game_under_way_never_shows_the_start(visit: Visit) -> None:
    page = visit("chatra.html", "g=chatra&m=f9.g4", slow=90)
    assert page.tone == "waiting"
    assert not [each for each in page.texts("#grid [data-touch]") if "Object" in each]
    assert page.label("c:f11") == "f11"
    assert not page.all(".seats [data-turn=true]")
    page.wait(100)
    assert page.label("c:f11").startswith("f11, Black")
    assert page.all(".seats [data-turn=true]")


def test_what_a_touch_comes_to_is_drawn_until_it_is_taken_back(visit: Visit) -> None:
    link = "g=chatra&m=f9.g4.e12.g1"
    page = two(visit, "chatra", link)
    assert page.worker
    page.worker.dead = True  # nobody says what it comes to
    untold = page.touch("c:e12").drawn.look
    page = two(visit, "chatra", link).touch("c:e12").touch("c:e12")
    before = page.drawn.look
    assert page.touch("c:e12").drawn.look != untold
    assert page.worker
    page.worker.dead = True  # and nobody is needed to take that away
    assert page.touch("c:e12").drawn.look == before


MATED = "#g=chatra&p=5S6/12/3S1o1S4/12/12/5S6/12/12/12/12/12/O11_b_32-0_-&m=f1-f11"


def test_why_it_is_mate_is_shown_when_it_is_asked_and_put_away_again(visit: Visit) -> None:
    page = two(visit, "chatra", MATED).wait(2)
    assert page.text("#status").startswith("Black wins: mate.")
    page.click('#status [name="why-mate"]', seconds=3)
    sentence = "White is mated: f6 slides away from f11 to f3."
    assert sentence in page.text("#status")
    assert page.said.startswith(sentence)
    button = page.find('#status [name="why-mate"]')
    assert button.getAttribute("aria-pressed") == "true"
    page.do(button.click)
    assert sentence not in page.text("#status")
    assert button.getAttribute("aria-pressed") == "false"


def test_after_one_die_the_card_says_that_another_move_follows(visit: Visit) -> None:
    kept = json.dumps(dict.fromkeys("krgy", "person"))
    device = {"anga:seats:shinsetsu": kept}
    page = visit("shinsetsu.html", "g=shinsetsu&m=roll:KE.K:b2@w", device=device)
    assert "Now use the second die" in page.text("#status")
    assert "turns to face" not in page.text("#status")
    assert "turns to face" in page.said
    moves = "roll:EE.E:c1e3.E:e3c5.roll:KK.K:b6c5.K:c5@s.roll:KE.E:f7@e.K:e7@e.roll:KC.K:g3@s."
    stuck = f"g=shinsetsu&m={moves}C:g1@s.roll:KE.K:d1e1"
    page = visit("shinsetsu.html", stuck, device=device)
    assert "second die" not in page.text("#status"), "nothing can use the other die"
    assert "No piece can use the dice that are left" in page.text("#options")


def test_a_promotion_that_either_die_can_pay_for_asks_for_the_die(visit: Visit) -> None:
    at = "4gK3/1kn4gs1/8/rKrn6/7yK/6yw1/8/1kH1kK4_k_KH_0aC,0a,0a,0a"
    page = visit("shinsetsu.html", f"g=shinsetsu&p={at}")
    questions = "#options .question"
    assert page.texts(questions) == ["Choose a die or a piece"]
    page.touch("c:b7", "c:b8").click('#options [data-touch="o:C"]')
    told = "The Pawn promotes to Chariot on b8. Choose the die to use."
    assert page.text("#status p").endswith(told)
    assert page.texts(questions) == ["Promote to what?", "Which die do you use?"]
    assert page.find('#options [data-touch="o:C"]').getAttribute("aria-pressed") == "true"
