"""Packages of Debian and its relatives, where they may be installed."""

import os
import shutil

from build.process import Command, finished
from build.progress import say, step


def install(what: str, *choices: str) -> None:
    """Install the first possible one of some choices, each a list of packages.

    Callers check what is there afterwards.
    """
    if shutil.which("apt-get") is None:
        return
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    fetch = [*as_root, "apt-get", "install", "--yes", "--no-install-recommends"]
    with step(f"{what}, Debian's package"):
        tried([*as_root, "apt-get", "update"])
        any(tried([*fetch, *choice.split()]) for choice in choices)


def tried(command: Command) -> bool:
    """Run a program that may fail; reports a failure, and returns whether it worked."""
    try:
        failed = finished(command).returncode
    except FileNotFoundError:
        return False
    if failed:
        say(f"         ({' '.join(map(str, command[:3]))} did not work)")
    return not failed
