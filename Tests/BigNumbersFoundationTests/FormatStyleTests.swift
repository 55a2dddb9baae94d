import BigNumbers
import BigNumbersFoundation
import Foundation
import NumericCore
import Testing

/// Formatting for a locale, compared with Foundation's own formatters in everything except the
/// digits.
@Suite("format styles")
struct FormatStyleTests {
  private static let english = Locale(identifier: "en_US")
  private static let number = BigFloat.FormatStyle(locale: english)
  static let locales = [
    "en_US", "de_DE", "fr_FR", "hi_IN", "en_IN", "es_ES", "pl_PL", "ar_EG", "sv_SE", "fa_IR",
    "de_CH", "ja_JP", "bn_BD", "en_US_POSIX", "pt_PT", "he_IL", "ne_NP", "my_MM",
  ]

  @Test("separators, groups, digits and signs are Foundation's", arguments: locales)
  func likeFoundation(_ identifier: String) throws {
    let locale = Locale(identifier: identifier)
    let mine = BigFloat.FormatStyle(locale: locale)
    let theirs = Decimal.FormatStyle(locale: locale)
    let texts = [
      "0", "1", "-1", "12", "999", "1000", "-1234", "9999", "12345", "123456", "1234567.5",
      "-98765432109.25", "0.001", "12345678901234567890",
    ]
    for text in texts {
      let x = try BigFloat(text, precision: .bits(120))
      let decimal = try #require(Decimal(string: text))
      for sign in [false, true] {
        let (a, b) =
          sign
          ? (mine.sign(strategy: .always()), theirs.sign(strategy: .always()))
          : (mine, theirs)
        #expect(a.format(x) == b.precision(.significantDigits(1...30)).format(decimal))
        #expect(
          a.precision(.fractionLength(2)).format(x)
            == b.precision(.fractionLength(2)).format(decimal))
        #expect(
          a.grouping(.never).precision(.significantDigits(5...30)).format(x)
            == b.grouping(.never).precision(.significantDigits(5...30)).format(decimal))
        if !x.isZero {
          #expect(
            a.notation(.scientific).format(x)
              == b.notation(.scientific).precision(.significantDigits(1...30)).format(decimal))
        }
      }
    }
    for x in [Double.infinity, -.infinity, .nan] {
      let theirs = FloatingPointFormatStyle<Double>(locale: locale)
      #expect(mine.format(BigFloat(x)) == theirs.format(x))
    }
  }

  @Test("every style reads its own text", arguments: locales)
  func readsBack(_ identifier: String) throws {
    let style = BigFloat.FormatStyle(locale: Locale(identifier: identifier))
    let styles = [
      style, style.grouping(.never), style.notation(.scientific), style.notation(.engineering),
      style.notation(.fixed), style.sign(strategy: .always()), style.notation(.hexadecimal),
      style.radix(2), style.radix(16), style.radix(36).notation(.scientific), style.radix(62),
    ]
    for style in styles {
      for text in [
        "0", "-0.0", "1", "-1234", "1234567.125", "0.1", "1e-30", "-1.5e40", "inf", "nan",
      ] {
        let x = try BigFloat(text, precision: .bits(100))
        let written = x.formatted(style)
        let copy = try BigFloat(written, format: style, precision: .bits(100))
        #expect(copy == x || (copy.isNaN && x.isNaN), "\(written)")
        #expect(copy.sign == x.sign || x.isNaN, "\(written)")
      }
    }
  }

  @Test("a style of one's own has any output") func ownStyle() {
    struct Sign: Foundation.FormatStyle {
      func format(_ value: BigFloat) -> FloatingPointSign { value.sign }
    }
    #expect(BigFloat(-2).formatted(Sign()) == .minus && BigFloat(2).formatted(Sign()) == .plus)
  }

  @Test("as one writes it")
  func usage() throws {
    let x = try BigFloat("1234567.891", precision: .bits(100))
    let english = Self.english
    #expect(x.formatted(.number.locale(english)) == "1,234,567.891")
    #expect(
      x.formatted(.number.precision(.significantDigits(20)).locale(english))
        == "1,234,567.8910000000000")
    #expect(x.formatted(.number.precision(.fractionLength(1)).locale(english)) == "1,234,567.9")
    #expect(
      x.formatted(.number.precision(.fractionLength(0...2)).locale(english)) == "1,234,567.89")
    #expect(BigFloat(2).formatted(.number.precision(.fractionLength(2)).locale(english)) == "2.00")
    #expect(BigFloat(2).formatted(.number.precision(.fractionLength(0...2)).locale(english)) == "2")
    #expect(x.formatted(.number.notation(.engineering).locale(english)) == "1.234567891E6")
    #expect(
      x.formatted(.number.notation(.scientific).precision(.significantDigits(3)).locale(english))
        == "1.23E6")
    #expect(x.formatted(.number.grouping(.never).locale(english)) == "1234567.891")
    #expect(
      x.formatted(.number.sign(strategy: .always(includingZero: false)).locale(english))
        == "+1,234,567.891")
    #expect(
      BigFloat(0).formatted(.number.sign(strategy: .always(includingZero: false)).locale(english))
        == "0")
    #expect((-x).formatted(.number.sign(strategy: .never).locale(english)) == "1,234,567.891")
    #expect(
      x.formatted(.number.precision(.fractionLength(2)).rounded(rule: .up).locale(english))
        == "1,234,567.90")
    #expect(BigFloat(65535).formatted(.number.radix(16).locale(english)) == "ffff")
    #expect(BigFloat(-1_048_575).formatted(.number.radix(16).locale(english)) == "-f,ffff")
    #expect(BigFloat(0.5 as Double).formatted(.number.notation(.hexadecimal)) == "0x1p-1")
    #expect(BigFloat(0.1 as Double).formatted() == BigFloat(0.1 as Double).formatted(.number))
    #expect([x].map(Self.number.format) == ["1,234,567.891"])
  }

  @Test("a style never fails")
  func limits() throws {
    let huge = try BigFloat("0x1p4000000000", precision: .bits(20))
    #expect(Self.number.notation(.fixed).format(huge).hasSuffix("E1204119982"))
    let style = Self.number.precision(.significantDigits(-3...0))
    #expect(style.format(BigFloat(27)) == "30")
    #expect(Self.number.precision(.fractionLength(-5)).format(BigFloat(2.5 as Double)) == "2")
  }

  @Test("reading is strict about groups and signs of any keyboard")
  func reading() throws {
    let german = BigFloat.FormatStyle.number.locale(Locale(identifier: "de_DE"))
    #expect(try BigFloat("1.234,5", format: german) == BigFloat(1234.5 as Double))
    #expect(try BigFloat("1234,5", format: german) == BigFloat(1234.5 as Double))
    #expect(
      try BigFloat("\u{2212}1.234.567,5E-1", format: german, precision: .bits(53))
        == BigFloat(-123456.75 as Double))
    #expect(try BigFloat("12", format: german).hasOwnPrecision == false)
    #expect(try BigFloat("0,1", format: german, precision: .bits(53)) == BigFloat(0.1 as Double))
    #expect(
      try BigFloat("0,1", format: german, precision: .bits(53), rounding: .down)
        < BigFloat(0.1 as Double))
    let faults = [
      ("1.23", 1), ("1.234.5", 1), ("1.2345", 1), ("12.34.567", 2), ("1234.567", 4), ("", 0),
      ("1,5,5", 3), ("1,234.5", 5), ("12x", 2), (" 1", 0), ("1 ", 1), ("1_000", 1), ("€5", 0),
      (".123", 0), ("1..234", 1), ("1,5€", 3), ("−", 3),
    ]
    for (text, offset) in faults {
      let error = #expect(throws: TextError.self, "\(text)") {
        try BigFloat(text, format: german)
      }
      #expect(error?.offset == offset, "\(text): \(error.debugDescription)")
    }
    let french = BigFloat.FormatStyle(locale: Locale(identifier: "fr_FR"))
    for space in [" ", "\u{a0}", "\u{202f}"] {
      #expect(try BigFloat("1\(space)234,5", format: french) == BigFloat(1234.5 as Double))
    }
    let swiss = BigFloat.FormatStyle(locale: Locale(identifier: "de_CH"))
    #expect(try BigFloat("1'234.5", format: swiss) == BigFloat(1234.5 as Double))
    let indian = BigFloat.FormatStyle(locale: Locale(identifier: "en_IN"))
    #expect(try BigFloat("12,34,567", format: indian) == 1_234_567)
    #expect(throws: TextError.self) { try BigFloat("1,234,567", format: indian) }
    let spanish = BigFloat.FormatStyle(locale: Locale(identifier: "es_ES"))
    #expect(try BigFloat("1.234", format: spanish) == 1234)
    let arabic = BigFloat.FormatStyle(locale: Locale(identifier: "ar_EG"))
    #expect(try BigFloat("١٢٬٣٤٥٫٥", format: arabic) == BigFloat(12345.5 as Double))
    #expect(try BigFloat("12345٫5", format: arabic) == BigFloat(12345.5 as Double))
  }

  @Test("styles and strategies are coded without loss, and decoded strictly")
  func codable() throws {
    let style = Self.number.precision(.fractionLength(1...4)).notation(.engineering)
      .grouping(.never).sign(strategy: .always(includingZero: false)).rounded(rule: .down).radix(7)
    let strategy = BigFloat.ParseStrategy(style, precision: .bits(77), rounding: .up)
    let data = try JSONEncoder().encode(strategy)
    #expect(try JSONDecoder().decode(BigFloat.ParseStrategy.self, from: data) == strategy)
    let wrong = String(decoding: data, as: UTF8.self).replacing(#""radix":7"#, with: #""radix":63"#)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(BigFloat.ParseStrategy.self, from: Data(wrong.utf8))
    }
    #expect(Set([style, style, Self.number]).count == 2)
    #expect(try BigFloat("12", strategy: Self.number.parseStrategy) == 12)
  }
}
