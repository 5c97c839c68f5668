"""The record of a game: rules, start and moves, from which all else follows.

game: bushi
rules: article

Nb Ub t f
"""

import json
from collections import OrderedDict
from collections.abc import Mapping
from typing import NamedTuple

from anga import games
from anga.contract.game import AnyLine, Line
from anga.contract.position_history import PositionHistory
from anga.shared import game_tree
from anga.shared.errors import AngaError, RequestError
from anga.shared.formats import fragment, notes, reading
from anga.shared.game_tree import GameTree

COLUMNS = 80
KEPT_LINES = 16
HEADERS, FURTHER = game_tree.HEADERS[:3], game_tree.HEADERS[3:]


class Record(NamedTuple):
    """The record of a game as texts; `position` is None for the usual start under the rules."""

    game: str
    rules: str = ""
    position: str | None = None
    moves: tuple[str, ...] = ()


def replay(record: Record) -> AnyLine:
    """The line of a record.

    Raises GameError, RulesError, PositionError, and for the first bad move MoveError, OverError or
    IllegalMove with its `ply`. Recent lines are cached, so one more move is cheap.
    """
    line = _kept.get(record)
    if line is None:
        line = _extended(record) if record.moves else _begun(record)
        _kept[record] = line
        if len(_kept) > KEPT_LINES:
            _kept.popitem(last=False)
    return line


def replay_far(record: Record) -> tuple[AnyLine, AngaError | None]:
    """The playable part of a record as a line, and the error that stopped it, or None.

    Unknown rules are replaced by the default ones, a bad position by the start. Raises GameError.
    """
    games.get(record.game)
    try:
        return replay(record), None
    except AngaError as error:
        if error.ply is not None:
            return replay(record._replace(moves=record.moves[: error.ply])), error
        kept = Record(record.game) if error.kind == "rules" else Record(record.game, record.rules)
        return replay(kept), error


def of(line: AnyLine) -> Record:
    """The record of a line, in canonical spelling."""
    start = line.positions[0]
    position = None if start == line.game.start(start.rules) else str(start)
    moves = (at.format_move(move) for at, move in zip(line.positions, line.moves, strict=False))
    return Record(line.game.id, start.rules, position, tuple(moves))


def format_text(record: Record) -> str:
    """The record as lines of at most 80 columns."""
    return game_tree.format_game(_tree(record))


def parse_text(source: str) -> Record:
    """The first record of a text; its moves are not judged.

    Variations, comments and further headers are left out. Raises RequestError.
    """
    return main(reading.parse_game(source))


def main(tree: GameTree) -> Record:
    """The record of the main line of a game tree."""
    told = tree.headers
    return Record(told["game"], told.get("rules", ""), told.get("position"), tuple(tree.main))


def parse_tree(source: str) -> GameTree:
    """The game tree of a text, a JSON object or a link.

    Its moves are not judged. Raises RequestError.
    """
    text = source.strip()
    if text.startswith("{"):
        return _tree_of_json(text)
    _, hash_sign, fragment_text = text.partition("#")
    if not text.startswith("game:") and (hash_sign or text.startswith("g=")):
        return _tree_of_link(fragment.parse_link(fragment_text or text))
    return reading.parse_game(source)


def _tree_of_link(link: fragment.Link) -> GameTree:
    tree = _tree(Record(link.game, link.rules, link.position, tuple(link.moves)))
    notes.plant(tree, link)
    return tree


def _tree_of_json(text: str) -> GameTree:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RequestError("the record is not JSON", text) from error
    tree = _tree(parse_json(data))
    further = {key: data[key] for key in FURTHER if isinstance(data.get(key), str)}
    tree.headers.update(further)
    if "tree" in data:
        tree.root, tree.last = game_tree.parse_lines(data["tree"])
    return tree


def _tree(record: Record) -> GameTree:
    headers = zip(HEADERS, record[:3], strict=True)
    tree = GameTree({key: value or "" for key, value in headers if value or key == "game"})
    tree.add(record.moves)
    return tree


