"""The JSON door: what the page's worker and the command line ask of the engine.

A request is an object `{"cmd": …, "game": …, "rules": …, "position": …, "record": […]}`; all but
`cmd` and `game` may be missing. An answer is an object too; bad input is answered by `error`, never
raised. The first five commands are a contract with other programs, the others serve the page.
"""

import json
import random
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from anga import games, record
from anga.editing import edited, editor_of
from anga.errors import AngaError, OverError, RequestError
from anga.game import AnyGame, AnyLine, AnyPosition, Line
from anga.phrases import say
from anga.record import Record
from anga.scene import Change, Mark, Phrase
from anga.search import levels, table
from anga.search.limits import Found, Limits

Answer = dict[str, Any]
Request = Mapping[str, Any]

DICE = random.SystemRandom()  # the platform's own randomness, which nobody foresees

DEMO_PLIES = 24
DEMO_LEVELS = (5, 2)
DEMO_NODES = 3000  # so that it does not hang on the machine's speed
DEMO_SEED = 3


def answer_text(text: str) -> str:
    """The answer to a request, both as JSON texts (ASCII, one line)."""
    try:
        request = json.loads(text)
    except (ValueError, RecursionError):
        return json.dumps({"error": problem(RequestError("the request is not JSON", text))})
    return json.dumps(answer(request))


def answer(request: object) -> Answer:
    """The answer to a request."""
    *_, last = thinking(request)
    return last


def thinking(request: object) -> Iterator[Answer]:
    """What is known so far, the answer last; whoever waits for it may stop in between."""
    try:
        checked = _checked(request)
        if checked["cmd"] == "best":
            yield from _best(checked)
        else:
            yield COMMANDS[checked["cmd"]](checked)
    except AngaError as error:
        yield {"error": problem(error)}


def problem(error: AngaError) -> Answer:
    """An error as data."""
    return {"kind": error.kind, "text": error.text, "ply": error.ply, "message": error.message}


def status(line: AnyLine) -> Answer:
    """Where a game stands; every key is always there."""
    outcome, position = line.outcome, line.position
    return {
        "over": outcome is not None,
        "reason": outcome.reason if outcome else None,
        "placings": outcome.placings if outcome else None,
        "turn": None if outcome else position.turn,
        "chance": position.chance and not outcome,
        "check": list(position.check),
        "scores": position.scores,
    }


def tokens(line: AnyLine) -> list[str]:
    """The legal moves, sorted by code point."""
    return sorted(line.position.move_text(move) for move in line.legal())


def opening(game_id: str) -> Answer:
    """All that the page needs of a game before its engine is up: words, rules, and the first move.

    `scenes` holds the start as each view shows it, `firsts` what each opening move does; a piece or
    solid in their changes is a number in `things`, since most come many times.
    """
    game = games.get(game_id)
    line = record.replay(Record(game_id))
    start = line.position
    things: list[object] = []
    return {
        "game": game_id,
        "seats": list(game.seats),
        "rules": [rule._asdict() for rule in game.rules],
        "views": [view._asdict() for view in game.views],
        "levels": levels.LEVELS,
        "solved": game.states() is not None,
        "dice": game.dice,
        "editor": game.editor is not None,
        "words": dict(game.words),
        "scenes": [
            {"view": view, "scene": game.scene(start, view)} for view in _every_view(game_id)
        ],
        "choices": game.choices(start),
        "status": status(line),
        "firsts": [_first(line, move, things) for move in line.legal()],
        "things": things,
        "demo": demo(game_id),
    }


def demo(game_id: str) -> list[list[Change]]:
    """A short game between two levels, as what each move changes; the same every time."""
    line, dice = record.replay(Record(game_id)), random.Random(DEMO_SEED)
    played = []
    for ply in range(DEMO_PLIES):
        if line.outcome:
            break
        if line.position.chance:
            line = line.play(rolled(line.position, dice))
        else:
            *_, last = levels.search(line, _demo_limits(ply))
            line = line.play(last.move)
        played.append(_changes(line))
    return played


def _demo_limits(ply: int) -> Limits:
    return Limits(level=DEMO_LEVELS[ply % 2], nodes=DEMO_NODES, seed=DEMO_SEED)


def rolled(position: AnyPosition, dice: random.Random) -> object:
    """A roll at a chance node, each as likely as its odds say, to the last bit."""
    odds = position.odds()
    drawn = dice.randrange(sum(odds))
    for roll, weight in zip(position.legal(), odds, strict=True):
        drawn -= weight
        if drawn < 0:
            return roll
    raise AssertionError("the odds add up")


def _moves(request: Request) -> Answer:
    return {"moves": tokens(_line(request))}


def _position(request: Request) -> Answer:
    return {"position": str(_line(request).position)}


def _status(request: Request) -> Answer:
    return {"status": status(_line(request))}


def _replay(request: Request) -> Answer:
    whole = _line(request)
    lines = [
        whole._replace(positions=whole.positions[: ply + 1], moves=whole.moves[:ply])
        for ply in range(len(whole.positions))
    ]
    return {
        "plies": [
            {"position": str(line.position), "moves": tokens(line), "status": status(line)}
            for line in lines
        ]
    }


