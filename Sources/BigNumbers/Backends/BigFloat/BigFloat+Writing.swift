public import NumericCore

extension BigFloat {
  /// The number as text.
  ///
  ///     let third = try BigFloat("1", precision: .bits(53)) / 3
  ///     try third.text()                             // 0.3333333333333333
  ///     try third.text(as: .fixed(2), rounding: .up) // 0.34
  ///     try third.text(as: .engineering(4))          // 333.3e-3
  ///     try third.text(as: NumberFormat(radix: 3))   // 0.1
  ///
  /// **Accuracy** The digits are those of the exact value, rounded once in the direction
  /// `rounding`; ties go to an even digit under `Rounding.nearestEven`. Without a number of digits
  /// they are the fewest that read back as this value at its precision when reading rounds that
  /// way.
  ///
  /// **Special values** `inf`, `-inf` and `nan` (`@inf@`, `@nan@` in radices above 23, where the
  /// words would be digits). Zeros show their sign if the format says so.
  ///
  /// - Throws: `LimitExceeded` for more digits than `limits` allow, before they are computed, such
  ///   as those of 10^1000000000 without an exponent.
  public func text(
    as format: NumberFormat = .shortest, rounding: Rounding = .nearestEven,
    limits: Limits = Limits()
  ) throws(LimitExceeded) -> String {
    do throws(FormatError<LimitExceeded>) {
      return try BigFloatBackend(within: Limits(), precision: precision, rounding: rounding)
        .format(self, as: format, limits: limits).text
    } catch {
      switch error {
      case .limit(let limit), .failure(let limit): throw limit
      }
    }
  }
}
