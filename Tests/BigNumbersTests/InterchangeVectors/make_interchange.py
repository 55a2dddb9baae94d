#!/usr/bin/env python3
"""Writes the test vectors of the decimal interchange formats: encode.txt, canonical.txt, rounded.txt.

Run: python3 make_interchange.py
Needs Python 3.11, and gcc for x86-64, whose decimals are binary integer decimals; takes a few seconds.
Same script, same files, byte for byte.

Binary integer decimals of finite numbers are those of gcc (see bid.c). Everything else is implemented here
from the text of the standard, on strings of bits and digits: the groups of three digits from the table of
letters in which M. Cowlishaw published them, decoding by looking up what was encoded. Two ways to the
same bits, gcc's and this one, are compared before anything is written. Rounding is that of Python's
decimal.
"""

import decimal
import random
import subprocess
import tempfile
from decimal import Decimal
from pathlib import Path

HERE = Path(__file__).resolve().parent
# Bits, digits, the largest exponent of a first digit; bits of the exponent without the first two.
FORMATS = {"decimal32": (32, 7, 96, 6), "decimal64": (64, 16, 384, 8), "decimal128": (128, 34, 6144, 12)}

# The bits of three digits are abcd efgh ijkm; a, e and i tell which of them are 8 or 9.
TABLE = {
    "000": "bcdfgh0jkm", "001": "bcdfgh100m", "010": "bcdjkh101m", "011": "bcd10h111m",
    "100": "jkdfgh110m", "101": "fgd01h111m", "110": "jkd00h111m", "111": "00d11h111m",
}


def declet(number):
    bits = dict(zip("abcdefghijkm", "".join(f"{int(digit):04b}" for digit in f"{number:03d}")))
    return "".join(bits.get(c, c) for c in TABLE[bits["a"] + bits["e"] + bits["i"]])


DECLETS = [declet(n) for n in range(1000)]
# The standard: the other 24 differ from the canonical ones in their first two bits only.
NUMBERS = {bits: number for number, bits in enumerate(DECLETS)}
for pattern in (f"{n:010b}" for n in range(1024)):
    if pattern not in NUMBERS:
        assert pattern[3:5] == "11" and pattern[6:9] == "111"
        NUMBERS[pattern] = NUMBERS["00" + pattern[2:]]


def trailing(form, encoding, number):
    bits, digits = FORMATS[form][0] - FORMATS[form][3] - 6, FORMATS[form][1] - 1
    if encoding == "bid":
        return f"{number:0{bits}b}"
    text = f"{number:0{digits}d}"
    return "".join(DECLETS[int(text[i:i + 3])] for i in range(0, digits, 3))


def encode(form, encoding, x):
    """A Decimal that fits the format, as a string of bits."""
    width, precision, greatest, w = FORMATS[form]
    sign, digits, exponent = x.as_tuple()
    number = int("".join(map(str, digits))) if digits else 0
    if x.is_infinite():
        return f"{sign}11110".ljust(width, "0")
    if x.is_nan():
        start = f"{sign}11111{int(x.is_snan())}"
        payload = trailing(form, encoding, number)
        return start + payload.rjust(width - len(start), "0")
    biased = f"{exponent + greatest + precision - 2:0{w + 2}b}"
    assert len(biased) == w + 2 and biased[:2] != "11"
    if encoding == "bid":
        bits = f"{number:b}"
        room = width - 1 - (w + 2)
        if len(bits) <= room:
            return f"{sign}{biased}{bits:0>{room}}"
        assert len(bits) == room + 1 and bits.startswith("100")
        return f"{sign}11{biased}{bits[3:]}"
    first, rest = divmod(number, 10 ** (precision - 1))
    assert first < 10
    combination = f"{biased[:2]}{first:03b}" if first < 8 else f"11{biased[:2]}{first - 8}"
    return f"{sign}{combination}{biased[2:]}{trailing(form, encoding, rest)}"


