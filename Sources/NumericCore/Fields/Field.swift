/// A type of numbers with + − · ÷ and whole literals: what linear algebra, polynomials and Newton's method need.
///
///     func determinant<Scalar: Field>(_ a: Scalar, _ b: Scalar, _ c: Scalar, _ d: Scalar) -> Scalar { a * d - b * c }
///
/// `Double`, `Float`, `BigFloat`, `FixedFloat`, `BigRational`, `BigDecimal`, `BigInterval`, `ExactReal` and `Complex` of the
/// binary ones conform. Each keeps its own meaning of an operation: exact, rounded once, or enclosed. Division by zero is what
/// the type says it is. There is no `==`, because the equality of exact reals may be undecided; ``pivotRank`` tells what can be
/// divided by.
///
/// Numbers that are made of whole numbers alone, such as `1 / 3`, have the precision of ``withPrecision(_:_:)`` where their type
/// has no other.
public protocol Field: Sendable, ExpressibleByIntegerLiteral {
  /// A whole number, exactly where the type can hold it.
  init<Whole: BinaryInteger>(_ value: Whole)

  /// The sum.
  static func + (a: Self, b: Self) -> Self
  /// The difference.
  static func - (a: Self, b: Self) -> Self
  /// The product.
  static func * (a: Self, b: Self) -> Self
  /// The quotient.
  static func / (a: Self, b: Self) -> Self
  /// The negative.
  static prefix func - (x: Self) -> Self
  /// Adds in place.
  static func += (a: inout Self, b: Self)
  /// Subtracts in place.
  static func -= (a: inout Self, b: Self)
  /// Multiplies in place.
  static func *= (a: inout Self, b: Self)
  /// Divides in place.
  static func /= (a: inout Self, b: Self)

  /// Subtracts a product: what an elimination does in its innermost loop.
  ///
  /// The result is that of `self -= a * b`, or closer to the true one. A type whose products are objects can do without one.
  mutating func subtractProduct(_ a: Self, _ b: Self)

  /// How well the number serves as a divisor, larger for a better one; nil if it is zero or NaN.
  ///
  /// Among rounded numbers the largest is the best, among fractions the shortest, among enclosures the one farthest from zero.
  /// −∞ stands for a number that may be zero and is not proven to be: with no better pivot a matrix is not known to be regular.
  var pivotRank: Double? { get }
}

/// A field in which every decimal has its exact value, so that text can be a literal: `let x: ExactReal = "0.1"`.
///
/// **Precondition** The text of a literal is a number; for text from elsewhere use the types' own initialisers, which fail or throw.
public protocol ExactField: Field, ExpressibleByStringLiteral {}

extension Field {
  /// Subtracts a product in two operations.
  @inlinable
  public mutating func subtractProduct(_ a: Self, _ b: Self) { self -= a * b }

  /// x to a whole power, by squaring; the reciprocal of the positive power for a negative one, and 1 for 0.
  ///
  /// **Complexity** At most 2·log₂|n| products.
  @inlinable
  public func raised(to n: Int) -> Self {
    var power: Self = 1
    for bit in stride(from: Int.bitWidth - n.magnitude.leadingZeroBitCount, to: 0, by: -1) {
      power *= power
      if n.magnitude >> (bit - 1) & 1 == 1 { power *= self }
    }
    return n < 0 ? 1 / power : power
  }
}
