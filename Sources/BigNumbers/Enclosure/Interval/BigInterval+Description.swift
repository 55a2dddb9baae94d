import NumericCore

extension BigInterval: CustomStringConvertible {
  /// `[lower, upper]` in decimal, rounded outward, so that the text encloses the interval as well;
  /// `empty` without members.
  public var description: String {
    if isEmpty { return "empty" }
    return "[\(Self.text(lower, .down)), \(Self.text(upper, .up))]"
  }

  private static func text(_ x: BigFloat, _ rounding: Rounding) -> String {
    // If few digits represent a bound exactly, these are shown; the direction does not matter then.
    let shortest = x.digits(radix: 10, .shortest, .nearestEven)
    let count = x.precision.decimalDigits + 2
    let outward = x.digits(radix: 10, .significant(count), rounding)
    let isShort = !x.isFinite || x.isZero || shortest.isExact == true
    return (isShort ? shortest : outward).text(as: NumberFormat(style: .shortest))
  }
}
