"""What takes thought: the best lines of a position, and the chances of its seats."""

from itertools import islice, pairwise
from typing import Any

import pytest

from anga import games
from anga.contract.game import AnyLine
from anga.record import record
from anga.record.record import Record
from anga.search import levels, tablebase
from anga.search.limits import Found, Variation
from anga.service import door
from tests.engine.playouts import playout

CHOSEN = ("chatra", "troop", "orb", "shinsetsu", "bushi")


def analysed(reached: AnyLine, **more: object) -> Any:
    return door.answer({"cmd": "analyse", **asked(reached), **more})


def asked(reached: AnyLine) -> dict[str, object]:
    known = record.of(reached)
    return {"game": known.game, "rules": known.rules, "record": list(known.moves)}


def choosing(game: str, plies: int) -> AnyLine:
    """A random game of about so many plies, somebody to choose a move."""
    for seed in range(20):
        reached = playout(game, "", seed, plies)
        while reached.position.chance and not reached.outcome:
            reached = reached.after(reached.legal()[0])
        if not reached.outcome:
            return reached
    raise AssertionError(game)


@pytest.mark.parametrize("game", CHOSEN)
@pytest.mark.parametrize("plies", [2, 15])
def test_an_analysis_has_three_lines_that_can_be_played(game: str, plies: int) -> None:
    reached = choosing(game, 1 if game == "bushi" else plies)
    found = analysed(reached, nodes=400, seed=1)
    assert 1 <= len(found["lines"]) <= min(3, len(reached.legal()))
    scores = [line["score"] for line in found["lines"]]
    assert scores == sorted(scores, reverse=True)
    for line in found["lines"]:
        played = reached
        for token in line["pv"]:
            played = played.play(played.parse_move(token))
        assert line["pv"][0] == line["move"]
        assert len(line["told"]) == len(line["pv"])


@pytest.mark.parametrize(("plies", "seed"), [(6, 1), (12, 2)])
def test_no_two_lines_differ_in_the_muster_step_only_or_end_alike(plies: int, seed: int) -> None:
    reached = playout("troop", "", seed, plies)
    found = analysed(reached, nodes=600, seed=1)["lines"]
    marches = {line["move"].split(",")[-1] for line in found}
    assert len(marches) == len(found) == 3
    ends = set()
    for line in found:
        position = reached.position
        for token in line["pv"]:
            position = position.play(token)
        ends.add(str(position))
    assert len(ends) == len(found)


@pytest.mark.parametrize(("game", "plies"), [("orb", 8), ("troop", 8), ("chatra", 15)])
def test_lines_are_ordered_and_told_by_the_same_number(game: str, plies: int) -> None:
    reached = choosing(game, plies)
    mover = str(reached.position.turn)
    lines = analysed(reached, nodes=400, seed=1)["lines"]
    for better, worse in pairwise(lines):
        assert better["chances"][mover] >= worse["chances"][mover]
        if better["score"] > worse["score"] + 50:
            assert better["chances"][mover] > worse["chances"][mover]
        if better["score"] == worse["score"]:
            assert better["chances"][mover] == worse["chances"][mover]


@pytest.mark.parametrize("game", CHOSEN)
def test_chances_are_shares_of_one(game: str) -> None:
    found = analysed(choosing(game, 2), nodes=100, seed=1)
    assert set(found["chances"]) == set(games.get(game).seats)
    assert sum(found["chances"].values()) == pytest.approx(1, abs=0.001)
    assert min(found["chances"].values()) >= 0


def test_where_nobody_chooses_there_are_only_chances() -> None:
    game = games.get("shinsetsu")
    found = analysed(game.line())
    assert found["lines"] == []
    assert found["chances"] == pytest.approx(dict.fromkeys(game.seats, 0.25), abs=0.1)


def test_at_the_end_the_chances_are_what_came() -> None:
    found = door.answer({"cmd": "analyse", "game": "bushi", "position": "Al Nf b", "record": ["t"]})
    assert found["lines"] == []
    assert found["chances"] == {"b": 1.0, "w": 0.0}


def test_a_solved_game_is_certain_and_knows_how_far_the_end_is() -> None:
    found = door.answer({"cmd": "analyse", "game": "bushi", "position": "Tb Eb b"})
    assert found["lines"][0]["mate"] == 15
    assert found["chances"] == {"b": 1.0, "w": 0.0}


MATE_AT_HAND = "5S6/12/3S1o1S4/12/12/5S6/12/12/12/12/12/11O b 32-0 -"


def test_a_mate_is_told_with_its_distance() -> None:
    found = door.answer(
        {"cmd": "analyse", "game": "chatra", "position": MATE_AT_HAND, "nodes": 2_000}
    )
    assert found["lines"][0]["mate"] == 1
    assert found["chances"] == {"b": 1.0, "w": 0.0}


