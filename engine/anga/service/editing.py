"""Setups: positions under construction in the page's editor."""

import json
import re
from collections.abc import Mapping, Sequence

from anga.contract.editor import SetupProblem, Validation
from anga.contract.game import AnyGame, Line
from anga.contract.position import AnyPosition
from anga.contract.status import status
from anga.shared.answers import EditAnswer, ProblemEntry, SetupData, SetupField
from anga.shared.errors import RequestError
from anga.shared.scene import Scene, Seat

NUMBER = re.compile("0|[1-9][0-9]{0,3}", re.ASCII)


def edit_answer(
    game: AnyGame, position: AnyPosition, setup: SetupData | None, view: Mapping[str, str]
) -> EditAnswer:
    """The result of checking a setup by the rules of `position`; by default that position's own.

    Raises RequestError where the game has no editor, or for unknown cells, tokens or fields.
    """
    editor, rules = game.editor, position.rules
    if editor is None:
        raise RequestError(f"{game.id} has no editor of positions", game.id)
    palette, fields = editor.palette(rules), editor.fields(rules)
    if setup is None:
        setup = editor.setup(position)
    scene, standing = game.scene(position, view), None
    tokens = {*(brush["id"] for brush in palette), *editor.hidden_tokens(rules)}
    known = _known(setup, {cell["id"] for cell in scene["cells"]}, tokens, fields)
    validation = editor.validate(known, rules)
    if validation.position is not None:
        found = game.parse(validation.position, rules)
        scene, standing = game.scene(found, view), status(Line(game, (found,)))
    else:
        scene = _unsettled(scene, validation)
    return {
        "setup": known,
        "palette": palette,
        "fields": fields,
        "position": validation.position,
        "status": standing,
        "usual": validation.position == str(game.start(rules)),
        "problems": [_told(problem) for problem in validation.problems],
        "scene": {
            **scene,
            "looks": {**scene["looks"], **editor.looks(rules, view)},
            "marks": [],
            "options": [],
        },
    }


def _told(problem: SetupProblem) -> ProblemEntry:
    return {"reason": problem.reason, "cells": problem.cells}


def _unsettled(scene: Scene, validation: Validation) -> Scene:
    """The Scene of a setup that is not a position, without notes on the seats."""
    return {
        **scene,
        "pieces": list(validation.pieces),
        "solids": list(validation.solids),
        "hands": list(validation.hands),
        "seats": [_plain(seat) for seat in scene["seats"]],
    }


def _plain(seat: Seat) -> Seat:
    """A seat without what is told of it in the position: only what shows whose a piece is."""
    told = ("score", "rolls_for", "placed_by", "out", "notes")
    plain: Seat = {key: seat[key] for key in seat if key not in told}  # type: ignore[assignment, literal-required]
    return plain


def _known(
    setup: SetupData, cells: set[str], tokens: set[str], fields: Sequence[SetupField]
) -> SetupData:
    """A setup of which all names are known to the game. Raises RequestError."""
    placed, said = setup["cells"], setup["fields"]
    right = (
        cells >= set(placed)
        and tokens >= set(placed.values())
        and set(said) == {field["id"] for field in fields}
        and all(_allows(field, said[field["id"]]) for field in fields)
    )
    if not right:
        raise RequestError("the setup names what there is not", json.dumps(setup))
    return {"cells": placed, "fields": said}


def _allows(field: SetupField, token: str) -> bool:
    """Whether a field can have a token."""
    if "most" in field:
        return NUMBER.fullmatch(token) is not None and int(token) <= field["most"]
    return any(token == value["token"] for value in field["values"])
