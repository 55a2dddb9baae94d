import NumericCore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The search for a divisor of a composite number of more than a word: p − 1, elliptic curves, and the quadratic sieve.
///
/// The work before the sieve is a tenth of what the sieve is expected to take, counted in operations so that every run is the
/// same; a number that the sieve does not reach within the limit of time is tried with curves until then.
struct CompositeDivisor {
  private let n: BigInteger
  private let limits: Limits
  private let modulus: LimbModulus

  /// A divisor other than 1 and n of an odd composite number that has no factor below 1000 and is not a power.
  ///
  /// Where the time does not suffice it fails with that limit and an estimate of the seconds that the sieve takes.
  static func find(of n: BigInteger, limits: Limits) throws(ComputationFailure) -> BigInteger {
    let search = CompositeDivisor(n: n, limits: limits, modulus: LimbModulus(n))
    return try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in try search.find() }
  }

  private func find() throws(LimitExceeded) -> BigInteger {
    let seconds = Self.secondsOfSieve(bits: n.magnitudeBits)
    let isReachable = isAdmitted(seconds)
    if let divisor = try byCurves(isReachable ? 0.1 * seconds : .infinity) { return divisor }
    try Deadline.admit(seconds: seconds, limits)
    if let divisor = try QuadraticSieve.factor(of: n) { return divisor }
    // A number for which the base is too small: curves find factors of that size.
    guard let divisor = try byCurves(.infinity) else {
      throw LimitExceeded(limit: .time, allowed: limits.time)
    }
    return divisor
  }

  private func isAdmitted(_ seconds: Double) -> Bool {
    do {
      try Deadline.admit(seconds: seconds, limits)
      return true
    } catch {
      return false
    }
  }

  /// The time that the sieve takes on a machine of 2025 with one thread, generously.
  ///
  /// Measured: 0.7 ms at 83 bits, 9 ms at 133, 0.09 s at 166, 0.9 s at 199; from there on ten digits more take nine times as long.
  static func secondsOfSieve(bits: Int) -> Double {
    1.2 * exp2((Double(bits) - 199) / (bits < 133 ? 9.8 : bits < 199 ? 9.9 : 10.5))
  }

  // MARK: - Curves

  /// One row: the bounds of both stages, and the curves that find most factors of some size: 12, 15, 20, 25, 30, 35, 40 digits.
  private static let levels: [(first: Int, second: Int, curves: Int)] = [
    (150, 6000, 8), (600, 30_000, 16), (2000, 150_000, 30), (11_000, 1_000_000, 90),
    (50_000, 5_000_000, 220), (250_000, 25_000_000, 500), (1_000_000, 60_000_000, 1200),
  ]

  /// Tries p − 1 and curves of growing bounds, as many as take so many seconds by their number of products.
  private func byCurves(_ seconds: Double) throws(LimitExceeded) -> BigInteger? {
    var rest = seconds
    var sigma = 6
    for level in Self.levels {
      let cost = secondsOfCurve(level.first, level.second)
      if rest < cost { return nil }
      if let divisor = try PowerDivisor.find(
        modulus, first: 10 * level.first, second: 2 * level.second)
      {
        return divisor
      }
      let trial = CurveTrial(modulus, CurvePrimes(first: level.first, second: level.second))
      for _ in 0..<level.curves {
        if rest < cost { return nil }
        if let divisor = try trial.run(sigma) { return divisor }
        sigma += 1
        rest -= cost
      }
    }
    return nil
  }

  /// Thirteen products for each unit of the first bound and one for each seven of the second.
  private func secondsOfCurve(_ first: Int, _ second: Int) -> Double {
    let words = Double(modulus.count)
    return (13 * Double(first) + Double(second) / 7) * (4e-9 + 1.3e-9 * words * words)
  }
}
