"""In Chromium an engine answers as it does here."""

from playwright.sync_api import Playwright

from tests.engine.speed.answers import answer
from tests.engine.speed.compare import HERE, questions
from tests.engine.speed.in_chromium import ChromiumEngine


def test_an_engine_in_a_worker_answers_as_in_a_process(
    playwright: Playwright, chromium_path: str
) -> None:
    (question,) = questions("bushi", 1, 40, seed=1)
    browser = playwright.chromium.launch(executable_path=chromium_path)
    engine = ChromiumEngine(browser, HERE)
    found = engine.ask(question)
    engine.close()
    browser.close()
    assert found.choice == answer(question).choice
    assert found.seconds > 0
