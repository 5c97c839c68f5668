"""What pictures of the site are taken of."""

from anga.record import record
from anga.record.record import Record
from anga.shared.formats.fragment import parse_link
from build.pictures.states import middle


def test_the_middle_of_a_game_is_after_some_moves_and_before_its_end() -> None:
    page, _, fragment = middle("bushi").partition("#")
    assert page == "bushi.html"
    line = record.replay(Record("bushi", moves=tuple(parse_link(fragment).moves)))
    assert len(line.moves) > 1
    assert line.outcome is None
