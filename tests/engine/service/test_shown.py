"""What the page is told of a position that history has closed in part, or altogether."""

from dataclasses import replace
from typing import Any

import pytest

from anga import games
from anga.contract.position import Outcome
from anga.search import tablebase
from anga.service import door, shown
from anga.shared.men import men
from anga.shared.scene import explanation

ROUND = ["Oe10", "Of1", "Of11", "Og2"]
MATED = "5sss2s1/1o6s2S/4s2s4/11S/s11/7ss1Ss/9S1s/5s6/1S3s2S3/10S1/5O1sS3/SS1ss1S3S1 b 5-2 -"
DEALING = "6gK1/kn5gs1/4kK3/rKre6/6ywyK/8/8/kC7 k - 1aH,0a,0a,0a"


def ask(cmd: str, record: list[str], **more: Any) -> Any:
    return door.answer({"cmd": cmd, "game": "chatra", "rules": "", "record": record, **more})


def test_a_choice_that_history_forbids_says_why() -> None:
    allowed = ask("scene", ROUND * 2)["choices"]
    assert not [choice for choice in allowed if "forbidden" in choice]
    choices = ask("scene", ROUND * 3)["choices"]
    reasons = {c["move"]: c["forbidden"] for c in choices if "forbidden" in c}
    assert reasons == {"Oe10": "repeated-turn"}
    assert len(choices) == len(allowed)


def test_a_game_that_is_over_offers_neither_moves_nor_deals() -> None:
    game = games.get("shinsetsu")
    begun = game.line(position=DEALING)
    assert shown.shown_line(begun, {})["unlisted"]
    drawn = Outcome("repetition", dict.fromkeys("bwrk", 1))
    over = begun._replace(game=replace(game, adjudicate=lambda _: drawn))
    told = shown.shown_line(over, {})
    assert (told["choices"], told["unlisted"]) == ([], [])


ROUND_AND_ROUND = ["Ur", "Uf", *"t" * 15]


def test_a_move_that_draws_by_repetition_is_told_before_it_is_made() -> None:
    request = {"cmd": "scene", "game": "bushi", "rules": ""}
    assert "drawing" not in door.answer({**request, "record": ROUND_AND_ROUND[:-1]})
    assert door.answer({**request, "record": ROUND_AND_ROUND})["drawing"] == ["t"]
    over = door.answer({**request, "record": [*ROUND_AND_ROUND, "t"]})
    assert over["status"]["reason"] == "repetition"
    assert "drawing" not in over


def test_in_a_drawn_or_lost_position_a_move_tells_how_many_replies_are_wrong() -> None:
    request = {"cmd": "reasons", "game": "bushi"}
    drawn = door.answer({**request, "record": ["Nb", "Nb", "r"]})["reasons"]
    assert ["hint:traps", "3", "4", "seat:w"] in drawn
    *_, best = door.thinking({"cmd": "best", "game": "bushi", "record": ["El", "Wb"]})
    lost = door.answer({**request, "record": ["El", "Wb", best["move"]]})["reasons"]
    assert [told[0] for told in lost if isinstance(told, list)] == ["hint:delays", "hint:slips"]


@pytest.mark.parametrize(
    ("position", "move", "told"),
    [
        ("Uf -- w", "El", ["hint:holds", "9", "15"]),
        ("Wl Ef b", "t", ["hint:holds:alone"]),
    ],
)
def test_what_keeps_a_draw_tells_how_many_other_moves_would_lose(
    position: str, move: str, told: "list[str]"
) -> None:
    values = tablebase.values(games.get("bushi").parse(position), tablebase.table("bushi", ""))
    others = [value.letter for other, value in values.items() if other != move]
    asked = {"game": "bushi", "position": position, "record": [move]}
    first = door.answer({**asked, "cmd": "claims"})["claims"][0]
    assert [first["slug"], *first["args"]] == told
    lost = "all" if told[1:] == [] else told[1:]
    count = others.count("L")
    assert lost == ("all" if count == len(others) else [str(count), str(len(others))])


