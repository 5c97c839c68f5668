"""Colours."""

from board.paint.palette import FALLBACK, Palette, lightness, mixed, rgb

DARK = {"paper": "#17140f", "card": "#211d17", "ink": "#efe7d8", "accent": "#e4694e"}
SCHEMES: "list[dict[str, str]]" = [{}, DARK]


def contrast(a: str, b: str) -> float:
    """As WCAG has it."""
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [part / 255 for part in rgb(colour)]
    r, g, b = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def test_colours_are_read_in_all_spellings() -> None:
    assert rgb("#fa0") == (255, 170, 0)
    assert rgb("#102030") == rgb("rgb(16, 32, 48)") == rgb("rgba(16 32 48 / 0.5)")


def test_mixing() -> None:
    assert mixed("#000000", "#ffffff", 0.5) == "#808080"
    assert mixed("#123456", "#ffffff", 0) == "#123456"


def test_a_colour_that_is_no_token_stands_for_itself() -> None:
    assert Palette()("#123456") == "#123456"
    assert Palette({"ink": "#010203"})("ink") == "#010203"
    assert Palette()("ink") == FALLBACK["ink"]


def test_seen_through() -> None:
    assert Palette({"ink": "#010203"}).faded("ink", 0.5) == "rgba(1,2,3,0.500)"


def test_signs_have_a_light_rim_in_both_schemes() -> None:
    for colours in SCHEMES:
        palette = Palette(colours)
        assert lightness(palette.rim) > 0.8
        assert contrast(palette.rim, palette.core) > 10
        for square in ("board-dark", "board-mid"):
            assert contrast(palette.rim, palette(square)) > 1.9


def test_what_is_drawn_on_wood_can_be_read_in_both_schemes() -> None:
    for colours in SCHEMES:
        wood = Palette(colours).on("wood")
        assert contrast(wood("ink"), wood("wood")) > 7
        assert contrast(wood("accent"), wood("wood")) > 3
