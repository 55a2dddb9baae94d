import NumericCore

// Operations on whole numbers that were written down: `7^2 - 4*3*(-5)` is one number before anything is enclosed.
extension Tape {
  /// The result of an operation on two short whole numbers, where that is one too and not zero, whose sign and
  /// divisions have something to say; nil for everything else.
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
