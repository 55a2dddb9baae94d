"""Local errors and condition numbers of every operation of 100 expressions, from 500 bits.

Usage: python3 make_steps.py > steps.txt

A line: expression, values of its variables, start and end of an operation in it, `=`, then ordinal ulps and ulps
of its local error in binary64, and a condition number for each operand. Real numbers have 25 digits; "none" stands
for a condition number where an operand or the result is 0.

The local error is that of the operation on its true operands, each rounded to the nearest double, relative to its true
value; the operation on doubles is computed with 500 bits and rounded once. Condition numbers come from derivatives,
and must agree with central differences.
"""

import random
import struct
from fractions import Fraction

import mpmath
from mpmath import mp, mpf

mp.prec = 500
random.seed(20261122)


def function(f, *derivatives):
    return f, derivatives


ln, exp = mpmath.log, mpmath.exp
FUNCTIONS = {
    "+": function(lambda x, y: x + y, lambda x, y: 1, lambda x, y: 1),
    "-": function(lambda x, y: x - y, lambda x, y: 1, lambda x, y: -1),
    "*": function(lambda x, y: x * y, lambda x, y: y, lambda x, y: x),
    "/": function(lambda x, y: x / y, lambda x, y: 1 / y, lambda x, y: -x / y**2),
    "^": function(lambda x, y: mpmath.power(x, y), lambda x, y: y * x ** (y - 1), lambda x, y: ln(x) * x**y),
    "sqrt": function(mpmath.sqrt, lambda x: 1 / (2 * mpmath.sqrt(x))),
    "cbrt": function(mpmath.cbrt, lambda x: 1 / (3 * mpmath.cbrt(x) ** 2)),
    "exp": function(exp, exp),
    "expm1": function(mpmath.expm1, exp),
    "ln": function(ln, lambda x: 1 / x),
    "log2": function(lambda x: ln(x, 2), lambda x: 1 / (x * ln(2))),
    "log10": function(mpmath.log10, lambda x: 1 / (x * ln(10))),
    "log1p": function(mpmath.log1p, lambda x: 1 / (1 + x)),
    "sin": function(mpmath.sin, mpmath.cos),
    "cos": function(mpmath.cos, lambda x: -mpmath.sin(x)),
    "tan": function(mpmath.tan, lambda x: 1 / mpmath.cos(x) ** 2),
    "asin": function(mpmath.asin, lambda x: 1 / mpmath.sqrt(1 - x**2)),
    "acos": function(mpmath.acos, lambda x: -1 / mpmath.sqrt(1 - x**2)),
    "atan": function(mpmath.atan, lambda x: 1 / (1 + x**2)),
    "sinh": function(mpmath.sinh, mpmath.cosh),
    "cosh": function(mpmath.cosh, mpmath.sinh),
    "tanh": function(mpmath.tanh, lambda x: 1 / mpmath.cosh(x) ** 2),
    "asinh": function(mpmath.asinh, lambda x: 1 / mpmath.sqrt(1 + x**2)),
    "erf": function(mpmath.erf, lambda x: 2 / mpmath.sqrt(mp.pi) * exp(-(x**2))),
    "gamma": function(mpmath.gamma, lambda x: mpmath.gamma(x) * mpmath.digamma(x)),
    "abs": function(abs, lambda x: mpmath.sign(x)),
    "hypot": function(
        mpmath.hypot, lambda x, y: x / mpmath.hypot(x, y), lambda x, y: y / mpmath.hypot(x, y)
    ),
    "atan2": function(
        mpmath.atan2, lambda y, x: x / (x**2 + y**2), lambda y, x: -y / (x**2 + y**2)
    ),
}
VARIABLES = {}


class Node:
    """A literal, a variable or an operation; printed with parentheses around every operation."""

    def __init__(self, name, *operands):
        self.name, self.operands = name, operands
        if operands:
            f, _ = FUNCTIONS[name]
            self.value = f(*[x.value for x in operands])
        else:
            number = VARIABLES.get(name) or Fraction(name)
            self.value = mpf(number.numerator) / number.denominator

    def text(self, start, steps):
        """The text from `start` on; its operations are added to `steps` in the order of evaluation."""
        if not self.operands:
            if self.name not in VARIABLES:
                steps.append((start, start + len(self.name), self))
            return self.name
        parts, texts = list(self.operands), []
        place = start + (0 if self.isInfix else len(self.name) + 1)
        for operand in parts:
            wrapped = self.isInfix and operand.isInfix
            place += wrapped
            texts.append(operand.text(place, steps))
            place += len(texts[-1]) + wrapped + 1
            if wrapped:
                texts[-1] = f"({texts[-1]})"
        text = self.name.join(texts) if self.isInfix else f"{self.name}({','.join(texts)})"
        steps.append((start, start + len(text), self))
        return text

    @property
    def isInfix(self):
        return len(self.name) == 1 and self.name in "+-*/^"


def double(x):
    """Nearest double, ties to even; mpmath rounds once. No subnormal numbers occur."""
    result = float(x)
    assert result == 0 or 1e-300 < abs(result) < 1e300
    return result


def ordinal(x):
    bits = struct.unpack("<q", struct.pack("<d", x))[0]
    return bits if bits >= 0 else -(bits + 2**63)


