"""Grades on the pages: at the end of a game, and in the library."""

import json
from collections.abc import Callable

from tests.site.dom.page import Page
from tests.site.dom.window import Thing
from tests.site.pages.test_home import kept

Visit = Callable[..., Page]
EVEN = [[1, 3, 0, 1], [2, 5, 2, 1]]  # a win over level 3, a loss to level 5
LEVELS = {"3": [4, 0, 0], "5": [0, 0, 4]}


def graded(**more: object) -> dict[str, str]:
    """A device with eight results without help."""
    results = {"levels": LEVELS, "latest": EVEN * 4, **more}
    return {"anga:progress": json.dumps({"v": 1, "results": {"bushi": results}})}


def resigned(visit: Visit, device: dict[str, str]) -> Page:
    """A game against the computer that the person has resigned."""
    page = visit("bushi.html", device=device)
    page.click('#options [data-touch="o:E"]').click('#options [data-touch="o:l"]').wait(5)
    return page.click("#do-leave").click("#ask-yes")


def results(page: Page) -> dict[str, object]:
    found: dict[str, object] = json.loads(page.device["anga:progress"])["results"]["bushi"]
    return found


def test_the_end_of_a_game_tells_the_grade_that_the_results_give(visit: Visit) -> None:
    page = resigned(visit, graded(reached=[9, 1_760_000_000_000, 3]))
    assert page.text("#status .results p").startswith("You are about 7 kyū (8–5 kyū). Against ")
    assert not page.all("#status .results a")
    latest = results(page)["latest"]
    assert isinstance(latest, list)
    assert len(latest) == 9
    assert latest[-1][2:] == [2, 1]
    assert results(page)["reached"]


def test_an_end_is_heard_as_it_is_read(visit: Visit) -> None:
    page = resigned(visit, {})
    assert page.text("#status").startswith("You lost – you resigned.")
    assert page.said.startswith("You lost – you resigned.")


def test_the_first_games_tell_no_grade(visit: Visit) -> None:
    page = resigned(visit, {})
    assert page.text("#status .results p").startswith("Against ")
    assert "reached" not in results(page)


def test_the_library_shows_whom_somebody_has_beaten_and_who_is_next(visit: Visit) -> None:
    device = {**graded(helped={"8": [1, 0, 2]}), **kept("g=bushi&m=El.Wb")}
    page = visit("library.html", device=device)
    card = "#ladders .ladder"
    assert page.texts(card + " h3") == ["BushiShogi"]
    assert "You are about 6 kyū: from your latest games, most likely between " in page.text(card)
    names = [each.getAttribute("aria-label") for each in page.all(card + " li")]
    assert names == ["Frog 1", "Hare 3, beaten", "Carp 5, next", "Owl 8", "Dragon 10"]
    way = page.find(card + " a")
    assert way.textContent == "Play Carp 5"
    assert way.getAttribute("href") == "./bushi.html#g=bushi&s=w:5"
    assert "On the way to 5 kyū" in page.text(card)
    assert "Counted apart" in page.text(card)
    assert "won 1, drawn 0, lost 2" in page.text(card)


def test_a_game_that_ends_in_another_tab_moves_the_ladder(visit: Visit) -> None:
    page = visit("library.html")
    assert page.find("#ladders").hidden
    page.device.update(graded())
    page.do(lambda: page.platform.heard_storage[-1](Thing(key="anga:progress", newValue="{}")))
    assert page.texts("#ladders h3") == ["BushiShogi"]


def test_a_library_in_a_folder_leads_out_of_it(visit: Visit) -> None:
    page = visit("ja/library.html", device=graded())
    assert str(page.find("#ladders a").getAttribute("href")).startswith("../bushi.html#")
    assert page.find("#ladders .figure use").getAttribute("href") == "../icons/cast.svg#frog"


def test_a_library_without_results_shows_no_grades(visit: Visit) -> None:
    assert visit("library.html").find("#ladders").hidden


