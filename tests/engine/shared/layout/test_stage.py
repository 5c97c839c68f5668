"""Where a page's parts lie: none over another, none too small, the board as large as can be."""

import itertools
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from anga import games
from anga.record import record
from anga.service import door
from anga.shared.layout import fit
from anga.shared.layout.layout import Layout
from anga.shared.layout.stage import (
    CHIPS,
    LIST,
    LISTED,
    LOW,
    ROWED,
    STEPS,
    TALL,
    WIDE,
    Page,
    Shape,
    Stage,
    Window,
    stage,
)  # fmt: skip
from anga.shared.scene import Scene
from tests.engine.golden import playthrough

KINDS = [*((game, "") for game in games.ids()), ("chatra", "b15"), ("orb", "plain")]
SIZES = [
    (320, 568), (360, 640), (375, 667), (390, 844), (430, 932), (768, 1024),
    (667, 375), (844, 390), (932, 430), (1024, 768), (1440, 900), (2560, 1440),
]  # fmt: skip
TEXTS = (16, 18, 20)
PAGES = {"play": Page(), "lesson": Page(seats=False, told=5), "watch": Page(told=1, said=7)}
OVER = {"options", "float", "chances"}  # lie over others when there is something to be said
FIELDS = {"chatra": 12, "chatra4": 12, "orb": 9, "shinsetsu": 10.56, "troop": 8}  # units


@cache
def scene(game: str, rules: str = "") -> Scene:
    return shown(game, rules)


def shown(game: str, rules: str, moves: Sequence[str] = ()) -> Scene:
    """What a board shows after moves from the start."""
    answer = door.answer({"cmd": "scene", "game": game, "rules": rules, "record": list(moves)})
    return answer["scene"]  # type: ignore[no-any-return]


def laid(game: str, size: tuple[int, int], text: int = 16, page: str = "play") -> Stage:
    return stage(Shape(scene(game)), Window(*size, text), PAGES[page])


def field(game: str, made: Stage) -> float:
    """How wide the field of squares is drawn."""
    unit = Layout(scene(game), 0, *made.canvas, settled=made.settled).unit
    return FIELDS[game] * unit


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("game", "rules"), KINDS)
def test_no_part_lies_over_another_or_out_of_the_window(game: str, rules: str, page: str) -> None:
    for size, text, turned in itertools.product(SIZES, TEXTS, range(2)):
        made = stage(Shape(scene(game, rules), turned), Window(*size, text), PAGES[page])
        lying = {name: rect for name, rect in made.parts.items() if name not in OVER}
        if made.held:
            left, top, width, height = lying.pop("bar")
            assert (left, top + height, width) == (0, size[1], size[0])
        for (one, a), (other, b) in itertools.combinations(lying.items(), 2):
            apart = a[0] + a[2] <= b[0] or b[0] + b[2] <= a[0]
            assert apart or a[1] + a[3] <= b[1] or b[1] + b[3] <= a[1], (size, text, one, other)
        for name, (left, _, width, _) in lying.items():
            assert left >= 0, (size, text, name)
            assert left + width <= size[0], (size, text, name)
        if text == 16 or made.mode != TALL:
            assert made.parts["card"][1] - made.scroll >= 0


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("game", "rules"), KINDS)
def test_board_and_card_are_in_sight_together(game: str, rules: str, page: str) -> None:
    for size in SIZES:
        made = stage(Shape(scene(game, rules)), Window(*size), PAGES[page])
        _, top, _, height = made.parts["card"]
        end = size[1] - (made.parts["bar"][3] if made.held else 0)
        assert top + height - made.scroll <= end, size
        assert made.parts["board"][1] >= made.scroll, size


@pytest.mark.parametrize("page", PAGES)
def test_everything_can_be_hit(page: str) -> None:
    for game, size, text in itertools.product(games.ids(), SIZES, TEXTS):
        made = laid(game, size, text, page)
        assert made.parts["bar"][3] >= 44
        assert made.parts["options"][3] >= 52, (game, size, text)
        assert made.parts["card"][3] >= 44
        layout = Layout(scene(game), 0, *made.canvas, settled=made.settled)
        for cell in scene(game)["cells"] if page != "watch" else ():
            rect = layout.rect("c:" + cell["id"])
            assert rect
            assert min(rect[2:]) >= 24, (game, size, text)


