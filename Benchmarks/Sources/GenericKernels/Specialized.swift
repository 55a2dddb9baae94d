import BigNumbers
public import NumericCore

/// The same functions for clients that see no bodies, compiled beforehand for some types.
public enum Specialized {
  /// Σ aᵢ·bᵢ.
  @_specialize(where Scalar == Double)
  @_specialize(where Scalar == FixedFloat<4>)
  @_specialize(where Scalar == FixedFloat<16>)
  @_specialize(where Scalar == BigFloat)
  @_semantics("optimize.no.crossmodule")
  public static func dot<Scalar: Field>(_ a: [Scalar], _ b: [Scalar]) -> Scalar {
    Body.dot(a, b)
  }
  /// Σ cᵢ·x^(n − i), by Horner's rule.
  @_specialize(where Scalar == Double)
  @_specialize(where Scalar == FixedFloat<4>)
  @_specialize(where Scalar == FixedFloat<16>)
  @_specialize(where Scalar == BigFloat)
  @_semantics("optimize.no.crossmodule")
  public static func polynomial<Scalar: Field>(_ coefficients: [Scalar], at x: Scalar) -> Scalar {
    Body.polynomial(coefficients, at: x)
  }
  /// √a by Newton's method.
  @_specialize(where Scalar == Double)
  @_specialize(where Scalar == FixedFloat<4>)
  @_specialize(where Scalar == FixedFloat<16>)
  @_specialize(where Scalar == BigFloat)
  @_semantics("optimize.no.crossmodule")
  public static func root<Scalar: Field>(of a: Scalar, from start: Scalar, steps: Int) -> Scalar {
    Body.root(of: a, from: start, steps: steps)
  }
}
