import BigNumbers
import NumericCore
import Testing

/// Values that doubles round by themselves, compared with MPFR bit for bit.
@Suite("doubles without MPFR")
struct DoubleBackendTests {
  private let double = DoubleBackend()
  private let mpfr = RoundedTruth(.binary64)
  private static let specials: [Double] = [
    1, 2, 0.5, 10, 0.1, 1e22, 1e23, 9007199254740992, .leastNonzeroMagnitude, .leastNormalMagnitude,
    .greatestFiniteMagnitude, 0x1p-1023, 0x1p-1073, 999.9999999999999, 2.5, 0.125, 1.0 / 3,
  ]

  private func numbers(_ count: Int, seed: UInt64) -> [Double] {
    var generator = SplitMix64(seed: seed)
    let anywhere = (0..<count).map { _ in
      Double(bitPattern: UInt64.random(in: 1..<0x7ff << 52, using: &generator))
    }
    let near = (0..<count).map { _ in
      Double(Int.random(in: 1...1_000_000_000, using: &generator))
        * ([1, 0.1, 1e-5, 0.5, 0x1p-20].randomElement(using: &generator) ?? 1)
    }
    // The doubles next to a power of two are not equally far from it.
    let powers = stride(from: -1022, to: 1024, by: 97).map {
      Double(sign: .plus, exponent: $0, significand: 1)
    }
    return (Self.specials + powers + anywhere + near).map {
      Bool.random(using: &generator) ? $0 : -$0
    }
  }

