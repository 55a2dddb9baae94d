internal import BigNumbers
internal import RealModule

/// Places on the vertical axis of a picture, in rows of pixels.
struct VerticalScale {
  /// Rows of a picture, at least.
  private static let rows = 500.0

  private let isLogarithmic: Bool
  private let low: Double
  private let high: Double

  /// The axis that shows a range.
  init(_ range: ClosedRange<Double>, isLogarithmic: Bool) {
    self.isLogarithmic = isLogarithmic
    let low =
      isLogarithmic ? Double.log(max(range.lowerBound, .leastNonzeroMagnitude)) : range.lowerBound
    let high =
      isLogarithmic ? Double.log(max(range.upperBound, .leastNonzeroMagnitude)) : range.upperBound
    self.low = low
    // An axis for one number has some height.
    self.high = high > low ? high : low + max(abs(low), 1) * 0x1p-20
  }

  /// The row of a number; those outside of the picture are in the row next to it.
  func row(_ y: Double) -> Double {
    let place = isLogarithmic ? (y > 0 ? Double.log(y) : -.infinity) : y
    let share = (place / 2 - low / 2) / (high / 2 - low / 2)
    return max(-1, min(Self.rows + 1, share * Self.rows))
  }

  /// The rows between the bounds of a range.
  func rows(_ range: BigInterval) -> ClosedRange<Double> {
    let first = row(Double(range.lower))
    return first...max(first, row(Double(range.upper)))
  }
}
