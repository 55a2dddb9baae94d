/// A field with the elementary functions, real or complex.
///
/// Each function has two spellings, `T.exp(x)` and `x.exp()`. Outside the domain a result is what the type has for it: NaN, an
/// enclosure with an error, or an exact real that throws when a digit is asked for.
public protocol ElementaryField: Field {
  /// An elementary function of a number.
  static func elementary(_ function: ElementaryFunction, _ x: Self) -> Self
  /// x to the power y: for a negative real x, only whole powers have a value.
  static func power(_ x: Self, _ y: Self) -> Self
  /// The ratio of a circle's circumference to its diameter.
  static var pi: Self { get }
}

// The functions as they are written of a type.
extension ElementaryField {
  /// The square root.
  @inlinable public static func sqrt(_ x: Self) -> Self { elementary(.sqrt, x) }
  /// e^x.
  @inlinable public static func exp(_ x: Self) -> Self { elementary(.exp, x) }
  /// e^x − 1, without cancellation near 0.
  @inlinable public static func expMinusOne(_ x: Self) -> Self { elementary(.expMinusOne, x) }
  /// The natural logarithm.
  @inlinable public static func log(_ x: Self) -> Self { elementary(.log, x) }
  /// log(1 + x), without cancellation near 0.
  @inlinable public static func log(onePlus x: Self) -> Self { elementary(.logOnePlus, x) }
  /// The sine of x radians.
  @inlinable public static func sin(_ x: Self) -> Self { elementary(.sin, x) }
  /// The cosine of x radians.
  @inlinable public static func cos(_ x: Self) -> Self { elementary(.cos, x) }
  /// The tangent of x radians.
  @inlinable public static func tan(_ x: Self) -> Self { elementary(.tan, x) }
  /// The angle with a given sine.
  @inlinable public static func asin(_ x: Self) -> Self { elementary(.asin, x) }
  /// The angle with a given cosine.
  @inlinable public static func acos(_ x: Self) -> Self { elementary(.acos, x) }
  /// The angle with a given tangent.
  @inlinable public static func atan(_ x: Self) -> Self { elementary(.atan, x) }
  /// The hyperbolic sine.
  @inlinable public static func sinh(_ x: Self) -> Self { elementary(.sinh, x) }
  /// The hyperbolic cosine.
  @inlinable public static func cosh(_ x: Self) -> Self { elementary(.cosh, x) }
  /// The hyperbolic tangent.
  @inlinable public static func tanh(_ x: Self) -> Self { elementary(.tanh, x) }
  /// The inverse hyperbolic sine.
  @inlinable public static func asinh(_ x: Self) -> Self { elementary(.asinh, x) }
  /// The inverse hyperbolic cosine.
  @inlinable public static func acosh(_ x: Self) -> Self { elementary(.acosh, x) }
  /// The inverse hyperbolic tangent.
  @inlinable public static func atanh(_ x: Self) -> Self { elementary(.atanh, x) }
}

// The same as they are written of a number.
extension ElementaryField {
  /// The square root.
  @inlinable public func sqrt() -> Self { Self.elementary(.sqrt, self) }
  /// e^x.
  @inlinable public func exp() -> Self { Self.elementary(.exp, self) }
  /// e^x − 1, without cancellation near 0.
  @inlinable public func expMinusOne() -> Self { Self.elementary(.expMinusOne, self) }
  /// The natural logarithm.
  @inlinable public func log() -> Self { Self.elementary(.log, self) }
  /// log(1 + x), without cancellation near 0.
  @inlinable public func logOnePlus() -> Self { Self.elementary(.logOnePlus, self) }
  /// The sine of x radians.
  @inlinable public func sin() -> Self { Self.elementary(.sin, self) }
  /// The cosine of x radians.
  @inlinable public func cos() -> Self { Self.elementary(.cos, self) }
  /// The tangent of x radians.
  @inlinable public func tan() -> Self { Self.elementary(.tan, self) }
  /// The angle with a given sine.
  @inlinable public func asin() -> Self { Self.elementary(.asin, self) }
  /// The angle with a given cosine.
  @inlinable public func acos() -> Self { Self.elementary(.acos, self) }
  /// The angle with a given tangent.
  @inlinable public func atan() -> Self { Self.elementary(.atan, self) }
  /// The hyperbolic sine.
  @inlinable public func sinh() -> Self { Self.elementary(.sinh, self) }
  /// The hyperbolic cosine.
  @inlinable public func cosh() -> Self { Self.elementary(.cosh, self) }
  /// The hyperbolic tangent.
  @inlinable public func tanh() -> Self { Self.elementary(.tanh, self) }
  /// The inverse hyperbolic sine.
  @inlinable public func asinh() -> Self { Self.elementary(.asinh, self) }
  /// The inverse hyperbolic cosine.
  @inlinable public func acosh() -> Self { Self.elementary(.acosh, self) }
  /// The inverse hyperbolic tangent.
  @inlinable public func atanh() -> Self { Self.elementary(.atanh, self) }
}
