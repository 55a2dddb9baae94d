import BigNumbers
import NumericCore

extension Comparison {
  /// The index of the operation with the largest growth of the error, measured in bits from its
  /// most inaccurate operand to its result; nil if no operation adds one bit.
  public var worstStep: Int? {
    let bits = steps.map(\.bits)
    var worst: (index: Int, growth: Double)?
    for (index, step) in steps.enumerated() {
      guard let after = bits[index] else { continue }
      let before = step.operands.compactMap { $0.flatMap { bits[$0] } }.max() ?? 0
      let growth = after - before
      if growth >= 1, growth > worst?.growth ?? 0 { worst = (index, growth) }
    }
    return worst?.index
  }

  /// Whether a step loses digits by cancellation: it is a sum or difference, and an operand is more
  /// than a thousand times as large as the result.
  public func cancels(_ index: Int) -> Bool {
    let step = steps[index]
    switch step.operation {
    case .binary(.add), .binary(.subtract):
      if let value = step.truth.value, (try? value.isZero()) == true { return true }
      return step.conditionNumbers.contains { number in
        number.flatMap { try? $0.compared(to: 1000) } == .greater
      }
    default: return false
    }
  }
}

extension ComparedStep {
  /// The accumulated bits of error, to double precision.
  fileprivate var bits: Double? {
    error.flatMap { try? $0.bits.rounded(to: .bits(53)) }.map { Double($0) }
  }
}
