"""The games kept here are played as they were."""

import pytest

from tests.engine.golden.playthrough import HOME, file, playthrough
from tests.engine.playouts import CASES, every_rules


@every_rules
def test_the_game_is_played_as_it_was(
    game_id: str, rules: str, request: pytest.FixtureRequest
) -> None:
    kept = file(game_id, rules)
    if request.config.getoption("update"):
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(playthrough(game_id, rules), encoding="utf-8")
    assert kept.is_file(), "python3 build test tests/engine/golden --update writes it"
    assert playthrough(game_id, rules) == kept.read_text(encoding="utf-8")


def test_nothing_else_is_kept() -> None:
    kept = {file(*case) for case in CASES}
    assert {
        path for folder in {HOME, *(one.parent for one in kept)} for path in folder.glob("*.txt")
    } == kept
