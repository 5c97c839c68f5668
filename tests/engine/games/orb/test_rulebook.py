"""Moves, turns, mates and the end, by name."""

import pytest

from anga.contract.pictures import alt_text
from anga.contract.position import Outcome
from anga.games.orb import GAME
from anga.games.orb.rules.seats import KINDS
from anga.record import record
from anga.record.record import Record
from anga.shared.errors import PositionError
from anga.shared.phrases import say
from tests.engine.games.orb.boards import KINGS, board, played, refused, text, tokens

BOTH = "sK:9d sG:4e,6e wK:9h wG:7c nK:5c nP:4b,5b,6b eK:1g eG:3c eR:2d"
SMOTHERED = "sK:5i wK:9f nK:1a eK:1e sG:2c nP:2a"  # a Gold or Pawn on 1b mates North


class TestMoves:
    def test_each_seat_moves_in_its_own_direction(self) -> None:
        for turn, token in (("s", "5e5d"), ("w", "5e4e"), ("n", "5e5f"), ("e", "5e6e")):
            position = board(f"{KINGS} {turn}P:5e", turn)
            assert {move for move in tokens(position) if move[:2] == "5e"} == {token}

    def test_promotion_is_optional_into_within_and_out_of_the_zone(self) -> None:
        moves = tokens(board(KINGS + " sS:8d,6c sR:2b"))
        assert {"8d7c", "8d7c+", "6c7d", "6c7d+", "6c5b", "6c5b+", "2b2h", "2b2h+"} <= moves

    def test_a_pawn_on_its_last_rank_must_promote(self) -> None:
        position = board(KINGS + " sP:8b")
        assert "8b8a+" in tokens(position)
        assert refused(position, "8b8a") == ("dead-end", ("8a",))
        west = board(KINGS.replace("1d", "2d") + " wP:2h", "w")
        assert refused(west, "2h1h") == ("dead-end", ("1h",))

    def test_a_pawn_blocked_by_a_flipped_king_is_no_violation(self) -> None:
        assert tokens(board("sK:5i wK:9f nK:4a xx:8g sP:8h", states="aaa4"))

    def test_captured_pieces_join_the_hand_unpromoted(self) -> None:
        after = played(board(KINGS + " sG:6f w+R:6e"), "6f6e")
        assert str(after).split()[3] == "R,-,-,-"

    def test_nifu_is_seen_along_the_owners_own_axis(self) -> None:
        south = board(KINGS + " sP:7e", hands="P,-,-,-")
        assert refused(south, "P*7g") == ("two-pawns", ("7e",))
        west = board(KINGS + " wP:7e", "w", hands="-,P,-,-")
        assert refused(west, "P*4e") == ("two-pawns", ("7e",))
        assert "P*7g" in tokens(west)
        assert "P*7g" in tokens(board(KINGS + " s+P:7e nP:7d", hands="P,-,-,-"))

    def test_kings_are_never_captured(self) -> None:
        """West and East wait in check; South, who answers his own, may not take West."""
        position = board("sK:5i wK:9e nK:1a eK:1e sR:5e nR:5g")
        assert position.check == ("s", "w", "e")
        assert refused(position, "5e9e") == ("king-untouchable", ("9e",))

    @pytest.mark.parametrize(
        ("token", "slug"),
        [
            ("5h5g", "nothing-there"), ("7c7d", "not-yours"), ("6g6h", "own-piece"),
            ("6g6d", "cannot-go"), ("6g5f+", "no-promotion"), ("7h7g+", "outside-zone"),
            ("P*5e", "not-in-hand"), ("G*7c", "drop-on-piece"), ("pass", "no-pass"),
        ],
    )  # fmt: skip
    def test_what_a_move_breaks_is_named(self, token: str, slug: str) -> None:
        position = board(KINGS + " sG:6g sS:6h,7h nP:7c", hands="G,-,-,-")
        assert refused(position, token)[0] == slug

    def test_the_nearest_piece_in_a_rooks_way_is_named(self) -> None:
        position = board(KINGS + " sR:5g sP:5f s+P:5e sG:7g nS:3g")
        own = position.refusal(position.parse_any_move("5g5d"))
        assert own.reason == ["blocked-by-own", "piece:P", ["square", "5", "rank:f"]]
        assert refused(position, "5g5d") == ("blocked-by-own", ("5f",))
        assert refused(position, "5g9g") == ("blocked-by-own", ("7g",))
        assert refused(position, "5g2g") == ("blocked", ("3g",))
        assert refused(position, "5g4f")[0] == "cannot-go"

    def test_how_a_piece_goes_is_told_of_every_kind(self) -> None:
        position = board(KINGS + " sG:6g")
        reason = position.refusal(position.parse_any_move("6g6d")).reason
        told = say(reason, position.words, "en")
        assert told == "a Gold steps one square, straight or diagonally forward."
        assert {f"goes:{kind}" for kind in KINDS} <= {*position.words}


