"""The built site, as files."""

import gzip
import json
import re
from base64 import b64encode
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from anga import games
from anga.shared.colours import COLOURS
from build.cache import files_below
from build.paths import ROOT, SITE
from build.site import dist as site
from build.site import fonts, licences, manifest, offline, openings, pages, runtime, singles

LINK = re.compile(r'(?:href|src|config)="([^"#?]*)')
OUTSIDE = re.compile(r'<a rel="noopener" href="(https?://[^"]+)"')
DATA = r"application/ld\+json|micropython"  # what no browser takes for a script
CODE = re.compile(rf'<script(?![^>]*\s(?:src=|type="(?:{DATA})"))[^>]*>|\sstyle=|\son\w+=')
SHOWN = re.compile(r"&lt;.*?&gt;", re.DOTALL)  # tags that a page shows as text
PRELOADED = {".css", ".image", ".js", ".json", ".mjs", ".wasm"}  # what a page asks for at once
SITE_URL = "https://anga.example/sub/"


def linked(page: Path) -> Iterator[str]:
    yield from LINK.findall(page.read_text(encoding="utf-8"))


def every_page(dist: Path) -> list[Path]:
    """The site's own pages; the documentation has tests of its own."""
    found = [*dist.glob("*.html"), *dist.glob("ja/*.html")]
    return [page for page in found if page.name != "404.html"]


def test_every_link_of_every_page_leads_to_a_file(dist: Path) -> None:
    links = [
        (page, address)
        for page in every_page(dist)
        for address in linked(page)
        if address not in outside(page)
    ]
    assert not [link for link in links if re.match(r"/|\w+:", link[1])]
    assert not [link for link in links if not target(*link).is_file()]


def test_the_documentation_and_the_site_lead_to_one_another(dist: Path) -> None:
    address = re.compile(r'<[^>]+(?:href|src)="([^"#?]*)')
    texts = [(page, page.read_text(encoding="utf-8")) for page in dist.glob("docs/*.html")]
    links = [(page, found) for page, text in texts for found in address.findall(text)]
    assert {"../about.html", "../embedding.html", "api/anga.html"} <= {link[1] for link in links}
    assert [link for link in links if not target(*link).is_file()] == []
    for folder in (dist, dist / "ja"):
        assert any(name.endswith("docs/index.html") for name in linked(folder / "about.html"))


def test_the_rules_and_the_page_about_lead_to_the_inventors_pages(dist: Path) -> None:
    for game_id, address in {
        "bushi": "http://www.kolumbus.fi/geodun/bushi/bushi.htm",
        "chatra": "http://seki.webmasters.gr.jp/chatura/henso.html",
        "chatra4": "http://seki.webmasters.gr.jp/chatura/henso.html",
        "orb": "http://yoninshogiama.seesaa.net",
        "shinsetsu": "http://karakuri-box.com/~wind/n_chatranga/row.htm",
        "troop": "http://kamigame-meet.net/user_blog/008",
    }.items():
        for folder in (dist, dist / "ja"):
            assert address in outside(folder / f"rules-{game_id}.html")
            assert address in outside(folder / "about.html")


def outside(page: Path) -> list[str]:
    """Where a page leads that is not of this site."""
    return OUTSIDE.findall(page.read_text(encoding="utf-8"))


def target(page: Path, address: str) -> Path:
    found = page if address == "" else page.parent / address
    return found / "index.html" if found.is_dir() else found


def test_every_page_keeps_the_policy_and_allows_no_inline_code(dist: Path) -> None:
    for page in every_page(dist):
        text = page.read_text(encoding="utf-8")
        assert pages.policy().replace("'", "&#39;") in text
        assert not CODE.search(SHOWN.sub("", text)), page.name


def test_what_is_read_stands_once_in_each_language_and_what_is_played_in_both(dist: Path) -> None:
    played = {"play.html", "embed.html", *(f"{game}.html" for game in games.ids())}
    names = {path.name for path in dist.glob("*.html")} - {"404.html"}
    assert played < names
    assert {path.name for path in dist.glob("ja/*.html")} == names - played
    for page in every_page(dist):
        text = page.read_text(encoding="utf-8")
        japanese = page.parent != dist
        assert f'<html lang="{"ja" if japanese else "en"}"' in text
        assert ("data-both" in text) == (page.name in played)
        if page.name not in played:
            assert ("Skip to content" in text) != japanese
            assert ("本文へ" in text) == japanese


