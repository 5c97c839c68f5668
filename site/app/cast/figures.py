"""The ten figures of the computer, one for each level, in all games.

A figure is known by its level: links, records and the command line have numbers. Its `line` says
what it is like; what `plays` says is true in every game that has this level.
"""

from collections import namedtuple

from anga.shared.computers import level_of, style_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.computers import Computer
    from anga.shared.scene import Phrase
    from words import Words


class Figure(namedtuple("Figure", "id level name line plays")):
    """A figure: its id, its level, and three texts by language.

    The id names the drawing in icons/cast.svg.
    """

    __slots__ = ()


def _figure(
    ident: str, level: int, name: "list[str]", line: "list[str]", plays: "list[str]"
) -> Figure:
    """A figure from texts in English and Japanese."""
    texts = [{"en": text[0], "ja": text[1]} for text in (name, line, plays)]
    return Figure(ident, level, *texts)


CAST = (
    _figure(
        "frog", 1,
        ["Frog", "カエル"],
        ["Leaps first and looks later.", "考えるより先に跳ぶ。"],
        ["Often misses even a move that wins.", "勝てる手さえ、よく見落とします。"],
    ),
    _figure(
        "sparrow", 2,
        ["Sparrow", "スズメ"],
        ["Always busy, often surprised.", "いつも忙しく、よく驚く。"],
        ["Misses many moves, but fewer than the Frog.",
         "見落としは多いものの、カエルよりは少なめです。"],
    ),
    _figure(
        "hare", 3,
        ["Hare", "ウサギ"],
        ["Quick, with both ears up.", "すばやく、耳はいつも立てている。"],
        ["Sees every move, but not far ahead.", "どの手も見ますが、先はあまり読みません。"],
    ),
    _figure(
        "tortoise", 4,
        ["Tortoise", "カメ"],
        ["In no hurry, and hard to tip over.", "急がず、簡単にはひっくり返らない。"],
        ["Thinks about your reply before it moves.", "あなたの応手を考えてから指します。"],
    ),
    _figure(
        "carp", 5,
        ["Carp", "コイ"],
        ["Swims against the current.", "流れにさからって泳ぐ。"],
        ["Plans a few moves ahead.", "数手先まで読みます。"],
    ),
    _figure(
        "fox", 6,
        ["Fox", "キツネ"],
        ["Has a plan, and one for when it fails.", "策があり、失敗したときの策もある。"],
        ["Looks at about twice as many positions as the Carp.", "コイの2倍ほどの局面を調べます。"],
    ),
    _figure(
        "heron", 7,
        ["Heron", "サギ"],
        ["Stands still until it is time.", "じっと待ち、時が来れば動く。"],
        ["Looks at about twice as many positions as the Fox.", "キツネの2倍ほどの局面を調べます。"],
    ),
    _figure(
        "owl", 8,
        ["Owl", "フクロウ"],
        ["Sees what you hoped was hidden.", "隠したつもりのものまで見えている。"],
        ["Looks far ahead and misses little.", "ずっと先まで読み、見落としはわずかです。"],
    ),
    _figure(
        "stag", 9,
        ["Stag", "シカ"],
        ["Gives no ground without a reason.", "理由もなく退くことはない。"],
        ["Looks at about half as many positions as the Dragon.",
         "リュウの半分ほどの局面を調べます。"],
    ),
    _figure(
        "dragon", 10,
        ["Dragon", "リュウ"],
        ["Old, calm, and pleased to be challenged.", "老いて静か。挑まれるのを楽しみにしている。"],
        ["The strongest player that Anga has.", "Angaで一番強い相手です。"],
    ),
)  # fmt: skip


def figure(level: int) -> Figure:
    """The figure of a level from 1 to 10; of a number beyond, the nearest one."""
    return CAST[min(max(level, 1), len(CAST)) - 1]


def name_of(
    computer: "Computer",
    words: "Words",
    said: str = "level",
    say: "Callable[[Phrase], str] | None" = None,
) -> str:
    """The name of a computer's figure, with the level in the words `said`, a slug, or its style.

    `say` says phrases of its game, if that is not the one of the words.
    """
    level, style = level_of(computer) or 1, style_of(computer)
    name = figure(level).name[words.language]
    if style:
        return words("styled", name, level, (say or words.say)("style:" + style))
    return words(said, name, level)
