import BigNumbers
import Profiling

/// The allocations of operations on decimals, including those inside GMP and MPFR.
///
/// Operations on up to 38 digits must not allocate.
public struct DecimalAllocations: Sendable {
  /// A short name.
  public let name: String
  /// The largest permitted number; nil if it depends on MPFR.
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

  /// The allocations of one operation.
  public func count(digits: Int) throws -> Int {
    let passes = 100
    var context = DecimalContext(precision: digits)
    let a = context.divide(5, 7)
    let b = context.divide(8, 9)
    // The first run fills caches.
    var result = run(&context, a, b)
    let count = AllocationCount.counted {
      for _ in 0..<passes { result = run(&context, a, b) }
    }.allocations
    if !result.isFinite { throw NoNumber(description: "\(name) of \(digits) digits is \(result)") }
    return count / passes
  }
}

/// An operation had no result, so its allocations are meaningless.
struct NoNumber: Error, CustomStringConvertible {
  let description: String
}
