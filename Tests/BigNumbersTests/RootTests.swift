import BigNumbers
import NumericCore
import Testing

/// Roots of powers of two whose index is so large that they are next to 1: 2^(e/n) is 1 + e·ln 2/n, less than (e/n)².
@Suite("roots next to 1") struct RootTests {
  @Test(
    "a root is rounded to its side of 1 in every direction, and its enclosure is no point",
    arguments: [2, 11, 24, 48, 53])
  func besideOne(_ bits: Int) throws {
    let precision = Precision.bits(bits)
    let ulp = BigFloat(sign: .plus, exponent: -bits, significand: 1)
    for e in [-40, -9, -2, -1, 1, 2, 3, 9, 40] {
      let x = BigFloat(sign: .plus, exponent: e, significand: 1)
      for size in [bits + 9, 62] {
        for offset in [0, 1] {
          for sign in [-1, 1] {
            let n = sign * (1 << size + offset)
            let isBelow = (e < 0) != (n < 0)
            for rounding in [Rounding.down, .up, .towardZero, .nearestEven] {
              let found = BigFloat.compute(
                .root, x, BigFloat(n), precision: precision, rounding: rounding)
              let expected: BigFloat =
                switch rounding {
                case .down, .towardZero: isBelow ? 1 - ulp : 1
                case .up: isBelow ? 1 : 1 + ulp + ulp
                default: 1
                }
              #expect(found == expected, "root(2^\(e), \(n)), \(bits) bits, \(rounding)")
            }
            let enclosure = try BigInterval.compute(
              .root, BigInterval(x), BigInterval(BigFloat(n)), precision: precision)
            #expect(
              !enclosure.isPoint && (isBelow ? enclosure.lower < 1 : enclosure.upper > 1),
              "root(2^\(e), \(n)) is in \(enclosure)")
          }
        }
      }
    }
  }
}
