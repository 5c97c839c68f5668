"""The last step of a course: a short game, with a comment after each own move."""

from anga.shared.ends import winners
from assist.speaking import speaking
from learn.desk import Desk
from widgets.status import ending_sentence
from words import together

LEVEL = 1
BEST, SECONDS = 10, 2  # level of a hint, and how long it is thought about at most
PACE = 0.4  # seconds before a move of the computer is shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.advice import Reason
    from anga.shared.answers import SceneAnswer, Status
    from anga.shared.learning_data import StepData


class Practice(Desk):
    """A game against level 1 that ends by the rules, or after a number of own moves."""

    step: "StepData"
    own = 0  # moves made
    deeds = ""  # what the last of them came to
    seeking = False  # whether a hint is being thought of

    def play_move(self, move: str) -> None:
        """Play the touched legal move, and let the others reply."""
        self.open, self.hint, self.hinting = False, [], False
        self.helper.soon(self._turn(move))

    @property
    def helpful(self) -> bool:
        """Whether a hint is available."""
        return self.open and not self.seeking

    def advise(self, reasons: "Sequence[Reason]" = ()) -> None:
        """Find a good move and show its touches."""
        if self.hint:
            Desk.advise(self, self.reasons)
        else:
            self.helper.soon(self._seek())

    async def _seek(self) -> None:
        """Ask the engine for a good move and the reasons for it."""
        selection = self.selection
        self.seeking = True
        self.screen.say("waiting", self.words("seeking"))
        self.screen.offer()
        try:
            asked = self.request("best")
            asked["level"], asked["seconds"] = BEST, SECONDS
            move = str((await self.helper.think(asked))["move"])
            moves = list(asked["record"]) + [move]
            reasons = await speaking(self.helper.ask, self.request, moves)
        finally:
            self.seeking = False
        if self.open and not self.left and self.selection is selection:
            self.hint = selection.way(move)
            Desk.advise(self, reasons)

    async def _turn(self, move: str) -> None:
        if not self.helper.ready:
            self.screen.say("waiting", self.words("engine-wait"))
        answer = await self._play(move)
        if self.left:
            return
        self.own += 1
        self.deeds = await self._told()
        self.screen.say("thinking", self.deeds)
        losses: "list[str]" = []
        last = ""
        while self._others(answer["status"]):
            mine = self._mine()
            await self.helper.pause(PACE)
            answer = await self._play(await self._chosen(answer["status"]))
            last = self.words.say(answer["history"][-1]["description"])
            if self._mine() < mine:
                losses.append(last)
        self._go_on(answer, losses if last in losses[-1:] else losses + [last])

    def _mine(self) -> int:
        """The number of this player's pieces on the board."""
        return len([piece for piece in self.scene["pieces"] if piece["seat"] == self.turn])

    def _others(self, status: "Status") -> bool:
        """Whether an opponent or the dice are to move."""
        enough = self.own >= self.step["turns"] and status["turn"] == self.step["turn"]
        if self.left or status["over"] or (enough and status["chance"]):
            return False
        return bool(status["chance"] or status["turn"] != self.step["turn"])

    async def _chosen(self, status: "Status") -> str:
        if status["chance"]:
            return str((await self.helper.ask(self.request("roll")))["move"])
        request = self.request("best")
        request["level"] = LEVEL
        return str((await self.helper.think(request))["move"])

    async def _told(self) -> str:
        """The effects of the last move, in sentences."""
        answer = await self.helper.ask(self.request("deeds"))
        return together([self.words.say(deed) for deed in answer["deeds"]])

    def _go_on(self, answer: "SceneAnswer", news: "list[str]") -> None:
        """Continue with this player's turn, or end the game; `news` are about opponents."""
        if self.left:
            return
        status, last = answer["status"], answer["history"][-1]["seat"]
        if status["over"]:
            ended = ending_sentence(status, self.words)
            told = last == self.turn and winners(status["placings"] or {}) == [self.turn]
            told = told and bool(self.deeds)  # which tell of the end
            self.screen.say("over", *((self.deeds,) if told else (ended, self.deeds)))
            self.screen.show_passed()
        elif self.own >= self.step["turns"]:
            self.screen.say("over", self.words("practice-over"), self.deeds)
            self.screen.show_passed()
        else:
            self.open = True
            self.screen.say("turn", self.deeds, together(news))
        self.screen.offer()
