"""What speaks for moves in Chatra: each claim is true of the side of which it tells."""

from collections import Counter
from dataclasses import replace

import pytest

from anga.contract import claims
from anga.games.chatra.rules.position import ChatraPosition
from anga.kit.pairs.encoding import OBJECT, PASS, SUBJECT
from tests.engine.playouts import each_move
from tests.thoroughness import times


def on_turn(position: ChatraPosition, seat: str) -> ChatraPosition:
    return replace(position, turn=seat, row=1)


def steps(position: ChatraPosition, seat: str) -> "set[str]":
    """The squares to which a side's Object could step."""
    names, here = position.variant.board.names, on_turn(position, seat)
    return {names[move & 255] for move in here.legal() if move & OBJECT}


def drops(position: ChatraPosition, seat: str) -> "set[str]":
    names, here = position.variant.board.names, on_turn(position, seat)
    return {names[move] for move in here.legal() if move < OBJECT}


def movers(position: ChatraPosition, seat: str) -> "set[str]":
    names, here = position.variant.board.names, on_turn(position, seat)
    return {names[move >> 8 & 255] for move in here.legal() if move & SUBJECT}


def checks(position: ChatraPosition, seat: str) -> "set[str]":
    """The squares to which a side could move and give check."""
    names, here = position.variant.board.names, on_turn(position, seat)
    plain = [move for move in here.legal() if move > OBJECT and move != PASS]
    return {names[m & 255] for m in plain if {*here.after(m).check} - {seat}}


def test_each_claim_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claims, "MOST", 20)
    seen: Counter[str] = Counter()
    every = [line for seed in range(times(3, 60)) for line in each_move("chatra", seed, 60)]
    lines = every[::4]
    for line in [line for line in lines if not line.outcome and not line.position.opening]:
        after, seat = line.position, line.positions[-2].turn
        rival = "w" if seat == "b" else "b"
        for each in claims.claims(line):
            marks = each["figures"]["marks"]
            told = {*marks[-1]["cells"]} if marks else set()
            slug = str(each["slug"]).removeprefix("aim:")
            seen[slug] += 1
            if slug == "presses":
                assert not told & steps(after, rival)
            elif slug == "breath":
                assert told <= steps(after, seat)
            elif slug == "denies":
                assert not told & drops(after, rival)
            elif slug == "linked":
                assert told <= movers(after, seat)
            elif slug == "checks-next":
                assert told <= checks(after, seat)
            elif slug == "unchecks":
                assert not told & checks(after, rival)
    assert {"presses", "breath", "denies", "linked", "checks-next", "unchecks"} <= {*seen}
