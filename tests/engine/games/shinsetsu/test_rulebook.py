"""The worked cases of the rulebook, and each rule by its name."""

import pytest

from anga.contract.position import Outcome
from anga.games.shinsetsu.rules.position import ShinsetsuPosition, parse, start
from anga.shared.errors import IllegalMove
from tests.engine.games.shinsetsu.boards import OTHERS, forces, legal, played, position


def refused(at: ShinsetsuPosition, token: str) -> object:
    with pytest.raises(IllegalMove) as caught:
        at.parse_move(token)
    reason = caught.value.reason
    return reason[0] if isinstance(reason, list) else reason


def won(seat: str, reason: str) -> Outcome:
    return Outcome(reason, {other: 1 if other == seat else 2 for other in "krgy"})


class TestTurn:
    def test_the_start(self) -> None:
        assert str(start()) == (
            "rCre2gKgEgHgC/rHre2gsgsgsgs/rEre6/rKre6/6ywyK/6ywyE/knknknkn2ywyH/kCkHkEkK2ywyC"
            " k - 0a,0a,0a,0a"
        )

    def test_a_roll_is_one_of_ten_and_unlike_faces_come_twice_as_often(self) -> None:
        odds = dict(zip(map(start().format_move, start().legal()), start().odds(), strict=True))
        assert len(odds) == 10
        assert sum(odds.values()) == 16
        assert odds["roll:KK"] == 1
        assert odds["roll:KC"] == 2

    def test_chariot_and_horseman_from_the_start(self) -> None:
        at = played(start(), "roll:CH")
        assert "pass" not in legal(at)
        assert {"C:a2a3", "C:a2@e", "H:b1a3", "H:b1c3"} <= legal(at)
        assert not {move for move in legal(at) if move.startswith("C:a1")}
        assert refused(at, "pass") == "no-pass"
        assert refused(at, "stop") == "use-one"

    def test_either_die_first_and_the_second_may_be_left(self) -> None:
        at = played(start(), "roll:KC K:d2d3")
        assert str(at).split(" ")[2] == "C*"
        assert "stop" in legal(at)
        assert played(start(), "roll:KC C:a2a3").phase == "K*"
        assert played(at, "stop").turn == "r"

    def test_neither_die_can_be_used(self) -> None:
        at = position(f"kCc2 kna4 {OTHERS} kKa1 kEd3 kHb3 knc3 knb2", "k CC")
        assert legal(at) != {"pass"}
        shut = position(f"kCa1 kKa2 kHb1 {OTHERS} knb3", "k CC")
        assert legal(shut) == {"pass"}
        assert played(shut, "pass").turn == "r"

    def test_with_one_kind_lost_and_the_other_shut_in_pawns_do_not_help(self) -> None:
        at = parse("4gK3/6gs1/8/rKrn6/6ywyK/1kn6/2kn5/kH2kK4 k CH 0aC,0a,0aCE,0a", "")
        assert legal(at) == {"pass"}

    def test_both_dice_may_move_one_piece(self) -> None:
        at = played(start(), "roll:HH H:b1c3")
        assert {"H:c3d5", "stop"} <= legal(at)

    def test_turns_go_clockwise(self) -> None:
        at = start()
        for seat in "krgyk":
            assert at.turn == seat
            at = played(at, "roll:KK")
            at = at.after(at.legal()[0])
            at = played(at, "stop")


