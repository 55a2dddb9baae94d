import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Formats of IEEE 754, compared with independent vectors, including flags, and with the hardware.
@Suite("formats")
struct FormatTests {
  static let formats: [BinaryFormat] = [
    .binary16, .bfloat16, .binary32, .binary64, .extended80, .binary128,
  ]

  static func flags(_ letters: Substring) -> StatusFlags {
    let names: [Character: StatusFlags] = [
      "x": .inexact, "u": .underflow, "o": .overflow, "z": .divisionByZero,
    ]
    return letters.reduce(into: []) { flags, letter in
      if let flag = names[letter] { flags.insert(flag) }
    }
  }

  @Test("bit for bit, with flags", arguments: formats)
  func vectors(_ format: BinaryFormat) throws {
    var failures: [String] = []
    var count = 0
    for line in try VectorLine.lines(of: "Tests/BigNumbersTests/FormatVectors/formats.txt")
    where line.fields[0] == format.name {
      count += 1
      let backend = try BigFloatBackend(
        format: format, rounding: VectorTests.rounding(line.fields[1]))
      let operands = try line.fields.dropFirst(3).map { text in
        BigFloat(try VectorTests.exact(text), precision: format.precision)
      }
      let result = try BigFloat.withFlags {
        try #require(try VectorTests.apply(String(line.fields[2]), operands, backend))
      }
      let expected = line.result.split(separator: " ")
      let truth = try VectorTests.exact(expected[0])
      // The flags in the vectors are those of MPFR, which detects underflow after rounding.
      if VectorTests.bits(result.value) != VectorTests.bits(truth)
        || result.flags != Self.flags(expected[1])
      {
        failures.append("\(line): \(VectorTests.bits(result.value)) \(result.flags.rawValue)")
      }
    }
    #expect(count > 1000)
    #expect(failures.isEmpty, "\(failures.count) wrong, such as \(failures.prefix(3))")
  }

  /// Random bit patterns, which include subnormal numbers, infinities and NaN.
  private func matches<Hardware: BinaryFloatingPoint & Sendable>(
    _ format: BinaryFormat, seed: UInt64, _ draw: (inout SplitMix64) -> Hardware,
    _ big: (Hardware) -> BigFloat, _ hardware: (BigFloat) -> Hardware
  ) throws {
    var generator = SplitMix64(seed: seed)
    let backend = try BigFloatBackend(format: format)
    func same(_ a: Hardware, _ b: Hardware) -> Bool {
      a.isNaN ? b.isNaN : a == b && a.sign == b.sign
    }
    for _ in 0..<20_000 {
      let (x, y, z) = (draw(&generator), draw(&generator), draw(&generator))
      let (a, b, c) = (big(x), big(y), big(z))
      #expect(same(hardware(a), x))
      #expect(try same(hardware(backend.add(a, b)), x + y), "\(x) + \(y)")
      #expect(try same(hardware(backend.subtract(a, b)), x - y), "\(x) - \(y)")
      #expect(try same(hardware(backend.multiply(a, b)), x * y), "\(x) * \(y)")
      #expect(try same(hardware(backend.divide(a, b)), x / y), "\(x) / \(y)")
      #expect(try same(hardware(backend.sqrt(a)), x.squareRoot()), "√\(x)")
      #expect(
        try same(hardware(backend.fusedMultiplyAdd(a, b, c)), z.addingProduct(x, y)),
        "\(x) * \(y) + \(z)")
      if x.isFinite {
        #expect(try same(hardware(backend.nextAbove(a)), x.nextUp), "\(x).nextUp")
        #expect(try same(hardware(backend.nextBelow(a)), x.nextDown), "\(x).nextDown")
      }
    }
  }

  @Test("half precision is the hardware's") func half() throws {
    try matches(
      .binary16, seed: 16, { Float16(bitPattern: UInt16(truncatingIfNeeded: $0.next())) },
      { BigFloat($0) }, { Float16($0) })
  }
  @Test("single precision is the hardware's") func single() throws {
    try matches(
      .binary32, seed: 32, { Float(bitPattern: UInt32(truncatingIfNeeded: $0.next())) },
      { BigFloat($0) }, { Float($0) })
  }
  @Test("double precision is the hardware's") func double() throws {
    try matches(
      .binary64, seed: 64, { Double(bitPattern: $0.next()) }, { BigFloat($0) }, { Double($0) })
    // Most random patterns are far apart; these exponents are near zero and near the smallest.
    try matches(
      .binary64, seed: 65,
      { Double(bitPattern: $0.next() & 0x803f_ffff_ffff_ffff) }, { BigFloat($0) }, { Double($0) })
  }
  #if arch(x86_64)
    @Test("extended precision is the hardware's") func extended() throws {
      try matches(
        .extended80, seed: 80,
        { generator in
          let exponent = UInt(generator.next() % 130)
          let significand = generator.next() | (exponent == 0 ? 0 : 1 << 63)
          return Float80(
            sign: generator.next() % 2 == 0 ? .plus : .minus, exponentBitPattern: exponent,
            significandBitPattern: significand & (exponent == 0 ? .max >> 1 : .max))
        },
        { BigFloat($0) }, { Float80($0) })
    }
  #endif

  @Test("a number rounds into a format once")
  func roundsOnce() throws {
    // Slightly above the midpoint of two subnormal numbers; with 53 bits the difference would be
    // lost.
    let x = try BigFloat("0x1.00000000000000001p-1075", precision: .bits(200))
    #expect(Double(x.rounded(to: .binary64)) == .leastNonzeroMagnitude)
    #expect(Double(x) == .leastNonzeroMagnitude)
    let tie = try BigFloat("0x1p-1075", precision: .bits(200))
    #expect(tie.rounded(to: .binary64).isZero)
    #expect(tie.rounded(to: .binary64, .up) == BigFloat(Double.leastNonzeroMagnitude))
    #expect((-tie).rounded(to: .binary64, .up).isNegative)
    #expect(BigFloat(1e300 as Double).rounded(to: .binary32).isInfinite)
    let largest = BigFloat(Float.greatestFiniteMagnitude)
    #expect(BigFloat(1e300 as Double).rounded(to: .binary32, .towardZero) == largest)
    #expect(Float(BigFloat(1e300 as Double), rounding: .down) == .greatestFiniteMagnitude)
  }
}
