"""What speaks for an action: captures, threats, safety, the way ahead, room."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from anga.contract.aims import Aim, Step
from anga.games.shinsetsu.rules.board import SQUARE, SQUARES, Board
from anga.games.shinsetsu.rules.dice import FACES
from anga.games.shinsetsu.rules.forces import (
    FAR,
    GOAL,
    INDEX,
    PAWN,
    SEATS,
    is_pawn,
    king,
    muster,
    of_force,
)
from anga.games.shinsetsu.rules.movement import ASLANT, LEAPS, reach
from anga.games.shinsetsu.rules.moves import ShinsetsuMove, uses, without_officers
from anga.games.shinsetsu.rules.position import ShinsetsuPosition
from anga.games.shinsetsu.view.pieces import kind
from anga.games.shinsetsu.view.scene import scene
from anga.kit import aims as kit
from anga.shared.advice import Reason, reason
from anga.shared.scene import Mark, Phrase

MOST_KEPT = 512  # positions, each as a force sees it
CLOSE = 3  # steps from a King
ACROSS = 7  # steps from one edge of the board to the other
PIECES = kit.pieces(scene)
Way = tuple[int, int]
ShinsetsuStep = Step[ShinsetsuPosition, ShinsetsuMove]


@lru_cache(maxsize=MOST_KEPT)
def _ways(position: ShinsetsuPosition, seat: str) -> Sequence[Way]:
    """The ways that a force's pieces can go with the best dice, from → to."""
    force, board = position.forces[INDEX[seat]], position.board
    if not force.active:
        return ()
    found = [move for die in FACES for move in uses(board, seat, die, force.barracks)]
    own = muster(board, seat)
    if any(not own[die] for die in FACES if die != "K") and own[PAWN]:
        found += without_officers(board, seat, force.barracks)
    return tuple(dict.fromkeys((m.origin, m.target) for m in found if m.action == "go"))


def _captures(position: ShinsetsuPosition, seat: str) -> list[Way]:
    return [way for way in _ways(position, seat) if position.board[way[1]]]


def _prey(position: ShinsetsuPosition, seat: str) -> list[str]:
    found = [SQUARES[to] for to in sorted({to for _, to in _captures(position, seat)})]
    return _kings_first(position, found)


def _kings_first(position: ShinsetsuPosition, cells: Iterable[str]) -> list[str]:
    """Cells without repetitions, those of Kings first, since only the first few are told."""
    return sorted(dict.fromkeys(cells), key=lambda cell: position.board[SQUARE[cell]][-1:] != "K")


def _at_hand(position: ShinsetsuPosition, seat: str) -> dict[str, str]:
    """The Kings that a force can capture with what its dice still show, each with a way's start."""
    if position.turn != seat or position.chance or position.outcome:
        return {}
    ways = [(move.target, move.origin) for move in position.legal() if move.action == "go"]
    return {SQUARES[to]: SQUARES[at] for to, at in ways if position.board[to][-1:] == "K"}


def _reaches_king(step: ShinsetsuStep, cells: Sequence[str]) -> Reason:
    starts = _at_hand(step.after, step.seat)
    marks: list[Mark] = [{"mark": "attack", "cells": [starts[cell], cell]} for cell in cells]
    return reason("aim:king-at-hand", PIECES(step.after, cells), f"seat:{step.seat}", marks=marks)


def _threatens(step: ShinsetsuStep, cells: Sequence[str]) -> Reason | None:
    """What can be captured next; a King that can be at once is told before."""
    at_hand = _at_hand(step.after, step.seat)
    later = [cell for cell in cells if cell not in at_hand]
    return THREATENS.tell(step, later) if later else None


def _saves(step: ShinsetsuStep, cells: Sequence[str]) -> Reason | None:
    return SAVES.tell(step, _kings_first(step.before, cells))


