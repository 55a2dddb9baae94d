import Accuracy
import BigNumbers
import NumericCore

/// Ticks on the axis of a variable: round decimal numbers at their positions in its range.
struct RangeTicks {
  private let range: SampleRange
  private let limits: ExactLimits
  /// The approximate number of ticks.
  private let wanted: Int

  init(_ range: SampleRange, wanted: Int = 6, limits: ExactLimits = ExactLimits()) {
    (self.range, self.limits, self.wanted) = (range, limits, wanted)
  }

  /// The first kind of ticks of which there are at least three: powers of ten; 1, 2 and 5 times
  /// powers of ten; equal steps.
  ///
  /// If there is none, the ends of the range.
  var ticks: [AxisTick] {
    var candidates = range.measure == .floats ? [powers, series, steps] : [steps]
    candidates.append(ends)
    return candidates.first { $0.count >= 3 } ?? candidates.max { $0.count < $1.count } ?? []
  }

  // MARK: - Powers of ten

  private var powers: [AxisTick] {
    let sides = decades
    let span = sides.map { $0.exponents.count - 1 }.max() ?? 0
    guard let step = Self.decadeSteps.first(where: { span / $0 <= wanted }) else { return [] }
    var ticks = zero
    for side in sides {
      for exponent in multiples(of: step, in: side.exponents) {
        ticks += tick(side.isNegative ? -1 : 1, exponent)
      }
    }
    return ticks.sorted { $0.position < $1.position }
  }

  private static let decadeSteps = (0..<18).flatMap { power in
    [1, 2, 5].map { $0 * (0..<power).reduce(1) { product, _ in product * 10 } }
  }

  private func multiples(of step: Int, in exponents: ClosedRange<Int>) -> [Int] {
    let first = exponents.lowerBound
    let rest = first % step
    let start = first - rest + (rest > 0 ? step : 0)
    return Array(stride(from: start, through: exponents.upperBound, by: step))
  }

  /// 1, 2 and 5 times the powers of ten.
  private var series: [AxisTick] {
    let sides = decades
    guard sides.allSatisfy({ $0.exponents.count <= 4 }) else { return [] }
    var ticks = zero
    for side in sides {
      for exponent in side.exponents {
        for digit in [1, 2, 5] { ticks += tick(side.isNegative ? -digit : digit, exponent) }
      }
    }
    return ticks.sorted { $0.position < $1.position }
  }

  private var zero: [AxisTick] { tick(0, 0) }

  /// The exponents of ten in the negative and in the positive part of the range, from that of the
  /// smallest magnitude, rounded down, to that of the largest.
  private var decades: [(isNegative: Bool, exponents: ClosedRange<Int>)] {
    var result: [(isNegative: Bool, exponents: ClosedRange<Int>)] = []
    let (low, high) = (range.ends.lower, range.ends.upper)
    let least = Self.exponent(range.leastPositive)
    if low.isNegative, !low.isZero {
      let first = high.isNegative && !high.isZero ? Self.exponent(high) : least
      result.append((true, first...max(first, Self.exponent(low))))
    }
    if !high.isNegative, !high.isZero {
      let first = low.isNegative || low.isZero ? least : Self.exponent(low)
      result.append((false, first...max(first, Self.exponent(high))))
    }
    return result
  }

  /// e with 10^e ≤ |x| < 10^(e+1), from the shortest digits of x.
  private static func exponent(_ x: FormatValue) -> Int { x.digits.exponent - 1 }

  // MARK: - Equal steps

  /// Multiples of 1, 2 or 5 times a power of ten; empty if the numbers are too large or too small
  /// to be written out.
  private var steps: [AxisTick] {
    guard let low = rational(range.ends.lower), let high = rational(range.ends.upper), low < high,
      let digits = try? ExactReal(high - low).digits(.significant(1), limits: limits)
    else { return [] }
    let exponent = digits.exponent - 2
    for (factor, power) in [(1, 0), (2, 0), (5, 0), (1, 1), (2, 1), (5, 1)] {
      guard let unit = try? BigRational.pow(10, exponent + power) else { return [] }
      let step = unit * BigRational(factor)
      let (first, last) = (-(-low / step).floor, (high / step).floor)
      guard let count = Int(exactly: last - first), count <= wanted else { continue }
      return (0...max(0, count)).flatMap { index in
        tick((first + BigRational(index)) * BigRational(factor), exponent + power)
      }
    }
    return []
  }

  private static let mostDecimals = 5000

  private func rational(_ x: FormatValue) -> BigRational? {
    guard x.isZero || Self.exponent(x).magnitude <= Self.mostDecimals else { return nil }
    return (try? ExactBackend(limits: limits).number(x.literal).rational(limits: limits)) ?? nil
  }

  private var ends: [AxisTick] {
    let ticks = [range.ends.lower, range.ends.upper].compactMap { end in
      range.position(of: end).map { AxisTick(position: $0, label: end.text) }
    }
    return ticks.first == ticks.last ? Array(ticks.prefix(1)) : ticks
  }

  // MARK: - One mark

  /// The tick at significand · 10^exponent, if that is in the range.
  private func tick(_ significand: BigRational, _ exponent: Int) -> [AxisTick] {
    var digits = Array(significand.magnitude.description.utf8)
    let end = digits.count + exponent
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    let number = NumberDigits(
      isNegative: significand.sign < 0, digits: digits, exponent: digits.isEmpty ? 0 : end,
      isExact: true)
    let isLarge = number.exponent > 5 && number.digits.count < 5
    let label = number.text(as: NumberFormat(style: isLarge ? .scientific : .auto))
    guard let literal = try? ExactLiteral(label),
      let real = try? ExactBackend(limits: limits).number(literal),
      let position = (try? range.position(of: real, limits: limits)) ?? nil
    else { return [] }
    return [AxisTick(position: position, label: label)]
  }

  private func tick(_ significand: Int, _ exponent: Int) -> [AxisTick] {
    tick(BigRational(significand), exponent)
  }
}
