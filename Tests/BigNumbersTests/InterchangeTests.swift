import BigNumbers
import NumericCore
import TestSupport
import Testing

/// The interchange formats of decimals, compared with gcc's and with encodings that follow the text
/// of the standard; see InterchangeVectors/make_interchange.py.
@Suite("decimal interchange formats")
struct InterchangeTests {
  static let formats: [String: DecimalFormat] = [
    "decimal32": .decimal32, "decimal64": .decimal64, "decimal128": .decimal128,
  ]

  /// A line, with its format and encoding.
  private struct Case {
    let line: VectorLine
    let format: DecimalFormat
    let encoding: DecimalFormat.Encoding
    var results: [Substring] { line.result.split(separator: " ") }

    init(_ line: VectorLine) throws {
      self.line = line
      format = try #require(InterchangeTests.formats[String(line.fields[0])])
      encoding = try #require(.init(rawValue: String(line.fields[1])))
    }

    func bits(_ text: Substring) throws -> UInt128 {
      #expect(text.count * 4 == format.bitWidth)
      return try #require(UInt128(text, radix: 16))
    }

    func decode(_ bits: UInt128) -> String { format.decode(bits, as: encoding).description }
  }

  private func cases(_ name: String, count: Int) throws -> [Case] {
    let lines = try VectorLine.lines(of: "Tests/BigNumbersTests/InterchangeVectors/\(name).txt")
    #expect(lines.count == count)
    return try lines.map(Case.init)
  }

  @Test("numbers to bits and back") func encoding() throws {
    for item in try cases("encode", count: 3048) {
      let (text, bits) = (String(item.line.fields[2]), try item.bits(item.results[0]))
      let x = try BigDecimal(parsing: text)
      #expect(item.format.represents(x), "\(item.line)")
      #expect(item.format.encode(x, as: item.encoding) == bits, "\(item.line)")
      #expect(item.decode(bits) == text, "\(item.line)")
      #expect(item.format.isCanonical(bits, as: item.encoding), "\(item.line)")
    }
  }

  @Test("any bits, canonical or not") func canonical() throws {
    var redundant = 0
    for item in try cases("canonical", count: 7376) {
      let (bits, canonical) = (try item.bits(item.line.fields[2]), try item.bits(item.results[1]))
      #expect(item.decode(bits) == item.results[0], "\(item.line)")
      #expect(item.format.canonical(bits, as: item.encoding) == canonical, "\(item.line)")
      #expect(
        item.format.isCanonical(bits, as: item.encoding) == (bits == canonical), "\(item.line)")
      if bits != canonical { redundant += 1 }
    }
    #expect(redundant > 1000)
  }

  @Test("rounded on the way, with conditions") func rounded() throws {
    for item in try cases("rounded", count: 900) {
      let result = item.format.encode(
        try BigDecimal(parsing: String(item.line.fields[3])), as: item.encoding,
        rounding: try #require(DecimalRounding.named[item.line.fields[2]]))
      #expect(try result.bits == item.bits(item.results[0]), "\(item.line)")
      let names = item.results.dropFirst().joined(separator: " ")
      #expect(result.conditions.description == names, "\(item.line)")
    }
  }

  @Test("examples of the specification of decimal encodings") func examples() {
    let price: BigDecimal = "-7.50"
    #expect(DecimalFormat.decimal32.encode(price, as: .dpd) == 0xa230_03d0)
    #expect(DecimalFormat.decimal64.encode(price, as: .dpd) == 0xa230_0000_0000_03d0)
    #expect(
      DecimalFormat.decimal128.encode(price, as: .dpd)
        == 0xa207_8000_0000_0000_0000_0000_0000_03d0)
    let largest: BigDecimal = "9.999999E+96"
    #expect(DecimalFormat.decimal32.encode(largest, as: .dpd) == 0x77f3_fcff)
  }

  @Test("random bits of one encoding survive the other", arguments: formats.values)
  func between(_ format: DecimalFormat) {
    var generator = SplitMix64(seed: 754)
    var count = 0
    for _ in 0..<5000 {
      let random = UInt128(generator.next()) << 64 | UInt128(generator.next())
      let bits = random >> UInt128(128 - format.bitWidth)
      for encoding in DecimalFormat.Encoding.allCases {
        let other: DecimalFormat.Encoding = encoding == .bid ? .dpd : .bid
        let x = format.decode(bits, as: encoding)
        let there = format.encode(x, as: other)
        let back = format.encode(format.decode(there, as: other), as: encoding)
        #expect(back == format.canonical(bits, as: encoding), "\(bits)")
        #expect(format.isCanonical(there, as: other) && format.isCanonical(back, as: encoding))
        if x.isRegular { count += 1 }
      }
    }
    #expect(count > 2000)
  }

  @Test("what a format does not represent")
  func tooLarge() {
    let format = DecimalFormat.decimal32
    for text in ["12345678", "1E+91", "1E-102", "0E-102", "0E+91", "NaN1000000", "sNaN1000000"] {
      #expect(!format.represents(BigDecimal(stringLiteral: text)), "\(text)")
    }
    for text in ["9999999E+90", "1E-101", "0E-101", "0E+90", "-NaN999999", "-Infinity"] {
      #expect(format.represents(BigDecimal(stringLiteral: text)), "\(text)")
    }
    let folded = format.encode("1E+96", as: .dpd, rounding: .nearestEven)
    #expect(folded.bits == 0x47f0_0000 && folded.conditions == .clamped)
    #expect(format.precision == 7 && format.bitWidth == 32 && format.context == .decimal32)
  }
}
