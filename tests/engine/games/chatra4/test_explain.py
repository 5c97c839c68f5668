"""What is shown when a piece is taken up: what is open for drops, who guards, partners."""

from tests.engine.games.chatra4.boards import CHATRA4, at, drops

START = "12/6W5/12/12/12/1R10/10U1/12/12/12/5B6/12 b 9-9-9-9 a-a-a-a"
LINE = "12/6W5/12/12/12/1R10/10U1/3b4b3/12/12/5B6/12 b 7-9-9-9 a-a-a-a"


def test_the_hand_lights_what_is_open() -> None:
    shown = CHATRA4.explain(at(START), ["t:b:S"])
    (lit,) = shown["marks"]
    assert lit["mark"] == "area"
    assert drops(at(START)) <= set(lit["cells"])
    assert shown["notes"] == ["note:area"]
    assert not shown["lines"]


def test_who_guards_is_told_by_the_first_and_last_square_of_each_zone() -> None:
    told = CHATRA4.further_danger(at(START), "b")["notes"]
    assert ["note:guards", "seat:r", "a1–d4, e1–h4, a5–d8, e5–h8, e9–h12"] in told


def test_lines_that_open_something_are_drawn() -> None:
    shown = CHATRA4.explain(at(LINE), ["t:b:S"])
    assert [stroke["path"] for stroke in shown["lines"]] == [[[3.5, 7.5], [8.5, 7.5]]]
    assert ["note:line", ["note:between", "d8", "i8"]] in shown["notes"]
    assert {"d8", "f8", "i8"} <= set(shown["marks"][0]["cells"])


def test_a_subject_shows_its_partner_and_where_it_leads() -> None:
    shown = CHATRA4.explain(at(LINE), ["c:d8"])
    assert ["note:slide", "i8", "a8"] in shown["notes"]
    assert CHATRA4.explain(at(LINE), ["c:f11"])["notes"] == ["note:object"]
    for another in ("c:b6", "t:r:S", "c:a1"):
        assert not any(CHATRA4.explain(at(LINE), [another]).values())


def test_in_the_free_opening_everything_but_the_centre_is_lit() -> None:
    start = CHATRA4.start("free")
    (lit,) = CHATRA4.explain(start, ["t:b:S"])["marks"]
    assert len(lit["cells"]) == 128
