import NumericCore

/// Values of distributions at fractions that are fractions themselves.
///
/// Whole and half degrees of freedom and binomial distributions have finite sums; elsewhere the values are
/// transcendental (erf and e^−λ at fractions other than 0) or not known to be fractions.
struct DistributionFractions {
  let distribution: Distribution
  let parameters: [BigRational]
  /// The most bits of a fraction that is computed.
  let bits: Int

  /// The value of a function, if it is known to be a fraction.
  ///
  /// **Precondition** The parameters are in the domain.
  func value(_ aspect: DistributionAspect, _ x: BigRational) -> BigRational? {
    switch aspect {
    case .density: density(x)
    case .distribution: lowerTail(x)
    case .quantile: x + x == .one ? median : nil
    }
  }

  /// The center of a symmetric distribution.
  private var median: BigRational? {
    switch distribution {
    case .normal: parameters[0]
    case .student: .zero
    case .chiSquared, .fisher, .binomial, .poisson: nil
    }
  }

  /// The probability of the numbers up to x.
  func lowerTail(_ x: BigRational) -> BigRational? {
    let half = BigRational(1, over: 2)
    switch distribution {
    case .normal: return x == parameters[0] ? half : nil
    case .student:
      if x.isZero { return half }
      let freedom = parameters[0]
      let share = freedom / (freedom + x * x)
      guard let outside = FiniteBetaSum.value(share, freedom * half, half, bits: bits) else {
        return nil
      }
      return x.sign < 0 ? outside * half : .one - outside * half
    case .fisher:
      guard x.sign > 0 else { return .zero }
      let share = parameters[0] * x / (parameters[0] * x + parameters[1])
      return FiniteBetaSum.value(
        share, parameters[0] * half, parameters[1] * half, bits: bits)
    case .binomial:
      let (k, count) = (x.floor, parameters[0])
      if k.sign < 0 { return .zero }
      if k >= count { return .one }
      return FiniteBetaSum.value(.one - parameters[1], count - k, k + .one, bits: bits)
    case .chiSquared, .poisson: return nil
    }
  }

  private func density(_ x: BigRational) -> BigRational? {
    let half = BigRational(1, over: 2)
    switch distribution {
    case .student:
      let freedom = parameters[0]
      let size = freedom + x * x
      let share = freedom / size
      guard (freedom * half).isInteger, let root = size.exactRoot(2),
        let power = FiniteBetaSum.fractionalPower(share, freedom * half, bits: bits),
        let beta = beta(freedom * half, half)
      else { return nil }
      return power / (root * beta)
    case .fisher:
      guard x.sign > 0 else { return nil }
      let (a, b) = (parameters[0] * half, parameters[1] * half)
      let share = parameters[0] * x / (parameters[0] * x + parameters[1])
      guard let low = FiniteBetaSum.fractionalPower(share, a, bits: bits),
        let high = FiniteBetaSum.fractionalPower(.one - share, b, bits: bits),
        let beta = a.isInteger ? beta(a, b) : beta(b, a)
      else { return nil }
      return low * high / (x * beta)
    case .binomial: return binomialProbability(x)
    case .normal, .chiSquared, .poisson: return nil
    }
  }

  private func binomialProbability(_ k: BigRational) -> BigRational? {
    let (count, share) = (parameters[0], parameters[1])
    guard k.isInteger, k.sign >= 0, k <= count else { return .zero }
    let rest = count - k
    guard let n = UInt(exactly: count), n < UInt(bits),
      let fewer = UInt(exactly: min(k, rest)),
      let successes = FiniteBetaSum.fractionalPower(share, k, bits: bits),
      let failures = FiniteBetaSum.fractionalPower(.one - share, rest, bits: bits)
    else { return nil }
    return BigRational(BigInteger.binomial(BigInteger(n), fewer)) * successes * failures
  }

  /// B(a, b) = (a − 1)!/(b(b + 1)…(b + a − 1)) for a whole a that is not large; else nil.
  private func beta(_ a: BigRational, _ b: BigRational) -> BigRational? {
    guard let count = Int(exactly: a), count < 1 << 12 else { return nil }
    var value = BigRational.one / b
    for step in 1..<max(count, 1) {
      value *= BigRational(step) / (b + BigRational(step))
    }
    return value
  }
}
