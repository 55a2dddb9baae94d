import Accuracy

/// What associativity is measured on.
public enum AssociativityCases {
  /// Where operands come from.
  public static let distributions: [OperandDistribution] = [
    .multiplesInUnitInterval, .uniform, .logUniform(span: 3), .logUniform(span: 30),
  ]

  /// Bits of significand: those of binary32, binary64 and binary128, and more.
  public static let precisions = [24, 53, 113, 256]
}
