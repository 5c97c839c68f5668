"""The hints of a problem: first a little, then the whole move."""

from collections.abc import Callable

from tests.site.dom.page import Page


def test_a_move_of_one_touch_is_first_told_by_what_it_is_for(visit: Callable[..., Page]) -> None:
    page = visit("problems-bushi.html", "q=dbb294bd").click("#do-hint")
    assert page.text("#status").startswith("Find this move. It ")
    assert page.click("#do-hint").text("#status") == "Touch: Roll forward."


def test_of_other_moves_the_first_touch_is_told_first(visit: Callable[..., Page]) -> None:
    page = visit("problems-chatra.html", "q=d79ddf1e").click("#do-hint")
    first = page.text("#status")
    assert first.startswith("Touch: ")
    assert page.click("#do-hint").text("#status").startswith(first[:-1] + ", then ")
