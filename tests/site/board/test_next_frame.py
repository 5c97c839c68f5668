"""What is done in the next frame and after it: frames and tasks come when a test lets them."""

import sys

from board.next_frame import Afterwards, NextFrame

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Self


class Browser:
    """Stands in for the browser while it is asked for; `done` is what was done."""

    def __init__(self) -> None:
        self.frames: list[Callable[[float], None]] = []
        self.tasks: list[Callable[[], None]] = []
        self.done: list[str] = []
        self.real: dict[str, Any] = {}

    def __enter__(self) -> "Self":
        modules: Any = sys.modules
        for name in ("js", "jsffi"):
            self.real[name] = modules.get(name)
            modules[name] = self
        return self

    def __exit__(self, *_problem: object) -> None:
        for name, module in self.real.items():
            del sys.modules[name]
            if module:
                sys.modules[name] = module

    def create_proxy(self, function: "Any") -> "Any":
        return function

    def requestAnimationFrame(self, function: "Callable[[float], None]") -> None:  # noqa: N802
        self.frames.append(function)

    def setTimeout(self, function: "Callable[[], None]", _wait: int) -> None:  # noqa: N802
        self.tasks.append(function)

    def does(self, name: str) -> "Callable[[], None]":
        return lambda: self.done.append(name)

    def paint(self) -> None:
        """The next frame comes."""
        frames, self.frames = self.frames, []
        for frame in frames:
            frame(0.0)

    def task(self) -> "list[str]":
        """The next task is done; gives all that was done so far."""
        self.tasks.pop(0)()
        return self.done

    def works(self, wanted: "Callable[[], bool]") -> Afterwards:
        groups = [[(name, self.does(name)) for name in group] for group in ("a", "b", "cd")]
        return Afterwards(groups, wanted)


def _always() -> bool:
    return True


def test_work_is_done_once_in_the_next_frame() -> None:
    with Browser() as browser:
        repaint = NextFrame(browser.does("paint"))
        repaint.request()
        repaint.request()
        assert browser.done == []
        browser.paint()
        assert browser.done == ["paint"]
        browser.paint()
        assert browser.done == ["paint"]


def test_what_follows_a_frame_keeps_its_order_and_has_a_task_each() -> None:
    with Browser() as browser:
        after = browser.works(_always)
        after.request("c", "a")
        after.request("a")
        browser.paint()
        assert browser.done == []
        assert browser.task() == ["a"]
        assert browser.task() == ["a", "c"]
        assert browser.tasks == []


def test_what_is_asked_for_later_does_not_hold_up_what_was_before() -> None:
    with Browser() as browser:
        after = browser.works(_always)
        after.request("a")
        browser.paint()
        after.request("b")
        assert browser.task() == ["a"]
        assert browser.task() == ["a", "b"]
        assert not browser.frames
        assert not browser.tasks


def test_a_group_is_done_in_one_task() -> None:
    with Browser() as browser:
        after = browser.works(_always)
        after.request("d", "c", "a")
        browser.paint()
        assert browser.task() == ["a"]
        assert browser.task() == ["a", "c", "d"]


def test_another_touch_is_seen_before_what_is_left_of_the_last_one() -> None:
    with Browser() as browser:
        after = browser.works(_always)
        after.request("a", "b")
        browser.paint()
        assert browser.task() == ["a"]
        after.give_way()
        after.request("a")
        assert browser.task() == ["a"]
        browser.paint()
        assert browser.task() == ["a", "a"]
        assert browser.task() == ["a", "a", "b"]


def test_what_is_dropped_or_not_wanted_is_not_done() -> None:
    with Browser() as browser:
        wanted = [True]
        after = browser.works(lambda: wanted[0])
        after.request("a", "b", "c")
        after.drop("b")
        browser.paint()
        assert browser.task() == ["a"]
        wanted[0] = False
        assert browser.task() == ["a"]
        assert browser.tasks == []


def test_it_can_be_done_at_once() -> None:
    with Browser() as browser:
        after = browser.works(_always)
        after.request("b", "a")
        after.now()
        assert browser.done == ["a", "b"]
        browser.paint()
        assert browser.tasks == []
