"""Recognition of texts that are pasted, dropped, opened or shared: links, records, archives.

Text around a link or a record does not matter, since messages are pasted whole. Only the kind is
found out here, and where a text breaks off; the engine judges whether the moves are legal. Runs on
both Pythons.
"""

import json

from anga.shared.errors import LinkError, RequestError
from anga.shared.formats.faults import LONGEST_NUMBER, Fault, finding_fault, last
from anga.shared.formats.fragment import KEYS, Link, parse_pasted, take_setting
from anga.shared.formats.notes import Noted, note
from anga.shared.formats.reading import Reader
from anga.shared.game_tree import HEADERS, MOST_MOVES, Node, parse_lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Mapping
    from typing import Any

LONGEST = 5_000_000  # characters; a thousand games need a tenth of that
PROVED = 100_000  # characters of JSON that are looked through for what is wrong
MANY = 50_000  # names in JSON; an archive of two thousand games has fewer
MOST = 10_000  # games in a text
MOST_STRANGE = 32  # things nobody knows in a record, of which it is told
LONGEST_POSITION = 400
ARCHIVE = 1  # the version that is known of what `library.archive` writes
USUAL = "usual"  # of a record as JSON: whether its position is the one in which the rules begin
OTHERS = ("position", "record", "tree", USUAL)  # keys of JSON that are no texts, or left out
SETTING = (("seats", "s"), ("clock", "c"), ("end", "e"))  # headers, and links' keys
ASCII, BETWEEN = 127, "&=,:"  # the last letter, and what stands between parts of a link
AROUND = '\n\t\r<>"'  # what no link holds, but texts around it do


class FoundGame:
    """A game in a text: its main line, unreadable parts, and what its record says of it."""

    def __init__(
        self,
        link: Link,
        problem: "LinkError | None" = None,
        headers: "Mapping[str, str] | None" = None,
    ) -> None:
        self.link, self.problem, self.headers = link, problem, dict(headers or {})


class Recognised:
    """The result of recognition: `games`, or an `archive` of many, or neither if unknown.

    `link` is that of the first game, `problem` its unreadable part. `fault` is where a text that is
    nearly JSON or a record breaks off, `odd` the slug of what keeps JSON from being a game, or "".
    `position` is a short text that may be a position of some game, else "".
    """

    def __init__(
        self,
        games: "list[FoundGame] | None" = None,
        archive: "dict[str, Any] | None" = None,
        fault: "Fault | None" = None,
    ) -> None:
        self.games, self.archive, self.fault = games or [], archive, fault
        self.position = self.odd = ""

    @property
    def link(self) -> "Link | None":
        """The first game's link."""
        return self.games[0].link if self.games else None

    @property
    def problem(self) -> "LinkError | None":
        """The unreadable part of the first game's link."""
        return self.games[0].problem if self.games else None


def recognise(text: str) -> Recognised:
    """Find out what a text is."""
    found: Recognised = last(recognising(text))
    return found


def recognising(text: str) -> "Generator[None, None, Recognised]":
    """Find out what a text is, in short steps between which a page can do other work."""
    text = (text[1:] if text[:1] == "\ufeff" else text).strip(" \n\t\r")
    if len(text) > LONGEST:
        return Recognised()
    if text[:1] in ("{", "["):
        known = yield from _of_json(text)
        links = (yield from _links(text)) if known.fault and _is_prose(text) else []
        return Recognised(links) if links else known
    record = ("\n" + text).find("\ngame:")  # where the first record begins
    links = (yield from _links(text)) if record != 0 else []
    if links:
        return Recognised(links)
    if record >= 0:
        known = yield from _of_records(text[record:])
        return known
    known = Recognised()
    if text and "\n" not in text and len(text) <= LONGEST_POSITION:
        known.position = text
    return known


def _links(text: str) -> "Generator[None, None, list[FoundGame]]":
    """The games of all links in a text, each once."""
    found: "list[FoundGame]" = []
    seen: "set[str]" = set()
    text = text.replace("&amp;", "&")  # as it stands in HTML
    for end in AROUND:
        text = text.replace(end, " ")
    for word in ("#" + text).split(" "):  # a text may be one without its address
        fragment = _fragment(word) if "#" in word and "g=" in word else ""
        if "&g=" in "&" + fragment and fragment not in seen:
            link, problem = parse_pasted(fragment)
            if link.game:
                seen.add(fragment)
                found.append(FoundGame(link, problem))
            yield
        if len(found) == MOST:
            break
    return found