def _best(request: Request) -> Iterator[Answer]:
    line = _line(request)
    if line.outcome:
        raise OverError("the game has ended: there is no move to choose")
    if line.position.chance:
        raise RequestError("a roll is awaited: there is no move to choose", "best")
    began = time.perf_counter()
    limits = Limits(**{key: request.get(key) for key in Limits._fields})
    for found in levels.search(line, limits):
        yield _found(line.position, found, time.perf_counter() - began)


def _roll(request: Request) -> Answer:
    """The dice are thrown."""
    line = _line(request)
    if line.outcome:
        raise OverError("the game has ended: there is nothing to roll for")
    if not line.position.chance:
        raise RequestError("no roll is awaited", "roll")
    return {"move": line.position.move_text(rolled(line.position, DICE))}


def _found(position: AnyPosition, found: Found, seconds: float) -> Answer:
    return {
        "move": position.move_text(found.move),
        "score": found.score,
        "depth": found.depth,
        "nodes": found.nodes,
        "seconds": round(seconds, 3),
        "pv": _spelt(position, found.pv),
    }


def _spelt(position: AnyPosition, moves: tuple[object, ...]) -> list[str]:
    spelt = []
    for move in moves:
        spelt.append(position.move_text(move))
        position = position.after(move)
    return spelt


def _scene(request: Request) -> Answer:
    """What the page shows of a record, as far as it can be played, and what stopped it."""
    line, error = record.replay_far(_record(request))
    game = line.game
    shown = game.scene(line.position, _view(game, request))
    return {
        **record.of(line)._asdict(),
        "error": error and {**problem(error), "reason": error.reason, "cells": error.cells},
        "scene": {**shown, "marks": [*_last_marks(line), *shown["marks"]]},
        "choices": _choices(line),
        "unlisted": _unlisted(line),
        "status": status(line),
        "history": [_told(line, ply) for ply in range(len(line.moves))],
        "changes": _changes(line),
    }


def _view(game: AnyGame, request: Request) -> Mapping[str, str]:
    view: Mapping[str, str] = request.get("view", {})
    offered = {(known.id, choice) for known in game.views for choice in known.choices}
    if not offered.issuperset(view.items()):
        raise RequestError(f"{game.id} cannot be viewed so", json.dumps(view))
    return view


def _choices(line: AnyLine) -> list[Any]:
    if line.outcome:
        return []
    barred = {line.position.move_text(m): why.reason for m, why in line.game.barred(line).items()}
    choices = line.game.choices(line.position)
    return [{**c, "forbidden": barred[c["move"]]} if c["move"] in barred else c for c in choices]


def _unlisted(line: AnyLine) -> list[Answer]:
    """Legal moves that are made without touches on the board, and how they are told."""
    if line.outcome:
        return []
    position = line.position
    return [
        {"move": position.move_text(move), "told": line.game.telling(position, move)}
        for move in position.unlisted()
    ]


def _last_marks(line: AnyLine) -> list[Mark]:
    """Where the last turn happened; with more than two seats, where each seat's last turn did."""
    marks: dict[str, list[str]] = {}
    latest = None
    for before, move in zip(line.positions[-2::-1], line.moves[::-1], strict=True):
        if before.turn != latest:
            if before.turn in marks or (marks and len(line.game.seats) == 2):
                break
            latest = before.turn
        cells = marks.setdefault(before.turn, [])
        changed = line.game.changes(before, move)
        cells += [cell for cell in _cells(changed, before.turn) if cell not in cells]
    found = [(seat, cells) for seat, cells in marks.items() if cells]
    return [{"mark": "last", "cells": cells, "seat": seat} for seat, cells in reversed(found)]


def _cells(changes: list[Change], seat: str) -> list[str]:
    """Where a seat's flat pieces came, went or turned."""
    done = [change for change in changes if change["do"] in ("move", "drop", "turn")]
    own = [change for change in done if "piece" in change and change["piece"]["seat"] == seat]
    places = [place for change in own for place in change["places"]]
    return [place[2:] for place in places if place.startswith("c:")]


def _told(line: AnyLine, ply: int) -> Answer:
    """A ply of the history; a roll also says what its dice show."""
    game, before, move = line.game, line.positions[ply], line.moves[ply]
    kifu: Phrase = game.kifu(before, move)
    told = {"seat": before.turn, "kifu": kifu, "told": game.telling(before, move)}
    return {**told, "faces": list(game.faces(before, move))} if before.chance else told


def _changes(line: AnyLine) -> list[Change]:
    """What the last move of a line did."""
    return line.game.changes(line.positions[-2], line.moves[-1]) if line.moves else []


def _first(line: AnyLine, move: object, things: list[object]) -> Answer:
    played = line.play(move)
    token = line.position.move_text(move)
    changes = [_numbered(change, things) for change in _changes(played)]
    return {"move": token, "changes": changes, **_told(played, 0)}


