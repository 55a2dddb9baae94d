import BigNumbers
import Foundation
import NumericCore
import RealModule
import Testing

/// Literals, text, hashes and conversions.
@Suite("FixedFloat, text and conversions")
struct FixedTextTests {
  // MARK: - Literals

  @Test("float literals are the decimal that was written") func floatLiterals() throws {
    let tenth: FixedFloat<4> = 0.1
    #expect(tenth == (try FixedFloat<4>("0.1")) && tenth.description == "0.1")
    // Rounded to nearest: the error of 10·x is below ten times half an ulp of x.
    let exact = BigFloat(tenth).rounded(toPrecision: .bits(512)) * 10 - 1
    #expect(exact.magnitude < BigFloat(tenth.ulp) * 5)
    // `Float80` limits literals to 18 digits here.
    #if arch(x86_64) && !os(Windows) && !os(Android)
      let long: [(FixedFloat<4>, String)] = [
        (3.14159265358979323, "3.14159265358979323"),
        (0.123456789012345678, "0.123456789012345678"),
        (999999999999999.999, "999999999999999.999"),
        (1.00000000000000001e-4000, "1.00000000000000001e-4000"),
      ]
      for (literal, text) in long { #expect(try literal == FixedFloat(text), "\(text)") }
    #endif
    let short: [(FixedFloat<4>, String)] = [
      (0.5, "0.5"), (-0.1, "-0.1"), (65535.9990234375, "65535.9990234375"), (1e20, "1e20"),
      (1e-5, "1e-5"), (123456789.5, "123456789.5"), (0.0001220703125, "0.0001220703125"),
      (1e22, "1e22"), (65536.0, "65536"), (2.5e-300, "2.5e-300"), (1e23, "1e23"),
    ]
    for (literal, text) in short { #expect(try literal == FixedFloat(text), "\(text)") }
    let zero: FixedFloat<2> = -0.0
    #expect(zero.isZero && zero.sign == .minus)
    #expect(FixedFloat<1>(0.1 as FixedFloat<4>) == 0.1)
  }

  @Test("integer literals of any size") func integerLiterals() throws {
    let wide: FixedFloat<4> =
      1_606_938_044_258_990_275_541_962_092_341_162_602_522_202_993_782_792_835_301_377
    #expect(try wide == FixedFloat("1606938044258990275541962092341162602522202993782792835301377"))
    #expect(wide - 1 == FixedFloat(sign: .plus, exponent: 200, significand: 1))
    // 2^64 + 1 and 2^64 + 3 are ties in 64 bits.
    let ties: [FixedFloat<1>] = [18_446_744_073_709_551_617, 18_446_744_073_709_551_619]
    #expect(ties.map { $0.description } == ["18446744073709551616", "18446744073709551620"])
    let least: FixedFloat<1> = -9_223_372_036_854_775_808
    #expect(least == FixedFloat(Int.min) && Int(least) == .min)
    let beyond: FixedFloat<2> = -9_223_372_036_854_775_809
    #expect(beyond == FixedFloat<2>(Int.min) - 1)
    #expect((0 as FixedFloat<3>).isZero && (-1 as FixedFloat<3>).sign == .minus)
  }

  @Test("text reads strictly and says why not") func text() throws {
    #expect(try FixedFloat<2>("0.25") == 0.25)
    #expect(try FixedFloat<2>("0.1", rounding: .up) == FixedFloat<2>("0.1", rounding: .down).nextUp)
    #expect(try FixedFloat<2>("inf") == .infinity && FixedFloat<2>("-nan").isNaN)
    #expect(throws: TextError.self) { try FixedFloat<2>("0.1 ") }
    #expect(throws: TextError.self) { try FixedFloat<2>("") }
    func read<Number: LosslessStringConvertible>(_ text: String) -> Number? { Number(text) }
    #expect(read("0x1.8p1") == 3 as FixedFloat<2> && read("1,5") == nil as FixedFloat<2>?)
    #expect((0.1 as FixedFloat<4>).debugDescription == #"FixedFloat<4>("0.1")"#)
    #expect(try FixedFloat<2>("-zz.i", radix: 36) == -1295.5)
    #expect(try FixedFloat<4>.pi.text(as: .fixed(4), rounding: .up) == "3.1416")
  }

  /// Generic over the number, because macros over a type with a value parameter crash the compiler
  /// of Swift 6.3.
  private func roundTrip<Number: Real & Codable & LosslessStringConvertible>(
    _ random: [Number]
  ) throws where Number.Exponent == Int {
    let special: [Number] = [
      0, -.zero, .infinity, -.infinity, .pi, .leastNonzeroMagnitude, 1 + .ulpOfOne,
    ]
    for x in special + random {
      let data = try JSONEncoder().encode([x])
      let back = try #require(try JSONDecoder().decode([Number].self, from: data).first)
      #expect(back == x && back.sign == x.sign && back.hashValue == x.hashValue)
      if x.exponent > -1000 { #expect(Number(x.description) == x) }
    }
    let data = try JSONEncoder().encode([Number.nan])
    #expect(try JSONDecoder().decode([Number].self, from: data).first?.isNaN == true)
  }

  private func random<let limbs: Int>(_ type: FixedFloat<limbs>.Type) -> [FixedFloat<limbs>] {
    var generator = SplitMix64(seed: 5)
    return (0..<40).map { _ in FixedOperands.random(type, exponents: -99...99, using: &generator) }
  }

  @Test("encoding and description read back") func codable() throws {
    try roundTrip(random(FixedFloat<1>.self))
    try roundTrip(random(FixedFloat<4>.self))
    try roundTrip(random(FixedFloat<16>.self))
    let negative = try JSONEncoder().encode([-3 as FixedFloat<2>, -0.0])
    #expect(String(decoding: negative, as: UTF8.self) == #"["-0x1.8p+1","-0x0p+0"]"#)
  }

  @Test(
    "wrong encodings are refused",
    arguments: [#"["0.5"]"#, #"["0x1p9e18"]"#, #"["x"]"#, "[1]", #"[""]"#, "[null]"])
  func wrongEncodings(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([FixedFloat<2>].self, from: Data(json.utf8))
    }
  }

  @Test("a wider value is refused, not rounded") func narrowing() throws {
    let data = try JSONEncoder().encode([FixedFloat<4>.pi])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([FixedFloat<2>].self, from: data)
    }
    #expect(FixedFloat<2>(exactly: BigFloat(FixedFloat<4>.pi)) == nil)
  }

  @Test("equal numbers hash alike") func hashes() {
    typealias Number = FixedFloat<2>
    #expect(Number(0.0).hashValue == Number(-0.0).hashValue)
    #expect(Number.nan.hashValue == (-Number.nan).hashValue)
    #expect(Number.infinity.hashValue == (1 / Number.zero).hashValue)
    #expect(Set<Number>([1, -1, 0.1, 0.1 + 0, 10, .pi, .infinity, -.infinity, 0, -0.0]).count == 8)
    // The limbs of a special value may contain anything and must not affect the hash.
    #expect((Number.pi - .pi).hashValue == Number.zero.hashValue)
  }

  // MARK: - Conversions

  @Test("integers") func integers() {
    #expect(FixedFloat<1>(UInt64.max) == 18_446_744_073_709_551_615)
    #expect(
      FixedFloat<2>(UInt128.max) + 1 == FixedFloat(sign: .plus, exponent: 128, significand: 1))
    #expect(
      FixedFloat<1>(exactly: UInt128.max) == nil && FixedFloat<2>(exactly: UInt128.max) != nil)
    #expect(UInt128(FixedFloat<2>(UInt128.max)) == .max && Int8(exactly: FixedFloat<1>(128)) == nil)
    #expect(
      Int(FixedFloat<1>(-2.5), rounding: .nearestEven) == -2 && Int(FixedFloat<1>(-2.5)) == -2)
    #expect(Int(FixedFloat<1>.nan, rounding: .up) == nil && Int(exactly: FixedFloat<1>(0.5)) == nil)
    for value in [0, 1, -1, 2, .max, .min, 1 << 62, -12345] {
      #expect(FixedFloat<1>(value).description == "\(value)" && Int(FixedFloat<3>(value)) == value)
    }
  }

