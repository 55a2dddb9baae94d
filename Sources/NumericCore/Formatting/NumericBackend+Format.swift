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

// Inlinable, so that it is specialized where the backend is known: elsewhere each of its calls asks the runtime for the
// type of its errors, which took a sixth of the time that writing a number of fifty digits does.
extension NumericBackend {
  /// The text of a number in a format, its digits rounded once in the backend's direction.
  ///
  /// - Throws: a text with more digits than `limits` allow, before its digits are computed.
  @inlinable
  public func format(
    _ x: Number, as format: NumberFormat, limits: Limits = Limits()
  ) throws(EngineError<Failure>) -> FormattedNumber {
    if format.style == .hex {
      let bits: NumberDigits
      do throws(Failure) { bits = try self.bits(of: x) } catch { throw .backend(error) }
      return FormattedNumber(text: bits.text(as: format), isExact: true)
    }
    if format == .plain, let text = plainText(of: x) { return text }
    let digits = try decompose(x, format, limits)
    // Whether the number is an integer matters only if no digits were cut off.
    let isWhole =
      format.style == .auto && (digits.isExact != false || format.decimals != nil) && isInteger(x)
    do throws(LimitExceeded) {
      return try digits.formatted(as: format, isWhole: isWhole, limits)
    } catch {
      throw .limit(error)
    }
  }

  // Not by `lifting`: where nothing is specialized, a case of a generic type that is passed as a function is allocated at
  // every call.

  /// The digits that the format needs, with as few requests to the backend as possible.
  @inlinable
  func decompose(
    _ x: Number, _ format: NumberFormat, _ limits: Limits
  ) throws(EngineError<Failure>) -> NumberDigits {
    do throws(LimitExceeded) { try format.checkCounts(limits) } catch { throw .limit(error) }
    guard format.decimals != nil || format.digits != nil, format.style != .shortest else {
      return try request(.shortest, of: x, format)
    }
    let exponent: Int
    do throws(Failure) {
      exponent = try self.exponent(of: x, radix: format.radix)
    } catch {
      throw .backend(error)
    }
    if let decimals = format.decimals.map({ max(0, $0) }) {
      if format.usesExponent(exponent) {
        let digits = try request(
          .significant(decimals + format.leadingDigits(exponent)), of: x, format)
        // Rounding can carry a number across the border to the layout with an exponent.
        if format.usesExponent(digits.exponent) || digits.digits.isEmpty { return digits }
      }
      return try request(
        .afterPoint(decimals), of: x, format, counting: exponent + decimals, limits)
    }
    let wanted = format.wantedDigits(of: exponent)
    return try request(.significant(wanted), of: x, format, counting: wanted, limits)
  }

  /// Digits of the backend, whose count is checked before where it is given.
  @inlinable
  func request(
    _ request: DigitRequest, of x: Number, _ format: NumberFormat, counting count: Int = 0,
    _ limits: Limits = Limits()
  ) throws(EngineError<Failure>) -> NumberDigits {
    do throws(LimitExceeded) { try limits.check(.digits, count) } catch { throw .limit(error) }
    do throws(Failure) {
      return try self.digits(of: x, radix: format.radix, request)
    } catch {
      throw .backend(error)
    }
  }
}

extension NumberDigits {
  /// The text of these digits in a format, of which a whole number shows no decimals that only rounding requested.
  @usableFromInline
  func formatted(
    as format: NumberFormat, isWhole: Bool, _ limits: Limits
  ) throws(LimitExceeded) -> FormattedNumber {
    var layout = DigitLayout(self, format)
    layout.hidesFraction = isWhole
    layout.isWrittenOut = isWhole && isExact == true && exponent <= format.integerDigits
    try limits.check(.digits, layout.plainWidth)
    return FormattedNumber(text: layout.text, isExact: isExact)
  }
}

extension NumberFormat {
  /// Checks the numbers of digits that were asked for.
  @usableFromInline
  func checkCounts(_ limits: Limits) throws(LimitExceeded) {
    try limits.check(.digits, max(digits ?? 0, decimals ?? 0))
    try limits.check(.digits, max(minimumDigits, minimumDecimals ?? 0))
  }

  /// The significant digits of a number 0.d₁d₂… × radix^exponent in a format without decimals.
  @usableFromInline
  func wantedDigits(of exponent: Int) -> Int {
    let wanted = RadixDigits.covering(decimalDigits: max(1, digits ?? 1), radix: radix)
    // Without an exponent every digit before the point is shown.
    return style == .fixed ? max(wanted, exponent) : wanted
  }
}
