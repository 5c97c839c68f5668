"""Anga: five rare descendants of chaturanga, their rules and players for them.

>>> from anga import games
>>> position = games.get("bushi").start()
>>> position = position.play(position.parse_move("Nb"))
>>> str(position)
'Nb -- w'

What is public has its name here, whatever room it lives in; the rest may change at any time.

    games                                       games.ids(), games.get(id)
    Game, Position, Line, Outcome, Refusal      the contract: what a game is, and a game under way
    perft, status, tokens                       counts and facts of a position or line
    picture                                     a line as SVG
    Record, replay, record_of                   games as texts
    think, Limits, Found                        the players
    answer                                      the JSON door
    Scene, Choice, Change, Explanation, …       what is shown, as typed dictionaries
    AngaError and its kinds                     what can be wrong with what is handed in

Names are imported when they are first asked for: who needs one room waits for no other.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga import games
    from anga.contract.game import Game, Line, View
    from anga.contract.pictures import picture
    from anga.contract.position import Outcome, Position, Refusal, perft
    from anga.contract.status import status, tokens
    from anga.record.record import Record, replay
    from anga.record.record import of as record_of
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

__all__ = [
    "AngaError", "Change", "Choice", "Explanation", "Found", "Game", "GameError", "IllegalMove",
    "Limits", "Line", "LinkError", "MoveError", "Outcome", "OverError", "Phrase", "Position",
    "PositionError", "Record", "Refusal", "RequestError", "RulesError", "Scene", "View", "Words",
    "answer", "games", "perft", "picture", "record_of", "replay", "status", "think", "tokens",
]  # fmt: skip

_HOMES = {
    "anga.contract.game": ("Game", "Line", "View"),
    "anga.contract.pictures": ("picture",),
    "anga.contract.position": ("Outcome", "Position", "Refusal", "perft"),
    "anga.contract.status": ("status", "tokens"),
    "anga.record.record": ("Record", "replay"),
    "anga.search.limits": ("Found", "Limits"),
    "anga.service.door": ("answer",),
    "anga.shared.errors": (
        "AngaError", "GameError", "IllegalMove", "LinkError", "MoveError", "OverError",
        "PositionError", "RequestError", "RulesError",
    ),
    "anga.shared.scene": ("Change", "Choice", "Explanation", "Phrase", "Scene", "Words"),
}  # fmt: skip
_RENAMED = {"record_of": ("anga.record.record", "of"), "think": ("anga.search.levels", "search")}


if not TYPE_CHECKING:  # else every name would be known

    def __getattr__(name):
        """A public name, from the room where it lives. MicroPython runs this file, but not this."""
        home, inner = _RENAMED.get(name, (None, name))
        for room, names in _HOMES.items():
            if name in names:
                home = room
        if home is None:
            raise AttributeError("module 'anga' has no attribute " + repr(name))
        return getattr(__import__(home, None, None, [inner]), inner)

    def __dir__():
        return list(__all__)