class TestUchifuzume:
    def test_a_dropped_pawn_may_not_mate_on_the_spot(self) -> None:
        position = board(SMOTHERED, hands="GP,-,-,-")
        assert refused(position, "P*1b") == ("pawn-drop-mate", ("1b",))
        assert played(position, "G*1b").states == "aa4a"

    def test_a_pawn_on_the_board_may_mate(self) -> None:
        position = board(SMOTHERED + " sP:1c")
        assert played(position, "1c1b").states == "aa4a"

    def test_a_dropped_pawn_may_check(self) -> None:
        position = board(SMOTHERED.replace(" nP:2a", ""), hands="P,-,-,-")
        assert played(position, "P*1b").check == ("n",)

    def test_answers_to_a_check_are_bound_by_it(self) -> None:
        """A Pawn on 5d would shield South’s King from the Rook on 2d, and mate North."""
        position = board(BOTH, hands="P,-,-,-")
        assert position.check == ("s",)
        assert refused(position, "P*5d") == ("pawn-drop-mate", ("5d",))
        assert {"P*3d", "P*8d"} <= tokens(position)

    def test_who_must_wait_is_not_mated_on_the_spot(self) -> None:
        """The same, but West too is in check and has an answer, which comes first."""
        position = board(BOTH + " nR:6h", hands="P,-,-,-")
        assert position.check == ("s", "w")
        after = played(position, "P*5d")
        assert (after.turn, after.check, after.states) == ("w", ("w", "n"), "aaaa")


class TestTurn:
    def test_turns_go_clockwise(self) -> None:
        position = GAME.start()
        order = []
        for token in ("5g5f", "7e6e", "5c5d", "3e4e"):
            order.append(position.turn)
            position = played(position, token)
        assert order == ["s", "w", "n", "e"]
        assert position.turn == "s"

    def test_a_check_jumps_the_turn(self) -> None:
        after = played(board("sK:5i wK:9c nK:4a eK:1d sR:7g"), "7g7d")
        assert (after.turn, after.check) == ("e", ("e",))

    def test_of_several_in_check_the_first_clockwise_answers_first(self) -> None:
        after = played(board("sK:5i wK:9e nK:5a eK:1e sR:3g"), "3g3e")
        assert (after.turn, after.check) == ("w", ("w", "e"))
        assert played(after, "9e9d").turn == "e"

    def test_a_check_may_be_opened_by_somebody_else(self) -> None:
        after = played(board("sK:5i wK:9e nK:5a eK:1d nS:6e eR:3e", "n"), "6e7f")
        assert (after.turn, after.check) == ("w", ("w",))

    def test_a_check_must_be_answered(self) -> None:
        position = board("sK:5i wK:9c nK:4a eK:1d nR:5e sG:6h sP:3g", hands="P,-,-,-")
        expected = "5i4h 5i4i 5i6i 6h5g 6h5h P*5f P*5g P*5h"
        assert tokens(position) == set(expected.split())
        assert refused(position, "3g3f") == ("check-ignored", ("5e",))
        assert refused(position, "5i5h") == ("king-into-check", ("5e",))
        assert refused(position, "pass")[0] == "in-check-no-pass"
        stepping = position.refusal(position.parse_any_move("5i5h"))
        assert stepping.reason == ["king-into-check", "king-into-check:unanswered"]

    def test_a_pinned_piece_stays_on_its_line(self) -> None:
        position = board("sK:5i wK:9c nK:4a eK:1d nR:5e sG:5h")
        assert {move for move in tokens(position) if move[:2] == "5h"} == {"5h5g"}
        assert refused(position, "5h4h") == ("king-exposed", ("5e",))

    def test_a_king_that_is_not_in_check_leaves_none_unanswered(self) -> None:
        position = board("sK:5i wK:9c nK:4a eK:1d nR:4e")
        stepping = position.refusal(position.parse_any_move("5i4i"))
        assert stepping.reason == ["king-into-check", "king-into-check:exposed"]

    def test_against_two_attackers_only_the_king_can_help(self) -> None:
        position = board("sK:5i wK:9c nK:4a eK:1d nR:5e eS:4h sG:6h", hands="G,-,-,-")
        assert {move[:2] for move in tokens(position)} == {"5i"}

    def test_who_has_no_move_and_is_not_in_check_passes(self) -> None:
        position = board("sK:9i sP:9h xx:9g wK:5e wR:8d eK:1c", states="aa4a")
        assert tokens(position) == {"pass"}
        assert played(position, "pass").turn == "w"

    def test_who_has_only_excessive_moves_passes(self) -> None:
        """The Silver could only take Golds of East’s, whose orb is red."""
        pieces = "sK:9i sP:9h sS:1b xx:9g wK:5e wR:8d eK:3e eG:1a,2a,2c"
        free = board(pieces, states="aa4a")
        assert tokens(free) == {"1b1a", "1b1a+", "1b2a", "1b2a+", "1b2c", "1b2c+"}
        assert tokens(board(pieces, orbs="bbbr", states="aa4a")) == {"pass"}


