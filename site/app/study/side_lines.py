"""Side lines of the line shown, in notation."""

from assist.import_errors import complaint
from study.branches import drop, plies_with_notes, side_lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.answers import SceneAnswer
    from anga.shared.scene import Phrase
    from session.session import Session

SHOWN = 6  # plies of a line


class SideLines:
    """Knows the notation of moves; the engine is asked for that of new lines.

    Illegal lines are removed from the tree, with a notice. `changed` is called at new results.
    """

    def __init__(self, session: "Session", changed: "Callable[[], None]") -> None:
        self.session, self.changed = session, changed
        self.known: "dict[str, list[Phrase]]" = {}  # by moves
        self.game = ""  # whose they are
        self.asking = False

    def plies_with_notes(self) -> "list[int]":
        """The plies of the line shown that have notes."""
        match = self.session.table.match
        return plies_with_notes(match.root, match.moves)

    def lines(self) -> "list[tuple[int, int, int, list[str], str]]":
        """The lines that branch off the one shown, directly or not, and their notation.

        Each with its place in the one shown, the ply where it branches off, its depth, and all of
        its moves.
        """
        match, found = self.session.table.match, []
        say, game = self.session.words.say, match.rules + " " + str(match.position)
        if game != self.game:
            self.game, self.known = game, {}
        for place, ply, deep, line in side_lines(match.root, match.moves):
            told = self.known.get(" ".join(line))
            if told is not None:
                text = " ".join([say(phrase) for phrase in told[ply : ply + SHOWN]])
                found.append((place, ply, deep, line, text))
            elif not self.asking and self.session.engine.ready:
                self.asking = True
                self.session.soon(self._ask(line))
        return found

    async def _ask(self, line: "list[str]") -> None:
        match = self.session.table.match
        request = match.request("scene")
        request["record"], request["view"] = line, self.session.settings.view
        try:
            answer: "SceneAnswer" = await self.session.engine.ask(request)
        finally:
            self.asking = False
        if match is not self.session.table.match:
            return
        history, error = answer["history"], answer["error"]
        self.known[" ".join(line)] = [entry["notation"] for entry in history]
        if error and len(history) < len(line):
            drop(match.root, line[: len(history) + 1])
            self.session.screen.notice("link", lambda: complaint(error, self.session.words))
        self.changed()
