import BigNumbers
import Foundation
import SuiteSupport

/// Compares 34 digits with Foundation's `Decimal`, which has 38 and its own rules of rounding.
enum FoundationTable {
  private static let digits = 34
  /// The factor by which products and quotients must be faster than those of Foundation.
  private static let least = 5.0

  static func print(_ plan: SamplingPlan) {
    let operands = DecimalOperands(digits: digits)
    guard let a = Decimal(string: operands.left), let b = Decimal(string: operands.right) else {
      stop("Foundation cannot read \(digits) digits")
    }
    let timed = DecimalCase(operands)
    Swift.print(
      "\(digits) digits: the time of Foundation's Decimal over BigDecimal's; an ! below \(least)")
    for operation in [DecimalOperation.add, .mul, .div] {
      check(timed.answer(operation), run(operation, a, b, passes: 1), operation)
      let passes = plan.passes { timed.run(operation, passes: $0) }
      let (time, ratio) = plan.compare(passes: passes) {
        timed.run(operation, passes: passes)
      } _: {
        _ = run(operation, a, b, passes: passes)
      }
      let mark = operation != .add && ratio < least ? "!" : ""
      Swift.print(String(format: "%@ %8.1f ns %8.2f%@", operation.rawValue, time, ratio, mark))
    }
  }

  private static func run(
    _ operation: DecimalOperation, _ a: Decimal, _ b: Decimal, passes: Int
  ) -> Decimal {
    var result = a
    switch operation {
    case .add: for _ in 0..<passes { result = a + b }
    case .mul: for _ in 0..<passes { result = a * b }
    case .div: for _ in 0..<passes { result = a / b }
    default: stop("Foundation has no \(operation)")
    }
    return result
  }

  /// Checks that all digits except the last two agree.
  private static func check(_ own: String, _ other: Decimal, _ operation: DecimalOperation) {
    let other = other.description
    if own.prefix(digits - 2) != other.prefix(digits - 2) {
      stop("\(operation) of \(digits) digits: \(own) and Foundation's \(other) differ")
    }
  }
}