class TestMate:
    def test_the_mated_king_is_flipped_and_the_rest_stays_neutral(self) -> None:
        before = board("sK:5i wK:9f nK:1a eK:1e sG:2c,3b nS:7b nP:6c sR:8h", hands="G,-,R,-")
        after = played(before, "G*2b")
        assert str(after) == ("8xx/2nS3sGsG1/3nP3sG1/9/8eK/wK8/9/1sR7/4sK4 e bbbb -,-,R,- aa4a")

    def test_the_next_turn_is_counted_from_the_mated_player(self) -> None:
        assert played(board(SMOTHERED, hands="G,-,-,-"), "G*1b").turn == "e"

    def test_neutral_pieces_attack_nothing_and_may_be_captured(self) -> None:
        position = board("sK:5i wK:9f xx:4a eK:1d nR:5e sS:6f", states="aa4a")
        assert position.check == ()
        assert refused(position, "5e5f") == ("neutral-stays", ("5e",))
        assert str(played(position, "6f5e")).split()[3] == "R,-,-,-"

    def test_a_mate_may_release_somebody_elses_check(self) -> None:
        """North’s Rook checks South and West. South answers by mating North: both are free."""
        pieces = SMOTHERED.replace("wK:9f", "wK:9b") + " nR:3b"
        position = board(pieces.replace("sK:5i", "sK:3i"), hands="G,-,-,-")
        assert position.check == ("s", "w")
        assert refused(position, "G*1b")[0] == "check-ignored"
        after = played(position, "3i4i")
        assert (after.turn, after.check) == ("w", ("w",))

    def test_several_mates_are_settled_in_one_move(self) -> None:
        """The Rook on rank a mates North, the Gold’s line was waiting for East."""
        before = board("sK:9i wK:9a xx:5a,1e sG:8c,7h sR:1h", hands="G,-,-,-", states="aa43")
        after = played(before, "G*9b")
        assert after.states == "1243"
        assert after.turn == "s"
        assert after.outcome == Outcome("last", {"s": 1, "w": 2, "n": 4, "e": 3})
        assert after.legal() == ()


