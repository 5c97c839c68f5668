"""A game to watch, with comments written by hand or the engine's reasons for each move.

A game's `learn/game.jsonl` begins with a line of its rules; then comes a line a move:

    move     its token
    comment  what to say of it in each language, or null
    chances  each seat's share of first places after it, in hundredths

The first line of such a game has an `about`: who plays, and what to watch for. `anga annotate`
prints another kind: the first line has the `level` of all players instead, and each move has
`reasons`, phrases of the game, in place of a comment. For the build and the tests, on CPython.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from anga.contract.game import AnyLine, Line
from anga.contract.status import status
from anga.guide.courses import ply
from anga.guide.texts import insist, learning, shared, short_id
from anga.record import record
from anga.record.record import Record
from anga.service.shown import history_entry, shown_line
from anga.shared import learning_data
from anga.shared.learning_data import Texts
from anga.shared.scene import Phrase

COMMENTED = ["rules", "about"], ["move", "comment", "chances"]
ANNOTATED = ["rules", "level"], ["move", "reasons", "chances"]


class WatchedMove(NamedTuple):
    """A move, the chances after it, and a comment on it or the engine's reasons for it."""

    move: str
    chances: Mapping[str, int]
    comment: Texts | None = None
    reasons: Sequence[Phrase] = ()


class Watched(NamedTuple):
    """A whole game; the level of its players if it is annotated by the engine."""

    game: str
    rules: str
    plies: tuple[WatchedMove, ...]
    about: Texts | None = None
    level: int | None = None

    @property
    def id(self) -> str:
        """The id of the game in addresses, which its rules and moves decide."""
        return short_id(self.rules, *(ply.move for ply in self.plies))

    @property
    def record(self) -> Record:
        """The record of the game."""
        return Record(self.game, self.rules, None, tuple(ply.move for ply in self.plies))

    @property
    def line(self) -> AnyLine:
        """The line of the game. Raises AngaError."""
        return record.replay(self.record)


def there(game_id: str) -> bool:
    """Whether there is a game to watch. Raises GameError."""
    return learning(game_id, "game.jsonl").is_file()


def load(game_id: str) -> Watched:
    """The game to watch. Raises GameError, and ValueError for a bad file."""
    insist(game_id, there(game_id), "there is no learn/game.jsonl")
    return parse_watched(game_id, learning(game_id, "game.jsonl").read_text(encoding="utf-8"))


def parse_watched(game_id: str, text: str) -> Watched:
    """The game in a file's text. Raises ValueError."""
    head, *plies = [json.loads(line) for line in text.splitlines()]
    first, keys = ANNOTATED if "level" in head else COMMENTED
    insist(game_id, list(head) == first, f"the first line has {first}")
    insist(game_id, all(list(each) == keys for each in plies), f"a move's line has {keys}")
    return Watched(game_id, plies=tuple(WatchedMove(**each) for each in plies), **head)


def format_watched(watched: Watched) -> str:
    """The file's text for a game."""
    first, keys = COMMENTED if watched.level is None else ANNOTATED
    lines = [{key: getattr(watched, key) for key in first}]
    lines += [{key: getattr(each, key) for key in keys} for each in watched.plies]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def page(game_id: str) -> dict[str, Any]:
    """The introduction for the template: `about`, or the level of the players."""
    watched = load(game_id)
    return {"about": watched.about, "level": watched.level}


def replay_data(game_id: str) -> learning_data.WatchedData:
    """The data that the page needs besides the opening data; it uses no engine."""
    watched = load(game_id)
    line = watched.line
    start: AnyLine = Line(line.game, line.positions[:1])
    board: learning_data.BoardData = {
        "link": record.format_fragment(watched.record._replace(moves=())),
        "view": {},
        "scene": shown_line(start, {})["scene"],
        "turn": start.position.turn,
    }
    return {
        **shared(game_id, [board]),
        "link": record.format_fragment(watched.record),
        "board": board,
        "plies": _plies(watched, start),
        "status": status(line),
    }


def _plies(watched: Watched, line: AnyLine) -> list[learning_data.WatchedPly]:
    found: list[learning_data.WatchedPly] = []
    for number, said in enumerate(watched.plies):
        before, line = line, line.play(line.parse_move(said.move))
        found.append(
            {
                **ply({}, before, line),
                **history_entry(line, number),
                "comment": said.comment,
                "reasons": list(said.reasons),
                "chances": dict(said.chances),
                "turn": None if line.outcome else line.position.turn,
                "shows": list(line.game.shows(line)),
            }
        )
    return found
