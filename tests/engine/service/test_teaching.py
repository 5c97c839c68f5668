"""What the engine teaches of a game that was played: with which move a solved one was lost."""

import random
from collections.abc import Iterator, Sequence

import pytest

from anga import games
from anga.contract.game import AnyGame, AnyLine
from anga.contract.position import AnyPosition
from anga.games.shinsetsu.rules.board import SQUARES
from anga.search import tablebase
from anga.service import door, teaching
from anga.shared.advice import LosingMove, Reason
from anga.shared.phrases import mentions
from tests.engine.playouts import each_move
from tests.thoroughness import times


def losing(game: str, moves: list[str], seat: str) -> LosingMove | None:
    request = {"cmd": "losing", "game": game, "record": moves, "seat": seat}
    found: LosingMove | None = door.answer(request)["losing"]
    return found


def random_game(seed: int) -> AnyLine:
    chance, line = random.Random(seed), games.get("bushi").line()
    while not line.outcome:
        line = line.after(chance.choice(line.legal()))
    return line


@pytest.mark.parametrize("seed", range(times(20, 400)))
def test_after_the_losing_move_nothing_saves_the_game_and_before_it_something_does(
    seed: int,
) -> None:
    line = random_game(seed)
    assert line.outcome
    seat = next((seat for seat, place in line.outcome.placings.items() if place == 2), "b")
    pairs = zip(line.positions, line.moves, strict=False)
    moves = [position.format_move(move) for position, move in pairs]
    found = losing("bushi", moves, seat)
    if line.outcome.placings[seat] == 1:
        assert found is None
        return
    assert found
    own = [ply for ply in range(found["ply"], len(moves)) if line.positions[ply].turn == seat]
    assert own[0] == found["ply"]
    for ply in own:
        then = line._replace(positions=line.positions[: ply + 1], moves=line.moves[:ply])
        values = tablebase.values(then.position, tablebase.values_in_line(then))
        saving = [then.position.format_move(m) for m, v in values.items() if v.letter != "L"]
        assert moves[ply] not in saving
        assert set(found["better"]) <= set(saving) if ply == own[0] else not saving


def test_what_would_have_held_is_what_a_hint_shows() -> None:
    moves = ["Nr", "Ef", "f", "t", "t", "f", "t", "f", "l", "l"]
    found = losing("bushi", moves, "b")
    assert found
    before = {"cmd": "best", "game": "bushi", "record": moves[: found["ply"]], "level": 10}
    assert found["better"][0] == door.answer(before)["move"] == "l"


def test_it_is_said_whether_the_rest_was_forced() -> None:
    found = losing("bushi", ["Wb", "Wb", "t", "t", "l", "l"], "b")
    assert found
    assert (found["ply"], found["better"], found["forced"]) == (2, ["f", "l"], True)


def test_a_winner_an_unfinished_game_and_an_unsolved_one_have_no_losing_move() -> None:
    assert losing("bushi", ["Wb", "Wb", "t", "t", "l", "l"], "w") is None
    assert losing("bushi", ["Wb", "Wb"], "b") is None
    assert losing("orb", [], "s") is None


def test_a_seat_that_the_game_has_not_is_an_error() -> None:
    answer = door.answer({"cmd": "losing", "game": "bushi", "seat": "x"})
    assert answer["error"]["kind"] == "request"


@pytest.mark.parametrize("game", ["chatra4", "orb"])
def test_that_a_rival_can_capture_what_came_is_told_if_and_only_if_it_is_so(game: str) -> None:
    told, together = set(), 0
    for seed in range(times(3, 40)):
        for line in list(each_move(game, seed, 120))[2::5]:
            found = teaching.cautions(line)
            told |= {str(each["slug"]) for each in found}
            came = {c["places"][-1][2:] for c in line.game.changes(*last(line))}
            answers = {at.turn: captures(line, at, came) for at in turns(line)}
            able = {seat: set[str]().union(*cells) for seat, cells in answers.items() if cells}
            first = next(iter(able), "")
            assert marked(found) == able.get(first, set())
            for each in found:
                later = [seat for seat in able if able[seat] == able[first]]
                named = {seat for seat in line.game.seats if mentions(each["args"], f"seat:{seat}")}
                assert named == ({*later} if each["slug"] == "but:later" else {first})
                together += len(named) > 1
    assert {"but:takes", "but:later"} <= told
    assert together


@pytest.mark.parametrize("game", ["troop", "chatra"])
def test_all_that_the_only_rival_can_capture_is_told_and_whether_it_can_be_answered(
    game: str,
) -> None:
    told = set()
    for seed in range(times(4, 40)):
        for line in list(each_move(game, seed, 120))[2::4]:
            found = teaching.cautions(line)
            every = captures(line, line.position)
            final = captures(line, line.position, answered=False)
            assert marked(found) == set[str]().union(*(final or every))
            for each in found:
                told.add(str(each["slug"]))
                assert str(each["slug"]).endswith(":then") == (not final)
                is_one_of = str(each["args"][1][0]).startswith("aim:")
                assert is_one_of == (marked(found) not in (final or every))
    assert {"but:takes", "but:takes:then"} <= told


