"""How Mori looks: discs of moonlight and sunlight on moss."""

from collections.abc import Mapping

from anga.games.mori.rules.position import FAR, GRID, OTHER, SEATS, SQUARES, STEPS, Mori, owner

from anga.contract.game import View
from anga.kit.hands import hand
from anga.shared.scene import (
    Cell,
    Colours,
    Drawing,
    Piece,
    Scene,
    Seat,
    Stroke,
    compose,
)

VIEWS = (View("signs", ("kanji", "letters")),)
SIDES = {"m": 2, "h": 0}
FACINGS = {"m": 0, "h": 2}
COLOURS: Colours = {
    "moss": ("#7d9a62", "#5c7548"),
    "clearing": ("#c5d3a4", "#a3b386"),
    "moonlight": ("#2c3350", "#2c3350"),
    "sunlight": ("#fff3cf", "#fff3cf"),
}
LIGHT = {"m": "moonlight", "h": "sunlight"}
SIGNS = {"F": "狐", "O": "梟", "B": "猪", "M": "鼠", "H": "兎"}


def scene(position: Mori, view: Mapping[str, str]) -> Scene:
    """The Scene of a position."""
    letters = view.get("signs") == "letters"
    names = [SQUARES[position.fox(seat)] for seat in position.check]
    return compose(
        (GRID.width, GRID.height),
        cells=[_cell(square) for square in GRID.squares],
        looks={f"{seat}{kind}": _look(kind, seat, letters) for seat in SEATS for kind in STEPS},
        pieces=[_piece(position, square) for square in GRID.squares if position.board[square]],
        hands=[hand(seat, position.hand(seat), look=seat) for seat in SEATS],
        marks=[{"mark": "check", "cells": names}] if names else [],
        seats=[_seat(seat) for seat in SEATS],
    )


def _cell(square: int) -> Cell:
    column, row = GRID.place(square)
    fill = "moss" if row in FAR.values() else "clearing"
    return {"id": SQUARES[square], "at": [column, row], "fill": fill, "name": SQUARES[square]}


def _piece(position: Mori, square: int) -> Piece:
    seat, kind = owner(position.board[square]), position.board[square].upper()
    return {
        "cell": SQUARES[square],
        "look": seat + kind,
        "name": ["piece-of", f"seat:{seat}", f"piece:{kind}"],
        "seat": seat,
        "facing": FACINGS[seat],
    }


def _look(kind: str, seat: str, letters: bool) -> Drawing:
    other = LIGHT[OTHER[seat]]
    sign: Stroke = {
        "glyph": kind if letters else SIGNS[kind],
        "at": [0.5, 0.55],
        "size": 0.5,
        "font": "mincho",
        "fill": other,
    }
    disc: Stroke = {"circle": [0.5, 0.5, 0.42], "fill": LIGHT[seat], "line": other, "width": 0.03}
    return [disc, sign, *(_dot(step, other) for step in STEPS[kind])]


def _dot(step: tuple[int, int], fill: str) -> Stroke:
    """A dot towards each square to which a piece steps."""
    far = 0.35 / (step[0] ** 2 + step[1] ** 2) ** 0.5
    return {
        "circle": [round(0.5 + step[0] * far, 3), round(0.5 + step[1] * far, 3), 0.035],
        "fill": fill,
    }


def _seat(seat: str) -> Seat:
    return {"seat": seat, "name": f"seat:{seat}", "side": SIDES[seat], "sign": LIGHT[seat]}
