import NumericCore

// By way of exact reals: what they prove of a value decides its rounding.
extension DecimalBackend {
  var exact: ExactBackend {
    ExactBackend(limits: ExactLimits(limits))
  }

  /// A finite number as an exact real.
  func real(_ x: BigDecimal) throws(ComputationFailure) -> ExactReal { try exact.number(x.literal) }

  /// A function of finite numbers, noted down.
  func exactly(
    _ function: Function, _ operands: [BigDecimal]
  ) throws(ComputationFailure) -> ExactReal {
    var x: [ExactReal] = []
    for operand in operands { x.append(try real(operand)) }
    return try exact.compute(function, x)
  }

  /// A real number rounded once. An exact result has no more zeros behind the point than it needs.
  func rounded(
    _ value: ExactReal, _ context: inout DecimalContext
  ) throws(ComputationFailure) -> BigDecimal {
    guard let rounding = context.rounding.binary else {
      // Two digits more, cut off: `finish` sees on which side of one half the rest is.
      let digits = try value.digits(
        .significant(context.precision + 2), rounding: .towardZero, limits: exact.limits)
      guard let isExact = digits.isExact else {
        throw .undecided(bits: limits.workingPrecision)
      }
      return isExact ? context.rounded(BigDecimal(digits).reduced) : context.finish(digits)
    }
    let digits = try value.digits(
      .significant(context.precision), rounding: rounding, limits: exact.limits)
    let number = BigDecimal(digits)
    if digits.isExact == true { return context.rounded(number.reduced) }
    context.conditions.insert([.inexact, .rounded])
    return context.rounded(number)
  }
}

extension BigDecimal {
  /// Without zeros behind the point at the end, and a short whole number with exponent 0.
  var reduced: BigDecimal {
    if isZero { return BigDecimal(isNegative: isNegative, .zero) }
    if exponent > Self.writtenZeros {
      let (kept, zeros) = coefficient.withoutZeros
      return BigDecimal(isNegative: isNegative, kept, exponent: exponent + zeros)
    }
    if exponent >= 0 {
      return BigDecimal(isNegative: isNegative, coefficient.scaledUp(exponent))
    }
    let zeros = coefficient.trailingZeros(atMost: -exponent)
    return BigDecimal(
      isNegative: isNegative, coefficient.shortened(by: zeros).kept, exponent: exponent + zeros)
  }

  /// A whole number that ends in more zeros than that keeps its exponent.
  private static let writtenZeros = 21
}
