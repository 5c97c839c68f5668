"""What people see: facings, suspended forces, dice, barracks."""

from anga.games.shinsetsu.rules.position import start
from anga.games.shinsetsu.view.changes import changes
from anga.shared.scene import Phrase, Scene
from tests.engine.games.shinsetsu.boards import OTHERS, played, position, seen


def standing(scene: Scene, cell: str) -> dict[str, object]:
    return next(dict(piece) for piece in scene["pieces"] if piece["cell"] == cell)


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


def test_dice_that_a_prisoner_cannot_use_are_seen_to_be_thrown() -> None:
    at = position(f"knf2 {OTHERS}", "g -", "0a,0a,0p,0a")
    shown = [(each["do"], each["places"]) for each in changes(at, at.parse_move("roll:KC"))]
    one, two = ["c:die-g-1"], ["c:die-g-2"]
    assert shown == [("roll", one), ("roll", two), ("remove", one), ("remove", two)]


def test_who_can_use_no_die_any_more_is_told_so() -> None:
    def ends(moves: str) -> list[Phrase]:
        options = seen(played(position(f"kCd4 {OTHERS} knf2", "k CE"), moves))["options"]
        return [each["group"] for each in options if each["id"] == "stop"]

    assert ends("") == ["choose:end"]
    assert ends("C:d4d5") == ["choose:useless"]


def test_which_die_is_asked_only_of_two_that_differ() -> None:
    def asked(moves: str) -> list[str]:
        options = seen(played(start(), moves))["options"]
        return [each["touch"] for each in options if each.get("group") == "choose:die"]

    assert asked("roll:KC") == ["d:K", "d:C"]
    assert asked("roll:KC C:a2a3") == asked("roll:KK") == []


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
