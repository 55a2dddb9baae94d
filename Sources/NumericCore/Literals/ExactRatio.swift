/// An exact factor, numerator ÷ denominator × π^piPower, with an offset for scales with different
/// zeros: x becomes (x · numerator + offset) ÷ denominator × π^piPower.
///
/// Conversion factors are kept in this form so that a conversion rounds only once.
public struct ExactRatio: Hashable, Sendable {
  /// The factor of the dividend, finite.
  public var numerator: ExactLiteral
  /// The divisor, finite and not zero.
  public var denominator: ExactLiteral
  /// The power of π, any integer; 0 where there is an offset.
  public var piPower: Int
  /// The number added to the product before the division, finite; zero between scales with the same
  /// zero.
  public var offset: ExactLiteral

  /// Creates a factor.
  ///
  /// - Precondition: the denominator is not zero, and `piPower` is 0 if there is an offset.
  public init(
    _ numerator: ExactLiteral, _ denominator: ExactLiteral, piPower: Int = 0,
    offset: ExactLiteral = ExactLiteral(0)
  ) {
    precondition(
      numerator.kind == .finite && denominator.kind == .finite && !denominator.isZero
        && offset.kind == .finite && (offset.isZero || piPower == 0),
      "a factor is a finite ratio, not \(numerator.text)/\(denominator.text)")
    self.numerator = numerator
    self.denominator = denominator
    self.piPower = piPower
    self.offset = offset
  }

  /// The factor 1.
  public static let one = ExactRatio(ExactLiteral(1), ExactLiteral(1))

  /// Whether the factor is 1, written in lowest terms.
  ///
  /// Products and quotients of factors are in lowest terms, so for them the answer is certain.
  public var isOne: Bool { self == .one }
}
