"""What is shown beside the moves: shields, questions, hands out of play, notes at the seats."""

from anga.games.orb import GAME
from anga.games.orb.rules.position import OrbPosition
from anga.shared.phrases import say
from anga.shared.scene import Scene
from tests.engine.games.orb.boards import KINGS, board, played, refused

SECOND_MATE = (
    "wSwS7/3nP1nK1eG1/sP1nG1wPePnPwGw+S/wK2nGnSeS2xx/3nGePnP2eK/wP1eR2eS2eG/2sG2wG3/"
    "nP1nPeP2n+RwRsP/1w+R6n+S n bbbb -,-,S,- 4aaa"
)
SHIELDED = KINGS + " nS:5c wS:7d wP:7g sG:5d"


def looks(scene: Scene, seat: str) -> set[str]:
    return {p["look"] for hand in scene["hands"] if hand["seat"] == seat for p in hand["held"]}


def notes(scene: Scene) -> dict[str, list[object]]:
    return {seat["seat"]: list(seat["notes"]) for seat in scene["seats"] if seat.get("notes")}


def test_a_piece_that_may_not_attack_shows_whom_a_red_orb_shields() -> None:
    position = board(SHIELDED, "w", "bbrb")
    shown = GAME.explain(position, ["c:7d"])
    assert shown["notes"] == [["shielded", "seat:n"]]
    assert shown["marks"] == [{"mark": "refused", "cells": ["5c"]}]


def test_a_piece_that_breaks_nothing_needs_no_words() -> None:
    position = board(SHIELDED, "w", "bbrb")
    assert GAME.explain(position, ["c:7g"]) == {"marks": [], "lines": [], "notes": []}
    assert GAME.explain(position, []) == {"marks": [], "lines": [], "notes": []}
    blue = board(SHIELDED, "w")
    assert GAME.explain(blue, ["c:7d"]) == {"marks": [], "lines": [], "notes": []}


def test_a_drop_that_may_not_attack_is_shown_too() -> None:
    position = board(KINGS + " nS:5c", "s", "bbrb", "G,-,-,-")
    assert GAME.explain(position, ["t:s:G"])["marks"] == [
        {"mark": "refused", "cells": ["4a", "5c"]}
    ]


def test_where_a_piece_may_promote_it_is_asked() -> None:
    position = board(KINGS + " sS:7d")
    assert GAME.explain(position, ["c:7d", "c:7c"])["notes"] == [["ask-promotion", "piece:S"]]
    assert not GAME.explain(position, ["c:7d"])["notes"]


def why(position: OrbPosition, touch: str) -> str:
    """The slug of what forbids every move that begins with a touch."""
    token = GAME.touched_move(position, [touch])
    assert token
    return refused(position, token)[0]


def test_a_piece_that_cannot_move_says_why() -> None:
    position = board("sK:5i wK:9c nK:4a eK:1d nR:5e sG:6h sS:1i sP:3g", hands="P,-,-,-")
    assert GAME.touched_move(position, ["c:6h"]) is None, "it may come between"
    assert GAME.touched_move(position, ["c:7e"]) is None, "nothing is there"
    assert why(position, "c:3g") == why(position, "c:1i") == "check-ignored"
    assert why(position, "c:5e") == why(position, "c:4a") == "not-yours"
    assert why(position, "t:s:G") == "not-in-hand"


def test_in_check_a_pawn_in_hand_that_cannot_help_says_why() -> None:
    position = board("sK:5i wK:9c nK:4a eK:1d nS:4h sP:6g", hands="P,-,-,-")
    assert why(position, "t:s:P") == "check-ignored"


def test_the_hand_of_a_mated_player_looks_out_of_play() -> None:
    smothered = "sK:5i wK:9f nK:1a eK:1e sG:2c nP:2a"
    position = board(smothered, hands="G,P,R,-")
    assert looks(GAME.scene(position, {}), "n") == {"R", "G", "S", "P"}
    after = GAME.scene(played(position, "G*1b"), {})
    assert looks(after, "n") == {"neutral:R", "neutral:G", "neutral:S", "neutral:P"}
    assert looks(after, "w") == {"R", "G", "S", "P"}


def test_who_is_in_check_waits_or_is_red_is_noted_at_the_seat() -> None:
    both = played(board("sK:5i wK:9e nK:5a eK:1e sR:3g"), "3g3e")
    assert notes(GAME.scene(both, {})) == {"w": ["note:in-check"], "e": ["note:check-red"]}
    plain = played(board("sK:5i wK:9e nK:5a eK:1e sR:3g", rules="plain"), "3g3e")
    assert notes(GAME.scene(plain, {})) == {"w": ["note:in-check"], "e": ["note:check-waits"]}
    assert notes(GAME.scene(board(SHIELDED, "w", "bbrb"), {})) == {"n": ["note:red"]}


def test_a_king_is_flipped_once_and_then_lies_still() -> None:
    position = played(board("sK:5i wK:9e nK:1a eK:1f nP:2a sG:2c", hands="G,-,-,-"), "G*1b")
    assert "xx" in str(position)
    for _ in range(4):
        for move in position.legal():
            deeds = [change["do"] for change in GAME.changes(position, move)]
            assert "flip" not in deeds, position.format_move(move)
        position = position.after(position.legal()[0])


def test_of_two_mated_kings_only_the_one_mated_now_is_flipped() -> None:
    position = GAME.parse(SECOND_MATE)
    found = GAME.changes(position, position.parse_move("S*2d"))
    assert [change["places"] for change in found if change["do"] == "flip"] == [["c:1e"]]


def test_of_the_orbs_ones_own_is_told_as_ones_own() -> None:
    told = GAME.further_danger(board(SHIELDED, "w", "bbrb"), "n")["notes"]
    said = [say(note, GAME.words, "en") for note in told]
    assert said[2] == "Your orb is red: nobody may attack you until your next turn."
    assert said[0] == "South’s orb is blue: you may attack South."
