/// The bits that each step needs.
///
/// Errors are carried from the result back to every step: with Dᵢ = Σ over paths of the products of
/// sensitivities, an error εᵢ made in step i moves the result by Dᵢ·εᵢ. Among n steps each may spend
/// 2^−s/n of the error that the result can bear. So one pass over the tape replaces doubling everything
/// until it is enough.
struct PrecisionPlan: Sendable {
  /// Bits of every step until some are raised: most evaluations end with the first pass.
  private let common: Int
  /// Bits of every step once some were raised; empty before.
  private var bits: [Int] = []
  /// Grows whenever a plan turns out to be too tight.
  private var slack = 8

  /// What one raise may add to four times the bits so far.
  private let leap: Int

  /// The first pass has so many bits, whatever the goal.
  init(bits: Int, goal: Goal) {
    common = Self.rounded(bits)
    // A far goal is reached in one step from a cheap first pass.
    leap = max(4096, 2 * goal.bits)
  }

  var widest: Int { bits.max() ?? common }

  /// The bits of one step.
  subscript(step: Int) -> Int { bits.isEmpty ? common : bits[step] }

  /// An accuracy that is wanted of a step: an error of at most 2^exponent.
  struct Target {
    var step: Int
    var exponent: Int
  }

  /// Raises the bits so that the targets should be met. What is unknown of a step that was not reached
  /// is left alone.
  mutating func raise(
    for targets: [Target], _ tape: Tape, _ records: [StepRecord]
  ) {
    if bits.isEmpty { bits = [Int](repeating: common, count: records.count) }
    let before = bits
    // Estimates from poor enclosures can be absurd; better ones come with every pass.
    let most = 4 * widest + leap
    // demand = log₂(sensitivity / error that the target can bear).
    var demand = [Double](repeating: -.infinity, count: bits.count)
    for target in targets {
      demand[target.step] = logSum(demand[target.step], -Double(target.exponent))
    }
    let last = targets.map(\.step).max() ?? 0
    let share = Double(Int.bitWidth - last.leadingZeroBitCount)
    for step in stride(from: last, through: 0, by: -1) where demand[step] > -.infinity {
      guard let extent = records[step].extent else { continue }
      let needed = extent.upper + demand[step] + share + Double(slack)
      if needed > Double(bits[step]) { bits[step] = Self.rounded(Int(min(needed, Double(most)))) }
      let places = tape.operands(of: step)
      let operands = places.compactMap { records[Int($0)].extent }
      guard operands.count == places.count else { continue }
      for (position, place) in places.enumerated() {
        let moved =
          demand[step]
          + tape[step].sensitivity(
            to: position, operands: operands, result: extent)
        if !moved.isNaN { demand[Int(place)] = logSum(demand[Int(place)], moved) }
      }
    }
    if bits == before {
      // The estimates were too small: more for all that take part.
      slack *= 2
      for step in 0...last where demand[step] > -.infinity {
        bits[step] = Self.rounded(bits[step] + slack)
      }
    }
  }

  /// Whole words: MPFR computes with them anyway.
  private static func rounded(_ bits: Int) -> Int { (max(bits, 64) + 63) & ~63 }
}
