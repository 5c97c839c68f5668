"""The touches of each move, and what they mean where none comes of them."""

from anga.games.shinsetsu.rules.position import ShinsetsuPosition, start
from anga.service import door
from tests.engine.games.shinsetsu.boards import GAME, OTHERS, played, position


def paths(at: ShinsetsuPosition, token: str) -> list[list[str]]:
    return next(choice["paths"] for choice in GAME.choices(at) if choice["move"] == token)


def test_touches_of_the_designs_examples() -> None:
    at = played(start(), "roll:KC")
    assert paths(at, "K:d2d3") == [["c:d2", "c:d3", "?d:K"], ["d:K", "c:d2", "c:d3"]]
    assert paths(at, "K:d2@e") == [["c:d2", "o:e", "?d:K"], ["d:K", "c:d2", "o:e"]]
    assert paths(played(at, "K:d2d3"), "stop") == [["o:stop"]]
    promoted = position(f"knb7 {OTHERS}", "k KK", "0aC,0a,0a,0a")
    assert paths(promoted, "K:b7b8=C")[0] == ["c:b7", "c:b8", "o:C", "?d:K"]
    assert paths(start(), "roll:KC") == [["o:KC"]]


def said(moves: str, *touches: str) -> str:
    request = {"cmd": "why", "game": "shinsetsu", "record": moves.split()}
    words: dict[str, str] = door.answer({**request, "touches": list(touches)})["words"]
    return words["en"]


def test_a_piece_that_can_do_nothing_says_why() -> None:
    def why(*touches: str, moves: str = "roll:CH") -> object:
        request = {"cmd": "why", "game": "shinsetsu", "record": moves.split()}
        return door.answer({**request, "touches": list(touches)})["slug"]

    assert why("c:d1") == "no-die"
    assert why("c:a1") == "hemmed-in"
    assert why("c:c2") == "off-file"
    assert why("c:a2", "c:a4") == why("c:b2", "c:b4") == "way:pawn"
    assert said("roll:CH", "c:c2").endswith("on the same file as your Chariot or Horseman.")
    assert "as your Chariot." in said("roll:KC", "d:C", "c:c2", "c:c3")
    assert why("c:a8") == "not-yours"
    assert why("c:e5") is None
    assert why("c:d1", moves="") == "roll-first"
    assert why("c:b1", "c:b3") == "way:H"
    assert why("d:C", "c:b1", "c:c3") == "wrong-die"
    assert why("o:pass") == "no-pass"
