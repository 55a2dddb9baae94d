import NumericCore

// Operations on whole numbers that were written down: `7^2 - 4*3*(-5)` is one number before anything is enclosed.
extension Tape {
  /// The result of an operation on two short whole numbers, where that is one too and not zero, whose sign and
  /// divisions have something to say; nil for everything else.
  func folded(_ operation: BinaryOperation, _ x: Int32, _ y: Int32) -> Int? {
    guard let a = wholeNumber(x), let b = wholeNumber(y) else { return nil }
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

  /// A literal that is a whole number of a word, and not zero.
  func wholeNumber(_ step: Int32) -> Int? {
    guard case .literal(let literal) = steps[Int(step)], literal.kind == .finite,
      literal.exponent == 0, case .word(let word) = literal.coefficient,
      let magnitude = Int(exactly: word), magnitude > 0
    else { return nil }
    return literal.isNegative ? -magnitude : magnitude
  }

  mutating func literal(_ value: Int, _ origin: Int32) -> Int32 {
    append(.literal(ExactLiteral(value)), EmptyCollection(), origin: origin)
  }
}
