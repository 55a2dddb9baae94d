"""Values of the cores in cores.fpcore at their points, computed and true.

Usage: python3 make_values.py > values.txt

An independent interpreter of FPCore: arithmetic on fractions, functions by mpmath at 600 bits, then one rounding to the
format in force, and at the end to that of the core. A line: the number of the core, from 1, its inputs, `=`, the computed
numbers as fractions, `;`, and the true ones with 40 digits. Lists are flattened.
"""

import os
import sys
from fractions import Fraction as F

import mpmath

mpmath.mp.prec = 600
sys.setrecursionlimit(100000)
HERE = os.path.dirname(os.path.abspath(__file__))
INF, NINF, NAN = "inf", "-inf", "nan"


# Reading

def tokens(text):
    lines = [line.split(";")[0] for line in text.splitlines()]
    for bracket in "()[]":
        lines = [line.replace(bracket, f" {bracket} ") for line in lines]
    return " ".join(lines).split()


def data(words):
    stack = [[]]
    for word in words:
        if word in "([":
            stack.append([])
        elif word in ")]":
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(word)
    return stack[0]


def number(word):
    """A fraction; None for a token that is not a number."""
    if not isinstance(word, str) or not any(c.isdigit() for c in word[:3]):
        return None
    sign = -1 if word[0] == "-" else 1
    body = word.lstrip("+-")
    if not (body[0].isdigit() or body[0] == "."):
        return None
    if body.startswith("0x"):
        digits, _, exponent = body[2:].partition("p")
        whole, _, part = digits.partition(".")
        return sign * F(int(whole + part, 16)) * F(2) ** (int(exponent or 0) - 4 * len(part))
    return sign * F(body.replace("f", "e"))


# Rounding

FORMATS = {  # precision, least and greatest exponent
    "binary16": (11, -14, 15), "binary32": (24, -126, 127), "binary64": (53, -1022, 1023),
    "binary80": (64, -16382, 16383), "binary128": (113, -16382, 16383),
}


def shape(precision):
    if isinstance(precision, str):
        return FORMATS[precision]
    exponent_bits, bits = int(precision[1]), int(precision[2])
    greatest = 2 ** (exponent_bits - 1) - 1
    return bits - exponent_bits, 1 - greatest, greatest


def floor_log2(x):
    e = abs(x.numerator).bit_length() - x.denominator.bit_length()
    while F(2) ** e > abs(x):
        e -= 1
    while F(2) ** (e + 1) <= abs(x):
        e += 1
    return e


def whole(x, rounding):
    """A fraction rounded to an integer in a direction."""
    low = x.numerator // x.denominator
    if x == low:
        return low
    if rounding == "toPositive":
        return low + 1
    if rounding == "toNegative":
        return low
    if rounding == "toZero":
        return low if x > 0 else low + 1
    half = x - low - F(1, 2)
    if half == 0:
        if rounding == "nearestAway":
            return low + 1 if x > 0 else low
        return low if low % 2 == 0 else low + 1
    return low + 1 if half > 0 else low


def rounded(x, context):
    precision, rounding = context["precision"], context["round"]
    if isinstance(x, str) or isinstance(x, bool) or precision == "real":
        return x
    if precision == "integer":
        return F(whole(x, rounding))
    if precision[0] == "fixed":
        return fixed(x, int(precision[1]), int(precision[2]), context)
    p, least, greatest = shape(precision)
    if x == 0:
        return x
    unit = F(2) ** (max(floor_log2(x), least) - p + 1)
    result = whole(x / unit, rounding) * unit
    most = (2 - F(2) ** (1 - p)) * F(2) ** greatest
    if abs(result) <= most:
        return result
    isInward = rounding == "toZero" or rounding == ("toNegative" if x > 0 else "toPositive")
    if isInward:
        return most if x > 0 else -most
    return INF if x > 0 else NINF


