"""What is put into pages and mails: a picture in a link, a frame, a living board, a text."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import PictureAnswer

# In three groups: what is sent, what is put into pages, what is made a file of. The last text only
# where a game has one of its own.
SENT = ("link", "record", "json", "position", "text")
PLACED = ("html", "markdown", "frame", "board", "replay")
FOOT = 48  # pixels below the board in a frame
MOVES = 80  # and of the list of moves, with the steps in a row of their own
FILE = "anga.svg"
ESCAPES = (("&", "&amp;"), ('"', "&quot;"), ("<", "&lt;"))


def snippet(
    kind: str, drawn: "PictureAnswer", address: str, how: "dict[str, str]", invitation: str
) -> str:
    """The text of a kind for a game's whole address.

    `how` holds what the frame is asked for, as `lang`; `invitation` is what the link says.
    """
    if kind == "link":
        return address
    if kind == "text":
        return (drawn["text"] or "") + "\n\n" + address
    page, _, fragment = address.partition("#")
    home = page.rpartition("/")[0] + "/"
    wishes = "".join(["&" + key + "=" + how[key] for key in sorted(how)])
    if kind == "markdown":
        title = drawn["title"].replace("[", "(").replace("]", ")")
        return "[![" + title + "](" + FILE + ")](" + _unbracketed(address) + ")"
    if kind == "frame":
        return _frame(drawn, home + "embed.html#" + fragment + wishes, FOOT)
    if kind == "replay":
        parts = [part for part in fragment.split("&") if not part.startswith("n=")]
        replayed = "&".join(parts + ["n=0", "controls=replay"])
        return _frame(drawn, home + "embed.html#" + replayed + wishes, FOOT + MOVES)
    link = '<a href="%s">%s' % (escaped(address), drawn["svg"])
    if kind == "html":
        return link + "</a>"
    said = "".join([' %s="%s"' % (NAMES[key], escaped(how[key])) for key in sorted(how)])
    script = '<script async src="%sembed.js"></script>' % escaped(home)
    return "<anga-board%s>%s<br>%s</a></anga-board>\n%s" % (said, link, invitation, script)


def _frame(drawn: "PictureAnswer", address: str, below: int) -> str:
    """A frame as large as the picture, and what is below the board in it."""
    return '<iframe src="%s" width="%d" height="%d" title="%s" loading="lazy"></iframe>' % (
        escaped(address),
        size(drawn["svg"], "width"),
        size(drawn["svg"], "height") + below,
        escaped(drawn["title"]),
    )


NAMES = {"lang": "language", "theme": "theme"}


def escaped(text: str) -> str:
    """A text as it stands in an attribute."""
    for plain, entity in ESCAPES:
        text = text.replace(plain, entity)
    return text


def size(svg: str, name: str) -> int:
    """The width or height of a picture, in whole pixels."""
    return int(float(svg.partition(" " + name + '="')[2].partition('"')[0]) + 0.5)


def _unbracketed(address: str) -> str:
    return address.replace("(", "%28").replace(")", "%29")
