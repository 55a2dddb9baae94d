#!/usr/bin/env python3
"""Writes the vectors of reading, writing and converting numbers, one file <topic>.txt each.

    python3 make_text_vectors.py

Everything is computed with fractions and integers of Python's standard library, without floating-point
operations and without packages. Same script, same files, byte for byte.

mode: n nearest-even, z toward zero, u up, d down, a away from zero
value: C hex integer with binary exponent as -0x1FE5C3p-43, inf, -inf; exact

hardware.txt  format mode value = value
integers.txt  type mode value = integer, or nil where none fits
reading.txt   bits mode radix text = value
writing.txt   style count mode radix value = text
  style: fixed (count digits after the point), significant (of a plain number, zeros dropped),
  scientific and engineering (count significant digits, zeros kept)
"""

import random
from fractions import Fraction
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
MODES = "nzuda"
ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz"
WIDE_ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def two(e):
    return Fraction(2) ** e


def rounded_integer(x, mode):
    """The fraction x as an integer, in a direction."""
    floor = x.numerator // x.denominator
    rest = x - floor
    if rest == 0:
        return floor
    up = {
        "n": rest > Fraction(1, 2) or (rest == Fraction(1, 2) and floor % 2 == 1),
        "z": x < 0,
        "u": True,
        "d": False,
        "a": x > 0,
    }[mode]
    return floor + up


def exponent(x, radix):
    """e with radix^e <= |x| < radix^(e+1)."""
    x = abs(x)
    e = 0
    if radix == 2:
        e = x.numerator.bit_length() - x.denominator.bit_length()
    while Fraction(radix) ** e > x:
        e -= 1
    while Fraction(radix) ** (e + 1) <= x:
        e += 1
    return e


def hexadecimal(x):
    if x == 0:
        return "0"
    m, e = x.numerator, -(x.denominator.bit_length() - 1)
    while m % 2 == 0:
        m, e = m // 2, e + 1
    return f"{'-' if m < 0 else ''}0x{abs(m):X}p{e}"


def rounded_binary(x, bits, mode):
    """x to so many bits, without bounds on the exponent."""
    if x == 0:
        return x
    unit = two(exponent(x, 2) - bits + 1)
    return rounded_integer(x / unit, mode) * unit


def rounded_to_format(x, bits, greatest, mode):
    """x in an IEEE format whose largest exponent is `greatest`, as text."""
    unit = two(max(exponent(x, 2), 1 - greatest) - bits + 1)
    result = rounded_integer(x / unit, mode) * unit
    largest = (2 - two(1 - bits)) * two(greatest)
    sign = "-" if x < 0 else ""
    if abs(result) > largest:
        to_infinity = mode in "na" or (mode == "u" and x > 0) or (mode == "d" and x < 0)
        return sign + "inf" if to_infinity else hexadecimal(largest if x > 0 else -largest)
    return hexadecimal(result) if result else sign + "0"


def hardware(rng):
    formats = {"binary16": (11, 15), "binary32": (24, 127), "binary64": (53, 1023), "extended80": (64, 16383)}
    for name, (bits, top) in formats.items():
        least = two(1 - top - bits + 1)
        normal = two(1 - top)
        largest = (2 - two(1 - bits)) * two(top)
        grid = [Fraction(0), least, normal - least, normal, two(0), 2 - two(1 - bits), largest]
        grid += [least * rng.getrandbits(bits - 1) for _ in range(4)]
        grid += [least * rng.getrandbits(4) for _ in range(2)]
        grid += [two(rng.randint(-top + 1, top - bits)) * (rng.getrandbits(bits) | 1 << bits - 1) for _ in range(5)]
        for point in grid:
            unit = two(max(exponent(point, 2), 1 - top) - bits + 1) if point else least
            tiny = unit * two(-rng.choice((3, 40, 70, 150)))
            for offset in (unit / 2 - tiny, unit / 2, unit / 2 + tiny, tiny, unit - tiny):
                value = (point + offset) * rng.choice((1, -1))
                for mode in MODES:
                    yield f"{name} {mode} {hexadecimal(value)} = {rounded_to_format(value, bits, top, mode)}"


def integers(rng):
    for width in (8, 16, 32, 64, 128):
        for name, low, high in (
            (f"Int{width}", -(2 ** (width - 1)), 2 ** (width - 1) - 1),
            (f"UInt{width}", 0, 2**width - 1),
        ):
            whole = [low, high, 0, rng.randint(low, high), 2 * high, -(2 ** (width + 3))]
            offsets = [Fraction(0), Fraction(1, 2), -Fraction(1, 2), Fraction(1, 4), -Fraction(3, 4), two(-300), -two(-300)]
            for value in sorted({n + offset for n in whole for offset in offsets}):
                for mode in MODES:
                    result = rounded_integer(value, mode)
                    yield f"{name} {mode} {hexadecimal(value)} = {result if low <= result <= high else 'nil'}"


def in_radix(n, radix):
    alphabet = ALPHABET if radix <= 36 else WIDE_ALPHABET
    digits = ""
    while n:
        n, digit = divmod(n, radix)
        digits = alphabet[digit] + digits
    return digits or "0"


def decimal_text(x):
    """All digits of a dyadic fraction, as an integer and a power of ten."""
    places = max(0, x.denominator.bit_length() - 1)
    n = x * 10**places
    return n.numerator, places


