"""The lines of a report."""

from pages.about import report

SITE = "https://anga.example/sub/"


def test_a_report_names_the_version_the_browser_and_the_game() -> None:
    told = "Anga 1.2.3\nBrowser/9\n" + SITE + "toy.html#g=toy&m=x\n"
    assert report("1.2.3", "Browser/9", SITE + "about.html#g=toy&m=x", False) == told
    assert report("1.2.3", "Browser/9", SITE + "ja/about.html#g=toy&m=x", True) == told


def test_without_a_game_it_names_the_page() -> None:
    assert (
        report("1", "B", SITE + "about.html#other", False) == "Anga 1\nB\n" + SITE + "about.html\n"
    )
