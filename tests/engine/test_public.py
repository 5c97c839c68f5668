"""What `anga` exports, and that it costs nothing until it is asked for."""

import ast
import os
import pickle
import subprocess
import sys

import pytest

import anga
from build.paths import ENGINE


@pytest.mark.parametrize("name", anga.__all__)
def test_each_public_name_resolves(name: str) -> None:
    assert getattr(anga, name) is not None


def test_each_room_opens_first() -> None:
    for name in ("think", "games", "text", "Scene"):
        assert python(f"from anga import {name}; print({name})")
        assert python(f"import anga; print(anga.{name})")


def test_names_are_told_and_typed() -> None:
    assert set(dir(anga)) == set(anga.__all__)
    tree = ast.parse((ENGINE / "anga" / "__init__.py").read_text())
    typed = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert typed == set(anga.__all__)


def test_nothing_is_imported_before_it_is_asked_for() -> None:
    assert python("import sys, anga; print([m for m in sys.modules if 'anga.' in m])") == "[]\n"


def test_what_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError):
        anga.nonsense  # type: ignore[attr-defined]  # noqa: B018


def test_a_game_is_shown_by_its_id_alone() -> None:
    assert repr(anga.games.get("bushi")) == "<Game bushi>"


def test_a_game_is_played_with_public_names() -> None:
    line = anga.replay(anga.Record("bushi", moves=("El", "Wb")))
    *_, found = anga.think(line, anga.Limits(level=1, seed=1))
    after = line.play(found.move)
    assert anga.record_of(after).moves[:2] == ("El", "Wb")
    with pytest.raises(anga.IllegalMove):
        line.play("Nb")


def test_a_line_is_sent_to_another_process() -> None:
    for game_id in anga.games.ids():
        line = anga.replay(anga.Record(game_id))
        sent = pickle.dumps(line.after(line.legal()[0]))
        assert len(sent) < 4_000, "the game's words go along"
        told = python(f"import pickle; print(pickle.loads({sent!r}).position)")
        assert told == f"{line.after(line.legal()[0]).position}\n"


def python(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(ENGINE)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout
