"""The Orb rule: the worked cases of the rulebook and its decisions, by name."""

from anga.games.orb import GAME
from tests.engine.games.orb.boards import KINGS, board, orbs, played, refused, tokens

NEAR = KINGS + " nS:5c wS:7d wP:7g eP:2f"


def test_a_gold_that_comes_to_attack_a_silver_turns_its_owners_orb_red() -> None:
    assert orbs(played(board(NEAR + " sG:6e"), "6e5d")) == "bbrb"


def test_the_next_attack_on_the_same_owner_before_his_turn_is_excessive() -> None:
    after = played(board(NEAR + " sG:6e"), "6e5d")
    assert refused(after, "7d6c") == ("excessive", ("5c",))
    assert refused(after, "7d6d") == ("excessive", ("5c",))
    assert "7d8c" in tokens(after)


def test_a_capture_is_an_attack() -> None:
    position = board(KINGS + " nS:5c sG:5d wS:6d", "w", "bbrb")
    assert refused(position, "6d5c") == ("excessive-capture", ("5c",))
    assert orbs(played(position, "6d5d")) == "rbbb", "South lost a Gold, and it is North’s turn"


def test_to_threaten_or_take_a_pawn_or_a_tokin_is_no_attack() -> None:
    position = board(KINGS + " nP:5c n+P:6c sG:6e")
    assert orbs(played(position, "6e6d")) == orbs(played(position, "6e5d")) == "bbbb"
    assert orbs(played(board(KINGS + " n+P:6d sG:6e"), "6e6d")) == "bbbb"


def test_a_promoted_silver_and_a_dragon_are_worth_an_attack() -> None:
    for piece in ("n+S", "n+R"):
        assert orbs(played(board(f"{KINGS} {piece}:5b sG:6d"), "6d5c")) == "bbrb"


def test_ones_own_silver_next_to_an_enemy_gold_is_no_attack_by_it() -> None:
    position = board("sK:5i wK:9c nK:4a eK:1d wG:8g sS:6h")
    assert orbs(played(position, "6h7g")) == "bbbb"


def test_a_rook_that_comes_to_attack_what_is_attacked_already_attacks() -> None:
    pieces = "sK:4i wK:9c nK:4a eK:1d sS:7h wG:8g sR:5i"
    assert played(board(pieces), "5i8i").red == 0, "it is West’s own turn"
    assert refused(board(pieces, orbs="brbb"), "5i8i") == ("excessive", ("8g",))


def test_an_old_threat_is_no_attack() -> None:
    position = board("sK:5i wK:9c nK:4a eK:1d sS:7h wG:8h", "w")
    assert orbs(played(position, "9c8c")) == "bbbb"
    assert "8h7h" in tokens(position)


def test_a_piece_that_attacks_the_same_piece_from_elsewhere_makes_no_new_pair() -> None:
    assert "6d5d" in tokens(board(KINGS + " sG:6d nS:5c", orbs="bbrb"))


def test_a_rook_that_promotes_is_the_same_piece() -> None:
    position = board("sK:5i wK:9f nK:4a eK:1g sR:2d nG:2b", orbs="bbrb")
    assert "2d2c+" in tokens(position), "it attacked the Gold from afar"
    diagonal = board("sK:5i wK:9f nK:4a eK:1g sR:3d nG:2b", orbs="bbrb")
    assert "3d3c" in tokens(diagonal)
    assert refused(diagonal, "3d3c+") == ("excessive", ("2b",))


def test_a_rook_that_had_a_piece_beside_it_may_see_it_along_a_diagonal_as_a_dragon() -> None:
    position = board("sK:5i wK:9f nK:4c eK:1d sR:2a nG:2b", orbs="bbrb")
    assert "2a1a+" in tokens(position)


def test_a_dropped_piece_is_new() -> None:
    position = board(KINGS + " sG:6d nS:5c", orbs="bbrb", hands="G,-,-,-")
    assert refused(position, "G*5d") == ("excessive", ("5c",))
    assert "G*5e" in tokens(position)


def test_a_rook_dropped_on_a_line_attacks_along_it() -> None:
    position = board(KINGS + " nS:7c nP:5c", orbs="bbrb", hands="R,-,-,-")
    assert refused(position, "R*7g") == ("excessive", ("7c",))
    assert refused(position, "R*6c") == ("excessive", ("7c",))
    assert "R*8d" in tokens(position)


