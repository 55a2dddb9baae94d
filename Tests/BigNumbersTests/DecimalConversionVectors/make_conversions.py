#!/usr/bin/env python3
"""Writes the test vectors of conversions between decimals and other numbers, one file <subject>.txt each.

Run: python3 make_conversions.py
Needs Python 3.11 with mpmath, for powers of two with huge exponents; takes a few seconds. Same script,
same files, byte for byte.

Roundings to decimals are those of Python's decimal, from exact decimals or quotients; roundings to binary
are done on fractions.Fraction here. Doubles are compared with Python's own conversion on the way.
"""

import decimal
import random
import struct
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

from mpmath import mp

HERE = Path(__file__).resolve().parent
MODES = [
    decimal.ROUND_HALF_EVEN, decimal.ROUND_HALF_UP, decimal.ROUND_HALF_DOWN, decimal.ROUND_DOWN,
    decimal.ROUND_UP, decimal.ROUND_CEILING, decimal.ROUND_FLOOR, decimal.ROUND_05UP,
]
# All computations in this context are exact.
EXACT = decimal.Context(prec=100_000, Emin=-10**15, Emax=10**15, traps=[decimal.Inexact])


def mode_name(mode):
    return mode.removeprefix("ROUND_").lower().replace("_", "-")


class Target:
    """A context as precision,Emin,Emax,clamp,rounding, and what it makes of numbers."""

    def __init__(self, rng, greatest=None):
        self.precision = rng.choice([1, 2, 3, 5, 7, 16, 34, rng.randint(1, 60)])
        self.least, self.most = -greatest if greatest else rng.choice([-10, -100, -6143]), greatest or 6144
        if not greatest and rng.random() < 0.3:
            self.most = rng.choice([0, 5, 96])
        self.clamp, self.mode = rng.randint(0, 1), rng.choice(MODES)

    def __str__(self):
        return f"{self.precision} {self.least} {self.most} {self.clamp} {mode_name(self.mode)}"

    def result(self, operation):
        context = decimal.Context(
            prec=self.precision, rounding=self.mode, Emin=self.least, Emax=self.most,
            clamp=self.clamp, traps=[])
        value = operation(context)
        flags = sorted(flag.__name__ for flag, is_set in context.flags.items() if is_set)
        return " ".join([str(value), *flags])


def double_bits(value):
    return f"{struct.unpack('>Q', struct.pack('>d', value))[0]:016x}"


def doubles(rng):
    """bits of a double = its exact decimal"""
    special = [0.0, -0.0, 1.0, -1.0, 0.1, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 1e22, 1e23]
    special += [float("inf"), -float("inf"), 2.0**63, 2.0**64, 2.0**127, 2.0**128, 2.0**-38, 2.0**-39]
    for x in special + [2.0**rng.randint(-1074, 1023) for _ in range(40)]:
        yield f"{double_bits(x)} = {Decimal(x)}"
    for _ in range(200):
        x = struct.unpack(">d", struct.pack(">Q", rng.getrandbits(64)))[0]
        if x == x:
            yield f"{double_bits(x)} = {Decimal(x)}"
    for _ in range(100):
        x = rng.choice([-1, 1]) * rng.randint(0, 10**6) / 2 ** rng.randint(0, 20)
        yield f"{double_bits(x)} = {Decimal(x)}"


def fraction(rng):
    n = rng.randint(-(10 ** rng.randint(1, 40)), 10 ** rng.randint(1, 40))
    if rng.random() < 0.5:
        # An exact quotient: ties, and zeros at the end.
        n = rng.choice([n, n * 10 ** rng.randint(0, 9), rng.randint(-500, 500) * 5])
        return Fraction(n, 2 ** rng.randint(0, 40) * 5 ** rng.randint(0, 40))
    return Fraction(n, rng.randint(1, 10 ** rng.randint(1, 40)))


def rationals(rng):
    """n/d precision Emin Emax clamp rounding = decimal conditions"""
    for _ in range(900):
        q, target = fraction(rng), Target(rng)
        text = target.result(lambda c: c.divide(Decimal(q.numerator), Decimal(q.denominator)))
        yield f"{q.numerator}/{q.denominator} {target} = {text}"


