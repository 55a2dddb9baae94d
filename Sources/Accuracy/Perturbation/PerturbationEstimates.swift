public import BigNumbers
import NumericCore

/// Estimates of the accuracy of a result from perturbed runs, and the true accuracy of their mean.
///
/// All numbers of digits are −log₁₀ of a ratio, clamped to the range from 0 to the digits of the
/// precision.
public struct PerturbationEstimates: Sendable {
  /// The mean, rounded to 64 bits or 20 digits more than the format has.
  public let mean: FormatValue
  /// The sample standard deviation, rounded likewise.
  public let standardDeviation: FormatValue
  /// t with P(|T| ≤ t) = 0.95 for Student's distribution, with one degree of freedom less than the
  /// number of runs.
  public let studentT: Double
  /// The digits of the mean by CESTAC, from |mean|·√N / (s·t).
  ///
  /// **Source.** Vignes, "A stochastic arithmetic for reliable scientific computation" (1993).
  public let cestacDigits: ExactReal
  /// The digits of one run by Monte Carlo arithmetic, from |mean| / s.
  ///
  /// **Source.** Parker, "Monte Carlo Arithmetic" (1997).
  public let monteCarloDigits: ExactReal
  /// The digits in which all runs agree, from the largest magnitude divided by the range.
  public let commonDigits: ExactReal
  /// The correct digits of the mean; nil if the true value is not certified.
  public let correctDigitsOfMean: ExactReal?

  /// Nil if a run has no finite result.
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
      // Near the ends of MPFR's exponent range the variance may overflow or underflow.
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