def decode(form, encoding, bits):
    width, precision, greatest, w = FORMATS[form]
    sign, start, tail = int(bits[0]), bits[1:6], bits[w + 6:]
    assert len(bits) == width

    def groups():
        return int("".join(f"{NUMBERS[tail[i:i + 10]]:03d}" for i in range(0, len(tail), 10)))

    if start == "11110":
        return Decimal("-Infinity" if sign else "Infinity")
    if start == "11111":
        payload = int(tail, 2) if encoding == "bid" else groups()
        if payload >= 10 ** (precision - 1):
            payload = 0
        return Decimal(f"{'-' if sign else ''}{'s' if bits[6] == '1' else ''}NaN{payload or ''}")
    if encoding == "bid":
        if bits[1:3] == "11":
            biased, number = bits[3:w + 5], int("100" + bits[w + 5:], 2)
        else:
            biased, number = bits[1:w + 3], int(bits[w + 3:], 2)
        if number >= 10**precision:
            number = 0
    else:
        if start.startswith("11"):
            high, first = start[2:4], 8 + int(start[4])
        else:
            high, first = start[:2], int(start[2:], 2)
        biased, number = high + bits[6:w + 6], first * 10 ** (precision - 1) + groups()
    exponent = int(biased, 2) - (greatest + precision - 2)
    return Decimal((sign, tuple(map(int, str(number))), exponent))


def hexadecimal(bits):
    return f"{int(bits, 2):0{len(bits) // 4}x}"


def finite(rng, form):
    _, precision, greatest, _ = FORMATS[form]
    top = greatest - precision + 1
    least = 2 - greatest - precision
    for e in (least, least + 1, -2, -1, 0, 1, top - 1, top):
        for number in (0, 1, 10**precision - 1, 10 ** (precision - 1), 8 * 10 ** (precision - 1)):
            yield 0, number, e
            yield 1, number, e
    # Around the coefficient that the long form of a binary integer begins with.
    edge = 2 ** (FORMATS[form][0] - 3 - FORMATS[form][3])
    for number in (edge - 1, edge, edge + 1):
        if number < 10**precision:
            yield 0, number, rng.randint(least, top)
    for _ in range(400):
        digits = rng.choice([precision, rng.randint(1, precision)])
        number = int("".join(rng.choice(rng.choice(["89", "0123456789"])) for _ in range(digits)))
        yield rng.randint(0, 1), number, rng.randint(least, top)


def specials(rng, form):
    precision = FORMATS[form][1]
    yield from map(Decimal, ["Infinity", "-Infinity"])
    for kind in ("NaN", "-NaN", "sNaN", "-sNaN"):
        largest = 10 ** (precision - 1) - 1
        for payload in ("", 1, 123, 1000, largest, rng.randint(1, largest)):
            yield Decimal(f"{kind}{payload}")