def local_error(node):
    if node.operands:
        f, _ = FUNCTIONS[node.name]
        computed = double(f(*[mpf(double(x.value)) for x in node.operands]))
    else:
        computed = double(node.value)
    truth = node.value
    ranks = abs(ordinal(computed) - ordinal(double(truth)))
    ulp = mpf(2) ** (mpmath.frexp(truth)[1] - 53) if truth else mpf(2) ** -1074
    return ranks, abs(mpf(computed) - truth) / ulp


def condition(node, index):
    x = [operand.value for operand in node.operands]
    if x[index] == 0 or node.value == 0:
        return None
    f, derivatives = FUNCTIONS[node.name]
    number = abs(x[index] * derivatives[index](*x) / node.value)
    h = abs(x[index]) * mpf(2) ** -120 / max(1, abs(x[index]))
    above, below = list(x), list(x)
    above[index] += h
    below[index] -= h
    with mp.workprec(1000):
        quotient = abs(x[index] * (f(*above) - f(*below)) / (2 * h * node.value))
    assert abs(quotient - number) <= 1e-30 * max(number, mpf("1e-10")), (node.name, x)
    return number


def digits(x):
    return "none" if x is None else "0" if x == 0 else mpmath.nstr(x, 25, min_fixed=0, max_fixed=0)


POSITIVE = ["sqrt", "ln", "log2", "log10", "cbrt"]
ANYWHERE = ["sin", "cos", "tan", "atan", "tanh", "asinh", "exp", "expm1", "sinh", "cosh", "erf", "abs"]
PROPER = ["asin", "acos", "log1p"]


def leaf():
    if random.random() < 0.5:
        return Node(random.choice("xyz"))
    return Node(random.choice(["0.1", "2", "3.7", "0.25", "1.000001", "12345.678", "7e-3", "1e10", "0.3", "5"]))


def tree(depth):
    if depth == 0:
        return leaf()
    while True:
        kind = random.random()
        if kind < 0.55:
            made = Node(random.choice("+-*/"), tree(depth - 1), tree(random.randrange(depth)))
        else:
            inner = tree(depth - 1)
            value = inner.value
            names = []
            if 0 < value:
                names += POSITIVE
            if abs(value) < 50:
                names += ANYWHERE
            if abs(value) < 0.99:
                names += PROPER
            if 0.5 < value < 30:
                names += ["gamma"]
            if 0 < value < 1e6 and random.random() < 0.4:
                made = Node("^", inner, Node(random.choice(["0.3", "2", "3", "2.5"])))
            elif random.random() < 0.3:
                made = Node(random.choice(["hypot", "atan2"]), inner, leaf())
            elif names:
                made = Node(random.choice(names), inner)
            else:
                continue
        if made.value and 1e-200 < abs(made.value) < 1e200:
            return made


def fixed():
    """Cancellation, poles nearby, large arguments, exact steps."""
    x, y, n = Node("x"), Node("y"), lambda text: Node(text)
    yield Node("-", Node("sqrt", Node("+", x, n("1"))), Node("sqrt", x))
    yield Node("-", Node("+", x, n("0.1")), x)
    yield Node("-", Node("cos", n("1e-9")), n("0.5"))
    yield Node("sin", n("1e22"))
    yield Node("sin", n("1e100"))
    yield Node("cos", Node("*", n("1e30"), x))
    yield Node("tan", n("1.5707963267948966"))
    yield Node("sin", n("3.141592653589793"))
    yield Node("ln", n("1.0000000000001"))
    yield Node("^", n("1.0000001"), n("1e7"))
    yield Node("/", Node("-", Node("exp", n("1e-12")), n("1")), n("1e-12"))
    yield Node("gamma", n("1.4616321449683623"))
    yield Node("acos", n("0.999999999999"))
    yield Node("hypot", n("1e-40"), y)
    yield Node("*", n("0.5"), n("0.25"))
    yield Node("-", n("0.5"), n("0.5"))


random_count = 84
lines = []
expressions = 0
seen = set()
produced = []
VARIABLES.update(x=Fraction(7, 10), y=Fraction(-31, 8), z=Fraction(123456789, 1000))
produced += [(dict(VARIABLES), node) for node in fixed()]
while len(produced) < 16 + random_count:
    VARIABLES.update(
        x=Fraction(random.randint(1, 10**6), 10 ** random.randint(3, 7)),
        y=Fraction(random.randint(-(10**6), 10**6), 10 ** random.randint(3, 7)),
        z=Fraction(random.randint(1, 10**9), 1 << random.randint(0, 30)),
    )
    try:
        node = tree(random.randint(1, 4))
    except (ZeroDivisionError, OverflowError, ValueError):
        continue
    if isinstance(node.value, mpmath.mpc) or not node.operands:
        continue
    produced.append((dict(VARIABLES), node))

for variables, node in produced:
    steps = []
    text = node.text(0, steps)
    names = ",".join(f"{name}:{value}" for name, value in variables.items() if name in text)
    VARIABLES.clear()
    VARIABLES.update(variables)
    for start, end, step in steps:
        ranks, ulps = local_error(step)
        conditions = [digits(condition(step, i)) for i in range(len(step.operands))]
        print(text, names or "-", start, end, "=", ranks, digits(ulps), *conditions)
