import Accuracy
import BigNumbers
import NumericCore

/// How far the results of a benchmark are from the true ones: the worst and the middle of all of them, certified.
public struct ResultAccuracy: Hashable, Sendable {
  /// Correct digits of the worst result, −log₁₀ of its relative error; at most those of the precision.
  public var leastDigits: Double
  /// Correct digits of the middle one.
  public var medianDigits: Double
  /// log₂(1 + n) where n numbers of the format lie between the worst result and the one nearest to the truth.
  public var mostBits: Double

  /// Takes what was found before.
  public init(leastDigits: Double, medianDigits: Double, mostBits: Double) {
    (self.leastDigits, self.medianDigits, self.mostBits) = (leastDigits, medianDigits, mostBits)
  }

  /// Measures the results of a format.
  ///
  /// - Throws: a true value that does not exist, or could not be told from a border between roundings.
  init(
    of results: [[FormatValue]], truths: [[ExactReal]], in format: FloatFormat,
    _ limits: ExactLimits
  ) throws(ComputationFailure) {
    var digits: [Double] = []
    mostBits = 0
    for (results, truths) in zip(results, truths) {
      for (result, truth) in zip(results, truths) {
        let error = try PointError(of: result, truth: truth, in: format, limits: limits)
        digits.append(error.correctDigits(in: format))
        mostBits = max(mostBits, error.bits)
      }
    }
    digits.sort()
    leastDigits = digits[0]
    medianDigits = digits.quantile(0.5)
  }
}

extension PointError {
  /// −log₁₀ of the upper end of the relative error, from 0 to what the precision holds.
  fileprivate func correctDigits(in format: FloatFormat) -> Double {
    let most = Double(format.precision) * (format.radix == 2 ? 0.301_029_995_663_981_2 : 1)
    guard let relative else { return 0 }
    if relative.upper.isZero { return most }
    let upper = BigFloat(relative.upper, precision: .bits(64), rounding: .up)
    return min(most, max(0, -Double(BigFloat.log10(upper))))
  }
}
