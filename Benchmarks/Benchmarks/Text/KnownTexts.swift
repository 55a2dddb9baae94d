import BigNumbers
import NumericCore
import SuiteSupport

/// The digits 0.142857142857…, truncated.
enum RepeatedDigits {
  static func text(_ count: Int) -> String {
    "0." + String(String(repeating: "142857", count: count / 6 + 1).prefix(count))
  }

  /// Writes the digits and compares them; the precision of the number covers them all.
  static func check(_ number: BigFloat, _ count: Int) throws {
    if try number.text(as: .significant(count)) != text(count) {
      stop("\(count) digits are not written as they were read")
    }
  }

  /// Checks that a number written in a lossless format reads back unchanged.
  static func checkReadingBack(_ number: BigFloat, _ format: NumberFormat) throws {
    guard format.digits == nil || format.radix != 10 else { return }
    let text = try number.text(as: format)
    let back =
      try format.radix == 10 || format.style == .hex
      ? BigFloat(text, precision: number.precision)
      : BigFloat(text, radix: format.radix, precision: number.precision)
    if back != number { stop("\(format) does not read back") }
  }
}

/// Doubles whose shortest digits are known as difficult cases in the literature.
enum ShortestDoubles {
  static let all: [(number: Double, text: String)] = [
    // The smallest positive number, the smallest normal one, and the largest one.
    (0x1p-1074, "5e-324"), (0x1p-1022, "2.2250738585072014e-308"),
    (0x1.fffffffffffffp1023, "1.7976931348623157e+308"),
    // Difficult cases in the literature since Steele and White (PLDI 1990).
    (0x1.999999999999ap-4, "0.1"), (0x1.5555555555555p-2, "0.3333333333333333"),
    (0x1.0f0cf064dd592p73, "1e+22"), (0x1.52d02c7e14af6p76, "1e+23"),
    (0x1p53, "9007199254740992"), (0x1.921fb54442d18p1, "3.141592653589793"),
    (-0x1.5bf0a8b145769p1, "-2.718281828459045"),
  ]

  static func check(on backend: DoubleBackend) throws {
    for (number, text) in all {
      let written = try backend.format(number, as: .shortest).text
      if written != text { stop("\(text) is written \(written)") }
      if try backend.number(ExactLiteral(text)) != number { stop("\(text) is not read as it is") }
    }
  }
}