class TestMoves:
    def test_king(self) -> None:
        at = position(f"kKd4 {OTHERS} kna2", "k KK")
        kings = {move for move in legal(at) if move.startswith("K:d4")}
        assert kings == {f"K:d4{to}" for to in ("c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5")}

    def test_chariot(self) -> None:
        at = position(f"kCd4 gHf4 knd2 {OTHERS}", "k CC")
        ways = {move[-2:] for move in legal(at) if move.startswith("C:d4")}
        assert ways == {"d3", "d5", "d6", "d7", "d8", "a4", "b4", "c4", "e4", "f4"}
        assert refused(at, "C:d4g4") == "no-jump"

    def test_elephant_jumps_diagonally(self) -> None:
        at = position(f"kEd4 gse5 knc3 {OTHERS}", "k EE")
        ways = {move[-2:] for move in legal(at) if move.startswith("E:d4")}
        assert ways == {"e5", "f6", "c5", "b6", "e3", "f2", "b2"}

    def test_pawn_of_each_facing(self) -> None:
        for facing, ahead, aslant in (
            ("n", "d5", ("c5", "e5")),
            ("e", "e4", ("e5", "e3")),
            ("s", "d3", ("c3", "e3")),
            ("w", "c4", ("c5", "c3")),
        ):
            taken = " ".join(f"gs{square}" for square in aslant)
            at = position(f"k{facing}d4 {taken} {OTHERS}", "k KK")
            goes = {move[-2:] for move in legal(at) if move.startswith("K:d4") and "@" not in move}
            assert goes == {ahead, *aslant}
            turns = {move[-1] for move in legal(at) if move.startswith("K:d4@")}
            assert turns == set("nesw") - {facing}

    def test_pawn_never_takes_a_king_nor_ahead(self) -> None:
        at = position(f"knd4 gKe5 gsd5 {OTHERS}", "k KK")
        assert refused(at, "K:d4e5") == "pawn-spares-king"
        assert refused(at, "K:d4d5") == "advance-empty"
        assert refused(at, "K:d4c5") == "aslant-captures"

    def test_pawn_in_place_of_a_piece_on_its_file(self) -> None:
        at = position(f"kCa1 kna4 knb2 {OTHERS}", "k CC")
        assert {"C:a4a5", "C:a4@s"} - legal(at) == {"C:a4a5"}  # Red's King is there
        assert refused(at, "C:b2b3") == "off-file"

    def test_a_file_of_red_is_a_rank(self) -> None:
        at = position("rCa7 red7 reb4 gsg7 ywg3 knf2", "r CC")
        assert "C:d7e7" in legal(at)
        assert refused(at, "C:b4c4") == "off-file"

    def test_both_kinds_lost(self) -> None:
        at = position(f"knb2 kHh1 {OTHERS}", "k CE")
        assert legal(at) == {"*:b2b3", "*:b2@e", "*:b2@s", "*:b2@w"}
        assert played(at, "*:b2b3").turn == "r"
        assert refused(at, "C:b2b3") == "both-lost"
        assert refused(at, "*:h1g3") == "both-lost"  # no piece but a Pawn

    def test_one_kind_lost(self) -> None:
        at = position(f"knb2 kHh1 {OTHERS}", "k CH")
        assert refused(at, "*:b2b3") == "both-lost-only"
        assert all(move.startswith("H:h1") for move in legal(at))
        assert legal(played(at, "H:h1f2")) == {"stop"}

    def test_the_same_lost_kind_twice(self) -> None:
        at = position(f"knb2 kHh1 {OTHERS}", "k CC")
        assert "*:b2b3" in legal(at)

    def test_both_lost_and_no_pawn(self) -> None:
        assert legal(position(f"kHh1 {OTHERS}", "k CE")) == {"pass"}


class TestCaptures:
    def test_a_pawn_scores(self) -> None:
        at = played(position(f"kCd4 gsd7 {OTHERS} knf2", "k CC"), "C:d4d7")
        assert forces(at) == "1a,0a,0a,0a"

    def test_an_officer_retreats(self) -> None:
        at = played(position(f"kCd4 gHd7 {OTHERS} knf2", "k CC", "0a,0a,0aCE,0a"), "C:d4d7")
        assert forces(at) == "0a,0a,0aCHE,0a"

    def test_a_promoted_piece_leaves_the_game(self) -> None:
        at = played(position(f"kCd4 g+Hd7 {OTHERS} knf2", "k CC"), "C:d4d7")
        assert forces(at) == "0a,0a,0a,0a"

    def test_the_first_king_is_a_prisoner(self) -> None:
        at = played(position(f"kCe4 {OTHERS} knf2", "k CC"), "C:e4e8")
        assert forces(at) == "0a,0a,0p,0a"
        assert at.outcome is None

    def test_a_suspended_piece_scores_whatever_it_is(self) -> None:
        for piece in ("gC", "g+C", "gs"):
            at = position(
                f"kCe7 {piece}h7 {OTHERS.replace('gsg7', 'gsb7')} knf2", "k CC", "0a,0a,0p,0a"
            )
            assert forces(played(at, "C:e7h7")) == "1a,0a,0p,0a"

    def test_the_second_king_scores_two(self) -> None:
        at = position(f"kEf2 knf3 {OTHERS}", "k KE", "0a,1a,0p,0a")
        after = played(at, "E:f2h4")
        assert forces(after) == "2a,1a,0p,0x"
        assert after.outcome == won("k", "score")
        assert str(after).split(" ")[1:3] == ["k", "-"]
        assert after.legal() == ()


