"""Ends that people make, in links and in records."""

import json

from anga.shared.ends import format_end, parse_end, reason_slug
from anga.shared.formats.fragment import format_link, parse_link, parse_link_far
from anga.shared.formats.recognise import recognise


def test_an_end_is_read_as_it_is_written() -> None:
    for text in ("resign:w", "time:b", "agreed"):
        end = parse_end(text)
        assert end
        assert format_end(end) == text


def test_what_is_no_end_is_none() -> None:
    for text in ("", "resign", "resign:", "time:", "agreed:", "agreed:b", "mate:b", "mate"):
        assert parse_end(text) is None, text


def test_whoever_resigns_or_runs_out_of_time_loses_and_nobody_wins_what_is_agreed() -> None:
    for text, white in (("resign:w", 2), ("time:w", 2), ("agreed", 1)):
        end = parse_end(text)
        assert end
        assert end.placings(["b", "w"]) == {"b": 1, "w": white}


def test_a_draw_has_words_of_its_own_where_a_game_gives_some() -> None:
    both = {"en": "…", "ja": "…"}
    words = {"reason:mate": both, "reason:quiet": both, "reason:quiet:drawn": both}
    assert reason_slug("quiet", "", words) == "reason:quiet"
    assert reason_slug("quiet", "drawn", words) == "reason:quiet:drawn"
    assert reason_slug("mate", "drawn", words) == "reason:mate"


def test_a_link_tells_of_an_end() -> None:
    text = "g=toy&m=x.y&e=resign:w"
    assert parse_link(text).end == "resign:w"
    assert format_link(parse_link(text)) == text
    assert parse_link("g=toy&m=x").end == ""


def test_an_end_that_nobody_knows_is_left_out_and_that_is_told() -> None:
    for wrong in ("lost:w", "resign", "time:W", "agreed:b", ""):
        link, problem = parse_link_far("g=toy&m=x&e=" + wrong)
        assert link.end == ""
        assert link.moves == ["x"]
        assert problem
        assert problem.text == (wrong or "e=")


def test_a_pasted_record_tells_of_an_end() -> None:
    record = {"game": "toy", "record": ["x"], "end": "agreed"}
    for text in ("game: toy\nend: agreed\n\nx y\n", json.dumps(record)):
        link = recognise(text).link
        assert link
        assert link.end == "agreed"
    strange = recognise("game: toy\nend: lightning\n\nx\n").link
    assert strange
    assert strange.end == ""
