extension BigRational {
  /// One of the multiples of 1/denominator in a range, all equally likely.
  ///
  ///     BigRational.random(in: 0...1, denominator: 6)   // 0, 1/6, 1/3, 1/2, 2/3, 5/6 or 1
  ///
  /// **Precondition** The denominator is positive, and the range holds such a multiple.
  public static func random(
    in range: ClosedRange<BigRational>, denominator: BigInteger,
    using generator: inout some RandomNumberGenerator
  ) -> BigRational {
    precondition(denominator > 0, "a denominator is positive, not \(denominator)")
    let unit = BigRational(denominator)
    let (first, last) = (range.lowerBound * unit, range.upperBound * unit)
    let numerators = (first.ceiling.numerator, last.floor.numerator)
    precondition(
      numerators.0 <= numerators.1, "there is no multiple of 1/\(denominator) in the range")
    return BigRational(
      BigInteger.random(in: numerators.0...numerators.1, using: &generator)) / unit
  }

  /// One of the multiples of 1/denominator in a range, from the system's generator.
  public static func random(
    in range: ClosedRange<BigRational>, denominator: BigInteger
  ) -> BigRational {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, denominator: denominator, using: &generator)
  }
}
