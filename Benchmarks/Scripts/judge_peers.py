"""Times `ulp judge --exhaustive` beside MPFR in C; called by judge-peers."""
import json
import math
import os
import struct
import subprocess
import sys
import time

peer, ulp, *names = sys.argv[1:]
TEN = "expf logf sinf cosf tanf asinf atanf sinhf tanhf cbrtf".split()
MORE = "sqrtf exp2f exp10f expm1f log2f log10f log1pf acosf coshf asinhf acoshf atanhf".split()
SPECIAL = "erff erfcf tgammaf lgammaf j0f j1f y0f y1f".split()
WIDE = "exp log sin cos tan asin atan sinh tanh cbrt".split()
THREADS = os.cpu_count()
# Exponents of the binades, and the numbers of each that MPFR gets.
EXPONENTS = [-100, -30, -12, -5, -1, 0, 1, 3, 6, 20, 90]
SAMPLE = 1 << 15


def is_wide(name):
    return name in WIDE


def value(pattern, name):
    layout = ("<d", "<Q") if is_wide(name) else ("<f", "<I")
    return struct.unpack(layout[0], struct.pack(layout[1], pattern))[0].hex()


def judged(name, first, count):
    ends = [value(first, name), value(first + count - 1, name)]
    if ends[0][0] == "-":
        ends.reverse()
    start = time.monotonic()
    text = subprocess.run(
        [ulp, "judge", "--exhaustive", "--json", "--libm", name, "--over", f"x={ends[0]}:{ends[1]}",
         "--jobs", str(THREADS)], check=True, capture_output=True, text=True).stdout
    seconds = time.monotonic() - start
    result = json.loads(text)["results"][0]
    return seconds, result["certified"] - result["nearest"]


def checked(name, first, count):
    words = subprocess.run(
        [peer, name, hex(first), str(count), str(THREADS)], check=True, capture_output=True, text=True).stdout.split()
    return float(words[0]), int(words[1])


def mean(values):
    return math.exp(sum(map(math.log, values)) / len(values))


def group(title, names, points):
    rates, ratios = [], []
    for name in names:
        ours = theirs = 0.0
        for exponent in EXPONENTS:
            for sign in (0, 1):
                first = sign << 63 | (exponent + 1023) << 52 if is_wide(name) else sign << 31 | (exponent + 127) << 23
                seconds, wrong = checked(name, first, SAMPLE)
                theirs += seconds / SAMPLE
                # The floats that both judge have as many wrong results.
                _, found = judged(name, first, SAMPLE)
                if wrong != found:
                    sys.exit(f"{name} from {value(first, name)}: MPFR finds {wrong} wrong results, ulp {found}")
                ours += judged(name, first, points)[0] / points
        count = 2 * len(EXPONENTS)
        rates.append(count / ours)
        ratios.append(theirs / ours)
        print(f"{name:8} {count / ours / 1e6:8.2f} M/s   MPFR {count / theirs / 1e6:7.3f} M/s   {theirs / ours:6.1f} times",
              flush=True)
    if rates:
        print(f"{title:8} {mean(rates) / 1e6:8.2f} M/s, least {min(rates) / 1e6:.2f}; {mean(ratios):.1f} times")


def whole(name):
    """All floats of the four binades from 1/4 on."""
    first, count = (127 - 2) << 23, 4 << 23
    seconds, wrong = checked(name, first, count)
    ours, found = judged(name, first, count)
    if wrong != found:
        sys.exit(f"{name} from 1/4 to 4: MPFR finds {wrong} wrong results, ulp {found}")
    print(f"{name:8} {wrong} of {count} not correctly rounded, {seconds / ours:.1f} times as fast as MPFR", flush=True)


if names[:1] == ["--binades"]:
    for name in names[1:]:
        whole(name)
    sys.exit()
wanted = names or TEN + MORE + SPECIAL + WIDE
group("ten", [n for n in TEN if n in wanted], 1 << 23)
group("more", [n for n in MORE if n in wanted], 1 << 23)
group("special", [n for n in SPECIAL if n in wanted], 1 << 21)
group("binary64", [n for n in WIDE if n in wanted], 1 << 21)