class TestPrisoner:
    def test_it_only_rolls(self) -> None:
        at = position(f"knf2 {OTHERS}", "g -", "0a,0a,0p,0a")
        assert at.chance
        assert played(at, "roll:KC").turn == "y"
        assert list(at.unlisted()) == []

    def test_it_escapes_by_two_kings(self) -> None:
        at = position(f"knf2 gwb7 {OTHERS}", "g -", "0a,0a,3p,0a")
        after = played(at, "roll:KK")
        assert forces(after) == "0a,0a,3a,0a"
        assert after.phase == "mb7g7"
        assert legal(after) == {f"@{at}{way}" for at in ("b7", "g7") for way in "nesw"}
        done = played(after, "@g7n @b7w")
        assert (done.turn, done.phase) == ("y", "-")
        assert done.board[6 * 8 + 6] == "gn"

    def test_without_pawns_the_turn_ends_at_once(self) -> None:
        at = position("knf2 rnb5 ywg3 gHb7", "g -", "0a,0a,0p,0a")
        assert played(at, "roll:KK").turn == "y"

    @pytest.mark.parametrize("piece", ["kCe8", "gEe8"])
    def test_any_piece_bars_the_way(self, piece: str) -> None:
        at = position(f"{piece} knf2 {OTHERS}", "g -", "0a,0a,0p,0a")
        after = played(at, "roll:KK")
        assert (after.turn, forces(after)) == ("y", "0a,0a,0p,0a")

    def test_after_an_escape_the_next_king_is_a_first_one_again(self) -> None:
        at = position(f"rCd5 knf2 {OTHERS}", "g -", "0a,0a,0p,0a")
        again = played(at, "roll:KK @g7s roll:KK")
        assert again.turn == "y"
        later = position(f"rCd5 knf2 {OTHERS}", "r CC")
        assert forces(played(later, "C:d5d1")) == "0p,0a,0a,0a"

    def test_a_prisoner_without_pieces_has_no_turn_but_counts(self) -> None:
        at = position("kCe7 gsg7 knf2 rnb5 ywg3 yEg4", "k CE", "0a,0a,0p,0a")
        after = played(at, "C:e7g7")
        assert forces(after) == "1a,0a,0p,0a"
        assert played(after, "stop roll:KK").turn == "r"
        skipped = played(after, "stop roll:KK K:a5a6 stop")
        assert skipped.turn == "y"


class TestPromotion:
    def test_on_arrival_if_the_barracks_hold_somebody(self) -> None:
        at = position(f"knb7 {OTHERS}", "k KK", "0aHE,0a,0a,0a")
        assert {"K:b7b8=H", "K:b7b8=E"} <= legal(at)
        assert refused(at, "K:b7b8") == "must-promote"
        assert refused(at, "K:b7b8=C") == "not-in-barracks"
        after = played(at, "K:b7b8=H")
        assert forces(after) == "0aE,0a,0a,0a"
        assert after.board[7 * 8 + 1] == "k+H"

    def test_it_stays_when_the_barracks_are_empty_and_is_promoted_later(self) -> None:
        at = played(position(f"knb7 {OTHERS}", "k KK"), "K:b7b8")
        assert at.board[7 * 8 + 1] == "kn"
        later = position(f"knb8 {OTHERS}", "k KC", "0aC,0a,0a,0a")
        assert "K:b8=C" in legal(later)
        assert refused(later, "C:b8=C") == "waiting-needs-king"

    @pytest.mark.parametrize(
        ("pieces", "turn", "move"),
        [
            ("kng7", "k", "K:g7g8=C"),
            ("reg5", "r", "K:g5h5=C"),
            ("gsb2", "g", "K:b2b1=C"),
            ("ywb6", "y", "K:b6a6=C"),
        ],
    )
    def test_each_forces_far_row(self, pieces: str, turn: str, move: str) -> None:
        at = position(f"{pieces} knf2 rnb5 gsg6 ywg3", f"{turn} KK", "0aC,0aC,0aC,0aC")
        assert move in legal(at)

    def test_a_pawn_turned_sideways_is_promoted_only_on_its_owners_far_row(self) -> None:
        at = position(f"keg5 gsh6 {OTHERS}", "k KK", "0aC,0a,0a,0a")
        assert {"K:g5h5", "K:g5h6"} <= legal(at)
        assert refused(at, "K:g5h5=C") == "not-far"

    def test_along_the_far_row_it_does_not_arrive_again(self) -> None:
        at = position(f"kwb8 {OTHERS}", "k KK", "0aC,0a,0a,0a")
        assert "K:b8a8" in legal(at)
        assert refused(at, "K:b8a8=C") == "not-far"

    def test_by_a_capture_and_for_both_dice(self) -> None:
        at = position(f"knb7 gHc8 {OTHERS}", "k CE", "0aC,0a,0a,0a")
        assert {"*:b7b8=C", "*:b7c8=C"} <= legal(at)


