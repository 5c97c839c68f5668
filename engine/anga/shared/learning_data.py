"""The JSON that pages of rules, lessons, problems and watched games load.

The drawings and the grounds of all boards stand once, beside them, in each set of pieces: `looks`,
and `grounds`, parts of a Scene that each board's Scene lacks and names by its number, `ground`.
"""

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

from anga.shared.advice import Reason
from anga.shared.answers import HistoryEntry, Status
from anga.shared.scene import (
    Cell,
    Change,
    Choice,
    Drawing,
    Mark,
    Phrase,
    Point,
    Scene,
    SceneCamera,
    Text,
)

Texts = Mapping[str, str]
"""The same by language."""


class Ground(TypedDict):
    """The parts of a Scene that do not change."""

    size: Sequence[float]
    slabs: list[list[Point]]
    cells: list[Cell]
    lines: Drawing
    texts: list[Text]
    camera: SceneCamera | None


class ShownData(TypedDict):
    """A position on a page, and its view; `ground` is set once common grounds are taken out."""

    link: str
    view: dict[str, str]
    scene: Scene
    ground: NotRequired[int]


class DiagramData(ShownData):
    """A board among articles, with the drawings on it until the reader plays."""

    choices: list[Choice]
    lines: Drawing
    marks: list[Mark]


class BoardData(ShownData):
    """A position with a seat to move."""

    turn: str


class PlyData(TypedDict):
    """A move, its changes, and what else the Scene shows after it."""

    move: str
    changes: list[Change]
    rest: dict[str, object]


class Taken(TypedDict):
    """A right move, its effects, and the plies after it, of which the first is its own."""

    move: str
    deeds: list[str]
    plies: list[PlyData]


class Task(BoardData):
    """A position with something to touch; `hint` is the beginning of a right move."""

    choices: list[Choice]
    hint: list[str]


class StepData(Task):
    """A step of a lesson: the response to each kind of answer, and the right answers."""

    text: Texts
    right: Texts | None
    wrong: Texts | None
    answers: dict[str, Texts]
    turns: int
    accepted: list[Taken]


class LessonData(TypedDict):
    """A lesson."""

    id: str
    title: Texts
    steps: list[StepData]


class ProblemData(BoardData):
    """A problem: its goal, the number of own moves, and one solution."""

    id: str
    text: Texts
    goal: str
    own: int
    solution: list[str]
    grade: int
    source: str | None


class WatchedPly(PlyData, HistoryEntry):
    """A move of a watched game: a comment or reasons, and each seat's chances after it.

    `shows` are the reasons that the position after it shows, such as a check.
    """

    comment: Texts | None
    reasons: list[Phrase]
    chances: dict[str, int]
    turn: str | None
    shows: list[Reason]


class PieceSetData(TypedDict):
    """The data that the boards of a page share in one piece set, which is that of a view."""

    view: dict[str, str]
    looks: dict[str, Drawing]
    grounds: list[Ground]


class Shared(TypedDict):
    """The data that the boards of a page share, for each piece set; the usual one first."""

    sets: list[PieceSetData]


class GuideData(Shared):
    """The boards of a page of articles, in order."""

    boards: list[DiagramData]


class CourseData(Shared):
    """A course."""

    lessons: list[LessonData]


class WatchedData(Shared):
    """A watched game, and how it ends."""

    link: str
    board: BoardData
    plies: list[WatchedPly]
    status: Status


class ProblemsData(Shared):
    """The problems of a game."""

    problems: list[ProblemData]


class DaysData(TypedDict):
    """Each day's problem: the first day, such as `2026-11-24`, and for each game, id and grade."""

    begins: str
    days: list[str]
