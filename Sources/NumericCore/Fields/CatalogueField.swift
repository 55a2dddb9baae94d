/// A real field with every function of the catalogue, each computed by one method.
///
/// `T.zeta(x)` and `x.zeta()` are shorter spellings of `T.compute(.zeta, x)`. The definition, the domain, the special values and
/// the source of each function are in its row of the catalogue in `Scientific`; the types say how they round.
public protocol CatalogueField: OrderedField, ElementaryField {
  /// A function of one number.
  static func compute(_ function: UnaryFunction, _ x: Self) -> Self
  /// A function of two numbers.
  static func compute(_ function: BinaryFunction, _ x: Self, _ y: Self) -> Self
  /// A function of a list, which has as many numbers as the function takes.
  static func compute(_ function: ListFunction, _ x: [Self]) -> Self
  /// A mathematical constant.
  static func constant(_ constant: Constant) -> Self
}

// What elementary fields need.
extension CatalogueField {
  /// An elementary function of a number.
  @inlinable
  public static func elementary(_ function: ElementaryFunction, _ x: Self) -> Self {
    compute(function.unary, x)
  }
  /// x to the power y; a negative x has only whole powers.
  @inlinable
  public static func power(_ x: Self, _ y: Self) -> Self { compute(.pow, x, y) }
  /// The ratio of a circle's circumference to its diameter.
  public static var pi: Self { constant(.pi) }
}

// Functions of two numbers.
extension CatalogueField {
  /// The angle of the point (x, y), from −π to π.
  @inlinable public static func atan2(y: Self, x: Self) -> Self { compute(.atan2, y, x) }
  /// √(x² + y²) without intermediate overflow.
  @inlinable public static func hypot(_ x: Self, _ y: Self) -> Self { compute(.hypot, x, y) }
  /// The logarithm to a base.
  @inlinable public static func log(_ x: Self, base: Self) -> Self { compute(.logBase, x, base) }
  /// The upper incomplete Γ(a, x).
  @inlinable public static func incompleteGamma(_ a: Self, _ x: Self) -> Self {
    compute(.incompleteGamma, a, x)
  }
  /// Euler's beta function.
  @inlinable public static func beta(_ x: Self, _ y: Self) -> Self { compute(.beta, x, y) }
  /// The Bessel function J of a whole order.
  @inlinable public static func besselJ(order: Self, _ x: Self) -> Self {
    compute(.besselJ, order, x)
  }
  /// The Bessel function Y of a whole order.
  @inlinable public static func besselY(order: Self, _ x: Self) -> Self {
    compute(.besselY, order, x)
  }
  /// The arithmetic–geometric mean.
  @inlinable public static func arithmeticGeometricMean(_ x: Self, _ y: Self) -> Self {
    compute(.arithmeticGeometricMean, x, y)
  }
  /// The binomial coefficient n over k.
  @inlinable public static func binomial(_ n: Self, _ k: Self) -> Self { compute(.binomial, n, k) }
}
