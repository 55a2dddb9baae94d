import BigNumbers
import NumericCore
import SuiteSupport

/// A program that is converted once and evaluated exactly, from scratch each time, to a number of
/// digits.
struct ExactCase {
  let program: Program
  let count: Int
  private let lowered: ExactProgram
  private let backend: ExactBackend

  init(_ program: Program, digits: Int, workingSeconds: Int = 60) {
    self.program = program
    count = digits
    lowered = orStop { try ExactProgram(program) }
    var limits = ExactLimits()
    limits.digits = digits
    limits.sizes.time = workingSeconds
    backend = ExactBackend(limits: limits)
  }

  /// The value, after its first enclosure.
  func value() throws -> ExactReal { try backend.evaluate(program)[0] }

  func digits() throws -> NumberDigits {
    try backend.digits(of: lowered.values(at: [])[0], radix: 10, .significant(count))
  }

  /// The digits of each result, as a line of the calculator gets them.
  func allDigits() throws -> [NumberDigits] {
    try backend.evaluate(program).map { try backend.digits(of: $0, radix: 10, .significant(count)) }
  }

  func run(passes: Int) throws { for _ in 0..<passes { _ = try digits() } }

  func evaluate(passes: Int) throws { for _ in 0..<passes { _ = try value() } }
}
