#!/usr/bin/env python3
"""Writes expressions.tsv: random nested expressions over the whole catalogue with 60 certified digits.

    pip install python-flint==0.9.0 mpmath==1.3.0
    python3 generate.py             # expressions.tsv, beside this file
    python3 cases.py                # cases.tsv: famous cases, certified the same way

Written with Python 3.11, python-flint 0.9.0 (FLINT 3.6.0) and mpmath 1.3.0; the seed is fixed, so that a
second run writes the same bytes. language.py reads and prints the calculator's expressions;
evaluation.py computes them. What is evaluated is always the text that is written, read back.

Each line is `expression ⇥ value ⇥ lost ⇥ flags`:

* The value has 60 significant digits, rounded half to even, as d.ddd…e±x without trailing zeros. It is
  certified: both ends of an enclosure by arb with more than 75 digits round to it, or it is an exact
  fraction. Integers and choices inside (floor, sign, the exponent of frexp, …) are taken only from
  enclosures that decide them. mpmath, with 130 digits more than the expression loses, rounds to the
  same 60 digits.
* `lost` is how many decimal digits disappear when mpmath rounds each operation (150 to 1200 working
  digits minus the correct ones). At least a third of the lines lose 30 or more, by construction: a
  small change of an argument, an identity with a perturbation, or a long decimal taken away.
* Flags: `rational`: the value is a fraction, found by exact arithmetic; `fraction`: a choice inside lies
  at a boundary, as in ceil(3/0.1), and only exact fractions decide it; `big`: its exponent is beyond
  ±5000; `arb`: arb certifies the value but mpmath gives another one; `-`: none.

Every expression is at least 6 functions and operators deep and every function of the catalogue occurs
at least 20 times, but for these, which have no meaning for exact reals:

* nextabove, nextbelow, nexttoward: neighbours exist only among the numbers of one precision;
* rint: it rounds in the direction of an option, and is otherwise roundeven.

Functions whose value is a list (sin_cos, sinh_cosh, modf, frexp, fmodquo, remquo) are arguments of
functions of lists. Every constant of the catalogue but inf and nan occurs.
"""
import collections
import os
import random
import re
import sys

import flint
import mpmath
from flint import arb, ctx

import language
from evaluation import (FUNCTIONS, Arb, Evaluator, Fraction, OutOfDomain, Undecided, certified,
                        lost_digits, mpmath_text, needs_fractions, with_mpmath)

SEED = 61
LINES = 1400
CANCELLING = 0.52  # of the attempts; at least a third of the lines is asked for
LONGEST_TEXT = 300
BITS = 1100  # of the enclosures that steer the choice of expressions; not of the values

sys.set_int_max_str_digits(0)


class Reject(Exception):
    """The attempt has failed and is repeated with another expression."""


# What an argument may be: a pair of bounds, or a pair of bounds for a whole number.
def whole(low, high):
    return ("whole", low, high)


REAL = (-10**6, 10**6)
POSITIVE = (1e-6, 10**6)
ANGLE = (-10**4, 10**4)
POWER = (-150, 150)
UNIT = (-0.98, 0.98)
TURN = whole(1, 6400)

SPECIFICATIONS = {
    "sin cos tan sec csc cot sinpi cospi tanpi": [ANGLE],
    "asin acos atanh asinpi acospi": [UNIT],
    "abs sign sqr atan atanpi cbrt asinh floor ceil trunc round roundeven frac": [REAL],
    "dim reldiff hypot atan2 atan2pi copysign": [REAL, REAL],
    "fma fms": [REAL, REAL, REAL],
    "fmma fmms": [REAL, REAL, REAL, REAL],
    "sqrt rec_sqrt log2 log10 log lngamma": [POSITIVE],
    "exp exp2 expm1 exp2m1 sinh cosh sech csch": [POWER],
    "exp10 exp10m1": [(-60, 60)],
    "tanh coth": [(-20, 20)],
    "acosh": [(1.01, 10**6)],
    "log1p log2p1 log10p1": [(-0.95, 10**6)],
    "sinu cosu tanu": [ANGLE, TURN],
    "asinu acosu": [UNIT, TURN],
    "atanu": [REAL, TURN],
    "atan2u": [REAL, REAL, TURN],
    "factorial doublefactorial": [whole(0, 60)],
    "nCr": [whole(3, 60), whole(0, 20)],
    "nPr": [whole(3, 40), whole(0, 8)],
    "gcd": [whole(2, 10**6), whole(2, 10**6)],
    "lcm": [whole(2, 500), whole(2, 500)],
    "root": [POSITIVE, whole(2, 9)],
    "pow powr": [(0.01, 100), (-20, 20)],
    "compound": [(-0.9, 10), whole(-20, 30)],
    "mod fmod remainder": [REAL, (0.1, 50)],
    "ldexp": [REAL, whole(-60, 60)],
    "gamma signgam": [(-8, 40)],
    "lgamma": [(-20, 10**4)],
    "gamma_inc": [(-4, 12), (0.05, 30)],
    "digamma": [(-10, 1000)],
    "beta": [(0.05, 20), (0.05, 20)],
    "zeta": [(-15, 30)],
    "erf": [(-5, 5)],
    "erfc": [(-5, 12)],
    "eint": [(-40, 40)],
    "li2": [(-40, 15)],
    "j0 j1": [(-45, 45)],
    "y0 y1": [(0.05, 45)],
    "jn": [whole(-6, 12), (-45, 45)],
    "yn": [whole(-5, 9), (0.1, 45)],
    "ai": [(-25, 18)],
    "agm": [POSITIVE, POSITIVE],
}
SPECIFICATION = {name: kinds for names, kinds in SPECIFICATIONS.items() for name in names.split()}
PAIRS = {"sin_cos": [ANGLE], "sinh_cosh": [(-40, 40)], "modf": [REAL], "frexp": [REAL],
         "fmodquo": [REAL, (0.1, 50)], "remquo": [REAL, (0.1, 50)]}
