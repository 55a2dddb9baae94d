internal import BigNumbers
internal import RealModule

/// Positions on the vertical axis of a plot, in rows of pixels.
struct VerticalScale {
  /// A lower bound of the number of rows of a picture.
  private static let rows = 500.0

  private let isLogarithmic: Bool
  private let low: Double
  private let high: Double

  /// The scale of an axis with this range.
  init(_ range: ClosedRange<Double>, isLogarithmic: Bool) {
    self.isLogarithmic = isLogarithmic
    let low =
      isLogarithmic ? Double.log(max(range.lowerBound, .leastNonzeroMagnitude)) : range.lowerBound
    let high =
      isLogarithmic ? Double.log(max(range.upperBound, .leastNonzeroMagnitude)) : range.upperBound
    self.low = low
    // An axis for a single number needs a positive height.
    self.high = high > low ? high : low + max(abs(low), 1) * 0x1p-20
  }

  /// The row of a number; numbers outside the picture are in the adjacent row.
  func row(_ y: Double) -> Double {
    let place = isLogarithmic ? (y > 0 ? Double.log(y) : -.infinity) : y
    let share = (place / 2 - low / 2) / (high / 2 - low / 2)
    return max(-1, min(Self.rows + 1, share * Self.rows))
  }

  /// The rows between the ends of an interval.
  func rows(_ range: BigInterval) -> ClosedRange<Double> {
    let first = row(Double(range.lower))
    return first...max(first, row(Double(range.upper)))
  }
}
