"""The command line tells what there is, explains each option, and its examples work."""

import argparse
import shlex
import signal
import subprocess
from collections.abc import Iterator

import pytest

import anga
from anga import games
from anga.tools import cli, parser
from anga.tools.parser import ENTRIES, Entry
from tests.engine.tools.test_cli import COMMAND, ENVIRONMENT, out, run

every_command = pytest.mark.parametrize("entry", ENTRIES, ids=[entry.name for entry in ENTRIES])
READS = ("batch",)  # what is typed in


def actions(entry: Entry) -> Iterator[argparse.Action]:
    command = argparse.ArgumentParser()
    entry.takes(command)
    yield from command._actions


def test_alone_it_tells_what_there_is() -> None:
    told = out()
    for game_id in games.ids():
        assert f"  {game_id:<11}{games.get(game_id).name()}\n" in told
    for entry in ENTRIES:
        assert (f"\n  {entry.name:<11}{entry.about}\n" in told) is not entry.dev
    assert told in out("--help")
    assert out("--version") == f"anga {anga.__version__}"


def test_developers_commands_have_a_place_of_their_own_and_their_old_names() -> None:
    told = out("dev")
    assert told in out("dev", "--help")
    parsed = parser.parser(cli.COMMANDS)
    for entry in ENTRIES:
        assert (f"\n  {entry.name:<11}{entry.about}\n" in f"{told}\n") is entry.dev
        if entry.dev:
            for example in entry.examples:
                _, dev, *arguments = shlex.split(example)
                assert dev == "dev"
                new, old = parsed.parse_args([dev, *arguments]), parsed.parse_args(arguments)
                assert {**vars(new), "overview": None} == {**vars(old), "overview": None}
    assert out("check", "bushi") == out("dev", "check", "bushi")


def test_each_command_has_its_function() -> None:
    assert {entry.name for entry in ENTRIES} == set(cli.COMMANDS)


@every_command
def test_each_option_is_explained(entry: Entry) -> None:
    assert [action.dest for action in actions(entry) if not action.help] == []


@every_command
def test_the_help_of_a_command_has_its_examples(
    entry: Entry, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entry.examples
    with pytest.raises(SystemExit) as ended:
        cli.main([*["dev"] * entry.dev, entry.name, "--help"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert told.endswith("examples:\n  " + "\n  ".join(entry.examples) + "\n")


@pytest.mark.parametrize(
    "example",
    [example for entry in ENTRIES if not entry.dev for example in entry.examples],
)
def test_the_examples_for_players_work(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    start, command, *arguments = shlex.split(example)
    assert start == "anga"
    if command not in READS:
        assert cli.main([command, *arguments]) == 0
        assert capsys.readouterr().out


@pytest.mark.parametrize("game_id", games.ids())
def test_a_game_is_told_with_all_that_may_be_chosen(game_id: str) -> None:
    told, game = out("about", game_id), games.get(game_id)
    assert told.startswith(f"{game.name()} (")
    for token in (token for rule in game.rules for token in rule.tokens):
        assert f"\n    {token:<10}" in told
    for choice in (f"{view.id}={choice}" for view in game.views for choice in view.choices):
        assert f"\n  {choice:<18}" in told
    assert told.endswith(f"\nStart: {game.start()}")
    assert "  (" not in told.replace(" (usual)", ""), "every choice has its words"


def test_dice_are_rolled() -> None:
    rolls = out("moves", "shinsetsu").split("\n")
    assert out("roll", "shinsetsu") in rolls
    assert out("roll", "shinsetsu", "--seed", "7") == out("roll", "shinsetsu", "--seed", "7")
    assert len({out("roll", "shinsetsu", "--seed", str(seed)) for seed in range(6)}) > 1
    for arguments in (["bushi"], ["shinsetsu", "--record", "roll:KK"]):
        done = run("roll", *arguments)
        assert (done.returncode, done.stderr) == (2, "no roll is awaited here\n")


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_ends_a_command_quietly() -> None:
    with subprocess.Popen(
        [*COMMAND, "batch"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write('{"cmd": "position", "game": "bushi"}\n')
        process.stdin.flush()
        assert process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.stderr.read() == "Stopped.\n"
        assert process.wait() == 130
