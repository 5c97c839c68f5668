"""Moves in advance, while the computer thinks."""

from session.premove import Premove, complete_path
from tests.site.by_hand import SCENE, Memory, Tab

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

CHOICES: "Any" = [
    {"move": "ab", "paths": [["c:a", "c:b"]]},
    {"move": "drop", "paths": [["t:b:S", "c:c"]]},
    {"move": "ac+", "paths": [["c:a", "c:c", "o:+"]]},
    {"move": "ac=", "paths": [["c:a", "c:c", "o:="]]},
    {"move": "row", "paths": [["c:a", "?o:row", "c:d"]]},
    {"move": "no", "paths": [["c:a", "c:e"]], "forbidden": "reason"},
]


def scene() -> "Any":
    made: Any = dict(SCENE)
    made["cells"] = [{"id": name, "name": name} for name in "abcdef"]
    made["pieces"] = [{"cell": "a", "seat": "b"}, {"cell": "f", "seat": "w"}]
    made["hands"] = [{"seat": "b", "held": [{"kind": "S", "count": 1}, {"kind": "T", "count": 0}]}]
    return made


class Desk:
    """A person with Black against a computer that thinks about its second move."""

    def __init__(self, on: bool = True, device: "Memory | None" = None) -> None:
        self.tab = Tab("", device, scene=scene(), choices=CHOICES)
        self.said: list[list[str]] = []
        self.premove = Premove(self.tab.session, lambda: on, self._told)
        self.tab.page.premove = self.premove
        self.tab.wake()
        self.touch("c:a", "c:b")

    def _told(self, scene: "Any", touches: list[str]) -> None:
        assert scene is self.tab.session.table.answer["scene"]
        self.said.append(touches)

    def touch(self, *touches: str) -> "Desk":
        for touch in touches:
            self.tab.session.touching.touch(touch)
            self.tab.settle()
        return self

    @property
    def offered(self) -> "Any":
        return self.tab.session.table.offered_touches


def test_while_the_computer_thinks_ones_own_pieces_may_be_touched_and_then_any_cell() -> None:
    desk = Desk()
    assert desk.tab.session.table.thinking
    assert desk.offered.open == ["c:a", "t:b:S"]
    assert desk.offered.quiet
    desk.touch("c:a")
    assert desk.offered.open == ["c:" + name for name in "abcdef"]
    desk.touch("c:f")
    assert desk.offered.touches == ["c:a", "c:f"]
    assert desk.tab.session.table.suggested == [["c:a", "c:f"]]
    assert desk.said == [["c:a", "c:f"]]
    assert desk.tab.moves == "ab"


def test_a_move_in_advance_is_made_when_the_computer_has_moved() -> None:
    desk = Desk().touch("t:b:S", "c:c")
    desk.tab.think("x")
    assert desk.tab.moves == "ab x drop"
    assert desk.tab.screen.notices == {}


def test_one_that_is_not_legal_then_is_dropped_and_that_is_said() -> None:
    for touches in (["c:a", "c:f"], ["c:a", "c:e"]):
        desk = Desk().touch(*touches)
        desk.tab.think("x")
        assert desk.tab.moves == "ab x"
        assert "no longer possible" in desk.tab.screen.notices["premove"]
        assert desk.offered.touches == []


def test_a_piece_that_the_answer_has_captured_moves_no_more() -> None:
    desk = Desk().touch("c:a", "c:b")
    desk.tab.opening["choices"] = [choice for choice in CHOICES if choice["move"] == "drop"]
    desk.tab.opening["scene"]["pieces"][0]["seat"] = "w"
    desk.tab.think("x")
    assert desk.tab.moves == "ab x"
    assert "no longer possible" in desk.tab.screen.notices["premove"]
    assert desk.offered.open == ["t:b:S", "o:z"]


def test_an_answer_that_ends_the_game_makes_nothing_of_it() -> None:
    desk = Desk().touch("c:a", "c:b")
    desk.tab.think("z")
    assert desk.tab.moves == "ab z"
    assert desk.offered.open == []
    assert desk.tab.screen.notices == {}
    assert desk.tab.session.table.suggested == []


def test_a_piece_that_was_taken_up_stays_taken_up() -> None:
    desk = Desk().touch("c:a")
    desk.tab.think("x")
    assert desk.tab.moves == "ab x"
    assert desk.offered.touches == ["c:a"]


