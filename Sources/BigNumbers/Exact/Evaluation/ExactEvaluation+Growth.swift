import NumericCore

// More bits before proofs. A pass takes some tenths of a microsecond a step, and a symbolic form some
// microseconds, in long chains some tens of them; and a value that is merely small needs no proof.
extension ExactEvaluation {
  /// The bits of a pass after which a question that it leaves open is worth a proof.
  ///
  /// A value that a hundred more digits would tell from zero is then told without proofs, and costs no
  /// more than it does with these digits. Chains may lose some bits in every step.
  private var patience: Int {
    plan.firstBits + Self.margin + min(8 * max(0, root - Self.fewSteps), 8192)
  }

  /// The bits of 134 decimal digits.
  private static let margin = 448

  /// The largest number of steps of which the estimates of a plan are trusted even if nothing is known
  /// of the value: in a longer chain whose radius is squared in every turn they grow like 2^(2^n).
  private static let fewSteps = 64

  /// Raises the bits of all steps after a pass that decided nothing, if that should come before a
  /// proof.
  ///
  /// Beyond the first passes the bits are powers of two, whatever the goal. More digits thus never
  /// take fewer bits, and all passes together at most twice the time of the last one.
  ///
  /// - Parameter isVague: whether the pass found out nothing at all about the value in question.
  /// - Returns: whether bits were added, so that another pass comes next.
  mutating func grows(isVague: Bool) -> Bool {
    let bits = plan.widest
    let isChain = root > Self.fewSteps
    guard mayGrow, bits < patience || isVague && isChain else { return false }
    var next = Self.powerOfTwo(notBelow: max(bits + bits / 2, bits + Self.margin))
    if !isVague || !isChain { next = min(next, patience) }
    guard next <= ceiling else { return false }
    var raised = plan
    raised.raiseAll(to: next)
    do throws(LimitExceeded) { try raised.checkMemory(tape, records, limits.sizes) } catch {
      return false
    }
    (earlierPlan, plan) = (plan, raised)
    seeksPerturbations = true
    return true
  }

  /// Begins with the second pass, after a first one elsewhere enclosed the root in `ball`, which does not meet the goal.
  mutating func skipFirstPass(that ball: Ball, _ goal: Goal) {
    guard ball.sign != nil else {
      _ = grows(isVague: ball.isVague)
      return
    }
    // As many bits as cancelled.
    let bits = plan.firstBits + goal.bits - (ball.accuracy ?? goal.bits)
    if bits <= min(ceiling, Self.mostBitsAtOnce) { plan.raiseAll(to: bits) }
  }

  /// The bits to which all steps are raised together, instead of each as far as it needs.
  private static let mostBitsAtOnce = 4096

  /// Returns to the bits before the last growth, which exceeded a limit; false if there was none.
  mutating func shrinks() -> Bool {
    guard let earlier = earlierPlan else { return false }
    (plan, earlierPlan, mayGrow) = (earlier, nil, false)
    return true
  }

  private static func powerOfTwo(notBelow bits: Int) -> Int {
    1 << (Int.bitWidth - (bits - 1).leadingZeroBitCount)
  }
}
