"""Whatever is touched, on whatever board, something happens or a sentence is said."""

import random
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import pytest

from anga.contract.game import AnyLine
from anga.record import record
from anga.record.record import Record
from anga.service import door
from anga.service.shown import shown_line
from anga.shared.scene import Scene
from assist.touch_feedback import early, sentence
from state.selection import Selection
from tests.engine.playouts import every_game, playout
from tests.thoroughness import times
from words import Words

POSITIONS = times(4, 50)


@pytest.mark.parametrize("language", ["en", "ja"])
@every_game
def test_everything_is_touched_and_nothing_is_silent(game_id: str, language: str) -> None:
    for line in islice(positions(game_id), POSITIONS):
        told = shown_line(line, {})
        words = Words(language)
        words.game_words = line.game.words
        begun = random.Random(str(line.position)).choice(Selection(told["choices"]).open)
        for touches in ([], [begun]):
            for touch in everything(told["scene"]):
                assert_answered(line, told, touches, touch, words)


def positions(game_id: str) -> Iterator[AnyLine]:
    """Games at rest, some just begun and some near their end, in which somebody can be at turn."""
    for seed in count():
        line = playout(game_id, "", seed, 3 + 7 * seed % 40)
        if not line.outcome and not line.position.chance:
            yield line


def assert_answered(line: AnyLine, told: Any, touches: list[str], touch: str, words: Words) -> None:
    """After some touches one more does something, or what it does not is said in a sentence."""
    selection = Selection(told["choices"])
    for made in touches:
        if selection.press(made)[0] == "move":
            return
    result, detail = selection.press(touch)
    if result == "early":
        assert early(told["scene"], detail, words) != words("touch-nowhere")
    if result == "astray":
        turn = line.position.turn
        said = why(record.of(line), detail, words.language)
        said = said or sentence(told["scene"], detail, turn, words)
        assert len(said) > 5, detail
        assert not set("{}") & set(said), said


def everything(scene: Scene) -> list[str]:
    """Every touch that a Scene offers."""
    cells = [f"c:{cell['id']}" for cell in scene["cells"]]
    hands = [f"t:{h['seat']}:{held['kind']}" for h in scene["hands"] for held in h["held"]]
    return [*cells, *hands, *(f"o:{option['id']}" for option in scene["options"])]


def why(played: Record, touches: list[str], language: str) -> str:
    request: dict[str, object] = {
        "cmd": "why",
        "game": played.game,
        "rules": played.rules,
        "touches": touches,
    }
    request["record"] = list(played.moves)
    if played.position is not None:
        request["position"] = played.position
    answer = door.answer(request)
    return str(answer["words"][language]) if answer["words"] else ""
