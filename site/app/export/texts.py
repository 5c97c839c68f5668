"""Records as JSON, for other programs."""

import json

from anga.shared.formats.recognise import USUAL
from anga.shared.game_tree import HEADERS, format_lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.game_tree import GameTree

OWN = ("game", "rules", "position")


def as_json(tree: "GameTree", position: str) -> str:
    """A game with all its notes, each value on a line of its own.

    `position` is where the game begins, for a record that leaves it out; `usual` tells that it
    does, so that readers do not take it for a special position.
    """
    headers = tree.headers
    told: "list[tuple[str, object]]" = [("game", headers["game"])]
    told.append(("rules", headers.get("rules", "")))
    told.append(("position", headers.get("position") or position))
    told.append(("record", tree.main))
    told += [(key, headers[key]) for key in HEADERS if key not in OWN and headers.get(key)]
    if not headers.get("position"):
        told.append((USUAL, True))
    if not tree.plain:
        told.append(("tree", format_lines(tree)))
    lines = ['  "%s": %s' % (key, json.dumps(value)) for key, value in told]
    return "{\n" + ",\n".join(lines) + "\n}\n"
