public import BigNumbers
public import NumericCore

/// How points are drawn from a range.
public enum SampleMeasure: String, CaseIterable, Sendable {
  /// All numbers of the format are equally likely: as many points are between 1 and 2 as between
  /// 2⁻⁵⁰ and 2⁻⁴⁹.
  case floats
  /// Intervals of equal length are equally likely: almost all points are of the size of the
  /// largest.
  case values
}

/// A variable and the range of its values.
public struct SampleRange: Sendable {
  /// The variable.
  public let name: String
  /// The smallest and the largest value.
  public let ends: (lower: FormatValue, upper: FormatValue)
  /// The format of the values.
  public let format: FloatFormat
  /// The distribution.
  public let measure: SampleMeasure
  /// The ranks of the ends.
  let ranks: (lower: BigRational, upper: BigRational)
  /// The ranks as machine integers, for doubles.
  let smallRanks: ClosedRange<Int>?

  /// The numbers of a format between two reals, which are first rounded to the format; nil if the
  /// first is larger than the second, or if no finite number lies between them.
  ///
  /// - Throws: if an end cannot be distinguished from a boundary between two roundings.
  public init?(
    _ name: String, from lower: ExactReal, to upper: ExactReal, _ format: FloatFormat,
    _ measure: SampleMeasure, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    let (first, last) = (try lower.sign(limits: limits), try upper.sign(limits: limits))
    let format = first <= 0 && last >= 0 ? format.withExponentsToDraw : format
    guard let low = try format.finiteRank(of: lower, limits, isLower: true),
      let high = try format.finiteRank(of: upper, limits, isLower: false), low <= high
    else { return nil }
    self.init(name, ranks: (low, high), format, measure)
  }

  private init(
    _ name: String, ranks: (lower: BigRational, upper: BigRational), _ format: FloatFormat,
    _ measure: SampleMeasure
  ) {
    self.name = name
    self.format = format
    self.measure = measure
    self.ranks = ranks
    ends = (format.number(ordinal: ranks.lower), format.number(ordinal: ranks.upper))
    if format.isBinary64, let low = Int(exactly: ranks.lower), let high = Int(exactly: ranks.upper)
    {
      smallRanks = low...high
    } else {
      smallRanks = nil
    }
  }

  /// Draws a number.
  func draw(_ generator: inout SplitMix64) -> FormatValue {
    switch (measure, ends) {
    case (.values, (.binary(let low), .binary(let high))):
      return .binary(
        format.fitted(
          BigFloat.random(
            in: low...high, precision: .bits(format.precision), using: &generator)))
    case (.values, _):
      guard case .decimal(let parameters) = format.kind, let low = ends.lower.rational,
        let high = ends.upper.rational
      else { return ends.lower }
      var context = DecimalContext(parameters)
      let scale = BigRational.powerOfTwo(format.precision * 4 + 64)
      let share = BigRational.uniform(below: scale + 1, &generator) / scale
      return .decimal(context.number(low + (high - low) * share))
    case (.floats, _):
      if let smallRanks {
        return .binary(BigFloat(Double(rank: Int.random(in: smallRanks, using: &generator))))
      }
      return format.number(ordinal: ranks.lower + .uniform(below: size, &generator))
    }
  }

  /// Points with one coordinate from each range; a seed always gives the same points.
  public static func points(
    _ count: Int, from ranges: [SampleRange], seed: UInt64
  ) -> [[ExactReal]] {
    var generator = SplitMix64(seed: seed, stream: 0)
    return (0..<count).map { _ in ranges.map { $0.draw(&generator) }.reals }
  }

  /// A copy for another thread, which shares no reference-counted numbers with this one.
  func copied() -> SampleRange {
    SampleRange(name, ranks: (ranks.lower + 0, ranks.upper + 0), format, measure)
  }

  /// The number of numbers.
  var size: BigRational { ranks.upper - ranks.lower + 1 }

  /// Consecutive parts with equally many numbers, or one more; fewer parts than asked for if there are fewer numbers.
  func parts(_ number: Int) -> [SampleRange] {
    let ends = (0...number).map { index in
      ranks.lower + (size * BigRational(index) / BigRational(number)).floor
    }
    return zip(ends, ends.dropFirst()).filter { $0 < $1 }.map {
      SampleRange(name, ranks: ($0, $1 - 1), format, measure)
    }
  }

  /// The number that is a number of ranks away from x, limited to the range.
  func moved(_ x: FormatValue, by ranks: BigRational) -> FormatValue {
    guard let rank = format.ordinal(x) else { return x }
    let target = rank + ranks
    return format.number(ordinal: min(max(target, self.ranks.lower), self.ranks.upper))
  }
}

extension FloatFormat {
  /// The least and the largest finite number.
  public var finiteEnds: (lower: ExactReal, upper: ExactReal) {
    let format = withExponentsToDraw
    let ranks = format.finiteRanks
    func end(_ rank: BigRational) -> ExactReal {
      ExactReal(format.number(ordinal: rank).rational ?? 0)
    }
    return (end(ranks.least), end(ranks.greatest))
  }

  /// The rank of the finite number nearest to an end of a range; nil if the range contains no
  /// finite number because of this end.
  fileprivate func finiteRank(
    of end: ExactReal, _ limits: ExactLimits, isLower: Bool
  ) throws(ComputationFailure) -> BigRational? {
    let nearest = try rounded(end, limits: limits)
    guard let rank = ordinal(nearest) else {
      // The end is beyond the largest number of a format without infinities, or not above zero in one of positive numbers.
      let isBelow = try end.sign(limits: limits) <= 0
      guard isLower == isBelow else { return nil }
      return isBelow ? finiteRanks.least : finiteRanks.greatest
    }
    if nearest.isFinite { return rank }
    return isLower == nearest.isNegative ? rank - BigRational(rank.sign) : nil
  }
}

extension BigRational {
  /// 2^n.
  static func powerOfTwo(_ n: Int) -> BigRational { (try? .pow(2, n)) ?? 0 }

  /// A uniformly distributed integer from 0 up to a bound; draws at or above the bound are
  /// rejected.
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
