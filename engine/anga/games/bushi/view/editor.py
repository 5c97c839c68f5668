"""Setups of BushiShogi: two cubes, and whose turn it is."""

from collections.abc import Iterator, Mapping

from anga.contract.editor import Editor, Field, Problem, Setup, Validation
from anga.games.bushi.rules.cube import State, cube
from anga.games.bushi.rules.notation import UNPLACED
from anga.games.bushi.rules.position import Bushi, parse
from anga.games.bushi.rules.rulesets import SEATS, described_by
from anga.games.bushi.view.looks import FACES, face_drawing, quarters
from anga.games.bushi.view.scene import solid
from anga.kit.setups import turn_field
from anga.shared.drawing import rotated
from anga.shared.scene import Drawing, Option


class BushiEditor(Editor[Bushi]):
    """24 ways to lie for each cube."""

    def palette(self, rules: str) -> list[Option]:
        """Every state of a cube."""
        return [
            {
                "id": code,
                "name": ["edit:cube", [f"face:{code[0]}", state.kind], f"facing:{state.facing}"],
                "look": f"top:{state.kind}:{state.facing}",
            }
            for code, state in sorted(_states(rules).items(), key=_face_and_facing)
        ]

    def looks(self, rules: str, view: Mapping[str, str]) -> dict[str, Drawing]:
        """The top face of each state, as its owner sees it."""
        signs = view.get("faces") == "signs"
        return {
            f"top:{state.kind}:{state.facing}": rotated(
                face_drawing(state.kind, signs), quarters(state.facing)
            )
            for state in _states(rules).values()
        }

    def fields(self, rules: str) -> list[Field]:
        """Whose turn it is."""
        return [turn_field(SEATS)]

    def setup(self, position: Bushi) -> Setup:
        """A position taken apart."""
        cubes = {"b": position.black, "w": position.white}
        placed = {seat: code for seat, code in cubes.items() if code != UNPLACED}
        return {"cells": placed, "fields": {"turn": position.turn}}

    def validate(self, setup: Setup, rules: str) -> Validation:
        """Black places first, then White, and no sword may point before both stand."""
        black, white = (setup["cells"].get(seat, UNPLACED) for seat in SEATS)
        position = Bushi(black, white, setup["fields"]["turn"], rules)
        solids = [solid(position, seat) for seat in SEATS if setup["cells"].get(seat)]
        problems = tuple(_problems(position))
        if problems:
            return Validation(None, problems, solids=solids)
        return Validation(str(parse(str(position), rules)))


def _states(rules: str) -> Mapping[str, State]:
    return cube(described_by(rules)).states


def _face_and_facing(entry: tuple[str, object]) -> tuple[int, int]:
    code = entry[0]
    return FACES.index(code[0]), quarters(code[1])


def _problems(position: Bushi) -> Iterator[Problem]:
    """Everything that keeps a setup of the two cubes from being a position."""
    if position.black == UNPLACED and position.white != UNPLACED:
        yield Problem("edit:black-first", ("w",))
    if UNPLACED not in (position.black, position.white):
        return
    for seat, code in zip(SEATS, (position.black, position.white), strict=True):
        if code != UNPLACED and position.cube.states[code].points:
            yield Problem("no-pointing", (seat,))
    if position.own != UNPLACED:
        yield Problem("edit:own-turn")
