"""Four players on the page: at one device, alone against three, and by a link with four names.

Then Yonin Shogi's penalty for an excessive move, which is told before, owed, paid and taken back.
"""

import json
from collections.abc import Callable

from tests.site.dom.elements import Element
from tests.site.dom.page import Page

Visit = Callable[..., Page]
SEATS = ("b", "r", "w", "u")
BEGIN = (
    " Aim: mate the others’ Objects (the knobs)."
    " Touch a marked square to drop a pyramid (a Subject) there."
)
ORB_SEATS = ("s", "w", "n", "e")
TO_BE_MATED = "g=chatra4&p=3W5b1U/11u/12/12/R8b2/12/12/12/12/7b4/12/B11_b_14-9-9-0_a-a-a-a"


def at_table(visit: Visit, fragment: str = "", **seats: str) -> Page:
    """The page on a device where these sit, and people in the other seats."""
    kept = json.dumps({seat: seats.get(seat, "person") for seat in SEATS})
    return visit("chatra4.html", fragment, device={"anga:seats:chatra4": kept})


def note_of(page: Page, seat: str) -> Element:
    """The note beside a player's name."""
    (found,) = [
        each for each in page.all(".seats .seat") if each.querySelector(f'[name="seat:{seat}"]')
    ]
    said = found.querySelector(".note")
    assert said
    return said


def note(page: Page, seat: str) -> str:
    """What is said beside a player's name."""
    return note_of(page, seat).textContent


def sign(page: Page, seat: str) -> str | None:
    """What stands for that where there is no room for words."""
    return note_of(page, seat).getAttribute("data-sign")


def hand_over(page: Page, name: str) -> str:
    """Give the game away under a name; returns what follows the # of the link."""
    page.click("#status [name=hand-over]").type("#hand-name", name)
    link = str(page.find("#hand-link").value)
    page.click("#hand-close")
    return link.partition("#")[2]


def test_whoever_plays_on_is_told_who_has_left(visit: Visit) -> None:
    page = at_table(visit, r="away", w="away", u="away").touch("c:f9")
    mine, device = hand_over(page, "Aki"), page.device
    ben = visit("chatra4.html", mine, device={}).click("#do-look").touch("c:c3")
    ben.click("#do-leave").click("#ask-yes")
    told = "You have left the game. Send it once more, so that the others play on without you."
    assert ben.text("#status").startswith(told)
    link = hand_over(ben, "Ben")
    assert ben.text("#hand-told").endswith(", who can then play on without you.")
    assert link == "g=chatra4&m=f9.c3&s=r:3&h=b:Aki,u,w"
    page = visit("chatra4.html", link, device=device)
    assert page.text(".notice p") == "Red has left the game; Hare 3 plays on in that seat."
    assert page.tone == "away"
    assert page.text("#status").startswith("White to move. Send the game there.")


def test_who_only_watches_a_game_by_link_holds_no_seat(visit: Visit) -> None:
    page = at_table(visit, r="away", w="away", u="away").touch("c:f9")
    link = hand_over(page, "Aki").replace("b:Aki,r,", "b:Aki,r:Ben,")
    page = visit("chatra4.html", link, device={})
    assert page.text("#invited-side") == "It is Red’s turn. Are you Ben?"
    page.click("#do-look")
    assert page.tone == "away"
    assert page.text("#status") == (
        "Ben (Red) to move. You are watching. Each move comes as a link."
    )
    assert not [key for key in page.device if ":saved:" in key]


def test_four_people_play_in_turn_at_one_device(visit: Visit) -> None:
    page = at_table(visit)
    for name, cell in (("Black", "f9"), ("Red", "c3"), ("White", "g4"), ("Blue", "k9")):
        assert page.said.removesuffix(BEGIN).endswith(f"{name} to move.")
        page.touch(f"c:{cell}")
        assert page.label(f"c:{cell}").startswith(f"{cell}, {name}’s Subject")
    assert page.fragment == "#g=chatra4&m=f9.c3.g4.k9"
    assert page.said == "Blue drops a Subject on k9. Black to move."


def test_a_drop_that_is_refused_names_all_who_guard_the_square(visit: Visit) -> None:
    page = at_table(visit, "g=chatra4&m=f9").touch("c:f5")
    assert page.text("#status p").startswith(
        "Not allowed: in a zone guarded by White, Blue and Black, drop only if"
    )
    assert page.fragment == "#g=chatra4&m=f9"
    page.touch("c:k7")
    assert page.tone == "refused"
    page.touch("c:d2")
    assert page.fragment == "#g=chatra4&m=f9.d2"


