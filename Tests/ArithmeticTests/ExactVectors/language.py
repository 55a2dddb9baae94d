"""The calculator's expression language: a parser, a printer and the depth of a tree.

A tree is a tuple whose first element is its kind:

    ("num", "0.1")   ("const", "pi")   ("var", "a")   ("neg", x)   ("fact", x)
    ("+", x, y)  and the same for - * / ^   ("call", name, (x, y, …))   ("list", (x, y, …))

The grammar is the one of Sources/Arithmetic/Syntax: `^` is right associative and binds tighter than a
sign before it, `!` binds tighter still. Implicit products, `%`, `°` and `mod` between operands are not
used by the vectors.
"""
import re

CONSTANTS = ("pi", "e", "tau", "phi", "ln2", "euler_gamma", "catalan", "apery")
ALIASES = {"ln": "log"}
TOKEN = re.compile(r"\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d+)?)|([A-Za-z_][A-Za-z_0-9]*)|(.))")


class _Parser:
    def __init__(self, text):
        self.tokens = [match.groups() for match in TOKEN.finditer(text)] + [(None, None, "")]
        self.place = 0

    @property
    def symbol(self):
        return self.tokens[self.place][2]

    def take(self, symbol):
        if self.symbol != symbol:
            raise SyntaxError(f"{symbol!r} expected, {self.tokens[self.place]} found")
        self.place += 1

    def sum(self):
        left = self.product()
        while self.symbol in ("+", "-"):
            operator = self.symbol
            self.place += 1
            left = (operator, left, self.product())
        return left

    def product(self):
        left = self.sign()
        while self.symbol in ("*", "/"):
            operator = self.symbol
            self.place += 1
            left = (operator, left, self.sign())
        return left

    def sign(self):
        if self.symbol == "-":
            self.place += 1
            return ("neg", self.sign())
        return self.power()

    def power(self):
        base = self.postfix()
        if self.symbol == "^":
            self.place += 1
            return ("^", base, self.sign())
        return base

    def postfix(self):
        operand = self.primary()
        while self.symbol == "!":
            self.place += 1
            operand = ("fact", operand)
        return operand

    def primary(self):
        number, name, symbol = self.tokens[self.place]
        self.place += 1
        if number:
            return ("num", number)
        if name:
            if self.symbol == "(":
                return ("call", ALIASES.get(name, name), self.several("(", ")"))
            return ("const" if name in CONSTANTS else "var", name)
        if symbol == "(":
            inner = self.sum()
            self.take(")")
            return inner
        if symbol == "[":
            self.place -= 1
            return ("list", self.several("[", "]"))
        raise SyntaxError(f"an operand expected, {symbol!r} found")

    def several(self, open, close):
        self.take(open)
        elements = [self.sum()]
        while self.symbol == ",":
            self.place += 1
            elements.append(self.sum())
        self.take(close)
        return tuple(elements)


def parse(text):
    """The tree of one expression."""
    parser = _Parser(text)
    tree = parser.sum()
    if parser.place != len(parser.tokens) - 1:
        raise SyntaxError(f"{text!r}: something is left over")
    return tree


def parse_line(text):
    """The statements of a line, as pairs of a name (or None) and a tree."""
    statements = []
    for statement in text.split(";"):
        name, assign, body = statement.rpartition("=")
        statements.append((name.strip() if assign else None, parse(body)))
    return statements


SUM, PRODUCT, SIGN, POWER, POSTFIX = range(5)


def show(tree, least=SUM):
    """The tree as text, with the necessary parentheses. `least` is the lowest precedence that needs none."""
    kind = tree[0]
    if kind in ("num", "const", "var"):
        return tree[1]
    if kind == "call":
        return f"{tree[1]}({', '.join(show(x) for x in tree[2])})"
    if kind == "list":
        return f"[{', '.join(show(x) for x in tree[1])}]"
    if kind == "neg":
        own, text = SIGN, "-" + show(tree[1], SIGN)
    elif kind == "fact":
        own, text = POSTFIX, show(tree[1], POSTFIX) + "!"
        if tree[1][0] == "fact":
            own, text = POSTFIX, f"({show(tree[1])})!"
    elif kind in "+-":
        own, text = SUM, f"{show(tree[1], SUM)} {kind} {show(tree[2], PRODUCT)}"
    elif kind in "*/":
        own, text = PRODUCT, f"{show(tree[1], PRODUCT)}{kind}{show(tree[2], SIGN)}"
    else:
        own, text = POWER, f"{show(tree[1], POSTFIX)}^{show(tree[2], SIGN)}"
    return text if own >= least else f"({text})"


def parts(tree):
    if tree[0] in ("num", "const", "var"):
        return ()
    if tree[0] == "call":
        return tree[2]
    return tree[1] if tree[0] == "list" else tree[1:]


def depth(tree):
    """Nested functions and operators along the longest path. Numbers count as leaves, and so do a
    number with a sign, a quotient of two numbers, and a list."""
    below = [depth(x) for x in parts(tree)]
    if tree[0] == "list":
        return max(below)
    if not below or (tree[0] in ("neg", "/") and all(x[0] == "num" for x in parts(tree))):
        return 0
    return 1 + max(below)


def count(tree, counts):
    """Adds the functions and operators of a tree to a Counter."""
    if tree[0] == "call":
        counts[tree[1]] += 1
    elif tree[0] not in ("num", "list", "var"):
        counts[tree[0] if tree[0] != "const" else tree[1]] += 1
    for part in parts(tree):
        count(part, counts)
