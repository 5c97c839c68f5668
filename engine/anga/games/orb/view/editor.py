"""Setups of Yonin Shogi: pieces of four seats, their hands, orbs and placings."""

from collections import Counter
from collections.abc import Iterator

from anga.contract.editor import (
    Editor,
    SetupData,
    SetupField,
    SetupProblem,
    Validation,
    named_values,
    standing,
)
from anga.games.orb.rules.board import counts, pack_hand
from anga.games.orb.rules.notation import (
    FLIPPED_KING,
    PLACINGS,
    OrbFields,
    format_piece,
    format_position,
    parse_piece,
)
from anga.games.orb.rules.position import OrbPosition, parse
from anga.games.orb.rules.rulesets import PENALTY, PLAIN
from anga.games.orb.rules.seats import (
    BITS,
    EMPTY,
    MOST_IN_HAND,
    NAMES,
    NUMBERS,
    SEATS,
    file_of,
    rank_of,
)
from anga.games.orb.view.looks import FLIPPED_LOOK
from anga.kit.hands import hand, hand_fields, hand_in, hand_tokens
from anga.kit.setups import brushes, piece, turn_field
from anga.shared.errors import PositionError
from anga.shared.scene import Option, Phrase, Piece

PALETTE = ("K", "R", "G", "S", "P", "+R", "+S", "+P")
FACINGS = {seat: facing for facing, seat in enumerate(SEATS)}
STATES = "a4321"
FREE, OWING = "-", "+"  # whether a seat owes a turn


class OrbEditor(Editor[OrbPosition]):
    """The editor's palette and fields: every piece of every seat, and a flipped king.

    Tokens are those of the position string.
    """

    def palette(self, rules: str) -> list[Option]:
        """The pieces seat by seat, then a flipped king."""
        flipped: Option = {
            "id": FLIPPED_KING,
            "name": "flipped-king",
            "look": FLIPPED_LOOK,
            "group": "edit:mated",
        }
        return [*brushes(FACINGS, PALETTE), flipped]

    def fields(self, rules: str) -> list[SetupField]:
        """The seat to move; each seat's state, orb and hand."""
        fields = [turn_field(SEATS)]
        for seat in SEATS:
            group = f"seat:{seat}"
            states = named_values("state", STATES)
            fields.append(
                {"id": f"state:{seat}", "name": "field:state", "values": states, "group": group}
            )
            if rules != PLAIN:
                orbs = named_values("orb", "br")
                fields.append(
                    {"id": f"orb:{seat}", "name": "field:orb", "values": orbs, "group": group}
                )
            if rules == PENALTY:
                debts = named_values("debt", (FREE, OWING))
                fields.append(
                    {"id": f"debt:{seat}", "name": "field:debt", "values": debts, "group": group}
                )
            fields += hand_fields(seat, MOST_IN_HAND)
        return fields

    def setup(self, position: OrbPosition) -> SetupData:
        """The setup of a position."""
        codes = zip(NAMES, position.board.squares, strict=True)
        cells = {name: format_piece(code) for name, code in codes if code != EMPTY}
        said = {"turn": position.turn}
        for number, seat in enumerate(SEATS):
            said[f"state:{seat}"] = position.states[number]
            if position.rules != PLAIN:
                said[f"orb:{seat}"] = "r" if position.red & BITS[number] else "b"
            if position.rules == PENALTY:
                said[f"debt:{seat}"] = OWING if position.debts & BITS[number] else FREE
            said |= hand_tokens(seat, counts(position.board.hands[number]))
        return {"cells": cells, "fields": said}

    def validate(self, setup: SetupData, rules: str) -> Validation:
        """The position of a setup, or all its problems; checks are tested last."""
        problems = [*_states(setup), *_kings(setup), *_numbers(setup), *_pawns(setup)]
        if not problems:
            try:
                return Validation(str(parse(format_position(_fields(setup)), rules)))
            except PositionError:
                turn = setup["fields"]["turn"]
                owed: Phrase = ["edit:debt", f"seat:{turn}"]
                problems = [SetupProblem(owed if _owes(setup, turn) else "edit:check")]
        pieces = [_piece(cell, token) for cell, token in setup["cells"].items()]
        hands = [hand(seat, hand_in(setup, seat, MOST_IN_HAND)) for seat in SEATS]
        return Validation(None, problems, pieces, hands=hands)


