"""From touches to a move: each touch narrows the choices that the engine has listed."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


class Touching:
    """The choices of one position and the touches made so far.

    `open` are the touches that may come next, `forbidden` those that lead only to moves which a
    rule forbids now.
    """

    def __init__(self, choices: "list[dict[str, Any]]") -> None:
        self.choices = choices
        self.touches: "list[str]" = []

    @property
    def open(self) -> "list[str]":
        """Touches that go on towards a legal move, in the order of the choices."""
        return self._next(False)

    @property
    def forbidden(self) -> "list[str]":
        """Touches that are shown although only forbidden moves lie behind them."""
        allowed = self.open
        return [touch for touch in self._next(True) if touch not in allowed]

    @property
    def fresh(self) -> "list[str]":
        """Touches that begin a path anew, whatever was touched before."""
        return Touching(self.choices).open

    def touch(self, touch: str) -> "str | None":
        """Add a touch; returns the move that it completes, or None.

        A touch that does not go on from here, but begins a path, begins anew. Raises KeyError for
        one that does neither.
        """
        if touch not in self.open:
            self.touches = []
        if touch not in self.open:
            raise KeyError(touch)
        self.touches.append(touch)
        self._take_silent()
        return self._completed()

    def press(self, touch: str) -> "tuple[str, Any]":
        """A person's touch, and what comes of it.

        `("move", move)`: a path is complete. `("narrowed", None)`: fewer choices are left, or more,
        when the touch takes itself back. `("refused", phrase)`: a rule forbids it. `("astray",
        touches)`: it leads nowhere, and nothing here says why.
        """
        if touch in self.touches:
            self.back()
            return "narrowed", None
        if touch not in self.open and reason(self, touch):
            return "refused", reason(self, touch)
        tried = self.touches + [touch]
        try:
            move = self.touch(touch)
        except KeyError:
            return "astray", tried
        return ("move", move) if move else ("narrowed", None)

    def back(self) -> None:
        """Take the last touch back."""
        self.touches = self.touches[:-1]

    def moves(self, touch: str) -> "list[str]":
        """The legal moves that lie behind one more touch."""
        path = self.touches + [touch]
        return [choice["move"] for choice, plain in self.paths(False) if plain[: len(path)] == path]

    def _take_silent(self) -> None:
        """Touches written `?…` are taken by themselves when nothing else can follow."""
        while True:
            following: "list[str]" = []
            for choice in self.choices:
                if "forbidden" not in choice:
                    for path in choice["paths"]:
                        if self._goes_on(plain(path)) and path[len(self.touches)] not in following:
                            following.append(path[len(self.touches)])
            if len(following) != 1 or not following[0].startswith("?"):
                return
            self.touches.append(following[0][1:])

    def _completed(self) -> "str | None":
        for choice, path in self.paths(False):
            if path == self.touches:
                return str(choice["move"])
        return None

    def _next(self, forbidden: bool) -> "list[str]":
        found: "list[str]" = []
        for _, path in self.paths(forbidden):
            if self._goes_on(path) and path[len(self.touches)] not in found:
                found.append(path[len(self.touches)])
        return found

    def _goes_on(self, path: "list[str]") -> bool:
        made = len(self.touches)
        return len(path) > made and path[:made] == self.touches

    def paths(self, forbidden: bool) -> "Iterator[tuple[dict[str, Any], list[str]]]":
        """Each allowed or each forbidden choice with each of its paths."""
        for choice in self.choices:
            if ("forbidden" in choice) == forbidden:
                for path in choice["paths"]:
                    yield choice, plain(path)


def reason(touching: Touching, touch: str) -> "Any":
    """Why a touch leads nowhere, if the choices say so: the phrase of a reason, or None."""
    for choice, path in touching.paths(True):
        if path[: len(touching.touches) + 1] == touching.touches + [touch]:
            return choice["forbidden"]
    return None


def plain(path: "list[str]") -> "list[str]":
    """A path without the marks of touches that may be taken by themselves."""
    return [touch[1:] if touch.startswith("?") else touch for touch in path]
