// The last step of every operation: it rounds an exact result to the context.
//
// Source: General Decimal Arithmetic 1.70, "Arithmetic operations" and "Exceptional conditions".
extension DecimalContext {
  /// ±(coefficient + f) × 10^exponent, rounded in the context's direction, where 0 ≤ f < 1.
  ///
  /// `remainder` tells whether f is zero and how it compares with one half. If f is not zero, the
  /// coefficient has at least as many digits as the precision.
  @inline(__always)
  mutating func finish(
    isNegative: Bool, _ coefficient: Coefficient, exponent: Int, remainder: Remainder = .zero
  ) -> BigDecimal {
    finish(
      isNegative: isNegative, coefficient, digits: coefficient.digitCount, exponent: exponent,
      remainder: remainder)
  }

  /// The same for a coefficient whose number of digits is known.
  @inline(__always)
  mutating func finish(
    isNegative: Bool, _ coefficient: consuming Coefficient, digits: Int, exponent: Int,
    remainder: Remainder
  ) -> BigDecimal {
    let adjusted = exponent + digits - 1
    // The fast path: neither the result nor a carry of its rounding can leave the range.
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

  /// Rounds a number of as many digits as the precision, away from the ends of the range, that is
  /// followed by `remainder`.
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
    // After a carry out of nines only, the coefficient is a power of ten of one digit more.
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
      // After a carry the coefficient may have one digit more, which is a zero.
      if coefficient.digitCount > precision {
        coefficient = coefficient.shortened(by: 1).kept
        exponent += 1
      }
    }
    return fitted(isNegative, coefficient, exponent)
  }

  /// A number of no more digits than the precision: overflow and clamping are handled here.
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

  /// A zero whose exponent is moved into the range.
  private mutating func signedZero(
    _ isNegative: Bool, _ exponent: Int, isClamped wasClamped: Bool = false
  ) -> BigDecimal {
    let greatest = isClamped ? topExponent : maximumExponent
    let fitting = min(max(exponent, tinyExponent), greatest)
    if fitting != exponent || wasClamped { conditions.insert(.clamped) }
    return BigDecimal(isNegative: isNegative, .zero, exponent: fitting)
  }

  /// NaN, the result of an invalid operation; the condition is recorded.
  mutating func invalid(_ condition: DecimalConditions = .invalidOperation) -> BigDecimal {
    conditions.insert(condition)
    return .nan
  }

  /// The NaN that an operation passes on: the first signaling one, else the first; nil without a
  /// NaN.
  ///
  /// Its payload is cut to the digits that the context allows.
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

  /// A NaN whose payload has no more digits than the context allows.
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

  /// The largest number of digits of a payload.
  ///
  /// The encodings of formats have room for one digit less than in a number.
  private var payloadDigits: Int { isClamped ? precision - 1 : precision }
}
