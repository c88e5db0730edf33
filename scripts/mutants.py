"""Mutants: every small way to break a function, one place at a time.

Only what is inside a function is broken. What a module or a class body declares is data: most of it cannot be wrong by
one without failing at import, which would prove nothing.
"""

import ast
import copy
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

Function = ast.FunctionDef | ast.AsyncFunctionDef
Break = Callable[[ast.AST, random.Random], ast.AST]  # a node, broken, or another one in its place

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
UNLIKE = {"bool": "not ({})", "int": "({}) + 1", "i64": "({}) + 1", "float": "({}) + 1.0", "str | None": "None"}
LEFT_ALONE = ("__repr__", "__str__", "Box.__init__")  # for people who look for a mistake; filled before it is read
GIVEN = ("table", "journal", "moves", "self", "file", "box")  # nobody mistakes one for another


@dataclass(frozen=True)
class Mutant:
    """A function that is broken in one place, and the change in words."""

    file: Path
    name: str  # of the function, with its classes
    line: int
    before: str
    after: str
    function: Function

    @property
    def diff(self) -> str:
        return f"{self.file}:{self.line} in {self.name}\n  - {self.before}\n  + {self.after}"

    def code(self) -> CodeType:
        """What the broken function runs."""
        body: ast.stmt = self.function
        for holder in reversed(self.name.split(".")[:-1]):
            body = ast.ClassDef(name=holder, bases=[], keywords=[], body=[body], decorator_list=[])
        module = ast.fix_missing_locations(ast.Module([body], []))
        return code_of(compile(module, str(self.file), "exec"), self.name)


def code_of(code: CodeType, name: str) -> CodeType:
    """The code of a function among what a module or class holds."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == name:
                return constant
            if name.startswith(f"{constant.co_qualname}."):
                return code_of(constant, name)
    raise AssertionError(f"there is no function {name}")


def sample(files: Sequence[Path], root: Path, clauses: Sequence[str], count: int, seed: str) -> list[Mutant]:
    """So many mutants of these files, drawn by lot; fewer, if there are not so many."""
    chance = random.Random(seed)
    sites = [site for file in files for site in sites_in(file, root, clauses)]
    chance.shuffle(sites)
    found: list[Mutant] = []
    for site in sites:
        if len(found) == count:
            break
        mutant = site.mutant(chance)
        if mutant is not None:
            found.append(mutant)
    return found


@dataclass(frozen=True)
class Site:
    """A place that can be broken, and how."""

    file: Path
    name: str
    function: Function
    statement: ast.stmt
    node: ast.AST
    change: Break

    def mutant(self, chance: random.Random) -> Mutant | None:
        function = copy.deepcopy(self.function)
        twins = {id(one): other for one, other in zip(ast.walk(self.function), ast.walk(function), strict=True)}
        node, statement = twins[id(self.node)], twins[id(self.statement)]
        before = line_of(statement)
        broken = self.change(node, chance)
        if broken is not node:
            Replacing(node, broken).visit(function)
            statement = broken if node is statement else statement
        after = line_of(statement)
        if after == before:
            return None
        return Mutant(self.file, self.name, self.statement.lineno, before, after, function)


class Replacing(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, node: ast.AST, other: ast.AST) -> None:
        self.node = node
        self.other = other

    def visit(self, node: ast.AST) -> ast.AST:
        return ast.copy_location(self.other, node) if node is self.node else self.generic_visit(node)


def line_of(statement: ast.AST) -> str:
    """A statement in one line; of one that holds others only its head."""
    text = ast.unparse(statement)
    return text.splitlines()[0] if hasattr(statement, "body") else " ".join(text.split())


# -- where ----------------------------------------------------------------------------------------------------------


def sites_in(file: Path, root: Path, clauses: Sequence[str]) -> Iterator[Site]:
    tree = ast.parse(file.read_text("utf-8"))
    for name, function in functions_of(tree, ""):
        if name.endswith(LEFT_ALONE):
            continue
        function.decorator_list = []
        body = function.body[1:] if ast.get_docstring(function) is not None else function.body
        for statement, node in nodes_of(body):
            for change in breaks(node, function, clauses):
                yield Site(file.relative_to(root), name, function, statement, node, change)


def functions_of(node: ast.AST, prefix: str) -> Iterator[tuple[str, Function]]:
    """The functions and methods of a module by their qualified names; what is inside a function belongs to it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function):
            yield f"{prefix}{child.name}", child
        elif isinstance(child, ast.ClassDef):
            yield from functions_of(child, f"{prefix}{child.name}.")
        else:
            yield from functions_of(child, prefix)


def nodes_of(body: Sequence[ast.stmt]) -> Iterator[tuple[ast.stmt, ast.AST]]:
    """Every node that does something, with its statement: no assertions, no types, no docstrings."""
    for statement in body:
        if isinstance(statement, ast.Assert | ast.Import | ast.ImportFrom) or raises_assertion(statement):
            continue
        yield statement, statement
        for name, value in ast.iter_fields(statement):
            if name in ("annotation", "returns", "decorator_list", "args", "type_params"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.stmt):
                    yield from nodes_of([child])
                elif isinstance(child, ast.AST):
                    for node in ast.walk(child):
                        if isinstance(node, ast.stmt):
                            continue
                        yield statement, node


