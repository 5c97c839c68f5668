"""What is asked and told in dialogs of the play page."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.site.dom.elements import Box
from tests.site.dom.page import Page
from tests.site.dom.window import Window

Visit = Callable[..., Page]
PEOPLE = '{"b": "person", "w": "person"}'
GAME = "g=bushi&m=El.Wb.t"


def open_game(
    visit: Visit,
    fragment: str = GAME,
    game: str = "bushi",
    prepare: Callable[[Window], None] = lambda window: None,
    **device: str,
) -> Page:
    kept = {f"anga:seats:{game}": PEOPLE, **device}
    return visit(f"{game}.html", fragment, device=kept, prepare=prepare)


def offered(page: Page, selector: str) -> list[Any]:
    return [each.value for each in page.all(selector + " option")]


def test_a_new_game_is_begun_with_other_players_and_rules(visit: Visit) -> None:
    page = open_game(visit).click("#do-new")
    assert page.find("#new-game").open
    page.type('#new-game [name="seat:w"]', "1")
    page.click("#new-game [value=cancel]")
    assert page.fragment == "#" + GAME
    page.click("#do-new").type('#new-game [name="seat:b"]', "1")
    page.click("#new-rules summary")
    page.type('#new-game [name="rule:cube"]', offered(page, '#new-game [name="rule:cube"]')[1])
    page.click("#new-game [value=start]")
    assert not page.find("#new-game").open
    assert page.fragment.startswith("#g=bushi&r=")  # the computer has begun
    assert len(page.all("#moves .move")) == 1
    assert json.loads(page.device["anga:players:bushi"]) == {"b": 1, "w": "person"}


def test_it_is_told_that_a_game_stays_where_it_is_kept(visit: Visit) -> None:
    page = open_game(visit, "").click("#do-new")
    assert not page.find("#new-kept").seen
    page.click("#new-game [value=cancel]")
    page.click('#options [data-touch="o:N"]').click('#options [data-touch="o:b"]')
    assert page.click("#do-new").find("#new-kept").seen


def test_rules_that_a_beginner_need_not_meet_are_folded(visit: Visit) -> None:
    page = open_game(visit, "", "chatra").click("#do-new")
    assert not page.find('#new-game [name="rule:board"]').seen
    page.click("#new-rules summary")
    assert page.find('#new-game [name="rule:board"]').seen
    assert not page.find('#new-game [name="rule:area"]').seen
    page.click("#new-game .rules summary").type('#new-game [name="rule:area"]', "columns")
    page.click("#new-game [value=start]")
    assert page.fragment == "#g=chatra&r=columns"
    assert page.click("#do-new").find('#new-game [name="rule:area"]').seen  # it is chosen


def test_a_game_with_clocks_shows_them_and_they_run(visit: Visit) -> None:
    page = open_game(visit, "").click("#do-new").click("#new-clock summary")
    choice = page.find("#new-clock select")
    page.do(lambda: choice.type(str(offered(page, "#new-clock select")[1])))
    page.click("#new-game [value=start]")
    times = page.texts(".time")
    assert len(times) == 2
    page.click('#options [data-touch="o:E"]').click('#options [data-touch="o:l"]').wait(30)
    after = page.texts(".time")
    assert after != times
    page.focus('#grid [tabindex="0"]').press("t")
    assert "minutes" in page.said


def test_a_game_is_shared_as_link_text_and_file(visit: Visit) -> None:
    page = open_game(visit).click("#do-share")
    assert page.find("#share").open
    texts = {}
    assert offered(page, "#share-kind")[:3] == ["link", "png", "record"]
    (others,) = page.all("#share-kind optgroup")
    assert (others.attributes["label"], others.hidden) == ("More", True)
    page.click("#share-more")
    assert not others.hidden
    assert page.find("#share-more").hidden
    for kind in offered(page, "#share-kind"):
        if kind != "board":
            page.type("#share-kind", kind)
            texts[kind] = page.find("#share-text").value
    assert not page.all('script[src="embed.js"]')
    for _ in range(2):
        page.type("#share-kind", "board")
    texts["board"] = page.find("#share-text").value
    assert texts["link"] == "https://anga.example/bushi.html#" + GAME
    assert len(texts) >= 10
    assert len(page.all('script[src="embed.js"]')) == 1  # for the board that is seen there
    assert "<anga-board" in texts["board"]
    assert texts["markdown"].startswith("[![")
    assert json.loads(texts["json"])["game"] == "bushi"
    assert texts["position"] == "Ef Wb w"
    assert json.loads(texts["json"])["position"] == "-- -- b"  # where it began
    page.type("#share-kind", "json").click("#share-save")
    ((name, text, _),) = page.platform.saved
    assert name.endswith(".json")
    assert text == texts["json"]
    page.type("#share-kind", "link").click("#share-copy")
    assert page.platform.copied == [texts["link"]]
    assert page.text("#share-done") == "Copied"
    page.platform.lets = False
    page.click("#share-copy")
    assert page.text("#share-told").startswith("This browser cannot copy for you.")
    page.click("#share-close")
    assert not page.find("#share").open


def test_pictures_are_saved_as_they_are_seen(visit: Visit) -> None:
    page = open_game(visit).click("#do-share").type("#share-kind", "svg")
    assert page.find("#share-preview").children
    page.type("#share-scheme", "dark").click("#share-save")
    ((name, text, kind),) = page.platform.saved
    assert name.endswith(".svg")
    assert kind == "image/svg+xml"
    assert text.startswith("<svg")


CHATRA = "https://somewhere.example/chatra.html#g=chatra&m=f9"
PART = "engine-chatra.pack"


def test_a_pasted_game_of_another_kind_brings_its_part_of_the_engine(visit: Visit) -> None:
    page = open_game(visit).click("#do-paste")
    assert page.worker
    assert page.worker.parts == []
    page.type("#paste-text", CHATRA + ".zz")
    assert page.worker.parts == [PART]
    assert "cannot be read" in page.text("#paste-said")
    page.type("#paste-text", CHATRA)
    assert page.worker.parts == [PART]


def test_a_part_of_the_engine_that_does_not_come_is_told_and_tried_again(visit: Visit) -> None:
    page = open_game(visit).click("#do-paste")
    assert page.worker
    page.worker.missing.add(PART)
    page.type("#paste-text", CHATRA + ".zz")
    assert f"did not load ({PART}: 404)" in page.text("#paste-said")
    page.worker.missing.clear()
    page.click("#paste-said button")
    assert "cannot be read" in page.text("#paste-said")
    assert "did not load" not in page.text("#paste-said")


def test_an_engine_that_dies_while_it_fetches_a_part_is_told_in_a_sentence(visit: Visit) -> None:
    page = open_game(visit).click("#do-paste")
    assert page.worker
    page.worker.hanging.add(PART)
    page.type("#paste-text", CHATRA + ".zz").kill()
    said = page.text("#paste-said")
    assert "It could not be checked, because the computer stopped." in said
    assert "arrive" not in said
    page.click("#paste-said button")  # there is a new engine by now
    assert "cannot be read" in page.text("#paste-said")


def test_a_pasted_game_is_known_and_opened(visit: Visit) -> None:
    page = open_game(visit).click("#do-paste")
    assert page.find("#paste").open
    page.type("#paste-text", "https://somewhere.example/chatra.html#g=chatra&m=f9")
    assert "Chatra" in page.text("#paste")
    page.type("#paste-text", "what is this?")
    assert page.text("#paste-said") != ""


def test_where_nothing_is_handed_in_that_is_said(visit: Visit) -> None:
    page = open_game(visit).click("#do-paste").click("#paste [value=open]")
    assert page.text("#paste-said") == "Paste a game or a link first, or choose a file."
    assert page.find("#paste").open
    page.platform.files_chosen = [""]
    page.type("#paste-file", "empty.txt")
    assert page.text("#paste-said").startswith("No text can be read from there.")


def test_a_file_that_is_opened_with_the_app_is_the_game_at_once(visit: Visit) -> None:
    page = open_game(visit)
    page.do(lambda: page.platform.heard_launch("game: chatra\n\nf9 g4\n"))
    assert page.window.location.href == "./chatra.html#g=chatra&m=f9.g4"


def test_a_file_of_several_games_is_told_before_one_is_opened(visit: Visit) -> None:
    page = open_game(visit)
    page.do(lambda: page.platform.heard_launch("game: bushi\n\nEl Wb\n\ngame: chatra\n\nf9\n"))
    assert page.find("#paste").open
    assert "2 games." in page.text("#paste-said")
    assert page.fragment == "#" + GAME


def test_what_the_clipboard_holds_is_tried(visit: Visit) -> None:
    page = open_game(visit)
    page.platform.clipboard = "Look: https://x.example/#g=chatra&m=f9.b3"
    page.click("#do-paste")
    assert page.text("#paste-said") == "Chatra · Moves: 2"
    page.click("#paste [value=cancel]")
    page.platform.clipboard = "Nothing of ours"
    page.click("#do-paste")
    assert page.find("#paste-text").value == ""


def test_somebody_resigns_after_a_question_and_the_outcome_is_told(visit: Visit) -> None:
    page = open_game(visit).click("#do-leave")
    assert page.find("#ask").open
    assert page.text("#ask-text").startswith("White will resign, and ")
    page.click("#ask-no")
    assert page.tone == "turn"
    page.click("#do-leave").click("#ask-yes")
    assert page.tone == "over"
    assert page.text("#status").startswith("Black wins: White has resigned.")
    assert page.document.activeElement is page.find("#status")
    assert page.wait(1).said == "Black wins: White has resigned."
    assert "&e=" in page.fragment
    page.click("#do-undo").wait(1)
    assert page.said.startswith("Taken back. ")
    assert page.said.endswith("White to move.")
    assert "&e=" not in page.fragment
    page.click("#do-redo").wait(1)
    assert page.said == "Black wins: White has resigned."
    assert "&e=" in page.fragment
    assert page.find("#do-redo").disabled
    page.click("#do-new")
    assert page.find("#new-game").open


@pytest.mark.parametrize(("told", "high"), [(130, 130), (4000, 0)])
def test_the_record_begins_below_the_card_of_the_end(visit: Visit, told: int, high: int) -> None:
    page = open_game(visit)
    page.find("#status").box = Box(0, 100, 300, told)
    page.click("#do-leave").click("#ask-yes")
    content = page.find("#content")
    assert content.getAttribute("data-ended") == "true"
    top, rest, long = _places(page)
    ended, shift = [int(content.style.properties[name][:-2]) for name in ("--ended", "--shift")]
    assert rest + shift == top + ended + 8
    assert ended == (high or rest + long - 168 - 8 - top)  # the record keeps its least height
    page.click("#do-undo").wait(1)
    assert content.getAttribute("data-ended") == ""
    assert content.style.properties["--shift"] == "0px"


def _places(page: Page) -> tuple[int, int, int]:
    """Where card and record begin beside the board, and the height of the record."""
    card, rest = [page.find(name).style.cssText for name in ("#status", ".rest")]
    found = [re.findall(r"top:(\d+)px.*--high:(\d+)px", each)[0] for each in (card, rest)]
    return int(found[0][0]), int(found[1][0]), int(found[1][1])


@pytest.mark.parametrize(("height", "ending"), [(640.0, "low"), (844.0, "")])
def test_a_low_phone_has_the_ways_on_beside_the_end(
    visit: Visit, height: float, ending: str
) -> None:
    def small(window: Window) -> None:
        window.innerWidth, window.innerHeight = 360.0, height

    page = visit("chatra.html", prepare=small)
    assert page.find("#content").getAttribute("data-ending") == ending


def test_a_rematch_changes_sides(visit: Visit) -> None:
    page = open_game(visit).click("#do-leave").click("#ask-yes")
    page.click("#status [name=rematch]")
    assert page.fragment == "#g=bushi"


def test_the_same_again_keeps_sides(visit: Visit) -> None:
    page = open_game(visit).type("#seats-top select", "1").wait(60)
    page.click("#do-leave").click("#ask-yes").click("#status [name=same-again]")
    assert page.fragment == "#g=bushi"
    assert json.loads(page.device["anga:players:bushi"]) == {"b": "person", "w": 1}


def test_a_new_game_begins_at_the_top_of_the_page(visit: Visit) -> None:
    page = open_game(visit).click("#do-leave").click("#ask-yes")
    page.window.scrollTo(0, 500)
    page.click("#status [name=same-again]")
    assert page.window.scrollY == 0


def test_a_phones_card_has_few_ways_on_and_its_sheet_the_others(visit: Visit) -> None:
    def small(window: Window) -> None:
        window.innerWidth, window.innerHeight = 390.0, 844.0

    page = open_game(visit, prepare=small).click("#do-leave")
    assert not page.find("#more-end").seen
    page.click("#ask-yes")
    names = [each.getAttribute("name") for each in page.all("#status > button")]
    assert names == ["same-again", "review"]
    page.click("#do-more")
    assert page.texts("#more-end > *") == ["Rematch, seats swapped"]
    page.click("#more-end [name=rematch]")
    assert page.fragment == "#g=bushi"
    assert not page.find("#more").open
    page.click("#do-more")
    assert not page.find("#more-end").seen


def test_a_position_is_put_together_and_played_from(visit: Visit) -> None:
    page = open_game(visit, "", "chatra").click("#do-edit")
    assert page.find("#editor").seen
    assert page.text("#status").startswith("Edit position.")
    page.touch("c:a1")
    assert page.label("c:a1") == "a1, Black’s Object, can be chosen"
    told = "This is not a valid position yet. Black must have one Object on the board, not 2."
    assert page.said == told
    page.click('#options [data-touch="o:remove"]').touch("c:f11")
    assert page.fragment.startswith("#g=chatra&p=")
    buttons = {each.textContent: each for each in page.all("#editor button")}
    page.do(buttons["Cancel"].click)
    assert not page.find("#editor").seen
    assert page.fragment == "#g=chatra"
    page.click("#do-edit").touch("c:a1").click('#options [data-touch="o:remove"]').touch("c:f11")
    page.do({each.textContent: each for each in page.all("#editor button")}["Play from here"].click)
    assert page.label("c:a1").startswith("a1, Black’s Object")
    assert page.text("#status").startswith("Black to move.")


def test_a_position_in_which_the_game_is_over_is_not_played_from(visit: Visit) -> None:
    page = open_game(visit, "", "troop").click("#do-edit")
    buttons = {each.textContent: each for each in page.all("#editor button")}
    page.do(buttons["Clear"].click)
    assert "the game is already over" in page.text("#status")
    assert buttons["Play from here"].disabled
    page.do(buttons["Usual start"].click)
    assert not buttons["Play from here"].disabled


def test_a_game_by_link_is_handed_over(visit: Visit) -> None:
    page = visit("bushi.html", "", device={"anga:seats:bushi": '{"b": "person", "w": "away"}'})
    page.click('#options [data-touch="o:E"]').click('#options [data-touch="o:l"]')
    assert page.tone == "away"
    page.click("#status [name=hand-over]")
    assert page.find("#hand-over").open
    assert page.platform.sent == [("BushiShogi – Anga", str(page.find("#hand-link").value))]
    page.type("#hand-name", "Aki")
    link = str(page.find("#hand-link").value)
    assert "Aki" in link
    page.click("#hand-copy")
    assert page.platform.copied == [link]
    assert page.text("#hand-done") == "Copied"
    page.click("#hand-send")
    assert page.platform.sent[1][1] == link


def test_settings_change_how_the_page_looks_and_feels(visit: Visit) -> None:
    page = open_game(visit).click("#do-settings")
    assert page.find("#settings").open
    root = page.find("html")
    before = page.drawn.canvas.getContext("2d").calls
    for name, value in (("theme", "dark"), ("board", "moss"), ("pace", "fast"), ("sound", "on")):
        page.click(f'#settings [name="{name}"][value="{value}"]')
        assert root.getAttribute("data-" + name) == value
        assert page.device["anga:" + name] == f'"{value}"'
    assert page.drawn.calls is not before
    assert page.platform.dyed == 1
    page.click('#settings [name="theme"][value="system"]')
    assert root.getAttribute("data-theme") is None
    assert "anga:theme" not in page.device
    page.click("#settings .actions button")
    assert not page.find("#settings").open
    assert page.find("#do-sound").getAttribute("aria-pressed") == "true"
    page.click("#do-undo").click('#options [data-touch="o:f"]')
    assert page.platform.sounds == ["move", "move"]  # one to be heard, one that was made


def test_sound_is_switched_beside_the_board(visit: Visit) -> None:
    page = open_game(visit)
    assert page.find("#do-sound").getAttribute("aria-pressed") == "false"
    page.click("#do-sound")
    assert page.find("#do-sound").getAttribute("aria-pressed") == "true"
    page.click('#options [data-touch="o:f"]')
    assert page.platform.sounds == ["move", "move"]
    page.click("#do-sound").click("#do-undo").click('#options [data-touch="o:f"]')
    assert page.platform.sounds == ["move", "move"]
    assert page.find("#do-sound").getAttribute("aria-pressed") == "false"


def test_a_phone_asks_before_it_moves_if_somebody_wants_that(visit: Visit) -> None:
    device = {"anga:seats:bushi": PEOPLE, "anga:confirm": '"on"'}

    def small(window: Window) -> None:
        window.innerWidth = 390.0
        window.document.documentElement.setAttribute("data-confirm", "on")

    page = visit("bushi.html", GAME, device=device, prepare=small)
    page.click('#options [data-touch="o:f"]')
    assert page.fragment == "#" + GAME
    buttons = {each.getAttribute("name"): each for each in page.all("#status button")}
    assert list(buttons) == ["coach-back", "confirm-yes"]
    page.do(buttons["coach-back"].click)
    assert page.text("#status").startswith("White to move.")
    page.click('#options [data-touch="o:f"]').click("#status [name=confirm-yes]")
    assert page.fragment == "#" + GAME + ".f"


def test_another_way_to_look_at_the_board(visit: Visit) -> None:
    page = open_game(visit, "", "orb")
    page.click("#do-settings")
    before = page.drawn.texts
    other = {"kanji", "letters"} - {page.find("#views select").value}
    page.type("#views select", other.pop())
    assert page.drawn.texts != before
    assert any(key.startswith("anga:view") for key in page.device)


def test_keys_are_told(visit: Visit) -> None:
    page = open_game(visit).press("?")
    assert page.find("#keys").open
    page.press("Escape")
    assert not page.find("#keys").open


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("game: bushi\n\nEl (Wb", r"line 3, column 4, at “\(Wb”.*never closed"),
        ('{"game": "bushi" "record": []}', r"line 1, column 18.*comma"),
        ("g=bushi&m=El.Wb.x", r"Moves: 3.*“x”|Moves: 3.*x"),
        ("g=chess&m=e4", "has no game called “chess”"),
        ("game: bushi\nclock: zzz\n\nEl", r"Part of this record cannot be read: clock: zzz\."),
        ('{"game": "bushi", "record": "El"}', "list of moves"),
        ('{"anga": 1, "games": [{"link": 1}]}', r"Games in it: 0\."),
        ("Af Ub w", "A position from BushiShogi"),
        ("game: bushi\n\nEl zz", "Move 2, “zz”, cannot be read; the game will open"),
        ("hello", "found no game here.*“hello”"),
    ],
)
def test_a_text_is_told_or_what_is_wrong_with_it_and_where(
    visit: Visit, text: str, told: str
) -> None:
    page = open_game(visit, "").click("#do-paste").type("#paste-text", text)
    said = page.text("#paste-said")
    assert re.search(told, said, re.DOTALL)
    assert ("found no game here" in said) is ("found no game here" in told)
