public import BigNumbers
import NumericCore

extension SampleRange {
  /// Where a number lies between the ends, from 0 to 1, on the scale that points are drawn on: by rank or by
  /// value. Nil outside of the range.
  public func position(of x: FormatValue) -> Double? {
    let (low, high, place): (BigRational?, BigRational?, BigRational?)
    switch measure {
    case .floats: (low, high, place) = (ranks.lower, ranks.upper, format.ordinal(x))
    case .values: (low, high, place) = (ends.lower.rational, ends.upper.rational, x.rational)
    }
    guard let low, let high, let place, low <= place, place <= high else { return nil }
    return low == high ? 0.5 : Double((place - low) / (high - low))
  }

  /// The same of a real number, first rounded to the format; nil as well for one that rounding takes to zero.
  ///
  /// - Throws: where the number cannot be told from a border between two roundings.
  public func position(
    of x: ExactReal, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> Double? {
    let number = try format.rounded(x, limits: limits)
    if number.isZero, try x.sign(limits: limits) != 0 { return nil }
    return position(of: number)
  }

  /// The least positive number of the format.
  public var leastPositive: FormatValue { format.number(ordinal: 1) }
}