REDUCTIONS = "sum mean min max median variance stdev pvariance pstdev dot".split()
ROUNDINGS = "floor ceil trunc round roundeven".split()
STEPS = set(ROUNDINGS) | {"sign", "signgam"}
assert set(SPECIFICATION) | set(PAIRS) | set(REDUCTIONS) == set(FUNCTIONS)


def num(x):
    return ("num", str(x))


def call(name, *arguments):
    return ("call", name, tuple(arguments))


def decimal(x, digits=3):
    """A literal near a float, with a sign where one is needed."""
    text = f"{abs(x):.{digits}g}"
    if "e" in text:
        head, tail = text.split("e")
        text = f"{head}e{int(tail)}"
    return ("neg", num(text)) if x < 0 else num(text)


class Maker:
    """Makes trees whose values it knows approximately, so that arguments fit their functions."""

    def __init__(self, counts):
        self.counts = counts
        self.used = collections.Counter()
        self.memo = {}

    def start(self, random):
        self.random = random
        self.memo = {}
        self.used = collections.Counter()

    # Values.

    def value(self, tree):
        ctx.prec = BITS
        try:
            value = Evaluator(Arb(), self.memo).value(tree)
        except (Undecided, OutOfDomain, ValueError, ZeroDivisionError, OverflowError) as fault:
            raise Reject from fault
        if isinstance(value, arb) and value.rel_accuracy_bits() < 64:
            raise Reject
        return value

    def between(self, tree, low, high):
        value = self.value(tree)
        return value > low and value < high and abs(value) > 1e-6

    def order(self, a, b):
        """The sign of a − b."""
        difference = self.value(("-", a, b))
        return (difference > 0) - (difference < 0)

    def size(self, tree):
        value = self.value(tree)
        return float(value if isinstance(value, Fraction) else value.mid())

    # Choices.

    def name(self, names):
        """A name, the rarer ones more often."""
        names = list(names)
        weights = [1 / (4 + self.counts[n] + 6 * self.used[n]) for n in names]
        chosen = self.random.choices(names, weights)[0]
        self.used[chosen] += 1
        return chosen

    def leaf(self):
        random = self.random
        kind = random.random()
        if kind < 0.3:
            return num(random.randint(1, 20))
        if kind < 0.6:
            return num(str(Fraction(0) + random.randint(1, 9)) + "." + str(random.randint(1, 99999)))\
                if random.random() < 0.6 else num(f"0.{random.randint(1, 999999):06d}")
        if kind < 0.75:
            return ("/", num(random.randint(1, 40)), num(random.randint(2, 40)))
        if kind < 0.9:
            return ("const", random.choice(["pi", "e"]))
        if kind < 0.97:
            return ("const", random.choice(language.CONSTANTS))
        return num(random.choice(["1e20", "1e-20", "1e10", "3e-7", "2.5e8"]))

    def tree(self, depth):
        """A tree of about this depth."""
        if depth <= 0:
            return self.leaf()
        kind = self.random.random()
        if kind < 0.22:
            return self.operator(self.tree(depth - 1), depth)
        names = list(SPECIFICATION) + list(PAIRS) + REDUCTIONS
        return self.applied(self.name(names), self.tree(depth - 1), depth)

    def side(self, depth):
        return self.tree(self.random.randint(0, min(2, max(0, depth - 1))))

    def operator(self, main, depth):
        """An operator with `main` as one of its operands."""
        random = self.random
        kind = random.choice(["+", "-", "*", "/", "+", "-", "*", "/", "^", "^", "neg", "fact"])
        if kind == "neg":
            return ("neg", main)
        if kind == "fact":
            return ("*", ("fact", self.whole_tree(1, 0, 40)), main)
        if kind == "^":
            if random.random() < 0.5:
                exponent = random.choice([2, 2, 3, 3, 4, 5, -1, -2, -3])
                return ("^", self.fit(main, -100, 100), decimal(exponent))
            if random.random() < 0.6:
                return ("^", self.fit(main, 0.05, 50), self.fit(self.side(depth), -8, 8))
            return ("^", self.fit(self.side(depth), 0.05, 50), self.fit(main, -8, 8))
        other = self.side(depth)
        left, right = (main, other) if random.random() < 0.6 else (other, main)
        if kind == "/":
            right = self.fit(right, -10**12, 10**12)
        return (kind, left, right)

    def applied(self, name, main, depth):
        """A function with `main` among its arguments, made to fit."""
        if name in PAIRS:
            return self.reduction(self.name(REDUCTIONS), main, depth, pair=name)
        if name in REDUCTIONS:
            return self.reduction(name, main, depth)
        return call(name, *self.arguments(name, SPECIFICATION[name], main, depth))

    def arguments(self, name, kinds, main, depth):
        random = self.random
        if name == "log" and random.random() < 0.4:
            kinds = kinds + [(1.2, 60)]
        if name == "root" and random.random() < 0.3:
            kinds = [(-10**6, -1e-6), whole(2, 9)]
        reals = [i for i, kind in enumerate(kinds) if kind[0] != "whole"]
        place = random.choice(reals) if reals else random.randrange(len(kinds))
        arguments = []
        for i, kind in enumerate(kinds):
            if kind[0] == "whole":
                inner = main if i == place else None
                arguments.append(self.whole_tree(2, *kind[1:], inner))
            else:
                inner = main if i == place else self.side(depth)
                arguments.append(self.fit(inner, *kind))
        if name == "root" and kinds[0][1] < 0:
            arguments[1] = num(random.choice([3, 5, 7, 9]))
        if name in ("dim", "nCr", "nPr", "reldiff") and self.order(*arguments) < 0:
            arguments.reverse()
        if name == "gcd" and random.random() < 0.6:
            factor = num(random.choice([6, 12, 35, 90, 1001]))
            arguments = [("*", factor, a) for a in arguments]
        return arguments

    def reduction(self, name, main, depth, pair=None):
        random = self.random
        bounds = (-10**8, 10**8)
        if pair:
            first = call(pair, *self.arguments(pair, PAIRS[pair], main, depth))
        if name == "dot":
            if pair:
                return call("dot", first, ("list", (self.side(depth), self.side(depth))))
            n = random.randint(2, 3)
            left = [self.fit(main, *bounds)] + [self.side(2) for _ in range(n - 1)]
            return call("dot", ("list", tuple(left)), ("list", tuple(self.side(2) for _ in left)))
        if pair:
            rest = [self.side(depth) for _ in range(random.randint(0, 2))]
            terms = [first] + rest
        else:
            terms = [self.fit(main, *bounds)]
            terms += [self.side(2) for _ in range(random.randint(1, 3))]
        if random.random() < 0.2 and not pair:
            return call(name, ("list", tuple(terms)))
        random.shuffle(terms)
        return call(name, *terms)

    def whole_tree(self, depth, low, high, main=None):
        """A tree whose value is a whole number from low to high."""
        random = self.random
        kind = random.random()
        if main is None and (depth <= 0 or kind < 0.45):
            return decimal(random.randint(low, min(high, max(low, 12) if kind < 0.3 else high)), 9)
        if main is None and depth > 0 and kind < 0.6:
            name = self.name(["gcd", "nCr", "nPr", "lcm", "factorial", "doublefactorial"])
            small = {"factorial": [(0, 7)], "doublefactorial": [(0, 9)]}.get(name, [(2, 12), (1, 6)])
            tree = call(name, *(self.whole_tree(0, *b) for b in small))
        else:
            inner = self.tree(depth) if main is None else main
            value = self.value(inner)
            if not (isinstance(value, Fraction) and value.denominator == 1):
                inner = call(self.name(ROUNDINGS), self.fit(inner, *self.spread(low, high)))
            tree = inner
        value = self.value(tree)
        if low <= value <= high:
            return tree
        if abs(value) > 10**30:
            raise Reject
        remainder = call("mod", tree, num(high - low + 1))
        if low == 0:
            return remainder
        return ("+" if low > 0 else "-", remainder, num(abs(low)))

    def spread(self, low, high):
        """Bounds for a number that is rounded to one from low to high: not always the widest."""
        width = min(high - low, 10 ** self.random.randint(1, 6))
        return (low + 0.01, low + width - 0.01) if width > 1 else (low + 0.01, low + 0.99)

    def fit(self, tree, low, high):
        """The tree, or a function of it, between two bounds and not too close to 0."""
        random = self.random
        if self.between(tree, low, high):
            return tree
        size = self.size(tree)
        if abs(size) > 1e300 or size != size:
            raise Reject
        names = ["atan", "tanh", "asinh", "cbrt", "erf", "atanpi", "cos", "sin", "abs", "sqr", "frac",
                 "cosh", "exp", "log1p", "sech", "sinpi", "cospi", "log10p1", "sqrt", "coth", "log2p1"]
        for _ in range(5):
            name = random.choice(names)
            if random.random() < 0.35:
                c = random.choice([1, 2, 3, 5, 7, 0.5, 1.25, 2.75])
                if c > high:
                    continue
                wrapped = random.choice([
                    call("mod", tree, decimal(c)), call("fmod", tree, decimal(c)),
                    call("remainder", tree, decimal(c)), ("+", decimal(c), call("abs", tree)),
                    ("/", decimal(c), tree), ("-", tree, decimal(c)), call("hypot", decimal(c), tree),
                    ("neg", tree), ("/", tree, ("+", num(1), call("abs", tree)))])
            else:
                bounds = SPECIFICATION[name][0]
                if not bounds[0] < size < bounds[1]:
                    continue
                wrapped = call(name, tree)
            try:
                if self.between(wrapped, low, high):
                    return wrapped
            except Reject:
                pass
        # Any value: a bounded function of it between the bounds.
        low, high = max(low, -50), min(high, 50)
        middle, half = (low + high) / 2, (high - low) * random.uniform(0.25, 0.45)
        if abs(size) > 1e12:
            tree = call("log", call("abs", tree))
        wave = random.choice(["sin", "cos", "sin", "cos", "sinpi", "cospi", "tanh", "erf"])
        wrapped = ("+", decimal(middle), ("*", decimal(half), call(wave, tree)))
        if middle == 0:
            wrapped = wrapped[2]
        if not self.between(wrapped, low, high):
            raise Reject
        return wrapped

    # Cancellation.

    def plain(self, low=-20, high=20, depth=None):
        """An operand of an identity: it occurs several times, so that it is short."""
        if depth is None:
            depth = self.random.choice([0, 1, 1, 2])
        tree = self.fit(self.tree(depth), low, high)
        if len(language.show(tree)) > 34:
            tree = self.leaf()
            if not self.between(tree, low, high):
                tree = decimal(self.random.uniform(max(low, -9), min(high, 9)), 4)
                if not self.between(tree, low, high):
                    raise Reject
        return tree

    def cancelling(self):
        """A difference of large cancellation, and k: about 10^-k of the operands is left."""
        k = self.random.choice([self.random.randint(32, 80), self.random.randint(32, 200)])
        tiny = num(f"1e-{k}")
        if self.random.random() < 0.6:
            tiny = ("*", tiny, self.fit(self.tree(self.random.choice([0, 1, 2])), -1000, 1000))
        kind = self.random.random()
        if kind < 0.3:
            return self.finite_difference(tiny), k
        if kind < 0.4:
            return self.long_decimal()
        if kind < 0.5:
            return self.amplified()
        return self.identity(tiny), k

    def finite_difference(self, tiny):
        names = [n for n, kinds in SPECIFICATION.items()
                 if n not in STEPS and any(kind[0] != "whole" for kind in kinds)]
        name = self.name(names + REDUCTIONS)
        if name in REDUCTIONS:
            a, b = self.plain(), self.plain()
            rest = (self.plain(),) if self.random.random() < 0.5 else ()
            if name in ("min", "max"):
                return ("-", call(name, ("+", a, tiny), ("-", a, tiny)), a)
            if name == "dot":
                c, d = self.plain(), self.plain()
                return ("-", call(name, ("list", (("+", a, tiny), b)), ("list", (c, d))),
                        call(name, ("list", (a, b)), ("list", (c, d))))
            if "v" in name:
                if self.random.random() < 0.5:
                    return call(name, a, ("+", a, tiny), *((("-", a, tiny),) if rest else ()))
            if name == "median":
                return ("-", call(name, ("+", a, tiny), a, ("+", a, ("*", num(3), tiny))), a)
            return ("-", call(name, ("+", a, tiny), b, *rest), call(name, a, b, *rest))
        kinds = SPECIFICATION[name]
        arguments = []
        for kind in kinds:
            if kind[0] == "whole":
                arguments.append(decimal(self.random.randint(kind[1], min(kind[2], 12)), 9))
            else:
                arguments.append(self.plain(max(kind[0], -100), min(kind[1], 100)))
        if name == "copysign":
            return ("-", call(name, ("+", arguments[0], tiny), arguments[1]), call(name, *arguments))
        if name in ("dim", "reldiff"):
            arguments[0], arguments[1] = arguments[0], arguments[0]
            other = "+" if self.value(tiny) > 0 else "-"
            return call(name, (other, arguments[0], tiny), arguments[1])
        place = self.random.choice([i for i, kind in enumerate(kinds) if kind[0] != "whole"])
        moved = list(arguments)
        moved[place] = (self.random.choice("+-"), moved[place], tiny)
        pair = [call(name, *moved), call(name, *arguments)]
        if self.random.random() < 0.3:
            pair.reverse()
        return ("-", *pair)

    def long_decimal(self):
        """A function minus a long decimal near it."""
        tree = self.fit(self.tree(self.random.choice([2, 3])), -1000, 1000)
        if isinstance(self.value(tree), Fraction) or len(language.show(tree)) > 120:
            raise Reject
        digits = self.random.randint(31, 60)
        mid, _, exponent = (int(x) for x in self.value(tree).mid_rad_10exp(100))
        text = str(abs(mid))
        place = len(text) + exponent  # digits before the point
        if not -4 < place < 5:
            raise Reject
        text = text[:digits]
        text = text[:place] + "." + text[place:] if place > 0 else "0." + "0" * -place + text
        literal = num(text)
        return (("-", tree, literal) if mid > 0 else ("+", tree, literal)), digits - place

    def amplified(self):
        """The last digits of a large number, after many leading digits are subtracted."""
        k = self.random.randint(32, 90)
        big = ("*", num(f"1e{k}"), self.fit(self.tree(2), -100, 100))
        if isinstance(self.value(big), Fraction):
            raise Reject
        c = self.plain(0.5, 20)
        kind = self.name(["sin", "cos", "tan", "frac", "mod", "fmod", "remainder", "sinu", "cosu", "tanu",
                          "sinpi", "cospi", "tanpi", "sec", "csc", "cot", "modf", "remquo"])
        if kind in ("mod", "fmod", "remainder"):
            return call(kind, big, c), 0
        if kind in ("sinu", "cosu", "tanu"):
            return call(kind, big, num(self.random.choice([360, 400, 24, 7]))), 0
        if kind == "modf":
            return ("-", call("max", call("modf", big)), call(self.name(["floor", "trunc"]), big)), 0
        if kind == "remquo":
            return ("+", call("remainder", big, c), call("sum", call("remquo", c, num(3)))), 0
        return call(kind, big), 0

    def identity(self, tiny):
        random = self.random
        x = self.plain(0.2, 12)
        y = self.plain(0.2, 12)
        one = num(1)
        u = num(random.choice([360, 400, 24, 7, 100]))

        def c(name, *arguments):
            self.used[name] += 1
            return call(name, *arguments)

        def less(a, b):
            return ("+", ("-", a, b), tiny)

        def inverse(outer, inner, argument):
            return less(c(outer, c(inner, argument)), argument)

        def unit():
            return self.plain(-0.95, 0.95)

        n = num(random.randint(2, 9))
        rows = {
            "circle": lambda: less(("+", ("^", c("sin", x), num(2)), ("^", c("cos", x), num(2))), one),
            "hyperbola": lambda: less(("-", c("sqr", c("cosh", x)), c("sqr", c("sinh", x))), one),
            "log of exp": lambda: ("-", c("log", ("+", c("exp", x), tiny)), x),
            "exp": lambda: ("-", c("exp", ("+", x, tiny)), c("exp", x)),
            "gamma step": lambda: less(("/", c("gamma", ("+", x, one)), c("gamma", x)), x),
            "root of square": lambda: ("-", c("sqrt", ("+", ("^", x, num(2)), c("abs", tiny))), x),
            "atan": lambda: less(("+", c("atan", x), c("atan", ("/", one, x))),
                                 ("/", ("const", "pi"), num(2))),
            "asin acos": lambda: (lambda z: less(("+", c("asin", z), c("acos", z)),
                                                 ("/", ("const", "pi"), num(2))))(unit()),
            "asinpi acospi": lambda: (lambda z: less(("+", c("asinpi", z), c("acospi", z)),
                                                     num("0.5")))(unit()),
            "asinu acosu": lambda: (lambda z: less(("+", c("asinu", z, u), c("acosu", z, u)),
                                                   ("/", u, num(4))))(unit()),
            "erf": lambda: (lambda z: less(("+", c("erf", z), c("erfc", z)), one))(self.plain(-4, 4)),
            "reflection": lambda: (lambda z: less(
                ("*", ("*", c("gamma", z), c("gamma", ("-", one, z))), c("sinpi", z)),
                ("const", "pi")))(self.plain(0.05, 0.95)),
            "tan cot": lambda: less(("*", c("tan", x), c("cot", x)), one),
            "sec cos": lambda: less(("*", c("sec", x), c("cos", x)), one),
            "csc sin": lambda: less(("*", c("csc", x), c("sin", x)), one),
            "wronskian": lambda: less(
                ("-", ("*", c("j1", x), c("y0", x)), ("*", c("j0", x), c("y1", x))),
                ("/", num(2), ("*", ("const", "pi"), x))),
            "jn": lambda: less(
                ("+", c("jn", ("-", n, one), x), c("jn", ("+", n, one), x)),
                ("*", ("/", ("*", num(2), n), x), c("jn", n, x))),
            "yn": lambda: less(
                ("+", c("yn", ("-", n, one), x), c("yn", ("+", n, one), x)),
                ("*", ("/", ("*", num(2), n), x), c("yn", n, x))),
            "jn 0": lambda: less(c("jn", num(0), x), c("j0", x)),
            "yn 1": lambda: less(c("yn", num(1), x), c("y1", x)),
            "beta": lambda: less(c("beta", x, y), ("/", ("*", c("gamma", x), c("gamma", y)),
                                                   c("gamma", ("+", x, y)))),
            "lngamma": lambda: less(("-", c("lngamma", ("+", x, one)), c("lngamma", x)), c("log", x)),
            "lgamma": lambda: less(c("lgamma", ("neg", x)), c("log", c("abs", c("gamma", ("neg", x))))),
            "digamma": lambda: less(("-", c("digamma", ("+", x, one)), c("digamma", x)),
                                    ("/", one, x)),
            "gamma_inc": lambda: less(
                ("-", c("gamma_inc", ("+", x, one), y), ("*", x, c("gamma_inc", x, y))),
                ("*", ("^", y, x), c("exp", ("neg", y)))),
            "gamma_inc 1": lambda: less(c("gamma_inc", one, x), c("exp", ("neg", x))),
            "eint": lambda: ("+", ("+", c("gamma_inc", num(0), x), c("eint", ("neg", x))), tiny),
            "li2": lambda: (lambda z: ("+", ("+", ("-", ("+", c("li2", z), c("li2", ("-", one, z))),
                                                   c("zeta", num(2))),
                                             ("*", c("log", z), c("log1p", ("neg", z)))), tiny))(
                                                 self.plain(0.05, 0.95)),
            "agm": lambda: less(c("agm", x, y), c("agm", ("/", ("+", x, y), num(2)),
                                                 c("sqrt", ("*", x, y)))),
            "hypot": lambda: less(("-", c("sqr", c("hypot", x, y)), c("sqr", x)), c("sqr", y)),
            "exp10": lambda: inverse(*random.choice([("exp10", "log10"), ("log10", "exp10")]), x),
            "exp2": lambda: inverse(*random.choice([("exp2", "log2"), ("log2", "exp2")]), x),
            "expm1": lambda: inverse(*random.choice([("expm1", "log1p"), ("log1p", "expm1")]), x),
            "exp2m1": lambda: inverse(*random.choice([("exp2m1", "log2p1"), ("log2p1", "exp2m1")]), x),
            "exp10m1": lambda: inverse(*random.choice([("exp10m1", "log10p1"),
                                                       ("log10p1", "exp10m1")]), x),
            "cbrt": lambda: less(("^", c("cbrt", x), num(3)), x),
            "root": lambda: less(("^", c("root", x, n), n), x),
            "rec_sqrt": lambda: less(("*", c("sqrt", x), c("rec_sqrt", x)), one),
            "pow": lambda: less(c("pow", x, y), c("exp", ("*", y, c("log", x)))),
            "powr": lambda: less(c("powr", x, y), ("^", x, y)),
            "compound": lambda: less(c("compound", x, n), ("^", ("+", one, x), n)),
            "asinh": lambda: inverse(*random.choice([("sinh", "asinh"), ("asinh", "sinh")]), x),
            "acosh": lambda: inverse("acosh", "cosh", x),
            "atanh": lambda: inverse(*random.choice([("tanh", "atanh"), ("atanh", "tanh")]), unit()),
            "sech": lambda: less(("*", c("sech", x), c("cosh", x)), one),
            "csch": lambda: less(("*", c("csch", x), c("sinh", x)), one),
            "coth": lambda: less(("*", c("coth", x), c("tanh", x)), one),
            "logbase": lambda: less(c("log", x, ("+", one, y)), ("/", c("log", x), c("log1p", y))),
            "sinu": lambda: less(c("sinu", x, u), c("sin", ("/", ("*", ("const", "tau"), x), u))),
            "cosu": lambda: less(c("cosu", x, u), c("cos", ("/", ("*", ("const", "tau"), x), u))),
            "tanu": lambda: less(c("tanu", x, u), c("tan", ("/", ("*", ("const", "tau"), x), u))),
            "atanu": lambda: less(c("atanu", x, u), ("/", ("*", c("atan", x), u), ("const", "tau"))),
            "atan2u": lambda: less(c("atan2u", x, y, u), ("*", c("atan2pi", x, y), ("/", u, num(2)))),
            "cospi": lambda: less(c("cospi", x), c("cos", ("*", ("const", "pi"), x))),
            "tanpi": lambda: less(c("tanpi", x), c("tan", ("*", ("const", "pi"), x))),
            "atanpi": lambda: less(("*", c("atanpi", x), ("const", "pi")), c("atan", x)),
            "atan2": lambda: less(c("atan2", x, y), c("atan", ("/", x, y))),
            "fma": lambda: c("fma", x, y, ("-", tiny, ("*", x, y))),
            "fms": lambda: c("fms", x, y, ("+", tiny, ("*", x, y))),
            "fmma": lambda: ("+", c("fmma", x, y, x, ("neg", y)), tiny),
            "fmms": lambda: c("fmms", x, ("+", y, tiny), y, x),
            "sum": lambda: c("sum", x, y, tiny, ("neg", x), ("neg", y)),
            "dot": lambda: c("dot", ("list", (x, y, one)), ("list", (y, ("neg", x), tiny))),
            "mean": lambda: less(c("mean", x, y), ("/", ("+", x, y), num(2))),
            "variance": lambda: less(c("variance", x, y), ("/", c("sqr", ("-", x, y)), num(2))),
            "stdev": lambda: less(c("sqr", c("stdev", x, y)), c("variance", x, y)),
            "pstdev": lambda: less(("^", c("pstdev", x, y), num(2)), c("pvariance", x, y)),
            "sin_cos": lambda: less(c("dot", c("sin_cos", x), c("sin_cos", x)), one),
            "sinh_cosh": lambda: less(c("sum", c("sinh_cosh", x)), c("exp", x)),
            "modf": lambda: less(c("sum", c("modf", x)), x),
            "fmodquo": lambda: less(c("dot", c("fmodquo", x, y), ("list", (one, y))), x),
            "remquo": lambda: less(c("dot", c("remquo", x, y), ("list", (one, y))), x),
            "mod": lambda: less(c("mod", x, y), c("fmod", x, y)),
            "zeta": lambda: (lambda z: less(
                c("zeta", ("-", one, z)),
                ("*", ("*", ("*", num(2), c("powr", ("const", "tau"), ("neg", z))),
                       c("cospi", ("/", z, num(2)))), ("*", c("gamma", z), c("zeta", z)))))(
                           self.plain(1.3, 8)),
            "zeta even": lambda: less(c("zeta", num(4)), ("/", ("^", ("const", "pi"), num(4)), num(90))),
            "frexp": lambda: ("-", c("max", c("frexp", ("-", ("+", x, tiny), x))), num(random.randint(1, 9))),
            "phi": lambda: less(("^", ("const", "phi"), num(2)), ("+", ("const", "phi"), one)),
            "ln2": lambda: less(c("exp2", x), c("exp", ("*", x, ("const", "ln2")))),
            "apery": lambda: less(("*", c("zeta", num(3)), x), ("*", ("const", "apery"), x)),
            "euler_gamma": lambda: ("+", ("+", c("digamma", one), ("const", "euler_gamma")), tiny),
            "catalan": lambda: less(("+", ("const", "catalan"), c("ai", x)),
                                    ("+", c("ai", x), ("const", "catalan"))),
            "ldexp": lambda: less(c("ldexp", x, n), ("*", x, c("exp2", n))),
            "reldiff": lambda: less(c("reldiff", x, y), ("/", c("abs", ("-", x, y)), x)),
            "copysign": lambda: less(c("copysign", x, ("neg", y)), ("neg", x)),
            "factorial": lambda: less(c("factorial", n), c("gamma", ("+", n, one))),
            "nCr": lambda: less(("*", c("nCr", num(20), n), c("beta", ("+", n, one), ("-", num(21), n))),
                                ("/", one, num(21))),
        }
        chosen = self.random.choices(list(rows), [1 / (1 + self.counts["row " + r]) for r in rows])[0]
        self.used["row " + chosen] += 1
        return rows[chosen]()

    def of_moderate_size(self, core, k):
        """The difference, made large again so that what follows depends on its digits."""
        value = self.value(core)
        if isinstance(value, Fraction) and value == 0:
            raise Reject
        if value.rel_accuracy_bits() < 300 if isinstance(value, arb) else False:
            raise Reject
        kind = self.random.random()
        if k == 0:
            return core
        if kind < 0.55:
            return ("*", core, num(f"1e{k}"))
        if kind < 0.7:
            return ("/", core, num(f"1e-{k}"))
        if kind < 0.85:
            return call(self.random.choice(["log", "log2", "log10"]), call("abs", core))
        if kind < 0.95:
            return ("*", num(f"1e{k // 2}"), ("*", core, num(f"1e{k - k // 2}")))
        return core

    def grown(self, tree, least):
        """The tree inside functions and operators until it is deep enough."""
        names = [n for n in list(SPECIFICATION) + list(PAIRS) + REDUCTIONS
                 if n not in STEPS | {"factorial", "doublefactorial", "nCr", "nPr", "gcd", "lcm"}]
        while language.depth(tree) < least:
            if self.random.random() < 0.3:
                tree = self.operator(tree, 2)
            else:
                tree = self.applied(self.name(names), tree, 2)
        return tree

    def expression(self, kind):
        least = self.random.choice([6, 6, 7, 7, 8, 9])
        if kind == "big":
            tree = call("exp", call("exp", self.fit(self.tree(5), 8.9, 9.7)))
            if self.random.random() < 0.5:
                tree = call("exp", ("neg", tree[2][0]))
            return ("*", tree, self.tree(2))
        if kind == "cancelling":
            return self.grown(self.of_moderate_size(*self.cancelling()), least)
        return self.tree(least)


