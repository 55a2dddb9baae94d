import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Reading, writing and converting, compared with values that a script computed with fractions.
@Suite("text and conversion vectors")
struct TextVectorTests {
  private func lines(_ topic: String) throws -> [VectorLine] {
    try VectorLine.lines(of: "Tests/BigNumbersTests/TextVectors/\(topic).txt")
  }

  /// Checks every line, and reports the first lines that fail.
  private func check(
    _ topic: String, least: Int, _ body: (VectorLine) throws -> String
  ) throws {
    var failures: [String] = []
    let lines = try lines(topic)
    for line in lines {
      let result = try body(line)
      if result != line.result { failures.append("\(line): got \(result)") }
    }
    #expect(lines.count >= least)
    let count = failures.count
    #expect(count == 0, "wrong are such as \(failures.prefix(4))")
  }

  /// A number in the notation of the vectors: an odd hexadecimal integer and an exponent.
  private static func text(_ x: BigFloat) throws -> String {
    if x.isZero { return x.isNegative ? "-0" : "0" }
    if !x.isFinite { return VectorTests.bits(x) }
    var (odd, exponent) = (x.magnitude.significand, x.exponent)
    while !odd.isInteger {
      odd *= 2
      exponent -= 1
    }
    let digits = try odd.text(as: NumberFormat(style: .fixed, radix: 16)).uppercased()
    return "\(x.isNegative ? "-" : "")0x\(digits)p\(exponent)"
  }

  @Test("to the hardware's formats, halfway cases and subnormal numbers among them")
  func hardware() throws {
    try check("hardware", least: 1800) { line in
      let x = try VectorTests.exact(line.fields[2])
      let rounding = try VectorTests.rounding(line.fields[1])
      switch line.fields[0] {
      case "binary16":
        #if (os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64)
          return String(line.result)
        #else
          return try Self.text(BigFloat(Float16(x, rounding: rounding)))
        #endif
      case "binary32": return try Self.text(BigFloat(Float(x, rounding: rounding)))
      case "binary64": return try Self.text(BigFloat(Double(x, rounding: rounding)))
      default:
        #if arch(x86_64) && !os(Windows) && !os(Android)
          return try Self.text(BigFloat(Float80(x, rounding: rounding)))
        #else
          return String(line.result)
        #endif
      }
    }
  }

  @Test("the same through a format of one's own")
  func formats() throws {
    let formats: [Substring: BinaryFormat] = [
      "binary16": .binary16, "binary32": .binary32, "binary64": .binary64,
      "extended80": .extended80,
    ]
    try check("hardware", least: 1800) { line in
      let format = try #require(formats[line.fields[0]])
      let x = try VectorTests.exact(line.fields[2])
      return try Self.text(x.rounded(to: format, VectorTests.rounding(line.fields[1])))
    }
  }

