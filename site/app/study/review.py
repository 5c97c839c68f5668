"""Review: each seat's chances throughout a game, and its mistakes.

Every position is looked at briefly. What seems to have lost most, at once or a little later, is
looked at again, longer, before it is told: for a better move, then after that and after the own.
"""

from anga.shared.ends import RESIGN, parse_end
from assist.advice import AGAIN, NODES, SMALL, much_among
from assist.speaking import speaking
from browser.engine import EngineLost
from state.engine_lock import REVIEW
from study.analysis import EVERY
from study.chances import percent, signed
from words import together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.advice import Reason
    from anga.shared.answers import HistoryEntry
    from anga.shared.scene import Phrase
    from anga.shared.thoughts import AnalyseAnswer, LineEntry
    from session.session import Session
    from state.match import Match
    from study.kept_review import KeptReview

MOST = 3  # mistakes that are told of a game
LOOKED = 12  # moves that are looked at again, at most
SHOWN = 3  # plies by which what a move lost shows
GOOD = 0.6  # of the first places: who resigns with as much is told so


class Mistake:
    """A move that lost something: its ply from 0, its seat, the loss, and a better move.

    `is_small`: whether it lost too little to turn a game.
    """

    def __init__(
        self, ply: int, seat: str, loss: float, better: str, told: "Phrase", is_small: bool
    ) -> None:
        self.ply, self.seat, self.loss, self.better, self.told = ply, seat, loss, better, told
        self.is_small = is_small


