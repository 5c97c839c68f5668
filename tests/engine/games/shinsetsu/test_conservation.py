"""What never changes in a game: pieces and points come from somewhere."""

from hypothesis import given

from anga.games.shinsetsu.rules.forces import SEATS
from anga.games.shinsetsu.rules.moves import ShinsetsuMove
from anga.games.shinsetsu.rules.position import ShinsetsuPosition
from tests.engine.playouts import lengths, playout, seeds


@given(seed=seeds, plies=lengths)
def test_pieces_and_points(seed: int, plies: int) -> None:
    line = playout("shinsetsu", "", seed, plies * 4)
    for before, move, after in zip(line.positions, line.moves, line.positions[1:], strict=False):
        check_kings(after)
        check_points(before, move, after)
        for seat in SEATS:
            check_pieces(before, move, after, seat)


def check_kings(position: ShinsetsuPosition) -> None:
    for seat, force in zip(SEATS, position.forces, strict=True):
        assert position.board.count(f"{seat}K") == force.active


def check_points(before: ShinsetsuPosition, move: ShinsetsuMove, after: ShinsetsuPosition) -> None:
    """Points come from captures only: one, or two for a second King; deals move them about."""
    gained = sum(after.scores.values()) - sum(before.scores.values())
    taken = before.board[move.target] if move.action == "go" else ""
    assert gained in ((0, 1, 2) if taken else (0,))
    if gained == 2:
        assert taken[-1] == "K"
    for seat in SEATS:
        if move.action != "give" and seat != before.turn:
            assert after.scores[seat] == before.scores[seat]


def check_pieces(
    before: ShinsetsuPosition, move: ShinsetsuMove, after: ShinsetsuPosition, seat: str
) -> None:
    """A force loses at most a piece a move, or all that were left of it."""
    lost = held(before, seat) - held(after, seat)
    taken = before.board[move.target] if move.action == "go" else ""
    if taken[:1] == seat:
        retreats = len(barracks(after, seat)) - len(barracks(before, seat))
        eliminated = not any(piece[:1] == seat for piece in after.board)
        assert lost in (1 - retreats, 2 if eliminated else 1 - retreats)
    elif seat == before.turn and move.action in ("go", "promote") and move.choice:
        assert lost == 1  # the Pawn that was exchanged
    elif move.action == "roll" and not before.force.active and seat == before.turn:
        assert lost in (0, -1)  # a King that has escaped
    else:
        assert lost == 0


def held(position: ShinsetsuPosition, seat: str) -> int:
    on_board = sum(piece[:1] == seat for piece in position.board)
    return on_board + len(barracks(position, seat))


def barracks(position: ShinsetsuPosition, seat: str) -> str:
    return position.forces[SEATS.index(seat)].barracks
