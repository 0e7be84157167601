"""The mutants of a source file, for tools/mutants.py.

Not changed, since no test should notice: docstrings, annotations, decorators, bases,
assertions, log calls, the text and arguments of errors that are raised, f-strings.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

SWAPS: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitXor: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.Break: ast.Continue,
    ast.Continue: ast.Break,
}
NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
SKIPPED_FIELDS: Final = ("annotation", "returns", "decorator_list", "bases", "keywords")
SKIPPED_NODES: Final = (
    ast.Assert,
    ast.Raise,
    ast.JoinedStr,
    ast.Import,
    ast.ImportFrom,
)
TYPING: Final = ("Literal", "TypeVar", "NewType", "cast", "Annotated")
LOGS: Final = ("LOG", "log", "logging", "logger")
STRINGS_IN: Final = (ast.Compare, ast.Return, ast.Subscript, ast.MatchValue, ast.Dict)
"""Other strings are mostly texts."""
REMOVED: Final = (ast.Raise, ast.Delete)
SCOPES: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Edit:
    """Puts `new` into a field of a node, or into one place of a list there."""

    node: ast.AST
    name: str
    place: int | None
    new: Any

    def apply(self) -> "Edit":
        """Returns the edit that takes this one back."""
        if self.place is None:
            old = getattr(self.node, self.name)
            setattr(self.node, self.name, self.new)
        else:
            values = getattr(self.node, self.name)
            old, values[self.place] = values[self.place], self.new
        return Edit(self.node, self.name, self.place, old)


@dataclass(frozen=True)
class Mutant:
    """One change of one file."""

    path: str
    """Relative to the folder of the source."""
    line: int
    column: int
    before: str
    after: str
    within: tuple[int, ...]
    """First lines of the functions around it, the outermost first."""
    at_import: bool
    """It is evaluated when the module is imported."""
    edit: Edit = field(compare=False, repr=False)


def parse(source: Path, path: str) -> ast.Module:
    return ast.parse((source / path).read_text("utf-8"), path)


def find_mutants(tree: ast.Module, path: str) -> list[Mutant]:
    """All mutants of a file; each edits `tree` in place."""
    return list(Finder(path).walk(tree, (), False))


class Finder:
    def __init__(self, path: str) -> None:
        self.path = path

    def walk(
        self, node: ast.AST, within: tuple[int, ...], inside: bool
    ) -> Iterator[Mutant]:
        """`inside` says that a function's body is around the node."""
        if isinstance(node, SCOPES):
            decorators = [] if isinstance(node, ast.Lambda) else node.decorator_list
            within = (*within, min([node.lineno, *(d.lineno for d in decorators)]))
            if not isinstance(node, ast.Lambda):
                yield from self.emptied(node, within)
        for name, value in ast.iter_fields(node):
            listed = isinstance(value, list)
            if name in SKIPPED_FIELDS and not isinstance(node, ast.Call):
                continue
            below = inside or (isinstance(node, SCOPES) and name == "body")
            for place, child in enumerate(value if listed else [value]):
                if not isinstance(child, ast.AST) or is_skipped(child):
                    continue
                spot = (node, name, place if listed else None)
                for new in replacements(child, node, below):
                    edit = Edit(*spot, new)
                    yield self.made(child, child, new, edit, within, below)
                if not isinstance(child, SKIPPED_NODES):
                    yield from self.operators(child, within, below)
                    yield from self.walk(child, within, below)

    def operators(
        self, node: ast.AST, within: tuple[int, ...], inside: bool
    ) -> Iterator[Mutant]:
        edits: list[Edit] = []
        if isinstance(node, ast.Compare):
            for place, each in enumerate(node.ops):
                edits.append(Edit(node, "ops", place, SWAPS[type(each)]()))
        elif isinstance(node, ast.BoolOp | ast.BinOp | ast.AugAssign):
            formats = isinstance(node, ast.BinOp) and is_text(node.left)
            a_type = isinstance(node.op, ast.BitOr) and not inside
            if type(node.op) in SWAPS and not formats and not a_type:
                edits.append(Edit(node, "op", None, SWAPS[type(node.op)]()))
        for edit in edits:
            before = ast.unparse(node)
            back = edit.apply()
            after = ast.unparse(node)
            back.apply()
            yield self.made(node, before, after, edit, within, inside)

    def emptied(self, node: Function, within: tuple[int, ...]) -> Iterator[Mutant]:
        """The function does nothing, or returns an argument of its result's type."""
        work = [each for each in node.body if not is_plain_text(each)]
        parts = [part for each in work for part in ast.walk(each)]
        gives = any(isinstance(p, ast.Yield | ast.YieldFrom) for p in parts) or any(
            isinstance(p, ast.Return) and p.value is not None for p in parts
        )
        new: ast.stmt = ast.Pass()
        if gives:
            result = ast.unparse(node.returns) if node.returns else ""
            alike = [
                arg.arg
                for arg in node.args.args
                if arg.annotation and ast.unparse(arg.annotation) == result
            ]
            if not alike or isinstance(work[0], ast.Pass):
                return
            new = ast.Return(ast.Name(alike[0], ast.Load()))
        elif len(work) == 1 and not hasattr(work[0], "body"):
            return  # the statement has mutants of its own
        edit = Edit(node, "body", None, [ast.copy_location(new, node.body[0])])
        yield self.made(node, f"def {node.name}", new, edit, within, True)

    def made(
        self,
        node: Any,
        before: ast.AST | str,
        after: ast.AST | str,
        edit: Edit,
        within: tuple[int, ...],
        inside: bool,
    ) -> Mutant:
        line, column = node.lineno, node.col_offset
        texts = one_line(before), one_line(after)
        return Mutant(self.path, line, column, *texts, within, not inside, edit)


