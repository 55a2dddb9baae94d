public import BigNumbers
import NumericCore

/// What perturbed runs say of a result, and what is true of their mean.
///
/// Every count of digits is −log₁₀ of a ratio, from 0 to what the precision holds.
public struct PerturbationEstimates: Sendable {
  /// The mean, rounded to 64 bits or 20 digits more than the format has.
  public let mean: FormatValue
  /// The standard deviation of a sample, rounded likewise.
  public let standardDeviation: FormatValue
  /// t with P(|T| ≤ t) = 0.95, of Student's distribution for one degree of freedom less than there are runs.
  public let studentT: Double
  /// Digits of the mean by CESTAC: of |mean|·√N / (s·t). **Source.** Vignes, "A stochastic arithmetic for
  /// reliable scientific computation" (1993).
  public let cestacDigits: ExactReal
  /// Digits of one run by Monte Carlo arithmetic: of |mean| / s. **Source.** Parker, "Monte Carlo
  /// Arithmetic" (1997).
  public let monteCarloDigits: ExactReal
  /// Digits in which all runs agree: of the largest magnitude over the distance of the extremes.
  public let commonDigits: ExactReal
  /// Digits of the mean that are right; nil where the truth is not certified.
  public let correctDigitsOfMean: ExactReal?

  /// Nil unless all runs ended with a number.
  init?(
    _ results: [FormatValue], in format: FloatFormat, truth: TrueValue, limits: ExactLimits
  ) throws(ComputationFailure) {
    guard results.allSatisfy(\.isFinite) else { return nil }
    let backend = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try format.widened(bits: 64, digits: 20).backend(.nearestEven, limits.sizes)
    }
    func number(_ function: ListFunction) throws(ComputationFailure) -> FormatValue {
      try backend.run(StepGraph.Step(operation: .list(function), operands: []), results)
    }
    mean = try number(.mean)
    standardDeviation = try number(.standardDeviation)
    studentT = StudentDistribution(degreesOfFreedom: results.count - 1).quantile(0.95)

    let exact = ExactBackend(limits: limits)
    func real(_ value: FormatValue) throws(ComputationFailure) -> ExactReal {
      // At the ends of MPFR's exponents a variance may have none.
      guard value.isFinite else {
        throw .inapplicable("the spread of the runs is beyond the range of exponents")
      }
      return try exact.number(value.literal)
    }
    let (mean, deviation) = (try real(mean), try real(standardDeviation))
    let (least, greatest) = (try real(number(.minimum)), try real(number(.maximum)))
    func digits(
      _ error: ExactReal, of value: ExactReal
    ) throws(ComputationFailure) -> ExactReal {
      try ErrorMeasures.correctDigits(error, of: value, in: format, limits)
    }
    let t = ExactReal(BigRational(exactly: studentT) ?? 0)
    cestacDigits = try digits(
      deviation * t / ExactReal(results.count).squareRoot(), of: mean)
    monteCarloDigits = try digits(deviation, of: mean)
    let isNegative = try (least + greatest).sign(limits: limits) < 0
    commonDigits = try digits(greatest - least, of: isNegative ? least : greatest)
    correctDigitsOfMean =
      if let truth = truth.value { try digits(mean - truth, of: truth) } else { nil }
  }
}
