"""A game in a terminal, played by what is typed; some of it in a terminal that is none."""

import os
import random
import re
import select
import signal
import subprocess
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import anga
from anga import games
from anga.shared.errors import RequestError
from anga.tools import cli
from anga.tools.terminal import Settings, TerminalGame
from anga.tools.terminal_words import WORDS
from tests.engine.tools.test_cli import COMMAND, ENVIRONMENT, out, run

pty = pytest.importorskip("pty")
PATIENCE = 60  # seconds for an answer, before a test gives up
MATED = next(
    line
    for line in (anga.random_game(games.get("bushi"), random.Random(seed)) for seed in range(99))
    if line.outcome and line.outcome.reason == "mate"
)


def play(
    game_id: str, typed: Iterable[str], settings: Settings, rules: str = "", record: str = ""
) -> tuple[TerminalGame, str]:
    """What a terminal shows while these lines are typed, and the game."""
    told: list[str] = []
    lines = iter(typed)

    def ask(prompt: str) -> str:
        told.append(prompt)
        for line in lines:
            if line == "^C":
                raise KeyboardInterrupt
            return line
        raise EOFError

    line = anga.replay(anga.Record(game_id, rules, None, tuple(record.split())))
    game = TerminalGame(line, settings, told.append, ask)
    game.run()
    return game, "\n".join(told)


def test_moves_are_played_and_answered() -> None:
    game, told = play("bushi", ["El", "hint", "quit"], Settings("b", 3, seed=1))
    assert len(game.line.moves) == 2
    assert "You play Black." in told
    assert "Black places the cube: left guard, facing Black’s left." in told
    assert "White places the cube" in told
    assert "The computer would play " in told
    assert told.endswith(anga.write(game.line).strip())


def test_a_move_may_be_typed_as_people_write_it() -> None:
    line = games.get("chatra").line()
    written = line.text("g9", "en")
    game, _ = play("chatra", [written], Settings("bw", 1))
    assert game.line == line.play("g9")


def test_what_is_not_allowed_is_explained_and_changes_nothing() -> None:
    game, told = play("chatra", ["e5", "zz", "", "?"], Settings("bw", 1), rules="b9")
    assert game.line.moves == ()
    assert "\nNot allowed: in or beside the enemy Object’s zone, drop only " in told
    assert "“zz” is not a move here." in told
    assert "quit       leave" in told
    _, told = play("chatra", ["e5"], Settings("bw", 1, "ja"), rules="b9")
    assert "指せません。敵のオブジェクトのゾーンや隣では" in told


def test_moves_are_listed_in_lines_that_fit() -> None:
    _, told = play("troop", ["moves"], Settings("bw", 1))
    _, _, listed = told.partition("170 legal moves:\n")
    rows = listed.partition("\nBlack> ")[0].split("\n")
    assert " ".join(rows).split(" ") == anga.tokens(games.get("troop").line())
    assert max(map(len, rows)) <= 78


def test_dice_are_rolled_by_enter_or_typed() -> None:
    game, told = play("shinsetsu", ["zz", ""], Settings("krgy", 1, seed=1))
    assert "Roll first" in told
    assert len(game.line.moves) == 1
    assert not game.line.position.chance
    typed, _ = play("shinsetsu", ["roll:KH"], Settings("krgy", 1))
    assert [*map(typed.line.position.format_move, typed.line.moves)] == ["roll:KH"]


def test_back_leads_to_the_last_choice() -> None:
    game, told = play("bushi", ["El", "back", "back"], Settings("b", 1, seed=1))
    assert game.line.moves == ()
    assert "You have not moved yet." in told
    rolled = ["", "K:b2b3", "back", "moves"]
    game, _ = play("shinsetsu", rolled, Settings("krgy", 1, seed=1))
    assert len(game.line.moves) == 1, "the roll stays"


def test_record_link_and_board_are_shown() -> None:
    game, told = play("bushi", ["record", "link", "board"], Settings("bw", 1), record="El Wb")
    assert anga.write(game.line) in told
    assert "#g=bushi&m=El.Wb" in told
    assert told.count(game.line.position.diagram()) == 2


def test_a_game_ends_with_its_reason() -> None:
    *moves, last = anga.record_of(MATED).moves
    game, told = play("bushi", [last], Settings("bw", 1), record=" ".join(moves))
    assert game.line == MATED
    assert re.search("(Black|White) wins: mate", told)
    assert told.endswith(anga.write(game.line).strip())


