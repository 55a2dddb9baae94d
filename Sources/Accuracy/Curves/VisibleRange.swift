/// Chooses the range of the vertical axis.
public enum VisibleRange {
  /// The range of all values; for a curve with a pole, the range of most of its values.
  public static func of(_ curves: [Curve]) -> ClosedRange<Double>? {
    var range: ClosedRange<Double>?
    for curve in curves {
      let heights = curve.points.compactMap { $0?.y }
      guard !heights.isEmpty else { continue }
      let own = curve.mayBeUnbounded ? ofMost(curve.heights) : hull(heights)
      range =
        range.map { min($0.lowerBound, own.lowerBound)...max($0.upperBound, own.upperBound) } ?? own
    }
    return range
  }

  /// The range of most values.
  ///
  /// It is the full range, unless the middle four fifths of the values would occupy less than a
  /// fifth of it. Then it is their range, extended by its own length above and below.
  static func ofMost(_ heights: [Double]) -> ClosedRange<Double> {
    let sorted = heights.sorted()
    guard let least = sorted.first, let greatest = sorted.last else { return 0...0 }
    let (low, high) = (sorted[sorted.count / 10], sorted[sorted.count - 1 - sorted.count / 10])
    // Scaled down, so that the differences do not overflow.
    guard high / 8 - low / 8 > 0, greatest / 8 - least / 8 > 5 * (high / 8 - low / 8) else {
      return least...greatest
    }
    let reach = min(high / 2 - low / 2, .greatestFiniteMagnitude / 2)
    let (bottom, top) = (low / 2 - reach, high / 2 + reach)
    return max(
      least, bottom > -.greatestFiniteMagnitude / 2 ? 2 * bottom : least)...min(
        greatest, top < .greatestFiniteMagnitude / 2 ? 2 * top : greatest)
  }

  private static func hull(_ heights: [Double]) -> ClosedRange<Double> {
    guard let least = heights.min(), let greatest = heights.max() else { return 0...0 }
    return least...greatest
  }
}
