"""The game with one cube once more: slow, obvious, and written from the rules alone.

A position is the cube as the side to move sees it, as a set of marks (see `reference`), and how it
stood before the last move. To change sides everything is carried round the square.
"""

from typing import NamedTuple

from tests.engine.games.bushi.reference import CLOCKWISE, Cube, all_cubes, code, moved, top

ROUND = dict(zip(CLOCKWISE, [*CLOCKWISE[2:], *CLOCKWISE[:2]], strict=True))


class Place(NamedTuple):
    """The cube and the one before (None for none), as the side to move sees them."""

    cube: Cube | None
    before: Cube | None
    turn: str


def opposite(cube: Cube | None) -> Cube | None:
    """The cube as it is seen from the other side of the square."""
    if cube is None:
        return None
    faces = frozenset((ROUND.get(place, place), face, kind) for place, face, kind in cube.faces)
    marks = frozenset((mark, ROUND.get(on, on), ROUND.get(at, at)) for mark, on, at in cube.marks)
    return Cube(faces, marks)


def sword(cube: Cube, edge: str) -> bool:
    return ("sword", "top", edge) in cube.marks


class ReferenceOne:
    """The game with one of the two cubes."""

    def __init__(self, rules: str) -> None:
        self.cubes = all_cubes(rules)

    def name(self, place: Place) -> str:
        """The position string: both cubes as Black sees them."""
        seen = (place.cube, place.before)
        cubes = seen if place.turn == "b" else tuple(map(opposite, seen))
        return " ".join([*("--" if cube is None else code(cube) for cube in cubes), place.turn])

    def moves(self, place: Place) -> dict[str, Place]:
        """Where each legal move leads."""
        other = "w" if place.turn == "b" else "b"
        cube = place.cube
        if cube is None:
            peaceful = {c: cube for c, cube in self.cubes.items() if not sword(cube, "away")}
            return {c: Place(opposite(cube), None, other) for c, cube in peaceful.items()}
        if self.is_swept(place):
            return {}
        at_me, at_opponent = sword(cube, "near"), sword(cube, "away")
        tried = "tflr"
        if at_me:
            tried = top(cube)[2] if at_opponent else "t"
        led = {move: moved(cube, move) for move in tried}
        return {
            move: Place(opposite(after), opposite(cube), other)
            for move, after in led.items()
            if after != place.before
        }

    def is_swept(self, place: Place) -> bool:
        """Whether the sweep faces the side to move."""
        return place.cube is not None and top(place.cube)[1:] == ("three-way sweep", "b")

    def places(self) -> dict[str, Place]:
        """Every position that play leads to, by its string."""
        waiting = [Place(None, None, "b")]
        found = {self.name(waiting[0]): waiting[0]}
        while waiting:
            for after in self.moves(waiting.pop()).values():
                if self.name(after) not in found:
                    found[self.name(after)] = after
                    waiting.append(after)
        return found

    def values(self) -> dict[str, tuple[str, int]]:
        """Won and lost positions with the distance to their end; what is missing is drawn."""
        afters = {
            name: [self.name(after) for after in self.moves(place).values()]
            for name, place in self.places().items()
        }
        known = {name: ("L", 0) for name, replies in afters.items() if not replies}
        for plies in range(1, 30):
            news: dict[str, tuple[str, int]] = {}
            for name, replies in afters.items():
                if name in known:
                    continue
                ends = [known.get(reply) for reply in replies]
                if ("L", plies - 1) in ends:
                    news[name] = ("W", plies)
                elif all(end is not None and end[0] == "W" for end in ends):
                    news[name] = ("L", plies)
            known |= news
        return known