def test_an_analysis_tells_the_same_each_time() -> None:
    reached, nodes = choosing("chatra", 8), 1500
    told = analysed(reached, nodes=nodes)["lines"]
    assert all(analysed(reached, nodes=nodes)["lines"] == told for _ in range(3))
    assert any(analysed(reached, nodes=nodes, seed=seed)["lines"] != told for seed in range(4))


def test_an_analysis_streams_and_may_be_left() -> None:
    stream = door.thinking({"cmd": "analyse", "game": "troop", "seed": 1})
    answers: list[Any] = list(islice(stream, 400))
    depths = [answer["depth"] for answer in answers]
    assert depths == sorted(depths)
    assert depths[-1] >= 1


def test_so_many_lines_as_are_asked_for() -> None:
    for count in (1, 5):
        assert len(analysed(choosing("troop", 4), nodes=300, multipv=count)["lines"]) == count


@pytest.mark.parametrize("multipv", [0, 21, "3", True])
def test_no_other_number_of_lines(multipv: object) -> None:
    found = door.answer({"cmd": "analyse", "game": "troop", "multipv": multipv})
    assert found["error"]["kind"] == "request"


def test_a_thought_tells_its_line_to_people_if_asked() -> None:
    reached = choosing("orb", 6)
    found = door.answer({"cmd": "best", **asked(reached), "nodes": 200, "told": True})
    notation = reached.game.move_notation(reached.position, reached.parse_move(found["move"]))
    assert found["told"][0] == notation
    assert len(found["told"]) == len(found["pv"])


def test_a_thought_tells_the_level_that_it_came_to_if_asked() -> None:
    request = {"cmd": "best", **asked(choosing("troop", 9)), "level": 6, "seed": 1}
    assert "reached" not in door.answer(request)
    found = door.answer({**request, "told": True})
    assert found.get("reached", 6) <= 6
    is_used_up = found["nodes"] >= 5_400 or found["seconds"] >= 3
    assert ("reached" in found) == is_used_up


def test_a_better_stand_has_a_better_chance() -> None:
    """A pair of Subjects more, a formation more, a Rook more: whoever has them leads."""
    for text, game, seat in (
        ("5S6/12/3S1o1S4/12/12/5S6/12/12/12/12/12/11O w 32-0 -", "chatra", "b"),
        ("wK3xx4/9/1sG7/9/8xx/9/9/2sG5sR/4sK4 s bbbb G,-,-,- aa43", "orb", "s"),
    ):
        line = record.replay(Record(game, "", text))
        chances = line.game.thinking.chances
        assert chances
        shares = chances(line.position)
        assert shares[seat] == max(shares.values())


def test_of_a_solved_game_every_move_is_told() -> None:
    reached = record.replay(record.parse_any("g=bushi&m=El.Wb.f"))
    found = analysed(reached, multipv=20)
    known = tablebase.values(reached.position, tablebase.values_in_line(reached))
    worth = {reached.position.format_move(move): value for move, value in known.items()}
    assert {line["move"] for line in found["lines"]} == set(worth)
    for line in found["lines"]:
        letter, plies = worth[line["move"]]
        assert line["mate"] == (plies if letter != "L" else -(plies or 0))


def test_a_loss_is_told_in_plies_below_zero() -> None:
    lost = [p for p, v in tablebase.table("bushi", "").items() if v.letter == "L" and v.plies]
    request = {"cmd": "analyse", "game": "bushi", "position": str(lost[0]), "multipv": 1}
    (line,) = door.answer(request)["lines"]
    assert line["mate"] == -(tablebase.table("bushi", "")[lost[0]].plies or 0) < 0


@pytest.mark.parametrize("record", [[], ["a1b1c1:ne1"], ["a1-b2,b1b2c1:ne1"]])
def test_the_first_hint_in_troop_chess_is_a_plain_march(record: list[str]) -> None:
    request = {"cmd": "best", "game": "troop", "record": record, "nodes": 1_000, "hint": True}
    assert "-" not in door.answer(request)["move"]


def test_a_hint_shows_a_move_that_changes_something_if_it_is_about_as_good(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turned, moved = "C:a2@s", "C:a2a3"
    line = games.get("shinsetsu").line()
    line = line.after(line.parse_move("roll:CE"))

    def chosen(worse: int, **more: bool) -> str:
        made = [line.parse_move(token) for token in (turned, moved)]
        lines = [Variation(move, 2600 - worse * at, (move,)) for at, move in enumerate(made)]
        found = Found(made[0], 2600, 1, 40, (made[0],), tuple(lines))
        monkeypatch.setattr(levels, "search", lambda *_: iter([found]))
        return str(door.answer({"cmd": "best", **asked(line), **more})["move"])

    assert chosen(150, hint=True) == moved
    assert chosen(250, hint=True) == turned
    assert chosen(150) == turned
