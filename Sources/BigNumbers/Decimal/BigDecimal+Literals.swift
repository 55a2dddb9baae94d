internal import CMPFR
public import NumericCore

extension BigDecimal: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// An integer with the exponent 0.
  public init(integerLiteral value: StaticBigInt) {
    self.init(BigRational(integerLiteral: value))
  }

  /// A number as it is written: `let price: BigDecimal = "19.90"`.
  ///
  /// A float literal does not compile, because the compiler would round it to binary first.
  /// **Precondition** The text is a number; use ``init(parsing:)`` for texts that may not be.
  public init(stringLiteral value: String) {
    do throws(TextError) {
      try self.init(parsing: value)
    } catch {
      preconditionFailure("\"\(value)\" is no decimal: \(error.message)")
    }
  }

  /// An integer with the exponent 0.
  public init(_ value: some BinaryInteger) {
    if let small = UInt128(exactly: value.magnitude) {
      self.init(isNegative: value < 0, Coefficient(small))
    } else {
      self.init(BigRational(value))
    }
  }

  /// An integer with the exponent 0; never nil.
  public init?(exactly value: some BinaryInteger) { self.init(value) }

  /// The value of a rational that is known to be whole.
  private init(_ whole: BigRational) {
    self.init(isNegative: whole.sign < 0, Coefficient(integer: whole.numerator))
  }

  /// The number that digits of radix 10 denote, with all of their trailing zeros.
  public init(_ number: NumberDigits) {
    switch number.kind {
    case .nan: self = .nan
    case .infinity: self.init(isNegative: number.isNegative, .zero, kind: .infinity)
    case .finite:
      self.init(
        isNegative: number.isNegative, Coefficient(digits: number.digits),
        exponent: number.exponent - number.digits.count)
    }
  }

  /// A literal with all of its digits; nil for a fraction whose radix is a power of two.
  ///
  /// Trailing zeros are part of the number: `1.20` has the exponent −2.
  init?(decimal literal: ExactLiteral) {
    switch literal.kind {
    case .infinity: self.init(isNegative: literal.isNegative, .zero, kind: .infinity)
    case .nan: self = .nan
    case .finite:
      guard literal.base == 10, Self.exponentRange.contains(literal.exponent) else { return nil }
      let coefficient =
        switch literal.coefficient {
        case .word(let word): Coefficient(UInt128(word))
        case .digits(let digits): Coefficient(digits: digits)
        }
      self.init(isNegative: literal.isNegative, coefficient, exponent: literal.exponent)
    }
  }
}
