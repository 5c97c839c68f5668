"""Packages of Debian and its kin, where one may install them."""

import os
import shutil

from build.process import Command, finished
from build.progress import say, step


def install(what: str, *choices: str) -> None:
    """Install the first of some choices that can be, each the names of packages.

    Whether anything is there then has to be looked.
    """
    if shutil.which("apt-get") is None:
        return
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    fetch = [*as_root, "apt-get", "install", "--yes", "--no-install-recommends"]
    with step(f"{what}, Debian's package"):
        tried([*as_root, "apt-get", "update"])
        any(tried([*fetch, *choice.split()]) for choice in choices)


def tried(command: Command) -> bool:
    """Run what may fail, say so if it does, and return whether it worked."""
    try:
        failed = finished(command).returncode
    except FileNotFoundError:
        return False
    if failed:
        say(f"         ({' '.join(map(str, command[:3]))} did not work)")
    return not failed
