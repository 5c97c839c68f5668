"""The page's side of the engine: which parts its worker begins with, and which it fetches."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from anga.shared.requests import make_request
from browser.engine import LOOK, Engine, EngineFailure, EngineLost
from tests.site.dom.page import Page
from words import Words

Visit = Callable[..., Page]
PART = "engine-chatra.pack"
REQUEST = make_request("moves", "chatra", "")


def asked(page: Page, engine: Engine, times: int) -> list[Any]:
    """What comes of asking about Chatra at once as often as that."""

    async def ask() -> list[Any]:
        asking = (engine.ask(REQUEST) for _ in range(times))
        return await asyncio.gather(*asking, return_exceptions=True)

    answers: list[Any] = page.loop.run_until_complete(ask())
    return answers


def started(visit: Visit, slow: float = 0.1) -> tuple[Page, Engine]:
    page = visit("about.html", slow=slow)
    engine = Engine(page.window)  # type: ignore[arg-type]
    page.loop.run_until_complete(engine.start("bushi"))
    return page, engine


def test_requests_about_a_game_wait_for_its_part_which_is_fetched_once(visit: Visit) -> None:
    page, engine = started(visit)
    assert page.worker
    answers = asked(page, engine, 3)
    assert all("f9" in answer["moves"] for answer in answers)
    assert page.worker.parts == [PART]
    assert engine.games == ["bushi", "chatra"]


def test_whoever_waits_for_a_part_that_does_not_come_is_told_and_may_ask_again(
    visit: Visit,
) -> None:
    page, engine = started(visit)
    assert page.worker
    page.worker.missing.add(PART)
    answers = asked(page, engine, 2)
    assert [type(answer) for answer in answers] == [EngineFailure, EngineFailure]
    assert str(answers[0]) == f"{PART}: 404"
    page.worker.missing.clear()
    (answer,) = asked(page, engine, 1)
    assert "f9" in answer["moves"]


def test_a_start_looks_how_the_games_part_arrives_too(visit: Visit) -> None:
    page, _ = started(visit, slow=LOOK + 1)
    assert page.platform.followed.split() == ["engine.pack", "engine-bushi.pack"]


def test_a_part_that_hangs_is_told_by_its_name(visit: Visit) -> None:
    page, engine = started(visit)
    assert page.worker
    page.worker.hanging.add(PART)
    page.platform.arrivals.lost = PART
    (answer,) = asked(page, engine, 1)
    assert (page.platform.followed, str(answer)) == (PART, PART)


def test_whoever_waits_for_a_part_is_told_when_the_worker_dies(visit: Visit) -> None:
    page, engine = started(visit)
    assert page.worker
    page.worker.hanging.add(PART)
    page.loop.call_later(1, page.platform.death_of.set_result, None)
    (answer,) = asked(page, engine, 1)
    assert type(answer) is EngineLost
    assert engine.games == ["bushi"]


@pytest.mark.parametrize("problem", [EngineFailure(""), EngineLost("")])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_reason_is_never_empty(problem: EngineFailure, language: str) -> None:
    assert problem.reason(Words(language))


def test_a_worker_begins_with_what_the_one_before_it_had(visit: Visit) -> None:
    page, engine = started(visit)
    asked(page, engine, 1)
    page.loop.run_until_complete(engine.start("bushi"))
    config = page.find("script[name^=engine]").getAttribute("config")
    assert PART in str(config)
    assert page.worker
    asked(page, engine, 1)
    assert page.worker.parts == []
