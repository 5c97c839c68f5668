"""A watched game, and the ply on the page. No browser in here."""

from anga.shared.changes import apply
from anga.shared.formats.fragment import format_link, parse_link_far
from anga.shared.formats.hundredths import hundredths
from assist.figures import claim, drawn
from browser.openings import complete
from widgets.status import ending_sentence
from words import together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.learning_data import WatchedData, WatchedPly
    from anga.shared.scene import Explanation, Scene
    from words import Words

MUCH = 12  # hundredths of the first places that a move or a roll changes to be remarked on


class Watching:
    """The plies in order; the first `at` of them have been played on the page."""

    def __init__(self, data: "WatchedData", view: "dict[str, str]", level: int) -> None:
        complete(data, [data["board"]], view)
        self.data, self.at, self.level = data, 0, level
        self.plies: "list[WatchedPly]" = data["plies"]
        start = data["board"]["scene"].copy()
        start["options"] = []
        self.scenes: "list[Scene]" = [start]

    @property
    def scene(self) -> "Scene":
        """The current Scene."""
        while len(self.scenes) <= self.at:
            ply = self.plies[len(self.scenes) - 1]
            scene = apply(self.scenes[-1], ply["changes"]).copy()
            scene.update(ply["rest"])  # type: ignore[typeddict-item]
            scene["options"] = []
            self.scenes.append(scene)
        return self.scenes[self.at]

    @property
    def last(self) -> "WatchedPly | None":
        """The ply that led to the current position."""
        return self.plies[self.at - 1] if self.at else None

    @property
    def turn(self) -> "str | None":
        """The seat to move."""
        last = self.last
        return last["turn"] if last else self.data["board"]["turn"]

    @property
    def over(self) -> bool:
        """Whether the game is at its end."""
        return self.at == len(self.plies)

    @property
    def link(self) -> str:
        """The link of the game up to the current ply: whoever opens it moves, computers answer.

        Nobody moves once the game is over; then it has no computers.
        """
        link, _ = parse_link_far(self.data["link"])
        link.moves = link.moves[: self.at]
        seats = [entry["seat"] for entry in self.scenes[0]["seats"]] if self.turn else []
        link.computers = {seat: self.level for seat in seats if seat != self.turn}
        return format_link(link)

    @property
    def figures(self) -> "Explanation | None":
        """What the current position shows over its board, if it shows anything."""
        shown = self.last["shows"] if self.last else []
        return drawn([reason["figures"] for reason in shown]) if shown else None

    def go(self, ply: int) -> bool:
        """Go to a ply if there is one; returns whether the position changed."""
        ply = max(0, min(ply, len(self.plies)))
        moved, self.at = ply != self.at, ply
        return moved

    def comment(self, words: "Words") -> "tuple[str, str]":
        """The current move as a sentence, and a comment on it."""
        last = self.last
        if last is None:
            return words("watch-begin"), ""
        written = last["comment"]
        if written:
            said = [written[words.language]]
        else:
            said = [words.say(reason) for reason in last["reasons"]]
            judged = self._judged(last)
            if judged:
                said.append(words(judged))
        if self.over:
            for reason in last["shows"][:1] if not written else ():
                said.append(words.say(claim(reason)))
            said.append(ending_sentence(self.data["status"], words))
        else:
            said.append(words("watch-chances", self._shares(last, words)))
        return words.say(last["description"]), together(said)

    def _judged(self, last: "WatchedPly") -> "str | None":
        """A comment on what a move lost, or on the luck of a roll."""
        if self.at < 2:
            return None
        seat = last["seat"]
        gained = last["chances"][seat] - self.plies[self.at - 2]["chances"][seat]
        if "faces" in last:
            lucky = "watch-lucky" if gained >= MUCH else None
            return "watch-unlucky" if gained <= -MUCH else lucky
        return "watch-slip" if gained <= -MUCH else None

    def _shares(self, last: "WatchedPly", words: "Words") -> str:
        """Each seat's chances."""
        seats = [entry["seat"] for entry in self.scenes[0]["seats"]]
        shares = hundredths(last["chances"])  # they were rounded each by itself
        told = [(words.say("seat:" + seat), shares[seat]) for seat in seats]
        return words.join([words("watch-share", name, share) for name, share in told])
