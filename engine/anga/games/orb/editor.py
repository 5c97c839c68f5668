"""Setups of Yonin Shogi: pieces of four seats, their hands, orbs and placings."""

from collections import Counter
from collections.abc import Iterator

from anga.contract.editor import Editor, Field, Problem, Setup, Validation, named, standing
from anga.games.orb.field import UNITS, field, held
from anga.games.orb.pieces import FLIPPED_LOOK
from anga.games.orb.positions import PLACINGS, piece_text, read_piece, text
from anga.games.orb.rules import PLAIN, Orb, parse
from anga.games.orb.seats import (
    BITS,
    EMPTY,
    EVERYONE,
    IN_HAND,
    KINDS,
    MOST,
    NAMES,
    NUMBERS,
    SEATS,
    file_of,
    rank_of,
)
from anga.shared.errors import PositionError
from anga.shared.scene import Hand, Held, Option, Phrase, Piece

FLIPPED_KING = "xx"
STATES = "a4321"


class OrbEditor(Editor[Orb]):
    """Every piece of every seat, and a flipped king; tokens as the position string has them."""

    def palette(self, rules: str) -> list[Option]:
        """The pieces seat by seat, then a flipped king."""
        brushes: list[Option] = [
            {
                "id": seat + kind,
                "name": f"piece:{kind}",
                "look": kind,
                "facing": facing,
                "group": f"seat:{seat}",
            }
            for facing, seat in enumerate(SEATS)
            for kind in ("K", "R", "G", "S", "P", "+R", "+S", "+P")
        ]
        flipped: Option = {
            "id": FLIPPED_KING,
            "name": "flipped-king",
            "look": FLIPPED_LOOK,
            "group": "edit:mated",
        }
        return [*brushes, flipped]

    def fields(self, rules: str) -> list[Field]:
        """Whose turn it is; of each seat its state, its orb and its hand."""
        fields: list[Field] = [{"id": "turn", "name": "field:turn", "values": named("seat", SEATS)}]
        for seat in SEATS:
            group = f"seat:{seat}"
            states = named("state", STATES)
            fields.append(
                {"id": f"state:{seat}", "name": "field:state", "values": states, "group": group}
            )
            if rules != PLAIN:
                orbs = named("orb", "br")
                fields.append(
                    {"id": f"orb:{seat}", "name": "field:orb", "values": orbs, "group": group}
                )
            for kind in IN_HAND:
                name: Phrase = ["field:hand", f"piece:{KINDS[kind]}"]
                hand = f"hand:{seat}:{KINDS[kind]}"
                fields.append({"id": hand, "name": name, "most": MOST[kind], "group": group})
        return fields

    def setup(self, position: Orb) -> Setup:
        """A position taken apart."""
        there = position.field
        cells = {
            NAMES[square]: piece_text(code)
            for square, code in enumerate(there.squares)
            if code != EMPTY
        }
        said = {"turn": position.turn}
        for number, seat in enumerate(SEATS):
            said[f"state:{seat}"] = position.states[number]
            if position.rules != PLAIN:
                said[f"orb:{seat}"] = "r" if position.red & BITS[number] else "b"
            for kind in IN_HAND:
                said[f"hand:{seat}:{KINDS[kind]}"] = str(held(there.hands[number], kind))
        return {"cells": cells, "fields": said}

    def validate(self, setup: Setup, rules: str) -> Validation:
        """Everything that is wrong, or the position; checks are looked at last."""
        problems = [*_states(setup), *_kings(setup), *_numbers(setup), *_pawns(setup)]
        if not problems:
            try:
                return Validation(str(parse(_text(setup), rules)))
            except PositionError:
                problems = [Problem("edit:check")]
        return Validation(None, problems, _pieces(setup), hands=_hands(setup))


def _state(setup: Setup, seat: str) -> str:
    return setup["fields"][f"state:{seat}"]


def _is_red(setup: Setup, seat: str) -> bool:
    return setup["fields"].get(f"orb:{seat}") == "r"


def _hand(setup: Setup, seat: str, kind: str) -> int:
    return int(setup["fields"][f"hand:{seat}:{kind}"])


