public import NumericCore

// The distributions of ``BigFloat``, whose probabilities are exact, at the precision of the type.
extension FixedFloat {
  /// A random number of a half-open range: a real number, uniform between the bounds, rounded once; see
  /// ``BigFloat/random(in:precision:rounding:using:)-(Range<BigFloat>,_,_,_)``.
  public static func random(
    in range: Range<FixedFloat>, rounding: Rounding = .nearestEven,
    using generator: inout some RandomNumberGenerator
  ) -> FixedFloat {
    let range = BigFloat(range.lowerBound)..<BigFloat(range.upperBound)
    return FixedFloat(
      BigFloat.random(in: range, precision: precision, rounding: rounding, using: &generator))
  }

  /// A random number of a closed range: a real number, uniform between the bounds, rounded once; see
  /// ``BigFloat/random(in:precision:rounding:using:)-(ClosedRange<BigFloat>,_,_,_)``.
  public static func random(
    in range: ClosedRange<FixedFloat>, rounding: Rounding = .nearestEven,
    using generator: inout some RandomNumberGenerator
  ) -> FixedFloat {
    let range = BigFloat(range.lowerBound)...BigFloat(range.upperBound)
    return FixedFloat(
      BigFloat.random(in: range, precision: precision, rounding: rounding, using: &generator))
  }

  /// A random number of a half-open range, from the system's generator.
  public static func random(
    in range: Range<FixedFloat>, rounding: Rounding = .nearestEven
  ) -> FixedFloat {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, rounding: rounding, using: &generator)
  }

  /// A random number of a closed range, from the system's generator.
  public static func random(
    in range: ClosedRange<FixedFloat>, rounding: Rounding = .nearestEven
  ) -> FixedFloat {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, rounding: rounding, using: &generator)
  }

  /// A real number of the normal distribution, rounded once.
  public static func randomNormal(
    mean: FixedFloat = 0, standardDeviation: FixedFloat = 1, rounding: Rounding = .nearestEven,
    using generator: inout some RandomNumberGenerator
  ) -> FixedFloat {
    FixedFloat(
      BigFloat.randomNormal(
        mean: BigFloat(mean), standardDeviation: BigFloat(standardDeviation), precision: precision,
        rounding: rounding, using: &generator))
  }

  /// A real number of the exponential distribution, rounded once.
  public static func randomExponential(
    mean: FixedFloat = 1, rounding: Rounding = .nearestEven,
    using generator: inout some RandomNumberGenerator
  ) -> FixedFloat {
    FixedFloat(
      BigFloat.randomExponential(
        mean: BigFloat(mean), precision: precision, rounding: rounding, using: &generator))
  }
}
