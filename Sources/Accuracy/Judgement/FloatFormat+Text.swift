public import BigNumbers
public import NumericCore

/// A number that was read from a text.
public struct ReadNumber: Sendable {
  /// The number of a format that is nearest to what was written, or infinite, or NaN.
  public let value: FormatValue
  /// What was written, where that is another number.
  public let exact: BigRational?

  /// A number of a format, or what was written and the number that is nearest to it.
  public init(_ value: FormatValue, exact: BigRational? = nil) {
    (self.value, self.exact) = (value, exact)
  }

  /// What was written, and the number of a format that is nearest to it.
  public init(_ written: BigRational, in format: FloatFormat) throws(ComputationFailure) {
    value = try format.rounded(ExactReal(written))
    exact = value.rational == written ? nil : written
  }

  /// The number as a fraction; nil for infinities and NaN.
  public var rational: BigRational? { exact ?? value.rational }
}

extension FloatFormat {
  /// The number that a program wrote as this text.
  ///
  /// A decimal with n digits means the number of the format that gives the same n digits when it is rounded to them: 0.1 and
  /// 0.10000000000000001 are one double, which is not a tenth. All decimals of up to 15 digits and all that print a double
  /// with 17 digits, or with the fewest that read back, are texts of doubles. Any other decimal is exact.
  ///
  /// - Throws: why the text is no number.
  public func number(written text: String) throws(TextError) -> ReadNumber {
    if let value = notFinite(text) { return ReadNumber(value) }
    let literal = try ExactLiteral(text)
    if literal.isZero, !roundedZero.isNaN {
      return ReadNumber(literal.isNegative ? negativeZero : zero)
    }
    if isBinary64, literal.base == 10, let number = Double(text), number.isNormal {
      let value = FormatValue.binary(BigFloat(number))
      if literal.digitCount <= 15 || isText(of: value, literal) { return ReadNumber(value) }
    }
    if isBinary64, literal.base == 2, literal.fitsDouble, let number = Double(text),
      number.isNormal
    {
      return ReadNumber(.binary(BigFloat(number)))
    }
    guard let written = try? ExactBackend().number(literal).rational(),
      let read = try? ReadNumber(written, in: self)
    else { throw TextError("the number is beyond all limits", at: 0) }
    return literal.base == 10 && isText(of: read.value, literal) ? ReadNumber(read.value) : read
  }

  /// Whether a number of the format, rounded to as many digits as a decimal has, is that decimal.
  private func isText(of value: FormatValue, _ literal: ExactLiteral) -> Bool {
    guard case .binary(let x) = value, x.isFinite, !x.isZero else { return false }
    let count = literal.digitCount
    let digits = x.digits(radix: 10, .significant(count), .nearestEven)
    return digits.digits.withoutTrailingZeros == literal.digits.withoutTrailingZeros
      && digits.exponent == literal.exponent + count
  }

  /// The infinity or NaN that C, Python or JavaScript writes as this text, as `-inf`, `Infinity` or `nan(0x8)`.
  private func notFinite(_ text: String) -> FormatValue? {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let name = (isNegative || text.utf8.first == UInt8(ascii: "+") ? text.dropFirst() : text[...])
      .lowercased()
    let isDecimal = radix == 10
    switch name.prefix(3) {
    case "inf" where name == "inf" || name == "infinity":
      if isDecimal { return .decimal(isNegative ? -.infinity : .infinity) }
      return .binary(isNegative ? -.infinity : .infinity)
    case "nan" where name == "nan" || name.dropFirst(3).first == "(":
      return isDecimal ? .decimal(.nan) : .binary(.nan)
    default: return nil
    }
  }

  private var negativeZero: FormatValue {
    if case .binary(let x) = zero { return .binary(-x) }
    return zero
  }
}

extension ExactLiteral {
  /// The digits of the coefficient, trailing zeros included.
  fileprivate var digits: [UInt8] {
    switch coefficient {
    case .word(let word): Array(String(word).utf8)
    case .digits(let digits): digits
    }
  }

  /// Whether the significand has at most 53 bits, for a base of 2.
  fileprivate var fitsDouble: Bool {
    guard case .word(let word) = coefficient else { return false }
    return UInt.bitWidth - word.leadingZeroBitCount - word.trailingZeroBitCount
      <= Double.significandBitCount + 1
  }

  fileprivate var digitCount: Int {
    switch coefficient {
    case .word(let word): String(word).utf8.count
    case .digits(let digits): digits.count
    }
  }
}

extension [UInt8] {
  fileprivate var withoutTrailingZeros: ArraySlice<UInt8> {
    self[..<((lastIndex { $0 != UInt8(ascii: "0") } ?? -1) + 1)]
  }
}
