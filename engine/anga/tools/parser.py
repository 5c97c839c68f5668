"""The command line's grammar: which commands there are, their options, and examples of each.

Commands for players come first; those for developers stand under `anga dev`, and their names alone,
which are older, work too.
"""

import argparse
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple, NoReturn

import anga
from anga import games
from anga.contract.thinking import STRONGEST
from anga.shared.computers import computer_of, level_of, style_of
from anga.shared.errors import RequestError
from anga.svg import WIDTH
from anga.tools import annotate, book, dataset, problems, reasons, selfplay, today, won

Run = Callable[[argparse.Namespace], int | None]
DEV = "dev"
EXAMPLES = files("anga.tools") / "examples.txt"  # games are named here, which no module does
FORMATS = ("text", "json", "link", "svg", "board")


class Entry(NamedTuple):
    """A command: its name, what it does, its options, and whether it is for developers."""

    name: str
    about: str
    takes: Callable[[argparse.ArgumentParser], None]
    dev: bool = False

    @property
    def examples(self) -> list[str]:
        """Examples that can be run, of those in `examples.txt`."""
        start = f"anga {DEV} {self.name}" if self.dev else f"anga {self.name}"
        every = EXAMPLES.read_text(encoding="utf-8").splitlines()
        return [
            line for line in every if line.split(" ")[: start.count(" ") + 1] == start.split(" ")
        ]


class Parser(argparse.ArgumentParser):
    """An argparse parser that raises RequestError on mistakes, and tells an overview when asked."""

    overview: Callable[[], str] | None = None

    def error(self, message: str) -> NoReturn:
        """Raise RequestError."""
        raise RequestError(message)

    def format_help(self) -> str:
        """The help; the overview is made only now, since it has to load all games."""
        if self.overview:
            return f"usage: {self.prog} COMMAND …\n\n{self.overview()}\n"
        return super().format_help()


def parser(functions: Mapping[str, Run]) -> Parser:
    """The parser, which puts a command's function into `command`, None where none is named."""
    main = Parser(prog="anga")
    main.overview = overview
    main.add_argument("--version", action="version", version=f"anga {anga.__version__}")
    main.set_defaults(command=None, overview=overview)
    commands = main.add_subparsers(metavar="COMMAND", parser_class=Parser)
    dev = commands.add_parser(DEV)
    dev.overview = dev_overview
    dev.set_defaults(command=None, overview=dev_overview)
    dev_commands = dev.add_subparsers(metavar="COMMAND", parser_class=Parser)
    for entry in ENTRIES:
        for among in (commands, dev_commands) if entry.dev else (commands,):
            command = among.add_parser(
                entry.name,
                description=f"{entry.about[0].upper()}{entry.about[1:]}.",
                epilog=_examples(entry),
                formatter_class=argparse.RawDescriptionHelpFormatter,
            )
            entry.takes(command)
            command.set_defaults(command=functions[entry.name])
    return main


def _examples(entry: Entry) -> str:
    return "\n  ".join(["examples:", *entry.examples])


def overview() -> str:
    """What there is: the games, and the commands for players."""
    named = {game_id: games.get(game_id).name() for game_id in games.listed()}
    return "\n".join(
        [
            f"Anga {anga.__version__}: rare games of the chess family, their rules, and players.",
            "",
            "Games:",
            *(f"  {game_id:<11}{name}" for game_id, name in named.items()),
            "",
            "Commands:",
            *_listed([entry for entry in ENTRIES if not entry.dev]),
            f"  {DEV:<11}commands for those who make games and players",
            "",
            "Begin with:",
            *(f"  anga {command} {next(iter(named))}" for command in ("play", "about")),
            "",
            "`anga COMMAND --help` explains a command and gives examples.",
        ]
    )


def dev_overview() -> str:
    """The commands for developers."""
    return "\n".join(
        [
            "Commands for those who make games and players:",
            *_listed([entry for entry in ENTRIES if entry.dev]),
            "",
            "`anga dev COMMAND --help` explains a command and gives examples.",
        ]
    )


def _listed(entries: Sequence[Entry]) -> list[str]:
    return [f"  {entry.name:<11}{entry.about}" for entry in entries]


