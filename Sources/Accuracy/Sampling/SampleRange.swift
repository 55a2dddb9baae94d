public import BigNumbers
public import NumericCore

/// How points are drawn from a range.
public enum SampleMeasure: String, CaseIterable, Sendable {
  /// Every number of the format is as likely as any other: as many points between 1 and 2 as between 2⁻⁵⁰
  /// and 2⁻⁴⁹.
  case floats
  /// Equal lengths are as likely: almost no point is much smaller than the largest.
  case values
}

/// A variable, and the numbers that it may be.
public struct SampleRange: Sendable {
  /// The variable.
  public let name: String
  /// The least and the greatest number.
  public let ends: (lower: FormatValue, upper: FormatValue)
  /// The numbers are those of this format.
  public let format: FloatFormat
  private let measure: SampleMeasure
  /// The ranks of the ends.
  let ranks: (lower: BigRational, upper: BigRational)

  /// The numbers of a format between two reals, each of which is first rounded to the format; nil where the
  /// first is larger.
  ///
  /// - Throws: where an end cannot be told from a border between two roundings.
  public init?(
    _ name: String, from lower: ExactReal, to upper: ExactReal, _ format: FloatFormat,
    _ measure: SampleMeasure, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    let (first, last) = (try lower.sign(limits: limits), try upper.sign(limits: limits))
    let format = first <= 0 && last >= 0 ? format.withExponentsToDraw : format
    let low = try format.finiteRank(of: lower, limits)
    let high = try format.finiteRank(of: upper, limits)
    guard low <= high else { return nil }
    self.name = name
    self.format = format
    self.measure = measure
    ranks = (low, high)
    ends = (format.number(ordinal: low), format.number(ordinal: high))
  }

  /// Draws a number.
  func draw(_ generator: inout SplitMix64) -> FormatValue {
    switch measure {
    case .floats:
      let count = ranks.upper - ranks.lower + 1
      return format.number(ordinal: ranks.lower + .uniform(below: count, &generator))
    case .values:
      guard let low = ends.lower.rational, let high = ends.upper.rational else { return ends.lower }
      let bits = format.precision * (format.radix == 2 ? 1 : 4) + 64
      let scale = BigRational.powerOfTwo(bits)
      let share = BigRational.uniform(below: scale + 1, &generator) / scale
      return format.nearest(to: low + (high - low) * share)
    }
  }

  /// The number that is some ranks away from one, inside of the range.
  func moved(_ x: FormatValue, by ranks: BigRational) -> FormatValue {
    guard let rank = format.ordinal(x) else { return x }
    let target = rank + ranks
    return format.number(ordinal: min(max(target, self.ranks.lower), self.ranks.upper))
  }
}

extension FloatFormat {
  /// The largest finite number.
  public var greatestFiniteMagnitude: ExactReal {
    let ranked = withExponentsToDraw
    return ExactReal(ranked.number(ordinal: ranked.rankOfInfinity - 1).rational ?? 0)
  }

  /// The rank of the finite number next to a real one.
  fileprivate func finiteRank(
    of real: ExactReal, _ limits: ExactLimits
  ) throws(ComputationFailure) -> BigRational {
    let nearest = try rounded(real, limits: limits)
    let rank = ordinal(nearest) ?? 0
    return nearest.isFinite ? rank : rank - BigRational(rank.sign)
  }

  /// The number of the format next to a rational one.
  fileprivate func nearest(to x: BigRational) -> FormatValue {
    switch kind {
    case .decimal(var context):
      return .decimal(context.number(x))
    default:
      // Rounding twice does not matter to a draw.
      return .binary(fitted(BigFloat(x, precision: .bits(precision + 64))))
    }
  }
}

extension FormatValue {
  /// The number as a fraction; nil for infinities and NaN.
  var rational: BigRational? {
    guard isFinite else { return nil }
    switch self {
    case .binary(let x): return (try? BigRational(exactly: x)) ?? nil
    case .decimal(let x): return (try? BigRational(exactly: x)) ?? nil
    }
  }
}

extension BigRational {
  /// 2^n.
  static func powerOfTwo(_ n: Int) -> BigRational { (try? .pow(2, n)) ?? 0 }

  /// A whole number from 0 up to a bound, each as likely: words are drawn anew until they are below it.
  static func uniform(below bound: BigRational, _ generator: inout SplitMix64) -> BigRational {
    let bits = (bound - 1).numeratorBits
    if bits == 0 { return 0 }
    if bits <= 64 {
      while true {
        let word = BigRational(generator.next() >> UInt64(64 - bits))
        if word < bound { return word }
      }
    }
    let base = powerOfTwo(64)
    while true {
      var number = BigRational(generator.next() >> UInt64((64 - bits % 64) % 64))
      for _ in 1..<(bits + 63) / 64 { number = number * base + BigRational(generator.next()) }
      if number < bound { return number }
    }
  }
}
