"""A frame in somebody's page as it looks: the game, and few words below it."""

from browser.dom import find, listen
from screen.view import GameView

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.embed_address import EmbedAddress
    from session.session import Session
    from state.ports import Action


class EmbedView(GameView):
    """The screen of a frame, which tells the page around what is shown and how the game ends."""

    def __init__(self, session: "Session", address: "EmbedAddress") -> None:
        super().__init__(session)
        self.address, self.content = address, find("#content")
        self.known = False  # whether what was shared is seen, and no longer merely the start
        self.autoplay, self.to_game = find("#do-play"), find("#to-game")
        listen(self.autoplay, "click", lambda event: self._play_moves())

    def endings(self) -> "list[Action]":
        """What may follow an end: there is no room to ask what game."""
        return [("new-game", self._begin)]

    def hand_over_action(self) -> "Action":
        """The link takes the game to whoever is to move elsewhere."""
        return "copy-link", self._hand_over

    async def show(self, play: bool) -> None:
        """Show everything; with `play` the last move is seen to happen, to its end."""
        await super().show(play)
        table = self.session.table
        if not (self.known or table.waiting):
            self._know()
        if play and table.is_over:
            status = table.status
            self.address.tell("end", reason=status["reason"], placings=status["placings"])

    def _know(self) -> None:
        """What stands on the board is what was shared, and no longer merely the start."""
        self.known = True
        self.content.setAttribute("data-known", "")
        self.address.tell("shown")

    def show_options(self) -> None:
        """Show the row of options only where they are not on the board.

        The link to the game's own page leads to what is shown, and asks only what is still asked.
        """
        super().show_options()
        table = self.session.table
        self.to_game.setAttribute("href", self.address.whole(table.match.shared_link))
        here = [
            "o:" + option["id"] for option in table.answer["scene"]["options"] if "at" in option
        ]
        others = [t for t in table.offered_touches.open if t[:2] == "o:" and t not in here]
        self.content.setAttribute("data-options", "others" if others else "here")
        board, row = [find(each).getBoundingClientRect() for each in (".board", "#options")]
        over = max(0, board.bottom - row.top) if row.height else 0
        self.board.cover(
            over, table.offered_touches.touches + table.offered_touches.open if over else []
        )

    def show_status(self) -> None:
        """Show whose turn it is, and whether the moves are being shown by themselves."""
        super().show_status()
        running = self.replay.match is not None
        self.autoplay.setAttribute("aria-pressed", "true" if running else "false")
        self.autoplay.disabled = not self.session.table.match.moves

    async def show_moves(self) -> None:
        """Show the moves one after another, from the one shown or the start."""
        match = self.session.table.match
        await self.replay.run(0 if match.at_last else match.shown)

    def _play_moves(self) -> None:
        """Do so, or no longer."""
        if self.replay.match is not None:
            self.replay.stop()
            self.session.step(self.session.table.match.shown)
        elif self.session.engine.ready:
            self.session.work.stop()
            self.session.soon(self.show_moves())

    def _begin(self) -> None:
        """Begin a new game by the same rules, everybody where they sit."""
        games, self.flipped = self.session.games, 0
        games.begin(self.session.table.match.rules, games.players)

    def _hand_over(self) -> None:
        """Copy the link of the game, which tells who plays elsewhere."""
        self.session.hand_over("")
        self.session.copy()