def test_each_text_for_a_page_leads_to_a_game_without_scripts_too(dist: Path) -> None:
    shown = re.compile("<pre><code>(.*?)</code></pre>", re.DOTALL)
    for folder in (dist, dist / "ja"):
        page = (folder / "embedding.html").read_text(encoding="utf-8")
        texts = [unescape(text) for text in shown.findall(page)]
        boards = [text for text in texts if text.startswith(("<anga-board", "<iframe"))]
        assert len(boards) == 3
        assert all('<a href="' in text for text in boards)


def described_in(text: str) -> dict[str, Any]:
    """What a page says of itself to search engines."""
    found: dict[str, Any] = json.loads(text.partition('ld+json">')[2].partition("</script>")[0])
    return found


def test_where_it_will_be_stands_in_every_page(dist: Path, tmp_path: Path) -> None:
    data = [json.loads((dist / "data" / f"{game}.json").read_bytes()) for game in games.ids()]
    told = site.site_data(data)._replace(version="1.2.3")
    pages.render(tmp_path, told, pages.SiteAddress(SITE_URL, "https://anga.example/source"))
    for game in data:
        text = (tmp_path / f"{game['game']}.html").read_text(encoding="utf-8")
        described = described_in(text)
        assert described["@type"] == "Game"
        assert described["name"] == game["words"]["name"]["en"]
        assert described["url"] == f"{SITE_URL}{game['game']}.html"
        assert described["image"] == f"{SITE_URL}pictures/{game['game']}.png"
        assert f'property="og:image" content="{described["image"]}"' in text
        picture = dist / "pictures" / f"{game['game']}.png"
        assert picture.read_bytes()[16:24] == (1200).to_bytes(4) + (630).to_bytes(4)
        read = described_in((tmp_path / f"ja/rules-{game['game']}.html").read_text("utf-8"))
        assert read["about"] | {"@context": described["@context"]} == described
        assert read["url"] == f"{SITE_URL}ja/rules-{game['game']}.html"
    for page in ("rules.html", "ja/rules.html"):
        text = (tmp_path / page).read_text(encoding="utf-8")
        assert f'<link rel="canonical" href="{SITE_URL}{page}">' in text
        for code, address in (("en", "rules"), ("ja", "ja/rules"), ("x-default", "rules")):
            assert f'hreflang="{code}" href="{SITE_URL}{address}.html">' in text
    frame = (tmp_path / pages.FRAME).read_text(encoding="utf-8")
    assert pages.policy(SITE_URL).replace("'", "&#39;") in frame
    about = (tmp_path / "about.html").read_text(encoding="utf-8")
    assert "1.2.3" in about
    assert 'href="https://anga.example/source"' in about
    for game in data:  # all five tell whose they are
        assert about.count(game["words"]["credit"]["en"]) == 1
    assert about.count('<div class="text">') == len(data)


def test_without_an_address_no_page_of_a_single_problem_is_made(dist: Path) -> None:
    for folder in (dist, dist / "ja"):
        assert not [path for path in folder.iterdir() if path.name in ("problems", "watch")]
        assert "data-singles" not in (folder / "index.html").read_text(encoding="utf-8")
    assert not (dist / singles.SITEMAP).exists()
    assert not [page for page in every_page(dist) if "oembed" in page.read_text("utf-8")]