def canonical(tree: GameTree) -> GameTree:
    """The game tree in canonical spelling, all its lines legal. Raises as `replay` does."""
    line = replay(main(tree))
    found = _tree(of(line))
    found.headers.update({key: tree.headers[key] for key in FURTHER if key in tree.headers})
    found.root.comment, found.root.drawings = tree.root.comment, tree.root.drawings
    waiting = [(tree.root, found.root, Line(line.game, line.positions[:1]))]
    while waiting:
        given, spelt, at = waiting.pop()
        if given is tree.last:
            found.last = spelt
        for child in given.children:
            move = at.parse_move(child.move)
            same = spelt.child(at.position.format_move(move))
            same.comment, same.drawings = child.comment, child.drawings
            waiting.append((child, same, at.after(move)))
    return found


def format_tree(tree: GameTree) -> dict[str, object]:
    """A canonical game tree as a JSON object; a plain one is the object of its record."""
    told: dict[str, object] = {**format_json(main(tree))}
    told |= {key: tree.headers[key] for key in FURTHER if key in tree.headers}
    return told if tree.plain else {**told, "tree": game_tree.format_lines(tree)}


def format_json(record: Record) -> dict[str, object]:
    """The record as a JSON object with its position. Raises as `replay` does."""
    start = replay(record._replace(moves=())).position
    return {
        "game": record.game,
        "rules": start.rules,
        "position": str(start),
        "record": list(record.moves),
    }


def parse_json(data: Mapping[str, object]) -> Record:
    """The record of a JSON object; its moves are not judged. Raises RequestError."""
    moves = data.get("record", [])
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise RequestError("record is a list of moves", str(moves))
    texts = {key: data.get(key) for key in HEADERS}
    for key, value in texts.items():
        if (key in data or key == "game") and not isinstance(value, str):
            raise RequestError(f"{key} is a text", str(value))
    return Record(
        str(texts["game"]), str(texts["rules"] or ""), _text(texts["position"]), tuple(moves)
    )


def format_fragment(record: Record, ply: int | None = None) -> str:
    """The record as a URL fragment, without `#`."""
    return str(fragment.format_link(fragment.Link(*record, ply)))


def format_link(tree: GameTree) -> str:
    """A game tree as a URL fragment, without `#`."""
    link = fragment.Link(*main(tree))
    notes.note(link, tree.root)
    return str(fragment.format_link(link))


def parse_fragment(source: str) -> tuple[Record, int | None]:
    """The record of a URL fragment and the ply shown, None for the last. Raises LinkError."""
    link = fragment.parse_link(source)
    return Record(link.game, link.rules, link.position, tuple(link.moves)), link.ply


def parse_any(source: str) -> Record:
    """The record of a text, a JSON object or a link, with or without its address.

    Its moves are not judged. Raises RequestError.
    """
    return main(parse_tree(source))


def read(source: str) -> AnyLine:
    """The game under way in a text, a JSON object or a link; of several games the first.

    Raises RequestError, and what `replay` raises.
    """
    return replay(parse_any(source))


def write(line: AnyLine, form: str = "text") -> str:
    """A game under way as `text`, `json` or the fragment of a `link`. Raises RequestError."""
    told = of(line)
    if form == "text":
        return format_text(told)
    if form == "json":
        return json.dumps(format_json(told), ensure_ascii=False)
    if form == "link":
        return format_fragment(told)
    raise RequestError(f"no form {form!r}; there is text, json, link", form)


_kept: OrderedDict[Record, AnyLine] = OrderedDict()


def _begun(record: Record) -> AnyLine:
    return games.get(record.game).line(record.rules, record.position)


def _extended(record: Record) -> AnyLine:
    """The line of a record, extended from its longest cached beginning."""
    line = replay(_beginning(record))
    positions, moves = PositionHistory(line.positions), list(line.moves)
    for ply in range(len(moves), len(record.moves)):
        # Lists that grow, where a line has tuples: so nothing is copied at every ply.
        now = line._replace(positions=positions, moves=moves)  # type: ignore[arg-type]
        try:
            moves.append(now.parse_move(record.moves[ply]))
        except AngaError as error:
            error.ply = ply
            raise
        positions.append(positions[-1].after(moves[-1]))
    return line._replace(positions=tuple(positions), moves=tuple(moves))


def _beginning(record: Record) -> Record:
    """The longest cached record with which this one begins, else its start."""
    begun = [
        kept
        for kept in _kept
        if kept[:3] == record[:3] and kept.moves == record.moves[: len(kept.moves)]
    ]
    return max(begun, key=lambda kept: len(kept.moves), default=record._replace(moves=()))


def _text(value: object) -> str | None:
    return None if value is None else str(value)
