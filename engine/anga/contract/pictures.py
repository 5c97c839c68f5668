"""A line as a picture: its Scene with the last moves marked, and its text alternative."""

from collections.abc import Iterator, Mapping, Sequence

from anga.contract.last_moves import ShownLine, last_marks
from anga.contract.position import Outcome
from anga.shared.colours import BOARDS
from anga.shared.ends import reason_slug
from anga.shared.phrases import say
from anga.shared.scene import Phrase, Scene, Words
from anga.svg import WIDTH
from anga.svg.picture import picture as as_svg

WORDS: Words = {
    "picture:start": {"en": "{0}, the start.", "ja": "{0}、開始局面。"},
    "picture:set": {"en": "{0}, a position.", "ja": "{0}、途中図。"},
    "picture:one": {"en": "{0}, after 1 move.", "ja": "{0}、1手まで。"},
    "picture:many": {"en": "{0}, after {1} moves.", "ja": "{0}、{1}手まで。"},
    "picture:turn": {"en": "{0} to move.", "ja": "{0}の番。"},
    "picture:roll": {"en": "{0} to roll.", "ja": "{0}がダイスを振る番。"},
    "picture:won": {"en": "{0} wins: {1}.", "ja": "{0}の勝ち（{1}）。"},
    "picture:shared": {"en": "Shared first place: {0} ({1}).", "ja": "{0}がともに1位（{1}）。"},
    "picture:and": {"en": "{0}, {1}", "ja": "{0}、{1}"},
    "picture:drawn": {"en": "A draw: {0}.", "ja": "引き分け（{0}）。"},
    "picture:arrow": {"en": "An arrow from {0} to {1}.", "ja": "{0}から{1}への矢印。"},
    "picture:circle": {"en": "A circle around {0}.", "ja": "{0}に丸印。"},
}


def picture(
    line: ShownLine,
    *,
    language: str = "en",
    dark: bool = False,
    turned: int = 0,
    width: float = WIDTH,
    view: Mapping[str, str] | None = None,
    touchable: bool = False,
    board: str = "",
    drawings: Sequence[str] = (),
    comment: str = "",
) -> str:
    """The current position of a line as the text of an SVG.

    `width` is in pixels, `dark` chooses the colour scheme, `turned` turns the board clockwise by
    quarters, `view` is one that the game offers (`Game.views`), `language` is `en` or `ja`.
    `touchable` also shows the options on the board, where a move may begin with them. `board` is
    another material (`anga.shared.colours.BOARDS`). `drawings` are arrows and circles, such as
    `e4-e7` and `f5` (`anga.shared.marks`); `comment` is a text below the board.
    """
    game = line.game
    return as_svg(
        scene(line, view or {}, touchable=touchable),
        game.words,
        language=language,
        dark=dark,
        colours={**game.colours, **BOARDS.get(board, {})},
        turned=turned,
        width=width,
        turn=None if line.outcome else line.position.turn,
        title=alt_text(line, language, drawings),
        touchable=touchable,
        drawings=drawings,
        comment=comment,
    )


def scene(line: ShownLine, view: Mapping[str, str], *, touchable: bool) -> Scene:
    """The Scene of a line's position, with the last moves marked.

    Of its options it has those that a move may begin with, if touches are possible at all.
    """
    shown = line.game.scene(line.position, view)
    choices = line.game.choices(line.position) if touchable and not line.outcome else []
    firsts = {path[0].removeprefix("?") for choice in choices for path in choice["paths"]}
    options = [option for option in shown["options"] if f"o:{option['id']}" in firsts]
    return {**shown, "marks": [*last_marks(line), *shown["marks"]], "options": options}


def as_text(line: ShownLine) -> str:
    """The board in the game's own signs if it has some, else as a terminal shows it."""
    return line.game.text_board(line) if line.game.text_board else line.position.diagram()


def alt_text(line: ShownLine, language: str, drawings: Sequence[str] = ()) -> str:
    """The text alternative of a line's picture, for readers who do not see it."""
    words = {**WORDS, **line.game.words}
    phrases = [*_phrases(line), *map(_drawn, drawings)]
    texts = [say(phrase, words, language) for phrase in phrases]
    return ("" if language == "ja" else " ").join(texts)


def _phrases(line: ShownLine) -> Iterator[Phrase]:
    count = len(line.moves)
    if count:
        yield ["picture:one", "name"] if count == 1 else ["picture:many", "name", str(count)]
        yield line.game.move_description(line.positions[-2], line.moves[-1])
    else:
        started = line.position == line.game.start(line.position.rules)
        yield ["picture:start" if started else "picture:set", "name"]
    if line.outcome:
        yield ending(line.outcome, line.game.words)
    else:
        slug = "picture:roll" if line.position.chance else "picture:turn"
        yield [slug, f"seat:{line.position.turn}"]


def _drawn(drawing: str) -> Phrase:
    cell, arrow, end = drawing.partition("-")
    return ["picture:arrow", cell, end] if arrow else ["picture:circle", cell]


def ending(outcome: Outcome, words: Words) -> Phrase:
    """The end of a game as a sentence: who comes first and why, or that it is a draw."""
    placings = outcome.placings
    first = [seat for seat, place in placings.items() if place == min(placings.values())]
    why = reason_slug(outcome.reason, "drawn" if len(first) > 1 else "", words)
    if len(first) == len(placings):
        return ["picture:drawn", why]
    names: Phrase = f"seat:{first[0]}"
    for seat in first[1:]:
        names = ["picture:and", names, f"seat:{seat}"]
    return ["picture:shared" if len(first) > 1 else "picture:won", names, why]