def _endangered(position: ShinsetsuPosition, seat: str) -> list[str]:
    taken = {to for rival in SEATS if rival != seat for _, to in _captures(position, rival)}
    return [SQUARES[to] for to in sorted(taken) if position.board[to][0] == seat]


def _own(position: ShinsetsuPosition, seat: str) -> list[str]:
    return [SQUARES[at] for at in of_force(position.board, seat)]


def _enemies(position: ShinsetsuPosition, seat: str) -> list[str]:
    return [SQUARES[at] for at, piece in enumerate(position.board) if piece and piece[0] != seat]


def _lines(position: ShinsetsuPosition, seat: str, cells: Sequence[str]) -> list[Mark]:
    """For each cell one way in which a force captures there."""
    ways = {SQUARES[to]: SQUARES[start] for start, to in _captures(position, seat)}
    return [{"mark": "attack", "cells": [ways[cell], cell]} for cell in cells]


def _officers(position: ShinsetsuPosition, seat: str) -> list[str]:
    """The squares of a force's pieces other than Pawns and the King."""
    board = position.board
    return [
        SQUARES[at]
        for at in of_force(board, seat)
        if not is_pawn(board[at]) and board[at][-1] != "K"
    ]


def _promotes(step: ShinsetsuStep, cells: Sequence[str]) -> Reason | None:
    move = step.move
    at = SQUARES[move.target if move.action == "go" else move.origin]
    if not move.choice or move.action not in ("go", "promote") or at not in cells:
        return None
    name = kind(step.after.board[SQUARES.index(at)])
    return reason("aim:promotes", at, name, marks=[{"mark": "about", "cells": [at]}])


def _progress(position: ShinsetsuPosition, seat: str) -> list[Way]:
    """For each step that a Pawn has made towards its far row, a pair of numbers."""
    return [
        (number, step)
        for number, left in enumerate(sorted(_left(position, seat)))
        for step in range(ACROSS - left)
    ]


def _left(position: ShinsetsuPosition, seat: str) -> list[int]:
    """The steps that each Pawn is away from its far row."""
    pawns = muster(position.board, seat)[PAWN]
    return [min(_steps(at, to) for to in FAR[seat]) for at in pawns]


def _approach(position: ShinsetsuPosition, seat: str) -> list[int]:
    """The steps that a King is nearer to its goal than from the opposite edge."""
    at, goal = king(position.board, seat), GOAL[seat]
    if at is None:
        return []
    return list(range(ACROSS - _steps(at, goal)))


def _moved(step: ShinsetsuStep) -> list[str]:
    return [SQUARES[step.move.origin], SQUARES[step.move.target]]


def _advance(step: ShinsetsuStep, found: Sequence[Way]) -> Reason | None:
    if step.move.action != "go" or not is_pawn(step.before.board[step.move.origin]):
        return None
    marks: list[Mark] = [kit.way(*_moved(step))]
    steps = min(_steps(step.move.target, to) for to in FAR[step.seat])
    if not steps:
        return reason("aim:arrives", SQUARES[step.move.target], marks=marks)
    told: Phrase = "aim:step" if steps == 1 else ["aim:steps", str(steps)]
    return reason("aim:advances", told, SQUARES[step.move.target], marks=marks)


def _nearer(step: ShinsetsuStep, found: Sequence[int]) -> Reason | None:
    if step.move.action != "go":
        return None
    cells = [SQUARES[step.move.target], SQUARES[GOAL[step.seat]]]
    if cells[0] == cells[1]:
        return None
    return reason("aim:nearer", cells[1], marks=[kit.way(*cells)])


def _reached(position: ShinsetsuPosition, seat: str, *, regal: bool = False) -> set[int]:
    """The squares on which a force could capture; `regal`, even a King, as Pawns cannot."""
    board = position.board
    if not position.forces[INDEX[seat]].active:
        return set()
    able = [at for at in of_force(board, seat) if not (regal and is_pawn(board[at]))]
    return {to for at in able for to in _reach(board, at)}


