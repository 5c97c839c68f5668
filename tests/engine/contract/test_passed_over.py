"""Who was passed over says why at its seat, in every game for four, until its next turn."""

import pytest

from anga import games
from anga.contract.game import AnyLine
from anga.record import record
from anga.service.shown import shown_line
from anga.shared.phrases import mentions
from tests.engine.contract.wording import spoken
from tests.engine.playouts import each_move, every_game, every_rules, playout, random_games


def notes(line: AnyLine) -> "dict[str, list[str]]":
    """What is told at each seat of the Scene that a page shows."""
    seats = shown_line(line, {})["scene"]["seats"]
    return {
        seat["seat"]: [spoken(note, line.game.words) for note in seat.get("notes", [])]
        for seat in seats
    }


@every_rules
@random_games
def test_notes_are_about_others_than_the_last_to_move(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    found = line.game.passed_over(line)
    for seat, note in found.items():
        if seat != line.position.turn:
            assert notes(line)[seat][0] == spoken(note, line.game.words)
    assert set(found) <= {*line.game.seats}


@every_rules
@random_games
def test_news_is_told_in_words_to_seats(game_id: str, rules: str, seed: int, plies: int) -> None:
    line = playout(game_id, rules, seed, plies)
    for before, move, after in zip(line.positions, line.moves, line.positions[1:], strict=False):
        for seat, told in line.game.news(before, move, after).items():
            assert seat in line.game.seats
            assert all(spoken(news, line.game.words).endswith((".", "。")) for news in told)
            assert all(mentions(news, f"seat:{before.turn}") for news in told), "whose move it was"


def test_who_is_passed_over_says_so_before_what_lasts() -> None:
    moves = "4i3h.9g8g.6b6c.1d2c.7i8h.8g7h.5b7b.1c2b.3h2g.7h6h"
    line = record.replay(record.parse_fragment(f"g=orb&m={moves}")[0])
    assert notes(line)["n"] == ["skipped: South in check", "red orb"]


@every_game
def test_nobody_is_passed_over_at_the_start(game_id: str) -> None:
    line = games.get(game_id).line()
    assert line.game.passed_over(line) == {}


def test_a_player_whom_a_check_skips_says_so_until_its_turn() -> None:
    line = skipping()
    before, after = line.positions[-2], line.position
    (skipped,) = line.game.passed_over(line)
    assert skipped not in (before.turn, after.turn)
    (note,) = [note for note in notes(line)[skipped] if note.startswith("skipped")]
    assert note == f"skipped: {spoken(f'seat:{after.turn}', line.game.words)} in check"
    while line.position.turn != skipped and not line.outcome:
        assert note in notes(line)[skipped]
        line = line.after(line.legal()[0])
    assert line.outcome is None
    assert not [note for note in notes(line)[skipped] if note.startswith("skipped")]


def skipping() -> AnyLine:
    """A game of Yonin Shogi whose last move has skipped somebody and mated nobody."""
    for seed in range(400):
        line = playout("orb", "", seed, 60)
        cut = games.get("orb").line()
        for move in line.moves:
            cut = cut.after(move)
            found = [n for n in cut.game.passed_over(cut).values() if n[0] == "note:skipped"]
            if len(found) == 1 and len(cut.game.passed_over(cut)) == 1:
                return cut
    pytest.fail("nobody was skipped")


def test_a_force_that_no_die_can_move_says_which_it_had() -> None:
    line = games.get("shinsetsu").line()
    seed = 0
    while not line.moves or getattr(line.moves[-1], "action", "") != "pass":
        seed += 1
        line = cut_at_pass(playout("shinsetsu", "", seed, 60))
    seat = line.positions[-2].turn
    assert notes(line)[seat][-1].startswith("no move: ")


def cut_at_pass(line: AnyLine) -> AnyLine:
    """A line until its first pass, or all of it."""
    cut = line.game.line()
    for move in line.moves:
        cut = cut.after(move)
        if move.action == "pass":
            break
    return cut


def test_a_mated_player_says_by_whom_in_place_of_its_place_alone() -> None:
    text = "8nK/2nS3sG2/3nP3sG1/9/8eK/wK8/9/1sR7/4sK4 s bbbb G,-,R,- aaaa"
    line = games.get("orb").line("", text).play("G*2b")
    assert notes(line)["n"] == ["4th: mated by South"]


def test_a_force_says_who_took_its_king() -> None:
    taken = next(
        cut
        for seed in range(400)
        for cut in each_move("shinsetsu", seed, 120)
        if any(str(note[0]).endswith(":by") for note in cut.game.passed_over(cut).values())
    )
    (seat,) = [s for s, n in taken.game.passed_over(taken).items() if str(n[0]).endswith(":by")]
    captor = spoken(f"seat:{taken.positions[-2].turn}", taken.game.words)
    assert captor in notes(taken)[seat][0]
    assert len(notes(taken)[seat]) == 1
