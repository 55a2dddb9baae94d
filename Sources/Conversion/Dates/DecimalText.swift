/// Decimals with a fixed number of places, as integers in units of the last place.
enum DecimalText {
  /// Reads a number such as `-12.5` in units of the last place; nil for other texts and for more
  /// digits than dates need.
  static func number(_ text: String, places: Int) -> Int128? {
    var digits = text[...]
    let isNegative = digits.hasPrefix("-") || digits.hasPrefix("−")
    if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, (1...15).contains(whole.count),
      parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) })
    else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ""
    guard fraction.count <= places, parts.count == 1 || !fraction.isEmpty else { return nil }
    let padded = whole + fraction + String(repeating: "0", count: places - fraction.count)
    let number = padded.utf8.reduce(Int128(0)) { $0 * 10 + Int128($1 - UInt8(ascii: "0")) }
    return isNegative ? -number : number
  }

  /// The text of nanoseconds as seconds.
  static func seconds(_ nanoseconds: some BinaryInteger) -> String {
    text(Int128(nanoseconds), places: 9)
  }

  /// The text of a number in units of the last place, without trailing zeros.
  static func text(_ number: Int128, places: Int) -> String {
    var digits = String(number.magnitude)
    if digits.count <= places {
      digits = String(repeating: "0", count: places + 1 - digits.count) + digits
    }
    var fraction = digits.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = digits.dropLast(places)
    return (number < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }
}
