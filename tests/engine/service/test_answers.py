"""What is asked and answered has the shape that is written down for it."""

from typing import Any

import pytest

from anga import games
from anga.service import door, requests
from anga.service.openings import opening
from anga.shared import advice, answers, thoughts
from anga.shared.scene import Explanation

BUSHI: dict[str, Any] = {"game": "bushi", "record": ["Al", "Ub"]}
PLAYED: dict[str, Any] = {"game": "shinsetsu", "record": ["roll:KC"]}
FOUND = [
    ({"cmd": "moves", **BUSHI}, answers.MovesAnswer),
    ({"cmd": "position", **BUSHI}, answers.PositionAnswer),
    ({"cmd": "status", **BUSHI}, answers.StatusAnswer),
    ({"cmd": "replay", **BUSHI}, answers.ReplayAnswer),
    ({"cmd": "best", **BUSHI, "level": 1}, thoughts.BestAnswer),
    ({"cmd": "analyse", **BUSHI, "level": 1}, thoughts.AnalyseAnswer),
    ({"cmd": "scene", **BUSHI}, answers.SceneAnswer),
    ({"cmd": "why", **BUSHI, "touches": ["o:l"]}, answers.WhyAnswer),
    ({"cmd": "explain", **BUSHI}, Explanation),
    ({"cmd": "deeds", **BUSHI}, answers.DeedsAnswer),
    ({"cmd": "judge", **BUSHI, "record": ["Al", "Ub", "t"], "goal": "mate:2"}, answers.JudgeAnswer),
    ({"cmd": "reasons", **BUSHI}, advice.ReasonsAnswer),
    ({"cmd": "claims", **BUSHI}, advice.ClaimsAnswer),
    ({"cmd": "shows", **BUSHI}, advice.ShowsAnswer),
    ({"cmd": "losing", **BUSHI}, advice.LosingAnswer),
    ({"cmd": "danger", **BUSHI}, advice.Danger),
    ({"cmd": "edit", **BUSHI}, answers.EditAnswer),
    ({"cmd": "picture", **BUSHI}, answers.PictureAnswer),
    ({"cmd": "values", **BUSHI}, thoughts.ValuesAnswer),
    ({"cmd": "roll", "game": "shinsetsu"}, answers.RollAnswer),
    ({"cmd": "deal", "game": "bushi"}, answers.DealAnswer),
    ({"cmd": "nothing", **BUSHI}, answers.ErrorAnswer),
]


def fits(found: Any, shape: Any) -> bool:
    return bool(shape.__required_keys__ <= set(found) <= set(shape.__annotations__))


@pytest.mark.parametrize(("request_", "shape"), FOUND, ids=[asked["cmd"] for asked, _ in FOUND])
def test_each_command_is_answered_in_its_shape(request_: Any, shape: Any) -> None:
    assert fits(door.answer(request_), shape)


def test_every_command_has_a_shape() -> None:
    assert {asked["cmd"] for asked, _ in FOUND} >= {*door.COMMANDS, *door.THOUGHTS}
    assert set(requests.FITS) == set(answers.Request.__annotations__)


def test_what_answers_are_made_of_has_its_shape() -> None:
    shown = door.answer({"cmd": "scene", **PLAYED})
    assert fits(shown["status"], answers.Status)
    assert all(fits(entry, answers.HistoryEntry) for entry in shown["history"])
    broken = door.answer({"cmd": "scene", **BUSHI, "record": ["zz"]})
    assert fits(broken["error"], answers.Stop)
    assert fits(door.answer({"cmd": "moves"})["error"], answers.Failure)


@pytest.mark.parametrize("game_id", games.ids())
def test_an_opening_has_its_shape(game_id: str) -> None:
    known = opening(game_id)
    assert fits(known, answers.Opening)
    assert all(fits(first, answers.FirstMove) for first in known["firsts"])
    assert all(fits(rule, answers.RuleEntry) for rule in known["rules"])
    assert all(fits(view, answers.ViewEntry) for view in known["views"])
