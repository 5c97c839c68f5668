"""Analysis: every seat is free, and the game that was left is safe."""

from state.engine_lock import PONDER
from state.events import SETTLED
from state.match import PERSON
from study.analysis import Analysis, keeping
from tests.site.by_hand import Memory, Tab

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PEOPLE = {"players:toy": '{"b": "person", "w": "person"}'}
AGAINST = {"players:toy": '{"b": "person", "w": 3}'}
SHARES = {"b": 0.7, "w": 0.3}
BEST = {"move": "y", "score": 80, "mate": None, "pv": ["y"], "told": ["y"], "chances": SHARES}
FOUND = {"depth": 4, "nodes": 900, "seconds": 0.1, "chances": SHARES, "lines": [BEST]}


def told() -> None:
    """A card would be shown."""


class Desk:
    """A tab in which somebody studies."""

    def __init__(
        self, fragment: str = "", seats: "dict[str, str] | None" = None, awake: bool = True
    ) -> None:
        self.tab = Tab(fragment, Memory(dict(seats or PEOPLE)))
        if awake:
            self.tab.wake()
        self.analysis = Analysis(self.tab.session, self.tab.tasks, told)
        self.tab.session.on(SETTLED, self.analysis.look)
        self.table = self.tab.session.table

    def answer(self) -> None:
        """Answer whatever is asked but thoughts."""
        while True:
            asked = [cmd for cmd in self.tab.waiting() if cmd not in ("best", "analyse")]
            if not asked:
                return
            self.tab.tell(asked[0])

    def open(self) -> None:
        self.analysis.toggle()
        self.answer()

    def play(self, move: str) -> None:
        self.tab.session.play(move)
        self.answer()


def test_the_best_moves_are_shown_once_they_are_found() -> None:
    desk = Desk()
    desk.open()
    assert desk.tab.waiting() == ["analyse"]
    assert desk.table.lock.purpose == PONDER
    desk.tab.tell("analyse", **FOUND)
    assert desk.analysis.found
    assert desk.table.suggested == [["o:y"]]
    assert desk.table.lock.purpose == ""


def test_what_is_found_meanwhile_is_shown_too() -> None:
    desk = Desk()
    desk.open()
    desk.tab.engine.found = FOUND
    for pause in desk.tab.tasks.pauses:
        pause.answer()
    desk.tab.tasks.pauses = []
    desk.tab.tasks.run()
    assert desk.analysis.found == FOUND
    assert desk.table.lock.purpose == PONDER


def test_nothing_that_is_tried_is_kept_and_its_entry_ends_with_it() -> None:
    desk = Desk("g=toy&m=x.y")
    before = list(desk.tab.kept)
    desk.open()
    desk.play("z")
    assert desk.tab.moves == "x y z"
    assert desk.tab.kept == before == []
    assert len(desk.tab.address.entries) == 2
    desk.analysis.close()
    desk.answer()
    assert (desk.tab.moves, len(desk.tab.address.entries)) == ("x y", 1)
    assert not desk.tab.saved.playing


def test_an_own_game_goes_on_as_it_was_left() -> None:
    desk = Desk(seats=AGAINST)
    desk.tab.session.play("x")
    desk.answer()
    desk.tab.think("y")
    kept = list(desk.tab.kept)
    desk.open()
    assert desk.table.match.seats == {"b": PERSON, "w": PERSON}
    desk.play("x")
    assert "best" not in desk.tab.waiting()
    desk.analysis.close()
    desk.answer()
    assert desk.tab.moves == "x y"
    assert desk.tab.kept == kept
    assert desk.table.match.seats == {"b": PERSON, "w": 3}


def test_another_move_at_an_earlier_ply_is_a_variation() -> None:
    desk = Desk("g=toy&m=x.y")
    desk.open()
    desk.tab.session.step(1)
    desk.answer()
    assert desk.table.mode == "turn"
    desk.play("x")
    assert desk.tab.address.entries[-1] == "g=toy&m=x.y&n=1&v=0~1~x"
    assert desk.analysis.aside
    desk.analysis.choose(["x", "y"], 2)
    desk.answer()
    assert desk.tab.moves == "x y"
    assert not desk.analysis.aside


