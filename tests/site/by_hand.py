"""A session's world, driven by hand: nothing happens before a test lets it happen."""

import json

from anga.shared.formats.fragment import format_link, parse_link_far
from browser.engine import NOBODY, EngineLost
from kept.library import Library
from kept.saved import Saved
from kept.settings import Settings
from session.session import Session
from state.page import PageAnswers
from words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Generator
    from typing import Any

    from anga.shared.errors import LinkError
    from anga.shared.formats.fragment import Link
    from browser.address import Tried
    from browser.engine import EngineListener
    from clock.timing import Timing
    from session.premove import Premove
    from state.ports import Refreshes

    Answer = Any  # in the shape of whatever the engine says

LETTERS = "abcdefghijklmnopqrstuvwxyz"
CLOCK: "list[None]" = []  # one entry each time that somebody looks at it
SCENE: "Answer" = {
    "cells": [], "pieces": [], "solids": [], "hands": [], "options": [], "seats": [], "marks": [],
}  # fmt: skip
OPENING: "Any" = {
    "game": "toy", "seats": ["b", "w"], "rules": [], "solved": True, "dice": False,
    "levels": [1, 3, 5, 8, 10], "strengths": [0, 300, 600, 1050, 1350], "styles": ["hunter"],
    "editor": True, "views": [{"id": "sides", "choices": ["two", "three"], "english": "two"}],
    "words": {"seat:b": {"en": "Black", "ja": "黒"}, "seat:w": {"en": "White", "ja": "白"}},
    "scenes": [{"view": {}, "scene": SCENE}],
    "choices": [{"move": "x", "paths": [["o:x"]]}, {"move": "y", "paths": [["o:y"]]}],
    "status": {"over": False, "turn": "b", "chance": False},
    "firsts": [
        {"move": "x", "changes": [], "seat": "b", "notation": "x", "description": "x was played"},
        {"move": "y", "changes": [], "seat": "b", "notation": "y", "description": "y was played"},
    ],
    "things": [],
}  # fmt: skip


class Waiting:
    """Something to be waited for until it is answered."""

    def __init__(self) -> None:
        self.done = False
        self.value: Any = None
        self.problem: Exception | None = None

    def __await__(self) -> "Generator[Waiting, None, Any]":
        while not self.done:
            yield self
        if self.problem:
            raise self.problem
        return self.value

    __iter__ = __await__  # MicroPython waits for what can be gone through

    def answer(self, value: "Any" = None) -> None:
        self.done, self.value = True, value

    def fail(self, problem: Exception) -> None:
        self.done, self.problem = True, problem


class Signal:
    """What somebody waits for and somebody else sets."""

    def __init__(self) -> None:
        self.waiting = Waiting()

    def set(self) -> None:
        self.waiting.answer()

    async def wait(self) -> None:
        await self.waiting


class Tasks:
    """Work that goes on when `run` is called, as far as nothing has to be waited for."""

    def __init__(self) -> None:
        self.under_way: list[tuple[Coroutine[Any, Any, None], Waiting]] = []
        self.waits: dict[int, Waiting] = {}  # for what each waits, by the id of the work
        self.pauses: list[Waiting] = []
        self.seconds: list[float] = []  # of all pauses so far
        self.problems: list[Exception] = []

    def start(self, work: "Coroutine[Any, Any, None]") -> Waiting:
        ended = Waiting()
        self.under_way.append((work, ended))
        return ended

    async def pause(self, seconds: float) -> None:
        self.seconds.append(seconds)
        self.pauses.append(Waiting())
        await self.pauses[-1]

    def signal(self) -> "Signal":
        return Signal()

    def run(self) -> None:
        """Go on with everything until all of it waits."""
        moved = True
        while moved:  # one may let another go on
            moved = False
            for work, ended in list(self.under_way):
                waits = self.waits.get(id(work))
                if waits and not waits.done:
                    continue
                moved = True
                try:
                    self.waits[id(work)] = work.send(None)
                except StopIteration:
                    self._end(work, ended)
                except Exception as problem:  # noqa: BLE001 (whatever a test provokes)
                    self.problems.append(problem)
                    self._end(work, ended)

    def _end(self, work: "Coroutine[Any, Any, None]", ended: Waiting) -> None:
        self.under_way = [pair for pair in self.under_way if pair[0] is not work]
        self.waits.pop(id(work), None)
        ended.answer()


class Engine:
    """A door behind which a test answers; `asked` are all requests, each with its answer."""

    def __init__(self) -> None:
        self.ready = False
        self.listener = NOBODY
        self.asked: list[tuple[Answer, Waiting]] = []
        self.starting = Waiting()
        self.cancelled = 0
        self.found: Answer = None  # by a thought, so far

    async def start(self, game: str, listener: "EngineListener") -> None:  # noqa: ARG002
        self.listener = listener
        await self.starting
        self.ready = True

    def renew(self) -> None:
        self.die()

    def die(self) -> None:
        """The worker is gone, with all that it was asked."""
        self.ready, self.starting = False, Waiting()
        for _, answer in self.asked:
            if not answer.done:
                answer.fail(EngineLost(""))
        self.listener.on_loss()

    async def ask(self, request: "Answer") -> "Answer":
        answer = Waiting()
        self.asked.append((json.loads(json.dumps(request)), answer))
        told: Answer = await answer
        return told

    async def think(self, request: "Answer") -> "Answer":
        return await self.ask(request)

    async def heard(self) -> "Answer":
        return self.found

    def cancel(self) -> None:
        self.cancelled += 1


