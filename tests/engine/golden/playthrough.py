"""Whole games as text, kept beside this file, so that a change of behaviour shows in review.

Those of a game in a folder of ANGA_GAMES are kept in the folder `golden` there. For a new game, and
after a change that is meant, write them anew from the project's folder, and read the difference:

    python3 build test tests/engine/golden --update [-k GAME]
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

from anga.contract.game import AnyLine
from anga.contract.status import status, tokens
from anga.record import record
from anga.record.record import Record
from anga.shared.phrases import say
from anga.shared.scene import Phrase
from anga.tools import checkup

HOME = Path(__file__).parent
SEED = 1
LONGEST = 120
MANY = 100  # moves


def file(game_id: str, rules: str) -> Path:
    """Where the game with these rules is kept."""
    folder = checkup.golden(game_id)
    assert folder
    return folder / f"{'-'.join([game_id, *filter(None, rules.split(','))])}.txt"


def playthrough(game_id: str, rules: str) -> str:
    """A random game told ply by ply, the same every time."""
    chance = random.Random(SEED)
    line = record.replay(Record(game_id, rules))
    rows = [f"game: {game_id}", f"rules: {rules}", ""]
    while not line.outcome and len(line.moves) < LONGEST:
        token = chance.choice(tokens(line))
        rows += _told(line, token)
        line = line.after(line.parse_move(token))
    link = record.format_fragment(record.of(line))
    end = [f"position: {line.position}", f"status: {json.dumps(status(line))}"]
    return "\n".join([*rows, *end, "", *_board(line), "", f"link: {link}"]) + "\n"


def _told(line: AnyLine, token: str) -> Iterator[str]:
    position, move = line.position, line.parse_move(token)
    game = line.game
    written, told = game.move_notation(position, move), game.move_description(position, move)
    yield f"position: {position}"
    yield f"moves: {_listed(tokens(line))}"
    yield f"{len(line.moves) + 1}. {token} = {_both(line, written)}"
    yield f"   {_both(line, told)}"
    yield ""


def _listed(tokens: list[str]) -> str:
    """The tokens, or of very many their number and a checksum."""
    text = " ".join(tokens)
    return text if len(tokens) <= MANY else f"{len(tokens)}, checksum {crc32(text.encode()):08x}"


def _both(line: AnyLine, phrase: Phrase) -> str:
    return " / ".join(say(phrase, line.game.words, language) for language in ("en", "ja"))


def _board(line: AnyLine) -> list[str]:
    return [row.rstrip() for row in line.position.diagram().splitlines()]