def fixed(x, scale, bits, context):
    n = whole(x / F(2) ** scale, context["round"])
    low, high = -(2 ** (bits - 1)), 2 ** (bits - 1) - 1
    if not low <= n <= high:
        overflow = context.get("overflow", "infinity")
        if overflow == "infinity":
            return INF if n > 0 else NINF
        n = max(low, min(high, n)) if overflow == "clamp" else (n - low) % 2**bits + low
    return n * F(2) ** scale


# Functions

def real(f):
    """A function of mpmath for fractions; NaN or infinite where mpmath has no finite value."""
    def g(*x):
        y = f(*[mpmath.mpf(a.numerator) / a.denominator for a in x])
        if isinstance(y, mpmath.mpc) or mpmath.isnan(y):
            return NAN
        if mpmath.isinf(y):
            return INF if y > 0 else NINF
        return fraction(y)
    return g


def fraction(y):
    sign, mantissa, exponent, _ = mpmath.mpf(y)._mpf_
    return (-1) ** sign * F(int(mantissa)) * F(2) ** int(exponent)


def divide(x, y):
    if y == 0:
        return NAN if x == 0 else INF if x > 0 else NINF
    return x / y


def exact_root(x):
    if x < 0:
        return NAN
    n, d = mpmath.libmp.libintmath.isqrt(x.numerator), mpmath.libmp.libintmath.isqrt(x.denominator)
    return F(int(n), int(d)) if F(int(n), int(d)) ** 2 == x else real(mpmath.sqrt)(x)


def power(x, y):
    return x ** int(y) if y.denominator == 1 else real(mpmath.power)(x, y)


def cbrt(x):
    return real(mpmath.cbrt)(x) if x >= 0 else -real(mpmath.cbrt)(-x)


m = mpmath
FUNCTIONS = {
    "fabs": abs, "fma": lambda x, y, z: x * y + z, "pow": power, "sqrt": exact_root, "cbrt": cbrt,
    "exp": real(m.exp), "exp2": lambda x: power(F(2), x), "expm1": real(m.expm1),
    "log": lambda x: NINF if x == 0 else real(m.log)(x), "log10": real(m.log10),
    "log2": real(lambda x: m.log(x, 2)), "log1p": real(m.log1p), "hypot": lambda x, y: exact_root(x * x + y * y),
    "sin": real(m.sin), "cos": real(m.cos), "tan": real(m.tan), "asin": real(m.asin), "acos": real(m.acos),
    "atan": real(m.atan), "atan2": real(m.atan2), "sinh": real(m.sinh), "cosh": real(m.cosh), "tanh": real(m.tanh),
    "asinh": real(m.asinh), "acosh": real(m.acosh), "atanh": real(m.atanh), "erf": real(m.erf), "erfc": real(m.erfc),
    "tgamma": real(m.gamma), "lgamma": real(lambda x: m.log(abs(m.gamma(x)))),
    "ceil": lambda x: F(whole(x, "toPositive")), "floor": lambda x: F(whole(x, "toNegative")),
    "trunc": lambda x: F(whole(x, "toZero")), "round": lambda x: F(whole(x, "nearestAway")),
    "fmod": lambda x, y: x - y * whole(x / y, "toZero"), "remainder": lambda x, y: x - y * whole(x / y, "nearestEven"),
    "fmax": max, "fmin": min, "fdim": lambda x, y: max(x - y, F(0)),
    "copysign": lambda x, y: abs(x) if y >= 0 else -abs(x),
}
ARITHMETIC = {"+": lambda x, y: x + y, "-": lambda x, y: x - y, "*": lambda x, y: x * y, "/": divide}
CONSTANTS = {
    "E": m.e, "LOG2E": 1 / m.ln(2), "LOG10E": 1 / m.ln(10), "LN2": m.ln(2), "LN10": m.ln(10), "PI": m.pi,
    "PI_2": m.pi / 2, "PI_4": m.pi / 4, "M_1_PI": 1 / m.pi, "M_2_PI": 2 / m.pi, "M_2_SQRTPI": 2 / m.sqrt(m.pi),
    "SQRT2": m.sqrt(2), "SQRT1_2": m.sqrt(m.mpf(1) / 2),
}


