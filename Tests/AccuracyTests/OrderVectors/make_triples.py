"""How often and by how much (a ∘ b) ∘ c and a ∘ (b ∘ c) differ for random triples, from exact fractions.

Usage: python3 make_triples.py > triples.txt

A line: operation, format, distribution, seed, triples, `=`, then how many overflow, how many of the others differ, how many have the nearest number
on the left and on the right, mean, median and greatest difference in ulps of the exact value, mean and greatest
relative difference, and how many are 0, 1, 2-3, 4-7 ... numbers of the format apart. The generator is SplitMix64
(Steele, Lea and Flood 2014), each 64 triples have one of their own, and numbers below a bound come from it by Lemire's method (2019), as in Swift.
"""

from fractions import Fraction

# Precision, least and greatest exponent.
FORMATS = {"double": (53, -1022, 1023), "binary32": (24, -126, 127), "bigfloat:200": (200, -10**9, 10**9)}
MASK = 2**64 - 1


class SplitMix64:
    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, bound):
        product = self.next() * bound
        if product & MASK < bound:
            threshold = (2**64 - bound) % bound
            while product & MASK < threshold:
                product = self.next() * bound
        return product >> 64


def generator_of_chunk(seed, first):
    """The generator of the triples from one with a number on."""
    return SplitMix64(SplitMix64(SplitMix64(seed).next() ^ first).next())


def draw(generator, distribution, p):
    if distribution == "grid53":
        return Fraction(generator.next() >> 11, 2**53)
    span = int(distribution.split(":")[1])
    sign = -1 if generator.next() & 1 else 1
    exponent = generator.below(2 * span + 1) - span
    words = [generator.next() for _ in range((p - 1 + 63) // 64)]
    bits = 0
    for word in words:
        bits = bits << 64 | word
    bits >>= 64 * len(words) - (p - 1)
    return sign * (1 + Fraction(bits, 2 ** (p - 1))) * Fraction(2) ** exponent


def exponent_of(x):
    x = abs(x)
    e = x.numerator.bit_length() - x.denominator.bit_length() - 1
    while x >= Fraction(2) ** (e + 1):
        e += 1
    return e


def nearest(x, p, emin, emax):
    """None if it is beyond the range of the format."""
    if x is None or x == 0:
        return x
    unit = Fraction(2) ** (max(exponent_of(x), emin) - p + 1)
    result = round(x / unit) * unit
    return None if exponent_of(result or unit) > emax else result


def ordinal(x, p, emin):
    if x == 0:
        return 0
    e = max(exponent_of(x), emin)
    rank = (e - emin) * 2 ** (p - 1) + abs(x) / Fraction(2) ** (e - p + 1)
    return int(rank) if x > 0 else -int(rank)


def line(operation, name, distribution, seed, count):
    p, emin, emax = FORMATS[name]
    left_right, distances, ulps, relatives, overflows = [0, 0], {}, [], [], 0

    def op(a, b):
        if a is None or b is None:
            return None
        return a + b if operation == "addition" else a * b

    def fl(x):
        return nearest(x, p, emin, emax)

    for number in range(count):
        if number % 64 == 0:
            generator = generator_of_chunk(seed, number)
        a, b, c = (fl(draw(generator, distribution, p)) for _ in range(3))
        results = [fl(op(fl(op(a, b)), c)), fl(op(a, fl(op(b, c))))]
        if None in results:
            overflows += 1
            continue
        exact = op(op(a, b), c)
        for side in (0, 1):
            left_right[side] += results[side] == fl(exact)
        place = abs(ordinal(results[0], p, emin) - ordinal(results[1], p, emin)).bit_length()
        distances[place] = distances.get(place, 0) + 1
        distance = abs(results[0] - results[1])
        if distance:
            ulps.append(distance / Fraction(2) ** (max(exponent_of(exact), emin) - p + 1))
            relatives.append(distance / abs(exact))
    histogram = [distances.get(k, 0) for k in range(max(distances) + 1)]
    print(operation, name, distribution, seed, count, "=", overflows, len(ulps), *left_right, float(sum(ulps) / len(ulps)),
          float(sorted(ulps)[len(ulps) // 2]), float(max(ulps)), float(sum(relatives) / len(relatives)),
          float(max(relatives)), *histogram)


def main():
    for operation in ("addition", "multiplication"):
        for name in FORMATS:
            for distribution in ("grid53", "logu:3", "logu:20", "logu:60"):
                if name == "double" or distribution != "grid53":
                    line(operation, name, distribution, 11 + len(distribution), 400)


main()
