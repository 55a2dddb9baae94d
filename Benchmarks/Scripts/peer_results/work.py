"""The measured work: names, precisions, exact inputs, and bounds of the rounding errors of results."""

import math
import random
from collections import namedtuple

# The requests for the programs in Peers/ and `peer-kernels`.
Request = namedtuple("Request", "name bits arguments")

SECTIONS = {
    "Arithmetic": ("mul", "div", "sqrt"),
    "Elementary functions": ("exp", "log", "sin", "atan"),
    "Special functions": ("gamma", "zeta", "erf"),
    "Loops": ("dot", "horner", "matrix", "logistic"),
    "Constants": ("pi", "e", "ln2", "euler"),
    "Texts": ("read", "write"),
    "A formula": ("formula",),
}

TITLES = {
    "mul": "x·y", "div": "x/y", "sqrt": "√x", "exp": "e^x", "log": "ln x", "sin": "sin x",
    "atan": "atan x", "gamma": "Γ(x)", "zeta": "ζ(x)", "erf": "erf x",
    "dot": "dot product, 1000 terms", "horner": "Horner, degree 999",
    "matrix": "matrix product, 50×50", "logistic": "logistic map, 10⁴ steps",
    "pi": "π", "e": "e", "ln2": "ln 2", "euler": "γ",
    "read": "reading decimals", "write": "writing decimals", "formula": "e^(π√163)",
}

# Constants are requested from a new process each time, because every library caches them.
COLD = frozenset(SECTIONS["Constants"])

# Bits: 53 and then powers of two up to a million.
LADDER = (53,) + tuple(2**k for k in range(6, 20)) + (1_000_000,)
SHOWN = (53, 128, 256, 1024, 4096, 16384, 65536, 262144, 1_000_000)
# Loops read thousands of numbers; beyond this precision they are as fast as their operations.
LONGEST_LOOP = 4096
# Below this precision the time of the first call is mostly that of starting the process.
SHORTEST_COLD = 1024

# Arguments lie in [low, high).
DOMAINS = {
    "mul": (1, 2), "div": (1, 2), "sqrt": (2, 4), "exp": (1, 2), "log": (4, 8), "sin": (1, 2),
    "atan": (1, 2), "gamma": (2, 4), "zeta": (2, 4), "erf": (0.5, 1), "write": (4, 8),
}

# Bounds of the error in ulps if every operation is correctly rounded; 1/2 for a single operation. A sum of
# n positive products has n roundings, each with an error of at most 2^-p of the sum. The map contracts
# towards its cycle of length four. The exponent of the formula, 40.1, has a relative error of at most
# 3·2^-p.
ROUNDINGS = {"dot": 1000, "horner": 1000, "matrix": 50, "logistic": 64, "formula": 121}


def roundings(name):
    return ROUNDINGS.get(name, 0.5)


def decimal_digits(bits):
    """The number of digits that distinguishes all numbers with this precision."""
    return math.ceil(bits * math.log10(2)) + 1


def exists(name, bits):
    """Whether work is measured at a precision."""
    if name in SECTIONS["Loops"]:
        return bits <= LONGEST_LOOP
    return name not in COLD or bits >= SHORTEST_COLD


def request(name, bits):
    """The same inputs for everyone, in every run.

    Their significands are eight bits shorter than the precision, so that peers that count decimal digits can
    represent them as well.
    """
    draw = random.Random(f"{name} at {bits}")
    width = bits - 8

    def number(low, high):
        """A random number in [low, high), which span a power of two, with its last bit set."""
        exponent = math.frexp(low)[1] - width
        mantissa = draw.getrandbits(width - 1) | 1 << (width - 1) | 1
        assert low <= mantissa * 2.0 ** (exponent) < high if bits < 500 else True
        return f"{mantissa:#x}p{exponent}"

    if name in COLD or name == "formula":
        return Request(name, bits, ())
    if name == "read":
        digits = decimal_digits(bits)
        text = str(draw.randrange(1, 10)) + "".join(draw.choices("0123456789", k=digits - 1))
        return Request(name, bits, (f"{text[0]}.{text[1:]}",))
    if name == "logistic":
        return Request(name, bits, ("0x7p-1", number(0.25, 0.5)))
    counts = {"dot": 2000, "matrix": 5000, "horner": 1001, "mul": 2, "div": 2}
    domain = DOMAINS.get(name, (0.5, 1))
    numbers = tuple(number(*domain) for _ in range(counts.get(name, 1)))
    if name == "write":
        numbers += (str(decimal_digits(bits)),)
    return Request(name, bits, numbers)
