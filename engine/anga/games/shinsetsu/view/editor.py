"""Setups of Shinsetsu Chaturanga: pieces, states, scores and barracks of four forces, dice.

In the phase after an escape all Pawns of the force to move are to be faced, or only the marked ones
(`kn?`) if there are any.
"""

from collections.abc import Collection, Iterator

from anga.contract.editor import (
    Editor,
    FieldValue,
    SetupData,
    SetupField,
    SetupProblem,
    Validation,
    named_values,
)
from anga.games.shinsetsu.rules import notation, validity
from anga.games.shinsetsu.rules.board import FACINGS, SQUARE, SQUARES, by_file
from anga.games.shinsetsu.rules.dice import FACES, ROLLS
from anga.games.shinsetsu.rules.forces import OFFICERS, SEATS, Force, is_pawn, of_force
from anga.games.shinsetsu.rules.notation import ShinsetsuFields
from anga.games.shinsetsu.rules.phase import BEFORE_ROLL, FACING, facing_phase
from anga.games.shinsetsu.rules.position import ShinsetsuPosition
from anga.games.shinsetsu.view.pieces import shown
from anga.shared.scene import Option, Phrase, Piece

KINDS = ("K", *OFFICERS, *(f"+{kind}" for kind in OFFICERS), *FACINGS)
MARK = "?"
MOST_SCORE, MOST_RETREATED = 999, 99


class ShinsetsuEditor(Editor[ShinsetsuPosition]):
    """The editor's palette and fields: every piece of every force.

    Tokens are those of the position string.
    """

    def palette(self, rules: str) -> list[Option]:
        """The pieces force by force."""
        return [_brush(seat, kind) for seat in SEATS for kind in KINDS]

    def hidden_tokens(self, rules: str) -> Collection[str]:
        """The tokens of Pawns that are still to be faced."""
        return [seat + facing + MARK for seat in SEATS for facing in FACINGS]

    def fields(self, rules: str) -> list[SetupField]:
        """The force to move, the dice, and each force's state, score and barracks."""
        fields: list[SetupField] = [
            {"id": "turn", "name": "field:turn", "values": named_values("seat", SEATS)},
            {"id": "phase", "name": "field:phase", "values": list(_phases())},
        ]
        for seat in SEATS:
            fields += _of_force(seat)
        return fields

    def setup(self, position: ShinsetsuPosition) -> SetupData:
        """The setup of a position."""
        cells = {SQUARES[at]: piece for at, piece in enumerate(position.board) if piece}
        waiting = position.to_face
        if len(waiting) < len(_pawns(position.fields)):
            cells |= {SQUARES[at]: cells[SQUARES[at]] + MARK for at in waiting}
        said = {"turn": position.turn, "phase": FACING if waiting else position.phase}
        for seat, force in zip(SEATS, position.forces, strict=True):
            said[f"state:{seat}"] = force.state
            said[f"score:{seat}"] = str(force.score)
            for kind in OFFICERS:
                said[f"barracks:{seat}:{kind}"] = str(force.barracks.count(kind))
        return {"cells": cells, "fields": said}

    def validate(self, setup: SetupData, rules: str) -> Validation:
        """The position of a setup, or all its problems."""
        fields = _fields(setup)
        problems = tuple(_problems(setup, fields))
        if problems:
            return Validation(None, problems, _pieces(setup))
        return Validation(notation.format_position(fields))


def _brush(seat: str, kind: str) -> Option:
    pawn = kind in FACINGS
    brush: Option = {
        "id": seat + kind,
        "name": _name(kind),
        "look": f"{seat}:{'P' if pawn else kind}",
        "group": f"seat:{seat}",
    }
    if pawn:
        brush["facing"] = FACINGS.index(kind)
    return brush


def _name(kind: str) -> Phrase:
    if kind in FACINGS:
        return ["edit:pawn", f"facing:{kind}"]
    return ["edit:promoted", f"kind:{kind[1]}"] if kind[0] == "+" else f"kind:{kind}"


def _phases() -> Iterator[FieldValue]:
    """The possible phases: before a roll, two dice, one die left, Pawns to be faced."""
    yield {"token": BEFORE_ROLL, "name": "phase:-"}
    for roll in ROLLS:
        yield {"token": roll, "name": ["roll", *(f"face:{face}" for face in roll)]}
    for face in FACES:
        yield {"token": f"{face}*", "name": ["phase:*", f"face:{face}"]}
    yield {"token": FACING, "name": "phase:m"}


def _of_force(seat: str) -> Iterator[SetupField]:
    group = f"seat:{seat}"
    states = named_values("state", "apxA")
    yield {"id": f"state:{seat}", "name": "field:state", "values": states, "group": group}
    yield {"id": f"score:{seat}", "name": "field:score", "most": MOST_SCORE, "group": group}
    for kind in OFFICERS:
        name: Phrase = ["field:barracks", f"kind:{kind}"]
        field = f"barracks:{seat}:{kind}"
        yield {"id": field, "name": name, "most": MOST_RETREATED, "group": group}


def _fields(setup: SetupData) -> ShinsetsuFields:
    """The contents of the position string of a setup."""
    cells, said = setup["cells"], setup["fields"]
    board = tuple(cells.get(name, "").removesuffix(MARK) for name in SQUARES)
    fields = ShinsetsuFields(
        board, said["turn"], said["phase"], tuple(_force(said, s) for s in SEATS)
    )
    if said["phase"] != FACING:
        return fields
    waiting = [SQUARE[cell] for cell in _marked(setup)] or _pawns(fields)
    return fields._replace(phase=facing_phase(by_file(waiting)))


def _force(said: dict[str, str], seat: str) -> Force:
    barracks = "".join(kind * int(said[f"barracks:{seat}:{kind}"]) for kind in OFFICERS)
    return Force(int(said[f"score:{seat}"]), said[f"state:{seat}"], barracks)


def _pawns(fields: ShinsetsuFields) -> list[int]:
    """The squares of the Pawns of the force to move."""
    own = of_force(fields.board, fields.turn)
    return [at for at in own if is_pawn(fields.board[at])]


def _marked(setup: SetupData) -> list[str]:
    marked = [cell for cell, token in setup["cells"].items() if token.endswith(MARK)]
    return [cell for cell in marked if cell in SQUARE]


def _problems(setup: SetupData, fields: ShinsetsuFields) -> Iterator[SetupProblem]:
    """The problems that keep a setup from being a position."""
    outside = tuple(cell for cell in setup["cells"] if cell not in SQUARE)
    if outside:
        yield SetupProblem("wrong:place", outside)
    if setup["fields"]["phase"] != FACING and _marked(setup):
        yield SetupProblem("wrong:marked", tuple(_marked(setup)))
    if fields.phase == FACING:
        yield SetupProblem(["wrong:no-pawns", f"seat:{fields.turn}"])
    for phrase, _ in validity.problems(fields):
        yield SetupProblem(phrase)


def _pieces(setup: SetupData) -> list[Piece]:
    """The pieces on squares, and those put elsewhere by mistake."""
    return [
        {**shown(token.removesuffix(MARK), SQUARE.get(cell, 0), down=False), "cell": cell}
        for cell, token in setup["cells"].items()
    ]
