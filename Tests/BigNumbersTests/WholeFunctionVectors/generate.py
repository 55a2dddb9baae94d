#!/usr/bin/env python3
"""Functions of whole numbers, computed by python-flint and Python's integers; written with `generate.py > vectors.txt`.

A line is the name of the function, its arguments and its value, `none` where there is no solution. Brute force gives the least
square roots and logarithms modulo small numbers; flint and powers of known exponents those modulo large ones.
"""
import math
import random

from flint import arb, ctx, fmpq, fmpz  # python-flint 0.6 or later

ctx.prec = 10000

random.seed(20261125)
lines = []


def put(name, *arguments):
    *operands, value = arguments
    lines.append(" ".join([name] + [str(x) for x in operands] + ["none" if value is None else str(value)]))


def factors(n):
    return [(int(p), int(e)) for p, e in fmpz(n).factor()]


numbers = list(range(1, 60)) + [2**10, 2**31 - 1, 10**9 + 7, 2**40, 3**20, 10**12, 2**61 - 1] + [
    random.randrange(1, 10**k) for k in range(3, 16) for _ in range(3)
] + [math.factorial(20), math.factorial(30), 720720**3]
for n in numbers:
    primes = factors(n)
    put("totient", n, math.prod(p ** (e - 1) * (p - 1) for p, e in primes))
    for k in (0, 1, 2, 7):
        put("divisorSum", n, k, math.prod(sum(p ** (i * k) for i in range(e + 1)) for p, e in primes))
    put("moebius", n, 0 if any(e > 1 for _, e in primes) else (-1) ** len(primes))


def kronecker(a, n):
    if n == 0:
        return 1 if abs(a) == 1 else 0
    result = 1
    if n < 0:
        n, result = -n, -1 if a < 0 else 1
    while n % 2 == 0:
        if a % 2 == 0:
            return 0
        n, result = n // 2, result * (1 if a % 8 in (1, 7) else -1)
    # Jacobi by its prime factors, each by Euler's criterion.
    for p, e in factors(n) if n > 1 else []:
        symbol = 0 if a % p == 0 else 1 if pow(a, (p - 1) // 2, p) == 1 else -1
        result *= symbol**e
    return result


for _ in range(150):
    n = random.randrange(1, 10 ** random.randrange(1, 20), 2)
    a = random.randrange(-(10**12), 10**12)
    put("jacobi", a, n, kronecker(a, n))
for a in range(-9, 10):
    for n in range(-9, 10):
        put("kronecker", a, n, kronecker(a, n))

for m in list(range(1, 65)) + [72, 81, 96, 100, 125, 128, 243, 256, 360, 343]:
    roots = {}
    for x in range(m - 1, -1, -1):
        roots[x * x % m] = x
    for a in range(m):
        put("squareRootModulo", a, m, roots.get(a))
for p in [10**9 + 7, 998244353, 2**61 - 1, 3 * 2**30 + 1]:
    for _ in range(4):
        x = random.randrange(p)
        put("squareRootModulo", x * x % p, p, min(x, p - x))

for m in list(range(1, 48)) + [64, 81, 100, 120]:
    for b in range(0, min(m, 14)):
        least, power, x = {}, 1 % m, 0
        while power not in least:
            least[power] = x
            power, x = power * b % m, x + 1
        for a in range(0, m, 1 if m < 20 else 5):
            put("discreteLogarithm", b, a, m, least.get(a))
# In groups of smooth order, where the order of the generator is known: the exponent below it is the least.
for p, g in [(10**9 + 7, 5), (998244353, 3), (2**61 - 1, 37), (10**12 + 39, 3)]:
    order = p - 1
    for q, e in factors(p - 1):
        for _ in range(e):
            if pow(g, order // q, p) == 1:
                order //= q
    for _ in range(4):
        x = random.randrange(order)
        put("discreteLogarithm", g, pow(g, x, p), p, x)

for n in list(range(-12, 13)) + [90, 91, 92, 93, 94, 300, -300, -301, 5000]:
    f = int(fmpz.fib_ui(abs(n)))
    put("fibonacci", n, -f if n < 0 and n % 2 == 0 else f)
    a = abs(n)
    l = int(fmpz.fib_ui(a + 1)) + (int(fmpz.fib_ui(a - 1)) if a > 0 else 1)
    put("lucas", n, -l if n < 0 and n % 2 else l)
for n in list(range(0, 40)) + [100, 251, 1000]:
    put("bell", n, int(arb.bell_number(n).unique_fmpz()))
for n in list(range(0, 70)) + [100, 500, 2000]:
    put("bernoulli", n, fmpq.bernoulli(n) if n != 1 else fmpq(-1, 2))
for n in list(range(-2, 60)) + [100, 1000, 10000]:
    put("partitions", n, 0 if n < 0 else int(arb.partitions_p(n).unique_fmpz()))
sieve = bytearray([1]) * 3_000_001
sieve[:2] = b"\0\0"
for i in range(2, 1733):
    if sieve[i]:
        sieve[i * i :: i] = bytes(len(sieve[i * i :: i]))
count, product, wanted = 0, 1, set(range(0, 130)) | {997, 3000, 123456, 999983, 10**6, 2_999_999, 3_000_000}
put("primeCount", -5, 0)
for n in range(3_000_001):
    count += sieve[n]
    if sieve[n] and n < 5000:
        product *= n
    if n in wanted:
        put("primeCount", n, count)
        if n < 5000:
            put("primorial", n, product)
# OEIS A006880.
for k, value in enumerate([4, 25, 168, 1229, 9592, 78498, 664579, 5761455, 50847534, 455052511, 4118054813, 37607912018], 1):
    put("primeCount", 10**k, value)

for _ in range(120):
    moduli = [random.choice([-1, 1]) * random.randrange(1, random.choice([8, 30, 10**12])) for _ in range(random.randrange(1, 4))]
    residues = [random.randrange(-40, 10**3) for _ in moduli]
    if random.random() < 0.5:
        x = random.randrange(10**20)
        residues = [x % abs(m) for m in moduli]
    r, m = 0, 1
    for residue, modulus in zip(residues, moduli):
        modulus = abs(modulus)
        g = math.gcd(m, modulus)
        if r is None or (residue - r) % g:
            r = None
            break
        r = (r + m * ((residue - r) // g * pow(m // g, -1, modulus // g))) % (m // g * modulus)
        m = m // g * modulus
    put("chineseRemainder", *residues, *moduli, r)

for _ in range(60):
    b, e, m = random.randrange(-(10**30), 10**30), random.randrange(-50, 10**25), random.choice([-1, 1]) * random.randrange(1, 10**28)
    try:
        put("powerModulo", b, e, m, pow(b, e, abs(m)))
        put("inverseModulo", b, m, pow(b, -1, abs(m)))
    except ValueError:
        put("inverseModulo", b, m, None)

random.seed(20261126)
for _ in range(60):
    a, b = (random.choice([-1, 1]) * random.randrange(2**random.choice([4, 40, 70, 300])) for _ in range(2))
    put("bitwiseAnd", a, b, a & b)
    put("bitwiseOr", a, b, a | b)
    put("bitwiseXor", a, b, a ^ b)
    k = random.randrange(200)
    put("shiftUp", a, k, a << k)
    put("shiftDown", a, k, a >> k)

print("\n".join(lines))
