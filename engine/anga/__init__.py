"""Anga: five rare descendants of chaturanga, their rules and players for them.

>>> from anga import games
>>> line = games.get("chatra").line().play("g9").play("f4")
>>> line
<Line chatra, 2 moves, Black to move>
>>> line.text("i9"), line.back().moves == line.moves[:1]
('i9', True)

What is public has its name here, whatever room it lives in; the rest may change at any time.

    games                                       games.ids(), games.get(id)
    Game, Position, Line, Outcome, Refusal      the contract: what a game is, and a game under way
    read, write                                 a line from a text, JSON or link, and back
    best, random_game                           a player's move, and a game played at random
    perft, status, tokens                       counts and facts of a position or line
    picture                                     a line as SVG
    Record, replay, record_of                   games as texts
    think, Limits, Found                        the players
    environment, Environment                    moves as numbers, positions as planes, to learn from
    text                                        games for agents that read and write
    answer                                      the JSON door
    Scene, Choice, Change, Explanation, …       what is shown, as typed dictionaries
    AngaError and its kinds                     what can be wrong with what is handed in

Names are imported when they are first asked for: who needs one room waits for no other.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga import games, text
    from anga.contract.environment import Environment
    from anga.contract.game import Game, Line, View
    from anga.contract.pictures import picture
    from anga.contract.position import Outcome, Position, Refusal, perft
    from anga.contract.random_play import random_game
    from anga.contract.status import status, tokens
    from anga.games import environment
    from anga.record.record import Record, read, replay, write
    from anga.record.record import of as record_of
    from anga.search.levels import best
    from anga.search.levels import search as think
    from anga.search.limits import Found, Limits
    from anga.service.door import answer
    from anga.shared.errors import (
        AngaError,
        GameError,
        IllegalMove,
        LinkError,
        MoveError,
        OverError,
        PositionError,
        RequestError,
        RulesError,
    )
    from anga.shared.scene import Change, Choice, Explanation, Phrase, Scene, Words

__version__ = "0.1.0"
__all__ = [
    "AngaError", "Change", "Choice", "Environment", "Explanation", "Found", "Game", "GameError",
    "IllegalMove", "Limits", "Line", "LinkError", "MoveError", "Outcome", "OverError", "Phrase",
    "Position", "PositionError", "Record", "Refusal", "RequestError", "RulesError", "Scene", "View",
    "Words", "answer", "best", "environment", "games", "perft", "picture", "random_game", "read",
    "record_of", "replay", "status", "text", "think", "tokens", "write",
]  # fmt: skip

_HOMES = {
    "anga.contract.environment": ("Environment",),
    "anga.contract.game": ("Game", "Line", "View"),
    "anga.contract.pictures": ("picture",),
    "anga.contract.position": ("Outcome", "Position", "Refusal", "perft"),
    "anga.contract.random_play": ("random_game",),
    "anga.contract.status": ("status", "tokens"),
    "anga.games": ("environment",),
    "anga.record.record": ("Record", "read", "replay", "write"),
    "anga.search.levels": ("best",),
    "anga.search.limits": ("Found", "Limits"),
    "anga.service.door": ("answer",),
    "anga.shared.errors": (
        "AngaError", "GameError", "IllegalMove", "LinkError", "MoveError", "OverError",
        "PositionError", "RequestError", "RulesError",
    ),
    "anga.shared.scene": ("Change", "Choice", "Explanation", "Phrase", "Scene", "Words"),
}  # fmt: skip
_ROOMS = ("games", "text")  # public as they are
_RENAMED = {"record_of": ("anga.record.record", "of"), "think": ("anga.search.levels", "search")}


if not TYPE_CHECKING:  # else every name would be known

    def __getattr__(name):
        """A public name, from the room where it lives. MicroPython runs this file, but not this."""
        if name in _ROOMS:
            return __import__("anga." + name, None, None, ["*"])
        home, inner = _RENAMED.get(name, (None, name))
        for room, names in _HOMES.items():
            if name in names:
                home = room
        if home is None:
            raise AttributeError("module 'anga' has no attribute " + repr(name))
        return getattr(__import__(home, None, None, [inner]), inner)

    def __dir__():
        return list(__all__)
