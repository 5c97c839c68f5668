"""The engine's judgement of games before they are opened."""

from anga.shared.formats.fragment import Link
from assist.import_errors import complaint
from state.match import Match

TYPE_CHECKING = False
if TYPE_CHECKING:
    from session.session import Session


class Judging:
    """Asks the session's engine about games of any kind; without an engine nothing is judged."""

    def __init__(self, session: "Session", ids: "list[str]") -> None:
        own = session.opening["game"]
        self.session, self.own = session, own
        self.ids = [own] + [game for game in ids if game != own]

    async def wrong(self, link: "Link") -> str:
        """The error in a game's rules, position or moves, as a sentence; "" if there is none."""
        engine = self.session.engine
        if not engine.ready:
            return ""
        answer = await engine.ask(Match(link, {}).request("scene", whole=True))
        error = answer.get("error")
        if not error:
            return ""
        known = dict(error)
        if link.game != self.own:
            known["reason"] = None  # in words that are not here
        return complaint(known, self.session.words, "intake-bad-")  # type: ignore[arg-type]

    async def game_of_position(self, position: str) -> "Link | None":
        """The game that a text is a position of; this page's game is tried first."""
        engine = self.session.engine
        for game in self.ids if engine.ready else []:
            link = Link(game, "", position)
            if "position" in await engine.ask(Match(link, {}).request("position")):
                return link
        return None
