// The formats of the hardware. Among them the largest number is the best pivot.

extension FloatingPoint {
  /// The rank of a number as a pivot, which grows with its magnitude: e + m for |x| = (1 + m)·2^e.
  @usableFromInline
  func rank(exponent: Int, significand: Double) -> Double? {
    isZero || isNaN ? nil : isInfinite ? .infinity : Double(exponent) + (significand - 1)
  }
}

extension Double: OrderedField, ElementaryField {
  /// The larger, the better.
  public var pivotRank: Double? { rank(exponent: Int(exponent), significand: significand) }

  /// The platform's function.
  public static func elementary(_ function: ElementaryFunction, _ x: Double) -> Double {
    DoubleBackend().platform(function.unary, x) ?? .nan
  }
  /// The square root; concrete, because swift-numerics' `Real` has one of the same name.
  @inlinable public static func sqrt(_ x: Double) -> Double { x.squareRoot() }
  /// C's `pow`.
  public static func power(_ x: Double, _ y: Double) -> Double {
    DoubleBackend().platform(.pow, x, y) ?? .nan
  }
}

extension Float: OrderedField, ElementaryField {
  /// The larger, the better.
  public var pivotRank: Double? { rank(exponent: Int(exponent), significand: Double(significand)) }

  /// The platform's function of doubles, rounded.
  public static func elementary(_ function: ElementaryFunction, _ x: Float) -> Float {
    Float(Double.elementary(function, Double(x)))
  }
  /// The square root; concrete, because swift-numerics' `Real` has one of the same name.
  @inlinable public static func sqrt(_ x: Float) -> Float { x.squareRoot() }
  /// C's `pow` of doubles, rounded.
  public static func power(_ x: Float, _ y: Float) -> Float {
    Float(Double.power(Double(x), Double(y)))
  }
}

#if arch(x86_64) && !os(Windows) && !os(Android)
  extension Float80: OrderedField {
    /// The larger, the better.
    public var pivotRank: Double? {
      rank(exponent: Int(exponent), significand: Double(significand))
    }
  }
#endif
