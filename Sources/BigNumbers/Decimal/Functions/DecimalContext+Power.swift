internal import CMPFR
import NumericCore

// x^y, correctly rounded in the context's direction.
extension DecimalContext {
  /// x^y, correctly rounded.
  ///
  /// A whole y gives the result of repeated multiplication, with its ideal exponent where that is
  /// exact: `1.20^2` is `1.4400`. With any other y the result has all digits of the precision and
  /// is reported as inexact, as the specification requires, even where it is exact: `4^0.5` is
  /// `2.00000000`.
  ///
  /// **Special values** 0⁰ is invalid, and so is a negative number to a power that is infinite or
  /// not whole. **Source.** General Decimal Arithmetic, power.
  public mutating func power(_ x: BigDecimal, _ y: BigDecimal) -> BigDecimal {
    if let special = powerOfSpecials(x, y) { return special }
    if y.isInteger { return wholePower(x, y) }
    let result = positivePower(x, y)
    return result.isRegular ? filled(result) : result
  }

  /// x^y for finite operands, reported as exact wherever it is; 0⁰ is 1.
  mutating func exactPower(_ x: BigDecimal, _ y: BigDecimal) -> BigDecimal {
    if x.isZero, y.isZero { return BigDecimal(.one) }
    if let special = powerOfSpecials(x, y) { return special }
    return y.isInteger ? wholePower(x, y) : positivePower(x, y)
  }

  /// The number padded with zeros to the precision; it is reported as inexact.
  private mutating func filled(_ x: BigDecimal) -> BigDecimal {
    conditions.insert([.inexact, .rounded])
    if x.adjustedExponent < minimumExponent { conditions.insert(.underflow) }
    let places = min(precision - x.digitCount, x.exponent - tinyExponent)
    return BigDecimal(
      isNegative: x.isNegative, x.coefficient.scaledUp(places), exponent: x.exponent - places)
  }

  private mutating func powerOfSpecials(_ x: BigDecimal, _ y: BigDecimal) -> BigDecimal? {
    if let nan = passedOn(x, y) { return nan }
    if y.isZero { return x.isZero ? invalid() : BigDecimal(.one) }
    if x.isNegative, !x.isZero, !y.isInteger { return invalid() }
    if y.isInfinite {
      let order = BigDecimal.order(x, 1)
      if order == 0 { return filled(BigDecimal(.one)) }
      return (order > 0) == !y.isNegative ? .infinity : .zero
    }
    guard x.isZero || x.isInfinite else { return nil }
    return BigDecimal(
      isNegative: x.isNegative && y.isOddInteger, .zero,
      kind: x.isInfinite != y.isNegative ? .infinity : .finite)
  }

  /// x^n for a finite x ≠ 0 and a whole n ≠ 0.
  private mutating func wholePower(_ x: BigDecimal, _ n: BigDecimal) -> BigDecimal {
    let isNegative = x.isNegative && n.isOddInteger
    let (digits, zeros) = x.coefficient.withoutZeros
    // A number with b bits that does not end in zero has a power of more than (b − 1)·n bits, which
    // does not end in zero either unless it is 1. A power of more bits than the precision and a tie
    // need is neither a decimal of the precision nor the middle of two. The digits of an inverse
    // may have 2.33 times fewer bits: 1/5^n is 2^n · 10^−n. 8 covers that.
    let shortBits =
      (Precision.bitsCovering(digits: precision + 3) + 64) * (n.isNegative ? 8 : 1)
    let count = n.int.map { Int(clamping: $0.magnitude) } ?? .max
    if digits == .one || digits.bits - 1 <= shortBits / count {
      return shortPower(digits, x.exponent + zeros, zeros, count, n.isNegative, isNegative)
    }
    return enclosedPower(x.magnitude, n, isNegative: isNegative)
  }

  /// (digits · 10^exponent)^±count, computed exactly with integers and rounded once.
  private mutating func shortPower(
    _ digits: Coefficient, _ exponent: Int, _ zeros: Int, _ count: Int, _ isInverse: Bool,
    _ isNegative: Bool
  ) -> BigDecimal {
    let power = digits == .one ? digits : digits.raised(to: count)
    let isSmall = (exponent < 0) != isInverse
    let (exponent, overflow) = exponent.multipliedReportingOverflow(by: count)
    guard !overflow, BigDecimal.exponentRange.contains(exponent) else {
      return isSmall
        ? finishTooSmall(isNegative: isNegative) : finishTooLarge(isNegative: isNegative)
    }
    if isInverse {
      return divide(
        BigDecimal(isNegative: isNegative, .one, exponent: -exponent), BigDecimal(power))
    }
    // The zeros that multiplications would have left, up to one more than the precision allows.
    let (all, isBeyondWords) = zeros.multipliedReportingOverflow(by: count)
    let room = max(0, precision + 1 - power.digitCount)
    let kept = isBeyondWords ? room : min(all, room)
    return finish(
      isNegative: isNegative, power.scaledUp(kept), exponent: exponent - kept)
  }

  /// x^y for a finite x > 0 and a y that is not whole.
  private mutating func positivePower(_ x: BigDecimal, _ y: BigDecimal) -> BigDecimal {
    if x == 1 { return BigDecimal(.one) }
    if let (root, numerator) = x.decomposed(forPower: y) { return wholePower(root, numerator) }
    return enclosedPower(x, y, isNegative: false)
  }

