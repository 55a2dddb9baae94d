// Names for common widths, and operators of their own for each of them.
//
// Swift 6.3 takes an operator of a concrete type before it tries all others, but not one of a generic type that is a `Numeric`.
// `3*x*x*x*x - 5*x*x*x + 2*x*x - 7*x + 1/(x*x+1) - 2/(x-1)` takes 10 ms to type-check with these operators. Without them the
// compiler gives up after 5 s, as it does for widths without a name: their long expressions should be written in parts.

/// A binary floating-point number with a significand of 128 bits, all of them stored.
public typealias Float128 = FixedFloat<2>
/// A binary floating-point number with a significand of 192 bits, all of them stored.
public typealias Float192 = FixedFloat<3>
/// A binary floating-point number with a significand of 256 bits, all of them stored.
public typealias Float256 = FixedFloat<4>
/// A binary floating-point number with a significand of 384 bits, all of them stored.
public typealias Float384 = FixedFloat<6>
/// A binary floating-point number with a significand of 512 bits, all of them stored.
public typealias Float512 = FixedFloat<8>
/// A binary floating-point number with a significand of 1024 bits, all of them stored.
public typealias Float1024 = FixedFloat<16>

extension FixedFloat where limbs == 2 {
  /// The sum.
  @inlinable @inline(__always)
  public static func + (a: Float128, b: Float128) -> Float128 { sum(a, b) }
  /// The difference.
  @inlinable @inline(__always)
  public static func - (a: Float128, b: Float128) -> Float128 { difference(a, b) }
  /// The product.
  @inlinable @inline(__always)
  public static func * (a: Float128, b: Float128) -> Float128 { product(a, b) }
  /// The quotient.
  @inlinable @inline(__always)
  public static func / (a: Float128, b: Float128) -> Float128 { quotient(a, b) }
}

extension FixedFloat where limbs == 3 {
  /// The sum.
  @inlinable @inline(__always)
  public static func + (a: Float192, b: Float192) -> Float192 { sum(a, b) }
  /// The difference.
  @inlinable @inline(__always)
  public static func - (a: Float192, b: Float192) -> Float192 { difference(a, b) }
  /// The product.
  @inlinable @inline(__always)
  public static func * (a: Float192, b: Float192) -> Float192 { product(a, b) }
  /// The quotient.
  @inlinable @inline(__always)
  public static func / (a: Float192, b: Float192) -> Float192 { quotient(a, b) }
}

extension FixedFloat where limbs == 4 {
  /// The sum.
  @inlinable @inline(__always)
  public static func + (a: Float256, b: Float256) -> Float256 { sum(a, b) }
  /// The difference.
  @inlinable @inline(__always)
  public static func - (a: Float256, b: Float256) -> Float256 { difference(a, b) }
  /// The product.
  @inlinable @inline(__always)
  public static func * (a: Float256, b: Float256) -> Float256 { product(a, b) }
  /// The quotient.
  @inlinable @inline(__always)
  public static func / (a: Float256, b: Float256) -> Float256 { quotient(a, b) }
}

extension FixedFloat where limbs == 6 {
  /// The sum.
  @inlinable @inline(__always)
  public static func + (a: Float384, b: Float384) -> Float384 { sum(a, b) }
  /// The difference.
  @inlinable @inline(__always)
  public static func - (a: Float384, b: Float384) -> Float384 { difference(a, b) }
  /// The product.
  @inlinable @inline(__always)
  public static func * (a: Float384, b: Float384) -> Float384 { product(a, b) }
  /// The quotient.
  @inlinable @inline(__always)
  public static func / (a: Float384, b: Float384) -> Float384 { quotient(a, b) }
}

extension FixedFloat where limbs == 8 {
  /// The sum.
  @inlinable @inline(__always)
  public static func + (a: Float512, b: Float512) -> Float512 { sum(a, b) }
  /// The difference.
  @inlinable @inline(__always)
  public static func - (a: Float512, b: Float512) -> Float512 { difference(a, b) }
  /// The product.
  @inlinable @inline(__always)
  public static func * (a: Float512, b: Float512) -> Float512 { product(a, b) }
  /// The quotient.
  @inlinable @inline(__always)
  public static func / (a: Float512, b: Float512) -> Float512 { quotient(a, b) }
}

extension FixedFloat where limbs == 16 {
  /// The sum.
  @inlinable @inline(__always)
  public static func + (a: Float1024, b: Float1024) -> Float1024 { sum(a, b) }
  /// The difference.
  @inlinable @inline(__always)
  public static func - (a: Float1024, b: Float1024) -> Float1024 { difference(a, b) }
  /// The product.
  @inlinable @inline(__always)
  public static func * (a: Float1024, b: Float1024) -> Float1024 { product(a, b) }
  /// The quotient.
  @inlinable @inline(__always)
  public static func / (a: Float1024, b: Float1024) -> Float1024 { quotient(a, b) }
}
