"""Adds days to the list of each day's problem, `anga.guide.today`."""

from datetime import date
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from anga.guide.today import FILE, days, more_days
from anga.shared.errors import RequestError

if TYPE_CHECKING:
    import argparse


def takes(command: "argparse.ArgumentParser") -> None:
    """Add the command's arguments to a parser."""
    command.add_argument("--until", required=True, metavar="DAY", help="such as 2027-12-31")


def tell(options: "argparse.Namespace") -> None:
    """Add the missing days to the list, and print them. Raises RequestError."""
    try:
        until = date.fromisoformat(options.until)
    except ValueError:
        raise RequestError(f"{options.until!r} is no day such as 2027-12-31") from None
    lines = [str(told) for told in more_days(days(), until)]
    with Path(str(files("anga.guide") / FILE)).open("a", encoding="utf-8") as listed:
        listed.writelines(f"{line}\n" for line in lines)
    for line in lines:
        print(line)
