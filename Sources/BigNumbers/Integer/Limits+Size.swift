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

  /// Throws if a power of a number of so many bits, at least one, would certainly have too many.
  func checkPower(ofBits bits: Int, _ exponent: UInt) throws(LimitExceeded) {
    // A number of b bits is at least 2^(b−1), so that its power has at least (b−1)·exponent + 1 bits.
    let (product, overflow) = UInt(bits - 1).multipliedReportingOverflow(by: exponent)
    try checkSize(overflow || product >= Int.max ? .max : Int(product) + 1)
  }
}
