import NumericCore
import Testing

@testable import BigNumbers

/// Decimals that are read and written by products with powers of five are those of MPFR, bit for bit.
@Suite("decimal kernels")
struct DecimalKernelTests {
  private static let precisions = [24, 53, 64, 65, 113, 128, 192, 256, 500, 1024, 2048, 4096]

  /// A number of many or few bits, among them powers of two and their neighbours.
  private func number(bits: Int, _ generator: inout some RandomNumberGenerator) -> BigFloat {
    let kind = Int.random(in: 0..<8, using: &generator)
    var significand = BigFloat(1, precision: .bits(bits))
    switch kind {
    case 0: break
    case 1: significand = significand.nextDown
    case 2: significand = significand.nextUp
    case 3:
      significand = BigFloat(Int.random(in: 1...1000, using: &generator), precision: .bits(bits))
    case 4:
      significand = BigFloat(
        UInt64.random(in: 1...UInt64.max, using: &generator), precision: .bits(bits))
    default:
      for _ in 0...(bits / 52) {
        significand =
          BigFloat(sign: .plus, exponent: -53, significand: significand)
          + BigFloat(Double.random(in: 1..<2, using: &generator), precision: .bits(bits))
      }
    }
    let range = [4, 64, 200, 5000, 1_000_000][Int.random(in: 0..<5, using: &generator)]
    let exponent = Int.random(in: -range...range, using: &generator)
    let isNegative = Bool.random(using: &generator)
    return BigFloat(sign: isNegative ? .minus : .plus, exponent: exponent, significand: significand)
  }

  @Test("any number of digits", arguments: precisions)
  func digits(_ bits: Int) {
    var generator = SplitMix64(seed: UInt64(bits))
    for _ in 0..<(bits > 1000 ? 150 : 600) {
      let x = number(bits: bits, &generator)
      let most = [3, 20, bits / 3 + 5, bits + 20][Int.random(in: 0..<4, using: &generator)]
      let count = Int.random(in: 1...most, using: &generator)
      for rounding in Rounding.allCases {
        let expected = x.converted(count, 10, rounding)
        #expect(x.significant(count, 10, rounding) == expected, "\(x.debugDescription) \(count)")
      }
    }
  }

  @Test("shortest digits are those between the neighbours", arguments: precisions + [100_000])
  func shortest(_ bits: Int) {
    var generator = SplitMix64(seed: UInt64(bits) + 1)
    var found = 0
    let rounds = bits > 4096 ? 1 : bits > 1000 ? 50 : 400
    for _ in 0..<rounds {
      let x = number(bits: bits, &generator)
      for reading in Rounding.allCases {
        guard let digits = x.shortestDecimal(reading) else { continue }
        found += 1
        let expected = x.shortestBetweenNeighbours(10, reading)
        #expect(digits == expected, "\(x.debugDescription) \(reading)")
      }
    }
    #expect(found > rounds)
  }

  @Test("texts read as MPFR reads them", arguments: precisions)
  func reading(_ bits: Int) throws {
    var generator = SplitMix64(seed: UInt64(bits) + 2)
    for _ in 0..<(bits > 1000 ? 150 : 600) {
      let x = number(bits: bits + 1, &generator)
      // Numbers of one bit more are ties where all of their digits are written.
      let exact = abs(x.exponent) < 3000 && Bool.random(using: &generator)
      let count = exact ? bits + 4000 : Int.random(in: 1...(bits + 40), using: &generator)
      var digits = x.converted(count, 10, .nearestEven)
      if exact { while digits.digits.last == UInt8(ascii: "0") { digits.digits.removeLast() } }
      let extra = ["", "0", "1", "00000000000000000000000000000000000000000000000001"]
      let text =
        (x.isNegative ? "-" : "") + String(decoding: digits.digits, as: UTF8.self)
        + extra[Int.random(in: 0..<4, using: &generator)]
        + "e\(digits.exponent - digits.digits.count)"
      let literal = try ExactLiteral(text)
      for rounding in Rounding.allCases {
        let read = BigFloat.withFlags {
          BigFloat.make(bits: bits) { literal.write(to: $0, rounding) }
        }
        let expected = BigFloat.withFlags {
          BigFloat.make(bits: bits) { literal.writeText(to: $0, rounding) }
        }
        #expect(read == expected, "\(text.prefix(200)) \(rounding)")
        let direct = try BigFloat.withFlags {
          try BigFloat(text, precision: .bits(bits), rounding: rounding)
        }
        #expect(direct == expected, "\(text.prefix(200)) \(rounding)")
      }
    }
  }

