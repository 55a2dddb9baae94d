public import NumericCore

extension DoubleBackend {
  public func digits(of x: Double, radix: Int, _ request: DigitRequest) -> NumberDigits {
    if radix == 10, request == .shortest, x.isFinite, x != 0 { return shortestDecimal(x) }
    return exactCopy(x).digits(radix: radix, request, .nearestEven)
  }

  public func bits(of x: Double) -> NumberDigits { exactCopy(x).bits() }

  /// A copy with as many bits as binary64 has at this magnitude: fewer than 53 for subnormals.
  private func exactCopy(_ x: Double) -> BigFloat {
    let bits = x.isSubnormal ? Int(x.exponent) + 1075 : 53
    return BigFloat(BigFloat(x), precision: .bits(bits))
  }

  /// The digits of Swift's own description, which is the shortest that reads back.
  private func shortestDecimal(_ x: Double) -> NumberDigits {
    var digits: [UInt8] = []
    var exponent = 0
    var written = 0
    var isBeforePoint = true
    var characters = x.magnitude.description.utf8.makeIterator()
    while let byte = characters.next() {
      switch byte {
      case UInt8(ascii: "."): isBeforePoint = false
      case UInt8(ascii: "e"): written = Int(String(decoding: Array(IteratorSequence(characters)), as: UTF8.self)) ?? 0
      case UInt8(ascii: "0") where digits.isEmpty:
        if !isBeforePoint { exponent -= 1 }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits.append(byte)
        if isBeforePoint { exponent += 1 }
      default: break
      }
    }
    return NumberDigits(
      isNegative: x < 0, digits: digits, exponent: exponent + written,
      isExact: x.magnitude < 9007199254740992 && isInteger(x))
  }
}
