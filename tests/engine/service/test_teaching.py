"""What the engine teaches of a game that was played: with which move a solved one was lost."""

import random
from collections.abc import Iterator

import pytest

from anga import games
from anga.contract.game import AnyLine
from anga.contract.position import AnyPosition
from anga.search import tablebase
from anga.service import door, teaching
from anga.shared.advice import LosingMove
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


@pytest.mark.parametrize("game", ["troop", "chatra", "chatra4", "orb"])
def test_that_a_move_can_be_answered_by_a_capture_is_told_if_and_only_if_it_is_so(
    game: str,
) -> None:
    told = set()
    for seed in range(times(3, 40)):
        for line in list(each_move(game, seed, 120))[2::5]:
            found = teaching.cautions(line)
            told |= {str(each["slug"]) for each in found}
            cells = {cell for each in found for cell in each["figures"]["marks"][0]["cells"]}
            answers = [answered(line, position) for position in turns(line)]
            first = next((cells for cells in answers if cells), set[str]())
            if not first:
                assert cells in (lost_elsewhere(line) or [set()])
                continue
            assert cells
            assert cells <= first
            if game == "chatra":
                back = str(found[0]["slug"]).endswith(":then")
                assert back == all(is_taken_back(line, reply) for reply in line.legal())
    assert "but:takes" in told
    assert ("but:later" in told) == (len(games.get(game).seats) == 4)


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


def lost_elsewhere(line: AnyLine) -> list[set[str]]:
    """What each reply that wins most for good captures, in a game for two."""
    game, position = line.game, line.position
    gains = {0: list[set[str]]()}
    for reply in position.legal() if len(game.seats) == 2 else ():
        won, lost = losses(line, position, reply)
        after = position.after(reply)
        backs = [] if after.outcome else [losses(line, after, move)[0] for move in after.legal()]
        if won and not any(won & back for back in backs):
            gains.setdefault(len(won) - len(lost), []).append(won)
    return gains[max(gains)]


def losses(line: AnyLine, position: AnyPosition, move: object) -> tuple[set[str], set[str]]:
    """The cells where a move captures, and those where its side loses pieces by it."""
    found = {"capture": set[str](), "remove": set[str]()}
    for change in line.game.changes(position, move):
        found.setdefault(change["do"], set()).add(change["places"][0][2:])
    return found["capture"], found["remove"]


def is_taken_back(line: AnyLine, reply: object) -> bool:
    """Whether a reply captures nothing that came, or can be answered by a capture there."""
    game, after = line.game, line.position.after(reply)
    taken = {c["places"][0] for c in game.changes(line.position, reply) if c["do"] == "capture"}
    came = {c["places"][-1] for c in game.changes(line.positions[-2], line.moves[-1])}
    if not came & taken:
        return True
    backs = (game.changes(after, move) for move in after.legal())
    return any(taken & {c["places"][0] for c in back if c["do"] == "capture"} for back in backs)


def answered(line: AnyLine, position: AnyPosition) -> set[str]:
    """The cells to which the last move came, and where the seat on turn can capture at once."""
    game, mover = line.game, line.positions[-2].turn
    came = {c["places"][-1][2:] for c in game.changes(line.positions[-2], line.moves[-1])}
    own = {p["cell"] for p in game.scene(line.position, {})["pieces"] if p["seat"] == mover} & came
    return {
        cell
        for reply in position.legal()
        for change in game.changes(position, reply)
        if change["do"] == "capture"
        for cell in own & {change["places"][0][2:]}
    }


def test_an_even_exchange_is_told_as_one() -> None:
    at = "3s2so3s/S1S4s4/5S3S1s/s9s1/12/S1s1Ss4S1/4s7/SS5S4/6O4s/3s1S6/1S8S1/S7Ss1S b 1-6 -"
    (told,) = teaching.cautions(games.get("chatra").line("", at).play("j3xl1"))
    assert [told["slug"], *told["args"]] == ["but:even", "seat:w", "l1", "1"]