class TestEnd:
    def test_the_fourth_occurrence_ends_the_game(self) -> None:
        start = text(KINGS)
        there, back = ("5i5h", "9f8f", "4a4b", "1d2d"), ("5h5i", "8f9f", "4b4a", "2d1d")
        once = (*there, *back)
        line = record.replay(Record("orb", "", start, once * 3))
        assert line.outcome == Outcome("repetition", dict.fromkeys("swne", 1))
        assert record.replay(Record("orb", "", start, (once * 3)[:-1])).outcome is None

    def test_the_survivors_share_the_best_place(self) -> None:
        start = text("sK:5i wK:9f xx:4a,1d", states="aa43")
        moves = ("5i5h", "9f8f", "5h5i", "8f9f") * 3
        line = record.replay(Record("orb", "", start, moves))
        assert line.outcome == Outcome("repetition", {"s": 1, "w": 1, "n": 4, "e": 3})
        assert alt_text(line, "en").endswith(
            "Shared first place: South, West (the position has repeated)."
        )
        assert alt_text(line, "ja").endswith("南家、西家がともに1位（同一局面の繰り返し）。")

    def test_the_five_hundredth_turn_ends_the_game(self) -> None:
        """A King walks to and fro, the others round and round, so that nothing repeats."""
        line = record.replay(Record("orb", "", text(KINGS)))
        walks = {
            "s": ["5i", "5h", "4h", "3h", "3i", "4i"],
            "w": ["9f", "9e", "8e", "8f", "8g", "9h", "9g"],
            "n": ["4a", "3a", "2a", "2b", "3b"],
            "e": ["1d", "1e"],
        }
        at = dict.fromkeys(walks, 0)
        while len(line.moves) < 499:
            walk = walks[line.position.turn]
            here = at[line.position.turn] = at[line.position.turn] + 1
            token = walk[(here - 1) % len(walk)] + walk[here % len(walk)]
            legal = {line.position.format_move(move): move for move in line.legal()}
            if token not in legal:
                pytest.fail(f"{token} in {line.position}")
            line = line.play(legal[token])
        assert line.outcome is None
        assert line.play(line.legal()[0]).outcome == Outcome("limit", dict.fromkeys("swne", 1))


class TestPositions:
    @pytest.mark.parametrize(
        "spoilt",
        [
            text(KINGS).replace(" s ", " x "),
            text(KINGS).replace("bbbb", "bbb"),
            text(KINGS).replace("bbbb", "rbbb"),
            text(KINGS).replace("aaaa", "aaa"),
            text(KINGS).replace("aaaa", "aaa4"),
            text(KINGS).replace("-,-,-,-", "-,-,-"),
            text(KINGS).replace("-,-,-,-", ",-,-,-"),
            text(KINGS).replace("-,-,-,-", "PR,-,-,-"),
            text(KINGS).replace("-,-,-,-", "P1,-,-,-"),
            text(KINGS).replace("-,-,-,-", "R5,-,-,-"),
            text(KINGS).replace("-,-,-,-", "P12,P,-,-"),
            text(KINGS).replace("-,-,-,-", "P13,-,-,-"),
            text(KINGS).replace("9/9", "45/9"),
            text(KINGS).replace("9/9", "9/9/9"),
            text(KINGS).replace("nK", "n+K"),
            text(KINGS).replace("nK", "xx"),
            text(KINGS + " sK:5h"),
            text("sK:5i wK:9f nK:4a"),
            text(KINGS + " xx:5e"),
            text(KINGS + " sR:7a,7b,7c,7d,7e"),
            text(KINGS + " s+G:7d"),
            text(KINGS + " sP:7d,7e"),
            text(KINGS + " wP:7e,3e"),
            text(KINGS + " sP:7a"),
            text(KINGS + " nP:7i"),
            text("sK:5i wK:9f xx:4a eK:1d", turn="n", states="aa4a"),
            text("sK:5i wK:9f xx:4a eK:1d", states="aa3a"),
            text("sK:5i wK:9f xx:4a,1d", states="aa44"),
            text("sK:5i xx:9f,4a,1d", states="a432"),
            text("sK:5i xx:9f,4a,1d", turn="w", states="1432"),
            text("sK:5i wK:9f xx:4a eK:1d", orbs="bbrb", states="aa4a"),
            text("sK:5i wK:9f nK:4a eK:1d sR:4e"),
            text("sK:5i wK:9f nK:1a eK:1e sG:2c,1b nP:2a", turn="n"),
        ],
    )
    def test_what_is_no_position_is_refused(self, spoilt: str) -> None:
        with pytest.raises(PositionError) as caught:
            GAME.parse(spoilt)
        assert caught.value.text is not None
        assert caught.value.text in spoilt

    def test_the_end_of_a_game_is_a_position(self) -> None:
        assert board("sK:5i xx:9f,4a,1d", states="1432").outcome

    def test_there_are_no_red_orbs_in_plain(self) -> None:
        with pytest.raises(PositionError):
            GAME.parse(text(KINGS, orbs="brbb"), "plain")
