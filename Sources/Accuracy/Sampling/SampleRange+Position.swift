public import BigNumbers
import NumericCore

extension SampleRange {
  /// The position of a number between the ends, from 0 to 1, on the scale on which points are
  /// drawn: by rank or by value; nil outside the range.
  public func position(of x: FormatValue) -> Double? {
    let (low, high, place): (BigRational?, BigRational?, BigRational?)
    switch measure {
    case .floats: (low, high, place) = (ranks.lower, ranks.upper, format.ordinal(x))
    case .values: (low, high, place) = (ends.lower.rational, ends.upper.rational, x.rational)
    }
    guard let low, let high, let place, low <= place, place <= high else { return nil }
    return low == high ? 0.5 : Double((place - low) / (high - low))
  }

  /// The position of a real number, which is first rounded to the format; nil also if it rounds to
  /// zero.
  ///
  /// - Throws: if the number cannot be distinguished from a boundary between two roundings.
  public func position(
    of x: ExactReal, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> Double? {
    let number = try format.rounded(x, limits: limits)
    if number.isZero, try x.sign(limits: limits) != 0 { return nil }
    return position(of: number)
  }

  /// The smallest positive number of the format.
  public var leastPositive: FormatValue { format.number(ordinal: 1) }
}
