"""A finger, pen or mouse on a canvas, as the browser tells of it, and the touches that it makes."""

from board import pointer as module
from board.pointer import Pointer
from board.sketch import Sketch
from tests.site.board.hand import SCENE, Hand
from tests.site.dom.elements import Box, Document, Event
from tests.site.dom.time import Time
from tests.site.dom.window import Thing, Window

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Self


class Board:
    """A canvas under a hand; `log` is what else was told."""

    def __init__(self, draws: bool = False) -> None:
        self.hand, self.document = Hand(), Document()
        self.canvas = self.document.createElement("canvas")
        self.canvas.box = Box(100, 50, 400, 400)
        self.log: list[str] = []
        self.time = Time(module)
        self.window = Window(self.document, "")
        self.draws = draws
        self.hand.state.offer(["c:00"], [], [])

    def __enter__(self) -> "Self":
        self.window.__enter__()
        self.time.__enter__()
        sketch = Sketch(self.hand.state, lambda: None)
        sketch.allow(self.log.append if self.draws else None)
        self.pointer = Pointer(
            self.canvas,  # type: ignore[arg-type]
            self.hand.drag,
            lambda: self.log.append("complete"),
            lambda x, y: self.log.append("follow"),
            sketch,
        )
        return self

    def __exit__(self, *problem: object) -> None:
        self.time.__exit__(*problem)
        self.window.__exit__(*problem)

    @property
    def sketch(self) -> "Any":
        """What is being drawn."""
        return self.hand.state.sketch

    def at(self, cell: str, right: float = 0) -> "tuple[float, float]":
        x, y = self.hand.at(cell)
        return x + right, y

    def send(
        self,
        kind: str,
        at: "tuple[float, float]",
        pointer: str = "touch",
        number: int = 1,
        button: int = 0,
    ) -> Event:
        x, y = at
        event = Event(
            "pointer" + kind,
            pointerType=pointer,
            pointerId=number,
            button=button,
            offsetX=x,
            offsetY=y,
        )
        return self.canvas.dispatch(event)

    def finger(self, kind: str, cell: str) -> Event:
        """One finger on the page."""
        x, y = self.at(cell)
        one: Any = Thing(clientX=x + 100, clientY=y + 50)
        touches = Fingers([one])
        return self.canvas.dispatch(Event(kind, touches=touches))


class Fingers:
    """As the browser lists them."""

    def __init__(self, fingers: "list[Any]") -> None:
        self.fingers, self.length = fingers, len(fingers)

    def __getitem__(self, number: int) -> "Any":
        return self.fingers[number]


def test_a_tap_is_a_touch() -> None:
    for pointer in ("mouse", "touch", "pen"):
        with Board() as board:
            board.send("down", board.at("00"), pointer)
            assert board.hand.touches == []
            assert board.canvas.captured == [1]
            assert board.log == ["complete"]
            assert board.hand.state.pressed == "c:00"
            board.send("up", board.at("00"), pointer)
            assert board.hand.touches == ["c:00"]
            assert board.hand.state.pressed is None


def test_a_finger_that_slides_to_another_place_before_it_lifts_touches_that() -> None:
    with Board() as board:
        board.hand.touch("c:00")
        board.hand.told.clear()
        board.send("down", board.at("31"))
        board.send("move", board.at("20"))
        assert board.hand.state.pressed == "c:20"  # what is seen in the lens
        board.send("up", board.at("20"))
        assert board.hand.touches == ["c:20"]


def test_a_finger_shows_what_it_would_drop_and_slides_off_without_a_move() -> None:
    with Board() as board:
        board.hand.state.offer(["t:b:S", "c:10", "c:20"], [], [])
        assert not board.finger("touchstart", "10").prevented  # the page may be scrolled there
        board.send("down", board.at("10"))
        assert coming(board) == {"look": "disc", "seat": "b"}
        board.send("move", board.at("20"))
        assert coming(board) is None
        board.send("up", board.at("20"))
        board.send("down", board.at("33"))
        board.send("up", board.at("20"))
        assert board.hand.touches == []
        board.send("down", board.at("20"))
        board.send("up", board.at("20", 5))
        assert board.hand.touches == ["c:20"]
        assert coming(board) is None


def coming(board: Board) -> "Any":
    """The piece that would be dropped."""
    return board.hand.state.coming


def test_a_mouse_that_slides_to_another_place_touches_nothing() -> None:
    with Board() as board:
        board.hand.touch("c:00")
        board.hand.told.clear()
        board.send("down", board.at("31"), "mouse")
        board.send("move", board.at("20"), "mouse")
        board.send("up", board.at("20"), "mouse")
        assert board.hand.touches == []


def test_a_pointer_that_trembles_is_a_tap_where_it_began() -> None:
    with Board() as board:
        board.send("down", board.at("00"), "mouse")
        board.send("move", board.at("00", 6), "mouse")
        board.send("up", board.at("00", 6), "mouse")
        assert board.hand.touches == ["c:00"]
        assert "follow" not in board.log


def test_a_drag_takes_the_piece_along_and_sets_it_down() -> None:
    with Board() as board:
        board.send("down", board.at("00"), "mouse")
        board.send("move", board.at("00", 10), "mouse")
        assert board.hand.state.held == {"look": "rook", "seat": "b"}
        board.send("move", board.at("10"), "mouse")
        assert board.log == ["complete", "follow"]
        assert board.hand.state.over == "c:10"
        board.send("up", board.at("10"), "mouse")
        assert board.hand.touches == ["c:00", "c:10"]
        assert board.hand.state.held is None


