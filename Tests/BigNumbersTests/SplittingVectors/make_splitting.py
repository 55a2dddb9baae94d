"""Numbers of some ten thousand digits by Arb, each as what is left of its significand.

    python3 make_splitting.py > splitting.txt      (python-flint 0.9.0)

Lines: name, argument, bits, rounding = exponent, last 40 hexadecimal digits of the significand as a
whole number, the same modulo 2^61 - 1. The argument is rounded to so many bits to nearest. Arb's ball
has 200 bits more and lies on one side of every boundary of rounding.
"""
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
    """The nearest number of so many bits to a positive fraction, exactly."""
    p, d = int(q.p), int(q.q)
    if d & (d - 1) == 0:
        return arb(fmpz(p)) / d
    shift = bits + 2 + d.bit_length()
    # The fraction is no number of so many bits; the last bit stands for what is cut off.
    head, e = rounded(2 * ((p << shift) // d) + 1, -shift - 1, bits, "nearest-even")
    return arb(fmpz(head)) * arb(2) ** e


def line(name, argument, bits, mode, function):
    flint.ctx.prec = bits + 200
    x = None if argument == "-" else nearest(fmpq(*map(int, argument.split("/"))), bits)
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
for name, function in CONSTANTS.items():
    for bits, mode in zip((2048, 2999, 4096, 10_000, 20_011), MODES):
        line(name, "-", bits, mode, function)
    line(name, "-", 33_219, "nearest-even", function)
    line(name, "-", 332_193, "down", function)
for s in (2, 3, 4, 5, 7, 18, 33, 62, 63):
    for bits, mode in zip((1025, 2500, 5000, 9999, 7000), MODES):
        line("zeta", f"{s}/1", bits, mode, lambda x: x.zeta())
line("zeta", "5/1", 33_219, "up", lambda x: x.zeta())
