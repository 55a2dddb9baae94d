import BigNumbers
import NumericCore

extension FPCoreNumber {
  /// Reads `(digits m e b)`, which is m·b^e for integers m, e and b ≥ 2.
  init(digits data: ArraySlice<FPCoreDatum>, _ datum: FPCoreDatum) throws(TextError) {
    var parts: [ExactLiteral] = []
    for part in data {
      guard let number = part.number, number.denominator == nil, number.numerator.exponent == 0
      else {
        throw TextError(.form, "(digits m e b) has three integers, not '\(part)'", part.span)
      }
      parts.append(number.numerator)
    }
    guard let exponent = FPCoreNumber(parts[1]).integer, let base = FPCoreNumber(parts[2]).integer,
      base >= 2
    else {
      throw TextError(
        .form, "the base of (digits m e b) is at least 2, its exponent a word", datum.span)
    }
    do throws(LimitExceeded) {
      try self.init(parts[0], base, exponent)
    } catch {
      throw TextError(.limit, "\(error)", datum.span)
    }
  }

  /// Powers of ten stay exponents; powers of other bases are expanded.
  private init(
    _ significand: ExactLiteral, _ base: Int, _ exponent: Int
  ) throws(LimitExceeded) {
    if base == 10, significand.base == 10 {
      var literal = significand
      literal.exponent = exponent
      self.init(literal)
      return
    }
    let bits = Int.bitWidth - base.leadingZeroBitCount
    let (size, overflow) = Int(clamping: exponent.magnitude).multipliedReportingOverflow(by: bits)
    // At most as many bits as the limit of precision permits.
    try Limits().check(.precision, overflow ? .max : size)
    var value = try BigRational(exactly: significand) ?? 0
    value *= (try? BigRational.pow(BigRational(base), exponent)) ?? 0
    let denominator = value.denominator
    self.init(
      ExactLiteral(value.numerator), over: denominator == 1 ? nil : ExactLiteral(denominator))
  }

  private init(_ numerator: ExactLiteral, over denominator: ExactLiteral?) {
    self.init(numerator)
    self.denominator = denominator
  }
}
