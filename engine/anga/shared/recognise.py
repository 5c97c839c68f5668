"""What a text is that somebody pastes, drops, opens or shares: a link, a record, an archive.

A text around a link does not matter: messages are pasted whole. What a game's rules say of it is
for the engine to judge; here only its kind is told. Runs on both Pythons.
"""

import json

from anga.shared.clock import parse_clock
from anga.shared.ends import parse_end
from anga.shared.errors import RequestError
from anga.shared.fragment import Link, parse_link_far
from anga.shared.game_tree import Node, parse_games, parse_lines
from anga.shared.notes import note

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from anga.shared.errors import LinkError

LONGEST = 5_000_000  # characters; a thousand games need a tenth of that
KEYS = ("game", "rules", "position", "end", "clock")
BEFORE = " \n\t\r<>\"'()"  # what no link holds, but texts around it do


class Recognised:
    """What a text is: `link` one game, `archive` many; both None where nothing is known.

    `problem` is what the link could not say.
    """

    def __init__(
        self,
        link: "Link | None" = None,
        problem: "LinkError | None" = None,
        archive: "dict[str, Any] | None" = None,
    ) -> None:
        self.link, self.problem, self.archive = link, problem, archive


def recognise(text: str) -> Recognised:
    """Tell what a text is."""
    text = text.strip("\ufeff \n\t\r")
    if len(text) > LONGEST:
        return Recognised()
    if text[:1] == "{":
        return _of_json(text)
    if text[:5] == "game:":
        return Recognised(_of_record(text))
    fragment = _fragment(text)
    if fragment:
        link, problem = parse_link_far(fragment)
        return Recognised(link if link.game else None, problem)
    return Recognised()


def _fragment(text: str) -> str:
    """The fragment of the first link in a text, or ""."""
    if text[:2] == "g=":
        start = 0
    else:
        start = text.find("#g=") + 1
        if not start:
            return ""
    end = start
    while end < len(text) and text[end] not in BEFORE[:7]:
        end += 1
    return text[start:end]


def _of_json(text: str) -> Recognised:
    try:
        value = json.loads(text)
    except (ValueError, RuntimeError):  # RuntimeError: nested too deep
        return Recognised()
    if not isinstance(value, dict):
        return Recognised()
    if isinstance(value.get("games"), list) and "anga" in value:
        return Recognised(archive=value)
    told = [value.get(name) or "" for name in KEYS]
    moves = value.get("record") or []
    texts = told + (moves if isinstance(moves, list) else [None])
    if not told[0] or not all(isinstance(text, str) for text in texts):
        return Recognised()
    try:
        root = parse_lines(value["tree"]) if "tree" in value else Node()
    except RequestError:
        return Recognised()
    return Recognised(_link(told, moves, root))


def _of_record(text: str) -> "Link | None":
    """A record as text, of several games the first; None if it is broken."""
    try:
        tree = parse_games(text, strict=False)[0]
    except RequestError:
        return None
    return _link([tree.headers.get(name, "") for name in KEYS], tree.main, tree.root)


def _link(told: "list[str]", moves: "list[str]", root: Node) -> Link:
    """The link of a game and what is written about it; an end or clock nobody knows is left out."""
    game, rules, position, end, clock = told
    link = Link(game, rules, position or None, moves)
    link.end = end if parse_end(end) else ""
    link.clock = clock if parse_clock(clock) else ""
    note(link, root)
    return link
