"""The style sheets."""

import re

from build.paths import SITE
from build.site.styles import shortened

STRING = re.compile(r'"[^"]*"')


def test_only_the_floor_says_how_much_is_kept_free_at_the_foot_of_the_screen() -> None:
    inset = "safe-area-inset-bottom"
    sheets = sorted((SITE / "style").glob("*.css"))
    assert [sheet.name for sheet in sheets if inset in sheet.read_text(encoding="utf-8")] == [
        "1-tokens.css"
    ]


def test_nothing_shows_through_a_card() -> None:
    for sheet in (SITE / "style").glob("*.css"):
        rules = re.findall(r"([^{}]*)\{([^{}]*)\}", sheet.read_text(encoding="utf-8"))
        for chosen, style in rules:
            if re.search(r"\.status(:[-\w]+(\([^()]*\))?|\[[^]]*\])*\s*$", chosen):
                assert not re.search(r"\b(mask|opacity|background: none)", style), chosen


def test_a_sheet_without_spaces_says_the_same() -> None:
    said = "/* all */@media (a: 1px), (b) {\n  a :is(b, c) > d { x: calc(1px + 2px) y; z: 0; }\n}\n"
    short = "@media (a:1px),(b){a :is(b,c) > d{x:calc(1px + 2px) y;z:0}\n}\n"
    assert shortened(said) == short
    for sheet in (SITE / "style").glob("*.css"):
        text = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert STRING.findall(shortened(text)) == STRING.findall(text), "but for its strings"