def test_what_is_written_stays_with_the_game() -> None:
    desk = Desk("g=toy&m=x.y")
    desk.open()
    desk.analysis.write("so")
    desk.analysis.mark("a1-b2")
    desk.analysis.mark("c3")
    desk.analysis.mark("a1-b2")
    desk.tab.session.step(1)
    desk.answer()
    desk.play("x")
    desk.analysis.write("why not")
    desk.analysis.close()
    desk.answer()
    written = "g=toy&m=x.y&v=0~1~x&k=0~2~so;1~1~why%20not&d=0~2~c3"
    assert desk.tab.address.entries == [written]
    assert desk.tab.kept == []  # somebody's link, at which one only looks
    desk.open()
    assert [node.comment for node in [desk.table.match.here] if node] == ["so"]
    desk.analysis.wipe()
    assert desk.tab.address.entries == [written, written.split("&d", 1)[0]]


def test_back_ends_an_analysis_and_takes_no_move_back() -> None:
    desk = Desk(seats=AGAINST)
    desk.play("x")
    desk.tab.think("y")
    game = desk.table.match
    desk.open()
    desk.play("x")
    desk.analysis.write("so")
    desk.tab.address.end_study()
    desk.answer()
    assert desk.table.match is game
    assert (desk.tab.moves, game.seats["w"], desk.analysis.on) == ("x y", 3, False)
    assert desk.tab.address.entries[-1].endswith("&v=0~2~x&k=1~1~so")


def test_what_is_written_about_an_own_game_is_kept_on_the_device() -> None:
    desk = Desk()
    desk.play("x")
    desk.open()
    desk.analysis.write("mine")
    desk.analysis.close()
    desk.answer()
    assert desk.tab.kept == ["g=toy&m=x"]
    again = Tab("g=toy&m=x", desk.tab.device).wake()
    assert [node.comment for node in [again.session.table.match.here] if node] == ["mine"]


def test_it_is_kept_at_once_should_the_page_be_closed_in_the_middle() -> None:
    def kept() -> str:
        ((_, entry),) = desk.tab.saved.library.games("toy")
        return entry.get("notes", "")

    desk = Desk()
    desk.play("x")
    desk.play("y")
    desk.open()
    assert kept() == ""
    desk.analysis.mark("c3")
    assert kept() == "d=0~2~c3"
    desk.tab.session.step(1)
    desk.answer()
    desk.play("x")
    assert kept() == "v=0~1~x&d=0~2~c3"
    restore = desk.analysis.remove()
    assert kept() == "d=0~2~c3"
    assert restore
    restore()
    desk.answer()
    assert kept() == "v=0~1~x&d=0~2~c3"


def test_a_line_is_deleted_and_comes_back() -> None:
    desk = Desk("g=toy&m=x.y&v=0~1~x.y")
    desk.open()
    assert desk.analysis.remove() is None  # the main line stays
    desk.analysis.choose(["x", "x", "y"], 3)
    desk.answer()
    restore = desk.analysis.remove()
    desk.answer()
    assert desk.tab.address.entries[-1] == "g=toy&m=x.y&n=1"
    assert restore
    restore()
    desk.answer()
    assert desk.tab.address.entries[-1] == "g=toy&m=x.y&n=1&v=0~1~x.y"
    assert desk.tab.moves == "x x y"


def test_another_line_can_become_the_main_one() -> None:
    desk = Desk("g=toy&m=x.y&v=0~1~x.y")
    desk.open()
    desk.analysis.choose(["x", "x", "y"], 2)
    desk.answer()
    desk.analysis.promote()
    assert desk.tab.address.entries[-1] == "g=toy&m=x.x.y&n=2&v=0~1~y"
    desk.analysis.close()
    desk.answer()
    assert desk.tab.address.entries[-1] == "g=toy&m=x.y&v=0~1~x.y"  # what was played stays


