public import NumericCore

extension BigInterval {
  /// `[lower, upper]` in a format, each bound rounded outward, so that the text encloses the interval as well; `empty` without
  /// members.
  ///
  ///     try BigInterval.pi.text(as: .significant(5))   // [3.1415, 3.1416]
  ///
  /// Without a number of digits in the format the bounds have those of the ``description``. The bounds are separated by `;` where
  /// the format writes a comma as point.
  ///
  /// - Throws: `LimitExceeded` for more digits than `limits` allow, before they are computed.
  public func text(
    as format: NumberFormat = .plain, limits: Limits = Limits()
  ) throws(LimitExceeded) -> String {
    if isEmpty { return "empty" }
    let separator = format.symbols.point == "," ? "; " : ", "
    return "[" + (try Self.text(lower, .down, format, limits)) + separator
      + (try Self.text(upper, .up, format, limits)) + "]"
  }

  private static func text(
    _ x: BigFloat, _ rounding: Rounding, _ format: NumberFormat, _ limits: Limits
  ) throws(LimitExceeded) -> String {
    var format = format
    // Exact bounds of few digits are shown as they are; the direction does not matter then.
    if format.digits == nil, format.decimals == nil, format.style != .hex, x.isFinite, !x.isZero,
      x.digits(radix: format.radix, .shortest, .nearestEven).isExact != true
    {
      format.digits = x.precision.decimalDigits + 2
      if format.style == .shortest { format.style = .auto }
    }
    return try x.text(as: format, rounding: rounding, limits: limits)
  }
}

extension BigInterval: CustomStringConvertible {
  /// `[lower, upper]` in decimal, rounded outward, so that the text encloses the interval as well;
  /// `empty` without members.
  public var description: String {
    var limits = Limits()
    // Bounds of any precision have a description.
    limits.digits = .max
    do throws(LimitExceeded) { return try text(limits: limits) } catch { return "(\(error))" }
  }
}
