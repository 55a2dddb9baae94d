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
    func readingBack(_ count: Int) -> NumberDigits? {
      let nearest = expansion.rounded(to: count)
      if nearest.value(radix) == x.magnitude { return nearest }
      // At a power of two the interval that rounds to x extends twice as far above x as below it.
      guard x.significand == 1 else { return nil }
      let above = nearest.next(radix)
      return above.value(radix) == x.magnitude ? above : nil
    }
    // One digit too few is known, and a count that suffices: the nearest number of more digits is never farther from x,
    // and the nearest one above x never farther above it, so counts are bisected.
    var (tooFew, enough) = (0, Self.sufficientDigits(radix))
    var shortest = readingBack(enough)
    while enough - tooFew > 1 {
      let count = (tooFew + enough) / 2
      if let digits = readingBack(count) {
        (enough, shortest) = (count, digits)
      } else {
        tooFew = count
      }
    }
    guard let shortest else { preconditionFailure("\(x) needs more than \(enough) digits") }
    return shortest
  }

  /// A number n of digits that distinguishes all doubles, as radix^(n − 2) ≥ 2⁵³.
  private static func sufficientDigits(_ radix: Int) -> Int {
    var (count, reach) = (2, 1.0)
    while reach < 0x1p53 { (count, reach) = (count + 1, reach * Double(radix)) }
    return count
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

  /// The digits plus one unit of the last digit, of the same length.
  fileprivate func next(_ radix: Int) -> NumberDigits {
    let alphabet = DigitExpansion.alphabet(radix)
    var copy = self
    copy.isExact = false
    for place in digits.indices.reversed() {
      let value = DigitExpansion.value(of: digits[place], radix: radix) + 1
      copy.digits[place] = alphabet[value < radix ? value : 0]
      if value < radix { return copy }
    }
    // All digits were the largest one.
    copy.digits[0] = alphabet[1]
    copy.exponent += 1
    return copy
  }
}
