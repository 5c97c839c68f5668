"""The commands. Each first makes sure that everything it needs is installed."""

import argparse
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from build import paths
from build.build_error import BuildError
from build.paths import ROOT
from build.progress import say
from build.setup import environment

SERVE, TEST, DIST, CHECK = "serve", "test", "dist", "check"
BENCH, DOCS, DATA = "bench", "docs", "data"
PICTURE, SCREENS, SHOTS = "picture", "screens", "shots"

HELP = {
    SERVE: "build the site and serve it on this computer, anew after each change",
    TEST: "run the tests, as pytest (--quick: without browsers; --thorough: the long ones, too)",
    DIST: "build the site into dist/",
    CHECK: "look for mistakes: ruff, formatting, types",
    BENCH: "measure the start of the site and the speed of the engine",
    DOCS: "make the engine's documentation, which dist/docs has too",
    DATA: "make the data of a release: tables, problems, games (hours)",
    PICTURE: "make the README's picture anew: every board in the middle of a game",
    SCREENS: "take the screenshots that are shown where the app is installed",
    SHOTS: "take screenshots of every page and state, as contact sheets",
}


def main(arguments: list[str]) -> None:
    """Run one command and exit."""
    command, rest = _read(arguments)
    os.chdir(ROOT)
    try:
        environment.enter(arguments)
        sys.exit(COMMANDS[command](rest))
    except BuildError as problem:
        sys.exit(str(problem))
    except KeyboardInterrupt:
        sys.exit(130)


def _read(arguments: list[str]) -> tuple[str, list[str]]:
    parser = argparse.ArgumentParser(
        prog="python3 build",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="\n".join(f"  {name:7} {text}" for name, text in HELP.items()),
    )
    parser.add_argument("command", choices=HELP, metavar="{" + ",".join(HELP) + "}")
    found = parser.parse_args(arguments[:1] or ["--help"])
    return str(found.command), arguments[1:]


def _serve(arguments: list[str]) -> int:
    from build import serve
    from build.site import dist

    parser = argparse.ArgumentParser(prog="python3 build serve", description=HELP[SERVE])
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument(
        "--cors", action="store_true", help="let pages from anywhere read the files"
    )
    asked = parser.parse_args(arguments)
    serve.forever(dist.build(), asked.port, serve.ANYWHERE if asked.cors else None)
    return 0


def _test(arguments: list[str]) -> int:
    from build.testing import run

    return run.run(arguments)


def _dist(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 build dist", description=HELP[DIST])
    parser.add_argument("--games", type=Path, metavar="FOLDER", help="has further games in it")
    parser.add_argument("--into", type=Path, default=paths.DIST, metavar="FOLDER")
    parser.add_argument("--address", default="", metavar="URL", help="where the site will be")
    parser.add_argument("--source", default="", metavar="URL", help="where its source is")
    parser.add_argument("--data", action="store_true", help="what the command data has made, too")
    asked = parser.parse_args(arguments)
    if asked.games:
        os.environ["ANGA_GAMES"] = str(asked.games.resolve())  # read when the engine is imported

    from build.site import dist, pages

    address = asked.address and asked.address.rstrip("/") + "/"
    target = dist.build(asked.into.resolve(), pages.SiteAddress(address, asked.source))
    if asked.data:
        from build import data

        data.show(target / "data", data.home())
    return 0


def _check(arguments: list[str]) -> int:
    from build import check

    _nothing_more(CHECK, arguments)
    return check.run()


def _bench(arguments: list[str]) -> int:
    from build.bench import report

    return report.run(arguments)


def _docs(arguments: list[str]) -> int:
    from build import docs

    _nothing_more(DOCS, arguments)
    shutil.rmtree(docs.DOCS, ignore_errors=True)
    docs.fill(docs.DOCS)
    say(f"The documentation is in {docs.DOCS}")
    return 0


def _data(arguments: list[str]) -> int:
    from anga.tools.parallel import Crew
    from build import data

    parser = argparse.ArgumentParser(prog="python3 build data", description=HELP[DATA])
    parser.add_argument("--games", type=int, default=data.GAMES, help="how many of each")
    parser.add_argument("--jobs", type=int, default=1, help="games played at once")
    parser.add_argument("--dask", metavar="ADDRESS", help="a scheduler whose workers play them")
    asked = parser.parse_args(arguments)
    data.tell(asked.games, Crew(asked.jobs, asked.dask))
    return 0


def _picture(arguments: list[str]) -> int:
    from build.pictures import readme

    _nothing_more(PICTURE, arguments)
    readme.take()
    return 0


def _screens(arguments: list[str]) -> int:
    from build.pictures import screens

    _nothing_more(SCREENS, arguments)
    screens.take()
    return 0


def _shots(arguments: list[str]) -> int:
    from build.pictures import shots

    parser = argparse.ArgumentParser(prog="python3 build shots", description=HELP[SHOTS])
    parser.add_argument("only", nargs="?", default="", help="of states whose name has this in it")
    shots.take(parser.parse_args(arguments).only)
    return 0


def _nothing_more(command: str, arguments: list[str]) -> None:
    argparse.ArgumentParser(prog=f"python3 build {command}", description=HELP[command]).parse_args(
        arguments
    )


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    SERVE: _serve,
    TEST: _test,
    DIST: _dist,
    CHECK: _check,
    BENCH: _bench,
    DOCS: _docs,
    DATA: _data,
    PICTURE: _picture,
    SCREENS: _screens,
    SHOTS: _shots,
}
