"""Progress in a course, kept on the device. No browser in here."""

from kept.diary import LESSONS, Diary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from state.ports import Storage


class Progress:
    """The passed steps of each lesson of a game: a set of numbers by lesson."""

    def __init__(self, storage: "Storage", game: str) -> None:
        self.diary, self.game = Diary(storage), game
        self.passed = sane(self.diary.get(LESSONS, game))

    def has(self, lesson: str, step: int) -> bool:
        """Whether a step was passed."""
        return step in self.passed.get(lesson, [])

    def count(self, lesson: str) -> int:
        """The number of passed steps in a lesson."""
        return len(self.passed.get(lesson, []))

    def add(self, lesson: str, step: int) -> None:
        """Record a passed step; if the device forbids it, only this page remembers.

        What another tab or a later version has recorded stays.
        """
        if not self.has(lesson, step):
            kept = self.diary.get(LESSONS, self.game)
            fresh = dict(kept) if isinstance(kept, dict) else {}
            known = sane(kept)
            for name in known:
                self.passed[name] = sorted(set(known[name] + self.passed.get(name, [])))
            self.passed[lesson] = sorted(set(self.passed.get(lesson, []) + [step]))
            if lesson in known or lesson not in fresh:
                fresh[lesson] = self.passed[lesson]
                self.diary.put(LESSONS, self.game, fresh)


def sane(kept: "object") -> "dict[str, list[int]]":
    """The valid part of recorded progress."""
    found: "dict[str, list[int]]" = {}
    if isinstance(kept, dict):
        for lesson in kept:
            steps = kept[lesson]
            if isinstance(steps, list) and all([type(step) is int for step in steps]):
                found[str(lesson)] = sorted(set(steps))
    return found
