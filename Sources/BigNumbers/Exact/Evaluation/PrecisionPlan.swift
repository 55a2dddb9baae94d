/// The number of bits that each step needs.
///
/// Errors are propagated from the result back to every step. With Dᵢ, the sum over all paths of the
/// products of their sensitivities, an error εᵢ made in step i moves the result by Dᵢ·εᵢ. Each of n
/// steps may contribute 2^−s/n of the error that the result may have, where s is the slack. One
/// pass over the tape thus replaces doubling all precisions until they suffice.
struct PrecisionPlan: Sendable {
  /// The bits of every step in the first pass, with which most evaluations end.
  let firstBits: Int
  /// The bits of every step until single ones are raised.
  private var common: Int
  /// The bits of every step once some have been raised; empty before.
  private var bits: [Int] = []
  /// Spare bits, s above, which grow whenever a plan turns out to be too tight.
  ///
  /// The first 8 leave 2⁻⁸ of the error to all steps together; the rest covers the estimates.
  private var slack = 8

  /// The bits that the widest step should have by the last estimate, even if fewer were granted.
  private(set) var wanted = 0.0

  /// The number of bits that one call of `raise` may add to four times the largest so far.
  private let leap: Int

  /// Creates a plan whose first pass has the same number of bits for every step.
  init(bits: Int, goal: Goal) {
    firstBits = Self.rounded(bits)
    common = firstBits
    // A distant goal must be reached in one step from a cheap first pass.
    leap = max(4096, 2 * goal.bits)
  }

  var widest: Int { bits.max() ?? common }

  /// The number of bits of one step.
  subscript(step: Int) -> Int { bits.isEmpty ? common : bits[step] }

  /// The accuracy that a step should have: an error of at most 2^exponent.
  struct Target {
    var step: Int
    var exponent: Int
  }

  /// Raises the bits of the steps so that the targets should be met.
  ///
  /// Operands of steps that no pass has reached, which have no extents, are left alone.
  mutating func raise(for targets: [Target], _ tape: Tape, _ extents: [Extent?]) {
    if bits.isEmpty { bits = [Int](repeating: common, count: extents.count) }
    let before = bits
    // Estimates from wide enclosures can be far too large; every pass gives better ones.
    let most = 4 * widest + leap
    // demand = log₂(sensitivity / error that the target may have).
    var demand = [Double](repeating: -.infinity, count: bits.count)
    for target in targets {
      demand[target.step] = logSum(demand[target.step], -Double(target.exponent))
    }
    let last = targets.map(\.step).max() ?? 0
    wanted = 0
    let share = Double(Int.bitWidth - last.leadingZeroBitCount)
    for step in stride(from: last, through: 0, by: -1) where demand[step] > -.infinity {
      guard let extent = extents[step] else { continue }
      let needed = extent.upper + demand[step] + share + Double(slack)
      wanted = max(wanted, needed)
      if needed > Double(bits[step]) { bits[step] = Self.rounded(Int(min(needed, Double(most)))) }
      let places = tape.operands(of: step)
      let operands = places.compactMap { extents[Int($0)] }
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
      // The estimates were too small: raise all steps that take part.
      slack *= 2
      for step in 0...last where demand[step] > -.infinity {
        bits[step] = Self.rounded(bits[step] + slack)
      }
    }
  }

  /// Gives all steps the same number of bits, which is at least that of the widest one.
  mutating func raiseAll(to bits: Int) {
    common = Self.rounded(bits)
    self.bits = []
  }

  /// The bits of a first pass that is expected to meet a goal.
  static func firstBits(for goal: Goal, spare: Int = 8) -> Int { rounded(goal.bits + spare) }

  /// Rounded up to whole words, which MPFR computes with anyway.
  static func rounded(_ bits: Int) -> Int { (max(bits, 64) + 63) & ~63 }
}
