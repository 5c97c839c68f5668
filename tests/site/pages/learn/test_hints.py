"""The hints of a problem: first a little, then the whole move."""

from collections.abc import Callable

from tests.site.dom.page import Page


def test_a_move_of_one_touch_is_first_told_by_what_it_is_for(visit: Callable[..., Page]) -> None:
    page = visit("problems-bushi.html", "q=dbb294bd").click("#do-hint")
    assert page.text("#status").startswith("Find this move. Your sword then points at White")
    assert page.click("#do-hint").text("#status") == "Touch: Roll forward."


def test_a_forced_move_is_shown_at_once(visit: Callable[..., Page]) -> None:
    page = visit("problems-bushi.html", "q=dbb294bd").click('#options [data-touch="o:f"]').wait(2)
    assert page.click("#do-hint").text("#status") == "Touch: Roll left."


def test_of_other_moves_the_first_touch_is_told_first(visit: Callable[..., Page]) -> None:
    page = visit("problems-chatra.html", "q=d79ddf1e").click("#do-hint")
    first = page.text("#status")
    assert first.startswith("Touch: ")
    assert page.click("#do-hint").text("#status").startswith(first[:-1] + ", then ")


def test_a_reply_that_refutes_is_told_once(visit: Callable[..., Page]) -> None:
    page = visit("problems-bushi.html", "q=dbb294bd").click('#options [data-touch="o:t"]').wait(5)
    assert page.text("#status").count("may only turn") == 1
    assert "White’s sword then points at Black: Black may only turn." in page.text("#status")
    assert "White’s left guard points" not in page.text("#status")


def test_of_a_forced_reply_nothing_is_told_that_was_true_before_it(
    visit: Callable[..., Page],
) -> None:
    page = visit("problems-bushi.html", "q=dbb294bd").click('#options [data-touch="o:l"]').wait(5)
    assert "It fails to this reply: White turns" in page.text("#status")
    assert "Both swords point at the other cube" in page.text("#status")
    assert "only legal move" not in page.text("#status")
    assert "White may only turn" not in page.text("#status")


def test_with_one_cube_the_card_leads_to_its_rule_and_tells_why_it_is_mate(
    visit: Callable[..., Page],
) -> None:
    page = visit("problems-bushi.html", "q=b76b44f7")
    assert page.find("#status a").getAttribute("href") == "rules-bushi.html#one-cube"
    page.click('#options [data-touch="o:f"]').wait(5)
    assert page.text("#status").startswith("Solved! The three-way sweep faces White: ")
    assert "With one cube, that is mate, and Black wins." in page.text("#status")
    assert not visit("problems-bushi.html", "q=dbb294bd").all("#status a")