def reading(rng):
    def line(bits, mode, radix, digits, power):
        value = rounded_binary(digits * Fraction(radix) ** power, bits, mode)
        text = in_radix(abs(digits), radix)
        if radix <= 36 and rng.random() < 0.5:
            text = text.upper()
        shift = rng.randint(0, len(text))
        if rng.random() < 0.7:
            power += len(text) - shift
            text = (text[:shift] or "0") + "." + text[shift:]
        mark = rng.choice("eE@") if radix <= 10 else "@"
        text += f"{mark}{power:+d}" if rng.random() < 0.3 else f"{mark}{power}"
        sign = "-" if digits < 0 else rng.choice(("", "+"))
        return f"{bits} {mode} {radix} {sign}{text} = {hexadecimal(value)}"

    # Midpoints of doubles, and one unit of the last digit on either side.
    for _ in range(12):
        m = rng.getrandbits(53) | 1 << 52
        e = rng.choice((-1074, -300, -60, -20, 0, 40))
        n, places = decimal_text((2 * m + 1) * two(e - 1))
        for offset in (-1, 0, 1):
            for mode in MODES:
                yield line(53, mode, 10, (10 * n + offset) * rng.choice((1, -1)), -places - 1)
    # Literals of 17 digits, as programs print doubles.
    for _ in range(40):
        n = rng.randint(10**16, 10**17 - 1)
        power = rng.randint(-330, 290)
        for mode in "nud":
            yield line(53, mode, 10, n, power)
    # Every radix, at a few precisions and in all directions; midpoints where the radix is even.
    for radix in range(2, 63):
        for bits in (2, 24, 113):
            mode = rng.choice(MODES)
            n = rng.randint(1, radix ** rng.randint(1, 30)) * rng.choice((1, -1))
            yield line(bits, mode, radix, n, rng.randint(-40, 40))
        if radix % 2 == 0:
            middle = 2 * (rng.getrandbits(24) | 1 << 23) + 1
            for mode in MODES:
                yield line(24, mode, radix, middle * radix // 2, -1)


def text_digits(n, count, radix):
    return in_radix(n, radix).rjust(count, "0")


def with_exponent(x, count, mode, radix, lead):
    """count significant digits of x, `lead(e)` of them before the point."""
    e = exponent(x, radix)
    n = rounded_integer(x / Fraction(radix) ** (e - count + 1), mode)
    if abs(n) == radix**count:
        n, e = n // radix, e + 1
    digits = in_radix(abs(n), radix)
    before = lead(e)
    digits = digits.ljust(before, "0")
    mark = "@" if radix > 10 else "e"
    point = "." if len(digits) > before else ""
    return f"{'-' if n < 0 else ''}{digits[:before]}{point}{digits[before:]}{mark}{e - before + 1:+d}"


def fixed(x, count, mode, radix):
    n = rounded_integer(x * radix**count, mode)
    digits = in_radix(abs(n), radix).rjust(count + 1, "0")
    split = len(digits) - count
    point = "." if count else ""
    return f"{'-' if n < 0 else ''}{digits[:split]}{point}{digits[split:]}"


def significant(x, count, mode):
    """count significant digits, plainly, without zeros at the end."""
    e = exponent(x, 10)
    unit = Fraction(10) ** (e - count + 1)
    value = rounded_integer(x / unit, mode) * unit
    text = fixed(value, max(0, count - e), "z", 10)
    return text.rstrip("0").rstrip(".") if "." in text else text


def writing(rng):
    ties = [Fraction(k, 8) for k in (1, 2, 3, 4, 5, 7, 12, 20, 28, 36, 796, 7996, 79996, 799996)]
    carries = [Fraction(n) for n in (999_960, 999_949, 999_950, 99_950, 9_995, 95, 9_999_500, 999_999_999, 10**20 - 1)]
    carries += [(10**k - two(-30)) * two(0) for k in (0, 1, 2, 3, 6)]
    tiny = [two(-k) for k in (1, 4, 7, 10, 14)]
    values = ties + carries + tiny
    values += [(rng.getrandbits(60) | 1) * two(-rng.randint(30, 75)) for _ in range(12)]
    values = [value * rng.choice((1, -1)) for value in values]
    for value in values:
        for mode in MODES:
            fine = hexadecimal(value)
            count = rng.randint(0, 5)
            yield f"fixed {count} {mode} 10 {fine} = {fixed(value, count, mode, 10)}"
            count = rng.randint(1, 6)
            yield f"significant {count} {mode} 10 {fine} = {significant(value, count, mode)}"
            count = rng.randint(1, 6)
            yield f"scientific {count} {mode} 10 {fine} = {with_exponent(value, count, mode, 10, lambda e: 1)}"
            for count in (1, 2, 3, 4, rng.randint(5, 9)):
                result = with_exponent(value, count, mode, 10, lambda e: e % 3 + 1)
                yield f"engineering {count} {mode} 10 {fine} = {result}"
    for radix in (2, 3, 8, 16, 36, 37, 62):
        for value in values[::3]:
            mode = rng.choice(MODES)
            count = rng.randint(0, 6)
            yield f"fixed {count} {mode} {radix} {hexadecimal(value)} = {fixed(value, count, mode, radix)}"


def main():
    for topic in (hardware, integers, reading, writing):
        lines = topic(random.Random(topic.__name__))
        header = "# Written by make_text_vectors.py; the fields are described there.\n"
        text = header + "".join(line + "\n" for line in lines)
        (FOLDER / f"{topic.__name__}.txt").write_text(text)


main()
