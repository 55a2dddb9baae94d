public import NumericCore

extension BigInteger {
  /// A number of any integer type, exactly.
  public init(_ source: some BinaryInteger) { self.init(truncatingIfNeeded: source) }

  /// A number of any integer type, exactly; never nil.
  public init?(exactly source: some BinaryInteger) { self.init(truncatingIfNeeded: source) }

  /// A number of any integer type, which is never beyond the range.
  public init(clamping source: some BinaryInteger) { self.init(truncatingIfNeeded: source) }

  /// A number of any integer type, which is never truncated.
  public init<Source: BinaryInteger>(truncatingIfNeeded source: Source) {
    if let word = Int(exactly: source) {
      self.init(word: word)
    } else if Source.isSigned {
      self.init(twosComplement: source.words)
    } else {
      self.init(magnitude: source.words)
    }
  }

  /// The value of a `Double`, `Float` or any other binary format; nil unless it is a whole number.
  public init?(exactly value: some BinaryFloatingPoint) {
    guard value.isFinite, value == value.rounded(.towardZero) else { return nil }
    self.init(value)
  }

  /// The value of a `Double`, `Float` or any other binary format, truncated towards zero.
  ///
  /// NaN and infinities are a precondition failure, as for `Int`.
  public init<Source: BinaryFloatingPoint>(_ value: Source) {
    precondition(value.isFinite, "\(value) has no value as a BigInteger")
    guard value.magnitude >= 1 else {
      self.init(word: 0)
      return
    }
    let fractionBits = Source.significandBitCount
    let significand = BigInteger(value.significandBitPattern) + (BigInteger.one << fractionBits)
    let magnitude = significand << (Int(value.exponent) - fractionBits)
    self = value.sign == .minus ? -magnitude : magnitude
  }

  /// The value of a literal; nil for infinities, NaN and numbers that are not whole.
  ///
  /// **Errors.** `LimitExceeded` with the limit `.precision` when the value would have more than `limits.precision` bits:
  /// `1e1000000000` is not written out. **Complexity.** O(M(n) log n) for n bits.
  public init?(exactly literal: ExactLiteral, limits: Limits = Limits()) throws(LimitExceeded) {
    guard literal.kind == .finite else { return nil }
    let coefficient = try BigInteger(coefficientOf: literal, limits)
    let size = Int(clamping: literal.exponent.magnitude)
    var magnitude = coefficient
    if literal.exponent > 0, !coefficient.isZero {
      // A lower bound of the size, before the work.
      let scale = literal.base == 2 ? size : Precision.bitsCovering(digits: size) - 2
      try limits.checkSize(coefficient.magnitudeBits + scale)
      magnitude =
        literal.base == 2 ? coefficient.shiftedUp(size) : coefficient * .power(10, size)
    } else if literal.exponent < 0, !coefficient.isZero {
      // A number of b bits is no multiple of 2^b or 10^b.
      guard size < coefficient.magnitudeBits else { return nil }
      let unit = literal.base == 2 ? BigInteger.one.shiftedUp(size) : .power(10, size)
      guard coefficient.isMultiple(of: unit) else { return nil }
      magnitude = coefficient.dividedExactly(by: unit)
    }
    try limits.checkSize(magnitude.magnitudeBits)
    self = literal.isNegative ? -magnitude : magnitude
  }

  /// The digits of a literal as a whole number.
  init(coefficientOf literal: ExactLiteral, _ limits: Limits) throws(LimitExceeded) {
    switch literal.coefficient {
    case .word(let word): self.init(word)
    case .digits(let digits):
      let isHexadecimal = literal.base == 2
      // The first digit is not zero, so that n digits give at least this size.
      let places = digits.count - 1
      try limits.checkSize(isHexadecimal ? 4 * places : Precision.bitsCovering(digits: places) - 1)
      guard let integer = BigInteger(digits: digits, radix: isHexadecimal ? 16 : 10) else {
        preconditionFailure("a coefficient consists of digits, unlike that of \(literal.text)")
      }
      self = integer
    }
  }
}

extension FixedWidthInteger {
  /// The value of a whole number in this type's range; nil otherwise.
  public init?(exactly value: BigInteger) {
    guard value.storage != nil else {
      self.init(exactly: value.word)
      return
    }
    guard Self.isSigned || value.sign > 0, value.bitWidth <= Self.bitWidth + (Self.isSigned ? 0 : 1)
    else { return nil }
    self.init(truncatingIfNeeded: value)
  }
}

extension ExactLiteral {
  /// A whole number as a literal in decimal digits.
  ///
  /// **Complexity.** O(M(n) log n) for n bits.
  public init(_ value: BigInteger) {
    if let word = Int(exactly: value) {
      self.init(word)
    } else {
      self.init(
        isNegative: value.sign < 0, coefficient: .digits(Array(value.magnitude.description.utf8)))
    }
  }
}

extension BigInteger: ExpressibleByIntegerLiteral {
  /// An integer literal of any length, exactly.
  public init(integerLiteral value: StaticBigInt) {
    if value.bitWidth <= Int.bitWidth {
      self.init(word: Int(bitPattern: value[0]))
    } else {
      let count = (value.bitWidth + UInt.bitWidth - 1) / UInt.bitWidth
      self.init(twosComplement: (0..<count).map { value[$0] })
    }
  }
}