def test_before_a_roll_it_is_told_who_could_capture_what_came_with_the_right_dice() -> None:
    game, told = games.get("shinsetsu"), 0
    for seed in range(times(3, 30)):
        for line in list(each_move("shinsetsu", seed, 150))[2::5]:
            mover, came = line.positions[-2].turn, set[str]()
            if line.position.chance and not line.positions[-2].chance and not line.outcome:
                came = {c["places"][-1][2:] for c in game.changes(*last(line))}
            expected = next((cells for cells in by_luck(line, mover, came) if cells), set[str]())
            found = teaching.cautions(line)
            assert marked(found) == expected
            told += len(found)
    assert told


def by_luck(line: AnyLine, mover: str, came: set[str]) -> Iterator[set[str]]:
    """By rival in turn, what it could capture with any roll, of what came for a seat."""
    board, turn, *others = str(line.position).split(" ")
    order = [*line.game.seats, *line.game.seats]
    first = order.index(turn)
    for seat in order[first : first + 4]:
        if seat != mover and came:
            at = line.game.parse(" ".join([board, seat, *others]))
            rolled = at.legal() if at.forces["krgy".index(seat)].active else ()
            after = [at.after(roll) for roll in rolled]
            reached = {
                SQUARES[reply.target]
                for each in after
                for reply in each.legal()
                if reply.target >= 0
            }
            yield {
                cell
                for cell in came & reached
                if line.position.board[SQUARES.index(cell)][:1] == mover
            }


def last(line: AnyLine) -> tuple[AnyPosition, object]:
    """A line's last move, and the position before it."""
    return line.positions[-2], line.moves[-1]


def marked(found: Sequence[Reason]) -> set[str]:
    """The cells that a warning marks."""
    return {cell for each in found for cell in each["figures"]["marks"][0]["cells"]}


def captures(
    line: AnyLine, position: AnyPosition, among: set[str] | None = None, answered: bool = True
) -> list[set[str]]:
    """The cells of the seat that moved on which each reply captures, if it captures any.

    If none is to be `answered`, those that could be captured back on one of them are left out.
    """
    game, mover = line.game, line.positions[-2].turn
    own = {p["cell"] for p in game.scene(line.position, {})["pieces"] if p["seat"] == mover}
    own &= own if among is None else among
    found = []
    for reply in position.legal() if position.turn != mover else ():
        taken, after = own & captured(game, position, reply), position.after(reply)
        back = (captured(game, after, move) for move in (() if answered else after.legal()))
        if taken and not any(taken & cells for cells in back):
            found.append(taken)
    return found


def captured(game: AnyGame, position: AnyPosition, move: object) -> set[str]:
    """The cells where a move captures."""
    return {c["places"][0][2:] for c in game.changes(position, move) if c["do"] == "capture"}


def turns(line: AnyLine) -> Iterator[AnyPosition]:
    """A position with each rival of its last mover to move in turn, written in its string.

    Whose turn comes has a blue orb. Who is in check, cannot let a turn go; in Yonin Shogi, nobody
    can as long as anybody is.
    """
    game, position, mover = line.game, line.position, line.positions[-2].turn
    if line.outcome or position.turn == mover:
        return
    yield position
    order = [*game.seats, *game.seats]
    order = order[order.index(position.turn) + 1 :]
    board, _, *others = str(position).split(" ")
    states = dict(zip(game.seats, others[-1].replace("-", ""), strict=False))
    passing = {position.turn}
    for seat in order[: order.index(mover)]:
        if len(states) != 4 or states[seat] != "a":
            continue
        if position.check if game.id == "orb" else passing & {*position.check}:
            return
        passing.add(seat)
        if game.id == "orb":
            orbs = zip(game.seats, others[0], strict=True)
            others[0] = "".join("b" if at == seat else orb for at, orb in orbs)
        yield game.parse(" ".join([board, seat, *others]))


def test_an_even_exchange_is_told_as_one() -> None:
    at = "3s2so3s/S1S4s4/5S3S1s/s9s1/12/S1s1Ss4S1/4s7/SS5S4/6O4s/3s1S6/1S8S1/S7Ss1S b 1-6 -"
    (told,) = teaching.cautions(games.get("chatra").line("", at).play("j3xl1"))
    assert [told["slug"], told["args"][0], told["args"][2]] == ["but:even", "seat:w", "1"]
    assert marked([told]) == {"c2", "e6", "i12", "l1"}
