public import NumericCore

/// A binary floating-point number of 64 · `limbs` bits that owns no memory; MPFR computes.
///
/// A value is 16 + 8 · `limbs` bytes wherever it is kept: in a variable, in an array, in another
/// value. It is copied like a `Double`, and arithmetic on it allocates nothing and counts no
/// references. The exponent range is MPFR's whole range, about ±2⁶². There are signed zeros,
/// infinities and one quiet NaN; there are no subnormal numbers.
///
/// The precision belongs to the type, so that ``pi``, ``ulpOfOne`` and ``greatestFiniteMagnitude`` are
/// what they should be and every algorithm over `FloatingPoint` or `Real` runs, `Complex` included.
/// For a precision chosen at run time, or one beyond a few thousand bits, there is ``BigFloat``.
///
/// **Accuracy** Every operation is correctly rounded: to nearest, ties to even, unless a `Rounding`
/// is passed. Results are those of ``BigFloat`` at the same precision, bit for bit.
///
/// **Domain and special values** IEEE 754-2019's. A function whose cost would exceed the default
/// `Limits`, such as the sine of 2^(2²¹), is NaN; a ``BigFloatBackend`` says which limit it was.
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
  /// The significand, its least significant limb first; beside a special exponent it says nothing.
  @usableFromInline var words: InlineArray<limbs, UInt>

  /// A value whose significand is not written yet, or that needs none.
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

  /// 2^exponent, for an exponent of the range.
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

// What the exponent and the sign tell by themselves.
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
  /// False: NaN is quiet.
  @inlinable public var isSignalingNaN: Bool { false }
  /// True: each value has one form.
  @inlinable public var isCanonical: Bool { true }
  /// The sign bit, which zeros, infinities and NaN have as well.
  @inlinable public var sign: FloatingPointSign { signFactor < 0 ? .minus : .plus }

  /// The absolute value, exact.
  @inlinable public var magnitude: FixedFloat {
    var result = self
    result.signFactor = 1
    return result
  }

  /// Changes the sign, also of zeros and infinities.
  @inlinable public mutating func negate() { signFactor = 0 &- signFactor }

  /// The negative, exact.
  @inlinable public static prefix func - (x: FixedFloat) -> FixedFloat {
    var result = x
    result.negate()
    return result
  }
}
