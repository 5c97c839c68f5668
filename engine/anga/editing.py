"""A position put together by hand, as the page's editor shows it."""

import json
from collections.abc import Mapping
from typing import Any

from anga.errors import RequestError
from anga.game import AnyGame, AnyPosition
from anga.setup import AnyEditor, Setup


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
    found = position if judged.position is None else game.parse(judged.position, rules)
    scene = game.scene(found, view)
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
            "pieces": judged.pieces,
            "solids": judged.solids,
            "marks": [],
            "options": [],
        },
    }


def _known(editor: AnyEditor, setup: Any, rules: str, cells: set[str]) -> Setup:
    """A setup, once all that it names is known."""
    tokens = {brush["id"] for brush in editor.palette(rules)}
    fields = {
        field["id"]: {value["token"] for value in field["values"]} for field in editor.fields(rules)
    }
    placed, said = setup["cells"], setup["fields"]
    right = (
        cells >= set(placed)
        and tokens >= set(placed.values())
        and set(said) == set(fields)
        and all(said[name] in fields[name] for name in fields)
    )
    if not right:
        raise RequestError("the setup names what there is not", json.dumps(setup))
    return {"cells": placed, "fields": said}