def patterns(rng, form):
    """Bits, canonical or not; the exponent is any."""
    width, _, _, w = FORMATS[form]
    for start in ("", "11", "110", "1110", "11110", "111110", "111111"):
        for _ in range(60):
            rest = "".join(rng.choice("01") for _ in range(width - 1 - len(start)))
            yield rng.choice("01") + start + rest
            yield rng.choice("01") + start + rest.rstrip("0")[:-3].ljust(len(rest), "1")
    if form == "decimal32":
        for number in range(1024):
            yield f"{0x225:012b}{rng.getrandbits(10):010b}{number:010b}"
    for _ in range(40):
        # Many groups of three large digits, most of them not canonical.
        tail = "".join(
            rng.choice(["00", "01", "10", "11"]) + rng.choice("01") + "11" + rng.choice("01")
            + "111" + rng.choice("01") for _ in range((width - w - 6) // 10))
        yield "".join(rng.choice("01") for _ in range(w + 6)) + tail
    for payload in (-2, -1, 0, 1):
        limit = 10 ** (FORMATS[form][1] - 1) + payload
        yield rng.choice("01") + "111110" + f"{limit:0{width - 7}b}"
    room = width - 1 - (w + 2)
    for excess in (-2, -1, 0, 1):
        number = f"{10 ** FORMATS[form][1] + excess:0{room}b}"
        exponent = f"{rng.randint(0, 3 * 2**w - 1):0{w + 2}b}"
        yield "0" + (exponent + number if len(number) == room else "11" + exponent + number[3:])


C_TYPES = {
    "decimal32": ("_Decimal32", "DF"), "decimal64": ("_Decimal64", "DD"),
    "decimal128": ("_Decimal128", "DL"),
}


def compiled(cases):
    """What bid.c prints for each case."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "cases.h").write_text("\n".join(cases), "ascii")
        program = Path(folder) / "bid"
        subprocess.run(
            ["gcc", "-O0", f'-DCASES="{folder}/cases.h"', "-o", program, HERE / "bid.c"], check=True)
        return subprocess.run([program], check=True, capture_output=True, text=True).stdout.split()


def literals(rng):
    numbers = [
        (form, Decimal((sign, tuple(map(int, str(number))), exponent)))
        for form in FORMATS for sign, number, exponent in finite(rng, form)
    ]
    # C requires a point or an exponent.
    texts = [f"{x}" if set("E.") & set(f"{x}") else f"{x}E0" for _, x in numbers]
    cases = [
        f"LITERAL({C_TYPES[form][0]}, {text}{C_TYPES[form][1]})"
        for (form, _), text in zip(numbers, texts)
    ]
    for (form, x), bits in zip(numbers, compiled(cases), strict=True):
        assert bits == hexadecimal(encode(form, "bid", x)), (form, x, bits)
        yield form, "bid", x, bits
        yield form, "dpd", x, hexadecimal(encode(form, "dpd", x))


def encodings(rng):
    yield from literals(rng)
    for form in FORMATS:
        for x in specials(rng, form):
            for encoding in ("bid", "dpd"):
                yield form, encoding, x, hexadecimal(encode(form, encoding, x))


def canonicals(rng):
    rows = [
        (form, encoding, bits, decode(form, encoding, bits))
        for form in FORMATS for encoding in ("bid", "dpd") for bits in patterns(rng, form)
    ]
    # The product of a NaN by one is quiet; libgcc 12 spoils payloads of 32 bits on the way to 64.
    checked = [row for row in rows if row[1] == "bid" and not (row[0] == "decimal32" and row[3].is_nan())]
    cases = []
    for form, _, bits, _ in checked:
        name, suffix = C_TYPES[form]
        number = int(bits, 2)
        cases.append(f"CANONICAL({name}, 1.{suffix}, {number >> 64:#x}, {number % 2**64:#x})")
    for (form, encoding, bits, x), result in zip(checked, compiled(cases), strict=True):
        quiet = Decimal(str(x).replace("sNaN", "NaN"))
        assert result == hexadecimal(encode(form, encoding, quiet)), (form, bits, x, result)
    for form, encoding, bits, x in rows:
        yield form, encoding, hexadecimal(bits), f"{x} {hexadecimal(encode(form, encoding, x))}"


MODES = [
    decimal.ROUND_HALF_EVEN, decimal.ROUND_HALF_UP, decimal.ROUND_HALF_DOWN, decimal.ROUND_DOWN,
    decimal.ROUND_UP, decimal.ROUND_CEILING, decimal.ROUND_FLOOR, decimal.ROUND_05UP,
]


def rounded(rng):
    for form, (_, precision, greatest, _) in FORMATS.items():
        for _ in range(300):
            digits = "".join(rng.choice("0123456789") for _ in range(rng.randint(1, precision + 4)))
            near = rng.choice([0, -greatest, greatest, -greatest - precision, rng.randint(-7000, 7000)])
            exponent = near - len(digits) + rng.randint(-3, 3)
            x = Decimal(f"{rng.choice(['', '-'])}{digits}E{exponent}")
            mode, encoding = rng.choice(MODES), rng.choice(["bid", "dpd"])
            context = decimal.Context(
                prec=precision, rounding=mode, Emin=1 - greatest, Emax=greatest, clamp=1, traps=[])
            bits = hexadecimal(encode(form, encoding, context.create_decimal(x)))
            flags = sorted(flag.__name__ for flag, is_set in context.flags.items() if is_set)
            name = mode.removeprefix("ROUND_").lower().replace("_", "-")
            yield form, encoding, f"{name} {x}", " ".join([bits, *flags])


def main():
    rng = random.Random(2019)
    for name, rows, note in (
        ("encode", encodings, "format encoding number = bits"),
        ("canonical", canonicals, "format encoding bits = number canonical-bits"),
        ("rounded", rounded, "format encoding rounding number = bits conditions"),
    ):
        with open(HERE / f"{name}.txt", "w", encoding="ascii") as file:
            file.write(f"# Made by make_interchange.py: {note}\n")
            for form, encoding, left, right in rows(rng):
                file.write(f"{form} {encoding} {left} = {right}\n")


main()
