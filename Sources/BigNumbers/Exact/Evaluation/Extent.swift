#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How large a value may be, how close to zero, and how uncertain: base-2 logarithms of bounds, which
/// is all that planning precisions needs of an enclosure.
struct Extent: Sendable {
  // The logarithms are found when they are asked for: most passes are the only one, and nothing is planned.
  private let middle: LowerBound
  private let radius: ErrorBound

  init(_ ball: Ball) {
    (middle, radius) = (ball.middle.lowerMagnitude, ball.radius)
  }

  /// |x| ≤ 2^upper; −∞ for zero.
  var upper: Double { (middle.successor + radius).ceilingExponent.map(Double.init) ?? -.infinity }
  /// |x| ≥ 2^lower; −∞ where x may be zero.
  var lower: Double { (middle - radius).floorExponent.map(Double.init) ?? -.infinity }
  /// The radius is at most 2^error; −∞ for a point.
  var error: Double { radius.ceilingExponent.map(Double.init) ?? -.infinity }

  /// |x| is about 2^size, as far as that is known: for a value that may be zero its uncertainty stands in.
  var size: Double {
    let lower = lower
    return lower.isFinite ? lower : max(error, -0x1p40)
  }
}

/// What an evaluation keeps of a step.
struct StepRecord: Sendable {
  /// The last step that reads this one, the count of steps for the root; −1 where nothing needs it.
  var lastUse: Int32 = -1
  /// How large the last enclosure was; nil before the first.
  var extent: Extent?

  /// The records of the steps that a root needs.
  static func all(_ tape: Tape, root: Int) -> [StepRecord] {
    // Adding one by one avoids the runtime's search for the type of the storage, half of the time for short tapes.
    var records: [StepRecord] = []
    records.reserveCapacity(root + 1)
    for _ in 0...root { records.append(StepRecord()) }
    records[root].lastUse = Int32(root + 1)
    for step in stride(from: root, through: 0, by: -1) where records[step].isNeeded {
      for place in tape.places(of: step) {
        let operand = Int(tape.operandList[place])
        if !records[operand].isNeeded { records[operand].lastUse = Int32(step) }
      }
    }
    return records
  }

  var isNeeded: Bool { lastUse >= 0 }
}

/// log₂(2^a + 2^b), or a little more.
func logSum(_ a: Double, _ b: Double) -> Double {
  let (high, low) = a >= b ? (a, b) : (b, a)
  return low == -.infinity || high - low > 60 ? high : high + log2(1 + exp2(low - high))
}
