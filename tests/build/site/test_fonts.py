"""The typefaces hold what the site shows, and little more."""

import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from build.paths import SITE
from build.site import fonts
from build.site.characters import characters as characters_of
from build.site.characters import drawn


@pytest.fixture(scope="module")
def made(dist: Path) -> Path:
    return dist / "fonts"


def characters(path: Path) -> set[str]:
    return {chr(code) for code in TTFont(path).getBestCmap()}


@pytest.fixture(scope="module")
def shown(dist: Path) -> fonts.Characters:
    return characters_of(dist, dist / "docs")


@pytest.mark.parametrize("face", fonts.TEXT, ids=lambda face: face.name)
def test_text_faces_hold_the_pages_characters(made: Path, dist: Path, face: fonts.FontFile) -> None:
    page = (dist / "index.html").read_text(encoding="utf-8")
    wanted = set(page) & characters(face.unpacked)
    assert wanted <= characters(made / f"{face.name}.woff2")


@pytest.mark.parametrize("face", [fonts.MINCHO, *fonts.TEXT], ids=lambda face: face.name)
def test_second_files_hold_the_rest(
    made: Path, shown: fonts.Characters, face: fonts.FontFile
) -> None:
    first, rest = fonts.halves(face, shown)
    known = characters(face.unpacked)
    second = characters(made / f"{face.name}{fonts.REST}.woff2")
    assert set(first + rest) == set(shown.first + shown.rest)
    assert set(rest) & known <= second
    assert len(second & set(first)) < 5, "but for brackets, which come in pairs"
    assert set(first) & known <= characters(made / f"{face.name}.woff2")


@pytest.mark.parametrize("face", [fonts.MINCHO, *fonts.TEXT], ids=lambda face: face.name)
def test_style_sheets_say_what_second_files_are_for(
    dist: Path, shown: fonts.Characters, face: fonts.FontFile
) -> None:
    told = f"{face.name}{fonts.REST}.woff2"
    lines = (dist / "style.css").read_text(encoding="utf-8").splitlines()
    (line,) = [line for line in lines if told in line]
    wanted = [range(*pair) for pair in pairs(line)]
    first, rest = (set(map(ord, half)) for half in fonts.halves(face, shown))
    assert all(any(code in each for each in wanted) for code in rest)
    assert not any(code in each for each in wanted for code in first)


def pairs(line: str) -> list[tuple[int, int]]:
    """The beginnings and the ends of the ranges in a rule."""
    found = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", line)
    return [(int(first, 16), int(last or first, 16) + 1) for first, last in found]


def test_titles_begin_with_names_ends_and_pieces(shown: fonts.Characters) -> None:
    assert set("四人将棋新しい対局後手の勝ち詰み竜金") <= set(shown.titles)
    assert "読" in shown.first
    assert "読" not in shown.titles


def test_characters_are_told_as_ranges() -> None:
    assert fonts.ranges("ちabcあ") == "U+61-63, U+3042, U+3061"
    assert fonts.ranges_but("abcあ") == "U+0-60, U+64-3041, U+3043-10FFFF"


def test_the_brush_face_holds_only_what_is_brushed(made: Path) -> None:
    assert {"軍", "武", "士", "刀"} <= characters(made / "brush.woff2")
    assert (made / "brush.woff2").stat().st_size < 40_000


@pytest.mark.parametrize("face", fonts.TEXT, ids=lambda face: face.name)
def test_digits_stand_in_columns(made: Path, face: fonts.FontFile) -> None:
    font = TTFont(made / f"{face.name}.woff2")
    names = [font.getBestCmap()[ord(digit)] for digit in "0123456789"]
    assert len({font["hmtx"][name][0] for name in names}) == 1


@pytest.mark.parametrize("face", fonts.TEXT, ids=lambda face: face.name)
def test_an_l_ends_in_a_tail_so_that_it_is_no_1(face: fonts.FontFile, tmp_path: Path) -> None:
    fonts._cut(face, "l", tmp_path / "cut.woff2")
    font = TTFont(tmp_path / "cut.woff2")
    ell = font["glyf"]["l"]
    stem = max(x for x, y in ell.coordinates if y == ell.yMax)
    assert stem < ell.xMax < font["hmtx"]["l"][0]
    assert all(y < 200 for x, y in ell.coordinates if x > stem)


def test_licences_come_along(made: Path) -> None:
    licences = [path.read_text(encoding="utf-8") for path in made.glob("LICENSE-*.txt")]
    assert len(licences) == 3
    assert all("SIL Open Font License" in text for text in licences)


def test_brushed_characters_are_found_in_any_depth() -> None:
    drawing = [{"glyph": "龍", "font": "brush"}, {"glyph": "x", "font": "text"}]
    assert drawn([{"looks": {"a": drawing}}], brush=True) == "龍"
    assert drawn([{"looks": {"a": drawing}}], brush=False) == "x"


@pytest.mark.parametrize(("face", "family"), [(fonts.TEXT[0], "sans"), (fonts.MINCHO, "serif")])
def test_letters_of_the_device_have_the_height_of_ours(face: fonts.FontFile, family: str) -> None:
    style = (SITE / "style" / "1-tokens.css").read_text(encoding="utf-8")
    font = TTFont(face.unpacked)
    named = re.search(rf"--{family}: (.+);", style)
    assert named
    likes = re.findall(r'"(Like [^"]+)"', named[1])
    assert named[1].startswith(f'"{likes[0]}"')
    for like in likes:
        (rule,) = re.findall(rf'@font-face {{ font-family: "{like}";.*', style)
        size, up, down, gap = (float(each) / 100 for each in re.findall(r"([\d.]+)%", rule))
        assert size * up == pytest.approx(font["hhea"].ascent / 1000, abs=0.001)
        assert size * down == pytest.approx(-font["hhea"].descent / 1000, abs=0.001)
        assert gap == font["hhea"].lineGap == 0
