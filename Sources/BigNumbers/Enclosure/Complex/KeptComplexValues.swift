import NumericCore

/// The last enclosures of functions of complex numbers: who asks for one part asks for the other one next, and a kernel finds both
/// at once.
struct KeptComplexValues {
  private struct Entry {
    let function: ComplexFunction
    let operands: [BigInterval]
    let bits: Int
    let value: ComplexInterval
  }

  private var entries: [Entry] = []
  private var next = 0

  /// Two parts of several values of a line, in turns.
  private static let count = 8
  private static let shared = Locked(KeptComplexValues())

  /// The value that is kept for these operands, or that which `compute` gives.
  static func value(
    _ function: ComplexFunction, _ operands: [BigInterval], bits: Int,
    _ compute: () throws(LimitExceeded) -> ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    let kept = shared.withLock { kept in
      kept.entries.first {
        $0.function == function && $0.bits == bits && $0.operands.elementsEqual(operands, by: same)
      }?.value
    }
    if let kept { return kept }
    let value = try compute()
    let entry = Entry(function: function, operands: operands, bits: bits, value: value)
    shared.withLock { $0.keep(entry) }
    return value
  }

  private mutating func keep(_ entry: Entry) {
    if entries.count < Self.count { return entries.append(entry) }
    entries[next] = entry
    next = (next + 1) % Self.count
  }

  private static func same(_ x: BigInterval, _ y: BigInterval) -> Bool {
    x.lower == y.lower && x.upper == y.upper && x.isErrorPossible == y.isErrorPossible
  }
}
