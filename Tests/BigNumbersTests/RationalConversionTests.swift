import BigNumbers
import NumericCore
import Testing

@Suite("rational conversions")
struct RationalConversionTests {
  private func roundTrip<T: FixedWidthInteger>(_ type: T.Type) {
    var generator = SplitMix64(seed: 5)
    let random = (0..<20).map { _ in T.random(in: .min ... .max, using: &generator) }
    for value in [T.min, T.max, 0, 1, T.max / 2] + random {
      let exact = BigRational(value)
      #expect(exact.description == String(value) && exact.isInteger)
      #expect(T(exactly: exact) == value && T(truncating: exact) == value)
      #expect(BigRational(exactly: value) == exact)
      #expect(T(exactly: exact + 1 / 2) == nil)
    }
    #expect(T(exactly: BigRational(T.max) + 1) == nil && T(exactly: BigRational(T.min) - 1) == nil)
    #expect(T(truncating: BigRational(T.max) + 1 / 2) == .max)
    #expect(T(truncating: BigRational(T.min) - 1 / 2) == .min)
    #expect(T(truncating: BigRational(T.max) + 1) == nil)
    #expect(T(exactly: BigRational(T.max) * 1_000_000_000_000_000_000_000) == nil)
  }

  @Test("every width of integer, there and back")
  func integers() {
    roundTrip(Int8.self)
    roundTrip(UInt8.self)
    roundTrip(Int16.self)
    roundTrip(UInt32.self)
    roundTrip(Int.self)
    roundTrip(UInt64.self)
    roundTrip(Int128.self)
    roundTrip(UInt128.self)
    #expect(Int(exactly: 7 / 2 as BigRational) == nil && Int(truncating: -7 / 2) == -3)
  }

  private func roundTrip<F: BinaryFloatingPoint>(_ type: F.Type, _ patterns: [F]) throws {
    for value in patterns where value.isFinite {
      let exact = try #require(BigRational(exactly: value))
      // Computed from the significand and the exponent, which the conversion itself does not use.
      let scale = value.isZero ? 0 : Int(value.exponent)
      let significand = try #require(BigRational(exactly: Double(value.significand)))
      if F.significandBitCount <= 52, !value.isZero {
        let size = try significand.magnitude * .pow(2, scale)
        #expect(exact.magnitude == size && (exact.sign < 0) == (value < 0))
      }
      #expect(F(Double(exact)) == F(Double(value)))
    }
    #expect(BigRational(exactly: F.nan) == nil && BigRational(exactly: F.infinity) == nil)
    #expect(BigRational(exactly: -F.infinity) == nil && BigRational(exactly: -F.zero) == 0)
  }

  @Test("floating-point numbers go in exactly")
  func floats() throws {
    var generator = SplitMix64(seed: 6)
    func edges<F: BinaryFloatingPoint>(_ type: F.Type) -> [F] {
      [
        F.leastNonzeroMagnitude, F.leastNormalMagnitude, F.leastNormalMagnitude.nextDown,
        F.greatestFiniteMagnitude, -F.greatestFiniteMagnitude, 1, -1, 0.5, F(0.1), F.pi,
      ]
    }
    try roundTrip(
      Double.self, edges(Double.self) + (0..<300).map { _ in Double(bitPattern: generator.next()) })
    try roundTrip(
      Float.self,
      edges(Float.self)
        + (0..<300).map { _ in Float(bitPattern: UInt32(truncatingIfNeeded: generator.next())) })
    #if !(os(macOS) && arch(x86_64))
      try roundTrip(Float16.self, (0...UInt16.max).map(Float16.init(bitPattern:)))
    #endif
    #if arch(x86_64) && !os(macOS)
      let least = BigRational(exactly: Float80.leastNonzeroMagnitude)
      #expect(try least == .pow(2, -16445))
      let greatest = BigRational(exactly: Float80.greatestFiniteMagnitude)
      #expect(try greatest == .pow(2, 16384) - .pow(2, 16320))
      #expect(BigRational(exactly: Float80(1) + Float80.ulpOfOne) == 1 + (try .pow(2, -63)))
    #endif
    #expect(BigRational(exactly: 0.1) == ratio(3_602_879_701_896_397 / 36_028_797_018_963_968))
    #expect(BigRational(exactly: Float(0.1)) == ratio(13_421_773 / 134_217_728))
  }

  @Test("doubles come back")
  func doubles() throws {
    var generator = SplitMix64(seed: 8)
    for _ in 0..<1000 {
      let value = Double(bitPattern: generator.next())
      guard let exact = BigRational(exactly: value) else { continue }
      #expect(Double(exact) == value)
    }
  }

