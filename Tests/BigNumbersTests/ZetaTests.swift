import BigNumbers
import NumericCore
import TestSupport
import Testing

/// ζ beyond the precisions of the vectors that all functions have.
@Suite("zeta")
struct ZetaTests {
  @Test("up to 3000 bits as by Arb, next to poles, zeros and rational values") func vectors() throws
  {
    let lines = try VectorLine.lines(of: "Tests/BigNumbersTests/ZetaVectors/zeta.txt")
    #expect(lines.count == 736)
    for line in lines {
      let backend = try BigFloatBackend(
        precision: .bits(#require(Int(line.fields[0]))),
        rounding: VectorTests.rounding(line.fields[1]))
      let value = try backend.zeta(VectorTests.exact(line.fields[2]))
      let expected = try VectorTests.exact(line.result)
      #expect(value == expected, "\(line.fields.prefix(2)) \(line.fields[2].prefix(40))")
    }
  }

  @Test("the ternary value and the flag of a sum are those of its rounding") func flags() {
    for rounding in Rounding.allCases {
      for x in [2.5, -0.5, -3] {
        let report = BigFloat.withFlags {
          BigFloat.compute(.zeta, BigFloat(x), precision: .bits(100), rounding: rounding)
        }
        let wide = BigFloat.compute(.zeta, BigFloat(x), precision: .bits(300))
        #expect(report.flags == .inexact)
        #expect(report.ternary == (report.value > wide ? 1 : -1), "\(x), \(rounding)")
      }
    }
  }
}
