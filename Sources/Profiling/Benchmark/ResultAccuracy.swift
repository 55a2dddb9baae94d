import Accuracy
import BigNumbers
import NumericCore

/// The certified accuracy of the results of a benchmark: that of the worst result, and the median.
public struct ResultAccuracy: Hashable, Sendable {
  /// The correct digits of the worst result: −log₁₀ of its relative error, at most the digits of
  /// the precision.
  public var leastDigits: Double
  /// The median of the correct digits.
  public var medianDigits: Double
  /// log₂(1 + n), where n numbers of the format lie between the worst result and the number nearest
  /// to the truth.
  public var mostBits: Double

  /// Creates an accuracy from its values.
  public init(leastDigits: Double, medianDigits: Double, mostBits: Double) {
    (self.leastDigits, self.medianDigits, self.mostBits) = (leastDigits, medianDigits, mostBits)
  }

  /// Measures the results of a format.
  ///
  /// - Throws: if a true value does not exist, if exact evaluation could not decide how it is
  ///   rounded, or if there are no results or not as many as true values.
  init(
    of results: [[FormatValue]], truths: [[ExactReal]], in format: FloatFormat,
    _ limits: ExactLimits
  ) throws(ComputationFailure) {
    let counts = (results.map(\.count), truths.map(\.count))
    guard counts.0 == counts.1, counts.0.contains(where: { $0 > 0 }) else {
      throw .inapplicable(
        "there are \(counts.0.reduce(0, +)) results for \(counts.1.reduce(0, +)) true values")
    }
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
  /// −log₁₀ of the upper bound of the relative error, clamped to the range from 0 to the digits of
  /// the precision.
  fileprivate func correctDigits(in format: FloatFormat) -> Double {
    let most = Double(format.precision) * (format.radix == 2 ? 0.301_029_995_663_981_2 : 1)
    guard let relative else { return 0 }
    if relative.upper.isZero { return most }
    let upper = BigFloat(relative.upper, precision: .bits(64), rounding: .up)
    return min(most, max(0, -Double(BigFloat.log10(upper))))
  }
}
