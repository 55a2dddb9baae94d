public import NumericCore

extension BigRational {
  /// The number as text in digits.
  ///
  ///     try BigRational("1/8").text()                        // 0.125
  ///     try BigRational("2/3").text(as: .significant(5))     // 0.66667
  ///
  /// **Accuracy** Without a number of digits in the format a fraction that ends is written whole, up to
  /// ``ExactLimits/wholeDigits``, and any other is rounded once to ``ExactLimits/digits``.
  ///
  /// - Throws: a text with more digits than `limits` allow, before they are computed; and the format `hex` for a fraction that
  ///   has no end in radix 2.
  public func text(
    as format: NumberFormat = .plain, rounding: Rounding = .nearestEven, limits: Limits = Limits()
  ) throws(EngineError<ComputationFailure>) -> String {
    if format.style == .hex, let bits = BigFloat(exactly: self) {
      do throws(LimitExceeded) {
        return try bits.text(as: format, limits: limits)
      } catch {
        throw .limit(error)
      }
    }
    return try ExactReal(self).text(as: format, rounding: rounding, limits: ExactLimits(limits))
  }
}

extension BigInteger {
  /// The number as text, such as that of `.scientific(5)`; see ``text(radix:uppercase:)`` for all of its digits.
  ///
  /// **Accuracy** The digits are those of the number, rounded once if the format asks for fewer.
  ///
  /// - Throws: a text with more digits than `limits` allow, before they are computed.
  public func text(
    as format: NumberFormat, rounding: Rounding = .nearestEven, limits: Limits = Limits()
  ) throws(EngineError<ComputationFailure>) -> String {
    try BigRational(self).text(as: format, rounding: rounding, limits: limits)
  }
}
