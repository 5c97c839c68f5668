"""Signs as shapes: what they are made of, in colours by name."""

from anga.shared.geometry.camera import bounds
from anga.shared.layout.layout import Layout
from anga.shared.shapes import badges, marks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from anga.shared.shapes.shape import Shapes

ABOVE = ("arrow", "attack", "closed", "way")
BENEATH = ("last", "check", "refused", "area", "hint", "threat", "awaited", "able", "about")
NAMES = BENEATH + ABOVE


OTHER = {"seat": "b", "side": 2, "base": {"colour": "base-b", "strokes": 1}}


def laid_out(camera: "Any" = None) -> Layout:
    """Nine cells."""
    scene: Any = {
        "size": [3, 3],
        "cells": [
            {"id": "abc"[i % 3] + str(i // 3 + 1), "at": [i % 3, i // 3], "fill": "board-mid"}
            for i in range(9)
        ],
        "seats": [{"seat": "w", "side": 0, "colour": "jade"}, OTHER],
        "camera": camera,
    }
    for part in ("slabs", "lines", "texts", "hands", "solids", "options", "marks"):
        scene[part] = []
    return Layout(scene, 0, 300, 300)


def mark(name: str, *cells: str) -> "Any":
    return {"mark": name, "cells": list(cells)}


def made(shapes: "Shapes") -> "Any":
    return shapes


def under(*told: "Any") -> "Any":
    """The shapes of marks that lie beneath pieces."""
    return marks.under(laid_out(), told)


def colours(shapes: "Any") -> "set[str]":
    """The names of all colours in them."""
    paints = [shape.fill for shape in shapes] + [getattr(shape, "line", None) for shape in shapes]
    return {paint[0] for paint in paints if paint}


def test_every_mark_has_shapes_and_lies_under_pieces_or_over_them() -> None:
    layout = laid_out()
    for name in NAMES:
        told = [mark(name, "a1", "c3")]
        below, above = marks.under(layout, told), marks.over(layout, told)
        assert bool(below) != bool(above), name
        assert bool(above) == (name in ABOVE)


def test_cells_that_are_not_there_are_not_marked() -> None:
    layout = laid_out()
    for name in NAMES:
        told = [mark(name, "nowhere")]
        assert marks.under(layout, told) == marks.over(layout, told) == []
    assert marks.drawn(layout, ["nowhere", "a1-nowhere"]) == []


def test_only_the_last_of_several_turns_has_rings() -> None:
    told = mark("last", "a1"), mark("last", "b2")
    assert [bool(shape.line) for shape in under(*told)] == [False, False, True]


def test_of_several_turns_each_has_a_bar_at_the_edge_of_its_seat() -> None:
    told = mark("last", "b2"), mark("last", "b2")
    told[0]["seat"], told[1]["seat"] = "w", "b"
    earlier, above, latest, _, below = under(*told)
    left, top, right, bottom = bounds(laid_out().outlines["b2"])
    for bar, edge in ((above, top), (below, bottom)):
        assert f"{left:.1f} {edge:.1f}" in bar.d
        assert f"{right:.1f} {edge:.1f}" in bar.d
    assert earlier.fill[1] < latest.fill[1]
    assert above.fill[1] < below.fill[1]
    assert len(under(told[1])) == 2, "alone it needs none"


def test_a_mark_about_a_seat_has_its_colour() -> None:
    for seat, colour in (("w", "jade"), ("b", "base-b"), ("x", "last")):
        told = mark("last", "a1")
        told["seat"] = seat
        assert colours(under(told)) == {colour}


def test_arrows_of_a_higher_rank_are_fainter() -> None:
    told = [mark("arrow", "a1", "c3"), mark("arrow", "a1", "b3")]
    told[1]["rank"] = 1
    strong, faint = made(marks.over(laid_out(), told))
    assert strong.fill[1] == 2 * faint.fill[1]


def test_a_hint_and_a_reason_differ_in_colour_and_in_shape() -> None:
    (hint,) = made(marks.over(laid_out(), [mark("arrow", "a1", "c3")]))
    way = made(marks.over(laid_out(), [mark("way", "a1", "c3")]))
    assert hint.fill[0] == "hint"
    assert colours(way) == {"core", "rim"}
    assert [shape for shape in way if shape.dash]


def attack(*by: str, rank: int = 0) -> "Any":
    told = mark("attack", "a1", "c3")
    told["by"], told["rank"] = list(by), rank
    return made(marks.over(laid_out(), [told]))


def test_an_attack_has_a_ring_around_each_piece_that_helps() -> None:
    assert len(attack("b2")) == len(attack()) + 2
    assert len(attack("b2", "nowhere")) == len(attack("b2"))


def test_an_attack_bends_at_the_cells_between() -> None:
    told = mark("attack", "a1", "a3", "c3")
    bent, straight = made(marks.over(laid_out(), [told])), attack()
    told["cells"] = ["a3", "c3"]
    last = made(marks.over(laid_out(), [told]))
    assert [shape.d.count("M") for shape in bent[:-1]] == [2 for _ in straight[:-1]]
    assert bent[-1] == last[-1]
    assert bent[-1] != straight[-1]


def test_a_helper_beside_the_line_of_attack_is_joined_to_it() -> None:
    behind = attack("a3")
    assert len(behind) == len(attack("b2")) + 2
    assert [shape for shape in behind if shape.dash]


def test_attacks_of_a_higher_rank_are_fainter() -> None:
    strong, faint = (attack(rank=rank)[-1].fill for rank in (0, 1))
    assert strong == ("bad", 1.0)
    assert faint == ("bad", 0.5)


def test_what_a_camera_sees_awaited_is_no_mark() -> None:
    told = [mark("awaited", "b2")]
    assert marks.under(laid_out(), told)
    assert not marks.under(laid_out({"yaw": 0, "pitch": 60}), told)


def test_a_check_glows_about_the_middle_of_its_cell() -> None:
    glow = under(mark("check", "b2"))[0].fill
    assert glow.at == laid_out().centre("b2")
    assert glow.core < glow.room < glow.reach


def test_what_people_draw_is_an_arrow_or_a_circle() -> None:
    layout = laid_out()
    assert [len(marks.drawn(layout, [drawing])) for drawing in ("a1-c3", "b2")] == [1, 2]


def test_nothing_to_be_touched_is_no_shape() -> None:
    drawn = marks.dots, marks.rings, marks.forbidden
    assert [each([], 4) for each in drawn] == [[], [], []]
    assert [len(each([(5.0, 5.0)], 4)) for each in drawn] == [2, 2, 2]


def test_what_is_aimed_at_has_a_whole_ring() -> None:
    outline = laid_out().outlines["a1"]
    whole, corners = (made(marks.target(outline, strong))[0] for strong in (True, False))
    assert (whole.d.count("M"), corners.d.count("M")) == (1, 4)


def test_what_marks_mean_is_told_by_colour_and_by_shape() -> None:
    outline = laid_out().outlines["a1"]
    meant = {
        "target": marks.target(outline, True),
        "corners": marks.target(outline, False),
        "chosen": marks.chosen(outline),
        "refusal": marks.refusal(outline),
        "hint": under(mark("hint", "a1")),
        "refused": under(mark("refused", "a1")),
    }
    looks = [[(s.d, s.fill, s.line, s.dash) for s in made(shapes)] for shapes in meant.values()]
    assert not [i for i, look in enumerate(looks) if look in looks[:i]]
    inks = [colours(meant[name]) - {"rim"} for name in ("target", "chosen", "refusal", "hint")]
    assert not [i for i, ink in enumerate(inks) if ink in inks[:i]]


def test_a_badge_is_smaller_where_there_is_less_room() -> None:
    wide, narrow = (made(badges.badge(50, 50, "55.5%", "good", room))[-1] for room in (60, 30))
    assert wide.size > narrow.size
    assert wide.fill[0] == "clear@good"


def test_a_value_leaves_free_the_middle_of_its_cell_and_stays_on_the_canvas() -> None:
    for cell, said in (("a1", "1"), ("b2", "1"), ("c3", "+12")):
        layout = laid_out()
        pill, text = made(badges.value(layout, "c:" + cell, said, "hint"))
        left, top, _, _ = layout.rect("c:" + cell) or (0, 0, 0, 0)
        assert left < text.at[0] < left + 40, cell
        assert top < text.at[1] < top + 20, cell
        assert "-" not in pill.d.partition("a")[0], cell
    assert badges.value(laid_out(), "c:nowhere", "1", "hint") == []


def test_a_count_lies_within_its_place() -> None:
    pill, said = made(badges.count((10.0, 10.0, 40.0, 40.0), 13))
    assert said.text == "13"
    assert 10 < said.at[0] < 50
    assert 10 < said.at[1] < 50
    assert pill.d


def test_a_count_leaves_the_middle_of_a_small_place_free() -> None:
    pill, said = made(badges.count((0.0, 0.0, 28.0, 28.0), 3))
    top = float(pill.d[1:].partition("L")[0].split(" ")[1])
    half = said.at[1] - top
    assert min(said.at) - half > 14
