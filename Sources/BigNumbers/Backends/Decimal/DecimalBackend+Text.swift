public import NumericCore

extension DecimalBackend {
  /// The value of a literal, rounded once.
  ///
  /// Decimal literals keep their trailing zeros; other radices are converted exactly first.
  ///
  /// - Throws: a limit that the exact value of a literal in another radix exceeds.
  public func number(_ literal: ExactLiteral) throws(ComputationFailure) -> BigDecimal {
    if literal.base == 10 || literal.kind != .finite {
      if let number = BigDecimal(decimal: literal) { return computing { $0.rounded(number) } }
      // The literal is beyond the exponents of decimals.
      return computing {
        literal.exponent > 0
          ? $0.finishTooLarge(isNegative: literal.isNegative)
          : $0.finishTooSmall(isNegative: literal.isNegative)
      }
    }
    let number = try exactly(literal)
    return computing { $0.rounded(number) }
  }

  /// The value of a literal with all of its digits.
  func exactly(_ literal: ExactLiteral) throws(ComputationFailure) -> BigDecimal {
    if let number = BigDecimal(decimal: literal) { return number }
    do throws(LimitExceeded) {
      guard let value = try BigRational(exactly: literal, limits: limits),
        let number = BigDecimal(exactly: value)
      else { preconditionFailure("\(literal.text) is no finite decimal") }
      return number
    } catch {
      throw .limit(error)
    }
  }

  /// The digits of a number in a radix.
  ///
  /// In radix 10 they are the number's own digits. In other radices they are rounded from the exact
  /// value in the backend's direction; ties go to even where binary numbers have no such direction.
  public func digits(
    of x: BigDecimal, radix: Int, _ request: DigitRequest
  ) throws(ComputationFailure) -> NumberDigits {
    guard x.isFinite else {
      return NumberDigits(kind: x.isInfinite ? .infinity : .nan, isNegative: x.isNegative)
    }
    if radix == 10 { return x.digits(request, context.rounding) }
    // A decimal fraction may have no end in another radix, so that it gets as many digits as cover
    // the precision.
    let count = RadixDigits.covering(decimalDigits: context.precision, radix: radix)
    let counted = request == .shortest && !x.isInteger ? .significant(count) : request
    return try real(x).digits(
      radix: radix, counted, rounding: context.rounding.binary ?? .nearestEven,
      limits: exact.limits)
  }

  /// The exponent e with radix^(e−1) ≤ |x| < radix^e; 1 for zeros, infinities and NaNs.
  ///
  /// - Throws: a limit that was exceeded.
  public func exponent(of x: BigDecimal, radix: Int) throws(ComputationFailure) -> Int {
    guard x.isRegular else { return 1 }
    return radix == 10 ? x.adjustedExponent + 1 : try exact.exponent(of: real(x), radix: radix)
  }

  /// Throws `inapplicable`: decimals have no binary digits.
  public func bits(of x: BigDecimal) throws(ComputationFailure) -> NumberDigits {
    throw .inapplicable("a decimal has no bits; use -b double, or -b bigfloat -p BITS")
  }
}

extension BigDecimal {
  /// The digits of a finite number, rounded once.
  fileprivate func digits(_ request: DigitRequest, _ rounding: DecimalRounding) -> NumberDigits {
    var context = DecimalContext.unrounded
    context.rounding = rounding
    var number = self
    switch request {
    case .shortest:
      var digits = NumberDigits(
        isNegative: isNegative, digits: isZero ? [] : coefficient.digits,
        exponent: isZero ? exponent : adjustedExponent + 1, isExact: true)
      digits.keepsZeros = true
      return digits
    case .significant(let count):
      context.precision = count
      number = context.rounded(self)
    case .afterPoint(let count):
      if exponent < -count { number = context.rescale(self, toExponent: -count) }
    }
    return NumberDigits(
      isNegative: isNegative, digits: number.isZero ? [] : number.coefficient.digits,
      exponent: number.isZero ? 0 : number.adjustedExponent + 1,
      isExact: !context.conditions.contains(.inexact))
  }
}
