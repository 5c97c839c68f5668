"""Whatever is touched, on whatever board, something happens or a sentence is said."""

import pytest

from anga.record import record
from anga.record.record import Record
from anga.service import door
from anga.service.shown import shown
from anga.shared.scene import Scene
from session.astray import sentence
from session.selection import Selection
from tests.engine.playouts import every_game, playout
from tests.thoroughness import times
from words import Words

POSITIONS = times(4, 50)


@pytest.mark.parametrize("language", ["en", "ja"])
@every_game
def test_everything_is_touched_and_nothing_is_silent(game_id: str, language: str) -> None:
    for seed in range(POSITIONS):
        line = playout(game_id, "", seed, 3 + 7 * seed % 40)
        if line.outcome or line.position.chance:
            continue
        told = shown(line, {})
        words = Words(language)
        words.game_words = line.game.words
        played = record.of(line)
        for touch in everything(told["scene"]):
            result, detail = Selection(told["choices"]).press(touch)
            if result == "astray":
                said = why(played, detail, language) or sentence(
                    told["scene"], detail, line.position.turn, words
                )
                assert len(said) > 5, touch
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