  @Test("long texts read as MPFR reads them", arguments: [64, 5057, 6000, 20_011])
  func longTexts(_ bits: Int) throws {
    var generator = SplitMix64(seed: UInt64(bits) + 3)
    let zeros = String(repeating: "0", count: 2 * bits)
    for index in 0..<24 {
      let x = try BigFloat.random(bits: bits + 1, -4 * bits...4 * bits, &generator)
      // Numbers of one bit more are ties where all of their digits are written, which are as many as they have places.
      let places = max(1, min(bits + 1 - x.exponent, 3 * bits))
      let count = [bits / 4, bits / 3, places + max(0, x.exponent)][index % 3]
      let (digits, exponent) = {
        let digits = x.converted(count, 10, .nearestEven)
        return (String(decoding: digits.digits, as: UTF8.self), digits.exponent)
      }()
      for tail in ["", zeros, zeros + "1"] {
        let text = (x.isNegative ? "-" : "") + "0." + digits + tail + "e\(exponent)"
        for rounding in Rounding.allCases {
          let expected = BigFloat.withFlags {
            BigFloat.make(bits: bits) { r in
              let literal = try? ExactLiteral(text)
              return literal.map { $0.writeText(to: r, rounding) } ?? 0
            }
          }
          let direct = try BigFloat.withFlags {
            try BigFloat(text, precision: .bits(bits), rounding: rounding)
          }
          #expect(direct == expected, "\(text.prefix(80)) \(tail.count) \(rounding)")
        }
      }
    }
  }

  @Test("a long decimal that is a tie, and its neighbours", arguments: [5100, 9001])
  func longTies(_ bits: Int) throws {
    // 1 + 2^−bits has `bits` places.
    let wide = BigFloatContext(.bits(bits + 1), .nearestEven)
    let tie = wide.add(BigFloat(1), BigFloat(1).scaled(-bits))
    let digits = tie.converted(bits + 1, 10, .nearestEven)
    let text = String(decoding: digits.digits, as: UTF8.self)
    func number(_ text: String) throws -> BigFloat {
      try BigFloat("0." + text + "e1", precision: .bits(bits))
    }
    #expect(try number(text) == 1)
    #expect(try number(text + "000001") > 1)
    #expect(try number(text.dropLast() + "4") == 1)
  }

  @Test("notations that are read at once are what MPFR makes of them")
  func plainNotations() throws {
    var generator = SplitMix64(seed: 41)
    func digits(_ range: ClosedRange<Int>) -> String {
      let zeros = [0, 0, 0, 1, 25].randomElement(using: &generator) ?? 0
      let count = Int.random(in: range, using: &generator)
      return String(repeating: "0", count: zeros)
        + String((0..<count).map { _ in "0012345678900".randomElement(using: &generator) ?? "0" })
    }
    for _ in 0..<4000 {
      let sign = ["", "-"].randomElement(using: &generator) ?? ""
      let point = ["", ".", ".5", "." + digits(0...90)].randomElement(using: &generator) ?? ""
      let exponent =
        ["", "", "e5", "E-7", "e+12", "e-300000", "e0", "e-0"].randomElement(using: &generator)
        ?? ""
      let text = sign + digits(1...90) + point + exponent
      let bits = [24, 53, 64, 128, 256, 1000].randomElement(using: &generator) ?? 53
      let literal = try ExactLiteral(text)
      for rounding in Rounding.allCases {
        let expected = BigFloat.make(bits: bits) { literal.writeText(to: $0, rounding) }
        #expect(
          try BigFloat(text, precision: .bits(bits), rounding: rounding) == expected, "\(text)")
        let plain = try #require(PlainDecimal.number(text, bits: bits, rounding))
        #expect(
          plain == expected && plain.sign == expected.sign && plain.precision == .bits(bits),
          "\(text)")
      }
    }
    for zero in ["0", "-0.000", "0e5", "-.0e-7"] {
      let plain = try #require(PlainDecimal.number(zero, bits: 64, .nearestEven))
      #expect(plain.isZero && plain.sign == (zero.hasPrefix("-") ? .minus : .plus), "\(zero)")
    }
  }

  @Test(
    "other notations are left to the scanner",
    arguments: [
      "", "-", ".", "-.", "e5", "1e", "1e+", "1e5.", "1..2", "1.2.3", "0x1p3", "0b1", "1_000", "+1",
      " 1", "1 ", "inf", "nan", "1e1234567890", "1e-5x", "١",
    ])
  func otherNotations(_ text: String) {
    #expect(PlainDecimal.number(text, bits: 64, .nearestEven) == nil)
  }

  @Test("flags do not change where digits are written")
  func flags() {
    let flags = BigFloat.withFlags {
      let x = BigFloat(Double.pi, precision: .bits(53))
      _ = x.digits(radix: 10, .significant(5), .nearestEven)
      _ = x.digits(radix: 10, .shortest, .nearestEven)
      BigFloat.freeThreadCaches()
      _ = x.digits(radix: 10, .significant(7), .up)
    }.flags
    #expect(flags.isEmpty)
  }

  @Test("ten million digits, and exponents beyond all ranges, take less than a few seconds")
  func hostile() throws {
    let long = String(repeating: "1234567890", count: 1_000_000)
    let clock = ContinuousClock()
    let time = try clock.measure {
      let short = try BigFloat(long + "e-9999999", precision: .bits(53))
      #expect(short.description == "1.2345678901234567")
      #expect(
        try BigFloat("1e-1000000000000000000", precision: .bits(53)).description.hasPrefix("1e-"))
      #expect(
        try BigFloat("123456789012345678901234567890e99999999999999999999", precision: .bits(53))
          .isInfinite)
    }
    #expect(time < .seconds(30))
  }
}
