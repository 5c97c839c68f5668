"""The URL fragment that holds a whole game, readable by people (design: *Contracts*).

    #g=bushi&r=article&p=Tf_Nb_b&m=t.f.l&n=2&s=w:5&o=w&q=mate:2

`g` the game, `r` the rules, `p` the start position with `_` for each space, `m` the moves joined by
`.`, `n` the ply that is shown, `s` the seats that computers take, their levels, and their styles
where they have one (`s=w:6:hunter`), `o` the seat at the bottom, `q` a question: a goal and in how
many own moves, `h` the seats between which the link goes to and fro, with names where they have one
(`h=b:Aki,w`), `e` an end that no rule knows (`e=resign:w`, see `ends`), `c` what the clocks are set
to (`c=600+5`, see `clock_setting`); `v`, `k` and `d` are what is written about it (see `notes`).
Parts that are default are left out. `+` is a plus sign.
"""

from anga.shared.clock_setting import parse_clock
from anga.shared.computers import with_style
from anga.shared.ends import parse_end
from anga.shared.errors import LinkError
from anga.shared.formats.escapes import escape, is_digits, is_number, unescape
from anga.shared.formats.notes import NOTES, Noted, format_notes, long_game, take_notes
from anga.shared.game_tree import MOST_MOVES

LONGEST = 100_000  # characters; a game of a thousand moves needs a tenth of that
MOST_PARTS = 32  # far more than there are keys, also of later versions
EMPTY = ("g", "r", "p", "m")  # what may be left empty
KEYS = EMPTY + ("n", "s", "o", "q", "h", "e", "c") + NOTES
LONGEST_PLY = 9  # digits
LONGEST_NAME = 20  # of a seat or a goal
LONGEST_PERSON = 40  # characters of somebody's name
HIGHEST_LEVEL = 10
MOST_OWN_MOVES = 99  # that a question may ask for
MOST_SEATS = 32  # far more than any game has
ENDED = ("g=", "m=", "h=")  # parts that no such sign ends
SIGNS = ".,:;!?'\"»”’)]}>、。！？」』）】"  # stand behind a link in a text
CLOSING = tuple(SIGNS) + tuple(escape(sign) for sign in SIGNS if escape(sign) != sign)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from anga.shared.computers import Computer


class Link(Noted):
    """The contents of a fragment, as texts; `position` and `ply` are None when left out.

    `computers` takes seats to levels from 1 to 10, perhaps with a style; who is not there is a
    person. `bottom` is the seat at the bottom of the board. `question` is a goal,
    perhaps with a number: `mate:3`. Both are "" when left out. `hands` takes the seats that play by
    this link to names, which may be "". `end` is an end that no rule knows, such as `resign:w`, or
    ""; `clock` what the clocks are set to, or "". `variations`, `comments` and `drawings` stand at
    positions: a line, and how many of its moves are made (see `notes`).
    """

    def __init__(
        self,
        game: str = "",
        rules: str = "",
        position: "str | None" = None,
        moves: "Iterable[str]" = (),
        ply: "int | None" = None,
    ) -> None:
        super().__init__(moves)
        self.game = game
        self.rules = rules
        self.position = position
        self.ply = ply
        self.computers: "dict[str, Computer]" = {}
        self.bottom = ""
        self.question = ""
        self.hands: "dict[str, str]" = {}
        self.end = ""
        self.clock = ""

    @property
    def whole(self) -> "Link":
        """The link of the game alone with its end, without the ply shown and without notes."""
        alone = Link(self.game, self.rules, self.position, self.moves)
        alone.end = self.end
        return alone


def format_link(link: Link) -> str:
    """The fragment of a link, without `#`, with as many of its notes as it can hold."""
    return with_notes(_plain(link), format_notes(link))


def with_notes(text: str, notes: "Sequence[str]") -> str:
    """A fragment extended by those parts of the notes for which it has room.

    Without the variations, comments and drawings cannot be placed.
    """
    for part in notes:
        if len(text) + 1 + len(part) <= LONGEST:
            text += "&" + part
        elif part[:2] == "v=":
            break
    return text


