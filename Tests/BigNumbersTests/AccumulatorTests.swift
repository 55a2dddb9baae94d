import BigNumbers
import Testing

/// The functions that write into an accumulator, with exact results and with one rounding.
@Suite("accumulators")
struct AccumulatorTests {
  @Test("operations write into a result") func operations() {
    var result = BigFloat.Accumulator(precision: .bits(53))
    BigFloat.add(3, BigFloat(0.5 as Double), into: &result)
    #expect(result.value == BigFloat(3.5 as Double))
    BigFloat.subtract(3, BigFloat(0.5 as Double), into: &result)
    #expect(result.value == BigFloat(2.5 as Double))
    BigFloat.multiply(3, BigFloat(0.5 as Double), into: &result)
    #expect(result.value == BigFloat(1.5 as Double))
    BigFloat.divide(3, BigFloat(0.5 as Double), into: &result)
    #expect(result.value == 6)
    BigFloat.squareRoot(BigFloat(6.25 as Double), into: &result)
    #expect(result.value == BigFloat(2.5 as Double))
  }

  /// In doubles 1 + 2⁻⁵³ is a tie, √2 lies between two neighbours, and so does 1/3.
  @Test("results have the precision of the accumulator, and the direction that is asked for")
  func rounding() {
    var result = BigFloat.Accumulator(precision: .bits(53))
    BigFloat.add(1, BigFloat(0x1p-53 as Double), into: &result)
    #expect(result.value == 1)
    BigFloat.add(1, BigFloat(0x1p-53 as Double), into: &result, rounding: .up)
    #expect(result.value == BigFloat(1.0.nextUp))
    BigFloat.subtract(1, BigFloat(0x1p-55 as Double), into: &result, rounding: .down)
    #expect(result.value == BigFloat(1.0.nextDown))
    BigFloat.multiply(
      BigFloat(0x1.0000001p0 as Double), BigFloat(0x1.0000001p0 as Double), into: &result,
      rounding: .up)
    #expect(result.value == BigFloat((0x1.0000001p0 * 0x1.0000001p0).nextUp))
    BigFloat.divide(1, 3, into: &result, rounding: .down)
    #expect(result.value == BigFloat(1.0 / 3))
    BigFloat.squareRoot(2, into: &result, rounding: .down)
    #expect(result.value == BigFloat(2.0.squareRoot().nextDown))
  }
}