def _reach(board: Board, at: int) -> Iterable[int]:
    """The squares on which a piece could capture."""
    piece = board[at]
    return ASLANT[piece[1]][at] if is_pawn(piece) else reach(board, at)


def _guarded(position: ShinsetsuPosition, seat: str) -> set[int]:
    """The squares on which a force could capture whatever goes there."""
    kings = _kings(position, seat)
    spared = {*kings} | _next_to(kings)
    return (_reached(position, seat) - spared) | _reached(position, seat, regal=True)


def _controlled(position: ShinsetsuPosition, seat: str) -> list[int]:
    """Squares that a force guards: not those of its own pieces, which are protected."""
    return sorted(_guarded(position, seat) - {*of_force(position.board, seat)})


def _awaited(position: ShinsetsuPosition, seat: str) -> list[int]:
    """The empty squares that a force guards, to which something may come."""
    return [at for at in _controlled(position, seat) if not position.board[at]]


def _besieged(position: ShinsetsuPosition, seat: str) -> list[int]:
    """The squares next to rivals' Kings on which a force could capture these Kings."""
    near = _next_to(_kings(position, seat)) & _reached(position, seat, regal=True)
    return sorted(near - {*of_force(position.board, seat)})


def _next_to(kings: Iterable[int]) -> set[int]:
    return {to for at in kings for to in LEAPS["K"][at]}


def _closeness(position: ShinsetsuPosition, seat: str) -> list[Way]:
    """For each step that a piece is nearer to the nearest rival's King than the board is wide."""
    kings = _kings(position, seat)
    own = [SQUARE[cell] for cell in _officers(position, seat)] if kings else []
    near = sorted(ACROSS - min(_steps(at, to) for to in kings) for at in own)
    return [(index, step) for index, steps in enumerate(near) for step in range(steps)]


def _approaches(step: ShinsetsuStep, found: Sequence[Way]) -> Reason | None:
    kings, move = _kings(step.after, step.seat), step.move
    if move.action != "go" or not kings or step.after.board[move.target][-1] == "K":
        return None
    nearest = min(kings, key=lambda at: _steps(move.target, at))
    cells = [SQUARES[move.target], SQUARES[nearest]]
    is_near = cells[0] in _hunting(step.after, step.seat)
    was_near = SQUARES[move.origin] in _hunting(step.before, step.seat)
    if (move.target, nearest) in _ways(step.after, step.seat) or (is_near and not was_near):
        return None  # it threatens the King, or is told to be close to it
    name, rival = kit.kind(scene, step.after, cells[0]), f"seat:{step.after.board[nearest][0]}"
    return reason("aim:approaches", name, rival, marks=[kit.way(*cells)])


def _kings(position: ShinsetsuPosition, seat: str) -> list[int]:
    """The squares of the Kings of active rivals."""
    rivals = [other for other in SEATS if other != seat and position.forces[INDEX[other]].active]
    return [at for at in (king(position.board, rival) for rival in rivals) if at is not None]


def _nearest(step: ShinsetsuStep, at: int) -> str:
    """The active rival whose King is nearest to a square, other than the one that stands there."""
    kings = [to for to in _kings(step.after, step.seat) if to != at]
    return step.after.board[min(kings, key=lambda to: _steps(at, to))][0]


def _hunted(step: ShinsetsuStep, cell: str) -> str:
    return _nearest(step, SQUARE[cell])


def _guards(position: ShinsetsuPosition, seat: str) -> list[int]:
    """The own pieces next to the own King."""
    at = king(position.board, seat)
    return [] if at is None else [to for to in LEAPS["K"][at] if position.board[to][:1] == seat]


def _every_guard(step: ShinsetsuStep, _squares: Sequence[int]) -> list[Mark]:
    return _open(step, _guards(step.after, step.seat))


