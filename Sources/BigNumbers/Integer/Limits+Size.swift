import NumericCore

extension Limits {
  /// Throws if an exact integer would have too many bits.
  ///
  /// Whatever the limit is, GMP ends the process for an integer of 2³⁷ bits, so that fewer are
  /// always required. A power is checked by a lower bound, which may be half of its size.
  func checkSize(_ bits: Int) throws(LimitExceeded) {
    var bounded = self
    bounded.precision = min(precision, 1 << 35)
    try bounded.check(.precision, bits)
  }
}
