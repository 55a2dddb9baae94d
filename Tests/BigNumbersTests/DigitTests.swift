import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Digits are rounded once, and are the shortest if requested, in every direction and radix.
@Suite("digits")
struct DigitTests {
  private func text(
    _ source: String, _ format: NumberFormat, bits: Int = 231, _ rounding: Rounding = .nearestEven
  ) throws -> String {
    let backend = try BigFloatBackend(precision: .bits(bits), rounding: rounding)
    return try backend.format(backend.number(ExactLiteral(source)), as: format).text
  }

  @Test(
    "decimals round once, ties to even",
    arguments: [
      ("0.5", 0, "0"), ("1.5", 0, "2"), ("2.5", 0, "2"), ("0.25", 1, "0.2"), ("0.75", 1, "0.8"),
      ("-0.5", 0, "0"), ("0.4", 0, "0"), ("0.6", 0, "1"), ("0.04", 1, "0.0"), ("0.06", 1, "0.1"),
      ("9.996", 2, "10.00"), ("123.456", 2, "123.46"), ("0.001", 2, "0.00"), ("99.5", 0, "100"),
      ("1e-30", 2, "0.00"), ("0.125", 2, "0.12"), ("0.375", 2, "0.38"),
    ])
  func decimals(_ source: String, _ count: Int, _ expected: String) throws {
    #expect(try text(source, NumberFormat(style: .fixed, decimals: count)) == expected)
  }

