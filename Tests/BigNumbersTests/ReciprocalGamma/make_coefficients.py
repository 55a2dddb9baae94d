"""Writes Sources/BigNumbers/Kernels/ReciprocalGamma+Coefficients.swift from the root of the project.

The coefficients of 1/Γ(1 + f) = Σ aₖ fᵏ by DLMF 5.7.2, k·aₖ = Σ (−1)^(j+1)·sⱼ·a(k−j) with s₁ = γ and sⱼ = ζ(j),
by mpmath with 900 bits more than are written. Terms beyond the last are bounded by Cauchy's estimate.
"""

from mpmath import euler, floor, log, mp, mpf, zeta

LIMBS = 17
BITS = 64 * LIMBS
COUNT = 250
mp.prec = BITS + 900


def coefficients():
    s = [None, +euler] + [zeta(j) for j in range(2, COUNT + 1)]
    a = [mpf(1)]
    for k in range(1, COUNT + 1):
        a.append(sum((-1) ** (j + 1) * s[j] * a[k - j] for j in range(1, k + 1)) / k)
    return a


def log2_of_maximum(radius):
    """Above log2 |1/Γ(1 + f)| on |f| = radius ≥ 2, by its product e^(γf)·Π (1 + f/n)·e^(−f/n): for w = f/n,
    |(1 + w)e^(−w)| is at most (|w| − 1)e^|w| where |w| > 2, and at most e^(|w|²/2) elsewhere."""
    total, n = radius * euler, 1
    while 2 * n < radius:
        total += log(mpf(radius) / n - 1) + mpf(radius) / n
        n += 1
    # Σ 1/m² for m ≥ n is at most 1/n² + 1/n.
    total += mpf(radius) ** 2 / 2 * (mpf(1) / n**2 + mpf(1) / n)
    return total / log(2)


def tail():
    """Above Σ |aₖ|/2^k for k > COUNT."""
    k = COUNT + 1
    return min(
        2 ** (log2_of_maximum(r) - k * log(2 * r, 2)) / (1 - mpf(1) / (2 * r)) for r in range(2, 100)
    )


a = coefficients()
# Σ |aᵢ|/2^i for i ≥ k.
sums = [tail()]
assert sums[0] < mpf(2) ** -(BITS + 64)
for k in range(COUNT, -1, -1):
    sums.insert(0, sums[0] + abs(a[k]) / mpf(2) ** k)
terms = [next(k for k in range(COUNT) if sums[k + 1] < mpf(2) ** -(64 * f + 1)) for f in range(LIMBS + 1)]

words, lengths = [], []
for k in range(1, terms[-1] + 1):
    # Of what Horner's rule has here: limbs below 2^(−64·skipped).
    bound = sums[k] * mpf(2) ** k
    skipped = 0
    while bound < mpf(2) ** (-64 * (skipped + 1)):
        skipped += 1
    value = int(floor(abs(a[k]) * mpf(2) ** BITS))
    length = LIMBS - skipped
    assert value < 2 ** (64 * length)
    lengths.append(length if a[k] > 0 else -length)
    words += [value >> 64 * i & 2**64 - 1 for i in range(length)]


def rows(values, width):
    return "\n".join(
        "    " + ", ".join(values[i : i + width]) + "," for i in range(0, len(values), width)
    )


with open("Sources/BigNumbers/Kernels/ReciprocalGamma+Coefficients.swift", "w") as file:
    file.write(f"""// Written by Tests/BigNumbersTests/ReciprocalGamma/make_coefficients.py.
extension ReciprocalGamma {{
  /// The largest number of limbs behind the point.
  static let mostLimbs = {LIMBS}

  /// For each number of limbs behind the point, the number of terms after the constant one, for |f|
  /// ≤ ½.
  ///
  /// All further terms together are less than half a unit of the last limb.
  static let terms = [
{rows([str(t) for t in terms], 18)}
  ]

  /// The number of limbs of a₁, a₂ …, with the sign of the coefficient.
  static let lengths = [
{rows([str(n) for n in lengths], 20)}
  ]

  /// |a₁|, |a₂| … with {LIMBS} limbs behind the point, the lowest limb first.
  static let words: [UInt] = [
{rows([f"0x{w:016x}" for w in words], 4)}
  ]
}}
""")
