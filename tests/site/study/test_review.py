"""Review: where a game turned, and what would have been better."""

from study.review import Review
from tests.site.by_hand import Memory, Tab

PEOPLE = {"players:toy": '{"b": "person", "w": "person"}'}


def told() -> None:
    """A card would be shown."""


def open_review(fragment: str) -> "tuple[Tab, Review]":
    tab = Tab(fragment, Memory(dict(PEOPLE))).wake()
    review = Review(tab.session, tab.tasks, told)
    tab.session.flow.settled = review.look
    review.start()
    return tab, review


def answer(tab: Tab, black: float, best: str = "x") -> None:
    chances = {"b": black, "w": 1 - black}
    line = {
        "move": best,
        "score": 0,
        "mate": None,
        "pv": [best],
        "told": [best],
        "chances": chances,
    }
    tab.tell("analyse", depth=3, nodes=1000, seconds=0.1, chances=chances, lines=[line])


def test_every_position_is_looked_at_in_turn() -> None:
    tab, review = open_review("g=toy&m=x.y.x")
    for ply in range(4):
        assert tab.waiting() == ["analyse"]
        assert tab.engine.asked[-1][0]["record"] == ["x", "y", "x"][:ply]
        answer(tab, 0.5)
    assert not review.running
    assert review.share("b") == [0.5] * 4
    assert review.turnings() == []


def test_a_move_that_gives_much_away_is_a_turning_point() -> None:
    tab, review = open_review("g=toy&m=x.y")
    answer(tab, 0.5)
    answer(tab, 0.45, "x")  # the mover, White, has .55
    answer(tab, 0.7)
    (point,) = review.turnings()
    assert (point.ply, point.seat, point.better, point.told) == (1, "w", "x", "x")
    assert abs(point.loss - 0.25) < 1e-9
    tab.session.step(1)
    tab.settle()
    assert tab.session.table.suggested == [["o:x"]]


def test_the_best_move_is_never_blamed() -> None:
    tab, review = open_review("g=toy&m=x")
    answer(tab, 0.9, "x")
    answer(tab, 0.2)
    assert review.turnings() == []


def test_it_can_be_stopped() -> None:
    tab, review = open_review("g=toy&m=x.y")
    tab.tasks.run()
    review.stop()
    answer(tab, 0.5)
    assert tab.waiting() == []
    assert not review.running


def test_it_waits_while_the_engine_thinks_about_something_else() -> None:
    tab, review = open_review("g=toy&m=x.y")
    tab.tasks.run()
    tab.session.table.seeking = True
    answer(tab, 0.5)
    assert tab.waiting() == []
    tab.session.table.seeking = False
    for pause in tab.tasks.pauses:
        pause.answer()
    assert tab.waiting() == ["analyse"]
    assert review.running


def test_another_game_is_not_the_one_that_was_looked_at() -> None:
    tab, review = open_review("g=toy&m=x")
    answer(tab, 0.5)
    answer(tab, 0.5)
    assert review.fits
    tab.session.undo()
    tab.settle()
    assert not review.fits


def test_luck_is_what_rolls_brought_and_skill_what_moves_gave_away() -> None:
    tab, review = open_review("g=toy&m=x.y")
    tab.session.table.history[0]["faces"] = ["1"]
    for black in (0.5, 0.7, 0.9):
        answer(tab, black)
    luck = review.luck()
    assert abs(luck["b"][0] - 0.2) < 1e-9
    assert abs(luck["w"][1] - 0.2) < 1e-9