  @Test("hardware types") func hardware() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<500 {
      let x = Double(bitPattern: generator.next())
      if x.isNaN { continue }
      let fixed = FixedFloat<1>(x)
      #expect(Double(fixed) == x && Double(exactly: fixed) == x && Float(fixed) == Float(x))
      #expect(fixed == FixedFloat<1>(BigFloat(x)))
    }
    #expect(Double(exactly: FixedFloat<2>.pi) == nil && Double(FixedFloat<4>.pi) == .pi)
    #expect(Float(exactly: FixedFloat<2>(0.5)) == 0.5 && FixedFloat<2>(Float(0.25)) == 0.25)
    #expect(Double(FixedFloat<4>.pi, rounding: .up) == Double.pi.nextUp)
    #expect(Double(FixedFloat<4>.nan).isNaN && Double(FixedFloat<4>.infinity) == .infinity)
    #if arch(x86_64) && !os(Windows) && !os(Android)
      #expect(FixedFloat<1>(Float80.pi) == FixedFloat<1>(BigFloat(Float80.pi)))
      #expect(Float80(FixedFloat<4>.pi, rounding: .down) == Float80.pi.nextDown)
      #expect(
        Float80(exactly: FixedFloat<1>(0.5)) == 0.5 && Float80(exactly: FixedFloat<2>.pi) == nil)
    #endif
  }

  @Test("other widths round once") func widths() {
    #expect(FixedFloat<4>(FixedFloat<1>.pi) == FixedFloat<4>(BigFloat(FixedFloat<1>.pi)))
    #expect(FixedFloat<1>(FixedFloat<4>.pi) == .pi)
    let wide = FixedFloat<4>(1) + FixedFloat<4>(sign: .plus, exponent: -100, significand: 1)
    #expect(FixedFloat<1>(wide, rounding: .up) == FixedFloat<1>(1).nextUp)
    #expect(FixedFloat<1>(wide) == 1)
  }
}