def entry(text, cancelling, big):
    """The columns of an expression, or None when it is not wanted."""
    if language.depth(language.parse(text)) < 6:
        return None
    value, rational, _ = certified(text)
    if value == "0":
        return None
    exponent = int(value.split("e")[1])
    if big != (abs(exponent) > 3000) or not big and abs(exponent) > 1500:
        return None
    lost = lost_digits(text)
    if lost is None or cancelling and lost < 30:
        return None
    flags = ["rational"] * rational + ["fraction"] * needs_fractions(text) + ["big"] * (abs(exponent) > 5000)
    if mpmath_text(with_mpmath(text, 130 + lost)) != value:
        if mpmath_text(with_mpmath(text, 400 + 3 * lost)) != value:
            flags.append("arb")
    return (text, value, str(lost), ",".join(flags) or "-")


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    lines = int(sys.argv[1]) if len(sys.argv) > 1 else LINES
    path = sys.argv[2] if len(sys.argv) > 2 else os.path.join(here, "expressions.tsv")
    counts = collections.Counter()
    maker = Maker(counts)
    seen, entries, rationals = set(), [], 0
    attempt = 0
    while len(entries) < lines:
        attempt += 1
        choose = random.Random(f"{SEED}/{attempt}")
        maker.start(choose)
        kind = "cancelling" if choose.random() < CANCELLING else "nested"
        if len(entries) % 90 == 45:
            kind = "big"
        try:
            tree = maker.expression(kind)
            text = language.show(tree)
            if choose.random() < 0.5:
                text = re.sub(r"\blog\(", "ln(", text)
            if len(text) > LONGEST_TEXT or text in seen:
                continue
            assert language.parse(text) == tree, text
            columns = entry(text, kind == "cancelling", kind == "big")
        except (Reject, Undecided, OutOfDomain):
            continue
        if columns is None:
            continue
        if "rational" in columns[3]:
            if rationals * 25 > len(entries):
                continue
            rationals += 1
        seen.add(text)
        entries.append(columns)
        language.count(tree, counts)
        for name in maker.used:
            if name.startswith("row "):
                counts[name] += 1
        if os.environ.get("PROGRESS") and len(entries) % 20 == 0:
            print(len(entries), attempt, file=sys.stderr, flush=True)
    fewest = min(FUNCTIONS, key=lambda name: counts[name])
    cancelling = sum(int(columns[2]) >= 30 for columns in entries)
    with open(path, "w", encoding="utf-8") as out:
        out.write(f"# Written by generate.py, seed {SEED}, python-flint {flint.__version__}, mpmath "
                  f"{mpmath.__version__}: {len(entries)} expressions, {cancelling} of which lose 30 or "
                  "more digits.\n")
        out.write("# expression\tvalue to 60 digits, half to even, trailing zeros stripped\tdecimal digits "
                  "lost\tflags\n")
        for columns in entries:
            out.write("\t".join(columns) + "\n")
    print(f"{len(entries)} expressions from {attempt} attempts; {cancelling} lose 30 or more digits; "
          f"rarest function {fewest}: {counts[fewest]}")
    print(", ".join(f"{name} {counts[name]}" for name in [*FUNCTIONS, *language.CONSTANTS,
                                                         *"+-*/^", "neg", "fact"]))
    if lines == LINES:
        assert counts[fewest] >= 20 and 3 * cancelling >= len(entries)


if __name__ == "__main__":
    main()