def raises_assertion(statement: ast.stmt) -> bool:
    return (
        isinstance(statement, ast.Raise) and statement.exc is not None and "AssertionError" in ast.dump(statement.exc)
    )


# -- how ------------------------------------------------------------------------------------------------------------


def breaks(node: ast.AST, function: Function, clauses: Sequence[str]) -> Iterator[Break]:
    """Every way to break a node."""
    match node:
        case ast.Compare():
            yield from (comparison(place) for place in range(len(node.ops)))
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in OPERATORS and not is_text(node):
            yield operator
        case ast.BoolOp():
            yield junction
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield lambda found, _: found.operand  # type: ignore[attr-defined]
        case ast.Constant(value=bool() | int() | float()):
            yield number
        case ast.Constant(value=str()) if node.value in clauses:
            yield lambda found, chance: other_clause(found, clauses, chance)
        case ast.Constant(value=str()) if node.value:
            yield lambda found, _: ast.Constant(f"XX{found.value}")  # type: ignore[attr-defined]
        case ast.If() | ast.IfExp():
            yield otherwise
        case ast.Call(args=[*_, one, other]) if alike(one) and alike(other) and not in_any_order(node):
            yield swapped
    if isinstance(node, ast.Break):
        yield lambda *_: ast.Continue()
    if isinstance(node, ast.Continue):
        yield lambda *_: ast.Break()
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield lambda *_: ast.Pass()
    if isinstance(node, ast.AugAssign) or (isinstance(node, ast.Assign) and stored(node)):
        yield lambda *_: ast.Pass()
    if isinstance(node, ast.Return) and unlike(node, function):
        yield lambda found, _: answered(found, function)


def comparison(place: int) -> Break:
    def broken(node: ast.AST, chance: random.Random) -> ast.AST:
        assert isinstance(node, ast.Compare)
        node.ops[place] = chance.choice(COMPARISONS[type(node.ops[place])])()
        return node

    return broken


def operator(node: ast.AST, _: random.Random) -> ast.AST:
    assert isinstance(node, ast.BinOp | ast.AugAssign)
    node.op = OPERATORS[type(node.op)]()
    return node


def is_text(node: ast.AST) -> bool:
    """Words that are added up, or filled in with %."""
    return any(isinstance(part, ast.Constant | ast.JoinedStr) and not is_number(part) for part in ast.walk(node))


def is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float)


def junction(node: ast.AST, _: random.Random) -> ast.AST:
    assert isinstance(node, ast.BoolOp)
    node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    return node


def number(node: ast.AST, chance: random.Random) -> ast.AST:
    assert isinstance(node, ast.Constant)
    if isinstance(node.value, bool):
        return ast.Constant(not node.value)
    assert isinstance(node.value, int | float)
    return ast.Constant(node.value + chance.choice((1, -1)))


def other_clause(node: ast.AST, clauses: Sequence[str], chance: random.Random) -> ast.AST:
    """A clause that exists and says something else."""
    assert isinstance(node, ast.Constant)
    return ast.Constant(chance.choice([clause for clause in clauses if clause != node.value]))


def otherwise(node: ast.AST, _: random.Random) -> ast.AST:
    assert isinstance(node, ast.If | ast.IfExp)
    node.test = ast.UnaryOp(ast.Not(), node.test)
    return node


def alike(argument: ast.expr) -> bool:
    """Whether an argument may be taken for the one beside it: a number, a seat, a piece."""
    named = isinstance(argument, ast.Name) and argument.id in GIVEN
    return not named and not isinstance(argument, ast.Starred) and (is_number(argument) or not is_text(argument))


def in_any_order(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Name) and node.func.id in ("max", "min")


def swapped(node: ast.AST, _: random.Random) -> ast.AST:
    assert isinstance(node, ast.Call)
    node.args[-1], node.args[-2] = node.args[-2], node.args[-1]
    return node


def stored(node: ast.Assign) -> bool:
    """Something is laid somewhere; without it no name would be missing."""
    return all(isinstance(target, ast.Subscript | ast.Attribute) for target in node.targets)


def unlike(node: ast.Return, function: Function) -> str:
    """How to answer something else than a function does, by its type; "" where nothing sensible would be else."""
    if node.value is None or function.returns is None or isinstance(node.value, ast.Constant):
        return ""
    return UNLIKE.get(ast.unparse(function.returns), "")


def answered(node: ast.AST, function: Function) -> ast.AST:
    assert isinstance(node, ast.Return)
    assert node.value is not None
    node.value = ast.parse(unlike(node, function).format(ast.unparse(node.value)), mode="eval").body
    return node
