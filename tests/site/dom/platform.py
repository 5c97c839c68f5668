"""What `boot.mjs` makes safe, over a device whose texts are a dictionary."""

import asyncio
import json

from tests.site.dom.elements import Event

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from tests.site.dom.window import Window

FIRST = 1_750_000_000_000  # milliseconds: when every test begins


class Arrivals:
    """How files arrive: slowly."""

    have, total, lost, done = 1_000_000, 4_000_000, "", False


class Platform:
    """As `browser.platform.Platform`, with what was done written down.

    `device` is what the browser keeps, shared by its tabs. `entries` are the browser's history,
    each with its state and address, up to the present one and beyond.
    """

    def __init__(self, device: "dict[str, str]", root: str, clock: "Callable[[], float]") -> None:
        self.device, self.root, self.clock = device, root, clock
        self.tab: dict[str, str] = {}
        self.window: Window
        self.entries: list[tuple[int | str | None, str]] = []
        self.at = 0
        self.made = 0  # of letters
        self.date = "2026-11-24"
        self.shares = True  # whether there is a share sheet
        self.lets = True  # whether the browser keeps and copies things
        self.copied: list[str] = []
        self.saved: list[tuple[str, str, str]] = []
        self.sounds: list[str] = []
        self.buzzed: list[int] = []
        self.voiced = True  # whether the browser has a voice
        self.read_aloud: list[tuple[str, str]] = []  # languages and texts
        self.awake: list[bool] = []  # what the screen was asked for
        self.clipboard = self.handed = ""
        self.files_chosen: list[str] = []
        self.sent: list[tuple[str, str]] = []
        self.dyed = self.prints = self.persists = 0
        self.modules: dict[str, Any] = {}  # what `codes` and `pictures` give
        self.heard_drops: Any = None
        self.heard_storage: list[Callable[[Any], None]] = []
        self.asked_kept = ""  # the game of the library that the address asks for
        self.heard_launch: Any = None
        self.arrivals: Any = Arrivals()
        self.followed = ""  # the files of which they tell
        self.death_of: Any = None  # the worker's lock
        self.locks: list[Any] = []  # of all workers: a browser forgets none that is waited for

    def whole(self, path: str) -> str:
        return "https://anga.example/" + path.lstrip("./")

    # What is kept

    def read(self, key: str, tab: bool = False) -> "str | None":
        return (self.tab if tab else self.device).get(key)

    def write(self, key: str, text: str, tab: bool = False) -> bool:
        if self.lets:
            (self.tab if tab else self.device)[key] = text
        return self.lets

    def remove(self, key: str, tab: bool = False) -> None:
        (self.tab if tab else self.device).pop(key, None)

    def keys(self) -> str:
        return "\n".join(self.device)

    def stored(self, heard: "Callable[[Any], None]") -> None:
        self.heard_storage.append(heard)

    def kept(self) -> str:
        return self.asked_kept

    def letters(self) -> str:
        self.made += 1
        return "".join(
            [chr(97 + (len(self.device) * 7 + self.made * 5 + n) % 26) for n in range(8)]
        )

    def now(self) -> str:
        return str(int(FIRST + self.clock() * 1000))

    def today(self) -> str:
        return self.date

    async def problem(self, path: str, ident: str) -> str:
        data = json.loads(await (await self.window.fetch(path)).text())
        data["problems"] = [each for each in data["problems"] if each["id"] == ident]
        return json.dumps(data)

    def day(self, time: str, language: str) -> str:
        return ("day " if language == "en" else "日 ") + str(int(time) // 86_400_000)

    # The address

    def begin(self) -> None:
        self.entries = [(None, self.window.location.href)]

    def remember(self, tab: "Platform") -> None:
        """Go on in a tab: with its history, and with what it keeps for itself."""
        self.tab, self.entries, self.at = tab.tab, tab.entries, tab.at

    def fragment(self) -> str:
        return self.window.location.hash

    def settle(self, page: str) -> None:
        folder = self.window.location.href.split("#")[0].rpartition("/")[0]
        self.replace(self.state(), folder + "/" + page + self.window.location.hash)

    def push(self, state: "int | str", url: str) -> None:
        self.entries = self.entries[: self.at + 1]
        self.entries.append((state, ""))
        self.at += 1
        self.replace(state, url)

    def replace(self, state: "int | str | None", url: str) -> None:
        location = self.window.location
        location.href = location.href.split("#")[0] + url if url.startswith("#") else url
        self.entries[self.at] = state, location.href

    def back(self) -> None:
        """Go back a little later, as browsers do."""
        self.window.document.soon(lambda: self.go(-1))

    def go(self, entries: int) -> None:
        """Go to another entry."""
        self.at += entries
        self.window.location.href = self.entries[self.at][1]
        self.window.onpopstate(Event("popstate"))

    def state(self) -> "int | str | None":
        return self.entries[self.at][0]

    # The world

    async def register(self, path: str) -> None:
        """Service workers are forbidden here."""

    def workers(self) -> None:
        """As are those that are there already."""

    def dye(self) -> None:
        self.dyed += 1

    def sound(self, kind: str) -> None:
        self.sounds.append(kind)

    def buzzes(self) -> bool:
        return True

    def buzz(self, length: int) -> None:
        self.buzzed.append(length)

    def speaks(self) -> bool:
        return self.voiced

    def speak(self, text: str, language: str) -> None:
        self.read_aloud.append((language, text))

    def stay_awake(self, on: bool) -> None:
        self.awake.append(on)

    async def copy(self, text: str) -> bool:
        if self.lets:
            self.copied.append(text)
        return self.lets

    async def paste(self) -> str:
        return self.clipboard

    def save(self, name: str, text: str, kind: str = "application/json") -> None:
        self.saved.append((name, text, kind))

    async def texts(self, field: "Any") -> str:  # noqa: ARG002
        return json.dumps(self.files_chosen)

    def dropped(self, heard: "Any") -> None:
        self.heard_drops = heard

    def launched(self, heard: "Any") -> None:
        self.heard_launch = heard

    def shared(self) -> str:
        return self.handed

    async def codes(self) -> "Any":
        return self.modules.get("codes")

    async def pictures(self) -> "Any":
        return self.modules.get("pictures")

    async def print(self) -> None:
        self.prints += 1

    def sends(self) -> bool:
        return self.shares

    def send_on(self, title: str, url: str, text: str = "") -> None:
        self.sent.append((text or title, url))

    def persist(self) -> None:
        self.persists += 1

    def install(self) -> None:
        raise AssertionError("it was not offered")

    def send(self, worker: object, kind: str) -> None:  # noqa: ARG002
        raise AssertionError("there is no worker")

    def installable(self) -> bool:
        return False

    # The worker

    def files(self, kind: str) -> str:  # noqa: ARG002
        return "engine.pack"

    def follow(self, names: str) -> "Any":
        self.followed = names
        return self.arrivals

    def death(self, lock: str) -> "Any":  # noqa: ARG002
        self.death_of = asyncio.get_running_loop().create_future()
        self.locks.append(self.death_of)
        return self.death_of

    async def either(self, promise: "Any", other: "Any") -> "Any":
        await asyncio.wait({promise, other}, return_when=asyncio.FIRST_COMPLETED)
        return promise.result() if promise.done() else None

    async def within(self, promise: "Any", milliseconds: int) -> bool:
        done, _ = await asyncio.wait({promise}, timeout=milliseconds / 1000)
        return bool(done)
