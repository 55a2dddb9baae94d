import BigNumbers
import NumericCore

/// A program evaluated exactly, from scratch each time, to a count of digits.
struct ExactCase {
  let program: Program
  let count: Int
  private let backend: ExactBackend

  init(_ program: Program, digits: Int, workingSeconds: Int = 60) {
    self.program = program
    count = digits
    var limits = ExactLimits()
    limits.digits = digits
    limits.sizes.time = workingSeconds
    backend = ExactBackend(limits: limits)
  }

  func value() throws -> ExactReal { try backend.evaluate(program)[0] }

  func digits() throws -> NumberDigits {
    try backend.digits(of: try value(), radix: 10, .significant(count))
  }

  func run(passes: Int) throws { for _ in 0..<passes { _ = try digits() } }

  func evaluate(passes: Int) throws { for _ in 0..<passes { _ = try value() } }
}
