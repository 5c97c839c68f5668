"""The home page: who comes back sees what is theirs at once, on any screen."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.thoroughness import chosen

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844}, "has_touch": True,
}  # fmt: skip
NARROW = {**PHONE, "viewport": {"width": 320, "height": 640}}


def game(link: str, number: int) -> str:
    entry = {
        "v": 1, "link": link, "seats": {"b": "person", "w": 3}, "scale": 10, "name": "",
        "begun": number, "changed": number, "over": False, "rev": 2,
    }  # fmt: skip
    return json.dumps(entry)


KEPT = {
    "anga:saved:aaaaaaaa": game("g=bushi&m=El.Wb", 1),
    "anga:saved:bbbbbbbb": game("g=chatra&m=f9.b3", 2),
    "anga:saved:cccccccc": game("g=bushi&m=El.Wb.t.f", 3),
    "anga:progress": json.dumps({"v": 1, "lessons": {"bushi": {"two-minutes": [0]}}}),
}


def come_back(page: Page, path: str = "./") -> Page:
    page.goto("about.html")
    page.evaluate(
        "kept => Object.entries(kept).forEach(pair => localStorage.setItem(...pair))", KEPT
    )
    page.goto(path)
    expect(page.locator("html")).to_have_attribute("data-shown", "")
    expect(page.locator("#today-board canvas")).to_be_visible()
    return page


@pytest.mark.parametrize("path", chosen(["./", "ja/"], "ja/"))
def test_what_goes_on_and_today_are_seen_without_scrolling(
    visit: Callable[..., Page], path: str
) -> None:
    page = come_back(visit(PHONE), path)
    expect(page.locator("#going li")).to_have_count(4)
    for seen in ("#going li >> nth=0", "#going li >> nth=3", "#today-solve"):
        box = page.locator(seen).bounding_box()
        assert box
        assert box["y"] + box["height"] <= PHONE["viewport"]["height"]
    expect(page.locator("#going canvas")).to_have_count(3)


def test_nothing_is_cut_on_a_narrow_screen_with_large_text(visit: Callable[..., Page]) -> None:
    page = visit(NARROW)
    come_back(page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["viewport"]["width"]


def test_the_first_button_for_somebody_new_leads_to_the_first_lesson(
    visit: Callable[..., Page],
) -> None:
    page = visit(PHONE)
    page.goto("./")
    page.locator("main .strong").first.click()
    expect(page.locator("#lesson-title")).to_be_visible()


def test_a_fade_between_pages_that_the_browser_gives_up_is_no_failure(page: Page) -> None:
    given_up = "Promise.reject(new DOMException('Transition was skipped', 'AbortError'))"
    page.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ {given_up} }})")
    page.goto("index.html")
    page.locator("header.site a[href='rules.html']").click()
    expect(page.locator("html")).to_have_attribute("data-start", "up")
    expect(page.locator("#failed")).to_be_hidden()
