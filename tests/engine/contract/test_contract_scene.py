"""What every game must show, so that a page can draw it without knowing it."""

import json
from collections.abc import Hashable, Iterable
from itertools import pairwise
from typing import Any

import pytest

from anga import games
from anga.contract.game import AnyLine
from anga.contract.status import tokens
from anga.service import door
from anga.shared import changes
from anga.shared.colours import COLOURS
from anga.shared.errors import IllegalMove
from anga.shared.phrases import slug_of
from anga.shared.scene import Choice, Parts, Scene, compose
from tests.engine.contract.wording import named, spoken
from tests.engine.playouts import every_rules, playout, random_games, some
from tests.thoroughness import times

DEEDS = {"move", "drop", "capture", "remove", "flip", "turn", "roll"}
STROKE_KINDS = ("path", "circle", "glyph")
FONTS = {"brush", "mincho", "text"}


@every_rules
@random_games
def test_a_scene_is_complete_in_every_view(game_id: str, rules: str, seed: int, plies: int) -> None:
    line = playout(game_id, rules, seed, plies)
    for view in [{}, *({v.id: choice} for v in line.game.views for choice in v.choices)]:
        scene = line.game.scene(line.position, view)
        assert json.loads(json.dumps(scene)) == scene
        assert set(scene) == set(compose((1, 1))) == {*Parts.__annotations__, "size"}
        check_board(line, scene)
        check_drawings(line, scene)
        check_things(line, scene)
        check_options(line, scene)


def check_board(line: AnyLine, scene: Scene) -> None:
    width, height = scene["size"]
    assert distinct(cell["id"] for cell in scene["cells"])
    for cell in scene["cells"]:
        assert -1 < cell["at"][0] < width
        assert -1 < cell["at"][1] < height
        assert "fill" not in cell or cell["fill"] in colours(line)
        named(cell["name"], line.game.words)
    for mark in scene["marks"]:
        assert set(mark["cells"]) <= cells(scene)
    assert [seat["seat"] for seat in scene["seats"]] == list(line.game.seats)
    assert all(seat["side"] in range(4) for seat in scene["seats"])
    for seat in scene["seats"]:
        assert {seat[key] for key in ("sign", "colour", "lamp") if key in seat} <= colours(line)
        assert "base" not in seat or seat["base"]["colour"] in colours(line)
        placed_by = [seat["placed_by"]] if "placed_by" in seat else []
        for phrase in (seat["name"], *seat.get("notes", []), *placed_by):
            named(phrase, line.game.words)


@pytest.mark.parametrize("game_id", games.ids())
def test_who_is_out_has_no_more_turns(game_id: str) -> None:
    seen = 0
    for seed in range(times(3, 12)):
        out = set[str]()
        for position in playout(game_id, "", seed, 600).positions:
            assert position.turn not in out or position.outcome
            seats = games.get(game_id).scene(position, {})["seats"]
            now = {seat["seat"] for seat in seats if seat.get("out")}
            assert out <= now
            assert all(seat.get("notes") for seat in seats if seat.get("out"))
            out, seen = now, seen + len(now)
    assert bool(seen) == (len(games.get(game_id).seats) > 2)


def test_base_lines_tell_seats_apart_without_their_colours() -> None:
    for game in map(games.get, games.ids()):
        lines = [seat["base"] for seat in game.scene(game.start(), {})["seats"] if "base" in seat]
        assert distinct(line["strokes"] for line in lines)
        assert distinct(line["colour"] for line in lines)


def check_drawings(line: AnyLine, scene: Scene) -> None:
    known = colours(line)
    for drawing in (scene["lines"], *scene["looks"].values()):
        for stroke in drawing:
            assert sum(kind in stroke for kind in STROKE_KINDS) == 1, stroke
            assert {stroke.get("fill", "ink"), stroke.get("line", "ink")} <= known, stroke
            assert "fill" in stroke or "line" in stroke, stroke
            if "glyph" in stroke:
                assert stroke["size"] > 0
                assert len(stroke["at"]) == 2
                assert stroke["font"] in FONTS
            else:
                assert len(stroke.get("path", [0, 0])) >= 2
    assert {text["fill"] for text in scene["texts"]} <= known


def check_things(line: AnyLine, scene: Scene) -> None:
    things: list[Any] = [*scene["pieces"], *scene["solids"]]
    assert distinct(thing["cell"] for thing in things)
    for thing in things:
        assert thing["cell"] in cells(scene)
        assert thing.get("seat") in (None, *line.game.seats)
        named(thing["name"], line.game.words)
    looks = [piece["look"] for piece in scene["pieces"]]
    looks += [side for solid in scene["solids"] for side in solid["sides"]]
    for hand in scene["hands"]:
        assert hand["seat"] in line.game.seats
        assert distinct(pile["kind"] for pile in hand["held"])
        for pile in hand["held"]:
            named(pile.get("own", pile["name"]), line.game.words)
        assert all(pile["count"] >= 0 for pile in hand["held"])
        looks += [pile["look"] for pile in hand["held"]]
    looks += [seat["man"] for seat in scene["seats"] if "man" in seat]
    assert set(looks) <= set(scene["looks"])
    for solid in scene["solids"]:
        assert len(solid["sides"]) == 6
        assert is_rotation(solid["orientation"])


