"""python3 build bench: all measurements in one run, printed as one report."""

import argparse
from collections.abc import Mapping
from statistics import median

from anga import games
from build.bench import (
    at_once,
    drag,
    players,
    reading,
    shares,
    speed,
    startup,
    stop,
    tap,
    transfer,
)
from build.bench.at_once import Connection, Visits
from build.bench.drag import Smooth
from build.bench.startup import BOARD, READY, MeasuredPage, Times
from build.bench.stock import stock
from build.bench.tap import Tap
from build.progress import say
from build.site import dist

GOALS = {("first",): 0.40, ("second", "third"): 0.33}  # our time over the stock page's
ROUNDS = 7
AT_ONCE = {at_once.HERE: "500", at_once.FAR: "1200"}  # milliseconds until a first move is taken
TAP, STOP = "50", "100"  # milliseconds until a slow device answers, until nobody thinks

Table = list[list[str]]


def run(arguments: list[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python3 build bench")
    parser.add_argument(
        "--rounds", type=int, default=ROUNDS, help=f"of each measurement ({ROUNDS})"
    )
    parser.add_argument(
        "--reading", action="store_true", help="measure only how fast files and links are read"
    )
    given = parser.parse_args(arguments)
    _print(reads() if given.reading else everything(given.rounds))
    return 0


def everything(rounds: int) -> Mapping[str, Table]:
    """All tables, by their titles."""
    ours = MeasuredPage("Anga", dist.build(), "play.html", (BOARD, READY), offline=True)
    theirs = MeasuredPage("stock PyScript", stock(), "", (READY,))
    times = startup.measure([ours, theirs], rounds)
    return {
        "Start: milliseconds, median (fastest–slowest)": starts(times, ours, theirs),
        "Shares of the engine's start: milliseconds, median (fastest–slowest)": parts(
            shares.measure(ours.folder, rounds)
        ),
        "A game's page, first visit: milliseconds, median (fastest–slowest)": visits(
            at_once.game(ours.folder, rounds), "first move taken", AT_ONCE
        ),
        "The home page, first visit: milliseconds, median (fastest–slowest)": visits(
            at_once.home(ours.folder, rounds), "a button answers"
        ),
        "A touch, at a sixth of the speed: milliseconds, median (fastest–slowest)": taps(
            tap.measure(ours.folder, rounds)
        ),
        "A drag over the largest board: median (least–most)": drags(
            drag.measure(ours.folder, rounds)
        ),
        "Stop takes effect while the strongest thinks: milliseconds, median (fastest–slowest)": [
            [game, _spread(found), f"≤ {STOP}"]
            for game, found in stop.measure(ours.folder, rounds).items()
        ],
        "First visit of the play page: bytes": sizes(ours, theirs),
        "First visit of each game's page until its board is drawn: bytes": boards(ours),
        "Rules: perft from the start and from the middle of a random game": speeds(
            speed.measure(rounds)
        ),
        "Players: thoughts of 3,000 positions in the middle of games": thoughts(players.measure()),
        **reads(),
    }


def reads() -> Mapping[str, Table]:
    """The times in which files and links are read, by the tables' titles."""
    head = ["", "CPython, 5 MB", "its memory, MB", "MicroPython, 1 MB", "longest step"]
    return {
        "Files: seconds of processor time": [
            head,
            ["", "≤ 3", "≤ 200", "≤ 3", "≤ 0.3"],
            *(
                [each.shape, f"{each.native:.2f}", f"{each.room:.0f}", *_page(each)]
                for each in reading.records()
            ),
        ],
        "Links: seconds of processor time": [
            ["", "MicroPython, 100 kB", "longest step"],
            ["", "≤ 0.5", ""],
            *([each.shape, *_page(each)] for each in reading.links()),
        ],
    }


def _page(each: reading.Read) -> list[str]:
    return [f"{each.page:.2f}", f"{each.longest:.2f}"]


def _print(tables: Mapping[str, Table]) -> None:
    for title, table in tables.items():
        say(f"\n{title}\n{_aligned(table)}")


def starts(times: Times, ours: MeasuredPage, theirs: MeasuredPage) -> Table:
    """The times of a start, on the first and on later visits."""
    table = [["", "visit", ours.name, theirs.name, "ratio", "goal"]]
    for visits, goal in GOALS.items():
        name = " and ".join(visits)
        board = times.all(ours, visits, BOARD)
        mine, other = (times.all(site, visits, READY) for site in (ours, theirs))
        ratio = median(mine) / median(other)
        table += [
            ["board drawn", name, _spread(board), "", "", ""],
            ["engine ready", name, _spread(mine), _spread(other), f"{ratio:.2f}", f"≤ {goal:.2f}"],
        ]
    return table


def parts(found: shares.Shares) -> Table:
    """The time of each step of a start."""
    table = [["", *(f"{visit} visit" for visit in found)]]
    for share, name in shares.SHARES.items():
        table.append([name, *(_spread(times[share]) for times in found.values())])
    return table


def visits(found: Visits, answer: str, goals: Mapping[Connection, str] = {}) -> Table:
    """The times until boards are drawn and until the first answer."""
    table = [["", "boards drawn", answer, "goal"]]
    for line, times in found.items():
        drawn, answered = (list(column) for column in zip(*times, strict=True))
        goal = f"≤ {goals[line]}" if line in goals else ""
        table.append([line.name, _spread(drawn), _spread(answered), goal])
    return table


def taps(found: dict[str, list[Tap]]) -> Table:
    """The time in which each game's board answers a touch, for eye and ear."""
    table = [["", "seen", "goal", "told"]]
    for game, times in found.items():
        seen, told = (list(column) for column in zip(*times, strict=True))
        table.append([game, _spread(seen), f"≤ {TAP}", _spread(told)])
    return table


def drags(found: dict[int, list[Smooth]]) -> Table:
    """The smoothness, by the factor by which the page is slowed."""
    table = [["slowed", "frames/s", "longest task until the board can be played on", "after"]]
    for slower, rounds in found.items():
        frames, starting, playing = (list(column) for column in zip(*rounds, strict=True))
        columns = map(_spread, (frames, starting, playing))
        table.append([f"{slower}×", *columns])
    return table


def sizes(ours: MeasuredPage, theirs: MeasuredPage) -> Table:
    """The bytes transferred until the board is drawn and until the engine is ready."""
    table = [["", "files", "raw", "gzip", "brotli"]]
    for site, mark in ((ours, BOARD), (ours, READY), (theirs, READY)):
        table.append([f"{site.name}, {mark.removeprefix('anga-')}", *_weights(site, mark)])
    return table


def boards(ours: MeasuredPage) -> Table:
    """The bytes transferred until each game's board is drawn."""
    table = [["", "files", "raw", "gzip", "brotli"]]
    pages = {game: ours._replace(page=f"{game}.html") for game in games.listed()}
    return [*table, *([game, *_weights(page, BOARD)] for game, page in pages.items())]


def _weights(site: MeasuredPage, mark: str) -> list[str]:
    files = transfer.fetched(site, mark)
    return [str(len(files)), *(f"{size:,}" for size in transfer.size(files))]


def speeds(found: list[speed.Speed]) -> Table:
    """The speeds of the rules; the first is the reference."""
    table = [["", "depth", "leaves", "leaves/s", f"ratio to {found[0].name}"]]
    for one in found:
        ratio = f"{one.rate / found[0].rate:.2f}"
        table.append([one.name, str(one.depth), f"{one.leaves:,}", f"{one.rate:,.0f}", ratio])
    return table


def thoughts(found: list[players.Thoughts]) -> Table:
    """The positions that players search in a second, and their depth."""
    table = [["", "depth", "positions/s"]]
    return [*table, *([one.game, f"{one.depth:.1f}", f"{one.rate:,.0f}"] for one in found)]


def _spread(times: list[float]) -> str:
    return f"{median(times):.0f} ({min(times):.0f}–{max(times):.0f})"


def _aligned(table: Table) -> str:
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = []
    for row in table:
        first, *rest = (cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        lines.append("  ".join([row[0].ljust(len(first)), *rest]))
    return "\n".join(lines)
