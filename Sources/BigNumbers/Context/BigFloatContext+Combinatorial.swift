internal import CMPFR
import NumericCore

// Products are computed exactly while they are short, and through Γ beyond. Ziv's loop ends only if
// the result is not representable: the odd part of what is left to Γ must be longer than the
// precision. There k factors, of which the largest has b ≤ 48 bits, have k·b ≥ 70·bits.
// - (2k + 1)!! is odd, and a binomial coefficient has at most 48 factors of two (Kummer). Both exceed
//   2^k, and k ≥ 70/48·bits.
// - n!/(n − k)! exceeds (n/e)^k, which has more than k·(b − 3) bits, and has at most k + 48 factors of
//   two (Legendre); b ≥ 8, because k·b ≥ 40 000.
extension BigFloatContext {
  /// The largest number of factors that are multiplied where Γ cannot be computed: 20 000 factors of
  /// 60 bits took 14 ms. The limit for arguments can raise it.
  private var mostFactors: Int { max(20_000, limits.argument) }

  /// Whether factors, none of which exceeds n, are multiplied as whole numbers, because that takes
  /// less time than Γ or because Γ cannot be computed.
  ///
  /// Measured with n!!, binomial coefficients and permutations: both take the same time where the
  /// factors together have 30 000 to 45 000 bits at precisions up to 128, 70 000 at 1024, and more
  /// than a million at 8192.
  ///
  /// - Throws: `LimitExceeded` if they are multiplied and the product may have too many bits.
  private func isMultiplied(_ factors: UInt, upTo n: BigFloat) throws(LimitExceeded) -> Bool {
    let exponent = max(1, n.binaryExponent ?? 1)
    let (product, isLong) = exponent.multipliedReportingOverflow(by: Int(clamping: max(1, factors)))
    let size = isLong ? Int.max : product
    let hasFactorial = n.isWholeOrZero && exponent <= Self.finiteFactorial
    let isNeeded = !hasFactorial && factors <= UInt(mostFactors)
    guard size <= max(40_000, 70 * bits) || isNeeded || isCheaperThanGamma(size) else {
      return false
    }
    try limits.check(.precision, size)
    try admit(.product, bits: size, count: Self.productsOfFactorial)
    return true
  }

  /// 10⁶!, of 18.5 million bits, took 0.12 s, less than three products of that size.
  private static let productsOfFactorial = 4

  /// Whether Γ, whose time grows with the cube of the precision, takes longer than a product of so many bits.
  private func isCheaperThanGamma(_ size: Int) -> Bool {
    size <= limits.precision
      && UnaryFunction.gamma.page.cost.seconds(bits: bits)
        > Double(Self.productsOfFactorial) * CallCost.product.seconds(bits: size)
  }

  func factorial(_ n: BigFloat) throws(LimitExceeded) -> BigFloat {
    guard n.isWholeOrZero else { return try factorialBetweenWholeNumbers(n) }
    if let word = n.word, word <= 4096 { return make { r, mode in mpfr_fac_ui(r, word, mode) } }
    if let word = n.word, try isMultiplied(word, upTo: n) {
      return rounded(.factorial(word))
    }
    try admit(UnaryFunction.gamma.page.cost, bits: bits)
    return gamma(try sum(n, 1))
  }

  /// Γ(x + 1) of a number that is not a whole number ≥ 0.
  private func factorialBetweenWholeNumbers(_ x: BigFloat) throws(LimitExceeded) -> BigFloat {
    if x.isInfinite, !x.isNegative { return unary(mpfr_set, x) }
    if !x.isFinite || x.isInteger { return notANumber }
    if let result = nextToShort(x, UnaryFunction.factorial.page.neighbors.zero) { return result }
    return try compute(.gamma, try sum(x, 1))
  }

  func doubleFactorial(_ n: BigFloat) throws(LimitExceeded) -> BigFloat {
    if n == BigFloat.integer(-1) { return make { r, mode in mpfr_set_ui(r, 1, mode) } }
    guard n.isWholeOrZero else {
      return n.isInfinite && !n.isNegative ? unary(mpfr_set, n) : notANumber
    }
    if let word = n.word, try isMultiplied(word / 2, upTo: n) {
      return rounded(.doubleFactorial(word))
    }
    guard let word = n.word, let half = Int(exactly: word / 2) else { return gamma(n) }
    // (2k)!! = 2^k·k! and (2k+1)!! = (2k+1)!/(2k)!!; scaling by 2^k is exact.
    if word % 2 == 0 {
      return scaleByPowerOfTwo(try factorial(BigFloat.integer(half)), BigFloat.integer(half))
    }
    return try ziv { inner throws(LimitExceeded) in
      let even = inner.scaleByPowerOfTwo(
        try inner.factorial(BigFloat.integer(half)), BigFloat.integer(half))
      return inner.divide(try inner.factorial(n), even)
    }
  }

