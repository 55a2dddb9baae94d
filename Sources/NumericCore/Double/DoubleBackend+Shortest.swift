// The fewest digits that read back as the same double.
extension DoubleBackend {
  /// The digits of Swift's own description, which is the shortest decimal that reads back as x.
  func shortestDecimal(_ x: Double) -> NumberDigits {
    // The description is digits with a point and an optional exponent, such as "123.45" or "1e-07".
    let parts = x.magnitude.description.utf8.split(separator: UInt8(ascii: "e"))
    let written = parts.count > 1 ? Int(String(decoding: parts[1], as: UTF8.self)) ?? 0 : 0
    var digits: [UInt8] = []
    var exponent = 0
    var isBeforePoint = true
    for byte in parts[0] {
      if byte == UInt8(ascii: ".") {
        isBeforePoint = false
      } else if byte == UInt8(ascii: "0"), digits.isEmpty {
        if !isBeforePoint { exponent -= 1 }
      } else {
        digits.append(byte)
        if isBeforePoint { exponent += 1 }
      }
    }
    return NumberDigits(
      isNegative: x < 0, digits: digits, exponent: exponent + written,
      isExact: x.magnitude < 9007199254740992 && isInteger(x))
  }

  /// The fewest digits of a radix that read back as x; of several such sequences the one nearest to
  /// x.
  func shortest(_ x: Double, _ radix: Int) -> NumberDigits {
    var expansion = DigitExpansion(of: x, radix: radix)
    var count = 1
    while true {
      let nearest = expansion.rounded(to: count)
      if nearest.value(radix) == x.magnitude { return nearest }
      // At a power of two the interval that rounds to x extends twice as far above x as below it.
      if x.significand == 1, let above = nearest.next(radix), above.value(radix) == x.magnitude {
        return above
      }
      count += 1
    }
  }
}

extension NumberDigits {
  /// The double that the digits read back as, without their sign.
  fileprivate func value(_ radix: Int) -> Double {
    let whole = digits.reduce(Natural.zero) { number, digit in
      number.times(UInt64(radix), plus: UInt64(DigitExpansion.value(of: digit, radix: radix)))
    }
    let places = exponent - digits.count
    let scale = Natural.power(UInt64(radix), Int(places.magnitude))
    return places < 0
      ? Double(rounding: whole, over: scale) : Double(rounding: whole * scale, over: .one)
  }

  /// The digits plus one unit of the last digit; nil where that makes them longer.
  fileprivate func next(_ radix: Int) -> NumberDigits? {
    guard let last = digits.last else { return nil }
    let value = DigitExpansion.value(of: last, radix: radix)
    guard value + 1 < radix else { return nil }
    var copy = self
    copy.digits[digits.count - 1] = DigitExpansion.alphabet(radix)[value + 1]
    copy.isExact = false
    return copy
  }
}
