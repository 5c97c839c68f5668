"""The play page: what a person, the computer and the browser do to the game on the table.

Data flows one way: something changes the match, the engine is asked what it looks like now, and
`_show` brings every part of the page up to date from that answer.
"""

import asyncio

import openings
import solved
from address import Address
from board import Board
from dom import find, listen, show
from engine import Engine, EngineFailure
from grid import Grid
from kept import Kept
from match import PERSON, Match
from movelist import MoveList
from newgame import NewGame
from notices import Notices
from options import Options
from seats import SeatBars, turned_for
from status import StatusCard, complaint, ending
from touching import Touching, reason
from views import Views

from anga.changes import apply
from anga.fragment import Link

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from device import Device
    from words import Words

PACE = 0.45  # seconds that a computer's move takes at least, so that one can follow


class PlayPage:
    """The page of one game."""

    def __init__(self, window: "Any", words: "Words", device: "Device", ids: "list[str]") -> None:
        self.window = window
        self.words = words
        self.device = device
        self.ids = ids
        self.engine = Engine()
        self.address = Address(window, self._went_back)
        self.notices = Notices(find("#notices"), find("#live"), words)
        self.status = StatusCard(find("#status"), words)
        self.board = Board(find("#board"), self._touched)
        self.touching = Touching([])
        self.round = 0  # grows with every change; an answer to an older round is out of date
        self.thinking = False
        self.paused = False
        self.waiting = False
        self.flipped = 0
        self.values: "dict[str, Any]" = {}
        self.history: "list[Any]" = []
        self.failure: "str | None" = None

    async def open(self) -> None:
        """Show the game in the address, then wake the engine."""
        link, problem = self.address.read()
        known = link is not None and link.game in self.ids
        game = link.game if known else self.ids[0]
        self.opening = await openings.load(self.window, game)
        self.words.game_words = self.opening["words"]
        self._furnish(game)
        self._take(link if known else Link(game))
        if problem:
            self.notices.add("link", self.words("bad-link", problem.text))
        elif link is not None and not known:
            self.notices.add("link", self.words("bad-game", link.game))
        self._offer_unfinished()
        await self._refresh()
        self.window.performance.mark("anga-board")
        await self._wake()

    def _furnish(self, game: str) -> None:
        words, opening = self.words, self.opening
        self.kept = Kept(self.device, game, opening["seats"])
        self.options = Options(find("#options"), words, self._touched, self.board.picture)
        self.grid = Grid(find("#grid"), words, self._touched, self.board.focus)
        self.moves = MoveList(find("#moves"), words, self._step_to)
        self.bars = SeatBars(
            find("#seats-top"), find("#seats-bottom"), words, opening["levels"], self._seated
        )
        self.views = Views(find("#views"), opening, words, self.device, self._later)
        self.dialog = NewGame(find("#new-game"), opening, words, self._begin)
        for name in ("undo", "redo", "new", "copy", "turn", "first", "back", "forward", "last", "known"):
            button = find("#do-" + name)
            listen(button, "click", self._handler(name))
        show(find("#do-known"), opening["solved"])
        listen(self.window.document, "keydown", self._key)
        self.redress()

    def redress(self) -> None:
        """Say everything again, in the language chosen now."""
        say = self.words.say
        find("#game-name").textContent = say("name")
        find("#game-kana").textContent = say("kana")
        find("#game-credit").textContent = say("credit")
        find("#game-rules").setAttribute("href", "rules-%s.html" % self.opening["game"])
        self.window.document.title = say("name") + " – Anga"
        self.views.show()
        if self.history or hasattr(self, "answer"):
            self.options.shown = None
            self._show()

    # The engine

    async def _wake(self) -> None:
        try:
            await self.engine.start()
        except EngineFailure as problem:
            self.failure = str(problem) or self.words("engine-late")
            self._show_status()
            return
        self.window.performance.mark("anga-ready")
        find("#content").setAttribute("data-engine", "ready")
        await self._refresh()

    async def _think(self) -> None:
        """Let the computer move."""
        round_, self.thinking = self.round, True
        self._show_status()
        request = self.match.request("best")
        request["level"] = self.match.seats[self.answer["status"]["turn"]]
        pace = asyncio.create_task(_pause())
        answer = await self.engine.think(request, lambda progress: None)
        await pace
        if round_ != self.round:
            return
        self.thinking = False
        self.match.play(answer["move"])
        self.address.replace(self.match.link)
        await self._advance()

    # What people do

    def _touched(self, touch: str) -> None:
        if not self._may_touch():
            return
        touching = self.touching
        if touch in touching.touches:
            touching.back()
            self._show_touches()
        elif touch not in touching.open and reason(touching, touch):
            self._refuse(reason(touching, touch), [])
        else:
            self._soon(self._touch(touch))

    async def _touch(self, touch: str) -> None:
        before = list(self.touching.touches)
        try:
            move = self.touching.touch(touch)
        except KeyError:
            self._show_touches()
            await self._explain(before + [touch])
            return
        self._show_touches()
        if move:
            await self._play(move)

    async def _play(self, move: str) -> None:
        self.match.play(move)
        self.address.push(self.match.link)
        self.paused = False
        if self.engine.ready:
            await self._advance()
        else:
            self._play_first(move)

    def _play_first(self, move: str) -> None:
        """An opening move before the engine is up: the build has computed what it does."""
        first = openings.first(self.opening, move)
        before = self.answer["scene"]
        self.answer = dict(self.answer)
        self.answer.update(scene=apply(before, first["changes"]), choices=[], changes=first["changes"])
        self.answer["scene"]["options"] = []
        self.history = [first]
        self.waiting = True
        self._take_choices()
        self._show(play=True)

    async def _explain(self, touches: "list[str]") -> None:
        if not self.engine.ready:
            return
        request = self.match.request("why")
        request["touches"] = touches
        why = await self.engine.ask(request)
        if why.get("words"):
            self._refuse(why["words"][self.words.language], why["cells"], spoken=True)

    def _refuse(self, why: "Any", cells: "list[str]", spoken: bool = False) -> None:
        text = why if spoken else self.words.say(why)
        self.status.show(self.words("refused"), text, "refused")
        self.notices.tell(text)
        self.board.refuse(cells or [self.answer["status"]["turn"]])

    def _do_undo(self) -> None:
        if self.match.undo([entry["seat"] for entry in self.history]):
            self._changed()

    def _do_redo(self) -> None:
        if self.match.redone():
            self.paused = True
            self._changed()

    def _do_new(self) -> None:
        self.dialog.open(self.match.seats, self.match.rules)

    def _do_turn(self) -> None:
        self.flipped = (self.flipped + 4 // len(self.opening["seats"])) % 4
        self._show()

    def _do_known(self) -> None:
        button = find("#do-known")
        pressed = button.getAttribute("aria-pressed") == "true"
        button.setAttribute("aria-pressed", "false" if pressed else "true")
        self._later()

    def _do_copy(self) -> None:
        self._soon(self._copy())

    async def _copy(self) -> None:
        link = Link(self.match.game, self.match.rules, self.match.position, self.match.moves)
        address = self.address.whole(link)
        try:
            await self.window.navigator.clipboard.writeText(address)
            self.notices.add("copied", self.words("copied"))
        except Exception:
            self.notices.add("copied", self.words("copy-by-hand") + " " + address)

    def _do_first(self) -> None:
        self._step_to(0)

    def _do_back(self) -> None:
        self._step_to(self.match.shown - 1)

    def _do_forward(self) -> None:
        self._step_to(self.match.shown + 1)

    def _do_last(self) -> None:
        self._step_to(len(self.match.moves))

    def _step_to(self, ply: int) -> None:
        ahead = ply == self.match.shown + 1
        self.match.show(ply)
        self.address.replace(self.match.link)
        self._stop_thinking()
        self._soon(self._refresh(play=ahead))

    def _begin(self, rules: str, seats: "dict[str, Any]") -> None:
        self.kept.keep_seats(seats)
        self.match = Match(Link(self.match.game, rules), seats)
        self.flipped = 0
        self.notices.drop("kept")
        self.notices.drop("link")
        self.address.push(self.match.link)
        self._changed(replace=False)

    def _seated(self, seat: str, who: "Any") -> None:
        self.match.seats[seat] = who
        self.kept.keep_seats(self.match.seats)
        self._stop_thinking()
        self.paused = False
        self._later()

    def _key(self, event: "Any") -> None:
        tag = event.target.tagName
        if event.altKey or event.ctrlKey or event.metaKey or tag in ("SELECT", "INPUT"):
            return
        if event.key == "Escape" and self.touching.touches:
            self.touching.back()
            self._show_touches()
        elif event.target.getAttribute("role") != "gridcell":
            keys = {"ArrowLeft": self._do_back, "ArrowRight": self._do_forward, "u": self._do_undo}
            if event.key in keys:
                keys[event.key]()

    def _stop(self, event: "Any") -> None:
        self._stop_thinking()
        self.paused = True
        self._show()

    def _go_on(self, event: "Any") -> None:
        self.paused = False
        self._soon(self._refresh())

    def _handler(self, name: str) -> "Any":
        function = getattr(self, "_do_" + name)
        return lambda event: function()

    # What the browser does

    def _went_back(self) -> None:
        link, _ = self.address.read()
        if link is None or link.game != self.match.game:
            self.window.location.reload()
            return
        seats = self.match.seats
        self._stop_thinking()
        self.match = Match(link, seats)
        self.paused = True
        self._later()

    # From the match to the page

    def _take(self, link: "Any") -> None:
        """Put the game of a link on the table."""
        self.match = Match(link, self.kept.seats_of(link))

    def _offer_unfinished(self) -> None:
        unfinished = self.kept.unfinished()
        if not self.match.at_start or not unfinished:
            return
        link, seats = unfinished

        def resume() -> None:
            self.match = Match(link, seats)
            self.address.push(self.match.link)
            self._changed(replace=False)

        actions = [("resume", resume), ("dismiss", lambda: None)]
        self.notices.add("kept", self.words("kept-game", len(link.moves)), actions)

    def _changed(self, replace: bool = True) -> None:
        """The match has changed by a person's wish other than a move."""
        self._stop_thinking()
        if replace:
            self.address.replace(self.match.link)
        self.kept.save(self.match, False)
        self._later()

    def _later(self) -> None:
        self._soon(self._refresh())

    def _soon(self, work: "Any") -> None:
        asyncio.create_task(self._guarded(work))

    async def _guarded(self, work: "Any") -> None:
        """Whatever goes wrong is said on the page; the game stays in the address."""
        try:
            await work
        except Exception as problem:
            self.notices.add("problem", self.words("bad-request", problem))
            raise

    def _stop_thinking(self) -> None:
        self.round += 1
        if self.thinking:
            self.thinking = False
            self.engine.cancel()

    async def _advance(self) -> None:
        """A move was played at the end of the game: show what it did."""
        self.notices.drop("link")
        await self._refresh(play=True)
        self.kept.save(self.match, self.answer["status"]["over"])

    async def _refresh(self, play: bool = False) -> None:
        """Ask what the position shown looks like, show it, and let the computer move."""
        self.round += 1
        round_ = self.round
        answer = await self._known_or_asked()
        if round_ != self.round:
            return
        self.answer = answer
        if answer["error"]:
            self._mend(answer)
        self._take_choices()
        self.values = await self._asked_values()
        if round_ != self.round:
            return
        await self._shown(play)
        if round_ == self.round and self._computer_moves():
            await self._think()

    async def _known_or_asked(self) -> "dict[str, Any]":
        if not self.engine.ready:
            answer = openings.answer(self.opening, self.views.chosen)
            self.waiting = not self.match.at_start
            if self.waiting:
                answer.update(choices=[])
            return answer
        self.waiting = False
        request = self.match.request("scene")
        request["view"] = self.views.chosen
        answer = await self.engine.ask(request)
        if self.match.at_last:
            self.history = answer["history"]
        elif len(self.history) != len(self.match.moves):
            whole = await self.engine.ask(self.match.request("scene", whole=True))
            self.history = whole["history"]
            answer["error"] = answer["error"] or whole["error"]
            if whole["error"]:
                answer.update(moves=whole["moves"])
        return answer

    def _mend(self, answer: "dict[str, Any]") -> None:
        """Say what is wrong with the game, and go on with what could be played of it."""
        self.notices.add("link", complaint(answer["error"], self.words))
        link = Link(answer["game"], answer["rules"], answer["position"], answer["moves"])
        shown = self.match.shown
        self.match = Match(link, self.match.seats)
        self.match.show(shown)
        self.paused = True

    async def _asked_values(self) -> "dict[str, Any]":
        pressed = find("#do-known").getAttribute("aria-pressed") == "true"
        if not pressed or not self.engine.ready or not self.opening["solved"]:
            return {}
        return (await self.engine.ask(self.match.request("values"))).get("values", {})

    def _take_choices(self) -> None:
        self.touching = Touching(self.answer["choices"])

    async def _shown(self, play: bool) -> None:
        """Show the answer; wait for the motion to end."""
        done = asyncio.Event()
        self._show(play, done.set)
        if play:
            await done.wait()

    def _show(self, play: bool = False, done: "Any" = None) -> None:
        answer, match = self.answer, self.match
        scene = answer["scene"]
        turned = (turned_for(scene, self._seat_below()) + self.flipped) % 4
        if play and answer["changes"]:
            self.board.play(answer["changes"], scene, done or (lambda: None))
        else:
            self.board.show(scene, turned)
            if done:
                done()
        self.turned = turned
        turn = None if answer["status"]["over"] else answer["status"]["turn"]
        self.bars.show(scene, match, turned, turn)
        self.moves.show(self.history, match.shown)
        self._show_controls()
        self._show_touches()
        self._tell()

    def _show_controls(self) -> None:
        match = self.match
        for name, able in (
            ("undo", bool(match.moves) and not self.waiting),
            ("redo", bool(match.redo)),
            ("first", match.shown > 0),
            ("back", match.shown > 0),
            ("forward", not match.at_last),
            ("last", not match.at_last),
        ):
            find("#do-" + name).disabled = not able

    def _show_touches(self) -> None:
        touching = self.touching if self._may_touch() else Touching([])
        badges = solved.badges(self.values, touching, self.words)
        self.options.show(self.answer["scene"], touching, badges)
        self.grid.show(self.answer["scene"], self.turned, touching)
        self.board.offer(touching.open, touching.touches, touching.forbidden)
        self.board.overlay(badges)
        self._show_status()

    def _show_status(self) -> None:
        words, status = self.words, self.answer["status"]
        seat = words.say("seat:" + status["turn"]) if status["turn"] else ""
        if self.failure is not None:
            again = [("try-again", lambda event: self.window.location.reload())]
            self.status.show(words("engine-failed", self.failure), "", "failed", again)
        elif self.waiting:
            self.status.show(words("engine-coming" if self.history else "engine-wait"), "", "waiting")
        elif not self.match.at_last:
            text = words("earlier", self.match.shown, len(self.match.moves))
            self.status.show(text, "", "earlier", [("to-last", lambda event: self._do_last())])
        elif status["over"]:
            self.status.show(ending(status, words), "", "over", [("new-game", lambda event: self._do_new())])
        elif self.thinking:
            self.status.show(words("thinking", seat), "", "thinking", [("stop", self._stop)])
        elif not self.match.is_person(status["turn"]):
            actions = [("go-on", self._go_on)] if self.paused else []
            self.status.show(words("paused" if self.paused else "thinking", seat), "", "paused", actions)
        else:
            self.status.show(words("your-turn", seat), self._last_told(), "turn")

    def _tell(self) -> None:
        """The last move and what comes next, for the ear."""
        texts = [self._last_told()]
        status = self.answer["status"]
        if status["over"]:
            texts.append(ending(status, self.words))
        elif not self.waiting:
            texts.append(self.words("your-turn", self.words.say("seat:" + status["turn"])))
        self.notices.tell(" ".join(texts))

    def _last_told(self) -> str:
        shown = self.match.shown
        return self.words.say(self.history[shown - 1]["told"]) if 0 < shown <= len(self.history) else ""

    def _may_touch(self) -> bool:
        status = self.answer["status"]
        return (
            self.match.at_last
            and not self.waiting
            and not status["over"]
            and not self.thinking
            and self.match.is_person(status["turn"])
        )

    def _computer_moves(self) -> bool:
        status = self.answer["status"]
        return (
            self.engine.ready
            and self.match.at_last
            and not self.paused
            and not status["over"]
            and not self.match.is_person(status["turn"])
        )

    def _seat_below(self) -> str:
        """The seat at the bottom: the only person's, else the first."""
        people = [seat for seat in self.opening["seats"] if self.match.seats.get(seat) == PERSON]
        return people[0] if people else self.opening["seats"][0]


async def _pause() -> None:
    await asyncio.sleep(PACE)
