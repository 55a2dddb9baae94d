import BigNumbers
import NumericCore

/// Numbers at which functions go wrong more often than elsewhere.
struct NotableNumbers<Number: MeasurableFloat> {
  /// The ends of the range, their neighbours, zero, ±1, and the ends of the subnormal numbers, as
  /// far as they are in the range.
  let few: [Number]
  /// Powers of two and their neighbours, where the spacing of the numbers changes, as far as they
  /// are not among the few.
  let powers: [Number]

  /// The largest number of exponents of the powers; of more, every n-th is taken.
  private static var mostExponents: Int { 32 }

  /// The numbers of a range.
  init(from lower: Number, to upper: Number) {
    // Sorted, because the order of a set differs from run to run.
    func inside(_ numbers: [Number]) -> [Number] {
      Set(numbers.filter { lower <= $0 && $0 <= upper }.map { $0.isZero ? 0 : $0 }).sorted()
    }
    let least = Number.leastNormalMagnitude
    let magnitudes = [.leastNonzeroMagnitude, least.nextDown, least, 1]
    few = inside(
      [lower, lower.nextUp, upper.nextDown, upper, 0] + magnitudes + magnitudes.map { -$0 })
    let powers = Self.exponents(from: lower, to: upper).flatMap { exponent in
      let power = Number(sign: .plus, exponent: exponent, significand: 1)
      return [power.nextDown, power, power.nextUp]
    }
    let others = Set(few)
    self.powers = inside(powers + powers.map { -$0 }).filter { !others.contains($0) }
  }

  /// The exponents of the numbers of a range, or equally spaced ones of them.
  private static func exponents(from lower: Number, to upper: Number) -> [Number.Exponent] {
    let most = max(lower.magnitude, upper.magnitude)
    guard !most.isZero else { return [] }
    let containsZero = lower <= 0 && upper >= 0
    let least = containsZero ? .leastNonzeroMagnitude : min(lower.magnitude, upper.magnitude)
    let (first, last) = (Int(least.exponent), Int(most.exponent))
    let step = (last - first) / mostExponents + 1
    return stride(from: first, through: last, by: step).map { Number.Exponent($0) }
  }
}

extension NotableNumbers {
  /// Points whose coordinates are such numbers: all combinations of the few ones, and each power
  /// with drawn numbers of the other ranges.
  static func points(
    _ ranges: [NotableNumbers], using generator: inout SplitMix64
  ) -> [[Number]] {
    var points: [[Number]] = [[]]
    for range in ranges { points = points.flatMap { point in range.few.map { point + [$0] } } }
    for (place, range) in ranges.enumerated() {
      for power in range.powers {
        points.append(
          ranges.enumerated().compactMap { index, other in
            index == place
              ? power : (other.few + other.powers).randomElement(using: &generator)
          })
      }
    }
    return points
  }
}
