import BigNumbers
internal import CAllocations
import SuiteSupport

/// Allocations of operations on decimals in a context of so many digits, those inside GMP and MPFR among
/// them; what 38 digits hold may have none.
enum DecimalAllocations {
  private typealias Operation = (
    name: String, most: Int?,
    run: @Sendable (inout DecimalContext, BigDecimal, BigDecimal) -> BigDecimal
  )

  private static let operations: [Operation] = [
    ("add", 0, { $0.add($1, $2) }),
    ("mul", 0, { $0.multiply($1, $2) }),
    ("div", 0, { $0.divide($1, $2) }),
    ("sqrt", 0, { context, a, _ in context.squareRoot(a) }),
    ("exp", nil, { context, a, _ in context.exp(a) }),
    ("ln", nil, { context, a, _ in context.ln(a) }),
  ]

  static func print() {
    Swift.print("allocations of one operation on decimals:")
    for digits in [16, 34] {
      let cells = operations.map { operation in
        let count = count(operation, digits)
        if let most = operation.most, count > most {
          stop("\(operation.name) of \(digits) digits allocates \(count) times, not \(most)")
        }
        return "\(operation.name) \(count)"
      }
      Swift.print("  \(digits) digits: " + cells.joined(separator: ", "))
    }
  }

  private static func count(_ operation: Operation, _ digits: Int) -> Int {
    let passes = 100
    var context = DecimalContext(precision: digits)
    let a = context.divide(5, 7)
    let b = context.divide(8, 9)
    // The first run fills the caches.
    var result = operation.run(&context, a, b)
    let before = c_allocation_count()
    for _ in 0..<passes { result = operation.run(&context, a, b) }
    let after = c_allocation_count()
    if !result.isFinite { stop("\(operation.name) of \(digits) digits is \(result)") }
    return Int(after - before) / passes
  }
}