def _open(step: ShinsetsuStep, squares: Sequence[int]) -> list[Mark]:
    return [{"mark": "area", "cells": [SQUARES[at] for at in squares]}]


def _watched(step: ShinsetsuStep, squares: Sequence[int]) -> list[Mark]:
    """Squares under attack, those to which most of the rivals' pieces could go first."""
    able = Counter(to for _, to in _held(step.after, step.seat))
    return _open(step, sorted(squares, key=lambda at: -able[at]))


def _covered(position: ShinsetsuPosition, seat: str) -> list[str]:
    """The own pieces that a rival could capture, but the King, and another own one take back on."""
    board, guarded = position.board, _guarded(position, seat)
    own = [cell for cell in _endangered(position, seat) if board[SQUARE[cell]][-1] != "K"]
    return [cell for cell in own if SQUARE[cell] in guarded]


def _protected(step: ShinsetsuStep, cells: Sequence[str]) -> list[Mark]:
    """Those of the own pieces that stayed where they are and were not protected before."""
    had = _guarded(step.before, step.seat)
    new = [cell for cell in cells if SQUARE[cell] not in had]
    return _cover(step, new) if new else []


def _cover(step: ShinsetsuStep, cells: Sequence[str]) -> list[Mark]:
    return [{"mark": "area", "cells": list(cells)}]


def _able(least: int) -> kit.Marks[ShinsetsuPosition]:
    """The pieces with some ways, if they have at least so many more than before."""

    def marks(step: ShinsetsuStep, ways: Sequence[Way]) -> list[Mark]:
        more = kit.gains(step, lambda at, seat: [SQUARES[start] for start, _ in _ways(at, seat)])
        cells = [cell for cell in _most(start for start, _ in ways) if more[cell] >= least]
        return [{"mark": "about", "cells": cells}] if cells else []

    return marks


def _most(squares: Iterable[int]) -> list[str]:
    """Squares without repetitions, those that come up most often first."""
    return [SQUARES[at] for at, _ in Counter(squares).most_common()]


def _hunting(position: ShinsetsuPosition, seat: str) -> list[str]:
    """The own pieces other than Pawns at most three steps from a rival's King."""
    kings = _kings(position, seat)
    officers = [cell for cell in _officers(position, seat) if position.forces[INDEX[seat]].active]
    return [cell for cell in officers if any(_steps(SQUARE[cell], at) <= CLOSE for at in kings)]


