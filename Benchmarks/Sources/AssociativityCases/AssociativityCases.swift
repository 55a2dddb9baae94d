import Accuracy

/// The distributions and precisions for which associativity is measured.
public enum AssociativityCases {
  /// The distributions of operands.
  public static let distributions: [OperandDistribution] = [
    .multiplesInUnitInterval, .uniform, .logUniform(span: 3), .logUniform(span: 30),
  ]

  /// The bits of significands: those of binary32, binary64 and binary128, and a larger number.
  public static let precisions = [24, 53, 113, 256]
}
