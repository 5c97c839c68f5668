"""Who plays a seat for the computer: a level, or a level with a style, such as `6:hunter`.

Runs on both Pythons.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    Sitter: TypeAlias = int | str


def with_style(level: int, style: str) -> "Sitter":
    """The computer of a level with a style, "" for the plain one."""
    return "%d:%s" % (level, style) if style else level


def sitter_of(text: str) -> "Sitter":
    """The computer of a text such as `6` or `6:hunter`."""
    return int(text) if text.isdigit() else text


def level_of(sitter: object) -> "int | None":
    """The level of a computer, None for anybody else."""
    if isinstance(sitter, str):
        level, _, style = sitter.partition(":")
        return int(level) if style and level.isdigit() else None
    return sitter if type(sitter) is int and sitter > 0 else None


def style_of(sitter: object) -> str:
    """The style of a computer, "" if it has none."""
    return sitter.partition(":")[2] if isinstance(sitter, str) else ""