@pytest.mark.parametrize("leaving", [["quit"], ["^C"], []])
def test_nothing_is_lost_however_people_leave(leaving: list[str], tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    game, told = play("bushi", ["El", *leaving], Settings("b", 1, seed=1))
    assert anga.read(told[told.index("game: bushi") :]) == game.line
    kept, told = play("bushi", ["El", *leaving], Settings("b", 1, file=file))
    assert anga.read(file.read_text(encoding="utf-8")) == kept.line
    assert f"The game is saved in {file}." in told
    assert list(tmp_path.iterdir()) == [file]


def test_colours_are_for_terminals_that_have_them() -> None:
    _, plain = play("bushi", ["Nf"], Settings("b", 1))
    _, painted = play("bushi", ["Nf"], Settings("b", 1, colour=True))
    assert "\033" not in plain
    assert "\033[31mNot allowed: " in painted
    assert re.sub(r"\033\[\d+m", "", painted) == plain


def test_words_are_said_in_both_languages() -> None:
    assert all(set(said) == {"en", "ja"} and all(said.values()) for said in WORDS.values())


def test_without_a_terminal_the_position_reached_is_printed() -> None:
    assert out("play", "bushi", "--level", "3", "--seat", "w") == "-- -- b"


class Terminal:
    """`anga` in a terminal, which is typed into and read until it asks again."""

    def __init__(self, *arguments: str, **variables: str) -> None:
        self._own, other = pty.openpty()
        environment = {**ENVIRONMENT, "TERM": "dumb", **variables}
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=other, stdout=other, stderr=other,
            env=environment, start_new_session=True,
        )  # fmt: skip
        os.close(other)

    def until(self, wanted: str) -> str:
        """What is shown, as far as a text that must come."""
        shown, end = "", time.monotonic() + PATIENCE
        for piece in self._pieces(end):
            shown += piece
            if wanted in shown:
                return shown.replace("\r\n", "\n")
        raise AssertionError(f"{wanted!r} did not come: {shown}")

    def type(self, text: str) -> None:
        os.write(self._own, text.encode())

    def rest(self) -> str:
        """All that is still shown before the end."""
        shown = "".join(self._pieces(time.monotonic() + PATIENCE))
        assert self.process.wait(PATIENCE) == 0
        os.close(self._own)
        return shown.replace("\r\n", "\n")

    def _pieces(self, end: float) -> Iterator[str]:
        while select.select([self._own], [], [], max(0.0, end - time.monotonic()))[0]:
            try:
                piece = os.read(self._own, 1 << 16)
            except OSError:  # so Linux says that nobody writes any longer
                return
            if not piece:
                return
            yield piece.decode(errors="replace")


def test_a_game_is_played_in_a_terminal() -> None:
    terminal = Terminal("play", "bushi", "--level", "1", "--seed", "1")
    assert "BushiShogi. Type a move, or help." in terminal.until("Black> ")
    terminal.type("El\n")
    assert "White places the cube" in terminal.until("Black> ")
    terminal.type("quit\n")
    rest = terminal.rest()
    assert anga.read(rest[rest.index("game: bushi") :]).moves[0] == "El"
    assert "\033" not in rest


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_while_the_computer_thinks_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "long.txt"
    terminal = Terminal("play", "troop", "--level", "10", "--file", str(file))
    terminal.until("Black> ")
    terminal.type("a1b1c1:n1\n")
    terminal.until("thinking")
    terminal.process.send_signal(signal.SIGINT)
    assert f"The game is saved in {file}." in terminal.rest()
    assert "a1b1c1:n1" in file.read_text(encoding="utf-8")
    terminal = Terminal("play", "troop", "--seat", "bw", "--file", str(file), TERM="xterm")
    assert "\033[1mTroop-Chess." in terminal.until("> ")
    terminal.type("record\n")
    assert "a1b1c1:n1" in terminal.until("> ")
    terminal.type("\x04")
    terminal.rest()


@pytest.mark.parametrize("asked", [["--record", "El Wb"], ["--position", "El Wb b"]])
def test_a_terminal_too_gets_the_position_that_is_asked_for(asked: list[str]) -> None:
    assert Terminal("play", "bushi", *asked).rest() == "El Wb b\n"


def test_output_that_goes_elsewhere_is_the_position() -> None:
    own, other = pty.openpty()
    done = subprocess.run(
        [*COMMAND, "play", "bushi"], stdin=other, capture_output=True, env=ENVIRONMENT, check=True
    )
    os.close(own)
    os.close(other)
    assert done.stdout == b"-- -- b\n"


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--seat", "x"], "no seat 'x'; there is b, w"),
        (["--seat", ""], "no seat ' '"),
        (["--level", "11"], "level cannot be 11"),
        (["--file", "/nowhere/at/all.txt"], "there is no folder for /nowhere/at/all.txt"),
        (["--rules", "article", "--file", "{kept}"], "has another game: bushi"),
    ],
)
def test_what_cannot_be_is_told_before_a_game_begins(
    arguments: list[str], part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "kept.txt"
    kept.write_text("game: bushi\n\nEl\n", encoding="utf-8")
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(f"sys.{stream}.isatty", lambda: True, raising=False)
    with pytest.raises(RequestError, match=re.escape(part)):
        cli.run(["play", "bushi", *(each.format(kept=kept) for each in arguments)])


def test_a_file_that_is_no_record_is_one_line() -> None:
    assert run("play", "bushi", "--record", "zz").returncode == 2
