extension DoubleBackend {
  /// The digits of x in a radix, rounded once to nearest, ties to even.
  public func digits(of x: Double, radix: Int, _ request: DigitRequest) -> NumberDigits {
    precondition((2...62).contains(radix), "a radix is between 2 and 62, not \(radix)")
    if x.isNaN { return NumberDigits(kind: .nan, isNegative: false) }
    if x.isInfinite { return NumberDigits(kind: .infinity, isNegative: x < 0) }
    if x == 0 {
      return NumberDigits(isNegative: x.sign == .minus, digits: [], exponent: 0, isExact: true)
    }
    switch request {
    case .significant(let count):
      if radix == 10, let digits = x.fewDecimals(count) { return digits }
      var expansion = DigitExpansion(of: x, radix: radix)
      return expansion.rounded(to: max(1, count))
    case .afterPoint(let count):
      var expansion = DigitExpansion(of: x, radix: radix)
      return expansion.rounded(afterPoint: count)
    case .shortest: return radix == 10 ? shortestDecimal(x) : shortest(x, radix)
    }
  }

  /// e with radix^(e−1) ≤ |x| < radix^e for a finite nonzero x; 1 otherwise.
  public func exponent(of x: Double, radix: Int) -> Int {
    guard isRegular(x) else { return 1 }
    if radix == 10, let exponent = x.decimalExponent { return exponent }
    return DigitExpansion(of: x, radix: radix).exponent
  }

  /// All bits of x as hexadecimal digits, the first of which is 1.
  public func bits(of x: Double) -> NumberDigits {
    guard isRegular(x) else { return digits(of: x, radix: 16, .significant(1)) }
    // Scaling into [1, 2) is exact and makes the first hexadecimal digit 1.
    let exponent = Int(x.exponent)
    var expansion = DigitExpansion(of: Double(signOf: x, magnitudeOf: x.significand), radix: 16)
    // The number of significant bits of binary64 at this magnitude; subnormal numbers have fewer
    // than 53.
    let bits = x.isSubnormal ? exponent + 1075 : 53
    var digits = expansion.rounded(to: 1 + (bits + 2) / 4)
    digits.exponent = exponent
    return digits
  }

  /// The text in ``NumberFormat/plain`` for 2⁻¹³ ≤ |x| < 2⁵³; nil otherwise.
  public func plainText(of x: Double) -> FormattedNumber? {
    // In this range Swift's description has no exponent, so it is the plain format except for
    // integers.
    guard (0x1p-13..<0x1p53).contains(x.magnitude) else { return nil }
    guard isInteger(x) else { return FormattedNumber(text: x.description, isExact: false) }
    return FormattedNumber(text: Int(x).description, isExact: true)
  }
}

// MARK: - Few decimal digits, in words

extension Double {
  /// Decimal digits of a finite nonzero number by 128-bit integer arithmetic; nil where that is too
  /// narrow.
  fileprivate func fewDecimals(_ count: Int) -> NumberDigits? {
    guard 1...19 ~= count, let estimate = decimalExponentEstimate else { return nil }
    var exponent = estimate
    // The estimate is off by at most one.
    while let (quotient, order) = quotient(byTenTo: exponent - count) {
      if quotient >= Self.tens[count] {
        exponent += 1
      } else if quotient < Self.tens[count - 1] {
        exponent -= 1
      } else {
        var digits = UInt64(quotient)
        if order == .greater || order == .equal && digits & 1 == 1 { digits += 1 }
        if UInt128(digits) == Self.tens[count] {
          digits /= 10
          exponent += 1
        }
        return NumberDigits(
          isNegative: self < 0, digits: Self.ascii(digits, count), exponent: exponent,
          isExact: order == .unordered)
      }
    }
    return nil
  }

  /// e with 10^(e−1) ≤ |x| < 10^e by 128-bit integer arithmetic; nil where that is too narrow.
  fileprivate var decimalExponent: Int? {
    guard let estimate = decimalExponentEstimate else { return nil }
    // ⌊|x|/10^(e−2)⌋ has two digits exactly when e is right.
    guard let (quotient, _) = quotient(byTenTo: estimate - 2) else { return nil }
    return quotient >= 100 ? estimate + 1 : quotient < 10 ? estimate - 1 : estimate
  }

  /// A decimal exponent that is off by at most one; nil outside (2⁻⁶⁰, 2¹²⁰).
  private var decimalExponentEstimate: Int? {
    guard magnitude > 0x1p-60, magnitude < 0x1p120 else { return nil }
    // 0 < 0.30103 − log₁₀2 < 5·10⁻⁹, so the product is off by less than 10⁻⁶ at these exponents.
    return Int((Double(exponent) * 0.30103).rounded(.down)) + 1
  }

  /// ⌊|x|/10^places⌋ and how the remainder compares with one half, unordered if it is zero.
  ///
  /// Nil where the division does not fit into 128 bits.
  private func quotient(byTenTo places: Int) -> (quotient: UInt128, rest: Ordering)? {
    let (significand, exponent) = wholeSignificand
    var (dividend, divisor) = (UInt128(significand), UInt128(1))
    guard places.magnitude < Self.tens.count else { return nil }
    if places < 0 { dividend *= Self.tens[-places] } else { divisor = Self.tens[places] }
    if exponent < 0 {
      let room = divisor.leadingZeroBitCount - 1
      guard -exponent <= room else { return nil }
      divisor <<= UInt128(-exponent)
    } else {
      guard exponent < dividend.leadingZeroBitCount else { return nil }
      dividend <<= UInt128(exponent)
    }
    let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
    if rest == 0 { return (quotient, .unordered) }
    let doubled = rest << 1
    return (quotient, doubled < divisor ? .less : doubled > divisor ? .greater : .equal)
  }

  /// 10²² < 2⁷⁴, so the product with a significand of 53 bits is below 2¹²⁷.
  private static let tens: [UInt128] = (0...22).map { count in
    (0..<count).reduce(1) { power, _ in power * 10 }
  }

  private static func ascii(_ number: UInt64, _ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      var rest = number
      for index in (0..<count).reversed() {
        buffer[index] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      initialized = count
    }
  }
}
