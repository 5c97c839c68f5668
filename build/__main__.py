"""python3 build COMMAND: builds, serves, tests and measures the site."""

import sys
from pathlib import Path

if sys.version_info < (3, 11):  # said before anything newer is read
    found = ".".join(str(part) for part in sys.version_info[:2])
    sys.exit("Anga's build needs Python 3.11 or newer; this is Python " + found + ".")

sys.path[0] = str(Path(__file__).resolve().parent.parent)

from build.commands import main

main(sys.argv[1:])
