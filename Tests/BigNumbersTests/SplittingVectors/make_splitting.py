"""Numbers of some ten thousand digits by Arb, each as what is left of its significand.

    python3 make_splitting.py constants > constants.txt      (python-flint 0.9.0)
    python3 make_splitting.py functions > functions.txt
    python3 make_splitting.py elementary > elementary.txt
    python3 make_splitting.py errors > errors.txt
    python3 make_splitting.py bessel > bessel.txt

Lines: name, argument, bits, rounding = exponent, last 40 hexadecimal digits of the significand as a
whole number, the same modulo 2^61 - 1. The argument is rounded to so many bits to nearest, or to those
behind an @; sqrt:2/1 is the square root of a fraction. Arb's ball has 200 bits more and lies on one side
of every boundary of rounding.
"""
import sys

import flint
from flint import arb, fmpz, fmpq

MODULUS = 2**61 - 1
MODES = ["nearest-even", "zero", "up", "down", "away"]


def ends(ball):
    """The ends of a ball as integers with a common exponent."""
    (m, e), (r, f) = ((int(a), int(b)) for a, b in (ball.mid().man_exp(), ball.rad().man_exp()))
    low = min(e, f)
    return [((m << e - low) + sign * (r << f - low), low) for sign in (-1, 1)]


def rounded(m, e, bits, mode):
    """The significand of so many bits and the exponent of m * 2^e, rounded."""
    sign, m = (-1 if m < 0 else 1), abs(m)
    drop = m.bit_length() - bits
    assert drop > 1
    head, rest = m >> drop, m & ((1 << drop) - 1)
    half = 1 << (drop - 1)
    assert rest not in (0, half)
    away = {"nearest-even": rest > half, "zero": False, "up": sign > 0, "down": sign < 0,
            "away": True}[mode]
    head += away
    if head.bit_length() > bits:
        head, drop = head >> 1, drop + 1
    return sign * head, drop + e