def notice(page: Page) -> list[str]:
    return [str(each.getAttribute("data-kind")) for each in page.all("#notices .notice")]


def test_the_first_grade_is_the_time_to_keep_a_copy_and_that_is_told_once(visit: Visit) -> None:
    page = resigned(visit, graded())
    assert notice(page) == ["copy"]
    assert page.platform.persists == 1
    page.click("#notices [name=keep-copy]")
    name, text = page.platform.saved[-1][:2]
    assert name == "anga-games.json"
    assert json.loads(text)["progress"]["progress"]["results"]["bushi"]["reached"]
    assert notice(page) == []
    again = resigned(visit, {key: page.device[key] for key in page.device if "saved" not in key})
    assert notice(again) == []
    assert again.platform.persists == 0


def test_ten_games_are_the_time_too_and_nine_are_not(visit: Visit) -> None:
    page = resigned(visit, {"anga:finished": "8"})
    assert (notice(page), page.platform.persists) == ([], 0)
    page = resigned(visit, {"anga:finished": "9"})
    assert (notice(page), page.platform.persists) == (["copy"], 1)


def test_a_certificate_is_printed_and_shared(visit: Visit) -> None:
    device = {**graded(reached=[4, 1_760_000_000_000, 3]), "anga:name": '"Aki"'}
    page = visit("library.html", device=device).click("#ladders [name=certificate-print]")
    assert page.platform.prints == 1
    text = page.text("#certificate")
    assert page.find("#certificate .native").textContent == "認定状"
    assert "Certificate of gradeAki" in text
    assert "has reached 6 kyū in BushiShogi." in text
    assert "Beaten without help: Hare 3" in text
    assert "day 20370" in text
    page.click("#ladders [name=certificate-share]")
    assert page.platform.sent[0][1] == "https://anga.example/bushi.html"
    page.platform.shares = False
    page.click("#ladders [name=certificate-share]")
    assert "I have reached 6 kyū and beaten Hare 3 without help." in page.platform.copied[-1]
    assert page.platform.copied[-1].endswith("\nhttps://anga.example/bushi.html")
    page.click("#ladders [name=certificate-print]")
    assert len(page.all("#certificate")) == 1


def test_each_grade_reached_has_a_certificate(visit: Visit) -> None:
    rows = [[3, 1_750_000_000_000, 1], [4, 1_760_000_000_000, 3]]
    page = visit("library.html", device=graded(reached=rows[-1], grades=rows))
    assert page.texts("#ladders option") == ["6 kyū · day 20370", "7 kyū · day 20254"]
    page.click("#ladders [name=certificate-print]")
    assert "has reached 6 kyū" in page.text("#certificate")
    page.type("#ladders .field select", "1").click("#ladders [name=certificate-print]")
    assert "has reached 7 kyū" in page.text("#certificate")
    assert "Beaten without help: Frog 1" in page.text("#certificate")


def test_a_certificate_in_japanese_has_one_heading(visit: Visit) -> None:
    page = visit("ja/library.html", device=graded(reached=[4, 1_760_000_000_000, 3]))
    page.click("#ladders [name=certificate-print]")
    assert str(page.find("#certificate").textContent).count("認定状") == 1


def test_a_grade_not_reached_before_leads_to_its_certificate(visit: Visit) -> None:
    page = resigned(visit, graded())
    assert page.text("#status .results p").startswith("You have reached 7 kyū. Against ")
    way = page.find("#status .results a")
    assert way.textContent == "Your certificate"
    assert way.getAttribute("href") == "library.html#ladders"
    page = visit("library.html", "ladders", device=page.device)
    assert page.document.activeElement is page.find("#ladders")


def test_there_is_no_certificate_before_a_grade(visit: Visit) -> None:
    assert not visit("library.html", device=graded()).all("#ladders [name=certificate-print]")