def order(x, y):
    """-1, 0 or 1; None with NaN."""
    if NAN in (x, y):
        return None
    key = {INF: (1, 0), NINF: (-1, 0)}
    x, y = key.get(x, (0, x)), key.get(y, (0, y))
    return (x > y) - (x < y)


RELATIONS = {
    "<": lambda o: o == -1, ">": lambda o: o == 1, "<=": lambda o: o in (-1, 0), ">=": lambda o: o in (0, 1),
    "==": lambda o: o == 0, "!=": lambda o: o != 0,
}


# Evaluation

def properties(words):
    found = {}
    while len(words) > 1 and isinstance(words[0], str) and words[0].startswith(":"):
        found[words[0][1:]] = words[1]
        words = words[2:]
    return found, words


class Core:
    def __init__(self, datum):
        rest = datum[1:]
        self.name = rest.pop(0) if isinstance(rest[0], str) else None
        self.arguments = rest[0]
        self.properties, (self.body,) = properties(rest[1:])


class Interpreter:
    def __init__(self, cores, is_real):
        self.cores = {core.name: core for core in cores if core.name}
        self.is_real = is_real

    def round(self, x, context):
        return x if self.is_real else rounded(x, context)

    def call(self, core, values, context):
        context = {**context, **core.properties}
        env = {}
        for argument, value in zip(core.arguments, values):
            inner, sizes = context, []
            if not isinstance(argument, str) and argument[0] == "!":
                found, argument = properties(argument[1:])
                inner = {**context, **found}
            if not isinstance(argument, str):
                argument, *sizes = argument
            value = self.cast(value, inner)
            env[argument] = value
            for size in sizes:
                env[size] = F(len(value))
                value = value[0]
        return self.eval(core.body, env, context)

    def cast(self, value, context):
        if isinstance(value, list):
            return [self.cast(x, context) for x in value]
        return rounded(value, context) if not self.is_real else value

    def eval(self, e, env, context):
        def go(x, inner=env):
            return self.eval(x, inner, context)

        if isinstance(e, str):
            if e in env:
                return env[e]
            if e in ("TRUE", "FALSE"):
                return e == "TRUE"
            if e in ("INFINITY", "NAN"):
                return INF if e == "INFINITY" else NAN
            value = fraction(CONSTANTS[e]) if e in CONSTANTS else number(e)
            return self.round(value, context)
        op, *args = e
        if op == "digits":
            return self.round(F(args[0]) * F(args[2]) ** int(args[1]), context)
        if op == "if":
            return go(args[1] if go(args[0]) else args[2])
        if op in ("let", "let*"):
            inner = dict(env)
            for name, value in args[0]:
                inner[name] = go(value, inner if op == "let*" else env)
            return go(args[1], inner)
        if op in ("while", "while*"):
            inner = self.start(args[1], op == "while*", env, context)
            while go(args[0], inner):
                inner = self.update(args[1], op == "while*", inner, context)
            return go(args[2], inner)
        if op in ("for", "for*"):
            inner = self.start(args[1], op == "for*", env, context)
            for place in self.places(args[0], env, context):
                inner = self.update(args[1], op == "for*", {**inner, **place}, context)
            return go(args[2], inner)
        if op in ("tensor", "tensor*"):
            variables = args[1] if op == "tensor*" else []
            inner = self.start(variables, True, env, context)
            values = []
            for place in self.places(args[0], env, context):
                inner = self.update(variables, True, {**inner, **place}, context)
                values.append(go(args[-1], inner))
            for _, size in reversed(args[0][1:]):
                n = int(go(size))
                values = [values[i:i + n] for i in range(0, len(values), n)]
            return values
        if op == "array":
            return [go(x) for x in args]
        if op == "ref":
            value = go(args[0])
            for index in args[1:]:
                value = value[int(go(index))]
            return value
        if op == "size":
            value = go(args[0])
            for _ in range(int(go(args[1]))):
                value = value[0]
            return F(len(value))
        if op == "dim":
            value, count = go(args[0]), 0
            while isinstance(value, list):
                value, count = value[0], count + 1
            return F(count)
        if op == "!":
            found, (body,) = properties(args)
            return self.eval(body, env, {**context, **found})
        if op == "#":
            return self.eval(args[0], env, {**context, "precision": "integer"})
        if op == "cast":
            return self.round(go(args[0]), context)
        if op in self.cores:
            return self.call(self.cores[op], [go(x) for x in args], context)
        if op in ("and", "or"):
            return (all if op == "and" else any)(go(x) for x in args)
        x = [go(y) for y in args]
        if op == "not":
            return not x[0]
        if op in RELATIONS:
            pairs = [(a, b) for i, a in enumerate(x) for b in x[i + 1:]]
            return all(RELATIONS[op](order(a, b)) for a, b in pairs)
        if op.startswith("is"):
            isInf, isNaN = x[0] in (INF, NINF), x[0] == NAN
            return {"isinf": isInf, "isnan": isNaN, "isfinite": not (isInf or isNaN),
                    "isnormal": not (isInf or isNaN or x[0] == 0)}[op]
        if op == "signbit":
            return x[0] < 0
        return self.apply(op, x, context)

    def apply(self, op, x, context):
        if op == "-" and x == [INF]:
            return NINF
        if any(isinstance(a, str) for a in x):
            return NAN
        if op == "nearbyint":
            return self.round(F(whole(x[0], context["round"])), context)
        if op not in ARITHMETIC:
            return self.round(FUNCTIONS[op](*x), context)
        if len(x) == 1:
            x = {"+": x, "*": x, "-": [-x[0]], "/": [divide(F(1), x[0])]}[op]
            return self.round(x[0], context)
        result = x[0]
        for y in x[1:]:
            result = NAN if isinstance(result, str) else self.round(ARITHMETIC[op](result, y), context)
        return result

    def start(self, variables, isSequential, env, context):
        inner = dict(env)
        for name, start, _ in variables:
            inner[name] = self.eval(start, inner if isSequential else env, context)
        return inner

    def update(self, variables, isSequential, env, context):
        inner = dict(env)
        for name, _, update in variables:
            inner[name] = self.eval(update, inner if isSequential else env, context)
        return inner

    def places(self, indices, env, context):
        if not indices:
            return [{}]
        (name, size), rest = indices[0], indices[1:]
        count = int(self.eval(size, env, context))
        return [{name: F(i), **place} for i in range(count) for place in self.places(rest, env, context)]


