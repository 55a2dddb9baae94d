import NumericCore

extension PrecisionPlan {
  /// Throws if a pass would hold more memory for significands at a time than the limit allows.
  func checkMemory(
    _ tape: Tape, _ records: [StepRecord], _ limits: Limits
  ) throws(LimitExceeded) {
    let (most, overflow) = limits.memory.multipliedReportingOverflow(by: 1_000_000)
    // Most tapes stay below the limit even if nothing were released before the end.
    if overflow || records.count < most / (widest / 8 + 1) { return }
    let peak = peakBytes(tape, records)
    if peak > most {
      throw LimitExceeded(
        limit: .memory, allowed: limits.memory, requested: peak / 1_000_000 + 1)
    }
  }

  /// The peak number of bytes of the significands that are held at a time: a value is released
  /// after its last use.
  private func peakBytes(_ tape: Tape, _ records: [StepRecord]) -> Int {
    var held = 0
    var peak = 0
    for step in records.indices where records[step].isNeeded {
      held += self[step] / 8
      peak = max(peak, held)
      for operand in Set(tape.places(of: step).map { Int(tape.operandList[$0]) })
      where records[operand].lastUse == step {
        held -= self[operand] / 8
      }
    }
    return peak
  }
}