class Address:
    """The browser's history as a list of fragments, the present one last."""

    def __init__(self, fragment: str = "") -> None:
        self.entries = [fragment]
        self.reloads = 0
        self.copied: str | None = None
        self.files: dict[str, str] = {}  # that were saved, by name
        self.lets = True
        self.pasted = False  # whether the present entry came from elsewhere
        self.tried: Tried | None = None
        self.is_study = False
        self.followed: Callable[[], None] = lambda: None  # to another entry

    def read(self) -> "tuple[Link | None, LinkError | None]":
        return parse_link_far(self.entries[-1]) if self.entries[-1] else (None, None)

    def push(self, link: "Link") -> None:
        (self.begin if self.tried is None else self.replace)(link)

    def begin(self, link: "Link") -> None:
        self.pasted = False
        self.entries.append(format_link(link))
        self.tried = None

    def try_out(self, link: "Link", tried: "Tried") -> None:
        self.begin(link)
        self.tried = json.loads(json.dumps(tried))

    def study(self, link: "Link") -> None:
        self.entries.append(format_link(link))

    def end_study(self) -> None:
        self.entries.pop()
        self.followed()

    def end_trial(self) -> None:
        if self.tried is not None:
            self.tried = None
            self.end_study()

    def replace(self, link: "Link") -> None:
        self.pasted = False
        self.entries[-1] = format_link(link)

    def is_written_here(self) -> bool:
        return not self.pasted

    def paste(self, fragment: str) -> None:
        """Somebody puts another link into the address bar."""
        self.entries.append(fragment)
        self.pasted = True

    def reload(self) -> None:
        self.reloads += 1

    def whole(self, link: "Link") -> str:
        return "https://anga.example/play.html#" + format_link(link)

    async def copy(self, text: str) -> bool:
        self.copied = text
        return self.lets

    def save(self, name: str, text: str) -> None:
        self.files[name] = text


class Memory:
    """A device, or one that keeps nothing; `texts` are shared by the tabs of a browser."""

    def __init__(self, texts: "dict[str, str] | None" = None, lets: bool = True) -> None:
        self.texts: dict[str, str] = {} if texts is None else texts
        self.lets = lets
        self.count = 0
        self.writes: list[str] = []

    def get(self, key: str, default: "Any" = None) -> "Any":
        try:
            return json.loads(self.texts[key]) if key in self.texts else default
        except ValueError:
            return default

    def text(self, key: str) -> "str | None":
        return self.texts.get(key)

    def put(self, key: str, value: "Any") -> bool:
        if self.lets:
            self.texts[key] = json.dumps(value)
            self.writes.append(key)
        return self.lets

    def drop(self, key: str) -> None:
        self.texts.pop(key, None)
        self.writes.append(key)

    def keys(self, beginning: str) -> "list[str]":
        return sorted([key for key in self.texts if key.startswith(beginning)])

    def letters(self) -> str:
        made = LETTERS[len(self.texts) % 26] * 7 + LETTERS[self.count % 26]
        self.count += 1
        return made

    def now(self) -> int:
        CLOCK.append(None)
        return 1000 + len(CLOCK)


class Screen:
    """What a session says and shows, written down."""

    def __init__(self) -> None:
        self.shown = 0
        self.motion: Waiting | None = None  # of moves that are seen to happen, if that takes time
        self.played = 0
        self.refused: list[str] = []
        self.said: list[str] = []
        self.notices: dict[str, str] = {}
        self.actions: dict[str, dict[str, Any]] = {}

    def show_ready(self, up: bool) -> None:
        self.up = up

    async def show(self, play: bool) -> None:
        self.shown += 1
        self.played += play
        if play and self.motion:
            await self.motion

    def show_touches(self) -> None:
        self.shown += 1

    def show_found(self) -> None:
        self.shown += 1

    def show_status(self) -> None:
        self.shown += 1

    def show_explanation(self) -> None:
        self.shown += 1

    def show_setup(self) -> None:
        self.shown += 1

    def refuse(self, text: str, cells: "list[str]", slug: "str | None" = None) -> None:  # noqa: ARG002
        self.refused.append(text)

    def draw(self) -> None:
        self.shown += 1

    def say(self, text: str) -> None:
        self.said.append(text)

    def reply(self, text: str) -> None:
        self.refused.append(text)

    def notice(
        self,
        kind: str,
        say: "Callable[[], str]",
        actions: "Any" = (),
        brief: bool = False,  # noqa: ARG002
    ) -> None:
        self.notices[kind] = say()
        self.actions[kind] = dict(actions)

    def drop(self, kind: str) -> None:
        self.notices.pop(kind, None)