def test_a_check_waits_for_its_turn_and_the_beaten_army_changes_sides(visit: Visit) -> None:
    page = at_table(visit, TO_BE_MATED).touch("c:h10", "c:h9")
    assert page.said.endswith("Red to move.")
    assert note(page, "u") == "in check, not yet to move"
    assert sign(page, "u") == "!"
    page.touch("c:a5", "c:a4").touch("c:d1", "c:c1")
    assert page.said.endswith("Blue is mated by Black. Black to move.")
    assert note(page, "u") == "fourth: mated by Black"
    assert note(page, "b") == "mates: 1"
    assert (sign(page, "u"), sign(page, "b")) == ("×", "+1")
    assert page.label("c:l1") == "l1, Object of a mated player"
    assert page.label("c:l2").startswith("l2, Black’s Subject")
    page.touch("c:l2")
    assert page.label("c:l2").endswith("chosen")
    page.click("#do-undo").click("#do-undo")
    assert page.label("c:l2").startswith("l2, Blue’s Subject")


def test_alone_against_three_one_touch_is_answered_by_three(visit: Visit) -> None:
    page = visit("chatra4.html").touch("c:f9")
    assert len(page.texts("#moves .move")) == 4
    assert page.said.endswith("Your turn: Black to move.")
    page.click("#do-undo")
    assert page.fragment == "#g=chatra4"
    assert page.said.startswith("Taken back. Your turn: Black to move.")


def test_a_game_goes_round_four_devices_by_its_link(visit: Visit) -> None:
    moves = {"r": "c3", "w": "g4", "u": "k9"}
    page = at_table(visit, r="away", w="away", u="away").touch("c:f9")
    assert page.tone == "away"
    link = hand_over(page, "Aki")
    assert link == "g=chatra4&m=f9&h=b:Aki,r,u,w"
    for (seat, cell), name in zip(moves.items(), ("Ben", "Chie", "Dan"), strict=True):
        page = visit("chatra4.html", link, device={})
        assert page.tone == "turn"
        page.touch(f"c:{cell}")
        assert page.tone == "away"
        link = hand_over(page, name)
        assert f"{seat}:{name}" in link
    assert link == "g=chatra4&m=f9.c3.g4.k9&h=b:Aki,r:Ben,u:Dan,w:Chie"
    page = visit("chatra4.html", link, device={})
    assert page.text("#invited-side") == "It is Black’s turn. Are you Aki?"
    page.click("#do-claim")
    assert page.tone == "turn"
    for seat, name in (("r", "Ben"), ("w", "Chie"), ("u", "Dan")):
        assert f"{name}, by link" in page.text(f'.seats [name="seat:{seat}"]')


# North’s orb is red; South’s Gold may attack North from 7d.
BEFORE = "p=4nK4/9/2nS6/9/wK1sG5eK/9/9/9/4sK4_s_bbrb_-,-,-,-_aaaa"
# The Pawn on 7c may mate North from 8b.
LIFE = "p=nK8/9/1sPsG6/9/wK7eK/9/9/9/4sK4_s_bbrb_-,-,-,-_aaaa"


def with_orbs(visit: Visit, place: str, rules: str = "&r=penalty") -> Page:
    seats = json.dumps(dict.fromkeys(ORB_SEATS, "person"))
    return visit("orb.html", f"g=orb{rules}&{place}", device={"anga:seats:orb": seats})


def notes(page: Page) -> list[str]:
    """What is said beside the players’ names."""
    return page.texts(".seats .seat .note")


def test_an_excessive_move_costs_its_player_the_next_turn(visit: Visit) -> None:
    page = with_orbs(visit, BEFORE).touch("c:7e")
    assert "North’s orb is red: attacking North costs you your next turn." in page.text("#status")
    page.touch("c:7d")
    assert page.fragment.endswith("&m=7e7d")
    assert "it is excessive, so South owes a turn." in page.said
    assert "owes a turn" in notes(page)
    page.touch("c:9e", "c:9f").touch("c:5a", "c:5b").touch("c:1e", "c:1f")
    assert page.said.endswith("; South misses a turn as a penalty. West to move.")
    assert page.fragment.endswith("&m=7e7d.9e9f.5a5b.1e1f")
    assert "owes a turn" not in notes(page)
    page.click("#do-undo")
    assert "East to move." in page.text("#status")
    assert "owes a turn" in notes(page)


def test_no_turn_pays_for_a_mate(visit: Visit) -> None:
    page = with_orbs(visit, LIFE).touch("c:7c", "c:8b")
    assert page.tone == "refused"
    assert "you may not mate North with an excessive move" in page.text("#status")
    assert "&m=" not in page.fragment


