"""The comparison of two checkouts tells what differs, and what does not."""

import pytest

from tests.engine.speed.answers import Answer, answer
from tests.engine.speed.compare import HERE, compared, questions


@pytest.mark.parametrize(("game", "nodes"), [("troop", 40), ("shinsetsu", 0)])
def test_a_checkout_answers_like_itself(game: str, nodes: int) -> None:
    asked = list(questions(game, 2, nodes, seed=1))
    found = compared(asked, HERE)
    assert found.different == 0
    assert all(seconds > 0 for seconds in found.seconds)
    assert found.sums[0] == found.sums[1]


def test_other_answers_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list(questions("bushi", 1, 0, seed=1))
    assert answer(asked[0]).choice.split()
    monkeypatch.setattr(
        "tests.engine.speed.compare.Engine.ask", lambda engine, _: Answer(str(id(engine)), 1.0)
    )
    found = compared(asked, HERE)
    assert (found.different, found.seconds) == (1, [1.0, 1.0])
    assert found.sums[0] != found.sums[1]