def exact_decimal(q):
    """The decimal with as few digits as possible, of exponent 0 at most; None if there is none."""
    places = 0
    rest = q.denominator
    while rest % 10 == 0:
        rest //= 10
        places += 1
    for prime in (2, 5):
        while rest % prime == 0:
            rest //= prime
            places += 1
    if rest != 1:
        return None
    n = abs(q.numerator) * 10**places // q.denominator
    return Decimal((int(q < 0), tuple(map(int, str(n))), -places))


def exacts(rng):
    """n/d = decimal, or none"""
    for q in [Fraction(0), Fraction(1), Fraction(-7), Fraction(100), Fraction(1, 2), Fraction(1, 3)]:
        yield f"{q.numerator}/{q.denominator} = {exact_decimal(q) or (0 if q == 0 else 'none')}"
    for _ in range(300):
        q = fraction(rng)
        x = exact_decimal(q)
        yield f"{q.numerator}/{q.denominator} = {'none' if x is None else x}"


def binaries(rng):
    """m e precision Emin Emax clamp rounding = decimal of m · 2^e, conditions"""
    for _ in range(1200):
        m = rng.choice([rng.randint(-99, 99), rng.randint(-(2**60), 2**60), rng.randint(-(2**200), 2**200)])
        if rng.random() < 0.3:
            # A power of ten and half a unit: ties, zeros at the end, and carries.
            m = rng.randint(1, 999) * 10 ** rng.randint(0, 40) + rng.choice([-1, 0, 0, 1])
            m *= rng.choice([-5, 1])
        e = rng.choice([0, rng.randint(-8, 8), rng.randint(-120, 120), rng.randint(-22000, 22000)])
        target = Target(rng)
        m, e = reduced(m, e)
        x = Decimal(m * 5**-e).scaleb(e) if e < 0 else Decimal(m * 2**e)
        yield f"{m} {e} {target} = {target.result(lambda c: c.create_decimal(x))}"


def reduced(m, e):
    """The odd m, so that whole numbers are seen as such."""
    while m and m % 2 == 0:
        m, e = m // 2, e + 1
    return (m, e) if m else (0, 0)


def huge_decimal(m, e, digits=400):
    """The first digits of m · 2^e, with a last one that is not zero: no tie, and not exact."""
    mp.dps = digits + 40
    # 10^(log₁₀2 · e), the whole part of the exponent apart.
    scale = mp.log10(2) * e
    whole = int(mp.floor(scale))
    text = mp.nstr(abs(m) * mp.power(10, scale - whole), digits + 10, min_fixed=-mp.inf, max_fixed=mp.inf)
    x = Decimal(text)
    n = int(x.scaleb(digits - x.adjusted() - 1, EXACT))
    return Decimal((int(m < 0), tuple(map(int, f"{n}1")), x.adjusted() - digits + whole))


def huge(rng):
    """as binaries, with exponents too large to be written out"""
    for _ in range(300):
        e = rng.choice([-1, 1]) * rng.randint(10**4, 2 ** rng.choice([20, 31, 40, 61]))
        m, target = rng.choice([-1, 1]) * rng.randrange(1, 2**53, 2), Target(rng, 10**18 - 1)
        if rng.random() < 0.3:
            target = Target(rng)
        if rng.random() < 0.2:
            # Powers of two close to a range's end, where the last place is not the precision's.
            e = rng.randint(-20600, -20300)
            target = Target(rng)
            target.least = -6143
        x = huge_decimal(m, e)
        yield f"{m} {e} {target} = {target.result(lambda c: c.create_decimal(x))}"


