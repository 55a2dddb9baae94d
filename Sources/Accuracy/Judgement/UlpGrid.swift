import BigNumbers
import NumericCore

/// The numbers to which largest errors in ulps are rounded: those of 40 significant bits, and below 1/2 the multiples of 2⁻⁴⁰.
///
/// So they do not depend on how narrowly the truth was enclosed, and small errors need no digits of their own.
enum UlpGrid {
  /// The number of the grid that is nearest to all errors between two; nil if there are several.
  ///
  /// An error between them is none of the ends, unless they are the same.
  static func nearest(_ lower: Double, _ upper: Double) -> Double? {
    let first = nearest(lower, tiesUp: true)
    if lower == upper { return first }
    return first == nearest(upper, tiesUp: false) ? first : nil
  }

  /// The nearest number of the grid.
  static func nearest(_ x: Double, tiesUp: Bool) -> Double {
    guard x.isFinite else { return x }
    let unit = Double(sign: .plus, exponent: max(Int(x.exponent), -1) - 39, significand: 1)
    // The quotient has at most 53 bits, its halves are exact.
    let quotient = x / unit
    let below = quotient.rounded(.down)
    let rest = quotient - below
    return (rest > 0.5 || tiesUp && rest == 0.5 ? below + 1 : below) * unit
  }
}

extension PointError {
  /// Doubles around the error in ulps; infinite for infinities and NaN, but 0 for an infinity that is nearest to the truth.
  var ulpBounds: (lower: Double, upper: Double) {
    guard let ulps else {
      let error = bits == 0 ? 0 : Double.infinity
      return (error, error)
    }
    return (Double(ulps.lower, rounding: .down), Double(ulps.upper, rounding: .up))
  }

  /// The number of the grid that is nearest to the error in ulps, from narrower enclosures of the truth; the upper end of the last one
  /// where that is so near the middle of two that it is not found.
  func roundedUlps(
    of computed: FormatValue, _ truth: ExactReal, _ format: FloatFormat, _ limits: ExactLimits
  ) -> Double {
    var largest = ulpBounds.upper
    for factor in [4, 16, 64] {
      guard let enclosure = try? truth.bounds(.bits(format.precision * factor), limits: limits),
        let error = try? PointError(
          of: computed, truth: truth, enclosure: enclosure, in: format, limits: limits)
      else { break }
      let bounds = error.ulpBounds
      if let ulps = UlpGrid.nearest(bounds.lower, bounds.upper) { return ulps }
      largest = bounds.upper
    }
    return UlpGrid.nearest(largest, tiesUp: true)
  }
}