def check_options(line: AnyLine, scene: Scene) -> None:
    assert distinct(option["id"] for option in scene["options"])
    for option in scene["options"]:
        named(option["name"], line.game.words)
        assert option.get("look", next(iter(scene["looks"]), None)) in (*scene["looks"], None)
        if "group" in option:
            spoken(option["group"], line.game.words)


@every_rules
@random_games
def test_choices_are_the_legal_moves_and_some_that_are_forbidden(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    shown = door.answer(request(line, "scene"))["choices"]
    assert distinct(choice["move"] for choice in shown)
    allowed = [choice["move"] for choice in shown if "forbidden" not in choice]
    assert sorted(allowed) == tokens(line)
    for choice in shown:
        if "forbidden" in choice:
            spoken(choice["forbidden"], line.game.words)
            with pytest.raises(IllegalMove) as caught:
                line.parse_move(choice["move"])
            assert caught.value.reason == choice["forbidden"]


@every_rules
@random_games
def test_each_path_of_touches_makes_one_move(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    choices = line.game.choices(line.position)
    paths = [tuple(path) for choice in choices for path in choice["paths"]]
    assert all(choice["paths"] for choice in choices)
    assert all(path[-1].lstrip("?") for path in paths)
    assert not [pair for pair in pairwise(sorted(paths)) if begins(*pair)]
    made = [(choice["move"], path) for choice in choices for path in choice["paths"]]
    for move, path in made[:: 1 + len(made) // times(40, 10_000)]:
        touches = [touch.lstrip("?") for touch in path]
        assert line.game.touched_move(line.position, touches) == move


@every_rules
@random_games
def test_a_touch_is_on_something_that_the_scene_shows(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    known = touchable(line.game.scene(line.position, {}))
    choices: list[Choice] = line.game.choices(line.position)
    for touch in {touch for choice in choices for path in choice["paths"] for touch in path}:
        assert touch.lstrip("?") in known or touch.lstrip("?").startswith("d:"), touch


@every_rules
@random_games
def test_unclear_touches_mean_no_move(game_id: str, rules: str, seed: int, plies: int) -> None:
    line = playout(game_id, rules, seed, plies)
    for touches in ([], ["o:no-such"], ["c:no-such"], ["nonsense"]):
        assert line.game.touched_move(line.position, touches) is None


@every_rules
@random_games
def test_why_not_is_answered_for_each_path(game_id: str, rules: str, seed: int, plies: int) -> None:
    line = playout(game_id, rules, seed, plies)
    for choice in () if line.outcome else line.game.choices(line.position)[:20]:
        touches = [touch.lstrip("?") for touch in choice["paths"][0]]
        answer = door.answer({**request(line, "why"), "touches": touches})
        reason = choice.get("forbidden")
        if reason is None:
            assert answer == {"slug": None, "words": None, "cells": []}
        else:
            assert answer["slug"] == slug_of(reason)
            assert answer["words"]["en"] == spoken(reason, line.game.words)


@every_rules
@random_games
def test_changes_make_the_scene_after_a_move(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    before = line.game.scene(line.position, {})
    known = touchable(before)
    for move in some(line.legal(), seed):
        told = line.game.changes(line.position, move)
        after = line.game.scene(line.position.after(move), {})
        assert json.loads(json.dumps(told)) == told
        assert {change["do"] for change in told} <= DEEDS
        assert {place for change in told for place in change["places"]} <= known
        made = changes.apply(before, told)
        for key in ("pieces", "solids"):
            assert unordered(made, key) == unordered(after, key)
        assert held(made) == held(after)


def colours(line: AnyLine) -> set[str]:
    """The colour tokens that a game may use."""
    return {*COLOURS, *line.game.colours}


def held(scene: Scene) -> dict[str, int]:
    """How many pieces each pile has."""
    return {
        f"t:{hand['seat']}:{pile['kind']}": pile["count"]
        for hand in scene["hands"]
        for pile in hand["held"]
    }


def request(line: AnyLine, cmd: str) -> dict[str, Any]:
    start = str(line.positions[0])
    tokens = [at.format_move(move) for at, move in zip(line.positions, line.moves, strict=False)]
    rules = line.position.rules
    return {"cmd": cmd, "game": line.game.id, "rules": rules, "position": start, "record": tokens}


def cells(scene: Scene) -> set[str]:
    return {cell["id"] for cell in scene["cells"]}


def touchable(scene: Scene) -> set[str]:
    piles = {f"t:{hand['seat']}:{pile['kind']}" for hand in scene["hands"] for pile in hand["held"]}
    options = {f"o:{option['id']}" for option in scene["options"]}
    return {f"c:{cell}" for cell in cells(scene)} | piles | options


def begins(path: tuple[str, ...], other: tuple[str, ...]) -> bool:
    return other[: len(path)] == path


def distinct(names: Iterable[Hashable]) -> bool:
    listed = list(names)
    return len(set(listed)) == len(listed)


def is_rotation(m: list[int]) -> bool:
    rows = [m[0:3], m[3:6], m[6:9]]
    orthogonal = all(
        sum(a * b for a, b in zip(one, two, strict=True)) == (one is two)
        for one in rows
        for two in rows
    )
    (a, b, c), (d, e, f), (g, h, i) = rows
    return orthogonal and a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) == 1


def unordered(scene: Scene, key: str) -> list[str]:
    return sorted(json.dumps(thing, sort_keys=True) for thing in scene[key])  # type: ignore[literal-required]
