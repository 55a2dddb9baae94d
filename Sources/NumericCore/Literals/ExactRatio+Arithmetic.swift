// Arithmetic of decimal factors. Those with an offset are operands of `between` only.
extension ExactRatio {
  /// The exact product of two factors.
  public static func * (a: ExactRatio, b: ExactRatio) -> ExactRatio {
    ExactRatio(
      a.numerator * b.numerator, a.denominator * b.denominator, piPower: a.piPower + b.piPower
    ).reduced
  }

  /// The exact quotient of two factors, as a conversion between two units needs it.
  public static func / (a: ExactRatio, b: ExactRatio) -> ExactRatio {
    ExactRatio(
      a.numerator * b.denominator, a.denominator * b.numerator, piPower: a.piPower - b.piPower
    ).reduced
  }

  /// The exact sum of two factors with the same power of π; nil for others.
  public func sum(with other: ExactRatio) -> ExactRatio? {
    guard piPower == other.piPower || numerator.isZero || other.numerator.isZero else { return nil }
    return ExactRatio(
      numerator * other.denominator + other.numerator * denominator,
      denominator * other.denominator,
      piPower: numerator.isZero ? other.piPower : piPower
    ).reduced
  }

  /// An integer power of a factor.
  public func power(_ exponent: Int) -> ExactRatio {
    var (result, square) = (ExactRatio.one, exponent < 0 ? .one / self : self)
    var rest = exponent.magnitude
    while rest > 0 {
      if rest & 1 == 1 { result = result * square }
      rest >>= 1
      if rest > 0 { square = square * square }
    }
    return result
  }

  /// The conversion from a scale whose zero is `fromZero` steps above absolute zero, and whose step
  /// is this factor, to a scale with another step and `toZero`: x becomes (x + fromZero) ·
  /// self/step − toZero.
  public func affine(fromZero: ExactLiteral, to step: ExactRatio, toZero: ExactLiteral)
    -> ExactRatio
  {
    let ratio = self / step
    let offset = fromZero * ratio.numerator + -(toZero * ratio.denominator)
    return ExactRatio(
      ratio.numerator, ratio.denominator, piPower: ratio.piPower, offset: offset.stripped)
  }

  /// The same factor without a divisor where it is a finite decimal; nil otherwise, for example for
  /// 1/3 and with a power of π.
  public var asDecimal: ExactRatio? {
    guard piPower == 0, denominator.exponent == 0, !denominator.isNegative,
      case .word(var rest) = denominator.coefficient, rest > 0
    else { return nil }
    var (twos, fives) = (0, 0)
    while rest % 2 == 0 { (rest, twos) = (rest / 2, twos + 1) }
    while rest % 5 == 0 { (rest, fives) = (rest / 5, fives + 1) }
    guard rest == 1 else { return nil }
    var missing = ExactLiteral(1)
    for _ in 0..<max(0, fives - twos) { missing = missing * ExactLiteral(2) }
    for _ in 0..<max(0, twos - fives) { missing = missing * ExactLiteral(5) }
    missing.exponent -= max(twos, fives)
    return ExactRatio(
      (numerator * missing).stripped, ExactLiteral(1), offset: (offset * missing).stripped)
  }

  /// The exponent where the factor is a power of ten; nil for any other one.
  public var powerOfTen: Int? {
    let (over, under) = (numerator.stripped, denominator.stripped)
    guard piPower == 0, offset.isZero, over.coefficient == .word(1), !over.isNegative,
      under.coefficient == .word(1), !under.isNegative, over.base == 10, under.base == 10
    else { return nil }
    return over.exponent - under.exponent
  }

  /// The exact result for a decimal of moderate size, without trailing zeros; nil if the factor has
  /// a divisor or a power of π.
  public func decimal(of x: ExactLiteral) -> ExactLiteral? {
    guard piPower == 0, denominator == ExactLiteral(1), x.base == 10, x.kind == .finite,
      x.exponent.magnitude < 1000
    else { return nil }
    let product = x * numerator
    return (offset.isZero ? product : product + offset).stripped
  }

  /// The same factor with common divisors removed as far as word arithmetic finds them, and with
  /// the power of ten on one side.
  private var reduced: ExactRatio {
    var (over, under) = (numerator.stripped, denominator.stripped)
    over.exponent -= under.exponent
    under.exponent = 0
    if under.isNegative { (over, under) = (-over, -under) }
    if over.coefficient == under.coefficient {
      over.coefficient = .word(1)
      under.coefficient = .word(1)
    } else if case .word(let x) = over.coefficient, case .word(let y) = under.coefficient, x > 0 {
      let common = Self.greatestCommonDivisor(x, y)
      over.coefficient = .word(x / common)
      under.coefficient = .word(y / common)
      // A power of ten that is left in the divisor goes to the exponent.
      over = over.stripped
      under = under.stripped
      over.exponent -= under.exponent
      under.exponent = 0
    }
    return ExactRatio(over, under, piPower: piPower)
  }

  private static func greatestCommonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var (a, b) = (a, b)
    while b > 0 { (a, b) = (b, a % b) }
    return a
  }
}