def test_the_manifest_names_games_and_pictures_that_are_there(dist: Path) -> None:
    told = json.loads((dist / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert [entry["url"] for entry in told["shortcuts"]] == [
        f"{id_}.html" for id_ in games.listed()
    ]
    addresses = [entry["url"] for entry in told["shortcuts"]]
    addresses += [told["share_target"]["action"], told["file_handlers"][0]["action"]]
    assert all((dist / address).is_file() for address in addresses)
    shown = {picture["form_factor"]: picture for picture in told["screenshots"]}
    for form, (width, height, pixels) in manifest.SIZES.items():
        size = (height * pixels).to_bytes(2) + (width * pixels).to_bytes(2)
        assert size in (dist / shown[form]["src"]).read_bytes()[:1000], "of the JPEG's frame"
    assert [told["id"], told["lang"]] == ["anga", "en"]
    assert json.loads(manifest.manifest([], SITE_URL))["id"] == "/sub/"


def test_the_page_that_is_not_there_may_be_anywhere(dist: Path) -> None:
    text = (dist / "404.html").read_text(encoding="utf-8")
    assert not list(linked(dist / "404.html"))
    for tag in ("script", "style"):
        content = text.partition(f"<{tag}>")[2].partition(f"</{tag}>")[0]
        digest = b64encode(sha256(content.encode()).digest()).decode()
        assert f"{tag}-src &#39;sha256-{digest}&#39;" in text


def test_every_page_knows_where_its_two_pythons_are(dist: Path) -> None:
    for page in [path for path in every_page(dist) if "boot.mjs" in path.read_text("utf-8")]:
        text, root = page.read_text(encoding="utf-8"), page.parent.relative_to(dist).parts
        assert (dist / re.findall(r'data-pyodide="([^"]*)"', text)[0]).is_file()
        assert ("../" * len(root)) + "python.mjs" in linked(page)


def test_a_page_to_play_on_weighs_little_until_its_board_is_there(dist: Path) -> None:
    typefaces = [path for path in dist.glob("fonts/*.woff2") if fonts.REST not in path.stem]
    for game in games.ids():
        page = dist / f"{game}.html"
        there = {target(page, address) for address in linked(page)}
        files = {path for path in there if path.suffix in PRELOADED} | {page, *typefaces}
        names = {path.name for path in files}
        assert {"app.image", "play.image", "micropython.wasm", f"{game}.json"} <= names
        assert sum(map(compressed, files)) < 980_000, game


@cache
def compressed(path: Path) -> int:
    """The bytes of a file as most hosts send it."""
    return len(gzip.compress(path.read_bytes(), 9))


def test_the_service_worker_lists_every_file_with_its_hash(dist: Path) -> None:
    text = (dist / "sw.js").read_text(encoding="utf-8")
    found = re.search(r"const FILES = (\[.*\]);", text)
    assert found
    listed = dict(json.loads(found[1]))
    there = {str(path.relative_to(dist)): path for path in files_below(dist)}
    left_out = set(there) - set(listed)
    assert all(
        re.match(r"(docs|wheel|pictures)/|sw\.js|404\.html|(.*/)?LICENSE", name)
        for name in left_out
    ), left_out
    assert listed == {name: offline.content_hash(there[name]) for name in listed}


def test_the_licences_of_all_that_is_shipped_travel_with_it(dist: Path) -> None:
    vendor = dist / "vendor"
    overview = (vendor / "LICENSES.txt").read_text(encoding="utf-8")
    named = {line[:-1] for line in overview.splitlines() if re.fullmatch(r"[\w.-]+/", line)}
    assert named == {path.name for path in vendor.iterdir() if path.is_dir()}
    for path in re.findall(r"\(([\w./-]+/LICENSE[\w.-]*)\)", overview):
        assert (vendor / path).stat().st_size > 1000, path
    assert overview.count("LICENSE") == 5
    packages = (vendor / "pyscript" / "LICENSE-packages.txt").read_text(encoding="utf-8")
    assert {"coincident", "polyscript"} <= set(licences.bundled())
    assert all(f"{name} " in packages for name in licences.bundled())
    ours = (dist / "LICENSE.txt").read_text(encoding="utf-8")
    assert ours == (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_every_file_may_be_read_by_all_and_written_by_its_owner(dist: Path) -> None:
    modes = {path: oct(path.stat().st_mode & 0o777) for path in files_below(dist)}
    assert set(modes.values()) == {"0o644"}


def test_no_script_points_to_a_map_that_is_not_there(dist: Path) -> None:
    scripts = [*dist.rglob("*.js"), *dist.rglob("*.mjs")]
    assert scripts
    assert not [path for path in scripts if b"sourceMappingURL=" in path.read_bytes()]


def test_the_policy_allows_pictures_from_nowhere_else(dist: Path) -> None:
    text = (dist / "index.html").read_text(encoding="utf-8")
    assert "img-src &#39;self&#39; data:;" in text
    assert "media-src" not in text


def test_the_engines_core_has_what_every_worker_needs_and_no_game() -> None:
    core = runtime.packs()[runtime.CORE]
    assert {"calls.py", "packs.py", "anga/service/door.py", "anga/search/levels.py"} <= set(core)
    assert not any(re.search(r"begin|cli|__main__|arena|guide|games/\w+/", name) for name in core)


def test_a_games_part_has_that_game_and_what_it_needs_beside_the_core() -> None:
    known = runtime.packs()
    for game in games.ids():
        names = set(known[runtime.part(game)])
        assert not names & set(known[runtime.CORE])
        own = {name for name in names if name.startswith(f"anga/games/{game}/")}
        assert not any(name.startswith("anga/games/") for name in names - own)
        assert f"anga/games/{game}/__init__.py" in own
        book = f"anga/games/{game}/player/book.txt"
        assert (book in own) == bool(games.get(game).thinking.book)
        assert all(name.endswith(".py") or name == book for name in own)


def test_the_engine_comes_in_a_pack_for_each_game_and_one_for_all(dist: Path) -> None:
    there = {path.stem for path in dist.glob("*.pack")}
    assert there == set(runtime.packs())
    assert there == {"engine", "programs"} | {f"engine-{id_}" for id_ in games.ids()}
    sizes = {name: (dist / f"{name}.pack").stat().st_size for name in there}
    core = sizes.pop("engine")
    assert core + max(sizes.values()) < 432_000


def test_packs_are_made_again_when_any_of_their_files_changes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    known, inputs = runtime.packs(), list[object]()

    def cached(_part: str, given: Iterable[object], _make: object) -> Path:
        inputs.extend(given)
        return tmp_path

    monkeypatch.setattr(runtime, "cached", cached)
    monkeypatch.setattr(runtime, "packs", lambda: known)  # which takes long
    runtime.engine()
    for files in known.values():
        assert not set(files.values()) - set(inputs)


def test_the_site_is_built_again_once_its_files_have_changed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, scratch: Path
) -> None:
    source, made = tmp_path / "source", list[str]()
    for name, value in {
        "DIST": tmp_path / "dist",
        "CACHE": scratch,
        "MADE_OF": tmp_path / "made-of",
        "sources": lambda: [source],
        "_fill": lambda _target, place: made.append(place.site),
    }.items():
        monkeypatch.setattr(site, name, value)
    source.write_text("one")
    assert site.current() == site.current() == tmp_path / "dist"
    assert made == [""]
    source.write_text("two")
    site.current()
    assert made == ["", ""]
    site.build(tmp_path / "elsewhere", pages.SiteAddress(SITE_URL))
    site.current()
    site.build(tmp_path / "dist", pages.SiteAddress(SITE_URL))
    site.current()
    assert made == ["", "", SITE_URL, SITE_URL, ""]
    (tmp_path / "dist").rmdir()
    site.current()
    assert made[5:] == [""]


@pytest.mark.thorough
def test_two_builds_give_the_same_bytes(dist: Path, scratch: Path) -> None:
    runtime.make_vendor(scratch)
    for path in files_below(scratch):
        assert path.read_bytes() == (dist / "vendor" / path.relative_to(scratch)).read_bytes(), path
    runtime.make_engine(scratch)
    for pack in runtime.packs():
        name = f"{pack}.pack"
        assert (scratch / name).read_bytes() == (dist / name).read_bytes(), name


def test_every_colour_of_the_engine_is_a_token_of_the_style_sheet_in_both_schemes(
    dist: Path,
) -> None:
    light, dark = (dist / "style.css").read_text(encoding="utf-8").split("@media", 2)[:2]
    for token, values in openings.colours().items():
        assert f"--{token}: {values[0]};" in light
        assert f"--{token}: {values[1]};" in dark
    manifest = json.loads((dist / "manifest.webmanifest").read_text(encoding="utf-8"))
    paper = openings.colours()["paper"][0]
    assert [manifest["background_color"], manifest["theme_color"]] == [paper, paper]


def test_the_style_sheet_asks_for_no_colour_that_is_not_there() -> None:
    """And names none anew, but for the system's where colours are forced."""
    asked = {
        token
        for file in (SITE / "style").glob("*.css")
        for token in re.findall(r"var\(--([\w-]+)", file.read_text(encoding="utf-8"))
    }
    own = {
        token
        for file in [*(SITE / "style").glob("*.css"), *(SITE / "app").rglob("*.py")]
        for token in re.findall(
            r"--([\w-]+)\b(?=\"|:(?! Canvas))", file.read_text(encoding="utf-8")
        )
    }
    assert asked <= own | set(COLOURS)
    assert not own & set(COLOURS)


def test_nothing_stays_lit_after_a_touch_where_no_pointer_hovers() -> None:
    for file in (SITE / "style").glob("*.css"):
        for line in file.read_text(encoding="utf-8").splitlines():
            assert ":hover" not in line or line.startswith("@media (hover: hover)"), line
