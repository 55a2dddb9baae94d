import NumericCore

extension BigInteger {
  /// Runs a function of whole numbers, all parts of which may take the time limit together.
  @inline(__always)
  static func timed<Result>(
    _ limits: Limits, _ body: () throws(ComputationFailure) -> Result
  ) throws(ComputationFailure) -> Result {
    try Deadline.within(limits) { () throws(ComputationFailure) in try body() }
  }

  /// The primes of a number and their exponents.
  ///
  /// - Throws: `.exception(.domain)` for 0, which every prime divides without end.
  func primeFactors(
    _ limits: Limits
  ) throws(ComputationFailure) -> [(prime: BigInteger, exponent: Int)] {
    try Self.require(!isZero)
    return try factorization(limits: limits).primes.map { ($0.prime, $0.exponent) }
  }

  /// Throws `.exception(.domain)` unless a condition holds.
  static func require(_ condition: Bool) throws(ComputationFailure) {
    if !condition { throw .exception(.domain) }
  }

  /// Throws if a whole number would have more bits than the limits allow.
  static func requireSize(_ bits: Double, _ limits: Limits) throws(ComputationFailure) {
    try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try limits.checkSize(bits < 0x1p62 ? Int(bits) : .max)
    }
  }

  /// Throws if a call may take longer than the time that is left.
  static func admit(seconds: Double, _ limits: Limits) throws(ComputationFailure) {
    try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try Deadline.admit(seconds: seconds, limits)
    }
  }

  /// The product of two numbers, or of none, within the limit of size.
  static func product(
    _ a: BigInteger, _ b: BigInteger, _ limits: Limits
  ) throws(ComputationFailure) -> BigInteger {
    try requireSize(Double(a.magnitudeBits + b.magnitudeBits), limits)
    return a * b
  }

  /// A power whose exponent is not negative, within the limit of size.
  func power(_ exponent: Int, _ limits: Limits) throws(ComputationFailure) -> BigInteger {
    try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try BigInteger.pow(self, exponent, limits: limits)
    }
  }
}
