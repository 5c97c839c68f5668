"""The JSON API: requests from the page's worker and the command line, and their answers.

A request is an object `{"cmd": …, "game": …, "rules": …, "position": …, "record": […]}`; all but
`cmd` and `game` may be missing. An answer is an object too; bad input is answered by `error`, never
raised. The first five commands are a contract with other programs, the others serve the page.

Search, editor and pictures are imported at the first request that needs them: the first Scene, for
which a page waits, does not.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from anga import games
from anga.contract.dice import DICE, random_roll
from anga.contract.game import AnyGame, AnyLine
from anga.contract.status import status, tokens
from anga.record import record
from anga.service.requests import check_request, insist_on_view, line_of, record_of_request
from anga.service.shown import shown_line, telling
from anga.shared.advice import (
    ClaimsAnswer,
    Danger,
    LosingAnswer,
    Reason,
    ReasonsAnswer,
    ShowsAnswer,
    phrase,
)
from anga.shared.answers import (
    DealAnswer,
    DeedsAnswer,
    EditAnswer,
    Failure,
    JudgeAnswer,
    MovesAnswer,
    PictureAnswer,
    PositionAnswer,
    ReplayAnswer,
    Request,
    RollAnswer,
    SceneAnswer,
    StatusAnswer,
    Stop,
    WhyAnswer,
)
from anga.shared.errors import AngaError, OverError, RequestError
from anga.shared.phrases import say, slug_of
from anga.shared.scene import Explanation, Figures, Phrase, explanation, figures
from anga.shared.thoughts import AnalyseAnswer, BestAnswer, ValuesAnswer
from anga.svg import WIDTH

Answer = Mapping[str, Any]
"""JSON: one of the shapes of `anga.shared.answers`, by the command."""


def answer_text(text: str) -> str:
    """The answer to a request, both as JSON texts (ASCII, one line)."""
    try:
        request = json.loads(text)
    except (ValueError, RecursionError):
        return json.dumps({"error": problem(RequestError("the request is not JSON", text))})
    return json.dumps(answer(request))


def answer(request: object) -> Answer:
    """The answer to a request."""
    *_, last = thinking(request)
    return last


def thinking(request: object) -> Iterator[Answer]:
    """Yield what is known so far, the complete answer last; the caller may stop in between."""
    try:
        asked = check_request(request, (*COMMANDS, *THOUGHTS))
        if asked["cmd"] in THOUGHTS:
            yield from THOUGHTS[asked["cmd"]](asked)
        else:
            yield COMMANDS[asked["cmd"]](asked)
    except AngaError as error:
        yield {"error": problem(error)}


def problem(error: AngaError) -> Failure:
    """An error as JSON."""
    return {"kind": error.kind, "text": error.text, "ply": error.ply, "message": error.message}


def _moves(request: Request) -> MovesAnswer:
    return {"moves": tokens(line_of(request))}


def _position(request: Request) -> PositionAnswer:
    return {"position": str(line_of(request).position)}


def _status(request: Request) -> StatusAnswer:
    return {"status": status(line_of(request))}


def _replay(request: Request) -> ReplayAnswer:
    whole = line_of(request)
    lines = [
        whole._replace(positions=whole.positions[: ply + 1], moves=whole.moves[:ply])
        for ply in range(len(whole.positions))
    ]
    return {
        "plies": [
            {"position": str(line.position), "moves": tokens(line), "status": status(line)}
            for line in lines
        ]
    }


def _roll(request: Request) -> RollAnswer:
    """A roll of the dice."""
    line = line_of(request)
    if line.outcome:
        raise OverError("the game has ended: there is nothing to roll for")
    if not line.position.chance:
        raise RequestError("no roll is awaited", "roll")
    return {"move": line.position.format_move(random_roll(line.position, DICE))}


def _scene(request: Request) -> SceneAnswer:
    """What the page shows of the playable part of a record, and what stopped it."""
    line, error = record.replay_far(record_of_request(request))
    known = record.of(line)
    return {
        "game": known.game,
        "rules": known.rules,
        "position": known.position,
        "moves": known.moves,
        "error": None if error is None else _stop(error),
        **shown_line(line, _view(line.game, request), request.get("since", 0)),
    }


def _stop(error: AngaError) -> Stop:
    return {**problem(error), "reason": error.reason, "cells": error.cells}


def _view(game: AnyGame, request: Request) -> Mapping[str, str]:
    view: Mapping[str, str] = request.get("view", {})
    insist_on_view(game, view)
    return view


def _why(request: Request) -> WhyAnswer:
    """The rule that forbids the touched move; all null when it is no move, or a legal one."""
    line, touches = line_of(request), request.get("touches", [])
    token = line.game.touched_move(line.position, touches)
    stuck = _stuck(line, touches[-1:]) if token is None or len(touches) == 1 else None
    if stuck:
        return _told(line, phrase(stuck), (touches[-1][2:],), stuck["figures"])
    try:
        if token is not None:
            line.parse_move(token)
    except AngaError as error:
        if error.reason is not None:
            return _told(line, error.reason, error.cells, _forbidding(line, str(token)))
    return {"slug": None, "words": None, "cells": []}


def _stuck(line: AnyLine, touches: Sequence[str]) -> Reason | None:
    """Why the piece of a single touch cannot move at all, where the game knows it."""
    if line.outcome or not touches or not touches[0].startswith("c:"):
        return None
    return line.game.stuck(line.position, touches[0][2:])


def _told(line: AnyLine, rule: Phrase, cells: Sequence[str], shown: Figures) -> WhyAnswer:
    words = {language: say(rule, line.game.words, language) for language in ("en", "ja")}
    return {"slug": slug_of(rule), "words": words, "cells": list(cells), "figures": shown}


def _forbidding(line: AnyLine, token: str) -> Figures:
    """What forbids a move on the board, if it is not history that does."""
    position = line.position
    move = position.parse_any_move(token)
    return figures() if position.is_legal(move) else line.game.forbids(position, move)


def _shows(request: Request) -> ShowsAnswer:
    """What led to the position of a record, and what follows from it."""
    line = line_of(request)
    return {"shows": list(line.game.shows(line))}


def _explain(request: Request) -> Explanation:
    """A preview of the touched move: marks, lines and notes, see `Explanation`."""
    line = line_of(request)
    if line.outcome:
        return explanation()
    return line.game.explain(line.position, request.get("touches", []))


def _deeds(request: Request) -> DeedsAnswer:
    """The effects of a record's last move, as far as the game has words for them."""
    line = line_of(request)
    if not line.moves:
        return {"deeds": []}
    found = line.game.deeds(line.positions[-2], line.moves[-1])
    return {"deeds": [f"deed:{deed}" for deed in found if f"deed:{deed}" in line.game.words]}