def nearest(q, bits):
    """The nearest number of so many bits to a fraction, exactly."""
    if q < 0:
        return -nearest(-q, bits)
    p, d = int(q.p), int(q.q)
    if d & (d - 1) == 0:
        return arb(fmpz(p)) / d
    shift = bits + 2 + d.bit_length()
    # The fraction is no number of so many bits; the last bit stands for what is cut off.
    head, e = rounded(2 * ((p << shift) // d) + 1, -shift - 1, bits, "nearest-even")
    return arb(fmpz(head)) * arb(2) ** e


def root(q, bits):
    """The nearest number of so many bits to a square root that is not rational."""
    low, high = (rounded(*end, bits, "nearest-even") for end in ends(arb(q).sqrt()))
    assert low == high
    return arb(fmpz(low[0])) * arb(2) ** low[1]


def number(text, bits):
    text, _, own = text.partition("@")
    kind, _, fraction = text.rpartition(":")
    flint.ctx.prec = max(bits, int(own or bits)) + 200
    return (root if kind else nearest)(fmpq(*map(int, fraction.split("/"))), int(own or bits))


def line(name, argument, bits, mode, function):
    flint.ctx.prec = bits + 200
    x = None if argument == "-" else number(argument, bits)
    ball = function(x)
    low, high = (rounded(*end, bits, mode) for end in ends(ball))
    assert low == high, (name, bits)
    m, e = low
    size = abs(m)
    print(name, argument, bits, mode, "=", e + bits, f"{size % 16**40:040x}", size % MODULUS)


CONSTANTS = {
    "pi": lambda x: arb.pi(), "tau": lambda x: 2 * arb.pi(), "e": lambda x: arb.const_e(),
    "ln2": lambda x: arb.const_log2(), "eulerGamma": lambda x: arb.const_euler(),
    "catalan": lambda x: arb.const_catalan(), "apery": lambda x: arb(3).zeta(),
}
LONG = "12345678901234567/99999999999999999"


def constants():
    for name, function in CONSTANTS.items():
        for bits, mode in zip((2048, 2999, 4096, 10_000, 20_011), MODES):
            line(name, "-", bits, mode, function)
        line(name, "-", 33_219, "nearest-even", function)
        line(name, "-", 332_193, "down", function)
    line("pi", "-", 664_386, "up", CONSTANTS["pi"])


def functions():
    for s in (2, 3, 4, 5, 7, 18, 33, 62, 63):
        for bits, mode in zip((1025, 2500, 5000, 9999, 7000), MODES):
            line("zeta", f"{s}/1", bits, mode, arb.zeta)
    line("zeta", "5/1", 33_219, "up", arb.zeta)
    for s in ("1/2", "3/2", "7/2", "15/2", "-5/2", "101/2"):
        for bits, mode in zip((1100, 2500, 3000), MODES):
            line("zeta", s, bits, mode, arb.zeta)
    # Next to fractions, far from them, next to poles and whole numbers, below 0.
    for x in ("1/3", "13/10", "22/7", "5/4", "1000/7", "1/200", "-7/3", "-1/3", LONG,
              "-" + LONG, "9007199254740993/9007199254740992", "1461632144968362341/1000000000000000000",
              "200000000000000001/1000000000000000"):
        for bits, mode in zip((1025, 2500, 3333, 4096, 1500), MODES):
            line("gamma", x, bits, mode, arb.gamma)
    # Those whose values are made of pi, gamma(1/3) and gamma(1/4), and numbers that are only next to them.
    for x in ("1/2", "2/3", "1/4", "3/4", "1/6", "5/6", "7/2", "10/3", "41/4", "47/6", "-1/6", "-5/4", "-3/2",
              f"{10**610 + 3}/{3 * 10**610}"):
        for bits, mode in zip((2048, 2500, 3333, 4096, 6000), MODES):
            line("gamma", x, bits, mode, arb.gamma)
    line("gamma", "1/3", 33_219, "down", arb.gamma)
    line("gamma", "3/4", 33_219, "up", arb.gamma)
    line("gamma", "1/3", 332_193, "up", arb.gamma)
    line("gamma", "3/4", 332_193, "down", arb.gamma)
    line("gamma", LONG, 10_000, "up", arb.gamma)
    # Next to the zeros 1 and 2 as well.
    for x in ("1/3", "9/7", "5/2", "509/2", f"{10**30 + 1}/{10**30}", f"{2 * 10**30 - 1}/{10**30}", LONG):
        for bits, mode in zip((4500, 6001), ("down", "nearest-even")):
            line("lgamma", x, bits, mode, arb.lgamma)
    for x in ("3/10", "1/1000000000000", "1/1", "-5/7", "17/4", "15/1", "1732050807568877/1000000000000000"):
        for bits, mode in zip((2048, 2500, 3333, 4096, 2999), MODES):
            line("erf", x, bits, mode, arb.erf)
            line("erfc", x, bits, mode, arb.erfc)
    for x in ("2/1", "10/1", "6300/1", "15/4", "11/1", "1/1000", LONG):
        for bits, mode in zip((2048, 2500, 3333, 4096, 2999), MODES):
            line("log", x, bits, mode, arb.log)
            if x != "10/1":
                line("log10", x, bits, mode, lambda y: y.log() / arb(10).log())
    for x in ("2/3", "1001/1000", "123456789123/1000", "1/1000000007", LONG):
        line("log", x, 16_384, "up", arb.log)
        line("log10", x, 17_000, "down", lambda y: y.log() / arb(10).log())
    line("erf", "3/10", 33_219, "zero", arb.erf)
    for x in ("3/10", "1/3", "-5/7", "17/4", "30/1", "-1000003/1000000", "1/1048575", "1/1048577", LONG):
        for bits, mode in zip((4200, 5000, 7500, 9000, 12_000), MODES):
            line("erf", x, bits, mode, arb.erf)
            line("erfc", x, bits, mode, arb.erfc)


def errors():
    """Squares next to fractions, numbers that are next to a fraction in half of their bits, and neither."""
    for x in ("sqrt:2/1", "sqrt:1/2", "sqrt:901/7", "sqrt:1/1000003", "sqrt:1000003/1000004", "sqrt:1/1048579",
              f"sqrt:{LONG}", "sqrt:12345678901234567/30000000000000"):
        for bits, mode in zip((4200, 5000, 7500, 9000, 12_000), MODES):
            line("erf", x, bits, mode, arb.erf)
            line("erfc", x, bits, mode, arb.erfc)
    for fraction in ("1/3", "-5/7", "sqrt:2/1", "sqrt:1/2", "sqrt:901/7", "sqrt:1/1000003"):
        # Half of the bits of a first attempt of 64 bits more is 4572, and 16 or 26 of a distance are lost besides.
        for own, mode in zip((1000, 4500, 4571, 4580, 4587, 4594, 4600, 4603, 4606, 4700, 6000, 8500, 12_000), 3 * MODES):
            line("erf", f"{fraction}@{own}", 9000, mode, arb.erf)
            line("erfc", f"{fraction}@{own}", 9000, mode, arb.erfc)
    for bits, mode in ((33_219, "up"), (110_000, "nearest-even")):
        for x in (f"sqrt:{LONG}", "sqrt:12345678901/33333333333333333", "sqrt:77777777777777/33333333333"):
            line("erf", x, bits, mode, arb.erf)
    line("erfc", "sqrt:77777777777777/33333333333", 110_000, "down", arb.erfc)
    line("erf", "sqrt:2/1", 332_193, "down", arb.erf)


def bessel():
    """Fractions, numbers next to them, roots, tiny and large numbers, and those next to the first zeros."""
    zeros = {0: "24048255576957727686216318793264546431242449091460", 1: "38317059702075123156144358863081607665645452742878"}
    for n, zero in zeros.items():
        def function(x, n=n):
            return x.bessel_j(n)
        for x in ("1/3", "-5/7", "41/2", "1/1048575", "-1000003/1000000", LONG, "sqrt:2/1", "sqrt:901/7", f"sqrt:{LONG}",
                  "1/1000000000000", "200/1", f"{zero[:16]}/{10**15}", f"{zero}/{10**49}"):
            for bits, mode in zip((4200, 5000, 7500, 9000, 12_000), MODES):
                line(f"j{n}", x, bits, mode, function)
        for fraction in ("1/3", "-22/7"):
            for own, mode in zip((1000, 4500, 8400, 8500, 8560, 8570, 8580, 8600, 8700, 8800, 12_000), 3 * MODES):
                line(f"j{n}", f"{fraction}@{own}", 9000, mode, function)
        for x in ("1/3", f"sqrt:{LONG}", "sqrt:77777777777777/33333333333"):
            line(f"j{n}", x, 33_219, "nearest-even", function)


ELEMENTARY = {
    "exp": arb.exp, "sin": arb.sin, "cos": arb.cos, "tan": arb.tan, "atan": arb.atan, "log": arb.log, "sinh": arb.sinh,
    "cosh": arb.cosh, "tanh": arb.tanh,
}
NEAR = ["5/4", "-1/3", "1/1000000000", LONG]
# The function, and arguments within its domain.
COMPOSED = {
    "sec": (arb.sec, NEAR + ["41/2"]), "csc": (arb.csc, NEAR + ["41/2"]), "cot": (arb.cot, NEAR + ["41/2"]),
    "sech": (arb.sech, NEAR + ["41/2"]), "csch": (arb.csch, NEAR + ["41/2"]), "coth": (arb.coth, NEAR + ["41/2"]),
    "exp2": (lambda x: arb(2) ** x, NEAR + ["-4001/3"]), "exp10": (lambda x: arb(10) ** x, NEAR + ["-4001/3"]),
    "expm1": (arb.expm1, NEAR + ["-4001/3"]),
    "log2": (lambda x: x.log() / arb(2).log(), ["5/4", "1/3", LONG, "1000000000001/1000000000000", "12345/7"]),
    "log1p": (arb.log1p, NEAR + ["12345/7"]), "asinh": (arb.asinh, NEAR + ["-12345/7", f"{10**60}/1"]),
    "acosh": (arb.acosh, ["5/4", "1000000001/1000000000", "12345/7", f"{10**60}/1"]),
    "atanh": (arb.atanh, ["1/3", "-999999999/1000000000", "1/1000000000", LONG]),
}


def elementary():
    """Arguments near and far, short and long, next to zeros and poles, beyond a whole turn; and the lengths of each level."""
    far = 10**30 + 7
    # Next to a multiple of a quarter turn: a convergent of pi/2.
    quarter = "6134899525417045/3905598112245009"
    arguments = ["5/4", "1/3", "-22/7", LONG, "-1/1000000000", "41/2", quarter, "1/1099511627776"]
    sizes = list(zip((2500, 4097, 5000, 7777, 9999), MODES))
    for name, function in ELEMENTARY.items():
        for x in arguments + ([f"{far}/3", f"{10**40}/1"] if name in ("sin", "cos", "tan", "atan", "log") else []):
            if name == "log" and x.startswith("-"):
                x = x[1:]
            for bits, mode in sizes:
                line(name, x, bits, mode, function)
        for bits, mode in ((16_000, "up"), (26_001, "down"), (60_000, "nearest-even"), (110_000, "zero")):
            line(name, "7/5", bits, mode, function)
        line(name, LONG, 33_219, "nearest-even", function)
    line("log", "1000000000001/1000000000000", 5000, "down", arb.log)
    line("log", "999999999999/1000000000000", 5000, "up", arb.log)
    for name, function in (("asin", arb.asin), ("acos", arb.acos)):
        for x in ("1/3", "-4/5", "99999/100000", "-1/1000000000", LONG):
            for bits, mode in sizes:
                line(name, x, bits, mode, function)
        line(name, "2/3", 33_219, "nearest-even", function)
    for name, (function, arguments) in COMPOSED.items():
        for x in arguments:
            for bits, mode in sizes:
                line(name, x, bits, mode, function)


{"constants": constants, "functions": functions, "elementary": elementary, "errors": errors, "bessel": bessel}[sys.argv[1]]()
