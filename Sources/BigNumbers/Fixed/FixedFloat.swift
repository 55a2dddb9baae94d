public import NumericCore

/// A binary floating-point number of 64 · `limbs` bits without memory of its own, computed by MPFR.
///
/// A value takes 16 + 8 · `limbs` bytes wherever it is stored: in a variable, in an array, in
/// another value. It is copied like a `Double`, and arithmetic on it neither allocates nor counts
/// references. The range of exponents is MPFR's whole range, about ±2⁶². There are signed zeros,
/// infinities and one quiet NaN; there are no subnormal numbers.
///
/// Because the precision belongs to the type, ``pi``, ``ulpOfOne`` and ``greatestFiniteMagnitude``
/// are well defined, and every algorithm over `FloatingPoint` or `Real` works, `Complex` included.
/// For a precision that is chosen at run time, or one beyond a few thousand bits, use ``BigFloat``.
///
/// **Accuracy** Every operation is correctly rounded: to nearest, ties to even, unless a `Rounding`
/// is passed. Results are those of ``BigFloat`` at the same precision, bit for bit.
///
/// **Domain and special values** Those of IEEE 754-2019. A function whose cost would exceed the
/// default `Limits`, such as the sine of 2^(2²¹), is NaN; a ``BigFloatBackend`` reports which limit
/// it was.
///
/// **Example**
///
///     let x: FixedFloat<4> = 0.1       // the nearest of 256 bits to one tenth
///     x.squareRoot() * .pi
///     try FixedFloat<4>("3.14159265358979323846264338327950288")
///
/// **Complexity** One copy is O(limbs); the operations cost what they cost in MPFR.
public struct FixedFloat<let limbs: Int>: BitwiseCopyable, Sendable {
  /// e with 2^(e−1) ≤ |x| < 2^e, or a ``SpecialExponent``.
  @usableFromInline var binaryExponent: Int
  /// 1 or −1, for every value.
  @usableFromInline var signFactor: Int32
  /// The significand, the least significant limb first; unused with a ``SpecialExponent``.
  @usableFromInline var words: InlineArray<limbs, UInt>

  /// A value whose significand is still to be written, or that needs none.
  @inlinable @inline(__always)
  init(exponent: Int, signFactor: Int32 = 1) {
    precondition(limbs >= 1, "a FixedFloat has at least one limb")
    binaryExponent = exponent
    self.signFactor = signFactor
    words = InlineArray(repeating: 0)
  }

  /// ±word.
  @inlinable @inline(__always)
  init(isNegative: Bool, word: UInt) {
    let leadingZeros = word.leadingZeroBitCount
    self.init(
      exponent: word == 0 ? SpecialExponent.zero : UInt.bitWidth &- leadingZeros,
      signFactor: isNegative ? -1 : 1)
    words[limbs &- 1] = word << UInt(truncatingIfNeeded: leadingZeros)
  }

  /// 2^exponent, for an exponent in the range.
  @inlinable @inline(__always)
  init(powerOfTwo exponent: Int) {
    self.init(isNegative: false, word: 1)
    binaryExponent = exponent &+ 1
  }

  /// 64 · `limbs` bits.
  public static var precision: Precision { .bits(bits) }

  @inlinable @inline(__always)
  static var bits: Int { limbs &* UInt.bitWidth }
}

// Properties that the exponent and the sign determine.
extension FixedFloat {
  /// Whether the value is not a number.
  @inlinable public var isNaN: Bool { binaryExponent == SpecialExponent.nan }
  /// Whether the value is an infinity.
  @inlinable public var isInfinite: Bool { binaryExponent == SpecialExponent.infinity }
  /// Whether the value is a zero of either sign.
  @inlinable public var isZero: Bool { binaryExponent == SpecialExponent.zero }
  /// Whether the value is neither zero nor infinite nor NaN: there are no subnormal numbers.
  @inlinable public var isNormal: Bool { binaryExponent > SpecialExponent.infinity }
  /// Whether the value is neither infinite nor NaN.
  @inlinable public var isFinite: Bool { isNormal || isZero }
  /// False: there are no subnormal numbers.
  @inlinable public var isSubnormal: Bool { false }
  /// False: the only NaN is quiet.
  @inlinable public var isSignalingNaN: Bool { false }
  /// True: each value has one representation.
  @inlinable public var isCanonical: Bool { true }
  /// The sign; zeros, infinities and NaN have one as well.
  @inlinable public var sign: FloatingPointSign { signFactor < 0 ? .minus : .plus }

  /// The absolute value, exactly.
  @inlinable public var magnitude: FixedFloat {
    var result = self
    result.signFactor = 1
    return result
  }

  /// Changes the sign, that of zeros and infinities as well.
  @inlinable public mutating func negate() { signFactor = 0 &- signFactor }

  /// The negative, exactly.
  @inlinable public static prefix func - (x: FixedFloat) -> FixedFloat {
    var result = x
    result.negate()
    return result
  }
}