def _nothing(command: argparse.ArgumentParser) -> None:
    """No options."""


def _takes_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", help="the id of a game; `anga games` lists them")


def _takes_rules(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--rules", default="", help="options joined by commas; `anga about GAME` lists them"
    )


def _takes_start(command: argparse.ArgumentParser) -> None:
    _takes_game(command)
    _takes_rules(command)


def _takes_line(command: argparse.ArgumentParser) -> None:
    _takes_start(command)
    command.add_argument(
        "--position", help="a position string to begin at, else the start of the game"
    )
    command.add_argument(
        "--record", default="", metavar="MOVES", help="moves from there, separated by spaces"
    )


def _takes_play(command: argparse.ArgumentParser) -> None:
    _takes_start(command)
    command.add_argument("--position", help="print the position reached from this one, and no more")
    command.add_argument("--record", metavar="MOVES", help="print the position after these moves")
    command.add_argument(
        "--level", type=int, default=3, help=f"of the computer, 1 to {STRONGEST}; 3 if not given"
    )
    command.add_argument(
        "--seat", help="the letters of your seats, such as b or sn; the first if not given"
    )
    command.add_argument(
        "--language", choices=("en", "ja"), default="en", help="of all texts; en if not given"
    )
    command.add_argument(
        "--file", type=Path, help="keep the game in this file, and go on with what is in it"
    )
    command.add_argument(
        "--seed", type=int, help="a number that makes dice and computer repeatable"
    )


def _takes_roll(command: argparse.ArgumentParser) -> None:
    _takes_line(command)
    command.add_argument("--seed", type=int, help="a number that makes the roll repeatable")


def _takes_picture(command: argparse.ArgumentParser) -> None:
    _takes_line(command)
    command.add_argument("--dark", action="store_true", help="in dark colours")
    command.add_argument(
        "--language", choices=("en", "ja"), default="en", help="of its texts; en if not given"
    )
    command.add_argument("--turned", type=int, default=0, help="quarter turns clockwise")
    command.add_argument("--width", type=int, default=WIDTH, help=f"pixels, {WIDTH} if not given")
    command.add_argument(
        "--view",
        action="append",
        default=[],
        metavar="NAME=CHOICE",
        help="a way of showing it; `anga about GAME` lists them",
    )


def _takes_perft(command: argparse.ArgumentParser) -> None:
    _takes_line(command)
    command.add_argument("depth", type=int, help="how many moves deep")


def _takes_best(command: argparse.ArgumentParser) -> None:
    _takes_line(command)
    limit = command.add_mutually_exclusive_group()
    limit.add_argument("--level", type=int, help=f"1 to {STRONGEST}, or the next below")
    limit.add_argument("--seconds", type=float, help="how long the computer may think")
    limit.add_argument("--nodes", type=int, help="how many positions it may look at")
    command.add_argument("--style", help="of the computer; `anga about GAME` lists them")
    command.add_argument("--seed", type=int, help="a number that makes its choice repeatable")
    command.add_argument(
        "--json", action="store_true", help="score, depth, nodes, seconds and pv too"
    )


def _takes_solve(command: argparse.ArgumentParser) -> None:
    _takes_start(command)
    command.add_argument("--table", action="store_true", help="print every position")


def _takes_record(command: argparse.ArgumentParser) -> None:
    command.add_argument("source", nargs="?", help="the game; without it, what stdin says")
    command.add_argument(
        "--to", choices=FORMATS, default="text", help="what to make of it; text if not given"
    )