class Review:
    """Analyses the positions of a game one after another.

    `points` are the analyses so far, `running` whether more will come, `wanted` whether a review
    was requested before the engine had told of the game. `reasons` are what speaks for the better
    move at each turning point, `positions` the points as texts, `judged` the mover's chances
    by the better move and by the own one where these were looked at again, `better` the lines that
    were best then, `surer` all chances found then before and after a move, all by ply. `changed` is
    called at each new result. A page looks once for the review `kept` before it was loaded again;
    the review `is_resumed` if that was of this game.
    """

    def __init__(
        self,
        session: "Session",
        changed: "Callable[[], None]",
        kept: "KeptReview | None" = None,
    ) -> None:
        self.session, self.table = session, session.table
        self.changed, self.kept = changed, kept
        self.match: "Match | None" = None
        self.moves: "list[str]" = []
        self.points: "list[AnalyseAnswer]" = []
        self.running = self.wanted = False
        self.known: "list[Mistake]" = []  # as far as was told when `seen`
        self.seen = (0, 0, 0)  # points, plies of the history, and what is judged
        self.judged: "dict[int, tuple[float, float]]" = {}
        self.better: "dict[int, LineEntry]" = {}
        self.surer: "dict[int, dict[str, float]]" = {}
        self.reasons: "dict[int, list[Reason]]" = {}
        self.positions: "dict[int, str]" = {}
        self.is_sought = self.is_resumed = False

    @property
    def is_of_this_game(self) -> bool:
        """Whether the review is of the current game."""
        return bool(self.points) and self.moves == self.table.match.moves

    @property
    def chances(self) -> "dict[str, float] | None":
        """The analysis of the position shown."""
        shown = self.table.match.shown
        if not self.is_of_this_game or shown >= len(self.points):
            return None
        return self.surer.get(shown, self.points[shown]["chances"])

    def start(self) -> None:
        """Review the whole game from its start, as soon as the engine has told of it."""
        match = self.table.match
        able = bool(match.moves) and not match.free
        self.wanted = able and not self.running
        if not self.wanted or not self.session.engine.ready or not self.table.is_known:
            self.changed()
            return
        self.wanted = False
        self.match, self.moves = self.table.match, list(self.table.match.moves)
        self.points, self.running, self.is_resumed = [], True, False
        self.seen, self.known = (0, 0, 0), []
        self.reasons, self.positions, self.judged, self.better = {}, {}, {}, {}
        self.surer = {}
        self.session.pause()
        self.session.soon(self._run(self.points))

    def stop(self) -> None:
        """Stop the review."""
        self.running = False
        self.changed()

    def look(self) -> None:
        """Follow to another position; at a mistake show what would have been better."""
        if self.wanted:
            self.start()
        elif self.table.is_known and not self.is_sought:
            self._resume()
        if self.is_of_this_game and not self.table.match.free:
            for point in self.turnings():
                if point.ply == self.table.match.shown:
                    better = self.table.selection.way(point.better)
                    self.session.suggest([better], self.reasons.get(point.ply, []))

    def _resume(self) -> None:
        """Have what a page before a reload has found of this game."""
        self.is_sought = True
        match = self.table.match
        found = self.kept.get(match) if self.kept and not (self.points or match.free) else None
        if found:
            self.match, self.moves, self.is_resumed = match, list(match.moves), True
            self.points = found[0]
            self.judged, self.better, self.surer, self.reasons, self.positions = found[1]

    def _keep(self) -> None:
        """Keep the whole review for a reload."""
        found = self.judged, self.better, self.surer, self.reasons, self.positions
        if self.kept and self.match and len(self.points) > len(self.moves):
            self.kept.put(self.match, self.points, *found)

    @property
    def progress_text(self) -> str:
        """The progress, or an error in the game."""
        words, looked, all_ = self.session.words, len(self.points), len(self.moves) + 1
        if looked < all_:
            return words("review-running" if self.running else "review-partly", looked, all_)
        if self._doubtful():
            slug = "review-again" if self.running else "review-doubtful"
            return words(slug, len(self.judged), LOOKED)
        told, of = self.turnings(), "review-own-" if self._judged_seat else "review-"
        if told:
            slug = "small" if told[0].is_small else "large"
        else:
            slug = "unconfirmed" if self.judged else "clean"
        why = words("review-own-helped") if self.is_all_helped else ""
        return together([why, words(of + slug)])

    @property
    def is_all_helped(self) -> bool:
        """Whether a person alone made every move with help."""
        turns, helped = self.table.turns[: self._until], self.table.match.helped
        own = [ply for ply in range(len(turns)) if turns[ply] == self.own]
        return bool(own) and not [ply for ply in own if ply not in helped]

    @property
    def resigned(self) -> str:
        """What was given up by a player who resigned with good chances, "" if nobody did."""
        end, words = parse_end(self.table.match.end), self.session.words
        whole = len(self.points) > len(self.moves) and not self.running
        if not whole or end is None or end.kind != RESIGN:
            return ""
        chances, line = self.points[-1]["chances"][end.seat], self.points[-1]["lines"][:1]
        name = words("you") if self.own == end.seat else words.say("seat:" + end.seat)
        mate = line[0]["mate"] if line else None
        if chances < GOOD:
            return ""
        if mate is None:
            return words("review-resigned", name, percent(chances))
        if mate < 0:  # the other player was to move
            return words("review-resigned-won", name)
        return words("review-resigned-move", name, words.say(line[0]["told"][0]))

    def share(self, seat: str) -> "list[float]":
        """A seat's chances by ply, as far as they are known, by the longest look at each."""
        chances = [point["chances"] for point in self.points]
        return [self.surer.get(ply, chances[ply])[seat] for ply in range(len(chances))]

    @property
    def own(self) -> "str | None":
        """The seat of a person alone against computers."""
        match, left = self.table.match, self._left
        if left:
            return left[0]
        return match.alone if len(match.levels) == len(match.seats) - 1 else None

    @property
    def _left(self) -> "tuple[str, int] | None":
        """The seat that a person alone against computers has given up, and after which ply."""
        match = self.table.match
        return match.left if len(match.levels) == len(match.seats) else None

    @property
    def _judged_seat(self) -> "str | None":
        """The seat whose moves only are told: a person's alone, if there are any without help."""
        return None if self.is_all_helped else self.own

    @property
    def _until(self) -> int:
        """The ply from which on no moves are told: that at which a person alone gave up."""
        return self._left[1] if self._left else len(self.moves)

    def mistakes(self) -> "list[Mistake]":
        """All moves that seem to have lost something, in their order."""
        seen = (len(self.points), len(self.table.history), len(self.judged))
        if self.seen != seen:
            self.seen, self.known = seen, self._mistakes()
        return self.known

    def turnings(self) -> "list[Mistake]":
        """The moves that lost most, in their order; small losses only if there is no large one."""
        worst = [each for each in self._worst() if each.ply in self.judged]
        return sorted(worst, key=lambda each: each.ply)

    def _worst(self) -> "list[Mistake]":
        """The moves to tell that seem to have lost most, the worst first.

        Moves made with help are nobody's own mistakes.
        """
        helped, seat, until = self.table.match.helped, self._judged_seat, self._until
        free = [each for each in self.mistakes() if each.ply not in helped]
        told = [each for each in free if seat in (None, each.seat) and each.ply < until]
        large = [each for each in told if not each.is_small]
        return sorted(large or told, key=lambda each: -each.loss)[:MOST]

    def _doubtful(self) -> "Mistake | None":
        """The move to look at again: the worst that was not, as long as there were not many."""
        if len(self.judged) < LOOKED:
            for each in self._worst():
                if each.ply not in self.judged:
                    return each
        return None

    def _mistakes(self) -> "list[Mistake]":
        turns, found = self.table.turns, []
        much = much_among(self.session.opening["seats"])
        for ply in range(min(len(self.points) - 1, len(turns))):
            seat, lines = turns[ply], self.points[ply]["lines"]
            if seat and lines:
                best = self.better.get(ply, lines[0])
                loss = self._loss(ply, seat)
                if loss >= (much if best["move"] == self.moves[ply] else SMALL):
                    told = best["told"][0]
                    found.append(Mistake(ply, seat, loss, best["move"], told, loss < much))
        return found

    def _loss(self, ply: int, seat: str) -> float:
        """What a move lost, as far as is known."""
        if ply not in self.judged:
            return self._seems_lost(ply, seat)
        best, own = self.judged[ply]
        return best - own

    def as_good(self, point: "Mistake") -> "list[str]":
        """The moves that would have been better; in a solved game all that keep as much."""
        lines = self.points[point.ply]["lines"]
        if not self.session.opening["solved"]:
            return [point.better]
        return [each["move"] for each in lines if each["chances"] == lines[0]["chances"]]

    @property
    def luck(self) -> "list[str]":
        """In a game with dice, how rolls and moves changed each seat's chances, in words."""
        if not self.session.opening["dice"] or self.running:
            return []
        words, gains = self.session.words, self.gains()
        helped = self.own if self.is_all_helped else None
        return [
            words(
                "review-luck-helped" if seat == helped else "review-luck",
                words.say("seat:" + seat),
                *map(signed, gains[seat]),
            )
            for seat in gains
        ]

    def gains(self) -> "dict[str, list[float]]":
        """By seat, what all rolls, its own moves and others' moves brought it; with dice."""
        history: "list[HistoryEntry]" = self.table.history
        told = {seat: [0.0, 0.0, 0.0] for seat in self.session.opening["seats"]}
        for ply in range(min(len(self.points) - 1, len(history))):
            rolled, mover = "faces" in history[ply], history[ply]["seat"]
            for seat in told:
                told[seat][0 if rolled else 1 if seat == mover else 2] -= self._lost(ply, seat)
        return told

    def _lost(self, ply: int, seat: str) -> float:
        return self.points[ply]["chances"][seat] - self.points[ply + 1]["chances"][seat]

    def _seems_lost(self, ply: int, seat: str) -> float:
        """What a move seems to have lost; with two players, later moves may first show it."""
        opening, last = self.session.opening, min(ply + SHOWN, len(self.points) - 1)
        if len(opening["seats"]) > 2 or opening["dice"]:
            last = ply + 1
        before = self.points[ply]["chances"][seat]
        return max([before - self.points[at]["chances"][seat] for at in range(ply + 1, last + 1)])

    async def _run(self, points: "list[AnalyseAnswer]") -> None:
        """Analyse one position after another, as long as these points are wanted."""
        while self._wants(points) and len(points) <= len(self.moves):
            answer = await self._analysed(points, self.moves[: len(points)], NODES)
            if answer and self.points is points:
                points.append(answer)
                self.changed()
        await self._look_again(points)
        if self.points is points:
            self.running = False
            self.look()
            self.changed()
            await self._explain(points)
        if self.points is points:
            self._keep()

    async def _look_again(self, points: "list[AnalyseAnswer]") -> None:
        """Judge one doubtful move after another: the chances after it and after the better one."""
        while self._wants(points):
            point = self._doubtful()
            if point is None:
                return
            before, own = self.moves[: point.ply], self.moves[point.ply]
            first = await self._surely(points, before)
            best = first["lines"][0] if first else None
            if best and best["move"] != own:
                one = await self._surely(points, before + [best["move"]])
                other = await self._surely(points, before + [own])
            else:
                one = other = first  # the own move was the best
            if best and one and other and self.points is points:
                self.judged[point.ply] = one["chances"][point.seat], other["chances"][point.seat]
                self.better[point.ply] = best
                for ply, found in ((point.ply, one), (point.ply + 1, other)):
                    self.surer[ply] = self._shared(ply, point.seat, found["chances"][point.seat])
                self.changed()

    def _shared(self, ply: int, seat: str, chance: float) -> "dict[str, float]":
        """All chances at a ply as one seat's is known better: the others share the rest as before.

        They are not known better, since whose turn it is decides whom a look is about.
        """
        known = self.points[ply]["chances"]
        others = {each: known[each] for each in known if each != seat}
        rest = sum(others.values())
        if not rest:
            others, rest = {each: 1.0 for each in others}, len(others)
        shared = {each: others[each] / rest * (1 - chance) for each in others}
        shared[seat] = chance
        return shared

    async def _surely(
        self, points: "list[AnalyseAnswer]", moves: "list[str]"
    ) -> "AnalyseAnswer | None":
        """A longer look at a position, however often it is interrupted."""
        answer = None
        while answer is None and self._wants(points):
            answer = await self._analysed(points, moves, AGAIN)
        return answer

    async def _explain(self, points: "list[AnalyseAnswer]") -> None:
        """Ask what speaks for the better move at each turning point, and for its position."""
        match, ask = self.match, self.session.engine.ask
        for point in self.turnings():
            if match is None or self.points is not points:
                return
            before = self.moves[: point.ply]
            played = self.moves[point.ply]
            reasons = await speaking(ask, match.request, before + [point.better], played)
            if self.points is points:
                self.reasons[point.ply] = reasons
                self.look()
                self.changed()
            request = match.request("position")
            request["record"] = before
            position = (await ask(request)).get("position")
            if position and self.points is points:
                self.positions[point.ply] = position
                self.changed()

    def _wants(self, points: "list[AnalyseAnswer]") -> bool:
        return self.running and self.points is points and not self.table.lock.failed

    async def _analysed(
        self, points: "list[AnalyseAnswer]", moves: "list[str]", nodes: int
    ) -> "AnalyseAnswer | None":
        """The analysis of a position; None if something more urgent interrupted it."""
        hold = await self.table.lock.acquire(REVIEW)
        if not hold:
            return None
        try:
            if not self.match or not self._wants(points):
                return None
            request = self.match.request("analyse")
            request["record"], request["nodes"] = moves, nodes
            request["multipv"] = EVERY if self.session.opening["solved"] else 1
            answer = await self.session.engine.think(request)
            if "chances" in answer:
                return answer if hold.lasts else None
            self.running = False  # the engine cannot tell
        except EngineLost:
            pass  # another one is being started, and will be asked again
        finally:
            hold.release()
        return None
