"""The style sheets."""

from build.paths import SITE


def test_only_the_floor_says_how_much_is_kept_free_at_the_foot_of_the_screen() -> None:
    inset = "safe-area-inset-bottom"
    sheets = sorted((SITE / "style").glob("*.css"))
    assert [sheet.name for sheet in sheets if inset in sheet.read_text(encoding="utf-8")] == [
        "1-tokens.css"
    ]
