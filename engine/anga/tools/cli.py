"""`python -m anga`: the engine for terminals and other programs.

Answers go to stdout. Bad input exits with 2 and one line on stderr.
"""

import io
import json
import os
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING

from anga import games
from anga.contract.game import AnyLine
from anga.contract.pictures import as_text, picture
from anga.contract.position import perft
from anga.contract.status import status, tokens
from anga.contract.thinking import STRONGEST
from anga.record import record
from anga.record.record import Record
from anga.search import tablebase
from anga.service import door, thoughts
from anga.service.requests import check_request, insist_on_view
from anga.shared.errors import AngaError, RequestError
from anga.shared.game_tree import GameTree, format_game
from anga.svg import NARROWEST, WIDEST
from anga.tools import (
    annotate,
    arena,
    book,
    checkup,
    dataset,
    problems,
    reasons,
    scaffold,
    selfplay,
    today,
    tune,
    won,
)
from anga.tools.about import about
from anga.tools.arena import Result
from anga.tools.parallel import Crew
from anga.tools.parser import Run, parser
from anga.tools.terminal import Settings, TerminalGame

if TYPE_CHECKING:
    import argparse


STOPPED = 130  # as shells say it


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, 1 if `check` finds something missing, 2 for bad input.

    It is 130 if Ctrl-C ends the command.
    """
    _use_utf8()
    try:
        return run(arguments)
    except AngaError as error:
        print(" ".join(error.message.split()), file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return STOPPED


def _use_utf8() -> None:
    """Use UTF-8 for standard input and output, whatever the system's encoding."""
    for stream, errors in (
        (sys.stdin, "replace"), (sys.stdout, "backslashreplace"), (sys.stderr, "backslashreplace"),
    ):  # fmt: skip
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors=errors)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0 or 1. Raises AngaError for bad input."""
    options = parser(COMMANDS).parse_args(arguments)
    if options.command is None:
        print(options.overview())
        return 0
    command: Run = options.command
    return command(options) or 0


WRITING: Mapping[str, Callable[[GameTree], str]] = {
    "text": format_game,
    "json": lambda tree: json.dumps(record.format_tree(tree)) + "\n",
    "link": lambda tree: f"#{record.format_link(tree)}\n",
    "svg": lambda tree: picture(record.replay(record.main(tree))) + "\n",
    "board": lambda tree: as_text(record.replay(record.main(tree))) + "\n",
}


def _games(_: "argparse.Namespace") -> None:
    print("\n".join(games.ids()))


def _about(options: "argparse.Namespace") -> None:
    print(about(games.get(options.game)))


def _roll(options: "argparse.Namespace") -> None:
    line = _line(options)
    dice = None if options.seed is None else random.Random(options.seed)
    print(line.position.format_move(line.roll(dice).moves[-1]))


def _start(options: "argparse.Namespace") -> None:
    print(games.get(options.game).start(options.rules))


def _moves(options: "argparse.Namespace") -> None:
    for token in tokens(_line(options)):
        print(token)


def _play(options: "argparse.Namespace") -> None:
    """Play in a terminal; the position reached where there is none, or one is asked for."""
    asked = options.record is not None or options.position is not None
    if asked or not (sys.stdin.isatty() and sys.stdout.isatty()):
        options.record = options.record or ""
        print(_line(options).position)
        return
    with suppress(ImportError):
        import_module("readline")  # where there is one, what was typed can be edited and recalled
    line = _opened(options)
    seats = line.game.seats[0] if options.seat is None else options.seat
    for seat in seats or " ":
        if seat not in line.game.seats:
            told = ", ".join(line.game.seats)
            raise RequestError(f"no seat {seat!r}; there is {told}", seat)
    if not 1 <= options.level <= STRONGEST:
        raise RequestError(f"level cannot be {options.level}", str(options.level))
    colour = os.environ.get("TERM", "dumb") != "dumb" and "NO_COLOR" not in os.environ
    settings = Settings(seats, options.level, options.language, options.file, options.seed, colour)
    TerminalGame(line, settings).run()


def _opened(options: "argparse.Namespace") -> AnyLine:
    """The game in the file that was named, if it is there, else one that begins."""
    begun: AnyLine = games.get(options.game).line(options.rules)
    if options.file is None:
        return begun
    if not options.file.exists():
        if not options.file.absolute().parent.is_dir():
            raise RequestError(f"there is no folder for {options.file}", str(options.file))
        return begun
    kept = record.read(options.file.read_text(encoding="utf-8", errors="replace"))
    same_rules = not options.rules or begun.position.rules == kept.position.rules
    if kept.game is not begun.game or not same_rules:
        named = ", ".join(filter(None, [kept.game.id, kept.position.rules]))
        raise RequestError(f"{options.file} has another game: {named}", str(options.file))
    return kept


def _status(options: "argparse.Namespace") -> None:
    print(json.dumps(status(_line(options))))


def _show(options: "argparse.Namespace") -> None:
    print(_line(options).position.diagram())


def _diagram(options: "argparse.Namespace") -> None:
    if not NARROWEST <= options.width <= WIDEST:
        raise RequestError(f"width cannot be {options.width}", str(options.width))
    line = _line(options)
    view = dict(each.partition("=")[::2] for each in options.view)
    insist_on_view(line.game, view)
    print(
        picture(
            line,
            language=options.language,
            dark=options.dark,
            turned=options.turned,
            width=options.width,
            view=view,
        )
    )


def _perft(options: "argparse.Namespace") -> None:
    if options.depth < 0:
        raise RequestError(f"depth cannot be {options.depth}", str(options.depth))
    print(perft(_line(options).position, options.depth))


def _best(options: "argparse.Namespace") -> None:
    given = {
        key: getattr(options, key)
        for key in ("rules", "position", "level", "style", "seconds", "nodes", "seed")
    }
    request = {key: value for key, value in given.items() if value is not None}
    asked = {"cmd": "best", "game": options.game, "record": options.record.split(), **request}
    answer, shares = thoughts.chosen(check_request(asked, ["best"]))
    print(json.dumps({**answer, "chances": shares}) if options.json else answer["move"])


def _crew(options: "argparse.Namespace") -> Crew:
    return Crew(options.jobs, options.dask)


def _arena(options: "argparse.Namespace") -> None:
    (a, style_of_a), (b, style_of_b) = options.a, options.b
    match = arena.ArenaMatch(
        options.game, options.rules, a, b, options.seconds, options.divide, options.handicap,
        options.nodes, style_of_a, style_of_b, options.drawn,
    )  # fmt: skip
    played = arena.played(match, options.games, _crew(options), options.out)
    print(Result.of([each["points"] for each in played]))
    for told in arena.deeds_told(played):
        print(told)


def _tune(options: "argparse.Namespace") -> None:
    """Print the result of each round, and write its weights if a file is given."""
    plan = tune.TuningPlan(
        options.game, options.games, options.rounds, options.fading, options.seed, options.level,
        options.nodes,
    )  # fmt: skip
    for done in tune.rounds(plan, _crew(options), options.keep):
        print(done, flush=True)
        if options.out:
            options.out.write_text(tune.module(plan, done.weights), encoding="utf-8")


def _solve(options: "argparse.Namespace") -> None:
    game = games.get(options.game)
    rules = game.canonical(options.rules)
    if game.states(rules) is None:
        raise RequestError(f"{game.id} is not solved", game.id)
    known = tablebase.table(game.id, rules)
    if options.table:
        rows = [f"{p} {v.letter} {'-' if v.plies is None else v.plies}" for p, v in known.items()]
        print("\n".join(sorted(rows)))
        return
    for letter, meaning in (("W", "won"), ("D", "drawn"), ("L", "lost")):
        print(f"{meaning} {sum(value.letter == letter for value in known.values())}")
    print(f"positions {len(known)}")
    print(f"longest {max(value.plies or 0 for value in known.values())}")


def _new(options: "argparse.Namespace") -> None:
    home = scaffold.make(options.game, options.into or scaffold.usual())
    print(f"{home} holds a game that can be played; CONTRIBUTING.md says how to go on.")


def _check(options: "argparse.Namespace") -> int:
    sentences = list(checkup.missing(options.game))
    print("\n".join(sentences) or f"Nothing is missing in {options.game}.")
    return 1 if sentences else 0


def _record(options: "argparse.Namespace") -> None:
    """A game in another format."""
    given = record.parse_tree(sys.stdin.read() if options.source is None else options.source)
    print(WRITING[options.to](record.canonical(given)), end="")


def _batch(_: "argparse.Namespace") -> None:
    for line in sys.stdin:
        if line.strip():
            print(door.answer_text(line.rstrip("\n")), flush=True)


def _line(options: "argparse.Namespace") -> AnyLine:
    moves = tuple(options.record.split())
    return record.replay(Record(options.game, options.rules, options.position, moves))


COMMANDS: Mapping[str, Run] = {
    "play": _play,
    "games": _games,
    "about": _about,
    "roll": _roll,
    "show": _show,
    "moves": _moves,
    "best": _best,
    "diagram": _diagram,
    "record": _record,
    "start": _start,
    "status": _status,
    "perft": _perft,
    "solve": _solve,
    "batch": _batch,
    "new": _new,
    "check": _check,
    "arena": _arena,
    "tune": _tune,
    "book": book.tell,
    "problems": problems.tell,
    "won": won.tell,
    "annotate": annotate.tell,
    "reasons": reasons.tell,
    "today": today.tell,
    "selfplay": selfplay.tell,
    "dataset": dataset.tell,
}
