"""`python -m anga`."""

import sys

from anga.tools.cli import main

sys.exit(main())
