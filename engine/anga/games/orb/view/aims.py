"""What speaks for a move: mates, checks, captures, threats, room for Kings and pieces."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from anga.contract.aims import Aim, Step
from anga.games.orb.rules.attacks import attackers, is_attacked, seats_checked_by
from anga.games.orb.rules.board import OrbBoard, board_after
from anga.games.orb.rules.moves import safe_moves
from anga.games.orb.rules.names import square_name
from anga.games.orb.rules.orbs import prey_of
from anga.games.orb.rules.position import OrbPosition
from anga.games.orb.rules.seats import (
    AREA,
    BITS,
    NAMES,
    NUMBERS,
    PROMOTED,
    SEATS,
    SETS,
    SIZE,
    UNPROMOTED,
    kind_of,
)
from anga.games.orb.rules.tables import (
    BIT,
    DROPPING,
    NEAR,
    PROMOTING,
    RANK,
    SLIDES,
    STEPS,
    ZONE,
    eyes,
    slide,
)
from anga.games.orb.view.scene import scene
from anga.games.orb.view.shows import attacks_on
from anga.kit import aims as kit
from anga.kit import shows
from anga.kit.grid import squares_of
from anga.kit.shows import Attack
from anga.shared.advice import Reason, reason
from anga.shared.scene import Mark, Phrase

MOST_KEPT = 512  # positions, each as a seat sees it
Way = tuple[int, int]


def _square(cell: str) -> Phrase:
    return square_name(NUMBERS[cell])


PIECES = kit.pieces(scene, _square)
SQUARES = kit.Names(lambda _position, cells: kit.some([_square(cell) for cell in cells]))


@lru_cache(maxsize=MOST_KEPT)
def _moves(position: OrbPosition, seat: str, *, shields: bool = True) -> Sequence[int]:
    """The legal moves of a player, if it were to move; drops of Pawns may mate.

    Without `shields`, those that only a red orb forbids are among them.
    """
    number, board = SEATS.index(seat), position.board
    if position.states[number] != "a":
        return ()
    checked = bool(position.checked & BITS[number])
    shielded = shields and not checked
    prey = prey_of(board, position.red & ~BITS[number]) if shielded else 0
    return tuple(safe_moves(board, number, checked, prey))


def _ways(position: OrbPosition, seat: str, *, shields: bool = True) -> list[Way]:
    """The ways of a player's pieces on the board, from → to, without its King."""
    king = position.board.kings[SEATS.index(seat)]
    moves = _moves(position, seat, shields=shields)
    found = [divmod(move % PROMOTING, AREA) for move in moves if move < DROPPING]
    return [way for way in dict.fromkeys(found) if way[0] != king]


def _breath(position: OrbPosition, seat: str) -> list[int]:
    """The squares to which a player's King could step."""
    king = position.board.kings[SEATS.index(seat)]
    return [
        move % AREA for move in _moves(position, seat) if move < PROMOTING and move // AREA == king
    ]


def _captures(position: OrbPosition, seat: str, *, shields: bool = True) -> list[Way]:
    """The captures of a player, from → to, its King's too."""
    squares, moves = position.board.squares, _moves(position, seat, shields=shields)
    found = [divmod(move % PROMOTING, AREA) for move in moves if move < DROPPING]
    return [way for way in dict.fromkeys(found) if squares[way[1]]]


def _prey(position: OrbPosition, seat: str) -> list[str]:
    return [NAMES[to] for to in sorted({to for _, to in _captures(position, seat)})]


def _rivals(position: OrbPosition, seat: str) -> list[str]:
    active = zip(SEATS, position.states, strict=True)
    return [other for other, state in active if other != seat and state == "a"]


def _endangered(position: OrbPosition, seat: str, *, shields: bool = True) -> list[str]:
    own, rivals = position.board.own[SEATS.index(seat)], _rivals(position, seat)
    ways = [way for rival in rivals for way in _captures(position, rival, shields=shields)]
    return [NAMES[to] for to in sorted({to for _, to in ways}) if own & BIT[to]]


def _reached(position: OrbPosition, seat: str) -> list[str]:
    """The own pieces that rivals could capture, or could but for a red orb, blue in a moment."""
    return _endangered(position, seat, shields=False)


