import NumericCore

/// Figures that are known beforehand, to test the measurement itself.
///
/// Of the triples of multiples of 2⁻⁵³ in [0, 1), drawn uniformly, 11 in 64 have
/// (a + b) + c ≠ a + (b + c) in 53 bits.
public enum KnownAnswer {
  /// The share of triples that differ.
  public static let expected = 11.0 / 64

  /// Whether sums of such operands in a format have that rate.
  public static func applies(
    to operation: Association, _ distribution: OperandDistribution, _ format: FloatFormat
  ) -> Bool {
    operation == .addition && distribution == .multiplesInUnitInterval && format.radix == 2
      && format.precision == 53
  }

  /// Throws when a sample's rate is more than three standard errors off.
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

  /// Throws unless BigFloat of 53 bits gives the same figures, as it must: both round correctly and
  /// no operand here comes near the ends of Double's exponent range.
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

  /// Measures sums on Double and verifies their rate.
  @discardableResult
  public static func verifyDouble(count: Int) throws -> AssociativityFigures {
    let figures = try AssociativityMeasure<DoubleBackend>()
      .figures(.addition, .multiplesInUnitInterval, count: count)
    try verifyRate(figures)
    return figures
  }
}
