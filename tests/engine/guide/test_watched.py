"""The games to be watched: each can be played, and all that is said of it has words."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from anga import games
from anga.guide import watched
from anga.guide.watched import format_watched, parse_watched
from anga.record import record
from anga.service.shown import shown_line
from anga.service.teaching import reasons
from anga.shared.changes import apply
from anga.shared.phrases import say
from anga.tools import annotate, cli

KNOWN = [game_id for game_id in games.ids() if watched.there(game_id)]
COMMENTED = [game_id for game_id in KNOWN if watched.load(game_id).about]
FEWEST, MOST = 12, 20  # comments
LONGEST = 60  # moves of a short game
SQUARE = re.compile(r"(?<![a-z])[a-o](?:1[0-5]|[1-9])(?![0-9])")
every_game = pytest.mark.parametrize("game_id", KNOWN)
every_commented_game = pytest.mark.parametrize("game_id", COMMENTED)


@every_game
def test_a_game_is_played_to_its_end(game_id: str) -> None:
    assert watched.load(game_id).line.outcome is not None


@every_game
def test_the_chances_add_up_and_end_with_the_winner(game_id: str) -> None:
    found, seats = watched.load(game_id), games.get(game_id).seats
    for ply in found.plies:
        assert sorted(ply.chances) == sorted(seats)
        assert abs(sum(ply.chances.values()) - 100) <= len(seats)
    outcome = found.line.outcome
    assert outcome
    assert all(outcome.placings[seat] == 1 for seat, share in ply.chances.items() if share)


@every_game
def test_whoever_watches_is_nobody_at_the_board(game_id: str) -> None:
    words = games.get(game_id).words
    for ply in watched.replay_data(game_id)["plies"]:
        told = [[reason["slug"], *reason["args"]] for reason in ply["shows"]] + ply["reasons"]
        said = [say(phrase, words, "en") for phrase in told]
        said += [ply["comment"]["en"]] if ply["comment"] else []
        assert not [text for text in said if re.search(r"\byour?s?\b", text, re.IGNORECASE)]


@every_commented_game
def test_the_game_and_its_comments_are_short_and_in_both_languages(game_id: str) -> None:
    found = watched.load(game_id)
    assert len(found.plies) <= LONGEST
    comments = [ply.comment for ply in found.plies if ply.comment]
    assert FEWEST <= len(comments) <= MOST
    assert found.plies[-1].comment
    for texts in [found.about, *comments]:
        assert texts
        assert list(texts) == ["en", "ja"]
        assert not re.search(r"\byour?\b|\bI\b", texts["en"])
        assert re.findall(r"[.!]$|…$", texts["en"])
        assert texts["ja"].endswith(("。", "…"))
    for texts in comments:
        assert len(re.findall(r"[.!?](?: |$)", texts["en"])) <= 3


@pytest.mark.parametrize("game_id", [each for each in COMMENTED if each != "orb"])  # as in shogi
def test_the_comments_name_the_same_squares_in_both_languages(game_id: str) -> None:
    for ply in watched.load(game_id).plies:
        if ply.comment:
            english, japanese = (set(SQUARE.findall(ply.comment[each])) for each in ("en", "ja"))
            assert english <= japanese | set(SQUARE.findall(ply.move)), ply.comment
            assert japanese <= english | set(SQUARE.findall(ply.move)), ply.comment


@every_game
def test_the_page_has_every_position(game_id: str) -> None:
    made = watched.replay_data(game_id)
    assert json.loads(json.dumps(made)) == made
    line, usual = watched.load(game_id).line, made["sets"][0]
    scene: Any = {**made["board"]["scene"], **usual["grounds"][0], "looks": usual["looks"]}
    for number, ply in enumerate(made["plies"], start=1):
        scene = {**apply(scene, ply["changes"]), **ply["rest"]}
        there = line._replace(positions=line.positions[: number + 1], moves=line.moves[:number])
        truth = shown_line(there, {})["scene"]
        for part in ("pieces", "solids"):
            assert sorted(scene[part], key=str) == sorted(truth[part], key=str)
        assert (scene["hands"], scene["seats"]) == (truth["hands"], truth["seats"])
        assert {piece["look"] for piece in scene["pieces"]} <= set(usual["looks"])


def test_the_id_depends_on_rules_and_moves_alone() -> None:
    game = watched.load(KNOWN[0])
    assert re.fullmatch(r"[0-9a-f]{8}", game.id)
    retold = [ply._replace(comment=None, reasons=(), chances={}) for ply in game.plies]
    assert game._replace(about=None, level=1, plies=tuple(retold)).id == game.id
    assert game._replace(plies=game.plies[:-1]).id != game.id
    assert game._replace(rules="other").id != game.id


@pytest.mark.parametrize("broken", ['{"level": 8}\n', '{"rules": "", "level": 8}\n{"move": "t"}\n'])
def test_what_breaks_the_schema_is_an_error(broken: str) -> None:
    with pytest.raises(ValueError, match="bushi"):
        parse_watched("bushi", broken)


@every_game
def test_a_file_is_written_as_it_was_read(game_id: str) -> None:
    path = Path(games.__file__).parent / game_id / "learn" / "game.jsonl"
    text = path.read_text("utf-8")
    assert format_watched(parse_watched(game_id, text)) == text


def test_a_game_is_played_and_annotated(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["annotate", "bushi", "--seed", "5"]) == 0
    text = capsys.readouterr().out
    made = parse_watched("bushi", text)
    assert format_watched(made) == text
    assert made.line.outcome is not None
    *_, last = made.plies
    assert sorted(last.chances.values()) in ([0, 100], [50, 50])
    assert "hint:win" in last.reasons or last.chances == {"b": 50, "w": 50}
    game = games.get("bushi")
    for number, ply in enumerate(made.plies, start=1):
        part = record.replay(made.record._replace(moves=made.record.moves[:number]))
        told = reasons(part)[: annotate.MOST_REASONS]
        assert json.loads(json.dumps(told)) == list(ply.reasons)
        for language in ("en", "ja"):
            assert all("hint:" not in say(why, game.words, language) for why in ply.reasons)
