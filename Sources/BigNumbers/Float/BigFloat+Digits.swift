internal import CMPFR
public import NumericCore

extension BigFloat {
  /// The digits of the value in a radix from 2 to 62, rounded once.
  ///
  /// `shortest` gives the fewest digits that read back as this value at this precision when reading
  /// rounds in the direction `rounding`.
  public func digits(radix: Int, _ request: DigitRequest, _ rounding: Rounding) -> NumberDigits {
    if isNaN { return NumberDigits(kind: .nan, isNegative: false) }
    if isInfinite { return NumberDigits(kind: .infinity, isNegative: isNegative) }
    if isZero { return NumberDigits(isNegative: isNegative, digits: [], exponent: 0, isExact: true) }
    switch request {
    case .significant(let count): return significant(count, radix, rounding)
    case .afterPoint(let count): return afterPoint(count, radix, rounding)
    case .shortest: return shortest(radix, rounding)
    }
  }

  /// `count` ≥ 1 digits; 0 lets MPFR take as many as a round trip can need.
  private func significant(_ count: Int, _ radix: Int, _ rounding: Rounding) -> NumberDigits {
    let bits = Int(read { ulp_precision($0) })
    let length = count == 0 ? Int(mpfr_get_str_ndigits(Int32(radix), bits)) : count
    return read { x in
      ulp_prepare_thread()
      mpfr_clear_inexflag()
      var exponent: mpfr_exp_t = 0
      let digits = [UInt8](unsafeUninitializedCapacity: max(length + 2, 7)) { buffer, count in
        buffer.withMemoryRebound(to: CChar.self) { text in
          _ = mpfr_get_str(text.baseAddress, &exponent, Int32(radix), length, x, rounding.mpfr)
        }
        // A minus sign comes first; the sign is kept apart.
        let sign = buffer[0] == UInt8(ascii: "-") ? 1 : 0
        if sign == 1 { for index in 0..<length { buffer[index] = buffer[index + 1] } }
        count = length
      }
      let isExact = mpfr_inexflag_p() == 0
      return NumberDigits(
        isNegative: ulp_signbit(x) != 0, digits: digits, exponent: exponent, isExact: isExact)
    }
  }

  private func afterPoint(_ count: Int, _ radix: Int, _ rounding: Rounding) -> NumberDigits {
    // Truncation never carries, so the exponent is that of the value.
    let exponent = significant(2, radix, .towardZero).exponent
    if exponent + count >= 1 { return significant(exponent + count, radix, rounding) }
    // Below one unit of the last place: the result is that unit or nothing.
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

  /// Whether |x| > ½·radix^unitExponent; a tie goes to zero, which is even.
  private func exceedsHalf(unitExponent: Int, _ radix: Int) -> Bool {
    let doubled = Self.make(bits: precision.bits) { r in read { _ = mpfr_mul_2ui(r, $0, 1, MPFR_RNDN) } }
    let digits = doubled.significant(2, radix, .towardZero)
    // |2x| ≥ radix^unit exactly when its leading digit stands at that place or above.
    guard digits.exponent - 1 >= unitExponent else { return false }
    let isUnit = digits.digits == [UInt8(ascii: "1"), UInt8(ascii: "0")] && digits.isExact
    return !(isUnit && digits.exponent - 1 == unitExponent)
  }

  /// Shortest digits, in the sense of Steele and White (PLDI 1990), for the reading direction.
  ///
  /// Let m be the digits that always suffice and s the value rounded to m digits. A decimal of n < m
  /// digits inside the reading interval differs from s by at most 2^(1−p)·|x| and half a unit of s,
  /// less than a few units of the last two places of s. So behind its n-th digit s continues with
  /// zeros or with nines up to its last three places, and the search starts at the first such n.
  private func shortest(_ radix: Int, _ reading: Rounding) -> NumberDigits {
    // A value read downwards was printed upwards.
    let printing: Rounding =
      switch reading {
      case .nearestEven: .nearestEven
      case .up: .down
      case .down: .up
      case .towardZero: .awayFromZero
      case .awayFromZero: .towardZero
      }
    let longest = significant(0, radix, printing)
    var count = Self.lengthBeforeRun(longest.digits, radix)
    while count < longest.digits.count {
      // The exact text of a short number needs no second conversion.
      if let found = readsBack(significant(count, radix, printing), radix, reading) { return found }
      if reading == .nearestEven,
        // Below a power of two the gap is half as wide, so the neighbour above may serve alone.
        let found = readsBack(significant(count, radix, .awayFromZero), radix, reading)
      {
        return found
      }
      count += 1
    }
    return readsBack(longest, radix, reading) ?? longest
  }

  /// The least n whose following digits, the last three left out, are all zero or all the top digit.
  private static func lengthBeforeRun(_ digits: [UInt8], _ radix: Int) -> Int {
    let end = digits.count - 3
    guard end > 1 else { return 1 }
    let top = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)[radix - 1]
    let lowercaseTop = radix > 10 && radix <= 36 ? top | 0x20 : top
    let last = digits[end - 1]
    guard last == UInt8(ascii: "0") || last == lowercaseTop else { return end }
    let start = digits[..<end].lastIndex { $0 != last } ?? -1
    return max(1, start + 1)
  }

  /// The digits, marked exact or not, when reading them gives this value.
  private func readsBack(
    _ number: NumberDigits, _ radix: Int, _ reading: Rounding
  ) -> NumberDigits? {
    let sign = number.isNegative ? "-" : ""
    let text = "\(sign)0.\(String(decoding: number.digits, as: UTF8.self))@\(number.exponent)"
    var ternary: Int32 = 0
    let value = Self.make(bits: precision.bits) { r in
      ternary = text.withCString { mpfr_strtofr(r, $0, nil, Int32(radix), reading.mpfr) }
    }
    guard value == self else { return nil }
    var number = number
    number.isExact = ternary == 0
    return number
  }

  /// All bits: hexadecimal digits with a leading 1, and the binary exponent of that leading digit.
  public func bits() -> NumberDigits {
    guard let exponent else { return digits(radix: 16, .significant(1), .nearestEven) }
    // Shifted into [1, 2), which is exact, the first hexadecimal digit is 1.
    let shifted = Self.make(bits: precision.bits) { r in
      read { _ = mpfr_mul_2si(r, $0, 1 - exponent, MPFR_RNDN) }
    }
    var digits = shifted.significant(0, 16, .nearestEven)
    digits.exponent = exponent - 1
    return digits
  }
}
