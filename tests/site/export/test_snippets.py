"""What is put into other pages."""

from export.snippets import FOOT, MOVES, ROOMY, SLIM, snippet, without_style

DRAWN = {
    "svg": '<svg viewBox="0 0 360 484" width="360" height="484.32"><title>A</title></svg>',
    "title": 'A & [b] "c"',
    "text": "● ○",
}
ADDRESS = "https://anga.example/sub/play.html#g=toy&m=x(1).y"
INVITED = '<p><a href="https://anga.example/sub/play.html#g=toy&amp;m=x(1).y">Play</a></p>'
HOW = {"theme": "dark", "lang": "ja"}


def made(kind: str) -> str:
    return snippet(kind, DRAWN, ADDRESS, HOW, "Play")  # type: ignore[arg-type]


def test_a_text_comes_with_the_address() -> None:
    assert made("text") == "● ○\n\n" + ADDRESS


def test_a_picture_in_a_link() -> None:
    link = '<a href="https://anga.example/sub/play.html#g=toy&amp;m=x(1).y">'
    assert made("html") == link + slim() + "<br>Play</a>"  # a feed may leave out the picture


def slim() -> str:
    return DRAWN["svg"].replace("<svg", "<svg" + SLIM)


def test_for_a_phone_it_is_the_address_alone() -> None:
    assert made("link") == ADDRESS


def test_markdown_has_no_brackets_that_would_end_it() -> None:
    address = "https://anga.example/sub/play.html#g=toy&m=x%281%29.y"
    assert made("markdown") == '[![A & (b) "c"](anga.svg)](' + address + ")"


def test_a_frame_is_as_large_as_the_picture_and_what_is_below_it() -> None:
    source = "https://anga.example/sub/embed.html#g=toy&amp;m=x(1).y&amp;lang=ja&amp;theme=dark"
    assert made("frame") == (
        '<iframe src="' + source + '" height="' + str(484 + FOOT) + '"'
        ' style="width:100%;max-width:360px;border:0;background:'
        'url(https://anga.example/sub/pictures/board-toy.svg) 0 0/100% auto no-repeat"'
        ' title="A &amp; [b] &quot;c&quot;" loading="lazy"></iframe>\n' + INVITED
    )


def test_who_sees_no_frames_gets_a_link() -> None:
    for kind in ("frame", "replay"):
        assert made(kind).endswith("</iframe>\n" + INVITED)


def test_who_sees_neither_scripts_nor_frames_nor_drawings_has_words_to_follow() -> None:
    link = '<a href="https://anga.example/sub/play.html#g=toy&amp;m=x(1).y">'
    for kind, gap in (("html", "<br>"), ("frame", ""), ("replay", ""), ("board", "<br>")):
        left = made(kind).replace(slim(), "")
        assert link + gap + "Play</a>" in left, kind


def test_a_game_to_replay_begins_at_its_start() -> None:
    address = ADDRESS + "&n=1"
    text = snippet("replay", DRAWN, address, {"lang": "en"}, "Play")  # type: ignore[arg-type]
    asked = "#g=toy&amp;m=x(1).y&amp;n=0&amp;controls=replay&amp;lang=en"
    assert "embed.html" + asked + '"' in text
    assert 'height="' + str(484 + FOOT + MOVES) + '"' in text


def test_a_board_is_a_picture_in_a_link_and_a_script() -> None:
    text = made("board")
    link = '<a href="https://anga.example/sub/play.html#g=toy&amp;m=x(1).y">'
    assert text == (
        "<anga-board"
        + ROOMY
        + ' language="ja" theme="dark">'
        + link
        + slim()
        + "<br>Play</a></anga-board>\n"
        '<script async src="https://anga.example/sub/embed.js"></script>'
    )


def test_a_page_that_takes_no_styles_gets_none() -> None:
    for kind in ("html", "frame", "replay", "board"):
        assert " style=" in made(kind)
        plain = without_style(made(kind))
        assert " style=" not in plain
        for style in (SLIM, ROOMY):
            assert without_style("<a" + style + " b>" + style) == "<a b>"
        assert plain.startswith(made(kind).partition(" style=")[0])
        assert plain.endswith(made(kind).rpartition('"')[2])
