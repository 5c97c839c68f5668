"""A game goes out as files: picture, drawing, film, record; and on paper."""

import json
import re
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Download, expect

from tests import thoroughness
from tests.browser.conftest import Watch
from tests.browser.player import Player, press

GAMES = {
    "bushi": "g=bushi&m=El.Wb.l.r&n=3",
    "orb": "g=orb&m=7g7f",
    "shinsetsu": "g=shinsetsu&m=roll:CH",
}


# How many pixels of a canvas are as green as what people draw.
GREEN = """
canvas => {
  const { width, height } = canvas;
  const data = canvas.getContext("2d").getImageData(0, 0, width, height).data;
  let green = 0;
  for (let at = 0; at < data.length; at += 4) {
    green += data[at + 1] > data[at] + 30 && data[at + 1] > data[at + 2] + 20;
  }
  return green;
}
"""


def chosen(player: Player, kind: str) -> None:
    if not player.page.locator("#share").is_visible():
        press(player.page, "share")
    player.page.locator("#share-kind").select_option(kind)


def saved(player: Player, folder: Path) -> tuple[Download, bytes]:
    """What the button of the dialog saves."""
    with player.page.expect_download() as download:
        player.page.locator("#share-save").click()
    file = folder / "saved"
    download.value.save_as(file)
    return download.value, file.read_bytes()


def frames(data: bytes) -> tuple[tuple[int, int], list[int], int]:
    """Size, delays in hundredths of a second, and colour tables of a GIF, block by block."""
    assert data[:6] == b"GIF89a"
    width, height, flags = struct.unpack("<HHB", data[6:11])
    at, delays, tables = 13 + (3 << (flags & 7) + 1 if flags & 128 else 0), [], flags >> 7
    while data[at] != 0x3B:
        if data[at] == 0x21:
            if data[at + 1] == 0xF9:
                delays.append(struct.unpack("<H", data[at + 4 : at + 6])[0])
            at += 2
        else:
            assert data[at] == 0x2C
            assert struct.unpack("<HHHH", data[at + 1 : at + 9]) == (0, 0, width, height)
            own = data[at + 9]
            tables += own >> 7
            at += 11 + (3 << (own & 7) + 1 if own & 128 else 0)
        while data[at]:
            at += data[at] + 1
        at += 1
    return (width, height), delays, tables


@pytest.mark.parametrize("game", thoroughness.chosen(GAMES, "bushi"))
def test_a_game_becomes_a_picture_and_a_film(player: Player, tmp_path: Path, game: str) -> None:
    player.open(GAMES[game])
    chosen(player, "png")
    expect(player.page.locator("#share-preview canvas")).to_be_visible()
    download, data = saved(player, tmp_path)
    assert re.fullmatch(rf"{game}-\d\.png", download.suggested_filename)
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    size = struct.unpack(">II", data[16:24])
    assert 600 < max(size) <= 1200
    chosen(player, "gif")
    player.page.get_by_role("button", name="Make the film").click()
    expect(player.page.locator("#share-preview img")).to_be_visible()
    download, data = saved(player, tmp_path)
    assert download.suggested_filename.endswith(".gif")
    size, delays, tables = frames(data)
    assert max(size) <= 600
    assert len(delays) == player.moves.count() + 1
    assert delays == [100] * (len(delays) - 1) + [300]
    assert tables == 1, "one palette for all frames"


def test_a_film_has_the_moves_that_are_asked_for_and_can_be_stopped(
    player: Player, tmp_path: Path
) -> None:
    page = player.open("g=bushi&m=El.Wb.l.r").page
    chosen(player, "gif")
    page.locator("#film-from").fill("1")
    page.locator("#film-to").fill("99")
    page.locator("#film-pace").select_option("500")
    page.locator("#share-save").click()
    expect(page.locator("#film-to")).to_have_value("4")
    expect(page.locator("#share-preview img")).to_have_attribute("alt", "Film of moves 1 to 4")
    assert frames(saved(player, tmp_path)[1])[1] == [50, 50, 50, 150]
    page.locator("#film-from").fill("3")
    expect(page.locator("#share-preview img")).to_have_count(0)
    page.evaluate("const save = document.querySelector('#share-save'); save.click(); save.click()")
    expect(page.get_by_role("button", name="Make the film")).to_be_visible()
    expect(page.locator("#share-told")).to_be_hidden()
    expect(page.locator("#share-preview img")).to_have_count(0)


