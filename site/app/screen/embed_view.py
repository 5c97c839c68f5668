"""The view of an embedded board: the game, and a few words below it."""

from anga.shared.layout import fit
from browser.dom import find, listen
from screen.view import GameView

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.embed_address import EmbedAddress
    from session.session import Session
    from state.ports import Action


class EmbedView(GameView):
    """The screen of an embedded board; it reports to the host page what is shown, and the end."""

    def __init__(self, session: "Session", address: "EmbedAddress") -> None:
        super().__init__(session)
        self.address, self.content = address, find("#content")
        self.known = False  # whether the shared game is shown; until then it is the start
        self.autoplay, self.to_game = find("#do-play"), find("#to-game")
        self.height = 0  # as told to the host page
        self.under = 0.0  # the height of the options below a board seen by a camera
        listen(self.autoplay, "click", lambda event: self._play_moves())

    def redraw(self) -> None:
        """Draw everything again, and tell the host page the height if the width has changed."""
        super().redraw()
        self.tell_height()

    def foot(self) -> float:
        """The height of what is below the board, in pixels."""
        return find(".panel").getBoundingClientRect().height

    def tell_height(self) -> None:
        """Tell the host page how high the frame would best be at this width, if that is new."""
        scene, width = self.session.table.answer["scene"], self.address.window.innerWidth
        above, below = fit.names(scene, self.turned)
        board = above + fit.height(scene, self.turned, width) + below
        height = int(board + self.foot() + 0.5)
        if height != self.height:
            self.height = height
            self.address.tell("height", value=height)

    def endings(self) -> "list[Action]":
        """The buttons after the end of a game: a new one by the same rules, without a dialog."""
        return [("new-game", self._begin)]

    def hand_over_action(self) -> "Action":
        """The button that copies the link for an opponent on another device."""
        return "copy-link", self._hand_over

    async def show(self, play: bool) -> None:
        """Show everything; with `play`, animate the last move first and wait for it."""
        await super().show(play)
        table = self.session.table
        if not (self.known or table.waiting):
            self._know()
        if play and table.is_over:
            status = table.status
            self.address.tell("end", reason=status["reason"], placings=status["placings"])

    def _know(self) -> None:
        """Note that the shared game is on the board, and tell the host page."""
        self.known = True
        self.content.setAttribute("data-known", "")
        self.address.tell("shown")

    def show_options(self) -> None:
        """Show the row of options, but only those that are not on the board itself.

        Also set the link to the game's own page, and keep what can be touched clear of the row: a
        board seen by a camera ends above it, others scroll.
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
        if table.answer["scene"]["camera"]:
            self._end_above(max(0, board.bottom + self.under - row.top) if others else 0)
            return
        over = max(0, board.bottom - row.top) if row.height else 0
        self.board.cover(
            over, table.offered_touches.touches + table.offered_touches.open if over else []
        )

    def _end_above(self, height: float) -> None:
        """Let the board end above options of that height."""
        if height != self.under:
            self.under = height
            find(".board").style.setProperty("--beneath", "%dpx" % height)
            self.board.redraw()

    def show_status(self) -> None:
        """Show whose turn it is, and on the button whether the replay is running."""
        super().show_status()
        running = self.replay.match is not None
        self.autoplay.setAttribute("aria-pressed", "true" if running else "false")
        self.autoplay.disabled = not self.session.table.match.moves

    async def show_moves(self) -> None:
        """Replay the moves from the position shown; from the start if that is the last one."""
        match = self.session.table.match
        await self.replay.run(0 if match.at_last else match.shown)

    def _play_moves(self) -> None:
        """Start the replay, or stop it."""
        if self.replay.match is not None:
            self.replay.stop()
            self.session.step(self.session.table.match.shown)
        elif self.session.engine.ready:
            self.session.work.stop()
            self.session.soon(self.show_moves())

    def _begin(self) -> None:
        """Begin a new game by the same rules and with the same players."""
        games, self.flipped = self.session.games, 0
        games.begin(self.session.table.match.rules, games.players)

    def _hand_over(self) -> None:
        """Copy the link of the game; the link says which seats are played elsewhere."""
        self.session.hand_over("")
        self.session.copy()
