"""Setups of four-player Chatra: pieces and hands of four seats, and who mated whom."""

from collections.abc import Iterator

from anga.contract.editor import (
    Editor,
    FieldValue,
    SetupData,
    SetupField,
    SetupProblem,
    Validation,
    standing,
)
from anga.games.chatra4.rules.mates import count_mated
from anga.games.chatra4.rules.notation import (
    ACTIVE,
    LOOSE,
    STONE,
    Chatra4Fields,
    format_position,
    letters,
)
from anga.games.chatra4.rules.position import Chatra4Position, parse
from anga.games.chatra4.rules.rulesets import SEATS, SUBJECTS, Chatra4Variant, variant
from anga.games.chatra4.rules.validity import are_places, is_opening, is_stage, next_at_end
from anga.games.chatra4.view.looks import LOOSE_LOOK, STONE_LOOK
from anga.games.chatra4.view.scene import FACINGS, hand, piece
from anga.kit.setups import turn_field
from anga.shared.errors import PositionError
from anga.shared.scene import Option, Piece

OUT = {STONE: (STONE_LOOK, "stone"), LOOSE: (LOOSE_LOOK, "loose")}


class Chatra4Editor(Editor[Chatra4Position]):
    """The editor's palette and fields: pieces of each seat, neutral pieces, and mates."""

    def palette(self, rules: str) -> list[Option]:
        """An Object and a Subject of each seat, then Objects turned over and Subjects of nobody."""
        found: list[Option] = []
        for number, seat in enumerate(SEATS):
            for token, kind in ((seat.upper(), "O"), (seat, "S")):
                brush: Option = {
                    "id": token,
                    "name": [f"piece:{kind}", f"seat:{seat}"],
                    "look": f"{kind}:{seat}",
                    "group": f"seat:{seat}",
                }
                if kind == "S":
                    brush["facing"] = FACINGS[number]
                found.append(brush)
        for token, (look, name) in OUT.items():
            if token == STONE or variant(rules).neutral:
                found.append({"id": token, "name": name, "look": look, "group": "edit:mated"})
        return found

    def fields(self, rules: str) -> list[SetupField]:
        """The seat to move; each seat's hand, and by whom it was mated."""
        found: list[SetupField] = [turn_field(SEATS)]
        for seat in SEATS:
            group = f"seat:{seat}"
            found.append(
                {"id": f"hand:{seat}", "name": "field:hand", "most": SUBJECTS, "group": group}
            )
            found.append(
                {
                    "id": f"state:{seat}",
                    "name": "field:state",
                    "values": _states(seat, variant(rules)),
                    "group": group,
                }
            )
        return found

    def setup(self, position: Chatra4Position) -> SetupData:
        """The setup of a position."""
        board = position.variant.board
        placed = zip(board.names, letters(position.fields, board), strict=True)
        said = {"turn": position.turn}
        for number, seat in enumerate(SEATS):
            said[f"hand:{seat}"] = str(position.hands[number])
            said[f"state:{seat}"] = position.states[number]
        return {"cells": {cell: letter for cell, letter in placed if letter}, "fields": said}

    def validate(self, setup: SetupData, rules: str) -> Validation:
        """The position of a setup, or all its problems; mates are tested last."""
        known, fields = variant(rules), _fields(setup, rules)
        problems = list(_problems(setup, fields, known))
        if not problems:
            try:
                return Validation(str(parse(format_position(fields, known.board), rules)))
            except PositionError:
                problems = [SetupProblem("edit:mate")]
        shown = Chatra4Position(rules, *fields)
        hands = [hand(shown, number) for number in range(len(SEATS))]
        return Validation(None, problems, _pieces(setup), hands=hands)


def _states(seat: str, rules: Chatra4Variant) -> list[FieldValue]:
    """Each seat's state: active, or a place and who mated it."""
    others = [other for other in SEATS if other != seat]
    beaten: list[FieldValue] = [
        {"token": place + mater, "name": [f"state:{place}", f"seat:{mater}"]}
        for place in "432"[: rules.mates]
        for mater in others
    ]
    return [{"token": ACTIVE, "name": "state:a"}, *beaten]


def _fields(setup: SetupData, rules: str) -> Chatra4Fields:
    """The contents of the position string of a setup."""
    board, said = variant(rules).board, setup["fields"]
    squares = {
        token: [board.names.index(cell) for cell in standing(setup, token)]
        for token in (*SEATS, *map(str.upper, SEATS), *OUT)
    }
    masks = {token: sum(board.bit[square] for square in found) for token, found in squares.items()}
    return Chatra4Fields(
        turn=said["turn"],
        men=tuple(masks[seat] for seat in SEATS),
        objects=tuple((squares[seat.upper()] or [-1])[0] for seat in SEATS),
        hands=tuple(int(said[f"hand:{seat}"]) for seat in SEATS),
        states=tuple(said[f"state:{seat}"] for seat in SEATS),
        stones=masks[STONE],
        loose=masks[LOOSE],
    )


def _problems(
    setup: SetupData, fields: Chatra4Fields, rules: Chatra4Variant
) -> Iterator[SetupProblem]:
    """The problems that keep a setup from being a position, except a mate."""
    number = sum(mask.bit_count() for mask in (*fields.men, fields.loose)) + sum(fields.hands)
    if number != SUBJECTS:
        yield SetupProblem(["edit:subjects", str(number), str(SUBJECTS)])
    yield from _states_problems(fields, rules)
    yield from _armies(setup, fields, rules)
    if rules.free and is_opening(fields) and not is_stage(fields):
        yield SetupProblem("edit:stage")


def _states_problems(fields: Chatra4Fields, rules: Chatra4Variant) -> Iterator[SetupProblem]:
    if not are_places(fields.states, rules):
        yield SetupProblem("edit:places")
        return
    if fields.states[SEATS.index(fields.turn)] != ACTIVE:
        yield SetupProblem(["edit:mated-turn", f"seat:{fields.turn}"])
    elif count_mated(fields.states) == rules.mates and fields.turn != next_at_end(fields.states):
        yield SetupProblem(["edit:end-turn", f"seat:{next_at_end(fields.states)}"])


def _armies(
    setup: SetupData, fields: Chatra4Fields, rules: Chatra4Variant
) -> Iterator[SetupProblem]:
    """The problems of armies: an Object for each active player, only one turned over for others."""
    for number, seat in enumerate(SEATS):
        name, objects = f"seat:{seat}", standing(setup, seat.upper())
        if fields.states[number] == ACTIVE:
            if len(objects) > 1:
                yield SetupProblem(["edit:objects", name, str(len(objects))], objects)
            if not objects and not rules.free:
                yield SetupProblem(["edit:no-object", name])
            continue
        subjects = standing(setup, seat)
        if objects or subjects or (fields.hands[number] and not rules.neutral):
            yield SetupProblem(["edit:army", name], (*objects, *subjects))
    stones, beaten = standing(setup, STONE), count_mated(fields.states)
    if len(stones) != beaten:
        yield SetupProblem(["edit:stones", str(len(stones)), str(beaten)], stones)
    if fields.loose and not beaten:
        yield SetupProblem("edit:loose", standing(setup, LOOSE))


def _pieces(setup: SetupData) -> list[Piece]:
    found: list[Piece] = []
    for cell, token in setup["cells"].items():
        if token in OUT:
            look, name = OUT[token]
            found.append({"cell": cell, "look": look, "name": name, "seat": SEATS[0]})
        else:
            kind = "O" if token.isupper() else "S"
            found.append(piece(SEATS.index(token.lower()), kind, cell))
    return found
