"""What people see and touch: pieces told apart, dice, barracks, and the touches of each move."""

from anga import games
from anga.games.shinsetsu.position import Shinsetsu, start
from anga.service import door
from anga.shared.scene import Scene
from tests.engine.games.shinsetsu.boards import played, position

GAME = games.get("shinsetsu")
OTHERS = "rnb5 gsg7 ywg3"


def seen(at: Shinsetsu) -> Scene:
    return GAME.scene(at, {})


def standing(scene: Scene, cell: str) -> dict[str, object]:
    return next(dict(piece) for piece in scene["pieces"] if piece["cell"] == cell)


def paths(at: Shinsetsu, token: str) -> list[list[str]]:
    return next(choice["paths"] for choice in GAME.choices(at) if choice["move"] == token)


def test_each_army_has_a_colour_and_a_shape_of_its_own() -> None:
    looks = seen(start())["looks"]
    bodies = [looks[f"{seat}:K"][0] for seat in "krgy"]
    assert len({body["fill"] for body in bodies}) == 4
    shapes = [body.get("path", body.get("circle")) for body in bodies]
    assert len({str(shape) for shape in shapes}) == 4


def test_a_pawn_faces_and_other_pieces_are_upright_for_everyone() -> None:
    scene = seen(start())
    assert [standing(scene, cell)["facing"] for cell in ("a2", "b8", "h7", "g1")] == [0, 1, 2, 3]
    assert "facing" not in standing(scene, "a8")


def test_a_suspended_force_is_turned_over() -> None:
    scene = seen(position(f"knf2 {OTHERS}", "k -", "0a,0a,0p,0a"))
    assert standing(scene, "g7")["down"] is True
    assert "down" not in standing(scene, "f2")
    notes = {seat["seat"]: seat.get("notes") for seat in scene["seats"]}
    assert notes["g"] == ["note:prisoner"]


def test_dice_lie_before_the_force_on_turn_until_they_are_used() -> None:
    def lying(moves: str) -> list[tuple[str, str]]:
        return [(die["cell"], die["touch"]) for die in seen(played(start(), moves))["solids"]]

    assert lying("roll:KC") == [("die-k-1", "d:K"), ("die-k-2", "d:C")]
    assert lying("roll:KC C:a2a3") == [("die-k-1", "d:K")]
    assert lying("roll:KC C:a2a3 stop") == []


def test_the_face_on_top_is_the_one_thrown() -> None:
    upright = {"K": [0, 0, 1], "C": [0, -1, 0], "H": [0, 0, -1], "E": [0, 1, 0]}
    for face, normal in upright.items():
        die = seen(played(start(), f"roll:{face}{face}"))["solids"][0]
        turned = [
            sum(die["orientation"][3 * row + k] * normal[k] for k in range(3)) for row in range(3)
        ]
        assert turned == [0, 0, 1]
        side = die["sides"][[[0, 0, 1], [0, -1, 0], [0, 0, -1], [0, 1, 0]].index(normal)]
        assert side == f"side:{face}"


def test_a_piece_retreats_to_its_barracks() -> None:
    at = played(position(f"kCd4 gHd7 {OTHERS} knf2", "k CC"), "C:d4d7")
    assert standing(seen(at), "barracks-g-H")["look"] == "g:H"


def test_touches_of_the_designs_examples() -> None:
    at = played(start(), "roll:KC")
    assert paths(at, "K:d2d3") == [["c:d2", "c:d3", "?d:K"], ["d:K", "c:d2", "c:d3"]]
    assert paths(at, "K:d2@e") == [["c:d2", "o:e", "?d:K"], ["d:K", "c:d2", "o:e"]]
    assert paths(played(at, "K:d2d3"), "stop") == [["o:stop"]]
    promoted = position(f"knb7 {OTHERS}", "k KK", "0aC,0a,0a,0a")
    assert paths(promoted, "K:b7b8=C")[0] == ["c:b7", "c:b8", "o:C", "?d:K"]
    assert paths(start(), "roll:KC") == [["o:KC"]]


def test_a_piece_that_can_do_nothing_says_why() -> None:
    def why(*touches: str, moves: str = "roll:CH") -> object:
        request = {"cmd": "why", "game": "shinsetsu", "record": moves.split()}
        return door.answer({**request, "touches": list(touches)})["slug"]

    assert why("c:d1") == "no-die"
    assert why("c:a1") == "own-piece"
    assert why("c:c2") == "off-file"
    assert why("c:a8") == "not-yours"
    assert why("c:e5") is None
    assert why("c:d1", moves="") == "roll-first"
    assert why("c:b1", "c:b3") == "way:H"
    assert why("d:C", "c:b1", "c:c3") == "wrong-die"
    assert why("o:pass") == "no-pass"
