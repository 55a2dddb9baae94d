internal import RealModule

/// An axis with everything settled that gnuplot needs to be told.
struct AxisScale {
  /// The numbers at the ends.
  let range: ClosedRange<Double>
  let isLogarithmic: Bool
  /// Where zeros are drawn on a logarithmic axis that has a place for them.
  let placeOfZero: Double?

  private static let largest = PictureFormat.largestNumber

  /// Settles an axis for numbers; `margin` is the share of the axis that is left free at either end.
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
      // One number: an axis around it.
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

  /// Where a number is drawn; nil for one that has no place on the axis.
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

/// Places along an axis: equal lengths are equal differences of these.
private struct Position {
  let isLogarithmic: Bool

  func of(_ number: Double) -> Double { isLogarithmic ? Double.log10(number) : number }
  func number(at place: Double) -> Double { isLogarithmic ? Double.exp10(place) : place }
}
