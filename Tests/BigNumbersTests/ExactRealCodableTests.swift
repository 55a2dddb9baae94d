import BigNumbers
import Foundation
import NumericCore
import Testing

@Suite("exact reals as JSON")
struct ExactRealCodableTests {
  private func coded(_ x: ExactReal) throws -> ExactReal {
    try JSONDecoder().decode(ExactReal.self, from: JSONEncoder().encode(x))
  }

  @Test("the JSON is the computation, step by step") func json() throws {
    func text(_ x: ExactReal) throws -> String {
      String(decoding: try JSONEncoder().encode(x), as: UTF8.self)
    }
    #expect(try text("0.1") == #"["1\/10"]"#)
    #expect(try text(ExactReal(2).squareRoot()) == #"["2",["sqrt",0]]"#)
    // A number that occurs twice is written once, and so is a graph that two numbers share.
    #expect(try text(.pi * .pi) == #"[["pi"],["multiply",0,0]]"#)
    #expect(try text(.pi + .exp(1)) == #"[["pi"],"1",["exp",1],["add",0,2]]"#)
  }

  @Test("a copy has the same digits, and is proven to be the same number") func copies() throws {
    var chain: ExactReal = 1
    // Longer than what is copied into one graph.
    for n in 1...100 { chain = (chain + ExactReal(n)).squareRoot() }
    let numbers: [ExactReal] = [
      0, "-1/3", .pi, .exp(1), chain, .constant(.catalan), .atan2(y: 1, x: -2), .log(3).zeta(),
      .sum([1, .pi, "0.5"]),
      try #require(ExactReal(exactly: BigFloat(0.1 as Double) * BigFloat(3))),
    ]
    for x in numbers {
      let copy = try coded(x)
      let digits = try (x.digits(.significant(60)), copy.digits(.significant(60)))
      #expect(digits.0 == digits.1, "\(x)")
    }
    #expect(try (coded(ExactReal(8).squareRoot()) - 2 * ExactReal(2).squareRoot()).isZero())
    // A number that is too long as a fraction is a product of literals.
    let wide = try #require(
      ExactReal(exactly: BigFloat(sign: .plus, exponent: 1 << 40, significand: 3)))
    #expect(try coded(wide).isLess(than: wide) == false)
    #expect(try coded(ExactReal.log(coded(wide))).description == ExactReal.log(wide).description)
  }

  @Test("a list function takes as many numbers as its operation needs") func counts() {
    // One count that fits, one that does not, and the parameters that the functions have in their documentation.
    let fits: [(ListFunction, Int, Int)] = [
      (.fusedMultiplyAdd, 3, 2), (.atan2Units, 3, 4), (.sumOfProducts, 4, 3), (.sum, 1, 0),
      (.dot, 4, 3), (.payment, 5, 4), (.interestPayment, 6, 5), (.periodicRate, 6, 7),
      (.totalInterest, 3, 2), (.balance, 4, 5), (.netPresentValue, 2, 1), (.internalRate, 3, 1),
      (.modifiedInternalRate, 3, 2), (.isPrime, 1, 2), (.divisorSum, 2, 1), (.powerModulo, 3, 2),
      (.chineseRemainder, 4, 3), (.discreteLogarithm, 3, 1), (.polynomialRoot, 5, 4),
    ]
    for (function, good, bad) in fits {
      #expect(function.takes(count: good) && !function.takes(count: bad), "\(function)")
    }
    // Every count that is taken can be computed with, or has no value.
    for function in ListFunction.allCases {
      for count in 0...7 where function.takes(count: count) {
        let x = ExactReal.compute(function, (1...max(1, count)).prefix(count).map { ExactReal($0) })
        _ = try? x.digits(.significant(5))
      }
    }
  }
}
