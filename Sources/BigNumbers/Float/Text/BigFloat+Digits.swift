internal import CMPFR
public import NumericCore
import RealModule

extension BigFloat {
  /// The digits of the value in a radix from 2 to 62, rounded once.
  ///
  /// `shortest` gives the fewest digits that read back as this value at this precision when reading
  /// rounds in the direction `rounding`. **Precondition** The radix is between 2 and 62.
  public func digits(radix: Int, _ request: DigitRequest, _ rounding: Rounding) -> NumberDigits {
    precondition((2...62).contains(radix), "a radix is between 2 and 62, not \(radix)")
    if isNaN { return NumberDigits(kind: .nan, isNegative: false) }
    if isInfinite { return NumberDigits(kind: .infinity, isNegative: isNegative) }
    if isZero {
      return NumberDigits(isNegative: isNegative, digits: [], exponent: 0, isExact: true)
    }
    switch request {
    case .significant(let count): return significant(count, radix, rounding)
    case .afterPoint(let count): return afterPoint(count, radix, rounding)
    case .shortest: return shortest(radix, rounding)
    }
  }

  /// A number of digits, `count` ≥ 1, rounded once; with 0 MPFR takes as many as a round trip
  /// needs.
  func significant(_ count: Int, _ radix: Int, _ rounding: Rounding) -> NumberDigits {
    if radix == 10, count > 0, let digits = expanded(count, rounding) { return digits }
    return converted(count, radix, rounding)
  }

  /// Decimal digits from an expansion; nil where it does not decide their rounding.
  private func expanded(_ count: Int, _ rounding: Rounding) -> NumberDigits? {
    read { x in
      let isNegative = ulp_signbit(x) != 0
      guard var expansion = DecimalExpansion(x, atLeast: count),
        expansion.round(to: count, isNegative ? rounding.mirrored : rounding)
      else { return nil }
      return NumberDigits(
        isNegative: isNegative, digits: expansion.digits, exponent: expansion.exponent,
        isExact: expansion.isExact)
    }
  }

  /// The digits as MPFR finds them.
  func converted(_ count: Int, _ radix: Int, _ rounding: Rounding) -> NumberDigits {
    let bits = resultBits
    let length = count == 0 ? Int(mpfr_get_str_ndigits(Int32(radix), bits)) : count
    var number = read { x in
      ulp_prepare_thread()
      let flags = ulp_flags()
      defer { ulp_restore_flags(flags) }
      ulp_clear_flags()
      var exponent: mpfr_exp_t = 0
      let digits = [UInt8](unsafeUninitializedCapacity: max(length + 2, 7)) { buffer, count in
        buffer.withMemoryRebound(to: CChar.self) { text in
          _ = mpfr_get_str(text.baseAddress, &exponent, Int32(radix), length, x, rounding.mpfr)
        }
        // A minus sign comes first; it is stored separately.
        let sign = buffer[0] == UInt8(ascii: "-") ? 1 : 0
        if sign == 1 { for index in 0..<length { buffer[index] = buffer[index + 1] } }
        count = length
      }
      let isExact = radix.nonzeroBitCount == 1 ? false : ulp_is_inexact() == 0
      return NumberDigits(
        isNegative: ulp_signbit(x) != 0, digits: digits, exponent: exponent, isExact: isExact)
    }
    // MPFR 4.2.0 leaves its inexact flag alone in radices that are powers of two.
    if radix.nonzeroBitCount == 1 { number.isExact = self == number.value(radix) }
    return number
  }

  /// e with radix^(e−1) ≤ |x| < radix^e, from the logarithm or from truncated digits, which cannot carry; 1 for zeros,
  /// infinities and NaN.
  func digitExponent(_ radix: Int) -> Int {
    guard isRegular else { return 1 }
    return digitExponentByLogarithm(radix) ?? significant(2, radix, .towardZero).exponent
  }

  /// The same for all numbers within 2⁻¹⁶·|x| of x; nil where a power of the radix may be among these or next to them, and
  /// for exponents beyond 2²⁴.
  ///
  /// The logarithms of these numbers in the radix differ by less than 2⁻¹⁵. Rounding to double precision changes that of x by
  /// less than 2⁻²⁶.
  func digitExponentByLogarithm(_ radix: Int) -> Int? {
    guard let exponent = binaryExponent, exponent.magnitude < 1 << 24 else { return nil }
    let significand = read { x in Double(x.pointee._mpfr_d[(x.pointee._mpfr_prec - 1) >> 6]) }
    let logarithm =
      (Double(exponent - UInt.bitWidth) + .log2(significand)) / .log2(Double(radix))
    let floor = logarithm.rounded(.down)
    let distance = logarithm - floor
    return 0x1p-12...1 - 0x1p-12 ~= distance ? Int(floor) + 1 : nil
  }

  private func afterPoint(_ count: Int, _ radix: Int, _ rounding: Rounding) -> NumberDigits {
    let exponent = digitExponent(radix)
    if exponent + count >= 1 { return significant(exponent + count, radix, rounding) }
    // Below one unit of the last place the result is that unit or zero.
    let roundsAway =
      switch rounding {
      case .towardZero: false
      case .awayFromZero: true
      case .up: !isNegative
      case .down: isNegative
      case .nearestEven: exceedsHalf(unitExponent: -count, radix)
      }
    return NumberDigits(
      isNegative: isNegative, digits: roundsAway ? [UInt8(ascii: "1")] : [],
      exponent: roundsAway ? 1 - count : 0, isExact: false)
  }

  /// Whether |x| > ½·radix^unitExponent; a tie is rounded to zero, which is even.
  private func exceedsHalf(unitExponent: Int, _ radix: Int) -> Bool {
    let doubled = Self.make(bits: precision.bits) { r in
      read { mpfr_mul_2ui(r, $0, 1, MPFR_RNDN) }
    }
    let digits = doubled.significant(2, radix, .towardZero)
    // |2x| ≥ radix^unit exactly if its leading digit stands at that place or above.
    guard digits.exponent - 1 >= unitExponent else { return false }
    let isUnit = digits.digits == [UInt8(ascii: "1"), UInt8(ascii: "0")] && digits.isExact == true
    return !(isUnit && digits.exponent - 1 == unitExponent)
  }

  /// All bits: hexadecimal digits with a leading 1, and the binary exponent of the leading digit.
  public func bits() -> NumberDigits {
    guard let exponent = binaryExponent else {
      return digits(radix: 16, .significant(1), .nearestEven)
    }
    // The first hexadecimal digit of the number scaled to [1, 2), which is exact, is 1.
    let shifted = Self.make(bits: precision.bits) { r in
      read { mpfr_mul_2si(r, $0, 1 - exponent, MPFR_RNDN) }
    }
    var digits = shifted.converted(0, 16, .nearestEven)
    digits.exponent = exponent - 1
    return digits
  }
}

extension NumberDigits {
  /// The exact value of digits in a radix that is a power of two.
  fileprivate func value(_ radix: Int) -> BigFloat {
    let text = "\(isNegative ? "-" : "")0.\(String(decoding: digits, as: UTF8.self))@\(exponent)"
    return BigFloat.make(bits: 6 * max(1, digits.count)) { r in
      text.withCString { mpfr_strtofr(r, $0, nil, Int32(radix), MPFR_RNDN) }
    }
  }
}