def _judge(request: Request) -> JudgeAnswer:
    """The verdict on a record's last move as an answer to a goal, and the reply."""
    from anga.search.solver import judge_answer, parse_goal

    line = line_of(request)
    goal, own = parse_goal(line.game, request.get("goal", ""))
    if not line.moves or line.positions[-2].chance:
        raise RequestError("there is no move to judge", "judge")
    right, done, reply, late = judge_answer(line, goal, own)
    token = None if reply is None else line.position.format_move(reply)
    answer: JudgeAnswer = {"right": right, "done": done, "reply": token}
    if late:
        answer["late"] = True
    return answer


def _reasons(request: Request) -> ReasonsAnswer:
    """The reasons for a record's last move."""
    from anga.service import teaching

    return {"reasons": teaching.reasons(line_of(request))}


def _claims(request: Request) -> ClaimsAnswer:
    """What speaks for a record's last move, or since a seat's own last one the most telling.

    With `than` another move in its place, only what does not speak for that one as well.
    """
    from anga.service import teaching

    line = line_of(request)
    if "seat" in request:
        line = telling(line, teaching.seat_of(line, request["seat"]))
    told, cautions = teaching.claims(line, request.get("than")), teaching.cautions(line)
    return {"claims": told, "cautions": cautions, "ply": len(line.moves)}


def _losing(request: Request) -> LosingAnswer:
    """The move with which a seat lost a solved game."""
    from anga.service import teaching

    line = line_of(request)
    return {"losing": teaching.losing_move(line, teaching.seat_of(line, request.get("seat")))}


def _danger(request: Request) -> Danger:
    """The pieces of a seat that could be captured next, and other dangers."""
    from anga.service import teaching

    return teaching.danger(line_of(request), request.get("seat"))


def _edit(request: Request) -> EditAnswer:
    """The result of checking a setup, by default that of the position shown, see `editing`."""
    from anga.service.editing import edit_answer

    position = line_of(request).position
    game = games.get(request["game"])
    return edit_answer(game, position, request.get("setup"), _view(game, request))


def _picture(request: Request) -> PictureAnswer:
    """The position as SVG, its text alternative, and the board as text."""
    from anga.contract.pictures import alt_text, picture

    line = line_of(request)
    language, drawings = request.get("language", "en"), request.get("drawings", [])
    svg = picture(
        line,
        language=language,
        dark=request.get("dark", False),
        turned=request.get("turned", 0),
        width=request.get("width", WIDTH),
        view=_view(line.game, request),
        touchable=request.get("touchable", False),
        board=request.get("board", ""),
        drawings=drawings,
        comment=request.get("comment", ""),
    )
    text = line.game.text_board(line) if line.game.text_board else None
    return {"svg": svg, "title": alt_text(line, language, drawings), "text": text}


def _values(request: Request) -> ValuesAnswer:
    """The value of every legal move to its mover in a solved game."""
    from anga.search import tablebase

    line = line_of(request)
    if line.game.states() is None:
        raise RequestError(f"{line.game.id} is not solved", line.game.id)
    if line.outcome:
        return {"values": {}}
    position = line.position
    values = tablebase.values(position, tablebase.table(line.game.id, position.rules))
    return {"values": {position.format_move(m): (v.letter, v.plies) for m, v in values.items()}}


def _best(request: Request) -> Iterator[BestAnswer]:
    """Better and better moves, the last one is the choice, see `thoughts`."""
    from anga.service import thoughts

    return thoughts.best(request)


def _analyse(request: Request) -> Iterator[AnalyseAnswer]:
    """The best lines, better and better, see `thoughts`."""
    from anga.service import thoughts

    return thoughts.analyse(request)


def _deal(request: Request) -> DealAnswer:
    """Moves that lay the pieces out fairly, where they are laid out by hand."""
    from anga.service import deals

    return {"moves": deals.deal(line_of(request))}


COMMANDS: Mapping[str, Callable[[Request], Mapping[str, object]]] = {
    "moves": _moves,
    "position": _position,
    "status": _status,
    "replay": _replay,
    "scene": _scene,
    "why": _why,
    "explain": _explain,
    "deeds": _deeds,
    "judge": _judge,
    "reasons": _reasons,
    "claims": _claims,
    "shows": _shows,
    "losing": _losing,
    "danger": _danger,
    "edit": _edit,
    "picture": _picture,
    "values": _values,
    "roll": _roll,
    "deal": _deal,
}


THOUGHTS: Mapping[str, Callable[[Request], Iterator[Mapping[str, object]]]] = {
    "best": _best,
    "analyse": _analyse,
}
