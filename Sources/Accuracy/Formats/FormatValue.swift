public import BigNumbers
public import NumericCore

/// A finite number of some format, an infinity or NaN.
public enum FormatValue: Sendable {
  case binary(BigFloat)
  case decimal(BigDecimal)

  /// Whether it is NaN.
  public var isNaN: Bool {
    switch self {
    case .binary(let x): x.isNaN
    case .decimal(let x): x.isNaN
    }
  }

  /// The number as a fraction; nil for infinities and NaN.
  public var rational: BigRational? {
    guard isFinite else { return nil }
    switch self {
    case .binary(let x): return (try? BigRational(exactly: x)) ?? nil
    case .decimal(let x): return (try? BigRational(exactly: x)) ?? nil
    }
  }

  /// The nearest double.
  public var double: Double {
    switch self {
    case .binary(let x): Double(x)
    case .decimal(let x): Double(x)
    }
  }

  /// Whether it is neither infinite nor NaN.
  public var isFinite: Bool {
    switch self {
    case .binary(let x): x.isFinite
    case .decimal(let x): x.isFinite
    }
  }

  /// Whether the sign bit is set.
  public var isNegative: Bool {
    switch self {
    case .binary(let x): x.sign == .minus
    case .decimal(let x): x.isNegative
    }
  }

  /// Whether it is a zero of either sign.
  public var isZero: Bool {
    switch self {
    case .binary(let x): x.isZero
    case .decimal(let x): x.isZero
    }
  }

  /// e with radix^e ≤ |x| < radix^(e+1) for a finite nonzero number; nil otherwise.
  public var exponent: Int? {
    guard isFinite, !isZero else { return nil }
    switch self {
    case .binary(let x): return x.exponent
    case .decimal(let x): return x.adjustedExponent
    }
  }

  /// |x| / radix^places, an integer if `places` is at most the exponent of the last digit.
  func magnitude(inUnitsOf places: Int) -> BigRational {
    switch self {
    case .binary(let x):
      guard !x.isZero else { return 0 }
      let scaled = BigFloat(
        sign: .plus, exponent: x.exponent - places, significand: x.magnitude.significand)
      return (try? BigRational(exactly: scaled)) ?? 0
    case .decimal(let x):
      let scaled = x.magnitude.scaled(byPowerOfTen: -places)
      return (try? BigRational(exactly: scaled)) ?? 0
    }
  }

  /// The fewest digits that read back as the number; for decimals and for whole numbers below 2^53, all digits.
  ///
  /// So all formats print what binary64 does, whose whole numbers up to there have no other digits: 448, although 450 reads
  /// back as 448 among the numbers of four bits.
  public var digits: NumberDigits {
    switch self {
    case .binary(let x): return x.wholeDigits ?? x.digits(radix: 10, .shortest, .nearestEven)
    case .decimal(let x):
      let backend = DecimalBackend(DecimalContext(precision: x.digitCount))
      let digits = try? backend.digits(of: x, radix: 10, .shortest)
      return digits ?? NumberDigits(kind: .nan, isNegative: false)
    }
  }

  /// All bits of a finite binary number, as a hexadecimal literal such as `0x1.8p+1`; nil for all
  /// others.
  public var hexadecimal: String? {
    guard case .binary(let x) = self, x.isFinite else { return nil }
    return x.bits().text(as: NumberFormat(style: .hex, showsNegativeZero: true))
  }

  /// The exact value as a literal, for a finite number.
  public var literal: ExactLiteral {
    switch self {
    case .binary(let x): x.exactLiteral
    case .decimal(let x): (try? ExactLiteral(x.description)) ?? .nan
    }
  }
}

extension BigFloat {
  /// All digits of a whole number of magnitude below 2^53, whose precision may be less; nil for other numbers.
  fileprivate var wholeDigits: NumberDigits? {
    guard isInteger, isZero || exponent < 53 else { return nil }
    return BigFloat(Double(self)).digits(radix: 10, .shortest, .nearestEven)
  }

  /// The number as a hexadecimal literal.
  fileprivate var exactLiteral: ExactLiteral {
    if isNaN { return .nan }
    if isInfinite {
      var result = ExactLiteral.infinity
      result.isNegative = sign == .minus
      return result
    }
    let bits = bits()
    return ExactLiteral(
      isNegative: bits.isNegative,
      coefficient: bits.digits.isEmpty ? .word(0) : .digits(bits.digits), base: 2,
      exponent: bits.digits.isEmpty ? 0 : bits.exponent - 4 * (bits.digits.count - 1))
  }
}