# Writing

def flat(value):
    return [y for x in value for y in flat(x)] if isinstance(value, list) else [value]


def text(x, is_real):
    if isinstance(x, bool):
        return str(x).lower()
    if isinstance(x, str):
        return "none" if is_real else x
    if not is_real:
        return str(x)
    return mpmath.nstr(mpmath.mpf(x.numerator) / x.denominator, 40)


def inputs(point):
    return [inputs(x) for x in point] if isinstance(point, list) else number(point)


def written(value):
    return "[" + ",".join(map(written, value)) + "]" if isinstance(value, list) else str(value)


def main():
    with open(os.path.join(HERE, "cores.fpcore")) as file:
        cores = [Core(datum) for datum in data(tokens(file.read()))]
    standard = {"precision": "binary64", "round": "nearestEven"}
    for index, core in enumerate(cores):
        for point in core.properties["points"]:
            values = inputs(point)
            computed = Interpreter(cores, False).call(core, values, standard)
            # Results are numbers of the core's format.
            computed = Interpreter([], False).cast(computed, {**standard, **core.properties})
            # The truth starts from the same inputs, rounded to their formats.
            context = {**standard, **core.properties}
            fitted = []
            for argument, value in zip(core.arguments, values):
                inner = context
                if not isinstance(argument, str) and argument[0] == "!":
                    inner = {**context, **properties(argument[1:])[0]}
                fitted.append(Interpreter([], False).cast(value, inner))
            true = Interpreter(cores, True).call(core, fitted, standard)
            print(index + 1, *map(written, values), "=", " ".join(text(x, False) for x in flat(computed)), ";",
                  " ".join(text(x, True) for x in flat(true)))


main()
