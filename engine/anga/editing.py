"""A position put together by hand, as the page's editor shows it."""

import json
import re
from collections.abc import Mapping
from typing import Any

from anga.errors import RequestError
from anga.game import AnyGame, AnyPosition
from anga.scene import Scene
from anga.setup import AnyEditor, Field, Judged, Setup

NUMBER = re.compile("0|[1-9][0-9]{0,3}", re.ASCII)


def editor_of(game: AnyGame) -> AnyEditor:
    """The editor of a game. Raises RequestError where it has none."""
    if game.editor is None:
        raise RequestError(f"{game.id} has no editor of positions", game.id)
    return game.editor


def edited(
    game: AnyGame, position: AnyPosition, setup: object, view: Mapping[str, str]
) -> dict[str, Any]:
    """What a setup comes to under the rules of `position`, whose own setup it is when None.

    Raises RequestError where the setup speaks of what the editor does not know.
    """
    editor, rules = editor_of(game), position.rules
    palette, fields = editor.palette(rules), editor.fields(rules)
    if setup is None:
        setup = editor.setup(position)
    cells = {cell["id"] for cell in game.scene(position, view)["cells"]}
    known = _known(editor, setup, rules, cells)
    judged = editor.judge(known, rules)
    scene = game.scene(position, view)
    if judged.position is not None:
        scene = game.scene(game.parse(judged.position, rules), view)
    else:
        scene = _unsettled(scene, judged)
    return {
        "setup": known,
        "palette": palette,
        "fields": fields,
        "position": judged.position,
        "usual": judged.position == str(game.start(rules)),
        "problems": [problem._asdict() for problem in judged.problems],
        "scene": {
            **scene,
            "looks": {**scene["looks"], **editor.looks(rules)},
            "marks": [],
            "options": [],
        },
    }


def _unsettled(scene: Scene, judged: Judged) -> Scene:
    """What is there of a setup that is no position; nothing more is said of the seats."""
    plain = ("seat", "name", "side", "colour")
    seats = [{key: seat[key] for key in plain if key in seat} for seat in scene["seats"]]  # type: ignore[literal-required]
    there = {part: list(getattr(judged, part)) for part in ("pieces", "solids", "trays")}
    return {**scene, **there, "seats": seats}  # type: ignore[typeddict-item]


def _known(editor: AnyEditor, setup: Any, rules: str, cells: set[str]) -> Setup:
    """A setup, once all that it names is known."""
    tokens = {brush["id"] for brush in editor.palette(rules)} | {*editor.hidden(rules)}
    fields = {field["id"]: field for field in editor.fields(rules)}
    placed, said = setup["cells"], setup["fields"]
    right = (
        cells >= set(placed)
        and tokens >= set(placed.values())
        and set(said) == set(fields)
        and all(_allows(fields[name], said[name]) for name in fields)
    )
    if not right:
        raise RequestError("the setup names what there is not", json.dumps(setup))
    return {"cells": placed, "fields": said}


def _allows(field: Field, token: str) -> bool:
    """Whether a field can have a token."""
    if "most" in field:
        return NUMBER.fullmatch(token) is not None and int(token) <= field["most"]
    return any(token == value["token"] for value in field["values"])
