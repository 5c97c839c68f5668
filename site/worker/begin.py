"""The start of the worker, which opens the engine's core and runs the rest from there.

Python compiles this file anew in every worker, which takes longer than to run compiled code.
"""

import json
import marshal
import sys
import zlib

__export__ = ["hello"]
failure = None
try:
    with open("engine.pack", "rb") as pack:
        core = marshal.loads(zlib.decompress(pack.read(), wbits=31))
    sys.modules["packs"] = packs = type(sys)("packs")
    exec(marshal.loads(core["packs.py"]), vars(packs))
    packs.begin(core)
    import calls
    from calls import *

    __export__ = calls.__all__
except Exception as error:  # a script that fails would leave the page waiting without a word
    failure = f"{type(error).__name__}: {error}"

    async def hello(lock: str) -> str:
        """The failure, as a JSON object."""
        return json.dumps({"failure": failure})
