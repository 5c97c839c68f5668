"""The games to be watched: each can be played, and all that is said of it has words."""

import json
from typing import Any

import pytest

from anga import games
from anga.guide import watched
from anga.guide.watched import format_watched, parse_watched
from anga.record import record
from anga.service.teaching import reasons
from anga.shared.changes import apply
from anga.shared.phrases import say
from anga.tools import annotate, cli

KNOWN = [game_id for game_id in games.ids() if watched.there(game_id)]
LEAST = 8  # the level
every_game = pytest.mark.parametrize("game_id", KNOWN)


@every_game
def test_a_game_is_played_to_its_end_by_good_players(game_id: str) -> None:
    found = watched.load(game_id)
    assert found.level >= LEAST
    assert found.line.outcome is not None


@every_game
def test_what_is_said_of_it_has_words_and_adds_up(game_id: str) -> None:
    game = games.get(game_id)
    for ply in watched.load(game_id).plies:
        assert sorted(ply.chances) == sorted(game.seats)
        assert abs(sum(ply.chances.values()) - 100) <= len(game.seats)
        for language in ("en", "ja"):
            assert all("hint:" not in say(why, game.words, language) for why in ply.reasons)


@every_game
def test_the_reasons_are_those_of_the_moves(game_id: str) -> None:
    found = watched.load(game_id)
    line = found.line
    for number in range(1, len(found.plies) + 1, 1 + len(found.plies) // 6):
        part = record.replay(found.record._replace(moves=found.record.moves[:number]))
        told = reasons(part)[: annotate.MOST_REASONS]
        assert json.loads(json.dumps(told)) == list(found.plies[number - 1].reasons)
        assert part.position == line.positions[number]


@every_game
def test_the_page_has_every_position(game_id: str) -> None:
    made = watched.replay_data(game_id)
    assert json.loads(json.dumps(made)) == made
    line, usual = watched.load(game_id).line, made["sets"][0]
    scene: Any = {**made["board"]["scene"], **usual["grounds"][0], "looks": usual["looks"]}
    for number, ply in enumerate(made["plies"], start=1):
        scene = {**apply(scene, ply["changes"]), **ply["rest"]}
        truth = line.game.scene(line.positions[number], {})
        for part in ("pieces", "solids"):
            assert sorted(scene[part], key=str) == sorted(truth[part], key=str)
        assert (scene["hands"], scene["seats"]) == (truth["hands"], truth["seats"])
        assert {piece["look"] for piece in scene["pieces"]} <= set(usual["looks"])


@pytest.mark.parametrize("broken", ['{"level": 8}\n', '{"rules": "", "level": 8}\n{"move": "t"}\n'])
def test_what_breaks_the_schema_is_an_error(broken: str) -> None:
    with pytest.raises(ValueError, match="bushi"):
        parse_watched("bushi", broken)


def test_a_game_is_played_and_annotated(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["annotate", "bushi", "--seed", "5"]) == 0
    text = capsys.readouterr().out
    made = parse_watched("bushi", text)
    assert format_watched(made) == text
    assert made.line.outcome is not None
    *_, last = made.plies
    assert sorted(last.chances.values()) in ([0, 100], [50, 50])
    assert "hint:win" in last.reasons or last.chances == {"b": 50, "w": 50}
