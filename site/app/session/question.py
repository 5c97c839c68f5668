"""The question in a link (`q=mate:3`): answers are judged and replied to, as in a problem."""

from anga.shared.phrases import question
from state.engine_lock import JUDGE
from state.events import MADE
from state.match import PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.answers import JudgeAnswer
    from session.session import Session
    from state.match import Match
    from state.ports import Action

BETWEEN = 0.5  # seconds from a move to its reply
ASKED, LOOKING, GOES_ON = "find-it", "looking", "right-so-far"
SOLVED, WRONG = "solved", "not-so"


class Question:
    """The question of the current game; `tell` announces to screen readers.

    `match` is that game, `asks` whether its link has a question, `said` the slug of the last
    response, "" once somebody does something else. The question is asked where the link ended,
    after `plies`. The `seat` to move there has `own` moves left. All seats are played here: the
    engine replies.
    """

    def __init__(self, session: "Session", tell: "Callable[[str], None]") -> None:
        self.session, self.tell = session, tell
        self.match: "Match | None" = None
        self.said, self.text, self.goal, self.seat = "", "", "", ""
        self.asks = False
        self.plies = self.own = self.most = self.answers = 0
        session.on(MADE, lambda: session.soon(self.judge_answer()))

    def status(self) -> "tuple[str, str, list[Action]] | None":
        """The question or the response, as `status_lines.lines`; None where there is neither."""
        self._meet()
        table, words = self.session.table, self.session.words
        made = len(table.match.moves) - self.plies
        if not self.asks or made < 0 or table.mode in ("failed", "waiting", "earlier"):
            return None
        if made == 0 and not table.thinking and table.turn:
            self.said, self.own, self.seat = ASKED, self.most, str(table.turn)
        if not self.said:
            return None
        strong, text = words(self.said), ""
        if self.said == ASKED:
            if made:
                return None  # answered before the engine was up
            return strong, words.say(question(self.goal, self.seat, self.most)), []
        if self.said != LOOKING and table.last_move_phrase:
            text = words.say(table.last_move_phrase)
        ended = self.said in (SOLVED, WRONG) and not table.thinking
        return strong, text, [("again", self.again)] if ended else []

    def again(self) -> None:
        """Ask again."""
        match = self.session.table.match
        self.answers += 1
        match.show(self.plies)
        match.question = self.text
        self.session.play_on()

    async def judge_answer(self) -> None:
        """Judge the move made, if it is an answer."""
        self._meet()
        if not self._is_answer():
            return
        session, match, table = self.session, self.session.table.match, self.session.table
        match.question = ""  # it stood where this move began
        session.address.replace(match.link)
        self.answers += 1
        answer, round_ = self.answers, session.work.round
        hold = table.lock.take(JUDGE)
        self._say(LOOKING)
        request = match.request("judge")
        request["goal"] = "%s:%d" % (self.goal, self.own)
        judged: "JudgeAnswer" = await self.session.engine.think(request)
        if self._is_current(answer, round_):
            hold.release()
            await self._judged(answer, judged)

    def _is_current(self, answer: int, round_: int) -> bool:
        """Whether the answer is still current; if not, drop its verdict."""
        if self.session.work.round == round_:
            return True
        if answer == self.answers and self.said != ASKED:
            self.said = ""
        return False

    async def _judged(self, answer: int, judged: "JudgeAnswer") -> None:
        """Let the opponents reply, and show the verdict."""
        if judged["done"]:
            self._say(SOLVED)
            return
        self.own -= 1
        self.said = GOES_ON if judged["right"] else WRONG
        reply = judged["reply"]
        while reply is not None:
            reply = await self._replied(answer, reply)
        if answer == self.answers and self.said not in ("", ASKED):
            self._say(self.said)

    async def _replied(self, answer: int, reply: str) -> "str | None":
        """Play the opponents' moves; returns their next one, if it is not this seat's turn yet."""
        flow, work = self.session.flow, self.session.work
        table, match = self.session.table, self.session.table.match
        hold = table.lock.take(JUDGE)  # nobody else touches anything meanwhile
        flow.screen.show_touches()
        round_ = work.round
        await work.tasks.pause(BETWEEN)
        if not self._is_current(answer, round_):
            return None
        hold.release()
        match.play(reply)
        self.session.address.replace(match.link)
        await flow.refresh(play=True)
        if self.said != GOES_ON or table.is_over or table.chance or table.turn == self.seat:
            return None
        request = match.request("best")
        request["level"] = 1
        round_ = work.round
        following = await self.session.engine.think(request)
        return str(following["move"]) if work.round == round_ else None

    def _meet(self) -> None:
        """Read the question of the current game, if that has changed."""
        match, words = self.session.table.match, self.session.words
        if match is self.match:
            return
        goal, _, own = match.question.partition(":")
        asked = "goal:" + goal in words.game_words and not match.hands
        self.match, self.asks, self.said = match, asked, ""
        self.text, self.goal, self.plies = match.question, goal, len(match.moves)
        self.own = self.most = int(own or "1")
        if asked:
            for seat in match.seats:
                match.seats[seat] = PERSON
        elif match.question:
            text = match.question
            flow = self.session.flow
            flow.screen.notice("link", lambda: words("bad-link", text))

    def _is_answer(self) -> bool:
        """Whether the last move answers the question."""
        table, match = self.session.table, self.session.table.match
        made, history = len(match.moves), table.history
        if self.said not in (ASKED, GOES_ON) or made <= self.plies or len(history) != made:
            return False
        return history[-1]["seat"] == self.seat and "faces" not in history[-1]

    def _say(self, slug: str) -> None:
        self.said = slug
        self.session.flow.screen.show_touches()
        self.tell(self.session.words(slug))
