/// The text of a number.
public struct FormattedNumber: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// Whether the text denotes exactly the number that was formatted; nil if that is unknown.
  public var isExact: Bool?

  /// Creates a text with the information whether it is exact.
  public init(text: String, isExact: Bool?) {
    self.text = text
    self.isExact = isExact
  }
}

extension NumberDigits {
  /// The text of these digits in a format: all of them, without another rounding.
  public func text(as format: NumberFormat) -> String { DigitLayout(self, format).text }
}

extension NumericBackend {
  /// The text of a number in a format, its digits rounded once in the backend's direction.
  ///
  /// - Throws: a text with more digits than `limits` allow, before its digits are computed.
  public func format(
    _ x: Number, as format: NumberFormat, limits: Limits = Limits()
  ) throws(EngineError<Failure>) -> FormattedNumber {
    if format.style == .hex {
      let bits = try ofBackend { () throws(Failure) in
        try self.bits(of: x)
      }
      return FormattedNumber(text: DigitLayout(bits, format).text, isExact: true)
    }
    if format == .plain, let text = plainText(of: x) { return text }
    let digits = try decompose(x, format, limits)
    var layout = DigitLayout(digits, format)
    // Whether the number is an integer matters only if no digits were cut off.
    if format.style == .auto, digits.isExact != false || format.decimals != nil, isInteger(x) {
      layout.hidesFraction = true
      layout.isWrittenOut = digits.isExact == true && digits.exponent <= format.integerDigits
    }
    try check(layout.plainWidth, limits)
    return FormattedNumber(text: layout.text, isExact: digits.isExact)
  }

  /// The digits that the format needs, with as few requests to the backend as possible.
  private func decompose(
    _ x: Number, _ format: NumberFormat, _ limits: Limits
  ) throws(EngineError<Failure>) -> NumberDigits {
    let radix = format.radix
    func request(_ request: DigitRequest) throws(EngineError<Failure>) -> NumberDigits {
      try ofBackend { () throws(Failure) in
        try self.digits(of: x, radix: radix, request)
      }
    }
    try check(max(format.digits ?? 0, format.decimals ?? 0), limits)
    try check(max(format.minimumDigits, format.minimumDecimals ?? 0), limits)
    guard format.decimals != nil || format.digits != nil, format.style != .shortest else {
      return try request(.shortest)
    }
    let exponent = try ofBackend { () throws(Failure) in
      try self.exponent(of: x, radix: radix)
    }
    if let decimals = format.decimals.map({ max(0, $0) }) {
      if format.usesExponent(exponent) {
        let digits = try request(.significant(decimals + format.leadingDigits(exponent)))
        // Rounding can carry a number across the border to the layout with an exponent.
        if format.usesExponent(digits.exponent) || digits.digits.isEmpty { return digits }
      }
      try check(exponent + decimals, limits)
      return try request(.afterPoint(decimals))
    }
    var wanted = RadixDigits.covering(decimalDigits: max(1, format.digits ?? 1), radix: radix)
    // Without an exponent every digit before the point is shown.
    if format.style == .fixed { wanted = max(wanted, exponent) }
    try check(wanted, limits)
    return try request(.significant(wanted))
  }

  // Not by `lifting`: here, where nothing is specialized, a case of a generic type that is passed as a
  // function is allocated at every call.

  private func check(_ count: Int, _ limits: Limits) throws(EngineError<Failure>) {
    do throws(LimitExceeded) { try limits.check(.digits, count) } catch { throw .limit(error) }
  }

  private func ofBackend<Result>(
    _ body: () throws(Failure) -> Result
  ) throws(EngineError<Failure>) -> Result {
    do throws(Failure) { return try body() } catch { throw .backend(error) }
  }
}
