import BigNumbers
import NumericCore

extension Comparison {
  /// The index of the operation in which the error grew most: more bits of error came out than came in with
  /// any operand. Nil where no error grew by a bit.
  public var worstStep: Int? {
    var worst: (index: Int, growth: Double)?
    for (index, step) in steps.enumerated() {
      guard let bits = step.bits else { continue }
      let before = step.operands.compactMap { $0.flatMap { steps[$0].bits } }.max() ?? 0
      let growth = bits - before
      if growth >= 1, growth > worst?.growth ?? 0 { worst = (index, growth) }
    }
    return worst?.index
  }

  /// Whether a step loses digits because its operands nearly cancel: a sum or difference whose operands
  /// are a thousand times as large as it is.
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
  /// Accumulated bits of error, roughly.
  fileprivate var bits: Double? {
    error.flatMap { try? $0.bits.rounded(to: .bits(53)) }.map { Double($0) }
  }
}
