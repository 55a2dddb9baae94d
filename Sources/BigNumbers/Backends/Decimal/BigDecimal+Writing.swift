public import NumericCore

extension BigDecimal {
  /// The number as text.
  ///
  ///     let price: BigDecimal = "1234.50"
  ///     try price.text()                    // 1234.50
  ///     try price.text(as: .fixed(1))       // 1234.5
  ///     try price.text(as: .scientific(3))  // 1.23e+3
  ///
  /// **Accuracy** The digits are the number's own, with its trailing zeros, or rounded once in the direction `rounding`. In other
  /// radices than ten a fraction that does not end has as many digits as cover its decimal ones.
  ///
  /// **Special values** `inf`, `-inf` and `nan`.
  ///
  /// - Throws: a text with more digits than `limits` allow, before they are computed; and the format `hex`, because a decimal
  ///   has no bits.
  public func text(
    as format: NumberFormat = .plain, rounding: DecimalRounding = .nearestEven,
    limits: Limits = Limits()
  ) throws(EngineError<ComputationFailure>) -> String {
    let context = DecimalContext(precision: max(1, digitCount), rounding: rounding)
    return try DecimalBackend(context, limits: limits).format(self, as: format, limits: limits).text
  }
}
