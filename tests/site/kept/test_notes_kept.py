"""No note that was kept is ever lost, whatever people do in up to three tabs of one device."""

import random

import pytest

from anga.shared.formats import fragment
from anga.shared.formats.fragment import format_link
from anga.shared.formats.notes import build_tree
from kept.entries import parse_entry
from kept.library import KEY
from kept.rows import sane
from kept.saved import CLAIM
from state.events import SETTLED
from study.analysis import Analysis
from tests.site.by_hand import Memory, Tab
from tests.thoroughness import times

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from anga.shared.game_tree import Node

LETTERS = "abcdefghijklmnopqrstuvwxyz"
SHORT = 260  # characters of a link, so that notes often do not fit
STEPS = 40
SEQUENCES = times(300, 3000)
PART = 30  # sequences of a test
FOUND: "dict[str, Any]" = {
    "depth": 1, "nodes": 1, "seconds": 0.1, "chances": {"b": 0.5, "w": 0.5},
    "lines": [{"move": "y", "score": 0, "mate": None, "pv": ["y"], "told": ["y"],
               "chances": {"b": 0.5, "w": 0.5}}],
}  # fmt: skip


class Device(Memory):
    """The storage that all tabs share; names of games are drawn."""

    draw = random.Random(0)

    def letters(self) -> str:
        return "".join([self.draw.choice(LETTERS) for _ in range(8)])


class Desk:
    """A tab with an analysis; whatever is asked is answered."""

    def __init__(
        self, texts: "dict[str, str]", link: str = "", tab: "Memory | None" = None, ident: str = ""
    ) -> None:
        self.tab = Tab(link, Device(texts), tab, ident)
        self.analysis = Analysis(self.tab.session, self.tab.tasks, lambda: None)
        self.tab.session.on(SETTLED, self.analysis.look)
        self.tab.wake()
        self.settle()

    def settle(self) -> None:
        """Time passes until nothing more happens."""
        tab = self.tab
        while True:
            for pause in tab.tasks.pauses:
                pause.answer()
            tab.tasks.pauses = []
            asked = tab.waiting()
            if not asked and not tab.tasks.pauses:
                return
            for cmd in asked:
                more: dict[str, Any] = {"best": {"move": "x"}, "analyse": FOUND}.get(cmd, {})
                tab.tell(cmd, **more)

    def leave(self) -> None:
        """The page is hidden, and then there no longer."""
        self.analysis.keep()
        self.tab.tasks.run()  # what has begun can be ended
        for work, _ in self.tab.tasks.under_way:
            work.close()
        self.tab.tasks.under_way = []


