"""Setups of Chatra: Objects and Subjects, each side's number of Subjects, and flags.

A side's pieces that are not on the board are in its hand, including the Object.
"""

from collections.abc import Iterator

from anga.contract.editor import (
    Editor,
    FieldValue,
    SetupData,
    SetupField,
    SetupProblem,
    Validation,
    named_values,
    standing,
)
from anga.games.chatra.rules.notation import check_flag, freed_by
from anga.games.chatra.rules.position import ChatraPosition
from anga.games.chatra.rules.rulesets import SEATS, ChatraVariant, variant
from anga.games.chatra.rules.validity import is_stage
from anga.games.chatra.view.scene import piece, scene
from anga.kit.setups import turn_field
from anga.shared.scene import Option, Piece

# Tokens as the position string writes pieces.
PIECES = {"O": ("b", "O"), "S": ("b", "S"), "o": ("w", "O"), "s": ("w", "S")}

GIVEN = ("-", "cb", "cw", "cbw")  # who has given check, under `checker`


class ChatraEditor(Editor[ChatraPosition]):
    """The editor's palette and fields: pieces of each side, and facts about the past."""

    def palette(self, rules: str) -> list[Option]:
        """An Object and a Subject of each side."""
        return [
            {
                "id": token,
                "name": [f"piece:{kind}", f"seat:{seat}"],
                "look": f"{kind}:{seat}",
                "group": f"seat:{seat}",
            }
            for token, (seat, kind) in PIECES.items()
        ]

    def fields(self, rules: str) -> list[SetupField]:
        """The side to move, each side's number of Subjects, and the flags under these rules."""
        known = variant(rules)
        number = 2 * known.subjects
        fields: list[SetupField] = [
            turn_field(SEATS),
            {"id": "owned", "name": ["field:owned", str(number)], "most": number},
        ]
        if known.passing:
            fields.append(
                {"id": "passed", "name": "field:passed", "values": named_values("passed", "-p")}
            )
        if known.relay:
            flags = GIVEN if known.checker else "-c"
            fields.append(
                {"id": "checked", "name": "field:checked", "values": named_values("check", flags)}
            )
        if known.handicap > 1:
            turns = map(str, range(1, known.handicap + 1))
            values: list[FieldValue] = [{"token": turn, "name": turn} for turn in turns]
            fields.append({"id": "row", "name": "field:row", "values": values})
        return fields

    def setup(self, position: ChatraPosition) -> SetupData:
        """The setup of a position."""
        board = position.variant.board
        cells = dict.fromkeys(board.square_names(position.black), "S")
        cells |= dict.fromkeys(board.square_names(position.white), "s")
        for token, square in (("O", position.black_object), ("o", position.white_object)):
            if square >= 0:
                cells[board.names[square]] = token
        said = {
            "turn": position.turn,
            "owned": str(position.black.bit_count() + position.black_hand),
            "passed": "p" if position.passed else "-",
            "checked": check_flag(position.freed, position.variant) or "-",
            "row": str(position.row),
        }
        asked = [field["id"] for field in self.fields(position.rules)]
        return {"cells": cells, "fields": {name: said[name] for name in asked}}

    def validate(self, setup: SetupData, rules: str) -> Validation:
        """The position of a setup, or all its problems."""
        position = _position(setup, rules)
        problems = tuple(_problems(setup, position))
        if problems:
            return Validation(None, problems, _pieces(setup), hands=scene(position, {})["hands"])
        return Validation(str(position))


def _pieces(setup: SetupData) -> list[Piece]:
    return [piece(*PIECES[token], cell) for cell, token in setup["cells"].items()]


def _owned(setup: SetupData, known: ChatraVariant) -> tuple[int, int]:
    """The numbers of Black's and White's Subjects."""
    black = int(setup["fields"]["owned"])
    return black, 2 * known.subjects - black


def _position(setup: SetupData, rules: str) -> ChatraPosition:
    """The position of a setup, as far as it is valid."""
    known, said = variant(rules), setup["fields"]
    names = known.board.names
    squares = {token: [names.index(cell) for cell in standing(setup, token)] for token in PIECES}
    black, white = (sum(1 << square for square in squares[token]) for token in "Ss")
    own_black, own_white = _owned(setup, known)
    return ChatraPosition(
        rules=rules,
        turn=said["turn"],
        black=black,
        white=white,
        black_object=squares["O"][0] if squares["O"] else -1,
        white_object=squares["o"][0] if squares["o"] else -1,
        black_hand=max(0, own_black - len(squares["S"])),
        white_hand=max(0, own_white - len(squares["s"])),
        passed=said.get("passed") == "p",
        freed=freed_by(said.get("checked", "-").strip("-"), known),
        row=int(said.get("row", "1")),
    )


def _problems(setup: SetupData, position: ChatraPosition) -> Iterator[SetupProblem]:
    """The problems that keep a setup from being a position."""
    known = position.variant
    for seat, royal, subject, owned in zip(SEATS, "Oo", "Ss", _owned(setup, known), strict=True):
        name, objects, subjects = f"seat:{seat}", standing(setup, royal), standing(setup, subject)
        if len(objects) > 1:
            yield SetupProblem(["edit:objects", name, str(len(objects))], objects)
        outside = [cell for cell in objects if not _may_stand(known, seat, cell)]
        if outside:
            yield SetupProblem(["edit:bounds", name], tuple(outside))
        if not objects and not known.free:
            yield SetupProblem(["edit:no-object", name])
        if len(subjects) > owned:
            yield SetupProblem(["edit:subjects", name, str(len(subjects)), str(owned)])
    if position.row > 1 and position.turn != "b":
        yield SetupProblem("edit:row")
    if known.free and position.opening and not is_stage(position.fields, known):
        yield SetupProblem("edit:stage")


def _may_stand(known: ChatraVariant, seat: str, cell: str) -> bool:
    """Whether a side's Object may be on a cell."""
    return bool(known.bounds(seat) >> known.board.names.index(cell) & 1)
