import NumericCore

extension ComplexInterval {
  /// Whether a whole number is a member.
  func contains(_ n: Int) -> Bool { re.contains(BigFloat.integer(n)) && im.containsZero }

  /// The whole number of a word, if that is the only member.
  var wholeNumber: Int? {
    isPoint && isReal ? (re.lower.isZero ? 0 : re.lower.signedWord) : nil
  }

  /// The binary exponents of the larger part and of the larger width; nil where nothing is left to be known, or nothing is known.
  fileprivate var exponents: (size: Int, error: Int)? {
    guard isBounded, let error = max(re.width, im.width).binaryExponent else { return nil }
    return (max(re.magnitude, im.magnitude).binaryExponent ?? error, error)
  }
}

extension OutwardContext {
  /// A value from as many more bits as terms cancel in it, which is found by trying.
  ///
  /// The width of the operands bounds what can be known, so that more bits are not tried where the last ones did not help.
  func refined(
    guardBits: Int, _ body: (OutwardContext) throws(LimitExceeded) -> ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    var (extra, previous) = (guardBits, Int.max)
    while true {
      let value = try body(try wider(by: extra))
      guard let (size, error) = value.exponents, size - error < precision.bits,
        error < previous - 4, extra <= 8 * (precision.bits + guardBits) + 4096
      else { return ComplexInterval(rounded(value.re), rounded(value.im)) }
      // Where no bit is certain, it is not known how many are missing.
      extra += size - error > 2 ? precision.bits - (size - error) + 8 : extra + precision.bits
      previous = error
    }
  }
}
