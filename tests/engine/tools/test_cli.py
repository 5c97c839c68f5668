"""`python -m anga` and its subcommands."""

import io
import json
import os
import subprocess
import sys
from typing import Any
from unittest.mock import patch

import pytest

from anga import games
from anga.shared.errors import (
    AngaError,
    GameError,
    IllegalMove,
    LinkError,
    MoveError,
    OverError,
    PositionError,
    RequestError,
    RulesError,
)
from anga.tools import cli
from build.paths import ENGINE

COMMAND = [sys.executable, "-m", "anga"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ENGINE)}


def run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """What a command prints, and its exit code; it runs in this process, which is quicker."""
    streams = [io.TextIOWrapper(io.BytesIO(text.encode()), "utf-8") for text in (given, "", "")]
    given_to, printed, said = streams
    with patch.multiple(sys, stdin=given_to, stdout=printed, stderr=said):
        try:
            code = cli.main(arguments)
        except SystemExit as end:
            code = int(end.code or 0)
    for stream in (printed, said):
        stream.seek(0)
    return subprocess.CompletedProcess(arguments, code, printed.read(), said.read())


def out(*arguments: str) -> str:
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("\n")
    return done.stdout[:-1]


def test_games() -> None:
    done = subprocess.run([*COMMAND, "games"], capture_output=True, env=ENVIRONMENT, check=True)
    assert done.stdout.decode().split() == list(games.ids())


def test_about_lists_handicaps_with_the_seat_that_each_helps() -> None:
    told = out("about", "bushi")
    assert "guard     w Black starts with a left guard facing left\n    - El -- w\n" in told


def test_start() -> None:
    assert out("start", "bushi") == "-- -- b"
    assert out("start", "bushi", "--rules", "article") == "-- -- b"


def test_moves_are_sorted_and_one_a_line() -> None:
    moves = out("moves", "bushi").split("\n")
    assert moves == sorted(moves)
    assert len(moves) == 16
    assert out("moves", "bushi", "--position", "Nb Tb b") == "f\nl\nr\nt"
    assert out("moves", "bushi", "--position", "-- -- b", "--record", "Nb Tb l") == "f\nl\nr\nt"
    replies = "Ab Al Ar Eb Ef Er Nb Nl Nr Tb Ub Uf Ur Wb Wf Wl"
    moves = out("moves", "bushi", "--rules", "article", "--record", "Er").split("\n")
    assert " ".join(moves) == replies


def test_a_finished_game_has_no_moves() -> None:
    done = run("moves", "bushi", "--position", "Al Nf b", "--record", "t")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_play() -> None:
    assert out("play", "bushi", "--record", "Nb Tb l") == "Ef Tb w"
    assert out("play", "bushi", "--record", "") == "-- -- b"
    assert out("play", "bushi", "--position", "Tf Tb b", "--record", "l") == "El Tb w"


def test_status() -> None:
    status = json.loads(out("status", "bushi", "--position", "Nb Nb b", "--record", "l l r r"))
    assert list(status) == ["over", "reason", "placings", "turn", "chance", "check", "scores"]
    assert (status["over"], status["turn"]) == (False, "b")
    record = " ".join("llrrllrr")
    status = json.loads(out("status", "bushi", "--position", "Nb Nb b", "--record", record))
    assert (status["reason"], status["placings"]) == ("repetition", {"b": 1, "w": 1})


def test_show_draws_the_board() -> None:
    assert out("show", "bushi", "--position", "Tf Nl b").split("\n") == [
        "+---+",
        "| . |",  # White's front strike faces White's left, which is on the right here
        "|B -|",
        "| . |",
        "+---+ Nl",
        "",
        "+---+",
        "| | |",
        "|- -|",
        "| B |",
        "+---+ Tf",
        "",
        "b to move",
    ]


@pytest.mark.parametrize(
    ("depth", "leaves"), [("0", "1"), ("1", "16"), ("2", "256"), ("3", "1024")]
)
def test_perft(depth: str, leaves: str) -> None:
    assert out("perft", "bushi", depth) == leaves


