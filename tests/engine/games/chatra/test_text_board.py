"""The board as it was once sent over the wire."""

from anga.contract.game import Line
from anga.games.chatra import GAME
from anga.record import record
from anga.record.record import Record
from tests.engine.games.chatra.boards import place

PRINTED = "f9 Oh1 Of11 g4 e12 g1 e12-g6 g4xg6"  # the inventor's own example, of November 1994


def board(rules: str, moves: str, position: str | None = None) -> list[str]:
    line = record.replay(Record("chatra", rules, position, tuple(moves.split())))
    text = GAME.text_board
    assert text
    return text(line).splitlines()


def test_the_first_game_that_was_printed_looks_as_it_did() -> None:
    assert board("1994-11,free", PRINTED) == [
        "後手　持駒：○=17",
        "   　ａｂｃｄｅｆｇｈｉｊｋｌ",
        "   ・ーーーーーーーーーーーー・",
        " 1 ｜＊　＊　・　○☆＊　＊　｜",
        " 2 ｜　＊　＊　・　・　＊　＊｜",
        " 3 ｜＊　＊　・　・　＊　＊　｜",
        " 4 ｜　＊　＊　・　・　＊　＊｜",
        " 5 ｜・　・　＊　＊　・　・　｜",
        " 6 ｜　・　・　＊◇＊　・　・｜",
        " 7 ｜・　・　＊　＊　・　・　｜",
        " 8 ｜　・　・　＊　＊　・　・｜",
        " 9 ｜＊　＊　・●・　＊　＊　｜",
        "10 ｜　＊　＊　・　・　＊　＊｜",
        "11 ｜＊　＊　・★・　＊　＊　｜",
        "12 ｜　＊　＊　・　・　＊　＊｜",
        "   ・ーーーーーーーーーーーー・",
        "先手　持駒：●=16",
        "手数=08 ○G6 まで",
        "",
        "1.f9 2.Oh1 3.Of11 4.g4 5.e12 6.g1 7.e12-g6 8.g4xg6",
    ]


def test_a_start_has_no_moves_and_its_objects_in_hand() -> None:
    lines = board("free", "")
    assert (lines[0], lines[-1]) == ("後手　持駒：○=18、☆", "先手　持駒：●=18、★")
    assert not {"★", "☆", "●", "○"} & set("".join(lines[1:-1]))


def test_other_boards_and_an_object_that_moved() -> None:
    lines = board("b9", "Od8")
    assert lines[2] == "   ・" + "ー" * 9 + "・"
    assert lines[-3:] == ["手数=01 ★D8 まで", "", "1.Od8"]
    assert all(len(rank) == 4 + 9 + 1 for rank in lines[3:12])


def test_nothing_moved_last_where_no_move_was_made() -> None:
    position = place("h3", black="d5", royals="f11 g2", flags="x2")
    text = GAME.text_board
    assert text
    assert "◆" not in text(Line(GAME, (position,)))
