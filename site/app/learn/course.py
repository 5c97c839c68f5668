"""A course and its current step. No browser in here."""

from browser.openings import complete

STEP = "."  # before the number of a step in an address

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.learning_data import CourseData, LessonData, StepData, Texts
    from learn.progress import Progress


class Course:
    """The lessons in order; `lesson` and `step` are the numbers of the current ones."""

    def __init__(self, data: "CourseData", progress: "Progress", view: "dict[str, str]") -> None:
        self.lessons: "list[LessonData]" = data["lessons"]
        self.progress = progress
        self.lesson = self.step = 0
        for lesson in self.lessons:
            complete(data, lesson["steps"], view)

    @property
    def current(self) -> "StepData":
        """The current step."""
        return self.lessons[self.lesson]["steps"][self.step]

    @property
    def name(self) -> str:
        """The id of the current lesson, as in an address."""
        return self.lessons[self.lesson]["id"]

    @property
    def title(self) -> "Texts":
        """The title of the current lesson, by language."""
        return self.lessons[self.lesson]["title"]

    @property
    def steps(self) -> int:
        """The number of steps in the current lesson."""
        return len(self.lessons[self.lesson]["steps"])

    @property
    def at_end(self) -> bool:
        """Whether this is the last step."""
        return self.lesson == len(self.lessons) - 1 and self.step == self.steps - 1

    @property
    def leads_to_game(self) -> bool:
        """Whether this step, with other lessons after it, leaves one ready for a whole game.

        The first lesson teaches enough for it, and so does the short game.
        """
        ends = self.step == self.steps - 1 and not self.at_end
        return ends and (self.lesson == 0 or bool(self.current["turns"]))

    def knows(self, name: str) -> bool:
        """Whether there is a lesson of that id, or in that `address`."""
        return name.partition(STEP)[0] in [lesson["id"] for lesson in self.lessons]

    def open(self, name: str) -> bool:
        """Go to a lesson, perhaps to a step of it; else to the first unfinished one, or the first.

        `name` is the lesson's id, or an `address`. Returns whether the lesson was known.
        """
        known = [lesson["id"] for lesson in self.lessons]
        undone = [n for n in range(len(known)) if not self.is_done(n)]
        ident, _, step = name.partition(STEP)
        self.lesson = known.index(ident) if ident in known else (undone or [0])[0]
        left = [n for n in range(self.steps) if not self.progress.has(known[self.lesson], n)]
        self.step = (left or [0])[0]
        if ident in known and step.isdigit() and 0 < int(step) <= self.steps:
            self.step = int(step) - 1
        return ident in known

    @property
    def address(self) -> str:
        """The lesson, and its current step unless that is the first."""
        return self.name + (STEP + str(self.step + 1) if self.step else "")

    def next(self) -> bool:
        """Go to the next step; returns whether there is one."""
        if self.at_end:
            return False
        if self.step + 1 < self.steps:
            self.step += 1
        else:
            self.lesson, self.step = self.lesson + 1, 0
        return True

    def again(self) -> None:
        """Go back to the first step of the lesson."""
        self.step = 0

    def pass_step(self) -> None:
        """Record that the current step was passed."""
        self.progress.add(self.lessons[self.lesson]["id"], self.step)

    def is_done(self, lesson: int) -> bool:
        """Whether every step of a lesson was passed."""
        entry = self.lessons[lesson]
        return self.progress.count(entry["id"]) >= len(entry["steps"])
