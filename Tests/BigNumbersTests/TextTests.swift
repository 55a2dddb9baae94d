import BigNumbers
import NumericCore
import Testing

/// Writing, reading and describing numbers through the public interface.
@Suite("text")
struct TextTests {
  private func number(_ text: String, _ bits: Int = 100) throws -> BigFloat {
    try BigFloat(text, precision: .bits(bits))
  }

  @Test("the examples of the documentation")
  func examples() throws {
    let third = try number("1", 53) / 3
    #expect(try third.text() == "0.3333333333333333")
    #expect(try third.text(as: .fixed(2), rounding: .up) == "0.34")
    #expect(try third.text(as: .engineering(4)) == "333.3e-3")
    #expect(try third.text(as: NumberFormat(radix: 3)) == "0.1")
    #expect(try third.text(as: .hex) == "0x1.5555555555555p-2")
  }

  @Test(
    "engineering carries into the next power of a thousand",
    arguments: [
      ("999.96e3", 4, "1.000e+6"), ("999.94e3", 4, "999.9e+3"), ("99.996e3", 4, "100.0e+3"),
      ("9.9996e3", 4, "10.00e+3"), ("999.96e-3", 4, "1.000e+0"), ("-999.96e-6", 4, "-1.000e-3"),
      ("999.5", 3, "1.00e+3"), ("0", 3, "0.00e+0"), ("1e-400", 1, "100e-402"),
      ("12345.678", 2, "12e+3"), ("12345.678", 1, "10e+3"),
    ])
  func engineering(_ source: String, _ digits: Int, _ expected: String) throws {
    #expect(try number(source, 300).text(as: .engineering(digits)) == expected)
  }

  @Test(
    "decimals behind an engineering exponent",
    arguments: [("999.96e3", 1, "1.0e+6"), ("999.94e3", 1, "999.9e+3"), ("99.96e3", 1, "100.0e+3")])
  func engineeringDecimals(_ source: String, _ decimals: Int, _ expected: String) throws {
    let format = NumberFormat(style: .engineering, decimals: decimals)
    #expect(try number(source).text(as: format) == expected)
  }

