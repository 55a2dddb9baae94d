/// Where the roots of a polynomial are, found while an expression is compiled: how many there are, and which of them are real,
/// decides what follows.
public struct PolynomialRoots: Hashable, Sendable {
  /// One root.
  public struct Root: Hashable, Sendable {
    /// Where it is.
    public let place: Place
    /// How often it occurs.
    public let multiplicity: Int
    /// The number of the factor of which it is a simple root; nil for the polynomial itself.
    public let factor: Int?

    /// A root at a place.
    public init(_ place: Place, multiplicity: Int, factor: Int?) {
      (self.place, self.multiplicity, self.factor) = (place, multiplicity, factor)
    }
  }

  /// Where a root is.
  public enum Place: Hashable, Sendable {
    /// The root is this whole number over that one, which is positive.
    case fraction(ExactLiteral, ExactLiteral)
    /// The root is the only one, of its factor, within a distance of a center.
    case disc(re: ExactLiteral, im: ExactLiteral, radius: ExactLiteral, Line)
  }

  /// Lines on which a root is proven to lie.
  public enum Line: Hashable, Sendable {
    /// It is real.
    case real
    /// Its real part is zero, and its imaginary part is not.
    case imaginary
    /// It is on neither axis, or not proven to be there.
    case none
  }

  /// Factors with simple roots: whole coefficients, that of the lowest power first. Several roots may belong to one of them.
  public let factors: [[ExactLiteral]]
  /// The roots, each once: the real ones first, in ascending order, then the others by real and imaginary part.
  public let roots: [Root]

  /// Roots of given factors.
  public init(factors: [[ExactLiteral]], roots: [Root]) {
    (self.factors, self.roots) = (factors, roots)
  }
}

extension PolynomialRoots {
  /// Throws where the square of a degree is more than one expression may have operations: so many operands have all roots together,
  /// and so many products of coefficients has one product of polynomials.
  package static func checkDegree(_ degree: Int, _ limits: Limits) throws(ComputationFailure) {
    do throws(LimitExceeded) {
      let (operands, isTooLarge) = degree.multipliedReportingOverflow(by: degree)
      try limits.check(.operations, isTooLarge ? .max : operands)
    } catch {
      throw .limit(error)
    }
  }
}
