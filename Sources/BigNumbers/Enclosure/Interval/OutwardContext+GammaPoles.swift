import NumericCore

// Γ and ψ of numbers with many bits next to a pole: Γ(e − n) = Γ(e + 1)/Π(e − j) and ψ(e − n) = ψ(e + 1) − Σ 1/(e − j) over
// j = 0, …, n (DLMF 5.5.1, 5.5.2), where e needs no more bits than the result. MPFR rounds such values correctly, and as they
// may be as close to a short number as e is to 0, it computes with that many bits: 67 s for Γ(2^−16384 − 1).
extension OutwardContext {
  /// An enclosure of Γ or ψ next to a pole; nil for other functions and numbers.
  func valueNextToPole(
    _ f: UnaryFunction, _ x: BigFloat
  ) throws(LimitExceeded) -> BigInterval? {
    switch f {
    case .gamma: try gammaNextToPole(x)
    case .digamma: try digammaNextToPole(x)
    default: nil
    }
  }

  /// An enclosure of Γ(x); nil where MPFR computes it as well.
  func gammaNextToPole(_ x: BigFloat) throws(LimitExceeded) -> BigInterval? {
    guard let (e, n) = distanceFromPole(x) else { return nil }
    var product = e
    for j in 0..<n { product = multiply(product, subtract(e, integer(j + 1))) }
    return divide(try gamma(add(e, integer(1))), product)
  }

  /// An enclosure of ψ(x); nil where MPFR computes it as well.
  func digammaNextToPole(_ x: BigFloat) throws(LimitExceeded) -> BigInterval? {
    guard let (e, n) = distanceFromPole(x) else { return nil }
    var sum = try digamma(add(e, integer(1)))
    for j in 0...n { sum = subtract(sum, divide(integer(1), subtract(e, integer(j)))) }
    return sum
  }

  /// e and n with x = e − n, for an x with many more bits than the precision above −64.
  private func distanceFromPole(_ x: BigFloat) -> (e: BigInterval, n: Int)? {
    guard x.isNegative, x.storedBits > 2 * precision.bits + 512, let exponent = x.binaryExponent,
      (0...6).contains(exponent)
    else { return nil }
    let distance = x.distanceFromWhole
    guard let size = distance.binaryExponent, size < -64 else { return nil }
    let whole = BigFloatContext(.bits(64), .nearestEven).subtract(distance, x)
    return whole.signedWord.map { (rounded(BigInterval(ordered: distance, distance)), $0) }
  }
}

extension BigFloat {
  /// x minus the nearest whole number, exactly.
  var distanceFromWhole: BigFloat {
    let context = BigFloatContext(.bits(storedBits + 2), .nearestEven)
    return context.subtract(self, context.roundEven(self))
  }

  /// The bits with which MPFR computes gamma functions, ζ and similar functions next to a whole number, beside those of the
  /// result.
  ///
  /// At poles below zero it takes twice as many as the distance has zeros behind the point, elsewhere a quarter, measured by
  /// the times at distances of 2^−1024 to 2^−16384.
  var bitsNextToWhole: Int {
    guard (binaryExponent ?? .max) < 1 << 16, let exponent = distanceFromWhole.binaryExponent else {
      return 0
    }
    return isNegative ? max(0, -2 * exponent) : max(0, -exponent / 4)
  }
}
