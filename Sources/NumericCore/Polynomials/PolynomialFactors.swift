/// A polynomial with fractions as coefficients as a fraction times powers of polynomials that are irreducible over the fractions.
///
/// The polynomial −x⁴/2 + 1/2 is −1/2 times x − 1, x + 1 and x² + 1.
public struct PolynomialFactors: Hashable, Sendable {
  /// The fraction.
  public struct Unit: Hashable, Sendable {
    /// A whole number.
    public let numerator: ExactLiteral
    /// A positive whole number without a common divisor with the numerator.
    public let denominator: ExactLiteral

    /// A fraction in lowest terms.
    public init(numerator: ExactLiteral, denominator: ExactLiteral) {
      (self.numerator, self.denominator) = (numerator, denominator)
    }
  }

  /// A power of an irreducible polynomial.
  public struct Factor: Hashable, Sendable {
    /// Whole numbers without a common divisor, that of the lowest power first; the last one is positive.
    public let coefficients: [ExactLiteral]
    /// The exponent, which is positive.
    public let multiplicity: Int

    /// A power of a polynomial.
    public init(coefficients: [ExactLiteral], multiplicity: Int) {
      (self.coefficients, self.multiplicity) = (coefficients, multiplicity)
    }
  }

  /// The fraction by which the powers are multiplied.
  public let unit: Unit
  /// The powers of different polynomials: by degree, then by the coefficients from the highest power on, of which smaller
  /// magnitudes come first and negative numbers before positive ones. A constant has none.
  public let factors: [Factor]

  /// A product of a fraction and powers.
  public init(unit: Unit, factors: [Factor]) {
    (self.unit, self.factors) = (unit, factors)
  }
}
