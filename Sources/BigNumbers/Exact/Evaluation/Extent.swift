#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The size and the uncertainty of a value: base-2 logarithms of bounds, which are all that a plan
/// of precisions needs of an enclosure.
struct Extent: Sendable {
  // The logarithms are computed on demand: most evaluations take one pass and plan nothing.
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

  /// |x| is about 2^size; if the value may be zero, its uncertainty is taken instead.
  var size: Double {
    let lower = lower
    return lower.isFinite ? lower : max(error, -0x1p40)
  }
}

/// What an evaluation keeps about a step.
struct StepRecord: Sendable {
  /// The last step that reads this one; the number of steps for the root, and −1 for a step that
  /// nothing needs.
  var lastUse: Int32 = -1
  /// The place of the enclosure among those that are held.
  var slot: Int32 = -1

  /// The records of the steps that a root needs.
  static func all(_ tape: Tape, root: Int) -> [StepRecord] {
    var records = [StepRecord](filling: StepRecord(), count: root + 1)
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

/// log₂(2^a + 2^b), or slightly more.
func logSum(_ a: Double, _ b: Double) -> Double {
  let (high, low) = a >= b ? (a, b) : (b, a)
  return low == -.infinity || high - low > 60 ? high : high + log2(1 + exp2(low - high))
}