def _states(setup: Setup) -> Iterator[Problem]:
    """Placings are given from the fourth to the first; who is mated does not move."""
    turn, states = setup["fields"]["turn"], [_state(setup, seat) for seat in SEATS]
    if "".join(sorted(set(states) - {"a"})) not in PLACINGS or _twice(states):
        yield Problem("edit:placings")
    if _state(setup, turn) not in "a1":
        yield Problem(["edit:mated-turn", f"seat:{turn}"])
    for seat in SEATS:
        if _is_red(setup, seat) and (seat == turn or _state(setup, seat) != "a"):
            yield Problem(["edit:red", f"seat:{seat}"])


def _twice(states: list[str]) -> bool:
    placed = [state for state in states if state != "a"]
    return len(set(placed)) < len(placed)


def _kings(setup: Setup) -> Iterator[Problem]:
    """One king for each seat that plays, a flipped one for each that is mated."""
    mated = 0
    for seat in SEATS:
        kings, plays = standing(setup, f"{seat}K"), _state(setup, seat) in "a1"
        mated += not plays
        if plays and len(kings) != 1:
            yield Problem(["edit:kings", f"seat:{seat}", str(len(kings))], kings)
        if kings and not plays:
            yield Problem(["edit:mated-king", f"seat:{seat}"], kings)
    flipped = standing(setup, FLIPPED_KING)
    if len(flipped) != mated:
        yield Problem(["edit:flipped", str(len(flipped)), str(mated)], flipped)


def _numbers(setup: Setup) -> Iterator[Problem]:
    """Never more pieces of a kind than the game has."""
    counts = Counter(token[-1] for token in setup["cells"].values())
    for kind, most in MOST.items():
        letter = KINDS[kind]
        found = counts[letter] + sum(_hand(setup, seat, letter) for seat in SEATS)
        if found > most:
            yield Problem(["edit:too-many", f"piece:{letter}", str(found), str(most)])


def _pawns(setup: Setup) -> Iterator[Problem]:
    """No two Pawns of a seat on a file, none on its last rank."""
    for number, seat in enumerate(SEATS):
        pawns = standing(setup, f"{seat}P")
        files = Counter(file_of(NUMBERS[cell], number) for cell in pawns)
        twice = tuple(cell for cell in pawns if files[file_of(NUMBERS[cell], number)] > 1)
        if twice:
            yield Problem(["edit:two-pawns", f"seat:{seat}"], twice)
        stuck = tuple(cell for cell in pawns if rank_of(NUMBERS[cell], number) == 0)
        if stuck:
            yield Problem(["edit:dead-end", f"seat:{seat}"], stuck)


def _text(setup: Setup) -> str:
    """The position string that a setup would have."""
    cells = setup["cells"]
    squares = [read_piece(cells[name]) if name in cells else EMPTY for name in NAMES]
    hands = tuple(
        sum(UNITS[kind] * _hand(setup, seat, KINDS[kind]) for kind in IN_HAND) for seat in SEATS
    )
    red = sum(bit for bit, seat in zip(BITS, SEATS, strict=True) if _is_red(setup, seat))
    states = "".join(_state(setup, seat) for seat in SEATS)
    return text(field(squares, hands, EVERYONE), setup["fields"]["turn"], red, states)


def _pieces(setup: Setup) -> list[Piece]:
    return [_piece(cell, token) for cell, token in setup["cells"].items()]


def _piece(cell: str, token: str) -> Piece:
    if token == FLIPPED_KING:
        return {"cell": cell, "look": FLIPPED_LOOK, "name": "flipped-king", "seat": SEATS[0]}
    seat, kind = token[0], token[1:]
    return {
        "cell": cell,
        "look": kind,
        "name": ["piece-of", f"seat:{seat}", f"piece:{kind}"],
        "seat": seat,
        "facing": SEATS.index(seat),
    }


def _hands(setup: Setup) -> list[Hand]:
    return [
        {
            "seat": seat,
            "held": [_pile(setup, seat, KINDS[kind]) for kind in IN_HAND],
        }
        for seat in SEATS
    ]


def _pile(setup: Setup, seat: str, kind: str) -> Held:
    name: Phrase = ["in-hand", f"seat:{seat}", f"piece:{kind}"]
    return {"kind": kind, "look": kind, "name": name, "count": _hand(setup, seat, kind)}
