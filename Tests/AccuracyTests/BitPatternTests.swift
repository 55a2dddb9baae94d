import Accuracy
import BigNumbers
import NumericCore
import Testing

/// Compares with the bit patterns of Swift's own types.
@Suite("bits of numbers")
struct BitPatternTests {
  private func pattern(_ bits: some FixedWidthInteger, width: Int) -> BitPattern {
    BitPattern((0..<width).reversed().map { bits >> $0 & 1 == 1 })
  }

  /// Converts to bits and back, and checks the class.
  private func check<Float: BinaryFloatingPoint>(
    _ x: Float, _ bits: some FixedWidthInteger, _ format: FloatFormat, width: Int
  ) throws {
    let expected = pattern(bits, width: width)
    let value = try #require(format.value(of: expected))
    let kind: NumberClass =
      x.isSignalingNaN
      ? .signalingNaN
      : x.isNaN
        ? .quietNaN
        : x.isInfinite ? .infinity : x.isZero ? .zero : x.isSubnormal ? .subnormal : .normal
    #expect(format.numberClass(of: expected) == kind, "\(x)")
    guard case .binary(let number) = value, !x.isNaN else {
      #expect(value.isNaN && x.isNaN)
      return
    }
    #expect(Double(number) == Double(x) && value.isNegative == (x.sign == .minus), "\(x)")
    #expect(format.pattern(of: value) == expected, "\(x)")
    guard !x.isZero else { return }
    let (below, above) = format.neighbours(of: value)
    if x > -.infinity, case .binary(let below)? = below {
      #expect(Double(below) == Double(x.nextDown), "below \(x)")
    }
    if x < .infinity, case .binary(let above)? = above {
      #expect(Double(above) == Double(x.nextUp), "above \(x)")
    }
    #expect((below == nil) == (x == -.infinity) && (above == nil) == (x == .infinity))
  }

  @Test("every seventh number of sixteen bits") func halves() throws {
    for bits in stride(from: 0, through: UInt16.max, by: 7) {
      try check(Float16(bitPattern: bits), bits, .binary(.binary16), width: 16)
    }
  }

  @Test("random numbers of 32 and 64 bits, and all exponents") func wide() throws {
    var state: UInt64 = 42
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
    for exponent in 0..<2048 as Range<UInt64> {
      let bits = next() & ~(0x7FF << 52) | exponent << 52
      try check(Double(bitPattern: bits), bits, .double, width: 64)
      try check(Double(bitPattern: bits), bits, .binary(.binary64), width: 64)
    }
    for exponent in 0..<256 as Range<UInt32> {
      let bits = UInt32(truncatingIfNeeded: next()) & ~(0xFF << 23) | exponent << 23
      try check(Float(bitPattern: bits), bits, .binary(.binary32), width: 32)
    }
  }

  #if arch(x86_64)
    @Test("numbers of 80 bits, whose leading bit is written") func extended() throws {
      for x in [1, -1.5, 0, -0.0, .pi, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity]
        as [Float80]
      {
        let bits = withUnsafeBytes(of: x) { bytes in
          bytes.prefix(10).reversed().reduce(UInt128(0)) { $0 << 8 | UInt128($1) }
        }
        let format = FloatFormat.binary(.extended80)
        let value = try #require(format.value(of: pattern(bits, width: 80)))
        guard case .binary(let number) = value else { continue }
        #expect(Float80(number) == x && value.isNegative == (x.sign == .minus))
        #expect(format.pattern(of: value) == pattern(bits, width: 80), "\(x)")
      }
      let format = FloatFormat.binary(.extended80)
      let unnormal = try #require(BitPattern("0x3fff0000000000000000"))
      #expect(format.value(of: unnormal) == nil)
      // A leading bit with the exponent field 0 is the smallest normal number.
      let pseudo = try #require(BitPattern("0x00008000000000000000"))
      let least = try #require(BitPattern("0x00018000000000000000"))
      let (a, b) = (try #require(format.value(of: pseudo)), try #require(format.value(of: least)))
      #expect(a.literal == b.literal)
    }
  #endif

  @Test("known bits of the wide formats and of decimals") func known() throws {
    // One and the largest number, from the widths in IEEE 754-2019, table 3.5.
    for (format, one, largest) in [
      (FloatFormat.binary(.binary128), "0x3fff" + zeros(28), "0x7ffe" + fs(28)),
      (.binary(.binary256), "0x3ffff" + zeros(59), "0x7fffe" + fs(59)),
      (.binary(.bfloat16), "0x3f80", "0x7f7f"),
    ] {
      let (one, largest) = (try #require(BitPattern(one)), try #require(BitPattern(largest)))
      let value = try #require(format.value(of: one))
      guard case .binary(let number) = value else { continue }
      #expect(number == 1)
      let last = try #require(format.value(of: largest))
      #expect(format.neighbours(of: last).above?.isFinite == false)
    }
    let decimal = try #require(FloatFormat("decimal64"))
    let tenth = FormatValue.decimal(try BigDecimal(parsing: "0.1"))
    #expect(decimal.pattern(of: tenth)?.hexadecimal == "0x31a0000000000001")
    #expect(decimal.pattern(of: tenth, .dpd)?.hexadecimal == "0x2234000000000001")
  }

  private func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
  private func fs(_ count: Int) -> String { String(repeating: "f", count: count) }

  @Test("what is no pattern") func faults() throws {
    for text in ["", "3f", "0x", "0xg", "0b2", "0b", "x3f", "0x3 f", "0xé"] {
      #expect(BitPattern(text) == nil, "\(text)")
    }
    let bits = try #require(BitPattern("0x00_ff"))
    #expect(bits.resized(to: 8)?.hexadecimal == "0xff" && bits.resized(to: 7) == nil)
    #expect(bits.resized(to: 20)?.hexadecimal == "0x000ff")
    #expect(FloatFormat.double.value(of: bits) == nil)
    #expect(FloatFormat("bigfloat:100")?.layout == nil && FloatFormat("decimal:20")?.layout == nil)
  }
}
