"""What speaks for a move: in every game true, drawn, and not true of most other moves."""

from collections.abc import Sequence
from itertools import chain, pairwise
from typing import Any, NamedTuple

import pytest

from anga import games
from anga.contract import claims as comparison
from anga.contract.aims import Aim, Step
from anga.contract.claims import MOST_OTHERS, claims, says_the_same, twin_of
from anga.contract.game import AnyLine
from anga.contract.reasons import own_cells
from anga.service import door
from anga.shared.advice import Reason, reason
from anga.shared.scene import Mark, Phrase
from anga.tools.reasons import moves
from tests.engine.contract.test_shows import cells, check_figures
from tests.engine.contract.wording import spoken
from tests.engine.playouts import each_move, every_game, every_rules, playout, random_games, some
from tests.thoroughness import times

ALONE = ("aim:only", "aim:before", "hint:answer")  # what needs no figure
ASKED = times(6, 400)  # moves of a level
NAMED = 0.8  # of them; engine/PLAYERS.md tells of many more moves


@every_rules
@random_games
def test_claims_are_true_and_told_and_drawn(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    before = playout(game_id, rules, seed, plies)
    for move in [] if before.position.chance else some(before.legal(), seed)[:1]:
        line = before.play(move)
        for each in [*claims(line), *line.game.tells(line)]:
            told = spoken([each["slug"], *each["args"]], line.game.words)
            assert told[0].isupper() or not told[0].isalpha()
            assert told.endswith(".")
            check_figures(each["figures"], cells(line))
            assert each["figures"]["marks"] or each["slug"] in ALONE or line.outcome
            insist(line, str(before.turn), each["slug"], each["figures"]["marks"])


@every_game
@pytest.mark.parametrize("seed", range(9, times(10, 40)))
def test_of_a_move_and_its_twin_not_only_the_same_is_told(game_id: str, seed: int) -> None:
    before = playout(game_id, "", seed, 60)
    twins = [] if before.position.chance else [(m, twin_of(before, m)) for m in before.legal()]
    for move, twin in [pair for pair in twins if pair[1] is not None]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(comparison, "MOST", 99)
            everything, shared = claims(before.play(move)), claims(before.play(twin))
        own = [x for x in everything if not any(says_the_same(x, other) for other in shared)]
        assert not own or any(x in own for x in claims(before.play(move)))


@every_game
@pytest.mark.parametrize("seed", range(9, times(14, 40)))
def test_a_move_is_told_from_another_by_nothing_that_is_true_of_both(
    game_id: str, seed: int
) -> None:
    before = playout(game_id, "", seed, 60)
    legal = [] if before.position.chance else before.legal()
    for move, other in pairwise(legal[:7]):
        told = claims(before.play(move), other)
        assert len(told) <= comparison.MOST
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(comparison, "MOST", 99)
            shared = claims(before.play(other))
        assert not any(says_the_same(x, known) for x in told for known in shared)


TURNING = (
    "1re2gKgEyEgC/rCrn2gwgsgs1/rErerH5/1rekE5/1rK4ywyK/2kn3yw1/knke1kn2ysyH/kCkH1kK2ywyC"
    " g KE 0a,0a,0aH,1a"
)


def test_turning_a_pawn_otherwise_keeps_nothing_that_turning_it_gives_up() -> None:
    before = games.get("shinsetsu").line(position=TURNING)
    told, other = before.play("K:e7@n"), before.parse_move("K:e7@e")
    assert [each["slug"] for each in claims(told)] == ["aim:controls:kept"]
    assert claims(told, other) == []


MAY_PROMOTE = (  # with check, and a Rook to capture on 5b
    "4nKnG2eR/nS1nG1nRnP1eG1/nPwS1nPnPsS2eK/wGwP7/1wK1wP1ePnSeGeS/2wP1sPeP3/wSwR1wG1sPsR2"
    "/3wS1sGsK2/2wPwG5 s bbbb -,-,-,S aaaa"
)


def test_whether_to_promote_has_a_reason_of_its_own() -> None:
    before = games.get("orb").line(position=MAY_PROMOTE)
    promoting, plain = (claims(before.play(move)) for move in ("4c5b+", "4c5b"))
    assert [each["slug"] for each in promoting] == ["aim:check", "aim:threatens"]
    assert [each["slug"] for each in plain] == ["aim:check", "aim:threatens"]
    assert promoting[1]["figures"] != plain[1]["figures"]


def insist(line: AnyLine, seat: str, slug: Phrase, marks: "list[Mark]") -> None:
    """What is threatened can be captured, from own pieces, and could not before.

    What is safe cannot, but could before, unless it is only kept so.
    """
    game, after = line.game, line.position
    drawn = [mark["cells"] for mark in marks if mark["mark"] == "attack"]
    if slug in ("aim:threatens", "aim:strikes"):
        own = own_cells(game, after, seat)
        assert {cells[0] for cells in drawn} <= own
        assert {cells[-1] for cells in drawn} <= {*game.threats(after, seat)} - own
    others = [move for move in line.back().legal() if move != line.moves[-1]]
    if slug == "aim:threatens" and len(others) <= MOST_OTHERS and not hasattr(after, "red"):
        found = [game.threats(line.back().position.after(move), seat) for move in others]
        for cells in drawn:
            assert sum(cells[-1] in each for each in found) <= len(others) / 2
    if slug == "aim:threatens" and not hasattr(after, "red"):
        earlier = {*game.threats(line.back().position, seat)}
        assert not earlier & {cells[-1] for cells in drawn}
    if slug in ("aim:safe", "aim:safe:kept") and not getattr(
        after, "red", 0
    ):  # `threats` regards no red orbs
        others = [rival for rival in game.seats if rival != seat]
        taken = {cell for rival in others for cell in game.threats(after, rival)}
        lit = {cell for mark in marks if mark["mark"] == "area" for cell in mark["cells"]}
        assert not taken & {cell for mark in marks for cell in mark["cells"]}
        if not getattr(line.back().position, "red", 0):
            before = [game.threats(line.back().position, rival) for rival in others]
            assert lit & {*chain(*before)} == (lit if slug == "aim:safe" else set())


class Sum(NamedTuple):
    """A position of a made-up game: a number; a move adds one of 1 to 4."""

    number: int
    turn: str = "a"
    chance: bool = False
    check: tuple[str, ...] = ()
    eliminated: tuple[str, ...] = ()

    def legal(self) -> Sequence[int]:
        return (1, 2, 3, 4)

    def after(self, move: int) -> "Sum":
        return Sum(self.number + move, "b")

    @property
    def outcome(self) -> None:
        """It never ends."""

    @property
    def position(self) -> "Sum":
        """Itself, as the last position of a line."""
        return self

    @property
    def game(self) -> "type[Untouched]":
        """A game whose moves no touches make."""
        return Untouched

    def format_move(self, move: int) -> str:
        return str(move)


class Untouched:
    """A game whose moves no touches make, so that none has a twin."""

    @staticmethod
    def choices(_position: Sum) -> list[Any]:
        return []


class Adding:
    """The rest of a line that is asked about."""

    seats = ("a", "b")

    def __init__(self, aims: Sequence[Aim[Any, Any]], number: int, move: int) -> None:
        self.game, self.aims = self, aims
        self.positions, self.moves = (Sum(number), Sum(number).after(move)), (move,)
        self.position, self.outcome = self.positions[1], None

    def back(self) -> Sum:
        return self.positions[0]

    def changes(self, _position: Sum, _move: int) -> list[Any]:
        return []


def told(aim: Aim[Any, Any], number: int, move: int) -> "list[Any]":
    line: Any = Adding((aim,), number, move)
    return [each["args"] for each in claims(line)]


def tell(_step: Step[Any, Any], facts: Sequence[Any]) -> Reason:
    return reason("told", *map(str, facts))


def numbers(position: Sum, _seat: str) -> "list[int]":
    return list(range(position.number))


def odd(position: Sum, _seat: str) -> "list[str]":
    return ["odd"] if position.number % 2 else []


@pytest.mark.parametrize(("move", "facts"), [(1, []), (2, []), (3, [["2"]])])
def test_of_a_count_is_told_what_most_others_do_not_add(
    move: int, facts: "list[list[str]]"
) -> None:
    assert told(Aim(numbers, tell, counted=True), 0, move) == facts


@pytest.mark.parametrize(("move", "facts"), [(1, [["odd"]]), (2, [])])
def test_a_fact_is_told_if_most_others_lack_it(move: int, facts: "list[list[str]]") -> None:
    assert told(Aim(odd, tell), 0, move) == facts


def big(position: Sum, _seat: str) -> "list[str]":
    return ["big"] if position.number > 1 else []


def test_a_fact_that_most_others_bring_about_is_not_told() -> None:
    assert told(Aim(big, tell), 0, 4) == []
    assert told(Aim(big, tell, unwanted=True), 0, 1) == [["big"]]


def test_what_was_true_before_is_no_merit_of_a_move() -> None:
    assert told(Aim(odd, tell), 1, 2) == []
    assert told(Aim(odd, tell), 2, 1) == [["odd"]]


def test_what_is_always_told_may_be_true_of_most_others_too() -> None:
    assert told(Aim(big, tell, always=True), 0, 4) == [["big"]]
    assert told(Aim(big, tell, always=True), 2, 4) == []  # it was true before
    assert told(Aim(big, tell, unwanted=True, always=True), 0, 4) == []


def gaps(position: Sum, _seat: str) -> "list[int]":
    """Fewer with larger numbers, but never fewer than two."""
    return list(range(max(2, 6 - position.number)))


def test_what_most_others_end_is_kept() -> None:
    assert told(Aim(gaps, tell, counted=True, unwanted=True), 0, 4) == [["2", "3"]]
    kept = Aim(gaps, tell, counted=True, keep=tell)
    assert told(kept, 4, 1) == []  # all others keep them too


def parts(position: Sum, _seat: str) -> "list[str]":
    return ["a", "b"] if position.number < 2 else ["b", "c", "d"]


def test_of_what_is_not_counted_each_fact_is_kept() -> None:
    def silent(_step: Step[Any, Any], _facts: Sequence[Any]) -> None:
        """Nothing is told of what is new."""

    assert told(Aim(parts, silent, keep=tell), 0, 1) == [["a"]]
    assert told(Aim(parts, silent, keep=tell), 0, 2) == []
    assert told(Aim(parts, silent, counted=True, keep=tell), 0, 1) == []


def small(position: Sum, _seat: str) -> "list[str]":
    return ["small"] if position.number < 2 else []


def test_what_is_kept_is_told_if_nothing_is_brought_about() -> None:
    def kept(_step: Step[Any, Any], _facts: Sequence[Any]) -> Reason:
        return reason("kept")

    keeping = Aim(small, tell, counted=True, keep=kept)
    for aims, slug in (((keeping,), "kept"), ((keeping, Aim(odd, tell)), "told")):
        line: Any = Adding(aims, 0, 1)
        assert [each["slug"] for each in claims(line)] == [slug]


def test_the_same_way_is_told_once() -> None:
    def going(slug: str, *ends: str) -> Aim[Any, Any]:
        marks: list[Mark] = [{"mark": "way", "cells": ["a1", end]} for end in ends]
        return Aim(odd, lambda _step, _facts: reason(slug, marks=marks))

    line: Any = Adding((going("one", "b2"), going("two", "b2", "c3")), 0, 1)
    assert [each["slug"] for each in claims(line)] == ["one"]
    line = Adding((going("one", "b2"), going("two", "c3")), 0, 1)
    assert [each["slug"] for each in claims(line)] == ["one", "two"]


def test_attacks_on_the_same_cells_are_told_once() -> None:
    def attacking(slug: str, *goals: str) -> Aim[Any, Any]:
        marks: list[Mark] = [{"mark": "attack", "cells": ["a1", goal]} for goal in goals]
        return Aim(odd, lambda _step, _facts: reason(slug, marks=marks))

    line: Any = Adding((attacking("one", "b2"), attacking("two", "b2")), 0, 1)
    assert [each["slug"] for each in claims(line)] == ["one"]
    line = Adding((attacking("one", "b2"), attacking("two", "b2", "c3")), 0, 1)
    assert [each["slug"] for each in claims(line)] == ["one", "two"]


def test_of_the_same_pieces_one_thing_is_told() -> None:
    def about(slug: str, *pieces: str) -> Aim[Any, Any]:
        marks: list[Mark] = [{"mark": "about", "cells": list(pieces)}]
        return Aim(odd, lambda _step, _facts: reason(slug, marks=marks))

    line: Any = Adding((about("one", "b2", "c3"), about("two", "c3", "b2")), 0, 1)
    assert [each["slug"] for each in claims(line)] == ["one"]
    line = Adding((about("one", "b2"), about("two", "b2", "c3")), 0, 1)
    assert [each["slug"] for each in claims(line)] == ["one", "two"]


def test_what_lights_only_squares_that_are_lit_is_not_told() -> None:
    def lighting(slug: str, *cells: str) -> Aim[Any, Any]:
        marks: list[Mark] = [{"mark": "area", "cells": list(cells)}]
        return Aim(odd, lambda _step, _facts: reason(slug, marks=marks))

    line: Any = Adding((lighting("one", "b2", "c3"), lighting("two", "c3")), 0, 1)
    assert [each["slug"] for each in claims(line)] == ["one"]
    line = Adding((lighting("one", "b2"), lighting("two", "b2", "c3")), 0, 1)
    assert [each["slug"] for each in claims(line)] == ["one", "two"]


def test_no_square_is_both_lit_and_crossed_out() -> None:
    def drawing(slug: str, mark: Any, *cells: str) -> Aim[Any, Any]:
        marks: list[Mark] = [{"mark": mark, "cells": list(cells)}]
        return Aim(odd, lambda _step, _facts: reason(slug, marks=marks))

    lit, closed = drawing("lit", "area", "b2", "c3"), drawing("closed", "closed", "c3", "d4")
    for aims in ((lit, closed), (closed, lit)):
        line: Any = Adding(aims, 0, 1)
        assert len(claims(line)) == 1
    line = Adding((lit, drawing("closed", "closed", "d4")), 0, 1)
    assert [each["slug"] for each in claims(line)] == ["lit", "closed"]


@every_game
def test_most_moves_of_a_level_have_a_claim(game_id: str) -> None:
    if not games.get(game_id).aims:
        pytest.skip("nothing speaks for its moves")
    found = [claims(line) for line in moves(game_id, 3, ASKED, seed=5)]
    assert sum(map(bool, found)) >= NAMED * ASKED


@pytest.mark.parametrize(
    ("game_id", "position", "move", "why"),
    [
        ("bushi", "Tf Ub w", "t", ["shows:sword", "seat:b", "three-way-sweep", "seat:w"]),
        ("bushi", "Tf Er b", "f", ["shows:cross", "seat:b"]),
    ],
)
def test_a_forced_move_is_told_as_the_only_one_and_why(
    game_id: str, position: str, move: str, why: "list[str]"
) -> None:
    assert games.get(game_id).line("", position).legal() == [move]
    asked = {"cmd": "claims", "game": game_id, "position": position, "record": [move]}
    only, forced = door.answer(asked)["claims"][:2]
    assert only["slug"] == "aim:only"
    assert [forced["slug"], *forced["args"]] == ["aim:before", why]
    assert forced["figures"]["marks"]


CHECKED = (
    "nS1wPwGxxnGnS2/1eP3nG1nR1/1eG4nPs+SsP/3nP1ePnG2/1e+S3eP1eR1/wK1wP2sP1ePeK/wSwG1n+P4eS/"
    "wR3sRsKsG2/sS1sG5wS w bbbb -,P,-,- aa4a"
)


def test_of_an_attack_before_the_only_move_nothing_is_drawn_from_what_that_captured() -> None:
    before = games.get("orb").line("", CHECKED)
    assert [before.position.format_move(each) for each in before.legal()] == ["9f8e"]
    told = claims(before.play("9f8e"))[1]
    assert (told["slug"], told["args"][0][:2]) == ("aim:before", ["shows:check", "seat:w"])
    assert not told["figures"]["marks"]


def test_a_value_in_a_solved_game_comes_first_and_wrong_replies_last() -> None:
    seen, last = set(), set()
    for line in moves("bushi", 10, 60, seed=2):
        asked = {"cmd": "claims", "game": "bushi", "position": str(line.positions[-2])}
        found = door.answer({**asked, "record": [str(line.moves[-1])]})["claims"]
        seen |= {each["slug"] for each in found[:1]}
        last |= {each["slug"] for each in found[-1:]}
    assert "hint:holds" in seen
    assert "hint:traps" in last


@pytest.mark.parametrize("game_id", ["chatra", "chatra4", "orb"])
def test_a_move_out_of_check_is_told_as_one_first(game_id: str) -> None:
    lines = chain.from_iterable(each_move(game_id, seed, 100) for seed in range(20))
    line = next(
        line
        for line in lines
        if line.moves and line.back().position.turn in line.back().position.check
        if len(line.back().legal()) > 1 and not line.outcome
    )
    assert claims(line)[0]["slug"] == "hint:answer"
