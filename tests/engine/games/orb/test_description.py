"""Moves as people write them."""

import pytest

from anga.games.orb import GAME
from anga.shared.phrases import say
from tests.engine.games.orb.boards import KINGS, board

HALL = "sK:9i wK:9a nK:1a eK:1i"  # kings out of the way


def move_notation(
    pieces: str, token: str, language: str = "ja", turn: str = "s", hands: str = ""
) -> str:
    position = board(pieces, turn, hands=hands or "-,-,-,-")
    return say(GAME.move_notation(position, position.parse_move(token)), GAME.words, language)


@pytest.mark.parametrize(
    ("pieces", "token", "expected"),
    [
        (" sP:7g", "7g7f", "↑7六歩"),
        (" sG:6e,4e", "6e5d", "↑5四金左"),
        (" sG:6e,4e", "4e5d", "↑5四金右"),
        (" sG:5e,4e", "5e5d", "↑5四金直"),
        (" sG:5e,4e", "4e5d", "↑5四金右"),
        (" sG:5e,4d", "5e5d", "↑5四金上"),
        (" sG:5e,4d", "4d5d", "↑5四金寄"),
        (" sG:5c,4d", "5c5d", "↑5四金引"),
        (" sS:6e,6c", "6e5d", "↑5四銀上"),
        (" sS:6e,6c", "6c5d", "↑5四銀引不成"),
        (" sS:6e,6c", "6c5d+", "↑5四銀引成"),
        (" sG:6e,5e,4e", "5e5d", "↑5四金直"),
        (" s+P:6e,5e,4e,6d,5c", "6e5d", "↑5四と左上"),
        (" sR:5h,2e", "5h5e", "↑5五飛上"),
        (" s+R:8d,2d", "8d5d", "↑5四竜左"),
        (" sR:7d", "7d7c", "↑7三飛不成"),
        (" sR:7d", "7d7c+", "↑7三飛成"),
        (" s+R:7d", "7d7c", "↑7三竜"),
        (" s+S:7d", "7d7c", "↑7三成銀"),
    ],
)
def test_a_move_of_south(pieces: str, token: str, expected: str) -> None:
    assert move_notation(HALL + pieces, token) == expected


@pytest.mark.parametrize(
    ("turn", "pieces", "token", "expected"),
    [
        ("n", " nS:1f,2h", "2h1g", "↓1七銀引不成"),
        ("w", " wG:2f", "2f1f", "→1六金"),
        ("e", " eP:5d", "5d6d", "←6四歩"),
        ("n", " nG:6e,4e", "4e5f", "↓5六金左"),
        ("w", " wG:6e,6c", "6c5d", "→5四金左"),
    ],
)
def test_a_move_of_others(turn: str, pieces: str, token: str, expected: str) -> None:
    assert move_notation("sK:9i wK:9c nK:5a eK:1c" + pieces, token, turn=turn) == expected


def test_a_drop_is_told_only_where_a_move_could_be_meant() -> None:
    assert move_notation(KINGS + " sG:6f", "G*5e", hands="G,-,-,-") == "↑5五金打"
    assert move_notation(KINGS + " sG:7g", "G*5e", hands="G,-,-,-") == "↑5五金"


def test_the_english_form() -> None:
    assert move_notation(HALL + " sG:6e,4e", "4e5d", "en") == "↑ G4e–5d"
    assert move_notation(HALL + " sS:4d wP:3c", "4d3c+", "en") == "↑ S×3c+"
    assert move_notation(KINGS, "P*5e", "en", hands="P,-,-,-") == "↑ P*5e"


def test_a_mate_and_who_is_skipped_are_told() -> None:
    position = board("sK:5i wK:9f nK:1a eK:1e sG:2c nP:2a", hands="G,-,-,-")
    told = GAME.move_description(position, position.parse_move("G*1b"))
    assert (
        say(told, GAME.words, "en") == "South: Gold dropped on 1b; North is mated; West is skipped."
    )
    assert say(told, GAME.words, "ja") == "南家、1二に金を打つ。北家は詰み。西家の番は飛ばされる。"
