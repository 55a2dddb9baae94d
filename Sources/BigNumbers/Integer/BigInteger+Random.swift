extension BigInteger {
  /// A number that is uniform in a range; an empty range is a precondition failure.
  public static func random(
    in range: Range<BigInteger>, using generator: inout some RandomNumberGenerator
  ) -> BigInteger {
    precondition(!range.isEmpty, "there is no number in an empty range")
    return range.lowerBound + below(range.upperBound - range.lowerBound, using: &generator)
  }

  /// A number that is uniform in a range.
  public static func random(
    in range: ClosedRange<BigInteger>, using generator: inout some RandomNumberGenerator
  ) -> BigInteger {
    range.lowerBound + below(range.upperBound - range.lowerBound + 1, using: &generator)
  }

  /// A number that is uniform in a range, by the system's generator; an empty range is a precondition failure.
  public static func random(in range: Range<BigInteger>) -> BigInteger {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }

  /// A number that is uniform in a range, by the system's generator.
  public static func random(in range: ClosedRange<BigInteger>) -> BigInteger {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }

  /// A number from 0 to a bound: bits of its length, drawn again while they are not below it, which is so in less than half
  /// of the cases.
  private static func below(
    _ bound: BigInteger, using generator: inout some RandomNumberGenerator
  ) -> BigInteger {
    let bits = (bound - 1).magnitudeBits
    while true {
      var words = (0..<(bits + UInt.bitWidth - 1) / UInt.bitWidth).map { _ in
        UInt(truncatingIfNeeded: generator.next())
      }
      if let last = words.last, !bits.isMultiple(of: UInt.bitWidth) {
        words[words.count - 1] = last >> UInt(UInt.bitWidth - bits % UInt.bitWidth)
      }
      let drawn = BigInteger(magnitude: words)
      if drawn < bound { return drawn }
    }
  }
}
