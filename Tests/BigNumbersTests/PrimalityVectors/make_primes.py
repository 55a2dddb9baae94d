#!/usr/bin/env python3
"""Writes primes.txt, next.txt and pari_certificates.txt with PARI's gp.

primes.txt tells of each number whether it is prime, by PARI's proof (APR-CL or ECPP), and for composite numbers also what makes
them hard; factors that are known are multiplied here, so that these numbers are composite whatever a test says. next.txt has the
primes next to numbers. pari_certificates.txt has certificates of PARI.
"""
import random, subprocess

random.seed(64)


def gp(script):
    """The lines that a script prints."""
    run = subprocess.run(["gp", "-q", "-f", "-s", "1G"], input=script, capture_output=True, text=True, check=True)
    return run.stdout.split("\n")[:-1]


def power_is_one(a, n):
    d, e = n - 1, 0
    while d % 2 == 0:
        d, e = d // 2, e + 1
    x = pow(a, d, n)
    return x == 1 or any(pow(x, 1 << k, n) == n - 1 for k in range(e))


def strong_pseudoprime(n, bases):
    assert all(power_is_one(a, n) for a in bases), n
    return n


PRIMES = [p for p in range(2, 320) if all(p % q for q in range(2, p))]
numbers = {}


def add(kind, *values):
    for value in values:
        numbers.setdefault(value, kind)


add("small", *range(-5, 2000))
add("carmichael", 561, 1105, 1729, 2465, 2821, 6601, 8911, 10585, 15841, 29341, 41041, 46657, 52633, 62745, 63973, 75361,
    101101, 825265, 321197185, 5394826801, 232250619601, 9746347772161, 1436697831295441, 60977817398996785,
    7156857700403137441, 1791562810662585767521)
# (6k + 1)(12k + 1)(18k + 1) with prime factors (Chernick 1939), of 4 to 60 digits each.
for digits in range(4, 61, 8):
    k = random.randrange(10 ** digits)
    found = gp(f"k={k};while(!(isprime(6*k+1)&&isprime(12*k+1)&&isprime(18*k+1)),k++);print(k)")
    k = int(found[0])
    add("carmichael", (6 * k + 1) * (12 * k + 1) * (18 * k + 1))
# The least strong pseudoprimes to the first 1, 2, ... primes (Jaeschke 1993; Jiang and Deng 2014; Sorenson and Webster 2017).
for count, n in [(1, 2047), (2, 1373653), (3, 25326001), (4, 3215031751), (5, 2152302898747), (6, 3474749660383),
                 (8, 341550071728321), (11, 3825123056546413051), (12, 318665857834031151167461),
                 (13, 3317044064679887385961981)]:
    add("strong", strong_pseudoprime(n, PRIMES[:count]))
# Arnault's number of 397 digits (1995), a strong pseudoprime to all primes below 307.
p = int("29674495668685510550154174642905332730771991799853043350995075531276838753171770199594238596428121188033664754"
        "218345562493168782883")
add("strong", strong_pseudoprime(p * (313 * (p - 1) + 1) * (353 * (p - 1) + 1), [q for q in PRIMES if q < 307]))
# Lucas pseudoprimes (OEIS A217120) and strong ones (A217255).
add("lucas", 323, 377, 1159, 1829, 3827, 5459, 5777, 9071, 9179, 10877, 11419, 11663, 13919, 14839, 16109, 16211, 18407,
    18971, 19043, 22499, 23407, 24569, 25199, 25877, 26069, 27323, 32759, 34943, 35207, 39059, 39203, 39689)
add("wieferich square", 1093 ** 2, 3511 ** 2)
add("mersenne", *(2 ** e - 1 for e in [31, 61, 67, 89, 101, 107, 127, 137, 139, 199, 257, 521, 607]))
add("fermat", *(2 ** 2 ** e + 1 for e in range(10)))
add("end of words", *(2 ** e + d for e in [32, 62, 63, 64, 65, 128] for d in range(-100, 101)))
words = [int(p) for p in gp("for(k=1,30,print(randomprime([2^(k+1),2^(k+2)])))")]
large = [int(p) for p in gp("for(k=3,30,print(randomprime([2^(11*k),2^(11*k+11)])))")]
add("random prime", *words, *large)
add("square", *(p * p for p in words + large[:20]))
add("cube", *(p ** 3 for p in words[::3] + large[:12:3]))
add("semiprime", *(p * q for p, q in zip(words, words[1:])), *(p * q for p, q in zip(large[:20], large[1:])))
for bits in [10, 20, 40, 60, 63, 64, 65, 70, 90, 128, 200, 256]:
    add("random", *(random.getrandbits(bits) | 1 << bits - 1 for _ in range(20)))
answers = gp("".join(f"print(isprime({n}))\n" for n in numbers))
assert len(answers) == len(numbers)
with open("primes.txt", "w") as file:
    print("# made by make_primes.py: a number, what it is, and 1 if it is prime", file=file)
    for (n, kind), answer in zip(numbers.items(), answers):
        assert answer == "0" or not kind in ("carmichael", "strong", "lucas", "square", "cube", "semiprime"), (n, kind)
        print(f"{n} {kind.replace(' ', '-')} = {answer}", file=file)

starts = list(range(-3, 30)) + [113, 114, 126, 127, 31397, 1 << 20, (1 << 20) - 1, (1 << 20) + 1]
starts += [2 ** e + d for e in [32, 63, 64, 127] for d in (-2, -1, 0, 1, 13)]
starts += [random.getrandbits(bits) for bits in (10, 20, 21, 40, 64, 66, 100, 200, 250) for _ in range(3)]
script = "".join(f"print(nextprime({max(n + 1, 2)}), \" \", precprime({max(n - 1, 0)}))\n" for n in starts)
with open("next.txt", "w") as file:
    print("# made by make_primes.py: a number, the prime above it, and the one below it or 0", file=file)
    for n, line in zip(starts, gp(script)):
        print(f"{n} = {line}", file=file)

with open("pari_certificates.txt", "w") as file:
    sizes = [10, 19, 20, 25, 30, 40, 60, 80, 100]
    for line in gp("".join(f"print(primecert(randomprime([10^{d - 1},10^{d}])))\n" for d in sizes)):
        print(line, file=file)
