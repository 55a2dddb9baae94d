#!/usr/bin/env python3
"""Values of functions of complex numbers from mpmath, as 400 bits of both parts, truncated.

They are computed with 2000 and with 4000 bits, whose first 400 have to agree: mpmath does not promise the smaller part.

usage: make_parts.py > parts.txt
"""

import random

from mpmath import mp, mpc, mpf

unary = {
    "sqrt": mp.sqrt, "exp": mp.exp, "log": mp.log, "sin": mp.sin, "cos": mp.cos, "tan": mp.tan, "asin": mp.asin,
    "acos": mp.acos, "atan": mp.atan, "sinh": mp.sinh, "cosh": mp.cosh, "tanh": mp.tanh, "asinh": mp.asinh,
    "acosh": mp.acosh, "atanh": mp.atanh, "expMinusOne": mp.expm1, "logOnePlus": lambda z: mp.log(1 + z),
    "cbrt": lambda z: mp.exp(mp.log(z) / 3), "log2": lambda z: mp.log(z) / mp.log(2), "log10": lambda z: mp.log(z) / mp.log(10),
    "sec": mp.sec, "csc": mp.csc, "cot": mp.cot, "sech": mp.sech, "csch": mp.csch, "coth": mp.coth,
}
binary = {"product": lambda z, w: z * w, "quotient": lambda z, w: z / w, "power": lambda z, w: z ** w}
generator = random.Random(30)


def text(x, bits=None):
    """A number as a whole number in hexadecimal and an exponent of two, truncated to some bits."""
    sign, man, exp, count = x._mpf_
    if bits and count > bits:
        man, exp = man >> (count - bits), exp + count - bits
    if not man:
        return "0x0p0"
    return f"{'-' if sign else ''}0x{int(man):x}p{exp}"


def part(bits, exponents):
    sign = generator.choice([1, -1])
    man = generator.getrandbits(bits) | 1
    return mpf(sign * man) * mpf(2) ** (generator.randint(*exponents) - bits)


def arguments(name, count):
    """Random numbers of many sizes, and numbers next to zeros, poles and ends of cuts."""
    # Exponentials of large numbers have exponents beyond all bounds.
    wide = (-60, 6) if name in ("exp", "sin", "cos", "tan", "sinh", "cosh", "tanh", "power", "expMinusOne", "sec", "csc", "cot", "sech", "csch", "coth") else (-60, 60)
    found = []
    for index in range(count):
        bits = generator.choice([3, 24, 53, 53, 120])
        if index % 3:
            found.append(mpc(part(bits, (-4, 4)), part(bits, (-4, 4))))
        else:
            found.append(mpc(part(bits, wide), part(bits, wide)))
    for x in (mpf(1), mpf(-1), mpf(0.5), mpf(3)):
        for small in (-20, -50, -90):
            tiny = part(20, (small, small))
            found += [mpc(x, tiny), mpc(tiny, x), mpc(x + part(10, (small, small)), tiny)]
    return found


def values(name, z):
    """Both parts of a value, and whether 4000 bits give the same."""
    function = unary.get(name) or binary[name]
    results = []
    for bits in (2000, 4000):
        mp.prec = bits
        value = mpc(function(*z))
        results.append((text(value.real, 400), text(value.imag, 400)))
    mp.prec = 2000
    return results[0] if results[0] == results[1] else None


mp.prec = 2000
for name in unary:
    for z in arguments(name, 120):
        found = values(name, (z,))
        if found:
            print(name, text(z.real), text(z.imag), "=", *found)
exact = [(mpc(3, 4), mpc(1, 2)), (mpc(2, 4), mpc(1, 1)), (mpc(-5, 12), mpc(3, -2)), (mpc(7, 24), mpc(2, 1))]
for z, w in exact:
    for name in ("product", "quotient"):
        print(name, text(z.real), text(z.imag), text(w.real), text(w.imag), "=", *values(name, (z, w)))
    print("sqrt", text((z * z).real), text((z * z).imag), "=", *map(text, (z.real, z.imag) if z.real > 0 else (-z.real, -z.imag)))
for name in binary:
    first, second = arguments(name, 100), arguments(name, 100)
    generator.shuffle(second)
    for z, w in zip(first, second):
        found = values(name, (z, w))
        if found:
            print(name, text(z.real), text(z.imag), text(w.real), text(w.imag), "=", *found)
for n in (-7, -2, -1, 2, 3, 5, 10):
    for z in (mpc(1, 1), mpc(3, -2), mpc(mpf(1) / 2, mpf(3) / 4)):
        value = values("power", (z, mpc(n)))
        print("power", text(z.real), text(z.imag), text(mpf(n)), text(mpf(0)), "=", *value)