def _state(setup: SetupData, seat: str) -> str:
    return setup["fields"][f"state:{seat}"]


def _is_red(setup: SetupData, seat: str) -> bool:
    return setup["fields"].get(f"orb:{seat}") == "r"


def _owes(setup: SetupData, seat: str) -> bool:
    return setup["fields"].get(f"debt:{seat}") == OWING


def _states(setup: SetupData) -> Iterator[SetupProblem]:
    """Problems of placings, which are given from fourth to first; mated players do not move."""
    turn, states = setup["fields"]["turn"], [_state(setup, seat) for seat in SEATS]
    if "".join(sorted(set(states) - {"a"})) not in PLACINGS or _twice(states):
        yield SetupProblem("edit:placings")
    if _state(setup, turn) not in "a1":
        yield SetupProblem(["edit:mated-turn", f"seat:{turn}"])
    for seat in SEATS:
        if _is_red(setup, seat) and (seat == turn or _state(setup, seat) != "a"):
            yield SetupProblem(["edit:red", f"seat:{seat}"])
        if _owes(setup, seat) and _state(setup, seat) != "a":
            yield SetupProblem(["edit:debt", f"seat:{seat}"])


def _twice(states: list[str]) -> bool:
    placed = [state for state in states if state != "a"]
    return len(set(placed)) < len(placed)


def _kings(setup: SetupData) -> Iterator[SetupProblem]:
    """Problems of kings: one for each active seat, a flipped one for each mated one."""
    mated = 0
    for seat in SEATS:
        kings, plays = standing(setup, f"{seat}K"), _state(setup, seat) in "a1"
        mated += not plays
        if plays and len(kings) != 1:
            yield SetupProblem(["edit:kings", f"seat:{seat}", str(len(kings))], kings)
        if kings and not plays:
            yield SetupProblem(["edit:mated-king", f"seat:{seat}"], kings)
    flipped = standing(setup, FLIPPED_KING)
    if len(flipped) != mated:
        yield SetupProblem(["edit:flipped", str(len(flipped)), str(mated)], flipped)


def _numbers(setup: SetupData) -> Iterator[SetupProblem]:
    """Problems of numbers: no more pieces of a kind than the game has."""
    standing_and_held = Counter(token[-1] for token in setup["cells"].values())
    for seat in SEATS:
        standing_and_held.update(hand_in(setup, seat, MOST_IN_HAND))
    for kind, most in MOST_IN_HAND.items():
        if (found := standing_and_held[kind]) > most:
            yield SetupProblem(["edit:too-many", f"piece:{kind}", str(found), str(most)])


def _pawns(setup: SetupData) -> Iterator[SetupProblem]:
    """Problems of Pawns: two of a seat on a file, or one on its last rank."""
    for number, seat in enumerate(SEATS):
        pawns = standing(setup, f"{seat}P")
        files = Counter(file_of(NUMBERS[cell], number) for cell in pawns)
        twice = tuple(cell for cell in pawns if files[file_of(NUMBERS[cell], number)] > 1)
        if twice:
            yield SetupProblem(["edit:two-pawns", f"seat:{seat}"], twice)
        stuck = tuple(cell for cell in pawns if rank_of(NUMBERS[cell], number) == 0)
        if stuck:
            yield SetupProblem(["edit:dead-end", f"seat:{seat}"], stuck)


def _fields(setup: SetupData) -> OrbFields:
    """The contents of the position string of a setup."""
    codes = tuple(parse_piece(setup["cells"].get(name, "")) for name in NAMES)
    hands = tuple(pack_hand(hand_in(setup, seat, MOST_IN_HAND)) for seat in SEATS)
    red = sum(bit for bit, seat in zip(BITS, SEATS, strict=True) if _is_red(setup, seat))
    debts = sum(bit for bit, seat in zip(BITS, SEATS, strict=True) if _owes(setup, seat))
    states = "".join(_state(setup, seat) for seat in SEATS)
    return OrbFields(codes, setup["fields"]["turn"], red, hands, states, debts)


def _piece(cell: str, token: str) -> Piece:
    if token == FLIPPED_KING:
        return {"cell": cell, "look": FLIPPED_LOOK, "name": "flipped-king", "seat": SEATS[0]}
    return piece(cell, token, FACINGS)
