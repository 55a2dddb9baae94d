/// An irrational root of a quadratic equation with integer coefficients, as (p + √d)/q.
///
/// Its partial quotients are computed with integers only. They are periodic from the first reduced
/// complete quotient ξ on, where reduced means ξ > 1 and −1 < ξ′ < 0 for its conjugate ξ′.
///
/// **Source.** Lagrange's and Galois's theorems: Perron, Die Lehre von den Kettenbrüchen, §§ 19-23;
/// the algorithm is that of Cohen, A Course in Computational Algebraic Number Theory, 5.7.
struct QuadraticIrrational {
  /// The denominator, which divides d − p².
  private var q: BigInteger
  private var p: BigInteger
  private let d: BigInteger
  /// ⌊√d⌋.
  private let root: BigInteger

  /// a + b·√c for c > 0; nil if that is rational.
  init?(_ a: BigRational, plus b: BigRational, timesRootOf c: BigRational) {
    // With a = A/n, b = B/n and c = u/v the number is (A·v ± √(B²·u·v))/(n·v).
    let n = BigInteger.leastCommonMultiple(a.denominator, b.denominator)
    let (u, v) = (c.numerator, c.denominator)
    let factor = (b * BigRational(n)).numerator
    var p = (a * BigRational(n)).numerator * v
    var q = n * v
    if factor.sign < 0 { (p, q) = (-p, -q) }
    // Extended by |q|, so that q divides d − p².
    let widening = q.magnitude
    (p, q) = (p * widening, q * widening)
    let radicand = factor * factor * u * v * widening * widening
    guard radicand.sign > 0, radicand.exactRoot(2) == nil, let whole = radicand.squareRoot()?.root
    else { return nil }
    (self.p, self.q, d) = (p, q, radicand)
    root = whole
  }

  /// Whether ξ > 1 and −1 < ξ′ < 0, in integers: 0 < p < √d and √d − p < q < √d + p.
  private var isReduced: Bool {
    p.sign > 0 && p <= root && root - p < q && q <= root + p
  }

  /// Removes the next quotient and returns it.
  private mutating func next() -> BigInteger {
    let above = q.sign > 0 ? p + root : p + root + BigInteger(1)
    let quotient = above.flooredQuotientAndRemainder(dividingBy: q).quotient
    p = quotient * q - p
    q = (d - p * p).flooredQuotientAndRemainder(dividingBy: q).quotient
    return quotient
  }

  /// The first quotients, at most `count` of them; the period is marked if it ends within those.
  func partialQuotients(count: Int) -> PartialQuotients {
    var rest = self
    var quotients: [BigRational] = []
    var first: (index: Int, p: BigInteger, q: BigInteger)?
    while quotients.count <= count {
      if let first, rest.p == first.p, rest.q == first.q {
        return PartialQuotients(quotients: quotients, continuation: .period(from: first.index))
      }
      if first == nil, rest.isReduced { first = (quotients.count, rest.p, rest.q) }
      if quotients.count == count { break }
      quotients.append(BigRational(rest.next()))
    }
    return PartialQuotients(quotients: quotients, continuation: .more)
  }
}