def _threats(position: OrbPosition, seat: str, cells: Sequence[str]) -> list[Mark]:
    prey = _prey(position, seat)
    return _lines(position, seat, [cell for cell in cells if cell in prey])


def _own(position: OrbPosition, seat: str) -> list[str]:
    return [NAMES[at] for at in squares_of(position.board.own[SEATS.index(seat)])]


def _enemies(position: OrbPosition, seat: str) -> list[str]:
    number = SEATS.index(seat)
    return [
        NAMES[at]
        for each, own in enumerate(position.board.own)
        if each != number
        for at in squares_of(own)
    ]


def _lines(position: OrbPosition, seat: str, cells: Sequence[str]) -> list[Mark]:
    """For each cell one way in which a player captures there."""
    ways = {NAMES[to]: NAMES[start] for start, to in _captures(position, seat)}
    return [{"mark": "attack", "cells": [ways[cell], cell]} for cell in cells]


def _checks(position: OrbPosition, seat: str) -> list[Attack]:
    number = SEATS.index(seat)
    return attacks_on(position.board, number, position.board.kings[number])


def _mated(position: OrbPosition, seat: str) -> list[str]:
    return [other for other, state in zip(SEATS, position.states, strict=True) if state != "a"]


def _mate(step: Step[OrbPosition, int], seats: Sequence[str]) -> Reason | None:
    stages = [stage for stage in step.before.mates_by(step.move) if stage.turn in seats]
    attacks = [attack for stage in stages for attack in _checks(stage, stage.turn)]
    if not attacks:
        return None
    return reason("aim:mate", shows.together(attacks), marks=shows.marks_of(attacks))


def _promoted(position: OrbPosition, seat: str) -> list[str]:
    board = position.board
    men = board.men[SEATS.index(seat)]
    return [
        NAMES[at]
        for at in men
        if UNPROMOTED[kind_of(board.squares[at])] != kind_of(board.squares[at])
    ]


def _promotes(step: Step[OrbPosition, int], cells: Sequence[str]) -> Reason | None:
    to = NAMES[step.move % AREA]
    if not PROMOTING <= step.move < DROPPING:
        return None
    marks: list[Mark] = [{"mark": "about", "cells": [to]}]
    return reason("aim:promotes", _square(to), marks=marks)


def _covered(position: OrbPosition, seat: str) -> list[str]:
    """The own pieces that a rival could capture, and another own one could take back on."""
    board, number = position.board, SEATS.index(seat)
    found = _attacked(position, seat) & board.own[number]
    return [cell for cell in _endangered(position, seat) if found >> NUMBERS[cell] & 1]


def _protected(step: Step[OrbPosition, int], cells: Sequence[str]) -> list[Mark]:
    """Those of the own pieces that stayed where they are and were not protected before."""
    had = _attacked(step.before, step.seat)
    new = [cell for cell in cells if not had >> NUMBERS[cell] & 1]
    return _cover(step, new) if new else []


def _pressed(position: OrbPosition, seat: str) -> list[tuple[str, int]]:
    """The squares to which rivals' Kings could step."""
    return [(rival, to) for rival in _rivals(position, seat) for to in _breath(position, rival)]


def _held(position: OrbPosition, seat: str) -> list[tuple[str, Way]]:
    """The ways of rivals' pieces; an orb, which is blue again in a moment, closes none."""
    return [
        (rival, way)
        for rival in _rivals(position, seat)
        for way in _ways(position, rival, shields=False)
    ]


def _attacked(position: OrbPosition, seat: str) -> int:
    """The squares that a player's pieces attack, whatever stands there."""
    board, found = position.board, 0
    for at in board.men[SEATS.index(seat)] if position.states[SEATS.index(seat)] == "a" else ():
        code = board.squares[at]
        found |= STEPS[code][at] | (slide(at, board.occupied) if SLIDES[code] else 0)
    return found


def _controlled(position: OrbPosition, seat: str) -> list[int]:
    """The empty squares that a player attacks, to which something may come."""
    return squares_of(_attacked(position, seat) & ~position.board.occupied)


def _besieged(position: OrbPosition, seat: str) -> list[int]:
    """The squares next to rivals' Kings that a player attacks; its own pieces are protected."""
    kings = [position.board.kings[SEATS.index(rival)] for rival in _rivals(position, seat)]
    near = 0
    for at in kings:
        near |= NEAR[at]
    return squares_of(_attacked(position, seat) & near & ~position.board.own[SEATS.index(seat)])


