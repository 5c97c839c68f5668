"""Colours."""

from anga.shared.colours import COLOURS
from anga.shared.palette import Palette, mixed, rgb


def unknown(_token: str) -> str:
    return ""


def always(_token: str) -> str:
    return "#040506"


def test_colours_are_read_in_all_spellings() -> None:
    assert rgb("#fa0") == (255, 170, 0)
    assert rgb("#102030") == rgb("rgb(16, 32, 48)") == rgb("rgba(16 32 48 / 0.5)")


def test_mixing() -> None:
    assert mixed("#000000", "#ffffff", 0.5) == "#808080"
    assert mixed("#123456", "#ffffff", 0) == "#123456"


def test_a_colour_that_is_no_token_stands_for_itself() -> None:
    assert Palette()("#123456") == "#123456"
    assert Palette({"ink": "#010203"})("ink") == "#010203"
    assert Palette()("ink") == COLOURS["ink"][0]


def test_seen_through() -> None:
    assert Palette({"ink": "#010203"}).faded("ink", 0.5) == "rgba(1,2,3,0.500)"


def test_a_token_is_sought_once() -> None:
    sought = []

    def seek(token: str) -> str:
        sought.append(token)
        return "#040506"

    palette = Palette({"ink": "#010203"}, seek)
    assert [palette("ink"), palette("jade"), palette("jade")] == ["#010203", "#040506", "#040506"]
    assert sought == ["jade"]


def test_what_is_found_nowhere_is_as_in_the_light_scheme() -> None:
    palette = Palette(None, unknown)
    assert palette("paper") == COLOURS["paper"][0]
    assert palette("#123456") == "#123456"
    assert palette("rgb(1, 2, 3)") == "rgb(1, 2, 3)"


def test_a_colour_of_a_game_without_the_style_sheet_is_grey() -> None:
    palette = Palette(None, unknown)
    assert palette("orb-aqua") == COLOURS["soft"][0]
    assert palette.faded("orb-aqua", 0.5).startswith("rgba(")


def test_some_colours_can_be_changed() -> None:
    palette = Palette({"ink": "#010203"}, always)
    changed = palette.but({"ink": "#070809"})
    assert [changed("ink"), changed("card"), palette("ink")] == ["#070809", "#040506", "#010203"]


def test_on_light_material_ink_is_dark_in_both_schemes() -> None:
    for scheme in (0, 1):
        page = Palette({token: COLOURS[token][scheme] for token in COLOURS})
        wood = page.on("wood")
        assert sum(rgb(wood("ink"))) < sum(rgb(wood("paper")))
        assert sum(rgb(wood("accent"))) <= sum(rgb(page("accent")))


def test_colours_made_of_tokens_have_names() -> None:
    for scheme, rim, core in ((0, "card", "ink"), (1, "ink", "paper")):
        page = Palette({token: COLOURS[token][scheme] for token in COLOURS})
        assert page("rim") == page(rim)
        assert page("core") == page(core)
        assert page("accent@wood") == page.on("wood")("accent")
        assert page("wood|white|0.25") == page.mixed("wood", "white", 0.25)
        assert (page("clear@white"), page("clear@black")) == (page("core"), page("rim"))


def test_what_was_made_of_a_colour_is_made_anew_when_it_changes() -> None:
    page = Palette({token: COLOURS[token][0] for token in COLOURS})
    seen = page("core"), page.faded("ink", 0.5)
    changed = page.but({"ink": "#010203"})
    assert (changed("core"), changed.faded("ink", 0.5)) == ("#010203", "rgba(1,2,3,0.500)")
    assert (page("core"), page.faded("ink", 0.5)) == seen