def test_going_back_keeps_what_was_written() -> None:
    desk = Desk()
    desk.play("x")
    desk.open()
    desk.analysis.write("mine")
    desk.tab.address.entries.pop()
    desk.tab.session.on_popstate()
    desk.answer()
    assert not desk.analysis.on
    assert desk.tab.session.table.match.root.children[0].comment == "mine"


def test_a_thought_about_another_position_is_given_up() -> None:
    desk = Desk()
    desk.open()
    desk.play("x")
    assert desk.tab.engine.cancelled
    desk.tab.tell("analyse", **FOUND)
    assert desk.analysis.found is None
    desk.tab.tell("analyse", **FOUND)
    assert desk.analysis.found


def test_a_rest_ends_the_thought_and_going_on_begins_another() -> None:
    desk = Desk()
    desk.open()
    desk.analysis.rest()
    assert desk.tab.engine.cancelled == 1
    assert desk.table.lock.purpose == ""
    desk.tab.tell("analyse", **FOUND)
    desk.analysis.rest()
    assert desk.tab.waiting() == ["analyse"]


def test_what_was_found_stays_at_rest_when_the_position_is_shown_again() -> None:
    desk = Desk()
    desk.open()
    desk.tab.tell("analyse", **FOUND)
    desk.analysis.rest()
    desk.tab.session.flow.refresh_soon()  # as in another language
    desk.answer()
    assert desk.analysis.found
    desk.play("x")
    assert desk.analysis.found is None


def test_a_new_game_ends_the_analysis() -> None:
    desk = Desk()
    desk.open()
    desk.tab.session.games.begin("", {"b": PERSON, "w": PERSON})
    desk.answer()
    assert not desk.analysis.on
    desk.play("x")
    assert desk.tab.kept


def lines_of(moves: str) -> "Any":
    return [dict(BEST, move=move) for move in moves]


def test_a_line_that_is_held_keeps_its_place() -> None:
    lines, again = lines_of("abc"), lines_of("cbad")
    for number, order in enumerate(("acbd", "cbad", "bacd")):
        assert "".join([line["move"] for line in keeping(again, lines, number)]) == order
    assert keeping(again[1:], lines, 2) == again[1:], "there is no such line any more"


def test_a_line_of_a_position_that_was_left_is_not_played() -> None:
    desk = Desk("g=toy&m=x.y")
    desk.open()
    desk.tab.tell("analyse", **FOUND)
    desk.tab.session.step(1)
    desk.analysis.play("y")
    desk.answer()
    assert desk.tab.moves == "x y"
    desk.tab.tell("analyse", **FOUND)
    desk.analysis.play("y")
    desk.answer()
    assert desk.tab.moves == "x y"
    assert desk.table.match.shown == 2


def test_what_is_written_is_not_handed_over_to_whoever_plays_on() -> None:
    desk = Desk()
    desk.play("x")
    desk.open()
    desk.analysis.write("my plan")
    desk.analysis.close()
    desk.answer()
    assert "plan" in desk.tab.address.entries[-1]
    address = desk.tab.session.hand_over("Aki")
    assert "&h=" in address
    assert "plan" not in address


def test_it_begins_once_the_engine_has_told_of_the_game() -> None:
    desk = Desk("g=toy&m=x.y", awake=False)
    desk.analysis.toggle()
    assert (desk.analysis.wanted, desk.analysis.on) == (True, False)
    desk.tab.tasks.start(desk.tab.session.wake())
    desk.tab.tasks.run()
    desk.tab.engine.starting.answer()
    desk.answer()
    assert (desk.analysis.wanted, desk.analysis.on) == (False, True)
    assert desk.tab.waiting() == ["analyse"]
    assert desk.tab.engine.asked[-1][0]["record"] == ["x", "y"]


def test_who_thinks_better_of_it_gets_no_analysis() -> None:
    tab = Tab("g=toy&m=x", Memory(dict(PEOPLE)))
    analysis = Analysis(tab.session, tab.tasks, told)
    tab.session.on(SETTLED, analysis.look)
    analysis.toggle()
    analysis.toggle()
    tab.wake()
    assert not analysis.on
