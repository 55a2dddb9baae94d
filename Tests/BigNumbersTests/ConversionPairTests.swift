import BigNumbers
import NumericCore
import Testing

/// Conversions between all pairs of types, judged by fractions.
@Suite("conversions between types")
struct ConversionPairTests {
  /// Fractions whose denominators are powers of two, of ten, and others.
  private static let values: [BigRational] = {
    var generator = SplitMix64(seed: 20)
    return (0..<120).map { place in
      let numerator = BigRational(Int64.random(in: -1 << 60...1 << 60, using: &generator))
      let size = Int.random(in: 0...40, using: &generator)
      let denominator: BigRational =
        switch place % 3 {
        case 0: BigRational(BigInteger.one << size)
        case 1: BigRational(10).raised(to: size / 2)
        default: BigRational(Int64.random(in: 1...1 << 40, using: &generator))
        }
      return numerator / denominator
    } + [0, 1, -1]
  }()

  @Test("what is converted exactly comes back", arguments: values)
  func exact(_ x: BigRational) throws {
    if let y = BigFloat(exactly: x) {
      #expect(try BigRational(exactly: y) == x)
      #expect(try ExactReal(exactly: y)?.rational() == x)
      #expect(BigInterval(y).isPoint && BigInterval(y).contains(x))
      #expect(try BigRational(exactly: BigDecimal(exactly: y)) == x)
    } else {
      #expect(x.denominator & (x.denominator - 1) != 0)
    }
    if let y = Float256(exactly: x) {
      #expect(try BigRational(exactly: y) == x)
      #expect(try ExactReal(exactly: y)?.rational() == x)
      #expect(BigInterval(y).isPoint && BigInterval(y).contains(x))
      #expect(try BigRational(exactly: BigDecimal(exactly: y)) == x)
    }
    if let y = BigDecimal(exactly: x) {
      #expect(try BigRational(exactly: y) == x)
      #expect(try ExactReal(exactly: y)?.rational() == x)
      #expect(BigInterval(y, precision: .bits(30)).contains(x))
    }
    #expect(BigInteger(exactly: x) == (x.isInteger ? x.numerator : nil))
    #expect(try ExactReal(x).rational() == x)
  }

  @Test("what is rounded is the nearest number", arguments: values)
  func rounded(_ x: BigRational) throws {
    let exact = ExactReal(x)
    // √x², whose digits have to be proven.
    let computed = ExactReal.sqrt(2) * ExactReal(x) / ExactReal.sqrt(2)
    for value in [exact, computed] {
      #expect(try Double(value) == Double(x))
      #expect(try Float(value) == Float(BigFloat(x, precision: .bits(64), rounding: .towardZero)))
      for rounding in Rounding.allCases {
        let wide = BigFloat(x, precision: .bits(128), rounding: rounding)
        #expect(try BigFloat(value, precision: .bits(128), rounding: rounding) == wide)
        #expect(try Float128(value, rounding: rounding) == Float128(wide))
        #expect(Float128(x, rounding: rounding) == Float128(wide))
      }
      let decimal = BigDecimal(x, digits: 20)
      #expect(try BigDecimal(value, digits: 20) == decimal)
      let error = try (#require(try BigRational(exactly: decimal)) - x).magnitude
      let unit = BigRational(10).raised(to: decimal.adjustedExponent - 19)
      #expect(x.isZero || error * 2 <= unit)
      #expect(try BigInterval(value, precision: .bits(40)).contains(x))
    }
    let binary = BigFloat(x, precision: .bits(200))
    #expect(try BigDecimal(binary, digits: 30) == BigDecimal(exactly: binary).rounded(to: 30))
    #expect(
      Float128(BigDecimal(x, digits: 15))
        == Float128(BigFloat(BigDecimal(x, digits: 15), precision: .bits(128))))
  }

  @Test("subnormal numbers and overflow are rounded once") func extremes() throws {
    let least = BigRational(BigInteger.one) / BigRational(BigInteger.one << 1074)
    // Half a unit of the least subnormal number, and a little more: rounding twice would give 0.
    let above = least / 2 * (1 + BigRational(1) / BigRational(BigInteger.one << 100))
    #expect(try Double(ExactReal(above)) == .leastNonzeroMagnitude)
    #expect(try Double(ExactReal(least / 2)) == 0)
    let root = ExactReal.sqrt(2)
    #expect(try Double(root * ExactReal(above) / root) == .leastNonzeroMagnitude)
    #expect(try Double(ExactReal.power(10, 400)) == .infinity)
    #expect(throws: ComputationFailure.self) { try Double(ExactReal.log(-1)) }
  }

  @Test("what has no value is none") func specials() throws {
    #expect(
      ExactReal(exactly: BigDecimal.nan) == nil && ExactReal(exactly: BigDecimal.infinity) == nil)
    #expect(try BigRational(exactly: Float128.nan) == nil)
    #expect(ExactReal(exactly: Float128.infinity) == nil)
    #expect(try BigDecimal(exactly: Float128.infinity) == .infinity)
    #expect(
      BigInterval(Double.nan).isErrorCertain
        && BigInterval(BigDecimal.nan, precision: .bits(9)).isErrorCertain)
    // Beyond fractions: recorded as a product.
    let large = try #require(ExactReal(exactly: BigDecimal("-7e999999999999")))
    #expect(try large.sign() == -1 && (large / large).isEqual(to: 1))
  }
}