def test_a_phone_held_upright_has_the_full_width() -> None:
    for game, size in itertools.product(FIELDS, [(320, 568), (360, 640), (390, 844), (430, 932)]):
        made = laid(game, size)
        assert made.mode == TALL
        assert made.parts["board"][2] == size[0]
        assert field(game, made) >= 0.917 * size[0], (game, size)
    unit = Layout(scene("orb"), 0, *laid("orb", (390, 844)).canvas).unit
    assert field("orb", laid("orb", (390, 844))) >= 9 * 40 > 9 * unit


def test_a_phone_held_upright_shows_a_whole_row_of_the_record() -> None:
    for game, size in itertools.product(games.ids(), [(390, 844), (393, 852), (430, 932)]):
        made = laid(game, size)
        _, top, _, height = made.parts["rest"]
        assert height >= 44, (game, size)
        assert top + height <= size[1] + made.scroll - made.parts["bar"][3], (game, size)


def test_a_phone_held_sideways_hides_least_of_a_board_that_it_cannot_show_whole() -> None:
    for size, hidden in (((667, 375), 16), ((640, 360), 30)):
        made = laid("chatra", size)
        frame = made.parts["board"]
        assert made.canvas[0] == frame[2]
        assert 0 < made.canvas[1] - frame[3] < hidden


def test_a_watched_game_shows_its_title_and_what_is_said_of_a_move() -> None:
    for game, size in itertools.product(games.ids(), [(390, 844), (430, 932)]):
        made = laid(game, size, page="watch")
        assert made.scroll <= 44, (game, size)
        assert made.lines >= 4, (game, size)
    for game in games.ids():
        assert laid(game, (1440, 900), page="watch").lines == 7


def test_a_watched_game_opens_at_the_top_with_the_whole_board_in_view() -> None:
    phones = [(320, 568), (360, 640), (375, 667)]
    for game, size, text in itertools.product(games.ids(), phones, TEXTS):
        made = laid(game, size, text, page="watch")
        _, top, _, height = made.parts["board"]
        assert list(made.canvas) == [size[0], height], (game, size)
        assert made.scroll == 0, (game, size)
        assert top + height <= size[1] - made.parts["bar"][3], (game, size)
        assert made.parts["told"][1] > made.parts["card"][1], (game, size)


def test_a_lesson_opens_at_the_top_unless_cells_would_be_too_small() -> None:
    for game, size in itertools.product(games.ids(), [(360, 640), (375, 667), (390, 844)]):
        made = laid(game, size, page="lesson")
        assert made.scroll == 0, (game, size)
        if (game, size) != ("bushi", (360, 640)):  # asks two questions
            assert made.canvas[1] == made.parts["board"][3], (game, size)
    assert "head" in laid("orb", (390, 844), page="lesson").parts
    assert "head" not in laid("chatra", (360, 640), page="lesson").parts, "but below all"


@pytest.mark.parametrize("text", TEXTS)
def test_a_row_of_options_beside_a_board_ends_above_the_record_or_covers_it(text: int) -> None:
    row = 41 + (1.3125 + 2 * 0.9375) * text + 26  # paddings, question, two lines below a picture
    for game, size in itertools.product(["shinsetsu", "troop", "orb"], [(1024, 768), (1440, 900)]):
        parts = laid(game, size, text).parts
        room = parts["rest"][1] - parts["options"][1]
        assert room == 0 or room >= row, (game, size)


@pytest.mark.parametrize("text", TEXTS)
def test_what_is_asked_at_every_move_beside_a_board_hides_neither_moves_nor_steps(
    text: int,
) -> None:
    sizes = [(1024, 768), (1180, 820), (1280, 720), (1440, 900)]
    for game, size in itertools.product(["bushi", "troop", "shinsetsu"], sizes):
        made = laid(game, size, text)
        _, top, _, high = made.parts["rest"]
        chips = CHIPS if game == "shinsetsu" else 0
        assert top > made.parts["options"][1], (game, size)
        assert high - chips >= LISTED + STEPS, (game, size)


