import NumericCore

/// Checks of the measurement by a figure that is known in advance.
///
/// Of the triples of multiples of 2⁻⁵³ in [0, 1), drawn uniformly, the share of 11/64 has (a + b) +
/// c ≠ a + (b + c) in 53 bits.
public enum KnownAnswer {
  /// The share of triples with different results.
  public static let expected = 11.0 / 64

  /// Whether sums of such operands in this format have the known rate.
  public static func applies(
    to operation: Association, _ distribution: OperandDistribution, _ format: FloatFormat
  ) -> Bool {
    operation == .addition && distribution == .multiplesInUnitInterval && format.radix == 2
      && format.precision == 53
  }

  /// Throws if the rate of a sample differs from the known one by more than three standard errors.
  public static func verifyRate(_ figures: AssociativityFigures) throws(ComputationFailure) {
    let error = (expected * (1 - expected) / Double(figures.count)).squareRoot()
    if (figures.rate - expected).magnitude > 3 * error {
      throw ComputationFailure.inapplicable(
        """
        \(figures.differing) of \(figures.count) triples differ; 11/64 of them should, which is \
        \(expected * Double(figures.count)) ± \(error * Double(figures.count))
        """)
    }
  }

  /// Throws unless BigFloat with 53 bits gives the same figures as doubles.
  ///
  /// They must agree, because both round correctly and no operand is near the ends of the exponent
  /// range of doubles.
  public static func verifyAgreement(
    _ figures: AssociativityFigures, _ operation: Association, _ distribution: OperandDistribution
  ) throws {
    let onBigFloat = try AssociativityMeasure(bits: 53)
      .figures(operation, distribution, count: figures.count)
    if figures != onBigFloat {
      throw ComputationFailure.inapplicable(
        "Double gives \(figures), but BigFloat of 53 bits \(onBigFloat)")
    }
  }

  /// Measures sums on doubles and verifies their rate.
  @discardableResult
  public static func verifyDouble(count: Int) throws -> AssociativityFigures {
    let figures = try AssociativityMeasure<DoubleBackend>()
      .figures(.addition, .multiplesInUnitInterval, count: count)
    try verifyRate(figures)
    return figures
  }
}
