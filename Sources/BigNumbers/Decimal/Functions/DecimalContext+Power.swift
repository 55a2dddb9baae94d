internal import CMPFR
import NumericCore

// x^y, correctly rounded in the context's direction.
extension DecimalContext {
  /// x^y.
  ///
  /// A whole y gives what repeated multiplication would, with the ideal exponent of that where the result
  /// is exact: `1.20^2` is `1.4400`. With any other y the result has all digits of the precision and is said
  /// to be inexact, as the specification wants, even where it is not: `4^0.5` is `2.00000000`.
  ///
  /// **Special values** 0⁰ is invalid, and so are negative numbers to a power that is not whole, or
  /// infinite. **Source.** General Decimal Arithmetic, power.
  public mutating func power(_ x: BigDecimal, _ y: BigDecimal) -> BigDecimal {
    if let special = powerOfSpecials(x, y) { return special }
    if y.isInteger { return wholePower(x, y) }
    let result = positivePower(x, y)
    return result.isRegular ? filled(result) : result
  }

  /// x^y for finite operands, said to be exact wherever it is; 0⁰ is 1.
  mutating func exactPower(_ x: BigDecimal, _ y: BigDecimal) -> BigDecimal {
    if x.isZero, y.isZero { return BigDecimal(.one) }
    if let special = powerOfSpecials(x, y) { return special }
    return y.isInteger ? wholePower(x, y) : positivePower(x, y)
  }

  /// Zeros up to the precision; the result counts as inexact.
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
    // The power of something that ends in no zero has at least (bits − 1)·n bits, and ends in no zero
    // either unless it is 1: a long one lies neither on a number nor in the middle of two.
    // An inverse may have a third as many bits: that of 5^n is 2^n, behind the point.
    let shortBits =
      (Precision.bitsCovering(digits: precision + 3) + 64) * (n.isNegative ? 8 : 1)
    let count = n.int.map { Int(clamping: $0.magnitude) } ?? .max
    if digits == .one || digits.bits <= shortBits / count {
      return shortPower(digits, x.exponent + zeros, zeros, count, n.isNegative, isNegative)
    }
    return enclosedPower(x.magnitude, n, isNegative: isNegative)
  }

  /// (digits · 10^exponent)^±count by integers alone, rounded once.
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
    // The zeros that multiplications would have left, as far as the precision allows and one more.
    let (all, isBeyondWords) = zeros.multipliedReportingOverflow(by: count)
    let room = max(0, precision + 1 - power.digitCount)
    let kept = isBeyondWords ? room : min(all, room)
    return finish(
      isNegative: isNegative, power.scaledUp(kept), exponent: exponent - kept)
  }

  /// x^y for a finite x > 0, where y is not whole.
  private mutating func positivePower(_ x: BigDecimal, _ y: BigDecimal) -> BigDecimal {
    if x == 1 { return BigDecimal(.one) }
    if let (root, numerator) = x.decomposed(forPower: y) { return wholePower(root, numerator) }
    return enclosedPower(x, y, isNegative: false)
  }

  /// ±x^y for a finite x > 0, where the result is no short decimal.
  private mutating func enclosedPower(
    _ x: BigDecimal, _ y: BigDecimal, isNegative: Bool
  ) -> BigDecimal {
    // |log₁₀ x| < 10^size.
    let size = (x.adjustedExponent.magnitude + 1).description.count
    // With |ln x| < 10^(size + 1) nothing but the side of 1 matters.
    if y.adjustedExponent + size + 2 < -precision - 3 {
      return finishNextToOne(above: (x > 1) != y.isNegative, isNegative: isNegative)
    }
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
  /// A whole number that is odd.
  var isOddInteger: Bool {
    guard isRegular, exponent <= 0, isInteger else { return false }
    return coefficient.shortened(by: -exponent).kept.isOdd
  }

  /// Whether x^y is beyond the exponents of every context: large, or next to zero; nil where it is not.
  ///
  /// The border, 10^±(1.2·10¹⁸), is so far from theirs and from MPFR's that 64 bits decide.
  fileprivate func powerIsOutOfRange(_ y: BigDecimal) -> Bool? {
    let bits = 64 + bitsNextToOne
    guard let logarithm = ball(bits: bits).flatMap({ Ball.compute(.log10, $0, bits: 64) }),
      let power = y.ball(bits: 64)
    else { return nil }
    let exponent = logarithm.middle * power.middle
    guard exponent.magnitude > BigFloat.integer(1_200_000_000_000_000_000) else { return nil }
    return !exponent.isNegative
  }

  /// r and p with x^y = r^p and p whole, where x is a power of a rational r with the denominator of y as
  /// index; nil where there is none, so that x^y is irrational.
  fileprivate func decomposed(
    forPower y: BigDecimal
  ) -> (root: BigDecimal, numerator: BigDecimal)? {
    let (numerator, zeros) = y.coefficient.withoutZeros
    // y = numerator/10^places in lowest terms but for powers of either 2 or 5.
    let places = -(y.exponent + zeros)
    guard places <= 60 else { return nil }
    let integer = numerator.integer
    let twos = min(places, integer.trailingZeros)
    var (fives, rest) = (0, integer.shiftedDown(twos))
    while fives < places {
      let (quotient, remainder) = rest.divided(by: Integer(5))
      guard remainder.sign == 0 else { break }
      (fives, rest) = (fives + 1, quotient)
    }
    let denominator = Integer.power(5, places - fives).shiftedUp(places - twos)
    guard denominator.bits <= 62, let index = Coefficient(denominator).int else { return nil }
    let (digits, ownZeros) = coefficient.withoutZeros
    let ownExponent = exponent + ownZeros
    // What ends in no zero and is an index-th power has at least as many bits, unless it is 1.
    guard ownExponent % index == 0, digits == .one || digits.bits > index,
      let root = digits.exactRoot(index)
    else { return nil }
    return (
      BigDecimal(root, exponent: ownExponent / index),
      BigDecimal(isNegative: y.isNegative, Coefficient(rest))
    )
  }
}

extension Coefficient {
  /// This without the zeros at its end, and how many they were.
  var withoutZeros: (kept: Coefficient, zeros: Int) {
    let zeros = trailingZeros(atMost: .max)
    return (shortened(by: zeros).kept, zeros)
  }

  /// This to a power.
  func raised(to power: Int) -> Coefficient {
    withInteger { base in Coefficient(Integer.make { __gmpz_pow_ui($0, base, UInt(power)) }) }
  }

  /// The root with an index, if it is whole.
  func exactRoot(_ index: Int) -> Coefficient? {
    if self == .one { return self }
    var isExact = false
    let root = withInteger { x in
      Integer.make { isExact = __gmpz_root($0, x, UInt(index)) != 0 }
    }
    return isExact ? Coefficient(root) : nil
  }
}