def _is_prose(text: str) -> bool:
    """Whether a text in brackets is no list of records, but a message or Markdown."""
    return text[1:].lstrip()[:1] not in ("{", '"')


def _fragment(word: str) -> str:
    """The fragment in a word, from the first `#` that is followed by one of its parts; else ""."""
    parts = word.split("#")
    for number in range(1, len(parts)):
        if parts[number][:1] in KEYS and parts[number][1:2] == "=":
            return _written_alone("#".join(parts[number:]))
    return ""


def _written_alone(fragment: str) -> str:
    """A fragment without the text in another script behind it, which links spell with escapes."""
    end = next((n for n in range(len(fragment)) if ord(fragment[n]) > ASCII), len(fragment))
    follows = any(sign in fragment[end:] for sign in BETWEEN)
    return fragment if follows else fragment[:end]


def _of_json(text: str) -> "Generator[None, None, Recognised]":
    if len(text) <= PROVED or _is_slow(text):  # one Python lets much pass
        fault = yield from finding_fault(text)
        if fault:
            return Recognised(fault=fault)
    yield
    try:
        value = json.loads(text)
    except (ValueError, RuntimeError):  # RuntimeError: nested too deep
        fault = yield from finding_fault(text)
        return Recognised(fault=fault)
    if isinstance(value, dict) and isinstance(value.get("games"), list) and "anga" in value:
        if value["anga"] == ARCHIVE:
            return Recognised(archive=value)
        found = Recognised()
        found.odd = "odd-archive"
        return found
    known = Recognised()
    for each in value[:MOST] if isinstance(value, list) else [value]:
        game, odd = _of_object(each)
        known.odd = known.odd or odd
        if game:
            known.games.append(game)
        yield
    return known


def _is_slow(text: str) -> bool:
    """Whether parsing a JSON text could take very long: for a huge number or very many names."""
    if text.count(":") > MANY:
        return True
    for digit in "123456789":
        text = text.replace(digit, "0")
    return "0" * LONGEST_NUMBER in text


def _of_object(value: object) -> "tuple[FoundGame | None, str]":
    """The game of a JSON record, or the slug of what is wrong with it if it names a game."""
    if not isinstance(value, dict) or not value.get("game") or not isinstance(value["game"], str):
        return None, ""
    moves = value.get("record") or []
    if not isinstance(moves, list) or not all(_is_move(move) for move in moves):
        return None, "odd-moves"
    if len(moves) > MOST_MOVES:
        return None, "odd-long"
    if not all(isinstance(value.get(name) or "", str) for name in HEADERS[:3]):
        return None, "odd-texts"
    noted = Noted(moves)
    try:
        note(noted, parse_lines(value["tree"])[0] if "tree" in value else Node())
    except RequestError:
        return None, "odd-tree"
    headers = {name: value[name] for name in HEADERS if isinstance(value.get(name), str)}
    if value.get(USUAL) is True:
        headers.pop("position", None)
    strange = [key for key in value if value[key] and key not in headers and key not in OTHERS]
    return _found(headers, noted, sorted(strange[:MOST_STRANGE])), ""


def _is_move(value: object) -> bool:
    """Whether a value may be a move: a text without a full stop."""
    return isinstance(value, str) and "." not in value


def _of_records(text: str) -> "Generator[None, None, Recognised]":
    """The games of records in a text."""
    reader = Reader(text, strict=False)
    games: "list[FoundGame]" = []
    try:
        for game in reader.games():
            if game is not None:
                games.append(_found(game.headers, game, game.strange))
            if len(games) == MOST:
                break
            yield
    except RequestError as problem:
        if not problem.reason:
            return Recognised()
        return Recognised(fault=Fault(str(problem.reason), reader.data, reader.place()))
    return Recognised(games)


def _found(headers: "Mapping[str, str]", noted: Noted, strange: "list[str]") -> FoundGame:
    """The game of a record; `strange` are its unknown lines, which are left out."""
    position = headers.get("position") or None
    link = Link(headers["game"], headers.get("rules", ""), position, noted.moves)
    link.variations, link.comments = noted.variations, noted.comments
    link.drawings = noted.drawings
    wrong = strange[:MOST_STRANGE]
    for name, key in SETTING:
        problems: "list[LinkError]" = []
        if headers.get(name):
            take_setting(link, {key: headers[name]}, problems)
        wrong += ["%s: %s" % (name, problem.text) for problem in problems]
    told = ", ".join(wrong)
    problem = LinkError("the record cannot be read fully: " + told, told, "bad-record")
    return FoundGame(link, problem if wrong else None, headers)