def test_a_mate_is_told_until_the_next_move(visit: Visit) -> None:
    mated = "p=8nK/2nS3sG2/3nP3sG1/9/8eK/wK8/9/1sR7/4sK4_s_bbbb_G,-,R,-_aaaa&m=G*2b"
    page = with_orbs(visit, mated, rules="").touch("c:1e", "c:1f")
    assert "South mated North, whose pieces are neutral now." in page.text("#status")
    page.touch("c:5i", "c:5h")
    assert "; North is mated; West is skipped." in page.text("#status")
    page.touch("c:9f", "c:9g").touch("c:1f", "c:1e")
    assert "mated" not in page.text("#status")


def test_nobody_seems_to_move_several_times_running_where_checks_skip_the_reader(
    visit: Visit,
) -> None:
    page = with_orbs(visit, "m=6i7h.9g8g.6a7b.1c2b.5i6i.8g7h.6i7h.G*8i.7h8i.9f9g", rules="")
    told = page.text("#status")
    checks = ["West: Silver from 8g", "South: King from 6i", "West: Gold dropped"]
    places = [told.find(each) for each in [*checks, "South: King from 7h", "West: Gold from 9f"]]
    assert -1 not in places
    assert places == sorted(places)


def test_a_capture_tells_what_it_scores(visit: Visit) -> None:
    seats = json.dumps(dict.fromkeys("krgy", "person"))
    taken = "p=1rC2gK3/7gE/8/7yK/rK7/7yE/rE7/kC2kK1kE2_k_-_0a,0a,0a,0a&m=roll:CE.C:a1a2"
    page = visit("shinsetsu.html", f"g=shinsetsu&{taken}", device={"anga:seats:shinsetsu": seats})
    assert "Black took Red’s Elephant: no point. Of a force in play" in page.text("#status")
    page = visit("shinsetsu.html", f"g=shinsetsu&{taken}&h=k:Aki,r:Ben,g:Chie,y:Dan", device={})
    page.click("#do-claim")
    assert "You took Red’s Elephant: no point. Of a force in play" in page.text("#status")


ROUND = "roll:CE.C:a2a3.E:c2c3.roll:KK.K:a5b4.K:b8c8.roll:HH.H:g7@n.H:g7@e.roll:CC.C:g1@e.stop"


def test_a_roll_takes_nothing_from_the_round_before_it(visit: Visit) -> None:
    seats = json.dumps({"k": "person", "r": 1, "g": 1, "y": 1})
    device = {"anga:seats:shinsetsu": seats}
    page = visit("shinsetsu.html", f"g=shinsetsu&m={ROUND}.roll:KH&s=r:1,g:1,y:1", device=device)
    chips = page.texts("#round-chips button")
    assert len(chips) == 4
    assert chips[0].startswith("P a2–a3")
    assert not page.find("#do-round").disabled


def test_by_the_usual_rules_the_same_move_is_refused(visit: Visit) -> None:
    page = with_orbs(visit, BEFORE, rules="").touch("c:7e", "c:7d")
    assert page.tone == "refused"
    assert "North’s orb is red" in page.text("#status")
    assert "&m=" not in page.fragment


def test_a_game_with_the_penalty_is_begun_among_ideas_that_were_never_tried(visit: Visit) -> None:
    page = visit("orb.html").click("#do-new")
    untried = page.find('#new-game [name="rule:orbs"] optgroup')
    assert untried.getAttribute("label") == "Ideas that were never tried"
    assert [option.value for option in untried.elements] == ["penalty"]
    page.click("#new-rules summary")
    page.type('#new-game [name="rule:orbs"]', "penalty").click("#new-game [value=start]")
    assert page.fragment == "#g=orb&r=penalty"


def test_a_review_draws_each_player_s_chances_in_a_line_of_its_own_colour(visit: Visit) -> None:
    device = {"anga:seats:orb": json.dumps(dict.fromkeys(ORB_SEATS, "person"))}
    page = visit("orb.html", "g=orb&m=7i8h", device=device).click("#do-review").wait(60)
    for place in ("#review-graph", "#review-seats"):
        lines = page.find(place).querySelectorAll(".share").parts
        strokes = [line.style.properties["stroke"] for line in lines]
        assert sorted(strokes) == [f"var(--base-{seat})" for seat in sorted(ORB_SEATS)]


def test_losers_who_share_a_place_are_told_in_the_order_of_their_points(visit: Visit) -> None:
    entering = "p=1rC2gK3/3kK3gE/8/7yK/rK7/7yE/rE7/kC4kE2_k_KC_0a,1a,2a,3a&m=K:d7e8"
    page = visit("shinsetsu.html", "g=shinsetsu&" + entering)
    rows = page.texts(".placings li")
    assert [row[:2] for row in rows] == ["1.", "2.", "2.", "2."]
    assert [row[-1] for row in rows] == ["0", "3", "2", "1"]
    assert not any("Human" in row for row in rows), "a link tells nothing of who played"
    assert any(told.startswith("The rules only name a winner;") for told in page.texts("p"))