def test_what_has_to_be_chosen_besides_is_asked() -> None:
    desk = Desk().touch("c:a", "c:c")
    desk.tab.think("x")
    assert desk.offered.touches == ["c:a", "c:c"]
    desk.touch("o:=")
    assert desk.tab.moves == "ab x ac="


def test_an_option_that_nothing_else_can_follow_is_no_question() -> None:
    desk = Desk().touch("c:a", "c:d")
    desk.tab.think("x")
    assert desk.tab.moves == "ab x row"


def test_the_same_touch_again_takes_it_back_and_so_does_escape() -> None:
    desk = Desk().touch("c:a", "c:f", "c:f")
    assert desk.offered.touches == ["c:a"]
    assert desk.tab.session.table.suggested == []
    desk.touch("c:a")
    assert desk.offered.touches == []
    desk.touch("c:a", "c:f")
    desk.tab.session.touching.untouch()
    assert desk.offered.touches == ["c:a"]
    desk.tab.think("x")
    assert desk.tab.moves == "ab x"


def test_all_of_it_can_be_forgotten_at_once() -> None:
    desk = Desk().touch("c:a", "c:b")
    assert desk.premove.cancel()
    assert not desk.premove.cancel()
    desk.tab.think("x")
    assert desk.tab.moves == "ab x"


def test_another_touch_begins_another_move() -> None:
    desk = Desk().touch("c:a", "c:f", "t:b:S")
    assert desk.offered.touches == ["t:b:S"]
    desk.touch("c:c", "c:e")
    assert desk.offered.touches == []


def test_looking_at_the_board_another_way_leaves_it_there() -> None:
    desk = Desk().touch("c:a", "c:b")
    desk.tab.session.look("sides", "three")
    desk.tab.settle()
    assert desk.offered.touches == ["c:a", "c:b"]
    assert desk.tab.session.table.suggested == [["c:a", "c:b"]]
    desk.tab.think("y")  # which was thought about the board as it was
    desk.tab.think("x")
    assert desk.tab.moves == "ab x ab"


def test_undo_and_stop_make_nothing() -> None:
    desk = Desk().touch("c:a", "c:b")
    desk.tab.session.undo()
    desk.tab.rest()
    assert desk.tab.moves == ""
    stopped = Desk().touch("c:a", "c:b")
    stopped.tab.session.stop()
    stopped.tab.settle()
    assert stopped.offered.touches == []
    stopped.premove.touch("c:a")
    stopped.tab.session.step(0)
    stopped.tab.settle()
    stopped.tab.session.step(1)
    stopped.tab.session.go_on()
    stopped.tab.settle()
    stopped.premove.cancel()
    stopped.tab.think("y")  # which was stopped
    stopped.tab.think("x")
    assert stopped.tab.moves == "ab x"


def test_another_game_makes_nothing_of_it() -> None:
    desk = Desk().touch("c:a", "c:b")
    desk.tab.session.games.begin("", {"b": 3, "w": "person"})
    desk.tab.settle()
    desk.tab.think("y")  # of the other game
    desk.tab.think("x")
    assert desk.tab.moves == "x"


def test_nothing_is_touched_in_advance_where_that_is_not_wanted() -> None:
    desk = Desk(on=False).touch("c:a", "c:b")
    assert desk.offered.open == []
    desk.tab.think("x")
    assert desk.tab.moves == "ab x"


def test_two_people_and_two_computers_have_no_moves_in_advance() -> None:
    people = Desk(device=Memory({"seats:toy": '{"b": "person", "w": "person"}'}))
    assert people.offered.open == ["c:a", "t:b:S"] or not people.offered.quiet
    people.tab.session.games.begin("", {"b": 3, "w": 3})
    people.tab.settle()
    assert people.tab.session.table.thinking
    assert people.offered.open == []


def test_the_paths_of_touches() -> None:
    assert complete_path(CHOICES, ["c:a", "c:b"]) == ["c:a", "c:b"]
    assert complete_path(CHOICES, ["c:a", "c:d"]) == ["c:a", "o:row", "c:d"]
    assert complete_path(CHOICES, ["c:a", "c:c"]) == ["c:a", "c:c"]
    assert complete_path(CHOICES, ["c:a", "c:e"]) == []
    assert complete_path([], ["c:a", "c:b"]) == []
