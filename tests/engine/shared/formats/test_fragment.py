"""Links: readable, safe in an address, and working for ever."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anga.shared.errors import LinkError, RequestError
from anga.shared.formats import fragment
from anga.shared.formats.escapes import SAFE
from anga.shared.formats.fragment import Link

WHOLE = Link("bushi", "article", "Tf Nb b", ["t", "f", "l"], 2)
WHOLE_TEXT = "g=bushi&r=article&p=Tf_Nb_b&m=t.f.l&n=2"

characters = st.characters(exclude_categories=["Cs"])
texts = st.text(characters, max_size=12)
positions = st.none() | st.text(st.characters(exclude_categories=["Cs"], exclude_characters="_"))
moves = st.lists(
    st.text(st.characters(exclude_categories=["Cs"], exclude_characters="."), min_size=1),
    max_size=5,
)


def test_what_closes_a_sentence_is_no_part_of_a_pasted_link() -> None:
    whole = "g=toy&m=x.y&h=b:Aki,w"
    for text in (whole, whole + ":Ben", "g=toy&m=x.y", "g=toy"):
        for closing in (".", ")", ").", "」。", ">", "!”", "%E3%80%8D%E3%80%82", ")%E3%80%82"):
            link, problem = fragment.parse_pasted(text + closing)
            assert [fragment.format_link(link), problem] == [text, None]
    assert fragment.parse_pasted("g=toy&h=b:Aki J.,w")[0].hands == {"b": "Aki J.", "w": ""}
    assert fragment.parse_pasted("g=toy&p=a)")[0].position == "a)"
    broken = fragment.parse_pasted(whole + "!x.")[1]
    assert broken
    assert broken.text == "w!x."


def test_a_pasted_link_may_be_escaped_as_a_whole() -> None:
    link, problem = fragment.parse_pasted("#g%3Dtoy%26m%3Dx.y")
    assert [link.game, link.moves, problem] == ["toy", ["x", "y"], None]
    for text in ("g%3Dtoy%26z", "g%3", ""):
        assert fragment.parse_pasted(text)[1], text


def test_a_whole_link_is_readable() -> None:
    assert fragment.format_link(WHOLE) == WHOLE_TEXT
    assert vars(fragment.parse_link(WHOLE_TEXT)) == vars(WHOLE)
    assert vars(fragment.parse_link(f"#{WHOLE_TEXT}")) == vars(WHOLE)


def test_what_is_default_is_left_out() -> None:
    assert fragment.format_link(Link("bushi")) == "g=bushi"
    assert fragment.format_link(Link("bushi", ply=0)) == "g=bushi"
    assert fragment.format_link(Link("bushi", moves=["Nb", "Tb"], ply=2)) == "g=bushi&m=Nb.Tb"
    assert fragment.format_link(Link("bushi", moves=["Nb", "Tb"], ply=0)) == "g=bushi&m=Nb.Tb&n=0"


def test_what_is_left_out_is_default() -> None:
    link = fragment.parse_link("g=bushi")
    assert (link.rules, link.position, link.moves, link.ply) == ("", None, [], None)
    assert fragment.parse_link("g=bushi&m=").moves == []
    assert fragment.parse_link("g=bushi&p=").position == ""


def test_parts_may_come_in_any_order() -> None:
    backwards = "&".join(reversed(WHOLE_TEXT.split("&")))
    assert vars(fragment.parse_link(backwards)) == vars(WHOLE)


def test_a_plus_is_a_plus() -> None:
    assert fragment.parse_link("g=x&m=e2e4+.P*e5").moves == ["e2e4+", "P*e5"]
    assert fragment.format_link(Link("x", moves=["e2e4+", "e4e5="])) == "g=x&m=e2e4+.e4e5="


def test_a_part_is_split_at_its_first_equals_sign() -> None:
    assert fragment.parse_link("g=x&m=e7e8=.e2e4").moves == ["e7e8=", "e2e4"]
    assert fragment.parse_link("g=a=b=").game == "a=b="


def test_an_underscore_is_a_space_in_a_position_only() -> None:
    link = fragment.parse_link("g=a_b&r=c_d&p=e_f&m=g_h")
    assert (link.game, link.rules, link.position, link.moves) == ("a_b", "c_d", "e f", ["g_h"])


def test_percent_escapes_are_decoded() -> None:
    assert fragment.parse_link("g=b%75shi").game == "bushi"
    assert fragment.parse_link("g=%E6%AD%A6%e5%a3%ab").game == "武士"
    assert fragment.parse_link("g=武士").game == "武士"
    assert fragment.parse_link("g=x&p=Tf%20Nb%20b").position == "Tf Nb b"
    assert fragment.parse_link("g=x&m=a%2Bb%3D%26").moves == ["a+b=&"]


def test_what_an_address_cannot_hold_is_escaped() -> None:
    assert fragment.format_link(Link("a&b#c%d")) == "g=a%26b%23c%25d"
    assert fragment.format_link(Link("武")) == "g=%E6%AD%A6"
    assert fragment.format_link(Link(" \n\x00")) == "g=%20%0A%00"


def test_half_a_surrogate_pair_becomes_the_replacement_character() -> None:
    assert fragment.parse_link(fragment.format_link(Link("a\ud800b"))).game == "a\ufffdb"


@given(text=st.text(string.ascii_letters + string.digits + SAFE))
def test_what_is_safe_is_not_escaped(text: str) -> None:
    assert fragment.format_link(Link(text)) == f"g={text}"


@given(game=texts, rules=texts, position=positions, moves=moves, data=st.data())
def test_any_text_survives(
    game: str, rules: str, position: str | None, moves: list[str], data: st.DataObject
) -> None:
    ply = data.draw(st.integers(0, len(moves)))
    link = Link(game, rules, position, moves, ply)
    text = fragment.format_link(link)
    again = fragment.parse_link(text)
    assert vars(again) == {**vars(link), "ply": None if ply == len(moves) else ply}
    assert set(text) <= set(string.ascii_letters + string.digits + SAFE + "%&")


@given(text=st.text(max_size=40) | st.text("gprmnsoq=&#%._0aF:,1w", max_size=40))
def test_any_fragment_is_read_as_far_as_it_goes(text: str) -> None:
    link, problem = fragment.parse_link_far(text)
    if problem:
        with pytest.raises(LinkError) as caught:
            fragment.parse_link(text)
        assert caught.value.message == problem.message
    else:
        assert vars(fragment.parse_link(text)) == vars(link)
        assert vars(fragment.parse_link(fragment.format_link(link))) == normal(link)


def normal(link: Link) -> dict[str, object]:
    """What a link says once it has been spelt anew."""
    ply = None if link.ply == len(link.moves) else link.ply
    return {**vars(link), "ply": ply}


@pytest.mark.parametrize(
    ("text", "offending"),
    [
        ("g=bushi&x=1", "x=1"),
        ("g=bushi&m", "m"),
        ("g=bushi&", ""),
        ("g=bushi&g=bushi", "g=bushi"),
        ("g=bushi&m=t&m=f", "m=f"),
        ("G=bushi", "G=bushi"),
        ("m=t", "m=t"),
        ("", ""),
        ("#", ""),
    ],
)
def test_a_part_that_cannot_be_is_a_link_error(text: str, offending: str) -> None:
    with pytest.raises(LinkError) as caught:
        fragment.parse_link(text)
    assert caught.value.text == offending
    assert caught.value.kind == "request"
    assert isinstance(caught.value, RequestError)


@pytest.mark.parametrize(
    "escape",
    [
        "%",
        "%4",
        "%zz",
        "%+1",
        "% 1",
        "%ff",
        "%E6%AD",
        "%C0%AF",
        "%ED%A0%80",
        "%F4%90%80%80",
        "\ud800",
    ],
)
def test_a_broken_escape_is_a_link_error(escape: str) -> None:
    with pytest.raises(LinkError) as caught:
        fragment.parse_link(f"g=bushi&m={escape}")
    assert caught.value.text == escape


@pytest.mark.parametrize("ply", ["", "-1", "3", "x", "1.0", "+1", " 1", "٣", "9" * 5000])
def test_a_ply_that_is_none_of_the_record_is_a_link_error(ply: str) -> None:
    with pytest.raises(LinkError) as caught:
        fragment.parse_link(f"g=bushi&m=Nb.Tb&n={ply}")
    assert caught.value.text == (ply or "n=")


@pytest.mark.parametrize(("text", "ply"), [("0", 0), ("1", 1), ("2", 2), ("01", 1), ("00", 0)])
def test_a_ply_of_the_record_is_read(text: str, ply: int) -> None:
    assert fragment.parse_link(f"g=bushi&m=Nb.Tb&n={text}").ply == ply


def test_what_can_be_read_of_a_broken_link_is_kept() -> None:
    link, problem = fragment.parse_link_far("g=bushi&x=1&r=%zz&m=Nb.Tb&n=7")
    assert (link.game, link.rules, link.moves, link.ply) == ("bushi", "", ["Nb", "Tb"], None)
    assert problem is not None
    assert problem.text == "x=1"


def test_what_is_too_long_is_not_read() -> None:
    longest = "g=bushi&m=Nb&k=0~1~".ljust(fragment.LONGEST, "x")
    assert len(fragment.parse_link(longest).comments[0][1]) > 90_000
    for text in (longest + ".", "#" * 200_000, "&" * 200_000, "g=" + "%41" * 50_000):
        link, problem = fragment.parse_link_far(text)
        assert vars(link) == vars(Link())
        assert problem is not None
        assert (problem.reason, problem.text) == ("long-link", text)
        assert problem.message == "the link is longer than 100000 characters and is not read"


def test_a_problem_is_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    monkeypatch.setattr(fragment, "LinkError", lambda *parts: made.append(LinkError(*parts)))
    fragment.parse_link_far("g=bushi" + "&" * 50_000)
    assert len(made) == 1


def test_of_very_many_parts_the_last_are_not_read() -> None:
    assert fragment.parse_link_far("g=bushi" + "&x" * 20 + "&m=t")[0].moves == ["t"]
    link, problem = fragment.parse_link_far("g=bushi" + "&x" * 40_000 + "&m=t")
    assert (link.game, link.moves) == ("bushi", [])
    assert problem is not None
    assert problem.text == "x"
    assert fragment.parse_link_far("&".join(["g=bushi"] * 40))[1] is not None


SET = "g=orb&m=5fP&s=e:10,w:3&o=e&q=mate:3"


def test_a_link_tells_who_sits_where_and_what_is_asked() -> None:
    link = fragment.parse_link(SET)
    assert link.computers == {"w": 3, "e": 10}
    assert (link.bottom, link.question) == ("e", "mate:3")
    assert fragment.format_link(link) == SET
    assert fragment.format_link(fragment.parse_link("q=mate:3&o=e&s=w:3,e:10&m=5fP&g=orb")) == SET
    assert fragment.parse_link("g=bushi&q=win").question == "win"


def test_a_computer_in_a_link_may_have_a_style() -> None:
    text = "g=bushi&s=b:3,w:6:hunter"
    link = fragment.parse_link(text)
    assert link.computers == {"b": 3, "w": "6:hunter"}
    assert fragment.format_link(link) == text


def test_a_link_without_them_says_nothing_of_them() -> None:
    link = fragment.parse_link("g=bushi&m=Nb")
    assert (link.computers, link.bottom, link.question) == ({}, "", "")
    assert fragment.format_link(link) == "g=bushi&m=Nb"


@pytest.mark.parametrize(
    ("part", "offending", "kept"),
    [
        ("s=w:0", "w:0", {}),
        ("s=w:11", "w:11", {}),
        ("s=w:03", "w:03", {}),
        ("s=w:3,w:4", "w:4", {"w": 3}),
        ("s=w:3,b", "b", {"w": 3}),
        ("s=w:3:", "w:3:", {"w": 3}),
        ("s=w:3:A", "w:3:A", {"w": 3}),
        ("s=w:3:a:b", "w:3:a:b", {"w": 3}),
        ("s=w:0:hunter", "w:0:hunter", {}),
        ("s=W:3", "W:3", {}),
        ("s=", "s=", {}),
        ("s=:3,b:2", ":3", {"b": 2}),
        ("o=", "o=", {}),
        ("o=1", "1", {}),
        (f"o={'w' * 21}", "w" * 21, {}),
        ("q=", "q=", {}),
        ("q=mate:", "mate:", {}),
        ("q=mate:0", "mate:0", {}),
        ("q=mate:100", "mate:100", {}),
        ("q=Mate", "Mate", {}),
    ],
)
def test_what_makes_no_sense_is_left_out(part: str, offending: str, kept: dict[str, int]) -> None:
    link, problem = fragment.parse_link_far(f"g=bushi&{part}&m=Nb")
    assert problem
    assert problem.text == offending
    assert (link.moves, link.computers, link.bottom, link.question) == (["Nb"], kept, "", "")