def test_a_notice_leaves_board_and_card_in_sight() -> None:
    for game, size in itertools.product(games.ids(), SIZES):
        made = laid(game, size)
        _, top, _, height = made.parts["float"]
        if made.mode == WIDE and size[0] >= 1024:
            assert top + height <= min(made.parts["head"][1], made.parts["board"][1]), (game, size)
        elif made.mode != TALL:
            assert top < made.parts["above"][1], (game, size)
        elif made.scroll == 0:
            assert top + height <= made.parts["above"][1], (game, size)
        else:
            assert top == made.parts["card"][1] - made.scroll, (game, size)


def test_a_card_says_what_it_usually_says_without_scrolling() -> None:
    for game in games.ids():
        made = laid(game, (390, 844))
        if made.parts["options"][1] == made.parts["card"][1]:  # it opens over the moves
            room = made.parts["bar"][1] - made.parts["card"][1]
            assert room >= Window(390, 844).lines(6), game
        else:
            assert made.lines >= 4, game


@pytest.mark.parametrize(("size", "least"), [((360, 640), 4), ((375, 667), 4), ((320, 568), 3)])
def test_a_small_phones_card_opens_to_some_lines(size: tuple[int, int], least: int) -> None:
    for game in games.ids():
        made, window = laid(game, size), Window(*size)
        _, top, _, _ = made.parts["card"]
        end = made.parts["bar"][1] + made.scroll
        assert end - top >= window.lines(least), game
    for game in ("shinsetsu", "troop"):  # in which much is asked
        parts = laid(game, size).parts
        assert parts["options"][1] >= parts["card"][1] + parts["card"][3], game


def test_a_small_phone_shows_its_players_seat() -> None:
    for game, size in itertools.product(games.ids(), [(360, 640), (375, 667)]):
        parts = laid(game, size).parts
        if game not in {"orb", "chatra4"}:  # between two rows of seats and four hands
            assert parts["below"][1] < parts["card"][1], (game, size)


def test_a_card_beside_a_board_has_six_lines_above_the_moves() -> None:
    for game, page in itertools.product(games.ids(), ("play", "lesson")):
        made = laid(game, (1440, 900), page=page)
        assert made.lines == 6, (game, page)
        assert made.parts["rest"][3] >= 240, (game, page)


def test_what_is_asked_at_every_move_leaves_the_record_in_sight() -> None:
    for size in [(360, 640), (375, 667), (390, 844), (430, 932)]:
        parts = laid("bushi", size).parts
        assert parts["rest"][1] - parts["options"][1] >= 100, size
        assert parts["rest"][3] >= 44, size
    parts = laid("shinsetsu", (390, 844)).parts
    assert parts["rest"][1] == parts["options"][1]


@pytest.mark.parametrize(
    ("size", "mode", "share"),
    [((1440, 900), WIDE, 0.75), ((1024, 768), WIDE, 0.7), ((844, 390), LOW, 0.85)],
)
def test_elsewhere_it_has_the_height(size: tuple[int, int], mode: str, share: float) -> None:
    for game in FIELDS:
        made = laid(game, size)
        assert made.mode == mode
        assert field(game, made) >= share * size[1], game
    _, top, width, height = laid("bushi", size).parts["board"]
    assert height >= 0.85 * (size[1] - top)
    assert width >= size[0] * 0.6


def test_a_list_sideways_is_in_sight_or_below_choices_that_are_always_there() -> None:
    for game, size in itertools.product(games.ids(), [(667, 375), (844, 390), (932, 430)]):
        parts = laid(game, size, page="lesson").parts
        (_, top, _, high), (_, over, _, room) = parts["rest"], parts["options"]
        if game == "bushi":
            assert top >= over + room, size
            assert high >= 2 * 44, size
        else:
            assert top + 44 <= size[1], (game, size)


def test_moves_below_chips_end_where_the_room_does() -> None:
    for game, size in itertools.product(["orb", "shinsetsu", "chatra4"], SIZES):
        made = laid(game, size)
        _, top, _, high = made.parts["rest"]
        end = made.parts["bar"][1] + made.scroll if made.mode == TALL else top + high
        whole = top + CHIPS + made.record <= end
        assert whole or made.record == LIST > end - top - CHIPS - ROWED, (game, size)
    assert laid("shinsetsu", (390, 844)).record == 52


