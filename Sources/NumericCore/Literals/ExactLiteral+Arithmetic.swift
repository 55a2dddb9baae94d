// Exact arithmetic on finite decimals of a few dozen digits, for the factors of units.
extension ExactLiteral {
  private static func checkDecimals(_ a: ExactLiteral, _ b: ExactLiteral) {
    precondition(
      a.base == 10 && b.base == 10 && a.kind == .finite && b.kind == .finite,
      "factors are finite decimals, not \(a.text) and \(b.text)")
  }

  /// The product of two finite decimals, exactly.
  static func * (a: ExactLiteral, b: ExactLiteral) -> ExactLiteral {
    checkDecimals(a, b)
    let isNegative = a.isNegative != b.isNegative
    if case .word(let x) = a.coefficient, case .word(let y) = b.coefficient {
      let (product, overflow) = x.multipliedReportingOverflow(by: y)
      if !overflow {
        return ExactLiteral(
          isNegative: isNegative, coefficient: .word(product), exponent: a.exponent + b.exponent)
      }
    }
    let product = DecimalNatural(a.coefficient) * DecimalNatural(b.coefficient)
    return ExactLiteral(
      isNegative: isNegative, coefficient: product.coefficient, exponent: a.exponent + b.exponent)
  }

  /// The exact sum of two finite decimals; time and size grow with the difference of their
  /// exponents.
  static func + (a: ExactLiteral, b: ExactLiteral) -> ExactLiteral {
    checkDecimals(a, b)
    if a.isZero { return b }
    if b.isZero { return a }
    let exponent = min(a.exponent, b.exponent)
    precondition(max(a.exponent, b.exponent) - exponent <= 10_000, "offsets of units are near")
    let x = DecimalNatural(a.coefficient).shifted(a.exponent - exponent)
    let y = DecimalNatural(b.coefficient).shifted(b.exponent - exponent)
    let (isNegative, magnitude): (Bool, DecimalNatural)
    if a.isNegative == b.isNegative {
      (isNegative, magnitude) = (a.isNegative, x + y)
    } else if x >= y {
      (isNegative, magnitude) = (a.isNegative, x - y)
    } else {
      (isNegative, magnitude) = (b.isNegative, y - x)
    }
    let sum = ExactLiteral(
      isNegative: isNegative, coefficient: magnitude.coefficient, exponent: exponent)
    return sum.isZero ? ExactLiteral(0) : sum
  }

  /// The value with the opposite sign.
  static prefix func - (a: ExactLiteral) -> ExactLiteral {
    var negated = a
    if !a.isZero { negated.isNegative.toggle() }
    return negated
  }

  /// The same value without trailing zeros in its coefficient.
  var stripped: ExactLiteral {
    guard base == 10, kind == .finite else { return self }
    if isZero { return ExactLiteral(0) }
    var result = self
    switch coefficient {
    case .word(var word):
      while word % 10 == 0 {
        word /= 10
        result.exponent += 1
      }
      result.coefficient = .word(word)
    case .digits(var digits):
      while digits.last == UInt8(ascii: "0") {
        digits.removeLast()
        result.exponent += 1
      }
      result.coefficient = DecimalNatural(.digits(digits)).coefficient
    }
    return result
  }
}

extension ExactLiteral {
  /// The value, if it is written as a whole number of one word and not zero.
  package var wholeNumber: Int? {
    guard kind == .finite, exponent == 0, case .word(let word) = coefficient,
      let magnitude = Int(exactly: word), magnitude > 0
    else { return nil }
    return isNegative ? -magnitude : magnitude
  }
}
