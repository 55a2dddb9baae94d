import Accuracy
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Formats that are described as data, compared with an emulation by fractions.
@Suite("formats as data")
struct FormatDataTests {
  private static let folder = "Tests/AccuracyTests/FormatVectors/"

  private func bits(_ text: String, _ format: FloatFormat) throws -> BitPattern {
    let width = try #require(format.layout?.width)
    return try #require(BitPattern("0x" + text)?.resized(to: width))
  }

  @Test("roundings, ordinals and ulps agree with fractions") func errors() throws {
    let lines = try VectorLine.lines(of: Self.folder + "measures.txt")
    #expect(lines.count == 6230)
    for line in lines {
      let format = try #require(FloatFormat(String(line.fields[0])))
      let expected = line.result.split(separator: " ").map(String.init)
      let truth = ExactReal(try BigRational(parsing: String(line.fields[1])))
      let computed = try #require(format.value(of: bits(String(line.fields[2]), format)))
      let nearest = try #require(format.value(of: bits(expected[0], format)))
      let rounded = try format.rounded(truth)
      #expect(rounded.rational == nearest.rational, "\(line)")
      let error = try ErrorMeasures(of: computed, truth: truth, in: format)
      #expect(error.ordinalUlps?.description == expected[1], "\(line)")
      let ulps = try BigRational(parsing: expected[2])
      #expect(try error.ulps?.rational() == ulps, "\(line)")
      let enclosed = try PointError(of: computed, truth: truth, in: format)
      #expect(enclosed.ordinalUlps == error.ordinalUlps, "\(line)")
      let interval = try #require(enclosed.ulps)
      let ends = try [interval.lower, interval.upper].map {
        try #require(try BigRational(exactly: $0))
      }
      #expect(ends[0] <= ulps && ulps <= ends[1], "\(line)")
      #expect(enclosed.isFaithful || error.ordinalUlps?.isZero == false, "\(line)")
    }
  }

  static let bytes = [
    "e5m2", "e4m3", "float:3:5", "posit8", "posit:8:0", "fixed:4:4", "e3m2", "e2m3", "e2m1",
    "e4m3fnuz", "e5m2fnuz", "e4m3b11fnuz", "float:3:3:fn:2", "e8m0", "float:4:4:ieee:11",
    "float:3:5:ieee:-2",
  ]

