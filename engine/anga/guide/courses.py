"""Courses as data for the site.

Everything that can follow in a step is computed here, so that the page needs no engine: for each
right move and each reply its changes, what else the Scene shows after it, and its effects.
"""

from collections.abc import Mapping
from typing import Any

from anga.contract.game import AnyLine
from anga.guide.lessons import Lesson, Step, load
from anga.guide.texts import shared
from anga.record import record
from anga.service.shown import changes, shown_line
from anga.shared import learning_data
from anga.shared.changes import apply
from anga.shared.scene import Scene

UNTOUCHED = ("looks", "options")  # what the page does not need of the Scene after a move


def page(game_id: str) -> list[dict[str, Any]]:
    """The lessons' ids and titles, for the template."""
    return [{"id": lesson.id, "title": lesson.title._asdict()} for lesson in load(game_id)]


def outline(game_id: str) -> list[dict[str, Any]]:
    """The lessons' ids, titles and numbers of steps."""
    return [
        {"id": lesson.id, "title": lesson.title._asdict(), "steps": len(lesson.steps)}
        for lesson in load(game_id)
    ]


def course(game_id: str) -> learning_data.CourseData:
    """The data that the page of a course needs besides its game's opening data."""
    lessons = [_lesson(lesson) for lesson in load(game_id)]
    steps = [step for lesson in lessons for step in lesson["steps"]]
    return {**shared(game_id, steps), "lessons": lessons}


def _lesson(lesson: Lesson) -> learning_data.LessonData:
    steps = [_step(step) for step in lesson.steps]
    return {"id": lesson.id, "title": lesson.title._asdict(), "steps": steps}


def _step(step: Step) -> learning_data.StepData:
    line = step.line
    told = shown_line(line, step.view)
    return {
        "link": record.format_fragment(step.record),
        "view": dict(step.view),
        "scene": told["scene"],
        "choices": told["choices"],
        "turn": line.position.turn,
        "text": step.text._asdict(),
        "right": step.right and step.right._asdict(),
        "wrong": step.wrong and step.wrong._asdict(),
        "answers": {move: said._asdict() for move, said in step.answers.items()},
        "hint": list(step.hint),
        "turns": step.turns,
        "accepted": [_taken(step, line, move) for move in step.accepted_moves(line)],
    }


def _taken(step: Step, line: AnyLine, move: object) -> learning_data.Taken:
    """A right move and the plies that follow it."""
    after = line.after(move)
    plies = [ply(step.view, line, after)]
    for token in step.reply:
        line, after = after, after.play(after.parse_move(token))
        plies.append(ply(step.view, line, after))
    first = plies[0]
    deeds = step.line.game.deeds(step.line.position, move)
    return {"move": first["move"], "deeds": deeds, "plies": plies}


def ply(view: Mapping[str, str], before: AnyLine, after: AnyLine) -> learning_data.PlyData:
    """The last move's changes, and where the Scene then differs from their result."""
    done = changes(after)
    was, scene = shown_line(before, view)["scene"], shown_line(after, view)["scene"]
    applied: Scene = apply(was, done)
    return {
        "move": before.position.format_move(after.moves[-1]),
        "changes": done,
        "rest": {
            part: scene[part]  # type: ignore[literal-required]
            for part in scene
            if part not in UNTOUCHED and _differs(part, scene, applied)
        },
    }


def _differs(part: str, scene: Any, other: Any) -> bool:
    """Whether two Scenes differ in a part; the order of pieces and solids does not matter."""
    if part not in ("pieces", "solids"):
        return bool(scene[part] != other[part])
    one, two = ({thing["cell"]: thing for thing in each[part]} for each in (scene, other))
    return one != two