def test_a_line_opened_for_ones_own_rook_is_an_attack() -> None:
    position = board(KINGS + " sR:7h sG:7f nS:7c", orbs="bbrb")
    assert refused(position, "7f6f") == ("excessive", ("7c",))
    assert "7f7e" in tokens(position), "the Gold still stands between"
    assert orbs(played(board(KINGS + " sR:7h sG:7f nS:7c"), "7f6f")) == "bbrb"


def test_a_line_opened_for_somebody_elses_rook_is_nobodys_attack() -> None:
    position = board("sK:5i wK:9c nK:4a eK:1d sG:6f nG:8f eR:2f", orbs="bbrb")
    assert orbs(played(position, "6f6g")) == "bbrb"


def test_pins_do_not_matter() -> None:
    """South’s Gold, pinned by East’s Rook, attacks all the same."""
    position = board("sK:5i wK:9f nK:4a eK:1d sG:5f eR:5c nS:4d")
    assert orbs(played(position, "5f5e")) == "bbrb"


def test_check_is_an_attack() -> None:
    position = board(KINGS + " sG:4c", orbs="bbrb")
    assert refused(position, "4c4b") == ("excessive", ("4a",))


def test_one_move_may_attack_several() -> None:
    position = board(KINGS.replace("1d", "1g") + " sG:5f nG:5d eS:4d")
    assert orbs(played(position, "5f5e")) == "bbrr"


def test_in_check_every_legal_move_may_be_made_and_turns_orbs_red() -> None:
    pieces = "sK:5i wK:9f nK:4a eK:1d wS:7e nG:5e eR:3f"
    assert "7e6f" in tokens(board(pieces, "w", "bbrb"))
    south = pieces.replace("nG:5e", "sG:5e")
    assert orbs(played(board(south, "w"), "7e6f")) == "rbbb"
    assert refused(board(pieces.replace("3f", "3g"), "w", "bbrb"), "7e6f")[0] == "excessive"


def test_neutral_pieces_cannot_be_attacked() -> None:
    position = board("sK:5i wK:9f xx:4a eK:1d sG:6e nS:5c,6d", states="aa4a")
    assert orbs(played(position, "6e5d")) == orbs(played(position, "6e6d")) == "bbbb"


def test_who_mates_and_moves_again_finds_the_last_opponent_still_red() -> None:
    """East is out, South mates North, and South is next: West has had no turn in between."""
    position = board("sK:5i wK:9f nK:1a xx:1e sG:2c,6f nP:2a wS:7d", "s", "brbb", "G,-,-,-", "aaa4")
    after = played(position, "G*1b")
    assert (after.turn, after.states, orbs(after)) == ("s", "aa34", "brbb")
    assert refused(after, "6f6e") == ("excessive", ("7d",))


def test_between_the_last_two_nothing_is_excessive_once_they_move_in_turns() -> None:
    after = played(board("sK:5i wK:9f xx:1a,1e sG:6f wS:7d", states="aa34"), "6f6e")
    assert orbs(after) == "bbbb"
    assert orbs(played(after, "7d6d")) == "bbbb"


def test_an_orb_turns_blue_when_its_owners_turn_begins() -> None:
    after = played(board(NEAR + " sG:6e"), "6e5d", "7g6g")
    assert (after.turn, orbs(after)) == ("n", "bbbb")


def test_who_is_skipped_keeps_a_red_orb() -> None:
    """South’s Rook attacks West’s Gold and checks East, who is next: West stays red."""
    after = played(board("sK:5i wK:9h nK:4a eK:1d sR:7g wG:7c"), "7g7d")
    assert (after.turn, after.check, orbs(after)) == ("e", ("e",), "bbbb"), "an old pair"
    after = played(board("sK:5i wK:9h nK:4a eK:1d sR:6g wG:7d"), "6g6d")
    assert (after.turn, after.check, orbs(after)) == ("e", ("e",), "brbb")


def test_orbs_do_nothing_in_plain() -> None:
    position = board(NEAR + " sG:6e", rules="plain")
    after = played(position, "6e5d")
    assert orbs(after) == "bbbb"
    assert "7d6c" in tokens(after)


def test_excessive_moves_are_shown_with_the_piece_that_they_would_attack() -> None:
    position = played(board(NEAR + " sG:6e"), "6e5d")
    choices = {choice["move"]: choice for choice in GAME.choices(position)}
    assert choices["7d6c"]["forbidden"] == [
        "excessive", "seat:n", "piece:S", ["square", "5", "rank:c"],
    ]  # fmt: skip
    assert "forbidden" not in choices["7d8c"]
