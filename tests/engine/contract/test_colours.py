"""Colours: every game's own are new, and what is drawn with them can be seen in both schemes."""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from anga import games
from anga.shared.colours import BOARDS, COLOURS
from anga.shared.scene import Cell, Colours, Drawing, Piece, Scene
from tests.contrast import contrast
from tests.engine.playouts import every_game, playout

SCHEMES = pytest.mark.parametrize("scheme", [0, 1], ids=("light", "dark"))
EVERY_BOARD = pytest.mark.parametrize("board", [{}, *BOARDS.values()], ids=["oak", *BOARDS])
SEEN, READ = 3, 4.5  # as much contrast as shapes and as texts need
BESIDE = ("paper", "stage")  # what lies around a board
PLAYOUTS, PLIES = 3, 40


class Standing(NamedTuple):
    """A look, and the token of what it lies on."""

    look: str
    ground: str


@every_game
def test_a_games_colours_are_new(game_id: str) -> None:
    others = [COLOURS, *(games.get(other).colours for other in games.ids() if other != game_id)]
    for token, values in games.get(game_id).colours.items():
        assert not any(token in known for known in others), token
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", token)
        assert all(re.fullmatch(r"#[0-9a-f]{6}", value) for value in values), token
        assert len(values) == 2


@every_game
@SCHEMES
@EVERY_BOARD
def test_every_piece_can_be_seen_where_it_stands_and_in_the_hand(
    game_id: str, scheme: int, board: Colours
) -> None:
    colours = {**COLOURS, **games.get(game_id).colours, **board}
    looks, standings = seen(game_id)
    for look, ground in sorted(standings):
        most = max(between(colours, scheme, token, ground) for token in tokens(looks[look]))
        assert most >= SEEN, (look, ground, round(most, 2))


@every_game
@SCHEMES
@EVERY_BOARD
def test_every_text_on_and_beside_the_board_can_be_read(
    game_id: str, scheme: int, board: Colours
) -> None:
    game = games.get(game_id)
    colours = {**COLOURS, **game.colours, **board}
    scene = game.scene(game.start(), {})
    for text in scene["texts"]:
        fills = [c["fill"] for c in scene["cells"] if "fill" in c and holds(c, *text["at"])]
        for ground in fills or plates(scene, *text["at"]) or BESIDE:
            assert between(colours, scheme, text["fill"], ground) >= READ, (text, ground)


@every_game
@SCHEMES
def test_every_seats_sign_can_be_seen_on_its_bar(game_id: str, scheme: int) -> None:
    """Signs have a soft rim, lamps shine."""
    game = games.get(game_id)
    colours = {**COLOURS, **game.colours}
    for seat in game.scene(game.start(), {})["seats"]:
        for ground in ("paper", "card"):
            token = seat.get("lamp", "soft")
            assert between(colours, scheme, token, ground) >= SEEN, (seat, ground)


@every_game
@SCHEMES
def test_every_base_line_can_be_seen_on_wood(game_id: str, scheme: int) -> None:
    game = games.get(game_id)
    colours = {**COLOURS, **game.colours}
    for seat in game.scene(game.start(), {})["seats"]:
        if "base" in seat:
            assert between(colours, scheme, seat["base"]["colour"], "wood-light") >= SEEN, seat


def between(colours: Colours, scheme: int, token: str, ground: str) -> float:
    return contrast(colours[token][scheme], colours[ground][scheme])


@cache
def seen(game_id: str) -> tuple[dict[str, Drawing], set[Standing]]:
    """The looks of some random games' pieces, and where each of them lay."""
    looks: dict[str, Drawing] = {}
    found: set[Standing] = set()
    for seed in range(PLAYOUTS):
        line = playout(game_id, "", seed, PLIES)
        for position in line.positions:
            scene = line.game.scene(position, {})
            looks.update(scene["looks"])
            found.update(standing(scene))
    return looks, found


def standing(scene: Scene) -> Iterator[Standing]:
    fills = {cell["id"]: cell.get("fill", "dais") for cell in scene["cells"]}  # or the slab
    pieces: list[Piece] = scene["pieces"]
    for piece in pieces:
        yield Standing(piece["look"], fills[piece["cell"]])
    for hand in scene["hands"]:
        yield from (Standing(held["look"], ground) for held in hand["held"] for ground in BESIDE)


def tokens(drawing: Drawing) -> set[str]:
    """The colours of a drawing's shapes."""
    shapes = [stroke for stroke in drawing if "glyph" not in stroke]
    return {token for s in shapes for token in (s.get("fill"), s.get("line")) if token}


def plates(scene: Scene, x: float, y: float) -> list[str]:
    """The fills of shapes among a board's lines that surround a point."""
    found = []
    for stroke in scene["lines"]:
        if "fill" in stroke and "path" in stroke:
            xs, ys = ([point[axis] for point in stroke["path"]] for axis in (0, 1))
            if min(xs) < x < max(xs) and min(ys) < y < max(ys):
                found.append(stroke["fill"])
    return found


def holds(cell: Cell, x: float, y: float) -> bool:
    outline = cell.get("outline", [[0, 0], [1, 1]])
    xs, ys = ([cell["at"][axis] + point[axis] for point in outline] for axis in (0, 1))
    return min(xs) < x < max(xs) and min(ys) < y < max(ys)
