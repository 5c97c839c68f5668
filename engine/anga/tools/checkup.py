"""A checklist of what a game still lacks, each item a sentence: `anga check ID`.

This is the one list of what is mandatory:

    __init__.py            GAME = Game(id=…), its id the folder's name
    perft.toml             [[table]] with rules, position (both may be missing) and leaves
    guide/articles.toml    the rules page, see `anga.guide.articles`; every claim holds
    words                  WORDS below, seat:<letter>, rule:<id>, rule:<token>, view:<id>,
                           view:<choice>, handicap:<id>, style:<name>, reason:<reason> of
                           every end, deed:<deed> of every deed, and whatever its Scenes,
                           choices and moves say; each in every language
    evaluate               or every_position, where the game is small enough to be solved
    colours                those of its Scenes that `shared/colours.py` lacks
    golden file            a random game as text, beside the tests

An editor, `explain`, `shows`, `forbids`, `stuck`, `aims`, `attempt`, `adjudicate`, `forbidden`,
`further_deeds`, `threats` and lessons (`learn/lessons.toml`, see `anga.guide.lessons`) may be
missing.
"""

import random
import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path

from anga import games
from anga.contract.game import AnyGame, AnyLine
from anga.contract.position import perft
from anga.contract.random_play import random_game
from anga.guide import articles
from anga.shared.colours import COLOURS
from anga.shared.errors import AngaError
from anga.shared.scene import Drawing, Phrase, Scene

LANGUAGES = ("en", "ja")
WORDS: Mapping[str, str] = {
    "name": "its name",
    "kana": "its name in kanji or kana, and in Japanese how that is read",
    "credit": "who made it, and when",
    "about": "what it is, in one sentence",
}
SEEDS, LONGEST = 5, 80  # random games that are looked at, and their plies
MOST_LEAVES = 20_000  # of a row of perft.toml that is counted here


def missing(game_id: str) -> Iterator[str]:
    """Missing or wrong parts of a game, in sentences. Raises GameError for an unknown game."""
    try:
        game = games.get(game_id)
    except AttributeError as error:
        if error.name != "GAME":
            raise
        yield f"__init__.py of {game_id} holds no GAME."
        return
    if game.id != game_id:
        yield f"GAME has the id {game.id!r}, its folder is named {game_id!r}."
        return
    yield from words(game)
    yield from _colours(game)
    yield from _played(game)
    yield from _perft(game)
    yield from _guide(game_id)
    yield from _golden(game_id)


def slugs(game: AnyGame) -> dict[str, str]:
    """The slugs that every game needs words for, and what each says."""
    told = dict(WORDS)
    told.update({f"seat:{seat}": f"the name of seat {seat}" for seat in game.seats})
    for rule in game.rules:
        told[f"rule:{rule.id}"] = "what this rule decides"
        told.update({f"rule:{token}": "what this choice means" for token in rule.tokens})
    told.update({f"handicap:{each.id}": "what this handicap is" for each in game.handicaps})
    told.update({f"style:{each.name}": "a player's way" for each in game.thinking.styles})
    for view in game.views:
        told[f"view:{view.id}"] = "what this view decides"
        told.update({f"view:{choice}": "what this choice shows" for choice in view.choices})
    return told


def _places(slug: str, text: str) -> set[int]:
    """The places in a text; a task names its own moves or, as in Japanese, all moves.

    What tells equal pieces apart is each language's own choice.
    """
    if slug == "apart":
        return set()
    if slug.startswith("goal:"):
        text = text.replace("{2}", "{1}")
    return {n for n in range(9) if f"{{{n}}}" in text}


def words(game: AnyGame) -> Iterator[str]:
    """Missing words among those that do not depend on positions."""
    for slug, meaning in slugs(game).items():
        if slug not in game.words:
            yield f"The words lack {slug!r}: {meaning}."
    for slug, texts in game.words.items():
        for language in LANGUAGES:
            if not texts.get(language, "").strip():
                yield f"The word {slug!r} has no text in {language!r}."
        places = [_places(slug, text) for text in texts.values()]
        if any(place != places[0] for place in places):
            yield f"The word {slug!r} has not the same places in both languages."


def _colours(game: AnyGame) -> Iterator[str]:
    taken = set(COLOURS).union(*(games.get(i).colours for i in games.ids() if i != game.id))
    for token in sorted(set(game.colours) & taken):
        yield f"The colour {token!r} is there already; give yours another name."
    for token in sorted(_tokens(game.scene(game.start(), {})) - {*COLOURS, *game.colours}):
        yield f"The Scene uses the colour {token!r}, which is neither shared nor in its colours."


