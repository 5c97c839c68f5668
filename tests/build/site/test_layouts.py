"""What the style sheet is told of a page before anything of it is laid out."""

import re

import pytest

from build.site.pages import TEMPLATES

LAYOUT = re.compile(r"{% block layout %}(\w*){% endblock %}")
MAIN = re.compile(r'<main [^>]*class="([^"]+)"')
LAYOUTS = {"play": "board", "guide": "read", "guides": "read"}  # by the first class of `main`
PAGES = {
    path.name: text
    for path in sorted(TEMPLATES.glob("*.html"))
    if MAIN.search(text := path.read_text("utf-8"))
}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_says_whether_it_has_a_board_or_is_read(name: str) -> None:
    main, layout = MAIN.search(PAGES[name]), LAYOUT.search(PAGES[name])
    assert main
    assert (layout[1] if layout else "") == LAYOUTS.get(main[1].split()[0], "")