def test_perft_looks_at_no_repetition() -> None:
    record = " ".join("llrrllrr")
    assert out("perft", "bushi", "1", "--position", "Nb Nb b", "--record", record) == "4"
    assert out("perft", "bushi", "0", "--position", "Nf Af w") == "1"
    assert out("perft", "bushi", "1", "--position", "Nf Af w") == "0"


def test_best() -> None:
    assert out("best", "bushi", "--position", "Al Nf b") == "t"
    assert out("best", "bushi", "--record", "El", "--level", "10") == "Wb"
    assert out("best", "bushi", "--record", "El", "--seconds", "0.5") == "Wb"
    assert out("best", "bushi", "--record", "El", "--nodes", "10") == "Wb"
    once, again = (out("best", "bushi", "--level", "1", "--seed", "7") for _ in range(2))
    assert once == again


def test_best_as_json() -> None:
    found = json.loads(out("best", "bushi", "--position", "Tb Eb b", "--json"))
    assert list(found) == ["move", "score", "depth", "nodes", "seconds", "pv", "chances"]
    assert sum(found["chances"].values()) == pytest.approx(1)
    assert found["pv"][0] == found["move"]
    assert len(found["pv"]) == found["depth"] == 15


def test_arena() -> None:
    words = out("arena", "bushi", "--a", "10", "--b", "1", "--games", "6").split()
    counts = dict(zip(words[0:6:2], map(int, words[1:6:2]), strict=True))
    assert set(counts) == {"wins", "draws", "losses"}
    assert sum(counts.values()) == 6
    assert counts["losses"] == 0


def test_arena_with_several_jobs_plays_the_same_games() -> None:
    match = ("arena", "bushi", "--a", "3", "--b", "1", "--games", "6")
    assert out(*match, "--jobs", "2") == out(*match)


def test_solve_counts() -> None:
    lines = dict(line.rsplit(" ", 1) for line in out("solve", "bushi").split("\n"))
    assert {"262", "803", "104", "1169"} <= set(lines.values())
    lines = dict(
        line.rsplit(" ", 1) for line in out("solve", "bushi", "--rules", "article").split("\n")
    )
    assert {"12", "1139", "18", "1169"} <= set(lines.values())


def test_solve_table() -> None:
    rows = out("solve", "bushi", "--table").split("\n")
    assert rows == sorted(rows)
    assert len(rows) == 1169
    assert rows[0] == "-- -- b D -"
    assert {"Nf Af w L 0", "Al Nf b W 1", "El -- w W 13", "Tb Eb b W 15"} <= set(rows)
    assert all(row.split(" ")[3] in "WDL" for row in rows)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("nonsense",), "nonsense"),
        (("games", "more"), "more"),
        (("start",), "game"),
        (("start", "chess"), "chess"),
        (("start", "bushi", "--rules", "x"), "'x'"),
        (("moves", "bushi", "--position", "Tf"), "Tf"),
        (("moves", "bushi", "--position", "a\nb"), "fields"),
        (("moves", "bushi", "--record", "Nb x"), "'x'"),
        (("moves", "bushi", "--nonsense"), "--nonsense"),
        (("play", "bushi", "--record", "Tf"), "you may not place a cube"),
        (("status", "bushi", "--position", "Nf Af w", "--record", "t"), "after the end"),
        (("perft", "bushi"), "depth"),
        (("perft", "bushi", "x"), "x"),
        (("perft", "bushi", "-1"), "-1"),
        (("best", "bushi", "--level", "11"), "11"),
        (("best", "bushi", "--level", "1", "--seconds", "1"), "not allowed"),
        (("best", "bushi", "--seconds", "nan"), "seconds"),
        (("best", "bushi", "--nodes", "0"), "nodes"),
        (("best", "bushi", "--position", "Nf Af w"), "ended"),
        (("best", "chess"), "chess"),
        (("arena", "bushi", "--a", "10", "--b", "1"), "--games"),
        (("arena", "bushi", "--a", "11", "--b", "1", "--games", "2"), "11"),
        (("arena", "bushi", "--a", "10", "--b", "1", "--games", "0"), "0"),
        (("arena", "bushi", "--a", "10", "--b", "1", "--games", "2", "--jobs", "0"), "0"),
        (("solve", "chess"), "chess"),
        (("solve", "bushi", "--rules", "x"), "x"),
    ],
)
def test_bad_input_is_one_line_on_stderr_and_exit_code_2(
    arguments: tuple[str, ...], part: str
) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith("\n")
    assert done.stderr.count("\n") == 1
    assert part in done.stderr


