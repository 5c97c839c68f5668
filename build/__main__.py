"""python3 build COMMAND: turns this folder into a site, serves it, and proves it."""

import sys

if sys.version_info < (3, 11):  # said before anything newer is read
    found = ".".join(str(part) for part in sys.version_info[:2])
    sys.exit("Anga's build needs Python 3.11 or newer; this is Python " + found + ".")

from commands import main

main(sys.argv[1:])