def test_a_film_that_cannot_be_made_is_told(player: Player, watch: list[Watch]) -> None:
    watch[0].let_fail("gifenc.esm.js")
    player.page.context.route("**/gifenc/*", lambda route: route.abort())
    player.open("g=bushi&m=El")
    chosen(player, "gif")
    player.page.locator("#share-save").click()
    expect(player.page.locator("#share-told")).to_contain_text("could not be created")


def test_drawings_and_texts_are_saved_in_the_colours_and_words_of_the_reader(
    player: Player, tmp_path: Path
) -> None:
    player.page.add_init_script("localStorage['anga:board'] = '\"moss\"'")
    page = player.open("g=chatra&m=f9").page
    chosen(player, "svg")
    page.locator("#share-scheme").select_option("light")
    assert "#e1e4c6" in saved(player, tmp_path)[1].decode()
    chosen(player, "json")
    expect(page.locator("#share-text")).to_have_value(re.compile('"record": \\["f9"\\]'))
    download, data = saved(player, tmp_path)
    assert download.suggested_filename == "chatra-1.json"
    told: dict[str, Any] = json.loads(data)
    chosen(player, "position")
    expect(page.locator("#share-text")).not_to_have_value(re.compile("game"))
    position = page.locator("#share-text").input_value()
    assert position != told["position"]
    page.locator("#share-close").click()
    press(page, "paste")
    page.locator("#paste-text").fill(position)
    expect(page.locator("#paste-said")).to_have_text("A position from Chatra.")


def test_what_is_drawn_and_written_goes_out_with_the_picture(player: Player) -> None:
    page = player.open("g=chatra&m=f9.g4.e12&k=0~3~a%20quiet%20one&d=0~1~a1-c3;0~3~e5-g7,a6").page
    chosen(player, "svg")
    shown = page.locator("#share-preview svg")
    expect(shown).to_contain_text("a quiet one")
    expect(shown).to_have_attribute("aria-label", re.compile(r"An arrow from e5 to g7\. A circle"))
    chosen(player, "html")
    expect(page.locator("#share-text")).to_have_value(re.compile("An arrow from e5 to g7"))
    assert len(page.locator("#share-text").input_value().encode()) < 30_000
    seen = set()
    for ply in (3, 2):  # the same position is noted, and is not
        chosen(player, "png")
        expect(page.locator("#share-preview canvas")).to_be_visible()
        seen.add(page.locator("#share-preview canvas").evaluate(GREEN) > 50)
        page.locator("#share-close").click()
        page.locator("#do-back").click()
        expect(page.locator("#moves [aria-current]")).to_have_attribute("name", f"ply-{ply - 1}")
    assert seen == {True, False}
    page.evaluate("window.print = () => undefined")
    chosen(player, "print")
    page.locator("#share").get_by_role("button", name="Print").click()
    expect(page.locator("#sheet figure svg")).to_have_count(2)
    expect(page.locator("#sheet p").last).to_contain_text("– a quiet one")


def test_a_game_is_printed_with_its_diagrams(
    player: Player, until: Callable[[Any, str], None]
) -> None:
    page = player.open("g=bushi&m=El.Wb.l.r.f.t").page
    page.evaluate("window.printed = 0; window.print = () => { window.printed += 1; }")
    chosen(player, "print")
    page.locator("#sheet-every").select_option("5")
    page.locator("#share").get_by_role("button", name="Print").click()
    until(page, "window.printed === 1")
    expect(page.locator("#sheet")).to_be_hidden()
    page.emulate_media(media="print")
    expect(page.locator("#sheet figure svg")).to_have_count(2)
    expect(page.locator("#sheet p").last).to_contain_text("6. ")
    expect(page.locator("#sheet")).to_be_visible()
    expect(page.locator("#content")).to_be_hidden()
    expect(page.locator("#share")).to_be_hidden()
