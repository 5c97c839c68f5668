"""Position strings written anew from nothing but the planes of an observation.

Each game's function gets the planes by their names, the letter of the observing seat, and the rules
string; it uses no code of the game.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from anga.contract.environment import Plane

Planes = Mapping[str, Plane]


def number(plane: Plane) -> int:
    """What fills a plane."""
    (found,) = {value for row in plane for value in row}
    return found


def ranks(planes: Planes, signs: Mapping[str, str]) -> str:
    """The board of a position string: `signs` maps the names of planes to letters."""
    first = next(iter(planes.values()))
    rows = []
    for y, row in enumerate(first):
        found = ""
        for x in range(len(row)):
            (sign,) = [s for name, s in signs.items() if planes[name][y][x]] or [""]
            found += sign or "."
        rows.append(found)
    for length in range(len(first[0]), 0, -1):
        rows = [row.replace("." * length, str(length)) for row in rows]
    return "/".join(rows)


def places(plane: Plane) -> list[tuple[int, int]]:
    """The columns and rows where something is, in order of column, from below."""
    found = [(x, y) for y, row in enumerate(plane) for x, value in enumerate(row) if value]
    return sorted(found, key=lambda place: (place[0], -place[1]))


def as_counted(seats: str, seat: str) -> dict[str, int]:
    """The number of each seat in the names of planes."""
    first = seats.index(seat)
    return {each: (seats.index(each) - first) % len(seats) for each in seats}


def mover(planes: Planes, who: Mapping[str, int]) -> str:
    """The letter of the seat to move."""
    name = "seat {} is to move"
    (found,) = [s for s, n in who.items() if number(planes[name.format(n)])]
    return found


def of_two(planes: Planes, seat: str) -> str:
    """The letter of the side to move, of Black and White."""
    assert number(planes["the observer's seat is White"]) == (seat == "w")
    return seat if number(planes["seat 0 is to move"]) else "bw".replace(seat, "")


def bushi(planes: Planes, seat: str, rules: str) -> str:
    def cube(named: str, row: int) -> str:
        found = [n.split()[-1] for n in planes if n.startswith(named) and planes[n][row][0]]
        return found[0] if found else "--"

    if "one" in rules.split(","):
        shown = [cube("cube", 0), cube("before", 0)]
    else:
        shown = [cube("cube", 1), cube("cube", 0)]
    return " ".join([*shown, of_two(planes, seat)])


def troop(planes: Planes, seat: str, _: str) -> str:
    who = as_counted("bw", seat)
    board = ranks(planes, {f"seat {who['b']} soldiers": "x", f"seat {who['w']} soldiers": "o"})
    attacked = "a" if number(planes["an attack has happened"]) else "-"
    return f"{board} {of_two(planes, seat)} {attacked} {number(planes['quiet turns'])}"


def chatra(planes: Planes, seat: str, rules: str) -> str:
    who = as_counted("bw", seat)
    signs = {f"seat {n} Subjects": "Ss"[s == "w"] for s, n in who.items()}
    signs |= {f"seat {n} Object": "Oo"[s == "w"] for s, n in who.items()}
    hands = [
        "O" * number(planes[f"seat {n} Object in hand"])
        + str(number(planes[f"seat {n} Subjects in hand"]))
        for n in who.values()
    ]
    freed = [s for s, n in who.items() if number(planes[f"seat {n} is freed by a check"])]
    flags = "p" * number(planes["the last move was a pass"])
    if freed:
        flags += "c" + "".join(freed) * ("checker" in rules.split(","))
    row = number(planes["moves in a row of the seat to move"])
    flags += f"x{row}" if row > 1 else ""
    return f"{ranks(planes, signs)} {of_two(planes, seat)} {'-'.join(hands)} {flags or '-'}"


def chatra4(planes: Planes, seat: str, _: str) -> str:
    who = as_counted("brwu", seat)
    letters = {n: s for s, n in who.items()}
    signs = {f"seat {n} Subjects": s for s, n in who.items()}
    signs |= {f"seat {n} Object": s.upper() for s, n in who.items()}
    signs |= {"Objects turned over": "X", "Subjects of nobody": "n"}
    hands = [
        "O" * number(planes[f"seat {n} Object in hand"])
        + str(number(planes[f"seat {n} Subjects in hand"]))
        for n in who.values()
    ]

    def state(n: int) -> str:
        place = number(planes[f"seat {n} place, 0 while in the game"])
        name = f"seat {n} was mated by seat 0 to 3 as 1 to 4, 0 while in the game"
        return f"{place}{letters[number(planes[name]) - 1]}" if place else "a"

    states = "-".join(map(state, who.values()))
    return f"{ranks(planes, signs)} {mover(planes, who)} {'-'.join(hands)} {states}"


def orb(planes: Planes, seat: str, _: str) -> str:
    who = as_counted("swne", seat)
    kinds = ("P", "S", "G", "R", "K", "+P", "+S", "+R")
    signs = {f"seat {n} {kind}": s + kind for s, n in who.items() for kind in kinds}
    signs |= {"kings turned over": "xx"}

    def orb_of(n: int) -> str:
        colour = "r" if number(planes[f"seat {n} orb is red"]) else "b"
        return colour.upper() if number(planes[f"seat {n} owes a turn"]) else colour

    def hand(n: int) -> Iterator[str]:
        for kind in "RGSP":
            held = number(planes[f"seat {n} {kind} in hand"])
            yield kind * bool(held) + str(held) * (held > 1)

    def place(n: int) -> str:
        return str(number(planes[f"seat {n} place, 0 while in the game"])).replace("0", "a")

    orbs = "".join(map(orb_of, who.values()))
    hands = ",".join("".join(hand(n)) or "-" for n in who.values())
    states = "".join(map(place, who.values()))
    return f"{ranks(planes, signs)} {mover(planes, who)} {orbs} {hands} {states}"


def shinsetsu(planes: Planes, seat: str, _: str) -> str:
    who = as_counted("krgy", seat)
    kinds = ("K", "C", "H", "E", "+C", "+H", "+E", "n", "e", "s", "w")
    signs = {f"seat {n} {kind}": s + kind for s, n in who.items() for kind in kinds}
    dice = "".join(face * number(planes[f"unused dice that show {face}"]) for face in "KCHE")
    dice += "*" * number(planes["one die has been used"])
    to_face = [f"{'abcdefgh'[x]}{8 - y}" for x, y in places(planes["Pawns still to be faced"])]
    phase = "m" + "".join(to_face) if to_face else dice or "-"

    def force(n: int) -> str:
        said = {"A": "plays on after a tie", "p": "has its King a prisoner", "x": "has no King"}
        states = [s for s, name in said.items() if number(planes[f"seat {n} {name}"])]
        barracks = "".join(k * number(planes[f"seat {n} {k} in the barracks"]) for k in "CHE")
        return f"{number(planes[f'seat {n} score'])}{(states or ['a'])[0]}{barracks}"

    forces = ",".join(map(force, who.values()))
    return f"{ranks(planes, signs)} {mover(planes, who)} {phase} {forces}"


REBUILDING: Mapping[str, Callable[[Planes, str, str], str]] = {
    "bushi": bushi,
    "chatra": chatra,
    "chatra4": chatra4,
    "orb": orb,
    "shinsetsu": shinsetsu,
    "troop": troop,
}


def rebuilt(
    game_id: str, names: Sequence[str], observed: Sequence[Plane], seat: str, rules: str
) -> str:
    """The position string of what a seat has observed."""
    return REBUILDING[game_id](dict(zip(names, observed, strict=True)), seat, rules)
