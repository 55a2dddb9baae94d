/// A mathematical constant that a backend can produce at its precision.
public enum Constant: String, CaseIterable, Hashable, Sendable {
  /// The circumference of a circle of diameter 1.
  case pi
  /// The base of the natural logarithm.
  case e
  /// The circumference of a circle of radius 1, 2π.
  case tau
  /// The golden ratio (1 + √5)/2.
  case phi
  /// ln 2.
  case ln2
  /// Euler's constant, the limit of the harmonic numbers minus their logarithm.
  case eulerGamma
  /// Catalan's constant, 1 − 1/9 + 1/25 − 1/49 + …
  case catalan
  /// Apéry's constant, ζ(3) = 1 + 1/8 + 1/27 + 1/64 + …
  case apery
}
