public import NumericCore

extension ExactReal {
  /// The value in digits of a radix from 2 to 62, rounded once to nearest.
  ///
  /// A value half-way between two results, which only a rational number can be, goes to the even
  /// digit or away from zero.
  ///
  /// - Throws: what ``digits(radix:_:rounding:limits:)`` throws.
  public func digits(
    radix: Int = 10, _ request: DigitRequest, tiesAwayFromZero: Bool,
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> NumberDigits {
    guard tiesAwayFromZero, request != .shortest, let value = try rational(limits: limits) else {
      return try digits(radix: radix, request, limits: limits)
    }
    let nearer = value.digits(radix: radix, request, .towardZero)
    if nearer.isExact == true { return nearer }
    let further = value.digits(radix: radix, request, .awayFromZero)
    let sum = nearer.value(radix: radix) + further.value(radix: radix)
    return (value * .two).magnitude < sum.magnitude ? nearer : further
  }
}
