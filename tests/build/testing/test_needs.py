"""What is set up before the tests follows from which tests are chosen."""

from functools import partial

import pytest

from build.testing import needs, run
from tests.thoroughness import chosen

ASKED = {
    ("tests/build/test_serve.py",): set(),
    ("tests/build", "-k", "test_types"): set(),
    ("tests/build/site/test_icons.py",): {"dist"},
    ("tests/browser/test_watch.py", "-k", "quiet"): {"dist", "chromium_path"},
    ("tests/every_browser", "-k", "firefox"): {"dist", "firefox_path"},
    ("tests/build/site", "tests/browser", "-k", "icons or quiet", "--quick"): set(),
    ("tests/no_such_file.py",): set(),
}


@pytest.mark.parametrize("arguments", chosen(ASKED, *list(ASKED)[3:6]), ids=" ".join)
def test_what_the_chosen_tests_ask_for(arguments: tuple[str, ...]) -> None:
    found = needs.fixtures(list(arguments))
    assert found & run.EVERYTHING == ASKED[arguments]


def test_the_site_is_built_first_for_chosen_tests_that_ask_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    monkeypatch.setattr("build.site.dist.build", lambda: done.append("site"))
    monkeypatch.setattr("build.testing.run._build_meanwhile", lambda: done.append("beside"))
    every = ["dist", *run.BROWSERS]
    browsers = {name: partial(done.append, name) for name in run.BROWSERS}
    monkeypatch.setattr("build.testing.run.BROWSERS", browsers)
    monkeypatch.setattr("build.testing.needs.fixtures", lambda given: set(given or every))
    monkeypatch.setattr("os.environ", {})
    for arguments, expected in (
        (["scratch"], []),
        (["dist"], ["site"]),
        (["webkit"], ["webkit"]),
        (["dist", "--quick"], []),
        ([], ["beside", "chromium_path", "firefox_path", "webkit"]),
    ):
        done.clear()
        run._prepare(arguments)
        assert done == expected
