internal import CMPFR
public import NumericCore

// The bits of integers of any size. A negative one has infinitely many bits that are set, as two's complement
// of an infinite width has. Each function is nil where an operand is no integer.
extension BigRational {
  /// The bits that are set in both.
  public static func bitAnd(_ a: BigRational, _ b: BigRational) -> BigRational? {
    bitwise(__gmpz_and, a, b)
  }

  /// The bits that are set in one of the two or in both.
  public static func bitOr(_ a: BigRational, _ b: BigRational) -> BigRational? {
    bitwise(__gmpz_ior, a, b)
  }

  /// The bits that are set in one of the two and not in both.
  public static func bitXor(_ a: BigRational, _ b: BigRational) -> BigRational? {
    bitwise(__gmpz_xor, a, b)
  }

  private static func bitwise(
    _ f: Integer.Binary, _ a: BigRational, _ b: BigRational
  ) -> BigRational? {
    guard a.isInteger, b.isInteger else { return nil }
    return BigRational(Integer.binary(f, a.numeratorInteger, b.numeratorInteger))
  }

  /// All bits changed: −x − 1.
  public var bitNot: BigRational? { isInteger ? -self - .one : nil }

  /// The bits moved to higher places, which is x·2^count; by a negative count to lower ones, ⌊x·2^count⌋.
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
      return BigRational(numeratorInteger.shiftedUp(count))
    }
    // What is shifted out at once leaves the sign.
    let places = Int(clamping: min(count.magnitude, UInt(numeratorBits)))
    return BigRational(numeratorInteger.shiftedDown(places))
  }

  /// The number of bits that are set; nil for negative integers, which have infinitely many.
  public var bitCount: Int? {
    guard isInteger, sign >= 0 else { return nil }
    return numeratorInteger.read { Int(__gmpz_popcount($0)) }
  }

  /// The least width that holds the magnitude; 0 for zero.
  public var bitLength: Int? { isInteger ? numeratorBits : nil }

  /// The bits of a width moved to higher places, those that leave it coming in again at the other end; by a
  /// negative count the other way round.
  ///
  /// The integer counts modulo 2^width, and so does the result; see ``wrapped(toWidth:isSigned:)``.
  public func rotated(by count: Int, width: Int, isSigned: Bool) -> BigRational? {
    precondition(width >= 1, "an integer has at least one bit, not \(width)")
    guard isInteger else { return nil }
    let pattern = wrapped(toWidth: width, isSigned: false).numeratorInteger
    let places = count % width
    let up = places < 0 ? places + width : places
    let high = BigRational(pattern.shiftedUp(up)).wrapped(toWidth: width, isSigned: false)
    let rotated = high + BigRational(pattern.shiftedDown(width - up))
    return rotated.wrapped(toWidth: width, isSigned: isSigned)
  }
}