  @Test("digits in every radix", arguments: [2, 3, 8, 10, 16, 36, 37, 60, 62]) func digits(
    _ radix: Int
  ) throws {
    for x in numbers(radix == 10 ? 3000 : 300, seed: UInt64(radix)) {
      // In an odd radix, rounding a number with the fraction 1/2 is a tie at every place, which
      // MPFR breaks in either direction.
      if radix % 2 == 1, (x - x.rounded(.down)) == 0.5 { continue }
      let bits = x.isSubnormal ? Int(x.exponent) + 1075 : 53
      let exact = BigFloat(BigFloat(x), precision: .bits(bits))
      for request in [1, 2, 5, 15, 16, 17, 19, 20, 40, 400].map(DigitRequest.significant)
        + [0, 1, 3, 12, 330].map(DigitRequest.afterPoint)
      {
        #expect(
          double.digits(of: x, radix: radix, request)
            == exact.digits(radix: radix, request, .nearestEven), "\(x) \(request)")
      }
      #expect(double.bits(of: x) == exact.bits(), "\(x)")
      let exponent = exact.digits(radix: radix, .significant(2), .towardZero).exponent
      #expect(double.exponent(of: x, radix: radix) == exponent, "\(x)")
      // Below the smallest normal number both neighbours of a power of two are at the same
      // distance.
      if x.magnitude > .leastNormalMagnitude, x.magnitude < .greatestFiniteMagnitude {
        var shortest = double.digits(of: x, radix: radix, .shortest)
        // Trailing zeros are not significant.
        while shortest.digits.last == UInt8(ascii: "0") { shortest.digits.removeLast() }
        let other = exact.digits(radix: radix, .shortest, .nearestEven)
        #expect(shortest.digits == other.digits && shortest.exponent == other.exponent, "\(x)")
      }
    }
  }

  @Test("literals of any length") func literals() throws {
    var generator = SplitMix64(seed: 7)
    for length in [1, 5, 15, 17, 18, 25, 60, 800] {
      for _ in 0..<200 {
        let digits = (0..<length).map { _ in String(Int.random(in: 0...9, using: &generator)) }
        let exponent = Int.random(in: -360 - length...320, using: &generator)
        let literal = try ExactLiteral("\(digits.joined())e\(exponent)")
        let expected = BigFloat(literal, precision: .bits(2000)).rounded(to: .binary64)
        #expect(double.number(literal) == Double(expected), "\(literal.text)")
      }
    }
    for (text, value) in [
      ("1e999999999999999", Double.infinity), ("-1e400", -.infinity), ("1e-999999999999999", 0),
      ("0x1p-1074", .leastNonzeroMagnitude), ("0x1.8p-1074", 0x1p-1073),
      ("0xffffffffffffffffffp-4", 0x1p68),
      ("inf", .infinity),
    ] { #expect(double.number(try ExactLiteral(text)) == value, "\(text)") }
    #expect(double.number(.nan).isNaN)
  }

  @Test("constants", arguments: Constant.allCases) func constants(_ constant: Constant) throws {
    let expected = try BigFloatBackend(format: .binary64).constant(constant)
    #expect(double.constant(constant) == Double(expected))
  }

  @Test("conversions by ratios, offsets and powers of π") func scalings() throws {
    var generator = SplitMix64(seed: 21)
    let backend = try BigFloatBackend(format: .binary64)
    let numbers = numbers(2000, seed: 22) + [0, -0.0, .infinity, -.infinity]
    for x in numbers {
      func draw() -> ExactLiteral {
        var literal = ExactLiteral(Int.random(in: 1...1_000_000_000_000, using: &generator))
        literal.exponent = Int.random(in: -30...20, using: &generator)
        return literal
      }
      let hasOffset = Bool.random(using: &generator)
      let ratio = ExactRatio(
        draw(), draw(), piPower: hasOffset ? 0 : Int.random(in: -3...3, using: &generator),
        offset: hasOffset ? draw() : ExactLiteral(0))
      let expected = Double(try backend.scaled(BigFloat(x), by: ratio))
      let found = double.scaled(x, by: ratio)
      #expect(found.bitPattern == expected.bitPattern, "\(x) \(ratio)")
    }
  }

  @Test("parts of conversions with a power of π") func parts() throws {
    let backend = try BigFloatBackend(format: .binary64)
    let degrees = ExactRatio(ExactLiteral(180), ExactLiteral(1), piPower: -1)
    let minute = ExactRatio(ExactLiteral(1), ExactLiteral(60))
    for x in numbers(200, seed: 5) where 1e-10..<1e10 ~= x.magnitude {
      for rescaling in [
        Rescaling.reciprocal(degrees), .rest(degrees, step: .one), .whole(degrees, step: nil),
        .rest(degrees, step: minute), .whole(degrees, step: minute),
      ] {
        let expected = Double(try backend.rescaled(BigFloat(x), by: rescaling))
        #expect(double.rescaled(x, by: rescaling) == expected, "\(x) \(rescaling)")
      }
    }
  }

  @Test(
    "functions of lists",
    // Roots of polynomials are as accurate as Horner's rule, and not correctly rounded.
    arguments: ListFunction.allCases.filter {
      !$0.isFinancial && !$0.isOfWholeNumbers && !$0.isPolynomialRoot
    })
  func lists(_ function: ListFunction) throws {
    guard DoubleBackend.source(of: .list(function)) != .provider else { return }
    var generator = SplitMix64(seed: 31)
    let drawn = numbers(500, seed: 32)
    for index in 0..<600 {
      let count = function.isReduction ? Int.random(in: 1...6, using: &generator) * 2 : 4
      var terms = (0..<count).map { _ in drawn.randomElement(using: &generator) ?? 1 }
      switch index % 6 {
      case 0: terms = terms.map { ($0.significand * 0x1p40).rounded() }
      case 1: terms[count - 1] = -terms[0]
      case 2: terms = terms.map { $0 * 0x1p-1000 }
      case 3:
        terms[index % count] = [0, -0.0, .infinity, -.infinity, .nan].randomElement(
          using: &generator)!
      case 4: terms = terms.map { _ in index % 12 == 4 ? -0.0 : 1 }
      default: break
      }
      if function == .fusedMultiplyAdd || function == .fusedMultiplySubtract { terms.removeLast() }
      let expected = try mpfr.compute(.list(function), at: terms)
      let found = try double.compute(function, terms)
      #expect(
        found.bitPattern == expected.bitPattern || found.isNaN && expected.isNaN,
        "\(function)\(terms): \(found), not \(expected)")
    }
  }

  @Test("what libm lacks has to be provided") func missing() throws {
    let message = ComputationFailure.inapplicable("zeta is not in this platform's libm")
    #expect(throws: message) { try double.zeta(3) }
    #expect(try DoubleBackend(otherwise: mpfr).zeta(3) == 1.2020569031595942)
    #expect(try DoubleBackend.completed.erf(0.5) == double.erf(0.5))
  }
}