def _steps(at: int, to: int) -> int:
    return max(abs(at % 8 - to % 8), abs(at // 8 - to // 8))


def _pressed(position: ShinsetsuPosition, seat: str) -> list[int]:
    """The squares next to the own King to which a rival's piece could go."""
    at = king(position.board, seat)
    reached = {to for _, to in _held(position, seat)}
    return [] if at is None else [to for to in LEAPS["K"][at] if to in reached]


def _sheltered(step: ShinsetsuStep, squares: Sequence[int]) -> list[Mark]:
    at = king(step.after.board, step.seat)
    cells = [] if at is None else [SQUARES[to] for to in squares if to in LEAPS["K"][at]]
    return [{"mark": "area", "cells": cells}] if cells else []


def _held(position: ShinsetsuPosition, seat: str) -> list[Way]:
    """The ways of rivals' pieces."""
    return [way for rival in SEATS if rival != seat for way in _ways(position, rival)]


def _unable(least: int) -> kit.Marks[ShinsetsuPosition]:
    """The rivals' pieces that had some ways, if they have at least so many fewer than before."""

    def marks(step: ShinsetsuStep, ways: Sequence[Way]) -> list[Mark]:
        board = step.after.board
        more = kit.gains(step, lambda at, seat: [SQUARES[start] for start, _ in _held(at, seat)])
        theirs = [start for start, _ in ways if board[start] and board[start][0] != step.seat]
        cells = [cell for cell in _most(theirs) if -more[cell] >= least]
        return [{"mark": "refused", "cells": cells}] if cells else []

    return marks


def _against(position: ShinsetsuPosition, seat: str) -> list[Way]:
    """The captures of a player's pieces by rivals, from → to."""
    found = [way for rival in SEATS if rival != seat for way in _captures(position, rival)]
    return [way for way in found if position.board[way[1]][0] == seat]


def _stronger(step: ShinsetsuStep, ways: Sequence[Way]) -> list[Mark]:
    """Every capture where there are more of them, such as a jump over the piece that moved."""
    goals = {to for _, to in kit.strengthened(step, _captures, ways)}
    return _striking(step, [way for way in _captures(step.after, step.seat) if way[1] in goals])


def _strikes(step: ShinsetsuStep, ways: Sequence[Way]) -> Reason | None:
    """Of one piece that two can capture: by which, as one may jump over the other."""
    told = STRIKES.tell(step, ways)
    drawn = [mark["cells"] for mark in told["figures"]["marks"]] if told else []
    if not told or len(drawn) != 3:
        return told
    names = (PIECES(step.after, cells) for cells in (drawn[-1], [start for start, _ in drawn[:2]]))
    return {**told, "slug": "aim:strikes:both", "args": [*names]}


def _waiting(step: ShinsetsuStep, ways: Sequence[Way]) -> list[Mark]:
    """The captures that the dice did not allow at once: to leave out the others is no merit."""
    able = {(move.origin, move.target) for move in step.before.legal()}
    return _striking(step, [way for way in ways if way not in able])


def _striking(step: ShinsetsuStep, ways: Sequence[Way]) -> list[Mark]:
    lines: list[Mark] = [{"mark": "attack", "cells": [SQUARES[a], SQUARES[b]]} for a, b in ways]
    cells = _kings_first(step.after, [SQUARES[to] for _, to in ways])
    return [*lines, {"mark": "threat", "cells": cells}] if cells else []


def _warded(step: ShinsetsuStep, ways: Sequence[Way]) -> list[Mark]:
    own = [SQUARES[to] for _, to in ways if step.after.board[to][:1] == step.seat]
    return [{"mark": "area", "cells": _kings_first(step.after, own)}] if own else []


def _slanting(position: ShinsetsuPosition, seat: str) -> list[str]:
    """The squares that a force's Pawns attack, without those of its own pieces and of Kings."""
    board, pawns = position.board, muster(position.board, seat)[PAWN]
    found = {to for at in pawns for to in ASLANT[board[at][1]][at]}
    found -= {*of_force(board, seat)}
    return [SQUARES[to] for to in sorted(found) if board[to][-1:] != "K"]


def _slants(step: ShinsetsuStep, cells: Sequence[str]) -> Reason | None:
    """The squares that a Pawn attacks and none did before; of several Pawns, the one of most."""
    had, board = _slanting(step.before, step.seat), step.after.board
    attacked = dict[str, list[str]]()
    for at in muster(board, step.seat)[PAWN]:
        aslant = {SQUARES[to] for to in ASLANT[board[at][1]][at]} - {*had}
        attacked[SQUARES[at]] = [cell for cell in cells if cell in aslant]
    pawn = max(attacked, key=lambda cell: len(attacked[cell]))
    if not attacked[pawn]:
        return None
    names = kit.squares(step.after, attacked[pawn]), PIECES(step.after, [pawn])
    about: Mark = {"mark": "about", "cells": [pawn]}
    return reason("aim:slants", *names, marks=[about, *_cover(step, attacked[pawn])])


def _held_all(position: ShinsetsuPosition, seat: str) -> list[tuple[str, object]]:
    """The own pieces that are protected, the squares attacked, and the ways of pieces."""
    covered = [("covers", cell) for cell in _covered(position, seat)]
    reached = [("controls", SQUARES[at]) for at in _controlled(position, seat)]
    return [*covered, *reached, *(("ways", way) for way in _ways(position, seat))]


def _holds(step: ShinsetsuStep, facts: Sequence[tuple[str, object]]) -> list[Mark]:
    """The pieces and squares that most others do not protect or attack."""
    cells = [str(fact) for kind, fact in facts if kind != "ways"]
    return _cover(step, list(dict.fromkeys(cells))) if cells else []


def _stays(step: ShinsetsuStep, facts: Sequence[tuple[str, object]]) -> Reason:
    """What others would give up: a piece protected, else a square attacked, else ways to go."""
    covered = [str(fact) for kind, fact in facts if kind == "covers"]
    if covered:
        return _protects(step, covered)
    told = f"seat:{step.seat}", kit.others(step)
    watched = [str(fact) for kind, fact in facts if kind == "controls"]
    if watched:
        marks = _cover(step, watched)
        return reason("aim:controls:kept", kit.squares(step.after, watched), *told, marks=marks)
    ways = [fact for kind, fact in facts if kind == "ways" and isinstance(fact, tuple)]
    marks = PIECES.drawn(_cover(step, _most(start for start, _ in ways)))
    names = PIECES(step.after, marks[-1]["cells"])
    return reason("aim:holds:kept", names, *told, marks=marks)


def _protects(step: ShinsetsuStep, cells: Sequence[str]) -> Reason:
    """Pieces that stay protected, and by which others."""
    kept = PIECES.told(cells)
    guards = PIECES.told(_most(_guarding(step.after, step.seat, [SQUARE[cell] for cell in kept])))
    marks: list[Mark] = [{"mark": "about", "cells": guards}, *_cover(step, kept)]
    names = PIECES(step.after, kept), PIECES(step.after, guards)
    return reason("aim:covers:kept", *names, marks=marks)


def _guarding(position: ShinsetsuPosition, seat: str, squares: Sequence[int]) -> list[int]:
    """For each way in which a force's pieces protect some squares, where it begins."""
    board = position.board
    return [at for at in of_force(board, seat) for to in _reach(board, at) if to in squares]


THREATENS = kit.threatens(_prey, _lines, PIECES)
SAVES = kit.saves(_endangered, _own, PIECES)
STRIKES = kit.counted("strikes", _captures, _stronger, PIECES, kept=True, kept_marks=_waiting)
HOLDS = kit.counted("holds", _held_all, _holds)._replace(keep=_stays)
AIMS = (
    kit.captures(_enemies, PIECES),
    Aim(_officers, _promotes),
    Aim(lambda position, seat: list(_at_hand(position, seat)), _reaches_king),
    THREATENS._replace(tell=_threatens),
    SAVES._replace(tell=_saves),
    kit.counted("wards", _against, _warded, PIECES, unwanted=True, kept=True),
    STRIKES._replace(tell=_strikes),
    Aim(_approach, _nearer, counted=True),
    Aim(_progress, _advance, counted=True),
    kit.counted("covers", _covered, _protected, PIECES)._replace(keep=_protects),
    kit.counted("guards", _guards, _open, kept=True, kept_marks=_every_guard),
    kit.counted("hunts", _hunting, _cover, PIECES, whose=_hunted),
    kit.counted("besieges", _besieged, _open, kept=True, whose=_nearest),
    kit.counted("controls", _awaited, _watched, kept=True),
    Aim(_closeness, _approaches, counted=True),
    Aim(_slanting, _slants),
    kit.counted("shelters", _pressed, _sheltered, unwanted=True, kept=True),
    kit.counted("reaches", _ways, _able(1), PIECES, kept=True, kept_marks=_able(0)),
    HOLDS,
    kit.counted(
        "hinders", _held, _unable(1), PIECES, unwanted=True, kept=True, kept_marks=_unable(0)
    ),
    HOLDS._replace(counted=False, tell=lambda _step, _facts: None),
)
