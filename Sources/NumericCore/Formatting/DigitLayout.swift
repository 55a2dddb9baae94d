/// Arranges the digits of a finite number around a point and an exponent.
struct DigitLayout {
  private let number: NumberDigits
  private let format: NumberFormat
  private let digits: ArraySlice<UInt8>
  /// Set for integers: `auto` then omits the decimals that only the rounding requested.
  var hidesFraction = false
  /// Set for integers that are written without an exponent, whatever their length.
  var isWrittenOut = false

  init(_ number: NumberDigits, _ format: NumberFormat) {
    self.number = number
    self.format = format
    // Trailing zeros are dropped here; the zeros that the format requires are added below.
    let end = number.digits.lastIndex { $0 != UInt8(ascii: "0") }.map { $0 + 1 } ?? 0
    digits = number.digits[..<end]
  }

  private var isZero: Bool { digits.isEmpty }
  private var usesExponent: Bool {
    if isWrittenOut { return false }
    return isZero
      ? format.style == .scientific || format.style == .engineering
      : format.usesExponent(number.exponent)
  }

  /// The number of characters of a layout without an exponent, checked against the limit before the
  /// text is built.
  var plainWidth: Int {
    usesExponent || isZero
      ? digits.count : max(digits.count, Int(clamping: number.exponent.magnitude))
  }

  /// The number in the format's notation.
  var text: String {
    switch number.kind {
    case .nan: format.symbols.nan(radix: format.radix)
    case .infinity: sign + format.symbols.infinity(radix: format.radix)
    case .finite: format.style == .hex ? hexadecimal : positional
    }
  }

  private var sign: String {
    format.signText(isNegative: number.isNegative, isZero: number.kind == .finite && isZero)
  }

  private var positional: String {
    var out: [UInt8] = []
    out.reserveCapacity(digits.count + 12)
    out += sign.utf8
    if usesExponent {
      let lead = isZero ? 1 : format.leadingDigits(number.exponent)
      append(pointAfter: lead, to: &out)
      let exponent = isZero ? 0 : number.exponent - lead
      out += format.symbols.exponent(radix: format.radix).utf8
      out += (exponent < 0 ? format.symbols.minus : format.symbols.exponentPlus).utf8
      append(ArraySlice(String(exponent.magnitude).utf8), zerosBehind: 0, to: &out)
    } else {
      append(pointAfter: number.exponent, to: &out)
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// All bits as `0x1.8p+1`.
  private var hexadecimal: String {
    guard let lead = digits.first else { return sign + "0x0p+0" }
    let fraction = String(decoding: digits.dropFirst(), as: UTF8.self)
    let exponent = number.exponent < 0 ? "\(number.exponent)" : "+\(number.exponent)"
    let point = fraction.isEmpty ? "" : "."
    return "\(sign)0x\(UnicodeScalar(lead))\(point)\(fraction)p\(exponent)"
  }

  /// Appends the digits with a point after the first `lead` of them; `lead` may be negative or
  /// beyond the digits.
  private func append(pointAfter lead: Int, to out: inout [UInt8]) {
    let wholeCount = isZero ? 0 : max(0, lead)
    let whole = digits.prefix(wholeCount)
    let missing = wholeCount == 0 ? 1 : wholeCount - whole.count
    if let grouping = format.grouping, wholeCount > 0 {
      for index in 0..<wholeCount {
        append(
          digits.dropFirst(index).prefix(1), zerosBehind: index < whole.count ? 0 : 1, to: &out)
        if grouping.separates(
          remaining: wholeCount - index - 1, of: wholeCount, radix: format.radix)
        {
          out += grouping.separator.utf8
        }
      }
    } else {
      append(whole, zerosBehind: missing, to: &out)
    }
    // The fraction is zeros before the digits, the digits after the point, and zeros that the
    // format requires.
    let leadingZeros = isZero ? 0 : max(0, -lead)
    let shown = digits.dropFirst(wholeCount)
    let fractionCount = max(leadingZeros + shown.count, wantedFraction(isZero ? 1 : lead))
    guard fractionCount > 0 else { return }
    out += format.symbols.point.utf8
    guard let grouping = format.grouping, grouping.includesFraction else {
      append([], zerosBehind: leadingZeros, to: &out)
      append(shown, zerosBehind: fractionCount - leadingZeros - shown.count, to: &out)
      return
    }
    let size = grouping.size(radix: format.radix)
    for index in 0..<fractionCount {
      if index > 0, index % size == 0 { out += grouping.separator.utf8 }
      let place = index - leadingZeros
      let isShown = shown.indices.contains(shown.startIndex + place)
      append(
        isShown ? shown.dropFirst(place).prefix(1) : [], zerosBehind: isShown ? 0 : 1, to: &out)
    }
  }

  /// The number of digits after the point that the format requires when the point stands after
  /// `lead` digits.
  private func wantedFraction(_ lead: Int) -> Int {
    let decimals = max(
      format.minimumDecimals ?? (hidesFraction ? 0 : format.decimals ?? 0),
      number.keepsZeros ? ownFraction(lead) : 0)
    guard format.minimumDigits > 0 else { return decimals }
    let digits = RadixDigits.covering(decimalDigits: format.minimumDigits, radix: format.radix)
    return max(decimals, digits - lead)
  }

  /// The number of digits after the point of a number that keeps its zeros; none for a zero with
  /// more than `mostZeros`.
  private func ownFraction(_ lead: Int) -> Int {
    if isZero { return number.exponent >= -Self.mostZeros ? -number.exponent : 0 }
    return number.digits.count - lead
  }

  /// A zero shows at most this many zeros after the point: 0.000000.
  private static let mostZeros = 6

  /// Appends digits, and zeros behind them, in the format's characters.
  private func append(_ digits: ArraySlice<UInt8>, zerosBehind zeros: Int, to out: inout [UInt8]) {
    let zero = UInt8(ascii: "0")
    if format.symbols.digits.isEmpty {
      out += digits
      if zeros > 0 { out += repeatElement(zero, count: zeros) }
    } else {
      for digit in digits { append(symbolOf: digit, to: &out) }
      for _ in 0..<zeros { append(symbolOf: zero, to: &out) }
    }
  }

  private func append(symbolOf digit: UInt8, to out: inout [UInt8]) {
    let value = Int(digit &- UInt8(ascii: "0"))
    if value < format.symbols.digits.count {
      out += format.symbols.digits[value].utf8
    } else {
      out.append(digit)
    }
  }
}