  @Test("MPFR's numbers go in exactly and come out rounded once")
  func bigFloats() throws {
    var generator = SplitMix64(seed: 7)
    for bits in [1, 2, 53, 64, 65, 300] {
      for _ in 0..<50 {
        let value = BigFloat(
          BigRational(Int.random(in: -1_000_000...1_000_000, using: &generator), over: 997),
          precision: .bits(bits))
        let exact = try #require(try BigRational(exactly: value))
        for rounding in Rounding.allCases {
          #expect(BigFloat(exact, precision: .bits(bits), rounding: rounding) == value)
        }
      }
    }
    let third: BigRational = 1 / 3
    for rounding in Rounding.allCases {
      for sign in [1, -1] as [BigRational] {
        let backend = try BigFloatBackend(precision: .bits(100), rounding: rounding)
        let quotient = try backend.divide(BigFloat(sign.sign), BigFloat(3))
        #expect(BigFloat(third * sign, precision: .bits(100), rounding: rounding) == quotient)
      }
    }
    #expect(try BigRational(exactly: BigFloat.nan) == nil)
    #expect(try BigRational(exactly: BigFloat(-Double.infinity)) == nil)
    #expect(try BigRational(exactly: BigFloat(-0.0 as Double)) == 0)
    #expect(try BigRational(simplestNear: BigFloat.nan) == nil)
    #expect(try BigRational(simplestNear: BigFloat.infinity) == nil)
    #expect(try BigRational(simplestNear: BigFloat(-0.0 as Double)) == 0)
    #expect(BigFloat(BigRational.zero, precision: .bits(10)).isZero)
    #expect(!BigFloat(BigRational.zero, precision: .bits(10)).isNegative)
  }

  @Test("factors go in exactly, but for π")
  func factors() throws {
    let inch = ExactRatio(try ExactLiteral("0.3048"), ExactLiteral(12))
    #expect(try BigRational(exactly: inch) == ratio(127 / 5000))
    let degree = ExactRatio(ExactLiteral(1), ExactLiteral(180), piPower: 1)
    #expect(try BigRational(exactly: degree) == nil)
    #expect(try BigRational(exactly: ExactLiteral.nan) == nil)
    #expect(try BigRational(exactly: ExactLiteral.infinity) == nil)
    let huge = ExactRatio(ExactLiteral(1), try ExactLiteral("1e999999999"))
    #expect(throws: LimitExceeded.self) { try BigRational(exactly: huge) }
  }

  @Test(
    "what would be huge is refused",
    arguments: [
      "1e99999999999999999999", "1e-99999999999999999999", "1e1000000000", "-1e-1000000000",
      "0x1p999999999999", "0x1p-999999999999", "0x1p67108864",
    ])
  func huge(_ text: String) throws {
    let refuses: (any Error) -> Bool = { ($0 as? LimitExceeded)?.limit == .precision }
    #expect {
      try BigRational(parsing: text)
    } throws: {
      refuses($0)
    }
    #expect(BigRational(text) == nil)
    let value = try BigFloat(text, precision: .bits(53))
    guard value.isRegular else { return }
    #expect {
      try BigRational(exactly: value)
    } throws: {
      refuses($0)
    }
    #expect {
      try BigRational(simplestNear: value)
    } throws: {
      refuses($0)
    }
  }

  @Test("limits are the caller's")
  func limits() throws {
    var limits = Limits()
    limits.precision = 100
    #expect(try BigRational(parsing: "1e30", limits: limits).numeratorBits == 100)
    #expect(throws: LimitExceeded.self) { try BigRational(parsing: "1e31", limits: limits) }
    #expect(throws: LimitExceeded.self) {
      try BigRational(parsing: "1/1" + String(repeating: "0", count: 31), limits: limits)
    }
    #expect(try BigRational.pow(2, 99, limits: limits).numeratorBits == 100)
    for (base, exponent) in [(2, 100), (3, 64), (2, .max), (2, .min), (-3, .min)] as [(Int, Int)] {
      #expect(throws: LimitExceeded.self) {
        try BigRational.pow(BigRational(base), exponent, limits: limits)
      }
    }
    // These powers do not grow.
    #expect(try BigRational.pow(0, .max) == 0 && BigRational.pow(0, 0) == 1)
    #expect(try BigRational.pow(-1, .min) == 1 && BigRational.pow(-1, .max) == -1)
    #expect(try BigRational.pow(1, .min) == 1 && BigRational.pow(1 / 7, 0) == 1)
    // GMP's own limit applies if the caller has none.
    limits.precision = .max
    #expect(throws: LimitExceeded.self) { try BigRational.pow(3, 1 << 40, limits: limits) }
    #expect(throws: LimitExceeded.self) {
      try BigRational(parsing: "1e99999999999999999999", limits: limits)
    }
  }
}