def _tokens(scene: Scene) -> set[str]:
    """Every colour token of a Scene."""
    drawings: list[Drawing] = [scene["lines"], *scene["looks"].values()]
    strokes = [stroke for drawing in drawings for stroke in drawing]
    found = {stroke.get("fill", "ink") for stroke in strokes}
    found |= {stroke.get("line", "ink") for stroke in strokes}
    found |= {cell["fill"] for cell in scene["cells"] if "fill" in cell}
    found |= {text["fill"] for text in scene["texts"]}
    found |= {seat["base"]["colour"] for seat in scene["seats"] if "base" in seat}
    return found | {str(s[k]) for s in scene["seats"] for k in ("sign", "colour", "lamp") if k in s}


def _played(game: AnyGame) -> Iterator[str]:
    """Words, evaluations and looks that turn out to be missing in some random games."""
    said: set[str] = set()
    for seed in range(SEEDS):
        for sentence in _looked_at(_random(game, seed)):
            if sentence not in said:
                said.add(sentence)
                yield sentence


def _looked_at(line: AnyLine) -> Iterator[str]:
    game = line.game
    if line.outcome and f"reason:{line.outcome.reason}" not in game.words:
        yield f"The words lack 'reason:{line.outcome.reason}': how a game ended."
    for position, move in zip(line.positions, line.moves, strict=False):
        phrases = [game.move_notation(position, move), game.move_description(position, move)]
        yield from _untold(game, game.deeds(position, move))
        scene = game.scene(position, {})
        phrases += [thing["name"] for thing in (*scene["pieces"], *scene["solids"])]
        for slug in (slug for phrase in phrases for slug in _heads(phrase)):
            if slug not in game.words and "{" not in slug:
                yield f"The words lack {slug!r}, with which a move or a piece is told."
        for piece in scene["pieces"]:
            if piece["look"] not in scene["looks"]:
                yield f"The Scene has no look {piece['look']!r}, which a piece needs."
    if game.every_position is None:
        try:
            game.evaluate(line.positions[0], line.positions[0].turn)
        except NotImplementedError:
            yield "It has neither evaluate nor every_position: the computer could not play it."


def _untold(game: AnyGame, deeds: list[str]) -> Iterator[str]:
    for deed in deeds:
        if f"deed:{deed}" not in game.words:
            yield f"The words lack 'deed:{deed}': what a move comes to."


def _heads(phrase: Phrase) -> Iterator[str]:
    """The slugs of a phrase that take arguments; a bare text stands for itself."""
    if not isinstance(phrase, str):
        yield str(phrase[0])
        for part in phrase[1:]:
            yield from _heads(part)


def _random(game: AnyGame, seed: int) -> AnyLine:
    return random_game(game, random.Random(seed), most=LONGEST)


def _perft(game: AnyGame) -> Iterator[str]:
    table = files(f"anga.games.{game.id}") / "perft.toml"
    if not table.is_file():
        yield "There is no perft.toml; see `anga perft` and any other game's."
        return
    rows = tomllib.loads(table.read_text(encoding="utf-8")).get("table", [])
    if not rows:
        yield "perft.toml has no [[table]]."
    for row in rows:
        text, rules, leaves = row.get("position"), row.get("rules", ""), row["leaves"]
        try:
            position = game.start(rules) if text is None else game.parse(text, rules)
        except AngaError as error:
            yield f"perft.toml: {error.message}"
            continue
        for depth, count in enumerate(leaves):
            found = perft(position, depth) if count <= MOST_LEAVES else count
            if found != count:
                yield f"perft.toml: {position} has {found} leaves at depth {depth}, not {count}."


def _guide(game_id: str) -> Iterator[str]:
    if not (files(f"anga.games.{game_id}") / "guide" / "articles.toml").is_file():
        yield "There is no guide/articles.toml, the rules page."
        return
    for page in articles.names(game_id):
        try:
            guide = articles.load(game_id, page)
        except ValueError as error:
            yield f"guide/{page}.toml: {error}"
            continue
        for article in guide.articles:
            for diagram in article.diagrams:
                wrong = articles.check(diagram)
                yield from (f"guide/{page}.toml, article {article.id!r}: {one}" for one in wrong)


def golden(game_id: str) -> Path | None:
    """The folder of a game's golden files; None if the engine is installed without its tests."""
    home = Path(str(files(f"anga.games.{game_id}"))).parent
    if str(home) in games.FURTHER:
        return home / "golden"
    kept = home.parents[2] / "tests" / "engine" / "golden"
    return kept if kept.is_dir() else None


def _golden(game_id: str) -> Iterator[str]:
    folder = golden(game_id)
    if folder and not (folder / f"{game_id}.txt").is_file():
        yield (
            f"There is no golden file {game_id}.txt in {folder}: "
            f"`python3 build test tests/engine/golden -k {game_id} --update` writes it."
        )