  func binomial(_ n: BigFloat, _ k: BigFloat) throws(LimitExceeded) -> BigFloat {
    guard n.isInteger, k.isInteger else { return notANumber }
    if k.isNegative, !k.isZero { return zero }
    if n.isWholeOrZero, n < k { return zero }
    // By symmetry the smaller of both counts is the number of factors.
    let complement = n.isWholeOrZero ? try difference(n, k) : k
    let count = complement < k ? complement : k
    if let factors = count.word, try isMultiplied(factors, upTo: n) {
      return rounded(.binomial(BigInteger(whole: n), factors))
    }
    guard n.isWholeOrZero else { throw tooManyFactors(count) }
    if let huge = try beyondFactorials(n, divide(n, count), count) { return huge }
    return try ziv { inner throws(LimitExceeded) in
      let lower = inner.multiply(try inner.factorial(k), try inner.factorial(complement))
      return inner.divide(try inner.factorial(n), lower)
    }
  }

  func permutations(_ n: BigFloat, _ k: BigFloat) throws(LimitExceeded) -> BigFloat {
    guard n.isWholeOrZero, k.isWholeOrZero else { return notANumber }
    if n < k { return zero }
    if let factors = k.word, try isMultiplied(factors, upTo: n) {
      return rounded(.binomial(BigInteger(whole: n), factors) * .factorial(factors))
    }
    let rest = try difference(n, k)
    if rest.isZero { return try factorial(n) }
    if let huge = try beyondFactorials(n, rest, k) { return huge }
    return try ziv { inner throws(LimitExceeded) in
      inner.divide(try inner.factorial(n), try inner.factorial(rest))
    }
  }

  /// For n < 2⁴⁸, n! < 2^(48·2⁴⁸) is finite.
  private static var finiteFactorial: Int { 48 }

  /// The result if n! overflows and base^exponent, which is a lower bound of it, overflows as well;
  /// nil if n! is finite.
  private func beyondFactorials(
    _ n: BigFloat, _ base: BigFloat, _ exponent: BigFloat
  ) throws(LimitExceeded) -> BigFloat? {
    guard (n.binaryExponent ?? 0) > Self.finiteFactorial else { return nil }
    let near = try BigFloatContext(precision: .bits(64), limits: limits)
    guard try near.factorial(n).isInfinite else { return nil }
    if near.binary(mpfr_pow, base, exponent).isInfinite { return binary(mpfr_pow, base, exponent) }
    throw tooManyFactors(exponent)
  }

  func greatestCommonDivisor(
    _ a: BigFloat, _ b: BigFloat
  ) throws(LimitExceeded) -> BigFloat {
    guard let (a, b) = try integers(a, b) else { return notANumber }
    return rounded(.greatestCommonDivisor(a, b))
  }

  func leastCommonMultiple(
    _ a: BigFloat, _ b: BigFloat
  ) throws(LimitExceeded) -> BigFloat {
    guard let (a, b) = try integers(a, b) else { return notANumber }
    return rounded(.leastCommonMultiple(a, b))
  }

  private func integers(
    _ a: BigFloat, _ b: BigFloat
  ) throws(LimitExceeded) -> (BigInteger, BigInteger)? {
    guard a.isInteger, b.isInteger else { return nil }
    try limits.check(.precision, max(a.binaryExponent ?? 0, b.binaryExponent ?? 0))
    return (BigInteger(whole: a), BigInteger(whole: b))
  }

  private func rounded(_ integer: BigInteger) -> BigFloat {
    make { r, mode in integer.read { mpfr_set_z(r, $0, mode) } }
  }

  var notANumber: BigFloat { make { r, _ in r.setNaN() } }

  /// n + m without rounding, unless n is huge.
  private func sum(_ n: BigFloat, _ m: Int) throws(LimitExceeded) -> BigFloat {
    try wide(mpfr_add, n, BigFloat.integer(m))
  }

  /// n − k without rounding, for 0 ≤ k ≤ n.
  private func difference(_ n: BigFloat, _ k: BigFloat) throws(LimitExceeded) -> BigFloat {
    try wide(mpfr_sub, n, k)
  }

  private func wide(
    _ f: BigFloat.Binary, _ a: BigFloat, _ b: BigFloat
  ) throws(LimitExceeded) -> BigFloat {
    let exponents = (a.binaryExponent ?? 1, b.binaryExponent ?? 1)
    // Beyond 2⁶⁴ every Γ overflows, and a unit more or less makes no difference.
    let before = min(max(exponents.0, exponents.1, 1), 128)
    let behind = max(0, -min(exponents.0, exponents.1))
    let bits = max(a.precision.bits, b.precision.bits, 64) + before + behind
    return BigFloat.binary(f, a, b, bits: bits, .nearestEven)
  }

  private func tooManyFactors(_ count: BigFloat) -> LimitExceeded {
    LimitExceeded(
      limit: .argument, allowed: mostFactors, requested: count.word.map { Int(clamping: $0) })
  }
}

extension BigFloat {
  /// Whether the value is one of 0, 1, 2, ….
  fileprivate var isWholeOrZero: Bool { isInteger && (!isNegative || isZero) }
}
