import BigNumbers
import SuiteSupport

/// The map x ← 4x(1 − x) from 1/3, which loses a bit at every step, and functions that are flat where they are asked.
///
/// A number of digits may cost at most one and a half times as much as a hundred digits more.
struct Iteration: Sendable {
  let name: String
  let value: @Sendable () -> ExactReal

  /// The numbers of digits that are compared with a hundred more.
  static let counts = [20, 1000]

  static let all =
    [100, 400, 1000].map { count in
      Iteration(name: "4x(1-x) from 1/3, \(count) times") {
        (0..<count).reduce(ExactReal(BigRational(1, over: 3))) { x, _ in 4 * x * (1 - x) }
      }
    } + [
      Iteration(name: "erf(cosh(80000))") {
        ExactReal.compute(.erf, .compute(.cosh, ExactReal(80_000)))
      }
    ]

  /// The nanoseconds of a hundred digits more, and the ratio to them.
  func measure(digits: Int, _ plan: SamplingPlan) throws -> (baseline: Double, ratio: Double) {
    func run(_ digits: Int) throws -> [UInt8] {
      try value().digits(.significant(digits)).digits
    }
    let (fewer, more) = (try run(digits), try run(digits + 100))
    // Rounding can change the last digits.
    if fewer.prefix(digits / 2) != more.prefix(digits / 2) {
      stop("\(digits) digits of \(name) are not the first of \(digits + 100)")
    }
    let passes = try plan.passesInTurns { for _ in 0..<$0 { _ = try run(digits + 100) } }
    return try plan.compareInTurns(passes: passes) {
      for _ in 0..<passes { _ = try run(digits + 100) }
    } _: {
      for _ in 0..<passes { _ = try run(digits) }
    }
  }
}
