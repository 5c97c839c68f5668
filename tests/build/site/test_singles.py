"""Pages of single problems and games to watch, as files: what others show of their addresses."""

import io
import json
import re
from html import escape, unescape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from PIL import Image

from anga import games
from anga.guide import problems, watched
from anga.shared.formats.fragment import parse_link
from build.cache import files_below
from build.setup import node
from build.site import dist, offline, pages, positions, singles
from build.site.singles import Single
from tests import others
from tests.others import Head

SITE = "https://anga.example/sub/"
CHOSEN = "chatra"  # stands for all games
LANGUAGES = pages.LANGUAGES
PAGE, PICTURE = 12_000, 40_000  # bytes, at most


@pytest.fixture(scope="module")
def openings(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    node.ready()
    return dist.write_data(tmp_path_factory.mktemp("data"))


@pytest.fixture(scope="module")
def every() -> list[Single]:
    return list(singles.singles(games.ids()))


@pytest.fixture(scope="module")
def shown(every: list[Single]) -> list[Single]:
    """A problem and a game to watch."""
    return [next(each for each in every if (each.game, each.kind) == (CHOSEN, kind))
            for kind in (singles.PROBLEMS, singles.WATCH)]  # fmt: skip


@pytest.fixture(scope="module")
def made(
    tmp_path_factory: pytest.TempPathFactory, openings: list[dict[str, Any]], shown: list[Single]
) -> Path:
    """A folder with the pages of a site whose address is known, and two single ones."""
    target = tmp_path_factory.mktemp("made")
    told, place = dist.site_data(openings), pages.SiteAddress(SITE)
    pages.render(target, told, place)
    pages.write(singles.templates(shown, openings), target, told, place)
    singles.write(shown, target, SITE)
    return target


def page(made: Path, single: Single, language: str) -> str:
    path = made / pages.folder(language) / f"{single.name}.html"
    return path.read_text(encoding="utf-8")


def test_every_problem_and_every_game_to_watch_has_a_page_in_both_languages(
    every: list[Single], openings: list[dict[str, Any]]
) -> None:
    names = {single.name for single in every}
    assert len(names) == len(every)
    for game in games.ids():
        assert {f"problems/{game}/{each.id}" for each in problems.load(game)} < names
        assert f"watch/{game}/{watched.load(game).id}" in names
    assert len(list(singles.templates(every, openings))) == len(every)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_of_itself_what_cards_show(
    made: Path, shown: list[Single], language: str
) -> None:
    for single in shown:
        text = page(made, single, language)
        assert len(text.encode()) <= PAGE
        said, here = Head(text), f"{SITE}{pages.folder(language)}{single.name}"
        assert said.links["canonical"] == said.metas["og:url"] == f"{here}.html"
        assert said.links["alternate en"] == f"{SITE}{single.name}.html"
        assert said.links["alternate ja"] == f"{SITE}ja/{single.name}.html"
        assert said.links["alternate application/json+oembed"] == f"{here}.json"
        assert said.metas["og:title"] == single.title[language]
        assert len(said.metas["description"]) > 20
        assert said.metas["og:description"] == said.metas["description"]
        assert said.metas["twitter:card"] == "summary_large_image"
        assert said.metas["og:image"] == f"{SITE}{single.name}.png"
        assert said.metas["og:image:alt"] == single.alt(language)


def test_a_page_asks_the_question_and_leads_to_the_living_board(
    made: Path, shown: list[Single]
) -> None:
    problem, game = shown
    text = page(made, problem, "en")
    asked = problems.load(CHOSEN)[0]
    assert f"<h2>{asked.asking('en')}</h2>" in text
    assert f'href="../../problems-{CHOSEN}.html#q={asked.id}">Solve it</a>' in text
    assert f'href="../../problems-{CHOSEN}.html#q={asked.id}">解く</a>' in page(made, problem, "ja")
    assert "White’s Object: i1" in unescape(text)
    assert "Black’s Subject, 14 in hand" in unescape(text)
    replay = page(made, game, "en")
    assert f'href="../../watch-{CHOSEN}.html">Watch it</a>' in replay
    assert replay.count("<li>") == len(watched.load(CHOSEN).plies)


def test_a_page_fetches_only_what_all_share(made: Path, shown: list[Single]) -> None:
    for single in shown:
        for language in LANGUAGES:
            text = page(made, single, language)
            folder = (made / pages.folder(language) / f"{single.name}.html").parent
            fetched = re.findall(r'<(?:script|img)[^>]* src="([^"]+)"', text)
            fetched += re.findall(r'<link rel="stylesheet" href="([^"]+)"', text)
            names = {(folder / path).resolve().relative_to(made.resolve()) for path in fetched}
            wanted = {"language.js", "style.css", f"{single.name}.png"}
            assert {name.as_posix() for name in names} == wanted
            linked = re.findall(r'<a [^>]*href="([^"#]+)', text)
            there = [(folder / path).resolve() for path in linked]
            assert all((path / "index.html" if path.is_dir() else path).is_file() for path in there)


def test_the_picture_is_one_for_both_languages_small_and_without_words(
    made: Path, shown: list[Single]
) -> None:
    for single in shown:
        picture = (made / f"{single.name}.png").read_bytes()
        assert len(picture) <= PICTURE
        with Image.open(io.BytesIO(picture)) as image:
            assert image.size == (1200, 630)
        assert not list((made / "ja").rglob("*.png"))


def test_no_picture_has_the_names_of_seats_and_the_one_to_move_sits_below(
    every: list[Single],
) -> None:
    for game in games.ids():
        single = next(each for each in every if each.game == game)
        svg = positions.drawing(single.line, single.turned)
        box = re.search(r'viewBox="0 (\S+) \S+ (\S+)"', svg)
        assert box
        root = ET.fromstring(svg)
        top, bottom = float(box[1]), float(box[1]) + float(box[2])
        names = {single.line.game.words[f"seat:{seat}"]["en"] for seat in single.line.game.seats}
        for text in root.iter("{http://www.w3.org/2000/svg}text"):
            if (text.text or "") in names:
                assert not top < float(text.attrib["y"]) < bottom
        scene = single.line.game.scene(single.line.position, {})
        sides = {seat["seat"]: seat["side"] for seat in scene["seats"]}
        assert (sides[single.line.position.turn] + single.turned) % 4 == 2


def test_oembed_answers_with_the_page_in_a_frame_where_it_becomes_a_board(
    made: Path, shown: list[Single], every: list[Single]
) -> None:
    for language in LANGUAGES:
        for single in shown:
            path = made / pages.folder(language) / f"{single.name}.json"
            told = json.loads(path.read_bytes())
            assert told == singles.oembed(single, language, SITE)
            assert [told["version"], told["type"]] == ["1.0", "rich"]
            assert told["title"] == single.title[language]
            assert told["thumbnail_url"] == f"{SITE}{single.name}.png"
            assert [told["thumbnail_width"], told["thumbnail_height"]] == [1200, 630]
            assert framed(single, language) == f"{SITE}{pages.folder(language)}{single.name}.html"
            text = page(made, single, language)
            assert pages.policy(SITE).replace("'", "&#39;") in text
            assert f"embed.html#{escape(single.fragment(language))}" in text
    for single in every:
        link, _, options = single.fragment("ja").rpartition("&lang=")
        assert options == "ja&start=now"
        found = parse_link(link.removesuffix("&controls=replay&play="))
        assert found.game == single.game
        assert bool(found.question) == (single.kind == singles.PROBLEMS)
        if found.question:
            assert found.bottom == (single.line.position.turn if single.turned else "")


def test_a_blog_a_card_and_a_bare_page_show_it(made: Path, shown: list[Single]) -> None:
    def fetch(address: str) -> str:
        return (made / address.removeprefix(SITE)).read_text(encoding="utf-8")

    for single in shown:
        for language in LANGUAGES:
            address = f"{SITE}{pages.folder(language)}{single.name}.html"
            (post,) = Head(others.wordpress(address, fetch)).frames
            assert post["src"] == f"{address}#?secret={others.SECRET}"
            assert [post["width"], post["height"]] == [str(singles.FRAME), str(single.high)]
            (frame,) = Head(others.bare(address, fetch)).frames
            assert frame["src"] == address
            card = others.card(address, fetch)
            assert f'src="{SITE}{single.name}.png"' in card
            assert single.title[language] in unescape(card)


def framed(single: Single, language: str) -> str:
    """The address of the frame that oEmbed answers with."""
    told = singles.oembed(single, language, SITE)
    found = re.fullmatch(
        r'<iframe src="([^"]+)" width="(\d+)" height="(\d+)" title="[^"]+" frameborder="0">'
        "</iframe>",
        str(told["html"]),
    )
    assert found
    assert [int(found[2]), int(found[3])] == [told["width"], told["height"]]
    return unescape(found[1])


def test_living_problems_know_that_they_have_pages_of_their_own(made: Path) -> None:
    for path in (f"problems-{CHOSEN}.html", f"ja/problems-{CHOSEN}.html", "index.html"):
        text = (made / path).read_text(encoding="utf-8")
        assert re.search('<dialog id="result" [^>]* data-singles>', text)


def test_the_sitemap_lists_what_is_read_in_both_languages(made: Path, shown: list[Single]) -> None:
    root = ET.fromstring(singles.sitemap(made))
    listed = [each.text for each in root.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")]
    assert len(listed) == len(set(listed))
    for single in shown:
        assert {f"{SITE}{single.name}.html", f"{SITE}ja/{single.name}.html"} < set(listed)
    assert {SITE, f"{SITE}ja/", f"{SITE}{CHOSEN}.html", f"{SITE}ja/rules.html"} < set(listed)
    assert not {f"{SITE}play.html", f"{SITE}embed.html"} & set(listed)


def test_nothing_of_it_is_saved_for_use_without_a_network(made: Path, shown: list[Single]) -> None:
    kept = {path.relative_to(made).as_posix() for path in offline.kept(made)}
    assert "ja/rules.html" in kept
    assert not [name for name in kept if re.match(r"(ja/)?(problems|watch)/", name)]
    (made / singles.SITEMAP).write_text("")
    assert made / singles.SITEMAP not in offline.kept(made)
    assert (made / f"{shown[0].name}.html") in files_below(made)
