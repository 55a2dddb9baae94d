/// What the vertical axis shows.
public enum VisibleRange {
  /// The range of curves: everything, but for a curve with a pole, of which it is what most points need if the
  /// others would leave them too little room.
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

  /// The range of some heights; where four fifths of them would have less than a fifth of the axis, the range of
  /// those and as much again above and below them.
  static func ofMost(_ heights: [Double]) -> ClosedRange<Double> {
    let sorted = heights.sorted()
    guard let least = sorted.first, let greatest = sorted.last else { return 0...0 }
    let (low, high) = (sorted[sorted.count / 10], sorted[sorted.count - 1 - sorted.count / 10])
    // Fractions of the numbers, so that nothing overflows.
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
