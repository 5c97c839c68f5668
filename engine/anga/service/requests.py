"""Validation of requests to the JSON API."""

import json
from collections.abc import Callable, Collection, Mapping
from typing import cast

from anga.contract.game import AnyGame, AnyLine
from anga.contract.thinking import STRONGEST
from anga.record import record
from anga.record.record import Record
from anga.shared.answers import Request
from anga.shared.colours import BOARDS, USUAL_BOARD
from anga.shared.errors import RequestError, quote
from anga.shared.marks import parse_drawings
from anga.svg import NARROWEST, WIDEST


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _is_view(value: object) -> bool:
    return isinstance(value, dict) and all(isinstance(item, str) for item in value.values())


def _is_setup(value: object) -> bool:
    """Whether a value is a setup: two objects, for cells and fields, whose values are texts."""
    return (
        isinstance(value, dict)
        and set(value) == {"cells", "fields"}
        and all(
            isinstance(part, dict) and _is_texts(list(part.values())) for part in value.values()
        )
    )


def _is_level(value: object) -> bool:
    return type(value) is int and 1 <= value <= STRONGEST


def _is_count(value: object) -> bool:
    return type(value) is int and value > 0


def _is_few(value: object) -> bool:
    return type(value) is int and 0 < value <= MOST_LINES


def _is_seconds(value: object) -> bool:
    return type(value) in (int, float) and 0 < float(str(value)) < float("inf")


def _is_integer(value: object) -> bool:
    return type(value) is int


def _is_flag(value: object) -> bool:
    return type(value) is bool


def _is_language(value: object) -> bool:
    return value in ("en", "ja")


def _is_width(value: object) -> bool:
    return type(value) is int and NARROWEST <= value <= WIDEST


def _is_board(value: object) -> bool:
    return value in (USUAL_BOARD, *BOARDS)


def _is_drawings(value: object) -> bool:
    """Whether a value is a list of arrows and circles."""
    return _is_texts(value) and all(
        parse_drawings(text) == [text] for text in cast("list[str]", value)
    )


MOST_LINES = 20  # that an analysis tells apart
COMMON_KEYS = ("cmd", "game", "rules", "position", "record")
OWN_KEYS: Mapping[str, tuple[str, ...]] = {
    "best": ("level", "style", "seconds", "nodes", "seed", "told", "hint"),
    "analyse": ("level", "seconds", "nodes", "seed", "multipv"),
    "scene": ("view", "since"),
    "why": ("touches",),
    "explain": ("touches",),
    "judge": ("goal",),
    "losing": ("seat",),
    "danger": ("seat",),
    "claims": ("seat", "than"),
    "edit": ("setup", "view"),
    "picture": (
        "view",
        "dark",
        "language",
        "turned",
        "width",
        "touchable",
        "board",
        "drawings",
        "comment",
    ),
}
FITS: Mapping[str, Callable[[object], bool]] = {
    "cmd": _is_text,
    "game": _is_text,
    "rules": _is_text,
    "position": _is_text,
    "record": _is_texts,
    "view": _is_view,
    "since": _is_count,
    "touches": _is_texts,
    "goal": _is_text,
    "setup": _is_setup,
    "seat": _is_text,
    "than": _is_text,
    "level": _is_level,
    "style": _is_text,
    "seconds": _is_seconds,
    "nodes": _is_count,
    "seed": _is_integer,
    "multipv": _is_few,
    "told": _is_flag,
    "hint": _is_flag,
    "dark": _is_flag,
    "touchable": _is_flag,
    "language": _is_language,
    "turned": _is_integer,
    "width": _is_width,
    "board": _is_board,
    "drawings": _is_drawings,
    "comment": _is_text,
}


def check_request(request: object, commands: Collection[str]) -> Request:
    """The request, if it has a known command and values of the right types; else RequestError."""
    if not isinstance(request, dict):
        raise RequestError("a request is a JSON object", _spelt(request))
    cmd = request.get("cmd")
    if not isinstance(cmd, str) or cmd not in commands:
        raise RequestError(f"cmd is one of {', '.join(commands)}", _shown(cmd))
    for key, value in request.items():
        if key not in COMMON_KEYS and key not in OWN_KEYS.get(cmd, ()):
            raise RequestError(f"{cmd} knows no {key!r}", key)
        if not FITS[key](value):
            raise RequestError(f"{key} cannot be {quote(_spelt(value))}", _shown(value))
    if "game" not in request:
        raise RequestError("the request names no game")
    return cast("Request", request)


def record_of_request(request: Request) -> Record:
    """The record of the game in a request."""
    moves = tuple(request.get("record", ()))
    return Record(request["game"], request.get("rules", ""), request.get("position"), moves)


def line_of(request: Request) -> AnyLine:
    """The line of the game in a request. Raises AngaError."""
    return record.replay(record_of_request(request))


def insist_on_view(game: AnyGame, view: Mapping[str, str]) -> None:
    """Raise RequestError for a view that a game does not offer."""
    offered = {(known.id, choice) for known in game.views for choice in known.choices}
    if not offered.issuperset(view.items()):
        raise RequestError(f"{game.id} cannot be viewed so", json.dumps(view))


def _shown(value: object) -> str | None:
    return value if isinstance(value, str) or value is None else _spelt(value)


def _spelt(value: object) -> str:
    """A value as JSON. Raises RequestError if it is nested too deep to be written."""
    try:
        return json.dumps(value)
    except RecursionError as error:
        raise RequestError("the request is nested too deep") from error
