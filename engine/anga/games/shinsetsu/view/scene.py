"""The Scene of a position: a board between four coloured bands with barracks and dice."""

from collections.abc import Mapping

from anga.contract.game import View
from anga.games.shinsetsu.rules.board import FACINGS, SQUARES
from anga.games.shinsetsu.rules.dice import ROLLS
from anga.games.shinsetsu.rules.forces import HOME, INDEX, PRISONER, SEATS, Force
from anga.games.shinsetsu.rules.position import ShinsetsuPosition
from anga.games.shinsetsu.view.layout import CELLS, EDGES, SIDE, TEXTS, lines
from anga.games.shinsetsu.view.looks import COLOURS, looks, rolls
from anga.games.shinsetsu.view.pieces import dice, in_barracks, piece, pieces_in_barracks
from anga.shared.scene import Option, Phrase, Scene, Seat, compose

VIEWS = (View("pieces", ("kanji", "letters"), english="letters"),)


def scene(position: ShinsetsuPosition, view: Mapping[str, str]) -> Scene:
    """The Scene of a position."""
    letters = view.get("pieces") == "letters"
    return compose(
        (SIDE, SIDE),
        cells=CELLS,
        lines=lines(letters),
        texts=TEXTS,
        looks=dict((rolls if position.chance else looks)(letters)),
        pieces=[
            *(piece(position, at) for at in range(64) if position.board[at]),
            *(in_barracks(seat, kind) for seat, kind in pieces_in_barracks(position)),
        ],
        solids=dice(position),
        options=_options(position),
        seats=[_seat(position, seat) for seat in SEATS],
    )


def _seat(position: ShinsetsuPosition, seat: str) -> Seat:
    force = position.forces[INDEX[seat]]
    shown_seat: Seat = {
        "seat": seat,
        "name": f"seat:{seat}",
        "side": EDGES[seat],
        "score": force.score,
        "colour": COLOURS[seat],
        "man": f"{seat}:man",
    }
    if note := _note(position, seat, force):
        shown_seat["notes"] = [note]
    if not force.active and force.state != PRISONER:
        shown_seat["out"] = True
    if position.chance and seat == position.turn and not force.active:
        shut = ":shut" if position.board[HOME[seat]] else ""
        shown_seat["rolls_for"] = [f"rolls-for{shut}", f"seat:{seat}", SQUARES[HOME[seat]]]
    return shown_seat


def _note(position: ShinsetsuPosition, seat: str, force: Force) -> str | None:
    if force.state == "A":
        return None if position.outcome else "note:tie"
    if force.active:
        return None
    if not any(text[:1] == seat for text in position.board):
        return "note:gone"
    return "note:prisoner" if force.state == PRISONER else "note:suspended"


def _options(position: ShinsetsuPosition) -> list[Option]:
    """The options besides squares and dice."""
    if position.outcome:
        return []
    if position.chance:
        return [_roll_option(roll) for roll in ROLLS]
    if position.to_face:
        return [_facing_option(facing) for facing in FACINGS]
    dice = dict.fromkeys(position.dice)
    thrown = map(_die_option, dice) if len(dice) > 1 else ()
    kinds = [_kind_option(position.turn, kind) for kind in dict.fromkeys(position.force.barracks)]
    group = "choose:end" if len(position.legal()) > 1 else "choose:useless"
    ends = [_end_option(action, group) for action in ("stop", "pass")]
    turns: list[Option] = [{**_facing_option(way), "group": "choose:turn"} for way in FACINGS]
    return [*thrown, *turns, *kinds, *ends]


def _roll_option(roll: str) -> Option:
    name: Phrase = ["roll", *(f"face:{face}" for face in roll)]
    return {"id": roll, "name": name, "look": f"roll:{roll}", "group": "choose:roll"}


def _facing_option(facing: str) -> Option:
    look = f"facing:{facing}"
    return {"id": facing, "name": look, "look": look, "facing": 0, "group": "choose:facing"}


def _die_option(face: str) -> Option:
    look = f"face:{face}"
    return {
        "id": f"die-{face}",
        "name": look,
        "touch": f"d:{face}",
        "look": look,
        "group": "choose:die",
        "then": "choose:spent",
    }


def _kind_option(seat: str, letter: str) -> Option:
    name, look = f"kind:{letter}", f"{seat}:+{letter}"
    return {"id": letter, "name": name, "look": look, "group": "choose:kind"}


def _end_option(action: str, group: str) -> Option:
    return {"id": action, "name": f"option:{action}", "group": group}
