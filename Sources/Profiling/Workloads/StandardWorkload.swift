public import BigNumbers
public import NumericCore

/// A predefined workload: a program, its inputs, and what is known of the results.
public struct StandardWorkload: Sendable {
  /// A short name.
  public let name: String
  /// A description in one line.
  public let summary: String
  /// The program.
  public let program: Program
  /// The inputs of each evaluation.
  public let points: [[BigRational]]
  /// The results for the first inputs, if they are known mathematically.
  public let known: [BigRational]?
  /// Whether it is a single function of the catalogue, which may be undefined at some of the
  /// points.
  public let isFunction: Bool

  /// Creates a workload.
  public init(
    name: String, summary: String, program: Program, points: [[BigRational]],
    known: [BigRational]?, isFunction: Bool = false
  ) {
    (self.name, self.summary, self.program) = (name, summary, program)
    (self.points, self.known, self.isFunction) = (points, known, isFunction)
  }

  init(
    name: String, summary: String, program: Program, inputs: [BigRational], known: [BigRational]?
  ) {
    self.init(name: name, summary: summary, program: program, points: [inputs], known: known)
  }

  /// The algorithms, followed by one workload for each function.
  public static let all: [StandardWorkload] =
    [
      dot, horner, matrixProduct, hilbert, wilkinson, kahan, moler, bodies, logistic, mandelbrot,
      mean,
      variance, varianceInOnePass,
    ] + sums + functions
}

extension StandardWorkload {
  /// The workload, after its true results have been compared with the known ones; nil if they
  /// contradict them, which is an error of this program.
  public func prepared(limits: ExactLimits) throws(ComputationFailure) -> ProgramWorkload? {
    let workload = try certified(limits)
    return try hasKnownResults(workload, limits) ? workload : nil
  }

  /// The workload restricted to the points at which it has a value.
  private func certified(_ limits: ExactLimits) throws(ComputationFailure) -> ProgramWorkload {
    let points = points.map { $0.map { ExactReal($0) } }
    let workload = try ProgramWorkload(name: name, summary: summary, program, points: points)
    guard isFunction else { return workload }
    // A result of zero has no correct digits.
    return try workload.kept { truth throws(ComputationFailure) in
      try truth.sign(limits: limits) != 0
    }
  }

  private func hasKnownResults(
    _ workload: ProgramWorkload, _ limits: ExactLimits
  ) throws(ComputationFailure) -> Bool {
    for (truth, value) in zip(workload.truths[0], known ?? []) {
      if try truth.compared(to: ExactReal(value), limits: limits) != .equal { return false }
    }
    return true
  }
}