def _takes_new(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", help="the id of the new game, a short word in small letters")
    command.add_argument(
        "--into", type=Path, metavar="FOLDER", help="where it goes, else among Anga's own games"
    )


def _takes_arena(command: argparse.ArgumentParser) -> None:
    _takes_start(command)
    for name in ("--a", "--b"):
        command.add_argument(
            name,
            type=_player,
            required=True,
            metavar="LEVEL[:STYLE]",
            help="a level, 0 plays anything; `anga about GAME` lists styles",
        )
    command.add_argument("--games", type=int, required=True, help="how many games")
    command.add_argument("--seconds", type=float, help="a move, at most")
    command.add_argument("--nodes", type=int, help="that both look at before a move, at most")
    command.add_argument("--divide", type=int, default=1, help="what both may spend, by this")
    command.add_argument("--drawn", type=int, help="moves drawn at the start of each game")
    command.add_argument("--handicap", help="which helps the first level; `anga about GAME` lists")
    command.add_argument(
        "--out", type=Path, metavar="FILE", help="where each result goes, or the match goes on"
    )
    _takes_crew(command)


def _player(text: str) -> tuple[int, str | None]:
    """The level and style of a text such as `6:hunter`. Raises ValueError."""
    computer = computer_of(text)
    level = computer if isinstance(computer, int) else level_of(computer)  # 0 plays at random
    if level is None:
        raise ValueError(text)
    return level, style_of(computer) or None


def _takes_crew(command: argparse.ArgumentParser) -> None:
    command.add_argument("--jobs", type=int, default=1, help="games played at once")
    command.add_argument("--dask", metavar="ADDRESS", help="a scheduler whose workers play them")


def _takes_tune(command: argparse.ArgumentParser) -> None:
    _takes_game(command)
    command.add_argument("--games", type=int, required=True, help="how many games a round")
    command.add_argument("--rounds", type=int, default=3, help="how many rounds; 3 if not given")
    command.add_argument("--fading", type=float, default=0.9, help="λ of TD(λ), 1 for the end only")
    command.add_argument("--seed", type=int, default=0, help="a number that makes it repeatable")
    command.add_argument("--level", type=int, help="that plays; else the weights choose")
    command.add_argument("--nodes", type=int, help="that it looks at before a move, at most")
    _takes_crew(command)
    command.add_argument(
        "--out", type=Path, metavar="FILE", help="where the weights go, round by round"
    )
    command.add_argument(
        "--keep", type=Path, metavar="FOLDER", help="its games, to go on from after Ctrl-C"
    )


ENTRIES: tuple[Entry, ...] = (
    Entry(
        "play",
        "play against the computer in a terminal; elsewhere the position reached",
        _takes_play,
    ),
    Entry("games", "the ids of all games", _nothing),
    Entry("about", "what a game is, who plays, its options, views, levels and styles", _takes_game),
    Entry("show", "the board as text", _takes_line),
    Entry("moves", "the legal moves, one a line", _takes_line),
    Entry("roll", "a roll of the dice where one is awaited", _takes_roll),
    Entry("best", "the move that the computer would play", _takes_best),
    Entry("diagram", "the board as a picture, SVG", _takes_picture),
    Entry(
        "record",
        "a game as text, JSON or a link, in another of these, as SVG or board",
        _takes_record,
    ),
    Entry("start", "the position in which a game begins", _takes_start),
    Entry("status", "where the game stands, as JSON", _takes_line),
    Entry("perft", "the number of leaves of the tree of moves", _takes_perft),
    Entry("solve", "the value of every position of a solved game", _takes_solve),
    Entry("batch", "answer JSON requests from stdin, one a line", _nothing),
    Entry("new", "a folder with a small game in it, to be made into another", _takes_new, dev=True),
    Entry(
        "check",
        "what a game still lacks to be complete; exit code 1 if anything",
        _takes_game,
        dev=True,
    ),
    Entry("arena", "two levels against each other", _takes_arena, dev=True),
    Entry(
        "tune", "learn an evaluation's weights from the computer's own games", _takes_tune, dev=True
    ),
    Entry("book", "an opening book, made by long searches", book.takes, dev=True),
    Entry("problems", "problems from the players' own games", problems.takes, dev=True),
    Entry("won", "positions to be won against the strongest player", won.takes, dev=True),
    Entry("annotate", "a level's game against itself, to be watched", annotate.takes, dev=True),
    Entry("reasons", "how many moves of a level have a reason", reasons.takes, dev=True),
    Entry("selfplay", "a level's games against itself, as data", selfplay.takes, dev=True),
    Entry("dataset", "whether a file of games is right, and what it has", dataset.takes, dev=True),
    Entry("today", "more days for the list of each day's problem", today.takes, dev=True),
)