  @Test("a number that rounds over the border of plain notation keeps its decimals")
  func border() throws {
    #expect(try number("9.9996e-7").text(as: NumberFormat(decimals: 3)) == "0.000")
    #expect(try number("9.9994e-7").text(as: NumberFormat(decimals: 3)) == "9.999e-7")
    #expect(
      try number("999999999999999999999.9").text(as: NumberFormat(decimals: 0)) == "1e+21")
  }

  @Test("counts below the least are the least")
  func leastCounts() throws {
    #expect(try number("12.5").text(as: NumberFormat(digits: 0)) == "10")
    #expect(try number("12.5").text(as: NumberFormat(digits: -3)) == "10")
    #expect(try number("12.5").text(as: .fixed(-1)) == "12")
  }

  @Test("sizes that a format chooses are bounded")
  func limits() throws {
    let huge = try number("1e1000000000")
    #expect(throws: LimitExceeded.self) { try huge.text(as: .fixed(0)) }
    #expect(throws: LimitExceeded.self) { try huge.text(as: .scientific(100_000_000)) }
    #expect(throws: LimitExceeded.self) {
      try BigFloat(1).text(as: NumberFormat(minimumDigits: 100_000_000))
    }
    #expect(throws: LimitExceeded.self) {
      try BigFloat(1).text(as: NumberFormat(minimumDecimals: 100_000_000))
    }
    var limits = Limits()
    limits.digits = 3
    #expect(throws: LimitExceeded.self) { try BigFloat(1).text(as: .fixed(4), limits: limits) }
    #expect(try huge.text(as: .scientific(3)) == "1.00e+1000000000")
  }

  @Test(
    "faults of numbers in a radix have a place",
    arguments: [
      ("", 10, 0), ("-", 10, 1), ("12x", 10, 2), ("102", 2, 2), (" 1", 10, 0), ("1 ", 10, 1),
      ("1.2.3", 10, 3), ("1__0", 10, 1), ("_1", 10, 0), ("1_", 10, 1), ("1_.5", 10, 1),
      ("1._5", 10, 2), (".", 10, 1), ("1e", 10, 2), ("1@", 16, 2), ("1e5g", 16, 3), ("1e5", 12, 1),
      ("1@5x", 16, 3), ("0x1", 16, 1), ("--1", 10, 1), ("z", 35, 0),
    ])
  func faults(_ text: String, _ radix: Int, _ offset: Int) {
    let error = #expect(throws: TextError.self) {
      try BigFloat(text, radix: radix, precision: .bits(64))
    }
    #expect(error?.offset == offset, "\(error.debugDescription)")
  }

  @Test(
    "notations of numbers in a radix",
    arguments: [
      ("1_000.5", 10, 1000.5), (".5", 10, 0.5), ("5.", 10, 5), ("+1E2", 10, 100), ("1@2", 10, 100),
      ("fF", 16, 255), ("1@-1", 16, 0.0625), ("0b1", 16, 177), ("zZ", 36, 1295), ("Z", 62, 35),
      ("z", 62, 61), ("1e5", 16, 485), ("10.1@-2", 2, 0.625), ("1e1", 2, 2), ("-0x", 36, -33),
      ("INF", 16, .infinity), ("-infinity", 10, -.infinity), ("@Inf@", 62, .infinity),
      ("inf", 36, 24171), ("1@1_0", 2, 1024), ("1e1000000000000000000000", 10, .infinity),
      ("-1@-99999999999999999999", 62, -0.0),
    ] as [(String, Int, Double)])
  func notations(_ text: String, _ radix: Int, _ expected: Double) throws {
    let x = try BigFloat(text, radix: radix, precision: .bits(64))
    #expect(Double(x) == expected && x.sign == expected.sign)
  }

  @Test("a text alone: integers are exact, everything else has the creation precision")
  func lossless() throws {
    let integer = try #require(BigFloat("12345678901234567890123"))
    #expect(!integer.hasOwnPrecision && integer.description == "12345678901234567890123")
    #expect(integer == 12_345_678_901_234_567_890_123)
    let third = try #require(BigFloat("0.333"))
    #expect(third.hasOwnPrecision && third.precision == .bits(256))
    withPrecision(.bits(40)) {
      #expect(BigFloat("0.333")?.precision == .bits(40))
      #expect(BigFloat("123456789012345678901234567890")?.precision == .bits(97))
    }
    #expect(BigFloat("0xff") == 255 && BigFloat("-17")?.hasOwnPrecision == false)
    #expect(BigFloat("-0")?.sign == .minus)
    #expect(BigFloat("nan")?.isNaN == true && BigFloat("-inf") == -.infinity)
    for text in ["", " 1", "1 ", "1x", "0x", "1e", "one", "1,5", "--1", "1_"] {
      #expect(BigFloat(text) == nil, "\(text)")
    }
    for x: BigFloat in [
      0, 1, -7, 4_611_686_018_427_387_904, .infinity, .pi, .ulpOfOne, .leastNonzeroMagnitude,
    ] {
      #expect(BigFloat(x.description) == x)
    }
    let wide = String(repeating: "1234567890", count: 50)
    #expect(BigFloat(wide)?.description == wide && BigFloat("-" + wide)?.description == "-" + wide)
  }

  @Test("digits far behind an exact number decide its rounding", arguments: [9000, 20_000])
  func farDigits(_ bits: Int) throws {
    let text = "0.5" + String(repeating: "0", count: bits / 2) + "1"
    let half = BigFloat(0.5 as Double)
    for rounding in Rounding.allCases {
      let report = try BigFloat.withFlags {
        try BigFloat(text, precision: .bits(bits), rounding: rounding)
      }
      let isUp = rounding == .up || rounding == .awayFromZero
      let nearest = BigFloat(half, precision: .bits(bits))
      #expect(report.value == (isUp ? nearest.nextUp : nearest))
      #expect(report.ternary.signum() == (isUp ? 1 : -1) && report.flags == .inexact)
    }
  }

  @Test("integers that are exact are described to the last digit")
  func exactIntegers() throws {
    let power = BigFloat(UInt128.max)
    #expect(power.description == "340282366920938463463374607431768211455")
    #expect(try number("1e30").description == "1e+30")
    // A low creation precision does not reduce that of a converted integer.
    withPrecision(.bits(4)) {
      #expect(BigFloat(123_456_789).description == "123456789")
      #expect(BigFloat(Int.min).description == "\(Int.min)")
      #expect(BigFloat(Int.min).precision == .bits(64) && BigFloat(3).precision == .bits(4))
      #expect(BigFloat(1) / 3 == BigFloat(0.34375 as Double))
    }
  }

  @Test("the debug description makes the value again")
  func debugDescription() throws {
    #expect(BigFloat(0.1 as Double).debugDescription == #"BigFloat("0.1", precision: .bits(53))"#)
    #expect(BigFloat(-0.0 as Double).debugDescription == #"BigFloat("-0", precision: .bits(53))"#)
    #expect(BigFloat(42).debugDescription == "BigFloat(42)")
    #expect((-BigFloat(0)).debugDescription == "-BigFloat(0)")
    #expect(BigFloat.nan.debugDescription == "BigFloat.nan")
    #expect((-BigFloat.infinity).debugDescription == "-BigFloat.infinity")
    #expect(
      BigFloat.ulpOfOne.debugDescription
        == "BigFloat(sign: .plus, exponent: -255, significand: 1)")
    let made = BigFloat(sign: .minus, exponent: -255, significand: 12)
    #expect(made.debugDescription == "BigFloat(sign: .minus, exponent: -253, significand: 3)")
    #expect(made == BigFloat(sign: .minus, exponent: -253, significand: 3))
  }
}