@pytest.mark.parametrize("page", PAGES)
def test_a_row_of_answers_is_in_sight_whole_on_a_phone(page: str) -> None:
    for game, size, text in itertools.product(games.ids(), [(320, 568), (360, 640)], TEXTS):
        height = laid(game, size, text, page).parts["options"][3]
        assert height >= 84 * text / 16 - 1, (game, size, text)


def test_what_does_not_fit_above_a_phones_bar_begins_below_it() -> None:
    for game, size in itertools.product(games.ids(), [(320, 568), (360, 640), (375, 667)]):
        made = laid(game, size)
        end = size[1] + made.scroll - made.parts["bar"][3]
        for name, least in (("below", made.parts["below"][3]), ("rest", ROWED)):
            top = made.parts[name][1]
            assert top + least <= end or top >= end, (game, size, name)
    for size in [(667, 375), (844, 390)]:
        assert laid("chatra4", size).parts["rest"][3] == 44, "the chips, and no part of a row"


def test_what_is_asked_is_in_sight_whole_on_a_phone_held_sideways() -> None:
    for game, size in itertools.product(games.ids(), [(667, 375), (844, 390), (932, 430)]):
        if scene(game)["options"]:
            assert laid(game, size).parts["options"][3] >= 78, (game, size)


def test_larger_boards_have_a_frame_of_their_own() -> None:
    made = stage(Shape(scene("chatra", "b15")), Window(320, 568))
    assert made.canvas[0] > made.parts["board"][2] == 320
    layout = Layout(scene("chatra", "b15"), 0, *made.canvas, settled=made.settled)
    assert layout.unit >= 24


def test_a_very_low_window_holds_nothing_in_sight() -> None:
    made = laid("chatra", (320, 256))
    assert not made.held
    assert made.parts["bar"][1] >= made.parts["card"][1] + made.parts["card"][3]
    assert laid("chatra", (320, 480)).held


def course(game: str, rules: str) -> Iterator[Scene]:
    """The Scenes of a whole game played at random."""
    text = playthrough.file(game, rules).read_text(encoding="utf-8")
    link = text.rpartition("link: ")[2].strip()
    moves = record.parse_fragment(link)[0].moves
    for ply in range(0, len(moves) + 1, 3):
        yield shown(game, rules, moves[:ply])


@pytest.mark.parametrize(
    ("game", "rules"), [*((game, "") for game in games.ids()), ("orb", "plain")]
)
def test_the_course_of_a_game_moves_nothing(game: str, rules: str) -> None:
    usual, places = scene(game), set()
    for now in course(game, rules):
        made = stage(Shape(now, 1, usual), Window(390, 844))
        layout = Layout(now, 1, *made.canvas, settled=made.settled)
        held = sorted(layout.held.items())
        places.add(repr((made.parts, made.canvas, sorted(layout.outlines.items()), held)))
    assert len(places) == 1


@pytest.mark.parametrize("size", SIZES)
def test_a_board_turned_by_a_quarter_stays_where_it_is(size: tuple[int, int]) -> None:
    shapes = [Shape(scene("chatra4"), turned) for turned in range(4)]
    made = [stage(shape, Window(*size)) for shape in shapes]
    assert all((each.parts, each.canvas) == (made[0].parts, made[0].canvas) for each in made)


def test_very_large_text_of_a_lesson_takes_the_place_of_the_head() -> None:
    for game in ("chatra", "troop"):
        made = laid(game, (390, 844), 32, "lesson")
        assert "head" not in made.parts, game
        assert made.parts["told"][3] >= Window(390, 844, 32).lines(4), game
        assert not made.scroll, game


@pytest.mark.parametrize("game", ["chatra", "chatra4", "orb", "troop"])
def test_a_turned_board_has_its_coordinates_at_the_same_edges(game: str) -> None:
    scene = games.get(game).scene(games.get(game).start(""), {})
    bare: Scene = {**scene, "lines": []}  # orbs turn with the board
    edges = [[beyond > 0.1 for beyond in fit.overhang(bare, turn)] for turn in range(4)]
    assert any(edges[0])
    assert edges == [edges[0]] * 4
    assert not all(edges[0])
