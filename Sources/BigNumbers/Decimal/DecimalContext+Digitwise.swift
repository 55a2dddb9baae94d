// Operations on digits: logical operations on coefficients of zeros and ones, shifts and rotations.
extension DecimalContext {
  /// The digit-wise conjunction of two logical operands.
  ///
  /// A logical operand is finite and positive, has the exponent 0, and only the digits 0 and 1.
  /// **Errors** Any other operand is invalid. Digits beyond the precision are ignored.
  public mutating func logicalAnd(_ a: BigDecimal, _ b: BigDecimal) -> BigDecimal {
    digitwise(a, b) { $0 & $1 }
  }

  /// The digit-wise inclusive disjunction of two logical operands.
  public mutating func logicalOr(_ a: BigDecimal, _ b: BigDecimal) -> BigDecimal {
    digitwise(a, b) { $0 | $1 }
  }

  /// The digit-wise exclusive disjunction of two logical operands.
  public mutating func logicalXor(_ a: BigDecimal, _ b: BigDecimal) -> BigDecimal {
    digitwise(a, b) { $0 ^ $1 }
  }

  /// The digit-wise inverse of a logical operand, which is first padded with zeros to the
  /// precision.
  public mutating func logicalInvert(_ x: BigDecimal) -> BigDecimal {
    guard let digits = logicalDigits(x) else { return invalid() }
    return BigDecimal(Coefficient(digits: digits.map { $0 ^ 1 }))
  }

  /// The coefficient shifted by n digits, to the left for positive n.
  ///
  /// Digits beyond the precision are lost; sign and exponent are kept. **Errors** Invalid unless n
  /// is whole with exponent 0 and |n| ≤ precision.
  public mutating func shift(_ x: BigDecimal, by n: BigDecimal) -> BigDecimal {
    moved(x, n) { digits, places in
      places >= 0
        ? digits.dropFirst(places) + Array(repeating: UInt8(ascii: "0"), count: places)
        : digits.dropLast(-places)
    }
  }

  /// The coefficient, padded to the precision, rotated by n digits, to the left for positive n.
  ///
  /// **Errors** Those of ``shift(_:by:)``.
  public mutating func rotate(_ x: BigDecimal, by n: BigDecimal) -> BigDecimal {
    moved(x, n) { digits, places in
      let first = places >= 0 ? places : digits.count + places
      return digits.dropFirst(first) + digits.prefix(first)
    }
  }

  private mutating func digitwise(
    _ a: BigDecimal, _ b: BigDecimal, _ combine: (UInt8, UInt8) -> UInt8
  ) -> BigDecimal {
    guard let first = logicalDigits(a), let second = logicalDigits(b) else { return invalid() }
    // The digits are ASCII characters: the lowest bit of one is its value.
    let digits = zip(first, second).map { combine($0 & 1, $1 & 1) | UInt8(ascii: "0") }
    return BigDecimal(Coefficient(digits: digits))
  }

  /// As many digits as the precision, all of them zeros and ones; nil for a number that is not a
  /// logical operand.
  private func logicalDigits(_ x: BigDecimal) -> [UInt8]? {
    guard x.isFinite, !x.isNegative, x.exponent == 0,
      x.coefficient.digits.allSatisfy({ $0 | 1 == UInt8(ascii: "1") })
    else { return nil }
    return fixedDigits(x.coefficient)
  }

  /// The last digits, as many as the precision, padded with leading zeros.
  private func fixedDigits(_ coefficient: Coefficient) -> [UInt8] {
    let digits = coefficient.digits.suffix(precision)
    return Array(repeating: UInt8(ascii: "0"), count: precision - digits.count) + digits
  }

  private mutating func moved(
    _ x: BigDecimal, _ n: BigDecimal, _ move: ([UInt8], Int) -> ArraySlice<UInt8>
  ) -> BigDecimal {
    if let nan = passedOn(x, n) { return nan }
    guard n.isFinite, n.exponent == 0, let places = n.coefficient.int, places <= precision else {
      return invalid()
    }
    guard x.isFinite else { return x }
    let digits = move(fixedDigits(x.coefficient), n.isNegative ? -places : places)
    return BigDecimal(
      isNegative: x.isNegative, Coefficient(digits: digits), exponent: x.exponent)
  }
}
