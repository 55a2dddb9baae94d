"""The distance between two answers, in exact arithmetic."""

import math
from collections import namedtuple
from decimal import MAX_EMAX, MAX_PREC, MIN_EMIN, Context, Decimal, InvalidOperation

from .child import Failure
from .work import decimal_digits, roundings

# An answer m·2^e, with the information of its program: its precision, or the radius of its ball.
Value = namedtuple("Value", "mantissa exponent bits radius")
# The number of agreeing digits is infinite if the answers are equal.
Distance = namedtuple("Distance", "ulps digits is_wrong")

DECIMALS = Context(prec=2_000_000, Emax=MAX_EMAX, Emin=MIN_EMIN)


def pair(text):
    mantissa, exponent = text.split("p")
    return int(mantissa, 16), int(exponent)


def value(answer):
    try:
        number, *notes = answer.split()
        notes = dict(note.split("=") for note in notes)
        radius = pair(notes["radius"]) if "radius" in notes else None
        return Value(*pair(number), int(notes["bits"]) if "bits" in notes else None, radius)
    except ValueError:
        raise Failure("garbage") from None


def aligned(*numbers):
    """Numbers m·2^e as integers with one exponent."""
    least = min(exponent for _, exponent in numbers)
    return [mantissa << (exponent - least) for mantissa, exponent in numbers], least


def logarithm(integer):
    """log2 of a positive integer of any size."""
    shift = max(integer.bit_length() - 60, 0)
    return math.log2(integer >> shift) + shift


def binary_distance(name, bits, answer, own):
    """How far a peer's answer is from ours.

    It is wrong if the distance exceeds the rounding errors of both, or if its ball does not contain our answer.
    A peer with another precision may err by another half ulp.
    """
    theirs, ours = value(answer), value(own)
    bits = theirs.bits or bits
    (a, b), least = aligned(theirs[:2], ours[:2])
    difference = abs(a - b)
    if difference == 0:
        return Distance(0, math.inf, False)
    if b == 0:
        return Distance(math.inf, 0, True)
    # The exponent of an ulp of our answer, counted from the least one.
    ulp = b.bit_length() - bits
    off = logarithm(difference) - ulp
    allowed = 2 * roundings(name) + (0.5 if theirs.bits else 0)
    if theirs.radius and theirs.radius[0] > 0:
        radius = logarithm(theirs.radius[0]) + theirs.radius[1] - least - ulp
        allowed = 2**radius + roundings(name)
    is_wrong = off > math.log2(allowed) + 1e-9
    digits = max(0, (logarithm(abs(b)) - logarithm(difference)) * math.log10(2))
    return Distance(2**off if off < 1000 else math.inf, digits, is_wrong)


def decimal_distance(digits, answer, own, unit=None):
    """The same for decimal texts with a number of significant digits, or up to a fixed place.

    An answer with fewer digits is compared in these digits only.
    """
    try:
        theirs, ours = DECIMALS.create_decimal(answer), DECIMALS.create_decimal(own)
    except InvalidOperation:
        raise Failure("garbage") from None
    if not theirs.is_finite():
        raise Failure("garbage")
    difference = DECIMALS.abs(DECIMALS.subtract(theirs, ours))
    if not difference:
        return Distance(0, math.inf, False)
    if not ours:
        return Distance(math.inf, 0, True)
    last = max(ours.adjusted() + 1 - digits, theirs.as_tuple().exponent)
    if unit is not None:
        last = max(last, unit)
    off = math.log10(float(difference.scaleb(-difference.adjusted()))) + difference.adjusted()
    size = math.log10(float(abs(ours).scaleb(-ours.adjusted()))) + ours.adjusted()
    ulps = 10 ** (off - last) if off - last < 300 else math.inf
    return Distance(ulps, max(0, size - off), off - last > 1e-9)


def distance(request, answer, own):
    if request.name == "write":
        return decimal_distance(decimal_digits(request.bits), answer, own)
    return binary_distance(request.name, request.bits, answer, own)


class Truth:
    """Arb's balls of more bits, which prove what they contain."""

    def __init__(self, arb):
        self.arb = arb

    def check(self, request, own, limit):
        """Whether our answer is the correctly rounded true value, and that value; (None, None) if undecided."""
        try:
            if request.name == "write":
                _, answer = self.arb.ask(request, 1, limit)
                return not decimal_distance(decimal_digits(request.bits), answer, own).is_wrong, answer
            for bits in (request.bits + 64, request.bits + 256, 2 * request.bits + 256):
                _, answer = self.arb.ask(request._replace(bits=bits), 1, limit)
                is_right = is_rounding(request, own, value(answer))
                if is_right is not None:
                    return is_right, answer
        except Failure:
            pass
        return None, None


def is_rounding(request, own, truth):
    """Whether an answer is within the permitted rounding errors of a ball; None if the ball is too wide."""
    ours, radius = value(own), truth.radius or (0, 0)
    ulp = ours.exponent + ours.mantissa.bit_length() - request.bits
    # In thousandths of an ulp.
    (a, b, r, unit), _ = aligned(
        (1000 * truth.mantissa, truth.exponent), (1000 * ours.mantissa, ours.exponent),
        (1000 * radius[0], radius[1]), (1, ulp))
    return abs(a - b) <= int(1000 * roundings(request.name)) * unit + r if r <= unit else None
