public import NumericCore

extension ExactReal {
  /// The value with a number of digits behind the point, rounded once to nearest.
  ///
  /// A value half-way between two results, which only a rational number can be, goes to the even
  /// digit or away from zero.
  ///
  /// - Throws: what ``digits(radix:_:rounding:limits:)`` throws.
  public func digits(
    places: Int, tiesAwayFromZero: Bool, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> NumberDigits {
    guard tiesAwayFromZero, let value = try rational(limits: limits) else {
      return try digits(.afterPoint(places), limits: limits)
    }
    let unit = BigRational(BigInteger.power(10, places))
    let rounded = (value * unit).rounded(.toNearestOrAwayFromZero) / unit
    var digits = try ExactReal(rounded).digits(.afterPoint(places), limits: limits)
    digits.isExact = rounded == value
    return digits
  }
}
