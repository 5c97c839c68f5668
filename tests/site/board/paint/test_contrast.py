"""What the page writes and the signs that it draws can be seen, in both schemes."""

import pytest

from anga.shared.colours import BOARDS, COLOURS
from anga.shared.palette import Palette, lightness
from tests.contrast import contrast

TEXT, SHAPE = 4.5, 3
SURFACES = ("paper", "card", "stage")
WRITTEN = [
    *((text, surface) for text in ("ink", "soft", "accent-ink") for surface in SURFACES),
    *(("card", badge) for badge in ("good", "even", "bad", "hint")),
    *((text, surface) for text in ("good", "bad", "hint") for surface in SURFACES),
    ("ink", "wash"),
    ("accent-ink", "wash"),
    ("paper", "ink"),
    ("paper", "soft"),
]
SQUARES = ("board-light", "board-mid", "board-dark")

schemes = pytest.mark.parametrize(
    "palette",
    [
        Palette({token: values[scheme] for token, values in (COLOURS | board).items()})
        for board in ({}, *BOARDS.values())
        for scheme in (0, 1)
    ],
    ids=[f"{board}-{scheme}" for board in ("", *BOARDS) for scheme in ("light", "dark")],
)


@schemes
@pytest.mark.parametrize(("text", "surface"), WRITTEN)
def test_what_is_written_can_be_read(palette: Palette, text: str, surface: str) -> None:
    assert contrast(palette(text), palette(surface)) >= TEXT


@schemes
def test_what_can_be_touched_and_has_the_focus_is_seen(palette: Palette) -> None:
    for surface in SURFACES:
        assert contrast(palette("accent"), palette(surface)) >= SHAPE


@schemes
def test_one_of_the_two_colours_of_pieces_is_seen_on_any_square(palette: Palette) -> None:
    for square in SQUARES:
        shown = [contrast(palette(colour), palette(square)) for colour in ("black", "white")]
        assert max(shown) >= SHAPE


@schemes
def test_signs_have_a_light_rim_and_a_core_that_any_square_shows(palette: Palette) -> None:
    assert lightness(palette("rim")) > 0.8
    assert contrast(palette("rim"), palette("core")) > 10
    for square in SQUARES:
        seen = [contrast(colour, palette(square)) for colour in (palette("rim"), palette("core"))]
        assert max(seen) >= SHAPE


@schemes
def test_what_is_drawn_on_wood_can_be_read(palette: Palette) -> None:
    wood = palette.on("wood")
    assert contrast(wood("ink"), wood("wood")) > 7
    assert contrast(wood("accent"), wood("wood")) >= SHAPE
