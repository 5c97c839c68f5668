"""Moves as people write and hear them."""

import pytest

from anga.shared.phrases import say
from tests.engine.games.chatra.boards import CHATRA, place


@pytest.mark.parametrize(
    ("token", "written", "english", "japanese"),
    [
        ("g9", "g9", "Black drops a Subject on g9.", "先手、g9にサブジェクトを打つ。"),
        ("Of10", "Of10", "Black moves the Object to f10.", "先手、オブジェクトをf10へ。"),
        ("d5-d4", "d5–d4", "Black steps from d5 to d4.", "先手、d5からd4へ1マス。"),
        (
            "d5xd6",
            "d5×d6",
            "Black captures on d6 by a step from d5.",
            "先手、d5の駒でd6の駒を取る。",
        ),
        ("i4-h3", "i4–h3", "Black steps from i4 to h3: check!", "先手、i4からh3へ1マス、王手！"),
    ],
)
def test_moves_are_written_and_told(token: str, written: str, english: str, japanese: str) -> None:
    position = place(black="d5 i4", white="d6")
    move = position.parse_move(token)
    assert say(CHATRA.move_notation(position, move), CHATRA.words, "en") == written
    assert say(CHATRA.move_description(position, move), CHATRA.words, "en") == english
    assert say(CHATRA.move_description(position, move), CHATRA.words, "ja") == japanese


def test_a_check_that_cannot_be_parried_is_told_as_mate() -> None:
    position = place("b9", black="f3 d4 g4 c8", royals="h9 e1", in_hand=32)
    told = CHATRA.move_description(position, position.parse_move("g4-e2"))
    assert say(told, CHATRA.words, "en") == "Black flies from g4 to e2: mate!"
    assert say(told, CHATRA.words, "ja") == "先手、g4からe2へ飛行、詰み！"
