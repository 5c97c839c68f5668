"""What is put on sheets and into films, and a record as JSON."""

import json

from anga.shared.formats.fragment import format_link, parse_link
from anga.shared.formats.notes import along, build_tree
from anga.shared.formats.reading import parse_games
from anga.shared.formats.recognise import recognise
from anga.shared.game_tree import format_game
from browser.engine import EngineLost
from export.film import Film, spread_evenly
from export.sheet import MOST, parts
from export.texts import as_json
from state.match import as_tree
from tests.site.by_hand import Tasks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def test_a_sheet_has_a_diagram_after_every_few_moves_and_at_the_end() -> None:
    moves = ["m" + str(number) for number in range(12)]
    made = parts(moves, 5)
    assert [part.ply for part in made] == [5, 10, 12]
    assert made[0].moves == "1. m0  2. m1  3. m2  4. m3  5. m4"
    assert made[2].moves == "11. m10  12. m11"
    assert [part.ply for part in parts(moves, 0)] == [12]
    assert [part.ply for part in parts(moves[:10], 5)] == [5, 10]
    assert [[part.ply, part.moves] for part in parts([], 5)] == [[0, ""]]


def test_a_long_game_has_as_many_diagrams_as_there_is_room_for() -> None:
    made = parts(["m"] * 1001, 5)
    assert len(made) <= MOST
    assert made[-1].ply == 1001
    assert "  ".join([part.moves for part in made]).count("m") == 1001


def test_comments_stand_among_the_moves_and_what_is_drawn_has_a_diagram() -> None:
    root = build_tree(parse_link("g=toy&m=a.b.c.d&k=0~0~first;0~2~so&d=0~1~e4-e5;0~4~f5"))
    moves = ["a", "b", "c", "d"]
    made = parts(moves, 10, along(root, moves))
    assert [[part.ply, part.moves] for part in made] == [
        [1, "first  1. a"],
        [4, "2. b – so  3. c  4. d"],
    ]
    many = build_tree(parse_link("g=toy&m=" + ".".join(["a"] * 300)))
    for node in along(many, ["a"] * 300):
        node.drawings = ["e4"]
    assert len(parts(["a"] * 300, 10, along(many, ["a"] * 300))) == MOST


def test_samples_of_a_film_are_spread_evenly() -> None:
    assert spread_evenly(0, 10, 6) == [0, 2, 4, 6, 8, 10]
    assert spread_evenly(3, 5, 6) == [3, 4, 5]
    assert spread_evenly(4, 4, 6) == [4]


class Reel:
    """What is done with an animated picture, written down."""

    def __init__(self) -> None:
        self.done: list[Any] = []

    def sample(self, canvas: object) -> None:
        self.done.append(["sample", canvas])

    def settle(self) -> None:
        self.done.append(["settle"])

    def add(self, canvas: object, delay: int) -> None:
        self.done.append([canvas, delay])

    def finish(self) -> int:
        self.done.append(["finish"])
        return len(self.done)

    def save(self, name: str) -> None:
        self.done.append(["save", name])

    async def shown(self) -> str:
        return "data:"


class Maker:
    """What makes one."""

    def __init__(self) -> None:
        self.reel = Reel()

    async def film(self) -> Reel:
        return self.reel

    async def save(self, canvas: object, name: str) -> bool:
        self.reel.done.append([canvas, name])
        return True


class Studio:
    """A film under way; it is stopped, also `late`, or the engine is lost, at some ply."""

    def __init__(self, stop: int = -1, late: int = -1, lose: int = -1) -> None:
        self.maker = Maker()
        self.told: list[list[int]] = []
        self.result: Any = None
        self.stop, self.late, self.lose = stop, late, lose
        self.film = Film(self.frame, lambda *counts: self.told.append(list(counts)))

    async def frame(self, ply: int) -> "Any":
        if ply == self.stop or (ply == self.late and ["settle"] in self.maker.reel.done):
            self.film.stop()
        if ply == self.lose:
            raise EngineLost("")
        return "p" + str(ply)

    async def run(self) -> None:
        self.result = await self.film.make(self.maker, 2, 4, 100)


def made(**how: int) -> Studio:
    studio, tasks = Studio(**how), Tasks()
    tasks.start(studio.run())
    tasks.run()
    return studio


def test_a_film_is_sampled_settled_and_then_taken_frame_by_frame() -> None:
    studio = made()
    assert studio.result is studio.maker.reel
    samples = [["sample", "p2"], ["sample", "p3"], ["sample", "p4"], ["settle"]]
    frames = [["p2", 100], ["p3", 100], ["p4", 300], ["finish"]]
    assert studio.maker.reel.done == samples + frames
    assert studio.told == [[1, 3], [2, 3], [3, 3]]


def test_a_film_that_is_stopped_or_whose_engine_is_lost_is_none() -> None:
    for how in ({"stop": 3}, {"late": 3}, {"lose": 4}):
        studio = made(**how)
        assert studio.result is None
        assert ["finish"] not in studio.maker.reel.done
        assert [2, 3] not in studio.told


def test_a_record_as_json_is_the_same_game() -> None:
    (tree,) = parse_games("game: toy\nend: agreed\n\nx {good} (z) y\n")
    told = json.loads(as_json(tree, "start"))
    assert [told["game"], told["rules"], told["position"]] == ["toy", "", "start"]
    assert [told["record"], told["end"]] == [["x", "y"], "agreed"]
    link = recognise(as_json(tree, "start")).link
    assert link
    assert [link.moves, link.end, link.position] == [["x", "y"], "agreed", None]
    (plain,) = parse_games("game: toy\nposition: a b\n\nx\n")
    assert "tree" not in json.loads(as_json(plain, "start"))
    assert json.loads(as_json(plain, "start"))["position"] == "a b"


LINKS = (
    "g=toy&m=x.y&e=resign:w&v=0~2~a.b&k=0~0~start",
    "g=toy&m=x.y&v=0~0~z.w;0~2~a.b;0~2~c;1~1~q;2~1~d&k=0~2~the%20end;2~1~well&d=0~2~e4-e7,f5",
    "g=toy&v=0~0~z",
    "g=toy&m=x.y&v=0~1~z.y",
    "g=toy&m=x.y&k=0~1~so",
    "g=toy&r=odd&p=a_b&m=x.y",
)


def test_a_link_goes_out_as_text_and_as_json_and_comes_in_the_same() -> None:
    for spelt in LINKS:
        tree = as_tree(parse_link(spelt))
        for text in (format_game(tree), as_json(tree, "a b")):
            found = recognise(text).link
            assert found, text
            assert format_link(found) == spelt, text


def test_json_keeps_every_letter_of_a_comment() -> None:
    comment = 'a {strong} guard\n  [%marks a-b]\tand \\ so "on"'
    link = parse_link("g=toy&m=x.y")
    link.comments = [(1, comment)]
    found = recognise(as_json(as_tree(link), "start")).link
    assert found
    assert found.comments == [(1, comment)]
