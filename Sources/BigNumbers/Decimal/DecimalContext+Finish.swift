// The last step of every operation: an exact result becomes a number of the context.
//
// Source: General Decimal Arithmetic 1.70, "Arithmetic operations" and "Exceptional conditions".
extension DecimalContext {
  /// The number nearest, in the context's direction, to ±(coefficient + a part of one) × 10^exponent,
  /// where `remainder` says which part. With a part, the coefficient has at least as many digits as the
  /// precision.
  @inline(__always)
  mutating func finish(
    isNegative: Bool, _ coefficient: Coefficient, exponent: Int, remainder: Remainder = .zero
  ) -> BigDecimal {
    finish(
      isNegative: isNegative, coefficient, digits: coefficient.digitCount, exponent: exponent,
      remainder: remainder)
  }

  /// The same for a coefficient whose digits have been counted.
  @inline(__always)
  mutating func finish(
    isNegative: Bool, _ coefficient: consuming Coefficient, digits: Int, exponent: Int,
    remainder: Remainder
  ) -> BigDecimal {
    let adjusted = exponent + digits - 1
    // What a carry cannot bring out of range either.
    if digits <= precision, adjusted >= minimumExponent, adjusted < maximumExponent,
      !coefficient.isZero, !isClamped || exponent < topExponent
    {
      if remainder == .zero {
        return BigDecimal(isNegative: isNegative, coefficient, exponent: exponent)
      }
      if digits == precision { return incremented(isNegative, coefficient, exponent, remainder) }
    }
    return finishSlow(isNegative, coefficient, exponent, remainder, digits)
  }

  /// A number of as many digits as the precision, away from the ends of the range, and some more.
  @inline(__always)
  private mutating func incremented(
    _ isNegative: Bool, _ coefficient: Coefficient, _ exponent: Int, _ remainder: Remainder
  ) -> BigDecimal {
    conditions.insert([.rounded, .inexact])
    guard rounding.increments(coefficient, remainder, isNegative: isNegative) else {
      return BigDecimal(isNegative: isNegative, coefficient, exponent: exponent)
    }
    var next = coefficient
    next.increment()
    // Digits that were all nines become one and zeros.
    return next.digitCount == precision
      ? BigDecimal(isNegative: isNegative, next, exponent: exponent)
      : BigDecimal(isNegative: isNegative, .powerOfTen(precision - 1), exponent: exponent + 1)
  }

  private mutating func finishSlow(
    _ isNegative: Bool, _ coefficient: Coefficient, _ exponent: Int, _ remainder: Remainder,
    _ digits: Int
  ) -> BigDecimal {
    if coefficient.isZero, remainder == .zero { return signedZero(isNegative, exponent) }
    var (coefficient, exponent) = (coefficient, exponent)
    let isSubnormal = exponent + digits - 1 < minimumExponent
    if isSubnormal { conditions.insert(.subnormal) }
    let least = isSubnormal ? tinyExponent : exponent + digits - precision
    if exponent < least || remainder != .zero {
      conditions.insert(.rounded)
      let places = max(least - exponent, 0)
      var (kept, rest) = coefficient.shortened(by: places)
      rest = places == 0 ? remainder : rest.joined(by: remainder)
      if rest != .zero { conditions.insert(isSubnormal ? [.inexact, .underflow] : .inexact) }
      if rounding.increments(kept, rest, isNegative: isNegative) { kept.increment() }
      if kept.isZero { return signedZero(isNegative, tinyExponent, isClamped: true) }
      (coefficient, exponent) = (kept, exponent + places)
      // A carry gives one digit more, a zero.
      if coefficient.digitCount > precision {
        coefficient = coefficient.shortened(by: 1).kept
        exponent += 1
      }
    }
    return fitted(isNegative, coefficient, exponent)
  }

  /// A number of no more digits than the precision, brought below Emax.
  private mutating func fitted(
    _ isNegative: Bool, _ coefficient: Coefficient, _ exponent: Int
  ) -> BigDecimal {
    if exponent + coefficient.digitCount - 1 > maximumExponent {
      conditions.insert([.overflow, .inexact, .rounded])
      guard rounding.stopsAtLargest(isNegative: isNegative) else {
        return BigDecimal(isNegative: isNegative, .zero, kind: .infinity)
      }
      return BigDecimal(
        isNegative: isNegative, .powerOfTen(precision) - .one, exponent: topExponent)
    }
    guard isClamped, exponent > topExponent else {
      return BigDecimal(isNegative: isNegative, coefficient, exponent: exponent)
    }
    conditions.insert(.clamped)
    return BigDecimal(
      isNegative: isNegative, coefficient.scaledUp(exponent - topExponent), exponent: topExponent)
  }

  /// A zero, its exponent brought into the range.
  private mutating func signedZero(
    _ isNegative: Bool, _ exponent: Int, isClamped wasClamped: Bool = false
  ) -> BigDecimal {
    let greatest = isClamped ? topExponent : maximumExponent
    let fitting = min(max(exponent, tinyExponent), greatest)
    if fitting != exponent || wasClamped { conditions.insert(.clamped) }
    return BigDecimal(isNegative: isNegative, .zero, exponent: fitting)
  }

  /// An operation without a result.
  mutating func invalid(_ condition: DecimalConditions = .invalidOperation) -> BigDecimal {
    conditions.insert(condition)
    return .nan
  }

  /// The NaN that an operation passes on: the first that signals, else the first; nil without one. Its
  /// payload is cut to what the precision holds.
  @inline(__always)
  mutating func passedOn(
    _ a: BigDecimal, _ b: BigDecimal = .zero, _ c: BigDecimal = .zero
  ) -> BigDecimal? {
    a.isNaN || b.isNaN || c.isNaN ? passOn([a, b, c]) : nil
  }

  private mutating func passOn(_ operands: [BigDecimal]) -> BigDecimal? {
    let signaling = operands.first(where: \.isSignalingNaN)
    if signaling != nil { conditions.insert(.invalidOperation) }
    guard var result = signaling ?? operands.first(where: \.isNaN) else { return nil }
    result.kind = .quietNaN
    return withFittingPayload(result)
  }

  /// A NaN whose payload has no more digits than a coefficient could.
  func withFittingPayload(_ x: BigDecimal) -> BigDecimal {
    if hasFittingPayload(x) { return x }
    var result = x
    result.coefficient = x.coefficient.divided(by: .powerOfTen(payloadDigits)).rest
    return result
  }

  /// Whether a NaN's payload has no more digits than the context allows; no payload always fits.
  func hasFittingPayload(_ x: BigDecimal) -> Bool {
    x.coefficient.isZero || x.coefficient.digitCount <= payloadDigits
  }

  /// The encodings of formats have room for one digit less than in a number.
  private var payloadDigits: Int { isClamped ? precision - 1 : precision }
}
