public import NumericCore

/// The size of a unit: a factor, times a root of another one where the unit has a power that is no
/// whole number, as in V/√Hz.
public struct UnitScale: Hashable, Sendable {
  /// The factor outside the root.
  public let ratio: ExactRatio
  /// The factor under the root; nil where there is none.
  public let root: Root?

  /// The root of a factor.
  public struct Root: Hashable, Sendable {
    /// The factor, which is not 1.
    public let radicand: ExactRatio
    /// The degree: 2 for a square root, at least 2.
    public let degree: Int
  }

  /// Creates a size without a root.
  public init(_ ratio: ExactRatio) { (self.ratio, root) = (ratio, nil) }

  private init(_ ratio: ExactRatio, _ radicand: ExactRatio, degree: Int) {
    self.ratio = ratio
    root = radicand.isOne || degree == 1 ? nil : Root(radicand: radicand, degree: degree)
  }

  /// The size 1.
  public static let one = UnitScale(.one)

  /// Whether the size is 1.
  ///
  /// A size that is 1 only because a root has a value of its own, such as √4/2, counts as another
  /// one; equal units have equal sizes all the same, because their quotient has no root.
  public var isOne: Bool { root == nil && ratio.isOne }

  /// The product of two sizes.
  public static func * (a: UnitScale, b: UnitScale) -> UnitScale {
    let ratio = a.ratio * b.ratio
    guard let first = a.root else {
      return b.root.map { UnitScale(ratio, $0.radicand, degree: $0.degree) } ?? UnitScale(ratio)
    }
    guard let second = b.root else {
      return UnitScale(ratio, first.radicand, degree: first.degree)
    }
    let common = leastCommonMultiple(first.degree, second.degree)
    let radicand =
      first.radicand.power(common / first.degree) * second.radicand.power(common / second.degree)
    return UnitScale(ratio, radicand, degree: common)
  }

  /// The quotient of two sizes, in which equal roots cancel.
  public static func / (a: UnitScale, b: UnitScale) -> UnitScale { a * b.inverse }

  private var inverse: UnitScale {
    UnitScale(.one / ratio, root.map { .one / $0.radicand } ?? .one, degree: root?.degree ?? 1)
  }

  /// A power of a factor.
  public init(_ ratio: ExactRatio, to exponent: UnitPower) {
    let (n, d) = exponent.fraction
    // r^(n/d) is r to the floor of n/d, times the d-th root of r to the rest.
    let whole = n >= 0 ? n / d : -((-n + d - 1) / d)
    self.init(ratio.power(whole), ratio.power(n - whole * d), degree: d)
  }

  private static func leastCommonMultiple(_ a: Int, _ b: Int) -> Int {
    var (x, y) = (a, b)
    while y > 0 { (x, y) = (y, x % y) }
    return a / x * b
  }
}

extension UnitScale {
  /// A number times this size: rounded once, and twice more where there is a root.
  public func value<Backend: NumericBackend>(
    of x: Backend.Number, on backend: Backend
  ) throws(Backend.Failure) -> Backend.Number {
    try backend.multiplied(try backend.scaled(x, by: ratio), by: root)
  }
}

extension UnitConversion {
  /// The converted number: rounded once, and twice more where there is a root.
  public func value<Backend: NumericBackend>(
    of x: Backend.Number, on backend: Backend
  ) throws(Backend.Failure) -> Backend.Number {
    try backend.multiplied(try backend.rescaled(x, by: rescaling), by: root)
  }
}

extension NumericBackend {
  fileprivate func multiplied(
    _ x: Number, by root: UnitScale.Root?
  ) throws(Failure) -> Number {
    guard let root else { return x }
    let one = try number(ExactLiteral(1))
    let degree = try number(ExactLiteral(root.degree))
    return try compute(.multiply, x, compute(.root, scaled(one, by: root.radicand), degree))
  }
}
