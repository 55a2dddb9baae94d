import NumericCore

// Operations on whole numbers in the source: `7^2 - 4*3*(-5)` becomes one number before anything is
// enclosed.
extension Tape {
  /// The result of an operation on two short whole numbers, if it is a short whole number other
  /// than zero; else nil.
  ///
  /// Zeros and divisions are left alone, because their signs and exceptions are decided by
  /// evaluation.
  func folded(_ operation: BinaryFunction, _ x: Int32, _ y: Int32) -> Int? {
    guard let a = self[Int(x)].wholeNumber, let b = self[Int(y)].wholeNumber else { return nil }
    let (result, overflow): (Int, Bool)
    switch operation {
    case .add: (result, overflow) = a.addingReportingOverflow(b)
    case .subtract: (result, overflow) = a.subtractingReportingOverflow(b)
    case .multiply: (result, overflow) = a.multipliedReportingOverflow(by: b)
    case .pow where b == 2: (result, overflow) = a.multipliedReportingOverflow(by: a)
    default: return nil
    }
    return overflow || result == 0 ? nil : result
  }

  mutating func literal(_ value: Int, _ origin: Int32) -> Int32 {
    append(.literal(ExactLiteral(value)), EmptyCollection(), origin: origin)
  }
}
