import BigNumbers
import Testing

/// Names for common widths, whose operators are found at once by the compiler.
@Suite("fixed widths with a name")
struct FixedWidthTests {
  @Test("a polynomial and two quotients are compiled in one expression")
  func longExpression() {
    func f(_ x: Float256) -> Float256 {
      3 * x * x * x * x - 5 * x * x * x + 2 * x * x - 7 * x + 1 / (x * x + 1) - 2 / (x - 1)
    }
    // 243 − 135 + 18 − 21 + 1/10 − 1 in tenths.
    #expect(f(3) == 104.1)
  }

  @Test("operators of a width are those of all widths")
  func sameOperators() throws {
    func check<let limbs: Int>(_ a: FixedFloat<limbs>, _ b: FixedFloat<limbs>) -> [String] {
      [a + b, a - b, a * b, a / b].map { "\($0)" }
    }
    func named128(_ a: Float128, _ b: Float128) -> [Float128] { [a + b, a - b, a * b, a / b] }
    func named192(_ a: Float192, _ b: Float192) -> [Float192] { [a + b, a - b, a * b, a / b] }
    func named256(_ a: Float256, _ b: Float256) -> [Float256] { [a + b, a - b, a * b, a / b] }
    func named384(_ a: Float384, _ b: Float384) -> [Float384] { [a + b, a - b, a * b, a / b] }
    func named512(_ a: Float512, _ b: Float512) -> [Float512] { [a + b, a - b, a * b, a / b] }
    func named1024(_ a: Float1024, _ b: Float1024) -> [Float1024] { [a + b, a - b, a * b, a / b] }
    #expect(named128(0.1, 3).map { "\($0)" } == check(0.1 as Float128, 3))
    #expect(named192(0.1, 3).map { "\($0)" } == check(0.1 as Float192, 3))
    #expect(named256(0.1, 3).map { "\($0)" } == check(0.1 as Float256, 3))
    #expect(named384(0.1, 3).map { "\($0)" } == check(0.1 as Float384, 3))
    #expect(named512(0.1, 3).map { "\($0)" } == check(0.1 as Float512, 3))
    #expect(named1024(0.1, 3).map { "\($0)" } == check(0.1 as Float1024, 3))
    #expect(Float256.precision == .bits(256))
  }
}
