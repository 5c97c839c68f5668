"""Review: where a game turned, and what would have been better."""

import pytest

from assist.advice import overlay_drawings
from screen import status_lines
from state.engine_lock import HINT
from state.events import SETTLED
from study.graph import DASHES, MOST, graph, key, ply_at
from study.kept_review import KeptReview
from study.review import LOOKED, Review
from tests.site.by_hand import Memory, Tab

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PEOPLE = {"players:toy": '{"b": "person", "w": "person"}'}
MARK = {"mark": "attack", "cells": ["a1", "b1"]}
CLAIM = {"slug": "It captures on {0}.", "args": ["b1"], "figures": {"marks": [MARK], "lines": []}}


def told() -> None:
    """A card would be shown."""


def open_review(fragment: str) -> "tuple[Tab, Review]":
    tab = Tab(fragment, Memory(dict(PEOPLE))).wake()
    review = Review(tab.session, told)
    tab.session.on(SETTLED, review.look)
    review.start()
    return tab, review


def answer(tab: Tab, black: float, best: str = "x", mate: "int | None" = None) -> None:
    answer_with(tab, {"b": black, "w": 1 - black, "e": 0.0, "s": 0.0}, best, mate)


def answer_with(
    tab: Tab, chances: "dict[str, float]", best: str = "x", mate: "int | None" = None
) -> None:
    line = {
        "move": best,
        "score": 0,
        "mate": mate,
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
    assert review.turnings() == []  # not before it was looked at again
    for black in (0.45, 0.45, 0.7):
        answer(tab, black)
    (point,) = review.turnings()
    assert (point.ply, point.seat, point.better, point.told) == (1, "w", "x", "x")
    assert abs(point.loss - 0.25) < 1e-9
    tab.session.step(1)
    tab.settle()
    assert tab.session.table.suggested == [["o:x"]]


def test_of_a_seat_among_four_that_was_given_up_only_its_own_moves_are_told() -> None:
    tab = Tab("g=toy&m=x.y.x.y&s=w:3,e:3,s:3", seats=list("bwes")).wake()
    tab.session.leaving.leave("b")
    tab.settle()
    review = Review(tab.session, told)
    review.start()
    for black in (0.7, 0.4, 0.7, 0.7, 0.7) + (0.7, 0.7, 0.4):
        answer(tab, black, "z")
    assert review.own == "b"
    assert [each.seat for each in review.mistakes()] == ["b", "w"]
    assert sorted(review.judged) == [0]
    tab.session.games.begin("", {"b": "person", "w": "person", "e": 3, "s": 3})
    tab.settle()
    assert review.own is None


def test_the_seat_that_was_given_up_is_still_known_after_the_page_was_loaded_again() -> None:
    device = Memory({"players:toy": '{"b": "person", "w": 3, "e": 3, "s": 3}'})
    tab = Tab("", device, seats=list("bwes")).wake()
    tab.session.touching.touch("o:x")
    tab.settle()
    tab.session.leaving.leave("b")
    tab.settle()
    again = Tab("g=toy&m=x", device, seats=list("bwes")).wake()
    assert again.session.table.match.left == ("b", 1)
    assert Review(again.session, told).own == "b"


def test_what_speaks_for_a_better_move_is_told_and_drawn_where_the_game_turned() -> None:
    tab, review = open_review("g=toy&m=x.y")
    for black in (0.5, 0.45, 0.7, 0.45, 0.45, 0.7):
        answer(tab, black)
    assert tab.engine.asked[-1][0]["cmd"] == "claims"
    assert tab.engine.asked[-1][0]["record"] == ["x", "x"]
    assert tab.engine.asked[-1][0]["than"] == "y"  # as was played
    tab.tell("claims", claims=[CLAIM])
    assert review.reasons == {1: [CLAIM]}
    assert tab.engine.asked[-1][0]["record"] == ["x"]
    tab.tell("position", position="after x")
    assert review.positions == {1: "after x"}
    assert drawn(tab) == []
    tab.session.step(1)
    tab.settle()
    assert drawn(tab) == []  # beside a move that is drawn nowhere it would seem true already
    tab.session.table.suggested = [["c:a1", "c:b1"]]
    assert drawn(tab) == [MARK]
    assert status_lines.lines(tab.session, [])[1].endswith("It captures on b1.")
    assert status_lines.note_lines(tab.session.table, tab.session.words)[0].startswith("Better: ")
    tab.session.step(0)
    tab.settle()
    assert drawn(tab) == []


def drawn(tab: Tab) -> "list[Any]":
    return [mark for mark in overlay_drawings(tab.session.table)["marks"] if mark == MARK]


def judged(*black: float, second: "dict[int, tuple[float, float]] | None" = None) -> Review:
    """A review of a game in which no move was the best, with Black's chances by ply.

    A second look finds the same, but at the plies of `second`.
    """
    moves = ["xy"[ply % 2] for ply in range(len(black) - 1)]
    tab, review = open_review("g=toy&m=" + ".".join(moves))
    for ply, share in enumerate(black):
        answer(tab, share, "yx"[ply % 2])
    while tab.waiting() == ["analyse"]:
        ply = len(tab.engine.asked[-1][0]["record"])
        best = "yx"[ply % 2]
        for record in (moves[:ply], moves[:ply] + [best], moves[: ply + 1]):
            assert tab.waiting() == ["analyse"]
            asked = tab.engine.asked[-1][0]
            assert (asked["record"], asked["nodes"]) == (record, 5000)
            is_played = record == moves[: ply + 1]
            answer(tab, (second or {}).get(ply, black[ply : ply + 2])[is_played], best)
    return review


def test_at_most_three_turning_points_are_told_in_their_order() -> None:
    review = judged(0.5, 0.4, 0.7, 0.3, 0.6, 0.5)
    assert [point.ply for point in review.turnings()] == [1, 2, 3]
    assert [point.ply for point in review.mistakes()] == [0, 1, 2, 3, 4]
    assert review.progress_text == "The moves that cost most:"


def test_what_a_longer_look_does_not_confirm_is_not_told() -> None:
    second = {2: (0.5, 0.49), 1: (0.4, 0.55)}
    review = judged(0.5, 0.4, 0.7, 0.3, 0.6, 0.5, second=second)
    assert [point.ply for point in review.turnings()] == [1, 3]
    assert abs(review.turnings()[0].loss - 0.15) < 1e-9
    assert sorted(review.judged) == [0, 1, 2, 3]


def test_a_game_in_which_nothing_is_confirmed_says_so() -> None:
    review = judged(0.5, 0.3, 0.4, second={0: (0.5, 0.5), 1: (0.3, 0.3)})
    assert review.turnings() == []
    assert review.progress_text.endswith("a longer look did not confirm it.")


def test_of_several_only_who_moved_is_known_better_by_a_longer_look() -> None:
    tab, review = open_review("g=toy&m=x")
    answer_with(tab, {"b": 0.5, "w": 0.3, "e": 0.1, "s": 0.1}, "y")
    answer_with(tab, {"b": 0.2, "w": 0.4, "e": 0.2, "s": 0.2}, "y")
    for black in (0.5, 0.6, 0.2):  # before the move, after the better one, after the own
        answer_with(tab, {"b": black, "w": 0.0, "e": 1 - black, "s": 0.0}, "y")
    shares = [[round(share, 6) for share in review.share(seat)] for seat in "bwes"]
    assert shares == [[0.6, 0.2], [0.24, 0.4], [0.08, 0.2], [0.08, 0.2]]


def test_a_second_look_ends_after_some_moves() -> None:
    black = [0.7 - 0.2 * (ply % 2) for ply in range(41)]
    review = judged(*black, second=dict.fromkeys(range(40), (0.5, 0.5)))
    assert len(review.judged) == LOOKED
    assert review.turnings() == []


def test_a_second_look_can_be_stopped() -> None:
    tab, review = open_review("g=toy&m=x.y")
    for black in (0.5, 0.4, 0.7):
        answer(tab, black, "y" if black == 0.5 else "x")
    assert (
        review.progress_text
        == "Looking again at the moves that seem to have cost most: 0 of at most 12 …"
    )
    review.stop()
    answer(tab, 0.5)
    assert not review.running
    told = "Some of the moves that seem to have cost most were not looked at again."
    assert review.progress_text == told


def test_a_review_ends_quietly_behind_a_shorter_game() -> None:
    tab, review = open_review("g=toy&m=x.y")
    for black in (0.5, 0.4, 0.7):
        answer(tab, black, "y" if black == 0.5 else "x")
    tab.session.games.begin("", {"b": "person", "w": 1})
    tab.settle()
    assert review.turnings() == []
    while tab.waiting() == ["analyse"]:
        answer(tab, 0.5)
    assert not review.running


def test_a_move_made_with_a_hint_is_not_told() -> None:
    review = judged(0.5, 0.2, 0.5)
    assert [point.ply for point in review.turnings()] == [0, 1]
    review.table.match.helped = [0]
    assert [point.ply for point in review.turnings()] == [1]
    review.table.match.helped = [0, 1]
    assert review.turnings() == []


def test_of_a_game_all_of_whose_own_moves_were_hints_the_others_are_judged() -> None:
    review = judged(0.5, 0.2, 0.5, 0.2)
    match = review.table.match
    match.seats = {"b": "person", "w": 3}
    match.helped = [0]
    assert [point.seat for point in review.turnings()] == ["b"]
    assert review.progress_text == "Your moves that cost most:"
    match.helped = [0, 2]
    assert [(point.ply, point.seat) for point in review.turnings()] == [(1, "w")]
    assert review.progress_text == (
        "You had help with all your moves, so only those of others are judged."
        " The moves that cost most:"
    )


def test_where_nothing_turned_the_largest_small_losses_are_named_as_small() -> None:
    review = judged(0.5, 0.44, 0.46, 0.4, 0.4)
    assert [(point.ply, point.is_small) for point in review.turnings()] == [(0, True), (2, True)]
    assert review.progress_text == "No big mistakes. These moves cost a little:"


def test_among_four_a_smaller_loss_is_large() -> None:
    tab, review = open_review("g=toy&m=x")
    tab.session.opening = dict(tab.session.opening)  # type: ignore[assignment]
    tab.session.opening["seats"] = ["b", "w", "n", "e"]
    for black in (0.3, 0.24, 0.3, 0.3, 0.24):
        answer(tab, black, "y")
    assert [(point.ply, point.is_small) for point in review.turnings()] == [(0, False)]


def test_the_best_move_is_never_blamed() -> None:
    tab, review = open_review("g=toy&m=x")
    answer(tab, 0.9, "x")
    assert review.progress_text == "1 of 2 positions examined …"
    answer(tab, 0.2)
    answer(tab, 0.3, "x")  # a longer look finds no better one
    assert not review.running
    assert review.turnings() == []
    assert review.progress_text.endswith("a longer look did not confirm it.")


def test_what_looked_best_may_have_lost_as_the_reply_shows() -> None:
    tab, review = open_review("g=toy&m=x.y")
    for black, best in ((0.7, "x"), (0.68, "y"), (0.2, "x")):
        answer(tab, black, best)
    for black, best in ((0.6, "y"), (0.6, "x"), (0.2, "x")):
        answer(tab, black, best)
    (point,) = review.turnings()
    assert (point.ply, point.better) == (0, "y")
    assert abs(point.loss - 0.4) < 1e-9


def test_a_loss_may_show_by_the_next_own_move_only() -> None:
    tab, review = open_review("g=toy&m=x.y.x")
    for black in (0.6, 0.6, 0.58, 0.3):
        answer(tab, black, "y" if black == 0.6 else "x")
    assert [each.ply for each in review.mistakes()] == [0, 2]


def test_it_can_be_stopped() -> None:
    tab, review = open_review("g=toy&m=x.y")
    tab.tasks.run()
    review.stop()
    answer(tab, 0.5)
    assert tab.waiting() == []
    assert not review.running
    assert review.progress_text == "Only 1 of 3 positions were examined."


def test_it_waits_while_the_engine_thinks_about_something_else() -> None:
    tab, review = open_review("g=toy&m=x.y")
    tab.tasks.run()
    hold = tab.session.table.lock.take(HINT)
    answer(tab, 0.5)
    assert (tab.waiting(), review.points) == ([], [])  # that thought was ended for the hint
    hold.release()
    assert tab.waiting() == ["analyse"]
    assert tab.engine.asked[-1][0]["record"] == []
    assert review.running


def test_it_goes_on_with_the_next_engine() -> None:
    tab, review = open_review("g=toy&m=x.y")
    answer(tab, 0.5)
    tab.tasks.run()
    tab.engine.die()
    assert tab.waiting() == []
    tab.engine.starting.answer()
    tab.tasks.run()
    assert tab.waiting() == ["analyse"]
    assert len(review.points) == 1


def test_what_is_begun_again_is_looked_at_once() -> None:
    tab, review = open_review("g=toy&m=x.y")
    tab.tasks.run()
    review.stop()
    review.start()
    tab.tasks.run()
    while tab.waiting():
        answer(tab, 0.5)
    assert len(review.points) == 3
    assert len([asked for asked, _ in tab.engine.asked if asked["cmd"] == "analyse"]) == 4


def test_another_game_is_not_the_one_that_was_looked_at() -> None:
    tab, review = open_review("g=toy&m=x")
    answer(tab, 0.5)
    answer(tab, 0.5)
    assert review.is_of_this_game
    tab.session.undo()
    tab.settle()
    assert not review.is_of_this_game


def test_rolls_own_moves_and_those_of_others_add_up_to_what_changed() -> None:
    tab, review = open_review("g=toy&m=x.y")
    tab.session.table.history[0]["faces"] = ["1"]
    for black in (0.5, 0.7, 0.8):
        answer(tab, black)
    rounded = {seat: [round(gain, 9) for gain in gains] for seat, gains in review.gains().items()}
    assert rounded == {"b": [0.2, 0, 0.1], "w": [-0.2, -0.1, 0]}


def test_it_goes_on_where_it_was_after_the_engine_has_died() -> None:
    tab, review = open_review("g=toy&m=x.y")
    answer(tab, 0.5)
    tab.engine.die()
    tab.tasks.run()
    tab.engine.starting.answer()
    wait(tab)
    answer(tab, 0.48)
    answer(tab, 0.47)
    assert not review.running
    assert review.share("b") == [0.5, 0.48, 0.47]


def test_it_ends_when_no_engine_comes_any_more() -> None:
    tab, review = open_review("g=toy&m=x.y")
    tab.tasks.run()
    tab.session.table.deaths = 9
    tab.engine.die()
    wait(tab)
    assert not review.running


def test_it_begins_once_when_the_engine_has_told_of_the_game() -> None:
    tab = Tab("g=toy&m=x.y", Memory(dict(PEOPLE)))
    review = Review(tab.session, told)
    tab.session.on(SETTLED, review.look)
    for _ in range(3):
        review.start()
    assert (review.wanted, review.running) == (True, False)
    tab.tasks.start(tab.session.wake())
    tab.tasks.run()
    tab.engine.starting.answer()
    tab.tasks.run()
    review.start()  # the engine is up, but has yet to tell of the game
    assert tab.waiting() == ["scene"]
    tab.tell("scene")
    assert (review.wanted, review.running) == (False, True)
    for _ in range(3):
        assert tab.waiting() == ["analyse"]
        answer(tab, 0.5)
    assert tab.waiting() == []
    assert (review.share("b"), len(tab.session.table.history)) == ([0.5] * 3, 2)


def test_the_graph_of_a_long_game_is_as_large_as_that_of_a_short_one() -> None:
    drawn = graph([[ply / 1000 for ply in range(1001)]], 1000, 0, [])
    points = drawn.split('class="share" points="')[1].split('"')[0].split(" ")
    assert 100 < len(points) <= MOST + 1
    assert points[-1] == "300.0,0.0"
    short = graph([[0.1, 0.2, 0.3]], 2, 0, [])
    assert "0.0,90.0 150.0,80.0 300.0,70.0" in short


def test_a_curve_has_one_value_a_round_but_at_marks_and_figures_at_both_axes() -> None:
    teeth = [0.5, 0.9, 0.5, 0.9, 0.6, 0.9]
    drawn = graph([teeth], 5, 0, [1], [2, 4, 5], ("100%", "50%", "0%"))
    assert 'points="0.0,50.0 60.0,10.0 120.0,50.0 240.0,40.0 300.0,10.0"' in drawn
    assert 'cx="120.0" cy="50.0"' in drawn  # a value of the curve, by the number of the move
    for figure in ("100%", "50%", "0%", "1", "2", "3", "4", "5"):
        assert f">{figure}</text>" in drawn
    assert graph([teeth], 300, 0, []).count("<text") == 3 + 3


def test_the_curve_passes_through_the_value_of_the_position_shown() -> None:
    teeth = [0.5, 0.5, 1.0, 0.4, 0.6]
    for ply in range(5):
        drawn = graph([teeth], 4, ply, [], [2, 4])
        assert f"{75 * ply:.1f},{100 - 100 * teeth[ply]:.1f}" in drawn


def test_a_place_of_the_graph_is_a_ply() -> None:
    assert [ply_at(part, 4) for part in (0, 0.1, 0.5, 0.98, 1)] == [0, 0, 2, 4, 4]


def test_the_key_shows_each_line_as_it_is_drawn() -> None:
    drawn = graph([[0.1, 0.9]] * 4, 1, 0, [])
    for number, dashes in enumerate(DASHES):
        stroke = f'stroke-dasharray="{dashes}"' if dashes else 'class="share"'
        assert stroke in drawn
        assert stroke in key(number)


@pytest.mark.parametrize(
    ("white", "mate", "told"),
    [
        (0.72, None, "White resigned with winning chances of 72%."),
        (1.0, 5, "White resigned a won game: y would have won."),
        (1.0, -4, "White resigned a won game."),
        (0.55, None, ""),
    ],
)
def test_a_game_resigned_with_good_chances_is_told(
    white: float, mate: "int | None", told: str
) -> None:
    tab, review = open_review("g=toy&m=x.y.x&e=resign:w")
    for _ in range(3):
        answer(tab, 0.5)
    assert review.resigned == ""
    while tab.waiting() == ["analyse"]:  # what seems to have lost much is looked at again
        answer(tab, 1 - white, "y", mate)
    assert review.resigned == told
    tab.session.table.match.seats["b"] = 1  # a computer
    assert review.resigned == told.replace("White", "You")


def wait(tab: Tab) -> None:
    """Let whatever is paused go on."""
    tab.tasks.run()
    pauses, tab.tasks.pauses = tab.tasks.pauses, []
    for pause in pauses:
        pause.answer()
    tab.tasks.run()


def test_what_hints_cost_is_not_told_as_own_moves() -> None:
    tab = Tab("", Memory({"players:toy": '{"b": "person", "w": 3}'}), dice=True).wake()
    tab.session.play("x")
    tab.settle()
    tab.think("y")
    review = Review(tab.session, told)
    review.start()
    assert review.luck == []  # it still looks
    for black in (0.5, 0.4, 0.6):
        answer(tab, black)
    assert len(review.luck) == 2
    assert ": 0% by dice luck, −10% by own moves, +20% by others’ moves" in review.luck[0]
    tab.session.table.match.helped = [0]
    assert "−10% by the moves of hints" in review.luck[0]
    assert "−20% by own moves" in review.luck[1]


def test_a_whole_review_outlasts_a_reload_in_its_own_game() -> None:
    def review_in(tab: Tab) -> Review:
        found = Review(tab.session, told, KeptReview(tab.tab, "toy"))
        tab.session.on(SETTLED, found.look)
        return found

    tab = Tab("g=toy&m=x.y", Memory(dict(PEOPLE))).wake()
    review = review_in(tab)
    review.start()
    for black in (0.5, 0.45, 0.7, 0.45, 0.45, 0.7):
        answer(tab, black)
    tab.tell("claims", claims=[CLAIM])
    tab.tell("position", position="after x")
    for link, is_same in (("g=toy&m=x.y", True), ("g=toy&m=x", False)):
        again = Tab(link, tab.device, tab.tab)
        after = review_in(again)
        again.wake()
        assert after.is_of_this_game == after.is_resumed == is_same
        if is_same:
            assert [each.ply for each in after.turnings()] == [1]
            assert (after.reasons, after.positions) == (review.reasons, review.positions)
            assert after.progress_text == review.progress_text
    tab.tab.put("review:toy", 5)
    after = review_in(Tab("g=toy&m=x.y", tab.device, tab.tab).wake())
    after.look()
    assert after.points == []
