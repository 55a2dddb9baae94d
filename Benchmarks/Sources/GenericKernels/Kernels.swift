public import NumericCore

// Three loops over any field. Each has one body; how the functions around it are marked decides what a client in another module
// gets: these bodies, or code that learns its type when it runs.

/// The bodies, which are inlined into all forms.
@usableFromInline
enum Body {
  @inlinable @inline(__always)
  static func dot<Scalar: Field>(_ a: [Scalar], _ b: [Scalar]) -> Scalar {
    var sum: Scalar = 0
    for index in a.indices { sum += a[index] * b[index] }
    return sum
  }

  @inlinable @inline(__always)
  static func polynomial<Scalar: Field>(_ coefficients: [Scalar], at x: Scalar) -> Scalar {
    var value: Scalar = 0
    for coefficient in coefficients { value = value * x + coefficient }
    return value
  }

  @inlinable @inline(__always)
  static func root<Scalar: Field>(of a: Scalar, from start: Scalar, steps: Int) -> Scalar {
    var x = start
    for _ in 0..<steps { x = (x + a / x) / 2 }
    return x
  }
}

/// Functions without a mark, as they are written first.
public enum Unmarked {
  /// Σ aᵢ·bᵢ.
  public static func dot<Scalar: Field>(_ a: [Scalar], _ b: [Scalar]) -> Scalar {
    Body.dot(a, b)
  }
  /// Σ cᵢ·x^(n − i), by Horner's rule.
  public static func polynomial<Scalar: Field>(_ coefficients: [Scalar], at x: Scalar) -> Scalar {
    Body.polynomial(coefficients, at: x)
  }
  /// √a by Newton's method.
  public static func root<Scalar: Field>(of a: Scalar, from start: Scalar, steps: Int) -> Scalar {
    Body.root(of: a, from: start, steps: steps)
  }
}

/// The same functions, marked inlinable.
public enum Inlinable {
  /// Σ aᵢ·bᵢ.
  @inlinable
  public static func dot<Scalar: Field>(_ a: [Scalar], _ b: [Scalar]) -> Scalar {
    Body.dot(a, b)
  }
  /// Σ cᵢ·x^(n − i), by Horner's rule.
  @inlinable
  public static func polynomial<Scalar: Field>(_ coefficients: [Scalar], at x: Scalar) -> Scalar {
    Body.polynomial(coefficients, at: x)
  }
  /// √a by Newton's method.
  @inlinable
  public static func root<Scalar: Field>(of a: Scalar, from start: Scalar, steps: Int) -> Scalar {
    Body.root(of: a, from: start, steps: steps)
  }
}
