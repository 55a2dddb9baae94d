/// What every family of functions builds on: the numbers, what can fail, and their classes.
public protocol NumberBackend: Sendable {
  /// The numbers computed with.
  associatedtype Number: Sendable
  /// What "we could not" looks like here; `Never` where nothing can fail.
  associatedtype Failure: Error = LimitExceeded

  /// The number zero.
  var zero: Number { get }

  /// Whether the value is finite and not zero: nothing to look at more closely.
  func isRegular(_ x: Number) -> Bool
  /// Whether the value is NaN.
  func isNaN(_ x: Number) -> Bool
  /// Whether the value is an infinity.
  func isInfinite(_ x: Number) -> Bool
  /// Whether the value is a zero of either sign.
  func isZero(_ x: Number) -> Bool
  /// Whether the value is an integer.
  func isInteger(_ x: Number) -> Bool
  /// Compares exactly.
  func compare(_ a: Number, _ b: Number) throws(Failure) -> Ordering
  /// x · ratio with a single rounding, offset and power of π included.
  func scaled(_ x: Number, by ratio: ExactRatio) throws(Failure) -> Number
  /// A mathematical constant, correctly rounded.
  func constant(_ constant: Constant) throws(Failure) -> Number
}

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
