public import BigNumbers
public import NumericCore

extension BigFloat: LocaleReadable {
  /// The text in a format; see ``NumberStyle``.
  public func localized(
    _ format: NumberFormat, _ rounding: Rounding, _ limits: Limits
  ) throws -> String {
    try text(as: format, rounding: rounding, limits: limits)
  }

  /// The value, rounded once; without a precision that of `BigFloat.creationPrecision`, or none of its own for an integer.
  public init(
    localized literal: LocaleLiteral, _ precision: Precision?, _ rounding: Rounding
  ) {
    switch (literal, precision) {
    case (.digits(let digits), nil): self.init(digits, rounding: rounding)
    case (.digits(let digits), let precision?):
      self.init(digits, precision: precision, rounding: rounding)
    case (.bits(let bits), nil): self.init(bits, rounding: rounding)
    case (.bits(let bits), let precision?):
      self.init(bits, precision: precision, rounding: rounding)
    }
  }
}

extension FixedFloat: LocalizedNumber, LocaleReadable {
  /// The text in a format; see ``NumberStyle``.
  public func localized(
    _ format: NumberFormat, _ rounding: Rounding, _ limits: Limits
  ) throws -> String {
    try text(as: format, rounding: rounding, limits: limits)
  }

  /// The value, rounded once.
  public init(localized literal: LocaleLiteral, _ precision: Precision?, _ rounding: Rounding) {
    switch literal {
    case .digits(let digits):
      self.init(
        BigFloat(digits, precision: precision ?? Self.precision, rounding: rounding),
        rounding: rounding)
    case .bits(let bits): self.init(bits, rounding: rounding)
    }
  }
}

extension BigRational: LocaleReadable {
  /// The text in a format; see ``NumberStyle``.
  public func localized(
    _ format: NumberFormat, _ rounding: Rounding, _ limits: Limits
  ) throws -> String {
    try text(as: format, rounding: rounding, limits: limits)
  }

  /// The exact value of a finite number within the default limits.
  public init(
    localized literal: LocaleLiteral, _ precision: Precision?, _ rounding: Rounding
  ) throws(TextError) {
    let value: BigRational?
    do throws(LimitExceeded) {
      switch literal {
      case .digits(let digits): value = try BigRational(exactly: digits)
      case .bits(let bits): value = try BigRational(exactly: bits)
      }
    } catch {
      throw TextError(.limit, "\(error)")
    }
    guard let value else { throw TextError("this is no finite number", at: 0) }
    self = value
  }
}

extension BigInteger: LocaleReadable {
  /// The text in a format; see ``NumberStyle``.
  public func localized(
    _ format: NumberFormat, _ rounding: Rounding, _ limits: Limits
  ) throws -> String {
    try text(as: format, rounding: rounding, limits: limits)
  }

  /// The exact value of a whole number within the default limits.
  public init(
    localized literal: LocaleLiteral, _ precision: Precision?, _ rounding: Rounding
  ) throws(TextError) {
    let value = try BigRational(localized: literal, precision, rounding)
    guard let whole = BigInteger(exactly: value) else {
      throw TextError("this is not a whole number", at: 0)
    }
    self = whole
  }
}

extension ExactReal: LocaleReadable {
  /// The text in a format; see ``NumberStyle``.
  ///
  /// What is not found within a second is an error.
  public func localized(
    _ format: NumberFormat, _ rounding: Rounding, _ limits: Limits
  ) throws -> String {
    var limits = limits
    limits.time = min(limits.time, 1)
    return try text(as: format, rounding: rounding, limits: ExactLimits(limits))
  }

  /// The exact value of a finite number within the default limits.
  public init(
    localized literal: LocaleLiteral, _ precision: Precision?, _ rounding: Rounding
  ) throws(TextError) {
    self.init(try BigRational(localized: literal, precision, rounding))
  }
}

extension BigDecimal: LocaleReadable {
  /// The text in a format; see ``NumberStyle``.
  public func localized(
    _ format: NumberFormat, _ rounding: Rounding, _ limits: Limits
  ) throws -> String {
    try text(as: format, rounding: DecimalRounding(rounding), limits: limits)
  }

  /// The exact value, with the zeros at its end; a number in another radix has to be a decimal.
  public init(
    localized literal: LocaleLiteral, _ precision: Precision?, _ rounding: Rounding
  ) throws(TextError) {
    if case .digits(let digits) = literal, digits.radix == 10 {
      self = try BigDecimal(parsing: digits.decimalText)
      return
    }
    let value = try BigRational(localized: literal, precision, rounding)
    guard let decimal = BigDecimal(exactly: value) else {
      throw TextError("this is no number with finitely many decimals", at: 0)
    }
    self = decimal
  }
}

extension RadixLiteral {
  /// The number in the notation of decimals: `-125E-2`, `Infinity`.
  fileprivate var decimalText: String {
    let sign = isNegative ? "-" : ""
    switch kind {
    case .nan: return "NaN"
    case .infinity: return sign + "Infinity"
    case .finite: return "\(sign)0\(String(decoding: digits, as: UTF8.self))E\(exponent)"
    }
  }
}

extension BigInterval: LocalizedNumber {
  /// The bounds in a format, rounded outward whatever the direction.
  public func localized(
    _ format: NumberFormat, _ rounding: Rounding, _ limits: Limits
  ) throws -> String {
    try text(as: format, limits: limits)
  }
}