def _exposed(position: OrbPosition, seat: str) -> list[int]:
    """The squares next to the own King that rivals attack."""
    found = 0
    for rival in _rivals(position, seat):
        found |= _attacked(position, rival)
    return squares_of(found & NEAR[position.board.kings[SEATS.index(seat)]])


def _advance(position: OrbPosition, seat: str) -> list[tuple[int, int]]:
    """For each rank that a piece which can promote has gone ahead, a pair of numbers."""
    number, board = SEATS.index(seat), position.board
    able = [at for at in board.men[number] if kind_of(board.squares[at]) in PROMOTED]
    ranks = sorted(SIZE - 1 - max(RANK[number][at], ZONE - 1) for at in able)
    return [(index, passed) for index, rank in enumerate(ranks) for passed in range(rank)]


def _advances(step: Step[OrbPosition, int], found: Sequence[object]) -> Reason | None:
    number, to = SEATS.index(step.seat), step.move % AREA
    left = RANK[number][to] - (ZONE - 1)
    if step.move >= DROPPING or left <= 0 or kind_of(step.after.board.squares[to]) not in PROMOTED:
        return None
    steps: Phrase = "aim:step" if left == 1 else ["aim:steps", str(left)]
    name = kit.kind(scene, step.after, NAMES[to])
    return reason("aim:advances", name, steps, marks=_cover(step, [NAMES[to]]))


def _checking(position: OrbPosition, seat: str) -> list[str]:
    """The squares to which a player could move a piece of the board and give check."""
    return [NAMES[to] for to in sorted({move % AREA for move, _ in _check_moves(position, seat)})]


def _check_moves(position: OrbPosition, seat: str) -> list[tuple[int, int]]:
    """The moves on the board by which a player could give check, and the seats in check then.

    A seat that is in check already is left out: its King or its blockers will move first. So is a
    move to a square where the piece could be taken for nothing.
    """
    board, number, found = position.board, SEATS.index(seat), list[tuple[int, int]]()
    for move in _moves(position, seat):
        if move < DROPPING:
            after = board_after(board, number, move)
            new = seats_checked_by(after, number, move, 0) & ~position.checked
            if new and not _is_loose(after, number, move % AREA):
                found.append((move, new))
    return found


def _is_loose(board: OrbBoard, number: int, at: int) -> bool:
    """Whether opponents of a seat, given as a number, attack a square that it does not defend."""
    if not is_attacked(board, number, at, board.occupied):
        return False
    opponent = eyes(number, board.active).opponents[0]
    return not any(board.own[number] & BIT[each] for each in attackers(board, opponent, at))


def _checked(position: OrbPosition, seat: str) -> list[str]:
    """The squares to which rivals could move a piece and attack the own King."""
    board, found = position.board, set[int]()
    for rival in _rivals(position, seat):
        number = SEATS.index(rival)
        for move in _moves(position, rival) if rival else ():
            if move < DROPPING and move % AREA not in found:
                after = board_after(board, number, move)
                if seats_checked_by(after, number, move, 0) & BITS[SEATS.index(seat)]:
                    found.add(move % AREA)
    return [NAMES[to] for to in sorted(found)]


