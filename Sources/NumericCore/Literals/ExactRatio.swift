/// An exact factor: numerator ÷ denominator × π^piPower.
///
/// Conversion factors are held in this form so that a conversion rounds once.
public struct ExactRatio: Hashable, Sendable {
  /// The dividend, finite.
  public var numerator: ExactLiteral
  /// The divisor, finite and not zero.
  public var denominator: ExactLiteral
  /// The power of π, any integer.
  public var piPower: Int

  /// Creates a factor. The denominator must not be zero.
  public init(_ numerator: ExactLiteral, _ denominator: ExactLiteral, piPower: Int = 0) {
    precondition(
      numerator.kind == .finite && denominator.kind == .finite && !denominator.isZero,
      "a factor is a finite ratio, not \(numerator.text)/\(denominator.text)")
    self.numerator = numerator
    self.denominator = denominator
    self.piPower = piPower
  }
}
