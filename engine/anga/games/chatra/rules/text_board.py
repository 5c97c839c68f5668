"""The board in Ryo Onuma's signs: ★ ☆ for Objects, ● ○ for Subjects (1994, #1058).

Every square is one wide character, so lines stand under each other in a Japanese font. Every other
square is marked, ＊ or ・ by its zone; where a Subject moved last there is ◆ or ◇.
"""

from textwrap import wrap

from anga.contract.game import Line
from anga.games.chatra.rules.notation import letters
from anga.games.chatra.rules.position import ChatraPosition
from anga.kit.pairs.board import FILES, ZoneBoard
from anga.kit.pairs.encoding import OBJECT, PASS

SIGNS = {"O": "★", "o": "☆", "S": "●", "s": "○"}
LAST = {"S": "◆", "s": "◇"}
NAMES = {"b": "先手", "w": "後手"}
DARK, LIGHT, PLAIN = "＊", "・", "\u3000"
WIDE = ord("ａ") - ord("a")  # from a letter to the wide one
MOST = 60  # letters of a line of moves


def text_board(line: Line[ChatraPosition, int]) -> str:
    """The board with both hands, the number of moves, and the moves."""
    position = line.position
    board, fields = position.variant.board, position.fields
    signs = [SIGNS.get(letter, "") for letter in letters(fields, board)]
    if line.moves and not line.moves[-1] & OBJECT and line.moves[-1] != PASS:
        at = line.moves[-1] & 255
        signs[at] = LAST[letters(fields, board)[at]]
    frame = "・" + "ー" * board.size + "・"
    return "\n".join(
        [
            _hand("w", fields.white_object, fields.white_hand),
            "   " + PLAIN + "".join(chr(ord(letter) + WIDE) for letter in FILES[: board.size]),
            "   " + frame,
            *(_rank(board, signs, rank) for rank in range(board.size)),
            "   " + frame,
            _hand("b", fields.black_object, fields.black_hand),
            *_told(line),
        ]
    )


def _hand(seat: str, royal: int, subjects: int) -> str:
    """The contents of a hand: 先手 持駒：●=18、★."""
    royal_sign, sign = ("★", "●") if seat == "b" else ("☆", "○")
    return f"{NAMES[seat]}　持駒：{sign}={subjects}" + (f"、{royal_sign}" if royal < 0 else "")


def _rank(board: ZoneBoard, signs: list[str], rank: int) -> str:
    squares = range(rank * board.size, (rank + 1) * board.size)
    shown = "".join(signs[square] or _empty(board, square) for square in squares)
    return f"{rank + 1:2} ｜{shown}｜"


def _empty(board: ZoneBoard, square: int) -> str:
    """A mark on every other square, by the colour of its zone."""
    if (board.files[square] + board.ranks[square]) % 2:
        return PLAIN
    return LIGHT if board.zone[square] % 2 else DARK


def _told(line: Line[ChatraPosition, int]) -> list[str]:
    """The number of moves, such as 手数=08 ○G6 まで, and the moves in lines."""
    if not line.moves:
        return []
    pairs = zip(line.positions, line.moves, strict=False)
    tokens = [f"{n}.{before.format_move(move)}" for n, (before, move) in enumerate(pairs, 1)]
    last = f"手数={len(line.moves):02} {_last(line.positions[-2], line.moves[-1])} まで"
    return [last, "", *wrap(" ".join(tokens), MOST)]


def _last(before: ChatraPosition, move: int) -> str:
    """The piece that moved last, and its square."""
    if move == PASS:
        return "パス"
    letter = "O" if move & OBJECT else "S"
    sign = SIGNS[letter if before.turn == "b" else letter.lower()]
    return sign + before.variant.board.names[move & 255].upper()
