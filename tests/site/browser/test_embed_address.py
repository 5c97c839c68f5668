"""What the address of a frame asks for."""

from browser.embed_address import options, parse_tap


def test_a_frames_fragment_is_a_link_and_wishes() -> None:
    link, asked = options("#g=chatra&lang=ja&m=f9.g3&tap=10.5,20,360&start=now&s=w:5")
    assert link == "g=chatra&m=f9.g3&s=w:5"
    assert asked == {"lang": "ja", "tap": "10.5,20,360", "start": "now"}
    assert options("#g=bushi") == ("g=bushi", {})
    assert options("#lang=en") == ("", {"lang": "en"})
    assert options("") == ("", {})


def test_what_is_no_link_and_no_wish_stays_for_the_link_to_complain() -> None:
    assert options("g=bushi&x=1&=&&lang")[0] == "g=bushi&x=1&=&"


def test_what_others_add_behind_another_hash_is_not_ours() -> None:
    link, asked = options("#g=bushi&m=El.Wb&lang=ja#?secret=a1B2&m=x")
    assert (link, asked) == ("g=bushi&m=El.Wb", {"lang": "ja"})
    assert options("#?secret=a1B2") == ("", {})


def test_an_address_may_be_copied_from_a_snippet() -> None:
    assert options("#g=bushi&amp;m=El.Wb&amp;lang=ja") == ("g=bushi&m=El.Wb", {"lang": "ja"})


def test_where_a_picture_was_touched() -> None:
    assert parse_tap("10.5,20,360") == (10.5, 20.0, 360.0)
    for text in ("", "1,2", "1,2,3,4", "a,b,c", "400,1,360", "-1,1,360", "1,1,0", "nan,1,360"):
        assert parse_tap(text) is None, text