def _next(step: Step[OrbPosition, int], cells: Sequence[str]) -> list[Mark]:
    """The moves to some cells by which a player could give check, one for each."""
    moves = _check_moves(step.after, step.seat)
    ways = {NAMES[move % AREA]: NAMES[move // AREA % AREA] for move, _ in moves}
    marks: list[Mark] = [kit.way(ways[to], to) for to in cells]
    return [*marks, {"mark": "area", "cells": list(cells)}]


def _victim(step: Step[OrbPosition, int], cell: str) -> str:
    """A rival whom a player could check by a move to a square."""
    moves = _check_moves(step.after, step.seat)
    return SEATS[next(SETS[checked][0] for move, checked in moves if NAMES[move % AREA] == cell)]


def _no_more(step: Step[OrbPosition, int], cells: Sequence[str]) -> list[Mark]:
    return [{"mark": "closed", "cells": list(cells)}]


def _closeness(position: OrbPosition, seat: str) -> list[tuple[int, int]]:
    """For each step that a piece is nearer to the nearest rival's King than the board is wide."""
    board, number = position.board, SEATS.index(seat)
    kings = [board.kings[SEATS.index(rival)] for rival in _rivals(position, seat)]
    near = sorted(
        max(SIZE - min((_steps(at, king) for king in kings), default=SIZE), 0)
        for at in board.men[number]
        if at != board.kings[number]
    )
    return [(index, step) for index, steps in enumerate(near) for step in range(steps)]


def _steps(at: int, to: int) -> int:
    return max(abs(at // SIZE - to // SIZE), abs(at % SIZE - to % SIZE))


def _approaches(step: Step[OrbPosition, int], found: Sequence[object]) -> Reason | None:
    board, to = step.after.board, step.move % AREA
    rivals = _rivals(step.after, step.seat)
    if step.move >= DROPPING or not rivals or to == board.kings[SEATS.index(step.seat)]:
        return None
    rival = min(rivals, key=lambda each: _steps(to, board.kings[SEATS.index(each)]))
    cells = [NAMES[to], NAMES[board.kings[SEATS.index(rival)]]]
    name = kit.kind(scene, step.after, cells[0])
    return reason("aim:approaches", name, f"seat:{rival}", marks=[kit.way(*cells)])


def _guards(position: OrbPosition, seat: str) -> list[int]:
    """The own pieces next to the own King."""
    board, number = position.board, SEATS.index(seat)
    return squares_of(board.own[number] & NEAR[board.kings[number]])


def _sheltered(step: Step[OrbPosition, int], squares: Sequence[int]) -> list[Mark]:
    near = NEAR[step.after.board.kings[SEATS.index(step.seat)]]
    cells = [NAMES[at] for at in squares if near >> at & 1]
    return [{"mark": "area", "cells": cells}] if cells else []


def _every_guard(step: Step[OrbPosition, int], _squares: Sequence[int]) -> list[Mark]:
    return _open(step, _guards(step.after, step.seat))


def _open(step: Step[OrbPosition, int], squares: Sequence[int]) -> list[Mark]:
    return [{"mark": "area", "cells": [NAMES[to] for to in squares]}]


def _fleeing(step: Step[OrbPosition, int], squares: Sequence[int]) -> list[Mark]:
    """Squares to which the King could step, but for the one that it has just left."""
    left = step.before.board.kings[SEATS.index(step.seat)]
    new = [to for to in squares if to != left]
    return _open(step, new) if new else []


def _watched(step: Step[OrbPosition, int], squares: Sequence[int]) -> list[Mark]:
    """Squares under attack, those to which most of the rivals' pieces could go first."""
    able = Counter(to for _, (_, to) in _held(step.after, step.seat))
    return _open(step, sorted(squares, key=lambda at: -able[at]))


def _near_enemy(step: Step[OrbPosition, int], squares: Sequence[tuple[str, int]]) -> list[Mark]:
    """The squares closed to rivals' Kings.

    Those that only an orb closes, which is blue again in a moment, are left out.
    """
    board, closed = step.after.board, set[int]()
    for rival, to in squares:
        number = SEATS.index(rival)
        after = board_after(board, number, AREA * board.kings[number] + to)
        if attacks_on(after, number, to):
            closed.add(to)
    cells = [NAMES[to] for to in sorted(closed)]
    return [{"mark": "closed", "cells": cells}] if closed else []


def _able(least: int) -> kit.Marks[OrbPosition]:
    """The pieces on the board with some ways, if they have at least so many more than before."""

    def marks(step: Step[OrbPosition, int], ways: Sequence[Way]) -> list[Mark]:
        more = kit.gains(step, lambda at, seat: [NAMES[start] for start, _ in _ways(at, seat)])
        dropped = step.move % AREA if step.move >= DROPPING else None
        cells = _most(start for start, _ in ways if start != dropped)
        cells = [cell for cell in cells if more[cell] >= least]
        return [{"mark": "about", "cells": cells}] if cells else []

    return marks


def _unable(least: int) -> kit.Marks[OrbPosition]:
    """The rivals' pieces that had some ways, if they have at least so many fewer than before."""

    def starts(position: OrbPosition, seat: str) -> list[str]:
        return [NAMES[start] for _, (start, _) in _held(position, seat)]

    def marks(step: Step[OrbPosition, int], ways: Sequence[tuple[str, Way]]) -> list[Mark]:
        own, more = {*_own(step.after, step.seat)}, kit.gains(step, starts)
        on = _rivals(step.after, step.seat)  # what a mate made neutral never moves again
        theirs = [at for each, (at, _) in ways if each in on and step.after.board.squares[at]]
        cells = [cell for cell in _most(theirs) if cell not in own and -more[cell] >= least]
        return [{"mark": "refused", "cells": cells}] if cells else []

    return marks


def _most(squares: Iterable[int]) -> list[str]:
    """Squares without repetitions, those that come up most often first."""
    return [NAMES[at] for at, _ in Counter(squares).most_common()]


def _cover(step: Step[OrbPosition, int], cells: Sequence[str]) -> list[Mark]:
    return [{"mark": "area", "cells": list(cells)}]


def _first(_step: Step[OrbPosition, int], fact: tuple[str, object]) -> str:
    """The rival whom a fact names first."""
    return fact[0]


def _next_to(step: Step[OrbPosition, int], at: int) -> str:
    """A rival next to whose King a square is."""
    kings = step.after.board.kings
    near = [each for each in step.rivals if NEAR[kings[SEATS.index(each)]] >> at & 1]
    return next(each for each in near if each in _rivals(step.after, step.seat))


def _against(position: OrbPosition, seat: str) -> list[Way]:
    """The captures of a player's pieces by rivals, from → to."""
    found = [way for rival in _rivals(position, seat) for way in _captures(position, rival)]
    return [way for way in found if position.board.own[SEATS.index(seat)] >> way[1] & 1]


def _stronger(step: Step[OrbPosition, int], ways: Sequence[Way]) -> list[Mark]:
    return _striking(step, kit.strengthened(step, _captures, ways))


def _striking(step: Step[OrbPosition, int], ways: Sequence[Way]) -> list[Mark]:
    lines: list[Mark] = [{"mark": "attack", "cells": [NAMES[a], NAMES[b]]} for a, b in ways]
    cells = dict.fromkeys(NAMES[to] for _, to in ways)
    return [*lines, {"mark": "threat", "cells": list(cells)}] if cells else []


def _warded(step: Step[OrbPosition, int], ways: Sequence[Way]) -> list[Mark]:
    cells = dict.fromkeys(
        NAMES[to] for _, to in ways if step.after.board.own[SEATS.index(step.seat)] >> to & 1
    )
    return [{"mark": "area", "cells": list(cells)}] if cells else []


AIMS = (
    Aim(_mated, _mate, always=True),
    kit.checks(_checks),
    kit.captures(_enemies, PIECES),
    kit.threatens(_prey, _lines, kit.either(PIECES)),
    kit.saves(_endangered, _own, PIECES, reached=_reached, threats=_threats),
    kit.single("checks-next", _checking, _next, kit.one_of(SQUARES), whose=_victim),
    kit.single("unchecks", _checked, _no_more, kit.either(SQUARES), unwanted=True),
    kit.counted("wards", _against, _warded, PIECES, unwanted=True, kept=True),
    kit.counted("strikes", _captures, _stronger, PIECES, kept=True, kept_marks=_striking),
    kit.counted("presses", _pressed, _near_enemy, SQUARES, unwanted=True, whose=_first),
    kit.counted("breath", _breath, _fleeing, SQUARES, kept=True),
    kit.counted("covers", _covered, _protected, PIECES, kept=True, kept_marks=_cover),
    kit.counted("reaches", _ways, _able(1), PIECES, kept=True, kept_marks=_able(0)),
    kit.counted("besieges", _besieged, _open, SQUARES, kept=True, whose=_next_to),
    kit.counted("shelters", _exposed, _sheltered, SQUARES, unwanted=True, kept=True),
    kit.counted("guards", _guards, _open, SQUARES, kept=True, kept_marks=_every_guard),
    kit.counted("controls", _controlled, _watched, SQUARES, kept=True),
    Aim(_advance, _advances, counted=True),
    Aim(_closeness, _approaches, counted=True),
    kit.counted(
        "hinders", _held, _unable(1), PIECES, unwanted=True, kept=True, kept_marks=_unable(0)
    ),
    Aim(_promoted, _promotes),  # last: it hardly adds to “promote”
)
