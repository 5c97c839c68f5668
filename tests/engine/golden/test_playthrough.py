"""The games kept here are played as they were."""

from tests.engine.golden.playthrough import HOME, file, playthrough
from tests.engine.playouts import CASES, every_rules


@every_rules
def test_the_game_is_played_as_it_was(game_id: str, rules: str) -> None:
    assert playthrough(game_id, rules) == file(game_id, rules).read_text(encoding="utf-8")


def test_nothing_else_is_kept() -> None:
    assert set(HOME.glob("*.txt")) == {file(*case) for case in CASES}
