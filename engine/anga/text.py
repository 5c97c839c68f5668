r"""Games for agents that read and write text, such as language models.

A game under way is a `Line`, a value. `begin` gives one, `observe` and `legal` tell an agent about
it, `act` plays what the agent answers, or says why it cannot be played. Rolls are nobody's: they
are made as soon as they are awaited, and told. Everybody sees everything.

Two agents and a referee, who lets each try three times:

>>> import random
>>> from anga import text
>>> def first(told, legal):
...     return legal[0]
>>> def talker(told, legal):
...     return f"I had better be bold.\nMove: {random.Random(legal[0]).choice(legal)}"
>>> def referee(game_id, agents, tries=3):
...     line = text.begin(game_id)
...     while not line.outcome:
...         agent, told = agents[line.turn], text.observe(line)
...         for _ in range(tries):
...             done = text.act(line, agent(told, text.legal(line)))
...             if done.allowed:
...                 break
...             told = done.told
...         else:
...             return f"{line.turn} made no legal move"
...         line = done.line
...     return line.outcome.reason
>>> referee("troop", {"b": first, "w": talker})
'no-move'
"""

import random
import re
from typing import Any, NamedTuple

from anga import games
from anga.contract.dice import DICE
from anga.contract.game import AnyLine
from anga.contract.pictures import WORDS as PICTURE_WORDS
from anga.contract.pictures import ending
from anga.contract.status import tokens
from anga.guide import articles
from anga.shared.errors import AngaError, IllegalMove
from anga.shared.phrases import say
from anga.shared.scene import Phrase, Words

__all__ = ["Act", "act", "begin", "legal", "observe", "rules", "told"]

ANSWER = re.compile(r"^\W*(?:move|指し手)\W*[:：]\W*?([^\s*`]+)", re.IGNORECASE | re.MULTILINE)
WORDS: Words = {
    "text:rolled": {"en": "Rolled: {0}", "ja": "ダイス：{0}"},
    "text:check": {"en": "In check: {0}.", "ja": "王手：{0}。"},
    "text:refused": {"en": "{0} is not allowed: {1}", "ja": "{0}は指せません。{1}"},
    "text:unread": {
        "en": "“{0}” is not a move. Answer with a legal move, such as {1}.",
        "ja": "「{0}」は指し手ではありません。{1}のような指し手で答えてください。",
    },
    "text:over": {"en": "The game is over.", "ja": "対局は終わっています。"},
}


class Act(NamedTuple):
    """What an answer came to: the line afterwards, whether it was allowed, what there is to say.

    If it was not allowed, the line is the one before, and `told` is the reason why.
    """

    line: AnyLine
    allowed: bool
    told: str


def begin(
    game_id: str,
    rules: str = "",
    position: str | None = None,
    dice: random.Random | None = None,
) -> AnyLine:
    """A game that begins, its first roll made if it has dice. `dice` make rolls repeatable.

    Raises GameError, RulesError, PositionError.
    """
    line: AnyLine = games.get(game_id).line(rules, position)
    return _rolled(line, dice or DICE, "en")[0]


def rules(game_id: str, language: str = "en") -> str:
    """The articles of the game's rules page in order, as text in a language, `en` or `ja`.

    Raises GameError.
    """
    guide, game = articles.load(game_id), games.get(game_id)
    parts = [f"# {game.name(language)}"]
    for article in guide.articles:
        title, said = (getattr(both, language) for both in (article.title, article.text))
        parts += [f"## {article.number}. {title}", said]
    return "\n\n".join(parts)


def observe(line: AnyLine, language: str = "en", last: int = 4) -> str:
    """The board and what else there is to know: the last moves, checks, and who is to move.

    `last` is how many moves are told. It ends with the position string, which programs read.
    """
    count, words = len(line.moves), _words(line)
    parts = [
        say(line.game.move_description(line.positions[ply], line.moves[ply]), words, language)
        for ply in range(max(0, count - last), count)
    ]
    parts += ["", line.position.diagram(), ""]
    for seat in () if line.outcome else line.position.check:
        parts.append(_said(line, ["text:check", f"seat:{seat}"], language))
    if line.outcome:
        parts.append(_said(line, ending(line.outcome, line.game.words), language))
    else:
        parts.append(_said(line, ["picture:turn", f"seat:{line.turn}"], language))
    return "\n".join([*parts, str(line.position)]).strip("\n")


def legal(line: AnyLine) -> list[str]:
    """The tokens of the legal moves, sorted; none once the game is over."""
    return tokens(line)


def told(line: AnyLine, token: str, language: str = "en") -> str:
    """A legal move as a sentence. Raises MoveError, OverError or IllegalMove."""
    move = line.parse_move(token)
    return _said(line, line.game.move_description(line.position, move), language)


def act(line: AnyLine, answer: str, language: str = "en", dice: random.Random | None = None) -> Act:
    """What comes of an agent's answer: a token, or a text in which the last `Move: token` counts.

    `told` is the move as a sentence, with rolls that follow and the end; or why it is not allowed.
    No answer raises an error.
    """
    found = ANSWER.findall(answer)
    token = (found[-1].rstrip(".,。") if found else answer).strip()
    if line.outcome:
        return Act(line, False, _said(line, "text:over", language))
    try:
        after = line.play(token)
    except IllegalMove as error:
        reason = error.reason or error.message
        return Act(line, False, _said(line, ["text:refused", token, reason], language))
    except AngaError:
        short = token if len(token) <= 40 else f"{token[:40]}…"
        return Act(line, False, _said(line, ["text:unread", short, legal(line)[0]], language))
    sentences = [told(line, token, language)]
    after, rolls = _rolled(after, dice or DICE, language)
    sentences += rolls
    if after.outcome:
        sentences.append(_said(after, ending(after.outcome, after.game.words), language))
    return Act(after, True, "\n".join(sentences))


def _rolled(line: AnyLine, dice: random.Random, language: str) -> tuple[AnyLine, list[str]]:
    """The line with all rolls made that are awaited, and these rolls as sentences."""
    rolls = []
    while line.position.chance and not line.outcome:
        before, line = line, line.roll(dice)
        rolled: Any = line.game.move_description(before.position, line.moves[-1])
        rolls.append(_said(line, ["text:rolled", rolled], language))
    return line, rolls


def _words(line: AnyLine) -> Words:
    return {**PICTURE_WORDS, **WORDS, **line.game.words}


def _said(line: AnyLine, phrase: Phrase, language: str) -> str:
    return say(phrase, _words(line), language)
