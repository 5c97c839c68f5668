"""The lesson that comes next, over all courses."""

from home.lessons import next_lesson
from learn.progress import Progress
from tests.site.by_hand import Memory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from home.lessons import Courses

TITLE = {"en": "A", "ja": "あ"}
COURSES: "Courses" = {
    "toy": [{"id": "a", "title": TITLE, "steps": 1}, {"id": "b", "title": TITLE, "steps": 2}],
    "odd": [{"id": "c", "title": TITLE, "steps": 1}],
}
ORDER = ["odd", "none", "toy"]


def told(device: Memory) -> "tuple[str, str, int, int] | None":
    found = next_lesson(device, COURSES, ORDER)
    return (found.game, found.id, found.number, found.many) if found else None


def test_nothing_comes_next_for_who_has_learned_nothing() -> None:
    assert told(Memory()) is None


def test_a_course_that_was_begun_goes_on_and_then_comes_another() -> None:
    device = Memory()
    toy = Progress(device, "toy")
    toy.add("a", 0)
    assert told(device) == ("toy", "b", 2, 2)
    toy.add("b", 0)
    assert told(device) == ("toy", "b", 2, 2)
    toy.add("b", 1)
    assert told(device) == ("odd", "c", 1, 1)
    Progress(device, "odd").add("c", 0)
    assert told(device) is None
