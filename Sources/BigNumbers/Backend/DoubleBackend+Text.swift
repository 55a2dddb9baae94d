public import NumericCore

extension DoubleBackend {
  public func digits(of x: Double, radix: Int, _ request: DigitRequest) -> NumberDigits {
    if radix == 10, request == .shortest, x.isFinite, x != 0 { return shortestDecimal(x) }
    return exactCopy(x).digits(radix: radix, request, .nearestEven)
  }

  public func exponent(of x: Double, radix: Int) -> Int { BigFloat(x).digitExponent(radix) }

  public func bits(of x: Double) -> NumberDigits { exactCopy(x).bits() }

  public func plainText(of x: Double) -> FormattedNumber? {
    // Where Swift's description has no exponent it is the plain format, but for integers.
    guard (0x1p-13..<0x1p53).contains(x.magnitude) else { return nil }
    guard isInteger(x) else { return FormattedNumber(text: x.description, isExact: false) }
    return FormattedNumber(text: Int(x).description, isExact: true)
  }

  /// A copy with as many bits as binary64 has at this magnitude: fewer than 53 for subnormals.
  private func exactCopy(_ x: Double) -> BigFloat {
    let bits = x.isSubnormal ? Int(x.exponent) + 1075 : 53
    return BigFloat(BigFloat(x), precision: .bits(bits))
  }

  /// The digits of Swift's own description, which is the shortest that reads back.
  private func shortestDecimal(_ x: Double) -> NumberDigits {
    // "123.45", "1e-07": digits with a point somewhere, and perhaps an exponent.
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
}
