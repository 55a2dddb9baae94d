import BigNumbers
import NumericCore

extension AccuracyTest {
  /// What was found at a point.
  struct Finding: RankedPoint {
    let point: [FormatValue]
    let computed: Number
    /// The error in ulps, rounded up; infinite if only one of the two values is a number.
    let ulps: Double
    /// Whether the error is proven to be larger than the bound.
    let isBeyond: Bool

    func isWorse(than other: Finding) -> Bool {
      isBeyond == other.isBeyond ? ulps > other.ulps : isBeyond
    }
  }

  /// The outcome at a point.
  enum Outcome {
    case measured(Finding)
    /// Neither the truth nor the function has a value.
    case undefined
    case undecided(ComputationFailure)
  }

  /// Holds a computed value against the truth, which is evaluated by `truth`.
  ///
  /// Where no true value exists, NaN is right, and at a pole an infinity too.
  func outcome(
    of computed: Number, at point: [FormatValue],
    _ truth: ([ExactReal]) throws(ComputationFailure) -> ExactReal
  ) -> Outcome {
    do throws(ComputationFailure) {
      let value = try truth(point.reals)
      let enclosure = try value.bounds(Self.format.enclosingPrecision, limits: limits)
      let error = try PointError(
        of: computed.formatValue, truth: value, enclosure: enclosure, in: Self.format,
        limits: limits)
      let (ulps, isBeyond) = try ulps(error, computed, value)
      return .measured(
        Finding(point: point, computed: computed, ulps: ulps, isBeyond: isBeyond))
    } catch {
      guard case .invalid(let exception) = TrueValue(error) else { return .undecided(error) }
      if computed.isNaN || exception == .divisionByZero && computed.isInfinite {
        return .undefined
      }
      return .measured(
        Finding(point: point, computed: computed, ulps: .infinity, isBeyond: true))
    }
  }

  /// The error in ulps, rounded up, and whether it is beyond the bound, which is proven.
  private func ulps(
    _ error: PointError, _ computed: Number, _ truth: ExactReal
  ) throws(ComputationFailure) -> (Double, isBeyond: Bool) {
    guard let ulps = error.ulps else {
      // An infinity is right where the truth rounds to it.
      let isRight = error.ordinalUlps?.isZero ?? false
      return isRight ? (0, false) : (.infinity, true)
    }
    let upper = Double(ulps.upper, rounding: .up)
    let limit = BigFloat(bound)
    if ulps.upper <= limit { return (upper, false) }
    if ulps.lower > limit { return (upper, true) }
    // Only the exact error can tell, as for a tie and a bound of half an ulp.
    let exact = try ErrorMeasures(
      of: computed.formatValue, truth: truth, in: Self.format, limits: limits
    ).ulps
    guard let exact, let allowed = ExactReal(exactly: bound) else { return (upper, false) }
    switch try exact.compared(to: allowed, limits: limits) {
    case .greater: return (upper, true)
    case .undecided: throw .undecided(bits: limits.sizes.workingPrecision)
    default: return (bound, false)
    }
  }
}
