public import NumericCore

extension FixedFloat {
  /// The number as text; see ``BigFloat/text(as:rounding:limits:)``.
  public func text(
    as format: NumberFormat = .shortest, rounding: Rounding = .nearestEven,
    limits: Limits = Limits()
  ) throws(LimitExceeded) -> String {
    try BigFloat(self).text(as: format, rounding: rounding, limits: limits)
  }
}
