"""What the pages of rules, lessons, problems and a watched game load: the shapes of their JSON.

The drawings and the grounds of all boards stand once, beside them, in each set of pieces: `looks`,
and `grounds`, parts of a Scene that each board's Scene lacks and names by its number, `ground`.
"""

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

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
    """The parts of a Scene that stay."""

    size: Sequence[float]
    slabs: list[list[Point]]
    cells: list[Cell]
    lines: Drawing
    texts: list[Text]
    camera: SceneCamera | None


class ShownData(TypedDict):
    """A position on a page, and its view; `ground` is there once the grounds are taken out."""

    link: str
    view: dict[str, str]
    scene: Scene
    ground: NotRequired[int]


class DiagramData(ShownData):
    """A board among articles, and what is drawn on it until somebody plays."""

    choices: list[Choice]
    lines: Drawing
    marks: list[Mark]


class BoardData(ShownData):
    """A position in which it is somebody's turn."""

    turn: str


class PlyData(TypedDict):
    """A move, what it changes, and what else the Scene shows after it."""

    move: str
    changes: list[Change]
    rest: dict[str, object]


class Taken(TypedDict):
    """A right move, what it comes to, and all that follows it; its own ply comes first."""

    move: str
    deeds: list[str]
    plies: list[PlyData]


class Task(BoardData):
    """A position in which something is to be touched; with `hint` a right move begins."""

    choices: list[Choice]
    hint: list[str]


class StepData(Task):
    """A step of a lesson: what is said to each kind of answer, and the right ones."""

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
    """A problem: what is asked, in how many own moves, and one way to do it."""

    id: str
    text: Texts
    goal: str
    own: int
    solution: list[str]
    grade: int
    source: str | None


class WatchedPly(PlyData, HistoryEntry):
    """A move of a game that is watched: what speaks for it, and everybody's chances after it."""

    reasons: list[Phrase]
    chances: dict[str, int]
    turn: str | None


class PieceSetData(TypedDict):
    """What the boards of a page share in one set of pieces, which is that of a view."""

    view: dict[str, str]
    looks: dict[str, Drawing]
    grounds: list[Ground]


class Shared(TypedDict):
    """What the boards of a page share, a set of pieces each, the usual one first."""

    sets: list[PieceSetData]


class GuideData(Shared):
    """The boards of a page of articles, in order."""

    boards: list[DiagramData]


class CourseData(Shared):
    """A course."""

    lessons: list[LessonData]


class WatchedData(Shared):
    """A game that is watched, and how it ends; its players' level."""

    level: int
    link: str
    board: BoardData
    plies: list[WatchedPly]
    status: Status


class ProblemsData(Shared):
    """The problems of a game."""

    problems: list[ProblemData]
