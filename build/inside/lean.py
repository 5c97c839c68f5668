"""Python's syntax without what only type checkers need: annotations and the types of dicts.

Annotations take a third of an import's time in a browser, and their code a quarter of its bytes.
Classes that are made of their annotations keep the names.
"""

import ast
from typing import cast

MADE_OF_NAMES = {"NamedTuple", "dataclass"}
SHAPE = "TypedDict"


def lean(source: bytes | str, file: str) -> ast.Module:
    """The syntax of a file without types; lines keep their numbers."""
    tree = _Lean().visit(ast.parse(source, file))
    return cast("ast.Module", ast.fix_missing_locations(tree))


class _Lean(ast.NodeTransformer):
    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is None:
            return ast.copy_location(ast.Pass(), node)
        self.generic_visit(node)
        return ast.copy_location(ast.Assign([node.target], node.value), node)

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        if ast.unparse(node.test) != "TYPE_CHECKING":
            return self.generic_visit(node)
        return [self.visit(each) for each in node.orelse] or ast.copy_location(ast.Pass(), node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        if any(ast.unparse(base) == SHAPE for base in node.bases) or _is_total(node):
            return ast.copy_location(
                ast.Assign([ast.Name(node.name, ast.Store())], ast.Name("dict", ast.Load())), node
            )
        if _is_made_of_names(node):
            node.body = [self._named(each) for each in node.body]
            return node
        return self.generic_visit(node)

    def _named(self, node: ast.stmt) -> ast.stmt:
        """A statement of a class that is made of its annotations, each of which becomes `None`."""
        if not isinstance(node, ast.AnnAssign) or "ClassVar" in ast.unparse(node.annotation):
            return cast("ast.stmt", self.visit(node))
        node.annotation = ast.copy_location(ast.Constant(None), node.annotation)
        return node


def _is_total(node: ast.ClassDef) -> bool:
    return any(keyword.arg == "total" for keyword in node.keywords)


def _is_made_of_names(node: ast.ClassDef) -> bool:
    spelt = [ast.unparse(each) for each in (*node.bases, *node.decorator_list)]
    return not MADE_OF_NAMES.isdisjoint(text.partition("(")[0] for text in spelt)