def round_binary(q, bits, mode, least=None):
    """q rounded to a number of bits, or to a multiple of 2^least if that is coarser."""
    if q == 0:
        return q
    size = abs(q)
    e = size.numerator.bit_length() - size.denominator.bit_length()
    if size < Fraction(2) ** e:
        e -= 1
    unit = Fraction(2) ** (e - bits + 1 if least is None else max(e - bits + 1, least))
    steps = q / unit
    low = steps.numerator // steps.denominator
    rest = steps - low
    up = {
        "nearest-even": rest > Fraction(1, 2) or (rest == Fraction(1, 2) and low % 2 == 1),
        "zero": q < 0 and rest != 0, "away": q > 0 and rest != 0, "up": rest != 0, "down": False,
    }[mode]
    return (low + (1 if up else 0)) * unit


def near_double(rng):
    """A decimal on, or close to, the middle between two doubles."""
    bits = rng.randrange(0x7FEFFFFFFFFFFFFF)
    if rng.random() < 0.4:
        bits %= 1 << 54
    low, high = (Fraction(struct.unpack(">d", struct.pack(">Q", b))[0]) for b in (bits, bits + 1))
    middle = exact_decimal((low + high) / 2)
    nudge = rng.choice([0, 0, 1, -1])
    unit = Decimal((0, (1,), middle.as_tuple().exponent - rng.randint(1, 9)))
    return rng.choice([1, -1]) * (middle + nudge * unit)


def decimals(rng):
    yield from map(Decimal, ["0", "-0", "0E+5", "-0E-5000", "1", "0.1", "1E+22", "1E+23", "9007199254740993"])
    yield from map(Decimal, ["1E+400", "-1E+400", "1E-400", "-1E-400", "1E+999999999", "-1E-999999999"])
    yield from map(Decimal, ["1.7976931348623157E+308", "1.7976931348623158E+308", "1.797693134862315808E+308"])
    yield from map(Decimal, ["5E-324", "2.4703282292062327E-324", "2.4703282292062328E-324", "3.4028235E+38"])
    yield from map(Decimal, ["3.4028235677973366E+38", "3.4028235677973365E+38", "1.4E-45", "7.006492321624085E-46"])
    yield from map(Decimal, ["Infinity", "-Infinity"])
    for _ in range(150):
        yield near_double(rng)
    for _ in range(250):
        digits = rng.randint(1, rng.choice([18, 40, 300]))
        n = rng.randrange(10**digits)
        exponent = rng.choice([rng.randint(-30, 30), rng.randint(-400, 330)]) - rng.choice([0, digits])
        yield Decimal((rng.randint(0, 1), tuple(map(int, str(n))), exponent))
    for _ in range(60):
        # The middle between two floats.
        bits = rng.randrange(0x7F7FFFFF)
        low, high = (Fraction(struct.unpack(">f", struct.pack(">I", b))[0]) for b in (bits, bits + 1))
        middle = exact_decimal((low + high) / 2)
        nudge = rng.choice([0, 1, -1])
        yield middle + nudge * Decimal((0, (1,), middle.as_tuple().exponent - 60))


def hardware(rng):
    """decimal = bits of the double, bits of the float"""
    for x in decimals(rng):
        double = double_bits(float(x))
        single = float(x)
        if x.is_finite() and -500 < x.adjusted() < 500:
            q = Fraction(x)
            if abs(single) != float("inf"):
                assert Fraction(single) == round_binary(q, 53, "nearest-even", -1074), x
            value = round_binary(q, 24, "nearest-even", -149)
            overflows = abs(value) >= 2**128
            single = float("inf") if overflows else float(abs(value))
            single = -single if x.is_signed() else single
        yield f"{x} = {double} {struct.unpack('>I', struct.pack('>f', single))[0]:08x}"


def floats(rng):
    """decimal bits rounding = m e of the binary number m · 2^e, m odd"""
    for _ in range(400):
        n = rng.randrange(10 ** rng.randint(1, rng.choice([18, 60]))) or 1
        e = rng.choice([0, rng.randint(-25, 25), rng.randint(-400, 400)])
        x = Decimal((rng.randint(0, 1), tuple(map(int, str(n))), e))
        bits = rng.choice([1, 2, 24, 53, 64, 65, rng.randint(1, 300)])
        mode = rng.choice(["nearest-even", "zero", "away", "up", "down"])
        q = round_binary(Fraction(x), bits, mode)
        m, k = reduced(q.numerator, 1 - q.denominator.bit_length())
        yield f"{x} {bits} {mode} = {m} {k}"


