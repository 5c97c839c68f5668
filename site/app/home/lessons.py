"""The lesson that comes next, over all courses. No browser in here."""

from learn.progress import Progress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypedDict

    from anga.shared.learning_data import Texts
    from state.ports import Storage

    class LessonEntry(TypedDict):
        """A lesson: its id, its title, and the number of its steps."""

        id: str
        title: Texts
        steps: int

    Courses = dict[str, list[LessonEntry]]


class NextLesson:
    """A lesson of a game, the `number`th of so many."""

    def __init__(self, game: str, entry: "LessonEntry", number: int, many: int) -> None:
        self.game, self.number, self.many = game, number, many
        self.id, self.title = entry["id"], entry["title"]


def next_lesson(storage: "Storage", courses: "Courses", order: "list[str]") -> "NextLesson | None":
    """The first unfinished lesson of a course that was begun, else of the first that was not.

    None before any course was begun, and once all are done.
    """
    fresh: "list[NextLesson]" = []
    begun = False
    for game in [each for each in order if each in courses]:
        progress = Progress(storage, game)
        begun = begun or bool(progress.passed)
        lessons = courses[game]
        for number in range(len(lessons)):
            if progress.count(lessons[number]["id"]) < lessons[number]["steps"]:
                found = NextLesson(game, lessons[number], number + 1, len(lessons))
                if progress.passed:
                    return found
                fresh.append(found)
                break
    return fresh[0] if begun and fresh else None
