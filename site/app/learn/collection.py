"""The problems of a game, and the one on the page. No browser in here."""

from browser.openings import complete
from learn.tally import daily_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.learning_data import ProblemData, ProblemsData
    from learn.tally import Tally
    from learn.today import Today

DAILY = "day"  # the address of the problem of the day
NAMED = "q="  # how that of a single one begins
GRADES = (1, 2, 3)


class Collection:
    """The problems in order; `at` is the number of the one on the page.

    That of the day is today's of all games, if it is one of these.
    """

    def __init__(
        self,
        data: "ProblemsData",
        tally: "Tally",
        game: str,
        day: int,
        view: "dict[str, str]",
        today: "Today | None" = None,
    ) -> None:
        self.problems: "list[ProblemData]" = data["problems"]
        self.tally, self.game, self.day, self.at = tally, game, day, 0
        complete(data, self.problems, view)
        self.today = today if today and today.game == game else None
        self.is_lost = False  # whether the last address named none of these problems
        found = self.find(NAMED + self.today.ident) if self.today else None
        self.daily = daily_number(day, game, len(self.problems)) if found is None else found

    @property
    def current(self) -> "ProblemData":
        """The problem on the page."""
        return self.problems[self.at]

    def open(self, address: str) -> bool:
        """Go to the problem of an address, else to the first unsolved one; whether it was known."""
        found = self.find(address)
        self.is_lost = found is None and address.startswith(NAMED)
        self.at = self._unsolved(-1) if found is None else found
        return found is not None

    def find(self, address: str) -> "int | None":
        """The number of the problem in an address."""
        if address == DAILY:
            return self.daily
        for number in range(len(self.problems)):
            if address == self.address(number):
                return number
        return None

    def address(self, number: int) -> str:
        """The address of a problem."""
        return NAMED + str(self.problems[number]["id"])

    @property
    def following(self) -> int:
        """The number of the next problem: an unsolved one if possible."""
        return self._unsolved(self.at)

    def of_grade(self, grade: int) -> "list[int]":
        """The numbers of the problems of a grade."""
        return [n for n in range(len(self.problems)) if self.problems[n]["grade"] == grade]

    def is_solved(self, number: int) -> bool:
        """Whether a problem was solved."""
        return self.problems[number]["id"] in self.tally.solved

    @property
    def solved_count(self) -> int:
        """The number of solved problems."""
        return len([n for n in range(len(self.problems)) if self.is_solved(n)])

    @property
    def helped_count(self) -> int:
        """The number of problems solved only with help."""
        return len([n for n in range(len(self.problems)) if self.is_helped(n)])

    def is_helped(self, number: int) -> bool:
        """Whether a problem was solved, but only with help."""
        return self.problems[number]["id"] in self.tally.helped

    def solve(self, first_try: bool, helped: bool = False) -> None:
        """Record that the problem on the page was solved."""
        self.tally.solve(self.current["id"], first_try, helped)
        if self.at == self.daily:
            self.tally.solve_daily(self.day)

    def fail(self) -> None:
        """Record that the first attempt at the problem failed."""
        self.tally.fail(self.current["id"])

    def _unsolved(self, before: int) -> int:
        """The number of the next unsolved problem; of the next one if all are solved."""
        many = len(self.problems)
        order = [(before + 1 + n) % many for n in range(many)]
        return ([n for n in order if not self.is_solved(n)] or order)[0]
