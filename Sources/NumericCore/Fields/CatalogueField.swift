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
  /// The number of ordered choices of k among n things.
  @inlinable public static func permutations(_ n: Self, _ k: Self) -> Self {
    compute(.permutations, n, k)
  }
  /// The greatest common divisor of whole numbers.
  @inlinable public static func greatestCommonDivisor(_ x: Self, _ y: Self) -> Self {
    compute(.greatestCommonDivisor, x, y)
  }
  /// The least common multiple of whole numbers.
  @inlinable public static func leastCommonMultiple(_ x: Self, _ y: Self) -> Self {
    compute(.leastCommonMultiple, x, y)
  }
  /// x minus ⌊x/y⌋·y, which has the sign of y.
  @inlinable public static func modulo(_ x: Self, _ y: Self) -> Self { compute(.modulo, x, y) }
  /// The real n-th root.
  @inlinable public static func root(_ x: Self, index: Self) -> Self { compute(.root, x, index) }
  /// (1 + x)^n without cancellation near 0.
  @inlinable public static func compound(_ x: Self, _ n: Self) -> Self { compute(.compound, x, n) }
  /// x − y where that is positive, else 0.
  @inlinable public static func positiveDifference(_ x: Self, _ y: Self) -> Self {
    compute(.positiveDifference, x, y)
  }
}

// Functions of three or four numbers, rounded once where the type rounds.
extension CatalogueField {
  /// x·y + z.
  @inlinable public static func fusedMultiplyAdd(_ x: Self, _ y: Self, _ z: Self) -> Self {
    compute(.fusedMultiplyAdd, [x, y, z])
  }
  /// a·b + c·d.
  @inlinable
  public static func sumOfProducts(_ a: Self, _ b: Self, _ c: Self, _ d: Self) -> Self {
    compute(.sumOfProducts, [a, b, c, d])
  }
  /// a·b − c·d.
  @inlinable
  public static func differenceOfProducts(_ a: Self, _ b: Self, _ c: Self, _ d: Self) -> Self {
    compute(.differenceOfProducts, [a, b, c, d])
  }
  /// b^e mod m of whole numbers, without the power.
  @inlinable public static func powerModulo(_ b: Self, _ e: Self, _ m: Self) -> Self {
    compute(.powerModulo, [b, e, m])
  }
}

// Functions of lists.
extension CatalogueField {
  /// The sum of a list that is not empty, rounded once where the type rounds.
  @inlinable public static func sum(_ x: [Self]) -> Self { compute(.sum, x) }
  /// The sum of the products of two lists of equal length that are not empty, rounded once where the type rounds.
  @inlinable public static func dot(_ x: [Self], _ y: [Self]) -> Self { compute(.dot, x + y) }
  /// The arithmetic mean of a list that is not empty.
  @inlinable public static func mean(_ x: [Self]) -> Self { compute(.mean, x) }
  /// The median of a list that is not empty.
  @inlinable public static func median(_ x: [Self]) -> Self { compute(.median, x) }
  /// The sample variance, divided by n − 1, of a list of at least two numbers.
  @inlinable public static func variance(_ x: [Self]) -> Self { compute(.variance, x) }
  /// The sample standard deviation of a list of at least two numbers.
  @inlinable
  public static func standardDeviation(_ x: [Self]) -> Self { compute(.standardDeviation, x) }
}