def room_left(link: Link) -> int:
    """The number of characters that a fragment could still hold besides all notes of its link.

    It is negative where they do not all fit.
    """
    return LONGEST - len("&".join([_plain(link)] + format_notes(link)))


def _plain(link: Link) -> str:
    """The fragment of a link without notes."""
    return "&".join([key + "=" + escape(value) for key, value in _parts(link)])


def _parts(link: Link) -> "list[tuple[str, str]]":
    """The parts of a link except its notes."""
    parts = [("g", link.game)]
    if link.rules:
        parts.append(("r", link.rules))
    if link.position is not None:
        parts.append(("p", link.position.replace(" ", "_")))
    if link.moves:
        parts.append(("m", ".".join(link.moves)))
    if link.ply is not None and link.ply != len(link.moves):
        parts.append(("n", str(link.ply)))
    return parts + [(key, value) for key, value in _setting(link) if value]


def _setting(link: Link) -> "list[tuple[str, str]]":
    """The settings in a link, "" for those left out."""
    return [
        ("s", format_seats(link.computers)),
        ("o", link.bottom),
        ("q", link.question),
        ("h", format_hands(link.hands)),
        ("e", link.end),
        ("c", link.clock),
    ]


def parse_link(fragment: str) -> Link:
    """The link of a fragment, with or without `#`. Raises LinkError."""
    link, problem = parse_link_far(fragment)
    if problem:
        raise problem
    return link


def parse_link_far(fragment: str) -> "tuple[Link, LinkError | None]":
    """The readable part of a link, and the first LinkError or None.

    Nothing is read of a fragment longer than LONGEST, and at most MOST_PARTS parts of any.
    """
    if len(fragment) > LONGEST:
        message = "the link is longer than " + str(LONGEST) + " characters and is not read"
        return Link(), LinkError(message, fragment, "long-link")
    values: dict[str, str] = {}
    problems: list[LinkError] = []  # only the first is of interest
    for part in fragment.lstrip("#").split("&", MOST_PARTS):
        key, equals, value = part.partition("=")
        if not equals or key not in KEYS or key in values:
            if not problems:
                problems.append(LinkError("the link has a part that it cannot have: " + part, part))
            continue
        if not value and key not in EMPTY:
            problems.append(LinkError("the link has a part that says nothing: " + part, part))
            continue
        try:
            values[key] = value if key in NOTES else unescape(value)
        except LinkError as problem:
            problems.append(problem)
    if "g" not in values:
        problems.append(LinkError("the link names no game", fragment))
    link = Link(
        values.get("g", ""),
        values.get("r", ""),
        values["p"].replace("_", " ") if "p" in values else None,
        _moves(values.get("m", ""), problems),
    )
    if "n" in values:
        link.ply = _ply(values["n"], len(link.moves), problems)
    take_setting(link, values, problems)
    take_notes(link, values, problems)
    return link, problems[0] if problems else None


def parse_pasted(fragment: str) -> "tuple[Link, LinkError | None]":
    """The same of a link that somebody took out of a text.

    What closes a sentence is left out if the last part cannot end so, or if the link can be read
    without it. A link that was escaped as a whole is read like any other.
    """
    found = parse_link_far(fragment)
    bare = _bare(fragment)
    if bare != fragment and (found[1] or bare.split("&")[-1][:2] in ENDED):
        without = parse_link_far(bare)
        return found if without[1] else without
    if found[1] and "=" not in fragment and len(fragment) <= LONGEST:
        try:
            whole = parse_link_far(unescape(fragment))
        except LinkError:
            return found
        return found if whole[1] else whole
    return found


def _bare(text: str) -> str:
    """A text without what closes a sentence, escaped or not."""
    end, cut = len(text), 1
    while cut:
        cut = max(len(sign) if text[end - len(sign) : end] == sign else 0 for sign in CLOSING)
        end -= cut
    return text[:end]


def _moves(value: str, problems: "list[LinkError]") -> "list[str]":
    """The moves of the game, up to the greatest possible number."""
    moves = value.split(".", MOST_MOVES) if value else []
    if len(moves) > MOST_MOVES:
        problems.append(long_game(moves.pop()))
    return moves


