"""Pages that are read: rules with live boards, and the one about the site."""

from collections.abc import Callable

from tests.site.dom.page import Page

Visit = Callable[..., Page]


def test_every_diagram_is_drawn_and_described(visit: Visit) -> None:
    page = visit("rules-bushi.html").wait(10)
    figures = page.all("figure")
    assert len(figures) > 5
    for figure in figures:
        canvas = figure.querySelector("canvas")
        assert canvas
        assert canvas.context
        assert canvas.context.calls
        assert figure.querySelectorAll("[role=gridcell]").length


def test_a_diagram_is_tried_and_set_back(visit: Visit) -> None:
    page = visit("rules-bushi.html").wait(10)
    figure = next(each for each in page.all("figure") if each.querySelector(".option"))
    again = figure.querySelector(".again")
    assert again
    assert again.hidden
    option = next(
        each
        for each in figure.querySelectorAll(".option").parts
        if not each.hasAttribute("aria-disabled")
    )
    page.do(option.click)
    assert not again.hidden
    note = figure.querySelector(".note")
    assert note
    assert note.textContent != ""
    page.do(again.click)
    assert again.hidden


def test_rules_are_searched(visit: Visit) -> None:
    page = visit("rules-bushi.html")
    every = len([each for each in page.all("article") if each.seen])
    page.type("#find-rule", "sword")
    some = len([each for each in page.all("article") if each.seen])
    assert 0 < some < every
    page.type("#find-rule", "qwertz")
    assert not [each for each in page.all("article") if each.seen]
    page.type("#find-rule", "")
    assert len([each for each in page.all("article") if each.seen]) == every


def test_rules_are_printed(visit: Visit) -> None:
    page = visit("rules-bushi.html").click("#print")
    assert page.window.printed == 1


def test_the_address_leads_to_an_article_although_boards_have_grown(visit: Visit) -> None:
    name = visit("rules-bushi.html").all("article")[3].getAttribute("id")
    page = visit("rules-bushi.html", str(name))
    assert page.find(f'[id="{name}"]').in_sight == 1


def test_the_report_names_version_browser_and_game_and_is_copied(visit: Visit) -> None:
    page = visit("about.html", "g=bushi&m=El")
    report = page.find("#report").value
    assert report.startswith("Anga ")
    assert "A browser" in report
    assert "https://anga.example/bushi.html#g=bushi&m=El" in report
    page.click("#copy-report")
    assert page.platform.copied == [report]
    page = visit("ja/about.html", "g=bushi&m=El")
    assert "https://anga.example/bushi.html#g=bushi&m=El" in page.find("#report").value
    page.platform.lets = False
    page.click("#copy-report")
    assert page.document.activeElement is page.find("#report")
