import NumericCore

// Rounding by way of exact reals: the digits that they prove of a value decide how it is rounded.
extension DecimalBackend {
  var exact: ExactBackend {
    ExactBackend(limits: ExactLimits(limits))
  }

  /// A finite number as an exact real.
  func real(_ x: BigDecimal) throws(ComputationFailure) -> ExactReal { try exact.number(x.literal) }

  /// A function of finite numbers as an exact real, which is not computed yet.
  func exactly(
    _ function: Function, _ operands: [BigDecimal]
  ) throws(ComputationFailure) -> ExactReal {
    var x: [ExactReal] = []
    for operand in operands { x.append(try real(operand)) }
    return try exact.compute(function, x)
  }

  /// A real number, rounded once.
  ///
  /// An exact result that is a fraction has no trailing zeros.
  func rounded(
    _ value: ExactReal, _ context: inout DecimalContext
  ) throws(ComputationFailure) -> BigDecimal {
    guard let rounding = context.rounding.binary else {
      // Binary numbers have no such direction: take two more digits than the precision, truncated,
      // so that `finish` sees on which side of one half the discarded rest lies.
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
  /// The same number without trailing zeros behind the point.
  ///
  /// A whole number gets the exponent 0, unless it ends in more than 21 zeros.
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

  /// A whole number that ends in more zeros than this keeps its exponent instead of showing them all.
  ///
  /// Plain notation of other numbers ends at 10²¹ as well; see `NumberFormat`.
  private static let writtenZeros = 21
}