class Answers(PageAnswers):
    """A page whose answers a test may change; a game is introduced as `first` says."""

    def __init__(self) -> None:
        self.timing: Timing | None = None
        self.asks = False
        self.premove: Premove | None = None
        self.first: Callable[[], Coroutine[Any, Any, None]] | None = None

    def is_in_time(self) -> bool:
        return self.timing is None or self.timing.stop_after_move()

    def time_limit(self) -> "float | None":
        return self.timing.limit() if self.timing else None

    def asks_first(self) -> bool:
        return self.asks

    def touch_early(self, touch: str) -> None:
        if self.premove:
            self.premove.touch(touch)

    async def introduce(self, flow: "Refreshes") -> None:
        await (self.first() if self.first else flow.refresh())


class Tab:
    """A browser's tab with a session in it."""

    def __init__(
        self,
        fragment: str = "",
        device: "Memory | None" = None,
        tab: "Memory | None" = None,
        ident: str = "",
        reloaded: bool = False,
        **opening: "Any",
    ) -> None:
        self.opening: Any = dict(OPENING)
        self.opening.update(opening)
        self.device, self.tab = device or Memory(), tab or Memory()
        self.engine, self.address, self.tasks = Engine(), Address(fragment), Tasks()
        self.address.pasted = bool(fragment) and not reloaded
        self.screen = Screen()
        described: Any = self.opening
        settings, library = Settings(self.device, described), Library(self.device)
        library.move_in("toy")
        self.saved = Saved(library, self.tab, settings)
        words = Words("en", self.opening["words"])
        self.session = Session(
            described, words, settings, self.saved, self.engine, self.address, self.tasks
        )
        self.address.followed = self.session.on_popstate
        link, problem = self.address.read()
        self.page = Answers()
        self.tasks.start(self.session.open(self.screen, self.page, link, problem, ident))
        self.tasks.run()

    @property
    def moves(self) -> str:
        """The moves on the table."""
        return " ".join(self.session.table.match.moves)

    @property
    def kept(self) -> "list[str]":
        """The links of the unfinished games on the device, the latest first."""
        library = Library(self.device)
        return [entry["link"] for _, entry in library.unfinished("toy")]

    def start(self) -> "Tab":
        """The engine is on its way."""
        self.tasks.start(self.session.wake())
        self.tasks.run()
        return self

    def wake(self) -> "Tab":
        """The engine is up, and has told of the game."""
        self.start()
        self.engine.starting.answer()
        return self.settle()

    def waiting(self) -> "list[str]":
        """The commands that the engine has not answered yet."""
        self.tasks.run()
        return [request["cmd"] for request, answer in self.engine.asked if not answer.done]

    def tell(self, cmd: str, **more: "Any") -> None:
        """Answer the first request of a kind that waits."""
        self.tasks.run()
        for request, answer in self.engine.asked:
            if request["cmd"] == cmd and not answer.done:
                answer.answer(told(request, self.opening, **more))
                self.tasks.run()
                return
        raise AssertionError(cmd + " was not asked")

    def settle(self) -> "Tab":
        """Answer whatever is asked but a thought, until nothing is."""
        while True:
            asked = [cmd for cmd in self.waiting() if cmd != "best"]
            if not asked:
                return self
            self.tell(asked[0])

    def think(self, move: str) -> "Tab":
        """The computer has found its move, and everything is shown."""
        self.tell("best", move=move)
        return self.rest()

    def rest(self) -> "Tab":
        """Time passes."""
        for pause in self.tasks.pauses:
            pause.answer()
        self.tasks.pauses = []
        return self.settle()


def told(request: "Answer", opening: "Answer", **more: "Any") -> "Answer":
    """What the engine would say of a toy's game: x and y by turns, and z wins."""
    moves, seats = request.get("record", []), opening["seats"]
    over = moves[-1:] == ["z"]
    turn = None if over else seats[len(moves) % len(seats)]
    answer: Answer = {
        "scene": opening.get("scene", SCENE), "unlisted": [], "changes": [], "error": None,
        "game": "toy", "rules": "", "position": request.get("position"), "moves": moves,
        "choices": [] if over else opening["choices"] + [{"move": "z", "paths": [["o:z"]]}],
        "status": {
            "over": over, "turn": turn, "chance": False, "reason": "mate" if over else None,
            "placings": {"b": 1, "w": 2} if over else None,
        },
        "history": [
            {"seat": seats[ply % len(seats)], "notation": moves[ply], "description": moves[ply]}
            for ply in range(len(moves))
        ],
        "marks": [], "lines": [], "notes": [], "words": None, "slug": None, "cells": [],
        "reasons": [], "told": {}, "ply": len(moves),
    }  # fmt: skip
    answer.update(more)
    return answer
