import NumericCore

extension Limits {
  /// Throws if so many numbers of so many bits, and their residues modulo primes or digits, are too large.
  func checkNumbers(_ count: Int, bits: Int) throws(ComputationFailure) {
    try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try checkSize(bits)
      let (bytes, overflow) = count.multipliedReportingOverflow(by: 16 * (bits / 62 + 2))
      try check(.memory, overflow ? .max : bytes / 1_000_000)
    }
  }
}