def format_seats(computers: "dict[str, Computer]") -> str:
    """The text of computers' seats, levels and styles, such as `b:3,w:6:hunter`."""
    return ",".join([seat + ":" + str(computers[seat]) for seat in sorted(computers)])


def format_hands(hands: "dict[str, str]") -> str:
    """The text of the seats that play by link and their names, such as `b:Aki,w`."""
    named = [(seat, personal(hands[seat])) for seat in sorted(hands)]
    return ",".join([seat + ":" + name if name else seat for seat, name in named])


def personal(name: str) -> str:
    """A name in the form that links can hold: short, and without separators."""
    return name.replace(",", " ").replace(":", " ").strip()[:LONGEST_PERSON].strip()


def take_setting(link: Link, values: "Mapping[str, str]", problems: "list[LinkError]") -> None:
    """Read seats, orientation and question from their parts; invalid ones are left out."""
    if "s" in values:
        _take_seats(link, values["s"], problems)
    if "o" in values:
        if _is_name(values["o"]):
            link.bottom = values["o"]
        else:
            problems.append(LinkError("the link names no seat: " + values["o"], values["o"]))
    if "h" in values:
        _take_hands(link, values["h"], problems)
    if "q" in values:
        goal, colon, count = values["q"].partition(":")
        if _is_name(goal) and (is_number(count, 1, MOST_OWN_MOVES) if colon else True):
            link.question = values["q"]
        else:
            problems.append(LinkError("the link asks nothing: " + values["q"], values["q"]))
    if "e" in values:
        _take_end(link, values["e"], problems)
    if "c" in values:
        _take_clock(link, values["c"], problems)


def _take_seats(link: Link, value: str, problems: "list[LinkError]") -> None:
    """Read the computers' seats, levels and styles; invalid ones are left out."""
    for entry in value.split(",", MOST_SEATS):
        seat, _, computer = entry.partition(":")
        level, colon, style = computer.partition(":")
        known = _is_name(seat) and seat not in link.computers
        named = _is_name(style)
        if known and is_number(level, 1, HIGHEST_LEVEL):
            link.computers[seat] = with_style(int(level), style if named else "")
            known = named or not colon
        else:
            known = False
        if not known:
            problems.append(LinkError("the link seats nobody with " + entry, entry))


def _take_end(link: Link, value: str, problems: "list[LinkError]") -> None:
    """Read an end outside the rules; an unknown one is left out."""
    end = parse_end(value)
    if end and (not end.seat or _is_name(end.seat)):
        link.end = value
    else:
        problems.append(LinkError("the link ends in no known way: " + value, value))


def _take_clock(link: Link, value: str, problems: "list[LinkError]") -> None:
    """Read the clock setting; an invalid one is left out."""
    setting = parse_clock(value)
    if setting and all(_is_name(seat) for seat in setting if seat):
        link.clock = value
    else:
        problems.append(LinkError("the link has no such clock: " + value, value))


def _take_hands(link: Link, value: str, problems: "list[LinkError]") -> None:
    """Read who plays by link; invalid entries are left out."""
    for entry in value.split(",", MOST_SEATS):
        seat, _, name = entry.partition(":")
        if _is_name(seat) and seat not in link.hands and name == personal(name):
            link.hands[seat] = name
        else:
            problems.append(LinkError("the link is handed to nobody by " + entry, entry))


def _is_name(text: str) -> bool:
    """Whether a text may be the name of a seat or a goal: small letters and hyphens."""
    small = all("a" <= letter <= "z" or letter == "-" for letter in text)
    return 0 < len(text) <= LONGEST_NAME and small


def _ply(value: str, count: int, problems: "list[LinkError]") -> "int | None":
    digits = value.lstrip("0") or value[:1]
    if is_digits(digits, LONGEST_PLY) and int(digits) <= count:
        return int(digits)
    problems.append(LinkError("the link shows ply " + value + " of " + str(count), value))
    return None