  private static func integer<T: FixedWidthInteger>(
    _: T.Type, _ x: BigFloat, _ rounding: Rounding
  ) -> String {
    let value = T(x, rounding: rounding)
    // The exact conversion agrees if the number is representable, and is nil otherwise.
    #expect(T(exactly: x) == (x.isInteger ? value : nil), "\(x)")
    if rounding == .towardZero, let value { #expect(T(x) == value) }
    // The conversion back to BigFloat.
    if let value { #expect(T(exactly: BigFloat(value)) == value) }
    return value.map { "\($0)" } ?? "nil"
  }

  static let integerTypes: [Substring: @Sendable (BigFloat, Rounding) -> String] = [
    "Int8": { integer(Int8.self, $0, $1) }, "UInt8": { integer(UInt8.self, $0, $1) },
    "Int16": { integer(Int16.self, $0, $1) }, "UInt16": { integer(UInt16.self, $0, $1) },
    "Int32": { integer(Int32.self, $0, $1) }, "UInt32": { integer(UInt32.self, $0, $1) },
    "Int64": { integer(Int64.self, $0, $1) }, "UInt64": { integer(UInt64.self, $0, $1) },
    "Int128": { integer(Int128.self, $0, $1) }, "UInt128": { integer(UInt128.self, $0, $1) },
  ]

  @Test("to integers of every width, around their bounds and halfway")
  func integers() throws {
    try check("integers", least: 1900) { line in
      let convert = try #require(Self.integerTypes[line.fields[0]])
      return convert(
        try VectorTests.exact(line.fields[2]), try VectorTests.rounding(line.fields[1]))
    }
  }

  @Test(
    "infinities, NaN and huge numbers are no integers",
    arguments: integerTypes.keys.map(String.init).sorted())
  func noIntegers(_ name: String) throws {
    let convert = try #require(Self.integerTypes[Substring(name)])
    let huge = try BigFloat("0x1p4000000000000000000", precision: .bits(10))
    for x in [BigFloat.nan, .infinity, -.infinity, huge, -huge] {
      for rounding in Rounding.allCases { #expect(convert(x, rounding) == "nil") }
    }
    let tiny = try BigFloat("0x1p-4000000000000000000", precision: .bits(10))
    #expect(convert(tiny, .nearestEven) == "0" && convert(tiny, .up) == "1")
    #expect(convert(-tiny, .up) == "0")
    #expect(convert(-tiny, .down) == (name.hasPrefix("U") ? "nil" : "-1"))
  }

  @Test("integer literals of any size are exact")
  func literals() throws {
    let literals: [(BigFloat, String)] = [
      (9_223_372_036_854_775_807, "0x7fffffffffffffff"),
      (9_223_372_036_854_775_808, "0x1p63"), (-9_223_372_036_854_775_808, "-0x1p63"),
      (-9_223_372_036_854_775_809, "-0x8000000000000001"),
      (18_446_744_073_709_551_615, "0xffffffffffffffff"), (18_446_744_073_709_551_616, "0x1p64"),
      (-18_446_744_073_709_551_616, "-0x1p64"),
      (-18_446_744_073_709_551_617, "-0x10000000000000001"),
      (0x8000_0000_0000_0000_0000_0000_0000_0000, "0x1p127"),
      (-0x8000_0000_0000_0000_0000_0000_0000_0000, "-0x1p127"),
      (-0x1_0000_0000_0000_0000_0000_0000_0000_0000, "-0x1p128"),
    ]
    for (literal, text) in literals {
      #expect(literal == (try BigFloat(text, precision: .bits(200))), "\(text)")
      #expect(!literal.hasOwnPrecision)
    }
  }

  @Test("hardware numbers made exactly, or not at all")
  func exactly() throws {
    func number(_ text: String) throws -> BigFloat { try BigFloat(text, precision: .bits(100)) }
    #expect(Double(exactly: try number("0x1.0000000000001p0")) == 1.0.nextUp)
    #expect(Double(exactly: try number("0x1.00000000000008p0")) == nil)
    #expect(Double(exactly: try number("0x1p-1074")) == .leastNonzeroMagnitude)
    #expect(Double(exactly: try number("0x1p-1075")) == nil)
    #expect(Double(exactly: try number("0x1p1024")) == nil)
    #expect(Float(exactly: try number("0x1p-149")) == .leastNonzeroMagnitude)
    #expect(Float(exactly: try number("0x1.8p-149")) == nil)
    #expect(Float(exactly: BigFloat.infinity) == .infinity)
    #expect(Double(exactly: BigFloat.nan)?.isNaN == true)
  }

  @Test("from text, in every radix")
  func reading() throws {
    try check("reading", least: 600) { line in
      let (bits, radix) = (try #require(Int(line.fields[0])), try #require(Int(line.fields[2])))
      let rounding = try VectorTests.rounding(line.fields[1])
      let text = String(line.fields[3])
      let x = try BigFloat(text, radix: radix, precision: .bits(bits), rounding: rounding)
      if radix == 10, !text.contains("@") {
        // Decimal text is read by a different algorithm.
        #expect(try BigFloat(text, precision: .bits(bits), rounding: rounding) == x)
      }
      return try Self.text(x)
    }
  }

  @Test("to text, in every notation and direction")
  func writing() throws {
    try check("writing", least: 1900) { line in
      let count = try #require(Int(line.fields[1]))
      let format =
        switch line.fields[0] {
        case "fixed": NumberFormat.fixed(count)
        case "significant": NumberFormat(style: .auto, digits: count)
        case "scientific": NumberFormat.scientific(count)
        default: NumberFormat.engineering(count)
        }
      var radixed = format
      radixed.radix = try #require(Int(line.fields[3]))
      return try VectorTests.exact(line.fields[4])
        .text(as: radixed, rounding: VectorTests.rounding(line.fields[2]))
    }
  }
}
