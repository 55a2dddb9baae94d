/// Arranges the digits of a finite number around a point and an exponent.
struct DigitLayout {
  private let number: NumberDigits
  private let format: NumberFormat
  private let digits: ArraySlice<UInt8>
  /// Set for integers, which `auto` shows without decimals.
  var hidesFraction = false

  init(_ number: NumberDigits, _ format: NumberFormat) {
    self.number = number
    self.format = format
    // Zeros at the end say nothing; a fixed count of decimals is filled up again below.
    let end = number.digits.lastIndex { $0 != UInt8(ascii: "0") }.map { $0 + 1 } ?? 0
    digits = number.digits[..<end]
  }

  private var isZero: Bool { digits.isEmpty }
  private var usesExponent: Bool {
    isZero
      ? format.style == .scientific || format.style == .engineering
      : format.usesExponent(number.exponent)
  }

  /// Characters that a layout without an exponent takes, to be checked before it is built.
  var plainWidth: Int {
    usesExponent || isZero ? digits.count : max(digits.count, number.exponent.magnitude.clamped)
  }

  /// The number in the format's notation.
  var text: String {
    switch number.kind {
    case .nan: "nan"
    case .infinity: number.isNegative ? "-inf" : "inf"
    case .finite: format.style == .hex ? hexadecimal : positional
    }
  }

  private var positional: String {
    var out: [UInt8] = []
    out.reserveCapacity(digits.count + 12)
    if number.isNegative, !isZero || format.showsNegativeZero { out.append(UInt8(ascii: "-")) }
    if usesExponent {
      let lead = isZero ? 1 : format.leadingDigits(number.exponent)
      append(pointAfter: lead, to: &out)
      let exponent = isZero ? 0 : number.exponent - lead
      out.append(format.radix > 10 ? UInt8(ascii: "@") : UInt8(ascii: "e"))
      out.append(exponent < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
      out += String(exponent.magnitude).utf8
    } else {
      append(pointAfter: number.exponent, to: &out)
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// All bits as `0x1.8p+1`.
  private var hexadecimal: String {
    let sign = number.isNegative && (!isZero || format.showsNegativeZero) ? "-" : ""
    guard let lead = digits.first else { return sign + "0x0p+0" }
    let fraction = String(decoding: digits.dropFirst(), as: UTF8.self)
    let exponent = number.exponent < 0 ? "\(number.exponent)" : "+\(number.exponent)"
    let point = fraction.isEmpty ? "" : "."
    return "\(sign)0x\(UnicodeScalar(lead))\(point)\(fraction)p\(exponent)"
  }

  /// Digits with a point behind the first `lead` of them; `lead` may lie outside the digits.
  private func append(pointAfter lead: Int, to out: inout [UInt8]) {
    let zero = UInt8(ascii: "0")
    let underscore = UInt8(ascii: "_")
    let size = format.isGrouped ? (format.radix.nonzeroBitCount == 1 ? 4 : 3) : Int.max
    let wholeCount = isZero ? 0 : max(0, lead)
    if wholeCount == 0 { out.append(zero) }
    for index in 0..<wholeCount {
      if index > 0, (wholeCount - index) % size == 0 { out.append(underscore) }
      out.append(index < digits.count ? digits[index] : zero)
    }
    // Zeros before the digits, the digits behind the point, zeros up to a fixed count.
    let leadingZeros = isZero ? 0 : max(0, -lead)
    let shown = isZero ? 0 : max(0, digits.count - wholeCount)
    let wanted = hidesFraction ? 0 : format.decimals ?? 0
    let fractionCount = max(leadingZeros + shown, wanted)
    guard fractionCount > 0 else { return }
    out.append(UInt8(ascii: "."))
    for index in 0..<fractionCount {
      if index > 0, index % size == 0 { out.append(underscore) }
      let digit = wholeCount + index - leadingZeros
      out.append(index >= leadingZeros && index - leadingZeros < shown ? digits[digit] : zero)
    }
  }
}

extension UInt {
  /// As an `Int`, saturating.
  fileprivate var clamped: Int { Int(clamping: self) }
}
