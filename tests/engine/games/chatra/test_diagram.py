"""The board as text."""

from tests.engine.games.chatra.boards import place


def test_a_board_for_terminals() -> None:
    drawn = place("h3", black="d5", royals="f11 g2", flags="x2").diagram()
    assert drawn.splitlines() == [
        "   White: 18 in hand",
        "   a b c d e f g h i j k l",
        " 1 . . . . . . . . . . . .",
        " 2 . . . . . . o . . . . .",
        *(f" {rank} . . . . . . . . . . . ." for rank in (3, 4)),
        " 5 . . . S . . . . . . . .",
        *(f" {rank} . . . . . . . . . . . ." for rank in (6, 7, 8, 9)),
        "10 . . . . . . . . . . . .",
        "11 . . . . . O . . . . . .",
        "12 . . . . . . . . . . . .",
        "   Black: 17 in hand",
        "",
        "Black to move, 2 moves in a row",
    ]
