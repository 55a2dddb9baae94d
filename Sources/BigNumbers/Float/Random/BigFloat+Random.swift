public import NumericCore

extension BigFloat {
  /// A random number of a half-open range: a real number, uniform between the bounds, rounded once.
  ///
  /// The distribution is that of drawing a real number, rounding it, and drawing again while the
  /// result is not in the range. Rejected draws do not occur: the reals are drawn between the
  /// bounds within which rounding stays in the range.
  ///
  /// - Accuracy: the probability of a result is exactly that of the reals that round to it. Near
  ///   zero numbers are denser, and each is as likely as the interval that rounds to it is wide:
  ///   there is no grid, unlike in `Double.random(in:)`.
  /// - Domain and special values: the bounds are finite and may have any precision and any
  ///   exponents. An empty range and an infinite bound stop the program, as they do in the standard
  ///   library, and so does a range that contains no possible result, such as one between
  ///   neighbours when rounding up.
  /// - Complexity: linear in the precision; about p + 8 bits are drawn, in words of 64, and fewer
  ///   when the range is narrow relative to its bounds.
  /// - Source: the rounding of `mpfr_urandom`, for any bounds; a u-rand of Karney, ACM TOMS 42(1),
  ///   2016.
  ///
  /// All bits come from the generator. One that repeats a few words may never decide a number: some
  /// thousand words without a decision stop the program.
  ///
  /// ```swift
  /// var generator = SplitMix64(seed: 1)
  /// let unit = BigFloat(0)..<BigFloat(1)
  /// BigFloat.random(in: unit, precision: .bits(100), using: &generator)
  /// // 0.566561575172280961721064384957
  /// ```
  public static func random(
    in range: Range<BigFloat>, precision: Precision? = nil, rounding: Rounding = .nearestEven,
    using generator: inout some RandomNumberGenerator
  ) -> BigFloat {
    precondition(!range.isEmpty, "an empty range has no random number")
    return uniform(
      range.lowerBound, range.upperBound, includesUpper: false, precision, rounding, &generator)
  }

  /// A random number of a closed range: a real number, uniform between the bounds, rounded once.
  ///
  /// It is drawn as from a half-open range, but the upper bound can occur as well: with half the
  /// probability of an inner number when rounding to nearest, with all of it when rounding up,
  /// never when rounding down.
  ///
  /// - Accuracy: the probability of a result is exactly that of the reals that round to it.
  /// - Domain and special values: the bounds are finite. A single point is returned without drawing
  ///   a bit, if it has the requested precision.
  /// - Complexity: linear in the precision; about p + 8 bits are drawn, in words of 64.
  /// - Source: as for a half-open range.
  public static func random(
    in range: ClosedRange<BigFloat>, precision: Precision? = nil,
    rounding: Rounding = .nearestEven, using generator: inout some RandomNumberGenerator
  ) -> BigFloat {
    uniform(
      range.lowerBound, range.upperBound, includesUpper: true, precision, rounding, &generator)
  }

  /// A random number of a half-open range, from the system's generator.
  public static func random(
    in range: Range<BigFloat>, precision: Precision? = nil, rounding: Rounding = .nearestEven
  ) -> BigFloat {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, precision: precision, rounding: rounding, using: &generator)
  }

  /// A random number of a closed range, from the system's generator.
  public static func random(
    in range: ClosedRange<BigFloat>, precision: Precision? = nil,
    rounding: Rounding = .nearestEven
  ) -> BigFloat {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, precision: precision, rounding: rounding, using: &generator)
  }

  /// A uniform real between the bounds within which rounding stays in the range, rounded.
  private static func uniform(
    _ lower: BigFloat, _ upper: BigFloat, includesUpper: Bool, _ precision: Precision?,
    _ rounding: Rounding, _ generator: inout some RandomNumberGenerator
  ) -> BigFloat {
    precondition(
      !lower.isInfinite && !upper.isInfinite && !lower.isNaN && !upper.isNaN,
      "there is no uniform distribution between \(lower) and \(upper)")
    let precision = precision ?? commonPrecision(lower, upper)
    // The smallest and the largest possible result.
    let first = BigFloat(lower, precision: precision, rounding: .up)
    var last = BigFloat(upper, precision: precision, rounding: .down)
    if lower == upper, first == last { return first }
    if !includesUpper, last == upper { last = -(-last).above(precision) }
    let low = -(-first).end(within: -lower, precision, rounding.mirrored)
    let high = last.end(within: upper, precision, rounding)
    precondition(
      low < high,
      """
      no real number between \(lower) and \(upper) rounds to \(precision.bits) bits \
      (\(rounding.rawValue)) within that range
      """)
    var sampler = DeviateSampler(precision)
    return rounded(
      RandomDeviate(), .between(low: low, high: high), precision, rounding, &sampler,
      using: &generator)
  }

  /// The upper end of the reals up to `bound` that round to at most this number, which is the
  /// largest allowed one.
  ///
  /// The next larger number is not below the bound.
  private func end(
    within bound: BigFloat, _ precision: Precision, _ rounding: Rounding
  ) -> BigFloat {
    switch rounding {
    // With one more bit, the next larger number is the midpoint.
    case .nearestEven: min(bound, above(.bits(precision.bits + 1)))
    case .up: self
    case .down: bound
    case .towardZero: isNegative ? self : bound
    case .awayFromZero: isNegative ? bound : self
    }
  }
}
