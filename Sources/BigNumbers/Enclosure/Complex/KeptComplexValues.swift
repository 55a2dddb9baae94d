import NumericCore

/// The last values of functions of complex numbers: who asks for one part asks for the other one next, and both are found at once.
struct KeptComplexValues<Value: Sendable>: Sendable {
  private struct Entry {
    let function: ComplexFunction
    let operands: [BigFloat]
    let bits: Int
    let value: Value
  }

  private struct Ring {
    var entries: [Entry] = []
    var next = 0
  }

  private let ring = Locked(Ring())

  /// Two parts of several values of a line, in turns.
  private static var count: Int { 8 }

  /// The value that is kept for these operands, or that which `compute` gives.
  func value<Failure>(
    _ function: ComplexFunction, _ operands: [BigFloat], bits: Int,
    _ compute: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let kept = ring.withLock { ring in
      ring.entries.first {
        $0.function == function && $0.bits == bits && $0.operands == operands
      }?.value
    }
    if let kept { return kept }
    let value = try compute()
    let entry = Entry(function: function, operands: operands, bits: bits, value: value)
    ring.withLock { ring in
      if ring.entries.count < Self.count { return ring.entries.append(entry) }
      ring.entries[ring.next] = entry
      ring.next = (ring.next + 1) % Self.count
    }
    return value
  }

  /// Forgets all values, however long their numbers are.
  func freeCache() {
    ring.withLock { $0 = Ring() }
  }
}

/// What is kept, by the kind of the values.
enum KeptValues {
  static let rectangles = KeptComplexValues<ComplexInterval>()
  static let balls = KeptComplexValues<BallPair?>()

  /// Forgets the values of all kinds.
  static func freeCache() {
    rectangles.freeCache()
    balls.freeCache()
  }
}
