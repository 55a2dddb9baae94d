internal import CMPFR
public import NumericCore

// The bits of integers of any size. A negative integer has infinitely many set bits, as in two's
// complement of infinite width. Each function returns nil if an operand is not an integer.
extension BigRational {
  /// The bits that are set in both.
  public static func bitAnd(_ a: BigRational, _ b: BigRational) -> BigRational? {
    bitwise(__gmpz_and, a, b)
  }

  /// The bits that are set in at least one of the two.
  public static func bitOr(_ a: BigRational, _ b: BigRational) -> BigRational? {
    bitwise(__gmpz_ior, a, b)
  }

  /// The bits that are set in exactly one of the two.
  public static func bitXor(_ a: BigRational, _ b: BigRational) -> BigRational? {
    bitwise(__gmpz_xor, a, b)
  }

  private static func bitwise(
    _ f: BigInteger.Binary, _ a: BigRational, _ b: BigRational
  ) -> BigRational? {
    guard a.isInteger, b.isInteger else { return nil }
    return BigRational(BigInteger.binary(f, a.numerator, b.numerator))
  }

  /// All bits inverted: −x − 1.
  public var bitNot: BigRational? { isInteger ? -self - .one : nil }

  /// The bits moved to higher places, x·2^count, or for a negative count to lower ones,
  /// ⌊x·2^count⌋.
  ///
  /// **Errors.** `LimitExceeded` with the limit `.precision` when the result would have more than
  /// `limits.precision` bits.
  public func shifted(
    by count: Int, limits: Limits = Limits()
  ) throws(LimitExceeded) -> BigRational? {
    guard isInteger else { return nil }
    if isZero { return self }
    if count >= 0 {
      let (bits, overflow) = numeratorBits.addingReportingOverflow(count)
      try limits.checkSize(overflow ? .max : bits)
      return BigRational(numerator.shiftedUp(count))
    }
    // A larger shift leaves only the sign.
    let places = Int(clamping: min(count.magnitude, UInt(numeratorBits)))
    return BigRational(numerator.shiftedDown(places))
  }

  /// The number of bits that are set; nil for negative integers, which have infinitely many.
  public var bitCount: Int? {
    guard isInteger, sign >= 0 else { return nil }
    return numerator.read { Int(__gmpz_popcount($0)) }
  }

  /// The smallest width that holds the magnitude; 0 for zero.
  public var bitLength: Int? { isInteger ? numeratorBits : nil }

  /// The bits of a given width rotated to higher places, or for a negative count to lower ones.
  ///
  /// The integer is taken modulo 2^width, and so is the result; see ``wrapped(toWidth:isSigned:)``.
  public func rotated(by count: Int, width: Int, isSigned: Bool) -> BigRational? {
    precondition(width >= 1, "an integer has at least one bit, not \(width)")
    guard isInteger else { return nil }
    let pattern = wrapped(toWidth: width, isSigned: false).numerator
    let places = count % width
    let up = places < 0 ? places + width : places
    let high = BigRational(pattern.shiftedUp(up)).wrapped(toWidth: width, isSigned: false)
    let rotated = high + BigRational(pattern.shiftedDown(width - up))
    return rotated.wrapped(toWidth: width, isSigned: isSigned)
  }
}
