internal import RealModule

/// The properties of an axis that gnuplot has to be given.
struct AxisScale {
  /// The numbers at the ends of the axis.
  let range: ClosedRange<Double>
  let isLogarithmic: Bool
  /// The position of zero on a logarithmic axis that shows it.
  let placeOfZero: Double?

  private static let largest = PictureFormat.largestNumber

  /// Chooses the range of an axis for these numbers; `margin` is the part of the axis that is left
  /// free at either end.
  init(_ axis: Axis, showing numbers: [Double], margin: Double) {
    isLogarithmic = axis.isLogarithmic
    let shown = numbers.filter {
      abs($0) <= Self.largest && ($0 > 0 || !axis.isLogarithmic)
    }
    let needsZero = axis.isLogarithmic && axis.hasZero && numbers.contains(0)
    let ends = axis.range ?? Self.hull(shown)
    let position = Position(isLogarithmic: axis.isLogarithmic)
    var low = position.of(Self.clamped(ends.lowerBound, axis.isLogarithmic))
    var high = position.of(Self.clamped(ends.upperBound, axis.isLogarithmic))
    if low >= high {
      // For a single number the axis extends to both sides of it.
      let reach = axis.isLogarithmic ? 1 : max(abs(low) / 10, low == 0 ? 1 : 0)
      (low, high) = (low - reach, high + reach)
    } else if axis.range == nil {
      let reach = (high / 2 - low / 2) * 2 * margin
      (low, high) = (low - reach, high + reach)
    }
    var zero: Double?
    if needsZero, axis.range == nil {
      let share = (high - low) * 0.12
      zero = low - share
      low -= 1.4 * share
    }
    placeOfZero = zero.map(position.number)
    let first = Self.clamped(position.number(at: low), axis.isLogarithmic)
    range = first...max(first, Self.clamped(position.number(at: high), axis.isLogarithmic))
  }

  /// The position of a number; nil if it is not on the axis.
  func place(of number: Double) -> Double? {
    guard abs(number) <= Self.largest else { return nil }
    if isLogarithmic, number <= 0 { return number == 0 ? placeOfZero : nil }
    return number
  }

  private static func hull(_ numbers: [Double]) -> ClosedRange<Double> {
    guard let low = numbers.min(), let high = numbers.max() else { return 1...1 }
    return low...high
  }

  private static func clamped(_ number: Double, _ isLogarithmic: Bool) -> Double {
    let bounded = max(-largest, min(largest, number))
    return isLogarithmic ? max(bounded, .leastNormalMagnitude) : bounded
  }
}

/// Positions along an axis: equal distances are equal differences of positions.
private struct Position {
  let isLogarithmic: Bool

  func of(_ number: Double) -> Double { isLogarithmic ? Double.log10(number) : number }
  func number(at place: Double) -> Double { isLogarithmic ? Double.exp10(place) : place }
}
