import BigNumbers
import NumericCore
import Testing

/// Products beyond the exponent range of MPFR.
@Suite("dot products beyond the range") struct DotRangeTests {
  @Test("overflow is an infinity, underflow a zero") func range() throws {
    let backend = try BigFloatBackend(precision: .bits(60), rounding: .nearestEven)
    let large = try BigFloat("1e999999999999999999", precision: .bits(60))
    let small = try BigFloat("1e-999999999999999999", precision: .bits(60))
    let one: BigFloat = 1
    let overflow = try backend.dot([large, one], [-large, one])
    #expect(overflow.isInfinite && overflow.isNegative)
    #expect(try backend.dot([small, small], [small, -small]).isZero)
    #expect(try backend.dot([small, one], [small, one]) == one)
    #expect(
      backend.exception(
        of: .list(.dot), operands: [large, one, -large, one], result: overflow) == .overflow)
  }
}
