import NumericCore

extension OutwardContext {
  /// The value of a computation with so many more bits that its relative width is at most 2^(8 − p), by the norm; after some
  /// attempts, what there is. Results are rounded to more than eight bits less.
  ///
  /// Terms that cancel lose bits, which the first result shows. Only a point gains by more bits, as the width of other operands is
  /// in every result; it may be so close to a pole, a zero or a branch point that few bits cannot tell it from that.
  func refined(
    isPoint: Bool, guardBits: Int,
    _ body: (OutwardContext) throws(LimitExceeded) -> ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    var more = guardBits
    var value = ComplexInterval.entire
    for _ in 0..<6 {
      try Deadline.check()
      value = try body(try wider(by: more))
      let lost = precision.bits - 8 - value.accuracy
      // No bits help where the value is below the range of exponents.
      if !isPoint || lost <= 0 || (value.binaryExponent ?? 0) < BigFloat.leastExponent + 256 {
        break
      }
      // Where no bit is known, neither is how many are lost.
      more = value.accuracy > 0 ? more + lost + 16 : 3 * more + precision.bits
    }
    return rounded(value)
  }
}
