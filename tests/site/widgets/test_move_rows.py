"""The rows of a list of moves: which there are, and which are written anew."""

from browser.dom import escape_html
from widgets.move_rows import Rows, plies_in_rows
from words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

WORDS = Words("en")


def lines(seats: str) -> list[list[int]]:
    history: Any = [{"seat": seat} for seat in seats]
    return [[ply for ply, _ in line] for line in plies_in_rows(history)]


def rows(seats: str, side_lines: "Any" = (), notes: "Any" = None, colours: "Any" = None) -> Rows:
    history: Any = [
        {"seat": seats[ply], "notation": seats[ply] + str(ply), "description": "<moved>"}
        for ply in range(len(seats))
    ]
    return Rows(history, side_lines, notes or {}, colours or {}, WORDS)


def test_two_seats_share_a_line() -> None:
    assert lines("bwbwb") == [[0, 1], [2, 3], [4]]
    assert lines("wbw") == [[0, 1], [2]]


def test_a_line_ends_where_the_first_seat_is_back() -> None:
    assert lines("abcdabcd") == [[0, 1, 2, 3], [4, 5, 6, 7]]
    assert lines("abcdabda") == [[0, 1, 2, 3], [4, 5, 6], [7]]


def test_rounds_of_those_who_are_left_have_lines_too() -> None:
    assert lines("abcdbcdbdbd") == [[0, 1, 2, 3], [4, 5, 6], [7, 8], [9, 10]]


def test_a_seat_that_moves_twice_in_a_row_begins_a_line_each_time() -> None:
    assert lines("aab") == [[0], [1, 2]]


def test_a_turn_of_several_moves_is_one_line() -> None:
    history: Any = [{"seat": seat} for seat in "kkkrrgyykk"]
    found = [[ply for ply, _ in line] for line in plies_in_rows(history, True)]
    assert found == [[0, 1, 2, 3, 4, 5, 6, 7], [8, 9]]


def test_no_moves_make_no_lines() -> None:
    assert lines("") == []


def test_a_move_is_a_button_with_its_ply_and_what_it_did() -> None:
    text, after = rows("bw", notes={2: ("a note", "noted")}).rows_html(0, 10)
    assert after == 1
    assert text.count("<li") == 1
    first = (
        '<button type="button" class="move" name="ply-1" title="&lt;moved&gt;" tabindex="-1">b0<'
    )
    assert first in text
    assert 'name="ply-2" title="&lt;moved&gt;, a note" aria-label="w1, a note" ' in text
    assert escape_html('a&b<"c">') == "a&amp;b&lt;&quot;c&quot;&gt;"


def test_rows_are_numbered_by_their_first_moves_as_moves_are_counted_everywhere() -> None:
    for seats, colours in (("bwbwb", {}), ("abcdabcda", {}), ("aabba", {"a": "dark"})):
        made = rows(seats, colours=colours)
        parts = made.rows_html(0, 100)[0].split('class="number" aria-hidden="true">')[1:]
        numbers = [part.partition("<")[0] for part in parts]
        assert numbers == [str(line[0][0] + 1) for line in made.lines]


def test_a_long_game_is_written_in_slices_that_make_the_whole() -> None:
    side_lines = [(1, 0, "1. x"), (7, 0, "8. y"), (7, 1, "9. z"), (10, 0, "11. w")]
    whole = rows("bw" * 5, side_lines)
    parts, row = [], 0
    while row < len(whole.lines):
        text, row = whole.rows_html(row, 3)
        parts.append(text)
    assert "".join(parts) == whole.rows_html(0, 100)[0]
    assert len(parts) == 3
    assert "".join(parts).count('class="aside"') == 4
    assert 'data-deep="1"><button type="button" name="line-2"' in "".join(parts)


def test_a_run_of_a_seat_begins_with_its_colour() -> None:
    text, _ = rows("kkrk", colours={"k": "dark", "r": "red"}).rows_html(0, 10)
    assert text.count('class="run"') == 3
    assert text.count('data-colour="red"') == 1
    assert text.count("<div") == text.count("</div>")


def test_only_what_is_another_is_written_anew() -> None:
    old = rows("bwbwb")
    assert rows("bwbwb").same(old)
    assert rows("bwbwbw").alike(old) == 2
    assert rows("bwbwbwb").alike(old) == 2
    assert rows("bwb").alike(old) == 1
    assert not rows("bwbwb", notes={3: ("so", "slip")}).same(old)
    assert rows("bwbwb", notes={3: ("so", "slip")}).alike(old) == 1
    assert rows("bwbwb", notes={0: ("so", "slip")}).alike(old) == 0
    assert rows("bwbwb", [(2, 0, "3. x")]).alike(old) == 1
    assert rows("bwbwb", [(5, 0, "6. x")]).alike(old) == 2
    assert rows("bwbwb", colours={"b": "dark"}).alike(old) == 0
    assert rows("").alike(old) == 0


def test_what_leaves_after_the_last_move_goes_with_the_row_that_comes() -> None:
    leaving = [(4, 0, "5. x")]
    old, new = rows("bwbw", leaving), rows("bwbwb", leaving)
    assert new.alike(old) == 1
    assert old.before(1) == new.before(1) == 1
    assert new.before(2) == 2
    assert new.before(3) == 4


def test_no_line_ends_beside_an_arrow() -> None:
    words = Words("en", {"went": {"en": "{0} P {1} to"}})
    history: Any = [
        {"seat": "w", "notation": ["went", "↑", "→"], "description": ["went", "a", "b"]}
    ]
    html, _ = Rows(history, [], {}, {}, words).rows_html(0, 10)
    assert ">↑\u00a0P\u00a0→\u00a0to</button>" in html
