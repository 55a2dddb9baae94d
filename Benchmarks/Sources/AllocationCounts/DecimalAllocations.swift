import BigNumbers
import Profiling

/// Allocations of operations on decimals in a context of so many digits, those inside GMP and MPFR among
/// them; what 38 digits hold may have none.
public struct DecimalAllocations: Sendable {
  /// A short name.
  public let name: String
  /// How many there may be; nil where that is left to MPFR.
  public let most: Int?
  private let run: @Sendable (inout DecimalContext, BigDecimal, BigDecimal) -> BigDecimal

  /// The operations that are counted.
  public static let all = [
    DecimalAllocations(name: "add", most: 0) { $0.add($1, $2) },
    DecimalAllocations(name: "mul", most: 0) { $0.multiply($1, $2) },
    DecimalAllocations(name: "div", most: 0) { $0.divide($1, $2) },
    DecimalAllocations(name: "sqrt", most: 0) { context, a, _ in context.squareRoot(a) },
    DecimalAllocations(name: "exp", most: nil) { context, a, _ in context.exp(a) },
    DecimalAllocations(name: "ln", most: nil) { context, a, _ in context.ln(a) },
  ]

  /// Allocations of one operation.
  public func count(digits: Int) throws -> Int {
    let passes = 100
    var context = DecimalContext(precision: digits)
    let a = context.divide(5, 7)
    let b = context.divide(8, 9)
    // The first run fills the caches.
    var result = run(&context, a, b)
    let count = AllocationCount.counted {
      for _ in 0..<passes { result = run(&context, a, b) }
    }.allocations
    if !result.isFinite { throw NoNumber(description: "\(name) of \(digits) digits is \(result)") }
    return count / passes
  }
}

/// An operation had no result, and its allocations mean nothing.
struct NoNumber: Error, CustomStringConvertible {
  let description: String
}
