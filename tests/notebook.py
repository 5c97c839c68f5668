"""The cells of a notebook, run without Jupyter."""

import ast
from contextlib import redirect_stdout
from io import StringIO
from typing import Any


def run_cell(source: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    """The outputs of a cell: what it prints, and the value of its last line with its picture."""
    tree, printed, outputs = ast.parse(source), StringIO(), list[dict[str, Any]]()
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    with redirect_stdout(printed):
        exec(compile(tree, "<cell>", "exec"), names)
        value = eval(ast.unparse(last), names) if last else None
    if printed.getvalue():
        text = printed.getvalue().splitlines(keepends=True)
        outputs.append({"name": "stdout", "output_type": "stream", "text": text})
    if value is not None:
        data = {"text/plain": [repr(value)]}
        if hasattr(value, "_repr_svg_"):
            data["image/svg+xml"] = [value._repr_svg_()]
        outputs.append({"data": data, "metadata": {}, "output_type": "execute_result"})
    return outputs