def test_a_drag_that_the_browser_takes_away_moves_nothing() -> None:
    with Board() as board:
        board.send("down", board.at("00"))
        board.send("move", board.at("00", 10))
        board.send("cancel", board.at("10"))
        assert board.hand.state.held is None
        board.send("up", board.at("10"))
        assert board.hand.touches == ["c:00"]
        board.send("down", board.at("00"))  # another may begin
        assert board.pointer.press


def test_a_second_finger_changes_nothing() -> None:
    with Board() as board:
        board.send("down", board.at("00"))
        board.send("down", board.at("33"), number=2)
        board.send("move", board.at("33", 20), number=2)
        assert board.hand.state.held is None
        board.send("up", board.at("33"), number=2)
        board.send("cancel", board.at("33"), number=2)
        assert board.hand.touches == []
        board.send("up", board.at("00"))
        assert board.hand.touches == ["c:00"]


def test_other_buttons_of_a_mouse_touch_nothing() -> None:
    with Board() as board:
        for button in (1, 2):
            board.send("down", board.at("00"), "mouse", button=button)
            board.send("up", board.at("00"), "mouse", button=button)
        assert board.hand.touches == []


def test_a_mouse_over_what_can_be_touched_shows_that() -> None:
    with Board() as board:
        board.send("move", board.at("00"), "mouse")
        assert (board.canvas.style.cursor, board.hand.state.hovered) == ("pointer", "c:00")  # type: ignore[attr-defined]
        board.send("move", board.at("33"), "mouse")
        assert board.canvas.style.cursor == ""  # type: ignore[attr-defined]
        board.send("move", board.at("00"), "mouse")
        board.send("leave", board.at("00"), "mouse")
        assert (board.canvas.style.cursor, board.hand.state.hovered) == ("", None)  # type: ignore[attr-defined]
        board.send("move", board.at("00"))
        hovered = board.hand.state.hovered
        assert hovered is None  # a finger hovers over nothing


def test_a_mouse_that_has_touched_shows_nothing_until_it_moves() -> None:
    with Board() as board:
        for kind in ("move", "down", "up"):
            board.send(kind, board.at("00"), "mouse")
        assert board.hand.touches == ["c:00"]
        assert board.hand.state.hovered is None
        board.send("move", board.at("00"), "mouse")
        assert board.hand.state.hovered == "c:00"


def test_the_page_stands_still_only_where_something_can_be_dragged() -> None:
    with Board() as board:
        assert board.finger("touchstart", "00").prevented
        assert not board.finger("touchstart", "33").prevented
        assert not board.finger("touchmove", "00").prevented


def test_the_other_button_draws_where_people_may_draw() -> None:
    with Board(draws=True) as board:
        board.send("down", board.at("00"), "mouse", button=2)
        board.send("move", board.at("12"), "mouse")
        assert board.sketch == "00-12"
        assert board.finger("touchmove", "12").prevented
        board.send("down", board.at("00"), "mouse")  # meanwhile nothing is touched
        board.send("up", board.at("12"), "mouse", button=2)
        assert board.log == ["00-12"]
        assert board.sketch is None
        assert board.hand.touches == []
        assert board.canvas.dispatch(Event("contextmenu")).prevented
    with Board() as board:
        board.send("down", board.at("00"), "mouse", button=2)
        assert board.sketch is None
        assert not board.canvas.dispatch(Event("contextmenu")).prevented


def test_a_finger_that_rests_draws_and_touches_nothing() -> None:
    with Board(draws=True) as board:
        board.send("down", board.at("00"))
        board.time.passes()
        assert board.sketch == "00"
        board.send("move", board.at("11"))
        board.send("up", board.at("11"))
        assert board.log == ["complete", "00-11"]
        assert board.hand.touches == []


def test_a_finger_that_moves_before_it_rests_drags() -> None:
    with Board(draws=True) as board:
        board.send("down", board.at("00"))
        board.send("move", board.at("00", 10))
        board.time.passes()
        assert board.sketch is None
        board.send("up", board.at("10"))
        assert board.hand.touches == ["c:00", "c:10"]


def test_a_drawing_that_the_browser_takes_away_is_none() -> None:
    with Board(draws=True) as board:
        board.send("down", board.at("00"), "mouse", button=2)
        board.send("move", board.at("12"), "mouse")
        board.send("cancel", board.at("12"), "mouse")
        assert board.sketch is None
        board.send("up", board.at("12"), "mouse")
        assert board.log == []


def test_a_swipe_from_a_solid_is_the_option_that_lies_that_way() -> None:
    solid = {"solid": "cube", "cell": "11", "sides": [], "orientation": [1, 0, 0, 0, 1, 0, 0, 0, 1]}
    right = {"id": "r", "name": "right", "at": [2.5, 1.5]}
    for dx, meant in ((40, "o:r"), (-40, "c:11"), (5, "c:11")):
        with Board() as board:
            scene: Any = dict(SCENE, pieces=[], solids=[solid], options=[right])
            board.hand.lay(scene)
            board.hand.state.offer(["o:r"], [], [])
            board.send("down", board.at("11"), "mouse")
            board.send("move", board.at("11", dx), "mouse")
            leant = [told for told in board.hand.told if told[:4] == "lean"]
            assert bool(leant) == (abs(dx) > 3)
            assert board.hand.state.pressed == meant
            board.send("up", board.at("11", dx), "mouse")
            assert [told for told in board.hand.told if told[:2] in ("o:", "c:")] == [meant]
            assert "spring" in board.hand.told