class TestEnd:
    @pytest.mark.parametrize(
        ("seat", "pieces", "move"),
        [
            ("k", "kKd7 gKg8", "K:d7e8"),
            ("g", "gKd2 kKg1", "K:d2d1"),
            ("r", "rKg4 yKh8", "K:g4h4"),
            ("y", "yKb5 rKa8", "K:b5a5"),
        ],
    )
    def test_entry(self, seat: str, pieces: str, move: str) -> None:
        at = position(f"{pieces} kef2 rnb3 gsf7 ywg3", f"{seat} KK")
        assert played(at, move).outcome == won(seat, "entry")

    def test_entry_by_capture_of_the_king(self) -> None:
        at = position(f"kKd7 knf2 {OTHERS}", "k KK", "0a,5a,0a,0a")
        assert played(at, "K:d7e8").outcome == won("k", "entry")

    def test_entry_comes_before_a_tie(self) -> None:
        at = position("kKd7 gsg7 knf2 rnb5 ywg3", "k KK", "1a,0p,0a,3a")
        after = played(at, "K:d7e8")
        assert after.outcome == won("k", "entry")
        assert forces(after) == "3a,0p,0x,3a"
        assert parse(str(after)).outcome == after.outcome

    def test_a_lone_king_is_eliminated(self) -> None:
        at = played(position("kCe4 gse7 knf2 rnb5 ywg3", "k CC"), "C:e4e7")
        assert forces(at) == "1a,0a,0x,0a"
        assert "gK" not in at.board

    def test_two_left_are_compared(self) -> None:
        at = position("rCe3 gse7 knf2 rnb5 ywg3", "r CC", "0p,1a,0a,1a")
        assert played(at, "C:e3e7").outcome == won("r", "score")
        behind = position("rCe3 gse7 knf2 rnb5 ywg3", "r CC", "0p,1a,0a,9a")
        assert played(behind, "C:e3e7").outcome == won("y", "score")

    def test_a_tie_is_played_on_alone(self) -> None:
        at = played(position("rCe3 gse7 knf2 rnb5 ywg3", "r CC", "0p,1a,0a,2a"), "C:e3e7")
        assert forces(at) == "0p,2A,0x,2A"
        assert at.outcome is None
        assert played(at, "stop").turn == "y"
        after = played(at, "stop roll:KK K:g3f3 stop")
        assert after.turn == "r"

    def test_after_a_tie_a_captured_king_decides(self) -> None:
        at = position("rCh7 knf2 rnb5 ywg3", "r CC", "0p,2A,0x,2A")
        after = played(at, "C:h7h4")
        assert after.outcome == won("r", "capture")
        assert forces(after) == "0p,4A,0x,2x"

    def test_after_a_tie_elimination_decides_even_where_suspended_pieces_lie(self) -> None:
        at = position("rCg7 knf2 rnb5 ywg3", "r CC", "0p,2A,0x,2A")
        after = played(at, "C:g7g3")
        assert after.outcome == won("r", "elimination")

    def test_after_a_tie_score_decides_nothing(self) -> None:
        at = position("rCg7 knf2 rnb5 ywg3 yHh1 ksg6", "r CC", "0p,2A,0x,2A")
        assert played(at, "C:g7g6").outcome is None


class TestDeals:
    def test_part_of_a_score_is_given_to_another_active_force(self) -> None:
        at = position(f"knf2 {OTHERS}", "k -", "2a,0a,0p,0a")
        deals = {at.format_move(move) for move in at.unlisted()}
        assert deals == {"give:1:r", "give:2:r", "give:1:y", "give:2:y"}
        assert not deals & legal(at)
        assert str(played(at, "give:2:y")).endswith("k - 0a,0a,0p,2a")

    def test_as_long_as_the_turn_lasts(self) -> None:
        at = position(f"knf2 {OTHERS}", "k -", "2a,0a,0a,0a")
        after = played(at, "give:1:r roll:KK give:1:r K:f2f3")
        assert forces(after) == "0a,2a,0a,0a"
        once = played(at, "roll:KK K:f2f3 give:1:g")
        assert once.phase == "K*"

    @pytest.mark.parametrize(
        ("token", "reason"),
        [("give:3:r", "deal-score"), ("give:1:k", "deal-self"), ("give:1:g", "deal-active")],
    )
    def test_what_cannot_be_given(self, token: str, reason: str) -> None:
        at = position(f"knf2 {OTHERS}", "k -", "2a,0a,0p,0a")
        assert refused(at, token) == reason

    def test_not_by_a_prisoner_nor_while_pawns_are_faced(self) -> None:
        at = position(f"knf2 {OTHERS}", "g -", "0a,0a,2p,0a")
        assert refused(at, "give:1:k") == "deal-prisoner"
        assert refused(played(at, "roll:KK"), "give:1:k") == "deal-not-now"
