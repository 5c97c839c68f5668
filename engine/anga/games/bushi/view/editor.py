"""Setups of BushiShogi: two cubes, or one and its last move, and the side to move."""

from collections.abc import Iterator, Mapping

from anga.contract.editor import (
    Editor,
    SetupData,
    SetupField,
    SetupProblem,
    Validation,
    named_values,
)
from anga.games.bushi.rules.common import BushiPosition
from anga.games.bushi.rules.cube import MOVES, CubeState, cube
from anga.games.bushi.rules.notation import UNPLACED
from anga.games.bushi.rules.one_cube import SQUARE, OneCubePosition, as_seen
from anga.games.bushi.rules.rulesets import OPPONENT, SEATS, described_by, has_one_cube
from anga.games.bushi.rules.two_cubes import TwoCubesPosition
from anga.games.bushi.view.looks import FACES, face_drawing, face_name, quarters
from anga.games.bushi.view.scene import solid
from anga.kit.setups import turn_field
from anga.shared.drawing import rotate_drawing
from anga.shared.scene import Drawing, Option

NONE = "-"  # no last move
LAST: SetupField = {
    "id": "last",
    "name": "field:last",
    "values": [{"token": NONE, "name": "last:-"}, *named_values("move", MOVES)],
}


class BushiEditor(Editor[BushiPosition]):
    """The editor's palette and checks: 24 states of each cube."""

    def palette(self, rules: str) -> list[Option]:
        """Every state of a cube."""
        return [
            {
                "id": code,
                "name": ["edit:cube", face_name(rules, code[0], "face"), f"facing:{state.facing}"],
                "look": f"top:{state.kind}:{state.facing}",
            }
            for code, state in sorted(_states(rules).items(), key=_face_and_facing)
        ]

    def looks(self, rules: str, view: Mapping[str, str]) -> dict[str, Drawing]:
        """The top face of each state, as its owner sees it."""
        signs = view.get("faces") == "signs"
        return {
            f"top:{state.kind}:{state.facing}": rotate_drawing(
                face_drawing(state.kind, signs), quarters(state.facing)
            )
            for state in _states(rules).values()
        }

    def fields(self, rules: str) -> list[SetupField]:
        """The side to move; with one cube also its last move."""
        return [turn_field(SEATS), *([LAST] if has_one_cube(rules) else [])]

    def setup(self, position: BushiPosition) -> SetupData:
        """The setup of a position."""
        fields = {"turn": position.turn}
        if isinstance(position, OneCubePosition):
            fields["last"] = position.last or NONE
        return {"cells": dict(position.standing), "fields": fields}

    def validate(self, setup: SetupData, rules: str) -> Validation:
        """The checked setup: cubes are placed in turn without pointing swords."""
        position = _one(setup, rules) if has_one_cube(rules) else _two(setup, rules)
        problems = tuple(
            _one_problems(position, setup["fields"]["last"])
            if isinstance(position, OneCubePosition)
            else _two_problems(position)
        )
        if problems:
            solids = [solid(position, cell) for cell in position.standing]
            return Validation(None, problems, solids=solids)
        return Validation(str(position))


def _two(setup: SetupData, rules: str) -> TwoCubesPosition:
    black, white = (setup["cells"].get(seat, UNPLACED) for seat in SEATS)
    return TwoCubesPosition(black, white, setup["fields"]["turn"], rules)


def _one(setup: SetupData, rules: str) -> OneCubePosition:
    """The single cube's state, and the state before its last move."""
    state, turn, last = setup["cells"].get(SQUARE), setup["fields"]["turn"], setup["fields"]["last"]
    if state is None or last == NONE:
        return OneCubePosition(state or UNPLACED, UNPLACED, turn, rules)
    mover, moved = OPPONENT[turn], cube(described_by(rules)).moved
    came = as_seen(state, mover)
    before = next(code for (code, move), after in moved.items() if (move, after) == (last, came))
    return OneCubePosition(state, as_seen(before, mover), turn, rules)


def _states(rules: str) -> Mapping[str, CubeState]:
    return cube(described_by(rules)).states


def _face_and_facing(entry: tuple[str, object]) -> tuple[int, int]:
    code = entry[0]
    return FACES.index(code[0]), quarters(code[1])


def _one_problems(position: OneCubePosition, last: str) -> Iterator[SetupProblem]:
    """The problems of a setup with one cube."""
    if position.is_possible and (last == NONE) == (position.before == UNPLACED):
        return
    if last != NONE and position.all_placed:
        yield SetupProblem(["edit:last", f"seat:{position.waiting}"], (SQUARE,))
    elif position.all_placed and position.turn == "w":
        yield SetupProblem("no-pointing", (SQUARE,))
    else:
        yield SetupProblem("edit:one-first")


def _two_problems(position: TwoCubesPosition) -> Iterator[SetupProblem]:
    """The problems of a setup with two cubes."""
    if [*position.standing] == ["w"]:
        yield SetupProblem("edit:black-first", ("w",))
    if position.all_placed:
        return
    for seat in position.standing:
        if position.points(seat):
            yield SetupProblem("no-pointing", (seat,))
    if position.own is not None:
        yield SetupProblem("edit:own-turn")
