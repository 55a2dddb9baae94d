import BigNumbers
import SuiteSupport

/// The operations on two numbers with a number of digits, in a context with the same precision.
struct DecimalCase {
  let digits: Int
  private let a: BigDecimal
  private let b: BigDecimal
  private let text: String

  init(_ operands: DecimalOperands) {
    digits = operands.digits
    guard let a = BigDecimal(operands.left), let b = BigDecimal(operands.right) else {
      stop("\(operands.digits) digits cannot be read")
    }
    (self.a, self.b, text) = (a, b, operands.left)
  }

  /// The result of the operation.
  func answer(_ operation: DecimalOperation) -> String {
    switch operation {
    case .read, .write: a.description
    default: run(operation, passes: 1).description
    }
  }

  /// The last result of a number of operations.
  @discardableResult
  func run(_ operation: DecimalOperation, passes: Int) -> BigDecimal {
    var context = DecimalContext(precision: digits)
    var result = a
    switch operation {
    case .add: for _ in 0..<passes { result = context.add(a, b) }
    case .mul: for _ in 0..<passes { result = context.multiply(a, b) }
    case .div: for _ in 0..<passes { result = context.divide(a, b) }
    case .sqrt: for _ in 0..<passes { result = context.squareRoot(a) }
    case .exp: for _ in 0..<passes { result = context.exp(a) }
    case .ln: for _ in 0..<passes { result = context.ln(a) }
    case .read: for _ in 0..<passes { result = BigDecimal(text) ?? .nan }
    case .write:
      var bytes = 0
      for _ in 0..<passes { bytes &+= a.description.utf8.count }
      if bytes <= digits { stop("\(digits) digits are written in \(bytes) bytes") }
    }
    return result
  }

  /// The shortest time of one operation in all samples, in nanoseconds.
  func time(_ operation: DecimalOperation, _ plan: SamplingPlan) -> Double {
    plan.least { run(operation, passes: $0) }
  }
}

extension SamplingPlan {
  /// The shortest time of one pass in nanoseconds; disturbances only make a pass slower.
  func least(_ body: (Int) -> Void) -> Double {
    let passes = passes(body)
    return (0..<samples).map { _ in nanoseconds { body(passes) } / Double(passes) }.min() ?? 0
  }
}
