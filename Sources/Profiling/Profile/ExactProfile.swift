import BigNumbers
import NumericCore

extension ProgramWorkload {
  /// The costs of each instruction in exact evaluation.
  func exactNodes(
    _ precision: Precision, _ plan: MeasurementPlan, _ limits: ExactLimits
  ) throws(ComputationFailure) -> [ProgramProfile.Node] {
    let exact = try ExactProgram(lowering: program)
    let watch = StepWatch(instructions: program.instructions.count)
    var passes = 0
    let start = Stopwatch.now()
    // Measures for as long as all samples of one competitor take.
    while passes == 0 || Stopwatch.now() - start < plan.samples * plan.sampleTime {
      for point in points {
        try exact.enclose(at: point, precision, limits: limits, observer: watch)
      }
      passes += 1
    }
    return watch.nodes(evaluations: Double(passes * points.count))
  }
}

/// Measures the time of every step, minus the time of reading the clock.
private final class StepWatch: EvaluationObserver {
  private var start = 0
  private let lookTime: Double
  private var times: [Double]
  private var counts: [Int]
  private var bits: [Int]

  init(instructions: Int) {
    times = [Double](repeating: 0, count: instructions)
    counts = [Int](repeating: 0, count: instructions)
    bits = [Int](repeating: 0, count: instructions)
    let looks = (0..<1001).map { _ in Double(Stopwatch.nanoseconds {}) }
    lookTime = Timing(looks).median
  }

  func willEnclose() { start = Stopwatch.now() }

  func didEnclose(instruction: Int, bits newBits: Int) {
    times[instruction] += max(0, Double(Stopwatch.now() - start) - lookTime)
    counts[instruction] += 1
    bits[instruction] = max(bits[instruction], newBits)
  }

  func nodes(evaluations: Double) -> [ProgramProfile.Node] {
    times.indices.filter { counts[$0] > 0 }.map { index in
      ProgramProfile.Node(
        instruction: index, time: times[index] / evaluations,
        count: Double(counts[index]) / evaluations, bits: bits[index])
    }
  }
}