  /// ±x^y for a finite x > 0, where the result is not a decimal with few digits.
  private mutating func enclosedPower(
    _ x: BigDecimal, _ y: BigDecimal, isNegative: Bool
  ) -> BigDecimal {
    // |log₁₀ x| ≤ |adjustedExponent| + 1 < 10^size.
    let size = (x.adjustedExponent.magnitude + 1).description.count
    // |ln x| < 10^(size + 1), so that |y·ln x| < 10^(−precision − 3): only the side of 1 matters.
    if y.adjustedExponent + size + 2 < -precision - 3 {
      return finishNextToOne(above: (x > 1) != y.isNegative, isNegative: isNegative)
    }
    // Otherwise |y·log₁₀ x| < 10¹⁷, which is within the exponents of MPFR.
    if y.adjustedExponent + 1 + size > 17, let isLarge = x.powerIsOutOfRange(y) {
      return isLarge
        ? finishTooLarge(isNegative: isNegative) : finishTooSmall(isNegative: isNegative)
    }
    let spare = 4 * max(0, y.adjustedExponent + 2 + size) + x.bitsNextToOne + 8
    return finishEnclosed(spare: spare) { bits in
      guard let base = x.ball(bits: bits), let power = y.ball(bits: bits),
        let ball = Ball.compute(.pow, base, power, bits: bits)
      else { return nil }
      return isNegative ? ball.negated : ball
    }
  }
}

extension BigDecimal {
  /// Whether the number is whole and odd.
  var isOddInteger: Bool {
    guard isRegular, exponent <= 0, isInteger else { return false }
    return coefficient.shortened(by: -exponent).kept.isOdd
  }

  /// Whether x^y is beyond the exponents of every context: true for large results, false for tiny
  /// ones, nil for all others.
  ///
  /// The border, 10^(±1.2·10¹⁸), lies between the largest exponents of contexts, 10¹⁸, and those of
  /// MPFR, 1.38·10¹⁸; 64 bits are enough to tell.
  fileprivate func powerIsOutOfRange(_ y: BigDecimal) -> Bool? {
    let bits = 64 + bitsNextToOne
    guard let logarithm = ball(bits: bits).flatMap({ Ball.compute(.log10, $0, bits: 64) }),
      let power = y.ball(bits: 64)
    else { return nil }
    let exponent = logarithm.middle * power.middle
    guard exponent.magnitude > BigFloat.integer(1_200_000_000_000_000_000) else { return nil }
    return !exponent.isNegative
  }

  /// r and p with x^y = r^p, where p is whole and x is a power of the rational r with the
  /// denominator of y as its exponent; nil where there is none, so that x^y is irrational.
  fileprivate func decomposed(
    forPower y: BigDecimal
  ) -> (root: BigDecimal, numerator: BigDecimal)? {
    let (numerator, zeros) = y.coefficient.withoutZeros
    // y = numerator/10^places. The numerator does not end in zero, so that only the factors 2 or
    // only the factors 5 can be cancelled.
    let places = -(y.exponent + zeros)
    // With more places the denominator is at least 2⁶¹, since only the factors 2 or only the
    // factors 5 can be cancelled, and no exponent other than 0 is a multiple of it.
    guard places <= 60 else { return nil }
    let integer = numerator.integer
    let twos = min(places, integer.trailingZeroBitCount)
    var (fives, rest) = (0, integer.shiftedDown(twos))
    while fives < places {
      let (quotient, remainder) = rest.flooredQuotientAndRemainder(dividingBy: BigInteger(5))
      guard remainder.sign == 0 else { break }
      (fives, rest) = (fives + 1, quotient)
    }
    let denominator = BigInteger.power(5, places - fives).shiftedUp(places - twos)
    guard denominator.magnitudeBits <= 62, let index = Coefficient(integer: denominator).int else {
      return nil
    }
    let (digits, ownZeros) = coefficient.withoutZeros
    let ownExponent = exponent + ownZeros
    // An integer other than 1 that is a power with exponent `index` has more than `index` bits.
    guard ownExponent % index == 0, digits == .one || digits.bits > index,
      let root = digits.exactRoot(index)
    else { return nil }
    return (
      BigDecimal(root, exponent: ownExponent / index),
      BigDecimal(isNegative: y.isNegative, Coefficient(integer: rest))
    )
  }
}

extension Coefficient {
  /// This number without its trailing zeros, and their number.
  var withoutZeros: (kept: Coefficient, zeros: Int) {
    let zeros = trailingZeros(atMost: .max)
    return (shortened(by: zeros).kept, zeros)
  }

  /// This number to a power.
  func raised(to power: Int) -> Coefficient {
    withInteger { base in
      Coefficient(integer: BigInteger.make { __gmpz_pow_ui($0, base, UInt(power)) })
    }
  }

  /// The root with a given index; nil where it is not whole.
  func exactRoot(_ index: Int) -> Coefficient? {
    if self == .one { return self }
    var isExact = false
    let root = withInteger { x in
      BigInteger.make { isExact = __gmpz_root($0, x, UInt(index)) != 0 }
    }
    return isExact ? Coefficient(integer: root) : nil
  }
}
