"""Checks of lessons: the promises of a step that do not hold, in sentences.

The start can be played from; some legal move is right and some is not, or is refused; every move
that is answered is legal; what is refused is so for that reason; the hint begins a right move; the
reply may be played after each right move.
"""

from collections.abc import Iterator

from anga.contract.game import AnyLine
from anga.guide import assertions
from anga.guide.lessons import Step
from anga.shared.errors import AngaError


def wrong(step: Step) -> list[str]:
    """The promises of a step that do not hold."""
    try:
        line = step.line
    except AngaError as error:
        return [error.message]
    if line.outcome or line.position.chance:
        return [f"nobody can move at {line.position}"]
    if step.turns:
        return [*_views(step, line)]
    return [
        f"{line.position}: {sentence}"
        for proof in (_views, _right, _answers, _refused, _hint, _reply)
        for sentence in proof(step, line)
    ]


def _views(step: Step, line: AnyLine) -> Iterator[str]:
    offered = {(view.id, choice) for view in line.game.views for choice in view.choices}
    if not offered.issuperset(step.view.items()):
        yield f"there is no view {dict(step.view)}"


def _right(step: Step, line: AnyLine) -> Iterator[str]:
    right, legal = step.accepted_moves(line), line.legal()
    if not right:
        yield f"no legal move is right, of {[line.position.format_move(move) for move in legal]}"
    if len(right) == len(legal) and not step.refused:
        yield "every legal move is right, and nothing is refused"
    tokens = [line.position.format_move(move) for move in legal]
    for token in step.accept.moves:
        if token not in tokens:
            yield f"{token} is not legal"
    every = {deed for move in legal for deed in line.game.deeds(line.position, move)}
    named = step.accept.deeds | step.accept.every | step.accept.without
    for deed in sorted(named - every):
        yield f"no move comes to {deed!r}, but to {sorted(every)}"


def _answers(step: Step, line: AnyLine) -> Iterator[str]:
    legal = [line.position.format_move(move) for move in line.legal()]
    for token in step.answers:
        if token not in legal:
            yield f"{token} is answered, and not legal"


def _refused(step: Step, line: AnyLine) -> Iterator[str]:
    yield from assertions.CLAIMS["refused"](line, step.refused)


def _hint(step: Step, line: AnyLine) -> Iterator[str]:
    right = {line.position.format_move(move) for move in step.accepted_moves(line)}
    ways = [
        [touch.removeprefix("?") for touch in path]
        for choice in line.game.choices(line.position)
        if choice["move"] in right
        for path in choice["paths"]
    ]
    hint = list(step.hint)
    if not hint or not any(way[: len(hint)] == hint for way in ways):
        yield f"the hint {hint} begins none of {ways[:6]}"


def _reply(step: Step, line: AnyLine) -> Iterator[str]:
    for move in step.accepted_moves(line):
        after = line.after(move)
        for token in step.reply:
            try:
                after = after.play(after.parse_move(token))
            except AngaError as error:
                yield f"after {line.position.format_move(move)}: {error.message}"
                break