def integers(rng):
    """decimal rounding = integer"""
    edges = [0, 127, 128, 255, 256, 2**63, 2**64, 2**127, 2**128]
    for _ in range(800):
        n = rng.choice([rng.choice(edges) * 10 ** 3 + rng.randint(-2000, 2000), rng.randint(-99999, 99999)])
        x = Decimal(n).scaleb(-3, EXACT) if rng.random() < 0.7 else Decimal(n) / 4
        if rng.random() < 0.2:
            x = Decimal((rng.randint(0, 1), (rng.randint(0, 9),), rng.randint(-50, 37)))
        x = rng.choice([x, EXACT.minus(x), EXACT.multiply(x, Decimal("1.000"))])
        mode = rng.choice(MODES)
        with decimal.localcontext(EXACT) as context:
            # Of the integers next to x, round-05up is done by hand.
            low, high = (int(x.to_integral_value(r)) for r in (decimal.ROUND_DOWN, decimal.ROUND_UP))
            context.clear_traps()
            if mode == decimal.ROUND_05UP:
                value = high if low % 5 == 0 else low
            else:
                value = int(x.to_integral_value(mode))
        yield f"{x} {mode_name(mode)} = {value} {'whole' if low == high else 'broken'}"


def foundation(rng):
    """decimal rounding = Foundation's decimal, or none; whether it is exact"""
    texts = [
        "0", "-0", "1.20", "-1.20", "1E+127", "1E+128", "1E+165", "1E+166", "-1E-128", "1E-129",
        "5E-129", "6E-129",
        "340282366920938463463374607431768211455", "340282366920938463463374607431768211456",
        "340282366920938463463374607431768211455E+127", "340282366920938463463374607431768211456E+127",
        "340282366920938463463374607431768211455E-128", "3402823669209384634633746074317682114550E-129",
        "99999999999999999999999999999999999999.5", "12345678901234567890123456789012345678.5",
        "120000000000000000000000000000000000000000000", "1E-200", "-1E-200", "Infinity", "-Infinity",
        "0E+500", "0E-500", "9999999999999999999999999999999999999999E+125", "-1.5E-128", "2.5E-128",
    ]
    values = [Decimal(text) for text in texts]
    for _ in range(200):
        n = rng.randrange(10 ** rng.randint(1, 60))
        values.append(Decimal((rng.randint(0, 1), tuple(map(int, str(n))), rng.randint(-190, 140))))
    for x in values:
        for mode in MODES if len(texts) > values.index(x) else [rng.choice(MODES)]:
            yield f"{x} {mode_name(mode)} = {foundation_result(x, mode)}"


def fits(x):
    """Whether an integer below 2^128 times a power of ten from −128 to 127 equals x."""
    q = Fraction(x)
    quotients = (q / Fraction(10) ** e for e in range(-128, 128))
    return any(n.denominator == 1 and abs(n) < 2**128 for n in quotients)


def foundation_result(x, mode):
    if x.is_infinite():
        return "none rounded"
    if x == 0:
        return "0 exact"
    if fits(x):
        return f"{x.normalize(EXACT)} exact"
    context = decimal.Context(prec=38, rounding=mode, Emin=-128 + 37, Emax=10**6, traps=[])
    result = context.create_decimal(x)
    if result == 0:
        return "0 rounded"
    return f"{result.normalize(EXACT) if fits(result) else 'none'} rounded"


def main():
    subjects = [doubles, rationals, exacts, binaries, huge, hardware, floats, integers, foundation]
    for seed, subject in enumerate(subjects):
        rng = random.Random(seed)
        with open(HERE / f"{subject.__name__}.txt", "w", encoding="ascii") as file:
            file.write(f"# Made by make_conversions.py: {subject.__doc__}\n".replace("·", "*"))
            file.writelines(line + "\n" for line in subject(rng))


decimal.setcontext(EXACT)
main()
