"""The kernels of `peer-kernels` on gmpy2's mpfr, in its own idiom."""

import sys
from time import perf_counter_ns

import gmpy2
from gmpy2 import mpfr, sqrt

SIZE = 50


def kernels():
    left = [sqrt(mpfr(k + 2)) for k in range(SIZE * SIZE)]
    right = [sqrt(mpfr(2 * k + 3)) / mpfr(k + 1) for k in range(SIZE * SIZE)]
    coefficients = [mpfr(1) / mpfr(k + 1) for k in range(1000)]
    columns = [right[column::SIZE] for column in range(SIZE)]

    def dot():
        total = mpfr(0)
        for x, y in zip(left[:1000], right[:1000]):
            total += x * y
        return total

    def matrix():
        result = []
        for row in range(SIZE):
            line = left[row * SIZE : (row + 1) * SIZE]
            for column in columns:
                total = mpfr(0)
                for x, y in zip(line, column):
                    total += x * y
                result.append(total)
        return result[-1]

    def horner():
        x, total = mpfr(7) / 10, mpfr(0)
        for coefficient in coefficients:
            total = total * x + coefficient
        return total

    def logistic():
        rate, x = mpfr(7) / 2, mpfr(1) / 3
        for _ in range(10000):
            x = rate * x * (1 - x)
        return x

    return {"dot": dot, "matrix": matrix, "horner": horner, "logistic": logistic}


def main():
    samples = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    for bits in (128, 256, 1024):
        gmpy2.get_context().precision = bits
        for name, kernel in kernels().items():
            times = []
            result = kernel()
            for _ in range(samples):
                start = perf_counter_ns()
                result = kernel()
                times.append(perf_counter_ns() - start)
            print(name, bits, sorted(times)[samples // 2], result.digits(10, 20)[0])


main()
