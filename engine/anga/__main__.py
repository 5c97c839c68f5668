"""`python -m anga`."""

import sys

from anga.cli import main

sys.exit(main())
