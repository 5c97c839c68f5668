"""The page of the games on this device."""

import json
from collections.abc import Callable

from tests.site.dom.page import Page
from tests.site.pages.test_home import kept

Visit = Callable[..., Page]
QUICK = "BushiShogi · A quick one"


def shelf(visit: Visit) -> Page:
    """Three games: two of a kind, one of them over."""
    won = {"over": True, "won": ["b"], "why": "mate", "name": "A quick one"}
    return visit(
        "library.html",
        device={
            **kept("g=bushi&m=El.Wb"),
            **kept("g=bushi&m=El.Wb.t", 1, **won),
            **kept("g=chatra&m=f9.b3", 2),
        },
    )


def rows(page: Page) -> list[str]:
    return page.texts("#shelf > li h2")


def deed(page: Page, name: str) -> Page:
    """Do something with the first game."""
    if not page.find("#shelf details").open:
        page.click("#shelf summary")
    return page.click(f'#shelf [aria-label^="{name}"]')


def test_games_are_listed_the_latest_first_and_lead_to_their_pages(visit: Visit) -> None:
    page = shelf(visit)
    assert rows(page) == ["Chatra", QUICK, "BushiShogi"]
    assert page.find("#shelf h2 a").getAttribute("href") == "./chatra.html#g=chatra&m=f9.b3"
    assert page.text("#shelf-said") == "Games: 3 of 3"
    assert page.all("#shelf canvas")  # their last positions


def test_games_are_found_by_kind_result_and_name(visit: Visit) -> None:
    page = shelf(visit)
    page.type("#seek-game", "bushi")
    assert rows(page) == [QUICK, "BushiShogi"]
    page.type("#seek-fate", "won")
    assert rows(page) == [QUICK]
    page.type("#seek-fate", "").type("#seek-game", "").type("#seek-text", "QUICK")
    assert rows(page) == [QUICK]
    page.type("#seek-text", "nothing like that")
    assert rows(page) == []
    assert page.text("#shelf-said") == "Games: 0 of 3"
    page.click("#shelf-all")
    assert len(rows(page)) == 3


def test_an_empty_shelf_leads_to_the_games(visit: Visit) -> None:
    assert visit("library.html").find("#shelf-start").seen
    assert not shelf(visit).find("#shelf-start").seen


def test_a_long_shelf_is_shown_page_by_page(visit: Visit) -> None:
    device = {}
    for number in range(70):
        (text,) = kept("g=bushi&m=El.Wb").values()
        device[f"anga:saved:g{chr(97 + number // 26)}{chr(97 + number % 26)}aaaaa"] = text
    page = visit("library.html", device=device)
    some = len(rows(page))
    assert some < 70
    page.click("#shelf-more")
    links = page.all("#shelf h2 a")
    assert len(links) > some
    assert page.document.activeElement is links[some]
    page.type("#seek-text", "nothing").click("#shelf-all")
    assert page.document.activeElement is page.find("#seek-text")


def test_a_game_is_given_another_name(visit: Visit) -> None:
    page = shelf(visit)
    deed(page, "Rename")
    assert page.find("#rename").open
    page.type("#rename-name", "Discs on Sunday").click("#rename-cancel")
    assert rows(page)[0] == "Chatra"
    deed(page, "Rename").type("#rename-name", "Discs on Sunday")
    page.click("#rename [value=name]")
    assert rows(page)[0] == "Chatra · Discs on Sunday"
    assert any("Discs on Sunday" in text for text in page.device.values())


def test_what_is_thrown_away_comes_back_until_the_bin_is_emptied(visit: Visit) -> None:
    page = shelf(visit)
    assert not page.find("#bin").seen
    deed(page, "Move to bin")
    assert rows(page) == [QUICK, "BushiShogi"]
    page.click("#bin summary")
    assert "Chatra" in page.text("#bin ul")
    page.click("#bin ul button")
    assert rows(page) == ["Chatra", QUICK, "BushiShogi"]
    deed(page, "Move to bin")
    page.click("#bin-empty").click("#ask-empty [value=empty]")
    assert not page.find("#bin").seen
    assert len([key for key in page.device if "saved:" in key]) == 2


def test_games_are_saved_one_by_one_and_all_at_once(visit: Visit) -> None:
    page = shelf(visit)
    deed(page, "Save as text").click("#do-export")
    (one, text, _), (every, archive, _) = page.platform.saved
    assert one.endswith(".txt")
    assert text.startswith("game: chatra\n")
    assert every.endswith(".json")
    assert len(json.loads(archive)) > 0
    assert archive.count("g=bushi") == 2


def test_an_archive_is_taken_in_again(visit: Visit) -> None:
    page = shelf(visit).click("#do-export")
    _, archive, _ = page.platform.saved[0]
    other = visit_again(visit)
    other.platform.files_chosen = [archive]
    other.click("#do-paste")
    other.do(lambda: other.find("#paste-file").type("games.json"))
    assert "Games in it: 3." in other.text("#paste-said")
    other.click("#paste [value=open]")
    assert sorted(rows(other)) == sorted([QUICK, "BushiShogi", "Chatra"])


def visit_again(visit: Visit) -> Page:
    """Another device."""
    return visit("library.html", device={})


def test_what_another_tab_plays_or_forgets_is_seen(visit: Visit) -> None:
    page = shelf(visit)
    (key,) = kept("g=orb&m=5g5f", 3)
    page.other_tab(key, kept("g=orb&m=5g5f", 3)[key])
    assert rows(page)[0] == "Yonin Shogi"
    page.other_tab(key, None)
    assert rows(page)[0] == "Chatra"


def test_what_is_dropped_on_the_page_is_looked_at(visit: Visit) -> None:
    page = shelf(visit)
    page.do(lambda: page.platform.heard_drops(json.dumps(["https://x.example/#g=troop&m=x"])))
    assert page.find("#paste").open


def test_the_shelf_speaks_japanese_too(visit: Visit) -> None:
    page = visit("ja/library.html", device=kept("g=chatra&m=f9.b3"))
    assert rows(page) == ["チャトラ"]
    assert page.find("#shelf h2 a").getAttribute("href") == "../chatra.html#g=chatra&m=f9.b3"