@pytest.mark.parametrize("arguments", [("--help",), ("best", "--help")])
def test_help(arguments: tuple[str, ...]) -> None:
    assert "usage: anga" in out(*arguments)


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
@pytest.mark.parametrize(
    ("arguments", "given", "part"),
    [
        (["diagram", "shinsetsu", "--language", "ja"], "", "黒"),
        (["record", "#g=orb&m=", "--to", "svg"], "", "金"),
        (["record", "#g=chatra&r=b9&m=d8", "--to", "board"], "", "★"),
        (["record"], "game: bushi\n\nNb {手}\n", "手"),
        (["record"], "game: 武士\n", "武士"),
        (["tune", "--help"], "", "λ"),
    ],
)
def test_texts_are_utf_8_whatever_the_system_writes(
    encoding: str, arguments: list[str], given: str, part: str
) -> None:
    environment = {**ENVIRONMENT, "PYTHONUTF8": "0", "PYTHONIOENCODING": encoding}
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=given.encode(),
        capture_output=True,
        env=environment,
        check=False,
    )
    assert part in (done.stdout + done.stderr).decode()
    assert b"Traceback" not in done.stderr


def test_a_closed_pipe_is_no_error() -> None:
    with subprocess.Popen(
        [*COMMAND, "solve", "bushi", "--table"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def batch(*lines: str) -> list[Any]:
    done = run("batch", given="".join(f"{line}\n" for line in lines))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii()
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_batch_answers_line_by_line_and_skips_blank_ones() -> None:
    answers = batch(
        '{"cmd": "position", "game": "bushi"}',
        "",
        "   ",
        "nonsense",
        '{"cmd": "moves", "game": "bushi", "record": ["Nb", "Tb"]}',
        '{"cmd": "position", "game": "武士"}',
    )
    assert [next(iter(answer)) for answer in answers] == ["position", "error", "moves", "error"]
    assert answers[1]["error"]["text"] == "nonsense"
    assert answers[3]["error"]["text"] == "武士"


def test_batch_of_nothing() -> None:
    assert batch() == []


def test_batch_reads_a_last_line_without_an_end() -> None:
    done = run("batch", given='{"cmd": "position", "game": "bushi"}')
    assert json.loads(done.stdout) == {"position": "-- -- b"}


def test_batch_survives_what_is_no_utf_8() -> None:
    lines = b'\xff\xfe\n{"cmd": "position", "game": "\xff"}\n{"cmd": "position", "game": "bushi"}\n'
    done = subprocess.run(
        [*COMMAND, "batch"], input=lines, capture_output=True, env=ENVIRONMENT, check=True
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer.get("error", {}).get("kind") for answer in answers] == ["request", "game", None]


def test_batch_goes_on_after_any_request() -> None:
    deep = "[" * 980 + "]" * 980
    answers = batch(
        '{"cmd": "picture", "game": "bushi", "board": []}',
        f'{{"cmd": "moves", "game": "bushi", "record": {deep}}}',
        '{"cmd": "moves", "game": "bushi", "record": ["\\ud800"]}',
        '{"cmd": "position", "game": "bushi"}',
    )
    kinds = [answer.get("error", {}).get("kind") for answer in answers]
    assert kinds == ["request", "request", "move", None]


def test_batch_answers_each_line_at_once() -> None:
    with subprocess.Popen(
        [*COMMAND, "batch"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
    ) as process:
        assert process.stdin
        assert process.stdout
        position = "-- -- b"
        for move in ("Nb", "Tb", "l"):
            request = {"cmd": "position", "game": "bushi", "position": position, "record": [move]}
            process.stdin.write(f"{json.dumps(request)}\n")
            process.stdin.flush()
            position = json.loads(process.stdout.readline())["position"]
        process.stdin.close()
        assert process.wait() == 0
        assert position == "Ef Tb w"


TEXT = "game: bushi\nrules: article\n\nAl Ub t\n"
JSON = {"game": "bushi", "rules": "article", "position": "-- -- b", "record": ["Al", "Ub", "t"]}
LINK = "#g=bushi&r=article&m=Al.Ub.t\n"


@pytest.mark.parametrize(
    "source", [TEXT, json.dumps(JSON), LINK, LINK[1:], f"https://example.org/play.html{LINK}"]
)
def test_a_record_is_turned_into_each_spelling(source: str) -> None:
    assert run("record", given=source).stdout == TEXT
    assert json.loads(run("record", source, "--to", "json").stdout) == JSON
    assert run("record", "--to", "link", given=source).stdout == LINK


@pytest.mark.parametrize(
    "source", ["", "hello", "{", "{}", "[]", "#g=", "#g=chess", "#g=bushi&m=Al.zz", "game: chess"]
)
def test_what_is_no_record_is_one_line(source: str) -> None:
    done = run("record", given=source)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["best", "bushi", "--record", "Al Ub Nb"], IllegalMove),
        (["best", "bushi", "--record", "zz"], MoveError),
        (["best", "bushi", "--position", "x"], PositionError),
        (["best", "bushi", "--rules", "x"], RulesError),
        (["best", "chess"], GameError),
        (["best", "bushi", "--position", "Tf Tf b"], OverError),
        (["best", "bushi", "--nodes", "-1"], RequestError),
        (["record", "#g=bushi&x=1"], LinkError),
    ],
)
def test_an_error_keeps_its_kind(arguments: list[str], error: type[AngaError]) -> None:
    with pytest.raises(error) as caught:
        cli.run(arguments)
    assert type(caught.value) is error


