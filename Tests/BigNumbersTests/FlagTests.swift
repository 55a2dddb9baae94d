import BigNumbers
import NumericCore
import Testing

@Suite("flags as values")
struct FlagTests {
  let three = BigFloat(3.0 as Double)

  @Test("ternary values tell the direction") func ternary() throws {
    for rounding in Rounding.allCases {
      let third = BigFloat.withFlags {
        BigFloat.compute(.divide, 1, three, precision: .bits(40), rounding: rounding)
      }
      let exact = BigFloat.withFlags { BigFloat.compute(.multiply, third.value, three) }
      // The product of a 40-bit number and 3 fits into 53 bits, so it is exact.
      #expect(exact.ternary == 0 && exact.flags == [])
      #expect(third.ternary == (exact.value > 1 ? 1 : -1), "\(rounding)")
      #expect(third.flags == .inexact)
    }
  }

  @Test("every way of calling reports", arguments: [0, 1, 2, 3, 4, 5, 6])
  func ways(_ way: Int) {
    var x = BigFloat(1.0 as Double)
    var accumulator = BigFloat.Accumulator(x, precision: .bits(53))
    let report = BigFloat.withFlags {
      switch way {
      case 0: x = x / three
      case 1: x /= three
      case 2: BigFloat.divide(x, three, into: &x)
      case 3: accumulator.divide(by: three)
      case 4: x = BigFloat.compute(.divide, x, three)
      case 5: BigFloat.compute(.divide, inPlace: &x, three)
      default:
        x = three
        x.formSquareRoot()
      }
    }
    #expect(report.ternary == (way == 6 ? (x * x > three ? 1 : -1) : -1))
    #expect(report.flags == .inexact)
  }

  @Test("exceptions of IEEE 754") func exceptions() {
    func flags(_ body: () -> BigFloat) -> StatusFlags { BigFloat.withFlags(body).flags }
    #expect(flags { BigFloat(1.0 as Double) / 0 } == .divisionByZero)
    #expect(flags { BigFloat(0.0 as Double) / 0 } == .invalid)
    #expect(flags { BigFloat(-1.0 as Double).squareRoot() } == .invalid)
    #expect(flags { BigFloat.greatestFiniteMagnitude * 2 } == [.overflow, .inexact])
    #expect(flags { BigFloat.leastNonzeroMagnitude * 0.25.big } == [.underflow, .inexact])
    #expect(flags { BigFloat(1.0 as Double) + 1 } == [])
    #expect(flags { BigFloat.log(BigFloat(0.0 as Double)) } == .divisionByZero)
  }

  @Test("calls nest, and nothing leaks out") func nesting() {
    let outer = BigFloat.withFlags {
      let inner = BigFloat.withFlags { BigFloat(1.0 as Double) / three }
      #expect(inner.flags == .inexact)
      // Flags raised in an inner call are also recorded by the outer one.
      return BigFloat(1.0 as Double) / 0
    }
    #expect(outer.flags == [.inexact, .divisionByZero])
    #expect(BigFloat.withFlags { BigFloat(1.0 as Double) + 1 }.flags == [])
  }

  @Test("an error passes through") func errors() {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try BigFloat.withFlags { () throws(Stop) -> BigFloat in throw Stop() }
    }
    #expect(BigFloat.withFlags { three / 1 }.flags == [])
  }
}

extension Double {
  fileprivate var big: BigFloat { BigFloat(self) }
}
