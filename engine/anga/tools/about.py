"""What a game is, in a page of text: `anga about GAME`."""

from collections.abc import Iterator

from anga.contract.game import AnyGame
from anga.contract.rules import Rule
from anga.search import levels
from anga.shared.phrases import say


def about(game: AnyGame) -> str:
    """The game's name and sentence, its seats, options, views, levels and styles."""
    return "\n".join(_lines(game))


def _lines(game: AnyGame) -> Iterator[str]:
    yield f"{game.name()} ({_said(game, 'credit')})"
    yield _said(game, "about")
    yield ""
    seats = ", ".join(f"{seat} {_said(game, f'seat:{seat}')}" for seat in game.seats)
    yield f"Seats, in turn order: {seats}"
    if game.dice:
        yield "Played with dice."
    if game.rules:
        yield ""
        yield "Options, of each kind one, for --rules:"
        for rule in game.rules:
            yield f"  {_said(game, f'rule:{rule.id}')}"
            yield from (f"    {told}" for told in _tokens(game, rule))
    if game.handicaps:
        yield ""
        yield "Handicaps, the lightest first, each for one seat:"
        for each in game.handicaps:
            yield f"  {each.id:<10}{each.seat} {_said(game, f'handicap:{each.id}')}"
            yield f"    {each.rules or '-'} {each.position or '-'}"
    if game.views:
        yield ""
        yield "Views, for --view:"
        for view in game.views:
            for number, choice in enumerate(view.choices):
                spelt = f"{view.id}={choice}"
                yield f"  {spelt:<18}{_said(game, f'view:{choice}')}{_usual(number == 0)}"
    yield ""
    yield f"Levels: {', '.join(map(str, levels.numbers(game)))}"
    if game.thinking.styles:
        yield f"Styles: {', '.join(each.name for each in game.thinking.styles)}"
    yield f"Start: {game.start()}"


def _tokens(game: AnyGame, rule: Rule) -> Iterator[str]:
    if not rule.default:
        yield f"{'-':<10}{_said(game, f'rule:{rule.id}:')}{_usual(True)}"
    for token in rule.tokens:
        yield f"{token:<10}{_said(game, f'rule:{token}')}{_usual(token == rule.default)}"


def _usual(is_default: bool) -> str:
    return " (usual)" if is_default else ""


def _said(game: AnyGame, slug: str) -> str:
    return say(slug, game.words, "en") if slug in game.words else ""
