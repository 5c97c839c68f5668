"""What is set up before the tests follows from which tests are chosen."""

import pytest

from build.testing import needs, run

ASKED = {
    ("tests/build/test_serve.py",): set(),
    ("tests/build", "-k", "test_types"): set(),
    ("tests/build/site/test_icons.py",): {"dist"},
    ("tests/browser/test_watch.py", "-k", "quiet"): {"dist", "chromium_path"},
    ("tests/no_such_file.py",): set(),
}


@pytest.mark.parametrize("arguments", ASKED, ids=" ".join)
def test_what_the_chosen_tests_ask_for(arguments: tuple[str, ...]) -> None:
    found = needs.fixtures(list(arguments))
    assert found & {"dist", "chromium_path"} == ASKED[arguments]


def test_the_site_is_built_for_those_only_that_ask_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr("build.site.dist.build", lambda: done.append("site"))
    monkeypatch.setattr("build.setup.chromium.executable", lambda: done.append("browser"))
    monkeypatch.setattr("build.testing.needs.fixtures", set)
    monkeypatch.setattr("os.environ", {})
    for arguments, expected in (
        (["scratch"], []),
        (["dist"], ["site"]),
        ([], ["site", "browser"]),
    ):
        done.clear()
        run._prepare(arguments)
        assert done == expected
