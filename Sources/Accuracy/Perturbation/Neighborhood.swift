import BigNumbers
import NumericCore

/// The position of a real number among the numbers of a format.
enum Neighborhood: Sendable {
  /// It is one of them, or an infinity or NaN, so that no rounding changes it.
  case exact(FormatValue)
  /// It lies between two numbers, at `share`/2⁶⁴ of the distance from the one towards zero to the
  /// other one; the share is truncated to an integer.
  case between(towardZero: FormatValue, awayFromZero: FormatValue, share: UInt64)
  /// It is larger in magnitude than the largest number by at least an ulp of that.
  case beyond(largest: FormatValue, infinity: FormatValue)

  /// One of the neighbours, chosen at random.
  func rounded(
    _ method: Perturbation.Method, using generator: inout SplitMix64
  ) -> FormatValue {
    switch self {
    case .exact(let value): return value
    case .between(let towardZero, let awayFromZero, let share):
      let draw = generator.next()
      switch method {
      case .rounding: return draw >> 63 == 0 ? towardZero : awayFromZero
      case .stochastic: return draw < share ? awayFromZero : towardZero
      }
    case .beyond(let largest, let infinity):
      switch method {
      case .rounding: return generator.next() >> 63 == 0 ? largest : infinity
      case .stochastic: return infinity
      }
    }
  }
}

/// Finds the neighbours of exact results.
///
/// A result is computed with guard digits and truncated. The guard digits give the share of the
/// distance to the next number. That share, and so the probability of rounding away from zero, is
/// too small by less than 2⁻⁶⁴. Only if all guard digits are zero does it matter whether anything
/// follows them; then the result is also rounded away from zero, which shows whether it is exact.
struct NeighborFinder: Sendable {
  let format: FloatFormat
  let limits: ExactLimits
  private let towardZero: any MeasuredBackend
  private let awayFromZero: any MeasuredBackend

  /// Decimal guard digits: 10²⁰ > 2⁶⁴.
  private static let guardDigits = 20
  private static let guardBits = 64

  init(_ format: FloatFormat, limits: ExactLimits) throws(ComputationFailure) {
    self.format = format
    self.limits = limits
    let wide = format.widened(bits: Self.guardBits, digits: Self.guardDigits)
    (towardZero, awayFromZero) = try lifting(ComputationFailure.limit) {
      () throws(LimitExceeded) in
      (
        try wide.backend(.towardZero, limits.sizes), try wide.backend(.awayFromZero, limits.sizes)
      )
    }
  }

  /// The neighbours of the exact result of a step whose operands are numbers of the format.
  func neighborhood(
    of step: StepGraph.Step, _ operands: [FormatValue]
  ) throws(ComputationFailure) -> Neighborhood {
    let truncated = try towardZero.run(step, operands)
    guard let place = Place(truncated, in: format) else { return .exact(truncated) }
    guard place.hasNoRest else { return place.neighborhood }
    return place.neighborhood(isExact: place.isSame(as: try awayFromZero.run(step, operands)))
  }

  /// The neighbours of a real number.
  func neighborhood(of number: ExactReal) throws(ComputationFailure) -> Neighborhood {
    if try number.isZero(limits: limits) { return .exact(format.roundedZero) }
    let truncated = try cut(number, .towardZero)
    guard let place = Place(truncated, in: format) else { return .exact(truncated) }
    guard place.hasNoRest else { return place.neighborhood }
    return place.neighborhood(isExact: place.isSame(as: try cut(number, .awayFromZero)))
  }

  /// A number that rounds like the real number in every direction: the number itself, or one
  /// strictly between the same two numbers with guard digits.
  ///
  /// **Source.** Boldo and Melquiond, "Emulation of FMA and correctly rounded sums: proved
  /// algorithms using rounding to odd" (2008).
  func roundedToOdd(_ number: ExactReal) throws(ComputationFailure) -> FormatValue {
    if try number.isZero(limits: limits) { return format.zero }
    let ends = [try cut(number, .towardZero), try cut(number, .awayFromZero)]
    if let place = Place(ends[0], in: format), place.isSame(as: ends[1]) { return ends[0] }
    let wider = format.widened(bits: Self.guardBits + 2, digits: Self.guardDigits + 2)
    let backend = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try wider.backend(.nearestEven, limits.sizes)
    }
    return try backend.run(StepGraph.Step(operation: .list(.mean), operands: []), ends)
  }

  private func cut(
    _ number: ExactReal, _ rounding: Rounding
  ) throws(ComputationFailure) -> FormatValue {
    if format.radix == 10 {
      let count = format.precision + Self.guardDigits
      return .decimal(
        BigDecimal(
          shortening: try number.digits(.significant(count), rounding: rounding, limits: limits)))
    }
    return .binary(
      try number.rounded(
        to: .bits(format.precision + Self.guardBits), rounding, limits: limits))
  }
}