def test_a_board_is_told_in_the_games_own_signs() -> None:
    assert "★" in out("record", "#g=chatra&r=b9&m=d8", "--to", "board")
    shown = out("show", "bushi", "--record", "Nb")
    assert out("record", "#g=bushi&m=Nb", "--to", "board") == shown


def test_a_diagram_is_svg() -> None:
    plain = out("diagram", "bushi", "--record", "Nb")
    assert plain.startswith("<svg ")
    assert plain == out("record", "#g=bushi&m=Nb", "--to", "svg")
    others = [
        ["--dark"], ["--language", "ja"], ["--turned", "2"], ["--width", "500"],
        ["--view", "sides=three"],
    ]  # fmt: skip
    assert len({plain, *(out("diagram", "bushi", "--record", "Nb", *how) for how in others)}) == 6


@pytest.mark.parametrize("how", [["--width", "9"], ["--view", "sides=none"], ["--view", "x"]])
def test_a_diagram_that_cannot_be(how: list[str]) -> None:
    done = run("diagram", "bushi", *how)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_a_record_keeps_what_is_written_about_the_game() -> None:
    text = "game: bushi\nnames: b:Aki,w:Ben\n\nNb (El {too early} Wb) Ub {a strong guard} t f\n"
    assert out("record", text) == text.strip()
    data = json.loads(out("record", text, "--to", "json"))
    assert (data["record"], data["names"]) == (["Nb", "Ub", "t", "f"], "b:Aki,w:Ben")
    assert out("record", json.dumps(data)) == text.strip()
    link = "#g=bushi&m=Nb.Ub.t.f&v=0~0~El.Wb&k=0~2~a%20strong%20guard;1~1~too%20early"
    assert out("record", text, "--to", "link") == link
    assert out("record", link) == text.replace("names: b:Aki,w:Ben\n", "").strip()


def test_each_line_of_a_record_has_to_be_legal() -> None:
    done = run("record", "game: bushi\n\nNb (El zz) Ub\n")
    assert done.returncode == 2
    assert "zz" in done.stderr