class World:
    """A device, its tabs, and what must be found on it."""

    def __init__(self, seed: int) -> None:
        self.draw = random.Random(seed)
        self.texts: dict[str, str] = {"players:toy": '{"b": "person", "w": "person"}'}
        self.tabs = [Desk(self.texts)]
        self.notes = 0
        self.must: set[str] = set()
        self.done: list[str] = []

    def step(self) -> None:
        """Somebody does something in one of the tabs, and the others hear of it."""
        desk = self.draw.choice(self.tabs)
        before = dict(self.texts)
        deed = self.draw.choice(DEEDS)
        self.done.append(f"{self.tabs.index(desk)} {deed.__name__}")
        deed(self, desk)
        for other in self.tabs:
            if other is not desk:
                for key in sorted(self.texts):
                    if self.texts[key] != before.get(key) and key.startswith(KEY):
                        other.tab.session.games.on_storage(key[len(KEY) :])
                if self.texts.get(CLAIM) != before.get(CLAIM):
                    other.tab.session.games.on_claimed()
                other.settle()

    # What people do

    def play(self, desk: Desk) -> None:
        desk.tab.session.touching.touch("o:" + self.draw.choice("xy"))
        desk.settle()

    def finish(self, desk: Desk) -> None:
        desk.tab.session.touching.touch("o:z")
        desk.settle()

    def study(self, desk: Desk) -> None:
        desk.analysis.toggle()
        desk.settle()

    def write(self, desk: Desk) -> None:
        """Add to what is written of the position shown."""
        if not desk.analysis.on:
            self.study(desk)
        self.notes += 1
        word = f"n{self.notes:04}"
        here = desk.tab.session.table.match.here
        desk.analysis.write(
            (here.comment + " " if here else "") + word + "·" * self.draw.randint(0, 9)
        )
        if self.draw.random() < 0.8:
            desk.settle()
        self.must |= {word} & set(kept(self.texts))

    def delete(self, desk: Desk) -> None:
        here = desk.tab.session.table.match.here
        if desk.analysis.on and here and here.comment:
            self.must -= set(words(here))
            desk.analysis.write("")
            desk.settle()

    def mark(self, desk: Desk) -> None:
        if desk.analysis.on:
            desk.analysis.mark(self.draw.choice("abc") + "1")
            desk.settle()

    def show(self, desk: Desk) -> None:
        match = desk.tab.session.table.match
        desk.tab.session.step(self.draw.randint(0, len(match.moves)))
        desk.settle()

    def undo(self, desk: Desk) -> None:
        if not desk.analysis.on:
            desk.tab.session.undo()
            desk.settle()

    def redo(self, desk: Desk) -> None:
        if not desk.analysis.on:
            desk.tab.session.redo()
            desk.settle()

    def begin(self, desk: Desk) -> None:
        desk.tab.session.games.begin("", {"b": "person", "w": "person"})
        desk.settle()

    def back(self, desk: Desk) -> None:
        if len(desk.tab.address.entries) > 1:
            desk.tab.address.entries.pop()
            desk.tab.session.on_popstate()
            desk.settle()

    def reload(self, desk: Desk) -> None:
        desk.leave()
        self._replace(desk, Desk(self.texts, desk.tab.address.entries[-1], desk.tab.tab))

    def close(self, desk: Desk) -> None:
        desk.leave()
        self.must |= set(words(desk.tab.session.table.match.root)) & set(kept(self.texts))
        self.tabs.remove(desk)
        self.open(desk)

    def open(self, _: Desk) -> None:
        """A tab of a new start, of a game on the device, of a link with other notes."""
        if len(self.tabs) < 3:
            self.tabs.append(Desk(self.texts, self._link()))

    def follow(self, desk: Desk) -> None:
        """The same link comes into a tab that is open."""
        desk.tab.address.paste(self._link())
        desk.tab.session.on_popstate()
        desk.settle()
        desk.tab.address.pasted = False

    def choose(self, desk: Desk) -> None:
        """A game is opened from the library."""
        pairs = desk.tab.saved.library.games("toy")
        if pairs:
            ident, entry = self.draw.choice(pairs)
            link = fragment.with_notes(entry["link"], entry.get("notes", "").split("&"))
            desk.leave()
            self._replace(desk, Desk(self.texts, link.rstrip("&"), desk.tab.tab, ident))

    def resume(self, desk: Desk) -> None:
        pairs = desk.tab.saved.library.games("toy")
        if pairs:
            desk.tab.session.games.resume(self.draw.choice(pairs)[0])
            desk.settle()

    def _replace(self, desk: Desk, other: Desk) -> None:
        self.tabs[self.tabs.index(desk)] = other

    def _link(self) -> str:
        """A start, or a game that is on the device or not, with notes of somebody else or not."""
        pairs = self.tabs[0].tab.saved.library.games("toy") if self.tabs else []
        moves = [self.draw.choice("xy") for _ in range(self.draw.randint(0, 3))]
        if pairs and self.draw.random() < 0.7:
            moves = list(parse_entry(self.draw.choice(pairs)[1])[0].moves)
            moves = moves[: self.draw.randint(0, len(moves))]
        link = fragment.Link("toy", "", None, moves)
        if self.draw.random() < 0.5:
            link.comments = [(self.draw.randint(0, len(moves)), f"friend{self.notes}")]
        return format_link(link)


DEEDS = 4 * [World.write, World.play] + 2 * [World.undo, World.study, World.show, World.reload] + [
    World.finish, World.delete, World.mark, World.redo, World.begin, World.back, World.close,
    World.open, World.follow, World.choose, World.resume,
]  # fmt: skip


def words(node: "Node") -> "Iterator[str]":
    """All words that are written in a tree."""
    nodes = [node]
    while nodes:
        here = nodes.pop()
        yield from here.comment.replace("·", "").split()
        nodes += here.children


def kept(texts: "dict[str, str]") -> "Iterator[str]":
    """All words that can be read on a device."""
    device = Memory(texts)
    for key in device.keys(KEY):
        entry = sane(device.get(key))
        assert entry, texts[key]
        link, problem = parse_entry(entry)
        assert not problem, texts[key]
        yield from words(build_tree(link))


@pytest.mark.parametrize("part", range(SEQUENCES // PART))
def test_no_note_that_was_kept_is_missing_afterwards(
    part: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fragment, "LONGEST", SHORT)
    for seed in range(part * PART, (part + 1) * PART):
        world = World(seed)
        for _ in range(STEPS):
            world.step()
            missing = world.must - set(kept(world.texts))
            assert not missing, f"{seed}: {missing} after {'; '.join(world.done)}"
            for desk in world.tabs:
                assert not desk.tab.tasks.problems, f"{seed}: {desk.tab.tasks.problems}"
        for desk in world.tabs:
            desk.leave()
