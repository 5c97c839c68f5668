"""A game that comes as a link: the card that greets, and the way back."""

import json
from collections.abc import Callable
from typing import Any

from tests.site.dom.page import Page

Visit = Callable[..., Page]
SLOW = 60.0  # seconds until the engine is up
SENT = "g=troop&m=c1-d2,d2e1f1:nw2.f8-f7,e8f7g8:se1&h=b,w:Aki"


def kept(page: Page) -> list[str]:
    """The games that the device keeps."""
    rows = [page.device[key] for key in page.device if key.startswith("anga:saved:")]
    return sorted(json.loads(row)["link"] for row in rows)


def invited(visit: Visit, fragment: str = SENT, **how: Any) -> Page:
    return visit(fragment[2:].partition("&")[0] + ".html", fragment, **how)


def test_who_is_invited_sees_by_whom_and_to_what_while_the_engine_loads(visit: Visit) -> None:
    page = invited(visit, slow=SLOW)
    assert page.find("#invitation").seen
    assert page.text("#invited") == "An invitation from Aki to play Troop-Chess"
    assert page.text("#invited-side") == "You play Black."
    assert "An invitation from Aki to play Troop-Chess: You play Black." in page.said
    assert page.text("#invited-moves") == "Moves so far: 2"
    assert page.text("#moves") == ""
    assert page.find("#invited-learn").getAttribute("href") == "learn-troop.html"
    assert page.find("#grid").hasAttribute("inert")
    assert "Try again" not in page.text("#status")


def test_the_board_comes_with_the_right_position_and_not_before(visit: Visit) -> None:
    page = invited(visit, slow=SLOW).click("#do-look")
    assert page.find("#invitation").seen
    assert page.text("#do-look") == "Setting up the board …"
    assert "Try again" not in page.wait(10).text("#status")
    page.wait(SLOW)
    assert not page.find("#invitation").seen
    assert not page.find("#grid").hasAttribute("inert")
    assert len(page.all("#moves .move")) == 2


def test_the_card_stays_until_somebody_has_read_it(visit: Visit) -> None:
    page = invited(visit, slow=5).wait(30)
    assert page.find("#invitation").seen
    page.click("#do-look")
    assert not page.find("#invitation").seen
    assert page.tone == "turn"


def test_a_board_that_does_not_come_is_not_said_to_come(visit: Visit) -> None:
    page = invited(visit, failure="no room").click("#do-look").wait(5)
    assert page.tone == "failed"
    assert page.find("#invitation").seen
    assert page.text("#do-look") == "Look at the board"
    assert page.find("#do-look").disabled


def test_without_a_name_the_side_is_said_once_it_is_known(visit: Visit) -> None:
    page = invited(visit, "g=bushi&m=El&h=b,w", slow=SLOW)
    assert page.text("#invited") == "You are invited to play BushiShogi"
    assert page.text("#invited-side") == ""
    assert page.said == ""  # once is enough, and the card has the focus
    assert page.wait(SLOW).text("#invited-side") == "You play White."
    greeting = "You are invited to play BushiShogi: You play White."
    assert page.said == greeting + " Press “Look at the board” to begin."
    assert "Pick the face" in page.click("#do-look").wait(5).said  # not before it can be reached


def test_one_that_comes_into_an_open_page_of_its_game_greets_too(visit: Visit) -> None:
    page = visit("troop.html").wait(SLOW).paste(SENT).wait(10)
    assert page.find("#invitation").seen
    assert page.text("#invited") == "An invitation from Aki to play Troop-Chess"
    page.click("#do-look")
    assert not page.find("#invitation").seen
    assert len(page.all("#moves .move")) == 2


def test_a_reply_to_ones_own_game_needs_no_invitation(visit: Visit) -> None:
    page = visit("bushi.html", "g=bushi&m=El&h=b:Aki,w").click("#do-look")
    page.click('#options [data-touch="o:W"]').click('#options [data-touch="o:b"]')
    page = visit("bushi.html", "g=bushi&m=El.Wb.t&h=b:Aki,w", device=page.device, slow=SLOW)
    assert not page.find("#invitation").seen


def test_the_game_is_kept_once_its_board_was_seen(visit: Visit) -> None:
    page = visit("bushi.html", "g=bushi&m=El&h=b:Aki,w").wait(10)
    assert kept(page) == []
    page.click("#do-look")
    assert kept(page) == ["g=bushi&m=El"]
    again = visit("bushi.html", "g=bushi&m=El&h=b:Aki,w", device=page.device)
    assert not again.find("#invitation").seen


def test_a_rematch_by_link_is_against_the_same_person(visit: Visit) -> None:
    page = visit("bushi.html", "g=bushi&m=El&h=b:Aki,w").wait(10).click("#do-look")
    page.click("#do-leave").click("#ask-yes")
    assert page.text("#status").startswith("You lost")
    page.click("#status [name=rematch]").wait(10)
    assert page.fragment == "#g=bushi&h=b,w:Aki"
    assert "Aki" in page.text("#seats-top")


def test_other_links_are_no_invitations(visit: Visit) -> None:
    page = visit("bushi.html", "g=bushi&m=El", slow=SLOW)
    assert not page.find("#invitation").seen


def test_the_card_speaks_the_language_chosen_now(visit: Visit) -> None:
    page = invited(visit, slow=SLOW).click("#other-language")
    assert page.text("#invited") == "Akiさんから集団陣形棋への招待"
    assert page.text("#invited-moves") == "これまでに2手"
    assert page.find("#invited-learn").getAttribute("href") == "ja/learn-troop.html"


def test_nobody_is_invited_to_a_game_that_is_over(visit: Visit) -> None:
    for fragment, ended in (
        (SENT + "&e=resign:b", "White wins: Black has resigned."),
        ("g=bushi&m=Wr.Nb.r.r.f.r.t.t&h=b,w", "wins:"),
    ):
        page = invited(visit, fragment)
        assert "Replaying" not in page.text("#status")
        page.wait(20)
        assert not page.find("#invitation").seen
        assert ended in page.text("#status")


def lesson(visit: Visit, page: Page) -> Page:
    """The end of the first lesson, in the tab of a page."""
    learning = visit("learn-bushi.html", "two-minutes", device=page.device, tab=page.platform)
    for touch in ("f", "t", "t"):
        learning.click(f'#options [data-touch="o:{touch}"]')
        if learning.text("#lesson-step") != "Step 3 of 3":
            learning.click("#do-next")
    return learning


def test_who_learns_first_is_led_back_to_the_invitation(visit: Visit) -> None:
    page = visit("bushi.html", "g=bushi&m=Nr.Nb.l&h=b,w", slow=SLOW).click("#invited-learn")
    learning = lesson(visit, page)
    assert learning.texts(".bar .strong") == ["To the invitation"]
    assert not learning.find("#do-gentle").seen
    assert "Go on with “To the invitation”." in learning.said
    learning.click("#do-invited")
    address = str(learning.window.location.href)
    assert address.endswith("bushi.html#g=bushi&m=Nr.Nb.l&h=b,w")
    again = visit("bushi.html", address.partition("#")[2], device=page.device, tab=page.platform)
    assert again.find("#invitation").seen
    again.wait(10).click("#do-look")
    assert lesson(visit, again).texts(".bar .strong") == ["Play now gentlest computer"]
