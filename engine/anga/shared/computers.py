"""Who plays a seat for the computer: a level, or a level with a style, such as `6:hunter`.

Runs on both Pythons.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    Computer: TypeAlias = int | str


def with_style(level: int, style: str) -> "Computer":
    """The computer of a level with a style, "" for the plain one."""
    return "%d:%s" % (level, style) if style else level


def computer_of(text: str) -> "Computer":
    """The computer of a text such as `6` or `6:hunter`."""
    return int(text) if text.isdigit() else text


def level_of(computer: object) -> "int | None":
    """The level of a computer, None for anybody else."""
    if isinstance(computer, str):
        level, _, style = computer.partition(":")
        return int(level) if style and level.isdigit() else None
    return computer if type(computer) is int and computer > 0 else None


def style_of(computer: object) -> str:
    """The style of a computer, "" if it has none."""
    return computer.partition(":")[2] if isinstance(computer, str) else ""
