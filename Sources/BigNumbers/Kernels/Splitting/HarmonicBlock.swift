internal import CMPFR

/// Terms t₀ = 1 and t_k = t_(k−1)·Π numerator(k)/Π denominator(k), each with the weight h_k = Σ ±1/j^s over 1 ≤ j ≤ k.
struct HarmonicSeries {
  private let numerator: SplitFactors
  private let denominator: SplitFactors
  /// s.
  private let power: UInt
  /// Whether the signs of the weights' terms alternate, from +.
  private let isAlternating: Bool

  init(
    _ numerator: [LinearForm], over denominator: [LinearForm], power: UInt = 1,
    isAlternating: Bool = false
  ) {
    self.numerator = SplitFactors(nil, numerator, constant: 1)
    self.denominator = SplitFactors(nil, denominator, constant: 1)
    (self.power, self.isAlternating) = (power, isAlternating)
  }
}

/// Σ t_k·h_k and Σ t_k, as V/(D·Q) and T/Q.
///
/// A block has P, Q and T as in ``HypergeometricSeries``, C/D = Σ ±1/j^s over its own j, and V for the
/// sum with the weights C/D up to each term. Two blocks are joined by C = C₁·D₂ + C₂·D₁ and
/// V = D₂·(Q₂·V₁ + C₁·P₁·T₂) + D₁·P₁·V₂.
///
/// **Source.** R. P. Brent and E. M. McMillan, Math. Comp. 34 (1980); the splitting is that of
/// F. Johansson and R. P. Brent, Math. Comp. 84 (2015), section 3.
struct HarmonicBlock {
  var p, q, t, d, c, v: ScaledInteger

  /// The quotient of both sums, which errs by less than 2^(3−bits)·Σ 1/j^s if all t_k are positive.
  func quotient(bits: Int) -> BigFloat {
    let (v, d, t) = (v.number(bits: bits), d.number(bits: bits), t.number(bits: bits))
    return BigFloat.make(bits: bits) { r in
      _ = d.read { d in t.read { t in mpfr_mul(r, d, t, MPFR_RNDN) } }
      return v.read { mpfr_div(r, $0, r, MPFR_RNDN) }
    }
  }
}

extension HarmonicSeries {
  /// A block of terms whose numbers are cut to a width; without P and C in the last one.
  func block(
    _ range: Range<Int>, width: Int, threads: Int, isLast: Bool = true
  ) -> HarmonicBlock {
    if range.count <= 12 { return leaf(range) }
    let middle = (range.lowerBound + range.upperBound) / 2
    let (left, right) = onThreads(threads) {
      block(range.lowerBound..<middle, width: width, threads: (threads + 1) / 2, isLast: false)
    } and: {
      block(middle..<range.upperBound, width: width, threads: threads / 2, isLast: isLast)
    }
    func sum(_ a: ScaledInteger, _ b: ScaledInteger) -> ScaledInteger { .sum(a, b, width: width) }
    let ((p, c, d, own), (q, t, weighted)) = onThreads(threads) {
      (
        isLast ? left.p : (left.p * right.p).cut(to: width),
        isLast ? left.c : sum(left.c * right.d, right.c * left.d),
        (left.d * right.d).cut(to: width),
        ((left.d * left.p).cut(to: width) * right.v).cut(to: width)
      )
    } and: {
      let next = (left.p * right.t).cut(to: width)
      let weighted = sum(right.q * left.v, left.c * next)
      return ((left.q * right.q).cut(to: width), sum(right.q * left.t, next), right.d * weighted)
    }
    return HarmonicBlock(p: p, q: q, t: t, d: d, c: c, v: sum(weighted, own))
  }

  private func leaf(_ range: Range<Int>) -> HarmonicBlock {
    let block = HarmonicBlock(
      p: ScaledInteger(1), q: ScaledInteger(1), t: ScaledInteger(0), d: ScaledInteger(1),
      c: ScaledInteger(0), v: ScaledInteger(0))
    let (p, q, t) = (block.p.integer, block.q.integer, block.t.integer)
    let (d, c, v) = (block.d.integer, block.c.integer, block.v.integer)
    let (root, product) = (IntegerStorage.make(), IntegerStorage.make())
    var none: [Int32] = []
    for k in range {
      if k > 0 {
        numerator.multiply(p.pointer, nil, nil, at: k, &none)
        denominator.multiply(q.pointer, t.pointer, nil, at: k, &none)
        denominator.multiply(v.pointer, nil, nil, at: k, &none)
        // C/D + ±1/k^s, and V in the new unit.
        __gmpz_ui_pow_ui(root.pointer, UInt(k), power)
        root.read { root in
          for number in [c, v] { number.read { __gmpz_mul(number.pointer, $0, root) } }
          let step = isAlternating && k & 1 == 0 ? __gmpz_sub : __gmpz_add
          c.read { c0 in d.read { step(c.pointer, c0, $0) } }
          d.read { __gmpz_mul(d.pointer, $0, root) }
        }
      }
      p.read { p in
        t.read { __gmpz_add(t.pointer, $0, p) }
        c.read { __gmpz_mul(product.pointer, $0, p) }
      }
      product.read { __gmpz_add(v.pointer, v.pointer, $0) }
    }
    return HarmonicBlock(
      p: block.p.withoutTwos(), q: block.q.withoutTwos(), t: block.t, d: block.d.withoutTwos(),
      c: block.c, v: block.v)
  }
}
