"""`python -m anga`: the engine for terminals and other programs.

Answers go to stdout. Bad input exits with 2 and one line on stderr.
"""

import argparse
import io
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NoReturn

from anga import games
from anga.contract.game import AnyLine
from anga.contract.pictures import as_text, picture
from anga.contract.position import perft
from anga.contract.status import status, tokens
from anga.contract.thinking import STRONGEST
from anga.record import record
from anga.record.record import Record
from anga.search import chances, tablebase
from anga.service import door, thoughts
from anga.service.requests import check_request, insist_on_view
from anga.shared.errors import AngaError, RequestError
from anga.shared.game_tree import GameTree, format_game
from anga.svg import NARROWEST, WIDEST, WIDTH
from anga.tools import annotate, arena, book, checkup, problems, scaffold, tune
from anga.tools.parallel import Crew


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, 2 for bad input, 1 if `check` finds something missing."""
    _use_utf8()
    try:
        return run(arguments)
    except AngaError as error:
        print(" ".join(error.message.split()), file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def _use_utf8() -> None:
    """Use UTF-8 for standard input and output, whatever the system's encoding."""
    for stream, errors in (
        (sys.stdin, "replace"), (sys.stdout, "backslashreplace"), (sys.stderr, "backslashreplace"),
    ):  # fmt: skip
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors=errors)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0 or 1. Raises AngaError for bad input."""
    options = _parser().parse_args(arguments)
    command: Command = options.command
    return command(options) or 0


Command = Callable[[argparse.Namespace], int | None]


FORMATS: Mapping[str, Callable[[GameTree], str]] = {
    "text": format_game,
    "json": lambda tree: json.dumps(record.format_tree(tree)) + "\n",
    "link": lambda tree: f"#{record.format_link(tree)}\n",
    "svg": lambda tree: picture(record.replay(record.main(tree))) + "\n",
    "board": lambda tree: as_text(record.replay(record.main(tree))) + "\n",
}


class _Parser(argparse.ArgumentParser):
    """An argparse parser that raises AngaError on mistakes."""

    def error(self, message: str) -> NoReturn:
        raise RequestError(message)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="anga", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=_Parser)

    def add(name: str, function: Command, about: str) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=about, description=about)
        command.set_defaults(command=function)
        return command

    add("games", _games, "the ids of all games")
    for name, function, about in (
        ("moves", _moves, "the legal moves"),
        ("play", _play, "the position reached"),
        ("status", _status, "where the game stands, as JSON"),
        ("show", _show, "the board as text"),
    ):
        _takes_line(add(name, function, about))
    _takes_picture(add("diagram", _diagram, "the board as a picture, SVG"))
    start = add("start", _start, "the position in which a game begins")
    start.add_argument("game")
    start.add_argument("--rules", default="")
    count = add("perft", _perft, "the number of leaves of the tree of moves")
    count.add_argument("game")
    count.add_argument("depth", type=int)
    _takes_line(count, game=False)
    _takes_limits(add("best", _best, "the move that the engine would play"))
    _takes_arena(add("arena", _arena, "two levels against each other"))
    _takes_tune(add("tune", _tune, "learn an evaluation's weights from the computer's own games"))
    annotate.takes(add("annotate", annotate.tell, "a level's game against itself, to be watched"))
    book.takes(add("book", book.tell, "an opening book, made by long searches"))
    problems.takes(add("problems", problems.tell, "problems from the players' own games"))
    solved = add("solve", _solve, "the value of every position of a solved game")
    solved.add_argument("game")
    solved.add_argument("--rules", default="")
    solved.add_argument("--table", action="store_true", help="print every position")
    new = add("new", _new, "a folder with a small game in it, to be made into another")
    new.add_argument("game")
    new.add_argument("--into", type=Path, metavar="FOLDER", help="else among Anga's own games")
    check = add("check", _check, "what a game still lacks to be complete; exit code 1 if anything")
    check.add_argument("game")
    convert = add(
        "record", _record, "a game as text, JSON or a link, in another of these, as SVG or board"
    )
    convert.add_argument("source", nargs="?", help="the game; without it, what stdin says")
    convert.add_argument("--to", choices=list(FORMATS), default="text")
    add("batch", _batch, "answer JSON requests from stdin, one a line")
    return parser


def _takes_line(command: argparse.ArgumentParser, game: bool = True) -> None:
    if game:
        command.add_argument("game")
    command.add_argument("--rules", default="")
    command.add_argument("--position")
    command.add_argument("--record", default="", help="moves separated by spaces")


def _takes_picture(command: argparse.ArgumentParser) -> None:
    _takes_line(command)
    command.add_argument("--dark", action="store_true", help="in the dark scheme")
    command.add_argument("--language", choices=("en", "ja"), default="en")
    command.add_argument("--turned", type=int, default=0, help="quarter turns clockwise")
    command.add_argument("--width", type=int, default=WIDTH, help=f"pixels, {WIDTH} if not given")
    command.add_argument(
        "--view", action="append", default=[], metavar="NAME=CHOICE", help="a way of showing it"
    )


def _takes_limits(command: argparse.ArgumentParser) -> None:
    _takes_line(command)
    limit = command.add_mutually_exclusive_group()
    limit.add_argument("--level", type=int, help=f"1 to {STRONGEST}, or the next below")
    limit.add_argument("--seconds", type=float)
    limit.add_argument("--nodes", type=int)
    command.add_argument("--seed", type=int)
    command.add_argument(
        "--json", action="store_true", help="score, depth, nodes, seconds and pv too"
    )


def _takes_arena(command: argparse.ArgumentParser) -> None:
    command.add_argument("game")
    command.add_argument("--a", type=int, required=True, help="a level, 0 plays anything")
    command.add_argument("--b", type=int, required=True, help="a level, 0 plays anything")
    command.add_argument("--games", type=int, required=True)
    command.add_argument("--seconds", type=float, help="a move")
    command.add_argument("--divide", type=int, default=1, help="what both may spend, by this")
    _takes_crew(command)
    command.add_argument("--rules", default="")


def _takes_crew(command: argparse.ArgumentParser) -> None:
    command.add_argument("--jobs", type=int, default=1, help="games played at once")
    command.add_argument("--dask", metavar="ADDRESS", help="a scheduler whose workers play them")


def _crew(options: argparse.Namespace) -> Crew:
    return Crew(options.jobs, options.dask)


def _takes_tune(command: argparse.ArgumentParser) -> None:
    command.add_argument("game")
    command.add_argument("--games", type=int, required=True, help="a round")
    command.add_argument("--rounds", type=int, default=3)
    command.add_argument("--fading", type=float, default=0.9, help="λ of TD(λ), 1 for the end only")
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--level", type=int, help="that plays; else the weights choose")
    command.add_argument("--nodes", type=int, help="that it looks at before a move, at most")
    _takes_crew(command)
    command.add_argument(
        "--out", type=Path, metavar="FILE", help="where the weights go, round by round"
    )


def _games(_: argparse.Namespace) -> None:
    print("\n".join(games.ids()))


def _start(options: argparse.Namespace) -> None:
    print(games.get(options.game).start(options.rules))


def _moves(options: argparse.Namespace) -> None:
    for token in tokens(_line(options)):
        print(token)


def _play(options: argparse.Namespace) -> None:
    print(_line(options).position)


def _status(options: argparse.Namespace) -> None:
    print(json.dumps(status(_line(options))))


def _show(options: argparse.Namespace) -> None:
    print(_line(options).position.diagram())


def _diagram(options: argparse.Namespace) -> None:
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


def _perft(options: argparse.Namespace) -> None:
    if options.depth < 0:
        raise RequestError(f"depth cannot be {options.depth}", str(options.depth))
    print(perft(_line(options).position, options.depth))


def _best(options: argparse.Namespace) -> None:
    given = {
        key: getattr(options, key)
        for key in ("rules", "position", "level", "seconds", "nodes", "seed")
    }
    request = {key: value for key, value in given.items() if value is not None}
    asked = {"cmd": "best", "game": options.game, "record": options.record.split(), **request}
    *_, answer = thoughts.best(check_request(asked, ["best"]))
    if not options.json:
        print(answer["move"])
        return
    moves = (*options.record.split(), *answer["pv"])
    after = record.replay(Record(options.game, options.rules, options.position, moves))
    shares = {seat: round(share, 4) for seat, share in chances.shares_after(after).items()}
    print(json.dumps({**answer, "chances": shares}))


def _arena(options: argparse.Namespace) -> None:
    sides = options.a, options.b
    match = arena.ArenaMatch(options.game, options.rules, *sides, options.seconds, options.divide)
    print(arena.run(match, options.games, _crew(options)))


def _tune(options: argparse.Namespace) -> None:
    """Print the result of each round, and write its weights if a file is given."""
    plan = tune.TuningPlan(
        options.game, options.games, options.rounds, options.fading, options.seed, options.level,
        options.nodes,
    )  # fmt: skip
    for done in tune.rounds(plan, _crew(options)):
        print(done, flush=True)
        if options.out:
            options.out.write_text(tune.module(plan, done.weights), encoding="utf-8")


def _solve(options: argparse.Namespace) -> None:
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


def _new(options: argparse.Namespace) -> None:
    home = scaffold.make(options.game, options.into or scaffold.usual())
    print(f"{home} holds a game that can be played; CONTRIBUTING.md says how to go on.")


def _check(options: argparse.Namespace) -> int:
    sentences = list(checkup.missing(options.game))
    print("\n".join(sentences) or f"Nothing is missing in {options.game}.")
    return 1 if sentences else 0


def _record(options: argparse.Namespace) -> None:
    """A game in another format."""
    given = record.parse_tree(sys.stdin.read() if options.source is None else options.source)
    print(FORMATS[options.to](record.canonical(given)), end="")


def _batch(_: argparse.Namespace) -> None:
    for line in sys.stdin:
        if line.strip():
            print(door.answer_text(line.rstrip("\n")), flush=True)


def _line(options: argparse.Namespace) -> AnyLine:
    moves = tuple(options.record.split())
    return record.replay(Record(options.game, options.rules, options.position, moves))
