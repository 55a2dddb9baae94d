"""Rounds a true value in eight directions, with exact fractions or with refined arb balls.

A value is one of
  Fraction              rounded by integers;
  Decimal               exact, of any exponent;
  Near(value, sign)     one of both, and a little more (1) or less (-1);
  Native(function)      a function of a context, where Python's `decimal` has the operation itself;
  a function of nothing that answers an arb ball, called with ever more bits in ctx.prec.
"""

import decimal
from decimal import Decimal
from fractions import Fraction
from typing import Callable, NamedTuple

from flint import arb, ctx

# The order of the eight results of a line.
ROUNDINGS = (
    decimal.ROUND_HALF_EVEN, decimal.ROUND_HALF_UP, decimal.ROUND_HALF_DOWN, decimal.ROUND_DOWN,
    decimal.ROUND_CEILING, decimal.ROUND_FLOOR, decimal.ROUND_UP, decimal.ROUND_05UP,
)
LAST_BITS = 1 << 16
# Operators on arguments lose nothing.
decimal.setcontext(decimal.Context(prec=5000, Emin=decimal.MIN_EMIN, Emax=decimal.MAX_EMAX))


class Near(NamedTuple):
    value: Fraction | Decimal
    side: int


class Native(NamedTuple):
    compute: Callable


def context(digits, rounding):
    return decimal.Context(prec=digits, rounding=rounding, Emin=decimal.MIN_EMIN, Emax=decimal.MAX_EMAX, traps=[])


def exact(x):
    """A decimal as a fraction; only for exponents that can be written out."""
    assert abs(x.adjusted()) < 100_000, x
    return Fraction(x)


def ball(x):
    """A decimal as an arb ball, whatever its exponent."""
    sign, digits, exponent = x.as_tuple()
    m = arb(int("".join(map(str, digits))) * (-1 if sign else 1))
    return m * arb(10) ** exponent if exponent >= 0 else m / arb(10) ** -exponent


def first_exponent(v):
    """k with 10^k <= v < 10^(k + 1), by integers."""
    k = len(str(v.numerator)) - len(str(v.denominator))
    while v >= Fraction(10) ** (k + 1):
        k += 1
    while v < Fraction(10) ** k:
        k -= 1
    return k


def stand_in(negative, twice, lost, exponent):
    """A decimal that rounds as (twice + lost) / 2 units of 10^exponent would; 0 <= lost < 1."""
    whole, half = divmod(twice, 2)
    tail = (50 if half else 0) + (1 if lost else 0)
    digits = tuple(map(int, f"{whole}{tail:02}"))
    return Decimal((int(negative), digits, exponent - 2))


def of_fraction(v, digits):
    if v == 0:
        return Decimal(0)
    exponent = first_exponent(abs(v)) - digits + 1
    scaled = abs(v) / Fraction(10) ** exponent * 2
    twice = scaled.numerator // scaled.denominator
    return stand_in(v < 0, twice, scaled != twice, exponent)


def of_near(near, digits):
    """The additional amount is far below the last digit."""
    if isinstance(near.value, Decimal):
        place = min(near.value.as_tuple().exponent, near.value.adjusted() - digits) - 40
        return near.value + near.side * Decimal((0, (1,), place))
    tiny = abs(near.value) * Fraction(1, 10 ** (digits + 30)) or Fraction(1, 10 ** 200)
    return of_fraction(near.value + near.side * tiny, digits)


def of_ball(enclose, digits):
    ctx.prec = 128 + 4 * digits
    while ctx.prec <= LAST_BITS:
        value = enclose()
        if value.is_finite() and not value.contains(0):
            result = decided(value, digits)
            if result is not None:
                return result
        ctx.prec *= 2
    raise ArithmeticError("an exact case was overlooked")


def decided(value, digits):
    size = abs(value)
    logarithm = (size.log() / arb(10).log()).floor().unique_fmpz()
    if logarithm is None:
        return None
    exponent = int(logarithm) - digits + 1
    ten = arb(10) ** abs(exponent)
    scaled = 2 * (size * ten if exponent < 0 else size / ten)
    # If the ball contains an integer, the value may be exact.
    twice = scaled.floor().unique_fmpz()
    if twice is None or scaled.contains_integer():
        return None
    return stand_in(value < 0, int(twice), True, exponent)


def results(value, digits):
    """The eight results."""
    contexts = [context(digits, rounding) for rounding in ROUNDINGS]
    if isinstance(value, Native):
        return [value.compute(c) for c in contexts]
    if isinstance(value, Fraction):
        value = of_fraction(value, digits)
    elif isinstance(value, Near):
        value = of_near(value, digits)
    elif not isinstance(value, Decimal):
        value = of_ball(value, digits)
    return [c.plus(value) for c in contexts]


def line(digits, args, value):
    """`digits arguments = result`, or two results and eight digits that choose between them."""
    found = [str(x) for x in results(value, digits)]
    distinct = list(dict.fromkeys(found))
    assert len(distinct) <= 2, (args, found)
    choice = f" {distinct[1]} {''.join(str(distinct.index(x)) for x in found)}" if len(distinct) > 1 else ""
    return " ".join([str(digits), *map(str, args), "=", distinct[0]]) + choice
