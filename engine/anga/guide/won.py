"""The won positions of a game: whoever is to move there wins, as the strongest player judges.

They are for people to win against that player. A game's `learn/won.jsonl` holds one a line, in the
order in which the site offers them:

    id        eight hex digits, told by rules and position; once published it stays
    rules     "" for the usual ones
    position  whoever is on turn there is to win
    chance    that of coming first, in hundredths, as it was judged

`anga won` finds some. For the build, the tests, and the page.
"""

import json
from typing import Any, NamedTuple

from anga import games
from anga.guide.texts import insist, learning, short_id
from anga.shared.answers import WonEntry

KEYS = ["id", "rules", "position", "chance"]
CLEAR = {2: 0.8, 4: 0.6}  # the least chance, by the number of seats


class WonPosition(NamedTuple):
    """A position of a game, and the chance of whoever is to move there, in hundredths."""

    game: str
    rules: str
    position: str
    chance: int

    @property
    def id(self) -> str:
        """The id of the position."""
        return short_id(self.rules, self.position)


def there(game_id: str) -> bool:
    """Whether a game has won positions. Raises GameError."""
    return learning(game_id, "won.jsonl").is_file()


def load(game_id: str) -> tuple[WonPosition, ...]:
    """The won positions of a game, none without a file. Raises GameError, ValueError."""
    if not there(game_id):
        return ()
    text = learning(game_id, "won.jsonl").read_text(encoding="utf-8")
    return tuple(parse_won(game_id, line) for line in text.splitlines())


def parse_won(game_id: str, text: str) -> WonPosition:
    """The won position of a line of the file. Raises ValueError."""
    data: dict[str, Any] = json.loads(text)
    place = f"{game_id}, won position {data.get('id')!r}"
    insist(place, list(data) == KEYS, f"a won position has {KEYS}")
    found = WonPosition(game_id, data["rules"], data["position"], data["chance"])
    insist(place, format_won(found) == text, f"it is spelt {format_won(found)}")
    return found


def format_won(won: WonPosition) -> str:
    """A won position as a line of the file."""
    values = (won.id, won.rules, won.position, won.chance)
    return json.dumps(dict(zip(KEYS, values, strict=True)), ensure_ascii=False)


def entries(game_id: str) -> list[WonEntry]:
    """The won positions of a game as the page needs them."""
    game = games.get(game_id)
    return [
        {
            "id": each.id,
            "rules": each.rules,
            "position": each.position,
            "seat": game.parse(each.position, each.rules).turn,
        }
        for each in load(game_id)
    ]