  @Test("all results of 4 to 8 bits", arguments: bytes) func results(_ name: String) throws {
    let format = try #require(FloatFormat(name))
    let lines = try VectorLine.lines(of: Self.folder + "bytes.txt").filter { $0.fields[0] == name }
    let size = 1 << (try #require(format.layout?.width))
    #expect(lines.count == size / 4 + 15)
    try check(lines, format, try format.backend(.nearestEven, Limits()))
  }

  private func check<Backend: MeasuredBackend>(
    _ lines: [VectorLine], _ format: FloatFormat, _ backend: Backend
  ) throws {
    let size = 1 << (try #require(format.layout?.width))
    let values = try (0..<size).map { byte in
      try #require(format.value(of: bits(String(byte, radix: 16), format)))
    }
    var codes: [Backend.Number: UInt8] = [:]
    for (code, value) in values.enumerated() where !value.isZero {
      codes[backend.number(value)] = UInt8(code)
    }
    func byte(_ result: Backend.Number) -> UInt8 {
      let value = backend.value(result)
      if value.isNaN { return 0xff }
      if value.isZero { return value.isNegative ? UInt8(size / 2) : 0 }
      return codes[result] ?? 0xff
    }
    let numbers = values.map { backend.number($0) }
    for line in lines {
      let word = String(line.fields[1])
      if line.fields.count == 3,
        let function = BinaryFunction.allCases.first(where: { "\($0)" == word })
      {
        let first = try #require(Int(line.fields[2], radix: 16))
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for x in numbers[first..<first + 16] {
          for y in numbers {
            hash = (hash ^ UInt64(byte(try backend.compute(function, x, y)))) &* 0x100_0000_01b3
          }
        }
        #expect(String(hash, radix: 16) == line.result, "\(line)")
      } else {
        let function = try #require(UnaryFunction.allCases.first { "\($0)" == word })
        let results = try numbers.map { byte(try backend.compute(function, $0)) }
        let expected = stride(from: 0, to: 2 * size, by: 2).map { place in
          UInt8(line.result.dropFirst(place).prefix(2), radix: 16) ?? 0
        }
        let wrong = results.indices.filter { results[$0] != expected[$0] }
        #expect(wrong == [], "\(word)")
      }
    }
  }

  @Test("bits are those of the number", arguments: bytes) func patterns(_ name: String) throws {
    let format = try #require(FloatFormat(name))
    for byte in 0..<(1 << (try #require(format.layout?.width))) {
      let pattern = try bits(String(byte, radix: 16), format)
      let value = try #require(format.value(of: pattern))
      if !value.isNaN { #expect(format.pattern(of: value)?.hexadecimal == pattern.hexadecimal) }
    }
  }

  @Test("names are read back") func names() throws {
    let names =
      FloatFormat.names + [
        "float:6:9", "float:19:4096", "float:2:2", "float:2:62:fn", "float:19:45:finite",
        "float:4:9:fnuz:3", "float:5:4:fn:-524288", "float:4:4:ieee:11",
        "float:19:4096:ieee:524288",
        "posit:11:4", "posit:64:0", "posit:3:2",
        "fixed:8:8", "fixed:-4:12", "fixed:20:-4", "fixed:1087:-1024",
      ]
    for name in names { #expect(try #require(FloatFormat(name)).name == name) }
    for (name, known) in [
      ("float:5:3", "e5m2"), ("float:8:11", "tf32"), ("float:5:11", "binary16"),
      ("float:11:53", "binary64"), ("float:15:64", "extended80"), ("posit:32:2", "posit32"),
      ("float:4:4:fn", "e4m3"), ("float:4:4:fn:7", "e4m3"),
      ("e4m3fn", "e4m3"), ("float:4:4:fnuz", "e4m3fnuz"), ("float:4:4:fnuz:11", "e4m3b11fnuz"),
      ("float:2:2:finite", "e2m1"), ("float:4:4:fn:8", "float:4:4:fn:8"), ("e8m0fnu", "e8m0"),
      ("float:4:4:ieee", "float:4:4"), ("float:4:4:ieee:7", "float:4:4"),
      ("float:5:3:ieee", "e5m2"), ("float:8:24:ieee:127", "binary32"),
      ("float:8:24:ieee:128", "float:8:24:ieee:128"),
    ] {
      #expect(FloatFormat(name)?.name == known)
    }
  }

  @Test(
    "parameters have limits",
    arguments: [
      "float:1:3", "float:20:3", "float:5:1", "float:5:4097", "float:5", "float:5:3:1",
      "posit:2:0", "posit:65:2", "posit:8:5", "posit:8:-1", "posit", "fixed:1:0", "fixed:33:32",
      "fixed:2000:-1999", "fixed:9223372036854775807:1", "fixed:8:x", "e3m4", "", "float:19:46:fn",
      "float:4:1:fn", "float:1:4:fn", "float:4:4:xx", "float:4:4:fn:524289", "float:4:4:fn:1:2",
      "float:4:4:5:fn", "float:4:4:ieee:524289", "float:5:4097:ieee", "float:1:4:ieee:1",
      "float:4:4:ieee:x",
      "float:4:fn:4",
    ])
  func limits(_ name: String) { #expect(FloatFormat(name) == nil) }

  /// The width is that of the field, whatever the bias.
  @Test(
    "the field of the exponent has its bits",
    arguments: [
      ("float:4:4:ieee:11", 8, 1..<5), ("float:4:4:ieee:-500", 8, 1..<5), ("float:4:4", 8, 1..<5),
      ("float:2:2:ieee:0", 4, 1..<3), ("float:19:20:ieee:-524288", 39, 1..<20),
      ("binary64", 64, 1..<12), ("extended80", 80, 1..<16), ("e8m0", 8, 0..<8), ("e4m3", 8, 1..<5),
    ])
  func layouts(_ name: String, _ width: Int, _ exponent: Range<Int>) throws {
    let layout = try #require(FloatFormat(name)?.layout)
    #expect(layout.width == width)
    #expect(layout.exponentField == exponent)
    #expect(layout.signField.isEmpty == (name == "e8m0"))
  }

  @Test("what powers of two alone cannot represent is NaN", arguments: ["0", "-1", "-1e-400000"])
  func positive(_ text: String) throws {
    let format = try #require(FloatFormat("e8m0"))
    let truth = try ExactBackend().number(ExactLiteral(text))
    #expect(try format.rounded(truth).isNaN)
    #expect(try PointError(of: .binary(.nan), truth: truth, in: format).bits == 0)
    #expect(try PointError(of: .binary(1), truth: truth, in: format).bits == 8)
    #expect(try format.number(written: text == "-1e-400000" ? "-1e-400" : text).value.isNaN)
  }

  /// The largest posits are 2^244 and 2^248. By mpmath: 10^400000/(2^248 − 2^244), and 2^248/10^400000/ln 10.
  @Test("errors are measured however far beyond the ends a number is")
  func farBeyond() throws {
    let format = try #require(FloatFormat("posit64"))
    let truth = try ExactBackend().number(ExactLiteral("1e400000"))
    let value = try format.rounded(truth)
    #expect(value.exponent == 248)
    let error = try ErrorMeasures(of: value, truth: truth, in: format)
    let limits = ExactLimits()
    #expect(
      try error.ulps?.digits(.significant(4), limits: limits).text(as: NumberFormat())
        == "2.358e+399925")
    #expect(
      try error.correctDigits.digits(.significant(4), limits: limits).text(as: NumberFormat())
        == "1.964e-399926")
    #expect(try error.relative?.compared(to: 1) == .less)
  }

  @Test("whole numbers are printed whole where binary64 does") func wholeNumbers() throws {
    for (name, text, expected) in [
      ("e4m3", "448", "448"), ("e4m3", "416", "416"), ("e5m2", "57344", "57344"),
      ("binary16", "65504", "65504"), ("posit8", "16777216", "16777216"), ("e8m0", "1024", "1024"),
      ("bfloat16", "9007199254740992", "9000000000000000"), ("e4m3", "0.34375", "0.34"),
      ("bfloat16", "-4503599627370496", "-4503599627370496"),
    ] {
      let format = try #require(FloatFormat(name))
      let value = try format.rounded(ExactBackend().number(ExactLiteral(text)))
      #expect(value.digits.text(as: NumberFormat()) == expected, "\(name)")
    }
  }
}