def replacements(node: ast.AST, parent: ast.AST, inside: bool) -> Iterator[ast.AST]:
    """What can be put in the place of a node."""
    match node:
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int() | float() as number):
            yield ast.Constant(number + 1)
        case ast.Constant(value=str(text)) if isinstance(parent, STRINGS_IN):
            yield ast.Constant(f"{text}~")
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.Name(id=name) if isinstance(parent, ast.Call) and name in NAMES:
            if parent.func is node:
                yield ast.Name(NAMES[name], ast.Load())
        case ast.Break() | ast.Continue():
            yield SWAPS[type(node)]()
        case ast.Return(value=None) | ast.Expr(value=ast.Call() | ast.Await()):
            yield ast.Pass()
        case ast.Assign(targets=[target]) | ast.AugAssign(target=target):
            if inside and isinstance(target, ast.Attribute | ast.Subscript):
                yield ast.Pass()
        case ast.AnnAssign(target=ast.Attribute()) if inside:
            yield ast.Pass()
        case _ if isinstance(node, REMOVED):
            yield ast.Pass()
    plain = isinstance(node, ast.Compare) and len(node.ops) == 1
    if isinstance(parent, ast.If | ast.IfExp | ast.While) and node is parent.test:
        if not plain and not isinstance(node, ast.UnaryOp):
            yield ast.UnaryOp(ast.Not(), node)
    elif isinstance(parent, ast.comprehension) and node in parent.ifs:
        yield ast.Constant(True)


def is_skipped(node: ast.AST) -> bool:
    match node:
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=name)))):
            return name in LOGS
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Subscript(value=ast.Name(id=name)) | ast.Call(func=ast.Name(id=name)):
            return name in TYPING
        case ast.FunctionDef(name="__repr__" | "__str__"):
            return True
    return is_plain_text(node)


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def is_plain_text(node: ast.AST) -> bool:
    """A docstring, a field's description, or `...`."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def one_line(node: ast.AST | str) -> str:
    text = (
        node if isinstance(node, str) else ast.unparse(ast.fix_missing_locations(node))
    )
    lines = text.splitlines()
    return lines[0] + (" …" if len(lines) > 1 else "")