  @Test(
    "directions below one unit",
    arguments: [
      (Rounding.up, "0.001", "0.01"), (.down, "0.001", "0.00"), (.towardZero, "0.009", "0.00"),
      (.awayFromZero, "-0.001", "-0.01"), (.up, "-0.001", "0.00"), (.down, "-0.001", "-0.01"),
    ])
  func directions(_ rounding: Rounding, _ source: String, _ expected: String) throws {
    #expect(
      try text(source, NumberFormat(style: .fixed, decimals: 2), rounding) == expected)
  }

  @Test("auto hides decimals of integers")
  func integers() throws {
    #expect(try text("10", NumberFormat(decimals: 2)) == "10")
    #expect(try text("10.5", NumberFormat(decimals: 2)) == "10.50")
    #expect(try text("1e30", NumberFormat(decimals: 2)) == "1e+30")
    #expect(try text("1e-30", NumberFormat(decimals: 2)) == "1.00e-30")
  }

  @Test(
    "radix",
    arguments: [
      ("10", 2, "1010"), ("255.5", 16, "ff.8"), ("0.1", 3, "0.0022"), ("61", 62, "z"),
      ("35", 36, "z"),
      ("36", 62, "a"), ("-5", 2, "-101"),
    ])
  func radix(_ source: String, _ radix: Int, _ expected: String) throws {
    #expect(try text(source, NumberFormat(digits: 50, radix: radix)).hasPrefix(expected))
  }

  @Test("every bit of an integer is shown in binary")
  func binary() throws {
    let source = "1180591620717411303425"  // 2^70 + 1
    #expect(
      try text(source, NumberFormat(style: .fixed, digits: 50, radix: 2))
        == "1" + String(repeating: "0", count: 69) + "1")
  }

  @Test("fixed shows the digits before the point as they are")
  func fixed() throws {
    // 2^200, computed by PARI/GP.
    #expect(
      try text("0x1p200", NumberFormat(style: .fixed, digits: 20))
        == "1606938044258990275541962092341162602522202993782792835301376")
  }

  @Test("too many digits are refused by name")
  func limit() throws {
    let backend = try BigFloatBackend(precision: .bits(64))
    let huge = try backend.number(ExactLiteral("1e1000000000"))
    for format in [
      NumberFormat(style: .fixed, digits: 50), NumberFormat(style: .fixed, decimals: 2),
    ] {
      #expect(throws: EngineError<LimitExceeded>.self) { try backend.format(huge, as: format) }
    }
  }

  @Test("hexadecimal keeps every bit", arguments: [1, 2, 3, 4, 5, 24, 53, 64, 65, 113, 231, 1000])
  func hexadecimal(_ bits: Int) throws {
    var generator = SplitMix64(seed: 42)
    let backend = try BigFloatBackend(precision: .bits(bits))
    for _ in 0..<50 {
      let x = Self.random(bits, &generator)
      let text = try backend.format(x, as: NumberFormat(style: .hex)).text
      #expect(text.hasPrefix(x.isNegative ? "-0x1" : "0x1"))
      #expect(try BigFloat(text, precision: .bits(bits)) == x)
    }
  }

  @Test("shortest digits are those of Double at 53 bits")
  func shortestDouble() throws {
    var generator = SplitMix64(seed: 7)
    let backend = try BigFloatBackend(precision: .bits(53))
    for _ in 0..<3000 {
      let x = Double(bitPattern: generator.next())
      guard x.isNormal else { continue }
      let mine = try backend.format(BigFloat(x), as: NumberFormat(style: .shortest)).text
      let platform = try DoubleBackend().format(x, as: NumberFormat()).text
      #expect(mine == platform)
    }
  }

  /// Finds the shortest digits by trying every number of digits from 1, the nearest digits first.
  @Test(
    "shortest is the least count that reads back",
    arguments: [1, 2, 3, 4, 5, 6, 7, 8, 10, 24, 53, 113, 200], [2, 3, 10, 16, 62])
  func shortest(_ bits: Int, _ radix: Int) throws {
    var generator = SplitMix64(seed: UInt64(bits * 100 + radix))
    for rounding in Rounding.allCases {
      for _ in 0..<12 {
        let x = Self.random(bits, &generator)
        let digits = x.digits(radix: radix, .shortest, rounding)
        #expect(
          Self.read(digits, radix, bits, rounding) == x, "\(x) in radix \(radix), \(rounding)")
        let count = digits.digits.reversed().drop { $0 == UInt8(ascii: "0") }.count
        if count > 1 {
          // No decimal with one digit less reads back, neither above nor below.
          for direction in [Rounding.down, .up] {
            let shorter = x.digits(radix: radix, .significant(count - 1), direction)
            #expect(Self.read(shorter, radix, bits, rounding) != x, "\(x) has \(count - 1) digits")
          }
        }
      }
    }
  }

  /// Reads digits of any radix exactly, as a sum of digits times powers in a wide precision.
  static func read(
    _ number: NumberDigits, _ radix: Int, _ bits: Int, _ rounding: Rounding
  ) -> BigFloat {
    let alphabet = Array(
      (radix <= 36
        ? "0123456789abcdefghijklmnopqrstuvwxyz"
        : "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz").utf8)
    let wide = 4000
    var value = BigFloat(BigFloat(0), precision: .bits(wide))
    let base = BigFloat(BigFloat(radix), precision: .bits(wide))
    for digit in number.digits {
      value = value * base + BigFloat(alphabet.firstIndex(of: digit) ?? 0)
    }
    let shift = number.exponent - number.digits.count
    for _ in 0..<max(0, shift) { value = value * base }
    if shift < 0 {
      // The only inexact step, at 4000 bits; dividing at the target precision would need the
      // direction of rounding.
      var divisor = BigFloat(BigFloat(1), precision: .bits(wide))
      for _ in 0..<(-shift) { divisor = divisor * base }
      value = value / divisor
    }
    if number.isNegative { value = -value }
    return BigFloat(value, precision: .bits(bits), rounding: rounding)
  }

  /// A full significand with a random sign and an exponent between −40 and 40.
  static func random(_ bits: Int, _ generator: inout SplitMix64) -> BigFloat {
    let digits = (0..<bits).map { $0 == 0 || Bool.random(using: &generator) ? "1" : "0" }.joined()
    let exponent = Int.random(in: -40...40, using: &generator)
    let value = ExactLiteral(
      isNegative: Bool.random(using: &generator), coefficient: .word(1), base: 2, exponent: exponent
    )
    do {
      return try BigFloat("0b" + digits, precision: .bits(bits))
        * BigFloat(value, precision: .bits(1))
    } catch {
      Issue.record(error)
      return BigFloat(0)
    }
  }
}