def test_nothing_is_said_for_a_move_that_gives_a_draw_away_however_long_it_holds_out() -> None:
    values = tablebase.values(games.get("bushi").parse("Uf -- w"), tablebase.table("bushi", ""))
    lost = [move for move, value in values.items() if value.letter == "L"]
    longest = max(lost, key=lambda move: values[move].plies or 0)
    assert len(lost) < len(values)
    told = door.answer({
        "cmd": "claims", "game": "bushi", "position": "Uf -- w", "record": [longest],
    })["claims"]  # fmt: skip
    assert [each["slug"] for each in told if each["slug"] == "hint:delays"] == []


def test_touches_in_a_game_that_is_over_come_to_nothing() -> None:
    assert ask("explain", [], position=MATED, touches=["c:l2"]) == explanation()
    going_on = ask("explain", ROUND, touches=["c:f11"])
    assert set(going_on) == set(explanation())


CLASH = """
e1-e2,c1d1e2:ne1 c8-c7,a8b8c7:se2 f1-g2,f3g1g2:w1 d6-e7,d8e7e8:sw1 f1-g1,e2f2g1:ne1 c6d6e5:s1
d2e3f3:nw1
"""
LOST = {
    "troop": (CLASH, {"b": 1, "w": 1}),
    "orb": ("6i7h 9c8b 7a8b", {"s": 0, "w": 1, "n": 0, "e": 0}),
    "shinsetsu": (
        "roll:CC C:a2@e C:a2@n roll:HH H:a7c8 H:c8e7", {"k": 0, "r": 0, "g": 1, "y": 0},
    ),
}  # fmt: skip


@pytest.mark.parametrize("game", LOST)
def test_it_is_told_how_many_men_each_seat_has_lost(game: str) -> None:
    moves, lost = LOST[game]
    record = moves.split()
    assert door.answer({"cmd": "scene", "game": game, "record": record})["lost"] == lost
    before = door.answer({"cmd": "scene", "game": game, "record": record[:-1]})["lost"]
    assert sum(before.values()) < sum(lost.values())


@pytest.mark.parametrize(
    ("game", "moves"), [("chatra", "f9 g4 e12 g1"), ("chatra4", "c9 c5 e4 k5 h11")]
)
def test_objects_are_not_counted_beside_the_picture_of_a_subject(game: str, moves: str) -> None:
    scene = door.answer({"cmd": "scene", "game": game, "record": moves.split()})["scene"]
    subjects = [piece for piece in scene["pieces"] if piece["name"][0] == "piece:S"]
    assert len(subjects) == sum(men(scene).values())


def test_men_in_barracks_are_not_counted() -> None:
    scene = door.answer({"cmd": "scene", "game": "shinsetsu"})["scene"]
    aside = [piece for piece in scene["pieces"] if piece.get("aside")]
    assert len(scene["pieces"]) - len(aside) == sum(men(scene).values())


TAKEN = "c9 c5 e4 k5 h11 a2 i2 Ol6 e12 a8 c2 k1 h9 a10 i2-k2 k1xk2 e12-d12 Oa7"
HUNTED = "roll:EE E:c1a3 E:a3c5 roll:KE K:a5b4 E:b6c5 roll:HH H:g7@n H:g7@e roll:CC C:g1@e stop"
UNUSED = (
    "roll:KE E:c1e3 K:a2a3 roll:CH C:b8@w H:b7@w roll:EE E:f8h6 E:h6f4 roll:HE E:g3f3 stop roll:HE"
    " H:b2@w E:e3f2 roll:HE E:a6c8 H:b7@e roll:KC K:e8d7 C:h7@w roll:CE C:g1f2 E:f3@e roll:HE"
    " H:b2@n stop"
)


@pytest.mark.parametrize(
    ("game", "moves", "seat", "ply"),
    [
        ("chatra4", "j9 c5 a3 k3 j9-k8 d2 l1", "u", 5),  # White checked Blue, then two others moved
        ("chatra4", TAKEN, "w", 16),
        ("shinsetsu", HUNTED, "k", 6),
        ("chatra4", "j9 c5 a3 k3", "w", 4),
        ("shinsetsu", UNUSED, "r", 26),  # nothing could use Black's second die
    ],
)
def test_of_a_round_the_move_is_explained_that_matters_most(
    game: str, moves: str, seat: str, ply: int
) -> None:
    record = moves.split()
    asked = {"cmd": "claims", "game": game, "record": record}
    found = door.answer({**asked, "seat": seat})
    assert found == door.answer({**asked, "record": record[:ply]})
    assert found["ply"] == ply
    assert door.answer(asked)["ply"] == len(record)
