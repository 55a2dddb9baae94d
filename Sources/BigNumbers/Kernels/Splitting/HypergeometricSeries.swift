internal import CMPFR

/// (slope·k + offset)^power, a factor of the ratio of two terms; positive for k > 0.
struct LinearForm {
  let slope: Int
  let offset: Int
  let power: Int

  init(_ slope: Int, _ offset: Int, power: Int = 1) {
    (self.slope, self.offset, self.power) = (slope, offset, power)
  }
}

/// S = Σ a(k)·r(1)·…·r(k) over k ≥ 0, where a is a polynomial with whole coefficients and
/// r(k) = ±c·Π numerator(k) / (d·Π denominator(k)).
///
/// A block of terms from l up to h is a fraction T/Q with Q = Π q(k), where p and q are the numerator
/// and the denominator of r, and P = Π p(k). Two blocks are joined to one by P = P₁·P₂, Q = Q₁·Q₂ and
/// T = Q₂·T₁ + P₁·T₂.
///
/// **Source.** B. Haible and T. Papanikolaou, Fast multiprecision evaluation of series of rational
/// numbers, ANTS-III (1998).
struct HypergeometricSeries {
  let numerator: [LinearForm]
  let denominator: [LinearForm]
  let constants: (numerator: UInt, denominator: UInt)
  var isAlternating = false
  /// The coefficients of a, from the highest one; their sum is less than 2¹⁰·a(0).
  let polynomial: [Int]
  /// |r(k)| < 2^−rate for all k.
  let rate: Double

  /// P, Q and T of a block.
  struct Block {
    var p, q, t: ScaledInteger
  }

  /// The number of terms whose rest is less than 2^−bits of the first one.
  ///
  /// For N ≤ 2³² terms |a(N)| < 2^(10 + 32·degree)·a(0), and the terms that follow decrease by at least
  /// a factor of two each.
  func count(bits: Int) -> Int {
    Int(Double(bits + 11 + 32 * (polynomial.count - 1)) / rate) + 2
  }

  /// The number of terms that are added one by one.
  private static var leafSize: Int { 20 }
  /// The bits that cuts may cost: a tree of fewer than 2³⁰ blocks with three numbers each errs by
  /// less than 2^−width·2³³.
  static var guardBits: Int { 40 }

  /// The sum of the first terms, as many as are needed if `count` is nil; it errs by less than
  /// 2^(2−bits)·Σ |terms|.
  func sum(count: Int? = nil, bits: Int) -> BigFloat {
    let count = count ?? self.count(bits: bits)
    let block = block(0..<count, width: bits + Self.guardBits, needsP: false)
    let (t, q) = (block.t.number(bits: bits), block.q.number(bits: bits))
    return BigFloat.make(bits: bits) { r in
      t.read { t in q.read { q in mpfr_div(r, t, q, MPFR_RNDN) } }
    }
  }

  /// A block of terms whose numbers are cut to a width; without P where that is not needed.
  func block(_ range: Range<Int>, width: Int, needsP: Bool) -> Block {
    if range.count <= Self.leafSize { return leaf(range) }
    let middle = (range.lowerBound + range.upperBound) / 2
    let left = block(range.lowerBound..<middle, width: width, needsP: true)
    let right = block(middle..<range.upperBound, width: width, needsP: needsP)
    return Block(
      p: needsP ? (left.p * right.p).cut(to: width) : left.p,
      q: (left.q * right.q).cut(to: width),
      t: (right.q * left.t + left.p * right.t).cut(to: width))
  }

  private func leaf(_ range: Range<Int>) -> Block {
    let block = Block(p: ScaledInteger(1), q: ScaledInteger(1), t: ScaledInteger(0))
    let (p, q, t) = (block.p.integer, block.q.integer, block.t.integer)
    let coefficient = IntegerStorage.make()
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: 2 * Self.mostFactors) { factors in
      for k in range {
        if k > 0 {
          var count = factors.fill(numerator, constants.numerator, k)
          p.multiply(by: factors.span.extracting(first: count))
          if isAlternating { p.read { __gmpz_neg(p.pointer, $0) } }
          count = factors.fill(denominator, constants.denominator, k)
          q.multiply(by: factors.span.extracting(first: count))
          t.multiply(by: factors.span.extracting(first: count))
        }
        evaluatePolynomial(at: UInt(k), coefficient)
        coefficient.read { a in p.read { __gmpz_addmul(t.pointer, a, $0) } }
      }
    }
    return block
  }

  /// The largest number of factors of a ratio.
  private static var mostFactors: Int { 16 }

  /// a(k), by Horner's rule.
  private func evaluatePolynomial(at k: UInt, _ result: IntegerStorage) {
    __gmpz_set_ui(result.pointer, 0)
    for c in polynomial {
      result.read { __gmpz_mul_ui(result.pointer, $0, k) }
      let step = c < 0 ? __gmpz_sub_ui : __gmpz_add_ui
      result.read { step(result.pointer, $0, c.magnitude) }
    }
  }
}

extension UnsafeMutableBufferPointer<UInt> {
  /// Writes the factors at k, and returns their number.
  fileprivate func fill(_ forms: [LinearForm], _ constant: UInt, _ k: Int) -> Int {
    self[0] = constant
    var count = 1
    for form in forms {
      let value = UInt(form.slope * k + form.offset)
      for _ in 0..<form.power {
        self[count] = value
        count += 1
      }
    }
    return count
  }
}
