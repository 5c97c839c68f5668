"""From touches to a move: each touch narrows the engine's list of choices."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from typing import Any

    from anga.shared.scene import Choice, Option, Phrase, Scene
    from state.ports import Offer

    Way = tuple[Choice, list[str], list[str]]  # choice, path, the path as it is written


class Selection:
    """The choices of a position and the touches made so far.

    `open` are the possible next touches, `forbidden` those that lead only to forbidden moves.
    `spots` are, by option, the places of what it stands for; those in `pointed` were touched to
    say which of several options is meant.
    `resting` is a touch that cannot make a move for a moment. `unsure` makes the touches' move wait
    for the person's confirmation.
    """

    def __init__(
        self, choices: "list[Choice]", spots: "Mapping[str, Sequence[str]] | None" = None
    ) -> None:
        self.choices, self.spots = choices, spots or {}
        self.touches: "list[str]" = []
        self.pointed: "list[str]" = []
        self.quiet = False  # whether what may be touched is not to be seen on the board
        self.resting: "str | None" = None
        self.unsure: "Callable[[], None] | None" = None
        self._known: "dict[tuple[bool, str], list[Way]]" = {}
        self._nexts: "dict[tuple[bool, str], list[str]]" = {}

    @property
    def open(self) -> "list[str]":
        """Touches that can extend the selection to a legal move, in choice order."""
        able = list(self._next(self.touches, False))
        if self.resting is not None:
            able = [touch for touch in able if not self.is_resting(touch)]
        if self.pointed:
            able = [touch for touch in able if not is_option(touch) or self._is_meant(touch)]
        return able

    @property
    def touched(self) -> "list[str]":
        """The touches made, and then the places that were pointed at."""
        return self.touches + self.pointed

    @property
    def passed(self) -> "list[str]":
        """Options that were possible until a place was touched that they do not stand for."""
        if not self.pointed:
            return []
        able = self._next(self.touches, False)
        return [touch for touch in able if is_option(touch) and not self._is_meant(touch)]

    @property
    def forbidden(self) -> "list[str]":
        """Touches that are shown although they lead only to forbidden moves, or are resting."""
        allowed = self._next(self.touches, False)
        blocked = [touch for touch in self._next(self.touches, True) if touch not in allowed]
        resting = [touch for touch in allowed if self.is_resting(touch)] if self.resting else []
        return blocked + resting

    @property
    def fresh(self) -> "list[str]":
        """Touches that could replace an option chosen before, and that option."""
        found: "list[str]" = []
        for made in range(len(self.touches)):
            if is_option(self.touches[made]):
                for touch in self._next(self.touches[:made], False):
                    if touch not in found:
                        found.append(touch)
        return found

    @property
    def steps(self) -> "list[str]":
        """Those open cells that are stepped on first, as another cell must follow."""
        made, found = len(self.touches), []
        for _, path, _ in self._going(self.touches, False) if made else []:
            leads_on = any([touch[:2] == "c:" for touch in path[made + 1 :]])
            if leads_on and path[made][:2] == "c:" and path[made] not in found:
                found.append(path[made])
        return found

    @property
    def stepped(self) -> "list[str]":
        """The cell that was stepped from and the one stepped on, as another had to follow."""
        return self._stepped(self.touches)

    def touch(self, touch: str) -> "str | None":
        """Add a touch; returns the move that it completes, or None.

        A touch that does not fit replaces an option chosen before, or starts a new selection; but
        once a piece is taken up, a cell that would be a move by itself is not meant so. Raises
        KeyError for a touch that does none of these.
        """
        if touch not in self.open:
            begun = bool(self.touches)
            self.touches = self.touches[: self._instead_of(touch)]
            if touch not in self.open or (begun and self.makes_move(touch)):
                raise KeyError(touch)
        self.touches.append(touch)
        self._take_silent()
        return self._completed()

    def touches_with(self, touch: "str | None") -> "list[str] | None":
        """The touches made plus one, which may replace an option; None if that is impossible."""
        if touch in self.open:
            return self.touches + [str(touch)] if self.touches else None
        if touch is None or touch in self.touches or not self._instead_of(touch):
            return None
        return self.touches[: self._instead_of(touch)] + [touch]

    def press(self, touch: str) -> "tuple[str, Any]":
        """Handle a person's touch; returns its result.

        `("move", move)`: a path is complete. `("narrowed", None)`: the choices have changed; a
        repeated touch was taken back with all after it. `("refused", phrase)`: a rule forbids it.
        `("early", option)`: a question comes first, such as that of this option; the touches stay.
        `("astray", touches)`: it leads nowhere, for no known reason; the touches stay, but for one
        in a hand after which nothing is asked, and one after which this would be a move by itself.
        """
        self.unsure = None
        if touch in self.pointed:
            self.pointed.remove(touch)
            return "narrowed", None
        meant = self._meant(touch, self.touches, self.open)
        if len(meant) > 1:
            self.pointed.append(touch)
            return "narrowed", None
        pointed = self.pointed
        touch, self.pointed = (meant or [touch])[0], []
        if touch in self.touches and touch not in self.open:
            self.touches = self.touches[: self.touches.index(touch)]
            self._take_silent()  # the only thing to choose stays chosen
            return "narrowed", None
        if touch not in self.open and reason(self, touch):
            return "refused", reason(self, touch)
        made = self.touches
        try:
            move = self.touch(touch)
        except KeyError:
            option = self._before(made, touch)
            if option:
                self.touches, self.pointed = made, pointed
                return "early", option
            asked = pointed or [each for each in self._next(made, False) if is_option(each)]
            stands = made[:1] and made[0][:2] == "c:" and not self.makes_move(touch)
            if len(made) > 1 or asked or stands:  # whoever chose so much misses a place only
                self.touches, self.pointed = made, pointed
            return "astray", made + [touch]
        return ("move", move) if move else ("narrowed", None)

    def clear(self) -> None:
        """Take all touches back."""
        self.touches, self.pointed, self.unsure = [], [], None

    def back(self) -> None:
        """Take back the last touch, with the silent ones after it."""
        self.unsure = None
        if self.pointed:
            self.pointed = []
            return
        made = self.touches
        for kept in range(len(made) - 1, -1, -1):
            self.touches = made[:kept]
            self._take_silent()
            if len(self.touches) < len(made):
                return

    def ahead(self, path: "list[str]") -> "list[str]":
        """The rest of a path after the touches made, without silent touches at its end.

        Empty if the touches made are no beginning of it.
        """
        made, found = self.touches, []
        if path[: len(made)] == made:
            self.touches = list(made)
            for number in range(len(made), len(path)):
                if len(self.touches) == number:
                    found.append(path[number])
                    self.touches.append(path[number])
                    self._take_silent()
            self.touches = made
        return found

    def moves(self, touch: str) -> "list[str]":
        """The legal moves that remain after one more touch."""
        return [choice["move"] for choice, _, _ in self._going(self.touches + [touch], False)]

    def paths(self, forbidden: bool) -> "Iterator[tuple[Choice, list[str]]]":
        """The paths of all legal or of all forbidden choices."""
        for choice, path, _ in self._going([], forbidden):
            yield choice, path

    def way(self, move: str) -> "list[str]":
        """The touches that make a legal move; none if it needs none, or is not legal."""
        for choice, path in self.paths(False):
            if choice["move"] == move:
                return path
        return []

    def _meant(self, touch: str, made: "list[str]", following: "list[str]") -> "list[str]":
        """The following options meant by a place that is neither a following touch nor one made."""
        if not self.spots or touch in following or touch in made:
            return []
        return [each for each in following if touch in self.spots.get(each, ())]

    def _is_meant(self, touch: str) -> bool:
        """Whether an option stands for all that was pointed at."""
        spots = self.spots.get(touch, ())
        return all([place in spots for place in self.pointed])

    def is_resting(self, touch: str) -> bool:
        """Whether a touch would make a move at once, and is resting."""
        alone = touch == self.resting and not self.touches
        return alone and any([len(way[1]) == 1 for way in self._going([touch], False)])

    def _before(self, made: "list[str]", touch: str) -> "str | None":
        """The option that must come before a touch, after those made; None if there is none.

        After a step an option comes before any touch, if nothing else can follow.
        """
        number = len(made)
        going = self._going(made, False) if made else []
        for _, path, _ in going:
            if path[number + 1 :][:1] == [touch] and is_option(path[number]):
                return path[number]
        following = self._next(made, False) if made and made == self._stepped(made) else []
        return following[0] if following and all(map(is_option, following)) else None

    def makes_move(self, touch: str) -> bool:
        """Whether a cell makes a move by itself, as long as nothing else is touched."""
        alone = touch[:2] == "c:" and not self.touches
        return alone and any([len(way[1]) == 1 for way in self._going([touch], False)])

    def _instead_of(self, touch: str) -> int:
        """The index of the latest option that another option may replace, else 0."""
        for made in range(len(self.touches) - 1, 0, -1):
            if is_option(self.touches[made]) and is_option(touch):
                if touch in self._next(self.touches[:made], False):
                    return made
        return 0

    def _take_silent(self) -> None:
        """Add silent touches, written `?…`, while nothing else can follow."""
        while True:
            made = len(self.touches)
            going = self._going(self.touches, False)
            following = [written[made] for _, _, written in going if len(written) > made]
            if (
                not following
                or following[0][:1] != "?"
                or following.count(following[0]) < len(going)
            ):
                return
            self.touches.append(following[0][1:])

    def _stepped(self, touches: "list[str]") -> "list[str]":
        first = touches[:2]
        if len(first) < 2 or any([is_option(touch) for touch in first]):
            return []
        for _, path, _ in self._going(first, False):
            if any([touch[:2] == "c:" for touch in path[2:]]):
                return first
        return []

    def _completed(self) -> "str | None":
        for choice, path, _ in self._going(self.touches, False):
            if len(path) == len(self.touches):
                return str(choice["move"])
        return None

    def _next(self, touches: "list[str]", forbidden: bool) -> "list[str]":
        key = (forbidden, " ".join(touches))
        if key not in self._nexts:
            made = len(touches)
            found: "list[str]" = []
            for _, path, _ in self._going(touches, forbidden):
                if len(path) > made and path[made] not in found:
                    found.append(path[made])
            self._nexts[key] = found
        return self._nexts[key]

    def _going(self, touches: "list[str]", forbidden: bool) -> "list[Way]":
        """The paths that begin with these touches; cached, since there may be a thousand."""
        key = (forbidden, " ".join(touches))
        if key not in self._known:
            made = len(touches)
            if made == 0:
                self._known[key] = self._all(forbidden)
            else:
                before = self._going(touches[:-1], forbidden)
                last = touches[-1]
                self._known[key] = [
                    way for way in before if len(way[1]) >= made and way[1][made - 1] == last
                ]
        return self._known[key]

    def _all(self, forbidden: bool) -> "list[Way]":
        return [
            (choice, plain(path), path)
            for choice in self.choices
            if ("forbidden" in choice) == forbidden
            for path in choice["paths"]
        ]


def reason(selection: Selection, touch: str) -> "Phrase | None":
    """The reason why a touch leads nowhere, as a phrase, if the choices give one."""
    for choice, path in selection.paths(True):
        if path[: len(selection.touches) + 1] == selection.touches + [touch]:
            return choice["forbidden"]
    return None


def plain(path: "list[str]") -> "list[str]":
    """A path without the marks of silent touches."""
    return [touch[1:] if touch.startswith("?") else touch for touch in path]


def spots_of(scene: "Scene") -> "dict[str, list[str]]":
    """By the touch of an option, the touches of the cells of what it stands for."""
    return {
        touch_of(option): ["c:" + cell for cell in option["cells"]]
        for option in scene["options"]
        if "cells" in option
    }


def is_option(touch: str) -> bool:
    """Whether a touch is on neither a cell nor a piece in a hand."""
    return touch[:2] not in ("c:", "t:")


def question(scene: "Scene", offer: "Offer") -> "Phrase | None":
    """The question that remains after touches, if options of one group alone are shown; or None."""
    able = offer.open if offer.touches else []
    shown = able + [touch for touch in offer.fresh if touch not in able]
    found = [
        asked_by(each, offer)
        for each in scene["options"]
        if touch_of(each) in shown and "group" in each
    ]
    one = len(found) == len(shown) and len(able) > 1
    return found[0] if one and found.count(found[0]) == len(found) else None


def asked_by(option: "Option", offer: "Offer") -> "Phrase | None":
    """The question that an option answers, perhaps another one once a place has been touched."""
    begun = offer.touches and not is_option(offer.touches[0])
    return option["then"] if begun and "then" in option else option.get("group")


def touch_of(option: "Option") -> str:
    """The touch of an option."""
    return str(option.get("touch") or "o:" + option["id"])
