"""Setups of Troop-Chess: any number of pieces anywhere is a position."""

from anga.contract.editor import (
    Editor,
    SetupData,
    SetupField,
    SetupProblem,
    Validation,
    named_values,
)
from anga.games.troop.rules.board import board_of
from anga.games.troop.rules.position import TroopPosition
from anga.games.troop.rules.rulesets import ARRAYS, QUIET_TURNS, SEATS
from anga.games.troop.view.scene import unit
from anga.kit.grid import squares_of
from anga.kit.setups import turn_field
from anga.shared.scene import Option


class TroopEditor(Editor[TroopPosition]):
    """The editor's palette and fields: pieces of two sides, the turn, attacks, quiet turns."""

    def palette(self, rules: str) -> list[Option]:
        """A unit of each side."""
        return [{"id": seat, "name": f"unit:{seat}", "look": seat} for seat in SEATS]

    def fields(self, rules: str) -> list[SetupField]:
        """The three fields of the position string after the board."""
        return [
            turn_field(SEATS),
            {
                "id": "attacked",
                "name": "field:attacked",
                "values": named_values("attacked", "-a"),
            },
            {
                "id": "quiet",
                "name": "field:quiet",
                "most": QUIET_TURNS,
            },
        ]

    def setup(self, position: TroopPosition) -> SetupData:
        """The setup of a position."""
        cells = {
            position.board.name(cell): seat
            for seat, pieces in (("b", position.black), ("w", position.white))
            for cell in squares_of(pieces)
        }
        attacked = "a" if position.attacked else "-"
        fields = {"turn": position.turn, "attacked": attacked, "quiet": str(position.quiet)}
        return {"cells": cells, "fields": fields}

    def validate(self, setup: SetupData, rules: str) -> Validation:
        """The position of a setup, unless it counts quiet turns before the first attack."""
        board, fields = board_of(ARRAYS[rules].size), setup["fields"]
        masks = dict.fromkeys(SEATS, 0)
        pieces = []
        for name, seat in sorted(setup["cells"].items()):
            cell = board.named(name)
            assert cell is not None
            masks[seat] |= 1 << cell
            pieces.append(unit(board, seat, cell))
        attacked, quiet = fields["attacked"] == "a", int(fields["quiet"])
        if quiet and not attacked:
            return Validation(None, [SetupProblem("quiet-too-soon")], pieces)
        position = TroopPosition(masks["b"], masks["w"], fields["turn"], attacked, quiet, rules)
        return Validation(str(position))