def _numbered(change: Change, things: list[object]) -> Answer:
    """A change with its piece or solid as a number in `things`, which take up what is new."""
    numbered: Answer = dict(change)
    for key in numbered.keys() & {"piece", "solid"}:
        if numbered[key] not in things:
            things.append(numbered[key])
        numbered[key] = things.index(numbered[key])
    return numbered


def _why(request: Request) -> Answer:
    """The rule that forbids what was touched; all null when it is no move, or a legal one."""
    line = _line(request)
    token = line.game.touched(line.position, request.get("touches", []))
    try:
        if token is not None:
            line.parse_move(token)
    except AngaError as error:
        if error.reason is not None:
            slug = error.reason if isinstance(error.reason, str) else error.reason[0]
            words = {
                language: say(error.reason, line.game.words, language) for language in ("en", "ja")
            }
            return {"slug": slug, "words": words, "cells": error.cells}
    return {"slug": None, "words": None, "cells": []}


def _explain(request: Request) -> Answer:
    """What the touches made so far would come to: marks, lines and notes, see `Explanation`."""
    line = _line(request)
    if line.outcome:
        return {"marks": [], "lines": [], "notes": []}
    return dict(line.game.explain(line.position, request.get("touches", [])))


def _edit(request: Request) -> Answer:
    """A setup and what it comes to; without one, that of the position shown, see `anga.editing`."""
    position = _line(request).position
    game = games.get(request["game"])
    editor_of(game)
    answer = edited(game, position, request.get("setup"), _view(game, request))
    if answer["position"] is None:
        return {**answer, "status": None}
    found = game.parse(answer["position"], position.rules)
    return {**answer, "status": status(Line(game, (found,)))}


def _values(request: Request) -> Answer:
    """The value of every legal move to its mover in a solved game."""
    line = _line(request)
    if line.game.states() is None:
        raise RequestError(f"{line.game.id} is not solved", line.game.id)
    if line.outcome:
        return {"values": {}}
    position = line.position
    known = table.values(position, line.game.id)
    return {"values": {position.move_text(m): [v.letter, v.plies] for m, v in known.items()}}


COMMANDS: Mapping[str, Callable[[Request], Answer]] = {
    "moves": _moves,
    "position": _position,
    "status": _status,
    "replay": _replay,
    "scene": _scene,
    "why": _why,
    "explain": _explain,
    "edit": _edit,
    "values": _values,
    "roll": _roll,
}
COMMON_KEYS = ("cmd", "game", "rules", "position", "record")
OWN_KEYS: Mapping[str, tuple[str, ...]] = {
    "best": Limits._fields,
    "scene": ("view",),
    "why": ("touches",),
    "explain": ("touches",),
    "edit": ("setup", "view"),
}


def _checked(request: object) -> Request:
    if not isinstance(request, dict):
        raise RequestError("a request is a JSON object", json.dumps(request))
    cmd = request.get("cmd")
    if not isinstance(cmd, str) or (cmd not in COMMANDS and cmd != "best"):
        raise RequestError(f"cmd is one of {', '.join([*COMMANDS, 'best'])}", _shown(cmd))
    for key, value in request.items():
        if key not in COMMON_KEYS and key not in OWN_KEYS.get(cmd, ()):
            raise RequestError(f"{cmd} knows no {key!r}", key)
        if not FITS[key](value):
            raise RequestError(f"{key} cannot be {json.dumps(value)}", _shown(value))
    if "game" not in request:
        raise RequestError("the request names no game")
    return request


def _shown(value: object) -> str | None:
    return value if isinstance(value, str) or value is None else json.dumps(value)


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _is_view(value: object) -> bool:
    return isinstance(value, dict) and all(isinstance(item, str) for item in value.values())


def _is_setup(value: object) -> bool:
    """Two objects, of what stands on cells and of fields, whose values are texts."""
    return (
        isinstance(value, dict)
        and set(value) == {"cells", "fields"}
        and all(
            isinstance(part, dict) and _is_texts(list(part.values())) for part in value.values()
        )
    )


def _is_level(value: object) -> bool:
    return type(value) is int and 1 <= value <= levels.LEVELS


def _is_count(value: object) -> bool:
    return type(value) is int and value > 0


def _is_seconds(value: object) -> bool:
    return type(value) in (int, float) and 0 < float(str(value)) < float("inf")


def _is_integer(value: object) -> bool:
    return type(value) is int


FITS: Mapping[str, Callable[[object], bool]] = {
    "cmd": _is_text,
    "game": _is_text,
    "rules": _is_text,
    "position": _is_text,
    "record": _is_texts,
    "view": _is_view,
    "touches": _is_texts,
    "setup": _is_setup,
    "level": _is_level,
    "seconds": _is_seconds,
    "nodes": _is_count,
    "seed": _is_integer,
}


def _record(request: Request) -> Record:
    moves = tuple(request.get("record", ()))
    return Record(request["game"], request.get("rules", ""), request.get("position"), moves)


def _line(request: Request) -> AnyLine:
    return record.replay(_record(request))


def _every_view(game_id: str) -> list[dict[str, str]]:
    views: list[dict[str, str]] = [{}]
    for view in games.get(game_id).views:
        views = [{**chosen, view.id: choice} for chosen in views for choice in view.choices]
    return views
