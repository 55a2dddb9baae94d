"""Exact values from the definitions of GNU units, with fractions and π as a symbol.

Only what names of units need is read: functions such as tempC(x) and roots are refused.
"""

import re
import sys
from fractions import Fraction

sys.setrecursionlimit(10_000)

TOKEN = re.compile(
    r"\s*(?:(?P<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(?P<power>\*\*|\^)|(?P<op>[-*/|()+])"
    r"|(?P<per>per\b)|(?P<name>[^\s*/|()+^-]+))"
)


class Unknown(Exception):
    """A name or a form that is not read here."""


class Value:
    """A fraction, a power of π and powers of base units; radians and steradians count as 1."""

    def __init__(self, number, pi=0, dimension=None):
        self.number, self.pi = Fraction(number), pi
        self.dimension = {k: n for k, n in (dimension or {}).items() if n}

    def power(self, n):
        if self.number == 0 and n < 0:
            raise Unknown("division by zero")
        return Value(self.number**n, self.pi * n, {k: e * n for k, e in self.dimension.items()})

    def plus(self, other):
        if (self.pi, self.dimension) != (other.pi, other.dimension):
            raise Unknown("a sum of unlike terms")
        return Value(self.number + other.number, self.pi, self.dimension)

    def times(self, other):
        sum_ = dict(self.dimension)
        for key, exponent in other.dimension.items():
            sum_[key] = sum_.get(key, 0) + exponent
        return Value(self.number * other.number, self.pi + other.pi, sum_)


class Definitions:
    """The file in its default setting: SI, US English, UTF-8."""

    def __init__(self, path):
        self.units, self.prefixes, self.known = {}, {}, {}
        self._read(path)

    def _read(self, path):
        settings = {"UNITS_SYSTEM": "default", "UNITS_ENGLISH": "US"}
        skipped, joined = 0, ""
        with open(path, encoding="utf-8-sig") as file:
            for line in file:
                line = joined + line.split("#")[0].rstrip()
                if line.endswith("\\"):
                    joined = line[:-1]
                    continue
                joined = ""
                words = line.split()
                if not words:
                    continue
                if words[0].startswith("!"):
                    skipped = self._directive(words, settings, skipped)
                elif not skipped and len(words) > 1:
                    name, text = words[0], line.split(None, 1)[1].strip()
                    if name.startswith("+"):
                        name = name[1:]
                    if name.endswith("-"):
                        self.prefixes[name[:-1]] = text
                    elif "(" not in name and "[" not in name:
                        self.units[name] = text

    @staticmethod
    def _directive(words, settings, skipped):
        command = words[0]
        if command in ("!endvar", "!endlocale", "!endutf8"):
            return max(0, skipped - 1)
        if skipped:
            return skipped + (command in ("!var", "!varnot", "!locale", "!utf8"))
        if command == "!var":
            return int(settings.get(words[1]) not in words[2:])
        if command == "!varnot":
            return int(settings.get(words[1]) in words[2:])
        return int(command == "!locale")

    def value(self, text):
        """The value of an expression."""
        tokens, place = [], 0
        while place < len(text.rstrip()):
            match = TOKEN.match(text, place)
            if not match:
                raise Unknown(text[place:])
            tokens.append((match.lastgroup, match.group(match.lastgroup)))
            place = match.end()
        parser = Parser(self, tokens)
        result = parser.total()
        if parser.place < len(tokens):
            raise Unknown(f"{tokens[parser.place][1]} in '{text}'")
        return result

    def named(self, name):
        """The value of a name, possibly a plural or with a prefix."""
        if name not in self.known:
            self.known[name] = self._look_up(name)
        return self.known[name]

    def _look_up(self, name):
        if name == "pi":
            return Value(1, 1)
        if name in self.units:
            text = self.units[name]
            if text.startswith("!"):
                return Value(1, 0, {} if "dimensionless" in text else {name: 1})
            return self.value(text)
        if name.endswith("s"):
            for stem in (name[:-1], name[:-2] if name.endswith("es") else None):
                if stem in self.units:
                    return self.named(stem)
            if name.endswith("ies") and name[:-3] + "y" in self.units:
                return self.named(name[:-3] + "y")
        for prefix in sorted(self.prefixes, key=len, reverse=True):
            if name.startswith(prefix):
                factor = self.value(self.prefixes[prefix])
                rest = name[len(prefix) :]
                if not rest:
                    return factor
                try:
                    return factor.times(self.named(rest))
                except Unknown:
                    continue
        if name in self.prefixes:
            return self.value(self.prefixes[name])
        # A digit at the end of a name is its power.
        if name[-1] in "23456789" and len(name) > 1:
            return self.named(name[:-1]).power(int(name[-1]))
        raise Unknown(name)


class Parser:
    """Sums of products: `a b` binds tighter than `/`, and `1|3` tighter than anything."""

    def __init__(self, definitions, tokens):
        self.definitions, self.tokens, self.place = definitions, tokens, 0

    def next(self):
        return self.tokens[self.place] if self.place < len(self.tokens) else (None, None)

    def total(self):
        sign = 1
        if self.next()[1] == "-":
            self.place, sign = self.place + 1, -1
        result = Value(sign).times(self.quotients())
        while self.next()[1] in ("+", "-"):
            sign = 1 if self.next()[1] == "+" else -1
            self.place += 1
            result = result.plus(Value(sign).times(self.quotients()))
        return result

    def quotients(self):
        if self.next()[1] == "/":
            result = Value(1)
        else:
            result = self.product()
        while self.next()[1] in ("*", "/", "per"):
            operator = self.next()[1]
            self.place += 1
            factor = self.product()
            result = result.times(factor if operator == "*" else factor.power(-1))
        return result

    def product(self):
        result = self.factor()
        while self.next()[0] in ("number", "name") or self.next()[1] == "(":
            result = result.times(self.factor())
        return result

    def factor(self):
        kind, text = self.next()
        self.place += 1
        if kind == "number":
            result = Value(Fraction(text))
            if self.next()[1] == "|":
                self.place += 1
                result = result.times(Value(Fraction(self.next()[1])).power(-1))
                self.place += 1
        elif kind == "name":
            result = self.definitions.named(text)
        elif text == "(":
            result = self.total()
            if self.next()[1] != ")":
                raise Unknown("an open parenthesis")
            self.place += 1
        else:
            raise Unknown(str(text))
        if self.next()[0] == "power":
            self.place += 1
            sign = 1
            if self.next()[1] == "-":
                self.place, sign = self.place + 1, -1
            kind, text = self.next()
            if kind != "number" or not text.isdigit():
                raise Unknown("a power that is not whole")
            self.place += 1
            result = result.power(sign * int(text))
        return result
