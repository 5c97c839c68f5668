"""Snippets for pages and mails: a linked picture, a frame, a live board, a text."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import PictureAnswer

# In three groups: what is sent, what is put into pages, what is made a file of. The last text only
# where a game has one of its own.
SENT = ("link", "record", "json", "position", "text")
PLACED = ("html", "markdown", "frame", "board", "replay")
FOOT = 84  # pixels below the board in a narrow frame: two lines that say how things stand, buttons
MOVES = 44  # and of the list of moves
BELOW = 60  # of them that a board needs below its picture and what invites to play
FILE = "anga.svg"
# Where a page takes no styles, embed.js slims pictures, and frames are 300 pixels wide. Behind a
# frame is a picture of its game, in the place of the board until that is there.
STYLED = ' style="'
SLIM = ' style="max-width:100%;height:auto"'
WIDE = (
    ' style="width:100%%;max-width:%dpx;border:0;'
    'background:url(%spictures/board-%s.svg) 0 0/100%% auto no-repeat"'
)
ROOMY = ' style="display:block;padding-bottom:%dpx"' % BELOW
ESCAPES = (("&", "&amp;"), ('"', "&quot;"), ("<", "&lt;"))


def snippet(
    kind: str, drawn: "PictureAnswer", address: str, how: "dict[str, str]", invitation: str
) -> str:
    """The snippet of a kind for a game's full address.

    `how` are the frame's options, such as `lang`; `invitation` is the text of the link.
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
    link, end = '<a href="%s">' % escape_attribute(address), invitation + "</a>"
    if kind == "frame":
        return _frame(drawn, home + "embed.html#" + fragment + wishes, FOOT, link + end)
    if kind == "replay":
        parts = [part for part in fragment.split("&") if not part.startswith("n=")]
        replayed = "&".join(parts + ["n=0", "controls=replay"])
        return _frame(drawn, home + "embed.html#" + replayed + wishes, FOOT + MOVES, link + end)
    pictured = link + "<svg" + SLIM + drawn["svg"][len("<svg") :] + "<br>" + end
    if kind == "html":
        return pictured
    said = "".join([' %s="%s"' % (NAMES[key], escape_attribute(how[key])) for key in sorted(how)])
    script = '<script async src="%sembed.js"></script>' % escape_attribute(home)
    return "<anga-board%s>%s</anga-board>\n%s" % (ROOMY + said, pictured, script)


def without_style(text: str) -> str:
    """A snippet for pages that allow no styles."""
    first, *rest = text.split(STYLED)
    return first + "".join([part.partition('"')[2] for part in rest])


def _frame(drawn: "PictureAnswer", address: str, below: int, link: str) -> str:
    """A frame as large as the picture and what the board has below it, and a link below the frame.

    Readers without scripts and feeds without frames have the link.
    """
    home, _, fragment = address.partition("embed.html#")
    game = fragment.partition("g=")[2].partition("&")[0]
    place = _unbracketed(escape_attribute(home))
    frame = '<iframe src="%s" height="%d"%s title="%s" loading="lazy"></iframe>' % (
        escape_attribute(address),
        size(drawn["svg"], "height") + below,
        WIDE % (size(drawn["svg"], "width"), place, game),
        escape_attribute(drawn["title"]),
    )
    return frame + "\n<p>" + link + "</p>"


NAMES = {"lang": "language", "theme": "theme"}


def escape_attribute(text: str) -> str:
    """A text escaped for an attribute."""
    for plain, entity in ESCAPES:
        text = text.replace(plain, entity)
    return text


def size(svg: str, name: str) -> int:
    """The width or height of a picture, in whole pixels."""
    return int(float(svg.partition(" " + name + '="')[2].partition('"')[0]) + 0.5)


def _unbracketed(address: str) -> str:
    return address.replace("(", "%28").replace(")", "%29")
