import Arithmetic
import BigNumbers
import NumericCore
import Testing

/// Rates of cash flows that were made from their rates: Σ cₖ·u^(m − k) = ∏ (u − 1 − r), up to a
/// factor.
@Suite("several rates")
struct SeveralRatesTests {
  struct Case: Sendable {
    var flows: String
    /// The rates in the order of their distance from 0, with 30 digits.
    var rates: [String]
  }

  private static let tenthRootOfTwo = "1.41421356237309504880168872421e-1"

  static let cases: [Case] = [
    // (10u − 11)²
    Case(flows: "100, -220, 121", rates: ["1e-1"]),
    // (20u − 23)³
    Case(flows: "8000, -27600, 31740, -12167", rates: ["1.5e-1"]),
    // (10u − 11)²(4u − 5)
    Case(flows: "400, -1380, 1584, -605", rates: ["1e-1", "2.5e-1"]),
    // (10u − 9)²(10u − 7): losses
    Case(flows: "1000, -2500, 2070, -567", rates: ["-1e-1", "-3e-1"]),
    // (2u − 1)(4u − 3): one of the losses is half of the whole
    Case(flows: "8, -10, 3", rates: ["-2.5e-1", "-5e-1"]),
    // (2u − 3)(4u − 5), and (u − 2)(2u − 3)(u − 4)
    Case(flows: "8, -22, 15", rates: ["2.5e-1", "5e-1"]),
    Case(flows: "2, -15, 34, -24", rates: ["5e-1", "1e+0", "3e+0"]),
    // 50(u − 1)² − 1: opposite rates ±√2/10
    Case(flows: "50, -100, 49", rates: [tenthRootOfTwo, "-" + tenthRootOfTwo]),
    // (50(u − 1)² − 1)²: the same, each of them twice
    Case(
      flows: "2500, -10000, 14900, -9800, 2401",
      rates: [tenthRootOfTwo, "-" + tenthRootOfTwo]),
    // (10u − 11)(10u − 9): opposite fractions
    Case(flows: "100, -200, 99", rates: ["1e-1", "-1e-1"]),
  ]

  @Test("every rate is found, in the order of the distances from 0", arguments: cases)
  func rates(_ test: Case) throws {
    for (index, rate) in test.rates.enumerated() {
      let source = "irr([\(test.flows)], root=\(index + 1))"
      let found = try FinanceVectorTests.outcome(source, on: ExactBackend(), digits: 30)
      #expect(found == rate, "\(source)")
    }
    let beyond = "irr([\(test.flows)], root=\(test.rates.count + 1))"
    #expect(
      try FinanceVectorTests.outcome(beyond, on: ExactBackend(), digits: 30) == "no_solution")
  }
}
